"""Which cards did something for whom: those played or drawn as an Event, and HashRates that became
Blocks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.rules.pack import Use


def uses(state: Any) -> Iterator[Use]:
    """(card, seat) as played, drawn or mined."""
    yield from state.stats["uses"]
    for seat, length in enumerate(state.chains):
        if length > 1:
            yield "hashrate", seat
