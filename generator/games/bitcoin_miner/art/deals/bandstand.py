"""Music."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    CHEEK,
    DEALS,
    DOWN,
    EAR,
    GROUND,
    HANGS,
    PILE,
    PILE_IN,
    PURSE,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    leans,
    on_counter,
    on_ground,
    over_shoulder,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import BEAM, LAUGH, LOOK, ROAR, SMILE, TONGUE, WONDER
from generator.games.bitcoin_miner.art.props import Prop

DEALS["guitar"] = (
    # Blown with might.
    Deal(
        seller(9, leans(4.4), to(21.4, 45.2, "grip", turn=10), looks=2, mood=WONDER),
        Goods(18.7, 35.7, 9, turn=-20, mirrored=True),
        buyer(38.8, EAR, EAR, tall=14.6, mood=LOOK),
        props=(Prop("pile", 24, 54.4), Prop("noise", 27.6, 25.4, -40)),
    ),
    # The last beat of a roll on the drum.
    Deal(
        seller(
            18.4,
            to(7.4, 33, "grip", turn=-10, out=True),
            to(29.4, 33, "grip", turn=10, out=True),
            y=54,
            tall=20.4,
            mood=ROAR,
            looks=1,
        ),
        on_counter(18.4, 10.2),
        over_shoulder(39.4, DOWN, DOWN),
        props=(
            Prop("stick", 7.2, 31.4, -72),
            Prop("stick", 29.6, 31.4, -108),
            Prop("pile", 4.8, 54.4),
        ),
    ),
    # Played for her.
    Deal(
        seller(
            14.6,
            to(12, 46.8, "flat", turn=100),
            to(24, 44.6, "flat", turn=20, under=True),
            tall=18,
            mood=LAUGH,
        ),
        Goods(20.6, 44.4, 10.8, turn=12),
        buyer(38.6, PILE, CHEEK, tall=15.4, tilt=6, mood=BEAM),
        props=(Prop("fingers", 25, 40.4, -40),),
    ),
    # Squeezed.
    Deal(
        seller(
            17,
            to(5, 48, "grip", turn=72),
            to(29.4, 48, "grip", turn=-72),
            tall=20.4,
            mood=ROAR,
            looks=0,
        ),
        Goods(17.2, 46.8, 9.8),
        buyer(38.8, BACK, PILE_IN, tall=15, mood=LOOK),
    ),
    # By its head.
    Deal(
        seller(
            6.4,
            BACK,
            to(14.6, 38, "grip", turn=50, out=True),
            y=GROUND,
            tall=20,
            looks=2,
            mood=SMILE,
        ),
        on_ground(24.4, 12),
        buyer(39.2, PURSE, HANGS, tall=15.6, tilt=5, mood=BEAM),
        counter=False,
    ),
    # The first chord.
    Deal(
        seller(
            5.8,
            to(9.4, 50.4, "flat", turn=90),
            to(14.8, 50.2, "flat", turn=96),
            y=GROUND,
            tall=19,
            lean=3,
            looks=2,
            mood=TONGUE,
        ),
        on_ground(22.6, 11),
        buyer(41, BACK, PURSE_IN, tall=12.6, mood=BEAM),
        counter=False,
    ),
)
