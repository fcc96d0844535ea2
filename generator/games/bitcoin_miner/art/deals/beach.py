"""Ice cream."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BELLY,
    COIN_IN,
    COINS,
    COINS_IN,
    DEALS,
    HEART,
    HIP,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    on_counter,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["ice-cream"] = (
    # By its stick, high over a child.
    Deal(
        seller(10.4, HIP, to(25.4, 39.6, "grip", turn=20)),
        Goods(26.6, 28.6, 10),
        buyer(38, to(32.6, 41, "open", turn=-24), COIN_IN, tall=14, mood=4),
    ),
    # One scoop, and somebody who can hardly wait.
    Deal(
        seller(10.4, HIP, to(24, 40.4, "grip", turn=30)),
        Goods(26.2, 31, 10),
        buyer(38.2, to(29.4, 47.2, "coin", turn=-100, out=True), BELLY, tall=16.5, mood=5),
        props=(Prop("coins", 23, 54.4),),
    ),
    # The third scoop is on: the buyer holds it already.
    Deal(
        seller(10, HIP, to(18.2, 35.2, "grip", turn=34), mood=1),
        Goods(27.2, 36, 10.2),
        buyer(38.4, to(30, 46, "grip", turn=-40), COINS_IN, tall=16),
        props=(Prop("scoop", 19.6, 33.6, 34),),
    ),
    # Slid across the cart.
    Deal(
        seller(8.6, to(8, 52.6, "flat", turn=84), to(16.6, 51.6, "grip", turn=84), lean=5, looks=2),
        on_counter(24.6, 10.4),
        buyer(39.4, COINS, HEART, tall=15, mood=2),
    ),
    # It takes two.
    Deal(
        seller(9.4, HIP, to(17.8, 44.4, "palm", turn=76, under=True)),
        Goods(25, 35, 10.8),
        buyer(39, to(31, 46, "palm", turn=-40, out=True, under=True), HIP, tall=16.5),
        props=(Prop("coins", 22, 54.4),),
    ),
    # Served on one palm.
    Deal(
        seller(9, HIP, to(20.6, 40.6, "palm", turn=84), lean=3),
        Goods(27, 29, 10.8),
        buyer(38, to(25.8, 51.6, "open", turn=-20, out=True), PURSE_IN, tall=13.4, mood=7),
    ),
)
