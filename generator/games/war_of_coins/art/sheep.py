"""Sheep for whoever cannot sleep: one leaps, one is over with its lamb, and the stars look on."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, moved, scaled, times, turned
from generator.games.war_of_coins.art.actors.figure import Figure
from generator.units import Box

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: Legs from the body down, then the hooves: of one that leaps, and of one that stands.
_LEAPING = (
    "M-5.4 1 L-10.8 3.4 L-12.2 5.8 L-10.4 6.4 L-9.4 5.2 L-3.4 4 Z "
    "M3.6 3.4 L8.8 5.6 L11.6 4.4 L11 2.6 L9.2 3.2 L6 .6 Z",
    "M-5.2 2.4 L-8.6 6.2 L-11.4 7.8 L-10.4 9.4 L-7.2 8 L-1.4 4.6 Z "
    "M1.4 4.4 L6.2 8 L9.4 7.4 L9.2 5.6 L6.8 5.6 L4.8 2.8 Z",
)
_STANDING = (
    "M-3.4 2 L-3.2 8.2 L-1.4 8.2 L-1 2 Z M1.8 2 L2 8.2 L3.8 8.2 L4.2 2 Z",
    "M-6 1 L-5.4 9.4 L-3.5 9.4 L-3 1 Z M3.8 1 L4.2 9.4 L6.1 9.4 L6.8 1 Z",
)


def _fleece(wide: float, high: float, bumps: int) -> Path:
    """A round cloud of curls."""
    places = [
        (wide * math.cos(2 * math.pi * k / bumps), high * math.sin(2 * math.pi * k / bumps))
        for k in range(bumps + 1)
    ]
    r = 1.3 * math.pi * (wide + high) / 2 / bumps
    (x, y), *others = places
    return outline(f"M{x} {y} " + " ".join(f"A{r} {r} 0 0 1 {u} {v}" for u, v in others) + " Z")


def _head(one: Figure, x: float, y: float, turn: float, paint: Paint) -> list[Item]:
    """The dark face of a sheep whose neck ends at (x, y) of its figure, wool on its brow."""
    head = Figure(0, 0, paint)
    head.place = times(one.place, times(moved(x, y), times(turned(turn), scaled(0.88))))
    head.seen = one.seen
    face = mixed(paint.gold, paint.ink, 0.36)
    head.fill("M-2.8 -2.4 C-1.8 -4.4 1.8 -4.4 3.8 -3 L7.4 -.2 C8.9 1 8.7 3 7 3.5 C5.4 3.9 3.2 3.4 "
              "1.2 3 C-1.4 2.4 -3.4 .2 -2.8 -2.4 Z", face)  # fmt: skip
    head.fill("M-.2 -2 C-2.2 -3.4 -5.2 -3 -6.6 -.8 C-4.8 .8 -1.6 .6 0 -.6 Z", face, 0.6)
    head.fill(placed(_fleece(3.0, 1.9, 8), moved(-0.2, -4)), paint.white, 0.6)
    head.fill(paths.ellipse(2.7, -1.0, 1.05), paint.light, 0)
    head.fill(paths.ellipse(3.1, -1.2, 0.55), paint.ink, 0)
    head.draw("M7.2 .9 L7.6 1.2 M7.2 2.5 C6.4 2.6 5.6 2.3 5 1.8", 0.4, paint.light)
    return head.done()


def _sheep(one: Figure, paint: Paint, legs: tuple[str, str], head: tuple[float, float, float],
           ) -> list[Item]:  # fmt: skip
    """A sheep about the middle of its fleece; `head` is where its neck ends, and how far the head
    is turned, in degrees."""
    dark, dim = mixed(paint.gold, paint.ink, 0.42), mixed(paint.gold, paint.ink, 0.2)
    one.fill(legs[0], dim, 0.6)
    one.fill(legs[1], dark, 0.6)
    one.fill(paths.ellipse(-8, -1.4, 1.8, 1.5), paint.white, 0.6)
    fleece = _fleece(7.4, 5, 12)
    one.fill(fleece, paint.white, 0)
    one.mark(fleece, ("M-10 1 C-4 5 4 4.6 10 -.6 L10 8 L-10 8 Z",
                      mixed(paint.white, paint.accent, 0.7)))  # fmt: skip
    one.draw("M-3.6 -1.6 C-3 -.6 -1.8 -.6 -1.2 -1.6 M.6 .6 C1.2 1.6 2.4 1.6 3 .6 M-5 1 C-4.4 1.8 "
             "-3.4 1.8 -2.8 1", 0.4)  # fmt: skip
    return [*one.done(), *_head(one, *head, paint)]


def _fence(x: float, y: float, paint: Paint) -> list[Item]:
    one = Figure(x, y, paint)
    wood = mixed(paint.gold, paint.ink, 0.62)
    for v in (-7.0, -3.4):
        one.fill(paths.rectangle(Box(-8.4, v, 16.8, 1.9), 0.5), wood, 0.6)
    for u in (-5.8, 0.0, 5.8):
        one.fill(outline(f"M{u - 1.2} 0 L{u - 1.2} -8.4 L{u} -9.6 L{u + 1.2} -8.4 L{u + 1.2} 0 Z"),
                 mixed(paint.gold, paint.ink, 0.78), 0.6)  # fmt: skip
    return one.done()


def counted(x: float, y: float, paint: Paint) -> list[Item]:
    """Three sheep under the stars: one in the air over a fence, one that is over and looks back,
    and its lamb between them. The place is the middle of their hill's crest."""
    over = Figure(x + 17.2, y - 1.6, paint, 0.8)
    over.place = times(over.place, (-1, 0, 0, 1, 0, 0))  # to the left
    return [
        *_fence(x - 8.4, y + 6.4, paint),
        *_sheep(over, paint, _STANDING, (7.6, -3.4, -8)),
        *_sheep(Figure(x - 10.0, y - 11.4, paint, 0.98, -10), paint, _LEAPING, (7.6, -3.6, 12)),
        *_sheep(Figure(x + 5.8, y + 3.4, paint, 0.46), paint, _STANDING, (6.6, -4.0, -34)),
    ]
