"""The book that a deck has before anybody wrote one: what a newcomer with a table reads first."""

from __future__ import annotations

import pypdfium2
import pytest
import toy

from generator.project import Project
from generator.rulebook import pdf
from generator.rulebook.document import render

BOOK = """{% extends "generic.html.j2" %}
{% block rules %}<section><h2>Play</h2><p style="height: ROOMmm">Take turns.</p></section>
{% endblock %}"""


def _book(project: Project, **catalogue: object) -> str:
    return render(toy.deck(**catalogue), project, toy.PACK, toy.Painter())


@pytest.fixture
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return toy.project(tmp_path_factory.mktemp("mine"), toy=BOOK.replace("ROOM", "9"))


def test_a_deck_that_names_nobody_has_no_empty_credits(project: Project) -> None:
    page = _book(project, credits=(), notice="", licence="")

    assert "Credits and licences" not in page
    assert "Credits and licences" in _book(project, credits=(), notice="A mark.", licence="")


def test_a_kind_is_counted_whatever_its_name_is(project: Project) -> None:
    """Of a kind that is called Card there were "19 Card"."""
    said = toy.plain(_book(project))

    assert "4 \u00d7 Bee" in said and "1 \u00d7 Ace" in said


@pytest.mark.parametrize("room", (60, 65, 70))
def test_a_checklist_begins_below_its_heading(
    tmp_path_factory: pytest.TempPathFactory, room: int
) -> None:
    """Heading and sentence stood at the foot of a page, and all there was to tick on the next."""
    book = BOOK.replace("ROOM", str(room))
    html = _book(toy.project(tmp_path_factory.mktemp("mine"), toy=book))
    texts = [
        page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf.make(html).data)
    ]
    [told] = [at for at, text in enumerate(texts) if "Every face carries its number" in text]

    assert "Ace of Roses" in texts[told].split("Every face carries its number")[1]
