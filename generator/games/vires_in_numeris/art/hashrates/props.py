"""What lies about while the machines guess: mugs, socks, a cactus, a boat, an umbrella.

Each stands on y = 0 about x = 0, in mm of a machine (which is 20 wide), y down.
"""

from __future__ import annotations

from collections.abc import Sequence

from generator.art.sketch import disc
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import several

_Z = "M-1 -1 L1 -1 L-1 1 L1 1"


def empty_mug(s: Mine) -> None:
    s.fill(disc(0.4, 0, 3.2, 0.9), s.shadow)
    s.line(disc(3, -4, 1.6), "", 0.8)
    s.area("M-2.6 -7 L2.8 -7 L2.2 0 L-2 0 Z", s.nature.steel)
    s.fill("M1 -6.7 L2.4 -6.7 L1.9 -0.3 L0.8 -0.3 Z", s.dusk(s.nature.steel))


def sock(s: Mine) -> None:
    """It hangs from y = 0."""
    s.area("M-1.8 0 L1.8 0 L1.8 7 L5 8.2 C6.4 9 5.8 11 4.2 10.8 L-1.8 9.2 Z")
    s.fill("M0.8 0.3 L1.5 0.3 L1.5 7.2 L4.8 8.5 C5.6 9 5.2 10.3 4.2 10.4 L0.6 9.4 C1.6 8.4 0.8 7.4"
           " 0.8 6 Z", s.dusk(s.paper))  # fmt: skip
    s.line("M-1.8 2 L1.8 2 M-1.8 3.6 L1.8 3.6", s.nature.brick, 0.7)


def cactus(s: Mine) -> None:
    s.fill(disc(0.5, 0, 3.4, 0.8), s.shadow)
    stem = "M0 -0.8 L0 -8 M0 -3.4 C-3.4 -3.4 -3.4 -6.2 -3.4 -7 M0 -2.4 C3.4 -2.4 3.4 -4.6 3.4 -6"
    s.backed(stem, s.nature.leaf, 1.5, 0.55)


def boat(s: Mine) -> None:
    """It floats with its sail down to y = 0."""
    s.area("M0.4 -12.4 L0.4 -3.4 L6 -3.4 Z")
    s.area("M-0.8 -10.4 L-0.8 -3.4 L-5 -3.4 Z", s.nature.rose)
    s.fill("M-6.6 -2.4 L7 -2.4 L5 0.6 L-4.8 0.6 Z")


def sleep(s: Mine, spots: Sequence[tuple[float, float, float]], colour: str = "") -> None:
    """What rises from whoever sleeps: where, and half how high."""
    s.line(several(_Z, [(k, 0, 0, k, x, y) for x, y, k in spots]), colour, 0.9)
