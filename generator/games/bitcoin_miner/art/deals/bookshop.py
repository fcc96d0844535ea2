"""Books."""

from __future__ import annotations

from generator.games.bitcoin_miner.art.deals.kit import (
    COIN_IN,
    COINS,
    COINS_IN,
    DEALS,
    GROUND,
    HIP,
    PURSE_IN,
    Deal,
    Goods,
    buyer,
    on_counter,
    on_ground,
    seller,
    to,
)

DEALS["book"] = (
    # Across the counter.
    Deal(
        seller(10, HIP, to(20.4, 43.4, "grip", turn=84)),
        Goods(26, 35.4, 9.8),
        buyer(38.8, to(30, 46.4, "palm", turn=-20), COIN_IN, tall=16),
    ),
    # Hugged: it is hard to part with.
    Deal(
        seller(
            13.4,
            to(4.6, 48.4, "grip", turn=66),
            to(22, 48.4, "grip", turn=-66),
            tall=18.6,
            tilt=-10,
            looks=0,
        ),
        Goods(13.4, 47, 9.4),
        buyer(37.2, to(28.4, 47, "palm", turn=-40), COIN_IN, tall=15.6),
    ),
    # Read aloud.
    Deal(
        seller(
            16.6,
            to(7.8, 49, "grip", turn=50),
            to(20.6, 57, "grip", turn=-30, under=True),
            tall=18.6,
            mood=1,
            looks=0,
        ),
        Goods(16.8, 46, 10.6),
        buyer(38.2, to(26.4, 49.4, "point", turn=-50), COINS_IN, tall=15),
    ),
    # A stack up to the chin.
    Deal(
        seller(
            10,
            HIP,
            to(17.4, 49.4, "palm", turn=82, under=True),
            lean=-4,
        ),
        Goods(24.2, 39.4, 10.4),
        buyer(38.6, COINS, HIP, tall=15.6, mood=4),
    ),
    # Where shall we go?
    Deal(
        seller(7.6, HIP, to(17.4, 43.2, "point", turn=66), looks=2),
        on_counter(24.6, 12),
        buyer(39.6, to(30.8, 47.4, "point", turn=-40), COIN_IN, tall=15),
    ),
    # One at each end.
    Deal(
        seller(
            6,
            HIP,
            to(14.6, 50, "grip", turn=84),
            y=GROUND,
            lean=-3,
            tall=18,
        ),
        on_ground(23.2, 12.4),
        buyer(39.6, to(30.2, 53.6, "grip", turn=-84), PURSE_IN, lean=3, tall=16),
        counter=False,
    ),
)
