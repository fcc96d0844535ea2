"""The cards that the rules know: the HashRates and 42 single cards.

What a card does is in `effects`; here stands when it may be played and whether it is aimed at an
opponent. Ids are those of the facts table, in the order of the published card list (1 to 42).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Timing = Literal["event", "action", "paid", "instant"]

HR: Final = "hashrate"


class Special(NamedTuple):
    """One single card. `aimed`: its player names one opponent when announcing it."""

    id: str
    timing: Timing
    aimed: bool = False


# vires-in-numeris-1.1 (card list 1-42; source 32-36; ruling revision)
SPECIALS: Final = (
    Special("51-attack", "paid", aimed=True),
    Special("consensus", "instant"),
    Special("all-time-high", "event"),
    Special("all-time-low", "event"),
    Special("bearish", "action", aimed=True),
    Special("trading-bot", "action", aimed=True),
    Special("buy-the-dip", "event"),
    Special("bullish", "action"),
    Special("byzantine-generals", "event"),
    Special("centralized-exchange", "action"),
    Special("dollar-cost-average", "action"),
    Special("decentralized-exchange", "action", aimed=True),
    Special("difficulty-decrease", "action"),
    Special("difficulty-increase", "action", aimed=True),
    Special("double-spending", "instant"),
    Special("transaction-fees", "action"),
    Special("fiduciary-money", "action"),
    Special("flippening", "action", aimed=True),
    Special("chain-split", "paid", aimed=True),
    Special("halving", "paid", aimed=True),
    Special("hold-on-for-dear-life", "instant"),
    Special("initial-coin-offering", "action", aimed=True),
    Special("know-your-customer", "event"),
    Special("margin-call", "action", aimed=True),
    Special("mining", "action"),
    Special("no-coiner", "event"),
    Special("nonce", "paid", aimed=True),
    Special("offline", "instant"),
    Special("oracle", "action"),
    Special("pump-and-dump", "event"),
    Special("proof-of-stake", "event"),
    Special("ponzi-scheme", "action"),
    Special("wrecked", "paid", aimed=True),
    Special("fear-of-missing-out", "instant"),
    Special("scam", "action", aimed=True),
    Special("stablecoin", "action"),
    Special("diamond-hands", "instant"),
    Special("sybil-attack", "event"),
    Special("time-lock", "action", aimed=True),
    Special("testnet", "instant"),
    Special("paper-hands", "instant"),
    Special("whale", "action"),
)

BY_ID: Final = {special.id: special for special in SPECIALS}
EVENTS: Final = frozenset(s.id for s in SPECIALS if s.timing == "event")
INSTANTS: Final = frozenset(s.id for s in SPECIALS if s.timing == "instant")
PAID: Final = frozenset(s.id for s in SPECIALS if s.timing == "paid")
PLAYABLE: Final = tuple(s for s in SPECIALS if s.timing in ("action", "paid"))


def composition(hashrates: int) -> dict[str, int]:
    """{card id: copies}: so many HashRates, and one of each single card."""
    return {HR: hashrates} | {special.id: 1 for special in SPECIALS}
