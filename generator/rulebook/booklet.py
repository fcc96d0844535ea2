"""Booklets: a rulebook's pages two up on landscape sheets, to print on both sides, fold, staple.

In: the PDF of a rulebook at half the paper's size. Out: a PDF of whole sheets that flips on the
short edge. Which page lies where is a pure function of the page count; blank pages come before
the last one, so that the quick reference stays on the back cover.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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
    """The booklet of a rulebook that was made at the half size of `paper`."""
    import pikepdf

    size, _ = SHEETS[paper]
    width, height = size.w * PT_PER_MM, size.h * PT_PER_MM
    with pikepdf.open(io.BytesIO(pdf)) as book, pikepdf.new() as out:
        folded = sheets(len(book.pages))
        sides = [side for sheet in folded for side in (sheet.front, sheet.back)]
        for left, right in sides:
            page = out.add_blank_page(page_size=(width, height))
            _place(out, page, book, left, 0.0, width / 2, height)
            _place(out, page, book, right, width / 2, width / 2, height)
        out.Root.ViewerPreferences = pikepdf.Dictionary(
            PrintScaling=pikepdf.Name("/None"),
            Duplex=pikepdf.Name("/DuplexFlipShortEdge"),
            DisplayDocTitle=True,
        )
        _copy_about(book, out)
        _name_pages(book, out, sides)
        buffer = io.BytesIO()
        out.save(buffer, deterministic_id=True, compress_streams=True)
    return buffer.getvalue()


def _place(
    out: pikepdf.Pdf,
    page: pikepdf.Page,
    book: pikepdf.Pdf,
    number: int | None,
    left: float,
    width: float,
    height: float,
) -> None:
    """One page as a form in its half of the sheet, centred, never scaled."""
    import pikepdf

    if number is None:
        return
    source = book.pages[number - 1]
    form = out.copy_foreign(source.as_form_xobject())
    x0, y0, x1, y1 = (float(edge) for edge in source.trimbox)
    name = pikepdf.Name(f"/Page{number}")
    page.add_resource(form, pikepdf.Name.XObject, name)
    x = left + (width - (x1 - x0)) / 2 - x0
    y = (height - (y1 - y0)) / 2 - y0
    page.contents_add(f"q 1 0 0 1 {x:.3f} {y:.3f} cm {name} Do Q".encode("ascii"))


def _name_pages(book: pikepdf.Pdf, out: pikepdf.Pdf, sides: list[Side]) -> None:
    """Each side is called by the pages on it, and the book's outline leads to the sides."""
    import pikepdf

    labels: list[Any] = []
    for at, side in enumerate(sides):
        said = ", ".join(_BLANK if page is None else str(page) for page in side)
        labels += [at, pikepdf.Dictionary(P=said)]
    out.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array(labels))
    lies = {page: at for at, side in enumerate(sides) for page in side if page is not None}
    numbers = {page.objgen: at for at, page in enumerate(book.pages, 1)}

    def led(items: list[Any]) -> list[Any]:
        found = []
        for item in items:
            at = lies[numbers[item.destination[0].objgen]]
            entry = pikepdf.OutlineItem(item.title, at, "Fit")
            entry.children.extend(led(item.children))
            found.append(entry)
        return found

    with book.open_outline() as old, out.open_outline() as new:
        new.root.extend(led(old.root))


def _copy_about(book: pikepdf.Pdf, out: pikepdf.Pdf) -> None:
    """Title, author and language of the rulebook, so that the booklet is called the same."""
    if "/Lang" in book.Root:
        out.Root.Lang = str(book.Root.Lang)
    for key in ("/Title", "/Author", "/Subject", "/CreationDate"):
        if key in book.docinfo:
            out.docinfo[key] = str(book.docinfo[key])
