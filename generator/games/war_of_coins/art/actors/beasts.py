"""The actors on the ground: tiger, ibex, fox, dog."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure, both

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def tiger(x: float, y: float, paint: Paint) -> list[Item]:
    """A tiger's head from the front, its shoulders below, behind canes."""
    one = Figure(x, y, paint)
    body = symmetric("M0 4 C8 3 14 7 15.4 14 C16 18 16 22 15.8 28 L0 28")
    one.fill(body, paint.gold)
    one.mark(
        body,
        both(
            "M17 10 C13.6 9.6 11 10.4 9.2 12.2 C11.6 12.8 14 12.8 17 13 Z M17 15.4 C13.6 15 11.4 "
            "15.8 9.8 17.4 C12 18 14 18 17 18 Z M17 20 C14.4 19.8 12.4 20.4 11 21.6 C13 22.4 14.6 "
            "22.4 17 22.4 Z"
        ),
        paint.ink,
    )
    one.fill(symmetric("M0 9 C3.4 9.6 6 12.6 5.8 17 C5.6 20 4.4 22 3 24 L0 24"), paint.white, 0.45)
    one.draw("M-2.4 14.6 l.7 1.6 M2.4 14.6 l-.7 1.6 M0 16.4 L0 18.2 M-1.6 19 l.6 1.4 M1.6 19 l-.6 "
             "1.4", 0.35)  # fmt: skip
    # Forelegs, and paws with their toes in the grass.
    one.fill(both("M2.2 15.4 C4.6 13.8 9 14.6 9.6 17.6 C9.9 19 9.8 21 9.6 22.6 L1.8 22.6 Z"),
             paint.gold)  # fmt: skip
    one.fill(
        both(
            "M6.6 16.8 C7.8 16.8 8.8 17 9.8 17.6 L9.8 18.6 C8.6 18.4 7.6 17.8 6.6 16.8 Z M7 19.4 "
            "C8 19.4 9 19.6 9.8 20.2 L9.8 21.2 C8.8 21 7.8 20.4 7 19.4 Z"
        ),
        paint.ink,
        0,
    )
    one.fill(both("M1 23.4 C1 21 3 20.4 5.6 20.4 C8.4 20.4 10.6 21 10.6 23.6 C10.6 25.2 8.6 25.6 "
                  "5.8 25.6 C3 25.6 1 25.2 1 23.4 Z"), paint.white, 0.6)  # fmt: skip
    one.draw(both("M4.2 23 L4 25.2 M7.2 23 L7.5 25.2"), 0.45)
    one.fill(both("M4.6 -7.4 C5.4 -11.6 9.6 -12 10.6 -8.6 C11.4 -5.8 9.8 -3.6 8 -3 Z"), paint.gold)
    one.fill(
        both("M6.6 -7.2 C7.2 -9.4 9.2 -9.4 9.5 -7.4 C9.7 -6 8.8 -5 8 -4.8 Z"), paint.white, 0.45
    )
    one.fill(
        symmetric(
            "M0 -9.4 C6 -9.4 9.6 -5.4 9.8 -.6 C9.9 1.6 11 3 11.4 4.4 C9.8 4.6 9 5.6 "
            "8.2 6.8 C6 10 3.2 11.2 0 11.2"
        ),
        paint.gold,
    )
    one.fill(
        symmetric("M0 .6 C1.6 .6 2.4 2 4.6 2.6 C7.6 3.4 7.8 6 5.8 8 C4 9.8 1.8 10.4 0 10.4"),
        paint.white,
        0.45,
    )
    one.fill(
        both("M1.9 -2.6 C2.8 -4.4 5.6 -4.4 6.6 -2.2 C5.2 -1 3.2 -1 1.9 -2.6 Z"), paint.light, 0.5
    )
    one.fill(joined(paths.ellipse(s * 4.2, -2.7, 0.95, 1.1) for s in (-1, 1)), paint.ink, 0)
    one.fill(symmetric("M0 2.2 C1.6 1.6 2.2 2.2 1.7 3 C1.2 3.8 .6 4.2 0 4.4"), paint.ink, 0)
    one.draw("M0 4.4 L0 5.8 M0 5.8 C-1 7.2 -2.8 7.2 -3.6 6 M0 5.8 C1 7.2 2.8 7.2 3.6 6", 0.55)
    one.fill(
        both(
            "M.4 -9.2 C1 -7.6 1 -6 .4 -4.6 C.2 -6 .2 -7.6 .4 -9.2 Z M2.4 -8.9 C3.2 "
            "-7.4 3.2 -6.4 2.6 -5.2 C2.2 -6.4 2.2 -7.8 2.4 -8.9 Z M9.6 -1.6 C8.4 "
            "-1.4 7.4 -.6 7 .4 C8.2 .6 9.2 .2 9.8 -.2 Z M10.4 2.4 C9 2 7.8 2.4 7.2 "
            "3.2 C8.4 3.8 9.8 3.8 10.8 3.6 Z"
        ),
        paint.ink,
        0,
    )
    one.draw(both("M3.4 4.8 L9.6 6.6 M3.4 5.6 L8.6 8.8"), 0.3)
    return one.done()


