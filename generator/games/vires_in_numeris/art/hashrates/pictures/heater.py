"""A radiator that mines: in a bathroom, above a valley, on washing day, and three of them."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, home, indoors, outdoors, props
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import folk
from generator.games.vires_in_numeris.art.scenes.kit import several
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, Point, arm, hand


def _line(s: Mine, y: float, sag: float) -> None:
    s.line(f"M-30 {y} Q0 {y + 2 * sag} 30 {y}", "", 0.8)


@picture("heater", "dawn")
def dries_socks(s: Mine) -> None:
    """A bathroom, and all the week's socks."""
    s.fill(FULL, s.far.steel)
    indoors.tiles(s, 20, 7.6, s.paper)
    s.ground(outdoors.level(20), s.far.rose)
    s.area("M14 32 L14 14 L34 14 L34 32 Z")
    s.area(bar(12, 11.4, 22, 3.4, 1.6))
    put(s, home.heater, -5, 25, 1.5)
    s.area(bar(1, -34, 24, 16.4, 0.6), s.nature.gloom, 1.2)
    flakes = ((4, -23.4), (8, -28), (10.6, -23), (16, -25.4), (19.6, -29), (22, -24))
    s.fill(several(disc(0, 0, 0.8), [moved(*flake) for flake in flakes]), s.paper)
    s.fill("M1.6 -18.2 L1.6 -20.6 C6 -22.6 10 -19.6 14 -21 C18 -22.4 21 -20 24.4 -20.8 L24.4"
           " -18.2 Z",
           s.paper)  # fmt: skip
    s.line("M13 -34 L13 -18", "", 1.2)
    s.area(bar(-0.6, -18.2, 27.2, 2, 0.5), s.paper)
    _line(s, -14, 2.6)
    for k, x in enumerate((-9, -1.6, 6.6, 15.4, 23)):
        y = -14 + 2.6 * (1 - (x / 30) ** 2) * 1.0
        with s.at(x, y, (4, -3, 2, -5, 3)[k], 1.16):
            props.sock(s)
            s.line("M-1.2 -0.8 L-1.2 1 M1.2 -0.8 L1.2 1", s.nature.wood, 0.9)
    s.line(several("M0 0 C-1.6 -2 1.6 -4 0 -6.4", [moved(-15, -4)]), s.paper, 1.1)
    s.area("M-30 24 L-24 24 L-24 32 L-30 32 Z", s.nature.sand)


