"""Bread."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BELLY,
    CHEEK,
    CHIN,
    COIN_IN,
    COINS,
    COINS_IN,
    DEALS,
    HIP,
    PURSE,
    Deal,
    Goods,
    buyer,
    on_counter,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["bread"] = (
    # Fresh from the oven, over the counter on both hands.
    Deal(
        seller(9.4, HIP, to(19, 44, "palm", turn=80, under=True)),
        Goods(25.5, 34, 10),
        buyer(38.6, to(30, 46, "palm", turn=-40, out=True, under=True), COIN_IN, tall=16.6),
        props=(Prop("steam", 25.5, 25.4),),
    ),
    # Held up by one loop.
    Deal(
        seller(10, HIP, to(21, 38.6, "grip", turn=24)),
        Goods(26.5, 31, 9.6),
        buyer(38.6, CHEEK, CHEEK, mood=4),
        props=(Prop("coins", 25, 54.4),),
    ),
    # He knocks on it: it sounds hollow.
    Deal(
        seller(
            9.5,
            to(6, 52.6, "flat", turn=70),
            to(19.6, 36.6, "open", turn=16, out=True),
            lean=5,
            looks=2,
        ),
        on_counter(24.6, 10.6),
        buyer(39.2, COINS, CHIN, tall=16),
        props=(Prop("noise", 29, 32.6, -70),),
    ),
    # Both carry it.
    Deal(
        seller(8.8, HIP, to(16.8, 47.2, "palm", turn=80, under=True)),
        Goods(24.4, 36.6, 11.4),
        buyer(38.6, to(29.2, 47.4, "palm", turn=-70, out=True, under=True), COINS_IN),
    ),
    # Pushed across, plate and all.
    Deal(
        seller(8.2, HIP, to(12.4, 51.6, "palm", turn=80), lean=4),
        on_counter(24, 10.6),
        buyer(39.6, PURSE, BELLY, tall=15.5, mood=2),
    ),
    # As tall as he is.
    Deal(
        seller(6.6, HIP, to(17.6, 43.6, "flat", turn=70, out=True), looks=2),
        on_counter(23.6, 13.4),
        buyer(39.2, PURSE, CHEEK, tall=15, mood=4),
    ),
)
