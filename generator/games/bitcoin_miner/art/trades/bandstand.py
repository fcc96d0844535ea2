"""Music: a bandstand in the park, and from a whistle to a grand piano."""

from __future__ import annotations

from generator.art.colours import mixed
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
from generator.games.bitcoin_miner.art.trades.weather import falls, lanterns, outdoors


@place_for("guitar")
def place(s: Place) -> None:
    """A park, and in it a bandstand, or a shell for concerts, or a stage between curtains; later a
    marquee, a truss with lights, or lanterns."""
    outdoors(s, s.moss, 44, 23, 9)
    s.area(
        "M-1 44 C4 34 10 38 13 35 C18 31 22 36 26 35 C32 31 40 36 47.6 34 L47.6 44 Z", s.moss, THIN
    )
    falls(s)
    first, later = (_bandstand, _shell, _curtains), (_marquee, _truss, _garlands)
    (later if s.light.hour.again else first)[s.light.hour.shown](s)
    s.area(bar(-1, 47, 48.6, HIGH - 47), s.wood, THIN)


def _bandstand(s: Place) -> None:
    """The roof of a bandstand on its posts, lanterns, and notes in the air."""
    s.bars(((3.4, 8, 2.4, 46), (40.8, 8, 2.4, 46)), s.paper)
    s.area("M-1 5 C10 4.6 18 2 23.3 -3 C28 2 36 4.6 47.6 5 L47.6 7 L-1 7 Z", s.coral, THIN)
    s.line("M23.3 -3 L10 5 M23.3 -3 L19 6 M23.3 -3 L28 6 M23.3 -3 L37 5", "", 0.35)
    s.area(
        "M-1 5.6 L47.6 5.6 L47.6 8 "
        + " ".join(
            f"C{46.6 - 6 * k:.1f} 10.4 {42.6 - 6 * k:.1f} 10.4 {41.6 - 6 * k:.1f} 8"
            for k in range(8)
        )
        + " Z",
        s.paper,
        THIN,
    )
    lanterns(s, "M11.4 9.4 L11.4 14 M35.2 9.4 L35.2 14", ((11.4, 15), (35.2, 15)))
    for x, y in ((8.4, 29), (37, 27)):
        s.line(f"M{x} {y} L{x} {y - 5} L{x + 3.6} {y - 6} L{x + 3.6} {y - 1}", "", 0.7)
        s.dots(((x - 0.9, y), (x + 2.7, y - 1)), 1.1, "")


def _shell(s: Place) -> None:
    """A shell over the stage: arch in arch, and pennants before it."""
    for half, top, colour in ((22.6, 12, s.red), (20, 15, s.cream), (17.4, 18, s.sky),
                              (11, 24.6, s.ice)):  # fmt: skip
        with s.at(23.3, top + half, scale=half):
            s.area("M-1 2 L-1 0 C-1 -0.56 -0.56 -1 0 -1 C0.56 -1 1 -0.56 1 0 L1 2 Z", colour,
                   THIN / half)  # fmt: skip
    s.line("M-1 4 C12 12 34 12 47.6 4", "", 0.35)
    # None of them is cut by the numeral's tile, whichever way round the place is.
    flags = ((7.3, 7.6), (13.7, 9.2), (20.1, 10.1), (26.5, 10.1), (32.9, 9.2), (39.3, 7.6))
    for k, colour in enumerate((s.gold, s.paper)):
        s.area(" ".join(f"M{x - 1.8} {y} L{x + 1.8} {y} L{x} {y + 3.8} Z" for x, y in flags[k::2]),
               colour, 0.35)  # fmt: skip


