"""The ribbons: things of silk that belong into the picture, each with the pattern of its kind and
the sign of its coin.

A chunk is a kite on its cord, a nonce a lantern, hashes a banner hung from a rod, blocks a flag on
a summit; of each kind no two are cut alike.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.games.war_of_coins.art.silks import THINGS
from generator.games.war_of_coins.art.silks.silk import Silk


@ornament
def silk_banner(
    *,
    pattern: str,
    cut: str,
    name: str,
    silk: Colour,
    thread: Colour,
    gold: Colour,
    ink: Colour,
) -> Items:
    """A ribbon's thing of `silk`, by its kind (`pattern`) and its `cut`; `thread` draws its
    pattern, and fills the disc under the coin's sign, `name`."""
    if pattern not in THINGS:
        raise TypeError(f"{pattern!r} is not a ribbon: {', '.join(THINGS)}")
    if cut not in THINGS[pattern]:
        raise TypeError(f"{cut!r} is no cut of {pattern}: {', '.join(THINGS[pattern])}")
    return THINGS[pattern][cut](Silk(pattern, name, silk, thread, gold, ink))
