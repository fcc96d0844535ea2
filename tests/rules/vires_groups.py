"""The cards of Vires In Numeris in groups; numbers in brackets are lines of the source."""

from __future__ import annotations

HR, FIAT = "hashrate", "fiduciary-money"
TEST, DOUBLE, FOMO = "testnet", "double-spending", "fear-of-missing-out"
HODL, OFFLINE, CONS = "hold-on-for-dear-life", "offline", "consensus"
NAMES = ("diamond-hands", "paper-hands")
INSTANTS = (TEST, DOUBLE, FOMO, HODL, OFFLINE, CONS, *NAMES)  # [36]
PAID = ("51-attack", "chain-split", "halving", "nonce", "wrecked")  # [35]
EVENTS = (
    "all-time-high", "all-time-low", "buy-the-dip", "byzantine-generals", "know-your-customer",
    "no-coiner", "proof-of-stake", "pump-and-dump", "sybil-attack",
)  # fmt: skip
AIMED = (
    "51-attack", "bearish", "chain-split", "decentralized-exchange", "difficulty-increase",
    "flippening", "halving", "initial-coin-offering", "margin-call", "nonce", "scam", "time-lock",
    "trading-bot", "wrecked",
)  # fmt: skip
