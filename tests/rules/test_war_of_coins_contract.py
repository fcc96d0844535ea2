"""War of Coins behind the one contract of engines: new deals, refusals, views, guesses, positions,
and every move that there can be. Numbers in brackets are lines of the source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.war_of_coins.rules import CoinsState, Move
from generator.rules import IllegalMove, game
from generator.rules.contract import Refusal

GAME = game("war-of-coins")
PACK = list(GAME.composition())
seeds = st.integers(0, 2**32)
options = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.values) for option in GAME.options}
)


def at_random(state: CoinsState, chance: Random, moves: int = 1000) -> Iterator[CoinsState]:
    """The state before each of so many random moves, and after the last."""
    for _ in range(moves):
        if state.outcome is not None:
            break
        yield state
        state.play(chance.choice(state.legal_moves()))
    yield state


def deal(first: str = "", second: str = "", layout: str = "", stock: str = "") -> list[str]:
    """A deal order with these cards in these places, and others that make no set."""
    spread = [card for start in range(4) for card in PACK[start:48:4]] + PACK[48:]
    rest = iter([c for c in spread if c not in f"{first} {second} {layout} {stock}".split()])
    order: list[str] = []
    for cards, size in ((first, 10), (second, 10), (layout, 8), (stock, 22)):
        held = cards.split()
        order += held + [next(rest) for _ in range(size - len(held))]
    return order


def play(state: CoinsState, *texts: str) -> CoinsState:
    """Plays the moves that read so, one after the other."""
    for text in texts:
        state.play(next(move for move in state.options() if str(move) == text))
    return state


class TestNew:
    def test_a_deal_needs_its_cards(self) -> None:
        """Neither a seed nor a deal order: there is nothing to deal; seed 0 is one."""
        with pytest.raises(ValueError, match="needs a seed, or a deck in deal order"):
            GAME.new()
        assert GAME.new(seed=0).zones() != GAME.new(seed=1).zones()

    def test_a_match_needs_its_cards(self) -> None:
        """Nor can a match be dealt from nothing."""
        with pytest.raises(ValueError, match="needs a seed, or decks in deal order"):
            GAME.match()
        assert GAME.match(decks=[deal()]).first == 0


class TestMoves:
    @settings(max_examples=80, deadline=None)
    @given(seeds, options)
    def test_every_legal_move_is_among_them(self, seed: int, house: dict[str, Any]) -> None:
        """Whatever the house rules, a deal asks for no move that isn't in the table."""
        every = set(GAME.moves(2))
        for state in at_random(GAME.new(seed=seed, **house), Random(seed)):
            assert state.legal_moves() == state.options()
            assert set(state.options()) <= every

    def test_their_number(self) -> None:
        """A seat has 50 cards to play and 48 x 3 cards to play, place or take with on another;
        48 fourths to complete; 12 Perfect Hands to claim; 12 x 5 sets to show; and four words."""
        every = GAME.moves(2)
        kinds = Counter(move.kind for move in every if move.seat == 1)

        assert kinds == {
            "play": 50 + 144, "place": 144, "take": 144, "complete": 48, "claim": 12, "show": 60,
            "flip": 1, "end": 1, "go": 1, "pass": 1,
        }  # fmt: skip
        assert len(set(every)) == len(every) == 2 * 606
        assert every is GAME.moves(2)

    @pytest.mark.parametrize("players", [1, 3])
    def test_for_two(self, players: int) -> None:
        """war-of-coins-2.1: two play [9, 13]."""
        with pytest.raises(ValueError, match=f"2 players, not {players}"):
            GAME.moves(players)


STRANGE = (
    None, "", 7, (), [], {}, object(), ("play",), ("play", (), 0, None, None), True,
    Move("play", {}, 0), Move("complete", {"a": 1}, 0), Move("take", {1}, 0, "ETH.EX"),
    Move(["play"], (), 0), Move("play", ("ETH.CH",), 5), Move("play", ("ETH.CH",), -1),
    Move("play", ("ETH.CH",), None), Move("play", ("ETH.CH",), "0"), Move("flip", (), 0, 5),
    Move("play", ("ETH.CH",), 0, ["ETH.EX"]), Move("play", ("ETH.CH",), 0, 99),
    Move("play", (None,), 0), Move("play", "ETH.CH", 0), Move("play", ("NO.SUCH",), 0, "NO.SUCH"),
)  # fmt: skip


