"""Fish."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    COIN_UP,
    COINS,
    COINS_IN,
    DEALS,
    FOLDED,
    FOLDED_OVER,
    HEART,
    HIP,
    PAYS,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    on_counter,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["fish"] = (
    # By its tail.
    Deal(
        seller(10, HIP, to(20.4, 30.6, "grip", turn=60)),
        Goods(28.4, 38.4, 12.4, turn=90),
        buyer(38.6, PAYS, CHEEK, tall=15, mood=4),
    ),
    # On both palms.
    Deal(
        seller(9.4, HIP, to(18.6, 43.4, "palm", turn=80, under=True)),
        Goods(25.4, 33.4, 11),
        buyer(39, to(30, 46, "palm", turn=-40, out=True, under=True), COINS_IN, tall=15.5),
    ),
    # It pinches.
    Deal(
        seller(
            7.6,
            HIP,
            to(16.4, 43.4, "point", turn=60),
            lean=-4,
            mood=4,
            looks=2,
        ),
        on_counter(24.6, 10),
        buyer(40, COIN_UP, HEART, tall=15, mood=7),
    ),
    # Is it as prickly as it looks?
    Deal(
        seller(
            6.6, to(3.6, 52.4, "flat", turn=60), to(17, 44.2, "point", turn=76), lean=5, looks=2
        ),
        on_counter(24.6, 10.4, mirrored=True),
        buyer(41, COINS, CHEEK, tall=14.6, mood=4),
    ),
    # A handshake, with one of its arms; he waves along.
    Deal(
        seller(7.6, HIP, to(15.2, 35.8, "open", turn=14, under=True)),
        on_counter(22.8, 10.4),
        buyer(39.4, to(30.4, 47.4, "grip", turn=-60, out=True), PURSE_IN, tall=15.5),
    ),
    # So long was it.
    Deal(
        seller(6.4, FOLDED, FOLDED_OVER, y=57, looks=2),
        Goods(24.6, 23.6, 11.8, mirrored=True),
        buyer(36.2, CHEEK, CHEEK, tall=15, mood=4),
        stand=22.6,
        props=(Prop("coins", 16, 54.4),),
    ),
)
