"""Seven chambers beside the rooms of the mine: at each depth there is a second place to dig.

Lengths in mm, y down; `room` tells where things are.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.room import THIN, Room, pebbles


def cellar(s: Room) -> None:
    """A cellar for roots and jars, lined with boards."""
    s.hollow("M-2 3 L58 3 L58 47 L-2 47 Z")
    s.line(
        " ".join(f"M{x} 5 L{x} 36" for x in (6, 13, 20, 52, 55.4)),
        s.shade,
        THIN,
    )
    s.ground("-2 36.6 L61 36.6", "-2 43.2 L61 43.2")
    # Jars on a shelf, and what hangs from the beam.
    s.area(joined((bar(1.6, 10.6, 3.4, 4.4, 0.8), bar(11.8, 10.2, 3.6, 4.8, 0.8))), s.hot, 0.35)
    s.area(bar(6.6, 9.4, 3.6, 5.6, 0.8), s.leaf, 0.35)
    s.line("M2.2 10.2 L4.4 10.2 M12.4 9.8 L14.8 9.8 M7.2 9 L9.6 9", s.bone, 0.9)
    s.area(bar(-1, 15, 18.4, 1.5), s.wood, 0.4)
    s.line("M3 16.6 L1.4 19 M14 16.6 L15.6 19", "", 0.5)
    s.area(bar(-1, 2.6, 60, 2), s.wood, 0.4)
    hung = (25, 50, 54.4)
    s.line(" ".join(f"M{x} 4.8 L{x} 6.6" for x in hung), "", 0.4)
    roots = (
        f"M{x - 1.2} 6.8 C{x - 1.6} 8.8 {x} 10 {x} 11.4 C{x} 10 {x + 1.6} 8.8 {x + 1.2} 6.8 Z"
        for x in hung
    )
    s.area(" ".join(roots), s.hot, 0.3)
    pebbles(s, ((9, 45), (31, 45.2), (50, 45)))


def shaft(s: Room) -> None:
    """The foot of a shaft, open to above, its mouth cribbed with logs."""
    s.hollow(
        "M-2 10.4 C3 8.6 9 10.4 14 9 C17 8.4 20 7.6 21.4 7 L21.4 -0.8 L54.2 -0.8 L54.2 8 "
        "C57 10 58.6 16 57.4 23 C58.8 32 57 40 58 47 L-2 47 Z"
    )
    s.line("M3 17 L6 17.6 M10 25 L12.4 24.6 M54.6 18 L56.6 18.4 M4 30 L6.4 30.4 M53.6 30 L56 29.6",
           s.shade, 0.5)  # fmt: skip
    s.ground(
        "-2 36.6 C8 35.6 16 37.4 26 36.4 C38 35.8 46 37.2 61 36.4",
        "-2 43.2 C8 44 16 42.6 28 43.2 C42 44 50 42.6 61 43.4",
    )
    # A ladder comes down on one side, a rope on the other.
    s.line("M24.6 0 L24.6 37 M28.4 0 L28.4 37", "", 0.7)
    s.line(" ".join(f"M24.6 {y} L28.4 {y}" for y in range(2, 37, 4)), "", 0.6)
    s.line("M50.6 0 L50.6 30 C50.6 33 53.4 33 53.4 30.4", "", 0.8)
    s.line("M50.6 0 L50.6 30 C50.6 33 53.4 33 53.4 30.4", s.bone, 0.35)
    for x in (19.8, 53.4):
        s.area(bar(x, -0.4, 2.4, 10.2, 0.4), s.wood, 0.4)
        s.line(f"M{x} 1.6 L{x + 2.4} 1.6 M{x} 4.8 L{x + 2.4} 4.8 M{x} 8 L{x + 2.4} 8", "", THIN)
    pebbles(s, ((6, 45), (19, 45.3), (36, 45), (52, 45.4)))


def workshop(s: Room) -> None:
    """A workshop of long ago: tools hang over a bench, beams hold the roof."""
    s.fill(bar(-2, -0.8, 64, 47.8), s.bone)
    s.hollow("M-2 7 L18 7 L20 3 L58 3 L58 47 L-2 47 Z", 17.6)
    s.line(
        "M0 12 L4 12 M9 21.6 L15 21.6 M1 27 L7 27 M12 31.4 L18 31.4 M50 8 L56 8 M53 13 L57 13 "
        "M52 29 L57 29 M22 8 L27 8",
        s.shade,
        0.5,
    )
    s.ground("-2 37.2 L61 37.2", "-2 43.2 L61 43.2")
    s.line("M8 37.2 L5 43.2 M24 37.2 L22.6 43.2 M40 37.2 L41 43.2 M54 37.2 L57 43.2", s.shade, THIN)
    # Hammer, horseshoe and saw on their nails.
    s.area(bar(1, 9.4, 17, 1.3, 0.4), s.wood, 0.35)
    s.area(bar(3.2, 11, 1.1, 6.4, 0.4), s.wood, 0.3)
    s.area(bar(1.9, 16.2, 3.8, 2.2, 0.5), s.gem, 0.3)
    s.backed("M7.9 14.4 C6.7 10.6 11.7 10.6 10.5 14.4", s.gem, 0.8, 0.3)
    s.area("M13 11 L15.6 11 L17 18.4 L12 18.4 Z", s.gem, 0.3)
    s.line("M12 18.4 l0.8 0.9 l0.8 -0.9 l0.8 0.9 l0.8 -0.9 l0.9 0.9 l0.9 -0.9", "", 0.35)
    s.area(joined(bar(x - 1.6, 0.6, 3.2, 2.6) for x in (4, 18, 32, 46, 57)), s.wood, 0.35)
    s.area(bar(-1, 3, 60, 1.4), s.wood, 0.4)
    s.area(bar(54.6, 4.4, 3, 32.8), s.wood, 0.4)


def digging(s: Room) -> None:
    """A dig in the rock: benches like stairs, a measuring pole, and strings on pegs."""
    s.hollow(
        "M-2 13 L4.6 13 L4.6 10.4 L10.4 10.4 L10.4 7.6 L16 7.6 L16 4.6 L21 4.6 L21 2.4 L52 2.4 "
        "L52 5 L57.4 5 L57.4 47 L-2 47 Z"
    )
    s.line(
        "M-1 19 C6 17.6 12 20 20 18.6 M-1 22.4 C6 21 12 23.4 20 22 M50 12 C53 11.4 55 12.4 57 12 "
        "M51 15.4 C53 14.8 55 15.8 57 15.4 M-1 31 C4 30.4 8 31.6 13 31 M24 6 L29 6",
        s.shade,
        0.5,
    )
    s.ground("-2 36.8 L20 36.8 L21 36.2 L61 36.2", "-2 43 L28 43 L29 43.6 L61 43.6")
    # Every second hand's breadth of the pole is red.
    s.area(bar(53.6, 10, 1.8, 30, 0.4), s.bone, 0.35)
    s.fill(joined(bar(53.8, y, 1.4, 3.6) for y in (13.6, 20.8, 28, 35.2)), s.hot)
    s.line("M1.6 38.6 L20.6 38.4 M20.6 38.4 L52 38.2", s.bone, 0.35)
    s.area(joined(bar(x - 0.5, 36.8, 1, 4, 0.3) for x in (1.6, 20.6, 50.4)), s.wood, 0.3)
    with s.at(30, 45.4):
        s.line("M-4 0 L4 0 M-2.4 -0.9 L-2.4 0.9 M-0.8 -0.9 L-0.8 0.9 M0.8 -0.9 L0.8 0.9 "
               "M2.4 -0.9 L2.4 0.9", s.bone, 0.5)  # fmt: skip


def lake(s: Room) -> None:
    """A flooded cave under a smooth dome."""
    s.hollow(
        "M-2 12 C1 6 9 10 13 6.6 C18 1.6 30 2.2 38 2 C48 1.8 55 4 57 12 C59 20 57 26 58.2 34 "
        "L58 47 L-2 47 Z"
    )
    water = mixed(s.gem, s.paper, 0.65)
    s.fill(bar(-1, 31.6, 62, 6.6), water)
    s.line("M-1 31.6 L61 31.6", "", 0.35)
    s.line(
        "M2 33.4 L7 33.4 M10 35 L16 35 M4 36.4 L8 36.4 M19 33.2 L23 33.2 M48 33.4 L53 33.4 "
        "M52 35.2 L57 35.2",
        s.glow,
        0.5,
    )
    s.ground(
        "-2 38.4 C4 36.6 10 39 18 37.2 C28 35.6 46 35.8 61 38.2",
        "-2 43.8 C8 42.4 20 44.2 32 43 C44 42.2 52 43.8 61 43",
    )
    # Far off, a way on; and a stone gate into the water.
    s.area("M4 31.6 C4 23 12.6 23 12.6 31.6 Z", s.shade, 0.4)
    s.area("M54 31.8 C53.4 26 55 20 58.6 18 L58.6 31.8 Z", s.shade, 0.4)
    stones = (
        f"M{x - 1.5} {y + a} C{x - 0.8} {y + 2.6} {x - 0.3} {y + 5.6} {x} {y + 7} "
        f"C{x + 0.3} {y + 5.6} {x + 0.8} {y + 2.6} {x + 1.5} {y + b}"
        for x, y, a, b in ((8, 8.2, 0, 0.2), (20.6, 3.5, 0.3, -0.3), (53, 6, -0.6, 0.6))
    )
    s.area(" ".join(stones), s.bone, 0.35)


def tunnel(s: Room) -> None:
    """A tunnel in ribs of timber, with lamps along a wire."""
    for vein in (
        "M-2 5 L6 2.6 L14 4.4 L24 1 L61 1.4",
        "M-2 45 L10 46 L24 44.8 L38 46 L52 44.8 L61 45.8",
    ):
        s.line(vein, s.ink, 1.9)
        s.line(vein, s.gold, 1.2)
    s.hollow("M-2 47 L-2 11 L6 7.4 L19 7 L22 2.4 L54 2.4 L58.4 9 L58.4 47 Z")
    s.line("M2 22 L4 25 M11 28 L13.4 27 M54 20 L56 23 M9 16 L11 17.4", s.shade, 0.5)
    s.ground("-2 36.6 L61 36.6", "-2 43.4 L61 43.4")
    s.line("M-1 38.8 L60 38.8 M-1 41 L60 41", "", 0.6)
    s.line(" ".join(f"M{x} 38.2 L{x - 1} 41.6" for x in range(1, 61, 4)), s.wood, 0.9)
    # A leaning post on either side, and a strut between post and beam.
    s.area("M18.4 37.4 L20.8 5.6 L23 5.6 L20.8 37.4 Z", s.wood, 0.4)
    s.area("M55.4 37.4 L53.4 5.6 L55.6 5.6 L57.8 37.4 Z", s.wood, 0.4)
    s.area("M20.6 12.6 L26.4 5.6 L28.4 5.6 L20.8 14.8 Z", s.wood, 0.35)
    s.area(bar(17, 3, 42, 2.6, 0.4), s.wood, 0.4)
    s.line("M-1 12 C3 15 7 15 10 11.6 C13 15 16 14.6 18.6 11.6", "", 0.4)
    for x, y in ((4, 14.8), (14.4, 14.8)):
        s.area(bar(x - 0.8, y - 0.6, 1.6, 1.4, 0.3), s.ink, 0.2)
        s.area(disc(x, y + 2, 1.5), s.gold, 0.3)


def dome(s: Room) -> None:
    """A dome of crystal, faceted like a cut stone."""
    s.hollow("M-2 11 L5 7.4 L14 6.6 L20 3 L30 2 L44 1.8 L52 4 L56.4 9.6 L58.2 20 L58 47 L-2 47 Z")
    facets = (
        "M-1 11 L5 7.4 L9 16 L-1 20 Z",
        "M14 6.6 L20 3 L23 10.6 L16 15.6 Z",
        "M52 4 L56.4 9.6 L52.6 15 L49.4 10 Z",
        "M58 20 L52.6 15 L53.4 26 L58 30 Z",
    )
    s.fill(" ".join(facets), mixed(s.gem, s.paper, 0.6))
    s.line(
        "M5 7.4 L9 16 L-1 20 M14 6.6 L16 15.6 L9 16 M20 3 L23 10.6 L16 15.6 L15 27 L9 16 L3 27 "
        "M52 4 L49.4 10 L52.6 15 L56.4 9.6 M58 20 L52.6 15 L53.4 26 L58 30",
        s.gem,
        0.35,
    )
    s.ground(
        "-2 36.8 L10 36 L20 37 L34 36.2 L46 37 L61 36.2",
        "-2 43 L10 43.6 L22 42.6 L36 43.4 L50 42.6 L61 43.2",
    )
    for x, y, turn, long, wide in (
        (1.6, 38.6, -10, 8, 2.6), (19.6, 38.4, 8, 6, 2.2), (55.8, 38.6, 12, 11, 3),
        (52.6, 38.8, -8, 5, 1.9),
    ):  # fmt: skip
        half, neck = wide / 2, long - 0.8 * wide
        with s.at(x, y, turn):
            s.area(
                f"M{-half} 0 L{-half} {-neck} L0 {-long} L{half} {-neck} L{half} 0 Z", s.gem, 0.35
            )
            s.fill(f"M0.1 0 L0.1 {-neck} L0 {0.4 - long} L{half - 0.2} {-neck} L{half - 0.2} 0 Z",
                   s.bone)  # fmt: skip


#: From the grass down.
CHAMBERS: tuple[Callable[[Room], None], ...] = (
    cellar, shaft, workshop, digging, lake, tunnel, dome,
)  # fmt: skip
