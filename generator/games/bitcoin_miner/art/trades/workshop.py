"""Bikes: a workshop with its tools, and from a bell to a penny-farthing."""

from __future__ import annotations

import math

from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.trades.indoors import Window, indoors
from generator.games.bitcoin_miner.art.trades.kit import THIN, Place, Trade, part, place_for


def _wheel(s: Trade, x: float, y: float, radius: float, spokes: int = 6) -> None:
    """A wheel with its spokes."""
    s.area(disc(x, y, radius), s.paper, 1.3)
    ends = ((math.cos(math.pi * k / spokes), math.sin(math.pi * k / spokes)) for k in range(spokes))
    r = radius - 0.6
    s.line(
        " ".join(
            f"M{x - r * u:.2f} {y - r * v:.2f} L{x + r * u:.2f} {y + r * v:.2f}" for u, v in ends
        ),
        "",
        0.35,
    )
    s.fill(disc(x, y, 0.22 * radius))


@place_for("bike")
def place(s: Place) -> None:
    """A corner with a board for tools, or the gate to the road, or a wall where all hangs."""
    (_corner, _gate, _hooks)[s.light.hour.shown](s)


def _corner(s: Place) -> None:
    """A window, a hammer on a board, a wheel that hangs from a hook, and a lamp."""
    indoors(s, s.ice, s.soil, 54, Window(9.6, 4, 12.6, 15), (26.4, 6))
    s.area(bar(-1, 23.4, 9.4, 16, 1), s.soil, THIN)
    if s.light.hour.again:
        # Who won, framed: the road, and a cup.
        s.area(bar(28.4, 4, 16.6, 15.6, 0.8), s.wood, THIN)
        s.area(bar(30.2, 5.8, 13, 12), s.sky, 0.35)
        s.area("M30.2 17.8 L30.2 13 C34 9.6 39 10 43.2 13.4 L43.2 17.8 Z", s.leaf, 0.35)
        s.fill("M34.8 17.8 C37.6 15.4 35.4 13.4 37.4 11.4 L38.2 11.6 C37.4 13.4 40.4 15.4 "
               "39.4 17.8 Z", s.paper)  # fmt: skip
        s.dots(((40.4, 8.4),), 1.2, s.gold)
        s.area("M31 19.8 L36 19.8 C36 23.2 34.6 24.2 33.9 24.4 L33.9 25.8 L35 27 L32 27 L33.1 25.8 "
               "L33.1 24.4 C32.4 24.2 31 23.2 31 19.8 Z", s.gold, THIN)  # fmt: skip
    else:
        s.line("M38.4 0 L38.4 4", "", 0.8)
        _wheel(s, 38.4, 12, 7.6)
        s.area(bar(30, 22, 5, 5, 0.6), s.coral, THIN)
    s.area(bar(4.6, 28, 1.2, 9), s.wood, 0.35)
    s.area(bar(2.4, 25.6, 5, 3, 0.6), s.iron, 0.35)
    s.area(bar(27, 27, 20.6, 1.6), s.wood, THIN)
    s.area("M38 27 L38 23 L39.6 21 L39.6 19.6 L41 19.6 L41 21 L42.6 23 L42.6 27 Z", s.leaf, THIN)
    s.area(bar(29, 36, 18.6, 18, 1), s.red, THIN)
    s.line("M29 41 L46.6 41 M29 46 L46.6 46", "", THIN)


def _gate(s: Place) -> None:
    """The gate stands open to the hills; tyres are stacked beside it."""
    indoors(s, s.straw, s.soil, 54, Window(5.6, 7, 30, 34), (23.3, 1.4))
    if s.light.hour.again:
        # A road leads to the hills.
        s.fill("M16 41 C24 37 12 34.4 19 29.8 L20.4 29.8 C16.6 34.4 30.6 36.6 26.6 41 Z", s.paper)
        s.line("M29.4 38 L29.4 26", "", 0.9)
        s.area("M24 26.4 L31.6 26.4 L31.6 30 L24 30 L22 28.2 Z", s.wood, THIN)
    else:
        s.area("M12.6 30.4 L12.6 27.4 M12.6 27.6 C9 27.6 10 19 12.6 18 C15.4 19 16.4 27.6 12.6 "
               "27.6 Z M17.4 31 L17.4 28.4 C14.8 28 15.6 23 17.4 22.4 C19.4 23 20 28 17.4 28.4",
               s.leaf, THIN)  # fmt: skip
    s.line("M5.6 7 L5.6 54 M35.6 7 L35.6 54", "", 1.4)
    s.line("M3.2 8 L38 8 M3.2 10 L38 10", "", 1)
    s.backed(disc(43.4, 18, 3.4), s.coral, 1.2, 0.35)
    s.line("M43.4 12.6 L43.4 14.6", "", 0.8)
    for y in (50, 46.2, 42.4):
        s.area(bar(33.4, y, 11.6, 3.8, 1.9), s.stone, THIN)


