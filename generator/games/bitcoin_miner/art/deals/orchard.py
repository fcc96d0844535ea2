"""Apples."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    DEALS,
    GROUND,
    HANGS,
    PAYS,
    PILE_IN,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    leans,
    on_counter,
    on_ground,
    rests,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import (
    BEAM,
    LAUGH,
    LOOK,
    ROAR,
    SMILE,
    TONGUE,
    WINK,
    WONDER,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["apple"] = (
    # Polished till it shines.
    Deal(
        seller(
            9.6,
            to(17.4, 45.8, "palm", turn=80, under=True),
            to(21.2, 40.4, "flat", turn=66, out=True),
            looks=2,
            mood=LAUGH,
        ),
        Goods(26.6, 34, 9.4),
        buyer(39, PAYS, HANGS, tall=16, mood=LOOK),
        props=(Prop("cloth", 24.4, 39),),
    ),
    # Leaning over both.
    Deal(
        seller(7, leans(2.6), leans(11), lean=4, looks=2, mood=WINK),
        on_counter(24, 10),
        buyer(40.4, HANGS, PILE_IN, tall=14.6, mood=BEAM),
    ),
    # The best of the year.
    Deal(
        seller(8.8, leans(4), to(13.6, 46.4, "flat", turn=84), looks=2, mood=TONGUE),
        on_counter(24.6, 11.8),
        buyer(39, rests(28.6), PILE_IN, tall=16.4, tilt=-5, mood=SMILE),
    ),
    # By its handle.
    Deal(
        seller(
            17.4,
            to(9, 47.6, "palm", turn=60, under=True),
            to(25.8, 47.6, "palm", turn=-60, under=True),
            tall=20.4,
            looks=0,
            mood=ROAR,
        ),
        on_counter(17.4, 10.6),
        buyer(39.6, HANGS, PILE_IN, tall=14, looks=-2, mood=LAUGH),
    ),
    # A barrow, pushed over the grass.
    Deal(
        seller(
            6.6,
            BACK,
            to(15.2, 48.6, "grip", turn=80),
            y=GROUND,
            tall=19,
            looks=2,
            mood=LAUGH,
        ),
        on_ground(24.4, 10.6, mirrored=True),
        buyer(41.4, BACK, PURSE_IN, tall=14, mood=ROAR),
        counter=False,
    ),
    # Tub and all.
    Deal(
        seller(7.4, BACK, to(14.2, 49, "flat", turn=84), tall=18, looks=2, mood=LAUGH),
        on_counter(24, 12.6),
        buyer(40, HANGS, PURSE_IN, tall=15.8, looks=-2, mood=WONDER),
    ),
)
