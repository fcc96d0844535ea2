"""The ibex on its rock."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: An ibex in profile to the left, all but its head: back, rump, a hind leg with its hock, belly, a
#: foreleg with its knee, breast and neck.
_BODY = (
    "M-4.6 -18.2 C-2.4 -17.2 -.6 -17 1.4 -17 C4.4 -17 6.8 -18.2 9.2 -16.8 C11.3 -15.5 11.7 -13.2 "
    "11 -11 C10.5 -9.5 9.7 -8.6 9.5 -7.2 C10.1 -6.6 9.8 -5.6 9.2 -4.9 L8.4 -2.7 C8.8 -2.3 8.9 "
    "-1.7 8.8 -1.2 L6.4 -1.2 C6.3 -1.7 6.4 -2.3 6.8 -2.7 L7 -4.9 C6.9 -5.9 6.4 -6.4 5.6 -6.9 C4.4 "
    "-7.6 3.5 -8.4 3.1 -9.6 C1 -8.8 -1 -8.6 -3 -9 C-3.3 -7.8 -3.6 -6.8 -3.8 -5.9 C-3.4 -5.3 -3.6 "
    "-4.7 -4 -4.3 L-4.3 -2.6 C-4 -2.2 -3.8 -1.7 -3.9 -1.2 L-6.3 -1.2 C-6.4 -1.7 -6.2 -2.3 -5.8 "
    "-2.6 L-5.8 -4.3 C-6.3 -4.7 -6.4 -5.4 -6 -5.9 C-6.3 -7.2 -6.8 -8.2 -7.4 -9.2 C-9.2 -10.6 "
    "-10 -12.6 -9.8 -14.8 C-9.7 -17 -9.4 -18.8 -9.8 -20.6 L-8.6 -24.6 L-5.6 -24 C-4.8 -22 -4.6 "
    "-20.2 -4.6 -18.2 Z"
)
_HEAD = (
    "M-9.3 -19.6 C-10.8 -18.9 -12 -18.4 -13.4 -18.2 C-15 -18 -16.2 -18.6 -16.3 -19.8 C-16.4 -20.8 "
    "-15.7 -21.4 -14.9 -22 C-13.3 -23.2 -12.3 -24.8 -10.2 -25.6 C-8.2 -26.3 -6.2 -25.4 -5.6 -23.6 "
    "C-5 -21.6 -6.8 -20 -9.3 -19.6 Z"
)
_HORN = (
    "M-10.5 -25.2 C-11 -31.8 -6 -37.4 1 -37.2 C6 -37 9.4 -33.4 9.8 -28.2 C7.6 -31.6 4.8 -33.4 1.4 "
    "-33.4 C-3.2 -33.4 -6.4 -30 -6.9 -25 Z"
)


def ibex(x: float, y: float, paint: Paint) -> list[Item]:
    """An ibex on its rock, in profile to the left; its hooves stand at the place."""
    one = Figure(x, y, paint, 1.06)
    coat, shade = paint.pale(0.06), paint.pale(0.4)
    far = mixed(paint.pale(0.5), paint.ink, 0.8)
    # The legs and the horn of the far side.
    one.fill(
        "M-3.4 -11 C-3 -8.4 -2 -7 -1.4 -5.7 C-1.1 -5.1 -1.3 -4.7 -1.5 -4.2 L-.9 -1.2 L-3.2 -1.2 "
        "L-3.3 -4.2 C-3.8 -4.7 -4 -5.2 -3.8 -5.8 L-6 -9 Z M3 -10 C4 -7.8 3.6 -6.8 3.4 -5.6 C3.6 "
        "-4.8 3.4 -4.4 3.2 -3.9 L2.2 -1.2 L4.5 -1.2 L5.3 -4.2 C5.8 -5 6.2 -6 6 -7 L8 -10 Z",
        far, 0.6,
    )  # fmt: skip
    one.fill("M-3.3 -1.3 L-.8 -1.3 L-.5 0 L-4 0 Z M2.1 -1.3 L4.6 -1.3 L4.9 0 L1.4 0 Z",
             paint.ink, 0.4)  # fmt: skip
    one.fill(placed(outline(_HORN), (0.94, 0, 0, 0.94, 2.6, -0.6)),
             mixed(paint.gold, paint.ink, 0.62), 0.6)  # fmt: skip
    one.fill("M9.4 -17 C11 -18.8 12.6 -18.2 12.8 -16.4 C12.4 -15.2 11.4 -14.8 10.6 -14.8 Z", coat,
             0.6)  # fmt: skip
    one.fill(_BODY, coat, 0)
    # Shade under belly and neck, a light back, dark fronts of the legs as ibexes have them.
    one.mark(
        _BODY,
        (
            "M-4.4 -20 C-6.4 -18.6 -8 -17.4 -10.4 -17 L-10.4 -20.6 L-4 -24 Z M-9.9 -11.6 C-6 -8.8 "
            "-4 -10.8 0 -10.6 C2.4 -10.6 3.4 -11.6 4.2 -12.8 C4 -10.4 5 -8.6 7.4 -7.4 C8.2 -6.4 "
            "7.6 -4 7.8 -1 L10 -1 L10.4 -6 L8.6 -7.4 L3 -8 L-3 -8.4 L-3.2 -1 L-4.8 -1 L-4.8 -6 "
            "L-4.6 -8.8 L-7.4 -8.6 Z",
            shade,
        ),
        (
            "M-6.8 -6.4 L-4.9 -5.4 L-5.3 -1 L-7 -1 Z M6.2 -6.6 L7.7 -5.4 L7.4 -1 L6 -1 Z",
            mixed(paint.dark, paint.ink, 0.4),
        ),
        (
            "M-6 -19 C-3 -16.4 -.6 -16 1.4 -16 C4.4 -16 6.6 -17 8.8 -15.9 C10 -15.2 10.6 -14.2 "
            "10.6 -12.8 L13 -13 L12 -19 L-4 -20 Z",
            paint.white,
        ),
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
    one.fill(_HEAD, coat, 0)
    one.mark(
        _HEAD,
        (
            "M-17 -18 C-14.6 -18.8 -13.8 -20.4 -14.4 -22.6 L-18 -21 Z M-12 -18.2 C-10.4 -20.6 -8 "
            "-21 -5 -20.6 L-6 -18 Z",
            shade,
        ),
    )
    one.draw("M-16.2 -19.6 C-15.2 -19.2 -14.4 -19.2 -13.6 -19.6 M-15.5 -20.9 L-15.1 -20.7", 0.45)
    one.fill(paths.ellipse(-11.2, -22.5, 1.05, 0.85), paint.gold, 0.4)
    one.fill(paths.ellipse(-11.3, -22.5, 0.42, 0.62), paint.ink, 0)
    one.draw("M-12.6 -23.1 C-11.9 -23.9 -10.7 -23.9 -9.9 -23.2", 0.5)
    horn = outline(_HORN)
    one.fill(
        joined(
            paths.ellipse(-0.2 + 10.6 * math.cos(a), -26.7 + 10.8 * math.sin(a), 1.15)
            for a in (math.radians(188 + 15.5 * k) for k in range(9))
        ),
        paint.gold,
        0.55,
    )
    one.fill(horn, paint.gold, 0)
    one.mark(
        horn,
        (
            "M-8.6 -24 C-8.4 -30 -4 -34.6 1.4 -34.7 C5 -34.6 8 -32 9.8 -28 L4 -31 L-6 -24 Z",
            mixed(paint.gold, paint.ink, 0.78),
        ),
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