def _curtains(s: Place) -> None:
    """Red curtains, drawn aside, and a row of bulbs over them."""
    for mirrored in (False, True):
        with s.at(46.6 if mirrored else 0, 0, mirrored=mirrored):
            s.area("M-1 5 L16 5 C14 18 11 26 4.4 30 C7 36 8 42 8.4 48 L-1 48 Z", s.red, THIN)
            s.line("M10.6 6 C10 16 8 23 3 28.4 M5.4 6 C5 14 4 20 1 25 M4.4 32 L5 47 "
                   "M1.4 32 L1.6 47", "", 0.35)  # fmt: skip
            s.area(bar(-1, 27.8, 6.4, 3.2, 1.2), s.gold, THIN)
    s.area(bar(-1, 0.4, 48.6, 5.4), s.gold, THIN)
    bulbs = [(3.3 + 5 * k, 5.8) for k in range(9)]
    s.area(joined(disc(x, y, 1.1) for x, y in bulbs), s.shine, 0.35)


def _marquee(s: Place) -> None:
    """A striped marquee, open to the park, lanterns and notes."""
    for mirrored in (False, True):
        with s.at(46.6 if mirrored else 0, 0, mirrored=mirrored):
            s.area("M-1 6 L9.4 6 C8.6 20 7 32 3.6 47 L-1 47 Z", s.paper, THIN)
            s.fill("M3 6 L6.2 6 C5.6 20 4.4 32 1.8 47 L-0.6 47 C1.6 32 2.6 20 3 6 Z", s.red)
    s.area(bar(-1, -1, 48.6, 8), s.paper, THIN)
    s.fill(joined(bar(-0.2 + 7.8 * k, -1, 3.9, 8) for k in range(6)), s.red)
    for k in range(6):
        s.area(f"M{-0.2 + 7.8 * k} 7 l3.9 0 c0 3.2 -3.9 3.2 -3.9 0 Z", s.red, 0.35)
        s.area(f"M{3.7 + 7.8 * k} 7 l3.9 0 c0 3.2 -3.9 3.2 -3.9 0 Z", s.paper, 0.35)
    lanterns(s, "M9 14 C16 19.6 30 19.6 37.6 14", ((14, 17.4), (23.3, 19), (32.6, 17.4)))


def _truss(s: Place) -> None:
    """Lights on a truss over the stage, with their beams, and loudspeakers."""
    for x in (9.3, 23.3, 37.3):
        s.fill(f"M{x - 1} 13.4 L{x + 1} 13.4 L{x + 6} 46 L{x - 6} 46 Z",
               mixed(s.sun, s.light.haze, 0.3))  # fmt: skip
    s.bars(((1, 8, 2.4, 39), (43.2, 8, 2.4, 39)), s.iron)
    s.area(bar(-1, 5.6, 48.6, 4.6), s.iron, THIN)
    s.line("M1 9.8 " + " ".join(f"L{3.5 + 5 * k} {6 if k % 2 == 0 else 9.8}" for k in range(9)),
           "", 0.4)  # fmt: skip
    for x in (9.3, 23.3, 37.3):
        s.area(f"M{x - 1.6} 10.2 L{x + 1.6} 10.2 L{x + 2.2} 13.8 L{x - 2.2} 13.8 Z", s.coral, THIN)
    s.bars(((4.4, 26, 7, 21), (35.2, 26, 7, 21)), s.stone)
    s.area(joined(disc(x, y, r) for x in (7.9, 38.7) for y, r in ((30.4, 1.8), (37, 2.7))), s.iron,
           0.35)  # fmt: skip


def _garlands(s: Place) -> None:
    """Lanterns from tree to tree."""
    for mirrored in (False, True):
        with s.at(46.6 if mirrored else 0, 0, mirrored=mirrored):
            s.area("M1 47 L2.4 12 L6 12 L7.4 47 Z", s.bark, THIN)
            s.area("M-1 0 L9 -1 C13.6 2.4 13 8 10 9.4 C12.6 13.6 9.4 18 5.4 16.8 C3.6 19.4 "
                   "0.6 19.6 -1 18.4 Z", s.leaf, THIN)  # fmt: skip
    lanterns(s, "M9 9 C17 14 29 14 37.6 9", ((15, 12.2), (31.6, 12.2)))
    lanterns(s, "M6 21 C14 27 32 27 40.6 21", ((12.4, 25), (34.2, 25)))


