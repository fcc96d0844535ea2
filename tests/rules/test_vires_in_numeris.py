"""Vires In Numeris, its rules but for playing and cards: a class a section, a test a clause.

Sections 5 and 6 (answers, flips) and 9 (cards) have files of their own. Positions are two players
with Genesis, a Coin, an empty Hand and a Pool of two, unless said otherwise.
"""

from __future__ import annotations

import pytest
from vires_table import moves, play, refused

from generator.games.vires_in_numeris.rules import GAME
from generator.games.vires_in_numeris.rules.cards import EVENTS
from generator.games.vires_in_numeris.rules.mining import cost, reward

HR = "hashrate"
FIAT = "fiduciary-money"


class TestSetup:
    """1 Setup."""

    def test_1_1_deck(self) -> None:
        """vires-in-numeris-1.1 (88, cards 0-42): 64 HashRates and 42 single cards."""
        cards = GAME.composition()
        assert cards.pop(HR) == 64
        assert list(cards.values()) == [1] * 42

    def test_1_2_players(self) -> None:
        """vires-in-numeris-1.2 (82-86): two to six."""
        assert list(GAME.players) == [2, 3, 4, 5, 6]

    @pytest.mark.parametrize("players", GAME.players)
    def test_1_3_each_player(self, players: int) -> None:
        """vires-in-numeris-1.3 (41): Genesis, a Coin, no card; Genesis can't be lost."""
        state = GAME.position(players, hands={0: ["chain-split", HR]})
        assert [1] * players == state.chains == state.banks
        assert state.hand(1) == []
        play(state, "seat 0: play chain-split on seat 1")
        assert [1] * players == state.chains == state.banks

    @pytest.mark.parametrize("players", GAME.players)
    def test_1_4_pool(self, players: int) -> None:
        """vires-in-numeris-1.4 (43): one HashRate a player."""
        assert GAME.new(players=players, seed=1).opening.pool == players

    @pytest.mark.parametrize("players", GAME.players)
    def test_1_5_deck(self, players: int) -> None:
        """vires-in-numeris-1.5 (45): all other cards, in an order by chance."""
        decks = {GAME.new(players=players, seed=seed).opening.deck for seed in range(5)}
        assert len(decks) == 5
        assert {64 - 3 * players + 42} == set(map(len, decks))

    def test_1_6_first(self) -> None:
        """vires-in-numeris-1.6 (52): chance names the first seat, and turns go clockwise."""
        assert {0, 1, 2} == {GAME.new(players=3, seed=seed).turn for seed in range(20)}
        state = GAME.position(3, turn=2)
        play(state, "seat 2: end")
        assert state.turn == 0


