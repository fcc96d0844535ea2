"""Music."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    CLASP,
    COIN_UP,
    COINS,
    DEALS,
    EAR,
    GROUND,
    HEART,
    HIP,
    PURSE,
    Deal,
    Goods,
    buyer,
    on_counter,
    on_ground,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["guitar"] = (
    # By its cord, out of reach.
    Deal(
        seller(9.6, HIP, to(21.4, 26.6, "grip", turn=50)),
        Goods(28, 38, 9.8),
        buyer(38.8, EAR, EAR, tall=14.6, mood=4),
        props=(
            Prop("coins", 26, 54.4),
            Prop("string", 23.4, 26, 0, (23.6, 36.4)),
        ),
    ),
    # A roll on the drum.
    Deal(
        seller(
            18.4,
            to(9.2, 39.6, "grip", turn=130),
            to(27.6, 39.6, "grip", turn=-130),
            y=54,
            tall=20.4,
            mood=7,
            looks=1,
        ),
        on_counter(18.4, 10.2),
        buyer(38, COIN_UP, CHEEK, tall=15),
        props=(Prop("stick", 9.4, 40.4, 14), Prop("stick", 27.4, 40.4, 166)),
    ),
    # Played for her.
    Deal(
        seller(
            14.6,
            to(12, 46.8, "flat", turn=100),
            to(24, 44.6, "flat", turn=20, under=True),
            tall=18,
            mood=1,
        ),
        Goods(20.6, 44.4, 10.8, turn=12),
        buyer(38.6, COINS, HEART, tall=15.4),
        props=(Prop("fingers", 25, 40.4, -40),),
    ),
    # Squeezed.
    Deal(
        seller(
            17,
            to(5, 48, "grip", turn=72),
            to(29.4, 48, "grip", turn=-72),
            tall=20.4,
            mood=7,
            looks=0,
        ),
        Goods(17.2, 46.8, 9.8),
        buyer(38.4, COIN_UP, CHEEK, tall=15),
    ),
    # One string plucked.
    Deal(
        seller(7, HIP, to(16.8, 47.6, "point", turn=76), y=GROUND, tall=20, looks=2),
        on_ground(23.2, 12.6),
        buyer(40, CLASP, CLASP, tall=15, mood=2),
        counter=False,
    ),
    # The first chord.
    Deal(
        seller(
            6.8,
            to(12, 50.4, "flat", turn=90),
            to(16.2, 50, "flat", turn=96),
            y=GROUND,
            tall=19,
            lean=3,
        ),
        on_ground(25, 11.6),
        buyer(40.8, PURSE, HEART, tall=14.6),
        counter=False,
    ),
)
