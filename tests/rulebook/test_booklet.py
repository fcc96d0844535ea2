"""Which page lies where on the sheets of a booklet, and that it really lies there."""

from __future__ import annotations

import io

import pikepdf
import pypdfium2
import pytest

from generator.rulebook.booklet import impose, page_order, sheets


@pytest.mark.parametrize(
    ("pages", "table"),
    [
        (4, "4,1/2,3"),
        (8, "8,1/2,7 6,3/4,5"),
        (12, "12,1/2,11 10,3/4,9 8,5/6,7"),
        (16, "16,1/2,15 14,3/4,13 12,5/6,11 10,7/8,9"),
        (1, "1,-/-,-"),
        (6, "6,1/2,- -,3/4,5"),
        (11, "11,1/2,- 10,3/4,9 8,5/6,7"),
    ],
)
def test_saddle_stitch(pages: int, table: str) -> None:
    """A blank page (-) comes before the last, so that the quick reference is the back cover."""

    def side(pair: tuple[int | None, int | None]) -> str:
        return ",".join("-" if page is None else str(page) for page in pair)

    found = " ".join(f"{side(sheet.front)}/{side(sheet.back)}" for sheet in sheets(pages))
    assert found == table


@pytest.mark.parametrize("pages", range(1, 33))
def test_folded_sheets_read_in_order(pages: int) -> None:
    """Nested and folded, the right halves and then the left ones give the pages in order."""
    folded = sheets(pages)
    outward = [half for sheet in folded for half in (sheet.front[1], sheet.back[0])]
    homeward = [half for sheet in reversed(folded) for half in (sheet.back[1], sheet.front[0])]
    assert outward + homeward == page_order(pages)


def _book(pages: int, width: float, height: float) -> bytes:
    with pikepdf.new() as pdf:
        for number in range(1, pages + 1):
            page = pdf.add_blank_page(page_size=(width, height))
            # a black square that climbs with the page number, 20 points from the left
            page.contents_add(f"0 g 20 {20 * number} 10 10 re f".encode())
        nums = [part for at in range(pages) for part in (at, pikepdf.Array())]
        for at, page in enumerate(pdf.pages):
            page.obj.StructParents = at
        pdf.Root.StructTreeRoot = pikepdf.Dictionary(
            ParentTree=pikepdf.Dictionary(Nums=pikepdf.Array(nums)), ParentTreeNextKey=pages
        )
        pdf.docinfo["/Title"] = "Toy Game: rulebook"
        pdf.Root.Lang = "en"
        out = io.BytesIO()
        pdf.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("paper", "leaf", "sheet"),
    [("a4", (420.94, 595.28), (842, 595)), ("letter", (396, 612), (792, 612))],
)
def test_pages_lie_where_the_table_says(
    paper: str, leaf: tuple[float, float], sheet: tuple[int, int]
) -> None:
    made = impose(_book(5, *leaf), paper)
    document = pypdfium2.PdfDocument(made)
    assert len(document) == 4
    assert tuple(round(edge) for edge in document[0].get_size()) == sheet
    image = document[0].render(scale=1).to_pil().convert("L")
    height = image.height
    left, right = 25, round(image.width / 2) + 25
    assert image.getpixel((left, height - 105)) < 60, "page 5 is left on the first sheet"
    assert image.getpixel((right, height - 25)) < 60, "page 1 is right of it"
    back = document[1].render(scale=1).to_pil().convert("L")
    assert back.getpixel((left, height - 45)) < 60, "page 2 is left on its back"
    assert back.crop((round(image.width / 2), 0, image.width, height)).getextrema() == (255, 255)


def test_a_booklet_flips_on_the_short_edge_and_keeps_its_name() -> None:
    first, second = (impose(_book(4, 420.94, 595.28), "a4") for _ in range(2))
    assert first == second
    with pikepdf.open(io.BytesIO(first)) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert str(pdf.docinfo["/Title"]) == "Toy Game: rulebook"
        assert str(pdf.Root.Lang) == "en"