class TestTurn:
    """2 The turn."""

    def test_2_1_parts(self) -> None:
        """vires-in-numeris-2.1 (52-79): draw, play, dismiss, upkeep."""
        state = GAME.position(part="draw", deck=["oracle", HR, FIAT], banks={0: 2})
        assert state.question is not None
        assert (len(state.hand(0)), state.question.name) == (3, "play")
        play(state, "seat 0: end")
        assert (state.seat, state.question.name) == (0, "dismiss")
        play(state, "seat 0: done")
        assert (state.seat, state.hr[0]) == (1, 0)  # the penalty for FIAT was upkeep
        refused(state, "seat 0: end", "vires-in-numeris-2.1")

    def test_2_2_draw(self) -> None:
        """vires-in-numeris-2.2 (52): two, or three for an empty Hand, or what the Deck has."""
        assert len(GAME.position(hands={0: [HR]}, part="draw").hand(0)) == 3
        assert len(GAME.position(part="draw").hand(0)) == 3
        names = [card for card in GAME.composition() if card not in (HR, "oracle")]
        state = GAME.position(pool=60, trash=names, deck=["oracle"], rest=False, part="draw")
        assert state.hand(0) == ["oracle"]

    def test_2_3_events(self) -> None:
        """vires-in-numeris-2.3 (33, 54): at once, not replaced, never kept."""
        top = ["no-coiner", HR, "proof-of-stake", HR]
        state = GAME.position(part="draw", deck=top, pool=5)
        assert state.hand(0) == [HR, HR]  # one drawn, one from POS, none for the Events
        assert state.trash == ["no-coiner", "proof-of-stake"]
        assert state.banks == [2, 2]

    def test_2_4_any_number_in_any_order(self) -> None:
        """vires-in-numeris-2.4 (54): Actions before and after mining, until one is done."""
        state = GAME.position(hands={0: ["bullish", "bearish", "oracle"]}, chains={1: 2})
        play(
            state,
            "seat 0: play bullish",
            "seat 0: mine",
            "seat 0: play bearish on seat 1",
            "seat 0: play oracle",
            "seat 0: end",
        )
        assert state.turn == 1
        refused(GAME.position(), "seat 0: pass", "vires-in-numeris-2.4")

    def test_2_5_locked(self) -> None:
        """vires-in-numeris-2.5 (card 39): no play, no mining, no answer; but dismissing."""
        state = GAME.position(
            hands={1: [HR, HR, "bullish", "testnet"]}, fronts={1: ["time-lock"]}, turn=1
        )
        play(state, "seat 1: mine", "seat 1: end", "seat 1: done", "seat 0: end", "seat 0: done")
        assert moves(state) == ["seat 1: end"]
        refused(state, "seat 1: play bullish", "vires-in-numeris-2.5")
        refused(state, "seat 1: mine", "vires-in-numeris-2.5")
        play(state, "seat 1: end", "seat 1: dismiss bullish")

    def test_2_5_locked_seats_do_not_answer(self) -> None:
        """vires-in-numeris-2.5 (card 39): an Event of the locked turn can't be shielded."""
        top = ["oracle", "scam", "whale", "all-time-low", "bearish"]
        state = GAME.position(
            hands={1: [HR, HR, HR, "offline"]},
            fronts={1: ["time-lock"]},
            turn=1,
            deck=top,
            chance=["lose"],
        )
        play(state, "seat 1: mine", "seat 1: end", "seat 1: done", "seat 0: end", "seat 0: done")
        assert (["bearish", "offline"], moves(state)) == (state.hand(1), ["seat 1: end"])

    def test_2_6_dismiss(self) -> None:
        """vires-in-numeris-2.6 (54): any number; HashRates to the Pool, others to the Trash."""
        state = GAME.position(hands={0: [HR, HR, "bullish", "oracle"]})
        play(
            state,
            "seat 0: end",
            "seat 0: dismiss hashrate",
            "seat 0: dismiss oracle",
            "seat 0: done",
        )
        assert state.hand(0) == [HR, "bullish"]
        assert (state.pool, state.trash) == (3, ["oracle"])
        state = play(GAME.position(hands={0: [HR]}), "seat 0: end")
        refused(state, "seat 0: dismiss oracle", "vires-in-numeris-2.6")
        refused(state, "seat 0: mine", "vires-in-numeris-2.6")


class TestMining:
    """3 Mining."""

    def test_3_1_one_a_turn(self) -> None:
        """vires-in-numeris-3.1 (54): a second Block has to wait; none at all is allowed."""
        state = play(GAME.position(hands={0: [HR] * 9}), "seat 0: mine")
        refused(state, "seat 0: mine", "vires-in-numeris-3.1")

    @pytest.mark.parametrize("chain", range(1, 10))
    def test_3_2_price(self, chain: int) -> None:
        """vires-in-numeris-3.2 (58-60): the place in the Chain, one less with genesis=0."""
        assert cost(GAME.position(chains={0: chain}), 0) == chain + 1
        assert cost(GAME.position(chains={0: chain}, genesis=0), 0) == chain
        state = GAME.position(chains={0: chain}, hands={0: [HR] * chain})
        refused(state, "seat 0: mine", "vires-in-numeris-3.2")

    def test_3_3_block(self) -> None:
        """vires-in-numeris-3.3 (62-66): one becomes the Block, the others the Pool's."""
        state = GAME.position(chains={0: 4}, hands={0: [HR] * 6}, fronts={0: ["halving"]})
        play(state, "seat 0: mine")
        assert (state.chains[0], state.hr[0], state.pool) == (5, 1, 2 + 4)

    def test_3_4_reward(self) -> None:
        """vires-in-numeris-3.4 (25, 56): a Coin out of the Pool; a dry one gives none."""
        state = play(GAME.position(hands={0: [HR] * 2}), "seat 0: mine")
        assert (state.banks[0], state.pool) == (2, 2)
        state = play(GAME.position(hands={0: [HR]}, pool=0, genesis=0), "seat 0: mine")
        assert (state.banks[0], state.pool) == (1, 0)

    def test_3_5_waiting_cards(self) -> None:
        """vires-in-numeris-3.5 (cards 13, 14, 16, 20): price never below 1, reward never below
        0; then they go to the Trash."""
        easier = GAME.position(fronts={0: ["difficulty-decrease"]}, genesis=0)
        assert cost(easier, 0) == 1
        both = GAME.position(fronts={0: ["difficulty-decrease", "difficulty-increase"]})
        assert cost(both, 0) == 2
        assert reward(GAME.position(fronts={0: ["halving"]}), 0) == 0
        assert reward(GAME.position(fronts={0: ["halving", "transaction-fees"]}), 0) == 1
        state = GAME.position(hands={0: [HR] * 2}, fronts={0: ["transaction-fees"]})
        play(state, "seat 0: mine")
        assert (state.banks[0], state.trash) == (3, ["transaction-fees"])
        assert state.fronts[0] == []


