"""The koi that leaps out of the sea, in a coat of scales.

It is planned straight, seen from its side: `u` along its axis from the nose (0) to the root of its
tail (1), `v` mm from the axis towards its back, and is then bent about a point below it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import Point, joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path
from generator.games.war_of_coins.art.actors.figure import Figure
from generator.games.war_of_coins.art.curves import smooth

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: What the axis is bent about, how far from it, from where and how far round (degrees).
_CENTRE, _RADIUS, _START, _REACH = (0.0, 8.0), 15.6, 199.0, 137.0
#: (u, back, belly): how far the body reaches from its axis.
_SIDES = (
    (0.0, 0.5, 0.6), (0.04, 2.0, 1.9), (0.12, 3.7, 3.2), (0.22, 4.9, 4.3), (0.34, 5.5, 5.0),
    (0.48, 5.3, 4.9), (0.62, 4.4, 3.8), (0.76, 3.1, 2.6), (0.9, 1.9, 1.8), (1.0, 1.7, 1.7),
)  # fmt: skip
_BACK_FIN = (
    (0.3, 5.0), (0.34, 7.4), (0.38, 8.7), (0.44, 8.3), (0.5, 8.3), (0.56, 7.2), (0.62, 6.9),
    (0.68, 5.5), (0.73, 4.9), (0.72, 3.0),
)  # fmt: skip
_TAIL = (
    (0.97, 1.6), (1.06, 3.2), (1.15, 6.2), (1.27, 8.6), (1.33, 8.4), (1.27, 4.6), (1.2, 1.4),
    (1.185, -0.4), (1.22, -2.6), (1.3, -6.0), (1.33, -9.0), (1.26, -8.8), (1.12, -5.6),
    (1.04, -3.0), (0.97, -1.6),
)  # fmt: skip
_BREAST_FIN = (
    (0.235, -3.0), (0.26, -6.6), (0.33, -10.4), (0.42, -12.6), (0.47, -11.6), (0.43, -8.0),
    (0.37, -4.6), (0.3, -2.8),
)  # fmt: skip
_BELLY_FIN = ((0.56, -3.6), (0.62, -7.2), (0.7, -8.4), (0.72, -6.4), (0.68, -2.9))
_SPOTS = (
    ((0.06, 4.0), (0.08, 1.2), (0.13, 0.2), (0.19, 1.2), (0.21, 3.4), (0.18, 6.0)),
    ((0.3, 7.0), (0.31, 2.4), (0.36, -0.4), (0.43, 0.2), (0.5, 2.0), (0.52, 7.0)),
    ((0.44, -1.4), (0.5, -0.2), (0.56, -1.4), (0.55, -6.0), (0.46, -6.0)),
    ((0.66, 6.0), (0.66, 1.4), (0.72, -1.2), (0.8, -0.4), (0.84, 1.4), (0.84, 5.0)),
    ((0.92, 3.0), (0.94, -3.0), (1.02, -3.0), (1.02, 3.0)),
)  # fmt: skip


def _at(u: float, v: float) -> Point:
    angle, r = math.radians(_START + _REACH * u), _RADIUS + v
    return _CENTRE[0] + r * math.cos(angle), _CENTRE[1] + r * math.sin(angle)


def _round(places: Sequence[tuple[float, float]]) -> Path:
    return smooth([_at(u, v) for u, v in places], closed=True)


def _line(*places: tuple[float, float]) -> Path:
    return smooth([_at(u, v) for u, v in places])


def _sides(u: float) -> tuple[float, float]:
    """How far back and belly lie from the axis at u."""
    for (a, back, belly), (b, other, under) in pairwise(_SIDES):
        if a <= u <= b:
            share = (u - a) / (b - a)
            return back + (other - back) * share, belly + (under - belly) * share
    return 0.0, 0.0


def _scales() -> Path:
    """Arcs in rows across the body from its gills on, none of them across its outline."""
    arcs = []
    for k in range(17):
        u = 0.262 + 0.044 * k
        back, belly = _sides(u)
        size = 1.62 * min(1.0, 0.3 + 0.7 * (back + belly) / 9)
        for j in range(-4, 5):
            v = size * (j + 0.5 * (k % 2))
            if -belly + 0.55 * size < v < back - 0.5 * size:
                half = 0.5 * size
                arcs.append(_line((u, v - half), (u + 0.03, v - 0.6 * half), (u + 0.04, v),
                                  (u + 0.03, v + 0.6 * half), (u, v + half)))  # fmt: skip
    return joined(arcs)


def koi(x: float, y: float, paint: Paint) -> list[Item]:
    """A koi that leaps out of the sea, head to the left, and the drops that it has thrown up."""
    drops = (
        (2.6, 11.4, 0.9), (-1.4, 12.6, 0.6), (5.6, 13.6, 0.6), (18.6, -1.6, 0.8), (21.0, 3.4, 0.6),
    )  # fmt: skip
    one = Figure(x, y, paint, 1.0)
    one.fill(joined(paths.ellipse(a, b, r, 1.25 * r) for a, b, r in drops), paint.white, 0.45)
    return [*carp(x, y, paint), *one.done()]


def carp(x: float, y: float, paint: Paint, fins: str = "") -> list[Item]:
    """The koi alone, its back bent like a bow; `fins` is their colour if not that of its spots."""
    one = Figure(x, y, paint, 1.0)
    if not one.seen:
        return []
    fin = fins or paint.gold
    shade, amber = mixed(paint.white, paint.main, 0.72), mixed(fin, paint.ink, 0.74)
    body = _round(
        [*((u, back) for u, back, _ in _SIDES), *((u, -belly) for u, _, belly in _SIDES[::-1])]
    )
    one.fill(_round(_TAIL), paint.white)
    one.draw(
        joined(_line((1.04, 0.45 * k), (1.12, 0.95 * k), (1.19 + 0.016 * abs(k), 1.55 * k))
               for k in (-4, -3, -2, -1, 0, 1, 2, 3, 4)), 0.4)  # fmt: skip
    one.fill(_round(_BACK_FIN), fin)
    root = [(0.33, 4.0), (0.37, 6.6), (0.5, 6.4), (0.62, 5.3), (0.71, 4.0), (0.5, 3.0)]
    one.fill(_round(root), amber, 0)
    one.draw(joined(_line((0.35 + 0.055 * k, 5.0 - 0.32 * k), (0.372 + 0.058 * k, 7.6 - 0.5 * k))
                    for k in range(6)), 0.4)  # fmt: skip
    one.fill(_round(_BELLY_FIN), fin, 0.6)
    one.draw(
        joined(_line((0.6 + 0.03 * k, -3.6), (0.645 + 0.028 * k, -6.8)) for k in range(3)), 0.4
    )
    one.fill(body, paint.white, 0)
    belly = [(0.02, -0.8), (0.12, -1.4), (0.3, -2.6), (0.5, -2.6), (0.7, -1.0), (1.02, -0.4)]
    one.mark(
        body,
        (
            smooth(
                [_at(*p) for p in belly],
                closed=True,
                tail=[_at(1.02, -6), _at(0.5, -8), _at(0.1, -7)],
            ),
            shade,
        ),
        (joined(_round(spot) for spot in _SPOTS), paint.gold),
    )
    one.draw(_scales(), 0.35)
    # Gill, mouth, barbels, eye.
    one.draw(_line((0.185, 3.4), (0.235, 1.6), (0.243, -0.6), (0.2, -3.2)), 0.6)
    one.draw(_line((0.165, 1.6), (0.195, 0.2), (0.185, -1.8)), 0.35)
    one.draw(_line((0.0, -0.2), (0.035, -0.5), (0.062, -0.2)), 0.5)
    one.draw(joined([_line((0.03, -1.6), (0.005, -3.2), (0.03, -4.8)),
                     _line((0.07, -2.4), (0.066, -4.0), (0.09, -5.4))]), 0.5)  # fmt: skip
    eye = _at(0.108, 1.5)
    one.fill(paths.ellipse(*eye, 1.25), paint.accent, 0.5)
    one.fill(paths.ellipse(*eye, 0.75), paint.ink, 0)
    one.fill(paths.ellipse(eye[0] - 0.25, eye[1] - 0.3, 0.28), paint.white, 0)
    one.draw(_line((0.36, 4.4), (0.48, 4.3), (0.58, 3.6)), 0.7, paint.white)
    one.fill(_round(_BREAST_FIN), fin)
    one.fill(_round([(0.33, -4.0), (0.385, -6.6), (0.44, -11.2), (0.41, -7.0)]), amber, 0)
    one.draw(joined(_line((0.262 + 0.028 * k, -4.6), (0.3 + 0.042 * k, -8.0 - 0.3 * k),
                          (0.35 + 0.038 * k, -10.2 - 0.2 * k)) for k in range(3)), 0.4)  # fmt: skip
    return one.done()
