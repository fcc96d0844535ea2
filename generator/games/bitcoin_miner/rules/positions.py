"""Tables to begin on in the middle of a game: whether they can be, and as lines of a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from generator.games.bitcoin_miner.rules.cards import block_card, transaction_value
from generator.games.bitcoin_miner.rules.table import Linked, Opening

#: What a record says of a table, in its order; the starter is said for every game.
NAMES = ("hands", "held", "deck", "available", "chain", "coins", "round", "idle")
_NONE = "none"


def transactions_of(opening: Opening) -> tuple[str, ...]:
    """All transaction cards on the table."""
    chained = (link.cards for link in opening.chain)
    return tuple(card for pile in (*opening.hands, *opening.available, *chained) for card in pile)


def blocks_of(opening: Opening) -> tuple[str, ...]:
    """All block cards on the table."""
    in_hand = (card for card in opening.held if card is not None)
    return (*in_hand, *(link.card for link in opening.chain), *opening.deck)


def won(players: int, chain: Sequence[Linked]) -> tuple[int, ...]:
    """The coins that each seat has from the Blocks it has won (bitcoin-miner-3.5, source 51)."""
    coins = [0] * players
    for link in chain:
        if link.seat not in range(players):
            raise ValueError(f"seat {link.seat!r} can't have won a Block: {players} play")
        coins[link.seat] += sum(map(transaction_value, link.cards)) + 1
    return tuple(coins)


def check(opening: Opening, starter: int, idle_rounds: int, bank: int) -> None:
    """Raises ValueError for seats, numbers or coins that can't be so."""
    players = len(opening.hands)
    for name, found in (("held", opening.held), ("coins", opening.coins)):
        if len(found) != players:
            raise ValueError(f"{name}: {len(found)} given for {players} players")
    if starter not in range(players):
        raise ValueError(f"seat {starter!r} can't start: there are {players} players")
    for name, number in (("round", opening.round), ("idle", opening.idle)):
        if not isinstance(number, int) or number < (name == "round"):
            raise ValueError(f"{name}: {number!r} is not a number that rounds can have")
    # bitcoin-miner-3.1 (source 49): a first round in which everybody plays, and no Block before it.
    blocks = (*opening.available, *(link.cards for link in opening.chain))
    if opening.round == 1 and (blocks or not all(opening.hands)):
        raise ValueError("the first round has no Blocks, and everybody a transaction card to play")
    if not all(blocks):
        raise ValueError("a Block without transaction cards is none")
    if opening.idle > (0 if any(opening.hands) else idle_rounds):
        raise ValueError(
            f"idle: {opening.idle} rounds can't have been counted: they are after all transaction "
            f"cards have been played, and {idle_rounds} of them end the game"
        )
    # bitcoin-miner-2.3 (source 42)
    needed = sum(sum(map(transaction_value, cards)) + 1 for cards in opening.available)
    if min(opening.coins) < 0 or sum(opening.coins) + needed > bank:
        raise ValueError(
            f"coins: {sum(opening.coins)} with players and {needed} on Blocks; there are {bank}"
        )


def check_cards(opening: Opening, whole: Mapping[str, int]) -> None:
    """Raises ValueError for cards that the game doesn't have, has more often, or has as the other
    kind of card."""
    transactions, blocks = transactions_of(opening), blocks_of(opening)
    for card in transactions:
        transaction_value(card)
    for card in blocks:
        block_card(card)
    found = Counter((*transactions, *blocks))
    for card, copies in found.items():
        if copies > whole.get(card, 0):
            raise ValueError(f"{card}: {copies} on the table; the game has {whole.get(card, 0)}")


def lines(opening: Opening) -> list[str]:
    """The table as lines of a record."""
    chain = [(*link.cards, link.card, str(link.seat)) for link in opening.chain]
    said = {
        "hands": _piles(opening.hands),
        "held": " ".join(card or _NONE for card in opening.held),
        "deck": _pile(opening.deck),
        "available": _piles(opening.available),
        "chain": _piles(chain),
        "coins": " ".join(map(str, opening.coins)),
        "round": str(opening.round),
        "idle": str(opening.idle),
    }
    return [f"{name}: {said[name]}" for name in NAMES]


def read(name: str, value: str) -> Any:
    """One of the lines as what `position` takes. ValueError if it can't be."""
    words = value.split()
    if name in ("round", "idle"):
        return _number(value)
    if name == "coins":
        return [_number(word) for word in words]
    if name == "held":
        return [None if word == _NONE else block_card(word).id for word in words]
    if name == "deck":
        return [block_card(word).id for word in words if word != _NONE]
    piles = [[word for word in pile.split() if word != _NONE] for pile in value.split("/")]
    if name == "chain":
        return [_linked(pile) for pile in piles if pile]
    for card in (card for pile in piles for card in pile):
        transaction_value(card)
    return piles if name == "hands" else [pile for pile in piles if pile]


def _linked(words: list[str]) -> Linked:
    if len(words) < 3:
        raise ValueError(f"{' '.join(words)!r} is not a Block, its block card and a seat")
    for card in words[:-2]:
        transaction_value(card)
    return Linked(tuple(words[:-2]), block_card(words[-2]).id, _number(words[-1]))


def _number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"{word!r} is not a number")
    return int(word)


def _pile(cards: Sequence[str]) -> str:
    return " ".join(cards) or _NONE


def _piles(piles: Sequence[Sequence[str]]) -> str:
    return " / ".join(map(_pile, piles)) or _NONE
