"""A PDF in the making: the one door to ReportLab, whose private attributes are touched here alone.

In: a page size and what the file says of itself, then drawings, bitmaps and items, page by page.
Out: the file's bytes; the same calls give the same bytes. What is painted where on a page is the
caller's: a `Document` hands out operands for `Do`, and takes operators for the page's content.

Each distinct face, back and stamp becomes one Form XObject, drawn once and placed as often as
there are copies. A form's space is PDF points, y up, with the trim's bottom-left corner at the
origin; its BBox is the trim and the bleed. Inside, one matrix turns to the drawing's mm, y down.
Text is real text in embedded subsets. Pages and their boxes are given in mm, y down.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from typing import Any

from PIL import Image
from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from generator.drawing import fonts
from generator.drawing.drawing import Drawing, Item, ink_box
from generator.files import source_date
from generator.painting.ink import Ink, edges, matrix_text
from generator.units import PT_PER_MM, Box, Size

rl_config.useA85 = 0

_HIGH = re.compile(r"[\x7f-\xff]")
_ESCAPES = {0x28: b"\\(", 0x29: b"\\)", 0x5C: b"\\\\", 0x0D: b"\\r", 0x0A: b"\\n"}
_NOT_IN_A_NAME = re.compile(r"[^A-Za-z0-9._-]")


@dataclass(frozen=True)
class About:
    """What a file says of itself; None says nothing. `language` is a tag, `version` that of PDF
    (None is ReportLab's own), `duplex` how the printer's dialog starts (DuplexFlipLongEdge, ...).
    Pages are always to be printed at their own size."""

    title: str
    author: str | None = None
    subject: str | None = None
    language: str | None = None
    version: tuple[int, int] | None = None
    duplex: str | None = None


class Document:
    """A PDF whose pages all have one size; `end_page` closes one and opens the next.

    `trim` and `bleed` are every page's TrimBox and BleedBox until `boxes` says otherwise. `font` is
    the key of one that the drawings use, None if they have no text: ReportLab would list another,
    and not embed it. Raises UserError if SOURCE_DATE_EPOCH is no number.
    """

    def __init__(
        self,
        page: Size,
        about: About,
        font: str | None,
        trim: Box | None = None,
        bleed: Box | None = None,
    ) -> None:
        source_date()  # ReportLab reads it, too, and would choke on a word
        self.page = page
        given = {
            "pdfVersion": about.version,
            "initialFontName": font and _registered(font),
            "trimBox": trim and edges(trim, page),
            "bleedBox": bleed and edges(bleed, page),
            "lang": about.language,
        }
        self._canvas: Any = Canvas(
            "deckproof.pdf",
            pagesize=(page.w * PT_PER_MM, page.h * PT_PER_MM),
            invariant=1,
            pageCompression=1,
            **{key: value for key, value in given.items() if value is not None},
        )
        self._canvas.setTitle(about.title)
        if about.author is not None:
            self._canvas.setAuthor(about.author)
        if about.subject is not None:
            self._canvas.setSubject(about.subject)
        self._canvas.setCreator("Deckproof")
        self._canvas.setViewerPreference("PrintScaling", "None")
        if about.duplex is not None:
            self._canvas.setViewerPreference("Duplex", about.duplex)
        self._doc = self._canvas._doc
        self._defined: set[str] = set()
        self._encoders: dict[str, _Encoder] = {}
        #: Bytes of each form's content before it is compressed: what weighs in the file.
        self.weights: dict[str, int] = {}

    # What pages are made of.

    def form(self, drawing: Drawing) -> str:
        """The operand for `Do` of a drawing's form, defined on first use, and used on this page.
        Drawings of one name are taken for the same."""
        name = _NOT_IN_A_NAME.sub(lambda bad: f"_{ord(bad[0]):x}_", drawing.name)
        if name not in self._defined:
            w, h = drawing.size.w * PT_PER_MM, drawing.size.h * PT_PER_MM
            bleed = drawing.bleed * PT_PER_MM
            head = f"{matrix_text((PT_PER_MM, 0, 0, -PT_PER_MM, 0, h))} cm"
            self._define(name, drawing.items, drawing, (-bleed, -bleed, w + bleed, h + bleed), head)
        return self._used(name)

    def image(self, image: Image.Image) -> str:
        """A name for a picture, 1 x 1 pt large, that lies in the file once; for `placed`."""
        return self._bitmap(ImageReader(image), None)

    def placed(self, image: str) -> str:
        """The operand for `Do` of an `image`, used on this page."""
        return self._used(image)

    def inline(self, items: tuple[Item, ...]) -> str:
        """The items as operators for a page's own content, in mm from the page's top-left corner:
        marks and labels, which would look like one more card if they were a form."""
        page = self.page
        ink = Ink(self, Drawing("page", page, 0.0, 0.0, ()))
        ink.items(items)
        to_points = matrix_text((PT_PER_MM, 0, 0, -PT_PER_MM, 0, page.h * PT_PER_MM))
        text = b"\n".join(ink.out).decode("latin-1")
        # ReportLab would write the higher letters of a str as UTF-8.
        text = _HIGH.sub(lambda high: f"\\{ord(high[0]):03o}", text)
        return f"q {to_points} cm\n{text}\nQ"

    # Pages.

    def write(self, operators: str) -> None:
        """More content for this page, in points, y up."""
        self._canvas._code.append(operators)

    def boxes(self, trim: Box, bleed: Box) -> None:
        """TrimBox and BleedBox of this page and those that follow."""
        self._canvas.setTrimBox(edges(trim, self.page))
        self._canvas.setBleedBox(edges(bleed, self.page))

    def end_page(self) -> None:
        """Closes the page."""
        self._canvas.showPage()

    def finish(self) -> bytes:
        """The file; nothing can be added afterwards."""
        data: bytes = self._canvas.getpdfdata()
        return data

    # What content streams ask for (`ink.Resources`).

    def encoder(self, font_key: str) -> _Encoder:
        """The encoder of one font in this document."""
        found = self._encoders.get(font_key)
        if found is None:
            found = self._encoders[font_key] = _Encoder(font_key, self._doc)
        return found

    def stamp(self, drawing: Drawing, stamp: str) -> str:
        """The name of a stamp's form; its space is the drawing's mm."""
        name = f"stamp-{stamp}"
        if name not in self._defined:
            items = drawing.stamps[stamp]
            box = ink_box(items, drawing.stamps)
            rim = (0.0, 0.0, 0.0, 0.0)
            if box is not None:
                rim = (box.x - 0.1, box.y - 0.1, box.right + 0.1, box.bottom + 0.1)
            self._define(name, items, drawing, rim, "")
        return name

    def bitmap(self, file: str) -> str:
        """The name of a picture file, with its transparency."""
        return self._bitmap(file, "auto")

    def operand(self, name: str) -> str:
        """What stands before `Do` to paint a form or bitmap."""
        return f"/{self._doc.getXObjectName(name)}"

    def _used(self, name: str) -> str:
        self._canvas._formsinuse.append(name)
        return self.operand(name)

    def _bitmap(self, source: Any, mask: str | None) -> str:
        canvas = self._canvas
        before = len(canvas._code)
        # drawImage registers the bitmap once a document; only its name is taken from it.
        canvas.drawImage(source, 0, 0, 1, 1, mask=mask)
        del canvas._code[before:]
        name: str = canvas._formsinuse.pop()
        return name

    def _define(
        self,
        name: str,
        items: tuple[Item, ...],
        drawing: Drawing,
        box: tuple[float, float, float, float],
        head: str,
    ) -> None:
        self._defined.add(name)
        ink = Ink(self, drawing)
        if head:
            ink.put(head)
        ink.items(items)
        if not all(map(isfinite, box)):
            raise ValueError(f"{name} is {box} large")
        form = pdfdoc.PDFFormXObject(*(round(edge, 4) for edge in box))
        form.compression = 1
        form.stream = b"\n".join(ink.out)
        self.weights[name] = len(form.stream)
        if ink.used:
            form.XObjects = self._doc.xobjDict(sorted(ink.used))
        self._doc.addForm(name, form)


def _registered(font_key: str) -> str:
    """Registers the font with ReportLab and returns its name there (the key itself)."""
    if font_key not in pdfmetrics._fonts:
        pdfmetrics.registerFont(TTFont(font_key, str(fonts.by_key(font_key).path)))
    return font_key


class _Encoder:
    """Characters of one font as bytes of its subsets, with the width the PDF gives each."""

    def __init__(self, font_key: str, doc: Any) -> None:
        self.doc = doc
        self.font: Any = pdfmetrics.getFont(_registered(font_key))
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
