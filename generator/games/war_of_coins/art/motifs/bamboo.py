"""A bamboo grove, two rows deep: canes with black joints and pairs of leaves."""

from __future__ import annotations

from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import leaf, wavering
from generator.games.war_of_coins.art.motifs import Paint, along
from generator.units import Box


def _cane(x: float, wide: float, index: int, body: str, shade: str, ink: str) -> list[Item]:
    """One cane from above the card to below it; its joints lie about 13 mm apart."""
    items: list[Item] = [
        Shape(paths.rectangle(Box(x - wide / 2, 0, wide, 84)), body),
        Shape(paths.rectangle(Box(x + wide * 0.16, 0, wide * 0.34, 84)), shade),
        Shape(paths.line(x - wide / 2, 0, x - wide / 2, 84), None, Stroke(ink, 0.6)),
        Shape(paths.line(x + wide / 2, 0, x + wide / 2, 84), None, Stroke(ink, 0.6)),
    ]
    over = wide / 2 + 0.8
    joints = [paths.rectangle(Box(x - over, y, 2 * over, 1.2), 0.6) for y in _joints(index)]
    return [*items, Shape(joined(joints), ink)]


def _joints(index: int) -> list[float]:
    start = -2 + 5 * wavering(index, 2.9)
    return [round(start + 13.2 * k, 3) for k in range(7)]


def _leaves(x: float, y: float, side: int) -> list[Path]:
    """Two or three leaves from a joint, to the right (1) or to the left (-1)."""
    angles = (24, -8, 52) if side > 0 else (156, 188, 128)
    return [leaf(x, y, long, 3.4, angle) for angle, long in zip(angles, (10.5, 8, 8), strict=True)]


def draw(left: float, paint: Paint) -> list[Item]:
    """Thin pale canes behind, thick ones before them, then the leaves."""
    items: list[Item] = []
    for i, x in along(left, 10.6, 6):
        items += _cane(
            x + 2.6 * wavering(i, 2.2), 2.8, i + 5, paint.pale(0.5), paint.pale(0.72), paint.ink
        )
    leaves: list[Path] = []
    for i, x in along(left, 15.875, 16):
        middle = x + 3.4 * wavering(i, 1.9, 0.6)
        items += _cane(middle, 5.0, i, paint.main, paint.deep(0.75), paint.ink)
        for k, y in enumerate(_joints(i)):
            if (i + 2 * k) % 5 < 2:
                side = 1 if (i + k) % 2 else -1
                leaves += _leaves(middle + side * 3.2, y + 0.6, side)
    items.append(Shape(joined(leaves), paint.deep(0.45), Stroke(paint.ink, 0.45, join="round")))
    grass: list[Path] = []
    for i, x in along(left, 3.1, 4):
        grass.append(leaf(x, 80, 6 + 2 * wavering(i, 1.3), 2.2, -90 + 24 * wavering(i, 2.7)))
    items.append(Shape(joined(grass), paint.black))
    return items
