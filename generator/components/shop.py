"""Boards as print shops want them: one page at full size, with bleed and boxes, no marks.

In: a board's drawing. Out: a PDF whose page is the board and its bleed; the TrimBox says where to
cut. The placement is told in the file as a card's is.
"""

from __future__ import annotations

from typing import Any

from reportlab.pdfgen.canvas import Canvas

from generator.drawing.drawing import Drawing
from generator.drawing.fonts import Font
from generator.files import source_date
from generator.painting import pdf
from generator.units import PT_PER_MM


def board_pdf(drawing: Drawing, title: str, author: str, font: Font) -> bytes:
    """The drawing as the one page of a PDF."""
    source_date()  # ReportLab reads it, too, and would choke on a word
    bleed = drawing.bleed * PT_PER_MM
    w, h = drawing.size.w * PT_PER_MM, drawing.size.h * PT_PER_MM
    trim = (bleed, bleed, bleed + w, bleed + h)
    canvas: Any = Canvas(
        "board.pdf",
        pagesize=(w + 2 * bleed, h + 2 * bleed),
        invariant=1,
        pageCompression=1,
        pdfVersion=(1, 7),
        initialFontName=pdf.embedded(font.key),
        trimBox=trim,
        bleedBox=(0, 0, w + 2 * bleed, h + 2 * bleed),
    )
    canvas.setTitle(title)
    canvas.setAuthor(author)
    canvas.setCreator("Deckproof")
    canvas.setViewerPreference("PrintScaling", "None")
    name = pdf.Forms(canvas).face(drawing)
    canvas._formsinuse.append(name)
    corners = " ".join(pdf.number(edge, 4) for edge in trim)
    rect = " ".join(pdf.number(edge, 4) for edge in (bleed, bleed, w, h))
    place = pdf.matrix_text((1.0, 0.0, 0.0, 1.0, bleed, bleed))
    canvas._code.append(
        f"/Deckproof <</Card ({drawing.name}) /Number (1/1) /Copy 1 /Side /Front "
        f"/Trim [{corners}]>> BDC q\n{rect} re n\n{place} cm\n"
        f"/{canvas._doc.getXObjectName(name)} Do Q EMC"
    )
    canvas.showPage()
    data: bytes = canvas.getpdfdata()
    return data
