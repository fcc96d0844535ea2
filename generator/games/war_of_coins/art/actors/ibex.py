"""The ibex on its rock."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item, moved
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: An ibex in profile to the left, all but its head: back, rump, a hind leg with its hock, belly, a
#: foreleg with its knee, breast and neck; the legs end where the hooves begin.
_BODY = (
    "M-4.6 -20.4 C-2.4 -19.4 -.6 -19.2 1.4 -19.2 C4.4 -19.2 6.8 -20.4 9.2 -19 C11.3 -17.7 11.9 "
    "-15.4 11.4 -13 C11.1 -11 10.7 -9.4 10.4 -7.8 C10.2 -7 9.6 -6.6 9.4 -6 L8.6 -1.6 L6.7 -1.6 "
    "L7.2 -6.4 C6.4 -8.2 4 -9.6 3.2 -11.6 C1 -10.8 -1 -10.7 -2.8 -11.2 C-3.6 -9.8 -4.2 -8.4 -4.4 "
    "-7 C-4.3 -6.4 -4.5 -5.9 -4.7 -5.5 L-4.7 -1.6 L-6.5 -1.6 L-6.7 -5.5 C-7.2 -6 -7.2 -6.7 -6.9 "
    "-7.2 C-6.8 -9 -7.6 -10.2 -8 -11.6 C-9.4 -13 -10 -14.8 -9.8 "
    "-17 C-9.7 -19.2 -9.4 -21 -9.8 -22.8 L-8.6 -26.8 L-5.6 -26.2 C-4.8 -24.2 -4.6 -22.4 -4.6 "
    "-20.4 Z"
)
#: The legs of the far side, a hoof about its own middle, and where the four stand.
_FAR_LEGS = (
    "M-3.8 -12 L.2 -11.4 C-.2 -9.8 -.8 -8.4 -1 -7 C-.9 -6.4 -1.1 -5.9 -1.3 -5.5 L-1.3 -1.6 "
    "L-3.1 -1.6 L-3.3 -5.5 C-3.7 -6 -3.7 -6.7 -3.4 -7.2 Z M1.7 -12 L7.7 -11 C7.3 -9.4 7.1 -8.6 6.9 "
    "-7.8 C6.7 -7 6.3 -6.6 6 -6 L5.2 -1.6 L3.3 -1.6 L3.8 -6.4 C3.3 -8 1.7 -9.6 1.7 -12 Z"
)
_HOOF = "M-1 -1.8 L1 -1.8 C1.3 -1.1 1.3 -.5 1.2 0 L-1.8 0 C-1.7 -.8 -1.4 -1.3 -1 -1.8 Z"
_NEAR_HOOVES, _FAR_HOOVES = (-5.6, 7.65), (-2.2, 4.25)
_HEAD = (
    "M-9.3 -19.6 C-10.8 -18.9 -12 -18.4 -13.4 -18.2 C-15 -18 -16.2 -18.6 -16.3 -19.8 C-16.4 -20.8 "
    "-15.7 -21.4 -14.9 -22 C-13.3 -23.2 -12.3 -24.8 -10.2 -25.6 C-8.2 -26.3 -6.2 -25.4 -5.6 -23.6 "
    "C-5 -21.6 -6.8 -20 -9.3 -19.6 Z"
)
_HORN = (
    "M-10.5 -25.2 C-11 -31.8 -6 -37.4 1 -37.2 C6 -37 9.4 -33.4 9.8 -28.2 C7.6 -31.6 4.8 -33.4 1.4 "
    "-33.4 C-3.2 -33.4 -6.4 -30 -6.9 -25 Z"
)
#: The horn of the far side: the near one's twin, a little further on.
_FAR_HORN = (
    "M-7.6 -25.6 C-7.8 -32.6 -2.4 -38.2 4.4 -38 C9.6 -37.8 13.2 -34.4 13.6 -29.4 C11.4 -32.6 8.6 "
    "-34.2 5 -34.2 C.4 -34 -3.2 -30.6 -3.8 -25.4 Z"
)


def ibex(x: float, y: float, paint: Paint) -> list[Item]:
    """An ibex on its rock, in profile to the left; its hooves stand at the place."""
    size = 1.06
    one, high = Figure(x, y, paint, size), Figure(x, y - 2.2 * size, paint, size)
    coat, shade = mixed(paint.white, paint.light, 0.72), paint.pale(0.22)
    one.fill(_FAR_LEGS, mixed(paint.pale(0.5), paint.ink, 0.8), 0.6)
    for at in _FAR_HOOVES:
        one.fill(placed(outline(_HOOF), moved(at, 0)), paint.ink, 0.4)
    # The far horn and the tail.
    one.fill(_FAR_HORN, mixed(paint.gold, paint.ink, 0.62), 0.6)
    one.fill("M9.4 -19.2 C11 -21 12.6 -20.4 12.8 -18.6 C12.4 -17.4 11.4 -17 10.6 -17 Z", coat, 0.6)
    one.fill(_BODY, coat, 0)
    # Shade under belly and neck, a light back.
    one.mark(
        _BODY,
        (
            "M-4.4 -22.2 C-6.4 -20.8 -8 -19.6 -10.4 -19.2 L-10.4 -22.8 L-4 -26.2 Z M-9.9 -13.8 "
            "C-6 -11.4 -4 -13 0 -12.8 C2.4 -12.8 3.4 -13.8 4.2 -15 C4.2 -12.6 5.6 -10.6 7.8 -9.2 "
            "C8.4 -8 7.9 -5 7.8 -1 L10.4 -1 L10.6 -8 L9 -9.6 L3 -10.4 L-3 -10.4 L-4 -8 L-4.4 -1 "
            "L-5.5 -1 L-5.4 -6 L-5 -11 L-7.6 -10.8 Z",
            shade,
        ),
        (
            "M-6 -21.2 C-3 -18.6 -.6 -18.2 1.4 -18.2 C4.4 -18.2 6.6 -19.2 8.8 -18.1 C10 -17.4 10.6 "
            "-16.4 10.6 -15 L13 -15.2 L12 -21.2 L-4 -22.2 Z",
            paint.white,
        ),
    )
    one.draw("M3.2 -11.6 C3 -13.6 4 -15.4 5.8 -16.2 M-8 -11.6 C-6.6 -12.4 -5.4 -14 -5.6 -16 M-2.8 "
             "-11.2 C-3 -12 -2.9 -12.8 -2.5 -13.4", 0.5)  # fmt: skip
    one.draw(
        "M-8.6 -17 l-.5 1.3 M-7 -18 l-.5 1.4 M-8 -14.8 l-.3 1.2 M-6.4 -20.8 l-.6 1.3 M-1.2 -15.8 "
        "l-1 .8 M1.4 -15.4 l-1 .8 M.2 -14.1 l-1 .8 M8.2 -14.8 l-.8 1.1 M9.2 -13 l-.8 1.1 M7 -13 "
        "l-.7 1",
        0.35,
    )
    for at in _NEAR_HOOVES:
        one.fill(placed(outline(_HOOF), moved(at, 0)), paint.ink, 0.4)
        one.draw(paths.line(at - 0.1, -0.3, at + 0.1, -1.2), 0.35, coat)
    _head(high, paint, coat, shade)
    return [*one.done(), *high.done()]


def _head(one: Figure, paint: Paint, coat: str, shade: str) -> None:
    """Beard, muzzle, eye and ear; the near horn with its knobs."""
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
