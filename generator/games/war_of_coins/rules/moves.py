"""The moves of War of Coins, and the steps that a turn is told in.

A move is a decision, a step what came of it; both are small frozen values of card ids that print
as one readable line. Moves are made once and reused: the engine deals them out of tables.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from generator.games.war_of_coins.rules.pack import COIN_CARDS, COINS, ID, PER_COIN, names


class Move(NamedTuple):
    """One decision of `seat`.

    `play` a hand card (on `target`, if there are two to choose from), `complete` three of a coin
    on the fourth, `flip` with no hand card to play; `place` a joker's substitute on, or `take`
    with a stock card, one of two (`target`); `end` the deal or `go` on; and before play `claim` a
    Perfect Hand, `show` a set, or `pass`.
    """

    kind: str
    cards: tuple[str, ...]
    seat: int
    target: str | None = None

    def __str__(self) -> str:
        kind, cards, _, target = self
        named = isinstance(cards, tuple) and bool(cards)
        if kind in ("complete", "show", "claim") and named:
            return f"{kind} {cards[0].split('.')[0]}"
        if kind == "take" and named:
            return f"take {target} with {cards[0]}"
        return " ".join([kind, *cards, *(["on", target] if target else [])])


class Step(NamedTuple):
    """Something that happened: `what` (a word), to which `seat`, with which cards."""

    what: str
    seat: int
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.what, *self.cards])


# The tables, by seat and card number.

_SEATS = (0, 1)
PLAY = tuple(tuple(Move("play", (card,), seat) for card in ID) for seat in _SEATS)
FLIP = tuple(Move("flip", (), seat) for seat in _SEATS)
END = tuple(Move("end", (), seat) for seat in _SEATS)
GO = tuple(Move("go", (), seat) for seat in _SEATS)
END_OR_GO = tuple(zip(END, GO, strict=True))
PASS = tuple(Move("pass", (), seat) for seat in _SEATS)


def _onto(kind: str, seat: int) -> dict[tuple[int, int], Move]:
    """(card, layout card of the same coin) -> the move that puts one on the other."""
    return {
        (card, on): Move(kind, (ID[card],), seat, ID[on])
        for card in range(COIN_CARDS)
        for on in range(card - card % PER_COIN, card - card % PER_COIN + PER_COIN)
        if on != card
    }


PLAY_ON = tuple(_onto("play", seat) for seat in _SEATS)
PLACE = tuple(_onto("place", seat) for seat in _SEATS)
TAKE = tuple(_onto("take", seat) for seat in _SEATS)


def _coin_cards(coin: int) -> tuple[str, ...]:
    return ID[coin * PER_COIN : coin * PER_COIN + PER_COIN]


@cache
def complete(seat: int, coin: int, fourth: int) -> Move:
    """Three of a coin on its fourth card."""
    cards = tuple(card for card in _coin_cards(coin) if card != ID[fourth])
    return Move("complete", cards, seat, ID[fourth])


@cache
def show(kind: str, seat: int, held: tuple[int, ...]) -> Move:
    """`show` or `claim` of the cards of a coin in the hand."""
    return Move(kind, names(held), seat)


def _every(seat: int) -> list[Move]:
    sets = [
        held
        for coin in range(len(COINS))
        for size in (PER_COIN - 1, PER_COIN)
        for held in combinations(range(coin * PER_COIN, coin * PER_COIN + PER_COIN), size)
    ]
    return [
        *PLAY[seat],
        *PLAY_ON[seat].values(),
        *(complete(seat, card // PER_COIN, card) for card in range(COIN_CARDS)),
        FLIP[seat],
        *PLACE[seat].values(),
        *TAKE[seat].values(),
        END[seat],
        GO[seat],
        *(show("claim", seat, held) for held in sets if len(held) == PER_COIN),
        *(show("show", seat, held) for held in sets),
        PASS[seat],
    ]


#: Every move that there can be, seat by seat, kind by kind, card by card.
EVERY = tuple(move for seat in _SEATS for move in _every(seat))

assert len(COINS) * PER_COIN == COIN_CARDS
