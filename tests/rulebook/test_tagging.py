"""What a screen reader meets: the structure tree, by the standard's rules and by a stranger's eyes.

`accessible` is our walk through ISO 14289-1; `pdfua` is somebody else's.
"""

from __future__ import annotations

import io
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import accessible
import pdfua
import pikepdf
import pypdfium2
import pytest
import toy
from programs import needed

from generator.errors import EnvironmentLacks
from generator.rulebook import booklet, pdf, tagging
from generator.rulebook.document import render

BODY = """{% extends "base.html.j2" %}
{% block book %}<section>{{ chapter('Play', 'toy-2') }}{{ clauses('toy-2') }}{{ card('A1') }}
<dl><div><dt>Bee</dt><dd>It stings.</dd><dd>Once.</dd></div>
<div><dt>Rose</dt><dd>Too.</dd></div></dl>
<dl><dt>Loose</dt><dd>word</dd></dl>
<ul><li>Outer<ul><li>Inner</li></ul></li><li style="display: inline">next</li> <li>last</li></ul>
<table><caption>Who beats whom</caption>
<thead><tr><th scope="col">Card</th><th scope="col">Beats</th></tr></thead>
<tbody><tr><th scope="row">Bee</th><td>Rose</td></tr><tr><th scope="row">Rose</th><td>-</td></tr>
</tbody></table>
<p>See <a href="https://example.org/toy">there</a>.</p></section>{% endblock %}
{% block quick %}{% call quick_box('Turn') %}<p>Play.</p>{% endcall %}{% endblock %}
"""


@pytest.fixture(scope="module")
def html(tmp_path_factory: pytest.TempPathFactory) -> str:
    project = toy.project(tmp_path_factory.mktemp("toy"), toy=BODY)
    return render(toy.deck(), project, toy.PACK, toy.Painter())


@pytest.fixture(scope="module")
def made(html: str) -> bytes:
    return pdf.make(html).data


@pytest.fixture(scope="module")
def raw(html: str) -> bytes:
    """The same book as WeasyPrint leaves it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pdf, "repaired", lambda data: data)
        return pdf.make(html).data


@pytest.fixture
def tree(made: bytes) -> Iterator[Any]:
    with pikepdf.open(io.BytesIO(made)) as opened:
        yield opened.Root.StructTreeRoot.K[0]


def elements(element: Any, kind: str) -> Iterator[Any]:
    for kid in element.get("/K", ()):
        if not isinstance(kid, int) and "/S" in kid:
            if str(kid.S) == f"/{kind}":
                yield kid
            yield from elements(kid, kind)


def test_the_standard_s_rules_are_kept(made: bytes) -> None:
    assert accessible.faults(made) == []


def test_a_stranger_s_validator_finds_nothing(made: bytes, tmp_path: Path) -> None:
    (tmp_path / "book.pdf").write_bytes(made)

    assert list(pdfua.validate(tmp_path / "book.pdf").findings) == []


def test_both_would_have_seen_what_is_repaired(raw: bytes, tmp_path: Path) -> None:
    (tmp_path / "book.pdf").write_bytes(raw)
    told = "\n".join(accessible.faults(raw))

    for what in ("TH has no scope", "L holds", "Link stands in a Link", "LI stands in Div",
                 "Span has an annotation", "content in no structure", "lies outside"):  # fmt: skip
        assert what in told, what
    assert pdfua.validate(tmp_path / "book.pdf").findings


def test_of_a_weasyprint_that_writes_otherwise_a_person_is_told(
    raw: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its PDFs are no fault of ours or theirs: there is HTML instead, and an older one to get."""
    monkeypatch.setattr(tagging, "_MARKED", re.compile(rb"/\w+ MCID (\d+) BDC\b"))
    with pytest.raises(EnvironmentLacks, match="WeasyPrint .*run \"pip install 'weasyprint<"):
        tagging.repaired(raw)


def test_to_the_eye_nothing_changes(made: bytes, raw: bytes) -> None:
    before, after = pypdfium2.PdfDocument(raw), pypdfium2.PdfDocument(made)

    assert len(before) == len(after)
    for one, other in zip(before, after, strict=True):
        assert (
            one.render(scale=1.5).to_pil().tobytes() == other.render(scale=1.5).to_pil().tobytes()
        )
        assert one.get_textpage().get_text_range() == other.get_textpage().get_text_range()


def test_scopes_are_those_of_the_html(tree: Any) -> None:
    tables = [
        [str(cell.A.Scope) for cell in elements(table, "TH")] for table in elements(tree, "Table")
    ]

    assert ["/Column", "/Column", "/Row", "/Row"] in tables


def test_a_term_is_the_label_of_what_is_said_of_it(tree: Any) -> None:
    pairs = [[str(kid.S) for kid in item.K] for item in elements(tree, "LI")]

    assert pairs.count(["/Lbl", "/LBody"]) >= 4  # two of the dl, two bullets
    inner = [one for one in elements(tree, "L") if one.P.S == "/LBody"]
    assert 1 in [len(list(elements(one, "LI"))) for one in inner]


