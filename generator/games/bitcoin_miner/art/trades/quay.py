"""Fish: a quay with a boat and a lighthouse, and from a sardine to a swordfish."""

from __future__ import annotations

import math

from generator.art.colours import mixed
from generator.art.outlines import closed, joined
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.trades.kit import THIN, Place, Trade, part, place_for
from generator.games.bitcoin_miner.art.trades.weather import clouds, falls, outdoors


@place_for("fish")
def place(s: Place) -> None:
    """The sea, a lighthouse, a tall ship or the town, who lies at the quay, and gulls by day."""
    # At night the moon is over the lighthouse's beam.
    outdoors(s, s.sky, 31, *((27, -1.8) if s.light.hour.sun == "gone" else (22, 0)))
    hour = s.light.hour
    if hour.lit:
        beams = "M13.4 10.8 L47.6 14.4 L47.6 30 Z M13.4 10.8 L-1 5 L-1 13 Z"
        s.fill(beams, mixed(s.shine, s.light.haze, 0.5))
    if hour.shown == 1:
        _town(s)
    elif hour.sun == "high":
        _tall_ship(s)
    else:
        _lighthouse(s)
    if hour.sun == "rising":
        s.line(
            "M19 24 C20 22.6 21.4 22.6 22 24 C22.6 22.6 24 22.6 25 24 "
            "M24.4 18.6 C25.1 17.6 26 17.6 26.4 18.6 C26.8 17.6 27.7 17.6 28.4 18.6",
            "",
            THIN,
        )
    if hour.again and hour.shown == 0:
        _crane(s)
    elif hour.again and hour.shown == 1:
        _steamer(s)
    else:
        _rig(s)
    s.line(
        "M2 33.6 C3.4 32.6 4.4 32.6 5.6 33.6 C6.8 34.6 8 34.6 9 33.6 "
        "M16 40 C17.4 39 18.4 39 19.6 40 C20.8 41 22 41 23 40 "
        "M4 46 C5.4 45 6.4 45 7.6 46 M18 48 C19.4 47 20.4 47 21.6 48 C22.8 49 24 49 25 48",
        "",
        THIN,
    )
    falls(s)


def _hull(s: Place) -> None:
    """A boat's side at the quay."""
    s.area("M24 34 L47.6 34 L47.6 48 L30 48 C27 44 25 39 24 34 Z", s.wood, THIN)
    s.line("M25 37.4 L47 37.4", s.paper, 1.2)


def _rig(s: Place) -> None:
    """A boat, and its mast with a sail, set or furled."""
    s.line("M37 48 L37 2", "", 1)
    s.line("M37 3 L25 33 M37 3 L46.6 22", "", 0.35)
    if s.light.hour.shown == 0:
        s.area("M38 5 C44 12 46 20 46.6 27 L38 29 Z", s.coral, THIN)
        s.area("M36.2 8 L36.2 29 L28 29 C32 22 34 15 36.2 8 Z", s.paper, THIN)
    elif s.light.hour.shown == 1:
        # A lugger's tanned sail.
        s.area("M30 12 L44 6 C46 14 46 22 44.6 28.4 L28.6 28.4 C30.4 22 30.6 17 30 12 Z", s.red,
               THIN)  # fmt: skip
        s.line("M30.6 18 L45.4 14 M30 23.6 L45.2 22", "", 0.35)
    else:
        # The sail is furled under its yard, in swags between the ties.
        with s.at(36.8, 13.6, -28):
            s.area("M-8.4 0 C-7.6 3.8 -3.6 3.8 -2.8 0.7 C-2 4.2 2 4.2 2.8 0.7 C3.6 3.8 7.6 3.8 "
                   "8.4 0 Z", s.paper, THIN)  # fmt: skip
            s.line("M-2.8 0 L-2.8 2.4 M2.8 0 L2.8 2.4", "", 0.5)
            s.area(bar(-10.4, -0.7, 20.8, 1.4, 0.7), s.wood, THIN)
    s.area("M37.4 2 L42 0.4 L41 2.4 L42.4 4 L37.4 4.4 Z", s.red, 0.35)
    _hull(s)


