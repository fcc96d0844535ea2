"""A sheet PDF as a list of what is placed on it, by its content streams alone.

In: the file. Out: a `SheetFile`: page sizes, how the printer turns the pages, fold lines, and every
placed form or picture under its matrix. The writer's marks (`/Deckproof`) give ids; where a form
lies and how large it is comes from the matrix and the form's BBox, and what disagrees is noted as a
fault. Lines that belong to no card, such as crop marks and ticks, must keep off all of them: what
they run over is told, too. Nothing of the code that wrote the sheets is used. In mm from the page's
top-left corner, y down; angles in degrees, clockwise.
"""

from __future__ import annotations

import io
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pikepdf

from generator.checks import mark
from generator.checks.mark import Mark
from generator.drawing.drawing import IDENTITY, Matrix, apply, times
from generator.inputs import read_bytes
from generator.sheets.printer import Printer
from generator.units import PT, Box, Size

#: What is off by less than this many mm is right.
NEAR = 0.05
_FORM = "/FormXob."
#: The edges of the box round a line: left, top, right, bottom.
_Line = tuple[float, float, float, float]
_OPERATORS = "q Q cm Do re m l c W n S f B BDC BMC EMC"


@dataclass(frozen=True, slots=True)
class Seen:
    """One placed form or picture. `side` is front or back and `card` its id, as the file marks
    them ("" if it doesn't); (x, y) is the centre, `size` the card's own, upright; `faults` say what
    is odd about it."""

    page: int
    side: str
    card: str
    copy: int
    number: str
    form: str
    x: float
    y: float
    size: Size
    angle: float
    vector: bool
    faults: tuple[str, ...] = ()

    @property
    def box(self) -> Box:
        """The upright box round the trim."""
        turn = math.radians(self.angle)
        w = abs(self.size.w * math.cos(turn)) + abs(self.size.h * math.sin(turn))
        h = abs(self.size.w * math.sin(turn)) + abs(self.size.h * math.cos(turn))
        return Box(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Mirror:
    """A line about which paper is turned or folded: x = at if it is vertical, else y = at."""

    vertical: bool
    at: float

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where (x, y) comes to lie."""
        return (2 * self.at - x, y) if self.vertical else (x, 2 * self.at - y)

    def angle(self, front: float) -> float:
        """How a back lies whose front lies at this angle."""
        return (-front if self.vertical else 180 - front) % 360


@dataclass
class SheetFile:
    """What a sheet PDF holds: page sizes, the Duplex hint, every placement, fold lines by page
    (from 1), and the placements that are `struck`: a straight line of the page runs over them."""

    pages: list[Size]
    duplex: str
    seen: list[Seen] = field(default_factory=list)
    folds: dict[int, Mirror] = field(default_factory=dict)
    struck: list[Seen] = field(default_factory=list)

    def fronts(self, sheet: int) -> list[Seen]:
        """All fronts of a sheet of paper, from 1."""
        page = 2 * sheet - 1 if self.two_sided else sheet
        return [seen for seen in self.seen if seen.page == page and seen.side == "front"]

    def counts(self, side: str) -> Counter[str]:
        """How often each card is placed on this side."""
        return Counter(seen.card for seen in self.seen if seen.side == side)

    @property
    def two_sided(self) -> bool:
        """Whether the printer is told to print on both sides."""
        return self.duplex in ("/DuplexFlipLongEdge", "/DuplexFlipShortEdge")

    def mirror(self, page: int) -> tuple[int, Mirror] | None:
        """The page on which the backs of this page's fronts should be, and the line about which
        they are mirrored; None if there is neither flip nor fold. The long edge of an upright
        page is a vertical line."""
        if not self.two_sided:
            fold = self.folds.get(page)
            return None if fold is None else (page, fold)
        size = self.pages[page - 1]
        vertical = (size.h >= size.w) == (self.duplex == "/DuplexFlipLongEdge")
        return page + 1, Mirror(vertical, (size.w if vertical else size.h) / 2)


def read(path: Path, printer: Printer | None = None) -> SheetFile:
    """Every placement of the file; with a printer, as it lies on the paper that this printer
    gives. Raises pikepdf.PdfError if it is no PDF."""
    with pikepdf.open(io.BytesIO(read_bytes(path, cost="output-bytes"))) as pdf:
        preferences = pdf.Root.get("/ViewerPreferences", {})
        sheet = SheetFile([], str(preferences.get("/Duplex", "")))
        for number, page in enumerate(pdf.pages, 1):
            reader = _Page(number, page)
            if printer is not None:
                behind = sheet.two_sided and number % 2 == 0
                reader.to_mm = times(printer.lands(reader.size, behind), reader.to_mm)
            sheet.pages.append(reader.size)
            placed = list(reader.placements())
            sheet.seen.extend(placed)
            sheet.struck.extend(seen for seen in placed if reader.strikes(seen))
            if reader.fold is not None:
                sheet.folds[number] = reader.fold
        return sheet


class _Page:
    """One page's content stream, run for what it places."""

    def __init__(self, number: int, page: pikepdf.Page) -> None:
        self.number, self.page = number, page
        left, low, right, top = (float(edge) for edge in page.mediabox)
        self.size = Size((right - left) * PT, (top - low) * PT)
        #: From points, y up, to mm from the top-left corner, y down.
        self.to_mm: Matrix = (PT, 0.0, 0.0, -PT, -left * PT, top * PT)
        self.forms: Mapping[str, Any] = page.get("/Resources", {}).get("/XObject", {})
        self.fold: Mirror | None = None
        #: Straight lines that are stroked beside the cards.
        self.lines: list[_Line] = []
        self._beside = _Pen()

    def strikes(self, seen: Seen) -> bool:
        """Whether a line runs over this card, and not along its edge. Of a page that is read."""
        inside = seen.box.grown(-NEAR)
        left, top, right, bottom = inside.x, inside.y, inside.right, inside.bottom
        return any(
            x1 < right and x2 > left and y1 < bottom and y2 > top for x1, y1, x2, y2 in self.lines
        )

    def placements(self) -> Iterator[Seen]:
        ctm, saved = self.to_mm, list[Matrix]()
        sections: list[Mark | None] = []
        points: list[tuple[float, float]] = []
        trim: Box | None = None
        clip: Box | None = None
        for operands, operator in pikepdf.parse_content_stream(self.page, _OPERATORS):
            what = str(operator)
            if what == "q":
                saved.append(ctm)
            elif what == "Q":
                ctm = saved.pop() if saved else self.to_mm
            elif what == "cm":
                a, b, c, d, e, f = (float(value) for value in operands)
                ctm = times(ctm, (a, b, c, d, e, f))
            elif what in ("BDC", "BMC", "EMC"):
                if what != "EMC":
                    sections.append(mark.read(operands) if what == "BDC" else None)
                elif sections:
                    sections.pop()
                trim = clip = None
            elif what == "Do":
                yield self._seen(str(operands[0]), ctm, _innermost(sections), trim, clip)
            elif not sections or sections[-1] is None:
                if what in ("m", "l", "c"):
                    x, y = float(operands[-2]), float(operands[-1])
                    self._beside.to(*apply(ctm, x, y), line=what == "l")
                elif what in ("S", "B", "f", "n"):
                    self.lines += self._beside.drawn(stroked=what in ("S", "B"))
            elif what == "re":
                x, y, w, h = (float(value) for value in operands)
                trim = _box([apply(ctm, x, y), apply(ctm, x + w, y + h)])
            elif what in ("m", "l"):
                points.append(apply(ctm, float(operands[0]), float(operands[1])))
                if sections[-1].fold and len(points) == 2:
                    self.fold = _fold(points)
            elif what == "W":
                clip = _box(points)
            else:
                points = []

    def _seen(
        self, name: str, ctm: Matrix, marked: Mark, trim: Box | None, clip: Box | None
    ) -> Seen:
        xobject = self.forms.get(name)
        vector = xobject is not None and xobject.get("/Subtype") == "/Form"
        faults: list[str] = []
        if vector and xobject is not None:
            a, b, c, d, e, f = (float(v) for v in xobject.get("/Matrix", IDENTITY))
            ctm = times(ctm, (a, b, c, d, e, f))
            # The BBox is trim and bleed, and the trim's corner is the origin.
            x0, y0, x1, y1 = (float(v) for v in xobject.BBox)
            wide, high = x0 + x1, y0 + y1
        else:
            wide = high = 1.0
        across, up = apply(_turn(ctm), wide, 0), apply(_turn(ctm), 0, high)
        size = Size(math.hypot(*across), math.hypot(*up))
        x, y = apply(ctm, wide / 2, high / 2)
        angle = math.degrees(math.atan2(across[1], across[0])) % 360
        if abs(across[0] * up[0] + across[1] * up[1]) > NEAR * size.w:
            faults.append("is skewed")
        if across[0] * up[1] - across[1] * up[0] > 0:
            faults.append("is mirrored")
        if not vector and trim is not None:
            # A picture shows its bleed: only the marked trim says where it is to be cut.
            size = Size(trim.h, trim.w) if round(angle / 90) % 2 else Size(trim.w, trim.h)
        seen = Seen(
            self.number,
            marked.side,
            marked.card,
            marked.copy,
            marked.number,
            name.removeprefix(_FORM),
            x,
            y,
            size,
            angle,
            vector,
        )
        if trim is not None and not _same(trim, seen.box):
            faults.append("is not where its trim is marked")
        if clip is not None and not clip.contains(seen.box, NEAR):
            faults.append("is cut off by a clip")
        return replace(seen, faults=tuple(faults))


class _Pen:
    """The straight lines of the path that a content stream is about to paint."""

    def __init__(self) -> None:
        self._at = (0.0, 0.0)
        self._lines: list[_Line] = []

    def to(self, x: float, y: float, line: bool) -> None:
        """Moves to a point, with a straight line or without."""
        if line:
            (left, right), (top, bottom) = sorted((self._at[0], x)), sorted((self._at[1], y))
            self._lines.append((left, top, right, bottom))
        self._at = (x, y)

    def drawn(self, stroked: bool) -> list[_Line]:
        """The path is at its end: its lines, if it is stroked."""
        lines, self._lines = self._lines, []
        return lines if stroked else []


def _innermost(sections: list[Mark | None]) -> Mark:
    """The mark that holds here."""
    marks = [marked for marked in sections if marked is not None]
    return marks[-1] if marks else mark.UNMARKED


def _turn(matrix: Matrix) -> Matrix:
    """The matrix without its shift."""
    return (*matrix[:4], 0.0, 0.0)


def _box(points: Iterable[tuple[float, float]]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _fold(points: list[tuple[float, float]]) -> Mirror:
    (x1, y1), (x2, y2) = points
    return Mirror(True, x1) if abs(x1 - x2) < abs(y1 - y2) else Mirror(False, y1)


def _same(one: Box, other: Box) -> bool:
    return one.contains(other, NEAR) and other.contains(one, NEAR)
