"""Ice cream: a cart on the beach, and from a lolly to a cake of ice."""

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
from generator.games.bitcoin_miner.art.trades.weather import falls, lanterns, outdoors


def _cherry(s: Trade, x: float, y: float) -> None:
    """A cherry of 1.5 mm, its stalk to the right."""
    s.line(f"M{x} {y} C{x + 0.6} {y - 2} {x + 1.6} {y - 2.6} {x + 2.6} {y - 2.8}", "", THIN)
    s.area(disc(x, y, 1.5), s.red, THIN)


@place_for("ice-cream")
def place(s: Place) -> None:
    """The sea, something far out, and a parasol, a palm or a cabin in the sand; later surfboards,
    a lookout's chair, or a roof of straw."""
    outdoors(s, s.gem, 25, 17)
    if s.light.hour.sun in ("rising", "setting", "gone"):
        # It glitters on the sea.
        s.line("M12 27.4 L22 27.4 M14 29.6 L20.4 29.6 M12.6 31.8 L21 31.8", s.light.haze, 1)
    s.area(
        f"M0 34 C8 32 16 36 24 34 C32 32 40 35.4 {WIDE} 33.4 L{WIDE} {HIGH} L0 {HIGH} Z",
        s.straw,
        THIN,
    )
    s.line(
        "M3 29 C4.4 28 5.4 28 6.6 29 C7.8 30 9 30 10 29 M28 30 C29.4 29 30.4 29 31.6 30 ",
        s.paper,
        0.8,
    )
    _afar(s)
    first, later = (_parasol, _palm, _cabin), (_boards, _lookout, _thatch)
    (later if s.light.hour.again else first)[s.light.hour.shown](s)
    falls(s, ((19, 45, 5),))


def _parasol(s: Place) -> None:
    """A parasol in the sand."""
    with s.at(34.6, 0):
        s.area(bar(-0.5, 8, 1, 47), s.paper, THIN)
        s.area(
            "M-15 15 C-14 -1 14 -1 15 15 C12 12.6 9 12.6 7.5 15 C5 12.6 -5 12.6 -7.5 15 "
            "C-9 12.6 -12 12.6 -15 15 Z",
            s.paper,
            THIN,
        )
        s.area(
            "M-15 15 C-14.4 8 -9 3.4 -2 3 C-6 6 -7.6 10 -7.5 15 C-9 12.6 -12 12.6 -15 15 Z "
            "M0 3 C4 6 7.4 10 7.5 15 C9 12.6 12 12.6 15 15 C14 8 8 3 0 3 Z",
            s.coral,
            THIN,
        )
        s.fill(disc(0, 3, 0.9))


def _boards(s: Place) -> None:
    """Three surfboards that stand in the sand, and lanterns."""
    for x, top, board, stripe in ((24.4, 10, s.gold, s.red), (42.4, 8, s.red, s.paper),
                                  (33.4, 4.4, s.paper, s.coral)):  # fmt: skip
        s.area(f"M{x} {top} C{x + 6} {top + 8} {x + 5.4} 42 {x + 2.4} 53 L{x - 2.4} 53 "
               f"C{x - 5.4} 42 {x - 6} {top + 8} {x} {top} Z", board, THIN)  # fmt: skip
        s.line(f"M{x} {top + 3} L{x} 50", stripe, 1.6)
    lanterns(s, "M-1 14 C5 18 12 18 18 12", ((3.6, 17), (9.4, 17.4), (14.6, 15.4)))


