"""Ticks on the cut lines between cards: where to cut once a sheet is in strips.

In: a grid, or shelves of several sizes, and which slots hold cards. Out: lines in mm. Crop marks
stand round the block of cards: many a printer loses some of them at the paper's edge, and the first
cuts take the others from the strips in the middle. Ticks stand where two gutters cross, and where a
gutter meets the edge of the block: in what is cut away, and a little off the corners of all cards.
Cards that touch have nothing to cut away between them, and so no ticks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from generator.sheets.marks import Line
from generator.sheets.placement import Grid, Spot
from generator.sheets.shelves import Shelves

#: A gap that differs from the gutter by more mm is none: a fold lies in it.
_SAME = 1e-3

Span = tuple[float, float]


def ticks(ground: Grid | Shelves, off: float, spots: Iterable[Spot]) -> list[Line]:
    """The ticks of a page on which these spots hold cards, as one looks at it. They start `off` mm
    from the cards' corners; one that would be shorter than that is left out."""
    if isinstance(ground, Grid):
        return list(_of_grid(ground, off, [spot.slot for spot in spots]))
    held = list(spots)
    return [
        line
        for band in ground.bands
        for line in _of_grid(
            band.grid, off, [spot.slot - band.first for spot in held if band.holds(spot)]
        )
    ]


@dataclass
class _Way:
    """The cuts of all columns from left to right, or of all rows down the page: all `cuts`, those
    at a `gutter`, and where lines that cross them may be drawn: in `gutters`, and in the bleed at
    both `ends` of what lies together."""

    cuts: list[float] = field(default_factory=list)
    at_gutters: list[float] = field(default_factory=list)
    gutters: list[Span] = field(default_factory=list)
    ends: list[Span] = field(default_factory=list)


def _of_grid(grid: Grid, off: float, slots: Collection[int]) -> Iterator[Line]:
    size = grid.lying
    columns = {slot % grid.columns for slot in slots}
    rows = {slot // grid.columns for slot in slots}
    x = _way(grid, grid.xs, size.w, grid.outer[0], columns, off)
    y = _way(grid, grid.ys, size.h, grid.outer[1], rows, off)
    for at, (start, end) in _crossing(x, y):
        yield Line(at, start, at, end)
    for at, (start, end) in _crossing(y, x):
        yield Line(start, at, end, at)


def _crossing(cut: _Way, crossed: _Way) -> Iterator[tuple[float, Span]]:
    """Each tick of the cuts of one way: its cut, and from where to where it goes."""
    for cuts, spans in ((cut.cuts, crossed.gutters), (cut.at_gutters, crossed.ends)):
        for at in cuts:
            for span in spans:
                yield at, span


def _way(
    grid: Grid,
    starts: tuple[float, ...],
    length: float,
    outer: float,
    used: Collection[int],
    off: float,
) -> _Way:
    """The columns or rows that are used: each begins at one of `starts` and is so long."""

    def gutter_after(index: int) -> bool:
        """Whether this one and the next are parted by a gutter to be cut out."""
        if index not in used or index + 1 not in used or not grid.gutter:
            return False
        return abs(starts[index + 1] - starts[index] - length - grid.gutter) < _SAME

    way = _Way()
    for index in sorted(used):
        start, end = starts[index], starts[index] + length
        before, after = grid.room(starts, index, length, outer)
        way.cuts += [start, end]
        if gutter_after(index - 1):
            way.at_gutters.append(start)
        else:
            way.ends.append((start - before, start - off))
        if gutter_after(index):
            way.at_gutters.append(end)
            way.gutters.append((end + off, starts[index + 1] - off))
        else:
            way.ends.append((end + off, end + after))
    way.gutters = [span for span in way.gutters if _long(span, off)]
    way.ends = [span for span in way.ends if _long(span, off)]
    return way


def _long(span: Span, least: float) -> bool:
    return span[1] - span[0] >= least