@part("guitar", "front")
def front(s: Trade) -> None:
    """The railing of a stage."""
    s.fill(bar(0, 2, WIDE, DEEP - 2), s.sky)
    s.bars(((1.4 + 4.65 * k, 2, 1.8, DEEP) for k in range(10)), s.paper, 0.35)
    s.area(bar(-1, 0, WIDE + 2, 2.4), s.coral, THIN)


@part("guitar", "ware-1")
def whistle(s: Trade) -> None:
    """A whistle."""
    s.backed(disc(-7.6, -2.4, 1.5), s.red, 0.9, THIN)
    s.area(
        "M-1 -3.4 L9.6 -3.4 L9.6 1 L4.4 1.8 C5 5.8 2.4 9 -2 9 C-6.4 9 -9 6 -9 2.6 C-9 -1 "
        "-5.6 -3.4 -1 -3.4 Z",
        s.gold,
    )
    s.line("M-6 3.4 C-6 0.6 -3.6 -0.8 -1.4 -0.6", s.cream, 1.1)
    s.line("M-3.4 6.2 C-1.2 7.2 1.4 6 1.8 3.6", "", THIN)
    s.area("M2.4 -3.4 L5.4 -3.4 L4.4 -0.6 L3 -0.6 Z", s.ink, THIN)


@part("guitar", "ware-2")
def drum(s: Trade) -> None:
    """A drum."""
    s.area("M-8 -3 L-8 6 C-8 10 8 10 8 6 L8 -3 Z", s.red)
    s.line("M-7.3 1 L-4 7.8 L0 1.4 L4 7.8 L7.3 1", s.paper, 0.9)
    s.area("M-8 5 L-8 6.4 C-8 10 8 10 8 6.4 L8 5 C8 8.4 -8 8.4 -8 5 Z", s.gold, THIN)
    s.area(disc(0, -3, 8, 3.2), s.cream)


@part("guitar", "ware-3")
def guitar(s: Trade) -> None:
    """A guitar."""
    with s.at(-2, 2.4, 38):
        s.dots(((x, y) for x in (-2.3, 2.3) for y in (-13, -11.8, -10.6)), 0.55, s.gold)
        s.area(bar(-1.9, -14, 3.8, 4.2, 0.6), s.bark, THIN)
        s.area(bar(-1.2, -10, 2.4, 9), s.bark, THIN)
        s.area(
            "M0 -3.4 C3 -4.8 5.6 -2.6 4.4 0.2 C3.8 1.6 4.4 2.4 5.2 3.4 C7.2 6.4 4.4 9 0 9 "
            "C-4.4 9 -7.2 6.4 -5.2 3.4 C-4.4 2.4 -3.8 1.6 -4.4 0.2 C-5.6 -2.6 -3 -4.8 0 -3.4 "
            "Z",
            s.wood,
        )
        s.fill(disc(0, 1.6, 1.9))
        s.line(" ".join(f"M{x} -12.4 L{x} 6" for x in (-0.84, -0.28, 0.28, 0.84)), s.cream, 0.22)
        s.line("M-1.2 -8.4 L1.2 -8.4 M-1.2 -6.6 L1.2 -6.6 M-1.2 -4.8 L1.2 -4.8", s.straw, 0.35)
        s.line("M-2 6.2 L2 6.2", "", 1)


