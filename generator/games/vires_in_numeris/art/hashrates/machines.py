"""What HashRates come out of, and what all of these have: a shadow, and a bolt.

A machine stands on its own foot, about 20 mm wide and 24 mm high, in mm, y down; y is 0 where it
touches the ground. Its bolt is hot: every machine has one, for a HashRate is a HashRate.
"""

from __future__ import annotations

from generator.art.sketch import disc
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import several


def shadow(s: Mine, half: float, x: float = 0.0, y: float = 0.0) -> None:
    """What a thing that is twice `half` wide throws on the ground, to its right: that ground, but
    darker."""
    s.fill(disc(x + 0.12 * half, y, 1.12 * half, 1.3), s.shadow)


def bolt(s: Mine, x: float, y: float, high: float, colour: str = "") -> None:
    """The bolt of a HashRate, so many mm high; hot, unless its machine is dead."""
    k = high / 2.6
    s.fill(several(BOLT, [(k, 0, 0, k, x, y)]), colour or s.hot)