@picture("heater", "day")
def a_pair(s: Mine) -> None:
    """A terrace, a view, and two who look at it."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.4))
    outdoors.sun(s, 14, -20, 5, 12)
    for x, high, half in ((-17, 21, 20), (14, 24, 22), (0, 14, 13)):
        outdoors.peak(s, x, 6, high, half, mixed(s.nature.stone, s.paper, 0.85))
    s.area(outdoors.ridge(((-30, 3), (-10, 7), (8, 4), (30, 7))), s.nature.leaf)
    s.fill("M-6 6.6 C-2 10 8 8 4 14 L-8 14 C-4 11 -10 9 -6 6.6 Z", s.nature.water)
    s.ground(outdoors.level(14), s.nature.sand)
    s.line("M-30 3 L30 3", "", 1.6)
    s.line(several("M0 3 L0 14", [moved(-30 + 6 * k, 0) for k in range(11)]), "", 0.8)
    with s.at(0, 28, scale=1.42):
        home.heater(s)
    for left, turn, flip, colour in (
        (-5, 8, True, s.nature.water),
        (6.6, -8, False, s.nature.rose),
    ):
        with s.at(left, 2.6, turn, 1.7, flip):
            s.area("M-1.9 -7 L1.9 -7 L1.9 2 L5 3.2 C6.4 4 5.8 6 4.2 5.8 L-1.9 4.4 Z")
            s.line("M-1.9 -4.8 L1.9 -4.8 M-1.9 -2.8 L1.9 -2.8", colour, 1)
    s.fill(
        "M1 -15 C-2 -17.4 -2.4 -20.6 -0.2 -20.8 C0.6 -20.8 1 -20 1 -19.6 C1 -20 1.6 -20.8 2.4"
        " -20.8 C4.4 -20.6 4 -17.4 1 -15 Z",
        s.nature.brick,
    )
    s.area("M-30 32 L-28 22 L-21 22 L-19 32 Z", s.nature.brick)
    s.area("M-24.4 22 C-30 18 -29 12 -25 9 C-20 12 -19.6 18 -24.4 22 Z", s.nature.leaf)


@picture("heater", "dusk")
def says_nothing(s: Mine) -> None:
    """Washing day. She looks at nobody."""
    s.fill(FULL, s.far.sand)
    s.ground(outdoors.level(21), s.far.stone)
    s.area(bar(-34, -8, 24, 29, 1))
    s.area(disc(-19.4, 8, 7), s.nature.steel)
    s.area(disc(-19.4, 8, 5.2), s.nature.water)
    s.line("M-24 9.4 C-22 7 -20 12 -18 9 C-17 7.4 -15.6 8 -14.6 9", s.paper, 1)
    s.line("M-27 -4.4 L-20 -4.4", "", 0.8)
    s.fill(disc(-13.6, -4.4, 1.2))
    _line(s, -16, 2)
    with s.at(-4.4, -13.4, 5, 1.25):
        props.sock(s)
        s.line("M-1.2 -0.8 L-1.2 1 M1.2 -0.8 L1.2 1", s.nature.wood, 0.9)
    s.line("M3.6 -14 l0 3 M7 -14.2 l0 3", s.nature.wood, 1.2)
    with s.at(12, 27, scale=1.42):
        home.heater(s)
    with s.at(13, 2.8, scale=1.56):
        cast.cat_awake(s)
        # What peeps out from under her.
        with s.at(-1.8, -0.6, 62, 0.9):
            props.sock(s)
        s.fill("M-3.9 -1.2 C-4 -4 -1 -5 1 -4.6 L4 0 L-1.2 0.2 Z")


def _in_a_deckchair(s: Mine) -> None:
    """Somebody from before, at full length: dark glasses, a drink, bare feet."""
    s.fill(disc(12, 29, 15, 1.8), s.shadow)
    for way in ("M10 14.4 L23.4 28.6", "M25.4 4.6 L4.6 28.6"):
        s.backed(way, s.nature.wood, 1.4)
    s.backed("M24.6 6.4 Q15 21 5 22.6", s.nature.water, 2.2)
    # One knee is up, and one leg lies at ease along the ground.
    skin, shorts = s.paints.tan, s.nature.rose
    _leg(s, (12, 17), (5.4, 20.6), (-1.4, 27), s.dusk(skin))
    _leg(s, (11.4, 15.6), (3.6, 13.2), (2.6, 25.6), skin)
    s.area("M12.6 12 C9.6 11.2 7.4 11 6 11.4 L5.4 16.2 C6.4 17 7 18.4 7.2 19.6 L13 18.4 Z", shorts)
    with s.at(16.4, 13, 60):
        her = folk.other(s, 0, 0, 11, "glad", "bun", arms=0, foot=5, gaze=(-0.6, 0), tilt=-52)
        with s.at(0, -1.24, -52, 1.6):
            s.fill(several(disc(0, 0, 1.02, 0.9), [moved(-1.24, -2.4), moved(0.56, -2.4)]))
            s.line("M-2.6 -2.7 L2 -2.7", "", 0.4)
        arm(s, her, LEFT, (-6.4, 3.6), (-7.2, 7.6), "")
    s.backed("M5.6 8 L4 2.4", s.nature.leaf, 0.8)
    s.area("M2.4 4.2 L8.4 4.2 L7.4 10.4 L3.4 10.4 Z", s.paper)
    s.fill("M3 6 L7.8 6 L7 10 L3.7 10 Z", s.nature.water)
    hand(s, her, (5.6, 11.4), 4, "fist")


def _leg(s: Mine, hip: Point, knee: Point, ankle: Point, skin: str) -> None:
    """A bare leg that tapers to its ankle, with a calf, and a foot that points to the left."""
    (x0, y0), (x1, y1), (x2, y2) = hip, knee, ankle
    s.area(
        f"M{x0} {y0 - 1.9} L{x1 + 0.4} {y1 - 1.5} C{x1 - 1.4} {y1 - 1.7} {x1 - 2} {y1 - 0.6}"
        f" {x1 - 1.8} {y1 + 0.6} L{x2 - 0.9} {y2} C{x2 - 1.6} {y2 + 0.9} {x2 - 3.4} {y2 + 1.1}"
        f" {x2 - 3.4} {y2 + 2} C{x2 - 3.2} {y2 + 2.5} {x2} {y2 + 2.5} {x2 + 1.1} {y2 + 2.3}"
        f" C{x2 + 1.6} {y2 + 1.6} {x2 + 1.2} {y2 + 0.8} {x2 + 1} {y2} C{(x1 + x2) / 2 + 3}"
        f" {(y1 + y2) / 2 + 0.6} {x1 + 2.4} {y1 + 3.4} {x1 + 1.4} {y1 + 1.7} L{x0} {y0 + 2} Z",
        skin,
    )


@picture("heater", "night")
def forty(s: Mine) -> None:
    """A house cut open: winter at the left, the south at the right."""
    s.fill(FULL, s.nature.gloom)
    outdoors.snow(s, right=6)
    s.ground("M-30 20 C-24 16 -18 20 -10 18 L-10 32 L-30 32 Z", s.paper)
    put(s, cast.snowman, -19.4, 21.6, 1.24)
    s.area("M-8 -4 L18 -34 L34 -34 L34 34 L-8 34 Z", s.nature.sand)
    s.area("M-16 -2 L14 -34 L24 -34 L-8 -2 Z", s.nature.brick)
    s.area("M-15.6 -2.4 L14 -34 L6 -34 L-18 -6.6 C-19 -4.4 -17.4 -2.4 -15.6 -2.4 Z")
    s.ground("M-8 22 L34 22 L34 34 L-8 34 Z", s.nature.wood)
    s.line("M-8 -6 L-8 34", "", 2.2)
    # Three of them hang on the wall, on one pipe.
    s.backed("M-7 -1.4 L34 -1.4", s.nature.steel, 0.8)
    for x in (1, 13.5, 26):
        put(s, home.heater_on_a_wall, x, 1.6, 0.62)
    s.shadow = s.dusk(s.nature.wood)
    s.line(
        several("M0 0 C-1.6 -2 1.6 -4 0 -6.4", [moved(x, -11) for x in (11, 16)]),
        s.nature.brick,
        1.2,
    )
    _in_a_deckchair(s)
    s.area(bar(22.4, -24, 3.4, 13, 1.6))
    s.line("M24.1 -13 L24.1 -22 M24 -12.9 L24.2 -12.9", s.nature.brick, 1.5)
