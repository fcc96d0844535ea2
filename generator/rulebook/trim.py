"""The two papers of a book: it is set once, and its pages are cut to each.

A page is set as wide as Letter and as high as A4. What both papers show of it, 210 by 279.4 mm, has
all that is read; cutting takes 3 mm at both sides for A4, or 8.8 mm above and below for Letter. So
a book has the same pages on both, and is laid out, looked at and corrected once.
"""

from __future__ import annotations

import io
from typing import Any

from generator.rulebook.elements import all_below, keep_inside
from generator.units import PT_PER_MM, Size

#: What the page is called that both papers are cut from.
BOTH = "both"
#: The papers that a book's pages are cut to, in mm.
CUT = {"a4": Size(210.0, 297.0), "letter": Size(215.9, 279.4)}
#: The page that they are cut from, and what they have in common.
SET = Size(max(one.w for one in CUT.values()), max(one.h for one in CUT.values()))
COMMON = Size(min(one.w for one in CUT.values()), min(one.h for one in CUT.values()))

#: WeasyPrint rounds the sides of a page to so many points.
_ROUNDED = 0.1


def margins(above: float, sides: float, below: float) -> str:
    """CSS margins of the page that is set, for margins in mm of what both papers show."""
    beside, over = (SET.w - COMMON.w) / 2, (SET.h - COMMON.h) / 2
    return plain_margins(above + over, sides + beside, below + over)


def plain_margins(above: float, sides: float, below: float) -> str:
    """CSS margins of a page that is cut from no other, in mm."""
    return f"{above:g}mm {sides:g}mm {below:g}mm"


def trimmed(data: bytes, paper: str) -> bytes:
    """The PDF of a book that was set on `SET`, with its pages cut to one of `CUT`. Pages of another
    size, which a style sheet of the game's own has asked for, stay as they are."""
    import pikepdf

    size = CUT[paper]
    left, bottom = (SET.w - size.w) / 2 * PT_PER_MM, (SET.h - size.h) / 2 * PT_PER_MM
    window = [left, bottom, left + size.w * PT_PER_MM, bottom + size.h * PT_PER_MM]
    cut: set[Any] = set()
    with pikepdf.open(io.BytesIO(data)) as pdf:
        for page in pdf.pages:
            _, _, width, height = map(float, page.mediabox)
            off = abs(width - SET.w * PT_PER_MM), abs(height - SET.h * PT_PER_MM)
            if max(off) < _ROUNDED:
                page.mediabox = pikepdf.Array([round(side, 3) for side in window])
                cut.add(page.objgen)
        for element in all_below(pdf.Root.get("/StructTreeRoot", {})):
            if "/Pg" in element and element.Pg.objgen in cut:
                keep_inside(element, window)
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True)
    return out.getvalue()
