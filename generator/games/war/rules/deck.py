"""The pack of War: 13 ranks in 4 suits and two Jokers, as small numbers for the engine.

A card's number is its strength times four plus its suit, so that two cards are of one rank when
their numbers differ in the last two bits only. Ids (`10H`, `X1`) are what everybody else sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.rules.numbered import numbered

# war-1.1, war-1.2 (source 63, 65, 105): from lowest to highest; `Joker` stands above the ace.
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("C", "D", "H", "S")  # clubs, diamonds, hearts, spades: war-1.4, they never matter
JOKERS = ("X1", "X2")  # war-1.3 (source 65): two names, one rank
LOWEST = 2  # strength of the lowest rank

NUMBER: dict[str, int] = {
    rank + suit: (LOWEST + step) * 4 + place
    for step, rank in enumerate(RANKS)
    for place, suit in enumerate(SUITS)
} | {joker: (LOWEST + len(RANKS)) * 4 + place for place, joker in enumerate(JOKERS)}
ID: dict[int, str] = {number: card for card, number in NUMBER.items()}
PACK: tuple[str, ...] = tuple(NUMBER)  # the unshuffled pack: 2C 2D 2H 2S 3C ... AS X1 X2


_SUIT_NAMES = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades"), strict=True))


def card_facts() -> dict[str, dict[str, object]]:
    """{id: {rank, suit, strength}}: strength is 2 for the lowest rank, and the Jokers' is one."""
    facts: dict[str, dict[str, object]] = {
        rank + suit: {"rank": rank, "suit": _SUIT_NAMES[suit], "strength": LOWEST + step}
        for step, rank in enumerate(RANKS)
        for suit in SUITS
    }
    top = LOWEST + len(RANKS)
    return facts | {joker: {"rank": "Joker", "suit": None, "strength": top} for joker in JOKERS}


def names(numbers: Iterable[int]) -> tuple[str, ...]:
    """Ids of these card numbers, in the same order."""
    return tuple(map(ID.__getitem__, numbers))


def numbers(cards: Sequence[str]) -> list[int]:
    """Numbers of these card ids, in the same order. Raises ValueError as `numbered`."""
    return numbered(cards, NUMBER, "2C to AS, X1, X2")
