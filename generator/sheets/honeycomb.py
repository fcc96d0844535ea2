"""Hexagons and discs on a sheet as bees would lay them: every other row half a step to the side.

In: a paper, one piece and its shape, how many are wanted. Out: a `Grid` whose odd rows are shifted.
Rows of hexagons reach into each other until the gap between their slanted edges is the same as that
between their upright ones; without a gap they share all edges, and one cut parts two pieces. Rows
of discs come as near as discs can. Backs lie behind their fronts, mirrored as the paper is turned.
Mm, y down.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator

from generator.sheets.imposition import sheets
from generator.sheets.paper import Paper, Printing
from generator.sheets.placement import (
    Duplex,
    Fence,
    Grid,
    Stagger,
    fenced,
    fitting,
    flip_axis,
    outer_bleed,
    starts,
    too_large,
)
from generator.units import Size

_SLACK = 1e-6


def row_step(shape: str, piece: Size, gap: float) -> float:
    """From one row to the next, so that pieces of two rows are `gap` apart."""
    w, h = piece.w, piece.h
    if shape == "disc":
        return (w + gap) * math.sqrt(3) / 2 + h - w
    slanted = math.hypot(w / 2, h / 4)
    return 0.75 * h + gap * (2 * slanted - h / 4) / w


def honeycomb(
    paper: Paper,
    piece: Size,
    shape: str,
    bleed: float,
    copies: int,
    printing: Printing,
    fence: Fence | None = None,
    duplex: Duplex = Duplex.NONE,
) -> Grid:
    """Fewest sheets for so many copies first, then the widest gutter, then the most pieces a sheet,
    in the middle of the page. Raises UserError if not even one fits."""
    if fence is not None:
        printing = fence.within(printing)
    found = [
        grid
        for gap in printing.gutters
        for grid in _grids(paper, piece, shape, bleed, gap, printing, fence, duplex)
    ]
    if not found:
        raise too_large(paper, piece, duplex, printing, fence)
    return min(
        found, key=lambda grid: (sheets(copies, grid.per_sheet), -grid.gutter, -grid.per_sheet)
    )


def _grids(
    paper: Paper,
    piece: Size,
    shape: str,
    bleed: float,
    gap: float,
    printing: Printing,
    fence: Fence | None,
    duplex: Duplex,
) -> Iterator[Grid]:
    """The fullest grid with this gap; within a fence every one that it holds."""
    size, margin = paper.size, printing.margin
    whole, angle = piece, 0
    if shape == "hexagon" and piece.w > piece.h:  # one that lies on an edge is turned
        piece, angle = piece.turned(), 90
    step = row_step(shape, piece, gap)
    half = (piece.w + gap) / 2
    width, height = size.w - 2 * margin, size.h - 2 * margin
    columns = fitting(width, piece.w, gap)
    odd = min(columns, fitting(width - half, piece.w, gap))
    rows = 1 + int((height - piece.h + _SLACK) // step) if piece.h <= height + _SLACK else 0
    choices: Iterable[tuple[int, int, int]] = [(columns, odd, rows)]
    if fence is not None:
        choices = itertools.product(range(1, columns + 1), range(columns + 1), range(1, rows + 1))
    for across, shifted, down in choices:
        if not across or not down or not (across - 1 <= shifted <= min(across, odd)):
            continue
        if down > 1 and not shifted:
            continue
        wide = half if shifted == across and down > 1 else 0.0
        xs = starts(size.w - wide, piece.w, across, gap, None)
        top = (size.h - (down - 1) * step - piece.h) / 2
        ys = tuple(top + row * step for row in range(down))
        outer = (outer_bleed(xs[0], bleed, printing), outer_bleed(top, bleed, printing))
        grid = Grid(
            size,
            whole,
            duplex,
            flip_axis(size, duplex),
            angle,
            gap,
            xs,
            ys,
            bleed,
            outer,
            stagger=Stagger(half, shifted),
        )
        held = grid if fence is None else fenced(grid, fence)
        if held is not None:
            yield held
