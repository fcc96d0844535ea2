"""Bitcoin Miner's ledger: every number is measured, and a wrong deck is noticed."""

from __future__ import annotations

import csv
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from generator.games.bitcoin_miner.rules.rulings import BY_ID
from generator.rules import Evidence, game

GAME = game("bitcoin-miner")
FACTS = Path(__file__).parents[1] / "facts" / "bitcoin-miner.csv"
BOX = {"coin": 280, "board": 1, "die": 1}

CARDS: list[dict[str, Any]] = list(csv.DictReader(FACTS.open(encoding="utf-8")))


def failing(cards: list[dict[str, Any]], components: dict[str, int]) -> set[str]:
    """Ids of the rows that don't hold for this deck and box."""
    evidence = Evidence(cards, components, GAME)
    return {row.id for row in GAME.ledger.rows if row.found(evidence) != row.expected}


def without(card: str) -> list[dict[str, Any]]:
    return [row for row in CARDS if row["id"] != card]


def changed(card: str, **facts: str) -> list[dict[str, Any]]:
    return [row | facts if row["id"] == card else row for row in CARDS]


def test_every_row_holds() -> None:
    """The facts file's deck and the source's parts satisfy the whole ledger."""
    assert failing(CARDS, BOX) == set()


def test_composition_is_the_facts_files() -> None:
    """The engine's own composition names the same cards, in both sizes of the deck."""
    assert GAME.composition() == {row["id"]: int(row["copies"]) for row in CARDS}
    assert GAME.composition(block_cards=40) == {
        row["id"]: int(row["copies"]) for row in CARDS if row["in_short_deck"] != "no"
    }


def test_ids_say_what_the_cards_say() -> None:
    """Values and symbols that the engine reads from an id are those of the facts file."""
    from generator.games.bitcoin_miner.rules.cards import SYMBOLS, block_card, transaction_value

    for row in CARDS:
        if row["kind"] == "transaction":
            assert transaction_value(row["id"]) == int(row["value"])
        else:
            card = block_card(row["id"])
            shown = "".join(s for bit, s in enumerate(SYMBOLS) if card.symbols >> bit & 1)
            assert (card.value, shown) == (int(row["value"]), row["symbols"])


@pytest.mark.parametrize(
    ("cards", "components", "rows"),
    [
        (without("block-02A"), BOX, {"block-cards", "cards-total", "block-kinds"}),
        (without("tx-6"), BOX, {"transaction-cards", "value-sum", "transaction-values"}),
        (
            changed("tx-1", copies="9"),
            BOX,
            {"transaction-cards", "transaction-copies", "blocks-most", "coins-most"},
        ),
        (changed("block-29D", symbols="E"), BOX, {"chain-symbols", "symbols-shown"}),
        (changed("block-36AC", value="37"), BOX, {"block-value-most"}),
        (changed("block-02A", in_short_deck="yes"), BOX, {"block-cards-short"}),
        (CARDS, BOX | {"coin": 279}, {"coins", "value-sum-limit"}),
        (CARDS, {"coin": 280}, {"boards", "dice"}),
        ([], {}, {"block-cards", "block-value-mean", "symbols-least"}),
    ],
)
def test_a_wrong_box_is_noticed(
    cards: list[dict[str, Any]], components: dict[str, int], rows: set[str]
) -> None:
    """What is missing or misprinted shows in its rows, and no measurement breaks down."""
    assert rows <= failing(cards, components)


def test_rows_are_usable() -> None:
    """Ids are distinct words, and what is assumed says how it was settled."""
    ids = [row.id for row in GAME.ledger.rows]

    assert len(set(ids)) == len(ids)
    assert all(part.isalpha() for row_id in ids for part in row_id.split("-"))
    assert all(row.ruling for row in GAME.ledger.rows if row.status == "assumed")


def test_rulings_are_complete() -> None:
    """C1 to C20 of the facts file, and the option that plays each the other way exists."""
    options = {option.name for option in GAME.options}

    assert {f"C{number}" for number in range(1, 21)} <= set(BY_ID)
    assert {r.option for r in GAME.ledger.rulings if r.option} == options


@pytest.mark.parametrize(("short", "percent"), [(False, "77.0"), (True, "74.1")])
def test_two_cards_share_a_symbol(short: bool, percent: str) -> None:
    """Section 4 of the facts: how often two random block cards match."""
    sets = [
        set(row["symbols"])
        for row in CARDS
        if row["kind"] == "block" and (not short or row["in_short_deck"] == "yes")
    ]
    pairs = list(combinations(sets, 2))

    assert f"{100 * sum(bool(a & b) for a, b in pairs) / len(pairs):.1f}" == percent


@pytest.mark.parametrize(
    ("cards", "percent"), [(1, 95.5), (2, 82.7), (3, 68.1), (4, 54.8), (5, 43.4), (6, 33.3)]
)
def test_reach(cards: int, percent: float) -> None:
    """Section 4: how often a random block card reaches a Block of so many transaction cards,
    here with the values drawn independently, which differs by less than a point."""
    values = [int(row["value"]) for row in CARDS if row["kind"] == "block"]
    sums = [sum(faces) for faces in product(range(1, 7), repeat=cards)]
    reached = sum(value >= worth for value in values for worth in sums)

    assert 100 * reached / len(values) / len(sums) == pytest.approx(percent, abs=1)
