"""Things of silk that show a ribbon's kind, by kind and cut: each coin's ribbon has its own.

To add one, write a function of a `Silk` in the module of its kind and put its name into `THINGS`.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.silks import banners, flags, kites, lanterns
from generator.games.war_of_coins.art.silks.silk import Silk

#: kind: {cut: what is drawn of it}.
THINGS: dict[str, dict[str, Callable[[Silk], list[Item]]]] = {
    "chunk": {"six": kites.six, "wave": kites.wave, "cane": kites.cane},
    "nonce": {"barrel": lanterns.barrel, "palace": lanterns.palace, "moon": lanterns.moon},
    "hashes": {"points": banners.points, "pennant": banners.pennant, "scroll": banners.scroll},
    "blocks": {"swallow-tail": flags.swallow_tail},
}
