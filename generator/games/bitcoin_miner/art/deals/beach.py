"""Ice cream."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BELLY,
    COIN_IN,
    DEALS,
    HEART,
    HIP,
    PAYS,
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
        buyer(39.4, to(32.6, 41, "open", turn=-24), COIN_IN, tall=14, mood=4),
    ),
    # One scoop, and somebody who can hardly wait.
    Deal(
        seller(10.4, to(2.6, 42, "thumb", turn=0), to(24, 40.4, "grip", turn=30)),
        Goods(26.2, 31, 10),
        buyer(39.6, PAYS, BELLY, tall=16.5, mood=5),
    ),
    # The third scoop is on: the buyer holds it already.
    Deal(
        seller(10, HIP, to(15.6, 37.6, "grip", turn=34), mood=1),
        Goods(27.2, 36, 10.2),
        buyer(39.8, to(30, 46, "grip", turn=-40), COIN_IN, tall=16),
        props=(Prop("scoop", 17, 36, 34),),
    ),
    # Slid across the cart.
    Deal(
        seller(8.6, to(8, 52.6, "flat", turn=84), to(16.6, 51.6, "grip", turn=84), lean=5, looks=2),
        on_counter(24.6, 10.4),
        buyer(40.8, PAYS, HEART, tall=15, mood=2),
    ),
    # It takes two.
    Deal(
        seller(9.4, to(14, 44.6, "none", under=True), to(15.6, 41, "palm", turn=60)),
        Goods(25, 35, 10.8),
        buyer(40.4, to(32.4, 45, "palm", turn=-50), PAYS, tall=16.5),
        props=(Prop("coins", 22, 54.4),),
    ),
    # Served on one palm.
    Deal(
        seller(9, HIP, to(19.4, 40, "palm", turn=84), lean=3),
        Goods(27, 29, 10.8),
        buyer(39.4, to(30.6, 47.4, "open", turn=-20), COIN_IN, tall=13.4, mood=7),
    ),
)
