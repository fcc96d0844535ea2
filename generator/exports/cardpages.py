"""Cards as one PDF with one side of a card a page, as print shops want them.

In: the pages in order, their size and the trim on them. Out: the bytes of a PDF. Where a page's
bleed is larger than a drawing's, a larger print of the drawing lies underneath.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.drawing.drawing import Drawing
from generator.painting.ink import edges, matrix_text
from generator.painting.mark import PieceMark, placed, trim_path
from generator.painting.pdf import About, Document
from generator.units import PT_PER_MM, Box, Size


@dataclass(frozen=True)
class CardPage:
    """A page with one side of a card: its drawing, the card's id, which copy (from 1), the side,
    and whether the drawing lies `across` the page and is turned by a quarter, clockwise."""

    drawing: Drawing
    card: str
    copy: int
    side: str
    across: bool = False


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
    about = About(title, author, language=language, version=(1, 4))
    document = Document(page, about, font, trim, Box(0.0, 0.0, page.w, page.h))
    left, low, right, top = box = edges(trim, page)
    for one in pages:
        drawing = one.drawing
        operand = f"{document.form(drawing)} Do"
        size = drawing.size.turned() if one.across else drawing.size
        w, h = size.w * PT_PER_MM, size.h * PT_PER_MM
        bleed = drawing.bleed * PT_PER_MM
        turn = f"{matrix_text((0, -1, 1, 0, 0, h))} cm " if one.across else ""
        by_x, by_y = (right - left) / w, (top - low) / h
        if bleed * min(by_x, by_y) < max(left, low) - 1e-3:
            wide = page.w * PT_PER_MM / (w + 2 * bleed)
            high = page.h * PT_PER_MM / (h + 2 * bleed)
            under = matrix_text((wide, 0, 0, high, bleed * wide, bleed * high))
            document.write(f"/Artifact BMC q {under} cm {turn}{operand} Q EMC")
        place = matrix_text((by_x, 0, 0, by_y, left, low))
        what = PieceMark(one.card, one.copy, one.side, box)
        document.write(placed(what, f"q {trim_path(box)} {place} cm {turn}{operand} Q"))
        document.end_page()
    return document.finish()
