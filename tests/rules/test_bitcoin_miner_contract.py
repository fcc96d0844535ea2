"""What Bitcoin Miner owes the contract that all games keep, beyond playing by its rules."""

from __future__ import annotations

import ast
import random
from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from miner_table import GAME, GAMES, deal, ids, walked

from generator.games.bitcoin_miner.rules import (
    CLAUSES,
    Move,
    State,
    claim,
    guessing,
    play,
    substitute,
)
from generator.games.bitcoin_miner.rules.shorthand import claims, passes, plays
from generator.rules import IllegalMove
from generator.rules.contract import Refusal

PACKAGE = Path(__file__).parents[2] / "generator/games/bitcoin_miner"


class TestMoves:
    def test_fields_stand_in_the_contracts_order(self) -> None:
        assert Move._fields == ("kind", "cards", "seat", "target")
        assert Move("claim", ("block-09A",), 1, 0) == claim(1, "block-09A", 0)
        assert Move("play", ("tx-1",), 1) == play(1, "tx-1")

    @pytest.mark.parametrize("players", GAME.players)
    def test_every_move_is_listed_once(self, players: int) -> None:
        listed = GAME.moves(players)

        assert len(set(listed)) == len(listed)
        assert listed == GAME.moves(players)
        assert {move.seat for move in listed} == set(range(players))
        assert {move.kind for move in listed} == {"play", "claim", "substitute", "pass"}

    @settings(max_examples=20, deadline=None)
    @given(start=GAMES)
    def test_every_legal_move_is_among_them(self, start: dict[str, Any]) -> None:
        listed, state = set(GAME.moves(start["players"])), GAME.new(**start)
        choice = random.Random(start["seed"])
        while state.outcome is None:
            assert listed >= set(state.options())
            state.play(choice.choice(state.options()))

    def test_no_moves_for_a_table_that_cannot_play(self) -> None:
        with pytest.raises(ValueError, match="7 players: 2 to 6 can play"):
            GAME.moves(7)

    @settings(max_examples=10, deadline=None)
    @given(start=GAMES, stop=st.integers(0, 150))
    def test_legal_moves_are_the_options(self, start: dict[str, Any], stop: int) -> None:
        state = walked(start, stop)

        assert list(state.legal_moves()) == list(state.options())


class _Hostile:
    """Something that can't be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")

    __hash__ = object.__hash__


ODD: tuple[Any, ...] = (
    None, True, 0, "play tx-1", (), ("play", ("tx-1",), 0, None), object(), _Hostile(),
    Move("play", ("tx-1",), 7), Move("play", ("tx-1",), -1), Move("play", ("tx-1",), True),
    Move("play", ("tx-1",), False), Move("play", (), 0), Move("play", ("tx-1", "tx-1"), 0),
    Move("play", ("block-09A",), 0), Move("play", ("2C",), 0), Move("play", ["tx-1"], 0),
    Move("play", "tx-1", 0), Move("play", (_Hostile(),), 0), Move("play", ("tx-1",), _Hostile()),
    Move("play", ("tx-1",), 0, "x"), Move("play", ("tx-1",), 0, 0), Move("play", ("tx-1",), 1.0),
    Move("play", ("tx-1",), Decimal(1)), Move(None), Move(_Hostile()), Move("steal", (), 0),
    Move("claim", ("block-08B",), 1), Move("claim", ("block-08B",), 1, 99),
    Move("claim", ("block-08B",), 1, -1), Move("claim", ("block-08B",), 1, True),
    Move("claim", ("block-08B",), 1, "0"), Move("claim", ("block-08B",), 1, {}),
    Move("claim", (), 1, 0), Move("substitute", ("block-08B",), 1), Move("pass", (), 1, 0),
)  # fmt: skip


class TestRefusal:
    def test_none_for_what_is_legal(self) -> None:
        state = plays(deal("1 1 1 1 9A 8B 7C"), "1 1")

        assert [state.refusal(move) for move in state.options()] == [None] * 3

    def test_a_sentence_and_a_clause(self) -> None:
        """bitcoin-miner-5.2 [83]: ten doesn't reach eleven."""
        state = plays(deal("5 6 1 1 9A 10B"), "5 6")

        assert state.refusal(claim(1, "block-10B", 0)) == Refusal(
            "block-10B is lower than 11, which Block 0 asks for", "bitcoin-miner-5.2"
        )

    @pytest.mark.parametrize("moment", ["first round", "later", "substituted", "over"])
    @pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
    def test_answers_for_anything(self, odd: Any, moment: str) -> None:
        """Whatever it is, it is refused with a clause and a sentence, and changes nothing."""
        state = deal("1 1 1 1 9A 8B 7C")
        if moment != "first round":
            plays(state, "1 1")
        if moment == "substituted":
            state.play(substitute(1))
        if moment == "over":
            state = passes(claims(plays(deal("1 1 9A 9B"), "1 1"), "9B", 0))
        before = GAME.transcript(state), state.zones()

        refused = state.refusal(odd)
        assert refused is not None
        assert refused.clause in CLAUSES and refused.reason
        assert "None" not in refused.reason
        with pytest.raises(IllegalMove) as raised:
            state.play(odd)
        assert (raised.value.reason, raised.value.clause) == refused
        assert (GAME.transcript(state), state.zones()) == before


