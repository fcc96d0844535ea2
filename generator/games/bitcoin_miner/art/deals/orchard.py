"""Apples."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    COIN_IN,
    DEALS,
    GROUND,
    HEART,
    HIP,
    PAYS,
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
        seller(9.6, to(17, 43.6, "palm", turn=80, under=True), to(18.6, 39, "flat", turn=66)),
        Goods(26.6, 34, 9.4),
        buyer(40.4, to(33.4, 50, "point", turn=-24), COIN_IN, tall=15.5),
        props=(Prop("cloth", 21.6, 37.6),),
    ),
    # Leaning over both.
    Deal(
        seller(9, to(6.4, 52.4, "flat", turn=76), to(13.4, 46.4, "palm", turn=74), lean=6, looks=2),
        on_counter(25, 9.4),
        buyer(40.6, PAYS, HEART, tall=15),
    ),
    # The best of the year.
    Deal(
        seller(8.4, HIP, HEART, looks=2),
        on_counter(24.4, 11.4),
        buyer(40.6, to(34.4, 50.4, "flat", turn=-50), COIN_IN, tall=15.4),
    ),
    # By its handle.
    Deal(
        seller(9.6, HIP, to(20.2, 33.2, "grip", turn=84)),
        Goods(25.2, 39.6, 10),
        buyer(40, to(33, 51.4, "palm", turn=-60), CHEEK, tall=15.5),
        props=(Prop("coins", 25, 54.4),),
    ),
    # A barrow, pushed over the grass.
    Deal(
        seller(
            6,
            to(9, 50, "none", under=True),
            to(10.6, 48.4, "grip", turn=80),
            lean=8,
            y=GROUND,
            tall=19,
        ),
        on_ground(24.8, 11, mirrored=True),
        buyer(41, COIN_IN, CHEEK, tall=16, mood=7),
        counter=False,
    ),
    # Watered once more.
    Deal(
        seller(7.6, HIP, to(11.6, 43, "grip", turn=70)),
        on_counter(26.4, 11.4),
        buyer(41.4, PAYS, HEART, tall=14.6),
        props=(Prop("can", 13.2, 40.6),),
    ),
)
