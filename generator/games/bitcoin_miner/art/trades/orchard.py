"""Apples: an orchard with its ladder, and from one apple to a whole tree."""

from __future__ import annotations

from collections.abc import Sequence

from generator.art.outlines import joined
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.trades.kit import (
    DEEP,
    DESK,
    THIN,
    WIDE,
    Place,
    Trade,
    part,
    place_for,
)
from generator.games.bitcoin_miner.art.trades.weather import falls, lanterns, outdoors

#: An apple of 10 mm about the origin.
APPLE = (
    "M0 -4.4 C3 -7.6 9.4 -5.6 8.8 0.4 C8.4 5.4 5 9.4 2.4 9 C1.2 8.8 0.6 8.4 0 8.4 "
    "C-0.6 8.4 -1.2 8.8 -2.4 9 C-5 9.4 -8.4 5.4 -8.8 0.4 C-9.4 -5.6 -3 -7.6 0 -4.4 Z"
)
#: Where apples lie in a heap, the farthest first.
HEAP = ((-3.4, -4.6), (3.4, -4.6), (0, -6), (-6.4, -2), (6.4, -2), (-2.2, -2.2), (2.2, -2.2))


def _apple(s: Trade, x: float, y: float, radius: float, colour: str) -> None:
    """A small apple with its stalk."""
    s.area(disc(x, y, radius, 0.94 * radius), colour, THIN)
    s.line(f"M{x} {y - 0.7 * radius} L{x + 0.3 * radius} {y - 1.3 * radius}", "", THIN)


def _crown(s: Place) -> None:
    """The trunk of a tree at the right of the place, its crown cut by the upper edge."""
    s.area("M36 54 L37.4 14 L42.6 14 L44.6 54 Z", s.bark, THIN)
    s.line("M39.4 26 L39 36 M41.4 22 L41.8 32", "", 0.35)
    s.area(
        "M20 8 C16 4 20 -1 26 -1 L45 -1 L47.4 1.4 L47.4 20 C46 23.6 43 24 41 21 "
        "C38 24.6 32 23.6 31 19.6 C26 21.4 21 18 23 13.6 C20 13 19 10 20 8 Z",
        s.leaf,
        THIN,
    )
    s.line(
        "M27 6 C28 7.4 30 7.4 31 6 M37 10 C38 11.4 40 11.4 41 10 M34 3 C35 4.4 37 4.4 38 3",
        "",
        0.35,
    )
    _hang(s, ((25, 11), (33, 14), (43.4, 16), (29, 2.4), (42, 4)))


def _scarecrow(s: Place) -> None:
    """A scarecrow under lanterns."""
    for x, y, r in ((6, 27.4, 3.4), (16.4, 25.4, 3)):
        s.line(f"M{x} {y} l0 {r + 3}", "", 0.8)
        s.area(disc(x, y, r), s.leaf, THIN)
    s.backed("M37 54 L37 24 M28.6 28 L45.4 28", s.wood, 1.3, 0.35)
    s.line("M28.6 28 l-2.4 -1.4 m2.4 1.4 l-2.8 0.4 m2.8 -0.4 l-2 1.8 M45.4 28 l2.4 -1.4 m-2.4 1.4 "
           "l2.8 0.4 m-2.8 -0.4 l2 1.8", s.straw, 0.9)  # fmt: skip
    # Patched, belted with rope, straw at the sleeves, a hat with a band.
    s.area("M29.6 26 L44.4 26 L44.8 30.4 L41.4 30.6 L42.6 45 L31.4 45 L32.6 30.6 L29.2 30.4 Z",
           s.red, THIN)  # fmt: skip
    s.area("M34 32 L37 31.6 L37.2 35 L34.2 35.2 Z", s.gold, 0.35)
    s.line("M32.2 39.4 L41.8 39.4", s.straw, 1.2)
    s.area(disc(37, 21.4, 4.4), s.straw, THIN)
    s.area("M29.4 18.6 C33 16.6 41 16.6 44.6 18.6 C41.6 19.8 32.4 19.8 29.4 18.6 Z", s.bark, THIN)
    s.area("M33.4 17.8 L34.8 11.4 C36 10.4 38.4 10.4 39.6 11.4 L40.6 17.8 C38.4 18.6 35.6 18.6 "
           "33.4 17.8 Z", s.bark, THIN)  # fmt: skip
    s.line("M33.9 16 C35.6 16.8 38.4 16.8 40.1 16", s.gold, 1)
    s.dots(((35.2, 21.4), (38.8, 21.4)), 0.7)
    s.line("M34.8 23.6 C36 24.8 38 24.8 39.2 23.6 M36 24 l0 0.9 M38 24 l0 0.9", "", 0.4)
    lanterns(s, "M-1 11 C6 17 16 18 27 11", ((3.4, 15), (11.4, 17.4), (19.4, 16.6)))


