"""Drawing -> PDF: the ReportLab painter.

Each distinct face, back and stamp becomes one Form XObject, drawn once and placed as often as
there are copies. A form's space is PDF points, y up, with the trim's bottom-left corner at the
origin; its BBox is the trim and the bleed. Inside, one matrix turns to the drawing's mm, y down.
Text is real text in embedded subsets; HarfBuzz's positions are kept to a thousandth of an em.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from generator.drawing import fonts
from generator.drawing.drawing import (
    IDENTITY,
    Drawing,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Shape,
    Stroke,
    TextRun,
    Use,
    ink_box,
)
from generator.units import PT_PER_MM, Box, Size

rl_config.useA85 = 0

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_VERBS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
#: As the PNG painter's: a longer mitre is cut off.
_MITRE_LIMIT = 4
_HIGH = re.compile(r"[\x7f-\xff]")
_ESCAPES = {0x28: b"\\(", 0x29: b"\\)", 0x5C: b"\\\\", 0x0D: b"\\r", 0x0A: b"\\n"}


def number(value: float, digits: int = 3) -> str:
    """A number as PDF wants it: plain decimals, no trailing zeros, no minus zero."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def matrix_text(matrix: Matrix) -> str:
    """Six numbers for `cm`; slopes to six digits, so that a far corner stays put."""
    a, b, c, d, e, f = matrix
    slopes = " ".join(number(value, 6) for value in (a, b, c, d))
    return f"{slopes} {number(e, 4)} {number(f, 4)}"


class Forms:
    """The forms of one PDF: faces and stamps defined on first use, then only named."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.doc = canvas._doc
        self._defined: set[str] = set()
        self._codes: dict[str, _Encoder] = {}
        #: Bytes of each form's content before it is compressed: what weighs in the file.
        self.weights: dict[str, int] = {}

    def face(self, drawing: Drawing, prefix: str = "") -> str:
        """The name of the drawing's form for `canvas.doForm`; names are `prefix` + its name."""
        name = prefix + drawing.name
        if name not in self._defined:
            w, h = drawing.size.w * PT_PER_MM, drawing.size.h * PT_PER_MM
            bleed = drawing.bleed * PT_PER_MM
            head = f"{matrix_text((PT_PER_MM, 0, 0, -PT_PER_MM, 0, h))} cm"
            box = (-bleed, -bleed, w + bleed, h + bleed)
            self._define(name, drawing.items, drawing, prefix, box, head)
        return name

    def stamp(self, drawing: Drawing, stamp: str, prefix: str) -> str:
        """The name of a stamp's form; its space is the drawing's mm."""
        name = f"{prefix}stamp-{stamp}"
        if name not in self._defined:
            items = drawing.stamps[stamp]
            box = ink_box(items, drawing.stamps)
            edges = (0.0, 0.0, 0.0, 0.0)
            if box is not None:
                edges = (box.x - 0.1, box.y - 0.1, box.right + 0.1, box.bottom + 0.1)
            self._define(name, items, drawing, prefix, edges, "")
        return name

    def inline(self, items: tuple[Item, ...], page: Size) -> str:
        """The items as operators for a page's own content, in mm from the page's top-left corner:
        marks and labels, which would look like one more card if they were a form."""
        ink = _Ink(self, Drawing("page", page, 0.0, 0.0, ()), "")
        ink.items(items)
        to_points = matrix_text((PT_PER_MM, 0, 0, -PT_PER_MM, 0, page.h * PT_PER_MM))
        text = b"\n".join(ink.out).decode("latin-1")
        # ReportLab would write the higher letters of a str as UTF-8.
        text = _HIGH.sub(lambda high: f"\\{ord(high[0]):03o}", text)
        return f"q {to_points} cm\n{text}\nQ"

    def _define(
        self,
        name: str,
        items: tuple[Item, ...],
        drawing: Drawing,
        prefix: str,
        box: tuple[float, float, float, float],
        head: str,
    ) -> None:
        self._defined.add(name)
        ink = _Ink(self, drawing, prefix)
        if head:
            ink.put(head)
        ink.items(items)
        form = pdfdoc.PDFFormXObject(*(round(edge, 4) for edge in box))
        form.compression = 1
        form.stream = b"\n".join(ink.out)
        self.weights[name] = len(form.stream)
        if ink.used:
            form.XObjects = self.doc.xobjDict(sorted(ink.used))
        self.doc.addForm(name, form)

    def code(self, font_key: str) -> _Encoder:
        """The encoder of one font in this document."""
        found = self._codes.get(font_key)
        if found is None:
            found = self._codes[font_key] = _Encoder(font_key, self.doc)
        return found