#: An ibex in profile to the left, all but its head: back, rump, a hind leg with its hock, belly, a
#: foreleg with its knee, breast and neck.
_IBEX = (
    "M-4.6 -18.2 C-2.4 -17.2 -.6 -17 1.4 -17 C4.4 -17 6.8 -18.2 9.2 -16.8 C11.3 -15.5 11.7 -13.2 "
    "11 -11 C10.5 -9.5 9.7 -8.6 9.5 -7.2 C10.1 -6.6 9.8 -5.6 9.2 -4.9 L8.4 -2.7 C8.8 -2.3 8.9 "
    "-1.7 8.8 -1.2 L6.4 -1.2 C6.3 -1.7 6.4 -2.3 6.8 -2.7 L7 -4.9 C6.9 -5.9 6.4 -6.4 5.6 -6.9 C4.4 "
    "-7.6 3.5 -8.4 3.1 -9.6 C1 -8.8 -1 -8.6 -3 -9 C-3.3 -7.8 -3.6 -6.8 -3.8 -5.9 C-3.4 -5.3 -3.6 "
    "-4.7 -4 -4.3 L-4.3 -2.6 C-4 -2.2 -3.8 -1.7 -3.9 -1.2 L-6.3 -1.2 C-6.4 -1.7 -6.2 -2.3 -5.8 "
    "-2.6 L-5.8 -4.3 C-6.3 -4.7 -6.4 -5.4 -6 -5.9 C-6.3 -7.2 -6.8 -8.2 -7.4 -9.2 C-9.2 -10.6 "
    "-10 -12.6 -9.8 -14.8 C-9.7 -17 -9.4 -18.8 -9.8 -20.6 L-8.6 -24.6 L-5.6 -24 C-4.8 -22 -4.6 "
    "-20.2 -4.6 -18.2 Z"
)
_IBEX_HEAD = (
    "M-9.3 -19.6 C-10.8 -18.9 -12 -18.4 -13.4 -18.2 C-15 -18 -16.2 -18.6 -16.3 -19.8 C-16.4 -20.8 "
    "-15.7 -21.4 -14.9 -22 C-13.3 -23.2 -12.3 -24.8 -10.2 -25.6 C-8.2 -26.3 -6.2 -25.4 -5.6 -23.6 "
    "C-5 -21.6 -6.8 -20 -9.3 -19.6 Z"
)
_IBEX_HORN = (
    "M-10.5 -25.2 C-11 -31.8 -6 -37.4 1 -37.2 C6 -37 9.4 -33.4 9.8 -28.2 C7.6 -31.6 4.8 -33.4 1.4 "
    "-33.4 C-3.2 -33.4 -6.4 -30 -6.9 -25 Z"
)