def _swing(s: Place) -> None:
    """A broad tree with golden apples, and a swing that hangs from its branch."""
    s.area("M38.6 54 L40 15 L44 15 L46 54 Z", s.bark, THIN)
    s.line("M21.6 14 L21.6 36 M28.4 14 L28.4 36", "", 0.45)
    s.area(bar(20, 35.6, 10, 1.6, 0.6), s.wood, THIN)
    s.area(
        "M18 13.6 C14.6 10.4 17 5.4 21 5.8 C22 1.4 27.6 0.6 30 3 C32.4 -0.6 39 -0.4 40.4 3.4 "
        "C45 2.6 48.6 6 47.6 10 C49 14.6 44.6 18.6 40.6 16.8 C37.4 19.4 32.6 18.6 31.4 16 "
        "C27.6 18.8 20 18 18 13.6 Z",
        s.leaf,
        THIN,
    )
    s.line("M24 10 C25 11.4 27 11.4 28 10 M36 8 C37 9.4 39 9.4 40 8", "", 0.35)
    _hang(s, ((21.6, 12), (31, 8), (35, 13.4), (42.4, 11.6), (27, 5.6)), 1.6, s.gold)


def _cottage(s: Place) -> None:
    """The farmer's cottage, at home by its lit windows, and a tree full of apples."""
    s.line("M8 34 L8 44", "", 1.4)
    s.area(disc(8, 31, 6.4), s.leaf, THIN)
    _hang(s, ((5, 30), (10.4, 28.4), (8.4, 33.4)), 1.3)
    s.area(bar(26.4, 8.6, 4.4, 10), s.stone, THIN)
    s.line("M28.6 6.6 C26.6 5 30.4 3.6 28.6 1.6", s.stone, 1)
    s.area(bar(23, 22, 26, 32), s.cream, THIN)
    s.area("M18.6 24.4 L26.6 11.4 L49 11.4 L49 24.4 Z", s.coral, THIN)
    s.line("M25.4 14.6 L48 14.6 M23.4 18 L48 18 M21.4 21.2 L48 21.2", "", 0.35)
    for x in (26, 35.4):
        s.area(bar(x, 28, 6, 7), s.sun, THIN)
        s.line(f"M{x + 3} 28 l0 7 M{x} 31.5 l6 0", "", 0.5)


def _hang(
    s: Place, apples: Sequence[tuple[float, float]], radius: float = 1.8, colour: str = ""
) -> None:
    """Apples that hang on a tree, red ones if no colour is named."""
    s.area(joined(disc(x, y, radius, 0.94 * radius) for x, y in apples), colour or s.red, THIN)
    s.line(" ".join(f"M{x} {y - 0.66 * radius:.2f} l0.5 -1.1" for x, y in apples), "", THIN)


