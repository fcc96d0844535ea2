"""Kites and all that flies."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    CHIN,
    COIN_UP,
    COINS,
    COINS_IN,
    DEALS,
    HIP,
    PAYS,
    WAVE,
    Deal,
    Goods,
    buyer,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["kite"] = (
    # Off it goes.
    Deal(
        seller(9, HIP, to(21, 39, "grip", turn=50), lean=5),
        Goods(29, 27.4, 11),
        buyer(37, COIN_UP, WAVE, tall=15),
    ),
    # Blow.
    Deal(
        seller(10, HIP, to(24.4, 41.6, "grip", turn=20)),
        Goods(25, 30, 10.4),
        buyer(37.6, COINS, CHIN, tall=16, mood=4),
        props=(Prop("wind", 32.4, 42.4, 40),),
    ),
    # Both hands on the string.
    Deal(
        seller(
            11, to(15, 45.4, "grip", turn=50), to(19.2, 41.6, "grip", turn=50), lean=-10, looks=2
        ),
        Goods(28, 18, 12),
        buyer(37, PAYS, to(44.2, 37, "point", turn=-10), tall=15, looks=-2, mood=4),
        props=(Prop("string", 17, 44, 0, (28, 29.4)),),
    ),
    # On a short string.
    Deal(
        seller(10, HIP, to(20.4, 43, "grip", turn=24)),
        Goods(28, 24, 11.6),
        buyer(38.6, to(29.8, 47, "open", turn=-20), COINS_IN, tall=15),
        props=(Prop("string", 21.4, 41.4, 0, (28.6, 29)),),
    ),
    # It is stronger than she is.
    Deal(
        seller(8.4, HIP, to(16.4, 46, "coin", turn=60), looks=2),
        Goods(25, 17.8, 12),
        buyer(
            37.6,
            to(31.8, 42.6, "grip", turn=-20),
            to(34, 49, "grip", turn=-30),
            lean=7,
            tall=15.4,
            mood=4,
        ),
        props=(Prop("string", 31.4, 41, 0, (29, 27.2)),),
    ),
    # She has the rope already, he the coin.
    Deal(
        seller(10, HIP, PAYS),
        Goods(26, 18.4, 13.4),
        buyer(36.6, to(30.8, 42, "grip", turn=-20), CHEEK, tall=15.4, mood=1),
        props=(Prop("string", 29.8, 40.4, 0, (26, 29.4)),),
    ),
)
