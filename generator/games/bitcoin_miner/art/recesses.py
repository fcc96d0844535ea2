"""Recesses of the upper mine: where most is found there is a third place to dig at each depth.

Lengths in mm, y down; `room` tells where things are.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.outlines import joined
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.room import THIN, Room, pebbles


def stump(s: Room) -> None:
    """Under an old tree, whose roots hold the roof up."""
    s.hollow(
        "M-2 8 C6 5.4 12 6 17 4.6 C28 2.6 44 2.4 52 4.4 C56.6 6 58.2 12 57.6 20 C58.6 30 57.4 38 "
        "58 47 L-2 47 Z"
    )
    s.ground(
        "-2 36.8 C6 36 12 37.4 20 36.6 C32 35.8 46 37.2 61 36.2",
        "-2 43.4 C8 42.6 18 44 30 43 C40 42.4 50 43.8 61 43",
    )
    s.area(
        "M7.6 2.6 C13.4 6 15.4 12 15.2 21 C15 28.4 13.8 33.4 10.6 37.8 C13 36.8 14.4 37 15.6 39 "
        "C16.8 36.6 18.4 36.4 21.8 38 C19.4 33.4 18.8 28 19 21 C19.4 12.4 22 7 28 3 Z",
        s.wood,
        0.45,
    )
    s.area(
        "M48 2.8 C52.4 6.6 53.8 13 53.4 22 C53.2 29.6 52.4 33.8 49.8 37.8 C52.2 36.6 53.6 36.8 "
        "54.8 38.8 C55.8 36.8 57.4 36.4 60.5 37.6 L60.5 2.4 Z",
        s.wood,
        0.45,
    )
    s.line("M16.2 8.4 C17.6 13 17.4 20 17 28 M19.4 6 C17.8 8.4 17.8 10 17.9 12 M55.6 7 C56.8 14 "
           "56.4 22 55.6 30", s.shade, 0.4)  # fmt: skip
    s.backed("M15.2 20 C11.6 20.6 10.4 23 7 23.4 M11.2 21.6 C9.6 20.4 8 20.4 6.4 19.4 M1.6 7 "
             "C2.6 10 1 12 2.2 15.4", s.bone, 0.5, 0.3)  # fmt: skip
    pebbles(s, ((5, 45), (24, 45.3), (38, 45), (51, 45.2)))


def niches(s: Room) -> None:
    """A wall of clay in bands, and in it niches where pots dry."""
    s.hollow(
        "M-2 5.4 C6 4.4 12 5.8 20 4.4 C30 2 44 1.8 52 3.4 C56 5 58 11 57.2 18 C58.6 27 57.4 37 "
        "58 47 L-2 47 Z"
    )
    s.line(
        "M-1 21.4 C6 20.6 12 22.4 20 21.2 M-1 29.4 C4 28.8 8 30 13 29.2 M51.4 24.6 C54 24 56 25 "
        "57.6 24.6 M52.6 30 C54.6 29.6 56 30.4 57.4 30 M23 6.6 C26 6 28 7 31 6.4",
        s.shade,
        0.5,
    )
    s.ground(
        "-2 36.6 C8 35.8 16 37.2 26 36.4 C38 35.8 46 37 61 36.4",
        "-2 43.2 C8 43.8 16 42.6 28 43.2 C42 44 50 42.8 61 43.4",
    )
    for x in (5.4, 15.2):
        s.area(f"M{x - 3.8} 18.6 L{x - 3.8} 13 C{x - 3.8} 7.8 {x + 3.8} 7.8 {x + 3.8} 13 "
               f"L{x + 3.8} 18.6 Z", s.shade, 0.4)  # fmt: skip
        s.line(f"M{x - 4.6} 18.7 L{x + 4.6} 18.7", "", 0.7)
    s.area("M4.2 11.2 L6.6 11.2 L6.2 12.4 C8.4 13.8 8.2 16.6 7 18.4 L3.8 18.4 C2.6 16.6 2.4 13.8 "
           "4.6 12.4 Z", s.hot, 0.35)  # fmt: skip
    s.line("M3.2 15.2 L4.3 14.2 L5.4 15.2 L6.5 14.2 L7.6 15.2", "", THIN)
    s.area("M12.4 14.2 L18 14.2 C18 16.4 17 18.4 15.2 18.4 C13.4 18.4 12.4 16.4 12.4 14.2 Z",
           s.bone, 0.35)  # fmt: skip
    s.line("M12.7 15.6 L17.7 15.6", s.hot, 0.7)
    s.area("M52.4 20 L52.4 14.6 C52.4 10.4 57.4 10.4 57.4 14.6 L57.4 20 Z", s.shade, 0.4)
    s.area("M53.6 15.4 L56.2 15.4 C57.2 17 57 18.8 56.2 19.8 L53.6 19.8 C52.8 18.8 52.6 17 "
           "53.6 15.4 Z", s.hot, 0.35)  # fmt: skip
    pebbles(s, ((8, 45), (21, 45.3), (33, 45), (50, 45.3)))


def crypt(s: Room) -> None:
    """A crypt: a pointed arch of stone, and stairs that lead up and away."""
    s.fill(bar(-2, -0.8, 64, 47.8), s.bone)
    lines = [f"M-1 {y} L60.5 {y}" for y in (6, 12, 18, 24, 30)]
    for row in range(6):
        for k in range(7):
            x = 6 + 10 * k - 5 * (row % 2)
            lines.append(f"M{x} {max(0, 6 * row)} L{x} {6 * row + 6}")
    s.line(" ".join(lines), s.shade, THIN)
    s.hollow("M19.4 47 L19.4 20 C19.8 10 28 3.6 38 0.4 C48 3.6 56.2 10 56.6 20 L56.6 47 Z", 17.6)
    # Its stones, and the ledges that they rest on.
    s.line("M17.2 20 C17.4 9 26.8 2.6 36 -0.4 M40 -0.4 C49.2 2.6 58.6 9 58.8 20 "
           "M20.2 14.8 L18.2 13.8 M24 8.8 L22.4 7.2 M30 4.2 L29 2.4 M46 4.2 L47 2.4 "
           "M52 8.8 L53.6 7.2 M55.8 14.8 L57.8 13.8", "", 0.35)  # fmt: skip
    for ledge in (15.8, 55.2):
        s.area(bar(ledge, 19, 5, 2.4, 0.4), s.bone, 0.4)
    s.area("M1.6 37.4 L1.6 17 C1.6 11.6 5 9 8 7.6 C11 9 14 11.6 14 17 L14 37.4 Z", s.paper, 0.45)
    for k in range(6):
        s.area(bar(1.6, 34.2 - 3.2 * k, 12.4 - 2 * k, 3.2), s.floor, 0.35)
    s.ground("-2 37.4 L61 37.4", "-2 43.2 L61 43.2")
    s.line(
        "M7 37.4 L4 43.2 M20 37.4 L19 43.2 M33 37.4 L33.4 43.2 M46 37.4 L47.6 43.2 M-1 40 L60 40",
        s.shade,
        THIN,
    )


def ribs(s: Room) -> None:
    """Beds of rock that lie aslant; out of them come the ribs of something large."""
    s.hollow(
        "M-2 9 L4 6.6 L8 7.4 L15 4 L20 4.6 L27 2.6 L36 1.8 L47 2.8 L52 1.8 L57.6 6 L56.8 16 "
        "L58.4 24 L57 33 L58 47 L-2 47 Z"
    )
    s.line(
        "M22 12 L34 6.6 M21 19 L27 16.4 M48 14 L57 10 M50 21.6 L57.6 18.4 M51.6 33 L57 30.8 "
        "M-1 13 L3 11.4",
        s.shade,
        0.5,
    )
    s.ground(
        "-2 36.6 L7 37 L19 36 L31 36.8 L44 36.2 L61 36.8",
        "-2 43.4 L14 42.8 L26 43.6 L40 42.8 L61 43.4",
    )
    s.line("M10 36.8 L7 43 M34 36.8 L36 43", s.shade, THIN)
    s.backed(
        "M2.6 37 C-1 30 -0.4 21 3 15 M9 37 C4.8 30 5.4 20 9 14.2 M15.4 37 C11 29 11.6 19 15 13.4",
        s.bone,
        1.6,
        0.4,
    )
    # The spine that they hang from goes into the rock.
    spine = [disc(-0.6 + 3 * k, 14.6 - 0.38 * k, 1.7, 1.9) for k in range(8)]
    s.area(joined(spine), s.bone, 0.4)
    with s.at(45, 45.2):
        s.line("M-3 0 L3 0 M-1.6 -0.9 L-1.6 0.9 M0 -0.9 L0 0.9 M1.6 -0.9 L1.6 0.9", s.bone, 0.5)


#: From the grass down, as far as there are many cards of a depth.
RECESSES: tuple[Callable[[Room], None], ...] = (stump, niches, crypt, ribs)
