"""Which cards did something for whom: a card of War of Coins counts for whoever has captured it in
the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.rules.pack import Use


def uses(state: Any) -> Iterator[Use]:
    """(card, seat) as captured."""
    zones = state.zones()
    for seat in (0, 1):
        for card in zones[f"captured-{seat}"]:
            yield card, seat


def starter(state: Any) -> int:
    """The seat that had the first turn."""
    return int(state.first)
