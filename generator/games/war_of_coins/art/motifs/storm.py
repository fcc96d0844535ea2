"""Driving rain as slanted streaks in five colours; black crags, and lightning before them."""

from __future__ import annotations

from generator.art.outlines import closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import wavering
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along
from generator.units import Box

ROW = 4.3
SLANT = 2.4
TILE = 9.6  # mean length of a streak
CHANCES = (0, 3, 1, 5, 2, 0, 3, 4, 5)  # how often each colour comes; 5 is none
BOLT = (
    (1.6, -11), (6.4, -11), (3.4, -3.4), (7.0, -3.4), (-3.0, 12), (0.2, 1.6), (-4.0, 1.6),
)  # fmt: skip


def _streak(x: float, y: float, end: float) -> Path:
    return closed([(x, y), (end, y), (end - SLANT, y + ROW), (x - SLANT, y + ROW)])


def _pick(index: int, row: int) -> int:
    """Which colour a streak has, or one too many for none. Looks thrown, and never changes."""
    return CHANCES[int(abs(wavering(index, 12.9898, 78.233 * row)) * 1000) % len(CHANCES)]


def _crag(x: float, top: float) -> Path:
    return closed(
        [
            (x - 16, 78),
            (x - 6.2, top + 11),
            (x - 4.2, top + 9.4),
            (x, top),
            (x + 2.6, top + 5.4),
            (x + 5, top + 4.8),
            (x + 7.6, top + 11),
            (x + 15, 78),
        ]
    )


def draw(left: float, paint: Paint) -> list[Item]:
    """Streaks row by row, crags along the ground, lightning before every second one."""
    colours = (paint.main, paint.dark, paint.white, paint.pale(0.5), paint.black)
    by_colour: list[list[Path]] = [[] for _ in colours]
    for row in range(12):
        y = 17.4 + ROW * row

        def border(index: int, x: float, row: int = row) -> float:
            return x + 0.36 * TILE * wavering(index, 2.4, 1.1 * row)

        for i, x in along(left + 3.7 * (row % 3), TILE, 2 * TILE):
            pick = _pick(i, row)
            if pick < len(colours) and -2 * TILE < x < WIDTH + TILE:
                by_colour[pick].append(_streak(border(i, x), y, border(i + 1, x + TILE)))
    items: list[Item] = [
        Shape(joined(some), colour, Stroke(paint.ink, 0.5, join="round"))
        for colour, some in zip(colours, by_colour, strict=True)
        if some
    ]
    crags: list[Path] = [paths.rectangle(Box(-2, 70, WIDTH + 4, 14))]
    bolts: list[Path] = []
    for i, x in along(left, 21.1667, 22):
        top = 50 + 5 * wavering(i, 2.2)
        crags.append(_crag(x + 2.4, top))
        if i % 2:
            bolts.append(closed([(x + 6.5 + u, top + 12 + v) for u, v in BOLT]))
    items.append(Shape(joined(crags), paint.black))
    items.append(Shape(joined(bolts), paint.accent, Stroke(paint.ink, 0.9, join="round")))
    return items
