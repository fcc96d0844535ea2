"""What a finished game tells, game by game: who began, which cards did something for whom, and how
much there is of each thing that is counted.

In: a finished state of an engine. Out: seats, card ids, limits. Everything else that statistics
ask for is the same in all games (`State.stats`, `State.outcome`) and needs no reading.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from generator.rules.contract import Game

#: A card and the seat that used it.
Use = tuple[str, int]


def _dealt(state: Any) -> Iterator[Use]:
    """War: every card is played by itself, so what counts is to whom it was dealt."""
    from generator.rules.war.deck import names

    for seat, deck in enumerate(state.start):
        for card in names(deck):
            yield card, seat


def _captured(state: Any) -> Iterator[Use]:
    """War of Coins: a card counts for whoever has captured it in the end."""
    zones = state.zones()
    for seat in (0, 1):
        for card in zones[f"captured-{seat}"]:
            yield card, seat


def _played(state: Any) -> Iterator[Use]:
    """Vires In Numeris: cards played or drawn as an Event; HashRates that became Blocks."""
    yield from state.stats["uses"]
    for seat, length in enumerate(state.chains):
        if length > 1:
            yield "hashrate", seat


def _spent(state: Any) -> Iterator[Use]:
    """Bitcoin Miner: transaction cards played, and block cards that won a Block."""
    for move in state.history:
        if move.kind == "play":
            yield move.cards[0], move.seat
    for seat, cards in enumerate(state.stats["won_with"]):
        for card in cards:
            yield card, seat


_USES: dict[str, Callable[[Any], Iterator[Use]]] = {
    "war": _dealt,
    "war-of-coins": _captured,
    "vires-in-numeris": _played,
    "bitcoin-miner": _spent,
}

#: What it means here that a card was used.
USED = {
    "war": "dealt to a player",
    "war-of-coins": "captured by a player in the end",
    "vires-in-numeris": "played, drawn as an Event, or mined",
    "bitcoin-miner": "played, or won a Block",
}


def uses(slug: str, state: Any) -> Iterator[Use]:
    """(card, seat) for everything that a card did, a pair as often as it happened."""
    return _USES[slug](state) if slug in _USES else iter(())


def starter(slug: str, state: Any) -> int:
    """The seat that had the first turn."""
    if slug == "war-of-coins":
        return int(state.first)
    if slug == "bitcoin-miner":
        return int(state.deal.starter)
    return int(state.stats.get("first", 0))


def limits(game: Game, **options: Any) -> dict[str, int]:
    """How much there is of each thing that `stats["peaks"]` counts, as far as it is limited."""
    own = getattr(game, "limits", None)
    if own is not None:
        found: dict[str, int] = own(**options)
        return found
    cards = Counter(game.composition(**options))
    if game.slug == "vires-in-numeris":
        return {"hashrates-locked": cards["hashrate"]}
    return {"pot": cards.total()} if game.slug == "war" else {}
