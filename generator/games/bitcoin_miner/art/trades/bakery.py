"""Bread: a bakery with its oven, and from a roll to a wedding cake."""

from __future__ import annotations

from generator.art.outlines import joined
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.trades.indoors import Window, indoors
from generator.games.bitcoin_miner.art.trades.kit import THIN, Place, Trade, part, place_for

#: Holes in the crumb of a cut loaf.
CRUMBS = ((-6, -2.6), (-3.4, -3.4), (-4.6, -0.2), (-2.6, -0.8), (-5.6, 3), (-3, 3.8), (-4.6, 6))


@place_for("bread")
def place(s: Place) -> None:
    """A wall, a window and an oven in which a fire burns."""
    indoors(s, s.cream, s.soil, 50, Window(9.4, 4, 12.6, 14.4), (26.6, 6.4))
    _wall(s)
    s.area(bar(36, -1, 7, 18), s.stone, THIN)
    s.area("M24 54 L24 25 C24 11 46.6 11 46.6 25 L46.6 54 Z", s.stone, THIN)
    s.line("M26 19 L29 21 M30 15 L32 18 M36 13.5 L36 17 M42 15 L40 18 M45.6 19.6 L43 21", "", 0.35)
    s.area("M29 38 L29 27 C29 18 43 18 43 27 L43 38 Z", s.ink, THIN)
    s.fill("M31 38 C29 31 33 31 34 26 C37 29 37 31 38 28 C42 32 42 34 41 38 Z", s.pink)
    s.fill("M33.4 38 C32 34 35 34 35.6 31.4 C38 34 39 35 38.4 38 Z", s.sun)


def _wall(s: Place) -> None:
    """Tiles, or a shelf with loaves, or tools that hang from a rail."""
    shown = s.light.hour.shown
    if shown == 0:
        s.line(
            "M0 31 L26 31 M4 27 L4 31 M10 27 L10 31 M16 27 L16 31 M22 27 L22 31 "
            "M1 31 L1 35 M7 31 L7 35 M13 31 L13 35 M19 31 L19 35",
            s.soil,
            THIN,
        )
    elif shown == 1:
        s.area(bar(-1, 28.4, 24, 1.5), s.wood, THIN)
        s.area(
            "M1.6 28.4 C1 23.6 9 23.6 8.4 28.4 Z M10 28.4 C9.4 24.4 17 24.4 16.4 28.4 Z",
            s.straw,
            THIN,
        )
        s.area(bar(18, 23.4, 3.6, 5, 0.8), s.iron, THIN)
    else:
        s.line("M1 22.4 L22 22.4 M4.6 22.4 L4.6 27", "", THIN)
        s.area(disc(4.6, 29.4, 2.6), s.iron, THIN)
        s.backed("M11.2 24 L11.2 33", s.wood, 2.4, THIN)


@part("bread", "front")
def front(s: Trade) -> None:
    """A counter with a cloth hung over it."""
    s.desk(s.wood, s.cream)


@part("bread", "ware-1")
def roll(s: Trade) -> None:
    """A roll."""
    s.area(
        "M-9.4 4 C-10 -4 -5 -6.4 0 -6.4 C5 -6.4 10 -4 9.4 4 C9.2 8 6 9 0 9 C-6 9 -9.2 8 -9.4 4 Z",
        s.wood,
    )
    s.line("M-4.4 -3.2 L-6 0.4 M0.6 -3.6 L-1 0 M5.6 -3.2 L4 0.4", "", 0.9)
    s.dots(((-6, 4), (-2.6, 3), (0.4, 5.4), (3.4, 3.4), (6.4, 4.6), (-3.6, 6.4)), 0.7, s.cream)


@part("bread", "ware-2")
def pretzel(s: Trade) -> None:
    """A pretzel, salted."""
    s.backed(
        "M0 7 C-6 7 -9.6 2 -8.2 -2.6 C-6.8 -7.6 -1.8 -7 0 -2.6 C1.8 -7 6.8 -7.6 8.2 -2.6 "
        "C9.6 2 6 7 0 7 M0 -2.6 C1.4 1 -2.4 3 -4.4 6 M0 -2.6 C-1.4 1 2.4 3 4.4 6",
        s.bark,
        2.6,
    )
    s.dots(((-7, 1.4), (-5.6, -4.4), (5.6, -4.4), (7, 1.4), (0, 7), (0, 1)), 0.6, s.paper)