def ibex(x: float, y: float, paint: Paint) -> list[Item]:
    """An ibex on its rock, in profile to the left; its hooves stand at the place."""
    one = Figure(x, y, paint, 0.98)
    coat, shade, far = paint.pale(0.06), paint.pale(0.4), mixed(paint.main, paint.ink, 0.75)
    # The legs and the horn of the far side.
    one.fill(
        "M-3.4 -11 C-3 -8.4 -2 -7 -1.4 -5.7 C-1.1 -5.1 -1.3 -4.7 -1.5 -4.2 L-.9 -1.2 L-3.2 -1.2 "
        "L-3.3 -4.2 C-3.8 -4.7 -4 -5.2 -3.8 -5.8 L-6 -9 Z M3 -10 C4 -7.8 3.6 -6.8 3.4 -5.6 C3.6 "
        "-4.8 3.4 -4.4 3.2 -3.9 L2.2 -1.2 L4.5 -1.2 L5.3 -4.2 C5.8 -5 6.2 -6 6 -7 L8 -10 Z",
        far, 0.6,
    )  # fmt: skip
    one.fill("M-3.3 -1.3 L-.8 -1.3 L-.5 0 L-4 0 Z M2.1 -1.3 L4.6 -1.3 L4.9 0 L1.4 0 Z",
             paint.ink, 0.4)  # fmt: skip
    one.fill(placed(outline(_IBEX_HORN), (0.94, 0, 0, 0.94, 2.6, -0.6)),
             mixed(paint.gold, paint.ink, 0.62), 0.6)  # fmt: skip
    one.fill("M9.4 -17 C11 -18.8 12.6 -18.2 12.8 -16.4 C12.4 -15.2 11.4 -14.8 10.6 -14.8 Z", coat,
             0.6)  # fmt: skip
    one.fill(_IBEX, coat)
    # Shade under belly and neck, a light back, dark fronts of the legs as ibexes have them.
    one.mark(
        _IBEX,
        "M-4.4 -20 C-6.4 -18.6 -8 -17.4 -10.4 -17 L-10.4 -20.6 L-4 -24 Z M-9.9 -11.6 C-6 -8.8 -4 "
        "-10.8 0 -10.6 C2.4 -10.6 3.4 -11.6 4.2 -12.8 C4 -10.4 5 -8.6 7.4 -7.4 C8.2 -6.4 7.6 -4 "
        "7.8 -1 L10 -1 L10.4 -6 L8.6 -7.4 L3 -8 L-3 -8.4 L-3.2 -1 L-4.8 -1 L-4.8 -6 L-4.6 -8.8 "
        "L-7.4 -8.6 Z",
        shade,
    )
    one.mark(
        _IBEX,
        "M-6.8 -6.4 L-4.9 -5.4 L-5.3 -1 L-7 -1 Z M6.2 -6.6 L7.7 -5.4 L7.4 -1 L6 -1 Z",
        paint.deep(0.6),
    )
    one.mark(
        _IBEX,
        "M-6 -19 C-3 -16.4 -.6 -16 1.4 -16 C4.4 -16 6.6 -17 8.8 -15.9 C10 -15.2 10.6 -14.2 10.6 "
        "-12.8 L13 -13 L12 -19 L-4 -20 Z",
        paint.white,
    )
    one.draw(
        "M3.1 -9.6 C3.2 -11.8 4.4 -13.4 6 -14 M-7.4 -9.2 C-6.4 -10.2 -5.4 -12 -5.6 -13.8 M-3 -9 "
        "C-3.2 -9.8 -3 -10.6 -2.6 -11.2",
        0.5,
    )
    one.draw(
        "M-8.6 -14.8 l-.5 1.3 M-7 -15.8 l-.5 1.4 M-8 -12.6 l-.3 1.2 M-6.4 -18.6 l-.6 1.3 M-1.2 "
        "-13.6 l-1 .8 M1.4 -13.2 l-1 .8 M.2 -11.9 l-1 .8 M8.2 -12.6 l-.8 1.1 M9.2 -10.8 l-.8 1.1 "
        "M7 -10.8 l-.7 1",
        0.35,
    )
    one.fill("M-6.4 -1.3 L-3.8 -1.3 L-3.5 0 L-7.2 0 Z M6.3 -1.3 L8.9 -1.3 L9.2 0 L5.5 0 Z",
             paint.ink, 0.4)  # fmt: skip
    # Head: beard, muzzle, ear, eye; the near horn with its knobs.
    one.fill("M-13.6 -18.6 C-13.4 -16.8 -13.8 -15 -14.6 -13.8 C-12.4 -14.4 -10.8 -16.4 -10.4 -18.9 "
             "Z", paint.dark, 0.5)  # fmt: skip
    one.fill(_IBEX_HEAD, coat)
    one.mark(
        _IBEX_HEAD,
        "M-17 -18 C-14.6 -18.8 -13.8 -20.4 -14.4 -22.6 L-18 -21 Z M-12 -18.2 C-10.4 -20.6 -8 -21 "
        "-5 -20.6 L-6 -18 Z",
        shade,
    )
    one.draw("M-16.2 -19.6 C-15.2 -19.2 -14.4 -19.2 -13.6 -19.6 M-15.5 -20.9 L-15.1 -20.7", 0.45)
    one.fill(paths.ellipse(-11.2, -22.5, 1.05, 0.85), paint.gold, 0.4)
    one.fill(paths.ellipse(-11.3, -22.5, 0.42, 0.62), paint.ink, 0)
    one.draw("M-12.6 -23.1 C-11.9 -23.9 -10.7 -23.9 -9.9 -23.2", 0.5)
    horn = outline(_IBEX_HORN)
    one.fill(
        joined(
            paths.ellipse(-0.2 + 10.6 * math.cos(a), -26.7 + 10.8 * math.sin(a), 1.15)
            for a in (math.radians(188 + 15.5 * k) for k in range(9))
        ),
        paint.gold,
        0.55,
    )
    one.fill(horn, paint.gold)
    one.mark(
        horn,
        "M-8.6 -24 C-8.4 -30 -4 -34.6 1.4 -34.7 C5 -34.6 8 -32 9.8 -28 L4 -31 L-6 -24 Z",
        mixed(paint.gold, paint.ink, 0.78),
    )
    one.draw(
        joined(
            paths.line(0.2 + r1 * math.cos(a), -26.4 + r1 * math.sin(a), 0.2 + r2 * math.cos(a),
                       -26.4 + r2 * math.sin(a))
            for a, r1, r2 in ((math.radians(188 + 15.5 * k), 7.4, 10.6) for k in range(9))
        ),
        0.45,
    )  # fmt: skip
    one.fill("M-7.3 -23.8 C-5.6 -25.6 -3.6 -25.6 -2.4 -24.4 C-3.4 -22.8 -5.6 -22.2 -7.3 -23.8 Z",
             coat, 0.55)  # fmt: skip
    one.draw("M-6.2 -23.8 C-5.2 -24.5 -4.4 -24.5 -3.6 -24.2", 0.35)
    return one.done()


