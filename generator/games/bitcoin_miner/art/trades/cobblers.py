"""Boots: a cobbler's shop on a day of rain, and from a sock to a boot with wings."""

from __future__ import annotations

from generator.art.outlines import joined
from generator.art.sketch import bar
from generator.games.bitcoin_miner.art.trades.indoors import Window, indoors
from generator.games.bitcoin_miner.art.trades.kit import THIN, Place, Trade, part, place_for


@place_for("boots")
def place(s: Place) -> None:
    """Shelves over a panelled wall, or the shop's window, or pigeonholes full of shoes."""
    (_shelves, _shop, _pigeonholes)[s.light.hour.shown](s)


def _shoe(s: Place, x: float, y: float, colour: str, scale: float = 1.0) -> None:
    """A boot that stands at (x, y), its toe to the right."""
    with s.at(x, y, scale=scale):
        s.area("M-3 -7.4 L0.6 -7.4 L0.6 -3.2 C3 -3 3.8 -1.6 3.8 0 L-3 0 Z", colour, 0.35)


def _shelves(s: Place) -> None:
    """A window, boxes or boots on shelves, and a hammer on its hook."""
    indoors(s, s.ice, s.wood, 55, Window(9.6, 3.4, 11.4, 20, arched=True), (26.6, 5.6))
    s.fill(bar(0, 30, 46.6, 25), s.moss)
    s.line("M0 30 L46.6 30 M6 30 L6 55 M18 30 L18 55 M30 30 L30 55 M42 30 L42 55", "", 0.35)
    if s.light.hour.again:
        _pairs(s)
    else:
        _boxes(s)
    s.line("M5.4 30 L5.4 33", "", THIN)
    s.area(bar(3.4, 33, 4, 2.4, 0.6), s.iron, 0.35)
    s.area(bar(4.9, 35, 1, 5), s.wood, 0.35)


def _boxes(s: Place) -> None:
    """Boxes on two shelves."""
    for y, boxes in (
        (14, ((33, 9, 5, s.soil),)),
        (25.4, ((28.6, 6.4, 6, s.stone), (36, 9.2, 5.6, s.red), (37, 7, 9.6, s.coral))),
    ):
        s.area(bar(27.4, y, 20.2, 1.4), s.wood, THIN)
        for x, wide, high, colour in reversed(boxes):
            s.area(bar(x, y - high, wide, high), colour, THIN)
            s.line(f"M{x} {y - high + 1.6} L{x + wide} {y - high + 1.6}", "", 0.35)


def _pairs(s: Place) -> None:
    """Boots for the rain, pair by pair, and umbrellas on hooks under them."""
    s.area(bar(23.4, 14, 24.2, 1.4), s.wood, THIN)
    for x, colour in ((27.6, s.red), (31.8, s.red), (38.6, s.gem), (42.8, s.gem)):
        _shoe(s, x, 14, colour, 1.1)
    s.line("M23 18.4 L46.6 18.4", s.wood, 1.2)
    for x, colour in ((34, s.coral), (40, s.gold), (46, s.leaf)):
        s.line(f"M{x} 18.6 L{x} 22 M{x} 34 l0 3", "", 0.6)
        s.area(f"M{x - 0.6} 21 L{x + 0.6} 21 L{x + 2} 32 L{x} 34.6 L{x - 2} 32 Z", colour, 0.35)


def _shop(s: Place) -> None:
    """A wide window with boots on its sill and the cobbler's sign over it, or with stockings, and
    stripes on the wall."""
    indoors(s, s.cream, s.wood, 55, Window(8, 8.4, 28, 20), (12, 2))
    s.fill(joined(bar(x, y, 1.8, high) for x in (1.4, 41.4, 45) for y, high in ((0, 40),)), s.coral)
    if s.light.hour.again:
        # Stockings on a line, where the sign was, and a geranium.
        s.line("M8 7.2 C16 9.8 28 9.8 36 7.2", "", 0.4)
        for x, colour in ((13, s.red), (19.4, s.gem), (26, s.leaf), (32.4, s.gold)):
            s.area(f"M{x - 1.4} 8.4 L{x + 1.4} 8.4 L{x + 1.4} 13.6 C{x + 3.8} 13.8 {x + 4.2} 16.8 "
                   f"{x + 2} 16.8 L{x - 1.4} 16.8 Z", colour, 0.35)  # fmt: skip
        s.area("M20.4 25 L25.6 25 L24.8 28.4 L21.2 28.4 Z", s.coral, THIN)
        s.dots(((21, 23.6), (25, 23.4), (23, 24.4)), 1.8, s.leaf)
        s.dots(((22, 21.6), (24.4, 21.8)), 1.2, s.red)
    else:
        s.area(bar(16.4, 2, 16, 5.4, 1), s.red, THIN)
        with s.at(24.4, 6.4, 0, 0.6):
            s.fill("M-5 -5.4 L-1 -5.4 L-0.6 -2.4 C3 -2.2 5.4 -1.4 5.4 0.6 L-5 0.6 Z", s.paper)
        for x, colour in ((12.4, s.bark), (18.6, s.bark), (27.2, s.red), (32.6, s.red)):
            _shoe(s, x, 28.4, colour, 1.1)
    s.fill(bar(0, 38, 46.6, 17), s.wood)
    s.line("M0 38 L46.6 38 M9 38 L9 55 M21 38 L21 55 M33 38 L33 55", "", 0.35)