def _rows(s: Place) -> None:
    """A young tree with a ladder at it, and rows of others over the hill behind a fence."""
    for x, y, r in ((3.4, 27.6, 2.6), (10.6, 24.6, 2.8), (18.4, 26.6, 2.6)):
        s.line(f"M{x} {y} l0 {r + 2.4}", "", 0.8)
        s.area(disc(x, y, r), s.leaf, THIN)
    s.area("M33 54 L33.8 22 L36.4 22 L37.6 54 Z", s.bark, THIN)
    s.area(
        "M23.6 22.4 C19.6 19.4 21.4 14.4 25 13.6 C24 8.6 29 5.6 32.4 7.4 C35 3.8 41 5 41.4 9.4 "
        "C45.6 10 47 15 44.2 17.6 C46.4 21.6 42.6 25.6 39 24.4 C36.4 27.6 31 27 30 24.4 "
        "C27.6 26.2 24.4 25.2 23.6 22.4 Z",
        s.leaf,
        THIN,
    )
    _hang(s, ((27, 18.6), (33, 12), (40.6, 14), (36, 20), (29.4, 22.6)), 1.6)
    rungs = " ".join(f"M{22 + 0.3 * k} {46 - k} L{26 + 0.3 * k} {46 - k}" for k in range(2, 24, 4))
    s.backed(f"M20.6 50 L30 18 M24.6 50 L34 18 {rungs}", s.wood, 0.7, 0.35)
    s.line("M-1 41 L18 41 M-1 45.6 L18 45.6", s.cream, 1.2)
    s.bars(((x, 38, 2, 12) for x in (1, 6.6, 12.2, 17.8)), s.cream, 0.35)


def _barn(s: Place) -> None:
    """A red barn with its gate open, and a tree full of apples before the hills."""
    s.line("M8 34 L8 44", "", 1.4)
    s.area(disc(8, 31, 6.4), s.leaf, THIN)
    _hang(s, ((5, 30), (10.4, 28.4), (8.4, 33.4)), 1.3)
    s.area("M22 54 L22 19.4 L27 10.6 L34.6 7 L42.2 10.6 L47.2 19.4 L47.2 54 Z", s.red, THIN)
    s.line("M20.6 20.6 L26.4 10 L34.6 6 L42.8 10 L48.4 20.6", s.cream, 1.5)
    s.line("M20.2 21.4 L25.9 10.7 L34.6 6.9 L43.3 10.7 L48.9 21.4", "", 0.35)
    s.area(bar(31.6, 12, 6, 5.4), s.bark, THIN)
    s.line("M34.6 12 L34.6 17.4 M31.6 14.7 L37.6 14.7", s.cream, 0.6)
    s.area(bar(25.4, 26, 18.4, 28), s.cream, THIN)
    s.area(bar(27, 27.6, 15.2, 27), s.bark, THIN)
    s.line("M27 27.6 L42.2 54 M42.2 27.6 L27 54", s.cream, 1)


@place_for("apple")
def place(s: Place) -> None:
    """Hills, and the crown of a tree full of apples, or a young tree with a ladder, or a barn;
    later a scarecrow, a tree with a swing, or a cottage."""
    outdoors(s, s.moss, 36, 14.4)
    s.area(
        f"M0 34 C8 26 16 26 24 33 C32 28 40 28 {WIDE} 33 L{WIDE} {DESK} L0 {DESK} Z", s.moss, THIN
    )
    first, later = (_crown, _rows, _barn), (_scarecrow, _swing, _cottage)
    (later if s.light.hour.again else first)[s.light.hour.shown](s)
    falls(s, ((17, 46, 5),))


@part("apple", "front")
def front(s: Trade) -> None:
    """A fence of boards."""
    s.fill(bar(0, 2, WIDE, DEEP - 2), s.leaf)
    s.bars(((0.6 + 4.65 * k, 1, 3.4, DEEP) for k in range(10)), s.paper, 0.35)
    s.area(bar(-1, -0.4, WIDE + 2, 2.4), s.wood, THIN)


@part("apple", "ware-1")
def apple(s: Trade) -> None:
    """An apple."""
    s.area(APPLE, s.red)
    s.line("M0 -4.4 C0 -6.6 0.6 -8.4 1.8 -9.6", "", 1)
    s.area("M1 -6.6 C2.4 -9.4 5 -9.8 7 -8.8 C6 -6.4 3.4 -5.6 1 -6.6 Z", s.leaf, THIN)
    s.line("M-6.2 0 C-6 -2 -5 -3 -3.6 -3.2", s.paper, 1)