def _steamer(s: Place) -> None:
    """A steamer, its funnel smoking."""
    clouds(s, ((35, 4.6, 0.4), (29, 7, 0.75)), mixed(s.pale, s.stone, 0.5))
    s.area("M33.4 24 L34.6 8 L41.4 8 L42.6 24 Z", s.red, THIN)
    s.fill("M34.3 12 L41.7 12 L42 15.6 L34 15.6 Z", s.cream)
    s.area("M34.6 8 L41.4 8 L41.6 10.4 L34.4 10.4 Z", s.ink, THIN)
    s.area(bar(26, 22, 22, 12.4, 0.8), s.paper, THIN)
    s.area(joined(disc(x, 27, 1.5) for x in (29.6, 34.6, 39.6, 44.6)), s.sky, 0.35)
    _hull(s)


def _crane(s: Place) -> None:
    """A crane on the quay, which lifts a crate."""
    s.area(bar(26, 36, 22, 13), s.stone, THIN)
    s.line("M33.6 6.4 L20.4 5.4 M33.6 6.4 L40.6 16 M20.4 5.4 L20.4 14", "", 0.45)
    s.area("M32.2 37 L33 8 L36 8 L36.8 37 Z", s.gold, THIN)
    s.area("M18.6 4.4 L41 12.4 L40.2 14.8 L17.9 6.4 Z", s.gold, THIN)
    s.area(bar(38.6, 12.4, 5, 5.4, 0.6), s.iron, THIN)
    s.line("M16.8 17 L20.4 14 L24 17", "", 0.45)
    s.area(bar(16.4, 17, 8, 6.4, 0.4), s.wood, THIN)
    s.line("M16.4 17 L24.4 23.4 M24.4 17 L16.4 23.4", "", 0.35)


def _tall_ship(s: Place) -> None:
    """A ship with three masts, far out."""
    with s.at(5.4, 0):
        s.line("M3.8 28 L3.8 13 M8.2 28 L8.2 11 M12.4 28 L12.4 14 M14.6 27.4 L18.4 24.6", "", 0.6)
        s.area(
            " ".join(
                f"M{x - half} {y} L{x + half} {y} C{x + half + 0.8} {y + 1.4} {x + half + 0.8} "
                f"{y + 2.8} {x + half} {y + 4} L{x - half} {y + 4} C{x - half + 0.8} {y + 2.8} "
                f"{x - half + 0.8} {y + 1.4} {x - half} {y} Z"
                for x, top, half in ((3.8, 15.4, 1.7), (8.2, 13.4, 2), (12.4, 16.4, 1.7))
                for y in (top, top + 4.8)
            ),
            s.paper,
            0.4,
        )
        s.area("M8.2 11 L12 11.9 L8.2 13 Z", s.red, 0.35)
        s.area("M0.6 25.4 L4 26.8 L15.6 26.4 L13.6 31 L3 31 Z", s.wood, THIN)
        s.line("M2.2 28.4 L14.6 28.2", s.cream, 0.8)


def _lighthouse(s: Place) -> None:
    """A lighthouse on its island, beside the numeral, which hides the corner."""
    with s.at(6.6, 0.6):
        s.area("M0 31 C3 27 9 27 13 31 Z", s.moss, THIN)
        s.area("M3.4 28 L4.6 12 L9 12 L10.2 28 Z", s.paper, THIN)
        s.fill("M4.3 16 L9.3 16 L9.6 20 L4 20 Z M3.7 24 L9.9 24 L10.1 27.6 L3.5 27.6 Z", s.red)
        s.area(bar(4.8, 8.4, 4, 3.6), s.sun if s.light.hour.lit else s.gold, THIN)
        s.area("M3.8 8.4 L6.8 5 L9.8 8.4 Z", s.red, THIN)


def _town(s: Place) -> None:
    """Gabled houses along the harbour."""
    s.fill("M-1 31 L-1 28.4 L27 28.4 L30 31 Z", s.stone)
    for x, wide, high, colour in ((17.6, 7, 10, s.cream), (10.4, 7.2, 13, s.coral),
                                  (4.4, 6, 9.6, s.ice), (-2, 6.4, 12, s.straw)):  # fmt: skip
        top = 28.4 - high
        s.area(f"M{x} 28.4 L{x} {top} L{x + wide / 2} {top - 4} L{x + wide} {top} "
               f"L{x + wide} 28.4 Z", colour, THIN)  # fmt: skip
        s.line(f"M{x - 0.8} {top + 0.8} L{x + wide / 2} {top - 4.2} L{x + wide + 0.8} {top + 0.8}",
               s.red, 1.1)  # fmt: skip
        s.fill(joined(bar(x + wide * at - 0.7, top + y, 1.4, 1.8) for at in (0.3, 0.7)
                      for y in (1.6, 5.4)), s.sky)  # fmt: skip
    s.line("M-1 28.4 L27 28.4 L30 31", "", THIN)


