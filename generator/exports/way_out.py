"""What to type where a service doesn't make some cards of a deck: the others, as a variant."""

from __future__ import annotations

from generator.deck import Deck
from generator.errors import listed


def leaving_out(deck: Deck, refused: set[str]) -> str:
    """How to export a deck without the cards with these ids: a variant that has none of them, or
    the line that makes one. "" if nothing would be left."""
    left = [card for card in deck.cards if card.id not in refused]
    if not left:
        return ""
    kept = [
        f"--variant {name}"
        for name, variant in deck.catalogue.variants.items()
        if not any(row.id in refused for row in deck.catalogue.cards if variant.keeps(row))
    ]
    if kept:
        return f"{listed(kept)} leaves them out"
    kinds = {card.kind for card in left}
    whole = kinds.isdisjoint(card.kind for card in deck.cards if card.id in refused)
    where = f"kind: [{', '.join(sorted(kinds))}]" if whole else "id: [...]"
    line = f"variants: {{others: {{title: The others, keep: [{{{where}}}]}}}}"
    return f"to leave them out, write '{line}' and export with --variant others"