@part("guitar", "ware-4")
def accordion(s: Trade) -> None:
    """An accordion, pulled apart: bass buttons, pleats, keys."""
    ridges = [(-5.0 + 1.25 * k, 0.9 * (k % 2)) for k in range(9)]
    top = " ".join(f"L{x} {-7.6 + 0.04 * x * x + low}" for x, low in ridges)
    foot = " ".join(f"L{x} {8.6 - 0.04 * x * x - low}" for x, low in reversed(ridges))
    s.area(f"M-5 -6.6 {top} {foot} Z", s.sky, THIN)
    s.line(
        " ".join(
            f"M{x} {-7.6 + 0.04 * x * x + low} L{x} {8.6 - 0.04 * x * x - low}"
            for x, low in ridges[1:-1]
        ),
        "",
        0.35,
    )
    for x in (-10.0, 4.6):
        s.area(bar(x, -7.4, 5.4, 15.8, 1), s.red)
    s.dots(((x, -5.4 + 2.1 * k) for x in (-8.4, -6.6) for k in range(6)), 0.6, s.gold)
    s.area(bar(5.8, -5.8, 3, 12.6), s.paper, THIN)
    s.line(" ".join(f"M5.8 {-4 + 1.8 * k} L8.8 {-4 + 1.8 * k}" for k in range(6)), "", 0.3)
    s.line(" ".join(f"M6 {-4 + 1.8 * k} L7 {-4 + 1.8 * k}" for k in (0, 1, 3, 4, 5)), "", 0.8)


@part("guitar", "ware-5")
def harp(s: Trade) -> None:
    """A harp of gold."""
    # The soundboard leans from the foot up to the neck; strings span from one to the other.
    s.area("M-4.6 6.2 L-1.8 7.4 C3.4 4.6 7.6 0 9.4 -5.4 L7.2 -6.4 C5 -1.4 1 3 -4.6 6.2 Z", s.wood)
    s.line(
        " ".join(
            f"M{x} {neck} L{x} {board}"
            for x, neck, board in (
                (-4.4, -8.4, 6), (-2.7, -8, 5), (-1, -7.2, 3.9), (0.7, -6.2, 2.7),
                (2.4, -5.4, 1.2), (4.1, -5.2, -0.6), (5.8, -5.4, -3),
            )
        ),
        "",
        0.4,
    )  # fmt: skip
    s.area(bar(-7.6, -8, 2.4, 15.4), s.gold)
    s.area(
        "M-8 -8.6 C-6 -11.4 -2.4 -10.4 0.6 -8.2 C3.4 -6.2 6 -5.8 8.2 -7.4 L9.8 -5 "
        "C6.4 -3.2 2.6 -4 -0.4 -6 C-2.8 -7.6 -5.2 -8 -5.6 -6.6 L-8 -6.6 Z",
        s.gold,
    )
    s.area(disc(-6.6, -8.6, 1.9), s.gold)
    s.area(bar(-9.2, 6.6, 10, 2.4, 0.8), s.gold)


@part("guitar", "ware-6")
def piano(s: Trade) -> None:
    """A grand piano with its lid open."""
    s.area("M-5 -2 L6.4 -10 C10 -8.6 7.6 -4.6 10 -1.8 Z", s.red)
    s.line("M6 -1.8 L4.4 -7.4", "", 0.9)
    for x in (-7.4, 1, 8):
        s.area(f"M{x - 1.2} 3 L{x + 1.2} 3 L{x + 0.7} 9 L{x - 0.7} 9 Z", s.gold, THIN)
    s.area("M-8.6 -2 L9.4 -2 C10.4 0 10.4 2.4 9.6 4 L-8.6 4 Z", s.red)
    # Music on its stand, and the keys, seen a little from above.
    s.area("M-4 -2 L-4.6 -6 L1.4 -6 L2 -2 Z", s.paper, THIN)
    s.line("M-3 -4.7 L0.4 -4.7 M-2.8 -3.4 L0.6 -3.4", "", 0.35)
    s.area("M-10 1.6 L4.4 1.6 L3.6 -1.6 L-9.2 -1.6 Z", s.paper, THIN)
    keys = range(1, 12)
    s.line(" ".join(f"M{1.2 * k - 10} 1.6 L{1.07 * k - 9.2} -1.6" for k in keys), "", 0.3)
    s.line(
        " ".join(
            f"M{1.15 * k - 9.65} 0.2 L{1.07 * k - 9.2} -1.5" for k in keys if k % 7 not in (3, 0)
        ),
        "",
        0.7,
    )
    s.area(bar(-10.4, 1.6, 15.2, 2.4, 0.6), s.red)
