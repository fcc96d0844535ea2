"""Fish."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    DEALS,
    DOWN,
    HANGS,
    PAYS,
    PILE,
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
from generator.games.bitcoin_miner.art.person import LAUGH, LOOK, ROAR, SMILE, WONDER
from generator.games.bitcoin_miner.art.props import Prop

DEALS["fish"] = (
    # By its tail.
    Deal(
        seller(9, DOWN, to(20, 33.4, "grip", turn=60), looks=2, mood=LAUGH),
        Goods(27.4, 40.8, 12.4, turn=90),
        buyer(38.6, PAYS, CHEEK, tall=15, mood=WONDER),
    ),
    # From palm to palm.
    Deal(
        seller(7.6, leans(3), to(16.4, 43.2, "palm", turn=80, under=True), mood=SMILE),
        Goods(24.6, 33, 11),
        over_shoulder(38.4, to(24.2, 45.6, "palm", turn=0, out=True, under=True), DOWN),
        props=(Prop("pile", 15.6, 54.4),),
    ),
    # It pinches.
    Deal(
        seller(
            7, leans(2.8), to(14.4, 38, "open", turn=20, out=True), lean=-4, looks=2, mood=WONDER
        ),
        on_counter(25, 9.8),
        buyer(38.8, PILE, CHEEK, tall=15, mood=ROAR),
    ),
    # Is it as prickly as it looks?
    Deal(
        seller(7.2, leans(3.4), to(17, 44.4, "point", turn=76), lean=5, looks=2, mood=SMILE),
        on_counter(22.6, 9.8, mirrored=True),
        buyer(39.4, HANGS, PILE_IN, tall=14.6, looks=-2, mood=LOOK),
    ),
    # A handshake, with one of its arms, while he leans on his hands.
    Deal(
        seller(7.6, leans(3), leans(12.4), lean=4, looks=2, mood=LAUGH),
        on_counter(22.8, 10.4),
        buyer(39, to(30.4, 47.4, "grip", turn=-60, out=True), PURSE_IN, tall=15.5, mood=LAUGH),
    ),
    # So long was it.
    Deal(
        seller(7.6, leans(3), to(16.4, 41, "open", turn=30), y=57, looks=2, mood=SMILE),
        Goods(28.4, 22.6, 11.8, mirrored=True),
        buyer(38, PURSE, CHEEK, tall=13.6, looks=-2, mood=WONDER),
        stand=26.4,
    ),
)
