"""Kites: a windy hill, and from a plane of paper to a balloon."""

from __future__ import annotations

from generator.art.outlines import joined
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.trades.kit import (
    DEEP,
    HIGH,
    THIN,
    WIDE,
    Place,
    Trade,
    part,
    place_for,
)
from generator.games.bitcoin_miner.art.trades.weather import falls, outdoors


@place_for("kite")
def place(s: Place) -> None:
    """Hills, the wind, and a windmill, poplars or a tower; later a church, a farm or a dome."""
    outdoors(s, s.moss, 38, 34, moon=(41.4, 6.4))  # beside the balloon
    s.line(
        "M2 21 L9 21 C11.4 21 11.2 18.4 9.6 18.6 M4 23.4 L13 23.4 C15 23.4 15 25.6 13.4 25.6 "
        "M31 25 L39 25 C41 25 41 22.8 39.4 22.8",
        s.paper,
        0.8,
    )
    hour = s.light.hour
    first, later = (_mill, _poplars, _tower), (_church, _farm, _dome)
    (later if hour.again else first)[hour.shown](s)
    s.area(f"M0 40 C10 28 22 30 32 40 C38 34 42 33 {WIDE} 34 L{WIDE} 54 L0 54 Z", s.leaf, THIN)
    if hour.shown == 0 and not hour.again:
        _sails(s)
    s.area(f"M0 50 C12 42 34 44 {WIDE} 50 L{WIDE} {HIGH} L0 {HIGH} Z", s.moss, THIN)
    falls(s, ((24, 49.6, 5),))


def _mill(s: Place) -> None:
    """A mill, which stands behind the brow of its hill."""
    s.area("M5 38 L6 26 L10 26 L11 38 Z", s.paper, THIN)
    s.area("M5.4 26 L8 23 L10.6 26 Z", s.coral, THIN)


def _sails(s: Place) -> None:
    """The mill's sails, before the hill."""
    for turn in (45, 135, 225, 315):
        with s.at(8, 26, turn):
            s.area("M-0.2 0 L1.7 -1.2 L1.7 -6 L-0.2 -6 Z", s.paper, 0.35)


def _poplars(s: Place) -> None:
    """Three poplars."""
    s.area(
        " ".join(
            f"M{x} {38 - high} C{x + 2.8} {42 - high} {x + 2.6} 38 {x} 39 "
            f"C{x - 2.6} 38 {x - 2.8} {42 - high} {x} {38 - high} Z"
            for x, high in ((3.6, 13), (8.4, 17), (13, 11))
        ),
        s.leaf,
        THIN,
    )


def _tower(s: Place) -> None:
    """A castle's tower with a flag."""
    s.line("M8 24 L8 17", "", 0.6)
    s.area("M8 17 L13 18.4 L8 20 Z", s.red, 0.35)
    s.area(
        "M4.6 39 L4.6 28 L3.6 28 L3.6 23.6 L5.4 23.6 L5.4 25 L7.1 25 L7.1 23.6 L8.9 23.6 L8.9 25 "
        "L10.6 25 L10.6 23.6 L12.4 23.6 L12.4 28 L11.4 28 L11.4 39 Z",
        s.stone,
        THIN,
    )
    s.area(bar(6.9, 28.6, 2.2, 3, 1), s.iron, 0.35)


def _church(s: Place) -> None:
    """A church with a light in its windows."""
    s.line("M5.6 18 L5.6 14 M4.6 15.4 L6.6 15.4", "", 0.5)
    s.area("M7.6 31.4 L15.4 31.4 L15.4 39 L7.6 39 Z", s.paper, THIN)
    s.area("M7 32 L8.6 28 L14.8 28 L16.4 32 Z", s.coral, THIN)
    s.area(bar(3.4, 26, 4.4, 13), s.paper, THIN)
    s.area("M2.6 26.4 L5.6 17.6 L8.6 26.4 Z", s.coral, THIN)
    s.area(bar(4.6, 28.6, 2, 2.8, 1) + bar(10.4, 33.6, 1.6, 2.6, 0.8), s.sun, 0.35)


