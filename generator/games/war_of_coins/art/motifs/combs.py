"""A honeycomb climbing and falling through four cards: full cells, golden ones, open ones."""

from __future__ import annotations

import math

from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along

RADIUS = 7.333  # of a cell; 1.5 radii from column to column make a whole card in under six steps


def edge(world: float) -> float:
    """The comb's upper edge, as y."""
    return 41 + 9 * math.sin(2 * math.pi * (world + 8) / 127) + 3 * math.sin(world / 9)


def draw(left: float, paint: Paint) -> list[Item]:
    """Cells in columns with a corner to each side; every second column half a cell lower."""
    high = RADIUS * math.sqrt(3)
    full: list[Path] = []
    dark: list[tuple[float, float]] = []
    open_: list[tuple[float, float]] = []
    for i, x in along(left, 1.5 * RADIUS, RADIUS):
        for row in range(-1, 8):
            y = 30 + high * (row + 0.5 * (i % 2))
            if y - high / 2 < edge(x + left) or y > 92 or not -RADIUS < x < WIDTH + RADIUS:
                continue
            pick = (5 * i + 3 * row) % 13
            if pick == 4:
                dark.append((x, y))
            elif pick == 9:
                open_.append((x, y))
            else:
                full.append(paths.regular(x, y, RADIUS, 6, 0))
    line = Stroke(paint.ink, 0.8, join="round")
    items: list[Item] = [Shape(joined(full), paint.main, line)]
    for x, y in open_:
        items += [
            Shape(paths.regular(x, y, RADIUS, 6, 0), paint.pale(0.35), line),
            Shape(paths.regular(x, y, 0.62 * RADIUS, 6, 0), paint.light, Stroke(paint.white, 0.6)),
        ]
    for x, y in dark:
        items += [
            Shape(paths.regular(x, y, RADIUS, 6, 0), paint.dark, line),
            Shape(paths.regular(x, y, 0.56 * RADIUS, 6, 0), paint.gold, Stroke(paint.ink, 0.6)),
        ]
    return items