def _hooks(s: Place) -> None:
    """Tools on a board or jerseys on a line, frames and wheels on hooks under them, and a small
    window."""
    indoors(s, s.moss, s.soil, 54, Window(9.4, 7.6, 9.6, 11.4), (14.2, 1.6))
    (_jerseys if s.light.hour.again else _tools)(s)
    s.line("M0 22.4 L46.6 22.4 M6 22.4 L6 25 M28 22.4 L28 25 M42 22.4 L42 25", "", 0.8)
    _wheel(s, 6, 31, 5.8)
    _wheel(s, 42, 31, 5.8)
    s.backed("M17.4 35.6 L21.4 26.6 L29 26.6 L23.8 35.6 Z L23.8 35.6 L20.8 24.6 M29 26.6 L32.4 "
             "35.6 M28 24 L29 26.6", s.leaf, 1, 0.35)  # fmt: skip
    s.line("M19.2 24.4 L22.8 24.4", "", 1.4)


def _tools(s: Place) -> None:
    """A board with a hammer, a wrench and a screwdriver."""
    s.area(bar(21.6, 2, 26, 16.4, 0.8), s.soil, THIN)
    s.dots(((24 + 4 * i, 4 + 4.2 * j) for i in range(6) for j in range(4)), 0.3, s.wood)
    s.area(bar(25.4, 7.6, 1.3, 8), s.wood, 0.35)
    s.area(bar(23.4, 4.8, 5.4, 3, 0.6), s.iron, 0.35)
    s.area("M31.6 15.6 L31.6 8.8 C29.8 7.8 29.8 5.4 31.4 4.4 L31.4 6.6 L33.4 6.6 L33.4 4.4 "
           "C35 5.4 35 7.8 33.2 8.8 L33.2 15.6 Z", s.iron, 0.35)  # fmt: skip
    s.area("M38 8.6 L42 8 L41 16 L39.4 16 Z", s.stone, 0.35)
    s.area(bar(38, 4, 4, 4.6, 1.4), s.red, 0.35)


def _jerseys(s: Place) -> None:
    """Jerseys of races, on a line."""
    s.line("M21 3 C29 5 39 5 47.6 3", "", 0.4)
    for x, colour in ((25.4, s.gold), (34, s.coral), (42.6, s.leaf)):
        s.area(f"M{x - 2} 4.2 C{x - 1} 5.6 {x + 1} 5.6 {x + 2} 4.2 L{x + 4} 7 L{x + 2.6} 8.8 "
               f"L{x + 2.4} 16.4 L{x - 2.4} 16.4 L{x - 2.6} 8.8 L{x - 4} 7 Z", colour,
               THIN)  # fmt: skip
        s.line(f"M{x - 2.3} 11 L{x + 2.3} 11", s.paper, 1.2)


@part("bike", "front")
def front(s: Trade) -> None:
    """A bench with drawers."""
    s.desk(s.stone, s.straw)
    s.dots(((4.66 + 9.32 * k, 5.4) for k in range(5)), 0.9, s.gold)


@part("bike", "ware-1")
def bell(s: Trade) -> None:
    """A bell for a handlebar."""
    s.area(bar(-3, 5, 6, 4, 1), s.iron)
    s.area("M-9 4 C-9 -9.4 9 -9.4 9 4 Z", s.gold)
    s.area(bar(-10, 3, 20, 3, 1.5), s.gold)
    s.line("M-5.6 0.4 C-5 -2.6 -3.4 -4 -1.4 -4.6", s.paper, 1.2)
    s.area(disc(0, -6.6, 1.6), s.iron)


@part("bike", "ware-2")
def skate(s: Trade) -> None:
    """A roller skate."""
    s.area("M-7 -9 L0.4 -9 L0.8 -2.4 C4 -2 8.6 -1 8.6 3.4 L-7 3.4 Z", s.coral)
    s.line("M0.4 -6.4 L-2.4 -6 M0.6 -4 L-2.2 -3.4 M1.8 -1.8 L-0.4 -0.6", s.paper, 1)
    s.area(bar(-7.6, -9.6, 8.6, 2.6, 1), s.paper, THIN)
    s.area(bar(-8.4, 2.6, 17.8, 2.4, 0.8), s.stone)
    for x in (-4.6, 5):
        s.area(disc(x, 6.4, 2.6), s.gold)
        s.fill(disc(x, 6.4, 0.8))


