"""Three banners that hang from a rod: one with three points, one with one, one like a scroll."""

from __future__ import annotations

from generator.art.outlines import Point, closed, opened
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.silks.silk import HANG, Silk
from generator.units import Box


def _rod(one: Silk, y: float) -> list[Item]:
    return [
        Shape(paths.rectangle(Box(-19, y - 1.1, 38, 2.2), 1), one.gold, Stroke(one.ink, 0.6)),
        *(one.bead(x, y, 1.5) for x in (-19.4, 19.4)),
    ]


def _hung(one: Silk, body: Path, inside: list[Item]) -> list[Item]:
    """A banner on its rod, which hangs by two cords."""
    return [
        *one.cord(paths.line(0, HANG, 0, -19)),
        *one.cord(opened([(-15, -10), (0, -19), (15, -10)])),
        one.bead(0, -19),
        *one.cut(body, [*inside, Shape(paths.rectangle(Box(-18, -9, 36, 1.9)), one.shade)]),
        *_rod(one, -9.8),
    ]


def _hem(one: Silk, points: list[Point]) -> list[Item]:
    """A border along the sides and the foot: a band of silk between the pattern and the edge, a
    line of thread in it."""
    path = opened(points)
    return [
        Shape(path, None, Stroke(one.silk, 2.4, join="miter")),
        Shape(path, None, Stroke(one.thread, 0.6, join="miter")),
    ]


def points(one: Silk) -> list[Item]:
    """Its foot is cut in three points, the middle one the longest."""
    right = [(16.8, 10.2), (11.8, 14.6), (6.8, 11.4), (0, 20)]
    foot = [*right, *((-x, y) for x, y in right[-2::-1])]
    hem = [(15.4, -9.0), (15.3, 9.3), (11.8, 12.5), (6.4, 9.2), (0, 17.4)]
    return _hung(
        one,
        closed([(-16.4, -9), (16.4, -9), *foot]),
        [
            one.field(9.4, 1.0, lambda u, v: abs(u) < 13 and v > -6 and (v < 8 or abs(u) < 2)),
            *_hem(one, [*hem, *((-x, y) for x, y in hem[-2::-1])]),
            *one.device(5.8, 1.0),
        ],
    )


def pennant(one: Silk) -> list[Item]:
    """Its foot runs into one point; a tassel hangs from that and from both its corners."""
    hem = [(15.3, -9.0), (15.6, 6.2), (0, 17.8)]
    return [
        *_hung(
            one,
            closed([(-16.4, -9), (16.4, -9), (16.8, 6.6), (0, 19.4), (-16.8, 6.6)]),
            [
                one.field(9.4, 1.2, lambda u, v: abs(u) < 13 and v > -6 and v + 0.75 * abs(u) < 14),
                *_hem(one, [*hem, *((-x, y) for x, y in hem[-2::-1])]),
                *one.device(5.8, 1.2),
            ],
        ),
        *(item for s in (-1, 1) for item in one.tassel(s * 16.8, 7.6, 4.8, 1)),
        *one.tassel(0, 20.4, 5, 2),
    ]


def scroll(one: Silk) -> list[Item]:
    """A second rod holds its foot down."""
    return [
        *_hung(
            one,
            closed([(-16.4, -9), (16.4, -9), (16.4, 15), (-16.4, 15)]),
            [
                one.field(8.9, 2.2, lambda u, v: abs(u) < 13 and -6 < v < 12),
                *_hem(one, [(15.2, -9.0), (15.2, 16), (-15.2, 16), (-15.2, -9.0)]),
                *one.device(5.6, 2.2),
            ],
        ),
        *_rod(one, 15.6),
        *one.tassel(-12, 18.4, 3.0, 1),
        *one.tassel(12, 18.4, 3.0, 1),
    ]
