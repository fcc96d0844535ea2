"""Miners at work on the board, where carts roll and rock is broken. See `aside_kit`."""

from __future__ import annotations

from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.aside_kit import LINE, THIN, Scene, on_rails
from generator.games.bitcoin_miner.art.miner import arm, body, leg


@on_rails
def push(s: Scene) -> None:
    """A miner leans against a cart, which is at the right: its side is 8 mm from the middle."""
    arm(s, "M3.4 -9.8 L6 -9.4", 6.8, -9.4)
    leg(s, "M-1.6 -5.2 L-3.6 -3.2 L-6.4 -1.2", -6.6, -1.2, 24)
    leg(s, "M-0.4 -5.2 L2.6 -3.6 L1.2 -1", 1.4, -1)
    with s.at(-1.4, -4.6, 22):
        body(s)
    arm(s, "M1.2 -9.2 L3.2 -6.2 L5.8 -6.7", 6.8, -6.8)


@on_rails
def swing(s: Scene) -> None:
    """A miner swings the pick at the rock on the right: chips fly."""
    leg(s, "M-1 -5 L-2.6 -3 L-4.6 -1", -4.6, -1)
    leg(s, "M0.4 -5 L2.8 -3.6 L2.6 -1", 2.8, -1)
    arm(s, "M1.6 -10.4 L4.6 -8.8", 5.9, -8.9)
    with s.at(-0.8, -4.6, 8):
        body(s)
    s.backed("M2.6 -6.8 L10.6 -11.8", s.wood, 0.7, LINE)
    with s.at(10.4, -11.7, -33):
        s.area(
            "M-1.4 -5.2 C1.7 -2.6 1.7 2.6 -1.4 5.2 C-0.4 2.4 -0.4 -2.4 -1.4 -5.2 Z", s.iron, LINE
        )
    arm(s, "M0.6 -9.8 L1.4 -6.6 L3.2 -7.2", 4.1, -7.9)
    s.line("M13.6 -8.8 L15.2 -9.4 M13.6 -6.6 L15.2 -5.8 M12 -5.4 L12.4 -3.8", "", 0.5)
    s.area(disc(9.6, -0.6, 1.1, 0.8), s.iron, THIN)
