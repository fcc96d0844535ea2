"""Shoes."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    CHIN,
    CLASP,
    COIN_IN,
    COIN_UP,
    COINS,
    DEALS,
    HIP,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    on_counter,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["boots"] = (
    # A sock can talk, with a hand inside.
    Deal(
        seller(11, HIP, to(25.4, 41, "none"), mood=7),
        Goods(27.4, 31, 10.4, turn=180),
        buyer(38.2, CLASP, CLASP, tall=15, mood=7),
        props=(Prop("coins", 25, 54.4),),
    ),
    # Stroked.
    Deal(
        seller(
            8.4, to(5, 52.6, "flat", turn=70), to(19.6, 44.4, "flat", turn=100), lean=5, looks=2
        ),
        on_counter(24.4, 10),
        buyer(39.4, CHEEK, COIN_IN, tall=14.8, mood=2),
    ),
    # Brushed.
    Deal(
        seller(9, to(6, 52.6, "flat", turn=70), to(19.6, 39.4, "grip", turn=80, out=True), looks=2),
        on_counter(25, 10.2),
        buyer(39.6, COINS, CHEEK, tall=15),
        props=(Prop("brush", 22, 38.9, 8),),
    ),
    # Held up by their shafts.
    Deal(
        seller(9, HIP, to(20, 37, "grip", turn=70)),
        Goods(25.4, 37.4, 10.4),
        buyer(40, COIN_UP, CHIN, tall=13.4),
    ),
    # At your service.
    Deal(
        seller(7.2, HIP, to(15.4, 46.6, "palm", turn=70), lean=4, looks=1, tilt=4),
        on_counter(23, 10.4),
        buyer(40.4, HIP, PURSE_IN, tall=15.4),
    ),
    # It would fly away.
    Deal(
        seller(
            9.4,
            to(13, 47, "grip", turn=40),
            to(17.4, 44, "grip", turn=40),
            lean=-8,
            looks=2,
            mood=4,
        ),
        Goods(24, 21, 13),
        buyer(36.6, COINS, to(44.4, 42, "point", turn=-8), tall=15.6, looks=-2, mood=4),
        props=(Prop("string", 17, 43, 0, (24, 32)),),
    ),
)
