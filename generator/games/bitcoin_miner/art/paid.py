"""What a sale pays, as its people show it: a coin held, coins in a pile, or a purse.

How many coins is never told: it is the sale's value. Lengths in mm, y down.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.art.outlines import rounded
from generator.art.sketch import Sketch, bar, disc
from generator.drawing import paths
from generator.games.bitcoin_miner.art.tokens import ONE

#: Width of outlines, and of the ring on a coin.
THIN, RING = 0.35, 0.25
#: A coin from its face, the ring on it, and how large its figure is.
FACE, INNER, FIGURE = rounded(disc(0, 0, 2.4).segments), disc(0, 0, 1.85), 0.34
#: A coin from its edge, on its foot, how high that is, and how far coins of a pile lie aside.
EDGE, HIGH = rounded(bar(-2.4, -1.35, 4.8, 1.35, 0.6).segments), 1.35
ASIDE = (0.0, 0.35, -0.2, 0.25, -0.3, 0.1)
#: A coin that lies alone, seen from above: its face, the ring on that, and its edge below.
ALONE = 1.25
LYING, LYING_RING = rounded(disc(0, -1.6, 2.4, ALONE).segments), disc(0, -1.6, 1.7, 0.75)
LYING_EDGE = f"M-2.4 -1.6 L-2.4 -0.7 C-2.2 {ALONE - 0.4} 2.2 {ALONE - 0.4} 2.4 -0.7 L2.4 -1.6 Z"
#: How far the middle of a held coin is from where finger and thumb meet.
ABOVE = 3.4
#: A purse on its side, and its lace.
PURSE = (
    "M-0.7 -3.1 C-0.7 -6.2 -3.6 -6.4 -5 -4 C-5.8 -4.6 -6.4 -5 -7 -5 C-6.6 -4 -6.6 -2.2 -7 -1.2 "
    "C-6.4 -1.2 -5.8 -1.6 -5 -2.2 C-3.6 0.2 -0.7 0 -0.7 -3.1 Z"
)
LACE = "M-5.1 -4.1 L-5.1 -2.1"


@dataclass(frozen=True)
class Paid:
    """As many coins as a sale pays, their metal, and the leather of a purse; `mirrored` where the
    whole sale is, for then figures are, too."""

    count: int
    metal: str
    leather: str
    mirrored: bool


def coin(s: Sketch, paid: Paid, turn: float, mirrored: bool) -> None:
    """The one coin that finger and thumb hold, in a hand that is turned and mirrored so: the figure
    on it stands upright."""
    back = turn if mirrored else -turn
    with s.at(0, -ABOVE, back, mirrored=mirrored != paid.mirrored):
        s.area(FACE, paid.metal, THIN)
        s.line(INNER, "", RING)
        with s.at(0, 0, scale=FIGURE):
            s.fill(paths.svg_path(ONE))


def pile(s: Sketch, paid: Paid) -> None:
    """Coins on each other, on their foot; one alone shows its face."""
    if paid.count == 1:
        s.area(LYING_EDGE, paid.metal, THIN)
        s.area(LYING, paid.metal, THIN)
        s.line(LYING_RING, "", RING)
        return
    for k in range(paid.count):
        with s.at(ASIDE[k], -HIGH * k):
            s.area(EDGE, paid.metal, THIN)


def purse(s: Sketch, paid: Paid) -> None:
    """A purse on a hand that is seen from the side."""
    s.area(PURSE, paid.leather, THIN)
    s.line(LACE, paid.metal, 0.8)
