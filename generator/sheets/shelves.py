"""Cards of several sizes on one sheet: rows of one size, as books of one height stand on shelves.

In: a paper, `Pile`s of cards (a size and how many), how backs come about. Out: a `Stack`: every
sheet with its bands. A band is a grid of cards of one size, in the middle of the page from left to
right; bands stand one above the other with a gap between them, in which the crop marks of both
find room; a cutting machine needs none, so there the gap is only a gutter. The tallest cards are
laid first, each row on the first sheet that has room for it. Mm from the page's top-left corner, y
down.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import fsum

from generator.errors import Problem, UserError
from generator.sheets.imposition import Axis
from generator.sheets.paper import Paper, Printing
from generator.sheets.placement import (
    Duplex,
    Fence,
    Grid,
    Placed,
    Spot,
    fenced,
    fitting,
    flip_axis,
    outer_bleed,
    starts,
    too_large,
)
from generator.units import Box, Size

_SLACK = 1e-6
#: With more sizes than these, not every way of turning them is tried.
_MOST_TRIED = 6
#: Within a fence rows may be narrower by this many columns, to keep off marks in the corners; with
#: more sizes than these, only the best ways of each are tried.
_NARROWER, _MOST_FENCED = 2, 3


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one size: with their bleed, in mm, how many copies there are, and the gutters to try
    between them, if not those of all."""

    size: Size
    bleed: float
    copies: int
    gutters: tuple[float, ...] = ()


@dataclass(frozen=True)
class Band:
    """Rows of one size on one sheet. `pile` says which cards, `first` is the number of its first
    slot on the page; `places` are those of its fronts that hold cards, from 0."""

    pile: int
    grid: Grid
    first: int
    places: tuple[int, ...]

    def spots(self, side: str) -> list[Spot]:
        """Where its fronts are, or their backs, in order, numbered as slots of the page."""
        spots = self.grid.fronts if side == "front" else self.grid.backs
        return [replace(spot, slot=spot.slot + self.first) for spot in spots]

    def holds(self, spot: Spot) -> bool:
        return self.first <= spot.slot < self.first + self.grid.columns * self.grid.rows


@dataclass(frozen=True)
class Shelves:
    """One sheet, as one looks at its front, or `turned` over: then bands lie as on its back."""

    paper: Size
    duplex: Duplex
    axis: Axis | None
    bands: tuple[Band, ...]
    keep_out: tuple[Box, ...] = ()

    @cached_property
    def fronts(self) -> tuple[Spot, ...]:
        """The slots for fronts, band after band."""
        return tuple(spot for band in self.bands for spot in band.spots("front"))

    @cached_property
    def backs(self) -> tuple[Spot, ...]:
        """For each of `fronts` the spot of its back."""
        return tuple(spot for band in self.bands for spot in band.spots("back"))

    @property
    def block(self) -> Box:
        """The box round all trims."""
        return _hull([band.grid.block for band in self.bands])

    @property
    def bled(self) -> Box:
        """The box round all bands with their outer bleed."""
        return _hull([band.grid.bled for band in self.bands])

    @cached_property
    def turned(self) -> Shelves:
        """The same sheet as one looks at its back: for marks, which follow rows and columns. Bands
        are in the middle, so only a horizontal axis moves them."""
        if self.axis is not Axis.HORIZONTAL or self.duplex is Duplex.FOLD:
            return self
        bands = [
            replace(
                band,
                grid=replace(
                    band.grid,
                    ys=tuple(self.paper.h - y - band.grid.lying.h for y in reversed(band.grid.ys)),
                ),
            )
            for band in reversed(self.bands)
        ]
        return replace(self, bands=tuple(bands))

    def placed(self, sheet: int, first: int) -> list[Placed]:
        """What lies on it: copies from number `first` on, on sheet number `sheet` (from 0)."""
        spots = [
            spot
            for band in self.bands
            for place, spot in enumerate(band.spots("front"))
            if place in band.places
        ]
        return [Placed(sheet, first + index, spot) for index, spot in enumerate(spots)]


@dataclass(frozen=True)
class Stack:
    """All sheets of a job. `order` has for each copy, in the order in which they are placed, the
    number of its pile."""

    sheets: tuple[Shelves, ...]

    @property
    def per_sheet(self) -> int:
        """How many cards the fullest sheet has room for."""
        return max(len(sheet.fronts) for sheet in self.sheets)

    @property
    def order(self) -> Iterator[int]:
        for sheet in self.sheets:
            for band in sheet.bands:
                yield from [band.pile] * len(band.places)

    def placed(self) -> Iterator[tuple[Shelves, list[Placed]]]:
        """Each sheet and what lies on it."""
        first = 0
        for number, sheet in enumerate(self.sheets):
            placed = sheet.placed(number, first)
            first += len(placed)
            yield sheet, placed