def embedded(font_key: str) -> str:
    """Registers the font with ReportLab and returns its name there (the key itself)."""
    if font_key not in pdfmetrics._fonts:
        pdfmetrics.registerFont(TTFont(font_key, str(fonts.by_key(font_key).path)))
    return font_key


class _Encoder:
    """Characters of one font as bytes of its subsets, with the width the PDF gives each."""

    def __init__(self, font_key: str, doc: Any) -> None:
        self.doc = doc
        self.font: Any = pdfmetrics.getFont(embedded(font_key))
        self._known: dict[str, tuple[str, bytes, float]] = {}

    def __call__(self, character: str) -> tuple[str, bytes, float]:
        """(resource name of the subset, escaped byte, width in thousandths of an em)."""
        found = self._known.get(character)
        if found is None:
            [(subset, code)] = self.font.splitString(character, self.doc)
            name = self.font.getSubsetInternalName(subset, self.doc)
            width = float(self.font.face.getCharWidth(ord(character)))
            escaped = _ESCAPES.get(code[0], code)
            found = self._known[character] = (name, escaped, width)
        return found


class _Ink:
    """Writes the content stream of one form."""

    def __init__(self, forms: Forms, drawing: Drawing, prefix: str) -> None:
        self.forms, self.drawing, self.prefix = forms, drawing, prefix
        self.out: list[bytes] = []
        self.used: set[str] = set()
        self.fill = ""
        self.stroke: Stroke | None = None

    def put(self, text: str) -> None:
        self.out.append(text.encode("ascii"))

    def items(self, items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, TextRun):
                self._text(item)
            elif isinstance(item, Shape):
                self._shape(item)
            elif isinstance(item, Group):
                self._group(item)
            elif isinstance(item, Use):
                self._use(item)
            else:
                self._picture(item)

    def _set_fill(self, colour: str) -> None:
        if colour != self.fill:
            self.put(f"{_rgb(colour)} rg")
            self.fill = colour

    def _set_stroke(self, stroke: Stroke) -> None:
        if stroke == self.stroke:
            return
        dash = " ".join(number(length) for length in stroke.dash)
        self.put(
            f"{_rgb(stroke.colour)} RG {number(stroke.width, 4)} w {_CAPS[stroke.cap]} J "
            f"{_JOINS[stroke.join]} j {_MITRE_LIMIT} M [{dash}] 0 d"
        )
        self.stroke = stroke

    def _shape(self, shape: Shape) -> None:
        stroke = shape.stroke if shape.stroke and shape.stroke.width > 0 else None
        if shape.fill is not None:
            self._set_fill(shape.fill)
        if stroke is not None:
            self._set_stroke(stroke)
        if shape.fill is None and stroke is None:
            return
        paint = "f" if stroke is None else "S" if shape.fill is None else "B"
        self.out.append(_path(shape.path))
        self.put(paint)

    def _text(self, run: TextRun) -> None:
        if not run.text:
            return
        self._set_fill(run.colour)
        code = self.forms.code(run.font)
        per_em = 1000 / (run.size * run.stretch)
        self.put("BT")
        resource, open_ = "", False
        at = 0.0
        parts: list[bytes] = []
        for character, pen in zip(run.text, run.pens, strict=True):
            name, escaped, width = code(character)
            target = pen * per_em
            if name != resource:
                if open_:
                    parts.append(b")] TJ")
                parts.append(f"{name} {number(run.size, 4)} Tf".encode("ascii"))
                x = number(run.x + pen, 4)
                parts.append(
                    f"{number(run.stretch, 4)} 0 0 -1 {x} {number(run.y, 4)} Tm [(".encode("ascii")
                )
                resource, open_, at = name, True, target
            shift = round(at - target)
            if shift:
                parts.append(b")%d(" % shift)
                at -= shift
            parts.append(escaped)
            at += width
        parts.append(b")] TJ ET")
        self.out.append(b" ".join(parts[:2]) + b"".join(parts[2:]) if len(parts) > 2 else b"ET")

    def _group(self, group: Group) -> None:
        self.put("q")
        fill, stroke = self.fill, self.stroke
        if group.matrix != IDENTITY:
            self.put(f"{matrix_text(group.matrix)} cm")
        if group.clip is not None:
            self.out.append(_path(group.clip))
            self.put("W n")
        self.items(group.items)
        self.put("Q")
        self.fill, self.stroke = fill, stroke

    def _use(self, use: Use) -> None:
        name = self.forms.stamp(self.drawing, use.stamp, self.prefix)
        internal = self._xobject(name)
        self.put(f"q {matrix_text(use.matrix)} cm /{internal} Do Q")

    def _picture(self, picture: Picture) -> None:
        canvas, box = self.forms.canvas, picture.box
        before = len(canvas._code)
        # drawImage registers the bitmap once a document; only its name is taken from it.
        canvas.drawImage(picture.file, 0, 0, 1, 1, mask="auto")
        del canvas._code[before:]
        raw = canvas._formsinuse.pop()
        self.used.add(raw)
        place = matrix_text((box.w, 0, 0, -box.h, box.x, box.bottom))
        self.put(f"q {place} cm /{self.forms.doc.getXObjectName(raw)} Do Q")

    def _xobject(self, name: str) -> str:
        self.used.add(name)
        found: str = self.forms.doc.getXObjectName(name)
        return found


