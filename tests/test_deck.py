"""A deck: cards in print order, each with its collector number and its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.catalogue import Catalogue, load
from generator.deck import build
from generator.errors import UserError
from generator.project import Project


@pytest.fixture
def catalogue() -> Catalogue:
    project = Project.find(Path(__file__).resolve().parent / "projects" / "tiny")
    return load(project.catalogue("tiny"), project)


def test_distinct_cards_stand_once_and_copies_are_counted(catalogue: Catalogue) -> None:
    deck = build(catalogue)
    assert len(deck.cards) == 10
    assert deck.total == 12
    assert (deck.slug, deck.title, deck.edition) == ("tiny", "Tiny", catalogue.edition)


def test_collector_numbers_count_every_piece_of_cardboard(catalogue: Catalogue) -> None:
    deck = build(catalogue)
    assert deck["2C"].number == "1/12"
    assert deck["JH"].number == "8/12"
    assert deck["coin-1"].number == "9–11/12"
    assert deck["coin-2"].number == "12/12"


def test_positions_leave_no_gap_and_do_not_overlap(catalogue: Catalogue) -> None:
    deck = build(catalogue)
    positions = [at for card in deck.cards for at in range(card.first, card.last + 1)]
    assert positions == list(range(1, deck.total + 1))


def test_copies_come_one_after_the_other_in_print_order(catalogue: Catalogue) -> None:
    pieces = [(card.id, index) for card, index in build(catalogue).copies()]
    assert len(pieces) == 12
    assert pieces[-4:] == [("coin-1", 0), ("coin-1", 1), ("coin-1", 2), ("coin-2", 0)]


def test_a_card_has_the_layout_and_the_back_of_its_kind(catalogue: Catalogue) -> None:
    deck = build(catalogue)
    assert (deck["2C"].layout, deck["2C"].back) == ("tiny", "main")
    assert (deck["coin-1"].layout, deck["coin-1"].back) == ("tiny-coin", "coin")
    assert set(deck.backs) == {"main", "coin"}


def test_an_unknown_card_is_a_programmers_mistake(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError, match="no card '2X' in tiny"):
        build(catalogue)["2X"]


class TestView:
    """What a layout sees of a card."""

    def test_facts_words_and_the_words_for_facts_lie_flat(self, catalogue: Catalogue) -> None:
        view = build(catalogue)["JH"].view()
        assert (view["rank"], view["rank_word"]) == ("J", "Jack")
        assert (view["suit"], view["suit_word"]) == ("hearts", "Hearts")
        assert (view["strength"], view["strength_word"]) == (11, "11")
        assert (view["name"], view["type"]) == ("Jack of Hearts", "Number")
        assert (view["id"], view["kind"], view["copies"]) == ("JH", "number", 1)
        assert (view["number"], view["first"], view["last"]) == ("8/12", 8, 8)

    def test_what_a_card_lacks_is_none_and_not_an_error(self, catalogue: Catalogue) -> None:
        view = build(catalogue)["2C"].view()
        for name in ("code", "code_word", "symbols", "symbols_word", "paid", "art", "text", "note"):
            assert view[name] is None

    def test_every_card_has_the_same_names(self, catalogue: Catalogue) -> None:
        names = {frozenset(card.view()) for card in build(catalogue).cards}
        assert len(names) == 1

    def test_symbols_can_be_walked_and_printed(self, catalogue: Catalogue) -> None:
        view = build(catalogue)["coin-1"].view()
        assert list(view["symbols"]) == ["A", "B", "D"]
        assert str(view["symbols"]) == "ABD"
        assert view["symbols_word"] == "Apple, Bee, Dog"
        assert (view["paid"], view["paid_word"]) == (True, "yes")

    def test_a_card_without_a_name_is_called_by_its_id(self, catalogue: Catalogue) -> None:
        catalogue.words["2C"].pop("name")
        card = build(catalogue)["2C"]
        assert card.name == card.view()["name"] == "2C"

    def test_it_tells_of_the_deck(self, catalogue: Catalogue) -> None:
        view = build(catalogue)["2C"].view()
        assert view["edition"] == view["deck"]["edition"] == catalogue.edition
        assert (view["deck"]["title"], view["deck"]["total"]) == ("Tiny", 12)

    def test_whoever_gets_it_may_change_it(self, catalogue: Catalogue) -> None:
        card = build(catalogue)["2C"]
        card.view()["rank"] = "A"
        assert card.view()["rank"] == "2"


class TestVariant:
    def test_it_holds_only_its_cards_and_numbers_them_anew(self, catalogue: Catalogue) -> None:
        deck = build(catalogue, "short")
        assert [card.id for card in deck.cards] == ["2C", "3C", "4C", "coin-1", "coin-2"]
        assert deck.total == 7
        assert deck["coin-1"].number == "4–6/7"
        assert deck.variant == "short"
        assert build(catalogue).variant is None

    def test_one_that_is_not_there_is_told(self, catalogue: Catalogue) -> None:
        with pytest.raises(UserError) as caught:
            build(catalogue, "shrot")
        assert str(caught.value) == (
            "tiny has no variant 'shrot' (variants: short); did you mean 'short'?"
        )


def test_printings_are_cards_on_paper_and_one_card_to_the_rules() -> None:
    project = Project.find(Path(__file__).resolve().parent.parent)
    deck = build(load(project.catalogue("vires-in-numeris"), project))

    assert len(deck.cards) == 106 and len(deck.families) == 43
    hashrate = deck.families[0]
    assert (hashrate.id, hashrate.copies, hashrate.number) == ("hashrate", 64, "1–64/106")
    assert "nonce" not in hashrate.facts and hashrate.view()["nonce"] is None
    assert hashrate.name == deck["hashrate-7"].name
    assert deck["hashrate-7"].words["text"] == hashrate.words["text"]
    assert deck.families[1] is deck["51-attack"]
