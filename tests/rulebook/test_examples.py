"""Examples of the books that a real game can reach: all cards of the deck are somewhere, none is
there more often than it exists, and what was captured could be.

The books ask the engine for a position or a deal while they are made; what they ask for is noted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import wraps
from inspect import signature
from typing import Any

import pytest
import toy

from generator import catalogue, deck, rules
from generator.rulebook import volumes
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture

_ASKED = ("position", "new", "bill")


def _asked_for(slug: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[dict[str, Any]]]:
    """{function of the engine: what the game's books gave it, by parameter}."""
    pack = rules.pack(slug)
    noted: dict[str, list[dict[str, Any]]] = {name: [] for name in _ASKED}
    for name in _ASKED:
        if hasattr(pack.game, name):
            noting = staticmethod(_noting(getattr(pack.game, name), noted[name]))
            monkeypatch.setattr(type(pack.game), name, noting)
    project = toy.project()
    made = deck.build(catalogue.load(project.catalogue(slug), project))
    for volume in volumes(made, project):
        render(made, project, pack, no_picture, volume=volume)
    return noted


def _noting(function: Any, noted: list[dict[str, Any]]) -> Any:
    @wraps(function)
    def noting(*args: Any, **kwargs: Any) -> Any:
        given = signature(function).bind(*args, **kwargs)
        given.apply_defaults()
        noted.append(dict(given.arguments))
        return function(*args, **kwargs)

    return noting


def test_in_war_both_decks_are_the_whole_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Counter(rules.pack("war").game.composition())
    positions = _asked_for("war", monkeypatch)["position"]

    assert len(positions) >= 6
    for given in positions:
        assert Counter([*given["zones"]["deck-0"], *given["zones"]["deck-1"]]) == whole


class TestWarOfCoins:
    def test_a_table_is_one_of_a_deal_after_so_many_turns(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        positions = _asked_for("war-of-coins", monkeypatch)["position"]

        assert len(positions) >= 6
        for given in positions:
            assert _flaws(given["zones"], given["turn"] - 1) == []

    def test_captured_piles_that_are_paid_for_can_be_captured(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        bills = _asked_for("war-of-coins", monkeypatch)["bill"]

        assert bills
        for given in bills:
            assert _uncapturable(given["winner_ids"], given["loser_ids"]) == []

    def test_the_flaws_of_the_first_edition_are_seen(self) -> None:
        """Three cards of a coin captured, and a layout of three cards."""
        assert _uncapturable(["BCH.EX", "BCH.MI1"], ["BCH.MI2"]) == ["BCH: 3 captured"]
        assert _uncapturable(["ETH.EX"], ["ETH.CH"]) == ["ETH: split without a mining card"]
        assert "layout: 3 cards" in _flaws({"layout": ["ETH.EX", "DASH.PG", "XLM.HA"]}, 0)


def _coin(card: str) -> str:
    return card.partition(".")[0]


def _uncapturable(mine: Sequence[str], yours: Sequence[str]) -> list[str]:
    """What no deal can leave in two captured piles. Cards are captured in twos and fours, jokers
    alone; then mining cards change hands."""
    found = []
    both = Counter(_coin(card) for card in (*mine, *yours) if "." in card)
    for coin, number in both.items():
        shares = [sum(_coin(card) == coin for card in pile) for pile in (mine, yours)]
        mining = any(card.startswith(f"{coin}.MI") for card in (*mine, *yours))
        if number % 2:
            found.append(f"{coin}: {number} captured")
        elif shares[0] % 2 and not mining:
            found.append(f"{coin}: split without a mining card")
    return found


def _flaws(zones: Mapping[str, Sequence[str]], turns: int) -> list[str]:
    """What no deal can have after so many turns, none of them a Complete Transaction: a turn takes
    a card from a hand and one from the stock, and lays or captures both."""
    held = {name: list(zones.get(name, ())) for name in (
        "layout", "hand-0", "hand-1", "stock", "captured-0", "captured-1")}  # fmt: skip
    found = _uncapturable(held["captured-0"], held["captured-1"])
    whole = Counter(rules.pack("war-of-coins").game.composition())
    if Counter(card for zone in held.values() for card in zone) != whole:
        found.append("not the whole pack")
    jokers = sum("." not in card for card in held["captured-0"] + held["captured-1"])
    expected = {
        "hand-0": 10 - (turns + 1) // 2,
        "hand-1": 10 - turns // 2,
        "stock": 22 - turns - jokers,
    }
    found += [
        f"{zone}: {len(held[zone])} cards"
        for zone, number in expected.items()
        if len(held[zone]) != number
    ]
    if len(held["layout"]) % 2:
        found.append(f"layout: {len(held['layout'])} cards")
    return found


def test_in_vires_every_card_is_somewhere_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = rules.pack("vires-in-numeris").game.card_facts()
    positions = _asked_for("vires-in-numeris", monkeypatch)["position"]

    assert len(positions) >= 5
    for given in positions:
        assert given["rest"], "cards are left out"
        for hand in (given["hands"] or {}).values():
            assert not [card for card in hand if facts[card].get("kind") == "event"], hand
        assert all(blocks >= 1 for blocks in (given["chains"] or {}).values()), "no Genesis"


def test_in_the_miners_game_no_card_is_there_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    copies = rules.pack("bitcoin-miner").game.composition()
    deals = [one["deck"] for one in _asked_for("bitcoin-miner", monkeypatch)["new"] if one["deck"]]

    assert len(deals) >= 8
    for cards in deals:
        assert {c: n for c, n in Counter(cards).items() if n > copies[c]} == {}, cards
