"""Tables of Bitcoin Miner to begin on in the middle of a game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from miner_table import GAME, GAMES, ids, walked

from generator.games.bitcoin_miner.rules import State, pass_turn, play, substitute
from generator.games.bitcoin_miner.rules.shorthand import claims, plays


class TestPosition:
    def table(self, **changes: Any) -> State:
        """Block 0 is seat 1's, on the Blockchain; Block 1 is worth 7."""
        table: dict[str, Any] = {
            "hands": [["tx-1", "tx-5"], ["tx-2"]],
            "held": ids("9AC 8C"),
            "deck": ids("7C 9D"),
            "available": [["tx-3", "tx-4"]],
            "chain": [(["tx-1", "tx-1"], "block-18AB", 1)],
        }
        state: State = GAME.position(**table | changes)
        return state

    def test_lies_as_asked(self) -> None:
        state = self.table(round=5, starter=1)

        assert state.zones() == {
            "deck": ids("7C 9D"),
            "hand-0": ["tx-1", "tx-5"],
            "block-0": ["block-09AC"],
            "claim-0": [],
            "hand-1": ["tx-2"],
            "block-1": ["block-08C"],
            "claim-1": [],
            "played": [],
            "available": ["tx-3", "tx-4"],
            "chain": ["tx-1", "tx-1", "block-18AB"],
        }
        assert (state.round, state.seat, state.starter) == (5, 1, 1)
        assert state.coins == [0, 3]
        assert (state.available[0].id, state.available[0].coins) == (1, 8)
        assert state.bank == 280 - 3 - 8

    def test_plays_on_by_the_rules(self) -> None:
        """8C shares no symbol with 18AB; 9AC reaches 7 and shares A [83, 88]."""
        state = self.table(starter=1)

        assert state.options() == [play(1, "tx-2"), substitute(1)]
        plays(state, "2")
        claims(state, "9AC", 1)
        assert state.coins == [8, 3]
        assert state.seat == 0 and state.round == 3
        assert [block.id for block in state.available] == [2]

    def test_of_a_first_round(self) -> None:
        """bitcoin-miner-3.1, bitcoin-miner-3.2 [49, 60]."""
        state = GAME.position([["tx-1"], ["tx-2"]], ids("9AC 8C"))

        assert state.round == 1
        assert state.options() == [play(0, "tx-1")]

    def test_over_at_once(self) -> None:
        """bitcoin-miner-8.1 to 8.3 [100-101]: such a table ends the game."""
        nobody: Any = [[], []]
        all_claimed = GAME.position(nobody, ids("9AC 8C"), round=9)
        stuck = GAME.position(nobody, ids("9AC 8C"), available=[["tx-6", "tx-6"]])
        idle = GAME.position(nobody, ids("9AC 8C"), available=[["tx-6"]], idle=3)
        for state, why in ((all_claimed, "all_claimed"), (stuck, "no_card_fits"), (idle, "idle")):
            assert state.outcome is not None and state.outcome.reason == why
            assert list(state.options()) == [] and state.seat is None
            assert GAME.transcript(GAME.replay(GAME.transcript(state))) == GAME.transcript(state)

    def test_idle_rounds_count_on(self) -> None:
        """bitcoin-miner-8.3: two idle rounds before, so one more ends it (ruling C15)."""
        state = GAME.position([[], []], ids("9AC 8C"), available=[["tx-6"]], idle=2)
        state.play(pass_turn(0))
        assert state.outcome is None
        state.play(pass_turn(1))

        assert state.outcome is not None and state.outcome.reason == "idle"

    def test_coins_may_be_said(self) -> None:
        assert self.table(coins=[100, 7]).coins == [100, 7]

    def test_by_the_other_value_rule(self) -> None:
        """bitcoin-miner-5.2 (ruling C3) [83]."""
        assert self.table(value_rule="coins").available[0].hurdle == 8

    def test_reads_back(self) -> None:
        state = self.table(starter=1, round=4, held=["block-09AC", None], value_rule="coins")
        plays(state, "2 1")
        record = GAME.transcript(state)

        assert "hands: tx-1 tx-5 / tx-2\nheld: block-09AC none\n" in record
        assert "chain: tx-1 tx-1 block-18AB 1\ncoins: 0 3\nround: 4\n" in record
        again = GAME.replay(record)
        assert GAME.transcript(again) == record
        assert [again.view(seat) for seat in (0, 1)] == [state.view(seat) for seat in (0, 1)]
        assert again.stats == state.stats
        for before, after, words in (
            ("tx-1 tx-5 / tx-2", "tx-1 / tx-5 / tx-2", "3 hands for 2 players"),
            ("deck: block-07C", "deck: tx-1", "'tx-1' is not a block card"),
            ("18AB 1\n", "18AB\n", "'tx-1' is not a block card"),
            ("coins: 0 3", "coins: none", "'none' is not a number"),
            ("idle: 0\n", "", "the head of the record lacks idle"),
        ):
            with pytest.raises(ValueError, match=f"line \\d+: .*{words}"):
                GAME.replay(record.replace(before, after))

    @settings(max_examples=25, deadline=None)
    @given(start=GAMES, stop=st.integers(0, 200))
    def test_any_game_between_two_rounds(self, start: dict[str, Any], stop: int) -> None:
        """Taken apart and laid out again, with Blocks numbered anew, a game has the same cards,
        coins and kinds of moves."""
        state = walked(start, stop)
        while state.outcome is None and state.round_moves():
            state.play(state.options()[0])
        zones = state.zones()
        options = {name: start[name] for name in ("block_cards", "value_rule")}
        again = GAME.position(
            [zones[f"hand-{seat}"] for seat in range(state.players)],
            [next(iter(zones[f"block-{seat}"]), None) for seat in range(state.players)],
            zones["deck"],
            [block.cards for block in state.available],
            [(link.block.cards, link.card.id, link.seat) for link in state.chain],
            round=state.round,
            starter=state.starter,
            idle=state.idle,
            **options,
        )

        assert again.zones() == zones
        assert (again.coins, again.bank, again.seat) == (state.coins, state.bank, state.seat)
        assert again.outcome == state.outcome
        assert [(m.kind, m.cards) for m in again.options()] == [
            (m.kind, m.cards) for m in state.options()
        ]

    @pytest.mark.parametrize(
        ("changes", "words"),
        [
            ({"deck": ["block-09AC"]}, "block-09AC: 2 on the table; the game has 1"),
            ({"deck": ["block-09B"]}, "block-09B: 1 on the table; the game has 0"),
            ({"chain": [], "deck": ["block-02A"], "block_cards": 40}, "block-02A: 1 on the table"),
            ({"deck": ["tx-1"]}, "'tx-1' is not a block card"),
            ({"hands": [["tx-1"] * 9, ["tx-2"]]}, "tx-1: 11 on the table; the game has 10"),
            ({"hands": [["tx-7"], []]}, "tx-7: 1 on the table; the game has 0"),
            ({"hands": [["tx-1"]]}, "1 players: 2 to 6 can play"),
            ({"held": ["block-09AC"]}, "held: 1 given for 2 players"),
            ({"coins": [1, 2, 3]}, "coins: 3 given for 2 players"),
            ({"coins": [200, 80]}, "coins: 280 with players and 8 on Blocks; there are 280"),
            ({"coins": [-1, 0]}, "coins: -1 with players"),
            ({"chain": [(["tx-1"], "block-18AB", 2)]}, "seat 2 can't have won a Block"),
            ({"available": [[]]}, "a Block without transaction cards"),
            ({"starter": 2}, "seat 2 can't start"),
            ({"round": 1}, "the first round has no Blocks"),
            ({"round": 0}, "round: 0 is not a number"),
            ({"idle": 1}, "idle: 1 rounds can't have been counted"),
            ({"value_rule": "none"}, "option value_rule: 'none'"),
        ],
    )
    def test_tables_that_cannot_be(self, changes: dict[str, Any], words: str) -> None:
        with pytest.raises(ValueError, match=words):
            self.table(**changes)
