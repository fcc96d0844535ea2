"""Which cards did something for whom: transaction cards played, and block cards that won a
Block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.rules.pack import Use


def uses(state: Any) -> Iterator[Use]:
    """(card, seat) as played or won with."""
    for move in state.history:
        if move.kind == "play":
            yield move.cards[0], move.seat
    for seat, cards in enumerate(state.stats["won_with"]):
        for card in cards:
            yield card, seat


def starter(state: Any) -> int:
    """The seat that had the first turn."""
    return int(state.deal.starter)
