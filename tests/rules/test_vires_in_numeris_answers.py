"""Vires In Numeris, sections 5 and 6 of its rules: playing, answering, flipping.

Positions are two players with Genesis, a Coin, an empty Hand and a Pool of two, unless said
otherwise.
"""

from __future__ import annotations

import pytest
from vires_table import moves, play, refused

from generator.games.vires_in_numeris.rules import GAME

HR = "hashrate"
FIAT = "fiduciary-money"


class TestPlaying:
    """5 Playing and answering."""

    def test_5_1_announce(self) -> None:
        """vires-in-numeris-5.1 (34): one's own card, with its opponent, whatever is hidden."""
        state = GAME.position(3, hands={0: ["scam", "whale"]})
        assert moves(state) == [
            "seat 0: play scam on seat 1",
            "seat 0: play scam on seat 2",
            "seat 0: play whale (gain)",
            "seat 0: play whale (hit)",
            "seat 0: end",
        ]
        refused(state, "seat 0: play scam", "vires-in-numeris-5.1")
        refused(state, "seat 0: play scam on seat 0", "vires-in-numeris-5.1")
        refused(state, "seat 0: play bearish on seat 1", "vires-in-numeris-5.1")

    def test_5_2_price(self) -> None:
        """vires-in-numeris-5.2 (35): one HashRate of the Hand, to the Pool."""
        state = GAME.position(hands={0: ["halving", HR, HR]})
        play(state, "seat 0: play halving on seat 1")
        assert (state.hr[0], state.pool) == (1, 3)

    def test_5_3_afterwards(self) -> None:
        """vires-in-numeris-5.3 (74): the Trash, or before the player until a mining."""
        state = GAME.position(hands={0: ["oracle", "difficulty-increase"]})
        play(state, "seat 0: play oracle", "seat 0: play difficulty-increase on seat 1")
        assert state.trash == ["oracle"]
        assert state.fronts == [[], ["difficulty-increase"]]

    def test_5_4_instants_answer(self) -> None:
        """vires-in-numeris-5.4 (36): never out of the blue, only with a card that fits."""
        state = GAME.position(hands={0: ["bearish"], 1: ["offline", "consensus", HR]})
        play(state, "seat 0: play bearish on seat 1")
        assert moves(state) == ["seat 1: play offline", "seat 1: pass"]
        refused(state, "seat 1: play consensus", "vires-in-numeris-5.4")
        refused(state, "seat 1: mine", "vires-in-numeris-5.4")
        state = GAME.position(hands={0: ["offline"]})
        refused(state, "seat 0: play offline", "vires-in-numeris-5.4")

    def test_5_5_cancel(self) -> None:
        """vires-in-numeris-5.5 (card 40): no effect, back to the Hand, barred until the end."""
        state = GAME.position(3, hands={0: ["bullish"], 2: ["testnet"]})
        play(state, "seat 0: play bullish")
        assert state.seat == 2
        play(state, "seat 2: play testnet")
        assert (state.hr, state.hand(0)) == ([0, 0, 0], ["bullish"])
        refused(state, "seat 0: play bullish", "vires-in-numeris-5.5")
        play(state, "seat 0: end", "seat 0: done", "seat 1: end", "seat 1: done")
        play(state, "seat 2: end", "seat 2: done")
        assert "seat 0: play bullish" in moves(state)

    def test_5_5_answers_are_cancelled_too(self) -> None:
        """vires-in-numeris-5.5 (card 40): a cancelled shield doesn't protect."""
        state = GAME.position(hands={0: ["bearish", "testnet"], 1: ["offline", HR]})
        play(
            state,
            "seat 0: play bearish on seat 1",
            "seat 1: play offline",
            "seat 0: play testnet",
        )
        assert (state.hand(1), state.pool) == (["offline"], 3)

    def test_5_6_protect(self) -> None:
        """vires-in-numeris-5.6 (cards 2, 21, 28): once for each effect, before anything goes."""
        shields = ["consensus", "hold-on-for-dear-life", "offline"]
        state = GAME.position(hands={0: ["chain-split", HR], 1: shields}, chains={1: 2})
        play(state, "seat 0: play chain-split on seat 1")
        assert moves(state) == [
            "seat 1: play consensus",
            "seat 1: play hold-on-for-dear-life",
            "seat 1: pass",
        ]
        play(state, "seat 1: play hold-on-for-dear-life")
        assert (state.chains[1], state.banks[1]) == (1, 1)  # the Block goes, the Coin stays
        assert state.seat == 0

    def test_5_7_costs(self) -> None:
        """vires-in-numeris-5.7 (76-79, card 11): no shield for prices, penalties, dropped Coins."""
        hand = ["dollar-cost-average", "hold-on-for-dear-life", FIAT, "halving", HR]
        state = GAME.position(hands={0: hand})
        play(
            state,
            "seat 0: play halving on seat 1",
            "seat 0: play dollar-cost-average",
            "seat 0: end",
            "seat 0: done",
        )
        assert (state.banks[0], state.hr[0]) == (0, 1)

    def test_5_8_gain(self) -> None:
        """vires-in-numeris-5.8 (cards 15, 34): the receiver doubles, others follow the Pool."""
        hands = {0: ["bullish", "double-spending"], 1: [], 2: ["fear-of-missing-out"]}
        state = GAME.position(3, hands=hands, pool=9)
        play(state, "seat 0: play bullish")
        assert moves(state) == ["seat 0: play double-spending", "seat 0: pass"]
        play(state, "seat 0: pass")
        assert moves(state) == ["seat 2: play fear-of-missing-out", "seat 2: pass"]
        play(state, "seat 2: play fear-of-missing-out")
        assert state.hr == [2, 0, 2]

    def test_5_8_payments_are_not_followed(self) -> None:
        """vires-in-numeris-5.8 (card 34): nor is compensation; but they can be doubled."""
        hands = {0: ["trading-bot", "double-spending"], 1: ["fear-of-missing-out"]}
        state = GAME.position(hands=hands, banks={1: 0}, pool=5, chance=["lose"])
        play(state, "seat 0: play trading-bot on seat 1", "seat 0: play double-spending")
        assert state.seat == 1  # the doubling came from the Pool
        play(state, "seat 1: pass")
        assert (state.seat, [2, 0]) == (0, state.hr)

    def test_5_9_answers_to_answers(self) -> None:
        """vires-in-numeris-5.9 (cards 15, 34, 40): the doubled part is followed first."""
        hands = {0: ["bullish", "double-spending"], 1: ["fear-of-missing-out", "testnet"]}
        state = GAME.position(hands=hands, pool=3)
        play(state, "seat 0: play bullish", "seat 1: pass", "seat 0: play double-spending")
        assert "seat 1: play testnet" in moves(state)
        play(state, "seat 1: pass")
        assert (state.hr, state.pool) == ([3, 0], 0)
        play(state, "seat 1: pass")  # to the one doubled
        assert "seat 1: play fear-of-missing-out" in moves(state)  # to the two of BULL
        play(state, "seat 1: pass")
        assert state.seat == 0