def fox(x: float, y: float, paint: Paint) -> list[Item]:
    """A fox that sits and looks back at us; its paws stand at the place."""
    one = Figure(x, y, paint, 1.0)
    one.fill(
        "M4.4 -2.4 C9 -4.6 14.6 -3.4 15.6 1 C16 3.4 14.6 5.4 12 5.8 C13 4.2 12.4 3 "
        "10.6 2.8 C8.4 2.6 6.4 2 4.6 .8 Z",
        paint.gold,
    )
    one.fill(
        "M15.2 -.4 C16.2 2.6 14.8 5.4 12 5.8 C13 4.2 12.6 3 11 2.8 C12.6 2.2 14 1.2 15.2 -.4 Z",
        paint.white,
        0.45,
    )
    one.fill(
        "M-4 -12 C.4 -13.6 4 -11 5.6 -7 C6.8 -4 7 -1 6.4 1.2 L-4.6 1.2 C-6 -3 -6 -8 -4 -12 Z",
        paint.gold,
    )
    one.fill(
        "M-4.4 -10 C-2.4 -9.4 -1 -7 -1 -4.2 C-1 -2.2 -1.6 -.4 -2.4 1.2 L-4.6 1.2 "
        "C-5.8 -2.4 -5.8 -6.6 -4.4 -10 Z",
        paint.white,
        0.45,
    )
    one.draw("M1.6 -5 C3 -3.6 3 -.8 1.6 1 M-4.8 1.2 L6.4 1.2", 0.5)
    one.fill(
        "M-9.6 -24.6 C-7.6 -23.6 -6 -22 -5.2 -20.4 C-3.6 -20.8 -1.8 -20.8 -.2 "
        "-20.4 C.6 -22 2 -23.6 4 -24.6 C4.8 -21.6 4.6 -18.6 3.4 -16 C2.4 -13.4 .2 "
        "-11.2 -2.6 -9.4 C-5.6 -11.2 -7.8 -13.4 -8.8 -16 C-10 -18.6 -10.4 -21.6 "
        "-9.6 -24.6 Z",
        paint.gold,
    )
    one.fill(
        "M-8.8 -16 C-6.6 -16.4 -4.6 -15.2 -2.7 -12.6 C-.8 -15.2 1.2 -16.4 3.4 -16 "
        "C2.4 -13.4 .2 -11.2 -2.6 -9.4 C-5.6 -11.2 -7.8 -13.4 -8.8 -16 Z",
        paint.white,
        0.45,
    )
    one.fill(
        "M-8.8 -22.6 C-7.6 -21.8 -6.8 -20.8 -6.4 -19.6 L-8.2 -18.4 Z M3.2 -22.6 C2 "
        "-21.8 1.2 -20.8 .8 -19.6 L2.6 -18.4 Z",
        paint.ink,
        0.2,
    )
    one.draw(
        "M-6.6 -16.9 C-5.8 -17.5 -4.8 -17.3 -4.2 -16.5 M1.2 -16.9 C.4 -17.5 -.6 -17.3 -1.2 -16.5",
        0.7,
    )
    one.fill(paths.ellipse(-2.65, -10.6, 1.1, 0.85), paint.ink, 0)
    return one.done()