class TestNew:
    def test_a_seed_or_a_deck(self) -> None:
        for given_ in ({}, {"players": 3}, {"chance": [1]}, {"players": 2, "idle_rounds": 5}):
            with pytest.raises(
                ValueError, match="^a new game needs a seed, or a deck in deal order"
            ):
                GAME.new(**given_)

    def test_replay_takes_the_seed(self) -> None:
        """All chance is in the record, so the seed makes no difference."""
        state = walked({"players": 3, "seed": 4}, 50)
        record = GAME.transcript(state)

        assert GAME.transcript(GAME.replay(record, seed=4)) == record
        assert GAME.transcript(GAME.replay(record, 77)) == record


class TestViews:
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_say_whose_they_are(self, seat: int) -> None:
        state = GAME.new(3, seed=1)
        assert state.view(seat)["me"] == seat
        while state.outcome is None:
            state.play(state.options()[0])
        assert state.view(seat)["me"] == seat

    @pytest.mark.parametrize("seat", [-1, 3])
    def test_only_of_seats_that_there_are(self, seat: int) -> None:
        state = GAME.new(3, seed=1)
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            state.view(seat)
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            state.guess(seat, random.Random(1))


class TestGuard:
    def test_idle_rounds_are_a_rule_of_this_house(self) -> None:
        """bitcoin-miner-8.3 (ruling C15): the rules name no end for a table that won't claim [67,
        96-101]; ours is printed, counted and chosen by players, so it is no guard."""
        state = passes(plays(deal("1 1 9A 9B 9C"), "1 1"), 6)

        assert state.outcome is not None
        assert (state.outcome.reason, state.outcome.guard) == ("idle", False)
        assert state.outcome.clause in CLAUSES
        assert "idle_rounds" in {option.name for option in GAME.options}


def hidden(state: State, seat: int) -> dict[str, list[str]]:
    """The zones that a seat can't look into."""
    mine = {f"hand-{seat}", f"block-{seat}"}
    closed = ("hand-", "block-", "deck")
    return {
        name: list(cards)
        for name, cards in state.zones().items()
        if name.startswith(closed) and name not in mine
    }


