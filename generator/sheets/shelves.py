"""Cards of several sizes on one sheet: rows of one size, as books of one height stand on shelves.

In: a paper, `Pile`s of cards (a size and how many), how backs come about. Out: a `Stack`: every
sheet with its bands. A band is a grid of cards of one size, in the middle of the page from left to
right; bands stand one above the other with a gap between them, in which the crop marks of both
find room. The tallest cards are laid first, each row on the first sheet that has room for it.
Mm from the page's top-left corner, y down.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from generator.sheets.imposition import Axis
from generator.sheets.paper import Paper, Printing
from generator.sheets.placement import (
    Duplex,
    Grid,
    Placed,
    Spot,
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


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one size: with their bleed, in mm, and how many copies there are."""

    size: Size
    bleed: float
    copies: int


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
            replace(band, grid=replace(band.grid, ys=tuple(
                self.paper.h - y - band.grid.lying.h for y in reversed(band.grid.ys)
            )))
            for band in reversed(self.bands)
        ]  # fmt: skip
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
    paper: Paper, piles: Collection[Pile], duplex: Duplex, printing: Printing,
    skip: Collection[int] = (),
) -> Stack:  # fmt: skip
    """The piles on as few sheets as rows of one size allow. `skip` are places of the first sheet
    that stay empty, from 1. Raises UserError for a card that doesn't fit on the paper."""
    copies = [pile.copies for pile in piles]
    ways = [_Shape.ways(paper, pile, duplex, printing) for pile in piles]
    if len(piles) > _MOST_TRIED:
        ways = [found[:1] for found in ways]
    tried = [
        (shapes, _filled(paper, list(piles), shapes, copies, duplex, printing))
        for shapes in itertools.product(*ways)
    ]
    shapes, sheets = min(tried, key=lambda one: (len(one[1]), one[1][-1].block.h))
    if skip:
        first = _skipping(sheets[0], skip)
        for band in first.bands:
            copies[band.pile] -= len(band.places)
        sheets = [first, *_filled(paper, list(piles), shapes, copies, duplex, printing)]
    return Stack(tuple(sheets))


@dataclass(frozen=True)
class _Shape:
    """How the rows of a pile are made: cards upright or `turned`, so many columns of fronts."""

    lying: Size
    turned: bool
    gutter: float
    columns: int

    @classmethod
    def ways(
        cls, paper: Paper, pile: Pile, duplex: Duplex, printing: Printing
    ) -> list[_Shape]:
        """Upright and turned, each with the widest gutter that costs no column; what takes least
        height for the whole pile comes first."""
        width = paper.size.w - 2 * printing.margin
        height = paper.size.h - 2 * printing.margin
        if duplex is Duplex.FOLD:
            width = width / 2 - printing.fold_gap
        found = []
        for turned in (False, True):
            lying = pile.size.turned() if turned else pile.size
            gutter = max(printing.gutters, key=lambda gap: (
                fitting(width, lying.w, gap), fitting(height, lying.h, gap), gap
            ))  # fmt: skip
            columns = fitting(width, lying.w, gutter)
            if columns and lying.h <= height + _SLACK:
                high = -(-pile.copies // columns) * lying.h
                found.append((high, cls(lying, turned, gutter, min(columns, pile.copies))))
        if not found:
            raise too_large(paper, pile.size, duplex, printing)
        return [shape for _, shape in sorted(found, key=lambda one: one[0])]

    def high(self, rows: int) -> float:
        return rows * self.lying.h + (rows - 1) * self.gutter


def _filled(
    paper: Paper, piles: Sequence[Pile], shapes: Sequence[_Shape], copies: Sequence[int],
    duplex: Duplex, printing: Printing,
) -> list[Shelves]:  # fmt: skip
    """Rows onto sheets, the tallest first, each onto the first sheet with room."""
    height = paper.size.h - 2 * printing.margin + _SLACK
    lying: list[list[tuple[int, int, int]]] = []  # a sheet's (pile, rows, copies)
    free: list[float] = []
    for pile in sorted(range(len(piles)), key=lambda one: -shapes[one].lying.h):
        shape, left, at = shapes[pile], copies[pile], 0
        while left > 0:
            if at == len(lying):
                lying.append([])
                free.append(height)
            gap = printing.band_gap if lying[at] else 0.0
            rows = min(-(-left // shape.columns),
                       fitting(free[at] - gap, shape.lying.h, shape.gutter))  # fmt: skip
            if rows > 0:
                taken = min(left, rows * shape.columns)
                lying[at].append((pile, rows, taken))
                free[at] -= gap + shape.high(rows)
                left -= taken
            at += 1
    return [_sheet(paper, piles, shapes, bands, duplex, printing) for bands in lying]


def _sheet(
    paper: Paper, piles: Sequence[Pile], shapes: Sequence[_Shape],
    lying: Sequence[tuple[int, int, int]], duplex: Duplex, printing: Printing,
) -> Shelves:  # fmt: skip
    """Bands in the middle of a page, from top to bottom."""
    size = paper.size
    axis = Axis.VERTICAL if duplex is Duplex.FOLD else flip_axis(size, duplex)
    high = sum(shapes[pile].high(rows) for pile, rows, _ in lying)
    high += printing.band_gap * (len(lying) - 1)
    top = y = (size.h - high) / 2
    room = min(top, printing.reach + printing.band_gap / 2 if len(lying) > 1 else top)
    bands, first = [], 0
    for pile, rows, copies in lying:
        shape, card = shapes[pile], piles[pile]
        fold = printing.fold_gap if duplex is Duplex.FOLD else None
        xs = starts(size.w, shape.lying.w, shape.columns, shape.gutter, fold)
        step = shape.lying.h + shape.gutter
        shown = min(card.bleed, printing.outer_bleed) if fold is not None else card.bleed
        grid = Grid(
            size, card.size, duplex, axis, 90 if shape.turned else 0, shape.gutter, xs,
            tuple(y + row * step for row in range(rows)), shown,
            (outer_bleed(xs[0], card.bleed, printing), outer_bleed(room, card.bleed, printing)),
        )  # fmt: skip
        bands.append(Band(pile, grid, first, tuple(range(copies))))
        first += grid.columns * grid.rows
        y += shape.high(rows) + printing.band_gap
    return Shelves(size, duplex, axis, tuple(bands))


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
