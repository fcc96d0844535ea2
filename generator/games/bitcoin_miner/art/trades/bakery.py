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
    """The oven, or the shop's window, or the dresser with what is fresh."""
    (_oven, _shop, _dresser)[s.light.hour.shown](s)


def _oven(s: Place) -> None:
    """A tiled wall, a window, and an oven in which a fire burns or a rack of trays."""
    indoors(s, s.cream, s.soil, 50, Window(9.4, 4, 12.6, 14.4), (26.6, 6.4))
    s.line(
        "M0 31 L26 31 M4 27 L4 31 M10 27 L10 31 M16 27 L16 31 M22 27 L22 31 "
        "M1 31 L1 35 M7 31 L7 35 M13 31 L13 35 M19 31 L19 35",
        s.soil,
        THIN,
    )
    (_trays if s.light.hour.again else _fire)(s)


def _fire(s: Place) -> None:
    """The oven under its chimney."""
    s.area(bar(36, -1, 7, 18), s.stone, THIN)
    s.area("M24 54 L24 25 C24 11 46.6 11 46.6 25 L46.6 54 Z", s.stone, THIN)
    s.line("M26 19 L29 21 M30 15 L32 18 M36 13.5 L36 17 M42 15 L40 18 M45.6 19.6 L43 21", "", 0.35)
    s.area("M29 38 L29 27 C29 18 43 18 43 27 L43 38 Z", s.ink, THIN)
    s.fill("M31 38 C29 31 33 31 34 26 C37 29 37 31 38 28 C42 32 42 34 41 38 Z", s.pink)
    s.fill("M33.4 38 C32 34 35 34 35.6 31.4 C38 34 39 35 38.4 38 Z", s.sun)


def _trays(s: Place) -> None:
    """A tall rack of trays, full of what the oven gave."""
    for row, y in enumerate((13.4, 25.6, 37.8, 50)):
        loaf = (7, 4.6, 6.2, 4.6)[row]
        wide = (9.4, 6, 9.4, 6)[row]
        for k in range(int(21 // wide)):
            x = 25.2 + wide * k
            s.area(f"M{x} {y} C{x - 0.6} {y - loaf} {x + wide} {y - loaf} {x + wide - 0.6} {y} Z",
                   (s.straw, s.wood)[row % 2], THIN)  # fmt: skip
        s.area(bar(23.4, y, 24, 1.5), s.iron, THIN)
    s.bars(((23, 4, 1.6, 52), (45.6, 4, 1.6, 52)), s.iron)


def _shop(s: Place) -> None:
    """A window on the street under an awning or between curtains, loaves on its sill, and the
    baker's clock or a wreath."""
    indoors(s, s.sky, s.soil, 50, Window(5.4, 5, 29, 23), (39.4, 6))
    s.area("M8 20.6 L8 15 L11.6 11.6 L15.2 15 L15.2 20.6 Z M15.2 20.6 L15.2 16.4 L18.4 16.4 "
           "L18.4 20.6 Z", s.ice, THIN)  # fmt: skip
    if s.light.hour.again:
        for x, way in ((4, 1), (35.8, -1)):
            s.area(f"M{x} 4 l{9 * way} 0 c{-0.6 * way} 8 {-3 * way} 13 {-6.6 * way} 16.6 "
                   f"c{1.4 * way} 2.4 {1.6 * way} 5 {1.6 * way} 8 l{-4 * way} 0 Z", s.coral,
                   THIN)  # fmt: skip
            s.line(f"M{x + 4.4 * way} 5 c{-0.4 * way} 6 {-1.6 * way} 10 {-3.6 * way} 13", "", 0.35)
        s.line("M2.4 3.6 L37.4 3.6", "", 1.2)
    else:
        for k in range(6):
            s.area(f"M{3.4 + 5.5 * k} 3 l5.5 0 l0 4.4 c0 2.6 -5.5 2.6 -5.5 0 Z",
                   s.paper if k % 2 else s.red, THIN)  # fmt: skip
    s.area("M7 28 C6.4 22.6 15 22.6 14.4 28 Z M25.4 28 C24.8 23 33.4 23 32.8 28 Z", s.straw, THIN)
    s.area("M16 28 C15.4 21 24.4 21 23.8 28 Z", s.bark, THIN)
    s.fill(bar(0, 36, 46.6, 14), s.cream)
    s.line("M0 36 L46.6 36 M8 36 L8 50 M20 36 L20 50 M32 36 L32 50 M44 36 L44 50", "", 0.35)
    if s.light.hour.again:
        s.backed(disc(41, 20, 3.6), s.bark, 2, 0.4)
        s.line("M38.4 18.4 l1 1.4 M40.2 16.6 l1.2 1 M43 17.4 l0.4 1.4 M37.8 21.4 l1.6 0.4 M44 22 "
               "l-1.4 -0.2 M41.6 24.2 l-0.6 -1.4", s.straw, 0.6)  # fmt: skip
    else:
        s.area(disc(40.6, 20, 4.6), s.paper, THIN)
        s.line("M40.6 17 L40.6 20 L43 21.4", "", 0.7)


def _dresser(s: Place) -> None:
    """A dresser with bread and cakes, a window, and tools that hang from a rail."""
    indoors(s, s.soil, s.bark, 52, Window(9.4, 8.6, 11.4, 14), (15, 2))
    s.line("M2 27 L21 27 M6 27 L6 31", "", THIN)
    s.area(disc(6, 33.4, 2.6), s.iron, THIN)
    s.backed("M13.6 28.6 L13.6 38", s.wood, 2.4, THIN)
    # It ends beside what is cut on the counter, not behind it.
    with s.at(2.8, 0):
        s.area(bar(23.6, 1.6, 24, 51, 1), s.wood, THIN)
        s.fill(joined(bar(25, y, 21.6, 10.6) for y in (3, 15.2, 27.4)), s.cream)
        for y in (13.6, 25.8, 38):
            s.area(bar(23.6, y, 24, 1.5), s.wood, THIN)
        s.area("M26.4 13.6 C25.8 7 34.4 7 33.8 13.6 Z M36 13.6 C35.4 8 45 8 44.4 13.6 Z", s.straw,
               THIN)  # fmt: skip
        s.area("M26 25.8 L26 20.6 L34 20.6 L34 25.8 Z", s.paper, THIN)
        s.fill("M26.3 20.9 L33.7 20.9 L33.7 22.6 C32 24.6 31 22 29.8 23.4 C28.6 24.6 27.6 22 26.3 "
               "23 Z", s.red)  # fmt: skip
        s.dots(((30, 19.6),), 1.1, s.red)
        s.area(
            joined(disc(x, 23.4, 2.4) for x in (38.4, 43.4)) + disc(40.9, 19.4, 2.4), s.cream, THIN
        )
        s.area(bar(26.4, 29.6, 5, 8.4, 1), s.iron, THIN)
        s.area(bar(33.4, 31.4, 4.4, 6.6, 1), s.coral, THIN)
        s.area("M40 38 L41.4 27.6 L44 28.4 L43.4 38 Z", s.straw, THIN)


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
