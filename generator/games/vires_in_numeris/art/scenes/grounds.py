"""Where each Action and Event plays, how high its horizon is, and where there are shadows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ground:
    """A `place`; `y`: how far below the picture's middle its ground begins, in mm; `shadows`: the
    middle and the half width of each shadow on it, in mm."""

    place: str
    y: float
    shadows: tuple[tuple[float, float, float], ...] = ()


GROUNDS: dict[str, Ground] = {
    "51-attack": Ground("workshop", 8, ((-8, 15.4, 7), (8, 13.4, 5.4))),
    "consensus": Ground("summit", 9.6),
    "all-time-high": Ground("moonlit", 10.4),
    "all-time-low": Ground("pit", 10),
    "bearish": Ground("forest", 9.6),
    "trading-bot": Ground("office", 9.8),
    "buy-the-dip": Ground("dusk", 13),
    "bullish": Ground("meadow", 8.6, ((1, 14.6, 15),)),
    "byzantine-generals": Ground("dusk", 12),
    "centralized-exchange": Ground("street", 11.6, ((1, 14, 15),)),
    "dollar-cost-average": Ground("office", 10.4),
    "decentralized-exchange": Ground("meadow", 9.6),
    "difficulty-decrease": Ground("meadow", 8.6, ((8.6, 15.6, 8),)),
    "difficulty-increase": Ground("street", 9),
    "double-spending": Ground("workshop", 9.4, ((12, 14.6, 6),)),
    "transaction-fees": Ground("parlour", 8.4, ((15.4, 15.8, 6),)),
    "fiduciary-money": Ground("street", 8, ((-11.4, 15.6, 7), (1, 16, 6))),
    "flippening": Ground("summit", 11),
    "chain-split": Ground("meadow", 10.4),
    "halving": Ground("office", 10, ((-14, 15.4, 4.6), (-3.2, 15.4, 6))),
    "hold-on-for-dear-life": Ground("shore", 7.6),
    "initial-coin-offering": Ground("skyline", 13),
    "know-your-customer": Ground("dusk", 10),
    "margin-call": Ground("office", 11.6),
    "mining": Ground("shaft", 9.6, ((-10, 12.6, 8), (6.8, 11.6, 6.4))),
    "no-coiner": Ground("moonlit", 10.4),
    "nonce": Ground("parlour", 9.4),
    "offline": Ground("office", 6),
    "oracle": Ground("summit", 11),
    "pump-and-dump": Ground("dusk", 12),
    "proof-of-stake": Ground("dusk", 12),
    "ponzi-scheme": Ground("desert", 9),
    "wrecked": Ground("street", 9.6, ((-8.6, 16, 7), (9.6, 15.6, 8.4))),
    "fear-of-missing-out": Ground("skyline", 7),
    "scam": Ground("deep", 10.6, ((3, 13.6, 9),)),
    "stablecoin": Ground("temple", 11.4),
    "diamond-hands": Ground("summit", 11),
    "sybil-attack": Ground("pit", 9.4),
    "time-lock": Ground("street", 10, ((-11, 15.6, 6.4), (8, 16, 10))),
    "testnet": Ground("laboratory", 9.4, ((-5.4, 14.6, 10.4), (12, 14.6, 5))),
    "paper-hands": Ground("street", 11),
    "whale": Ground("shore", 6),
}