def _barrel(s: Trade, top: float, high: float) -> None:
    """A barrel about the y axis."""
    foot, half = top + high, top + high / 2
    s.area(
        f"M-6 {top} C-8.6 {half - 2} -8.6 {half + 2} -6 {foot} L6 {foot} C8.6 {half + 2} "
        f"8.6 {half - 2} 6 {top} Z",
        s.wood,
        THIN,
    )
    s.line(f"M-2.4 {top} L-3 {foot} M2.4 {top} L3 {foot}", "", 0.35)
    for y in (top + 0.22 * high, foot - 0.22 * high):
        s.line(f"M-7.2 {y} L7.2 {y}", "", 1)


@part("fish", "stand")
def stand(s: Trade) -> None:
    """A barrel with a lid of ice."""
    _barrel(s, -18, 20)
    s.area("M-8 -17.4 L-7 -20 L7 -20 L8 -17.4 Z", s.ice, THIN)


@part("fish", "front")
def front(s: Trade) -> None:
    """Planks with a rope hung along them."""
    s.desk(s.bark, s.wood)
    s.backed("M0 4 C4 9 10 9 15.5 3.6 C20 9 27 9 31 3.6 C36 9 42.6 8 46.6 4.4", s.cream, 0.9)


@part("fish", "ware-1")
def sardine(s: Trade) -> None:
    """A sardine."""
    s.area("M-5 5.4 L-10 2 L-9 5.4 L-10 8.8 Z", s.stone)
    s.area("M10 5.6 C6 0.6 -2 1.4 -6.4 5.4 C-2 9.6 6 10 10 5.6 Z", s.iron)
    s.fill("M9 4.7 C5 1.4 -1.6 2 -5.6 5 C0 4.2 5 4 9 4.7 Z", s.stone)
    s.fill(disc(7, 4.9, 0.9))
    s.dots(((2.4, 6.2), (0, 6.2), (-2.4, 6)), 0.5)


@part("fish", "ware-2")
def trout(s: Trade) -> None:
    """A trout with spots."""
    s.area("M-4.6 3 L-10 -2.4 L-8.8 3 L-10 8.4 Z", s.coral)
    s.area("M2.4 -2.6 C1 -6 -3 -5.6 -4 -1.6 Z", s.coral, THIN)
    s.area("M10 3.4 C6.4 -4.4 -2.4 -4.4 -6.2 3 C-2.4 9.6 6.4 10 10 3.4 Z", s.moss)
    s.line("M4.2 -1.6 C2.8 1.4 2.8 4.4 4.2 7.4", "", THIN)
    s.area(disc(6.6, 2, 1.3), s.paper, THIN)
    s.fill(disc(6.6, 2, 0.6))
    s.dots(((1, 1), (-1.4, 0), (-3.4, 2), (0.6, 4), (-1.8, 4)), 0.55, s.red)


@part("fish", "ware-3")
def crab(s: Trade) -> None:
    """A crab."""
    for side in (-1, 1):
        s.line(
            f"M{5 * side} 5 L{8.6 * side} 5.6 L{9.6 * side} 8.6 M{4.4 * side} 6.4 "
            f"L{6.6 * side} 7.4 L{7 * side} 9",
            "",
            1.2,
        )
        s.backed(f"M{5 * side} 2.4 C{7.6 * side} 2 {8 * side} 0 {7.4 * side} -1.6", s.red, 1.4)
        s.area(
            f"M{7.4 * side} -1 C{3 * side} -3 {3.6 * side} -8 {7 * side} -8.4 L{6.6 * side} "
            f"-5 L{9.4 * side} -7 C{11 * side} -4.4 {10 * side} -1.4 {7.4 * side} -1 Z",
            s.red,
        )
        s.line(f"M{1.8 * side} 0 L{2 * side} -2.6", "", 0.9)
        s.area(disc(2.1 * side, -3.2, 1.2), s.paper, THIN)
        s.fill(disc(2.1 * side, -3.2, 0.5))
    s.area("M-7 3.6 C-7 -1.6 7 -1.6 7 3.6 C7 9 -7 9 -7 3.6 Z", s.red)
    s.line("M-2.4 4.8 C-1.2 6.4 1.2 6.4 2.4 4.8", "", THIN)


