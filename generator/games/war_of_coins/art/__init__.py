"""Flat colour, black outlines: cards in the manner of Korean flower cards (hwatu).

One weight of outline each for large and small things, nothing between it and flat colour, no
gradients. `landscape` draws the picture of a coin; `emblems` its sign; the other modules each the
thing that they are named for. A landscape belongs to a coin, an ornament (exchange, gate, pouch,
banner, picks, mask) to a kind of card, a badge says the kind once more in a fan.
"""

from __future__ import annotations

from generator.games.war_of_coins.art import (
    backs,
    badges,
    banner,
    circling,
    clouds,
    emblems,
    exchanges,
    gate,
    landscape,
    maiden,
    mask,
    miniature,
    moons,
    picks,
    pouch,
    sky,
    tab,
    voyage,
)

__all__ = [
    "backs", "badges", "banner", "circling", "clouds", "emblems", "exchanges", "gate", "landscape",
    "maiden", "mask", "miniature", "moons", "picks", "pouch", "sky", "tab", "voyage",
]  # fmt: skip
