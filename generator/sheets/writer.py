"""Cards on sheets as one PDF.

In: a job and its cards, copy by copy in print order, one at a time (a generator will do: drawings
are let go once they are written). Out: the bytes of a PDF, and a report of what lies where.

What an independent reader finds in the file:
- every distinct face and back once, as a Form XObject (trim's bottom-left corner at its origin,
  BBox = trim and bleed), placed as often as there are copies; with `dpi`, as an image instead;
- heavy ornaments of backs as letters of fonts with one letter each, for a form would be written out
  wherever it is painted when the file becomes PostScript (painting/letters.py);
- every placement, marked as painting/mark.py says: `/Deckproof <<...>> BDC q x y w h re n ... cm
  /name Do Q EMC`; a clip made of lines keeps the card within its bleed box. Fold lines are marked,
  too, and marks and labels are `/Artifact`;
- /TrimBox: the block of all slots of a full sheet, edge to edge of the outer cuts, the same on
  every page. The page itself is never a finished piece, so the page would say nothing; the block
  is what a shop's cutter cuts first. /BleedBox: the block with its outer bleed;
- ViewerPreferences: PrintScaling None, and the Duplex mode for the printer's dialog.

PDF space is points, y up; all else here is mm, y down, from the page's top-left corner.
"""

from __future__ import annotations

import weakref
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any

from generator.budgets import budget, over
from generator.drawing.drawing import Drawing, Item, Matrix, Shape, turned
from generator.errors import UserError
from generator.painting import mark
from generator.painting.ink import edges, matrix_text, number
from generator.painting.mark import Edges, PieceMark
from generator.sheets.alongcuts import cut_items
from generator.sheets.guides import extended, guides
from generator.sheets.job import SheetCard, SheetJob, SheetReport
from generator.sheets.labels import Layout, layout
from generator.sheets.marks import drawn
from generator.sheets.placement import Duplex, Grid, Placed, Spot
from generator.sheets.shelves import Shelves, Stack
from generator.sheets.ticks import ticks
from generator.units import PT_PER_MM, Size

if TYPE_CHECKING:
    from generator.painting.pdf import Document

__all__ = ["SheetCard", "SheetJob", "SheetReport", "sheet_pdf"]

_DUPLEX = {
    Duplex.LONG_EDGE: "DuplexFlipLongEdge",
    Duplex.SHORT_EDGE: "DuplexFlipShortEdge",
    Duplex.NONE: "Simplex",
    Duplex.FOLD: "Simplex",
}
_BLACK = "#000000"


def sheet_pdf(job: SheetJob, cards: Iterable[SheetCard]) -> tuple[bytes, SheetReport]:
    """The PDF's bytes and what lies where. The same job and cards give the same bytes; the date
    in the file is that of SOURCE_DATE_EPOCH, or a fixed one.

    Raises UserError if no card fits on the paper.
    """
    if job.copies < 1:
        raise ValueError("a job without cards")
    book = _Book(job)
    coming = iter(cards)
    for ground, placed in job.sheets():
        on_sheet = list(islice(coming, len(placed)))
        if len(on_sheet) < len(placed):
            raise ValueError(f"fewer than the {job.copies} cards promised")
        book.sheet(ground, placed, on_sheet)
    if next(coming, None) is not None:
        raise ValueError(f"more than the {job.copies} cards promised")
    return book.finish()