class TestGainingAndLosing:
    """4 Gaining and losing."""

    def test_4_1_gain(self) -> None:
        """vires-in-numeris-4.1 (70): from the Pool until it is dry."""
        state = play(GAME.position(hands={0: ["bullish"]}, pool=1), "seat 0: play bullish")
        assert (state.hr[0], state.pool) == (1, 0)

    def test_4_2_lose(self) -> None:
        """vires-in-numeris-4.2 (68): Hand first, then Coins; all to the Pool."""
        state = GAME.position(hands={0: ["bearish"], 1: [HR]})
        play(state, "seat 0: play bearish on seat 1")
        assert (state.hr[1], state.banks[1], state.pool) == (0, 1, 3)

    def test_4_3_no_debt(self) -> None:
        """vires-in-numeris-4.3 (68): what isn't there isn't owed."""
        state = GAME.position(hands={0: ["bearish"]}, banks={1: 0})
        play(state, "seat 0: play bearish on seat 1")
        assert (state.hr[1], state.banks[1], state.pool) == (0, 0, 2)

    def test_4_4_coins(self) -> None:
        """vires-in-numeris-4.4 (68): from the Bank, never from the Hand."""
        state = GAME.position(hands={0: ["margin-call"], 1: [HR]}, banks={1: 0})
        play(state, "seat 0: play margin-call on seat 1")
        assert (state.hr[1], state.pool) == (1, 2)

    def test_4_5_blocks(self) -> None:
        """vires-in-numeris-4.5 (41): the last one with a Coin if there is one."""
        for bank, pool in ((1, 2 + 1 + 2), (0, 2 + 1 + 1)):
            state = GAME.position(hands={0: ["chain-split", HR]}, chains={1: 3}, banks={1: bank})
            play(state, "seat 0: play chain-split on seat 1")
            assert (2, 0, pool) == (state.chains[1], state.banks[1], state.pool)

    def test_4_6_pay(self) -> None:
        """vires-in-numeris-4.6 (68, 70): Hand, then Coins, then the Pool until it is dry."""
        state = GAME.position(hands={0: [HR, "decentralized-exchange"]}, pool=1, banks={1: 0})
        play(state, "seat 0: play decentralized-exchange on seat 1")
        assert (state.hr[0], state.pool) == (2, 0)

    def test_4_7_clockwise(self) -> None:
        """vires-in-numeris-4.7 (70): from the seat whose turn it is."""
        state = GAME.position(
            4,
            hands={2: ["oracle"]},
            turn=2,
            pool=3,
            part="draw",
            deck=["all-time-high", "scam"],
            chance=["win"],
        )
        assert state.hr == [1, 0, 1, 1]

    def test_4_8_no_swap_at_will(self) -> None:
        """vires-in-numeris-4.8 (68): Coins pay neither prices nor Blocks."""
        state = GAME.position(hands={0: [HR, "centralized-exchange"]}, banks={0: 9})
        refused(state, "seat 0: mine", "vires-in-numeris-3.2")
        state = GAME.position(hands={0: ["wrecked"]}, banks={0: 9})
        refused(state, "seat 0: play wrecked on seat 1", "vires-in-numeris-5.2")

    def test_4_9_shielded_is_not_missing(self) -> None:
        """vires-in-numeris-4.9 (70): the Pool doesn't pay for a shielded player."""
        state = GAME.position(hands={0: ["trading-bot"], 1: ["offline", HR]}, chance=["lose"])
        play(state, "seat 0: play trading-bot on seat 1", "seat 1: play offline")
        assert (state.hr, state.pool) == ([0, 1], 2)


