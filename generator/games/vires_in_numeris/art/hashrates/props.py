"""What lies about while the machines guess: mugs, socks, a cactus, a boat, an umbrella.

Each stands on y = 0 about x = 0, in mm of a machine (which is 20 wide), y down.
"""

from __future__ import annotations

import math

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates.cast import cast
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several

_STEAM = "M0 0 C-1 -1.6 1 -2.6 0 -4.4"


@cast
def mug(s: Mine) -> None:
    """Full and hot."""
    s.line(several(_STEAM, [moved(-1, -8.4), moved(1.4, -8.4)]), "", 0.5)
    empty_mug(s)


@cast
def empty_mug(s: Mine) -> None:
    s.fill(disc(0.4, 0, 3.2, 0.9), s.shadow)
    s.line(disc(3, -4, 1.6), "", 0.8)
    s.area("M-2.6 -7 L2.8 -7 L2.2 0 L-2 0 Z", s.nature.steel)


@cast
def mugs(s: Mine) -> None:
    """Three, one above two."""
    for x, y in ((-3.6, 0), (3.6, 0), (0, -7)):
        with s.at(x, y):
            empty_mug(s)


@cast
def spilled_mug(s: Mine) -> None:
    s.fill("M1 -0.4 C-2 -1.4 -8 -0.8 -8.6 0.6 C-8.6 2 -4 1.6 -2.6 2.2 C-1 2.8 2 2 1 -0.4 Z")
    s.line("M3 -4.8 C3 -7.4 5.8 -7 5.4 -4.6", "", 0.8)
    s.area("M-1 -4 L6 -5 L6 0.4 L-1 0 Z", s.nature.steel)


@cast
def yarn(s: Mine) -> None:
    s.line("M1 -0.4 C5 0.8 6 -2 9.4 -0.8", "", THIN)
    s.area(disc(0, -2.2, 2.2), s.hot)
    s.line("M-1.8 -3.2 C-0.8 -1.8 0.6 -1.2 1.8 -1.4 M-0.6 -4 C0.2 -2.8 1 -2.4 2 -2.8", "", THIN)


@cast
def sock(s: Mine) -> None:
    """It hangs from y = 0."""
    s.area("M-1.8 0 L1.8 0 L1.8 7 L5 8.2 C6.4 9 5.8 11 4.2 10.8 L-1.8 9.2 Z")
    s.line("M-1.8 2 L1.8 2 M-1.8 3.6 L1.8 3.6", s.hot, 0.7)


@cast
def cactus(s: Mine) -> None:
    s.fill(disc(0.5, 0, 3.4, 0.8), s.shadow)
    stem = "M0 -0.8 L0 -8 M0 -3.4 C-3.4 -3.4 -3.4 -6.2 -3.4 -7 M0 -2.4 C3.4 -2.4 3.4 -4.6 3.4 -6"
    s.backed(stem, s.nature.leaf, 1.5, 0.55)


@cast
def cactus_in_bloom(s: Mine) -> None:
    cactus(s)
    for x, y in ((0, -9.4), (-3.4, -8.2), (3.4, -7.2)):
        petals = [moved(x + 1.1 * math.cos(a), y + 1.1 * math.sin(a))
                  for a in (math.tau * n / 5 for n in range(5))]  # fmt: skip
        s.fill(several(disc(0, 0, 0.8), petals), s.hot)
        s.fill(disc(x, y, 0.6), s.paper)


@cast
def boat(s: Mine) -> None:
    """It floats with its sail down to y = 0."""
    s.area("M0.4 -12.4 L0.4 -3.4 L6 -3.4 Z")
    s.area("M-0.8 -10.4 L-0.8 -3.4 L-5 -3.4 Z", s.hot)
    s.fill("M-6.6 -2.4 L7 -2.4 L5 0.6 L-4.8 0.6 Z")


@cast
def umbrella(s: Mine) -> None:
    """The wind has turned it inside out."""
    with s.at(0, 0, 28):
        s.line("M0 -6 L0 3 C0 5 2.6 5 2.6 3", "", 0.9)
        s.area("M0 -5 L-7 -9 C-5 -10 -3.6 -9.6 -2.6 -8 C-1.6 -9.6 1.6 -9.6 2.6 -8"
               " C3.6 -9.6 5 -10 7 -9 Z", s.hot)  # fmt: skip


