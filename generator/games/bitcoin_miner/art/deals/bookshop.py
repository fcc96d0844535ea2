"""Books."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    CLASP,
    DEALS,
    DOWN,
    GROUND,
    HANGS,
    PILE,
    PILE_IN,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    leans,
    on_counter,
    on_ground,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import BEAM, LAUGH, LOOK, SMILE, WINK, WONDER
from generator.games.bitcoin_miner.art.props import Prop

DEALS["book"] = (
    # From hand to hand.
    Deal(
        seller(10, BACK, to(19, 43.4, "grip", turn=84), looks=2, mood=SMILE),
        Goods(25, 35.4, 9.8),
        buyer(39.4, CLASP, CLASP, tall=15.4, looks=-2, mood=BEAM),
        props=(Prop("pile", 25, 54.4),),
    ),
    # An arm round it: it is hard to part with.
    Deal(
        seller(10, leans(4.6), to(28, 44.4, "none", under=True), lean=6, looks=2, mood=WINK),
        on_counter(23.4, 9.6),
        buyer(39, PILE, HANGS, tall=16.4, mood=LAUGH),
        props=(Prop("fingers", 28.8, 43.6, 90),),
    ),
    # Read aloud.
    Deal(
        seller(
            16.6,
            to(7.8, 49, "grip", turn=50),
            to(20.6, 57, "grip", turn=-30, under=True),
            tall=18.6,
            mood=LAUGH,
            looks=0,
        ),
        Goods(16.8, 46, 10.6),
        buyer(38.2, to(26.4, 49.4, "point", turn=-50), PILE_IN, tall=16, mood=WINK),
    ),
    # A stack up to the chin.
    Deal(
        seller(
            17,
            to(9, 50.4, "none", under=True),
            to(25, 50.4, "none", under=True),
            tall=21,
            looks=0,
            mood=LOOK,
        ),
        on_counter(17, 10.8),
        buyer(39.4, HANGS, PILE_IN, tall=15, looks=-2, mood=WONDER),
        props=(Prop("fingers", 7.6, 49.6, 90), Prop("fingers", 26.4, 49.6, -90)),
    ),
    # Where shall we go?
    Deal(
        seller(8.2, leans(4), to(17.4, 43.2, "point", turn=66), looks=2, mood=LAUGH),
        on_counter(24.6, 12),
        buyer(41, HANGS, PURSE_IN, tall=15.8, mood=SMILE),
    ),
    # One at each end.
    Deal(
        seller(
            6,
            DOWN,
            to(14.6, 50, "grip", turn=84),
            y=GROUND,
            lean=-3,
            tall=18,
            mood=BEAM,
        ),
        on_ground(23.2, 12.4),
        buyer(39, to(30.2, 53.6, "grip", turn=-84), PURSE_IN, lean=3, tall=16, mood=LAUGH),
        counter=False,
    ),
)
