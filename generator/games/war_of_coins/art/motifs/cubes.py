"""A mountain of blocks seen from above one corner, and a crane that brings one more."""

from __future__ import annotations

import math

from generator.art.outlines import closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, small_folk
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along
from generator.games.war_of_coins.art.visitors import flock

#: Four columns to a card, so that none of their edges lies within the bleed.
EDGE = WIDTH / 4 / 2 / math.cos(math.radians(30))
#: Where the crane flies, in the panorama.
CRANE = (3 * WIDTH + 35.0, 47.0)
MOLE = (2 * WIDTH + 28.0, 62.4)  # on a block's lid below the flag, which bears no hole
FLOCK = (WIDTH + 28.0, 23.0)  # over the merchant's chest
HALF = EDGE * math.cos(math.radians(30))  # half a block's width
SHIFT = 4.0  # of the first column
RISE = EDGE / 2  # what a slanted edge climbs
ROWS = 3  # from back to front
FOOT = 81.0  # of the rearmost row: below the picture's lower edge
#: Blocks in the rearmost columns, from the left of the panorama to its right: a rise under the
#: sun, a saddle where the merchant's purse hangs, a step where the flag is planted, a summit,
#: and plain under the crane.
SKYLINE = (3, 3, 4, 4, 3, 2, 2, 3, 3, 3, 4, 4, 2, 1, 1, 1)
STEPS = (0, 1, 2)  # how many blocks each row is lower than the one behind
#: Columns that are of one height in all rows, two blocks: the merchant's chest stands on them.
LEVEL = (4, 5, 6)


def height(column: int, row: int) -> int:
    """How many blocks stand in a column; row 0 is the rearmost and climbs to the summits.

    Column k of a row stands before columns k and k + 1 of the row behind, and lower.
    """
    if row:
        if column % len(SKYLINE) in LEVEL:
            return 2
        return max(1, min(height(column, row - 1), height(column + 1, row - 1)) - STEPS[row])
    return SKYLINE[column % len(SKYLINE)]


def _column(x: float, foot: float, blocks: int, paint: Paint, *, bare: bool) -> list[Item]:
    """Blocks on each other; (x, foot) is the nearest corner of the lowest. A `bare` lid has no
    hole: somebody stands on it."""
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
        Shape(lid, paint.accent, line),
    ]
    # A coin's square hole on each lid, and an inlay on the block below it.
    k = top - d
    hole = closed([(x, k - 0.36 * d), (x + 0.36 * w, k), (x, k + 0.36 * d), (x - 0.36 * w, k)])
    near = closed(
        [
            (x - u * w, top + v)
            for u, v in (
                (0.76, 1.6 - 0.76 * d),
                (0.24, 1.6 - 0.24 * d),
                (0.24, EDGE - 1.6 - 0.24 * d),
                (0.76, EDGE - 1.6 - 0.76 * d),
            )
        ]
    )
    if not bare:
        items.append(Shape(hole, paint.main, Stroke(paint.ink, 0.4, join="round")))
    items.append(Shape(near, None, Stroke(paint.dark, 0.5, join="round")))
    if joints:
        items.append(Shape(joined(joints), None, line))
    return items


def draw(left: float, paint: Paint) -> list[Item]:
    """Rows of columns from back to front, each half a block to the right and lower."""
    items: list[Item] = []
    for row in range(ROWS):
        for k, x in along(left - SHIFT - HALF * row, 2 * HALF, 2 * HALF):
            bare = row == 1 and abs(x + left - MOLE[0]) < HALF
            items += _column(x, FOOT + RISE * row, height(k, row), paint, bare=bare)
    items += flock(FLOCK[0] - left, FLOCK[1], paint)
    items += small_folk.mole(MOLE[0] - left, MOLE[1], paint)
    return items + actors.crane(CRANE[0] - left, CRANE[1], paint)