@part("fish", "ware-4")
def puffer(s: Trade) -> None:
    """A puffer fish, spines and all."""
    s.area("M5.6 2.8 L10.4 -1.4 L9.4 2.8 L10.4 6.6 Z", s.coral)
    # Spines stand off all round, but for the mouth and the tail.
    s.area(
        joined(
            closed(
                [
                    (-1 + r * math.sin(math.radians(a)), 1.4 - r * math.cos(math.radians(a)))
                    for a, r in ((turn - 9, 6.6), (turn, 10), (turn + 9, 6.6))
                ]
            )
            for turn in (-62, -36, -10, 16, 42, 66, 122, 148, 174, 200, 226)
        ),
        s.leaf,
        THIN,
    )
    s.area(disc(-1, 1.4, 7.6, 7.2), s.leaf)
    s.fill(
        "M-8 3.8 C-4 5.4 2 5.4 6 3.8 C4.6 7.2 1.6 8.2 -1 8.2 C-3.6 8.2 -6.6 7.2 -8 3.8 Z", s.cream
    )
    s.dots(((0.4, -3.2), (3.2, -1.6), (-1.4, -4.6), (4, 1.4), (1.2, -0.4)), 0.7, s.moss)
    s.area("M1 1.4 C4 0.2 5.2 2.2 4.2 4.2 C2.6 4 1.6 3 1 1.4 Z", s.coral, THIN)
    s.area(disc(-4.6, -0.8, 1.9), s.paper, THIN)
    s.fill(disc(-4.8, -0.7, 0.95))
    s.area(disc(-8.4, 2.6, 1.2, 1), s.coral, THIN)


@part("fish", "ware-5")
def octopus(s: Trade) -> None:
    """An octopus."""
    for side in (-1, 1):
        for x, y, bend in ((9.4, -0.6, -3), (9.2, 4, -2.2), (7.4, 7.6, 1), (3, 8.2, 1.4)):
            s.backed(
                f"M{1.4 * side} 2 C{x * 0.6 * side} {y + 1.4} {x * 0.9 * side} "
                f"{y + 2 * (bend < 0)} {x * side} {y + bend * 0.6}",
                s.gem,
                1.7,
            )
    s.area(
        "M-5.6 4 C-4.6 1.6 -7 -0.4 -7 -4 C-7 -12 7 -12 7 -4 C7 -0.4 4.6 1.6 5.6 4 C3 6 "
        "-3 6 -5.6 4 Z",
        s.gem,
    )
    for x in (-2.6, 2.6):
        s.area(disc(x, -2.4, 1.8), s.paper, THIN)
        s.fill(disc(x, -2.1, 0.9))
    s.line("M-1.8 1.4 C-0.8 2.6 0.8 2.6 1.8 1.4", "", THIN)
    s.dots(((-4, -6.6), (-2, -8.2), (3.6, -7)), 0.8, s.cream)


@part("fish", "ware-6")
def swordfish(s: Trade) -> None:
    """A swordfish, which leaps."""
    with s.at(0, 0.6, -13):
        s.area("M-1.4 -2.4 C-0.6 -8 2.4 -8.4 4.6 -8 C3 -6 3 -3.6 3.4 -1.4 Z", s.stone)
        # Body and tail are one.
        s.area(
            "M-12.6 0.4 L-6 -0.4 C-3 -3.4 3.6 -2.8 7.6 1 L11.8 -4.4 C10.4 -0.6 10.4 3.6 12.2 7.4 "
            "L7.4 2.8 C3.6 6 -2.4 7 -6.4 3.4 L-6 1.6 Z",
            s.iron,
        )
        s.fill("M-5.4 2.8 C-1 4.6 4 4 7 2.2 C3.8 5.4 -2 6.2 -5.8 3.4 Z", s.paper)
        s.area("M-1.6 2 C-1.2 4 0 5 1.6 5.2 C1.6 3.8 1 2.6 -0.2 1.8 Z", s.stone, THIN)
        s.area(disc(-4.2, 0.6, 1), s.paper, THIN)
        s.fill(disc(-4.2, 0.6, 0.5))
        s.line("M-1.6 -0.6 C-0.8 0.6 -0.8 2 -1.6 3", "", THIN)
    for x, y, turn in ((-6.4, 7, -8), (6.6, 7, 12), (-2.2, 7, 6), (2.2, 7.1, -4), (0, 4.4, 24)):
        with s.at(x, y, turn):
            s.area(bar(-2, -2, 4, 4, 0.6), s.ice, THIN)
            s.line("M-1 0.6 L-1 -1 L0.6 -1", s.paper, 0.6)
