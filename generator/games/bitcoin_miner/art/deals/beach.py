"""Ice cream."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    BACK,
    DEALS,
    DOWN,
    HANGS,
    OFFERED,
    OFFERS,
    PILE,
    PILE_IN,
    TOOL,
    Deal,
    Goods,
    buyer,
    leans,
    on_counter,
    seller,
    to,
)
from generator.games.bitcoin_miner.art.person import (
    BEAM,
    LAUGH,
    LOOK,
    ROAR,
    SMILE,
    TONGUE,
    WINK,
    WONDER,
)
from generator.games.bitcoin_miner.art.props import Prop

DEALS["ice-cream"] = (
    # By its stick, high over a child.
    Deal(
        seller(10.4, leans(5), to(25.8, 37.4, "grip", turn=20), mood=BEAM),
        Goods(27, 26.4, 10),
        buyer(
            31,
            to(21.4, 49.4, "open", turn=-30),
            to(39.4, 47.4, "coin", turn=24),
            tall=8.6,
            looks=-2,
            mood=ROAR,
        ),
    ),
    # One scoop, and somebody who can hardly wait.
    Deal(
        seller(10.4, DOWN, to(24, 40.4, "grip", turn=30), mood=SMILE),
        Goods(26.2, 31, 10),
        buyer(38.2, PILE, HANGS, tall=16.5, tilt=4, mood=TONGUE),
    ),
    # The third scoop is on.
    Deal(
        seller(12.8, TOOL, to(25, 43.6, "grip", turn=30), looks=2, mood=LAUGH),
        Goods(26.8, 34.2, 10.6),
        buyer(39.6, HANGS, PILE_IN, tall=14.6, mood=WONDER),
        props=(Prop("scoop", 4.6, 41, -12),),
    ),
    # Slid across the cart.
    Deal(
        seller(8.6, leans(5), to(14, 50.6, "flat", turn=84), lean=5, looks=2, mood=LOOK),
        on_counter(24.6, 10.4),
        buyer(39, PILE, HANGS, tall=15, tilt=6, mood=BEAM),
    ),
    # It takes two.
    Deal(
        seller(8.6, BACK, to(17.4, 43.4, "palm", turn=76, under=True), mood=WINK),
        Goods(25, 34, 10.8),
        buyer(
            39, to(28.6, 46.8, "palm", turn=-24, under=True), HANGS, tall=14.6, looks=-2, mood=LAUGH
        ),
        props=(Prop("pile", 16.4, 54.4),),
    ),
    # Served on one palm.
    Deal(
        seller(9, BACK, to(20.6, 40.6, "palm", turn=84), lean=3, looks=2, mood=BEAM),
        Goods(27, 29, 10.8),
        buyer(38, OFFERED, OFFERS, tall=14, mood=ROAR),
    ),
)
