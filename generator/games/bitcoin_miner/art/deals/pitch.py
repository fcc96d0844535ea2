"""Balls and games."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    DEALS,
    DOWN,
    HANGS,
    PILE,
    PILE_IN,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    leans,
    on_counter,
    rests,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import BEAM, LAUGH, LOOK, ROAR, TONGUE, WINK, WONDER
from generator.games.bitcoin_miner.art.props import Prop

DEALS["ball"] = (
    # Thrown.
    Deal(
        seller(8.4, DOWN, to(19, 35.6, "open", turn=40), lean=4, looks=2, mood=TONGUE),
        Goods(28, 25, 9.6),
        buyer(
            37.2,
            to(30.6, 43.6, "open", turn=-8),
            to(45, 43.8, "open", turn=8),
            tall=14.6,
            looks=-2,
            mood=ROAR,
        ),
        props=(Prop("pile", 26, 54.4),),
    ),
    # By its handle.
    Deal(
        seller(10, DOWN, to(20.8, 42.2, "grip", turn=30), mood=LAUGH),
        Goods(27, 31.4, 10.4),
        buyer(38.6, PILE, HANGS, tall=15.6, mood=LOOK),
    ),
    # It turns on the tip of a finger.
    Deal(
        seller(15, BACK, to(24.4, 34, "point", turn=0, out=True), looks=1, mood=LAUGH),
        Goods(24.2, 18.6, 10),
        buyer(38.6, PILE, HANGS, tall=13, looks=-2, mood=WONDER),
    ),
    # Two points.
    Deal(
        seller(7.2, BACK, to(15.4, 34, "open", turn=40), looks=2, mood=WINK),
        on_counter(24.4, 12.4),
        buyer(40.2, HANGS, PILE_IN, tall=14, looks=-2, mood=ROAR),
    ),
    # Just so.
    Deal(
        seller(5.8, leans(2), to(15.4, 43.4, "thumb", turn=0), looks=2, mood=TONGUE),
        on_counter(26.4, 9.6),
        buyer(39.2, rests(28.6), PURSE_IN, tall=15, mood=BEAM),
    ),
    # Polished.
    Deal(
        seller(
            7.6,
            BACK,
            to(16.2, 44.2, "flat", turn=70),
            looks=2,
            mood=LAUGH,
        ),
        on_counter(21.6, 12),
        buyer(39.2, HANGS, PURSE_IN, tall=14.2, mood=BEAM),
        props=(Prop("cloth", 19.8, 42.8),),
    ),
)