def dog(x: float, y: float, paint: Paint) -> list[Item]:
    """A dog that sits and howls up to the right; its paws stand at the place."""
    one = Figure(x, y, paint, 1.0)
    one.fill(
        "M-7 -2.4 C-10.4 -2.6 -12.6 -5.4 -12 -9 C-11.6 -11 -9.6 -11.6 -8.6 -10.2 "
        "C-9.8 -9.6 -10 -8 -9 -6.8 C-8.2 -6 -7 -5.6 -5.6 -5.6 Z",
        paint.deep(0.35),
    )
    one.fill("M-12 -8.4 C-12.2 -11.2 -9.6 -11.8 -8.6 -10.2 C-9.4 -9.8 -9.8 -9 -9.7 -8 Z",
             paint.white, 0.5)  # fmt: skip
    body = (
        "M-7.6 0 C-8.6 -5 -6.8 -9.6 -3.4 -13 C-1.6 -15 -1.2 -17.6 -.2 -20 C.2 -22 "
        "1.6 -23.6 3.4 -24.2 L8.8 -29.2 C9.8 -30 10.8 -28.8 10.2 -27.8 L8.2 -24.4 "
        "L9.6 -24.6 C10.4 -24.6 10.6 -23.6 10 -23.2 C8.6 -22 7.2 -21.2 5.8 -20.8 "
        "C5.6 -17.6 5.6 -14.6 5.2 -11.6 C5 -8 4.8 -4 5 0 Z"
    )
    one.fill(body, paint.gold)
    # A dark saddle with a ragged edge, a dark crown, and shade under the belly.
    one.mark(
        body,
        "M-12 0 L-5.8 -.6 L-6.2 -3 L-4.6 -3.6 L-5 -6 L-3 -7 L-3.6 -9.2 L-1.4 -10.4 L-2 -12.4 L.4 "
        "-13.6 L-.4 -16 L1.4 -17.6 L.8 -20 L3 -22 L4.4 -23.4 L9.4 -27.8 L8 -32 L-6 -24 L-12 -10 Z",
        paint.deep(0.35),
    )
    one.mark(body, "M1.2 0 C2.4 -3.4 2.6 -6.4 2.2 -8.6 L4.2 -5.4 L3.4 0 Z", paint.pale(0.75))
    one.fill(
        "M5.8 -20.8 C5.6 -17.6 5.6 -14.6 5.2 -11.6 C5 -9.4 4.9 -7.6 4.8 -5.6 C2.8 "
        "-8.6 2.4 -12.4 3 -16 C3.3 -18 4.4 -20 5.8 -20.8 Z",
        paint.white,
        0.45,
    )
    one.fill(
        "M-.2 -20.4 C-2.8 -20.2 -4.8 -18.4 -5.2 -15.6 C-3.2 -15.8 -.8 -16.6 .8 -18.4 Z",
        paint.deep(0.8),
        0.6,
    )
    one.draw("M-5.2 0 C-6 -3.4 -4.8 -6.8 -2 -7.4 C.8 -7.8 2.4 -5.4 2 -2.6 L1.8 0 M3 0 L3.2 -6", 0.5)
    one.fill(
        "M-8.4 0 C-8.6 -1.4 -7 -2 -5.4 -1.8 L-1 -1.8 C.4 -1.8 .6 0 .6 0 Z M1.4 0 "
        "C1.4 -1.2 2.4 -1.8 3.6 -1.7 C5 -1.8 6.4 -1.2 6.6 0 Z",
        paint.white,
        0.5,
    )
    one.draw("M3.4 -15.6 L3.6 -13.4 M4.6 -18.4 L4.5 -16.8 M3.8 -11.6 L4.2 -9.6 M-4.2 -2.6 "
             "L-4.4 -1.9 M-2.4 -5.6 C-1.2 -5.4 -.6 -4.6 -.4 -3.4", 0.35)  # fmt: skip
    one.draw("M3.4 -22.9 C3.9 -23.6 4.7 -23.7 5.3 -23.2", 0.6)
    one.fill(paths.ellipse(9.9, -28.9, 0.85), paint.ink, 0)
    one.fill(
        "M.4 -18.6 C2 -17.4 4 -16.8 5.8 -17 L5.7 -15 C3.6 -14.8 1.4 -15.4 -.4 -16.6 Z",
        paint.light,
        0.5,
    )
    one.fill(paths.ellipse(4.6, -14.4, 0.9), paint.light, 0.4)
    return one.done()