def _lookout(s: Place) -> None:
    """A lookout's high chair, its flag up."""
    s.line("M45.4 20 L45.4 1", "", 0.8)
    s.area("M45 1.4 L37.6 3.6 L45 6 Z", s.gold, THIN)
    s.backed("M27 54 L31 20 M46 54 L42.4 20", s.paper, 1.1, 0.4)
    s.line("M28.6 40 L44.6 40 M29.4 33 L43.8 33 M30.4 26 L43 26", "", 0.8)
    s.line("M32 19 L32 9 M41.8 19 L41.8 9", "", 1)
    # A ring to throw hangs at its back.
    s.backed(disc(36.9, 13, 3.6), s.red, 2.2, 0.5)
    for turn in (45, 135, 225, 315):
        with s.at(36.9, 13, turn):
            s.fill(bar(-1, -4.7, 2, 2.2), s.paper)
    s.area(bar(29, 19, 15.6, 2.4, 0.6), s.wood, THIN)


def _palm(s: Place) -> None:
    """A palm that leans over the beach, and a crab under it."""
    s.area("M37 54 C40.4 42 39.6 26 33 12 L35.4 11 C43 25 44.4 42 43 54 Z", s.wood, THIN)
    s.line("M35.4 17 L38 15.6 M37.6 23 L40.4 21.8 M39 29.4 L42 28.6 M39.6 36 L42.8 35.6", "", 0.35)
    for turn, mirrored in ((-22, False), (14, False), (52, False), (-14, True), (24, True),
                           (62, True)):  # fmt: skip
        with s.at(34, 11.6, -turn if mirrored else turn, mirrored=mirrored):
            s.area("M0 0 C4 -5 11 -5.4 15 0.6 C13 0.2 12.4 0.6 11.6 1.6 C10.6 0.4 9.4 0.4 8.4 1.4 "
                   "C7.4 0.2 6 0.2 5 1.2 C3.6 0.2 1.6 0 0 0 Z", s.leaf, THIN)  # fmt: skip
    s.area(disc(32.6, 13.4, 1.6) + disc(35.8, 13.8, 1.6), s.bark, THIN)
    s.area("M6 43 C3.6 40.6 12.4 40.6 10 43 Z", s.red, THIN)
    s.line("M5 41.6 L4 39.8 M11 41.6 L12 39.8 M7.4 41 L7.2 40 M8.8 41 L9 40", "", 0.6)


def _cabin(s: Place) -> None:
    """A striped cabin with its pennant."""
    s.line("M35 10 L35 1", "", 0.8)
    s.area("M35 1.2 L42 3.4 L35 5.6 Z", s.gold, THIN)
    s.area(bar(25.6, 18, 18.8, 37), s.paper, THIN)
    s.fill(joined(bar(27.6 + 5.4 * k, 18, 2.7, 37) for k in range(4)), s.coral)
    s.area("M22.6 19.6 L35 8.4 L47.4 19.6 Z", s.red, THIN)
    s.area(disc(35, 15, 2.2), s.sky, THIN)


def _thatch(s: Place) -> None:
    """A roof of straw on posts, and lanterns from it."""
    s.bars(((26.4, 20, 1.8, 34), (43, 20, 1.8, 34)), s.wood)
    s.area("M20 20.6 L33.4 5.6 L36.8 5.6 L49 20.6 " + " ".join(
        f"L{47 - 3.6 * k:.1f} 23 L{45.4 - 3.6 * k:.1f} 20.8" for k in range(7)) + " Z", s.straw,
        THIN)  # fmt: skip
    s.line("M31 11 L29.4 14 M36 9 L36.6 13 M40 13.6 L41.4 16.6 M33.6 15 L33 18 M27 16 L25.8 18",
           s.bark, 0.6)  # fmt: skip
    lanterns(s, "M-1 12 C6 20 16 22 24 18.6", ((4.6, 17.4), (11.4, 20.2), (18.4, 20.6)))