@cast
def papers(s: Mine) -> None:
    """Sums that the wind has."""
    for x, y, turn in ((0, 0, -20), (8, -6, 28), (15, 1, 64)):
        with s.at(x, y, turn):
            s.area(bar(-2, -2.6, 4, 5.2, 0.3), "", 0.5)
            s.line("M-1 -1.2 L1 -1.2 M-1 0.2 L0.6 0.2", "", 0.4)


@cast
def egg(s: Mine) -> None:
    """It fries in a pan."""
    s.line("M4 -1.4 L10 -3.4", "", 1.4)
    s.fill("M-5.4 -2.4 L5.4 -2.4 L4.4 0 L-4.4 0 Z")
    s.area("M-4.6 -2.6 C-4 -4.4 -2 -3.6 -1 -4.6 C1 -5.6 2 -4 4.4 -2.6 Z", "", 0.5)
    s.fill("M-1.6 -3.4 C-1.4 -5.4 1.4 -5.4 1.6 -3.4 Z", s.hot)


@cast
def plug(s: Mine) -> None:
    """At the end of a cable that comes from the right."""
    s.line("M12 -1.6 C7 -3.6 6 1 2 -1.6", "", 1)
    s.fill(bar(-1.4, -3.4, 3.6, 3.4, 0.5))
    s.line("M-1.6 -2.5 L-3.2 -2.5 M-1.6 -0.9 L-3.2 -0.9", "", 0.6)


@cast
def heat(s: Mine) -> None:
    """Rises from y = 0."""
    s.line(several("M0 0 C-1.2 -1.8 1.2 -3.2 0 -5.2", [moved(x, 0) for x in (-3.4, 0, 3.4)]),
           s.hot, 0.7)  # fmt: skip


@cast
def noise(s: Mine) -> None:
    """From both sides of a thing that is 20 wide and 16 high."""
    for side, x in ((-1, -12), (1, 12.4)):
        s.line(f"M{x} -12 C{x + side * 1.6} -10 {x + side * 1.6} -6 {x} -4"
               f" M{x + side * 2.4} -14 C{x + side * 4.8} -11 {x + side * 4.8} -5"
               f" {x + side * 2.4} -2", s.hot, 0.9)  # fmt: skip


@cast
def ear_muffs(s: Mine) -> None:
    s.line("M-4 -0.6 C-4.4 -7.4 4.4 -7.4 4 -0.6", "", 1.1)
    s.fill(several(bar(-1.5, -4, 3, 4, 1.2), [moved(-4, 0), moved(4, 0)]), s.hot)


@cast
def sleep(s: Mine) -> None:
    """What rises from whoever sleeps."""
    for x, y, size in ((0, 0, 1.0), (2.8, -3.4, 1.5)):
        s.line(several("M-1 -1 L1 -1 L-1 1 L1 1", [(size, 0, 0, size, x, y)]), "", 0.7)


@cast
def web(s: Mine) -> None:
    """Between an upright at the left and what is below (0, 0)."""
    s.line("M0 0 L0 -8 M0 0 L7.6 0 M0 0 L5.4 -5.4 M0 -3 C1 -2.6 1.4 -2.6 2 -2 C2.6 -1.4 2.6 -1 3 0"
           " M0 -5.6 C1.6 -5 2.8 -5 3.8 -3.8 C5 -2.8 5 -1.6 5.6 0", "", THIN)  # fmt: skip


@cast
def snow_cap(s: Mine) -> None:
    """On an edge at y = 0, 12 mm wide."""
    s.area("M-6 0.6 C-6.4 -1.6 -4 -2 -3 -1.4 C-2 -3 2 -3 2.6 -1.6 C4 -2.4 6.4 -1.4 6 0.6"
           " C5 1.6 4.4 0.4 3.4 1 C2.4 2.2 1.4 0.6 0 1 C-1.6 2 -2.4 0.4 -3.6 1 C-4.6 1.8 -5.4 1.2"
           " -6 0.6 Z", "", 0.5)  # fmt: skip
