"""Runs of a game with other numbers than its engine's: copies of cards, and facts of them.

In: a pack, and what is to be otherwise. Out: a `Job` that plays it so in any process. Only a game
that can be `varied` takes other numbers: those that are made with the kit can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from generator.errors import listed
from generator.rules import GamePack
from generator.simulation.games import Job

Vary = Callable[[Mapping[str, int], Mapping[str, Mapping[str, object]]], Any]


@dataclass(frozen=True)
class Numbers:
    """What is otherwise: (card, copies), and (card, field, value)."""

    copies: tuple[tuple[str, int], ...] = ()
    facts: tuple[tuple[str, str, Any], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.copies or self.facts)


@dataclass(frozen=True)
class VariedJob(Job):
    """A run of a game whose numbers are otherwise."""

    numbers: Numbers = Numbers()

    @property
    def otherwise(self) -> str:
        """The numbers, as knobs are called."""
        copies = [f"{card}.copies={number}" for card, number in self.numbers.copies]
        facts = [f"{card}.{name}={value}" for card, name, value in self.numbers.facts]
        return f" with {listed([*copies, *facts])}"

    @property
    def pack(self) -> GamePack:
        """The game that is played, with its numbers."""
        return with_numbers(super().pack, self.numbers)


def can_vary(pack: GamePack) -> bool:
    """Whether the game takes other numbers."""
    return callable(getattr(pack.game, "varied", None))


def with_numbers(pack: GamePack, numbers: Numbers) -> GamePack:
    """The pack with a varied game. Raises ValueError for a card or fact that it doesn't have, and
    for a game that takes no other numbers."""
    if not numbers:
        return pack
    if not can_vary(pack):
        raise ValueError(f"the engine {pack.slug} takes no other numbers than its own")
    facts: dict[str, dict[str, Any]] = {}
    for card, name, value in numbers.facts:
        facts.setdefault(card, {})[name] = value
    vary: Vary = pack.game.varied  # type: ignore[attr-defined]
    return replace(pack, game=vary(dict(numbers.copies), facts))


def job_with(task: Job, numbers: Numbers) -> Job:
    """The same run with these numbers."""
    if not numbers:
        return task
    return VariedJob(
        task.slug,
        task.players,
        task.agents,
        task.seed,
        task.games,
        task.options,
        task.watch,
        task.home,
        numbers,
    )
