"""Balls and games."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    CHEER,
    COIN_IN,
    COINS,
    DEALS,
    FOLDED,
    FOLDED_OVER,
    HEART,
    HIP,
    PURSE,
    WAVE,
    Deal,
    Goods,
    buyer,
    on_counter,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["ball"] = (
    # Thrown.
    Deal(
        seller(8, HIP, to(19, 35.6, "open", turn=40), lean=4),
        Goods(28, 25, 9.6),
        buyer(
            37.2, to(30.6, 43.6, "open", turn=-8), to(45.4, 43.8, "open", turn=8), tall=14.6, mood=7
        ),
        props=(Prop("coins", 26, 54.4),),
    ),
    # By its handle.
    Deal(
        seller(10, HIP, to(20.8, 42.2, "grip", turn=30)),
        Goods(27, 31.4, 10.4),
        buyer(38.2, to(29.4, 47.2, "coin", turn=-100, out=True), HIP, tall=15.6),
        props=(Prop("coins", 26, 54.4),),
    ),
    # It turns on the tip of a finger.
    Deal(
        seller(11, HIP, to(24.6, 39.4, "point", turn=4)),
        Goods(24.4, 25.4, 9.6),
        buyer(38.4, CHEEK, COIN_IN, tall=15.6, mood=4),
    ),
    # Two points.
    Deal(
        seller(8, FOLDED, FOLDED_OVER),
        on_counter(23.2, 11.2),
        buyer(38.6, CHEER, WAVE, tall=15, mood=7),
        props=(Prop("coins", 13.6, 54.4),),
    ),
    # Just so.
    Deal(
        seller(8, to(5, 52.4, "flat", turn=70), to(17.6, 44.6, "thumb", turn=0), lean=3, looks=2),
        on_counter(25.4, 10.6),
        buyer(40, PURSE, CHEEK, tall=15, mood=4),
    ),
    # Polished.
    Deal(
        seller(7.6, HIP, to(17, 44.2, "flat", turn=70), looks=2),
        on_counter(22.6, 12),
        buyer(39.8, COINS, HEART, tall=13.6, mood=2),
        props=(Prop("cloth", 20.6, 42.8),),
    ),
)
