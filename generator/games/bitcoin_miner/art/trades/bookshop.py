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
    """Shelves, or a window with the shop's cat, or a wall of books with its ladder."""
    (_aisle, _nook, _wall)[s.light.hour.shown](s)


def _boards(s: Place, rows: Sequence[tuple[float, float, float, int]]) -> None:
    """Rows of books, and the boards that they stand on."""
    _rows(s, rows, (s.soil, s.ice, s.straw, s.stone, s.paper))
    s.bars(((x - 1.6, y, wide + 2.4, 1.4) for x, y, wide, _ in rows), s.wood, 0.35)


def _aisle(s: Place) -> None:
    """Shelves full of books, a window between them, and a lamp."""
    if s.light.hour.again:
        _window_seat(s)
        return
    indoors(s, s.cream, s.wood, 56, Window(16.6, 11.4, 11.4, 16), (22.3, 4.4))
    _boards(s, [(x, y, wide, start + on)
                for y, start in zip((12, 23.6, 35.2, 46.8), (0, 4, 2, 5), strict=True)
                for x, wide, on in ((0.6, 13, 0), (31.6, 15, 3))])  # fmt: skip
    s.bars(((13.8, -1, 1.8, 64), (29, -1, 1.8, 64)), s.wood, 0.35)


def _window_seat(s: Place) -> None:
    """A tall window with a seat, and shelves beside it."""
    indoors(s, s.cream, s.wood, 56, Window(25, 4.4, 17, 27, arched=True), (20, 3))
    rows = zip((12, 23.6, 35.2, 46.8), (0, 4, 2, 5), strict=True)
    _boards(s, [(0.6, y, 14, start) for y, start in rows])
    s.bars(((14.4, -1, 1.8, 64),), s.wood, 0.35)
    s.area(bar(21, 37.6, 26, 4, 1.6), s.red, THIN)
    s.bars(((22, 41.6, 25, 14),), s.soil)


def _nook(s: Place) -> None:
    """A wide window on whose sill a cat sleeps or sits, a picture, and low shelves."""
    indoors(s, s.gem, s.wood, 56, Window(11.4, 5.4, 20, 20, arched=True), (34, 2))
    if s.light.hour.again:
        # It has sat up, and looks at the sunset.
        s.backed("M23.4 24.6 C28.4 25 28.4 29.6 25.4 31", s.bark, 1.5, 0.35)
        s.area("M16.4 25.6 C15.4 21.6 17.4 18.4 18.8 17.2 C17.8 16 17.6 14 17.8 11.6 L19.8 13.2 "
               "L21.8 13.2 L23.8 11.6 C24 14 23.8 16 22.8 17.2 C24.2 18.4 26.2 21.6 25.2 25.6 Z",
               s.bark, THIN)  # fmt: skip
        s.line("M20.8 20 L20.8 24", "", 0.35)
    else:
        s.backed("M14.4 25 C10.6 25 10 29 12.4 30.2", s.bark, 1.5, 0.35)
        s.area("M13 25.6 C11.6 20.4 16.4 19.6 19 20.4 L19.2 18.4 L20.6 19.8 L22.4 19.8 L23.8 18.4 "
               "C24.6 21.4 24.4 24 22.4 25.6 Z", s.bark, THIN)  # fmt: skip
        s.line("M20.2 22.4 l1 0.5 l1 -0.5", "", 0.35)
    s.area(bar(35.4, 12, 9, 11.4), s.paper, THIN)
    if s.light.hour.again:
        s.area("M37 19.4 L42.8 19.4 L41.6 21.8 L38.2 21.8 Z M39.6 18.6 L39.6 13.6 L43 18.6 Z",
               s.red, 0.35)  # fmt: skip
    else:
        s.fill("M36.4 22.4 L38.6 17.4 L40.4 19.8 L41.6 18 L43.4 22.4 Z", s.leaf)
        s.dots(((41.6, 15),), 1.2, s.red)
    _boards(s, [(0.6, 41, 46, 3), (0.6, 52, 46, 5)])
    s.bars(((-1, 31.2, 48.6, 1.5), (22.6, 32, 1.6, 24)), s.wood, 0.35)
    s.area("M3 27.4 L8.4 27.4 L7.6 31.2 L3.8 31.2 Z", s.coral, THIN)
    s.dots(((4.2, 24.8), (7, 24.2), (5.6, 26.6)), 1.9, s.leaf)


def _wall(s: Place) -> None:
    """Books from wall to wall, a small window among them, and a ladder or a clock before them."""
    indoors(s, s.bark, s.wood, 56, Window(11.4, 2.4, 9, 10.6), (26, 2))
    _boards(s, [(24.6, 14, 22, 1), (0.6, 25, 46, 4), (0.6, 36, 46, 2), (0.6, 47, 46, 6)])
    s.bars(((22, -1, 1.6, 16),), s.wood, 0.35)
    s.area("M2 25 L2 18.6 L3.6 16.6 L8 16.6 L9.6 18.6 L9.6 25 Z", s.stone, THIN)
    s.area(disc(5.8, 19.6, 3.6), s.sky, THIN)
    if s.light.hour.again:
        # A clock that stands as high as the shelves.
        s.area(bar(30.4, 6, 9.6, 50, 1), s.wood, THIN)
        s.area("M29.4 7 C31 2.4 39.4 2.4 41 7 Z", s.wood, THIN)
        s.area(disc(35.2, 12.4, 3.4), s.paper, THIN)
        s.line("M35.2 10.4 L35.2 12.4 L36.8 13.4", "", 0.5)
        s.area(bar(32.4, 19, 5.6, 17, 0.6), s.soil, 0.35)
        s.line("M35.2 19.4 L35.2 31", "", 0.5)
        s.area(disc(35.2, 32, 1.7), s.gold, 0.35)
        return
    for x in (30.4, 37.4):
        s.backed(f"M{x} 56 L{x + 5} 6", s.straw, 0.9, 0.35)
    s.line(" ".join(f"M{30.9 + k} {51 - 10 * k} l7 0" for k in range(5)), "", 1.3)


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
