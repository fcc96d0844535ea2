"""Bikes and all that rolls."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    DEALS,
    DOWN,
    GROUND,
    HANGS,
    PILE_IN,
    PURSE_IN,
    Deal,
    buyer,
    leans,
    on_counter,
    on_ground,
    over_shoulder,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import BEAM, LAUGH, SMILE, WINK, WONDER
from generator.games.bitcoin_miner.art.props import Prop

DEALS["bike"] = (
    # Ring, ring.
    Deal(
        seller(9, leans(4.4), to(17.4, 35, "point", turn=114, out=True), looks=2, mood=LAUGH),
        on_counter(23.6, 10),
        buyer(39, to(30.4, 56, "coin", turn=-40), HANGS, tall=15, mood=WINK),
        props=(Prop("noise", 29, 36, -40),),
    ),
    # How well it rolls.
    Deal(
        seller(7.2, BACK, to(14.2, 46, "flat", turn=84), looks=2, mood=WINK),
        on_counter(21, 10.8),
        over_shoulder(42, DOWN, DOWN),
        props=(Prop("pile", 33, 54.4),),
    ),
    # Off you go.
    Deal(
        seller(7.4, DOWN, to(20.8, 41, "grip", turn=-6, out=True), y=GROUND, tall=20, mood=SMILE),
        on_ground(21.4, 11.8),
        buyer(39.4, HANGS, PILE_IN, tall=15, mood=LAUGH),
        counter=False,
    ),
    # No screw is missing.
    Deal(
        seller(7.6, leans(3.6), to(16.6, 38.6, "grip", turn=20), looks=2, mood=LAUGH),
        on_counter(22.4, 10.4),
        buyer(39.6, HANGS, PILE_IN, tall=15, mood=BEAM),
        props=(Prop("spanner", 17.2, 37, 20),),
    ),
    # Nothing is better.
    Deal(
        seller(
            6,
            BACK,
            to(14.6, 43, "thumb", turn=0, out=True),
            y=GROUND,
            tall=19,
            looks=2,
            mood=LAUGH,
        ),
        on_ground(24, 11),
        buyer(41, BACK, PURSE_IN, tall=13.4, looks=-2, mood=LAUGH),
        counter=False,
    ),
    # Up there one sits.
    Deal(
        seller(7.2, BACK, to(17, 45.4, "grip", turn=24), y=GROUND, tall=20, looks=2, mood=WINK),
        on_ground(22.8, 12.2),
        buyer(39.8, HANGS, PURSE_IN, tall=17, looks=-2, mood=WONDER),
        counter=False,
    ),
)
