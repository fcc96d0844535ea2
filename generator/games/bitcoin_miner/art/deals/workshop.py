"""Bikes and all that rolls."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    CHEEK,
    COIN_IN,
    COINS_IN,
    DEALS,
    EAR,
    GROUND,
    HIP,
    PAYS,
    PURSE_IN,
    THUMB,
    Deal,
    Goods,
    buyer,
    on_counter,
    on_ground,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["bike"] = (
    # Ring, ring.
    Deal(
        seller(9, HIP, to(17.4, 35, "point", turn=114, out=True), looks=2),
        on_counter(23.6, 10),
        buyer(38.6, PAYS, EAR, tall=15, mood=4),
        props=(Prop("noise", 29, 36, -40),),
    ),
    # How well it rolls.
    Deal(
        seller(8.6, HIP, to(15.6, 49.2, "palm", turn=78, under=True)),
        Goods(25, 37.6, 11.6),
        buyer(39, to(30, 47.6, "point", turn=-50), COIN_IN, tall=15),
    ),
    # Off you go.
    Deal(
        seller(7.4, HIP, to(20.8, 41, "grip", turn=-6, out=True), y=GROUND, tall=20, mood=0),
        on_ground(21.4, 11.8),
        buyer(39.6, THUMB, COINS_IN, tall=15, mood=1),
        counter=False,
    ),
    # No screw is missing.
    Deal(
        seller(6.4, HIP, to(14.6, 35.8, "thumb", turn=4, under=True), looks=2),
        on_counter(22.4, 10.4),
        buyer(40, to(32.4, 57, "coin", turn=-86), CHEEK, tall=15),
    ),
    # Hands on bar and saddle.
    Deal(
        seller(6.4, HIP, to(17.6, 46, "flat", turn=80, out=True), y=GROUND, tall=19),
        on_ground(22.4, 11.8),
        buyer(40.2, CHEEK, COINS_IN, tall=14.4, mood=1),
        counter=False,
    ),
    # Up there one sits.
    Deal(
        seller(6.4, HIP, to(17, 47, "point", turn=24, out=True), y=GROUND, tall=19, looks=2),
        on_ground(22.8, 12.2),
        buyer(39.4, CHEEK, PURSE_IN, tall=17, mood=4),
        counter=False,
    ),
)
