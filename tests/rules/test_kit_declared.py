"""What a table class of the kit declares: cards, values, moves; and what can't be meant."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from kit_games import black_moon, deep_shaft, pig
from kit_trial import game

from generator.rules import Option, Refusal, kit
from generator.rules.contract import Move

MOON, SHAFT, PIG = black_moon.PACK.game, deep_shaft.PACK.game, pig.PACK.game


class Auction(kit.Table):
    """Sealed bids, several cards at once, targets of every sort, cards that fit in some zones."""

    deck = kit.deck(shuffled=False)
    hand = kit.zone("owner", each=True)
    back = kit.zone("others", each=True)
    row = kit.zone()
    bid = kit.value(None, each=True, seen="owner", among=("low", "high"))
    trump = kit.value("gold", seen="hidden", among=("gold", "gray"))
    coins = kit.counter(2, each=True, limit=9)

    def setup(self) -> None:
        for seat in self.seats:
            self.deal(self.deck, self.hand[seat], 4)
            self.deal(self.deck, self.back[seat], 1)
        self.deal(self.deck, self.row, 2)

    def fits(self, zone: str, card: str) -> bool:
        return card != "joker" or zone == "deck"

    @kit.move("bid", target=["low", "high"], clause="bids")
    def bids(self, how: str) -> None:
        self.bid[self.seat] = how
        self.turn_to(self.left())

    @bids.unless("bids", "it has bid")
    def has_bid(self, how: str) -> bool:
        return self.bid[self.seat] is not None

    @kit.move("swap", takes="hand", number=range(1, 3), target="row")
    def swaps(self, cards: tuple[str, ...], other: str) -> None:
        for card in cards:
            self.hand[self.seat].remove(card)
            self.row.append(card)
        self.row.remove(other)
        self.hand[self.seat].append(other)

    @swaps.unless("swaps")
    def one_only(self, cards: tuple[str, ...], other: str) -> str:
        return f"no more than {other}" if len(self.row) > 3 else ""

    @kit.move("pay", target="opponents")
    def pays(self, other: int) -> None:
        self.coins[self.seat] -= 1
        self.coins[other] += 1
        if self.coins[self.seat] == 0:
            self.end("broke")

    @kit.move("name", target="seats")
    def names(self, seat: int) -> None:
        self.turn_to(seat)

    def scores(self) -> list[int]:
        return self.coins


CARDS = {"a": 2, "b": 1, "c": 3, "d": 2, "joker": 2, "e": 6}
AUCTION = game(Auction, cards=CARDS)


def test_several_cards_and_every_sort_of_target() -> None:
    """Copies count once; cards are named in the pack's order; targets are seats, cards or words."""
    state = AUCTION.new(seed=1)
    assert state.hand[0] == ["a", "a", "b", "c"]
    told = [str(move) for move in state.options()]
    assert told[:2] == ["seat 0: bid on low", "seat 0: bid on high"]
    swaps = [line for line in told if "swap" in line]
    cards = ["a", "b", "c", "a a", "a b", "a c", "b c"]
    row = list(dict.fromkeys(state.row))
    assert swaps == [f"seat 0: swap {some} on {aim}" for some in cards for aim in row]
    assert told[-3:] == [
        "seat 0: pay on seat 1",
        "seat 0: name on seat 0",
        "seat 0: name on seat 1",
    ]
    every = AUCTION.moves(2)
    assert set(state.options()) <= set(every) and Move("swap", ("b", "b"), 0, "a") not in every

    state.play(Move("swap", ("a", "b"), 0, row[0]))
    assert (state.hand[0], len(state.row)) == (["a", "c", row[0]], 3)
    state.play(Move("swap", ("a", "c"), 0, state.row[0]))
    refusal = state.refusal(Move("swap", (state.hand[0][0],), 0, state.row[0]))
    assert refusal == Refusal(f"no more than {state.row[0]}", "swaps")


def test_who_sees_what() -> None:
    """Open, hidden, the owner's, the others'; a value that isn't open, and one that is None."""
    state = AUCTION.new(seed=1)
    state.play(Move("bid", (), 0, "high"))
    mine, theirs = state.view(0), state.view(1)
    assert (mine["hand"][0], theirs["hand"][0]) == (("a", "a", "b", "c"), ("?",) * 4)
    assert (mine["back"][0], theirs["back"][0]) == (("?",), tuple(state.back[0]))
    assert (mine["bid"], theirs["bid"]) == (("high", None), ("?", None))
    assert mine["trump"] == theirs["trump"] == "?"
    assert mine["row"] == theirs["row"] == tuple(state.row)
    assert mine["deck"] == ("?",) * len(state.deck)
    assert state.stats["peaks"] == {"coins": 4} and AUCTION.limits() == {"coins": 9}