@lru_cache(maxsize=1024)
def _rgb(colour: str) -> str:
    value = int(colour[1:], 16)
    return " ".join(number((value >> shift & 255) / 255, 4) for shift in (16, 8, 0))


@lru_cache(maxsize=8192)
def _path(path: Path) -> bytes:
    parts = []
    for segment in path.segments:
        numbers = " ".join(number(value) for value in segment[1:])
        parts.append(f"{numbers} {_VERBS[segment[0]]}" if numbers else _VERBS[segment[0]])
    return "\n".join(parts).encode("ascii")


@dataclass(frozen=True)
class CardPage:
    """A page with one side of a card: its drawing, the card's id, which copy (from 1), the side."""

    drawing: Drawing
    card: str
    copy: int
    side: str


def card_pages(
    pages: Iterable[CardPage],
    page: Size,
    trim: Box,
    *,
    title: str,
    author: str,
    language: str,
    font: str | None,
) -> bytes:
    """One side of a card a page, as print shops want it: the trim fills the box `trim` of the page
    (both in mm, y down). Bleed that a drawing lacks is a second, larger print of it underneath.

    Each side is marked as on sheets (`/Deckproof`), with its trim as an unpainted rectangle; each
    page has TrimBox and BleedBox. `font` is one that the drawings use, None if they have no text.
    """
    box = tuple(
        value * PT_PER_MM for value in (trim.x, page.h - trim.bottom, trim.right, page.h - trim.y)
    )
    size = (page.w * PT_PER_MM, page.h * PT_PER_MM)
    first = {"initialFontName": embedded(font)} if font else {}
    canvas = Canvas(
        "cards.pdf",
        pagesize=size,
        invariant=1,
        pageCompression=1,
        pdfVersion=(1, 4),
        trimBox=box,
        bleedBox=(0, 0, *size),
        lang=language,
        **first,
    )
    canvas.setTitle(title)
    canvas.setAuthor(author)
    canvas.setCreator("Deckproof")
    canvas.setViewerPreference("PrintScaling", "None")
    forms = Forms(canvas)
    rect = " ".join(number(v, 4) for v in (box[0], box[1], box[2] - box[0], box[3] - box[1]))
    edges = " ".join(number(value, 4) for value in box)
    for one in pages:
        drawing = one.drawing
        name = forms.face(drawing)
        canvas._formsinuse.append(name)
        operand = f"/{canvas._doc.getXObjectName(name)} Do"
        w, h = drawing.size.w * PT_PER_MM, drawing.size.h * PT_PER_MM
        bleed = drawing.bleed * PT_PER_MM
        by_x, by_y = (box[2] - box[0]) / w, (box[3] - box[1]) / h
        if bleed * min(by_x, by_y) < max(box[0], box[1]) - 1e-3:
            wide, high = size[0] / (w + 2 * bleed), size[1] / (h + 2 * bleed)
            under = matrix_text((wide, 0, 0, high, bleed * wide, bleed * high))
            canvas._code.append(f"/Artifact BMC q {under} cm {operand} Q EMC")
        place = matrix_text((by_x, 0, 0, by_y, box[0], box[1]))
        canvas._code.append(
            f"/Deckproof <</Card ({one.card}) /Copy {one.copy} /Side /{one.side.capitalize()} "
            f"/Trim [{edges}]>> BDC q {rect} re n {place} cm {operand} Q EMC"
        )
        canvas.showPage()
    data: bytes = canvas.getpdfdata()
    return data