def _farm(s: Place) -> None:
    """A farmhouse and its round stacks of hay."""
    s.area("M10.4 38 C10 33 16.6 33 16.2 38 Z", s.straw, THIN)
    s.area(bar(2.4, 30, 7.6, 9), s.paper, THIN)
    s.area("M1.2 30.6 L6.2 25 L11.2 30.6 Z", s.red, THIN)
    s.bars(((4.9, 32, 2.6, 2.6),), s.wood, 0.35)


def _dome(s: Place) -> None:
    """A dome from which one looks at the stars, away from what flies."""
    s.line("M8 25 L3.4 20.8", "", 1.8)
    s.area("M3 30.6 C3 22.6 14.2 22.6 14.2 30.6 Z", s.iron, THIN)
    s.area("M9.4 30.4 C9.4 27.4 8.6 25.2 7.4 24.4 L5.6 25 C6.8 26.2 7.2 28 7.2 30.4 Z", s.sun,
           0.35)  # fmt: skip
    s.area(bar(2.4, 30.4, 12.4, 9), s.stone, THIN)


@part("kite", "front")
def front(s: Trade) -> None:
    """High grass and flowers."""
    s.area(
        f"M-1 {DEEP} L-1 1 "
        + " ".join(
            f"L{1.6 * k + 0.4:.1f} {-0.2 - 0.6 * (k % 3):.1f} L{1.6 * k + 1.2:.1f} "
            f"{1.2 + 0.4 * (k % 2):.1f}"
            for k in range(30)
        )
        + f" L47.6 {DEEP} Z",
        s.leaf,
        THIN,
    )
    for colour, places in ((s.paper, ((3, 4), (24, 6))), (s.coral, ((18.6, 3.4), (44, 4)))):
        s.area(joined(disc(x, y, 1.2) for x, y in places), colour, 0.35)


@part("kite", "ware-1")
def paper_plane(s: Trade) -> None:
    """A plane of paper."""
    s.area("M-10 0 L10 -7.6 L-1 5.4 Z", s.paper)
    s.area("M-4.6 2.6 L10 -7.6 L-3.4 8.6 Z", s.sky)
    s.area("M-1 5.4 L10 -7.6 L2.6 8.4 L-1 5.4 Z", s.paper)


@part("kite", "ware-2")
def pinwheel(s: Trade) -> None:
    """A windmill on a stick."""
    s.backed("M0 -2 L0 9", s.wood, 1)
    for turn, colour in ((0, s.red), (90, s.gold), (180, s.gem), (270, s.leaf)):
        with s.at(0, -2.6, turn):
            s.area("M0 0 L0 -8 L5.6 -5 Z", colour)
            s.fill("M0.6 -2 L0.6 -6.8 L2 -6 Z", s.paper)
    s.area(disc(0, -2.6, 1.3), s.paper, THIN)


@part("kite", "ware-3")
def kite(s: Trade) -> None:
    """A kite with a face, and its tail."""
    s.area("M0 -10 L7.6 -3 L0 9 L-7.6 -3 Z", s.gold)
    s.fill("M0 -9 L6.6 -3 L0 -3 Z M-6.6 -3 L0 -3 L0 7.6 Z", s.red)
    s.line("M0 -10 L0 9 M-7.6 -3 L7.6 -3", "", THIN)
    s.backed("M0 8.6 C5 11 4 5.4 9.4 8.4", s.red, 0.5)
    for x, y in ((4, 8), (8, 7.6)):
        s.area(
            f"M{x} {y} L{x - 1.6} {y - 1.8} L{x + 0.4} {y - 2} Z M{x} {y} L{x + 1.8} "
            f"{y + 1.4} L{x - 0.4} {y + 2} Z",
            s.gem,
            THIN,
        )


