"""Cards and families of cards: what is written once becomes many cards in a known order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generator.catalogue import Catalogue

Read = Callable[[str], Catalogue]
Told = Callable[[str], list[str]]


def with_cards(small: str, cards: str) -> str:
    """The small catalogue with other cards."""
    return small.split("cards:\n")[0] + "cards:\n" + cards


class TestSingleCards:
    def test_facts_are_typed_and_copies_are_one(self, read: Read, small: str) -> None:
        card = read(small).cards[0]
        assert (card.id, card.kind, card.copies) == ("2C", "number", 1)
        assert card.facts == {"rank": "2", "suit": "clubs"}

    def test_a_card_knows_its_line(self, read: Read, small: str) -> None:
        assert [card.place for card in read(small).cards] == [(13, 5), (14, 5)]

    def test_ids_that_look_like_numbers_or_dots_are_ids(self, read: Read, small: str) -> None:
        text = small.replace("id: 2C", "id: 012").replace("id: 2D", "id: ETH.EX")
        assert [card.id for card in read(text).cards] == ["012", "ETH.EX"]

    @pytest.mark.parametrize("key", ["back", "layout", "card"])
    def test_what_belongs_to_the_kind_is_told_so(self, key: str, told: Told, small: str) -> None:
        [fault] = told(small.replace("suit: clubs}", f"suit: clubs, {key}: main}}"))

        assert f"'{key}:' stands in the card's kind" in fault


class TestEach:
    def test_the_first_axis_varies_slowest(self, read: Read, small: str) -> None:
        text = with_cards(
            small,
            """\
  - each:
      - rank: [2, 3]
      - [{suit: clubs, letter: C}, {suit: hearts, letter: H}]
    id: "{{ rank }}{{ letter }}"
    kind: number
""",
        )
        assert [card.id for card in read(text).cards] == ["2C", "2H", "3C", "3H"]

    def test_helpers_serve_the_templates_and_are_no_facts(self, read: Read, small: str) -> None:
        text = with_cards(
            small,
            """\
  - each: [[{suit: clubs, letter: C}]]
    id: "2{{ letter }}"
    rank: 2
    kind: number
""",
        )
        assert read(text).cards[0].facts == {"rank": "2", "suit": "clubs"}

    def test_a_span_on_an_axis_is_spelled_out(self, read: Read, small: str) -> None:
        text = with_cards(
            small,
            """\
  - {each: [{rank: [2..10, J, Q, K, A]}], id: "{{ rank }}C", suit: clubs, kind: number}
""",
        )
        assert [card.id for card in read(text).cards][-5:] == ["10C", "JC", "QC", "KC", "AC"]

    def test_numbers_can_be_reckoned_with(self, read: Read, small: str) -> None:
        text = with_cards(
            small.replace("one-of: [2..10, J, Q, K, A]", "whole: 1..9"),
            """\
  - each: [{rank: [2, 4]}]
    id: "X{{ rank * 2 }}"
    copies: "{{ 5 - rank }}"
    suit: clubs
    kind: number
""",
        )
        assert [(card.id, card.copies) for card in read(text).cards] == [("X4", 3), ("X8", 1)]

    def test_a_template_is_judged_like_any_value(self, told: Told, small: str) -> None:
        text = with_cards(
            small,
            """\
  - {each: [{suit: [clubs, hearts]}], id: "2{{ suit }}", rank: "{{ suit }}", kind: number}
""",
        )
        assert told(text)[0] == ("13:64: rank: 'clubs' is not a rank (2..10, J, Q, K, A)")

    def test_a_fault_on_an_axis_is_told_once_for_all_its_cards(
        self, told: Told, small: str
    ) -> None:
        text = with_cards(
            small,
            """\
  - {each: [{rank: [2, 11]}, {suit: [clubs, hearts]}], id: "{{ rank }}{{ suit }}", kind: number}
""",
        )
        assert told(text) == ["13:24: rank: '11' is not a rank (2..10, J, Q, K, A)"]


class TestTable:
    def test_one_row_is_one_card_at_its_own_place(self, read: Read, small: str) -> None:
        text = with_cards(
            small,
            """\
  - table:
      columns: [id, rank, suit, copies]
      rows:
        - [2C, 2, clubs, 3]
        - [2H, 2, hearts, 1]
    kind: number
""",
        )
        cards = read(text).cards
        assert [(card.id, card.copies, card.place) for card in cards] == [
            ("2C", 3, (16, 11)),
            ("2H", 1, (17, 11)),
        ]

    def test_an_empty_cell_is_an_absent_fact(self, read: Read, small: str) -> None:
        text = with_cards(
            small,
            """\
  - table: {columns: [id, rank, suit], rows: [[2C, 2, ~]]}
    kind: number
""",
        ).replace("needs: [rank, suit]", "needs: [rank], may: [suit]")
        assert read(text).cards[0].facts == {"rank": "2"}

    def test_a_table_takes_templates_too(self, read: Read, small: str) -> None:
        text = with_cards(
            small,
            """\
  - table: {columns: [rank, suit, letter], rows: [[2, clubs, C], [3, hearts, H]]}
    id: "{{ rank }}{{ letter }}"
    kind: number
""",
        )
        assert [card.id for card in read(text).cards] == ["2C", "3H"]


def test_entries_of_all_shapes_keep_the_order_of_writing(tiny_ids: list[str]) -> None:
    assert tiny_ids == ["2C", "2H", "3C", "3H", "4C", "4H", "JC", "JH", "coin-1", "coin-2"]
