"""War's ledger: every quantity holds for the printed deck, and a wrong deck is found out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from printed import failing, printed

from generator.games.war.rules import CLAUSES, SECTIONS
from generator.rules import Evidence, Row, game

GAME = game("war")
ENGINE = Path(__file__).parents[2] / "generator" / "games" / "war" / "rules"
TESTS = Path(__file__).parent


def pack() -> list[dict[str, object]]:
    """The pack as the facts have it, with the kind that a catalogue adds."""
    return [
        card | {"kind": "joker" if card["rank"] == "Joker" else "suited"} for card in printed(GAME)
    ]


@pytest.mark.parametrize("row", GAME.ledger.rows, ids=lambda row: row.id)
def test_rows_hold(row: Row) -> None:
    """Each row's measurement is what the rules call for."""
    assert row.found(Evidence(pack(), {}, GAME)) == row.expected


def test_a_missing_card_is_found() -> None:
    """Without one queen, the totals and the rank are wrong, and the rules are not."""
    cards = [card for card in pack() if card["id"] != "QH"]

    assert failing(GAME, cards) == {"cards-total", "suited-cards", "cards-per-rank"}


def test_a_missing_joker_is_found() -> None:
    """One Joker is not two, and can't be played against itself."""
    cards = [card for card in pack() if card["id"] != "X2"]

    assert failing(GAME, cards) == {"cards-total", "jokers", "joker-joker"}


def test_swapped_strengths_are_found() -> None:
    """A printed order that isn't the played one fails."""
    cards = pack()
    for card in cards:
        if card["rank"] in ("J", "Q"):
            card["strength"] = 23 - int(str(card["strength"]))

    assert failing(GAME, cards) == {"rank-order"}


def test_composition_is_the_facts() -> None:
    """The engine's own pack, made of ranks and suits, is the facts' card table, with what it
    knows of each card."""
    facts = GAME.card_facts()

    for card in pack():
        for name, value in facts[str(card["id"])].items():
            assert str(card.get(name)) == str(value)
    assert {str(card["id"]): card["copies"] for card in pack()} == GAME.composition()


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
