"""Bread."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    CHEEK,
    CLASP,
    DEALS,
    DOWN,
    HANGS,
    PILE_IN,
    PURSE,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    leans,
    on_counter,
    over_shoulder,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import (
    BEAM,
    LOOK,
    ROAR,
    SMILE,
    TONGUE,
    WINK,
    WONDER,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["bread"] = (
    # Fresh from the oven, over the counter from palm to palm.
    Deal(
        seller(7.6, BACK, to(16.7, 42, "palm", turn=80, under=True), looks=2, mood=BEAM),
        Goods(23.4, 31, 10),
        over_shoulder(37.4, to(24.5, 44.6, "palm", turn=0, out=True, under=True), DOWN),
        props=(
            Prop("pile", 15.6, 54.4),
            Prop("steam", 23.4, 22.2),
        ),
    ),
    # Held up for all to see.
    Deal(
        seller(
            19.6,
            to(10.6, 28, "grip", turn=-6, out=True),
            to(28.6, 28, "grip", turn=6, out=True),
            looks=0,
            mood=ROAR,
        ),
        Goods(19.6, 21, 10.4),
        buyer(38.6, CLASP, CLASP, tall=13.6, looks=-2, mood=ROAR),
        props=(Prop("pile", 27, 54.4),),
    ),
    # The first slices.
    Deal(
        seller(
            8,
            leans(3.4),
            to(22.6, 29.4, "grip", turn=60, out=True),
            looks=2,
            mood=LOOK,
        ),
        on_counter(24, 10.8),
        buyer(41, HANGS, PILE_IN, tall=15.4, mood=SMILE),
        props=(Prop("knife", 23.4, 29.6, 176),),
    ),
    # Both carry it.
    Deal(
        seller(
            8.8,
            BACK,
            to(16.8, 47.2, "palm", turn=80, under=True),
            looks=2,
            mood=WINK,
        ),
        Goods(24.4, 36.6, 11.4),
        buyer(
            38.6,
            to(29.2, 47.4, "palm", turn=-70, out=True, under=True),
            to(37.4, 55.4, "pile", turn=-80),
            mood=TONGUE,
        ),
    ),
    # Pushed across, plate and all.
    Deal(
        seller(7.4, leans(2.8), to(12.6, 51.6, "palm", turn=80), lean=3, looks=2, mood=BEAM),
        on_counter(23.8, 10.6),
        buyer(39.2, HANGS, PURSE_IN, tall=15.5, tilt=5, mood=TONGUE),
    ),
    # The last heart is put on top.
    Deal(
        seller(7.6, DOWN, to(17.4, 34.6, "grip", turn=60, out=True), lean=4, looks=2, mood=SMILE),
        on_counter(23, 12.6),
        buyer(37.6, PURSE, CHEEK, tall=15, mood=WONDER),
    ),
)
