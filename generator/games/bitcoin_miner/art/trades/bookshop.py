"""Books: a shop with shelves to the ceiling, and from a leaflet to a whole bookcase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.trades.indoors import Window, indoors
from generator.games.bitcoin_miner.art.trades.kit import THIN, Place, Trade, part, place_for

#: Heights and widths of books in a row, in mm, and where in the row each colour comes back.
ROW = ((7, 2.2), (8.4, 1.8), (6.2, 2.6), (7.6, 2), (8.6, 2.4), (6.8, 1.8), (8, 2.2))


def _rows(
    s: Trade,
    rows: Iterable[tuple[float, float, float, int]],
    colours: Sequence[str],
    scale: float = 1.0,
) -> None:
    """Books in these colours that stand on boards, each from x on at y, as far as there is room;
    at which book of ROW a board starts."""
    tints: dict[str, list[tuple[float, ...]]] = {}
    for x, y, wide, start in rows:
        k, end = start, x + wide
        while x + ROW[k % 7][1] * scale < end:
            high, broad = (scale * size for size in ROW[k % 7])
            tints.setdefault(colours[k % 5], []).append((x, y - high, broad, high))
            x += broad
            k += 1
    for colour, boxes in tints.items():
        s.bars(boxes, colour, 0.35)


def _tome(s: Trade, y: float, half: float, high: float, colour: str) -> None:
    """A book that lies flat, its back to us, its upper edge at y."""
    s.area(bar(-half, y, 2 * half, high, 1), colour)
    s.bars(((x, y, 1.3, high) for x in (-0.7 * half, 0.7 * half - 1.3)), s.paper)
    s.line(f"M{-0.3 * half} {y + high / 2} L{0.3 * half} {y + high / 2}", s.paper, 1)


@place_for("book")
def place(s: Place) -> None:
    """Shelves full of books, a window between them, and a lamp."""
    indoors(s, s.cream, s.wood, 56, Window(16.6, 11.4, 11.4, 16), (22.3, 4.4))
    boards, shown = (12, 23.6, 35.2, 46.8), s.light.hour.shown
    # A flower pot or a vase stands where books would.
    empty = ((0, 0), (0.6, 23.6), (31, 23.6))[shown]
    _rows(
        s,
        (
            (x, y, wide, start + on)
            for y, start in zip(boards, (0, 4, 2, 5), strict=True)
            for x, wide, on in ((0.6, 13, shown), (31, 15.4, 3 + 2 * shown))
            if (x, y) != empty
        ),
        (s.soil, s.ice, s.straw, s.stone, s.paper),
    )
    s.bars(
        ((x, y, wide, 1.4) for y in boards for x, wide in ((-1, 15.4), (30.4, 17.2))), s.wood, 0.35
    )
    if shown == 1:
        s.dots(((6.4, 16.6), (9, 16), (7.6, 18.6)), 2, s.leaf)
        s.area("M4.6 19.4 L10.4 19.4 L9.4 23.6 L5.6 23.6 Z", s.coral, THIN)
    elif shown == 2:
        s.area(
            "M36.4 15.4 L40.6 15.4 L39.8 17 C43 18.6 42.4 22.4 40.6 23.6 L36.4 23.6 C34.6 22.4 "
            "34 18.6 37.2 17 Z",
            s.gem,
            THIN,
        )
    s.bars(((13.8, -1, 1.8, 64), (29, -1, 1.8, 64)), s.wood, 0.35)


@part("book", "front")
def front(s: Trade) -> None:
    """A counter of panels."""
    s.desk(s.wood, s.cream)
    s.bars(((2 + 11.4 * k, 4, 8.4, 8) for k in range(4)), s.soil, 0.35)


@part("book", "ware-1")
def leaflet(s: Trade) -> None:
    """A thin picture book with a fish."""
    s.area("M-6 -8.6 L6.4 -8.6 L6.4 9 L-6 9 Z", s.paper)
    s.area("M-7 -7.4 L5 -7.4 L5 9 L-7 9 Z", s.gem)
    s.area(disc(-1, 0.4, 3.8), s.paper, THIN)
    s.area(
        "M-3.6 0.6 C-2 -1.8 0 -1.4 1 0.6 L2 -0.6 L2 2 L1 0.8 C0 2.6 -2 2.8 -3.6 0.6 Z",
        s.coral,
        THIN,
    )
    s.line("M-4.4 -5 L2.4 -5 M-3 6.4 L1 6.4", "", 0.9)


@part("book", "ware-2")
def novel(s: Trade) -> None:
    """A book with a star and a ribbon."""
    s.area("M-7 -7 C-7 -8.8 -6 -9 -5 -9 L7 -9 L7 9 L-5 9 C-6.4 9 -7 8 -7 7 Z", s.red)
    s.area("M-7 6.6 C-7 5 -6 5 -5 5 L7 5 L7 8.6 L-5 8.6 C-6.4 8.6 -7 8 -7 6.6 Z", s.paper, THIN)
    s.area(
        "M0.6 -6.6 L1.9 -3.6 L5 -3.4 L2.6 -1.4 L3.4 1.8 L0.6 0 L-2.2 1.8 L-1.4 -1.4 "
        "L-3.8 -3.4 L-0.7 -3.6 Z",
        s.gold,
        THIN,
    )
    s.line("M-4.8 -8.6 L-4.8 4.8", "", THIN)


@part("book", "ware-3")
def opened_book(s: Trade) -> None:
    """A big book, open, with a picture."""
    s.area("M-10 -4 L-10 9 L10 9 L10 -4 Z", s.coral)
    s.area(
        "M0 -4.4 C-3 -7 -6.4 -7 -9 -6 L-9 6.4 C-6.4 5.4 -3 5.4 0 7.8 C3 5.4 6.4 5.4 9 "
        "6.4 L9 -6 C6.4 -7 3 -7 0 -4.4 Z"
    )
    s.line(
        "M0 -4.4 L0 7.6 M-7 -3 C-5.2 -3.4 -3.6 -3.2 -2 -2.4 M-7 0 C-5.2 -0.4 -3.6 -0.2 "
        "-2 0.6 M-7 3 C-5.2 2.6 -3.6 2.8 -2 3.6",
        "",
        0.6,
    )
    s.area("M1.8 3.6 L4.4 -1.6 L5.8 0.8 L6.6 -0.2 L8 3 C6 2.4 4 2.4 1.8 3.6 Z", s.leaf, THIN)
    s.area(disc(6.6, -3.2, 1.1), s.gold, THIN)


@part("book", "ware-4")
def pile(s: Trade) -> None:
    """A pile of four books."""
    for y, half, high, colour, x in (
        (4.6, 9, 4.4, s.coral, 0),
        (0.6, 7.8, 4, s.gem, 0.6),
        (-3.8, 8.4, 4.4, s.straw, -0.6),
        (-7.4, 6.4, 3.6, s.red, 0.4),
    ):
        with s.at(x, 0):
            _tome(s, y, half, high, colour)


@part("book", "ware-5")
def atlas(s: Trade) -> None:
    """A globe upon its atlas."""
    _tome(s, 5, 9, 4, s.leaf)
    s.area("M-4.4 5 C-4 3.4 4 3.4 4.4 5 Z", s.wood)
    s.line("M4.4 -9.4 C9.4 -5.4 8 2.6 0.4 4", "", 1)
    s.area(disc(0, -3.2, 6.2), s.sky)
    s.area(
        "M-4.6 -6 C-3 -8.4 0 -8.6 1 -7.4 C0 -6 1.6 -4.6 -0.4 -3.6 C-1.4 -2.6 -1 -0.4 "
        "-2.6 0 C-3.8 -1.6 -4.6 -3.6 -4.6 -6 Z",
        s.leaf,
        THIN,
    )
    s.area(
        "M2.6 -3.6 C4 -4.6 5.6 -4 5.6 -2.4 C5 -0.4 3.6 1 2.6 0.6 C1.6 -0.4 2 -2.4 2.6 -3.6 Z",
        s.leaf,
        THIN,
    )


@part("book", "ware-6")
def bookcase(s: Trade) -> None:
    """A whole bookcase."""
    s.area(bar(-9, -9.4, 18, 18.4, 0.6), s.wood)
    s.area(bar(-7.8, -8.2, 15.6, 16.2), s.bark, THIN)
    boards = (-2.8, 2.6, 8)
    rows = ((-7.2, y, 15.4, start) for y, start in zip(boards, (0, 4, 2), strict=True))
    _rows(s, rows, (s.red, s.gem, s.gold, s.leaf, s.paper), 0.56)
    s.line(" ".join(f"M-7.8 {y} L7.8 {y}" for y in boards), "", THIN)
    s.area(bar(-10, -10.4, 20, 1.9, 0.6), s.wood)