def _afar(s: Place) -> None:
    """A sail, or an island with a palm, or a steamer."""
    with s.at(0, 2.4):
        if s.light.hour.shown == 0 or s.light.hour.again:
            s.area("M8.4 13.6 L8.4 23 L2.6 23 Z", s.paper, THIN)
            s.area("M9.4 15.6 L9.4 23 L13 23 Z", s.coral, THIN)
            s.area("M2 24 L14 24 L12 27 L4 27 Z", s.wood, THIN)
        elif s.light.hour.shown == 1:
            s.backed("M8.6 24 C9.4 20.6 9.2 18 8 15.4", s.wood, 0.9, 0.4)
            s.area(
                "M8 15.4 C6 13 3.6 13.4 2.4 16 C4.4 15 6 15.2 8 15.4 C6 15.8 4.8 17.4 5 19.6 "
                "C6.2 18 7 16.6 8 15.4 C9.4 16.4 11 17.6 11.4 19.8 C12.4 17.4 10.8 15.6 8 15.4 "
                "C10 14.6 12 14.6 13.8 15.8 C12.6 13 10 12.8 8 15.4 Z",
                s.leaf,
                THIN,
            )
            s.area("M1.4 26.4 C4 22.4 12 22.4 15 26.4 Z", s.straw, THIN)
        else:
            s.area("M6.6 17 L9.4 17 L9.4 22 L6.6 22 Z", s.red, THIN)
            s.area("M3.6 21 L12.4 21 L12.4 24 L3.6 24 Z", s.paper, THIN)
            s.dots(((5.6, 22.6), (8, 22.6), (10.4, 22.6)), 0.5)
            s.area("M0.6 23.8 L15.4 23.8 L13.4 27.2 L2.6 27.2 Z", s.iron, THIN)


@part("ice-cream", "front")
def front(s: Trade) -> None:
    """The side of a cart with stripes."""
    s.fill(bar(0, 0, WIDE, DEEP), s.paper)
    s.fill(
        " ".join(
            f"M{x} 2 L{x + 4.66} 2 L{x + 4.66} {DEEP} L{x} {DEEP} Z"
            for x in (0, 9.32, 18.64, 27.96, 37.28)
        ),
        s.coral,
    )
    s.area(bar(-1, 0, WIDE + 2, 2.2), s.gem, THIN)


@part("ice-cream", "ware-1")
def lolly(s: Trade) -> None:
    """A lolly on a stick."""
    s.area(bar(-1.2, 3, 2.4, 6, 1.1), s.straw)
    s.area("M-5 4.6 L-5 -4.6 C-5 -11.4 5 -11.4 5 -4.6 L5 4.6 Z", s.coral)
    s.fill("M-4.6 4.2 L-4.6 0.4 C-2 2 2 -1.4 4.6 0.4 L4.6 4.2 Z", s.paper)
    s.line("M-2.4 -5.6 L-2.4 -2", s.paper, 1.1)


@part("ice-cream", "ware-2")
def cone(s: Trade) -> None:
    """A cone with one scoop."""
    s.area("M-5 0 L5 0 L0 9.4 Z", s.wood)
    s.line("M-3 3.6 L2.4 0.4 M-1.2 7 L3.4 3", "", THIN)
    s.area(disc(0, -4, 5.4), s.paper)
    s.area(
        "M-6.2 -0.6 C-6 -3 6 -3 6.2 -0.6 C5 1.4 3.4 0.6 2.6 1.6 C1.6 2.8 -0.4 2.6 -1.4 "
        "1.4 C-2.4 0.6 -5 1.8 -6.2 -0.6 Z",
        s.coral,
    )


@part("ice-cream", "ware-3")
def three_scoops(s: Trade) -> None:
    """A cone with three scoops and a cherry."""
    s.area("M-4.4 2 L4.4 2 L0 9.6 Z", s.wood)
    s.line("M-2.6 5 L2.2 2.4 M-1 7.8 L3 4.4", "", THIN)
    s.area(disc(-3, -1, 3.8), s.coral)
    s.area(disc(3, -1, 3.8), s.leaf)
    s.area(disc(0, -5, 3.8), s.paper)
    s.area("M-5.4 2.6 C-5.6 0.6 5.6 0.6 5.4 2.6 Z", s.straw, THIN)
    _cherry(s, 0, -8.6)


