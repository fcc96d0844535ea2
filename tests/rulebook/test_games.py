"""The rulebooks that we ship: complete, sound, and true to ledger and engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pypdfium2
import pytest
import toy
from accessible import faults

from generator import catalogue, deck, rules
from generator.rulebook import clauses, facts, pdf
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture
from generator.rulebook.proof import fact_spans, wrong_facts
from generator.rulebook.typed import typed_in

_WRITTEN = [
    slug
    for slug in rules.slugs()
    if toy.project().find_file("templates/rulebooks", f"{slug}.html.j2")
    and slug in toy.project().catalogues()
]


@pytest.fixture(scope="module", params=_WRITTEN)
def game(request: pytest.FixtureRequest) -> tuple[str, Any, Any, str]:
    project = toy.project()
    built = deck.build(catalogue.load(project.catalogue(request.param), project))
    pack = rules.pack(request.param)
    return request.param, built, pack, render(built, project, pack, no_picture)


def test_every_rule_of_the_engine_is_printed(game: tuple[str, Any, Any, str]) -> None:
    _, _, pack, html = game
    assert clauses.gather(pack).unprinted(html) == []


def test_every_number_is_a_fact_and_agrees(game: tuple[str, Any, Any, str]) -> None:
    slug, built, pack, html = game
    assert typed_in(toy.project(), f"{slug}.html.j2") == []
    assert len(fact_spans(html)) > 10
    assert wrong_facts(html, facts.gather(built, pack.game).values) == []


def test_every_card_and_credit_is_listed(game: tuple[str, Any, Any, str]) -> None:
    _, built, _, html = game
    checklist = html[html.index('id="checklist"') :]
    for card in built.cards:
        assert card.name in toy.plain(checklist), card.id
    for credit in built.catalogue.credits:
        assert credit.who in toy.plain(checklist)


def test_what_readers_expect_is_there(game: tuple[str, Any, Any, str]) -> None:
    html = game[3]
    for part in (
        'id="goal"',
        'class="diagram"',
        'class="example"',
        'class="qa"',
        'class="glossary',
        'id="rulings"',
        'class="quick"',
    ):
        assert part in html, part


@pytest.fixture(scope="module", params=["a4", "letter"])
def printed(game: tuple[str, Any, Any, str], request: pytest.FixtureRequest) -> pdf.Pdf:
    _, built, pack, html = game
    if request.param != "a4":
        html = render(built, toy.project(), pack, no_picture, paper=request.param)
    return pdf.make(html)


def test_six_to_sixteen_pages_and_one_quick_reference(printed: pdf.Pdf) -> None:
    assert 6 <= printed.pages <= 16
    assert printed.quick_pages == 1


def test_it_is_accessible_as_it_claims(printed: pdf.Pdf) -> None:
    assert faults(printed.data) == []


def test_words_of_charts_are_not_smaller_than_notes(
    game: tuple[str, Any, Any, str], printed: pdf.Pdf
) -> None:
    """8.5 pt, whatever a style sheet does to a chart's width."""
    heights = list(_heights(printed.data, "half end within"))

    assert len(heights) == game[3].count("half end within")
    assert all(height / _LINE >= 8.5 for height in heights)


#: How high a line of the body font is, by its size.
_LINE = 1.3


def _heights(data: bytes, words: str) -> Iterator[float]:
    """The height in pt of the line of each place where the words stand, in page order."""
    for page in pypdfium2.PdfDocument(data):
        text = page.get_textpage()
        search = text.search(words)
        while (found := search.get_next()) is not None:
            _, bottom, _, top = text.get_charbox(found[0], loose=True)
            yield top - bottom
