"""The numbers of single cards: stated in the card list, in the ledger, and noticed when wrong."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from generator.games.vires_in_numeris.rules import GAME, mining
from generator.games.vires_in_numeris.rules.cards import SPECIALS
from generator.games.vires_in_numeris.rules.effects import EFFECTS
from generator.rules import Evidence

LEDGER = GAME.ledger
EVIDENCE = Evidence((), {}, GAME)  # what a card does is measured on the engine alone
WITH_NUMBERS = (
    1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 19, 20, 22, 24, 26, 27, 30, 31, 32, 35, 36, 38,
    42,
)  # fmt: skip
WAITING = (13, 14, 16, 20)
CODES = {
    row["id"]: row["code"].rstrip(".")
    for row in csv.DictReader(
        (Path(__file__).parents[1] / "facts" / "vires-in-numeris.csv").open(encoding="utf-8")
    )
}


def of_card(number: int) -> list[str]:
    """The rows that cite one place of the card list."""
    return [row.id for row in LEDGER if row.lines == f"card {number}"]


@pytest.mark.parametrize("number", WITH_NUMBERS)
def test_every_number_of_a_card_is_a_row(number: int) -> None:
    """Each card whose text states a number has rows, which cite its place and say its code."""
    code = CODES[SPECIALS[number - 1].id]
    assert of_card(number)
    assert all(code.rstrip("+-") in LEDGER[name].what for name in of_card(number))


@pytest.mark.parametrize("number", [n for n in WITH_NUMBERS if n not in WAITING])
def test_a_card_that_works_twice_is_noticed(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """BEAR takes 1, not 2: no row of a card holds when its effect runs twice."""
    card = SPECIALS[number - 1].id
    monkeypatch.setitem(EFFECTS, card, EFFECTS[card] * 2)
    assert all(LEDGER[name].found(EVIDENCE) != LEDGER[name].expected for name in of_card(number))


@pytest.mark.parametrize("number", WITH_NUMBERS)
def test_a_card_that_does_nothing_is_noticed(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does any row hold for a card without effect."""
    card = SPECIALS[number - 1].id
    for changes in (mining.PRICE_CHANGE, mining.REWARD_CHANGE):
        monkeypatch.delitem(changes, card, raising=False)
    monkeypatch.setitem(EFFECTS, card, ())
    assert all(LEDGER[name].found(EVIDENCE) != LEDGER[name].expected for name in of_card(number))


@pytest.mark.parametrize("number", WAITING)
def test_a_card_that_waits_for_more_is_noticed(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DIFF, FEES and HALF change a price or a reward by 1, up or down (cards 13, 14, 16, 20)."""
    card = SPECIALS[number - 1].id
    (name,) = of_card(number)
    changes = mining.PRICE_CHANGE if card in mining.PRICE_CHANGE else mining.REWARD_CHANGE
    for wrong in (2 * changes[card], -changes[card]):
        with monkeypatch.context() as patch:
            patch.setitem(changes, card, wrong)
            assert LEDGER[name].found(EVIDENCE) != LEDGER[name].expected
