"""What is to be printed, and what was: the records that go into and come out of the writer.

Sheet space: mm from the paper's top-left corner, y down; angles in degrees, clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from generator.drawing.drawing import Drawing, Item
from generator.drawing.fonts import Font
from generator.sheets.honeycomb import honeycomb
from generator.sheets.machines import Machine
from generator.sheets.paper import Paper, Printing
from generator.sheets.placement import Duplex, Fence, Grid, Placed, arrange
from generator.sheets.printer import Printer
from generator.sheets.shelves import Pile, Shelves, Stack, stack
from generator.sheets.words import Wording
from generator.units import Box, Size

#: What is drawn on a page on which cards lie so, and the sheet's own words fill these boxes.
Beside = Callable[[Grid | Shelves, Sequence[Box]], list[Item]]


@dataclass(frozen=True)
class SheetCard:
    """One copy of a card. Drawings of one name must be the same drawing; a card without a back
    leaves its place on the back page empty."""

    card_id: str
    front: Drawing
    back: Drawing | None
    number: str = ""


@dataclass(frozen=True)
class SheetJob:
    """What to print and on what: `copies` is how many cards will come, `bleed` (mm) how much they
    have; `font` sets the labels; with `dpi`, faces are pictures of that resolution. Other pieces
    than cards bring their own `wording` and `unit`, and may need no crop marks (`crops`) or no room
    for more than the copies (`snug`). With a cutting `machine`, cards keep within its fence and
    fronts carry its marks instead. The errors of a `printer` are corrected: on paper everything
    lies where this job puts it. `skip` are places of the first sheet that are used up (from 1, as
    fronts are filled), `guides` lines to cut along (`guides.KINDS`); marks can stay off backs, or
    away, and where gutters part cards they may have `ticks` with them. The places `empty` hold no
    card on any sheet. `extra` are pages after the last sheet, without cards: items in mm. Cards of
    several sizes are `piles`, and come in the order of their `Stack`; then `card` is the first of
    them. Pieces of another `shape` than squares (`outlines.SHAPES`) lie as a honeycomb. `beside`
    draws on the paper that pieces leave free: it hears how they lie, and which boxes the labels of
    a page fill."""

    title: str
    edition: str
    paper: Paper
    duplex: Duplex
    card: Size
    bleed: float
    copies: int
    printing: Printing
    font: Font
    author: str = ""
    language: str = "en"
    dpi: float | None = None
    wording: Callable[..., Wording] = Wording
    unit: str = "cards"
    crops: bool = True
    snug: bool = False
    machine: Machine | None = None
    printer: Printer | None = None
    skip: tuple[int, ...] = ()
    guides: tuple[str, ...] = ()
    marks_on: str = "both"
    ticks: bool = False
    labels: bool = True
    extra: tuple[tuple[Item, ...], ...] = ()
    piles: tuple[Pile, ...] = ()
    shape: str = "square"
    empty: tuple[int, ...] = ()
    beside: Beside | None = None

    def arranged(self) -> Grid | Stack:
        """Where cards lie: one grid for all sheets, or for several sizes sheets of their own.
        Raises UserError for a card that doesn't fit on the paper."""
        if not self.piles:
            return self.grid()
        return stack(
            self.paper,
            self.piles,
            self.duplex,
            self.printing,
            self.skip,
            self._fence,
            frozenset(self.empty),
        )

    def sheets(self) -> Iterator[tuple[Grid | Shelves, list[Placed]]]:
        """Each sheet, and what lies on it. Raises as `arranged`."""
        found = self.arranged()
        if isinstance(found, Stack):
            yield from found.placed()
        else:
            for placed in found.placed(self.copies, self.skip):
                yield found, placed

    def grid(self) -> Grid:
        """Where the cards lie. Raises UserError if none fits on the paper."""
        if self.shape != "square":
            return honeycomb(
                self.paper,
                self.card,
                self.shape,
                self.bleed,
                self.copies,
                self.printing,
                self._fence,
                self.duplex,
            )
        most = self.copies if self.snug else None
        grid = arrange(
            self.paper, self.card, self.bleed, self.duplex, self.printing, self._fence, most
        )
        return replace(grid, empty=self.empty) if self.empty else grid

    @property
    def _fence(self) -> Fence | None:
        return None if self.machine is None else self.machine.fence(self.paper)


@dataclass(frozen=True)
class SheetReport:
    """What was written. `placements` are plain dicts in print order, for a manifest: page and
    sheet (from 1), side, slot (from 0), card, copy (from 1), number, the centre x and y and the
    trim [x, y, width, height] in mm from the page's top-left corner, angle in degrees clockwise.
    `left_out` names labels that found no room; `weights` the bytes of each form, uncompressed."""

    pages: int
    sheets: int
    per_sheet: int
    faces: int
    left_out: tuple[str, ...]
    placements: list[dict[str, Any]] = field(repr=False)
    weights: dict[str, int] = field(default_factory=dict, repr=False)