class TestGuess:
    @settings(max_examples=60, deadline=None)
    @given(start=GAMES, stop=st.integers(0, 160), seat=st.integers(0, 5))
    def test_a_game_that_this_one_could_be(
        self, start: dict[str, Any], stop: int, seat: int
    ) -> None:
        """Same view, same sizes, same cards; independent, and playable to its end."""
        state, seat = walked(start, stop), seat % start["players"]
        before = GAME.transcript(state)
        guess = state.guess(seat, random.Random(stop))

        assert guess.view(seat) == state.view(seat)
        assert list(guess.options()) == list(state.options()) or state.seat != seat
        sizes = {name: len(cards) for name, cards in state.zones().items()}
        assert {name: len(cards) for name, cards in guess.zones().items()} == sizes
        whole = Counter(card for zone in state.zones().values() for card in zone)
        assert Counter(card for zone in guess.zones().values() for card in zone) == whole
        assert guess.stats == state.stats
        assert GAME.transcript(GAME.replay(GAME.transcript(guess))) == GAME.transcript(guess)
        choice = random.Random(stop)
        while guess.outcome is None:
            guess.play(choice.choice(guess.options()))
        assert GAME.transcript(state) == before

    @settings(max_examples=15, deadline=None)
    @given(start=GAMES, stop=st.integers(0, 40))
    def test_what_is_hidden_is_dealt_anew(self, start: dict[str, Any], stop: int) -> None:
        """Nor does the deal that a guess records give the truth away."""
        state = walked(start, stop)
        guess = state.guess(0, random.Random(start["seed"] + 1))

        assert hidden(guess, 0) != hidden(state, 0)
        assert guess.deal.blocks != state.deal.blocks
        assert guess.deal.transactions != state.deal.transactions

    def test_every_deal_is_possible_and_as_likely(self) -> None:
        """Seat 0 knows its own card only: the other four block cards lie in 24 orders, and seat 1
        holds any two of the three transaction cards that differ."""
        state = deal("1 2 1 3 1 4 9A 8B 7C 6D 5A")
        chance = random.Random(5)
        orders: Counter[tuple[str, ...]] = Counter()
        for _ in range(2_400):
            zones = state.guess(0, chance).zones()
            orders[(*zones["block-1"], *zones["deck"])] += 1
            assert zones["block-0"] == ["block-09A"]
            assert zones["hand-1"] == ["tx-2", "tx-3", "tx-4"]

        assert len(orders) == 24
        assert min(orders.values()) > 60

    def test_hands_of_several_others_mix(self) -> None:
        state = deal("1 2 3 1 4 5 9A 8B 7C", players=3)
        chance = random.Random(5)
        found = {tuple(state.guess(0, chance).zones()["hand-1"]) for _ in range(300)}

        assert len(found) == 6  # two of four different cards

    def test_own_card_under_the_deck(self) -> None:
        """bitcoin-miner-6.1 [93]: who slides a card under the deck knows where it lies; nobody else
        knows which it is."""
        state = plays(deal("1 1 2 3 1 1 7A 1B 9C 8D 6A 5A"), "1 1")
        state.play(substitute(1))
        chance = random.Random(5)

        mine = {state.guess(1, chance).zones()["deck"][-1] for _ in range(50)}
        theirs = {state.guess(0, chance).zones()["deck"][-1] for _ in range(200)}
        assert mine == {"block-01B"}
        assert theirs == set(ids("1B 9C 8D 6A 5A"))

    def test_own_old_card_drawn_by_another(self) -> None:
        """bitcoin-miner-6.1 [93]: the only card of the deck is the one that seat 1 gave away, so
        seat 1 knows what seat 0 has got for its own."""
        state = plays(deal("1 1 1 1 9A 8B 7C"), "1 1")
        state.play(substitute(1))
        plays(state, "1")
        state.play(substitute(0))
        chance = random.Random(5)

        for _ in range(20):
            guess = state.guess(1, chance).zones()
            assert (guess["block-0"], guess["deck"]) == (["block-08B"], ["block-09A"])

    def test_a_card_that_lost_a_contest_has_been_seen(self) -> None:
        """bitcoin-miner-7.7 [79, 87]: everybody knows the card that was laid open and taken
        back, also when it is put under the deck later."""
        state = plays(deal("1 1 1 1 1 1 1 1 1 8A 9AB 5C 6D 7D 6A", players=3), "1 1 1")
        claims(state, "9AB", 0)  # seat 1 claims, seat 0 takes the Block from it
        plays(state, "1")
        claims(state, "8A", 0)
        chance = random.Random(5)
        guesses = [state.guess(2, chance).zones() for _ in range(60)]

        assert {tuple(guess["block-1"]) for guess in guesses} == {("block-09AB",)}
        assert {tuple(guess["block-0"]) for guess in guesses} == {(one,) for one in ids("6D 7D 6A")}
        plays(state, "1 1")
        assert state.seat == 1
        state.play(substitute(1))
        guesses = [state.guess(2, chance).zones() for _ in range(60)]
        assert {guess["deck"][-1] for guess in guesses} == {"block-09AB"}

    def test_the_game_goes_on_because_a_card_fits(self) -> None:
        """bitcoin-miner-8.2 [101]: all transaction cards are gone and the Block is worth 11; seat
        0 can't claim it, so seat 1 must hold 12B or 20D."""
        state = plays(deal("5 6 9A 12B 20D 1A 2A 3A 4A"), "5 6")
        chance = random.Random(5)
        found = Counter(state.guess(0, chance).zones()["block-1"][0] for _ in range(200))

        assert set(found) == {"block-12B", "block-20D"}
        assert min(found.values()) > 60

    def test_the_game_is_over_because_none_does(self) -> None:
        """bitcoin-miner-8.2 [101]: seat 1 holds one of the cards that don't reach 11."""
        state = plays(deal("5 6 9A 1B 20D 12A 2A 3A 4A"), "5 6")
        assert state.outcome is not None
        chance = random.Random(5)
        found = {state.guess(0, chance).zones()["block-1"][0] for _ in range(100)}

        assert found == set(ids("1B 2A 3A 4A"))

    def test_though_hardly_any_deal_agrees(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Where no deal at random agrees with what is known, the guess still does, and differs."""
        monkeypatch.setattr(guessing, "_TRIES", 0)
        state = passes(plays(deal("5 6 9A 12B 20D 1A 2A 3A 4A"), "5 6"), 2)
        guesses = [state.guess(0, random.Random(seed)) for seed in range(40)]

        assert {guess.zones()["block-1"][0] for guess in guesses} == set(ids("12B 20D"))
        assert len({tuple(guess.zones()["deck"]) for guess in guesses}) > 20
        assert all(guess.view(0) == state.view(0) for guess in guesses)

    def test_of_a_table_in_the_middle(self) -> None:
        state = GAME.position(
            [["tx-1"], ["tx-2"]],
            ids("9AC 8C"),
            ids("7C 9D 10D 12A"),
            available=[["tx-3", "tx-4"]],
            chain=[(["tx-1", "tx-1"], "block-30BD", 1)],
            starter=1,
        )
        plays(state, "2")
        chance = random.Random(5)
        held = set()
        for _ in range(100):
            guess = state.guess(0, chance)
            assert guess.view(0) == state.view(0)
            assert GAME.replay(GAME.transcript(guess)).deal == guess.deal  # no other cards in it
            held.add(guess.zones()["block-1"][0])
        assert held == set(ids("8C 7C 9D 10D 12A"))


def test_no_module_of_the_rules_imports_one_that_imports_it() -> None:
    """Not even for its types: who reads one module needn't have read what is built on it."""
    home = "generator.games.bitcoin_miner.rules"
    graph: dict[str, set[str]] = {}
    for path in (PACKAGE / "rules").glob("*.py"):
        found = graph.setdefault(path.stem, set())
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == home:
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{home}."):
                found.add(str(node.module).removeprefix(f"{home}."))
    done: set[str] = set()
    while ready := {name for name, on in graph.items() if name not in done and on <= done}:
        done |= ready

    assert set(graph) - done == set()
