"""Cards of which there is one each: small numbers for the engine, ids for everybody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence


def numbered(cards: Sequence[str], number: Mapping[str, int], such_as: str) -> list[int]:
    """The numbers of these card ids, in the same order. Raises ValueError for a stranger, telling
    what ids are like, and for a card that is there twice."""
    for card in cards:
        if card not in number:
            raise ValueError(f"{card!r} is not a card of this pack ({such_as})")
    twice = sorted(card for card, count in Counter(cards).items() if count > 1)
    if twice:
        raise ValueError(f"twice in the same game: {', '.join(twice)}")
    return [number[card] for card in cards]
