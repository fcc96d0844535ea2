"""Boards as print shops want them: one page at full size, with bleed and boxes, no marks.

In: a board's drawing. Out: a PDF whose page is the board and its bleed; the TrimBox says where to
cut. The placement is told in the file as a card's is.
"""

from __future__ import annotations

from generator.drawing.drawing import Drawing
from generator.drawing.fonts import Font
from generator.painting.ink import edges, matrix_text
from generator.painting.mark import PieceMark, placed, trim_path
from generator.painting.pdf import About, Document
from generator.units import PT_PER_MM, Box, Size


def board_pdf(drawing: Drawing, title: str, author: str, font: Font) -> bytes:
    """The drawing as the one page of a PDF."""
    size, rim = drawing.size, drawing.bleed
    page = Size(size.w + 2 * rim, size.h + 2 * rim)
    trim = Box(rim, rim, size.w, size.h)
    about = About(title, author, version=(1, 7))
    document = Document(page, about, font.key, trim, Box(0.0, 0.0, page.w, page.h))
    bleed = rim * PT_PER_MM
    place = matrix_text((1.0, 0.0, 0.0, 1.0, bleed, bleed))
    what = PieceMark(drawing.name, 1, "front", edges(trim, page), "1/1")
    painted = f"q\n{trim_path(what.trim)}\n{place} cm\n{document.form(drawing)} Do Q"
    document.write(placed(what, painted))
    document.end_page()
    return document.finish()
