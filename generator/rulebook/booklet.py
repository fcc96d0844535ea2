"""Booklets: a rulebook's pages two up on landscape sheets, to print on both sides, fold, staple.

In: the PDF of a rulebook at half the paper's size. Out: a PDF of whole sheets that flips on the
short edge and is read page after page. Which page lies where is a pure function of the page count;
blank pages come before the last one, so that the quick reference stays on the back cover.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from generator.rulebook.sides import two_up
from generator.units import PT_PER_MM, Size

if TYPE_CHECKING:
    import pikepdf

#: Paper of a booklet -> the size of its landscape sheet in mm, and the paper of its pages.
SHEETS: dict[str, tuple[Size, str]] = {
    "a4": (Size(297.0, 210.0), "a5"),
    "letter": (Size(279.4, 215.9), "half-letter"),
}


#: Pages (from 1; None is blank) left and right on one side of a sheet.
Side = tuple[int | None, int | None]
#: What a blank page is called.
_BLANK = "-"


@dataclass(frozen=True)
class Sheet:
    """The two sides of one sheet, the one that is outside first."""

    front: Side
    back: Side


def page_order(pages: int) -> list[int | None]:
    """The booklet's pages in reading order, blanks before the last one to make a multiple of 4."""
    if pages < 1:
        raise ValueError(f"a booklet of {pages} pages")
    blanks: list[int | None] = [None] * (-pages % 4)
    return [*range(1, pages), *blanks, pages]


def sheets(pages: int) -> list[Sheet]:
    """The sheets of a saddle-stitched booklet, the outermost first."""
    order = page_order(pages)
    last = len(order) - 1
    return [
        Sheet(
            front=(order[last - 2 * step], order[2 * step]),
            back=(order[2 * step + 1], order[last - 1 - 2 * step]),
        )
        for step in range(len(order) // 4)
    ]


def impose(pdf: bytes, paper: str) -> bytes:
    """The booklet of a rulebook that was made at the half size of `paper`, tagged as it is."""
    import pikepdf

    size, _ = SHEETS[paper]
    with pikepdf.open(io.BytesIO(pdf)) as book:
        folded = sheets(len(book.pages))
        sides = [side for sheet in folded for side in (sheet.front, sheet.back)]
        two_up(book, sides, size.w * PT_PER_MM, size.h * PT_PER_MM)
        book.Root.ViewerPreferences = pikepdf.Dictionary(
            PrintScaling=pikepdf.Name("/None"),
            Duplex=pikepdf.Name("/DuplexFlipShortEdge"),
            DisplayDocTitle=True,
        )
        _name_sides(book, sides)
        buffer = io.BytesIO()
        book.save(buffer, deterministic_id=True, compress_streams=True)
    return buffer.getvalue()


def _name_sides(book: pikepdf.Pdf, sides: list[Side]) -> None:
    """Each side is called by the pages on it."""
    import pikepdf

    labels: list[Any] = []
    for at, side in enumerate(sides):
        said = ", ".join(_BLANK if page is None else str(page) for page in side)
        labels += [at, pikepdf.Dictionary(P=said)]
    book.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array(labels))
