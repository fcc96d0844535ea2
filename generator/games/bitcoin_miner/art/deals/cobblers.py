"""Shoes."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    CLASP,
    DEALS,
    DOWN,
    HANGS,
    PILE,
    PILE_IN,
    PURSE,
    PURSE_IN,
    TOOL,
    Deal,
    Goods,
    buyer,
    leans,
    on_counter,
    over_shoulder,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import BEAM, LAUGH, ROAR, SMILE, TONGUE, WINK, WONDER
from generator.games.bitcoin_miner.art.props import Prop

DEALS["boots"] = (
    # A sock can talk, with a hand inside.
    Deal(
        seller(11, leans(5.4), to(25.4, 41, "none"), mood=ROAR),
        Goods(27.4, 31, 10.4, turn=180),
        buyer(38.2, CLASP, CLASP, tall=16, looks=-2, mood=BEAM),
        props=(Prop("pile", 25, 54.4),),
    ),
    # Stroked.
    Deal(
        seller(10.4, TOOL, to(19, 45, "flat", turn=100), lean=4, looks=2, mood=LAUGH),
        on_counter(21.4, 9.4),
        over_shoulder(41.6, DOWN, DOWN),
        props=(Prop("hammer", 3.4, 41, -12), Prop("pile", 32.4, 54.4)),
    ),
    # Brushed.
    Deal(
        seller(
            7.6,
            leans(3),
            to(16.2, 38.4, "grip", turn=80, out=True),
            looks=2,
            mood=WINK,
        ),
        on_counter(26, 10.6),
        buyer(40.4, BACK, PILE_IN, tall=14, mood=WONDER),
        props=(Prop("brush", 18.6, 38, 8),),
    ),
    # Held up by their shafts.
    Deal(
        seller(9.4, BACK, to(20, 37, "grip", turn=70), looks=2, mood=TONGUE),
        Goods(25.4, 37.4, 10.4),
        buyer(39, PILE, HANGS, tall=14.6, mood=SMILE),
    ),
    # At your service.
    Deal(
        seller(6.6, DOWN, to(12.6, 48.6, "palm", turn=78), lean=2, looks=2, mood=LAUGH),
        on_counter(23.6, 11.2),
        buyer(41, HANGS, PURSE_IN, tall=14.4, mood=BEAM),
    ),
    # It would fly away.
    Deal(
        seller(
            10,
            leans(3.6),
            to(21, 41.4, "palm", turn=8),
            lean=-4,
            looks=2,
            mood=WONDER,
        ),
        Goods(24.4, 24.6, 12),
        buyer(37.4, PURSE, HANGS, tall=15.6, looks=-2, mood=LAUGH),
    ),
)