@part("bike", "ware-3")
def scooter(s: Trade) -> None:
    """A scooter."""
    s.backed("M5.6 5 L3 -8.4", s.gem, 1.3)
    s.backed("M-6 6 L2.4 6 C4.4 6 5 4.4 5 3", s.gem, 1.6)
    s.backed("M-0.4 -7.8 L6 -9.4", s.red, 1.2)
    for x in (-6.6, 6.2):
        s.area(disc(x, 6, 2.9), s.paper, 1.1)
        s.fill(disc(x, 6, 0.9))


@part("bike", "ware-4")
def tricycle(s: Trade) -> None:
    """A tricycle for a child, from the side: of its hind wheels the far one shows behind."""
    s.area(disc(-4.4, 5.2, 3.2), s.stone, 1.1)
    _wheel(s, 5.2, 4, 4.4, 4)
    s.backed("M-6.8 5.4 L-4 -1 L3.8 -1 M5.2 4 L3 -7", s.red, 1.3)
    s.line("M-4.2 -1 L-4.8 -3.8", "", 1.2)
    s.area("M-8 -5 C-7 -6 -4.6 -4.6 -2 -4.6 C-1 -4.4 -1 -3 -2 -2.9 L-6.6 -2.6 C-8.4 -2.6 -9 -4 "
           "-8 -5 Z", s.bark)  # fmt: skip
    s.backed("M0.2 -6.4 C1.2 -7.4 2 -7.4 3 -7.2", s.gold, 0.9)
    s.fill(disc(5.2, 4, 1.1))
    s.line("M5.2 4 L3.8 6.4 M2.6 6.6 L5 6.6", "", 0.9)
    s.area(disc(-6.8, 5.6, 3), s.paper, 1.1)
    s.fill(disc(-6.8, 5.6, 0.8))


@part("bike", "ware-5")
def bike(s: Trade) -> None:
    """A bicycle with a basket of flowers."""
    for x in (-5.8, 5.8):
        _wheel(s, x, 4.8, 4.1, 4)
    s.backed(
        "M-5.8 4.8 L-2.6 -1.4 L3.8 -1.4 L-0.4 4.8 L-5.8 4.8 M-0.4 4.8 L-3.4 -3.4 M5.8 4.8 L3.2 -5",
        s.leaf,
        1,
    )
    s.area(bar(-6.2, -4.6, 5, 1.8, 0.9), s.bark, THIN)
    s.line("M3.2 -5 L1.4 -6.2", "", 1.1)
    s.fill(disc(-0.4, 4.8, 1.3))
    for x, y, colour in ((4.8, -6.4, s.red), (7, -7.4, s.gold), (9, -6.2, s.coral)):
        s.area(disc(x, y, 1.5), colour, THIN)
    s.area("M3.6 -5 L10 -5 L9 -1 L4.6 -1 Z", s.straw, THIN)


@part("bike", "ware-6")
def penny_farthing(s: Trade) -> None:
    """A penny-farthing, as fine as a throne: its saddle behind the handlebar, clear of it."""
    _wheel(s, 2.6, 1.6, 7.4, 6)
    _wheel(s, -7.2, 6.2, 2.8, 3)
    s.backed("M-7.2 6.2 C-8.6 -1 -5.4 -7 2 -7.4 M2.6 1.6 L2 -7.4 L2 -9.4", s.red, 1)
    s.line("M-3.8 -8.6 L-3.6 -5.6 M-1.6 -8.6 L-1.6 -6.4", "", 0.6)
    s.area(
        "M-6 -9.6 C-5 -10.8 -3 -9.6 -0.6 -9.6 C0.2 -9.4 0.2 -8.4 -0.8 -8.3 L-3.4 -7.9 "
        "C-5.4 -7.5 -6.8 -8.4 -6 -9.6 Z",
        s.bark,
    )
    s.backed("M2 -9.4 C4 -10.4 6 -9.8 6 -7.6", s.gold, 0.8)
    s.line("M6 -8.2 L6 -6.8", "", 1.7)
    s.fill(disc(2.6, 1.6, 1.1))
    s.line("M2.6 1.6 L4.4 4.2 M3.4 4.8 L5.6 3.8", "", 0.9)
