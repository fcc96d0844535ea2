"""Words: what stands on a card to be read, apart from its facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generator.catalogue import Catalogue, load
from generator.project import Project
from generator.reading.expressions import Expression
from generator.reading.faults import InvalidValue

Read = Callable[[str], Catalogue]
Told = Callable[[str], list[str]]


@pytest.fixture
def catalogue(tiny: Project) -> Catalogue:
    return load(tiny.catalogue("tiny"), tiny)


def test_a_kinds_words_are_filled_in_card_by_card(catalogue: Catalogue) -> None:
    assert catalogue.words["3H"]["name"] == "3 of Hearts"
    assert catalogue.words["JC"]["name"] == "Jack of Clubs"


def test_a_set_of_symbols_is_read_out_symbol_by_symbol(catalogue: Catalogue) -> None:
    assert catalogue.words["coin-1"]["text"] == "Shows Apple, Bee, Dog."


def test_a_cards_own_words_go_before_those_of_its_kind(catalogue: Catalogue) -> None:
    assert catalogue.words["coin-1"]["name"] == "Coin"
    assert catalogue.words["coin-2"] == {
        "name": "The Other Coin",
        "text": "Shows Apple.",
        "note": "Rare.",
    }


def test_an_empty_text_in_quotes_takes_a_kinds_word_away(read: Read, small: str) -> None:
    words = "words: {kinds: {number: {note: Keep it.}}, cards: {2C: {note: ''}}}\n"
    assert read(small + words).words["2C"]["note"] == ""
    assert read(small + words).words["2D"]["note"] == "Keep it."


def test_words_cannot_change_a_fact(read: Read, small: str) -> None:
    words = "words: {fields: {suit: {clubs: Kreuz}}, cards: {2C: {name: Drei}}}\n"
    assert read(small + words).cards[0].facts == read(small).cards[0].facts


def test_a_deck_adds_word_keys_of_its_own(read: Read, small: str) -> None:
    words = "words: {extra: [motto], cards: {2C: {motto: First.}}}\n"
    assert read(small + words).words["2C"] == {"motto": "First."}
    assert read(small + words).word_keys[-1] == "motto"


def test_yes_and_no_can_have_words(read: Read, small: str) -> None:
    text = small.replace("kinds:", "  paid: yes-no\nkinds:")
    text = text.replace("[rank, suit]}", "[rank, suit], may: [paid]}")
    text = text.replace("suit: clubs}", "suit: clubs, paid: no}")
    text += "words: {fields: {paid: {no: free}}, kinds: {number: {note: '{{ paid_word }}'}}}\n"
    assert read(text).words["2C"]["note"] == "free"


def test_a_template_that_fails_is_told_where_it_stands(told: Told, small: str) -> None:
    words = "words:\n  kinds:\n    number: {note: '{{ 1 // (copies - 1) }}'}\n"
    assert told(small + words) == [
        "17:20: note: can't be filled in (integer division or modulo by zero)"
    ]


class TestSandbox:
    """A catalogue may come from a stranger."""

    @pytest.mark.parametrize(
        "text",
        [
            "{{ ().__class__.__bases__ }}",
            "{{ 'x' * 10 ** 9 }}",
            "{{ 9 ** 9 ** 9 }}",
            "{{ ''.join }}{% for i in range(10 ** 9) %}{% endfor %}",
            "{% include 'secret' %}",
        ],
    )
    def test_it_neither_reaches_out_nor_takes_the_machine(self, text: str) -> None:
        with pytest.raises(InvalidValue):
            Expression(text).fill({})

    def test_harmless_sums_are_fine(self) -> None:
        assert Expression("{{ n * 3 }}{{ 'ab' * 2 }}{{ 2 ** 3 }}").fill({"n": 4}) == "12abab8"
