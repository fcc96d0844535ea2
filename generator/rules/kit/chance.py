"""Where chance comes from: outcomes handed in, and after them a seed.

The n-th outcome depends on the seed and on n alone. So a copy of a game shares its chance and costs
nothing, and a game that was replayed goes on with its seed as if it had never stopped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from generator.rules.shuffling import shuffle


class OutOfChance(ValueError):
    """An outcome is due that nobody handed in, or the one handed in is of another sort."""


class Chance(NamedTuple):
    """`given` are outcomes to use first, in order; `seed`, if there is one, makes all others."""

    given: tuple[Any, ...] = ()
    seed: int | None = None

    def number(self, at: int, sides: int) -> int:
        """The outcome with number `at`, 1 to `sides`. Raises OutOfChance."""
        if at < len(self.given):
            told = self.given[at]
            if type(told) is not int or not 1 <= told <= sides:
                raise OutOfChance(f"chance gives {told!r} where a number from 1 to {sides} is due")
            return told
        return self._bits(at, f"a number from 1 to {sides}") % sides + 1

    def deck(self, cards: Sequence[str]) -> tuple[str, ...]:
        """The order of the whole deck at the start, which the seed alone decides."""
        return Chance((), self.seed).order(-1, cards)

    def order(self, at: int, cards: Sequence[str]) -> tuple[str, ...]:
        """The outcome with number `at`, an order of `cards`, top first. Raises OutOfChance."""
        if 0 <= at < len(self.given):
            told = self.given[at]
            if not isinstance(told, (list, tuple)) or Counter(told) != Counter(cards):
                raise OutOfChance(f"chance gives {told!r} where {' '.join(cards)} are shuffled")
            return tuple(told)
        mixed = list(cards)
        shuffle(Random(self._bits(at, f"an order of {len(mixed)} cards")), mixed)
        return tuple(mixed)

    def _bits(self, at: int, due: str) -> int:
        if self.seed is None:
            raise OutOfChance(f"chance is used up: {due} is due, and there is no seed")
        return int.from_bytes(blake2b(f"{self.seed}/{at}".encode(), digest_size=8).digest())
