"""Cards that say nothing: rows of a table that were never finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from generator.checks.findings import Finding
from generator.deck import Deck


def missing(deck: Deck) -> Iterator[Finding]:
    """A warning for each card without any words, where others of its kind have some."""
    speaking = Counter(card.kind for card in deck.cards if any(card.words.values()))
    for card in deck.cards:
        others = speaking[card.kind]
        if others and not any(card.words.values()):
            told = f"{others} other card{'s' if others > 1 else ''} of its kind"
            said = "have" if others > 1 else "has"
            message = f"{card.id}: has no words, though {told} {said}"
            yield Finding("wordless-card", message, "warning", card.file, *card.place, card.id)
