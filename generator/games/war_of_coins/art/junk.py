"""A junk under full sail, on its way to the right up a swell. It stands at its place (x, y), mm on
the card: the middle of its waterline."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline
from generator.drawing import paths
from generator.drawing.drawing import Item, Path
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: A batten of a sail: its end at the mast's side and the one that the wind fills, (x, y) each.
Batten = tuple[tuple[float, float], tuple[float, float]]

_MAIN: tuple[Batten, ...] = (
    ((-6.4, -30.2), (4.4, -38.4)), ((-7.6, -24.6), (7.8, -31.2)), ((-8.2, -18.8), (9.6, -23.6)),
    ((-8.4, -13.0), (10.2, -16.0)), ((-8.0, -7.4), (9.4, -8.4)),
)  # fmt: skip
_FORE: tuple[Batten, ...] = (
    ((12.4, -21.6), (18.2, -27.0)), ((12.0, -16.8), (20.6, -20.6)), ((12.0, -12.0), (21.6, -14.2)),
    ((12.4, -7.6), (21.2, -8.2)),
)  # fmt: skip
_HULL = (
    "M-17.6 -8.6 C-15.4 -6.2 -12 -4.4 -8 -4 L9 -4 C13 -4.4 17 -6.4 20 -9.6 C19.6 -3.6 16.6 2.4 11 "
    "7 L-10 7 C-14.6 3.6 -17.4 -2 -17.6 -8.6 Z"
)


def _panels(sail: Sequence[Batten]) -> list[Path]:
    """The strips of silk between a sail's battens, each bellied to the wind's far side."""
    return [
        outline(
            f"M{x1} {y1} L{x2} {y2} Q{max(x2, u2) + 1.3} {(y2 + v2) / 2} {u2} {v2} L{u1} {v1} "
            f"Q{min(x1, u1) - 0.5} {(y1 + v1) / 2} {x1} {y1} Z"
        )
        for ((x1, y1), (x2, y2)), ((u1, v1), (u2, v2)) in pairwise(sail)
    ]


def junk(x: float, y: float, paint: Paint) -> list[Item]:
    """A junk of two masts, an eye at its bow, a pennant at its top."""
    one = Figure(x, y, paint, 0.86, -13)
    wood, cream = mixed(paint.gold, paint.ink, 0.5), mixed(paint.gold, paint.white, 0.4)
    one.draw("M.4 -3 L1 -42.4 M15.6 -4 L16.2 -29.6", 2.0)
    one.draw("M.4 -3 L1 -42.2 M15.6 -4 L16.2 -29.4", 0.8, wood)
    one.fill("M1.4 -42.4 C4.4 -44.4 6.4 -40.8 10.4 -42.4 C8.4 -40.6 9 -39.6 10 -38.2 C6.4 -37.4 "
             "4.6 -40.4 1.4 -39 Z", paint.gold, 0.6)  # fmt: skip
    for sail in (_FORE, _MAIN):
        for k, panel in enumerate(_panels(sail)):
            one.fill(panel, cream if k % 2 else paint.white)
        (x1, y1), (x2, y2) = sail[0]
        (u1, v1), (u2, v2) = sail[-1]
        one.draw(joined([paths.line(x1, y1, x2, y2), paths.line(u1, v1, u2, v2)]), 1.3)
    one.draw("M9.4 -8.4 L-12.6 -9.8 M10.2 -16 L-12.6 -9.8", 0.35)
    # A cabin at the stern, the hull with its planks and its pale rail.
    one.fill("M-15.6 -6.6 L-14.8 -12 L-8.6 -11 L-8.4 -4 Z", wood)
    one.fill("M-17 -12.8 C-14 -13.8 -10 -13 -7.2 -11.2 L-7.4 -10 L-16.8 -11.2 Z", paint.dark, 0.6)
    one.fill("M-13.2 -9.6 L-10.4 -9.2 L-10.2 -6.6 L-13 -7.2 Z", paint.gold, 0.45)
    one.fill(_HULL, wood, 0)
    one.mark(
        _HULL,
        (
            "M-18 -9 C-15.4 -6.2 -12 -4.4 -8 -4 L9 -4 C13 -4.4 17 -6.4 20 -9.6 L20 -6.8 C17 -3.8 "
            "13 -1.9 9 -1.6 L-8 -1.6 C-12 -2 -15.4 -3.6 -18 -6 Z",
            paint.white,
        ),
        ("M-18 2.6 L20 2.6 L20 8 L-18 8 Z", paint.dark),
    )
    one.draw("M-17 -5.4 C-14.6 -3.4 -12 -1.9 -8 -1.6 L9 -1.6 C13 -1.9 16.4 -3.6 19.2 -6.2 M-15.6 "
             ".8 L16.4 .4", 0.45)  # fmt: skip
    one.fill(paths.ellipse(14.6, -1.0, 1.7, 1.3), paint.white, 0.5)
    one.fill(paths.ellipse(15.0, -1.0, 0.7), paint.ink, 0)
    return one.done()