def stack(
    paper: Paper,
    piles: Collection[Pile],
    duplex: Duplex,
    printing: Printing,
    skip: Collection[int] = (),
    fence: Fence | None = None,
    empty: frozenset[int] = frozenset(),
) -> Stack:
    """The piles on as few sheets as rows of one size allow, within a cutting machine's `fence` if
    there is one. `skip` are places of the first sheet that stay empty, from 1, and `empty` those of
    every sheet. Raises UserError for a card that doesn't fit on the paper."""
    if fence is not None:
        printing = _for_a_machine(printing, fence)
        piles = [_apart(pile, fence.apart) for pile in piles]
    # What lies in another row is no nearer than what lies in the same one.
    least = (min(pile.gutters or printing.gutters) for pile in piles)
    printing = replace(printing, band_gap=max(printing.band_gap, *least))
    table = _Table(paper, list(piles), duplex, printing, fence, empty)
    copies = [pile.copies for pile in piles]
    ways = [table.ways(pile) for pile in piles]
    if len(piles) > _MOST_TRIED:
        ways = [found[:1] for found in ways]
    elif fence is not None and len(piles) > _MOST_FENCED:
        ways = [found[:2] for found in ways]
    tried = [(shapes, table.filled(shapes, copies)) for shapes in itertools.product(*ways)]
    # Fewest sheets first, then the widest gutters: cards that share a cut are harder to cut well.
    shapes, sheets = min(
        tried,
        key=lambda one: (len(one[1]), -sum(shape.gutter for shape in one[0]), one[1][-1].block.h),
    )
    if skip:
        first = _skipping(sheets[0], empty.union(skip))
        for band in first.bands:
            copies[band.pile] -= len(band.places)
        sheets = [first, *table.filled(shapes, copies)]
    return Stack(tuple(sheets))


def _for_a_machine(printing: Printing, fence: Fence) -> Printing:
    """How to print without crop marks: no room is kept for them."""
    mark = replace(printing.mark, shortest=0.0, nearest=0.0)
    printing = fence.within(printing)
    return replace(printing, band_gap=max(printing.gutters), mark=mark)


def _apart(pile: Pile, least: float) -> Pile:
    """The pile with gutters of at least so many mm."""
    return replace(pile, gutters=tuple(max(gutter, least) for gutter in pile.gutters))


@dataclass(frozen=True)
class _Shape:
    """How the rows of a pile are made: cards upright or `turned`, so many columns of fronts."""

    lying: Size
    turned: bool
    gutter: float
    columns: int

    def high(self, rows: int) -> float:
        return rows * self.lying.h + (rows - 1) * self.gutter


