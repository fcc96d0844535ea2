"""A turn's actions as small frozen values that print as one line and read back from it.

The makers answer the same object for the same words: a simulation asks for few different moves
very often.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, NamedTuple

from generator.games.bitcoin_miner.rules.cards import composition

Kind = Literal["play", "claim", "substitute", "pass"]


class Move(NamedTuple):
    """One action of one seat: the contract's fields in the contract's order.

    `cards` is the transaction card played or the block card that claims, empty otherwise;
    `target` is the number of the Block that is claimed, None otherwise.
    """

    kind: Kind
    cards: tuple[str, ...] = ()
    seat: int = 0
    target: int | None = None

    def __str__(self) -> str:
        if not is_move(self):  # made by hand, with fields that no move has
            return repr(self)
        if self.kind == "play":
            return f"seat {self.seat}: play {' '.join(self.cards)}"
        if self.kind == "claim":
            return f"seat {self.seat}: claim Block {self.target} with {' '.join(self.cards)}"
        return f"seat {self.seat}: {self.kind}"


@cache
def play(seat: int, card: str) -> Move:
    """Play a transaction card."""
    return Move("play", (card,), seat)


def claim(seat: int, card: str, block: int) -> Move:
    """Claim the Block with this number with the block card in hand."""
    claims = claims_with(seat, card)
    return claims[block] if 0 <= block < len(claims) else Move("claim", (card,), seat, block)


@cache
def claims_with(seat: int, card: str) -> tuple[Move, ...]:
    """The claims of every Block with this block card, by the Block's number. There are no more
    Blocks than transaction cards (source 66)."""
    cards = (card,)
    return tuple([Move("claim", cards, seat, block) for block in range(_transactions())])


@cache
def _transactions() -> int:
    return sum(copies for card, copies in composition().items() if card.startswith("tx-"))


@cache
def substitute(seat: int) -> Move:
    """Put the block card under the deck and take the top one."""
    return Move("substitute", (), seat)


@cache
def pass_turn(seat: int) -> Move:
    """Do nothing, having no transaction cards."""
    return Move("pass", (), seat)


def is_move(found: object) -> bool:
    """Whether this has the shape of a move: a `Move` with plain words and numbers in it, so that
    it can be compared and kept. A truth value is no seat and no Block."""
    if not isinstance(found, Move):
        return False
    kind, cards, seat, target = found
    return (
        type(kind) is str
        and type(seat) is int
        and (target is None or type(target) is int)
        and type(cards) is tuple
        and (not cards or (len(cards) == 1 and type(cards[0]) is str))
    )


@cache
def every(players: int) -> tuple[Move, ...]:
    """All moves of all games with so many players: by seat transaction cards, claims by card and
    Block, substitution, pass."""
    whole = composition()
    transactions = [card for card in whole if card.startswith("tx-")]
    return tuple(
        move
        for seat in range(players)
        for move in (
            *(play(seat, card) for card in transactions),
            *(
                move
                for card in whole
                if card not in transactions
                for move in claims_with(seat, card)
            ),
            substitute(seat),
            pass_turn(seat),
        )
    )


_LINE = re.compile(
    r"seat (\d+): (?:play (\S+)|claim Block (\d+) with (\S+)|(substitute)|(pass))", re.ASCII
)


def read(line: str) -> Move:
    """The move that prints as `line`. ValueError if none does."""
    found = _LINE.fullmatch(line)
    if found is None:
        raise ValueError(f"{line!r} is not a move")
    seat, played, block, card, substituted, _ = found.groups()
    if played:
        return play(int(seat), played)
    if card:
        return claim(int(seat), card, int(block))
    return substitute(int(seat)) if substituted else pass_turn(int(seat))
