"""The pack of War of Coins: twelve coins of four cards and two jokers, as numbers for the engine.

Numbers follow the ids in alphabetical order, four to a coin, so that a card's coin is its number
divided by four, and "the lowest id" (which mining card is surrendered) is the lowest number.
Jokers come last and have no coin. Ids (`ETH.EX`, `JOKER1`) are what everybody else sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.rules.numbered import numbered

# Kinds of card, with the two letters that stand for them in an id.
EXCHANGE, GATEWAY, MERCHANT = "EX", "PG", "ME"
CHUNK, NONCE, HASHES, BLOCKS = "CH", "NO", "HA", "BL"
MINING, JOKER = "MI", "JOKER"

# war-of-coins-1.1, war-of-coins-1.2, war-of-coins-1.3 (source 13, 15; A4, A24, A25): each coin's
# four cards. Only Bitcoin and Litecoin are named by the source; the other coins, and which kinds
# share a coin, follow the flower cards of the game it retells (facts, section 2). A star marks a
# double mining card.
_COINS = """
ETH  EX CH MI MI
XRP  PG CH MI MI
BCH  EX CH MI MI
DASH PG NO MI MI
XMR  ME NO MI MI
ZEC  ME HA MI MI
DOGE ME NO MI MI
ETC  EX PG MI MI
XLM  ME HA MI MI
XEM  ME HA MI MI
LTC  EX MI* MI MI
BTC  EX ME BL MI*
"""
_JOKERS = 2  # war-of-coins-1.5 (source 13, 25, 27)


def _cards() -> dict[str, tuple[str, int]]:
    """id -> (kind, mining units)."""
    cards = {}
    for line in _COINS.split("\n"):
        ticker, *kinds = line.split() or ("",)
        mining = sum(kind.startswith(MINING) for kind in kinds)
        seen = 0
        for kind in kinds:
            name = kind.rstrip("*")
            seen += name == MINING
            number = str(seen) if name == MINING and mining > 1 else ""
            # war-of-coins-1.4 (source 87, 149): mining is one unit, the starred two are two.
            cards[f"{ticker}.{name}{number}"] = name, (name == MINING) + kind.endswith("*")
    return dict(sorted(cards.items()))


_COIN_CARDS = _cards()
JOKERS = tuple(f"JOKER{number + 1}" for number in range(_JOKERS))
# war-of-coins-1.5 (source 161, A5): a joker is two units too.
FACTS: dict[str, tuple[str, int]] = _COIN_CARDS | dict.fromkeys(JOKERS, (JOKER, 2))

ID: tuple[str, ...] = tuple(FACTS)
NUMBER: dict[str, int] = {card: number for number, card in enumerate(ID)}
KIND: tuple[str, ...] = tuple(kind for kind, _ in FACTS.values())
UNITS: tuple[int, ...] = tuple(units for _, units in FACTS.values())
COIN_CARDS = len(_COIN_CARDS)  # the numbers from here on are jokers
PER_COIN = 4
COINS: tuple[str, ...] = tuple(ID[n].split(".")[0] for n in range(0, COIN_CARDS, PER_COIN))

ORDINARY = frozenset(n for n, k in enumerate(KIND) if k == MINING and UNITS[n] == 1)
SPECIAL = frozenset(n for n, k in enumerate(KIND) if k == MINING and UNITS[n] == 2)


# A kind's name and group in a catalogue: war-of-coins-1.3 (source 15).
_NAMES: dict[str, tuple[str, str]] = {
    EXCHANGE: ("exchange", "exchange"),
    GATEWAY: ("payment-gateway", "market"),
    MERCHANT: ("merchant", "market"),
    CHUNK: ("chunk", "ribbon"),
    NONCE: ("nonce", "ribbon"),
    HASHES: ("hashes", "ribbon"),
    BLOCKS: ("blocks", "ribbon"),
    MINING: ("mining", "mining"),
    JOKER: ("joker", "joker"),
}


def card_facts() -> dict[str, dict[str, object]]:
    """{id: {ticker, kind, group, mining_units}}; jokers have no ticker."""
    return {
        card: {
            "ticker": None if kind == JOKER else card.split(".")[0],
            "kind": _NAMES[kind][0],
            "group": _NAMES[kind][1],
            "mining_units": units,
        }
        for card, (kind, units) in FACTS.items()
    }


def names(numbers: Iterable[int]) -> tuple[str, ...]:
    """Ids of these card numbers, in the same order."""
    return tuple(map(ID.__getitem__, numbers))


def numbers(cards: Sequence[str]) -> list[int]:
    """Numbers of these card ids, in the same order. Raises ValueError as `numbered`."""
    return numbered(cards, NUMBER, "such as ETH.EX or JOKER1")