class TestUpkeep:
    """7 Upkeep."""

    def test_7_1_pool(self) -> None:
        """vires-in-numeris-7.1 (72): only when empty, at the end of the turn, until n."""
        state = GAME.position(3, pool=1)
        play(state, "seat 0: end")
        assert state.pool == 1
        top = ["oracle", HR, "no-coiner", HR, HR, HR, HR, HR]
        state = play(GAME.position(3, pool=0, deck=top), "seat 0: end")
        assert (state.pool, state.trash) == (3, ["oracle", "no-coiner"])

    def test_7_2_deck(self) -> None:
        """vires-in-numeris-7.2 (74): the Pool keeps n, the rest joins the Trash."""
        names = sorted(card for card in GAME.composition() if card != HR)
        order = [*names[::-1], *[HR] * 58]
        state = GAME.position(pool=60, trash=names, rest=False, chance=[order])
        play(state, "seat 0: end")
        assert (state.pool, [c for c in state.trash if c not in EVENTS]) == (2, [])
        assert state.log[1] == tuple(order)

    def test_7_3_penalties(self) -> None:
        """vires-in-numeris-7.3 (76-79): one each for a Pool that stays empty and for FIAT."""
        names = [card for card in GAME.composition() if card not in (HR, FIAT)]
        state = GAME.position(
            hands={0: [HR, HR, HR, FIAT]},
            banks={1: 58},
            pool=0,
            deck=names,
            rest=False,
            chance=[sorted(names, reverse=True)],
        )
        play(state, "seat 0: end", "seat 0: done")
        assert (
            state.hr[0],
            [word for word in state.counts if word.startswith("penalty")],
        ) == (1, ["penalty-pool", "penalty-fiat"])


class TestEnd:
    """8 The end."""

    @pytest.mark.parametrize(("players", "goal"), [(2, 10), (3, 8), (4, 7), (5, 6), (6, 5)])
    def test_8_1_goal(self, players: int, goal: int) -> None:
        """vires-in-numeris-8.1 (81-86): at once, whoever else could still move."""
        for chain, over in ((goal - 2, False), (goal - 1, True)):
            state = GAME.position(players, hands={0: [HR] * goal}, chains={0: chain})
            play(state, "seat 0: mine")
            assert (state.outcome is not None) == over
        assert state.outcome is not None
        assert state.outcome.clause == "vires-in-numeris-8.1"
        assert (state.seat, state.turns) == (None, 0)

    def test_8_2_score(self) -> None:
        """vires-in-numeris-8.2 (14, 81): Blocks and Coins; the one who ends can lose."""
        state = GAME.position(hands={0: [HR] * 10}, chains={0: 9, 1: 3}, banks={1: 20})
        play(state, "seat 0: mine")
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.scores) == ((1,), (12, 23))

    def test_8_3_ties(self) -> None:
        """vires-in-numeris-8.3 (81): the longest Chain, then together."""
        state = GAME.position(hands={0: [HR] * 10}, chains={0: 9, 1: 9}, banks={1: 3})
        play(state, "seat 0: mine")
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.scores) == ((0,), (12, 12))
        hands = {0: ["51-attack", HR]}
        state = GAME.position(3, hands=hands, chains={0: 7, 1: 9, 2: 2}, banks={0: 0, 1: 1})
        play(state, "seat 0: play 51-attack on seat 1")
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.scores) == ((0,), (9, 8, 3))
        state = GAME.position(3, hands=hands, chains={0: 7, 1: 9, 2: 2}, banks={0: 0, 1: 2})
        play(state, "seat 0: play 51-attack on seat 1")
        assert state.outcome is not None
        assert state.outcome.winners == (0, 1)

    def test_8_4_guard(self) -> None:
        """vires-in-numeris-8.4: after so many turns nobody has won."""
        state = GAME.position(turn_cap=2)
        play(state, "seat 0: end", "seat 1: end", "seat 1: done")
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.reason) == ((), "turn-cap")
        assert state.outcome.guard