def _pigeonholes(s: Place) -> None:
    """A wall of pigeonholes with a shoe in each, or a mirror; a small window, lasts on a rail."""
    indoors(s, s.moss, s.wood, 55, Window(9.4, 8.4, 10, 13, arched=True), (14.4, 2))
    if s.light.hour.again:
        # A mirror as high as who tries boots on.
        s.area(bar(24, 3, 22, 48, 8), s.wood, THIN)
        s.area(bar(26.2, 5.2, 17.6, 43.6, 6.4), s.ice, THIN)
        s.line("M30 16 L36 9 M30 22 L41 9.4", s.paper, 1.2)
    else:
        s.area(bar(22.4, 1.4, 25, 41, 0.8), s.wood, THIN)
        s.fill(joined(bar(23.8 + 7.8 * i, 2.8 + 13.2 * j, 6.6, 11.8) for i in range(3)
                      for j in range(3)), s.bark)  # fmt: skip
        colours = (s.coral, s.sky, s.straw, s.leaf, s.red, s.paper, s.gold, s.iron, s.coral)
        for k, colour in enumerate(colours):
            _shoe(s, 26.8 + 7.8 * (k % 3), 14.6 + 13.2 * (k // 3), colour, 0.85)
    s.line("M1 27 L21 27 M5.4 27 L5.4 30 M13.4 27 L13.4 30", "", THIN)
    for x in (4, 12):
        s.area(f"M{x} 30 l3 0 l0 4.4 c2.6 0.4 3.4 1.8 3.4 3.4 l-6.4 0 Z", s.straw, 0.35)


@part("boots", "front")
def front(s: Trade) -> None:
    """A bench with nails in its edge."""
    s.desk(s.bark, s.straw)
    s.dots(((4 + 4 * k, 1.1) for k in range(10)), 0.4)


@part("boots", "ware-1")
def sock(s: Trade) -> None:
    """A sock with stripes."""
    s.area(
        "M-4.6 -9 L2.6 -9 L2.6 0.6 C5 1.2 9 2.4 9 5.6 C9 8.2 7.6 9 5.6 9 L-1 9 C-4 9 "
        "-4.6 7 -4.6 4.6 Z",
        s.red,
    )
    s.fill(
        "M-4.2 -5 L2.2 -5 L2.2 -2.8 L-4.2 -2.8 Z M-4.2 -0.6 L2.2 -0.6 L2.4 1.2 L-4.2 1.6 Z", s.paper
    )
    s.line("M6 3 C4.6 4.6 4.8 7 6 8.6 M-4.2 5.6 C-1.8 5 0.4 6.4 0.2 8.6", "", THIN)
    s.area(bar(-5.2, -9.6, 8.4, 3, 1), s.paper)


@part("boots", "ware-2")
def slippers(s: Trade) -> None:
    """A slipper with the ears of a rabbit."""
    s.area(
        "M-9.6 6 C-9.6 3.4 -6 4 -3 4 L0 -1.4 C6 -2.6 10 2 9.6 6 C9.4 8.4 8 9 6 9 L-8 9 "
        "C-9.2 9 -9.6 7.6 -9.6 6 Z",
        s.coral,
    )
    s.area(
        "M0 -1.4 C-3 0.4 -4.4 2.4 -4.6 4.2 C-6 4.2 -8 3.8 -8.6 5 C-5 6.4 -1 5 2.4 1.4 Z",
        s.paper,
        THIN,
    )
    for x, turn in ((2.4, -14), (5, 16)):
        with s.at(x, -0.6, turn):
            s.area("M-1.6 0.6 C-3 -6 -1.6 -9 0 -9 C1.6 -9 3 -6 1.6 0.6 Z", s.paper)
            s.line("M0 -6 L0 -2", s.coral, 1)
    s.dots(((4.2, 3), (7, 3)), 0.7)
    s.line("M5 5.4 C5.4 6 6 6 6.4 5.4 M-9 7.4 L9 7.4", "", THIN)


@part("boots", "ware-3")
def sneaker(s: Trade) -> None:
    """A shoe to run in."""
    s.area(
        "M-9 -4.4 C-7 -3 -5 -3 -3.6 -5 L4 0 C8 0.8 10 2.4 9.8 6 L-9.4 6 C-10 2 -9.6 -1 -9 -4.4 Z",
        s.gem,
    )
    s.area(
        "M-9.4 2 C-6.6 1 -5 3 -4.4 6 L-9.6 6 Z M5.4 0.6 C4.6 2.6 5 4.6 6 6 L9.8 6 C10 3 "
        "8 1 5.4 0.6 Z",
        s.paper,
        THIN,
    )
    s.line("M-2.4 -1.8 L-0.8 -4 M0 -0.2 L1.6 -2.4 M2.2 1.2 L3.8 -0.8", s.paper, 1)
    s.line("M-3.6 -5 L-5 -1 L4 3", "", THIN)
    s.area(bar(-9.8, 5.6, 19.8, 3.4, 1.6), s.paper)
    s.line("M-8.6 7.4 L8.8 7.4", s.coral, 0.8)


@part("boots", "ware-4")
def rubber_boots(s: Trade) -> None:
    """A pair of rubber boots."""
    for x, y in ((1.6, -1.2), (-3, 0)):
        with s.at(x, y, scale=0.96):
            s.area("M-5 -8 L1 -8 L1 2.4 C4 2.8 7 3.6 7 6.8 L7 9 L-5 9 Z", s.leaf)
            s.line("M-5 6.8 L7 6.8", "", THIN)
            s.line("M-3 -3.6 L-3 2", s.paper, 0.9)
            s.area(bar(-5.4, -8.4, 6.8, 2.6, 0.6), s.paper, THIN)


@part("boots", "ware-5")
def cowboy(s: Trade) -> None:
    """A pair of high boots with a star."""
    for x, y in ((3.4, -1.4), (-2.8, 0)):
        with s.at(x, y):
            s.area(
                "M-5.4 -9.4 C-3 -7.6 0 -7.6 2.4 -9.4 L1.6 2 C4 3 8.4 3.6 8.6 7 L2 7 L-0.6 6 L-2 "
                "9 L-5 9 L-4.6 3 Z",
                s.gem,
            )
            s.area(
                "M-1.6 -5.6 L-0.7 -3.6 L1.4 -3.4 L-0.2 -2 L0.2 0 L-1.6 -1 L-3.4 0 L-3 -2 L-4.6 "
                "-3.4 L-2.5 -3.6 Z",
                s.gold,
                THIN,
            )
            s.line("M-4.6 3 C-2 4.4 0 3.6 1.6 2", "", THIN)


@part("boots", "ware-6")
def winged_boot(s: Trade) -> None:
    """A boot with golden wings."""
    s.area("M-3.6 -9.4 L4.4 -9.4 L4 1.4 C7 2 10 3 10 6 L10 7.4 L-4.4 7.4 L-4.4 3 Z", s.red)
    s.line("M4 -5 L0.8 -4 M4 -2.2 L0.8 -1.2 M4.2 0.8 L1.2 1.6", s.paper, 1)
    s.area("M6 2.2 C5 3.8 5.2 5.4 6 7.2 L10 7.2 L10 6 C10 4 8 2.8 6 2.2 Z", s.gold, THIN)
    s.area(bar(-5.2, 6.4, 15.4, 2.6, 1.2), s.paper)
    s.area(bar(-4.6, -10.4, 10, 3, 1.2), s.paper)
    s.area(
        "M-1 2.4 C-0.6 -2 -3.4 -6.6 -10 -8.4 C-9.8 -6.8 -9.4 -5.8 -8.6 -5 L-9.8 -4.8 "
        "C-9.4 -3.2 -8.6 "
        "-2.2 -7.6 -1.6 L-8.6 -1 C-7.6 1.4 -4.4 3 -1 2.4 Z",
        s.gold,
    )
    s.line("M-7.4 -4.4 C-5.4 -3.8 -4 -2.8 -3.2 -1.2 M-6.2 -1 C-5 -0.8 -4.2 -0.4 -3.6 0.4", "", THIN)
