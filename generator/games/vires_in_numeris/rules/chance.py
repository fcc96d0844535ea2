"""Where flips and shuffles come from: a seed, or outcomes handed in one by one.

A state remembers how many outcomes it has used, so that copies share one source and each goes on
from its own place. This is the only module of the game that makes a random generator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from generator.rules.shuffling import shuffle

_FLIPS: Final[dict[object, bool]] = {"win": True, "lose": False, True: True, False: False}


class OutOfChance(ValueError):
    """The rules need an outcome that nobody handed in, or got one of the wrong sort."""


class Luck(Protocol):
    """A source of chance. `at` counts the outcomes used before this one; an `endless` source
    never raises OutOfChance."""

    endless: bool

    def flip(self, at: int) -> bool:
        """Whether the challenged player wins."""

    def order(self, at: int, cards: Sequence[str]) -> list[str]:
        """`cards` shuffled, top first."""


class SeededLuck:
    """Chance from a generator: outcome number `at` is the same whoever asks, and when."""

    def __init__(self, generator: Random) -> None:
        self.endless = True
        self._generator = generator
        self._words: list[int] = []

    def _word(self, at: int) -> int:
        while len(self._words) <= at:
            self._words.append(self._generator.getrandbits(64))
        return self._words[at]

    def flip(self, at: int) -> bool:
        return self._word(at) & 1 == 1

    def order(self, at: int, cards: Sequence[str]) -> list[str]:
        shuffled = list(cards)
        shuffle(Random(self._word(at)), shuffled)
        return shuffled


class RecordedLuck:
    """Chance handed in: `win` or `lose` for a flip, a list of ids (top first) for a shuffle. When
    all are used up, `then` goes on, if there is one: so a saved game can be resumed."""

    def __init__(self, outcomes: Sequence[Any], then: Luck | None = None) -> None:
        self._outcomes = list(outcomes)
        self._then = then
        self.endless = then is not None

    def _outcome(self, at: int, wanted: str) -> Any:
        if at >= len(self._outcomes):
            given = len(self._outcomes)
            raise OutOfChance(f"{wanted} is due, but only {given} outcomes were given")
        return self._outcomes[at]

    def flip(self, at: int) -> bool:
        if self._then and at >= len(self._outcomes):
            return self._then.flip(at)
        outcome = self._outcome(at, "a flip")
        if not isinstance(outcome, str | bool) or outcome not in _FLIPS:
            raise OutOfChance(f"outcome {at + 1}: a flip is 'win' or 'lose', not {outcome!r}")
        return _FLIPS[outcome]

    def order(self, at: int, cards: Sequence[str]) -> list[str]:
        if self._then and at >= len(self._outcomes):
            return self._then.order(at, cards)
        outcome = self._outcome(at, "a shuffle")
        if not isinstance(outcome, list | tuple) or Counter(outcome) != Counter(cards):
            raise OutOfChance(f"outcome {at + 1}: a shuffle of {len(cards)} other cards is due")
        return list(outcome)


def whole(seed: object) -> int:
    """The seed, if a record can name it. Raises ValueError for what isn't a whole number."""
    if type(seed) is not int:
        raise ValueError(f"a seed is a whole number, not {seed!r}")
    return seed


def deal(seed: int, players: int, cards: Sequence[str]) -> tuple[int, list[str], Luck]:
    """(first seat, Deck top first, later chance), all from one seed."""
    generator = Random(seed)
    first = generator.randrange(players)
    deck = list(cards)
    shuffle(generator, deck)
    return first, deck, SeededLuck(generator)
