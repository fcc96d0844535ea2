"""War of Coins' ledger: every quantity holds for the printed deck; a wrong deck is found out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from printed import failing, printed

from generator.games.war_of_coins.rules import CLAUSES, SECTIONS
from generator.rules import Evidence, Row, game

GAME = game("war-of-coins")
ENGINE = Path(__file__).parents[2] / "generator" / "games" / "war_of_coins" / "rules"


def pack() -> list[dict[str, object]]:
    return printed(GAME)


@pytest.mark.parametrize("row", GAME.ledger.rows, ids=lambda row: row.id)
def test_rows_hold(row: Row) -> None:
    """Each row's measurement is what the rules call for."""
    assert row.found(Evidence(pack(), {}, GAME)) == row.expected


def test_a_missing_card_is_found() -> None:
    """Without one merchant, its counts are wrong, and what it scores."""
    cards = [card for card in pack() if card["id"] != "XMR.ME"]

    assert failing(GAME, cards) == {
        "coin-cards",
        "cards-total",
        "cards-per-coin",
        "merchants",
        "market",
        "group-sizes",
        "distinct-cards",
        "market-points",
        "greatest-score",
    }


def test_an_ordinary_special_card_is_found() -> None:
    """Printed with one unit, Bitcoin's mining card isn't special."""
    cards = pack()
    for card in cards:
        if card["id"] == "BTC.MI":
            card["mining_units"] = 1

    assert {"special-mining", "units-coins", "units-total"} <= failing(GAME, cards)


def test_composition_is_the_facts() -> None:
    """The engine's own pack, made of coins and kinds, is the facts' card table, with what it
    knows of each card."""
    facts = GAME.card_facts()

    assert {str(card["id"]): card["copies"] for card in pack()} == GAME.composition()
    for card in pack():
        for name, value in facts[str(card["id"])].items():
            assert str(card.get(name)) == str(value)


def test_rows_are_complete() -> None:
    """Ids are unique, lines and rulings are there, assumptions are explained, and every ruling of
    the facts stands."""
    rows = GAME.ledger.rows
    rulings = GAME.ledger.rulings

    assert len({row.id for row in rows}) == len(rows)
    assert all(re.fullmatch(r"\d+(-\d+)?(, \d+(-\d+)?)*", r.lines) for r in (*rows, *rulings))
    assert all(row.ruling for row in rows if row.status == "assumed")
    assert {f"A{number}" for number in range(1, 37)} <= {ruling.id for ruling in rulings}
    options = {option.name for option in (*GAME.options, *GAME.match_options)} | {""}
    assert {ruling.option for ruling in rulings} <= options


def test_clauses_both_ways() -> None:
    """Code and tests cite clauses that exist, and every clause is cited in both."""
    code = "".join(f.read_text() for f in ENGINE.glob("*.py") if f.name != "clauses.py")
    tests = "".join(f.read_text() for f in Path(__file__).parent.glob("test_war_of_coins*.py"))
    cited = r"(?<![\w-])war-of-coins-\d+\.\d+"

    assert set(re.findall(cited, code)) == set(CLAUSES)
    assert set(re.findall(cited, tests)) == set(CLAUSES)
    assert {clause.partition(".")[0] for clause in CLAUSES} == set(SECTIONS)
