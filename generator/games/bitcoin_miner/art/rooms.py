"""Seven rooms down the mine, one under the other: each holds what is found at its depth.

Lengths in mm, y down; `room` tells where things are.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.sketch import bar, disc
from generator.drawing.drawing import Group, moved, scaled, times
from generator.games.bitcoin_miner.art.chambers import CHAMBERS
from generator.games.bitcoin_miner.art.dressing import FRONTS, WALLS, WAYS, grit
from generator.games.bitcoin_miner.art.lights import LIGHTS
from generator.games.bitcoin_miner.art.recesses import RECESSES
from generator.games.bitcoin_miner.art.room import HIGH, THIN, WIDE, Room, pebbles, prop, spiral


def burrow(s: Room) -> None:
    """A hole in the soil, with roots in it."""
    s.hollow(
        "M-2 10.4 C4 9 9 10 13 8.8 C17 7.6 18 4 23 2.8 C31 1.4 45 1.4 51 4.2 C57.4 8 58.4 16 58 25 "
        "C57.8 33 58.4 39 57 44 L57 47 L-2 47 Z"
    )
    s.ground(
        "-2 36.8 C6 36 12 37.4 20 36.6 C32 35.8 46 37.2 61 36.2",
        "-2 43.4 C8 42.6 18 44 30 43 C40 42.4 50 43.8 61 43",
    )
    for x, y, turn, long in ((4, 11.4, 8, 0.9), (12.4, 10.8, -6, 0.7), (21.8, 4.8, 6, 0.8),
                             (48, 4.6, -6, 0.7)):  # fmt: skip
        with s.at(x, y, turn, long):
            s.line("M0 -2 C0.8 1.6 -0.8 3.6 0.4 7.4 M0.1 2 C1.6 3 2 4 2.2 5.4", "", 0.9)
            s.line("M0 -2 C0.8 1.6 -0.8 3.6 0.4 7 M0.1 2 C1.6 3 2 4 2.1 5", s.bone, 0.4)
    pebbles(s, ((4, 45), (13, 45.2), (47, 45), (26, 45.4), (56, 41)))
    grass = (f"M{x} 38.6 l-0.9 -2.4 M{x} 38.6 l0.2 -3 M{x} 38.6 l1.2 -2" for x in (2.4, 18.6, 54.4))
    s.line(" ".join(grass), s.leaf, 0.6)


def pit(s: Room) -> None:
    """A pit in the clay, held up by a beam on posts."""
    s.hollow(
        "M-2 8.4 C2 7 7 8.2 11 7.4 C15 7 16 4 21 3.4 C26 3 28 1.8 34 2.4 C40 1.6 46 2.8 50 3.2 "
        "C55 4 56.8 9 57.2 14 C58.8 20 57.4 27 58.2 33 C58.8 38 57.8 42 58 47 L-2 47 Z"
    )
    s.line("M20 12 L23 12.4 M52.4 10 L54.6 10.3 M21 29 L23.4 28.7 M52.8 30 L56 30.3 M3 20 L6 20.3 "
           "M9.6 27 L12 26.7", s.shade, 0.5)  # fmt: skip
    s.ground(
        "-2 36.4 C8 37.2 14 35.8 24 36.6 C36 37.4 46 35.8 61 36.8",
        "-2 43 C6 43.8 18 42.4 28 43.2 C40 44 50 42.6 61 43.4",
    )
    # A large find hides it, but for pieces.
    if not s.alone:
        prop(s, 16.2, 6.4, 37.8)
    pebbles(s, ((7, 45), (22, 45.4), (35, 45), (51, 45.2), (20, 39.6), (55.4, 39)))


def vault(s: Room) -> None:
    """A vault that somebody built and forgot: arches of hewn stone."""
    s.fill(bar(-2, -0.8, 64, 47.8), s.bone)
    lines = [f"M-1 {y} L60.5 {y}" for y in (4.4, 9.2, 14, 18.8, 23.6, 28.4, 33.2)]
    for row in range(8):
        for k in range(9):
            x = 3.4 + 8 * k - 4 * (row % 2)
            lines.append(f"M{x} {max(0.0, 4.8 * row - 0.4):.1f} L{x} {4.8 * row + 4.4:.1f}")
    s.line(" ".join(lines), s.shade, THIN)
    s.area("M-3 47 L-3 20 C-3 3.6 14.4 3.6 14.4 20 L14.4 47 Z", s.paper, 0.45)
    s.hollow("M18.6 47 L18.6 22 C18.6 -4.2 56.6 -4.2 56.6 22 L56.6 47 Z", 17.6)
    s.line("M17 22 C17 -6.4 58.2 -6.4 58.2 22 M12.4 20.4 C14.4 19 18 19 20 20.4", s.shade, THIN)
    # Pillars stand before the light, so that no arch floats.
    for x in (16.3, 58.9):
        s.area(bar(x - 2.2, 20, 4.4, 16), s.bone, 0.4)
        s.line(f"M{x - 0.8} 22.6 L{x - 0.8} 33.4 M{x + 0.8} 22.6 L{x + 0.8} 33.4", s.shade, THIN)
        s.area(bar(x - 3, 18.8, 6, 2.6, 0.5), s.bone, 0.4)
        s.area(bar(x - 3, 34.6, 6, 3, 0.5), s.bone, 0.4)
    s.ground("-2 37.4 L61 37.4", "-2 43.2 L61 43.2")
    s.line(
        "M4 37.4 L1 43.2 M13 37.4 L11.4 43.2 M22 37.4 L21.6 43.2 M31 37.4 L31.4 43.2 "
        "M40 37.4 L41.2 43.2 M49 37.4 L51 43.2 M57 37.4 L60 43.2 M-1 40 L60 40",
        s.shade,
        THIN,
    )


def quarry(s: Room) -> None:
    """Beds of rock, hewn in steps; shells and bones lie between them."""
    s.hollow(
        "M-2 9.4 L6 9.4 L7 7.8 L13.6 7.8 L14.6 5.6 L20 5.6 L21.4 3 L33 3 L34 2 L46 2 L47 3.2 "
        "L53 3.2 L54 8.6 L57 8.6 L56.6 17 L58.4 17 L58 28 L56.8 28 L57.2 36 L58.4 36 L58 47 "
        "L-2 47 Z"
    )
    s.line(
        "M-1 15 L8 15 M-1 24.4 L6 24.4 M10 24.4 L15.6 24.4 M12 15 L19 15 M4 31 L13 31 "
        "M52.6 12.8 L56.4 12.8 M53.8 32 L56.8 32 M22 7.2 L27 7.2 M48 6.8 L52.4 6.8",
        s.shade,
        0.5,
    )
    s.ground(
        "-2 36.8 L9 36.8 L10 36.2 L24 36.2 L25 36.8 L44 36.8 L45 36.2 L61 36.2",
        "-2 43.4 L12 43.4 L13 42.8 L30 42.8 L31 43.4 L48 43.4 L49 42.8 L61 42.8",
    )
    s.line("M15 36.4 L13 42.6 M47 36.4 L50 42.8 M31 36.9 L30 39.4", s.shade, THIN)
    spiral(s, 3.6, 4.8)
    spiral(s, 53.6, 44.8, 0.42)
    with s.at(29, 45.2):
        s.line("M-3 0 L3 0 M-1.6 -0.9 L-1.6 0.9 M0 -0.9 L0 0.9 M1.6 -0.9 L1.6 0.9", s.bone, 0.5)


def grotto(s: Room) -> None:
    """A cave that water has made; it still drips."""
    s.hollow(
        "M-2 7 C0 7 1 8 1.8 13 C2.6 8 4 6.6 6.4 6.8 C7.4 7 8 8.4 8.6 11 C9.2 8 10.4 6.4 13 6 "
        "C15 5.6 15.6 8 16.6 14 C17.6 8 18.6 4.8 21 4 C22.4 3.6 23 4.8 23.6 7.4 C24.2 4.6 25.4 3 "
        "28 2.6 C34 2 42 1.8 47 2.8 C48.8 3.2 49.6 5 50.4 8.8 C51.2 5.4 52 4.4 53 4.8 "
        "C54.6 5.4 55 9 55.8 15 C56.6 11 57.4 10 58 11 C58.8 18 57.4 24 58.2 30 C58.8 36 57.8 42 "
        "58 47 L-2 47 Z"
    )
    s.ground(
        "-2 36.6 C6 35.8 14 37 22 36.4 C34 35.6 46 37 61 36.2",
        "-2 43.4 C10 42.4 20 44 32 43 C44 42.2 52 43.6 61 43",
    )
    stones = (
        f"M{x - half} 38.8 C{x - 0.5 * half} {38.8 - 0.5 * tall} {x - 0.3} {38.8 - tall} "
        f"{x} {38.8 - tall} C{x + 0.3} {38.8 - tall} {x + 0.5 * half} {38.8 - 0.5 * tall} "
        f"{x + half} 38.8 Z"
        for x, tall, half in ((17.8, 7, 1.7), (22, 3.6, 1.3), (55, 9, 1.9), (51.2, 4.2, 1.3))
    )
    s.area(" ".join(stones), s.bone, 0.35)
    s.fill(disc(9, 45, 6.4, 0.9), s.gem)
    s.line("M5 44.8 L8 44.8 M10 45.3 L12.6 45.3", s.glow, 0.35)
    drops = (
        f"M{x} {y - 1.1} C{x + 1} {y + 0.4} {x + 0.6} {y + 1.2} {x} {y + 1.2} "
        f"C{x - 0.6} {y + 1.2} {x - 1} {y + 0.4} {x} {y - 1.1} Z"
        for x, y in ((1.8, 15.4), (16.6, 16.6), (55.8, 17.6))
    )
    s.area(" ".join(drops), s.gem, 0.3)


def seam(s: Room) -> None:
    """A drift along a seam of ore, timbered, with rails in it."""
    for vein in (
        "M-2 3.4 L4 4.8 L9 3.2 L14 5 L20 2.4 L27 1.8 L33 1.2 L44 1.8 L52 1.3 L61 3",
        "M58 14 L60.5 19 L58.6 24 L61 31",
        "M-2 45.6 L8 44.8 L17 46 L30 44.8 L41 46.2 L52 44.6 L61 45.6",
    ):
        s.line(vein, s.ink, 1.9)
        s.line(vein, s.gold, 1.2)
    s.hollow(
        "M-2 8 L5 7 L11 8.4 L15 6 L20 5 L24 3 L31 3.6 L38 2.4 L45 3.4 L51 2.6 L55 6 L57 12 L56 18 "
        "L58 25 L56.6 31 L58 37 L57.4 47 L-2 47 Z"
    )
    s.line("M2 16 L4.4 18.6 L3.6 21 M10.6 12.6 L12.4 15 M21 9 L22.6 11 M54.4 24 L53 27 L54 29",
           s.shade, 0.5)  # fmt: skip
    s.ground(
        "-2 36.6 L8 36 L20 36.8 L34 36.2 L46 36.8 L61 36.2",
        "-2 43.2 L9 43.8 L22 42.8 L36 43.6 L50 42.8 L61 43.4",
    )
    sleepers = (f"M{x} 38.6 l1.6 0 l-0.4 3.4 l-1.8 0 Z" for x in range(0, 61, 5))
    s.fill(" ".join(sleepers), s.wood)
    s.line("M-1 39.2 L60 39.2 M-1 41.4 L60 41.4", s.ink, 0.4)
    prop(s, 16.2, 5.4, 38.2)
    prop(s, 56.2, 5.4, 38.2)
    s.area(bar(12.6, 3.2, 47.2, 2.6, 0.4), s.wood, 0.4)


def abyss(s: Room) -> None:
    """As deep as one gets: crystals shine, and stone melts."""
    s.hollow(
        "M-2 6 L3 8.6 L7 5.4 L11 9 L15 6.4 L18.6 9 L20.6 4 L25 2.4 L29 4 L35 1.8 L41 3.6 L47 1.8 "
        "L52 5 L54 11 L57.6 14 L55.8 20 L58.4 27 L56.4 33 L58.4 38 L57.8 47 L-2 47 Z"
    )
    s.ground(
        "-2 36.8 L6 36 L13 37 L22 36.2 L34 36.8 L46 36 L61 36.8",
        "-2 42.4 L8 43.4 L16 42.4 L28 43.4 L38 42.4 L49 43.6 L61 42.4",
    )
    melt = "M-2 46 L7 45.2 L12 46 L21 44.8 L33 46 L43 45 L53 46.2 L61 45"
    s.line(melt, s.hot, 1.5)
    s.line(melt, s.gold, 0.6)
    for x, y, turn, long, wide in (
        (55.6, 38.4, -14, 9, 2.6), (57.6, 38.6, 10, 6, 2.2), (56.8, 15, -126, 5, 1.8),
        (18.8, 8, 168, 6, 2), (7, 6, 184, 4.4, 1.7),
    ):  # fmt: skip
        with s.at(x, y, turn):
            half, shoulder = wide / 2, long - 0.8 * wide
            s.area(
                f"M{-half} 0 L{-half} {-shoulder} L0 {-long} L{half} {-shoulder} L{half} 0 Z",
                s.gem,
                0.35,
            )
            s.fill(f"M0.1 0 L0.1 {-shoulder} L0 {0.4 - long} L{half - 0.2} {-shoulder} "
                   f"L{half - 0.2} 0 Z", s.bone)  # fmt: skip
    sparks = (
        f"M{x} {y - 0.9} l0.3 0.6 l0.6 0.3 l-0.6 0.3 l-0.3 0.6 l-0.3 -0.6 l-0.6 -0.3 l0.6 -0.3 Z"
        for x, y in ((3, 17), (12, 13.4), (5.6, 26), (13.6, 24), (54.4, 24.6), (2, 32))
    )
    s.fill(" ".join(sparks), s.gem)


#: From the grass down.
ROOMS: tuple[Callable[[Room], None], ...] = (burrow, pit, vault, quarry, grotto, seam, abyss)
#: What there is side by side at a depth, of which the deeper ones have no third.
PLACES = (ROOMS, CHAMBERS, RECESSES)
#: Where nothing hangs, by depth and place: boards keep roots out of the cellar, before niches they
#: would hide pots, and on pale stone no web shows.
BARE = ((0, 1), (1, 2), (2, 0), (2, 2))


@ornament(level=(0, len(ROOMS) - 1), place=(0, len(PLACES) - 1), way=(0, WAYS - 1))
def mine_room(
    *,
    level: int,
    place: int,
    way: int,
    height: float,
    side: str,
    light: str,
    wall: Colour,
    lit: Colour,
    glow: Colour,
    floor: Colour,
    shade: Colour,
    ink: Colour,
    wood: Colour,
    leaf: Colour,
    gem: Colour,
    gold: Colour,
    hot: Colour,
    bone: Colour,
) -> Items:
    """A room of the mine, 59.5 mm wide and `height` high, the `level`-th from above: its `wall`,
    `lit` and with a `glow` by a `light` (find, above, side), the `floor`, and the `shade` of the
    earth under it; or another `place` beside it, of three, or two in the depth. What is found
    stands at its right or left `side`, or has it whole. It is dressed in one of three ways."""
    must_know(light, LIGHTS, "no light")
    colours = {
        "lit": lit, "glow": glow, "floor": floor, "wood": wood, "leaf": leaf, "gem": gem,
        "gold": gold, "hot": hot, "bone": bone,
    }  # fmt: skip
    room = Room(ink, wall, shade, colours, side == "whole", light)
    here = [drawn[level] for drawn in PLACES if level < len(drawn)]
    here[place % len(here)](room)
    if (level, place) not in BARE:
        WALLS[level][way](room)
    return [_placed(room, height, side)]


@ornament(level=(0, len(ROOMS) - 1), way=(0, WAYS - 1))
def mine_front(
    *,
    level: int,
    way: int,
    height: float,
    side: str,
    floor: Colour,
    shade: Colour,
    ink: Colour,
    wood: Colour,
    leaf: Colour,
    gem: Colour,
    gold: Colour,
    hot: Colour,
    bone: Colour,
    taken: str = "",
) -> Items:
    """What lies or grows in front in such a room, dressed in one of three ways, at the corner where
    what is found stands, or at both of what has the room whole, but for the one that is `taken`
    (left, right): somebody stands there."""
    colours = {
        "lit": floor, "glow": floor, "floor": floor, "wood": wood, "leaf": leaf, "gem": gem,
        "gold": gold, "hot": hot, "bone": bone,
    }  # fmt: skip
    room = Room(ink, floor, shade, colours, side == "whole", "find")
    grit(room)
    if taken != "right":
        FRONTS[level][way](room)
    if room.alone and taken != "left":
        with room.at(WIDE, 0, mirrored=True):
            FRONTS[level][(way + 1) % WAYS](room)
    return [_placed(room, height, side)]


def _placed(room: Room, height: float, side: str) -> Group:
    """A room as high as that, mirrored for what is found at its left."""
    there = scaled(1, height / HIGH)
    if side == "left":
        there = times(moved(WIDE, 0), times(scaled(-1, 1), there))
    return Group(tuple(room.items), there)
