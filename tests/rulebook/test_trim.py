"""A book on two papers: set once, cut to each, with the same words at the same places."""

from __future__ import annotations

from pathlib import Path

import accessible
import pypdfium2
import pytest
import toy
from test_pdf import BODY

from generator.errors import UserError
from generator.rulebook import bound, pdf
from generator.rulebook.document import render
from generator.rulebook.trim import COMMON, CUT, SET, margins, trimmed
from generator.units import PT_PER_MM

#: What a point is rounded to in a PDF.
_NEAR = 0.01


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    project = toy.project(tmp_path_factory.mktemp("trim"), toy=BODY)
    return pdf.make(render(toy.deck(), project, toy.PACK, toy.Painter())).data


@pytest.mark.parametrize("paper", list(CUT))
def test_pages_are_as_large_as_their_paper(whole: bytes, paper: str) -> None:
    for page in pypdfium2.PdfDocument(trimmed(whole, paper)):
        size = [side / PT_PER_MM for side in page.get_size()]
        assert size == pytest.approx([CUT[paper].w, CUT[paper].h], abs=_NEAR)


def test_both_papers_show_all_words(whole: bytes) -> None:
    """PDFium finds each letter of the page that was set inside what is left of it."""
    expected = [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(whole)]
    for paper in CUT:
        shown = pypdfium2.PdfDocument(trimmed(whole, paper))
        assert [page.get_textpage().get_text_bounded() for page in shown] == expected
        for page in shown:
            left, bottom, right, top = page.get_mediabox()
            text = page.get_textpage()
            for at in range(text.count_rects()):
                x0, y0, x1, y1 = text.get_rect(at)
                assert left < x0 and x1 < right and bottom < y0 and y1 < top, paper


@pytest.mark.parametrize("paper", list(CUT))
def test_a_picture_out_to_the_edges_is_said_to_lie_on_its_paper(tmp_path: Path, paper: str) -> None:
    """A cover's picture is as wide as the page that is set: of it a reader is told what is left."""
    wide = BODY.replace(
        "{% block book %}",
        "{% block book %}<section><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 216 20' "
        "style='margin: 0 -40mm' width='296mm' height='20mm'><title>Wide</title></svg></section>",
        1,
    )
    html = render(toy.deck(), toy.project(tmp_path, toy=wide), toy.PACK, toy.Painter())
    made = pdf.make(html).data

    assert ["lies outside" in fault for fault in accessible.faults(made)] == [True]
    assert accessible.faults(trimmed(made, paper)) == []


def test_what_both_show_lies_in_the_middle() -> None:
    """Letter is wider, A4 is higher; margins are those of what both show."""
    assert (SET.w, SET.h) == (CUT["letter"].w, CUT["a4"].h)
    assert (COMMON.w, COMMON.h) == (CUT["a4"].w, CUT["letter"].h)
    assert margins(10.0, 12.0, 14.0) == "18.8mm 14.95mm 22.8mm"


def test_a_style_sheet_may_ask_for_another_page(tmp_path: Path) -> None:
    html = render(toy.deck(), toy.project(tmp_path, toy=BODY), toy.PACK, toy.Painter())
    small = pdf.make(html.replace("</style>", "@page { size: 120mm 160mm }</style>", 1)).data
    first = pypdfium2.PdfDocument(trimmed(small, "letter"))[0].get_size()
    assert [side / PT_PER_MM for side in first] == pytest.approx([120, 160], abs=0.1)


def test_another_paper_is_refused(tmp_path: Path) -> None:
    """A manifest that somebody has changed may ask for any."""
    project = toy.project(tmp_path, toy=BODY)
    with pytest.raises(UserError, match="no rulebook paper 'a3' .a4, letter."):
        bound(toy.deck(), project, toy.PACK, paper="a3", picture=toy.Painter())


@pytest.mark.parametrize(("written", "side"), [("9mm", "9mm"), ("9mm 8mm", "8mm")])
def test_the_cover_runs_out_over_the_margin_that_css_means(
    tmp_path: Path, written: str, side: str
) -> None:
    own = BODY.replace("%}\n", "%}\n{% set page_margin = '" + written + "' %}\n", 1)
    html = render(toy.deck(), toy.project(tmp_path, toy=own), toy.PACK, toy.Painter())
    assert f"margin-left: -{side}; margin-right: -{side}" in html


def test_the_pdf_of_a_paper_is_cut_from_the_one_that_was_set(tmp_path: Path) -> None:
    project = toy.project(tmp_path, toy=BODY)
    book = bound(toy.deck(), project, toy.PACK, paper="letter", picture=toy.Painter())
    html = render(toy.deck(), project, toy.PACK, toy.Painter())
    pages = len(pypdfium2.PdfDocument(book.data))
    assert (book.ending, book.pages) == ("pdf", pages)
    assert len(pypdfium2.PdfDocument(pdf.make(html).data)) == pages