class TestFlips:
    """6 Flips."""

    @pytest.mark.parametrize(("outcome", "hands"), [("win", [0, 2]), ("lose", [2, 0])])
    def test_6_1_flip(self, outcome: str, hands: list[int]) -> None:
        """vires-in-numeris-6.1 (47): the challenged player wins or loses, by chance."""
        state = GAME.position(hands={0: [HR, "trading-bot"], 1: [HR]}, chance=[outcome])
        play(state, "seat 0: play trading-bot on seat 1")
        assert hands == state.hr

    def test_6_2_challenged(self) -> None:
        """vires-in-numeris-6.2 (47): who drew the Event, or each opponent in turn."""
        state = GAME.position(
            3,
            hands={1: ["oracle"]},
            turn=1,
            part="draw",
            deck=["buy-the-dip", "scam"],
            chance=["win", "lose"],
        )
        assert state.hr == [0, 1, 1]

    def test_6_3_named(self) -> None:
        """vires-in-numeris-6.3 (cards 37, 41): the later card rules, and nothing is flipped."""
        hands = {0: ["trading-bot", "diamond-hands"], 1: ["paper-hands"]}
        state = GAME.position(hands=hands)
        play(state, "seat 0: play trading-bot on seat 1", "seat 0: pass")
        play(state, "seat 1: play paper-hands on seat 0")  # so seat 1 would win
        play(state, "seat 0: play diamond-hands on seat 0")
        assert (state.hr, state.banks) == ([1, 0], [1, 0])

    def test_6_4_parties(self) -> None:
        """vires-in-numeris-6.4 (cards 37, 41): the challenged and whose card it is."""
        state = GAME.position(3, hands={0: ["trading-bot"], 2: ["paper-hands"]})
        play(state, "seat 0: play trading-bot on seat 1")
        assert moves(state) == [
            "seat 2: play paper-hands on seat 1",
            "seat 2: play paper-hands on seat 0",
            "seat 2: pass",
        ]
        refused(state, "seat 2: play paper-hands on seat 2", "vires-in-numeris-6.4")
