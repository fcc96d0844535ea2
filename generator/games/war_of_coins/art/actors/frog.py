"""The actor by the water: the frog, and the dragonfly that it looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure
from generator.games.war_of_coins.art.curves import leaf

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def frog(x: float, y: float, paint: Paint) -> list[Item]:
    """A frog that sits, hind legs folded, its face to the right; its feet stand at the place."""
    one = Figure(x, y, paint, 1.2)
    # Pale before grey rain, dark on its back only.
    coat, spot = mixed(paint.white, paint.main, 0.7), paint.deep(0.55)
    one.fill(paths.ellipse(8.6, -17.6, 2.6), coat)
    one.fill(
        "M9.6 -8 C12 -8.2 13.6 -6.6 13.9 -4.6 C14 -3.4 13.8 -2.4 13.9 -1.6 L17.2 -1.3 C18.1 -1 18 "
        "-.2 17.2 0 L15 -.1 L16 .7 C15.8 1.4 15 1.4 14.4 1.1 L11.4 0 C10.8 -1.6 10.8 -3 9.6 -4.4 Z",
        paint.main,
    )
    body = (
        "M-10.6 -1.4 C-11.6 -6 -8.4 -11.2 -3 -14.4 C.6 -16.4 3.4 -17.8 6.6 -18 C11 -18.2 15.4 "
        "-16.4 15.8 -13.8 C16 -12.2 14.4 -11.2 12.2 -10.8 C11 -8.4 10 -5.6 8 -3 C3 -.4 -8 0 "
        "-10.6 -1.4 Z"
    )
    one.fill(body, coat)
    # Back: a golden stripe down it, dark below; a dark mask behind the eye.
    one.mark(
        body,
        (
            "M-14 -2 C-10 -8 -6 -11.4 -1.6 -13.4 C2 -15 5 -15.4 7.4 -14.6 C5.6 -12.8 3.4 -12 1 "
            "-10.4 C-2.6 -8.4 -6 -5.6 -8 -1 Z M8.4 -13.8 C10.4 -12.8 12.6 -12.4 14 -12.4 L12.4 "
            "-10.9 C10.4 -10.6 8.8 -11.6 7.4 -12.6 Z",
            spot,
        ),
        (
            "M-13 -5 C-8.4 -11 -4 -13.6 6.4 -17.2 L6.2 -15.8 C-2 -13.2 -7 -10.4 -11 -4.4 Z",
            paint.gold,
        ),
    )
    one.fill(
        "M15.7 -13.2 C15 -11.8 13.8 -11.2 12.2 -10.8 C11 -8.4 10 -5.6 8 -3 C6 -2 3.4 -1.4 .8 "
        "-1.2 C4.4 -4 5.8 -7.4 6.8 -10 C9.4 -11.6 12.8 -12 15.7 -13.2 Z",
        paint.white,
        0.45,
    )
    # The near foreleg grows out of the shoulder, without a line there.
    near = (
        "M5.4 -9.6 C7.6 -10.8 10.8 -8.4 11 -5 C11.1 -3.6 10.8 -2 10.8 -.9 L14.4 -.5 C15.3 -.2 15.2 "
        ".7 14.3 .8 L12 .7 L13.2 1.6 C13 2.3 12.2 2.3 11.5 2 L8.4 .7 C7.8 -1 7.4 -3.4 5.8 -5"
    )
    one.fill(f"{near} Z", coat, 0)
    one.draw(near, 0.7)
    one.fill(
        "M-9.6 -1.6 C-6 -2.2 -2 -2 1.6 -1.4 L5.6 -.7 C6.5 -.4 6.4 .5 5.5 .6 L3.2 .5 L4.6 1.4 C4.4 "
        "2.1 3.6 2.1 2.9 1.8 L.2 .8 C-4 1 -8.6 1.2 -10.8 .6 C-12 0 -11.2 -1.4 -9.6 -1.6 Z",
        coat,
    )
    thigh = (
        "M-11.4 -.9 C-13.6 -5.4 -10 -10 -5.2 -10 C-.8 -10 2.6 -7 2.2 -4.2 C1.8 -2 -.8 -1.6 -3.4 "
        "-1.8 C-6 -2 -9 -1.8 -11.4 -.9 Z"
    )
    one.fill(thigh, coat, 0)
    one.mark(
        thigh,
        (
            "M-10.4 -11 C-9.6 -9 -8.8 -7.4 -7.4 -6 L-6.2 -6.8 C-7 -8 -7.4 -9.4 -7.4 -11 Z M-5.4 "
            "-11 C-5.2 -9.2 -4.8 -7.8 -4 -6.6 L-2.6 -7.2 C-3 -8.4 -3 -9.8 -2.8 -11 Z M-.8 -11 C-1 "
            "-9.4 -.9 -8.2 -.4 -7 L1 -7.4 L3 -10 Z",
            spot,
        ),
        ("M-14 -3.4 C-9 -3 -3 -3.6 3 -5 L3 0 L-14 0 Z", mixed(paint.white, paint.main, 0.35)),
    )
    one.draw("M7.6 -6.8 L9.4 -6.2 M7.9 -5 L10 -4.6", 0.35)
    one.fill(paths.ellipse(8.9, -17.7, 1.9), paint.gold, 0.5)
    one.fill(paths.ellipse(9.3, -17.8, 1.1, 0.8), paint.ink, 0)
    one.fill(paths.ellipse(9.6, -18.2, 0.3), paint.white, 0)
    one.fill(
        joined(paths.ellipse(a, b, r) for a, b, r in ((3.4, -10.4, 0.7), (5.0, -8.2, 0.5))),
        spot,
        0,
    )
    one.draw("M15.6 -13.9 C13 -12.8 10 -12.7 7.2 -13.8", 0.5)
    one.fill(paths.ellipse(13.9, -15.5, 0.3), paint.ink, 0)
    return one.done()


def dragonfly(x: float, y: float, paint: Paint) -> list[Item]:
    """A golden dragonfly that hovers, head down to the left: what the frog looks at."""
    one = Figure(x, y, paint, 0.9, -34)
    for angle, long in ((-62, 9.6), (-112, 8.8), (62, 9.6), (112, 8.8)):
        side = -1 if angle < 0 else 1
        one.fill(leaf(-2.2, 0.5 * side, long, 2.5, angle), paint.white, 0.6)
    one.fill("M-1.2 -.9 C2 -.8 6 -.7 9.6 -.6 C10.4 -.5 10.4 .5 9.6 .6 C6 .7 2 .8 -1.2 .9 Z",
             paint.gold, 0.6)  # fmt: skip
    one.draw("M1.4 -.7 L1.4 .7 M3.4 -.7 L3.4 .7 M5.4 -.6 L5.4 .6 M7.4 -.6 L7.4 .6", 0.5)
    one.fill(paths.ellipse(-2.4, 0, 2.1, 1.5), paint.gold, 0.6)
    one.fill(paths.ellipse(-4.9, 0, 1.1, 1.4), paint.gold, 0.6)
    one.fill(joined(paths.ellipse(-5.3, 0.9 * s, 0.75) for s in (-1, 1)), paint.ink, 0)
    return one.done()
