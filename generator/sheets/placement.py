"""Where each slot of a sheet is, in mm: how many cards fit, and where their backs go.

In: paper, card, printing defaults, duplex mode. Out: a `Grid` with a `Spot` for every slot, and for
every front the spot of its back. Space: mm from the top-left corner of the page as one looks at
it, y down; angles in degrees, clockwise. Nothing is rounded; comparisons forgive a nanometre.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from generator.errors import Problem, UserError
from generator.sheets.imposition import Axis, behind, front_half, pages, sheets
from generator.sheets.paper import Paper, Printing
from generator.units import Box, Size

#: How much of the outer bleed may be given up for a cutting machine's marks, least first.
_LESS_BLEED = (0.0, 0.25, 0.5, 0.75, 1.0)
#: How a person is told of a card for which no paper is large enough; parts say it of a piece.
NO_CARD = "no card of "
#: Lengths that differ by less are equal: three times 88.9 and two margins are Letter's 279.4.
_SLACK = 1e-6


class Duplex(Enum):
    """How backs come to be behind their fronts."""

    LONG_EDGE = "long-edge"  # two-sided, flipped on the paper's long edge
    SHORT_EDGE = "short-edge"  # two-sided, flipped on its short edge
    NONE = "none"  # fronts only
    FOLD = "fold"  # one-sided: fronts and backs either side of a fold


def flip_axis(paper: Size, duplex: Duplex) -> Axis | None:
    """The axis about which the printer turns the page, or None if it prints one side.

    The long edge of an upright page is a vertical axis, that of a landscape page a horizontal
    one; a square page counts as upright.
    """
    if duplex not in (Duplex.LONG_EDGE, Duplex.SHORT_EDGE):
        return None
    upright = paper.h >= paper.w - _SLACK
    return Axis.VERTICAL if upright == (duplex is Duplex.LONG_EDGE) else Axis.HORIZONTAL


@dataclass(frozen=True, slots=True)
class Fence:
    """What a cutting machine leaves: an `inset` within which it cuts, and for cards with their
    bleed the largest `area`, in the middle of the page (None: the whole page), and boxes to
    `keep_out` of. Cards are at least so far `apart`; words and rulers stay out of `quiet`, too. A
    `borderless` one reaches beyond the margins that printers keep."""

    area: Size | None = None
    keep_out: tuple[Box, ...] = ()
    inset: float = 0.0
    apart: float = 0.0
    quiet: tuple[Box, ...] = ()
    borderless: bool = False

    def within(self, printing: Printing) -> Printing:
        """The defaults with a margin and gutters that the machine can do with."""
        apart = printing.apart(self.apart)
        least = 0.0 if self.borderless else printing.margin
        return replace(apart, margin=max(least, self.inset))

    @property
    def blank(self) -> tuple[Box, ...]:
        """Where no word and no ruler may stand."""
        return self.keep_out + self.quiet

    def holds(self, block: Box, paper: Size) -> bool:
        """Whether the block lies within the area and touches none of the boxes."""
        if self.area is not None:
            left, top = (paper.w - self.area.w) / 2, (paper.h - self.area.h) / 2
            if not Box(left, top, self.area.w, self.area.h).contains(block):
                return False
        return all(
            block.x >= box.right
            or box.x >= block.right
            or block.y >= box.bottom
            or box.y >= block.bottom
            for box in self.keep_out
        )


@dataclass(frozen=True, slots=True)
class Spot:
    """One slot's place on its page: `angle` turns the card about its centre (x, y); `trim` is
    where it is cut, `bleed` how far it may be seen."""

    slot: int
    side: str
    x: float
    y: float
    angle: int
    trim: Box
    bleed: Box


@dataclass(frozen=True, slots=True)
class Placed:
    """One copy on one sheet (both counted from 0) in one slot."""

    sheet: int
    copy: int
    spot: Spot


@dataclass(frozen=True, slots=True)
class Stagger:
    """How every other row of a honeycomb lies: `shift` mm to the right, so many `columns`."""

    shift: float
    columns: int


@dataclass(frozen=True)
class Grid:
    """The arrangement of a job's sheets. `xs` and `ys` are the left and top edges of all columns
    and rows; `angle` is 90 if the cards lie on their side. `axis` is that of the flip or fold.
    `card_bleed` is the bleed that cards may show at most, `outer` that beyond the block of cards:
    left and right, then top and bottom. Nothing is printed in `keep_out`. In a honeycomb odd rows
    `stagger`, and boxes round pieces of two rows overlap. The `empty` ones of its places, counted
    from 1 as fronts are filled, hold no card on any sheet."""

    paper: Size
    card: Size
    duplex: Duplex
    axis: Axis | None
    angle: int
    gutter: float
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    card_bleed: float
    outer: tuple[float, float]
    keep_out: tuple[Box, ...] = ()
    stagger: Stagger | None = None
    empty: tuple[int, ...] = ()

    @property
    def columns(self) -> int:
        return len(self.xs)

    @property
    def rows(self) -> int:
        return len(self.ys)

    @property
    def lying(self) -> Size:
        """The card's size as it lies on the page."""
        return self.card.turned() if self.angle else self.card

    @property
    def block(self) -> Box:
        """The box of all trims."""
        left, top, size = self.xs[0], self.ys[0], self.lying
        right = self.xs[-1] + size.w
        if self.stagger is not None and self.rows > 1 and self.stagger.columns == self.columns:
            right += self.stagger.shift
        return Box(left, top, right - left, self.ys[-1] + size.h - top)

    @property
    def bled(self) -> Box:
        """The box of all trims with the outer bleed."""
        block, (x, y) = self.block, self.outer
        return Box(block.x - x, block.y - y, block.w + 2 * x, block.h + 2 * y)

    @property
    def per_sheet(self) -> int:
        """How many cards a sheet holds."""
        return len(self.fronts)

    @cached_property
    def fronts(self) -> tuple[Spot, ...]:
        """The slots for fronts, in the order in which they are filled."""
        return tuple(spot for place, spot in self._numbered)

    @property
    def _numbered(self) -> list[tuple[int, Spot]]:
        """The slots that may hold a front, with the numbers of their places."""
        return [one for one in enumerate(self.places, 1) if one[0] not in self.empty]

    @cached_property
    def places(self) -> tuple[Spot, ...]:
        """All slots for fronts, those that stay empty, too."""
        slots: Sequence[int] = range(self.columns * self.rows)
        if self.duplex is Duplex.FOLD and self.axis is not None:
            slots = front_half(self.columns, self.rows, self.axis)
        if self.stagger is not None:
            most = (self.columns, self.stagger.columns)
            slots = [slot for slot in slots if slot % self.columns < most[slot // self.columns % 2]]
        return tuple(self._front(slot) for slot in slots)

    @cached_property
    def backs(self) -> tuple[Spot, ...]:
        """For each of `fronts` the spot of its back; none if only fronts are printed.

        A vertical axis keeps a back upright if its front is; a horizontal one turns it over.
        """
        if self.axis is None:
            return ()
        return tuple(self._back(spot, self.axis) for spot in self.fronts)

    def placed(self, copies: int, skip: Collection[int] = ()) -> Iterator[list[Placed]]:
        """Copies 0, 1, 2... on fronts, sheet after sheet; gaps are left out. `skip` are places of
        the first sheet that stay empty, counted from 1 as fronts are filled."""
        first = [spot for place, spot in self._numbered if place not in skip]
        taken = min(copies, len(first)) if skip else 0
        if skip:
            yield [Placed(0, copy, spot) for copy, spot in zip(range(taken), first, strict=False)]
        for sheet, page in enumerate(pages(copies - taken, self.per_sheet), 1 if skip else 0):
            yield [
                Placed(sheet, taken + copy, spot)
                for copy, spot in zip(page, self.fronts, strict=True)
                if copy is not None
            ]

    def sheets(self, copies: int, skip: Collection[int] = ()) -> int:
        """How many sheets so many copies take."""
        first = sum(place not in skip for place, _ in self._numbered) if skip else 0
        return bool(skip) + sheets(max(0, copies - first), self.per_sheet)

    def _front(self, slot: int) -> Spot:
        row, column = divmod(slot, self.columns)
        size = self.lying
        trim = Box(self.xs[column], self.ys[row], size.w, size.h)
        if self.stagger is not None:
            trim = replace(trim, x=trim.x + row % 2 * self.stagger.shift)
            bleed = trim.grown(min(self.card_bleed, self.gutter / 2))
            return Spot(slot, "front", *trim.centre, self.angle, trim, bleed)
        left, right = self.room(self.xs, column, size.w, self.outer[0])
        above, below = self.room(self.ys, row, size.h, self.outer[1])
        bleed = Box(trim.x - left, trim.y - above, trim.w + left + right, trim.h + above + below)
        return Spot(slot, "front", *trim.centre, self.angle, trim, bleed)

    def room(
        self, starts: tuple[float, ...], index: int, length: float, outer: float
    ) -> tuple[float, float]:
        """The bleed before and after a row or column: half the gutter, or the outer bleed."""

        def between(first: int) -> float:
            return min(self.card_bleed, (starts[first + 1] - starts[first] - length) / 2)

        before = between(index - 1) if index else outer
        after = between(index) if index + 1 < len(starts) else outer
        return before, after

    def _back(self, front: Spot, axis: Axis) -> Spot:
        slot = behind(front.slot, self.columns, self.rows, axis)
        angle = (-front.angle if axis is Axis.VERTICAL else 180 - front.angle) % 360
        trim, bleed = self._mirrored(front.trim, axis), self._mirrored(front.bleed, axis)
        return Spot(slot, "back", *trim.centre, angle, trim, bleed)

    def _mirrored(self, box: Box, axis: Axis) -> Box:
        if axis is Axis.VERTICAL:
            return Box(self.paper.w - box.right, box.y, box.w, box.h)
        return Box(box.x, self.paper.h - box.bottom, box.w, box.h)


@dataclass(frozen=True)
class _Choice:
    """One way to fill a sheet: columns and rows are those of fronts."""

    gutter: float
    fold: Axis | None
    turned: bool
    columns: int
    rows: int

    def rank(self) -> tuple[float, ...]:
        """Most cards first, then the widest gutter, upright art, upright cards."""
        cards = self.columns * self.rows
        return -cards, -self.gutter, self.fold is Axis.HORIZONTAL, self.turned

    def for_most(self, cards: int) -> _Choice:
        """This choice without columns and rows that so many cards leave empty."""
        columns = min(self.columns, cards)
        rows = min(self.rows, -(-cards // max(1, columns)))
        return replace(self, columns=columns, rows=rows)

    def smaller(self) -> Iterator[_Choice]:
        """This choice, and all with fewer columns or rows."""
        for columns in range(1, self.columns + 1):
            for rows in range(1, self.rows + 1):
                yield replace(self, columns=columns, rows=rows)


def arrange(
    paper: Paper,
    card: Size,
    bleed: float,
    duplex: Duplex,
    printing: Printing,
    fence: Fence | None = None,
    most: int | None = None,
) -> Grid:
    """The grid that holds most cards on the paper, its block in the middle of the page.

    The margin holds for trims: bleed and marks may lie in it. A `fence` holds for the bleed, too.
    With `most`, there are no more columns and rows than so many cards fill. Raises UserError if not
    even one card fits.
    """
    if fence is not None:
        printing = fence.within(printing)
    folds: tuple[Axis | None, ...] = (None,)
    if duplex is Duplex.FOLD:
        folds = (Axis.VERTICAL, Axis.HORIZONTAL)
    choices = [
        _choice(paper.size, card, printing, gutter, fold, turned)
        for gutter in printing.gutters
        for fold in folds
        for turned in (False, True)
    ]
    if most is not None:
        choices = [choice.for_most(most) for choice in choices]
    if fence is not None:
        smaller = [less for choice in choices for less in choice.smaller()]
        for choice in sorted(smaller, key=_Choice.rank):
            grid = fenced(_grid(paper, card, bleed, duplex, printing, choice), fence)
            if grid is not None:
                return grid
        raise too_large(paper, card, duplex, printing, fence)
    best = min(choices, key=_Choice.rank)
    if best.columns * best.rows == 0:
        raise too_large(paper, card, duplex, printing)
    return _grid(paper, card, bleed, duplex, printing, best)


def fenced(grid: Grid, fence: Fence) -> Grid | None:
    """The grid with as much outer bleed as the fence leaves it; None if it doesn't fit at all."""
    x, y = grid.outer
    for less_x, less_y in sorted(itertools.product(_LESS_BLEED, repeat=2), key=sum):
        smaller = replace(grid, outer=(x * (1 - less_x), y * (1 - less_y)))
        if fence.holds(smaller.bled, grid.paper):
            return replace(smaller, keep_out=fence.blank)
    return None


def _grid(
    paper: Paper, card: Size, bleed: float, duplex: Duplex, printing: Printing, best: _Choice
) -> Grid:
    """A choice, laid out."""
    lying = card.turned() if best.turned else card
    gap = printing.fold_gap
    fold_x = gap if best.fold is Axis.VERTICAL else None
    fold_y = gap if best.fold is Axis.HORIZONTAL else None
    xs = starts(paper.size.w, lying.w, best.columns, best.gutter, fold_x)
    ys = starts(paper.size.h, lying.h, best.rows, best.gutter, fold_y)
    outer = (outer_bleed(xs[0], bleed, printing), outer_bleed(ys[0], bleed, printing))
    axis = best.fold or flip_axis(paper.size, duplex)
    angle = 90 if best.turned else 0
    shown = min(bleed, printing.outer_bleed) if best.fold else bleed
    return Grid(paper.size, card, duplex, axis, angle, best.gutter, xs, ys, shown, outer)


def _choice(
    paper: Size, card: Size, printing: Printing, gutter: float, fold: Axis | None, turned: bool
) -> _Choice:
    lying = card.turned() if turned else card
    half_gap = printing.fold_gap
    width, height = paper.w - 2 * printing.margin, paper.h - 2 * printing.margin
    if fold is Axis.VERTICAL:
        width = width / 2 - half_gap
    elif fold is Axis.HORIZONTAL:
        height = height / 2 - half_gap
    return _Choice(
        gutter, fold, turned, fitting(width, lying.w, gutter), fitting(height, lying.h, gutter)
    )


def fitting(room: float, length: float, gutter: float) -> int:
    """How many lengths with gutters between them fit into the room."""
    return max(0, int((room + gutter + _SLACK) // (length + gutter)))


def starts(
    page: float, length: float, count: int, gutter: float, fold_gap: float | None
) -> tuple[float, ...]:
    """The edges of rows or columns: centred, or mirrored about a fold in the middle."""
    block = count * length + (count - 1) * gutter
    step = length + gutter
    if fold_gap is None:
        return tuple((page - block) / 2 + index * step for index in range(count))
    first = page / 2 - fold_gap - block
    half = [first + index * step for index in range(count)]
    return tuple(half + [page - start - length for start in reversed(half)])


def outer_bleed(margin: float, bleed: float, printing: Printing) -> float:
    """As much bleed as the card has and the defaults allow, if the shortest crop mark still
    stands outside it within the printer's reach."""
    mark = printing.mark
    room = margin - printing.reach - mark.shortest - mark.nearest
    return max(0.0, min(bleed, printing.outer_bleed, room))


def too_large(
    paper: Paper, card: Size, duplex: Duplex, printing: Printing, fence: Fence | None = None
) -> UserError:
    """What a person is told of a card that no sheet of this paper holds."""
    width = max(0.0, paper.size.w - 2 * printing.margin)
    height = max(0.0, paper.size.h - 2 * printing.margin)
    if fence is not None and fence.area is not None:
        width, height = min(width, fence.area.w), min(height, fence.area.h)
    what = "with a fold in the middle " if duplex is Duplex.FOLD else ""
    return UserError(
        Problem(
            f"{NO_CARD}{card.w:g} x {card.h:g} mm fits on {paper.title} {what}".rstrip(),
            expected=f"{width:g} x {height:g} mm within margins of {printing.margin:g} mm",
            hint="take a larger paper" + (" or two-sided sheets" if what else ""),
        )
    )
