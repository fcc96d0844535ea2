"""Kites and all that flies."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    COIN_UP,
    DEALS,
    DOWN,
    HANGS,
    PILE,
    Deal,
    Goods,
    behind,
    buyer,
    over_shoulder,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import BEAM, LAUGH, LOOK, ROAR, SMILE, WONDER
from generator.games.bitcoin_miner.art.props import Prop

DEALS["kite"] = (
    # Off it goes.
    Deal(
        seller(9, BACK, to(21, 39, "grip", turn=50), lean=5, looks=2, mood=LOOK),
        Goods(29, 27.4, 11),
        buyer(37.6, COIN_UP, HANGS, tall=15, looks=-2, mood=LAUGH),
    ),
    # Blow.
    Deal(
        seller(10, BACK, to(24.4, 41.6, "grip", turn=20), mood=SMILE),
        Goods(25, 30, 10.4),
        buyer(37.6, PILE, HANGS, tall=16, mood=WONDER),
        props=(Prop("wind", 32.4, 42.4, 40),),
    ),
    # The string pulls.
    Deal(
        seller(
            12.2,
            BACK,
            to(19.8, 42, "grip", turn=50),
            lean=-7,
            looks=2,
            mood=BEAM,
        ),
        Goods(28, 18, 12),
        over_shoulder(37.4, behind(24.6, 55.4, "pile", turn=-84), DOWN),
        props=(Prop("string", 17, 44, 0, (28, 29.4)),),
    ),
    # On a short string.
    Deal(
        seller(10, BACK, to(20.4, 43, "grip", turn=24), looks=2, mood=SMILE),
        Goods(28, 24, 11.6),
        buyer(38.6, PILE, HANGS, tall=15.6, looks=-2, mood=LAUGH),
        props=(Prop("string", 21.4, 41.4, 0, (28.6, 29)),),
    ),
    # It is stronger than she is.
    Deal(
        seller(9.4, BACK, to(18.6, 48, "palm", turn=74), looks=2, mood=ROAR),
        Goods(25, 16.8, 12),
        buyer(
            37,
            to(30.6, 43.4, "grip", turn=-20),
            to(34.4, 55.6, "purse", turn=-80),
            lean=7,
            tall=16.4,
            looks=-2,
            mood=WONDER,
        ),
        props=(Prop("string", 30.2, 41.6, 0, (29, 26.2)),),
    ),
    # She has the rope already, he the coin.
    Deal(
        seller(10, BACK, to(19.4, 44.6, "purse", turn=84), looks=2, mood=SMILE),
        Goods(26, 18.4, 13.4),
        buyer(37, to(30.8, 42, "grip", turn=-20), BACK, tall=15.4, looks=-2, mood=LAUGH),
        props=(Prop("string", 29.8, 40.4, 0, (26, 29.4)),),
    ),
)
