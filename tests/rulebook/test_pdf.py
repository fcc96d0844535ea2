"""One small rulebook as a real PDF: tagged, titled, its fonts inside, the same bytes each time."""

from __future__ import annotations

import io
import os
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pikepdf
import pytest
import toy

from generator.errors import EnvironmentLacks, UserError
from generator.rulebook import pdf
from generator.rulebook.book import bound
from generator.rulebook.document import render
from generator.rulebook.measured import measured_once

BODY = """{% extends "base.html.j2" %}
{% block book %}<section>{{ chapter('Play', 'toy-2') }}{{ clauses('toy-2') }}{{ card('A1') }}
{% call draw.diagram('The table', 60, 30) %}{{ draw.stack(1, 1, 9) }}{% endcall %}</section>
{% endblock %}
{% block quick %}{% call quick_box('Turn') %}<p>Play.</p>{% endcall %}{% endblock %}
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> pdf.Pdf:
    project = toy.project(tmp_path_factory.mktemp("toy"), toy=BODY)
    return pdf.make(render(toy.deck(), project, toy.PACK, toy.Painter()))


@pytest.fixture
def opened(made: pdf.Pdf) -> Any:
    with pikepdf.open(io.BytesIO(made.data)) as document:
        yield document


def test_language_title_and_tags(opened: pikepdf.Pdf) -> None:
    assert str(opened.Root.Lang) == "en"
    assert str(opened.docinfo["/Title"]) == "Toy Game: rulebook"
    assert opened.Root.MarkInfo.Marked
    assert opened.Root.ViewerPreferences.DisplayDocTitle
    assert b"<pdfuaid:part>1</pdfuaid:part>" in opened.Root.Metadata.read_bytes() or (
        b'pdfuaid:part="1"' in opened.Root.Metadata.read_bytes()
    )


def _tags(element: Any, found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    if isinstance(element, pikepdf.Array):
        for child in element:
            _tags(child, found)
    elif isinstance(element, pikepdf.Dictionary) and "/S" in element:
        found.append((str(element.S), str(element.get("/Alt", ""))))
        if "/K" in element:
            _tags(element.K, found)
    return found


def test_pictures_and_drawings_have_their_words(opened: pikepdf.Pdf) -> None:
    tags = _tags(opened.Root.StructTreeRoot.K, [])
    figures = [alt for tag, alt in tags if tag == "/Figure"]
    assert "Ace of Roses" in figures
    assert "The table" in figures
    assert all(figures)
    assert {"/H1", "/H2", "/P", "/TH", "/TD", "/Link"} <= {tag for tag, _ in tags}


def test_only_our_fonts_are_in_it_and_all_of_them_are_embedded(opened: pikepdf.Pdf) -> None:
    fonts = [font for page in opened.pages for font in (page.Resources.get("/Font") or {}).values()]
    assert fonts
    for font in fonts:
        (inner,) = font.DescendantFonts
        assert "/FontFile2" in inner.FontDescriptor
        family = str(font.BaseFont).partition("+")[2]
        assert family.startswith(("Atkinson", "Barlow")), family


def test_the_last_page_is_the_quick_reference(made: pdf.Pdf, opened: pikepdf.Pdf) -> None:
    assert made.quick_pages == 1
    assert made.pages == len(opened.pages)
    x0, y0, x1, y1 = (float(edge) for edge in opened.pages[0].mediabox)
    assert (x1 - x0, y1 - y0) == pytest.approx((612, 841.89), abs=0.1)  # both papers of it


def test_same_input_same_bytes(
    made: pdf.Pdf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = toy.project(tmp_path, toy=BODY)
    html = render(toy.deck(), project, toy.PACK, toy.Painter())
    assert pdf.make(html).data == made.data
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    with pikepdf.open(io.BytesIO(pdf.make(html).data)) as document:
        assert str(document.docinfo["/CreationDate"]).startswith("D:19700102")


def test_a_later_moment_gives_the_same_bytes(
    made: pdf.Pdf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fonts that fontTools cuts down carry a date of their own."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3600)
    project = toy.project(tmp_path, toy=BODY)
    later = pdf.make(render(toy.deck(), project, toy.PACK, toy.Painter()))

    assert later.data == made.data
    assert "SOURCE_DATE_EPOCH" not in os.environ


def test_nothing_is_loaded_from_outside(made: pdf.Pdf, tmp_path: Path) -> None:
    secret = tmp_path / "secret.png"
    secret.write_bytes(toy.PIXEL)
    picture = f'<img alt="x" src="{secret.as_uri()}">'
    project = toy.project(tmp_path, toy=BODY.replace("</section>", picture + "</section>"))
    with pytest.raises(UserError, match="<img> may not refer to 'file:"):
        render(toy.deck(), project, toy.PACK, toy.Painter())
    sound = toy.project(tmp_path, toy=BODY)
    html = render(toy.deck(), sound, toy.PACK, toy.Painter())
    with pytest.raises(UserError, match="can't load what a rulebook refers to"):
        pdf.make(html.replace("</section>", picture + "</section>", 1))


def test_a_picture_file_of_the_project(tmp_path: Path) -> None:
    word = "{{ image('plan.png', 'The plan', '20mm') }}"
    project = toy.project(tmp_path, toy=BODY.replace("</section>", word + "</section>"))
    with pytest.raises(UserError, match=r"templates/rulebooks/plan\.png: there is no such file"):
        render(toy.deck(), project, toy.PACK, toy.Painter())
    (tmp_path / "templates" / "rulebooks" / "plan.png").write_bytes(toy.PIXEL)
    html = render(toy.deck(), project, toy.PACK, toy.Painter())
    assert 'alt="The plan" style="width: 20mm"' in html


class TestBooks:
    """`bound`, as the command line calls it."""

    def test_booklet_and_html(self, tmp_path: Path) -> None:
        project = toy.project(tmp_path, toy=BODY)
        common: Any = {"picture": toy.Painter()}
        booklet = bound(toy.deck(), project, toy.PACK, format="booklet", paper="letter", **common)
        assert booklet.data.startswith(b"%PDF")
        assert (booklet.ending, booklet.pages >= 3) == ("pdf", True)
        page = bound(toy.deck(), project, toy.PACK, format="html", **common)
        assert "Play" in page.data.decode()
        assert page.ending == "html"
        with pytest.raises(UserError, match="no booklet on 'a5'"):
            bound(toy.deck(), project, toy.PACK, format="booklet", paper="a5", **common)

    def test_without_pango_it_is_html_and_a_notice(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "weasyprint", None)
        project = toy.project(tmp_path, toy=BODY)
        book = bound(toy.deck(), project, toy.PACK, picture=toy.Painter())
        assert (book.ending, book.pages) == ("html", 0)
        assert "apt-get install libpango-1.0-0" in book.notices[0]
        with pytest.raises(EnvironmentLacks):
            pdf.make("<style>@font-face {}</style>")

    def test_a_quick_reference_of_two_pages_is_refused(self, tmp_path: Path) -> None:
        box = "{% call quick_box('Long') %}" + "<p>word</p>" * 60 + "{% endcall %}"
        project = toy.project(
            tmp_path, toy=BODY.replace("{% block quick %}", "{% block quick %}" + box * 3)
        )
        with pytest.raises(UserError, match="the quick reference takes . pages"):
            bound(toy.deck(), project, toy.PACK, picture=toy.Painter())


def _set(html: str, monkeypatch: pytest.MonkeyPatch, how: Any) -> bytes:
    with monkeypatch.context() as patched:
        patched.setattr(pdf, "measured_once", how)
        return pdf.make(html).data


#: What has text measured again and again: columns, flexible boxes, words that break, a link to a
#: page that comes later.
AGAIN = """<div style="columns: 2">{words}</div>
<div style="display: flex; gap: 3mm"><p>{words}</p><p style="hyphens: auto">{words}</p></div>
<p style="letter-spacing: 1pt; text-align: justify; width: 40mm">{words}</p>"""


def test_text_that_is_measured_once_is_set_as_if_it_were_measured_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "<p>Extraordinarily long sentences, one after another, wrap.</p>" * 9
    book = BODY.replace("</section>", AGAIN.format(words=words) + "</section>")
    html = render(toy.deck(), toy.project(tmp_path, toy=book), toy.PACK, toy.Painter())
    assert _set(html, monkeypatch, measured_once) == _set(html, monkeypatch, nullcontext)


def test_a_library_that_measures_otherwise_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    weasyprint = pytest.importorskip("weasyprint")
    inline, line_break = weasyprint.layout.inline, weasyprint.text.line_break
    known = inline.split_first_line
    with measured_once():
        assert inline.split_first_line is not known
    assert inline.split_first_line is known

    def other(text: str, width: float) -> None: ...

    monkeypatch.setattr(line_break, "split_first_line", other)
    monkeypatch.setattr(inline, "split_first_line", other)
    with measured_once():
        assert inline.split_first_line is other