class TestRefusals:
    @settings(max_examples=40, deadline=None)
    @given(seeds, st.integers(0, 30))
    def test_legal_moves_and_no_others_are_not_refused(self, seed: int, length: int) -> None:
        """Of all moves that there can be, those without a refusal are the legal ones; the others
        are refused by `play` with the same reason and clause."""
        *_, state = at_random(GAME.new(seed=seed), Random(seed), length)
        for move in GAME.moves(2):
            found = state.refusal(move)
            assert (found is None) == (move in state.options())
            if found is not None:
                assert isinstance(found, Refusal) and found.reason and found.clause in GAME.clauses
                with pytest.raises(IllegalMove) as refused:
                    state.play(move)
                assert (refused.value.reason, refused.value.clause) == found

    @pytest.mark.parametrize("strange", STRANGE, ids=lambda strange: type(strange).__name__)
    def test_anything_at_all_is_answered(self, strange: Any) -> None:
        """Wrong types, seats and targets that aren't there, strangers: a reason and no crash, and
        the deal is as it was."""
        for state in (
            GAME.position({"hand-0": ["ETH.CH"], "layout": ["ETH.EX"], "stock": ["XRP.PG"]}),
            GAME.new(seed=1),
        ):
            before = state.zones(), state.stats, GAME.transcript(state)
            assert state.refusal(strange).reason
            with pytest.raises(IllegalMove):
                state.play(strange)
            assert (state.zones(), state.stats, GAME.transcript(state)) == before

    @pytest.mark.parametrize("seat", [True, 1.0])
    def test_true_is_no_seat(self, seat: Any) -> None:
        """What merely equals seat 1 doesn't sit there."""
        state = GAME.position({"hand-1": ["ETH.CH"], "stock": ["XRP.PG"]}, seat=1, turn=2)
        right = Move("play", ("ETH.CH",), 1)

        assert (state.refusal(right), state.options()) == (None, (right,))
        assert "number, 0 or 1" in state.refusal(right._replace(seat=seat)).reason
        with pytest.raises(IllegalMove):
            state.play(right._replace(seat=seat))

    def test_nothing_is_legal_after_the_end(self) -> None:
        """Not even what was legal before it."""
        *_, state = at_random(GAME.new(seed=4), Random(4))
        assert all(state.refusal(move).reason for move in GAME.moves(2))


class TestViews:
    def test_me(self) -> None:
        """Every view says whose it is."""
        for state in at_random(GAME.new(seed=2), Random(2)):
            assert [state.view(seat)["me"] for seat in (0, 1)] == [0, 1]


