"""A mountain of blocks seen from above one corner; white tops above the snow line."""

from __future__ import annotations

import math

from generator.art.hwatu.motifs import Paint, along
from generator.art.outlines import closed, joined
from generator.faces import paths
from generator.faces.drawing import Item, Path, Shape, Stroke

EDGE = 7.0
HALF = EDGE * math.cos(math.radians(30))  # half a block's width
RISE = EDGE / 2  # what a slanted edge climbs
SNOW = 44.0  # tops above this y are white
ROWS = 4  # from back to front


def height(world: float, row: int) -> int:
    """How many blocks stand at this place, in the row (0 is the rearmost)."""
    hill = 3.3 + 1.5 * math.sin(2 * math.pi * (world - 16) / 84.7) + 0.9 * math.sin(world / 9.5)
    return max(0, round(hill + 0.9 - 0.95 * row))


def _column(x: float, foot: float, blocks: int, paint: Paint) -> list[Item]:
    """Blocks on each other; (x, foot) is the nearest corner of the lowest."""
    top = foot - EDGE * blocks
    line = Stroke(paint.ink, 0.6, join="round")
    w, d = HALF, RISE
    left = closed([(x - w, top - d), (x, top), (x, foot), (x - w, foot - d)])
    right = closed([(x, top), (x + w, top - d), (x + w, foot - d), (x, foot)])
    lid = closed([(x, top), (x + w, top - d), (x, top - 2 * d), (x - w, top - d)])
    joints: list[Path] = [
        paths.polyline([(x - w, y - d), (x, y), (x + w, y - d)])
        for y in (top + EDGE * k for k in range(1, blocks))
    ]
    items: list[Item] = [
        Shape(left, paint.main, line),
        Shape(right, paint.dark, line),
        Shape(lid, paint.white if top < SNOW else paint.accent, line),
    ]
    if joints:
        items.append(Shape(joined(joints), None, line))
    return items


def draw(left: float, paint: Paint) -> list[Item]:
    """Rows of columns from back to front, each row half a block to the side and lower."""
    items: list[Item] = []
    for row in range(ROWS):
        foot = 73.5 + RISE * row + EDGE * 1.0
        for _, x in along(left - HALF * (row % 2), 2 * HALF, 2 * HALF):
            blocks = height(x + left, row)
            items += _column(round(x, 3), foot, blocks + 1, paint)
    return items