@part("bread", "ware-3")
def loaf(s: Trade) -> None:
    """A loaf, cut at its end."""
    s.area("M-4.2 9 L-4.2 -7 L5 -7 C10.4 -7 11.4 0.4 8.8 2.4 L8.8 9 Z", s.bark)
    s.line("M1.6 -4.6 L3.4 -1 M4.6 -4.6 L6.4 -1", s.cream, 1.1)
    crust = "M-8.8 9 L-8.8 2.4 C-11.4 0.4 -10.4 -7 -4.4 -7 C1.6 -7 2.6 0.4 0 2.4 L0 9 Z"
    s.area(crust, s.bark)
    s.area(
        "M-7.2 7.6 L-7.2 1.8 C-9.4 0.4 -8.6 -5.4 -4.4 -5.4 C-0.2 -5.4 0.6 0.4 -1.6 1.8 L-1.6 7.6 Z",
        s.cream,
        THIN,
    )
    s.fill(joined(disc(x, y, 0.5, 0.38) for x, y in CRUMBS), s.wood)


@part("bread", "ware-4")
def basket(s: Trade) -> None:
    """Baguettes in a basket."""
    for x, turn, colour in ((-3.4, -22, s.wood), (3.4, 22, s.wood), (0, 0, s.bark)):
        with s.at(x, 0, turn):
            s.area(bar(-2.1, -9.4, 4.2, 14, 2.1), colour)
            s.line("M-0.9 -6.4 L0.9 -5.4 M-0.9 -3.6 L0.9 -2.6 M-0.9 -0.8 L0.9 0.2", "", THIN)
    s.area("M-8 1 L8 1 L6.4 9 L-6.4 9 Z", s.straw)
    s.line("M-7.4 3.8 L7.4 3.8 M-7 6.4 L7 6.4 M-4 1 L-3.4 9 M0 1 L0 9 M4 1 L3.4 9", "", THIN)
    s.area(bar(-8.8, -0.4, 17.6, 2.4, 1.2), s.straw)


@part("bread", "ware-5")
def cake(s: Trade) -> None:
    """A cake with icing, cherries and a candle."""
    s.area(bar(-10, 7, 20, 2, 1), s.iron)
    s.area("M-8 -1 L8 -1 L8 7 L-8 7 Z", s.wood)
    s.line("M-8 3.8 L8 3.8", s.cream, 1)
    s.area(
        "M-8 -2.6 C-8 -4.4 8 -4.4 8 -2.6 L8 2 C7 3.6 5.6 3.4 5 1.6 C4.2 0.4 3 0.4 2.4 2 C1.6 4 "
        "-0.4 4 -1 2 C-1.6 0.4 -3 0.4 -3.6 1.6 C-4.4 3.4 -7 3.8 -8 2 Z",
        s.paper,
    )
    for x in (-5.6, 5.6):
        s.area(disc(x, -4.4, 1.7), s.red, THIN)
    s.area(bar(-0.8, -7.6, 1.6, 4.4), s.gem, THIN)
    s.area("M0 -10.4 C1.6 -8.6 1.2 -7.6 0 -7.6 C-1.2 -7.6 -1.6 -8.6 0 -10.4 Z", s.gold, THIN)


@part("bread", "ware-6")
def wedding_cake(s: Trade) -> None:
    """A wedding cake of three tiers, two hearts on top."""
    s.area(bar(-10, 7.4, 20, 1.6, 0.8), s.iron)
    for x, y, h in ((9, 2.2, 5.2), (6.2, -2.6, 4.8), (3.6, -6.8, 4.2)):
        s.area(bar(-x, y, 2 * x, h), s.paper)
        bow = x / 3
        s.area(
            f"M{-x} {y} L{x} {y} "
            + " ".join(f"c{-0.2 * bow} 1.9 {-1.8 * bow} 1.9 {-2 * bow} 0" for _ in range(3))
            + " Z",
            s.coral,
            THIN,
        )
    s.dots(((-6, 6), (-2, 6), (2, 6), (6, 6), (-3.6, 0.8), (0, 0.8), (3.6, 0.8)), 0.6, s.gold)
    for x in (-1.6, 1.6):
        s.area(
            f"M{x} -7 C{x - 2.4} -8.6 {x - 1.4} -10.6 {x} -9.4 C{x + 1.4} -10.6 {x + 2.4} "
            f"-8.6 {x} -7 Z",
            s.red,
            THIN,
        )
