"""Finished games side by side, for a game that can be played many at once.

In: what such a game counted. Out: a record of columns, which a tally adds up as it adds up single
games. `GamePack.batch` answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Columns:
    """Finished games, in the order of their seeds: in each column what a game's `State.outcome`
    and `State.stats` would say, as plain values.

    `scores` has a column a seat; `events` and `peaks` a column a name, with 0 in `events` where it
    didn't happen. `first` is the seat that began, of each game. `uses` counts games in which a card
    was used, once in each, by (card, seat, winners).
    """

    turns: Sequence[int]
    first: Sequence[int]
    winners: Sequence[tuple[int, ...]]
    scores: Sequence[Sequence[int]]
    reasons: Sequence[str]
    guards: Sequence[bool]
    events: Mapping[str, Sequence[int]]
    peaks: Mapping[str, Sequence[int]]
    uses: Mapping[tuple[str, int, tuple[int, ...]], int] = field(default_factory=dict)


#: Plays a game without choices once a seed, for so many players, with the engine's options; None
#: where they have to be played one by one. The engine stays the authority: the same is told.
Batch = Callable[[Sequence[int], int, Mapping[str, Any]], Columns | None]
