"""A weeping willow: hanging twigs of paired leaves, rain slanting behind them."""

from __future__ import annotations

import math

from generator.art.outlines import Point, joined, opened
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import leaf, smooth, wavering
from generator.games.war_of_coins.art.motifs import Paint, along, crest, land

SPACE = 3.0  # from one pair of leaves to the next


def _twig(x: float, index: int) -> tuple[list[Point], Path]:
    """(points down a twig, its leaves)."""
    long = 47 + 15 * wavering(index, 2.35)
    sway = 2.6 * wavering(index, 1.7)
    count = int(long / SPACE)
    points = [(x + sway * math.sin(2.4 * k / count), 2 + SPACE * k) for k in range(count + 1)]
    leaves = []
    for k, (px, py) in enumerate(points[1:], 1):
        size = 6.4 - 2.0 * (k / count) ** 3
        leaves.append(leaf(px, py, size, 2.4, 60))
        leaves.append(leaf(px, py - SPACE / 2, size, 2.4, 120))
    leaves.append(leaf(*points[-1], 4.6, 2.2, 90))
    return points, joined(leaves)


def draw(left: float, paint: Paint) -> list[Item]:
    """Rain, far hill, ground, then twigs: light, dark and white by turns."""
    drops = [
        opened([(x + 2.2 * wavering(k, 2.1), y), (x + 2.2 * wavering(k, 2.1) - 1.5, y + 4.2)])
        for i, x in along(left, 6.35, 5)
        for k in (3 * i, 3 * i + 1, 3 * i + 2)
        for y in (22 + 18 * (k % 3) + 6 * wavering(k, 1.3),)
    ]
    far = land(crest(left, lambda world: 69.5 + 2.4 * math.sin(world / 15)))
    near = land(crest(left, lambda world: 75.2 + 1.2 * math.sin(world / 11 + 2)))
    items: list[Item] = [
        Shape(joined(drops), None, Stroke(paint.main, 0.4, "round")),
        Shape(far, paint.dark, Stroke(paint.ink, 0.7)),
        Shape(near, paint.black),
    ]
    fills = (paint.dark, paint.white, paint.main)
    for i, x in along(left, 7.94, 8):
        points, leaves = _twig(x + 1.5 * wavering(i, 2.9), i)
        items += [
            Shape(leaves, fills[(i + i // 3) % 3], Stroke(paint.ink, 0.4, join="round")),
            Shape(smooth(points), None, Stroke(paint.ink, 0.5)),
        ]
    return items
