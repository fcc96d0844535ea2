"""Which cards did something for whom: every card of War is played by itself, so what counts is to
whom it was dealt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.games.war.rules.deck import names
from generator.rules.pack import Use


def uses(state: Any) -> Iterator[Use]:
    """(card, seat) as dealt."""
    for seat, deck in enumerate(state.start):
        for card in names(deck):
            yield card, seat