class _Book:
    """A PDF in the making."""

    def __init__(self, job: SheetJob) -> None:
        self.job = job
        self.paper = job.paper.size
        self.printing = extended(job.guides, job.printing)
        arranged = job.arranged()
        if isinstance(arranged, Stack):
            grid: Grid | Shelves = arranged.sheets[0]
            self.sheets = len(arranged.sheets)
        else:
            grid = arranged
            self.sheets = arranged.sheets(job.copies, job.skip)
            if self.sheets > budget("sheets"):
                raise UserError(over("sheets", f"takes {self.sheets:,} sheets"))
        self.per_sheet = arranged.per_sheet
        two_sided = job.duplex in (Duplex.LONG_EDGE, Duplex.SHORT_EDGE)
        self.pages = self.sheets * (2 if two_sided else 1)
        self.document = _document(job, grid)
        self.copies: Counter[str] = Counter()
        self.page = 0
        self.placements: list[dict[str, Any]] = []
        self.images: dict[str, str] = {}
        self.drawn: dict[str, weakref.ref[Drawing]] = {}
        self.frames: dict[Spot, tuple[Edges, str]] = {}
        self.furniture: dict[tuple[Any, ...], str] = {}
        self.layouts: dict[tuple[int, str], Layout] = {}
        self.words = job.wording(
            job.title, job.edition, job.paper.title, job.duplex, self.sheets, self.pages
        )
        self.sides = ("front", "back") if two_sided else ("both" if grid.backs else "front",)

    def sheet(self, ground: Grid | Shelves, placed: list[Placed], cards: list[SheetCard]) -> None:
        """One sheet of paper: its front page, and its back page if it has one."""
        backs_of = dict(zip(ground.fronts, ground.backs, strict=False))
        fronts, backs = [], []
        for place, card in zip(placed, cards, strict=True):
            self.copies[card.card_id] += 1
            copy = self.copies[card.card_id]
            fronts.append((place.spot, card, copy))
            if place.spot in backs_of:
                backs.append((backs_of[place.spot], card, copy))
        if not placed:  # every place of the first sheet is skipped
            return
        number = placed[0].sheet + 1
        if "both" in self.sides:
            self._page(ground, number, "both", fronts + backs)
            return
        self._page(ground, number, "front", fronts)
        if "back" in self.sides:
            back = ground.turned if isinstance(ground, Shelves) else ground
            self._page(back, number, "back", sorted(backs, key=lambda one: one[0].slot))

    def _layout(self, ground: Grid | Shelves, side: str) -> Layout:
        """Where labels go on this side of all sheets, or of one with several sizes."""
        key = (id(ground) if isinstance(ground, Shelves) else 0, side)
        if key not in self.layouts:
            words = self.words.of_side(side)
            self.layouts[key] = layout(ground, self.printing, self.job.font, words)
        return self.layouts[key]

    def _page(
        self,
        ground: Grid | Shelves,
        sheet: int,
        side: str,
        cards: list[tuple[Spot, SheetCard, int]],
    ) -> None:
        self.page += 1
        out: list[str] = []
        for spot, card, copy in cards:
            drawing = card.front if spot.side == "front" else card.back
            if drawing is not None:
                out.append(self._placement(spot, card, copy, drawing))
                self._note(sheet, spot, card, copy)
        out.append(self._beside(ground, side, [spot for spot, _, _ in cards]))
        if self.job.labels:
            text = self.words.of_page(self.page, sheet, side)["position"]
            out.append(mark.beside(self._inline(self._layout(ground, side).position(text))))
        out.append(self._guides(side, [(spot, card.front.corner) for spot, card, _ in cards]))
        self.document.write(self._corrected("\n".join(out), side))
        if isinstance(ground, Shelves):
            self.document.boxes(ground.block, ground.bled)
        self.document.end_page(self.words.page_name(sheet, side))

    def _corrected(self, content: str, side: str) -> str:
        """A page's content where the printer's own errors will bring it to its place."""
        if self.job.printer is None:
            return content
        paper = self.paper
        a, b, c, d, e, f = self.job.printer.corrects(paper, side == "back")
        high = paper.h
        # From mm, y down, to points, y up: the turn changes its sign, and shifts count from below.
        matrix = (
            a, -b, -c, d, (e + c * high) * PT_PER_MM, (high - f - d * high) * PT_PER_MM
        )  # fmt: skip
        return f"q {matrix_text(matrix)} cm\n{content}\nQ"

    def _placement(self, spot: Spot, card: SheetCard, copy: int, drawing: Drawing) -> str:
        name = self._face(drawing, often=spot.side == "back")
        if spot not in self.frames:
            self.frames[spot] = self._frame(spot)
        trim, place = self.frames[spot]
        what = PieceMark(card.card_id, copy, spot.side, trim, card.number)
        return mark.placed(what, f"q\n{place}\n{name} Do Q")

    def _frame(self, spot: Spot) -> tuple[Edges, str]:
        """What is the same for every card in this slot: its trim, the operators before `Do`."""
        x1, y1, x2, y2 = trim = edges(spot.trim, self.paper)
        left, low, right, top = (number(value, 4) for value in edges(spot.bleed, self.paper))
        clip = f"{left} {low} m {right} {low} l {right} {top} l {left} {top} l h W n"
        cos, sin = turned(-spot.angle)[:2]
        card = Size(spot.trim.w, spot.trim.h)
        if spot.angle % 180:
            card = card.turned()
        w, h = card.w * PT_PER_MM / 2, card.h * PT_PER_MM / 2
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        matrix: Matrix = (cos, sin, -sin, cos, x - cos * w + sin * h, y - sin * w - cos * h)
        return trim, f"{mark.trim_path(trim)}\n{clip}\n{matrix_text(matrix)} cm"

    def _face(self, drawing: Drawing, often: bool) -> str:
        """The operand of `Do` for a face, drawn on first use, with its own matrix if it needs
        one. The page's list of forms learns of it. Backs are placed `often`."""
        if not self.job.piles and drawing.size != self.job.card:
            raise ValueError(f"{drawing.name} is not {self.job.card.w} x {self.job.card.h} mm")
        known = self.drawn.get(drawing.name)
        before = known() if known else None
        if before is not None and before is not drawing and before.text() != drawing.text():
            raise ValueError(f"two different drawings are called {drawing.name}")
        self.drawn[drawing.name] = weakref.ref(drawing)
        if self.job.dpi is None:
            return self.document.form(drawing, often)
        if known is None:
            self.images[drawing.name] = self._picture(drawing, self.job.dpi)
        w, h = drawing.full.w * PT_PER_MM, drawing.full.h * PT_PER_MM
        bleed = drawing.bleed * PT_PER_MM
        operand = self.document.placed(self.images[drawing.name])
        return f"{matrix_text((w, 0, 0, h, -bleed, -bleed))} cm {operand}"

    def _picture(self, drawing: Drawing, dpi: float) -> str:
        from generator.painting import png

        return self.document.image(png.paint(drawing, dpi, bleed=True))

    def _beside(self, ground: Grid | Shelves, side: str, spots: list[Spot]) -> str:
        """Marks and labels that are the same on every page with these rows and columns."""
        key: tuple[Any, ...] = (side, id(ground))
        if isinstance(ground, Grid):
            slots = [divmod(spot.slot, ground.columns) for spot in spots]
            key = (side, *map(frozenset, zip(*slots, strict=True)))
        if key not in self.furniture:
            plan, printing = self._layout(ground, side), self.printing
            lines = drawn(ground, printing, plan.mark_length, spots)
            machine = self.job.machine
            items: list[Item] = []
            if self._marked(side) and machine is None:
                between = ticks(ground, printing.mark.ticks, spots) if self.job.ticks else []
                items = cut_items(lines.cuts, between, printing.mark.weight)
            if machine is not None and side != "back":
                items = [Shape(one.path(), _BLACK) for one in machine.registration(self.paper)]
            if self.job.labels:
                items += plan.fixed()
            if self.job.beside is not None and side != "back":
                items += self.job.beside(ground, [label.box for label in plan.labels])
            beside = mark.beside(self._inline(items))
            if lines.fold is not None:
                fold = self._inline(lines.fold_items(printing))
                beside += f"\n{mark.fold(fold)}"
            self.furniture[key] = beside
        return self.furniture[key]

    def _marked(self, side: str) -> bool:
        """Whether this side carries crop marks and guides."""
        wanted = {"both": True, "fronts": side != "back", "none": False}[self.job.marks_on]
        return self.job.crops and wanted

    def _guides(self, side: str, spots: list[tuple[Spot, float]]) -> str:
        if not self.job.guides or not self._marked(side):
            return ""
        lines = guides(self.job.guides, spots)
        return mark.beside(self._inline(lines)) if lines else ""

    def _inline(self, items: list[Item]) -> str:
        return self.document.inline(tuple(items))

    def _note(self, sheet: int, spot: Spot, card: SheetCard, copy: int) -> None:
        trim = spot.trim
        self.placements.append(
            {
                "page": self.page,
                "sheet": sheet,
                "side": spot.side,
                "slot": spot.slot,
                "card": card.card_id,
                "copy": copy,
                "number": card.number,
                "x": round(spot.x, 4),
                "y": round(spot.y, 4),
                "angle": spot.angle,
                "trim": [round(edge, 4) for edge in (trim.x, trim.y, trim.w, trim.h)],
            }
        )

    def finish(self) -> tuple[bytes, SheetReport]:
        for at, page in enumerate(self.job.extra, self.page + 1):
            self.document.write(mark.beside(self._inline(list(page))))
            self.document.end_page(f"Page {at}")
        left_out = dict.fromkeys(name for plan in self.layouts.values() for name in plan.left_out)
        report = SheetReport(
            self.pages,
            self.sheets,
            self.per_sheet,
            len(self.drawn),
            tuple(left_out),
            self.placements,
            self.document.weights,
        )
        return self.document.finish(), report


def _document(job: SheetJob, grid: Grid | Shelves) -> Document:
    from generator.painting.pdf import About, Document  # who only plans sheets prints none

    edition = f"edition {job.edition}, " if job.edition else ""
    about = About(
        f"{job.title}: sheets for {job.paper.title}",
        job.author,
        f"{job.copies} {job.unit}, {edition}duplex {job.duplex.value}",
        job.language,
        (1, 7),
        _DUPLEX[job.duplex],
    )
    return Document(job.paper.size, about, job.font.key, grid.block, grid.bled)
