"""War's ledger: every quantity holds for the printed deck, and a wrong deck is found out."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from generator.rules import Evidence, Row, game
from generator.rules.war import CLAUSES, SECTIONS

GAME = game("war")
FACTS = Path(__file__).parents[1] / "facts" / "war.csv"
ENGINE = Path(__file__).parents[2] / "generator" / "rules" / "war"
TESTS = Path(__file__).parent


def printed() -> list[dict[str, object]]:
    """The deck as the facts have it."""
    with FACTS.open(newline="") as file:
        rows = list(csv.DictReader(file))
    return [
        {name: value for name, value in row.items() if value}
        | {"copies": int(row["copies"]), "kind": "joker" if row["rank"] == "Joker" else "suited"}
        for row in rows
    ]


def failing(cards: list[dict[str, object]]) -> set[str]:
    evidence = Evidence(cards, {}, GAME)
    return {row.id for row in GAME.ledger.rows if row.found(evidence) != row.expected}


@pytest.mark.parametrize("row", GAME.ledger.rows, ids=lambda row: row.id)
def test_rows_hold(row: Row) -> None:
    """Each row's measurement is what the rules call for."""
    assert row.found(Evidence(printed(), {}, GAME)) == row.expected


def test_a_missing_card_is_found() -> None:
    """Without one queen, the totals and the rank are wrong, and the rules are not."""
    cards = [card for card in printed() if card["id"] != "QH"]

    assert failing(cards) == {"cards-total", "suited-cards", "cards-per-rank"}


def test_a_missing_joker_is_found() -> None:
    """One Joker is not two, and can't be played against itself."""
    cards = [card for card in printed() if card["id"] != "X2"]

    assert failing(cards) == {"cards-total", "jokers", "joker-joker"}


def test_swapped_strengths_are_found() -> None:
    """A printed order that isn't the played one fails."""
    cards = printed()
    for card in cards:
        if card["rank"] in ("J", "Q"):
            card["strength"] = 23 - int(str(card["strength"]))

    assert failing(cards) == {"rank-order"}


def test_composition_is_the_facts() -> None:
    """The engine's own pack, made of ranks and suits, is the facts' card table, with what it
    knows of each card."""
    facts = GAME.card_facts()

    for card in printed():
        for name, value in facts[str(card["id"])].items():
            assert str(card.get(name)) == str(value)
    assert {str(card["id"]): card["copies"] for card in printed()} == GAME.composition()


def test_rows_are_complete() -> None:
    """Ids are unique, lines and rulings are there, assumptions are explained."""
    rows = GAME.ledger.rows
    rulings = GAME.ledger.rulings

    assert len({row.id for row in rows}) == len(rows)
    assert all(re.fullmatch(r"\d+(-\d+)?(, \d+(-\d+)?)*", r.lines) for r in (*rows, *rulings))
    assert all(row.ruling for row in rows if row.status == "assumed")
    assert {f"C{number}" for number in range(1, 14)} <= {ruling.id for ruling in rulings}
    options = {option.name for option in GAME.options} | {""}
    assert {ruling.option for ruling in rulings} <= options


def test_clauses_both_ways() -> None:
    """Code and tests cite clauses that exist, and every clause is cited in both."""
    code = "".join(f.read_text() for f in ENGINE.glob("*.py") if f.name != "clauses.py")
    tests = "".join(f.read_text() for f in TESTS.glob("test_war*.py") if "coins" not in f.name)
    for text in (code, tests):
        assert set(re.findall(r"(?<![\w-])war-\d+\.\d+", text)) == set(CLAUSES)
    assert {clause.partition(".")[0] for clause in CLAUSES} == set(SECTIONS)
