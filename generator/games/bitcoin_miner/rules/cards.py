"""The cards that the rules call for, and how a card id is read.

The source prints no values and no symbols (rulings A7, A8), so the numbers below are our
design: transactions are values x copies, block cards one line a value. An id says all that the
rules ask of a card: `tx-4` is worth four, `block-09AC` reaches nine and shows A and C.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

# Sixty in all (source 13, 39; ruling A7). Equal shares of six small values: the sum, with one coin
# more a Block, must stay within the 280 coins (source 21, 51); ledger rows `value-sum`,
# `coins-most`.
TRANSACTION_VALUES = range(1, 7)
TRANSACTION_COPIES = 10

# The four chain symbols (source 91). The source draws them and names none; A to D are our names.
SYMBOLS = "ABCD"

# Seventy (source 17; rulings C1, A8). Value: symbol sets; `*` marks the forty of the short deck
# (source 40).
_BLOCKS = """
 2 A             11 AD CD* ACD    20 C* ABCD*       29 D*
 3 AB* ABCD      12 A BC* ABD     21 AC BC*         30 BD
 4 B* AD* CD     13 AB BD* ABD    22 C* BCD*        31 AB*
 5 B* BC* ABC    14 A* AD*        23 AB BD*         32 AD*
 6 AC* ABC* BD   15 BC CD*        24 AD* BCD        33 CD
 7 C AD* BCD     16 AC ABC*       25 D ACD*         34 ABD*
 8 C* CD* BCD    17 B* BD*        26 BC             35 A
 9 AC* D* BD     18 AB ABC*       27 AC*            36 AC BC* ABD*
10 AB* D* ACD*   19 B CD          28 ACD
"""


def _block_table() -> dict[str, bool]:
    """{block card id: is it in the short deck}, by value."""
    by_value: dict[int, list[str]] = {}
    value = 0
    for word in _BLOCKS.split():
        if word.isdigit():
            value = int(word)
        else:
            by_value.setdefault(value, []).append(word)
    return {
        f"block-{value:02}{word.rstrip('*')}": word.endswith("*")
        for value, words in sorted(by_value.items())
        for word in words
    }


BLOCKS = _block_table()
SHORT_DECK = sum(BLOCKS.values())


def composition(block_cards: int = len(BLOCKS)) -> dict[str, int]:
    """{card id: copies}, transactions first; the marked short deck if it has `block_cards`."""
    transactions = {f"tx-{value}": TRANSACTION_COPIES for value in TRANSACTION_VALUES}
    short = block_cards == SHORT_DECK
    return transactions | {card: 1 for card, marked in BLOCKS.items() if marked or not short}


@dataclass(frozen=True, slots=True)
class BlockCard:
    """A block card: what it reaches, and its chain symbols as bits (A = 1, B = 2, C = 4, D = 8)."""

    id: str
    value: int
    symbols: int


_TRANSACTION_ID = re.compile(r"tx-([1-9]\d*)")
_BLOCK_ID = re.compile(r"block-(\d+)([ABCD]+)")


@cache
def transaction_value(card: str) -> int:
    """The value on a transaction card. ValueError if the id names none."""
    found = _TRANSACTION_ID.fullmatch(card)
    if found is None:
        raise ValueError(f"{card!r} is not a transaction card (tx-4)")
    return int(found[1])


@cache
def block_card(card: str) -> BlockCard:
    """The block card with this id. ValueError if the id names none."""
    found = _BLOCK_ID.fullmatch(card)
    if found is None:
        raise ValueError(f"{card!r} is not a block card (block-09AC)")
    return BlockCard(card, int(found[1]), sum(1 << SYMBOLS.index(s) for s in set(found[2])))


def card_facts() -> dict[str, dict[str, object]]:
    """{id: facts}: kind and value; of a block card also its symbols and whether it is one of the
    forty."""
    facts: dict[str, dict[str, object]] = {
        f"tx-{value}": {"kind": "transaction", "value": value} for value in TRANSACTION_VALUES
    }
    for card, marked in BLOCKS.items():
        found = _BLOCK_ID.fullmatch(card)
        assert found is not None
        facts[card] = {
            "kind": "block", "value": int(found[1]), "symbols": found[2], "in_short_deck": marked,
        }  # fmt: skip
    return facts
