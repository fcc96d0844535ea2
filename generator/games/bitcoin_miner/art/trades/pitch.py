"""Balls: a pitch with its goal, and from a marble to the cup."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.art.sketch import bar, disc
from generator.drawing import paths
from generator.games.bitcoin_miner.art.trades.kit import (
    DEEP,
    THIN,
    WIDE,
    Place,
    Trade,
    part,
    place_for,
)
from generator.games.bitcoin_miner.art.trades.weather import falls, lanterns, outdoors

#: Where flags hang in the bunting.
FLAGS = ((3, 2.9), (8.6, 4.7), (14.6, 5.1), (20, 4.1), (27, 4.2), (32.4, 5.1), (38, 4.6),
         (43.4, 2.8))  # fmt: skip


@place_for("ball")
def place(s: Place) -> None:
    """The mown stripes of a pitch, and on it a goal with bunting, or the stand with all who watch,
    or a goal from its side; later other posts, or a mast with lamps."""
    shown = s.light.hour.shown
    outdoors(s, s.moss, 34, (23, 7, 12)[shown], (3.6, -3, 3.6)[shown])
    s.fill("M0 38 L46.6 38 L46.6 43 L0 43 Z M0 48 L46.6 48 L46.6 53 L0 53 Z", s.leaf)
    s.area("M-1 34 C6 29 12 33 17 30 C24 27 34 32 47.6 29 L47.6 34 Z", s.leaf, THIN)
    first, later = (_goal, _stand, _aside), (_posts, _stand, _floodlight)
    (later if s.light.hour.again else first)[shown](s)
    falls(s, ((22, 46, 6),))


def _goal(s: Place) -> None:
    """A goal with its net, and bunting over it."""
    s.line(
        " ".join(f"M{x} 17 L{x} 40" for x in range(8, 44, 3))
        + " "
        + " ".join(f"M6 {y} L42 {y}" for y in range(20, 40, 3)),
        s.paper,
        THIN,
    )
    s.backed("M5 41 L5 16 L42 16 L42 41", s.paper, 1.4)
    s.line("M-1 0.8 C8 6.8 16 6.8 23.3 2.8 C30 6.8 39 6.8 47.6 0.8", "", THIN)
    for k, colour in enumerate((s.red, s.paper, s.gold)):
        flags = (f"M{x - 1.7} {y} L{x + 1.7} {y} L{x} {y + 3.6} Z" for x, y in FLAGS[k::3])
        s.area(" ".join(flags), colour, 0.35)


def _posts(s: Place) -> None:
    """Posts that are scored over, each with a lantern."""
    s.backed("M10.6 46 L10.6 2 M36 46 L36 2 M10.6 25 L36 25", s.paper, 1.5)
    s.bars(((8.9, 34, 3.4, 12), (34.3, 34, 3.4, 12)), s.red)
    lanterns(s, "", ((10.6, 25), (36, 25)))


def _stand(s: Place) -> None:
    """The stand, its flags or, later, its lights, and its board, at first without a goal: it reads
    the same from behind, for a mirrored 2 is a 5 of its bars."""
    again = s.light.hour.again
    s.line("M10.4 14 L10.4 24 M36.2 14 L36.2 24 M3 26 L3 12 M43.6 26 L43.6 12", "", 0.8)
    if again:
        s.bars(((-1, 8, 9.4, 6.4), (38.2, 8, 9.4, 6.4)), s.stone)
        s.dots(((x, y) for x in (1.2, 5.8, 40.8, 45.4) for y in (9.8, 12.8)), 1.2, s.pale)
    else:
        s.area("M3.4 12.2 L9.4 13.6 L3.4 16 Z M43.2 12.2 L37.6 13.8 L43.2 16 Z", s.red, THIN)
    s.area(bar(13.3, 9, 20, 11, 0.8), s.iron, THIN)
    if again:
        s.line("M16.3 11.4 l3.4 0 l0 3 l-3.4 0 l0 3 l3.4 0 M30.3 11.4 l-3.4 0 l0 3 l3.4 0 l0 3 "
               "l-3.4 0", s.paper, 0.9)  # fmt: skip
    else:
        s.line(joined(bar(x, 11.4, 3.4, 6, 0.3) for x in (16.3, 26.9)), s.paper, 0.9)
    s.dots(((23.3, 13), (23.3, 16)), 0.6, s.paper)
    s.line("M16.4 20 L16.4 24 M30.2 20 L30.2 24", "", 0.8)
    s.area("M-1 42 L-1 22.6 L47.6 22.6 L47.6 42 Z", s.stone, THIN)
    for row, y in enumerate((25, 30, 35)):
        for k, colour in enumerate((s.red, s.gold, s.paper, s.gem)):
            places = [1.4 + 4.2 * i + 2.1 * (row % 2) for i in range(k, 12, 4)]
            s.area(" ".join(f"M{x - 1.7} {y + 4} c0 -3.4 3.4 -3.4 3.4 0 Z" for x in places),
                   colour, 0.35)  # fmt: skip
        heads = (disc(1.4 + 4.2 * i + 2.1 * (row % 2), y, 1.35) for i in range(12))
        s.area(joined(heads), (s.straw, s.soil, s.bark)[row], 0.35)
        s.area(bar(-1, y + 3.4, 48.6, 1.6), s.iron, 0.35)


def _aside(s: Place) -> None:
    """A goal from its side, its near post clear of who sells, balloons on its bar."""
    net = [f"M{x} {11.3 - 0.2 * (x - 16)} L{x + 3} 45" for x in range(19, 46, 4)]
    net += [f"M16 {y} L47 {y - 4.4 + (y - 14) / 9}" for y in range(15, 46, 4)]
    s.line(" ".join(net), s.paper, THIN)
    s.line("M-1 50 L30 45.4 L47.6 45.4", s.paper, 1)
    s.backed("M16 46.4 L16 11.3 L47.6 4.6", s.paper, 1.8)
    s.line("M37 6.8 L33 3.4 M37 6.8 L36.8 0.8 M37 6.8 L40.6 3.4", "", 0.35)
    for x, y, colour in ((32.4, 2, s.gold), (41.2, 2.2, s.paper), (36.8, -0.6, s.red)):
        s.area(disc(x, y, 2.4, 2.8), colour, THIN)


def _floodlight(s: Place) -> None:
    """A mast with lamps, and what they light of the pitch."""
    s.fill("M19.6 12 L34.4 12 L50 50 L4 50 Z", mixed(mixed(s.sun, s.pale, 0.5), s.light.haze, 0.35))
    s.fill(disc(27, 50, 23, 4.6), mixed(s.shine, s.moss, 0.35))
    s.line("M27 50 L27 14", "", 1.8)
    s.line("M-1 45.4 L47.6 45.4", s.paper, 1)
    s.area(bar(18.8, 4.4, 16.4, 9.2, 1), s.stone, THIN)
    s.area(joined(disc(x, y, 1.6) for x in (22, 27, 32) for y in (6.9, 11.1)), s.sun, 0.35)


@part("ball", "front")
def front(s: Trade) -> None:
    """A board round the pitch."""
    s.fill(bar(0, 0, WIDE, DEEP), s.paper)
    s.fill(
        " ".join(
            f"M{x} 2 L{x + 5} 2 L{x + 0.8} {DEEP} L{x - 4.2} {DEEP} Z"
            for x in (4.8, 14.8, 24.8, 34.8)
        ),
        s.red,
    )
    s.area(bar(-1, 0, WIDE + 2, 2), s.paper, THIN)


@part("ball", "ware-1")
def marble(s: Trade) -> None:
    """A marble of glass."""
    s.area(disc(0, 2, 7), s.gem)
    # Three ribbons run through it, from one pole to the other.
    for bend, colour in ((4.6, s.coral), (1, s.gold), (-3, s.red)):
        s.area(
            f"M-3.8 7.2 C{bend - 3.8} 5 {bend - 1.2} 0 3.8 -3.2 "
            f"C{bend + 1.2} 1.4 {bend - 1} 6.4 -3.8 7.2 Z",
            colour,
            THIN,
        )
    s.line("M-4.6 -0.4 C-4 -2 -3 -2.9 -1.6 -3.4", s.paper, 1.2)


@part("ball", "ware-2")
def table_tennis(s: Trade) -> None:
    """A bat and ball for table tennis."""
    with s.at(-1.6, 0.4, 30):
        s.area(bar(-1.5, 3, 3, 6.4, 1.2), s.wood)
        s.area(
            "M-1.6 5 C-1.6 3.6 -6.4 2 -6.4 -3 C-6.4 -10.6 6.4 -10.6 6.4 -3 C6.4 2 1.6 3.6 1.6 5 Z",
            s.red,
        )
        s.line("M-4.6 1.8 L4.6 1.8", "", THIN)
    # The ball is in the air, over everybody's hair.
    s.area(disc(7.4, -8.4, 2.7), s.paper)
    s.line("M6.1 -9.4 C6.5 -10 7 -10.2 7.6 -10.2", s.gold, 0.9)


@part("ball", "ware-3")
def football(s: Trade) -> None:
    """A football."""
    s.area(disc(0, 0.2, 8.8))
    with s.at(0, 0.2):
        s.fill(paths.regular(0, 0, 3.2, 5))
        s.line(
            "M0 -3.2 L0 -6.6 M3 -1 L6.4 -2.2 M1.9 2.6 L4 5.4 M-1.9 2.6 L-4 5.4 M-3 -1 L-6.4 -2.2",
            "",
            THIN,
        )
        s.fill(
            "M-2.8 -8.2 L0 -6.4 L2.8 -8.2 C1 -9 -1 -9 -2.8 -8.2 Z M7 -5 L6.2 -2 L8.7 0 "
            "C8.8 -2 8.2 -3.6 7 -5 Z M6.6 5.6 L3.8 5.2 L2.6 8.3 C4.2 7.8 5.6 6.9 6.6 5.6 Z "
            "M-6.6 5.6 L-3.8 5.2 L-2.6 8.3 C-4.2 7.8 -5.6 6.9 -6.6 5.6 Z M-7 -5 L-6.2 -2 "
            "L-8.7 0 C-8.8 -2 -8.2 -3.6 -7 -5 Z"
        )


@part("ball", "ware-4")
def basketball(s: Trade) -> None:
    """A basket on its post, with a net, and the ball that drops into it."""
    s.area(bar(-1.2, 0, 2.4, 8), s.iron, THIN)
    s.area(bar(-5.6, 7.4, 11.2, 1.6, 0.8), s.stone)
    s.area(bar(-9, -9.6, 18, 10, 0.8), s.paper)
    s.line(bar(-7, -7.6, 14, 6), s.red, 0.9)
    s.area("M-4.2 0.8 C-3.8 2.8 -2.6 4 -2.6 6.4 L2.6 6.4 C2.6 4 3.8 2.8 4.2 0.8 Z", s.ice, THIN)
    s.line(
        "M-3.6 2.8 L-0.9 6.4 M-2.2 1 L2.2 5.6 M0 0.8 L3.4 3 M3.6 2.8 L0.9 6.4 M2.2 1 L-2.2 5.6 "
        "M0 0.8 L-3.4 3",
        "",
        0.35,
    )
    with s.at(0, -2.8, 14):
        s.area(disc(0, 0, 3.9), s.coral)
        s.line(
            "M0 -3.9 L0 3.9 M-3.9 0 L3.9 0 M-2.7 -2.8 C-1 -1.2 -1 1.2 -2.7 2.8 M2.7 "
            "-2.8 C1 -1.2 1 1.2 2.7 2.8",
            "",
            THIN,
        )
    # It is half in: the ring is before it.
    s.backed("M-4.6 0 C-3.4 1.3 3.4 1.3 4.6 0", s.red, 1)


@part("ball", "ware-5")
def bowling(s: Trade) -> None:
    """Skittles and the ball that will hit them."""
    for x, y in ((-6.6, 0), (6.6, 0), (0, -1.4)):
        with s.at(x, y):
            s.area(
                "M-2.4 9 C-4.4 4 -1.4 0 -1.6 -2.6 C-2.6 -4 -2.4 -8 0 -8 C2.4 -8 2.6 -4 1.6 -2.6 "
                "C1.4 0 4.4 4 2.4 9 Z",
                s.paper,
            )
            s.line("M-1.4 -3 L1.4 -3 M-1.5 -1.4 L1.5 -1.4", s.red, 0.8)
    s.area(disc(0, 3.4, 5.6), s.gem)
    s.fill(disc(-1.6, 0.6, 0.9))
    s.fill(disc(1, 0.2, 0.9))
    s.fill(disc(-0.2, 2.4, 0.9))


@part("ball", "ware-6")
def cup(s: Trade) -> None:
    """A cup with a ball on top."""
    for side in (-1, 1):
        s.backed(f"M{5 * side} -3.4 C{10 * side} -5.4 {10 * side} 2 {4 * side} 2.4", s.gold, 1.1)
    s.area(
        "M-6 -5.4 L6 -5.4 C6 0.6 4 3.6 1.4 4.2 L1.4 6 L-1.4 6 L-1.4 4.2 C-4 3.6 -6 0.6 -6 -5.4 Z",
        s.gold,
    )
    s.area(bar(-5, 6, 10, 3, 0.5), s.wood)
    s.area(
        "M0 -3.6 L1 -1.6 L3.2 -1.4 L1.6 0.2 L2 2.4 L0 1.4 L-2 2.4 L-1.6 0.2 L-3.2 -1.4 L-1 -1.6 Z",
        s.paper,
        THIN,
    )
    s.area(disc(0, -7.4, 3))
    s.fill(paths.regular(0, -7.4, 1.2, 5))
    s.line("M-4 -4 L-3.4 -1.4", s.paper, 0.9)
    s.area(bar(-7, -5.8, 14, 1.6, 0.8), s.gold)