def test_guesses_keep_to_what_fits_and_guess_values_too() -> None:
    """Hidden values come from `among`; a card is guessed only where it fits."""
    state = AUCTION.position(
        zones={"deck": ["joker", "e", "joker"], "hand-0": ["a"], "hand-1": ["c", "d"],
               "row": ["b"]},
        counters={"bid": ["high", "low"]},
    )  # fmt: skip
    chance = Random(4)
    guesses = [state.guess(0, chance) for _ in range(60)]
    assert {guess.bid[1] for guess in guesses} == {"low", "high"}
    assert {guess.bid[0] for guess in guesses} == {"high"}
    assert {guess.trump for guess in guesses} == {"gold", "gray"}
    assert not any("joker" in guess.hand[1] for guess in guesses)
    assert {tuple(sorted(guess.hand[1])) for guess in guesses} == {
        ("c", "d"), ("c", "e"), ("d", "e"),
    }  # fmt: skip
    assert all(guess.view(0) == state.view(0) for guess in guesses)


def test_options_change_the_pack() -> None:
    """`cards` may be a function of the house rules; `moves` has the cards of all of them."""

    class Pick(kit.Table):
        deck = kit.deck("open", shuffled=False)

        @kit.move("pick", takes="deck")
        def picks(self, card: str) -> None:
            self.end("picked", winners=[self.seat])

    picking = game(
        Pick,
        cards=lambda rules: {"x": 1, "y": 1} if rules["more"] else {"x": 1},
        options=[Option("more", False, (False, True), "More cards.")],
    )
    assert picking.composition() == {"x": 1} and picking.composition(more=True) == {"x": 1, "y": 1}
    assert [move.cards for move in picking.moves(2)] == [("x",), ("y",), ("x",), ("y",)]
    assert len(picking.new(seed=1).options()) == 1
    assert len(picking.new(deck=["y", "x"], more=True).options()) == 2
    with pytest.raises(ValueError, match="it lacks y"):
        picking.new(deck=["x"], more=True)


def test_what_is_not_declared_cannot_be_set() -> None:
    """It would be missing in copies and transcripts."""
    state = PIG.new(seed=1)
    with pytest.raises(AttributeError, match=r"Pig.bonus isn't declared; write bonus = kit.value"):
        state.bonus = 3


def _class(**parts: Any) -> Callable[[], Any]:
    return lambda: type("Wrong", (kit.Table,), parts)


def _move(name: str = "go", **parts: Any) -> Any:
    return kit.move(name, **parts)(lambda self: None)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: kit.zone("secret"), "seen='secret' is not one of open, hidden, owner, others"),
        (lambda: kit.zone("owner"), "needs an owner: add each=True"),
        (lambda: kit.value(seen="hidden"), "needs among="),
        (lambda: kit.counter(seen="hidden"), "needs among="),
        (lambda: kit.move("two words"), "is one word, not 'two words'"),
        (_class(play=_move("play")), "Wrong.play: every table has a 'play'; take another"),
        (_class(me=kit.zone()), "every table has a 'me'"),
        (_class(one=kit.deck(), two=kit.deck()), "there is one deck"),
        (_class(one=_move(), two=_move()), "two kinds of moves have one name"),
        (_class(one=_move(takes="hnd")), "go names no zone with 'hnd'"),
        (_class(one=_move(target="oponents")), "go names no zone with 'oponents'"),
        (lambda: game(pig.Pig, cards={"a": 1}), "cards need a zone to begin in"),
        (lambda: game(Auction, cards={"a b": 1}), "a card's id is one word, not 'a b'"),
    ],
)
def test_what_cannot_be_meant_is_told_at_once(make: Callable[[], Any], message: str) -> None:
    """When the class or the game is made, not in the middle of a game."""
    with pytest.raises(TypeError, match=message):
        make()


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Another one could not be told from a word later."""
    with pytest.raises(ValueError, match="a seed is a whole number"):
        PIG.new(seed=seed)


def test_next_to_the_left() -> None:
    """`left` goes clockwise, from any seat, and skips who is out."""
    state = PIG.new(players=4, seed=1)
    assert [state.left(seat) for seat in state.seats] == [1, 2, 3, 0]
    assert state.left(1, among=[0, 1]) == 0
    assert state.left(1, among=[1]) == 1