def test_of_an_ornament_nothing_is_said(tmp_path: Path) -> None:
    """A band at the head of a page is for the eye: its HTML hides it, and so does the PDF."""
    band = (
        "<figure><svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' viewBox='0 0 9 9' "
        "width='9mm' height='9mm'><rect width='9' height='9'/></svg></figure>"
    )
    body = BODY.replace("{{ card('A1') }}", "{{ card('A1') }}" + band, 1)
    page = render(toy.deck(), toy.project(tmp_path, toy=body), toy.PACK, toy.Painter())
    data = pdf.make(page).data
    with pikepdf.open(io.BytesIO(data)) as opened:
        figures = list(elements(opened.Root.StructTreeRoot.K[0], "Figure"))

    assert band in page
    assert accessible.faults(data) == []
    assert all(str(figure.get("/Alt", "")).strip() for figure in figures)
    assert "Ace of Roses" in {str(figure.Alt) for figure in figures}


def test_a_row_of_the_contents_is_one_stop(made: bytes) -> None:
    with pikepdf.open(io.BytesIO(made)) as opened:
        links = list(elements(opened.Root.StructTreeRoot.K[0], "Link"))
        stops = [one for page in opened.pages for one in page.get("/Annots", ())]

    assert len(stops) == len(links) >= 3


def test_figures_lie_where_they_are_said_to_lie(made: bytes, tree: Any) -> None:
    """PDFium tells where the page's images are."""
    with pikepdf.open(io.BytesIO(made)) as opened:
        numbers = {page.objgen: at for at, page in enumerate(opened.pages)}
        [figure] = [one for one in elements(opened.Root.StructTreeRoot.K[0], "Figure")
                    if str(one.Alt) == "Ace of Roses"]  # fmt: skip
        box, at = [float(edge) for edge in figure.A.BBox], numbers[figure.Pg.objgen]
    pictures = [one.get_bounds() for one in pypdfium2.PdfDocument(made)[at].get_objects([3])]

    assert any(bounds == pytest.approx(box, abs=0.5) for bounds in pictures)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The book as pages of a booklet."""
    project = toy.project(tmp_path_factory.mktemp("small"), toy=BODY)
    return pdf.make(render(toy.deck(), project, toy.PACK, toy.Painter(), paper="a5")).data


@pytest.fixture(scope="module")
def folded(small: bytes) -> bytes:
    return booklet.impose(small, "a4")


def test_a_booklet_keeps_what_its_book_keeps(folded: bytes, tmp_path: Path) -> None:
    (tmp_path / "folded.pdf").write_bytes(folded)

    assert accessible.faults(folded) == []
    assert list(pdfua.validate(tmp_path / "folded.pdf").findings) == []


def test_a_booklet_is_read_page_after_page(small: bytes, folded: bytes, tmp_path: Path) -> None:
    """However its pages are folded, Poppler finds the words in the order of the book."""
    needed("pdfinfo", "poppler-utils")

    def told(data: bytes) -> str:
        (tmp_path / "read.pdf").write_bytes(data)
        command = ["pdfinfo", "-struct-text", str(tmp_path / "read.pdf")]
        said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
        return re.sub(r"/BBox .*|Object \d+", "", said)

    assert "The higher card takes the die." in told(small)
    assert told(folded) == told(small)


def test_figures_and_links_of_a_booklet_lie_where_their_page_does(folded: bytes) -> None:
    with pikepdf.open(io.BytesIO(folded)) as opened:
        numbers = {page.objgen: at for at, page in enumerate(opened.pages)}
        [figure] = [one for one in elements(opened.Root.StructTreeRoot.K[0], "Figure")
                    if str(one.Alt) == "Ace of Roses"]  # fmt: skip
        box, at = [float(edge) for edge in figure.A.BBox], numbers[figure.Pg.objgen]
        links = [(side, [float(edge) for edge in one.Rect])
                 for side, page in enumerate(opened.pages) for one in page.get("/Annots", ())
                 if one.get("/A", {}).get("/URI", "") == "https://example.org/toy"]  # fmt: skip
    document = pypdfium2.PdfDocument(folded)
    pictures = [one.get_bounds() for one in document[at].get_objects([3])]
    words = [document[side].get_textpage().get_text_bounded(*edges) for side, edges in links]

    assert any(bounds == pytest.approx(box, abs=0.5) for bounds in pictures)
    assert "there" in words


def test_sides_of_a_booklet_are_called_by_their_pages(small: bytes, folded: bytes) -> None:
    document = pypdfium2.PdfDocument(folded)
    pages = len(pypdfium2.PdfDocument(small))
    [chapter] = [one for one in document.get_toc() if one.get_title().endswith("Play")]
    side = document[chapter.get_dest().get_index()]
    text = side.get_textpage()
    left, top = chapter.get_dest().get_view()[1][:2]

    assert document.get_page_label(0) == f"{pages}, 1"
    assert "Play" in text.get_text_bounded(left, top - 40, left + 200, top)
    assert "The higher card takes the die." in text.get_text_range()
