"""War of Coins' ledger: every quantity holds for the printed deck; a wrong deck is found out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from printed import failing, printed

from generator.games.war_of_coins.rules import CLAUSES, SECTIONS, CoinsState, WarOfCoins, payment
from generator.rules import Evidence, Row, game

GAME = game("war-of-coins")
#: What lies in the box beside the cards.
PARTS = {"aid": 2, "scroll": 2, "marker": 14}
ENGINE = Path(__file__).parents[2] / "generator" / "games" / "war_of_coins" / "rules"


def pack() -> list[dict[str, object]]:
    return printed(GAME)


@pytest.mark.parametrize("row", GAME.ledger.rows, ids=lambda row: row.id)
def test_rows_hold(row: Row) -> None:
    """Each row's measurement is what the rules call for."""
    assert row.found(Evidence(pack(), PARTS, GAME)) == row.expected


def test_a_missing_card_is_found() -> None:
    """Without one merchant, its counts are wrong, and what it scores."""
    cards = [card for card in pack() if card["id"] != "XMR.ME"]

    assert failing(GAME, cards, PARTS) == {
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

    assert {"special-mining", "units-coins", "units-total"} <= failing(GAME, cards, PARTS)


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


STATED = {
    # row: (lines, what they say)
    "last-stock-card": ("69", 1),
    "shown-cards": ("70-71", (3, 4)),
    "completed-cards": ("70, 85", 3),
    "perfect-hand-cards": ("71", 4),
    "stack-cards": ("72", 3),
    "void-cards": ("74", 4),
    "shown-payment": ("158", (2, 4)),
}


@pytest.mark.parametrize("row", STATED)
def test_sets_and_what_they_are_worth(row: str) -> None:
    """Sets of three and four, one and two shown sets, and the one card that remains are numbers
    that the source states."""
    found = GAME.ledger[row]

    assert (found.lines, found.expected, found.status) == (*STATED[row], "stated")


class Deaf(WarOfCoins):
    """An engine that forgets what was shown."""

    payment = staticmethod(lambda won, lost, **more: payment(won, lost))


class Hasty(WarOfCoins):
    """An engine that has dealt one card too many."""

    def new(self, *args: Any, **more: Any) -> CoinsState:
        state = super().new(*args, **more)
        state.stock = state.stock[1:]
        return state


class Void(WarOfCoins):
    """An engine to which no deal is ever void."""

    def new(self, *args: Any, **more: Any) -> CoinsState:
        state = super().new(*args, **more)
        state.outcome = None
        return state


class Bare(WarOfCoins):
    """An engine in which no hand may show or complete anything, and no stack is told."""

    def position(self, *args: Any, **more: Any) -> CoinsState:
        state = super().position(*args, **more)
        state.trios, state.layout = [[], []], [[] for _ in state.layout]
        return state


@pytest.mark.parametrize(
    ("engine", "rows"),
    [
        (Deaf, {"shown-payment"}),
        (Hasty, {"last-stock-card"}),
        (Void, {"void-cards"}),
        (Bare, {"shown-cards", "perfect-hand-cards", "completed-cards", "stack-cards"}),
    ],
)
def test_a_wrong_engine_is_found(engine: type[WarOfCoins], rows: set[str]) -> None:
    """Each of these rows is measured by playing: an engine that does otherwise breaks it."""
    evidence = Evidence(pack(), {}, engine())

    assert {row for row in STATED if GAME.ledger[row].found(evidence) != STATED[row][1]} == rows
