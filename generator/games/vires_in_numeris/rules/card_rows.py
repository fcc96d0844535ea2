"""What single cards say in numbers, in the order of the card list.

Expectations are written here from the list, never taken from the table that the engine plays by.
"""

from __future__ import annotations

from typing import Final

from generator.games.vires_in_numeris.rules import card_measures as c
from generator.games.vires_in_numeris.rules.measures import Measure
from generator.rules.ledger import Row


def _card(number: int, name: str, what: str, expected: int, found: Measure) -> Row:
    """A number that place `number` of the card list states."""
    return Row(name, what, expected, f"card {number}", "stated", found)


CARD_ROWS: Final = (
    _card(1, "51-block", "Blocks taken with 51%", 1, c.gained("51-attack", "chain", 0)),
    _card(1, "51-coin", "Coins taken with a Block by 51%", 1, c.gained("51-attack", "bank", 0)),
    _card(
        3,
        "ath-gain",
        "HashRates that everybody gets when ATH is won",
        1,
        c.gained("all-time-high", "hand", 0, 1, 2, flip="win"),
    ),
    _card(
        4,
        "atl-loss",
        "HashRates that everybody loses when ATL is lost",
        1,
        c.lost("all-time-low", "hand", 0, 1, 2, flip="lose"),
    ),
    _card(
        5, "bear-loss", "HashRates that an opponent loses by BEAR", 1, c.lost("bearish", "hand", 1)
    ),
    _card(
        6,
        "bot-payment",
        "HashRates that the loser of BOT pays",
        1,
        c.gained("trading-bot", "hand", 0, flip="lose"),
    ),
    _card(
        7,
        "btfd-gain",
        "HashRates for the drawer of BTFD",
        1,
        c.gained("buy-the-dip", "hand", 0, flip="lose"),
    ),
    _card(
        7,
        "btfd-prize",
        "HashRates for an opponent who wins the flip of BTFD",
        1,
        c.gained("buy-the-dip", "hand", 1, 2, flip="win"),
    ),
    _card(8, "bull-gain", "HashRates for BULL", 2, c.gained("bullish", "hand", 0)),
    _card(
        9,
        "byz-hashrate",
        "HashRates for everybody when all voted for HashRate with BYZ",
        1,
        c.gained("byzantine-generals", "hand", 0, 1, 2, choice="hr"),
    ),
    _card(
        9,
        "byz-coin",
        "Coins for everybody when all voted for Coin with BYZ",
        1,
        c.gained("byzantine-generals", "bank", 0, 1, 2, choice="coin"),
    ),
    _card(
        10,
        "cex-hashrate",
        "HashRates turned over with CEX",
        1,
        c.lost("centralized-exchange", "hand", 0),
    ),
    _card(
        10,
        "cex-coin",
        "Coins that CEX makes of them",
        1,
        c.gained("centralized-exchange", "bank", 0),
    ),
    _card(11, "dca-cost", "Coins dropped for DCA", 1, c.lost("dollar-cost-average", "bank", 0)),
    _card(11, "dca-gain", "HashRates for DCA", 2, c.gained("dollar-cost-average", "hand", 0)),
    _card(12, "dex-gift", "cards given for the payment of DEX", 1, c.given),
    _card(
        12,
        "dex-payment",
        "HashRates paid for DEX",
        2,
        c.gained("decentralized-exchange", "hand", 0),
    ),
    _card(
        13,
        "diff-down",
        "what DIFF-- adds to the price of a Block",
        -1,
        c.waiting("difficulty-decrease", "hand"),
    ),
    _card(
        14,
        "diff-up",
        "what DIFF++ adds to the price of a Block",
        1,
        c.waiting("difficulty-increase", "hand"),
    ),
    _card(
        16,
        "fees-coin",
        "what FEES adds to the Coins for a Block",
        1,
        c.waiting("transaction-fees", "bank"),
    ),
    _card(
        19,
        "fork-block",
        "Blocks that an opponent loses by FORK",
        1,
        c.lost("chain-split", "chain", 1),
    ),
    _card(19, "fork-coin", "Coins lost with a Block by FORK", 1, c.lost("chain-split", "bank", 1)),
    _card(
        20, "half-coin", "what HALF adds to the Coins for a Block", -1, c.waiting("halving", "bank")
    ),
    _card(
        22,
        "ico-stake",
        "HashRates that a loser pays for ICO",
        2,
        c.gained("initial-coin-offering", "hand", 0, flip="lose"),
    ),
    _card(
        22,
        "ico-prize",
        "HashRates that a winner is paid for ICO",
        1,
        c.gained("initial-coin-offering", "hand", 1, flip="win"),
    ),
    _card(
        24,
        "margin-loss",
        "Coins that an opponent loses by MARGIN",
        1,
        c.lost("margin-call", "bank", 1),
    ),
    _card(
        26,
        "none-coin",
        "Coins for everybody with the fewest by NONE",
        1,
        c.gained("no-coiner", "bank", 0, 1, 2),
    ),
    _card(27, "nonce-coin", "Coins that NONCE costs its player", 1, c.lost("nonce", "bank", 0)),
    _card(
        27, "nonce-paid", "Coins that the opponent gets for NONCE", 1, c.gained("nonce", "bank", 1)
    ),
    _card(
        30,
        "pump-gain",
        "HashRates for the drawer when P&D is won",
        1,
        c.gained("pump-and-dump", "hand", 0, flip="win"),
    ),
    _card(
        30,
        "pump-loss",
        "HashRates that the others lose when P&D is won",
        1,
        c.lost("pump-and-dump", "hand", 1, 2, flip="win"),
    ),
    _card(
        30,
        "dump-loss",
        "HashRates that the drawer loses when P&D is lost",
        1,
        c.lost("pump-and-dump", "hand", 0, flip="lose"),
    ),
    _card(
        30,
        "dump-gain",
        "HashRates for the others when P&D is lost",
        1,
        c.gained("pump-and-dump", "hand", 1, 2, flip="lose"),
    ),
    _card(
        31,
        "pos-gain",
        "HashRates by POS for everybody who holds one",
        1,
        c.gained("proof-of-stake", "hand", 0, 1, 2),
    ),
    _card(
        32,
        "ponzi-hashrate",
        "HashRates that a loser pays for PONZI, if so chosen",
        1,
        c.lost("ponzi-scheme", "hand", 1, 2, choice="hr", flip="lose"),
    ),
    _card(
        32,
        "ponzi-coin",
        "Coins that a loser pays for PONZI, if so chosen",
        1,
        c.lost("ponzi-scheme", "bank", 1, 2, choice="coin", flip="lose"),
    ),
    _card(35, "scam-take", "HashRates taken with SCAM at most", 2, c.gained("scam", "hand", 0)),
    _card(
        36,
        "stable-gain",
        "HashRates for STABLE",
        2,
        c.gained("stablecoin", "hand", 0),
    ),
    _card(
        38,
        "sybil-block",
        "Blocks that everybody loses by SYBIL",
        1,
        c.lost("sybil-attack", "chain", 0, 1, 2),
    ),
    _card(
        38,
        "sybil-coin",
        "Coins that everybody loses with a Block by SYBIL",
        1,
        c.lost("sybil-attack", "bank", 0, 1, 2),
    ),
    _card(
        42,
        "whale-hit",
        "HashRates that each opponent loses by WHALE",
        1,
        c.lost("whale", "hand", 1, 2, choice="hit"),
    ),
    _card(42, "whale-gain", "HashRates for WHALE", 2, c.gained("whale", "hand", 0, choice="gain")),
)
