"""A good catalogue: what the loader makes of it. What it refuses stands in test_broken."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.catalogue import Catalogue, load
from generator.catalogue.sizes import card_sizes
from generator.errors import UserError
from generator.project import Project
from generator.units import Size

Read = Callable[[str], Catalogue]
Told = Callable[[str], list[str]]


@pytest.fixture
def catalogue(tiny: Project) -> Catalogue:
    return load(tiny.catalogue("tiny"), tiny)


class TestHeader:
    def test_what_the_box_says(self, catalogue: Catalogue) -> None:
        assert (catalogue.slug, catalogue.title, catalogue.ages) == ("tiny", "Tiny", "6+")
        assert catalogue.minutes == "5–10"
        assert catalogue.engine is None
        assert catalogue.language == "en"

    def test_players_are_a_range(self, catalogue: Catalogue) -> None:
        assert list(catalogue.players) == [2, 3, 4]
        assert catalogue.players_text == "2–4"

    def test_one_number_of_players_is_a_range_too(self, read: Read, small: str) -> None:
        assert list(read(small).players) == [2]
        assert read(small).players_text == "2"

    def test_norwegian_is_a_language_and_not_a_refusal(self, read: Read, small: str) -> None:
        assert read(small + "language: no\n").language == "no"

    def test_back_parameters_reach_the_record(self, catalogue: Catalogue) -> None:
        assert catalogue.backs["coin"].params == {"mark": "coin"}
        assert catalogue.backs["main"].params == {}

    def test_components_and_credits(self, catalogue: Catalogue) -> None:
        assert catalogue.components["counter"].count == 10
        assert catalogue.credits[0].licence == "CC BY-SA 4.0"
        assert catalogue.rulebook is not None
        assert catalogue.rulebook.template == "tiny.html.j2"

    def test_a_kind_takes_the_only_back_and_the_decks_layout(self, read: Read, small: str) -> None:
        kind = read(small).kinds["number"]
        assert (kind.layout, kind.back) == ("tiny", "main")

    def test_a_kind_that_names_no_fields_takes_them_all(self, read: Read, small: str) -> None:
        kind = read(small.replace("{needs: [rank, suit]}", "{}")).kinds["number"]
        assert kind.takes("rank") and kind.takes("suit")

    def test_an_engine_must_exist_if_the_caller_says_which_there_are(
        self, tiny: Project, tmp_path: Path, small: str
    ) -> None:
        path = tmp_path / "small.yaml"
        path.write_text(small + "engine: chess\n", encoding="utf-8")
        assert load(path, tiny).engine == "chess"
        with pytest.raises(UserError, match="there is no rules engine 'chess'"):
            load(path, tiny, engines=("war",))


class TestStock:
    def test_the_default_is_a_poker_card(self, read: Read, small: str) -> None:
        card = read(small).card
        assert card.size == Size(63.5, 88.9)
        assert (card.bleed, card.safe, card.corner, card.size_name) == (3, 3, 3, "poker")

    def test_lengths_in_any_unit_become_mm(self, read: Read, small: str) -> None:
        size = "{width: 5cm, height: 3in}"
        card = read(small + f"card: {{size: {size}, bleed: 9pt, corner: 0mm}}\n").card
        assert card.size == Size(50, pytest.approx(76.2))
        assert card.bleed == pytest.approx(3.175)
        assert card.corner == 0
        assert card.size_name == "50 x 76.2 mm"

    def test_every_named_size_can_be_used(self, tiny: Project, read: Read, small: str) -> None:
        names = card_sizes(tiny)
        assert {"poker", "bridge", "tarot", "mini", "euro", "square"} <= names.keys()
        for name, size in names.items():
            assert read(small + f"card: {{size: {name}}}\n").card.size == size

    def test_a_project_adds_sizes_of_its_own(self, tiny: Project, tmp_path: Path) -> None:
        (tmp_path / "cards").mkdir()
        (tmp_path / "templates").mkdir()
        sizes = tmp_path / "templates" / "card-sizes.yaml"
        sizes.write_text("stamp: {width: 20mm, height: 25mm}\npoker: {width: 6cm, height: 9cm}\n")
        project = Project.find(tmp_path)
        assert card_sizes(project)["stamp"] == Size(20, 25)
        assert card_sizes(project)["poker"] == Size(60, 90)
        assert "bridge" in card_sizes(project)

    def test_a_fault_in_a_list_of_sizes_is_told_at_its_place(self, tmp_path: Path) -> None:
        (tmp_path / "cards").mkdir()
        (tmp_path / "templates").mkdir()
        sizes = tmp_path / "templates" / "card-sizes.yaml"
        sizes.write_text("stamp: {width: 20, hight: 25mm}\nlot: wide\n")
        with pytest.raises(UserError) as caught:
            card_sizes(Project.find(tmp_path))
        assert str(caught.value).splitlines() == [
            "templates/card-sizes.yaml:1:16: width: '20' is a bare number; "
            "a length needs a unit; did you mean '20mm'?",
            "templates/card-sizes.yaml:1:20: hight: is not a key of a card size "
            "(known: width, height, shape, about); did you mean 'height'?",
            "templates/card-sizes.yaml:2:6: lot: needs 'key: value' pairs below it (found 'wide')",
        ]


class TestClaims:
    """Variants and composition: what a deck says of itself. Whether it is true, `check` says."""

    def test_a_variant_keeps_what_fits_one_of_its_filters(self, catalogue: Catalogue) -> None:
        short = catalogue.variants["short"]
        kept = [card.id for card in catalogue.cards if short.keeps(card)]
        assert kept == ["2C", "3C", "4C", "coin-1", "coin-2"]
        assert short.total == 7

    def test_a_part_counts_what_its_filter_matches(self, catalogue: Catalogue) -> None:
        assert catalogue.composition is not None
        assert catalogue.composition.total == 12
        for part in catalogue.composition.parts:
            found = sum(card.copies for card in catalogue.cards if part.where.matches(card))
            assert found == part.count
        assert catalogue.composition.parts[0].as_text == "4 ranks x 2 suits"

    def test_a_wrong_total_is_no_matter_of_reading(self, read: Read, small: str) -> None:
        claims = read(small + "composition: {total: 99}\n").composition
        assert claims is not None and claims.total == 99

    def test_a_filter_compares_values_and_not_their_spelling(self, read: Read, small: str) -> None:
        text = small.replace("kinds:", "  paid: yes-no\n  cost: {whole: 1..20}\nkinds:")
        text = text.replace("[rank, suit]}", "[rank, suit], may: [paid, cost]}")
        text = text.replace("suit: clubs}", "suit: clubs, paid: true, cost: 012}")
        text += "variants: {paid: {title: Paid, keep: [{paid: yes, cost: 12}]}}\n"
        catalogue = read(text)
        kept = [card.id for card in catalogue.cards if catalogue.variants["paid"].keeps(card)]
        assert kept == ["2C"]

    def test_a_condition_without_a_value_asks_for_cards_that_lack_the_field(
        self, catalogue: Catalogue, read: Read, small: str
    ) -> None:
        text = small.replace("[rank, suit]}", "[rank], may: [suit]}").replace(", suit: clubs", "")
        text += "variants: {plain: {title: Plain, keep: [{suit: }]}}\n"
        found = read(text)
        assert [c.id for c in found.cards if found.variants["plain"].keeps(c)] == ["2C"]


class TestEdition:
    """Six hex digits for the content."""

    def test_it_is_six_hex_digits(self, catalogue: Catalogue) -> None:
        assert len(catalogue.edition) == 6
        int(catalogue.edition, 16)

    def test_comments_formatting_and_key_order_do_not_count(self, read: Read, small: str) -> None:
        head, cards = small.split("cards:\n")
        turned = (
            "# A comment.\n\ncards:\n  - suit: clubs\n    rank: '2'\n    kind: number\n    id: 2C\n"
            "  - {suit: diamonds, rank: 2, kind: number, id: 2D}\n" + head
        )
        assert read(turned).edition == read(small).edition

    def test_a_family_is_the_same_edition_as_its_cards(self, read: Read, small: str) -> None:
        family = small.split("cards:\n")[0] + (
            "cards:\n  - each: [[{suit: clubs, letter: C}, {suit: diamonds, letter: D}]]\n"
            '    id: "2{{ letter }}"\n    kind: number\n    rank: 2\n'
        )
        assert read(family).cards[1].facts == read(small).cards[1].facts
        assert read(family).edition == read(small).edition

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("title: Small", "title: Smaller"),
            ("rank: 2, suit: clubs", "rank: 3, suit: clubs"),
            ("suit: clubs}", "suit: clubs, copies: 2}"),
            ("layout: tiny\n", 'layout: tiny\npalette: {paper: "#fff"}\n'),
            ("cards:\n", "words: {cards: {2C: {name: Two}}}\ncards:\n"),
        ],
    )
    def test_a_change_of_content_counts(self, read: Read, small: str, old: str, new: str) -> None:
        assert old in small
        assert read(small.replace(old, new)).edition != read(small).edition

    def test_the_order_of_the_cards_counts(self, read: Read, small: str) -> None:
        head, cards = small.split("cards:\n")
        first, second = cards.splitlines()
        assert read(f"{head}cards:\n{second}\n{first}\n").edition != read(small).edition


class TestOneFaultDoesNotHideOthers:
    def test_cards_are_judged_although_the_header_is_wrong(self, told: Told, small: str) -> None:
        text = small.replace("players: 2", "players: many").replace("suit: clubs}", "suit: club}")
        assert [line.split(":")[2].strip() for line in told(text)] == ["players", "suit"]

    def test_a_field_with_a_fault_does_not_make_its_cards_wrong(
        self, told: Told, small: str
    ) -> None:
        text = small.replace("{one-of: [clubs, diamonds, hearts, spades]}", "{one-of: clubs}")
        assert told(text) == [
            "9:18: one-of: needs a list of values; write [clubs, diamonds] or [2..10, J]"
        ]

    def test_a_kind_with_a_fault_does_not_make_its_cards_wrong(
        self, told: Told, small: str
    ) -> None:
        text = small.replace("{needs: [rank, suit]}", "{need: [rank, suit]}")
        assert told(text) == [
            "11:12: need: is not a key of a kind (known: layout, back, needs, may, card); "
            "did you mean 'needs'?"
        ]

    def test_duplicate_keys_and_wrong_values_come_together(self, told: Told, small: str) -> None:
        text = small.replace("players: 2", "players: many\ntitle: Again")
        assert [line.split(":")[2].strip() for line in told(text)] == ["players", "title"]


def test_a_catalogue_can_be_handed_to_another_process(catalogue: Catalogue) -> None:
    assert pickle.loads(pickle.dumps(catalogue)) == catalogue
