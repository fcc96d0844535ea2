"""Games of War from their seeds, played at once.

In: seeds and the engine's options. Out: what happened in each game, as plain columns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from generator.games.war.batch.shuffles import shuffled
from generator.games.war.batch.tables import ENDS, ORDERS, Tables
from generator.games.war.rules import GAME
from generator.games.war.rules.deck import ID, NUMBER
from generator.rules.columns import Columns

#: A card, the seat that was dealt it, and who won.
_Use = tuple[str, int, tuple[int, ...]]
_GUARD = ENDS.index("capped")
#: Nobody has won, or seat 0, or seat 1.
_WINNERS: tuple[tuple[int, ...], ...] = ((), (0,), (1,))


def columns(seeds: Sequence[int], players: int, options: Mapping[str, Any]) -> Columns | None:
    """A game a seed; None where pickups are shuffled. Raises ValueError for what the engine
    refuses."""
    chosen = GAME.new(players, seeds[0], **options).options_chosen
    if chosen["order"] not in ORDERS:
        return None
    packs = shuffled(seeds, list(NUMBER.values()))
    tables = Tables(packs, chosen["order"], chosen["flip"])
    tables.play()
    won = np.where(tables.scores[1] == len(NUMBER), 2, tables.scores[0] == len(NUMBER))
    turns = tables.turns
    wars = {f"war_{depth}": counts for depth, counts in enumerate(tables.depths, start=1)}
    events = {"battle": turns - tables.depths.sum(0, dtype=turns.dtype)} | wars
    return Columns(
        turns=turns.tolist(),
        first=[0] * len(seeds),
        winners=[_WINNERS[who] for who in won.tolist()],
        scores=tables.scores.tolist(),
        reasons=[ENDS[end] for end in tables.ends.tolist()],
        guards=(tables.ends == _GUARD).tolist(),
        events={name: counts.tolist() for name, counts in events.items()},
        peaks={"pot": tables.pot.tolist()},
        uses=_uses(packs, won),
    )


def _uses(
    packs: NDArray[np.uint8], won: NDArray[Any]
) -> dict[tuple[str, int, tuple[int, ...]], int]:
    """How often each card was dealt to each seat, by who won."""
    found: dict[_Use, int] = {}
    for who, winners in enumerate(_WINNERS):
        for seat in (0, 1):
            counts = np.bincount(packs[seat::2, won == who].ravel(), minlength=max(ID) + 1)
            found |= {(ID[card], seat, winners): int(counts[card]) for card in ID if counts[card]}
    return found
