"""Driving rain as slanted streaks in five colours; black crags, and lightning before them."""

from __future__ import annotations

from generator.art.hwatu.curves import wavering
from generator.art.hwatu.motifs import WIDTH, Paint, along
from generator.art.outlines import Point, closed, joined
from generator.faces.drawing import Item, Path, Shape, Stroke

ROW = 4.3
SLANT = 2.4
BOLT = (
    (1.6, -11), (6.0, -11), (3.4, -3.4), (6.6, -3.4), (-2.6, 11), (0.2, 1.6), (-3.6, 1.6),
)  # fmt: skip


def _streak(x: float, y: float, long: float) -> Path:
    return closed([(x, y), (x + long, y), (x + long - SLANT, y + ROW - 0.5), (x - SLANT, y + ROW - 0.5)])


def _crag(index: int, x: float) -> list[Point]:
    top = 52 + 5.5 * wavering(index, 2.2)
    return [(x - 9, 70), (x - 4.4, top + 6), (x - 2.6, top + 6.6), (x, top), (x + 1.8, top + 2.6),
            (x + 3.4, top + 2), (x + 9, 69)]  # fmt: skip


def draw(left: float, paint: Paint) -> list[Item]:
    """Streaks by row, crags from edge to edge, a bolt on every third of them."""
    colours = (paint.main, paint.dark, paint.white, paint.pale(0.5), paint.ink)
    by_colour: list[list[Path]] = [[] for _ in colours]
    for row in range(13):
        y = 17.4 + ROW * row
        for i, x in along(left + 7.3 * row, 17.0, 20):
            pick = (3 * i + 2 * row + i * row) % 7
            if pick < 5 and x < WIDTH + 4:
                shift = 4 * wavering(i + 3 * row, 2.4)
                by_colour[pick].append(_streak(x + shift, y, 12.5 + 4.5 * wavering(i + row, 1.7)))
    items: list[Item] = [
        Shape(joined(some), colour, Stroke(paint.ink, 0.5, join="round"))
        for colour, some in zip(colours, by_colour, strict=True)
        if some
    ]
    ground: list[Point] = [(-2, 84)]
    bolts: list[Path] = []
    for i, x in along(left, 15.875, 22):
        ground += _crag(i, x + 2.4)
        if i % 3 == 1:
            bolts.append(closed([(x + 2 + u, 62.5 + v) for u, v in BOLT]))
    ground = sorted(ground[1:], key=lambda point: point[0])
    items.append(Shape(closed([(ground[0][0], 84), *ground, (ground[-1][0], 84)]), paint.ink))
    items.append(Shape(joined(bolts), paint.accent, Stroke(paint.ink, 0.9, join="round")))
    return items