class TestGuesses:
    @settings(max_examples=60, deadline=None)
    @given(seeds, st.integers(0, 60), st.sampled_from([0, 1]), options)
    def test_a_guess_could_be_the_truth(
        self, seed: int, length: int, seat: int, house: dict[str, Any]
    ) -> None:
        """With any house rules, at any time: the same view, zones of the same sizes with the same
        cards in all, no other choice for the seat; a state of its own that reads back from its
        transcript and plays on to the end."""
        *_, state = at_random(GAME.new(seed=seed, **house), Random(seed), length)
        before = state.zones(), GAME.transcript(state)
        guess = state.guess(seat, Random(seed))

        assert guess.view(seat) == state.view(seat)
        zones, true = guess.zones(), state.zones()
        assert {zone: len(held) for zone, held in zones.items()} == {
            zone: len(held) for zone, held in true.items()
        }
        assert sorted(c for held in zones.values() for c in held) == sorted(PACK)
        if state.seat == seat:
            assert (guess.seat, guess.options()) == (seat, state.options())
        assert guess.stats == state.stats
        assert GAME.replay(GAME.transcript(guess)).zones() == zones
        for _ in at_random(guess, Random(1)):
            pass
        assert guess.outcome is not None
        assert (state.zones(), GAME.transcript(state)) == before

    def test_every_hidden_card_may_be_anywhere(self) -> None:
        """Each card that the seat doesn't see is in the opponent's hand in some guesses and on top
        of the stock in some; each that it does see never is."""
        *_, state = at_random(GAME.new(seed=8), Random(8), 9)
        zones, chance = state.zones(), Random(0)
        hidden = {*zones["hand-1"], *zones["stock"]}
        guesses = [state.guess(0, chance).zones() for _ in range(600)]

        assert {card for guess in guesses for card in guess["hand-1"]} == hidden
        assert {guess["stock"][0] for guess in guesses} == hidden

    @settings(max_examples=60, deadline=None)
    @given(seeds, st.integers(0, 45), st.sampled_from([0, 1]))
    def test_nothing_in_it_tells_the_truth(self, seed: int, length: int, seat: int) -> None:
        """Two deals that one seat can't tell apart are guessed alike, card for card and word for
        word: so a guess can't hold anything that was hidden."""
        *_, state = at_random(GAME.new(seed=seed), Random(seed), length)
        twin = state.guess(seat, Random(99))
        one, other = (deal.guess(seat, Random(7)) for deal in (state, twin))

        assert one.zones() == other.zones()
        assert GAME.transcript(one) == GAME.transcript(other)

    SHOWN = deal(
        first="ETH.EX ETH.CH ETH.MI1",
        second="ZEC.ME ZEC.HA ZEC.MI1 ZEC.MI2",
    )

    def test_shown_cards_stay(self) -> None:
        """war-of-coins-3.5: a shown set is known to be in the hand, and of its coin nothing else
        is; so its fourth card is in the stock, if it isn't seen [70-71]."""
        state = play(GAME.new(deck=self.SHOWN), "show ETH", "pass")
        for n in range(60):
            hand = state.guess(1, Random(n)).zones()["hand-0"]
            assert [card for card in hand if card.startswith("ETH.")] == [
                "ETH.CH", "ETH.EX", "ETH.MI1",
            ]  # fmt: skip

    def test_claimed_cards_stay(self) -> None:
        """war-of-coins-3.2: so are those of a Perfect Hand [71]."""
        state = play(GAME.new(deck=self.SHOWN), "pass", "claim ZEC")
        guess = state.guess(0, Random(3))

        assert guess.outcome == state.outcome
        assert {c for c in PACK if c.startswith("ZEC.")} <= set(guess.zones()["hand-1"])

    def test_buried_jokers_stay(self) -> None:
        """war-of-coins-2.4, option layout_jokers="bury": everybody saw where they went [89]."""
        state = GAME.new(deck=deal(layout="JOKER1", stock="XRP.PG"), layout_jokers="bury")
        guesses = [state.guess(0, Random(n)).zones() for n in range(40)]

        assert {guess["stock"][-1] for guess in guesses} == {"JOKER1"}
        assert len({guess["stock"][-2] for guess in guesses}) > 10

    @pytest.mark.parametrize("seat", [0, 1])
    def test_silence_is_not_guessed(self, seat: int) -> None:
        """war-of-coins-3.5: before play, whether the other is being asked for a set, has kept
        silent or never held one, the guess is made the same: nobody but `seat` is asked first
        [70-71]."""
        holder = {0: "second", 1: "first"}[seat]
        asked = GAME.new(deck=deal(**{holder: "ETH.EX ETH.MI1 ETH.MI2"}))
        silent = play(asked.copy(), "pass")
        for n in range(30):
            one, other = asked.guess(seat, Random(n)), silent.guess(seat, Random(n))
            assert one.view(seat) == other.view(seat)
            assert (one.zones(), one.phase, one.seat) == (other.zones(), other.phase, other.seat)
            assert one.phase == "hand card"

    def test_who_has_yet_to_speak_may_hold_a_set(self) -> None:
        """war-of-coins-3.1: the first player, asked, doesn't know whether the other will be: in
        some guesses so, in some not [70-71]."""
        state = GAME.new(deck=deal(first="ETH.EX ETH.MI1 ETH.MI2"))
        next_to_speak = {play(state.guess(0, Random(n)), "pass").phase for n in range(80)}
        assert next_to_speak == {"declare", "hand card"}

    @pytest.mark.parametrize("tied", [True, False])
    def test_a_tie_of_perfect_hands_is_heard(self, tied: bool) -> None:
        """war-of-coins-3.2, option perfect_tie="none": who can't claim knows why, and who can,
        too."""
        second = "ZEC.ME ZEC.HA ZEC.MI1 ZEC.MI2" if tied else ""
        order = deal(first="ETH.EX ETH.CH ETH.MI1 ETH.MI2", second=second)
        state = GAME.new(deck=order, perfect_tie="none")
        for n in range(12):
            assert state.guess(0, Random(n)).options() == state.options()

    def test_a_situation_is_guessed_too(self) -> None:
        """A table set up by hand, in the middle of a deal."""
        zones = {"hand-0": PACK[:4], "hand-1": PACK[4:9], "layout": PACK[12:14],
                 "captured-1": PACK[20:30], "stock": PACK[30:40]}  # fmt: skip
        state = GAME.position(zones, turn=9, goes=(0, 1), last_go=(0, 7), shown=((), ("LTC",)))
        guess = state.guess(0, Random(5))

        assert guess.view(0) == state.view(0)
        assert guess.zones() != state.zones()

    @pytest.mark.parametrize("seat", [-1, 2])
    def test_nobody_else_guesses(self, seat: int) -> None:
        """Only who sits at the table."""
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            GAME.new(seed=1).guess(seat, Random(0))