#: What lies on a sheet: pile, rows and copies of each band, from top to bottom.
_Lying = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class _Table:
    """What the piles are laid out on, and by which rules."""

    paper: Paper
    piles: Sequence[Pile]
    duplex: Duplex
    printing: Printing
    fence: Fence | None
    empty: frozenset[int] = frozenset()

    @property
    def room(self) -> Size:
        """What margins leave of a page, or a machine's largest area."""
        margin, size = self.printing.margin, self.paper.size
        width, height = size.w - 2 * margin, size.h - 2 * margin
        if self.fence is not None and self.fence.area is not None:
            width, height = min(width, self.fence.area.w), min(height, self.fence.area.h)
        return Size(width, height)

    def ways(self, pile: Pile) -> list[_Shape]:
        """Upright and turned, each with the widest gutter that costs no column, and rows as even as
        the fewest allow; what takes least height for the whole pile comes first."""
        width, height = self.room.w, self.room.h
        if self.duplex is Duplex.FOLD:
            width = width / 2 - self.printing.fold_gap
        found = []
        for turned in (False, True):
            lying = pile.size.turned() if turned else pile.size
            gutter = max(
                pile.gutters or self.printing.gutters,
                key=lambda gap: (fitting(width, lying.w, gap), fitting(height, lying.h, gap), gap),
            )
            most = min(fitting(width, lying.w, gutter), pile.copies)
            rows = -(-pile.copies // max(1, most))
            most = -(-pile.copies // rows) if most else 0
            least = most if self.fence is None else max(1, most - _NARROWER)
            for columns in range(most, least - 1, -1):
                shape = _Shape(lying, turned, gutter, columns)
                if columns and lying.h <= height + _SLACK and self._alone(pile, shape):
                    found.append((-(-pile.copies // columns) * lying.h, shape))
        if not found:
            raise too_large(self.paper, pile.size, self.duplex, self.printing, self.fence)
        return [shape for _, shape in sorted(found, key=lambda one: one[0])]

    def _alone(self, pile: Pile, shape: _Shape) -> bool:
        """Whether one row of them can lie on a sheet of its own."""
        piles = [pile]
        return replace(self, piles=piles).sheet([shape], ((0, 1, shape.columns),)) is not None

    def filled(self, shapes: Sequence[_Shape], copies: Sequence[int]) -> list[Shelves]:
        """Rows onto sheets, the tallest first, each onto the first sheet with room."""
        sheets: list[tuple[_Lying, Shelves]] = []
        for pile in sorted(range(len(self.piles)), key=lambda one: -shapes[one].lying.h):
            left, at = copies[pile], 0
            while left > 0:
                lying = sheets[at][0] if at < len(sheets) else ()
                grown = self._with_rows(lying, pile, left, shapes)
                if grown is None and not lying:
                    raise _no_place()
                if grown is not None:
                    sheets[at : at + 1] = [grown]
                    left -= grown[0][-1][2]
                at += 1
        return [sheet for _, sheet in sheets]

    def _with_rows(
        self, lying: _Lying, pile: int, left: int, shapes: Sequence[_Shape]
    ) -> tuple[_Lying, Shelves] | None:
        """A sheet with as many rows of one more pile as it has room for; None if it has none."""
        shape, gap = shapes[pile], self.printing.band_gap
        used = fsum(shapes[one].high(rows) + gap for one, rows, _ in lying)
        free = self.room.h - used + _SLACK
        before = sum(rows * shapes[one].columns for one, rows, _ in lying)
        most = fitting(free, shape.lying.h, shape.gutter)
        needed = next(
            (r for r in range(1, most) if len(self._free(before, r * shape.columns)) >= left), most
        )
        for rows in range(needed, 0, -1):
            copies = min(left, len(self._free(before, rows * shape.columns)))
            grown = (*lying, (pile, rows, copies))
            sheet = self.sheet(shapes, grown) if copies else None
            if sheet is not None:
                return grown, sheet
        return None

    def _free(self, before: int, places: int) -> tuple[int, ...]:
        """Those of a band's places, from 0, that may hold a card; `before` are so many of bands
        above it."""
        if not self.empty:
            return tuple(range(places))
        return tuple(place for place in range(places) if before + place + 1 not in self.empty)

    def sheet(self, shapes: Sequence[_Shape], lying: _Lying) -> Shelves | None:
        """Bands in the middle of a page, from top to bottom; None if a fence doesn't hold them."""
        size, printing = self.paper.size, self.printing
        axis = Axis.VERTICAL if self.duplex is Duplex.FOLD else flip_axis(size, self.duplex)
        high = fsum(shapes[pile].high(rows) for pile, rows, _ in lying)
        high += printing.band_gap * (len(lying) - 1)
        top = y = (size.h - high) / 2
        room = min(top, printing.reach + printing.band_gap / 2 if len(lying) > 1 else top)
        bands, first, before = [], 0, 0
        for pile, rows, copies in lying:
            grid: Grid | None = self._grid(self.piles[pile], shapes[pile], rows, axis, y, room)
            if grid is not None and self.fence is not None:
                grid = fenced(grid, self.fence)
            if grid is None:
                return None
            free = self._free(before, rows * shapes[pile].columns)
            bands.append(Band(pile, grid, first, free[:copies]))
            before += rows * shapes[pile].columns
            first += grid.columns * grid.rows
            y += shapes[pile].high(rows) + printing.band_gap
        keep_out = () if self.fence is None else self.fence.blank
        return Shelves(size, self.duplex, axis, tuple(bands), keep_out)

    def _grid(
        self, card: Pile, shape: _Shape, rows: int, axis: Axis | None, y: float, room: float
    ) -> Grid:
        """A band's rows from y on; above and below it is `room` for bleed and marks."""
        size, printing = self.paper.size, self.printing
        fold = printing.fold_gap if self.duplex is Duplex.FOLD else None
        xs = starts(size.w, shape.lying.w, shape.columns, shape.gutter, fold)
        step = shape.lying.h + shape.gutter
        shown = min(card.bleed, printing.outer_bleed) if fold is not None else card.bleed
        return Grid(
            size,
            card.size,
            self.duplex,
            axis,
            90 if shape.turned else 0,
            shape.gutter,
            xs,
            tuple(y + row * step for row in range(rows)),
            shown,
            (outer_bleed(xs[0], card.bleed, printing), outer_bleed(room, card.bleed, printing)),
        )


def _no_place() -> UserError:
    return UserError(Problem("leaves a sheet without any place", key="--empty"))


def _skipping(sheet: Shelves, skip: Collection[int]) -> Shelves:
    """The sheet with these places of its fronts left empty, counted from 1."""
    bands, before = [], 0
    for band in sheet.bands:
        free = [k for k in range(len(band.grid.fronts)) if before + k + 1 not in skip]
        bands.append(replace(band, places=tuple(free[: len(band.places)])))
        before += len(band.grid.fronts)
    return replace(sheet, bands=tuple(bands))


def _hull(boxes: list[Box]) -> Box:
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