@part("apple", "ware-2")
def pair(s: Trade) -> None:
    """A green apple and a red one."""
    for x, scale, colour in ((-5, 0.56, s.leaf), (5, 0.6, s.red)):
        with s.at(x, 9 - 9 * scale, 2 * x, scale):
            s.area(APPLE, colour, 1)
            s.line("M0 -4.4 C0 -6.6 0.6 -8.4 1.8 -9.6", "", 1.3)
            s.line("M-6.2 0 C-6 -2 -5 -3 -3.6 -3.2", s.paper, 1.3)


@part("apple", "ware-3")
def bag(s: Trade) -> None:
    """A bag of apples."""
    for x, y in ((-3.8, -4), (3.8, -4), (0, -5.4)):
        _apple(s, x, y, 3.1, s.red)
    s.area(
        "M-7 -3 L-4.6 -1.6 L-2.4 -3.2 L0 -1.6 L2.4 -3.2 L4.6 -1.6 L7 -3 L6.4 9 L-6.4 9 Z", s.soil
    )
    s.area(disc(0, 4, 2.4, 2.3), s.red, THIN)
    s.area("M0.4 1.8 C1 0.2 2.6 0 3.4 0.4 C3 1.8 1.6 2.4 0.4 1.8 Z", s.leaf, THIN)


@part("apple", "ware-4")
def basket(s: Trade) -> None:
    """A basket full of apples."""
    s.backed("M-7 1 C-7 -12.4 7 -12.4 7 1", s.bark, 1.1)
    for x, y in HEAP:
        _apple(s, x * 0.9, y + 1.6, 2.6, s.red if x < 3 else s.leaf)
    s.area("M-9 1 L9 1 C9 6 7 9 5.4 9 L-5.4 9 C-7 9 -9 6 -9 1 Z", s.straw)
    s.line("M-8.4 4 L8.4 4 M-7.4 6.6 L7.4 6.6 M-5 1 L-4 9 M0 1 L0 9 M5 1 L4 9", "", THIN)
    s.area(bar(-9.8, -0.4, 19.6, 2.2, 1.1), s.straw)


@part("apple", "ware-5")
def barrow(s: Trade) -> None:
    """A barrow heaped with apples."""
    for x, y in (*HEAP, (-1, -8.6)):
        _apple(s, x - 1, y + 0.8, 2.5, s.red if (x + y) > -7 else s.gold)
    s.area("M-9.6 -0.4 L6.6 -0.4 L4.6 5 L-7 5 Z", s.wood)
    s.line("M-8.4 2.2 L5.4 2.2", "", THIN)
    s.backed("M4.8 2.4 L10 -1.4", s.bark, 1)
    s.line("M4.2 5 L5.4 9", "", 1.2)
    s.area(disc(-4.4, 5.8, 3.2), s.cream)
    s.fill(disc(-4.4, 5.8, 0.9))


@part("apple", "ware-6")
def tree(s: Trade) -> None:
    """A whole tree in a tub."""
    s.area(bar(-1.3, -1, 2.6, 7), s.bark)
    s.area(
        "M-6 1.4 C-10.4 1.6 -10.6 -3.4 -8 -4.4 C-8.6 -8.4 -4 -9.6 -2.4 -8.4 C-0.6 -11 4.4 -10.4 "
        "4.6 -7.6 C8.6 -8.2 10 -4.4 8 -2.6 C10 0 7.6 2.2 5.6 1.4 C3.6 3.2 1.4 2.8 0 1.8 "
        "C-2 3.4 -4.6 3 -6 1.4 Z",
        s.leaf,
    )
    for x, y in ((-6, -2), (-3, -6), (1, -2.4), (3, -6.8), (5.6, -1.4), (-2, 0.2)):
        s.area(disc(x, y, 1.35), s.red, THIN)
    s.area("M-5.4 4.4 L5.4 4.4 L4.4 9 L-4.4 9 Z", s.wood)
    s.area(bar(-6, 3.4, 12, 1.8, 0.9), s.straw)
