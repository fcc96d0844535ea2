"""Apples."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    COIN_IN,
    COINS,
    COINS_IN,
    DEALS,
    GROUND,
    HEART,
    HIP,
    PAYS,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    on_counter,
    on_ground,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["apple"] = (
    # Polished till it shines.
    Deal(
        seller(9.6, HIP, to(21.2, 40.4, "flat", turn=66, out=True)),
        Goods(26.6, 34, 9.4),
        buyer(39, to(30, 47, "point", turn=-24), COIN_IN, tall=15.5),
        props=(Prop("cloth", 24.4, 39),),
    ),
    # Leaning over both.
    Deal(
        seller(9, to(6.4, 52.4, "flat", turn=76), to(20, 45.4, "palm", turn=80), lean=6, looks=2),
        on_counter(25, 9.4),
        buyer(39.2, PAYS, HEART, tall=15),
    ),
    # The best of the year.
    Deal(
        seller(
            8,
            to(5.6, 52.6, "flat", turn=70),
            to(15.4, 50.4, "flat", turn=80),
            looks=2,
        ),
        on_counter(24.6, 11.8),
        buyer(39.2, to(30.4, 47, "flat", turn=-50), COINS_IN, tall=15.4),
    ),
    # By its handle.
    Deal(
        seller(9.6, HIP, to(21.8, 38.2, "grip", turn=76, out=True)),
        Goods(25.2, 44, 10),
        buyer(38.6, to(29.4, 47.4, "palm", turn=-50), CHEEK, tall=15.5),
        props=(Prop("coins", 17.6, 54.4),),
    ),
    # A barrow, pushed over the grass.
    Deal(
        seller(
            5.2,
            HIP,
            to(15, 48, "grip", turn=80),
            y=GROUND,
            tall=19,
        ),
        on_ground(26.6, 11, mirrored=True),
        buyer(39.6, CHEEK, PURSE_IN, tall=16, mood=7),
        counter=False,
    ),
    # Watered once more.
    Deal(
        seller(7.6, HIP, to(16, 45, "grip", turn=70)),
        on_counter(29, 10.8),
        buyer(40, COINS, HEART, tall=14.6),
        props=(Prop("can", 17.6, 42.6),),
    ),
)