@part("kite", "ware-4")
def butterfly(s: Trade) -> None:
    """A kite like a butterfly, with two tails."""
    with s.at(0, -0.6, 12):
        for side in (-1, 1):
            with s.at(0, 0, mirrored=side < 0):
                s.backed("M1.2 3.4 C4 5 1.6 7 4.4 9.4", s.red, 0.5)
                s.area("M0.4 -0.6 C3.6 -0.4 8 0.6 7.4 3.6 C6.8 6 2.6 5.4 0.4 2.4 Z", s.gem)
                s.area("M0.4 -0.4 C1.2 -6 6 -10.2 9.2 -8.8 C11 -7 10 0.8 0.4 1 Z", s.coral)
                s.area(disc(6.4, -5, 1.8), s.gold, THIN)
                s.area(disc(4.6, 2.6, 1.1), s.paper, THIN)
        s.line(
            "M-0.4 -5.4 C-0.8 -7.4 -1.8 -8.4 -3 -8.6 M0.4 -5.4 C0.8 -7.4 1.8 -8.4 3 -8.6", "", THIN
        )
        s.area("M0 -5.8 C1.6 -5.6 1.4 3 0 4.6 C-1.4 3 -1.6 -5.6 0 -5.8 Z", s.bark)


@part("kite", "ware-5")
def dragon(s: Trade) -> None:
    """A dragon of many rings in the air."""
    rings = (
        (8.6, 6.6, 1.5),
        (6.4, 7.6, 1.9),
        (3.2, 7, 2.3),
        (1, 4.4, 2.6),
        (2.4, 1, 2.9),
        (4.6, -2.4, 3.1),
        (3, -5.6, 3.3),
    )
    for k, (x, y, r) in enumerate(rings):
        s.area(disc(x, y, r), (s.leaf, s.gold)[k % 2])
    # Horns, and a beard of tassels, behind a head whose mouth is open.
    s.area("M-1.6 -7.6 C-0.8 -10.4 1.6 -11.6 4.4 -11 C2.8 -10 2.2 -8.8 1.8 -6.6 Z", s.gold, THIN)
    s.backed("M-5.4 0.8 C-7 3 -4.8 4.4 -6.6 7 M-2.6 0.6 C-4 3.4 -1.8 5 -3.2 8.4", s.gold, 0.6)
    s.area("M-8.4 -3 L-7.6 -1 L-6.6 -3 L-5.8 -1 L-4.8 -3 Z", s.paper, THIN)
    s.area(
        "M2.6 -4 C2.8 -9.6 -3.2 -10 -4.8 -7.2 C-6.4 -6.2 -7.4 -7.4 -9 -7 C-10.6 -6.4 -10.6 -2.8 "
        "-9 -2.8 L-4.4 -2.9 C-3.8 -2.2 -4 -1.4 -4.8 -1.2 L-7.8 -0.6 C-8.8 0 -8.2 1.6 -6.8 1.6 "
        "C-2.6 2 2.4 1.6 2.6 -4 Z",
        s.red,
    )
    s.area(disc(-2.4, -6, 1.7), s.paper, THIN)
    s.fill(disc(-2.9, -5.8, 0.8))
    s.line("M-4.6 -8 C-3.4 -9 -1.8 -9 -0.8 -8.2", "", 0.9)
    s.dots(((-9, -5.4), (-7.8, -5.6)), 0.5)


@part("kite", "ware-6")
def balloon(s: Trade) -> None:
    """A balloon with its basket."""
    s.line("M-3.6 2 L-2 6 M3.6 2 L2 6 M0 3 L0 6", "", THIN)
    s.area("M-2.6 3.6 C-5.4 1 -8 -1 -8 -4.4 C-8 -13.2 8 -13.2 8 -4.4 C8 -1 5.4 1 2.6 3.6 Z", s.red)
    s.area(
        "M-1.2 3.6 C-2.4 1 -3.4 -1.4 -3.4 -4.6 C-3.4 -8 -2 -11 0 -11 C2 -11 3.4 -8 3.4 "
        "-4.6 C3.4 -1.4 2.4 1 1.2 3.6 Z",
        s.gold,
    )
    s.area(
        "M-7.8 -3 C-5.6 -1.6 5.6 -1.6 7.8 -3 C7.8 -1.6 7 -0.4 6.2 0.6 C3.6 1.8 -3.6 1.8 "
        "-6.2 0.6 C-7 -0.4 -7.8 -1.6 -7.8 -3 Z",
        s.paper,
        THIN,
    )
    s.area("M-2.6 5.4 L2.6 5.4 L2.2 9 L-2.2 9 Z", s.wood)
    s.line("M-2.4 7.2 L2.4 7.2", "", THIN)
