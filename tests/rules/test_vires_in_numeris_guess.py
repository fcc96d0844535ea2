"""What a seat can know of Vires In Numeris, and what is dealt anew when it guesses."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from vires_table import moves, play

from generator.games.vires_in_numeris.rules import GAME
from generator.games.vires_in_numeris.rules.cards import EVENTS
from generator.games.vires_in_numeris.rules.knowledge import DECK, known
from generator.games.vires_in_numeris.rules.state import State

HR = "hashrate"
MANY = 40


def guesses(state: State, seat: int, many: int = MANY) -> list[State]:
    """As many guesses, each by a chance of its own."""
    return [state.guess(seat, random.Random(number)) for number in range(many)]


def hands(state: State, seat: int, of: int) -> set[tuple[str, ...]]:
    """The Hands that `seat` thinks `of` may have."""
    return {tuple(guessed.hand(of)) for guessed in guesses(state, seat)}


def wander(state: State, seed: int, most: int) -> State:
    """Plays up to `most` random legal moves; cards are rather played than dismissed."""
    chance = random.Random(seed)
    for _ in range(most):
        if state.seat is None:
            break
        weights = [0.2 if move.kind == "dismiss" else 1.0 for move in state.options()]
        state.play(chance.choices(state.options(), weights)[0])
    return state


def holds(state: State) -> None:
    """The guess is a whole table: every card once, in a place where it may be."""
    zones = state.zones()
    assert Counter(card for pile in zones.values() for card in pile) == Counter(GAME.composition())
    assert all(EVENTS.isdisjoint(zones[f"hand-{s}"]) for s in range(state.players))
    assert HR not in zones["trash"]


class TestAnyMoment:
    """Wherever a game stands."""

    @settings(max_examples=20, deadline=None)
    @given(
        seed=st.integers(0, 2**32),
        players=st.integers(2, 6),
        steps=st.integers(0, 250),
        house=st.sampled_from([{}, {"kyc": "flip"}, {"pool_refill": "now"}]),
    )
    def test_a_guess_looks_the_same(
        self, seed: int, players: int, steps: int, house: dict[str, Any]
    ) -> None:
        """To its seat: the same view, piles as large, the same cards in all, and a game that can
        be played to its end; the state itself stays as it was."""
        state = wander(GAME.new(players, seed=seed, turn_cap=150, **house), seed, steps)
        before = GAME.transcript(state), state.zones()
        for seat in range(players):
            guessed = state.guess(seat, random.Random(seed))
            assert guessed.view(seat) == state.view(seat)
            assert {zone: len(pile) for zone, pile in guessed.zones().items()} == {
                zone: len(pile) for zone, pile in state.zones().items()
            }
            holds(guessed)
            wander(guessed, seed, 40)
            holds(guessed)
        assert (GAME.transcript(state), state.zones()) == before

    @settings(max_examples=10, deadline=None)
    @given(seed=st.integers(0, 2**32), players=st.integers(2, 6), steps=st.integers(0, 250))
    def test_what_a_seat_knows_is_true(self, seed: int, players: int, steps: int) -> None:
        """No card lies where its seat thinks that it can't, at any of many moments of a game."""
        state = GAME.new(players, seed=seed, turn_cap=150)
        for _ in range(steps // 10):
            wander(state, seed, 10)
            for seat in range(players):
                knowledge = known(state, seat)
                for other in range(players):
                    assert knowledge.least[other] <= state.hr[other] <= knowledge.most[other]
                    assert all(other in knowledge.where[card] for card in state.hands[other])
                assert all(DECK in knowledge.where[card] for card in state.deck if card != HR)

    @settings(max_examples=20, deadline=None)
    @given(seed=st.integers(0, 2**32), players=st.integers(2, 6), steps=st.integers(0, 250))
    def test_a_guess_has_a_record_that_gives_it_back(
        self, seed: int, players: int, steps: int
    ) -> None:
        """It begins in the middle of things, and goes on from there; so does a guess of a guess."""
        state = wander(GAME.new(players, seed=seed, turn_cap=150), seed, steps)
        guessed = state.guess(0, random.Random(seed))
        for more in (0, 30):
            wander(guessed, seed, more)
            record = GAME.transcript(guessed)
            again = GAME.replay(record)
            assert GAME.transcript(again) == record
            assert (again.zones(), again.stats) == (guessed.zones(), guessed.stats)
            for seat in range(players):
                assert again.view(seat) == guessed.view(seat)
                deeper = again.guess(seat, random.Random(1))
                assert deeper.view(seat) == guessed.view(seat)

    def test_a_game_that_is_over_can_be_guessed_too(self) -> None:
        """Its end is seen by all; only what lay hidden is dealt anew (source 81)."""
        state = wander(GAME.new(2, seed=3, goal=3), 3, 10_000)
        guessed = state.guess(0, random.Random(1))
        assert state.outcome is not None and guessed.outcome == state.outcome
        assert guessed.legal_moves() == ()
        again = GAME.replay(GAME.transcript(guessed))
        assert (again.outcome, again.view(0)) == (state.outcome, state.view(0))

    def test_chance_decides_and_nothing_else(self) -> None:
        """The same chance, the same guess and the same future; another chance, another one."""
        state = wander(GAME.new(3, seed=5), 5, 40)
        one, same = (state.guess(0, random.Random(7)) for _ in range(2))
        other = state.guess(0, random.Random(8))
        assert one.zones() == same.zones() != other.zones()
        ends = [GAME.transcript(wander(guessed, 1, 400)) for guessed in (one, same)]
        assert ends[0] == ends[1]

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_nobody_guesses_from_a_seat_that_is_not_there(self, seat: int) -> None:
        """As with views."""
        with pytest.raises(ValueError, match="no seat"):
            GAME.new(seed=1).guess(seat, random.Random(1))

    @pytest.mark.parametrize("change", ["{}", "[]", '{"todo": 1}', "{"])
    def test_a_bad_middle_names_its_line(self, change: str) -> None:
        """A record that somebody changed is refused like any other."""
        record = GAME.transcript(GAME.new(seed=1).guess(0, random.Random(1)))
        (line,) = [line for line in record.splitlines() if line.startswith("midway")]
        with pytest.raises(ValueError, match="line"):
            GAME.replay(record.replace(line, f"midway {change}"))


class TestHistory:
    """Nothing in a guess tells the truth."""

    def test_the_truth_makes_no_difference(self) -> None:
        """Two tables that look alike to a seat give it the same guesses (source 43, 52)."""
        mine = {0: [HR, "bullish"]}
        one = GAME.position(3, hands=mine | {1: [HR, "testnet"], 2: ["scam"]})
        other = GAME.position(3, hands=mine | {1: ["oracle", "whale"], 2: [HR]})
        for guessed, twin in zip(guesses(one, 0), guesses(other, 0), strict=True):
            assert guessed.zones() == twin.zones()
            assert GAME.transcript(guessed) == GAME.transcript(twin)

    def test_neither_seed_nor_deck_nor_chance_is_left_in_it(self) -> None:
        """Whatever can be reached from it was made for it."""
        state = wander(GAME.new(3, seed=4), 4, 120)
        seen: set[int] = set()
        secrets = {id(state.log), id(state.luck), id(state.opening), id(state.opening.deck)}
        waiting: list[Any] = [state.guess(1, random.Random(3))]
        while waiting:
            thing = waiting.pop()
            assert id(thing) not in secrets
            if id(thing) in seen:
                continue
            seen.add(id(thing))
            if isinstance(thing, State):
                waiting += [getattr(thing, name) for name in State.__slots__]
            elif isinstance(thing, dict):
                waiting += [*thing, *thing.values()]
            elif isinstance(thing, list | tuple | set):
                waiting += thing
            elif hasattr(thing, "__dict__") and not callable(thing):
                waiting += vars(thing).values()
        assert "seed" not in GAME.transcript(state.guess(1, random.Random(3)))

    def test_sealed_votes_are_drawn_by_lot(self) -> None:
        """Card 9: one's own vote stays, another's is not known before all have voted."""
        deck = ["byzantine-generals", "bullish"]
        state = GAME.position(3, hands={0: [HR]}, part="draw", deck=deck)
        play(state, "seat 0: vote (hr)", "seat 1: vote (coin)")
        votes = [guessed.votes for guessed in guesses(state, 2)]
        for seat in (0, 1):
            assert {vote[seat] for vote in votes} == {"hr", "coin", "abstain"}
        assert {guessed.votes[0] for guessed in guesses(state, 0)} == {"hr"}

    def test_who_could_cancel_is_not_told(self) -> None:
        """Card 40: somebody is asked, and it may be anybody who could hold TEST."""
        state = GAME.position(4, hands={0: ["bearish"], 1: [HR], 2: ["testnet"], 3: ["scam"]})
        play(state, "seat 0: play bearish on seat 1")
        assert state.seat == 2
        asked = {guessed.seat for guessed in guesses(state, 0)}
        assert asked == {1, 2, 3}
        for guessed in guesses(state, 0):
            assert f"seat {guessed.seat}: play testnet" in moves(guessed)
        assert {guessed.seat for guessed in guesses(state, 2)} == {2}

    def test_who_could_name_the_flip_is_not_told(self) -> None:
        """Cards 37, 41: either card, in the Hand of anybody else."""
        given = {0: [HR, "trading-bot"], 1: ["diamond-hands"], 2: [HR]}
        state = play(GAME.position(3, hands=given), "seat 0: play trading-bot on seat 1")
        found = {
            (guessed.seat, card)
            for guessed in guesses(state, 0, 200)
            for card in ("diamond-hands", "paper-hands")
            if guessed.seat is not None and card in guessed.hands[guessed.seat]
        }
        assert {seat for seat, _ in found} == {1, 2}
        assert {card for _, card in found} == {"diamond-hands", "paper-hands"}


class TestSeen:
    """What a seat has seen stays, and all else can come."""

    def test_every_deal_can_come(self) -> None:
        """Three cards that nobody has seen: each in the Hand, the others in any order below."""
        hidden = ["scam", "whale", HR]
        trash = [card for card in GAME.composition() if card not in (*hidden, "bearish")]
        state = GAME.position(
            hands={0: ["bearish"], 1: ["scam"]},
            deck=["whale", HR],
            trash=trash,
            pool=64 - 5,
            rest=False,
        )
        deals = {(*g.hand(1), *g.zones()["deck"]) for g in guesses(state, 0, 200)}
        assert len(deals) == 6

    def test_an_event_is_in_no_hand(self) -> None:
        """Source 54: Events are played when they are drawn."""
        state = wander(GAME.new(2, seed=1), 1, 9)
        for guessed in guesses(state, 0):
            holds(guessed)

    def test_an_oracle_is_remembered(self) -> None:
        """Card 29: Hands that one has seen, until they change, and what is drawn later isn't."""
        given = {0: ["oracle"], 1: [HR, "scam"], 2: ["whale"]}
        state = play(GAME.position(3, hands=given), "seat 0: play oracle")
        assert hands(state, 0, 1) == {(HR, "scam")}
        assert hands(state, 0, 2) == {("whale",)}
        assert len(hands(state, 1, 2)) > 5
        play(state, "seat 0: end")
        later = hands(state, 0, 1)
        assert len(later) > 5
        assert all(HR in hand and "scam" in hand for hand in later)
        while state.turn == 1:
            line = "seat 1: dismiss scam"
            play(state, line if line in moves(state) else moves(state)[-1])
        assert not any("scam" in hand for hand in hands(state, 0, 1))

    def test_a_hand_shown_to_all_is_known_to_all(self) -> None:
        """Card 23: KYC, shown."""
        state = GAME.position(
            3, hands={0: ["scam", HR]}, part="draw", deck=["know-your-customer", "whale"]
        )
        play(state, "seat 0: choose (reveal)")
        for seat in (1, 2):
            assert all(HR in hand and "scam" in hand for hand in hands(state, seat, 0))

    def test_a_swapped_hand_is_known_to_both(self) -> None:
        """Card 18: each knows what the other has got, the third only that they have swapped."""
        given = {0: ["flippening", "scam"], 1: ["whale"], 2: [HR]}
        state = play(GAME.position(3, hands=given), "seat 0: play flippening on seat 1")
        assert hands(state, 0, 1) == {("scam",)}
        assert hands(state, 1, 0) == {("whale",)}
        assert len(hands(state, 2, 0)) > 5

    def test_a_gift_is_known_to_giver_and_receiver(self) -> None:
        """Card 12: the third had seen the giver's Hand, so the card is with one of the two."""
        given = {0: ["oracle"], 1: ["decentralized-exchange", "scam", "whale"], 2: []}
        state = play(GAME.position(3, hands=given, banks={2: 0}), "seat 0: play oracle")
        play(state, "seat 0: end", "seat 1: play decentralized-exchange on seat 2")
        play(state, "seat 1: give scam to seat 2")
        assert hands(state, 1, 2) == {("scam",)}
        for guessed in guesses(state, 0):
            assert ("scam" in guessed.hands[1]) or guessed.hands[2] == ["scam"]
            assert ("whale" in guessed.hands[1]) or guessed.hands[2] == ["whale"]
        assert {("scam",), ("whale",), (HR,)} <= hands(state, 0, 2)

    def test_hashrates_that_came_openly_are_known(self) -> None:
        """Card 8, source 68: what the Pool gave to an empty Hand, and what was taken from it."""
        state = play(GAME.position(hands={0: ["bullish"]}), "seat 0: play bullish")
        assert hands(state, 1, 0) == {(HR, HR)}
        given = {0: ["bearish", "whale"], 1: ["scam", "oracle"]}
        state = play(GAME.position(hands=given), "seat 0: play bearish on seat 1")
        assert all(HR not in hand for hand in hands(state, 0, 1)), "a Coin had to do"

    def test_a_cancelled_card_is_known(self) -> None:
        """Card 40: it was shown, and went back."""
        given = {0: ["bearish", "whale"], 1: ["testnet"]}
        state = play(GAME.position(hands=given), "seat 0: play bearish on seat 1")
        play(state, "seat 1: play testnet")
        assert all("bearish" in hand for hand in hands(state, 1, 0))

    def test_a_kept_fiat_is_known_by_its_penalty(self) -> None:
        """Source 79: who pays for FIAT has it."""
        given = {0: ["fiduciary-money", HR, HR, "scam"], 1: ["whale"]}
        state = play(GAME.position(hands=given), "seat 0: end", "seat 0: done")
        assert all("fiduciary-money" in hand for hand in hands(state, 1, 0))

    def test_a_new_deck_is_known_by_its_trash(self) -> None:
        """Source 74: what lay in the Trash is in the Deck, and in no Hand before it is drawn."""
        held = ["scam", "whale", "oracle"]
        trash = [card for card in GAME.composition() if card not in (HR, *held)]
        state = GAME.position(
            hands={0: [HR], 1: ["scam"]},
            deck=["whale", "oracle"],
            trash=trash,
            pool=64 - 5,
            rest=False,
            chance=[[*trash, *[HR] * 57]],
            turn=1,
        )
        play(state, "seat 1: end", "seat 1: done")
        assert state.turn == 0
        assert sorted(state.hands[0]) == ["oracle", "whale"]
        play(state, "seat 0: end", "seat 0: done")
        assert known(state, 0).where["scam"] == {1}
        assert all("scam" in hand for hand in hands(state, 0, 1))