class TestPositions:
    @pytest.mark.parametrize(
        ("circumstances", "message"),
        [
            ({"goes": ("once", 0)}, "goes: .* two numbers from 0"),
            ({"last_go": (-7, 0)}, "last_go: .* two numbers from 0"),
            ({"owed": (True, 0)}, "owed: .* two numbers from 0"),
            ({"seat": True}, "seats 0 and 1"),
            ({"turn": 2.5}, "turns are 1 to 20"),
        ],
    )
    def test_counts_are_numbers(self, circumstances: dict[str, Any], message: str) -> None:
        """What was counted is a number, from 0."""
        with pytest.raises(ValueError, match=message):
            GAME.position({}, **circumstances)


def last_card(layout: str, hands: dict[str, str], stock: str, turn: int, *moves: str) -> Any:
    """Seat 1's turn with this number; then what was left in the stock."""
    zones = {zone: cards.split() for zone, cards in hands.items()}
    state = GAME.position(zones | {"layout": layout.split(), "stock": stock.split()},
                          seat=1, turn=turn)  # fmt: skip
    return play(state, *moves).stats["stock_left"]


class TestOneCardRemains:
    """ "When the last player plays their last card from hand" [69]: that moment, and no other."""

    def test_as_it_is_played(self) -> None:
        """Usually there is just one."""
        assert last_card("ETH.EX", {"hand-1": "ETH.CH"}, "BCH.EX", 20, "play ETH.CH") == 1

    def test_a_joker_is_turned_up_later(self) -> None:
        """A18: one more if the last card is a joker, whose substitute is still to come."""
        left = last_card("ETH.EX", {"hand-1": "JOKER1"}, "ETH.CH BCH.EX", 20, "play JOKER1")
        assert left == 2

    def test_a_complete_transaction_plays_it_early(self) -> None:
        """A18, A9: with flip-only turns to come, the last hand card is played turns before."""
        hand = "ETH.CH ETH.MI1 ETH.MI2"
        stock = "BCH.EX XRP.PG XLM.HA DASH.PG ZEC.HA"
        assert last_card("ETH.EX", {"hand-1": hand}, stock, 16, "complete ETH") == 5

    def test_not_while_a_card_is_held(self) -> None:
        """There is nothing to tell before, nor of the other player's last card."""
        hands = {"hand-1": "ETH.CH XLM.HA"}
        assert last_card("ETH.EX", hands, "BCH.EX XRP.PG", 18, "play ETH.CH") is None
        state = GAME.position({"hand-0": ["ETH.CH"], "stock": ["BCH.EX", "XRP.PG"]}, turn=19)
        assert play(state, "play ETH.CH").stats["stock_left"] is None