@part("ice-cream", "ware-4")
def sundae(s: Trade) -> None:
    """A sundae in its glass."""
    s.area("M4.4 -3 L7.6 -9.6 L9 -9 L6.4 -2 Z", s.straw, THIN)
    for x, y, colour in ((-3.6, -2.4, s.coral), (3.6, -2.4, s.gem), (0, -5.2, s.paper)):
        s.area(disc(x, y, 3.5), colour)
    _cherry(s, -0.6, -8.4)
    s.area(
        "M-8 -1.6 L8 -1.6 C7.6 3 4 4.6 1.4 5 L1.4 7 C4 7.2 5 8 5 9 L-5 9 C-5 8 -4 7.2 "
        "-1.4 7 L-1.4 5 C-4 4.6 -7.6 3 -8 -1.6 Z",
        s.ice,
    )
    s.line("M-5.4 0.6 C-4.8 2 -3.6 2.8 -2.4 3.2", s.paper, 1)


@part("ice-cream", "ware-5")
def split(s: Trade) -> None:
    """A boat of five scoops with wafers and a little umbrella."""
    s.line("M5.6 -3 L7.2 -8.4", "", THIN)
    s.area("M3 -7.4 C4.4 -11 10 -10 10.4 -6 C8 -6.8 5.4 -7.6 3 -7.4 Z", s.gem, THIN)
    s.area("M-8.4 -2 L-9.2 -8.6 L-5.6 -9 L-4.6 -2 Z", s.wood, THIN)
    for x, y, colour in (
        (-2.6, -4.6, s.paper),
        (2.6, -4.4, s.gold),
        (-5.6, -1.4, s.coral),
        (5.6, -1.4, s.bark),
        (0, -1.8, s.leaf),
    ):
        s.area(disc(x, y, 3.1), colour)
    _cherry(s, -2.4, -8)
    s.area(
        "M-10 -0.4 L10 -0.4 C9 4.6 5 6 1.6 6.2 L1.6 7.2 C4.6 7.4 5.6 8 5.6 9 L-5.6 9 "
        "C-5.6 8 -4.6 7.4 -1.6 7.2 L-1.6 6.2 C-5 6 -9 4.6 -10 -0.4 Z",
        s.sky,
    )


@part("ice-cream", "ware-6")
def ice_cake(s: Trade) -> None:
    """A cake of ice in three layers with scoops, cones and sparklers."""
    with s.at(0, 0.8, scale=0.91):
        _ice_cake(s)


def _ice_cake(s: Trade) -> None:
    for x, turn in ((-6.4, -14), (6.4, 14)):
        with s.at(x, -3, turn):
            s.line("M0 0 L0 -5", "", 0.8)
            s.area(
                "M0 -8 L0.8 -5.8 L3 -5.4 L1.4 -4 L1.8 -1.8 L0 -3 L-1.8 -1.8 L-1.4 -4 L-3 -5.4 "
                "L-0.8 -5.8 Z",
                s.gold,
                THIN,
            )
    for x, colour in ((-3.4, s.coral), (3.4, s.leaf), (0, s.paper)):
        s.area(disc(x, -4.6 - (1.4 if x == 0 else 0), 3), colour)
    _cherry(s, 0, -9.4)
    s.area(bar(-10, 7.4, 20, 1.6, 0.8), s.iron)
    for x, y, colour in ((9, 2.6, s.bark), (7.4, -2.4, s.coral)):
        s.area(bar(-x, y, 2 * x, 5, 0.6), colour)
    s.area(
        "M-7.4 -3.4 L7.4 -3.4 L7.4 -0.6 C6 1.4 5 0.6 4.2 -0.4 C2.6 -1 2.6 2 0.8 2 C-1 2 "
        "-0.8 -0.8 -2.4 -0.4 C-4 1.6 -6 1.6 -7.4 -0.6 Z",
        s.paper,
        THIN,
    )
    s.dots(((-6.6, 5.4), (-2.2, 5), (2.2, 5.4), (6.6, 5)), 0.8, s.paper)
