"""Boards as print shops want them: one page at full size, with bleed and boxes, no marks.

In: a board's drawing. Out: a PDF whose page is the board and its bleed; the TrimBox says where to
cut. The placement is told in the file as a card's is.
"""

from __future__ import annotations

from generator.drawing.drawing import Drawing
from generator.drawing.fonts import Font
from generator.painting.ink import edges, matrix_text, number
from generator.painting.pdf import About, Document
from generator.units import PT_PER_MM, Box, Size


def board_pdf(drawing: Drawing, title: str, author: str, font: Font) -> bytes:
    """The drawing as the one page of a PDF."""
    size, rim = drawing.size, drawing.bleed
    page = Size(size.w + 2 * rim, size.h + 2 * rim)
    trim = Box(rim, rim, size.w, size.h)
    about = About(title, author, version=(1, 7))
    document = Document(page, about, font.key, trim, Box(0.0, 0.0, page.w, page.h))
    corners = " ".join(number(edge, 4) for edge in edges(trim, page))
    bleed, w, h = (value * PT_PER_MM for value in (rim, size.w, size.h))
    rect = " ".join(number(edge, 4) for edge in (bleed, bleed, w, h))
    place = matrix_text((1.0, 0.0, 0.0, 1.0, bleed, bleed))
    document.write(
        f"/Deckproof <</Card ({drawing.name}) /Number (1/1) /Copy 1 /Side /Front "
        f"/Trim [{corners}]>> BDC q\n{rect} re n\n{place} cm\n{document.form(drawing)} Do Q EMC"
    )
    document.end_page()
    return document.finish()
