"""Three banners that hang from a rod: one with three points, one with one, one like a scroll."""

from __future__ import annotations

from generator.art.outlines import closed, joined, opened
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
        *one.cut(body, [Shape(paths.rectangle(Box(-18, -9, 36, 1.9)), one.shade), *inside]),
        *_rod(one, -9.8),
    ]


def _sides(one: Silk, foot: float) -> Shape:
    seams = joined(paths.line(x, -9, x, foot) for x in (-15.5, 15.5))
    return Shape(seams, None, Stroke(one.thread, 0.5))


def points(one: Silk) -> list[Item]:
    """Its foot is cut in three points, the middle one the longest."""
    right = [(16.8, 8.2), (11.8, 12.6), (6.8, 9.4), (0, 18)]
    foot = [*right, *((-x, y) for x, y in right[-2::-1])]
    hem = opened([(x, y - 1.5) for x, y in foot])
    return _hung(
        one,
        closed([(-16.4, -9), (16.4, -9), *foot]),
        [
            one.rows(15.4, -5.7),
            one.rows(14.2, 6.0, gap=5),
            *one.rules(-4, 4),
            Shape(hem, None, Stroke(one.thread, 0.7, join="round")),
            _sides(one, 9),
            *one.device(8.8, 3.7),
        ],
    )


def pennant(one: Silk) -> list[Item]:
    """Its foot runs into one point; a tassel hangs from that and from both its corners."""
    hem = opened([(-16.8, 4.6), (0, 17), (16.8, 4.6)])
    return [
        *_hung(
            one,
            closed([(-16.4, -9), (16.4, -9), (16.8, 6.6), (0, 19.4), (-16.8, 6.6)]),
            [
                one.rows(15.4, -5.7),
                *one.rules(-4, 4),
                Shape(hem, None, Stroke(one.thread, 0.7, join="round")),
                _sides(one, 5.4),
                *one.device(9.6, 4.4),
            ],
        ),
        *(item for s in (-1, 1) for item in one.tassel(s * 16.8, 7.6, 4.8, 1)),
        *one.tassel(0, 20.4, 5, 2),
    ]


def scroll(one: Silk) -> list[Item]:
    """A second rod holds its foot down, with a border of cells above it."""
    cells = joined(paths.regular(2.25 * k, 10.2, 1.15, 6, 0) for k in range(-7, 8) if abs(k) > 2)
    return [
        *_hung(
            one,
            closed([(-16.4, -9), (16.4, -9), (16.4, 15), (-16.4, 15)]),
            [
                one.rows(15.4, -5.7),
                *one.rules(-4, 4, 6.2, 14),
                Shape(cells, None, Stroke(one.faint(0.8), 0.5)),
                _sides(one, 15),
                *one.device(9.6, 4.4),
            ],
        ),
        *_rod(one, 15.6),
        *one.tassel(-12, 18.4, 4.4, 1),
        *one.tassel(12, 18.4, 4.4, 1),
    ]
