"""A dam: far away, from its foot, below the water, on its crown; and a salmon."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import company, outdoors
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture
from generator.games.vires_in_numeris.art.scenes import folk
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT, arm


@picture("dam", "dawn")
def two_valleys_away(s: Mine) -> None:
    """Mountains behind mountains, and one light."""
    outdoors.sky(s)
    outdoors.sun(s, 11, -18, 6)
    outdoors.peak(s, -10, 4, 27, 24, mixed(s.far.stone, s.paper, 0.6))
    outdoors.peak(s, 20, 4, 20, 20, mixed(s.far.stone, s.paper, 0.6))
    s.area(
        outdoors.edge(
            ((-34, -14), (-22, -8), (-9, 6), (-4, 9), (6, 9), (10, 5), (22, -6), (34, -12))
        ),
        s.far.stone,
    )
    s.area("M-11.8 3 L11.8 3 C9.4 9 7 14 5 17 L-4 17 C-6.4 14 -9.4 9 -11.8 3 Z")
    s.line("M-9.2 7 L9.4 7 M-7 11.4 L7.4 11.4", s.shade, 0.8)
    s.area("M-3.4 17 L-3.4 13 A3.6 3.6 0 0 1 3.8 13 L3.8 17 Z", s.ink)
    bolt(s, 0.2, 13.4, 6)
    s.area("M-34 4 C-24 2 -12 8 -5 17 C-10 22 -6 26 -12 34 L-34 34 Z", s.far.leaf)
    s.area("M34 2 C24 2 12 8 5 17 C12 21 8 26 16 34 L34 34 Z", mixed(s.ink, s.far.leaf, 0.12))
    s.area("M-5 17 L5 17 C12 21 8 26 16 34 L-12 34 C-6 26 -10 22 -5 17 Z", s.nature.water)
    outdoors.ripples(s, ((0, 22), (-2, 28), (6, 27)), size=0.8)
    outdoors.firs(s, ((-23.4, 18), (24, 14)), 1.9, mixed(s.ink, s.nature.leaf, 0.26))
    # All that is near has lights.
    bulbs = ((-23.4, -2), (-18.4, 3.6), (-14.4, 4.8), (-11, 3.6), (11, 3.6), (14.8, 3.6),
             (19.2, 0.6), (24, -6), (-27, 8), (-22, 7), (-26, 13), (-19.6, 13), (20.6, 3), (26, 3),
             (21, 9), (27, 9))  # fmt: skip
    s.line("M-23.4 -3 C-21 4 -15 6.4 -11 3.4 M24 -7 C22 1 16 5 11 3.4", "", THIN)
    for colour, spots in ((s.nature.sand, bulbs[::2]), (s.nature.rose, bulbs[1::2])):
        s.area(several(disc(0, 0, 1.1), [moved(*spot) for spot in spots]), colour, THIN)
    s.shadow = mixed(s.ink, s.far.leaf, 0.3)
    with s.at(17, 29, scale=1.24):
        company.sheep_that_turns(s)
        s.line("M-7.6 -6 C-4 -2 4 -1.8 7.6 -5.6", "", 0.4)
        lights = ((-6, -4.6), (-3, -3.3), (0.2, -2.8), (3.4, -3.3), (6.4, -4.6))
        for colour, some in ((s.nature.sand, lights[::2]), (s.nature.rose, lights[1::2])):
            s.area(several(disc(0, 0, 0.95), [moved(*spot) for spot in some]), colour, 0.4)
    # The way to any village.
    s.line("M-18.6 34 L-18.6 21", "", 2)
    s.area("M-26 21.6 L-13 20.6 L-10.4 23 L-13 25.4 L-26 24.6 Z", s.nature.wood)
    s.fill("M-23.6 24.4 L-23.6 22.8 L-21.8 21.4 L-20 22.8 L-20 24.4 Z")
    s.fill(several(disc(0, 0, 0.7), [moved(-18, 23.1), moved(-15.8, 23.1), moved(-13.6, 23.1)]))


@picture("dam", "day")
def wants_up(s: Mine) -> None:
    """From the foot of the wall: a ladder, and resolve."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.4))
    s.area("M-17 -25 L17 -25 L34 20 L-34 20 Z")
    s.area("M-19 -28 L19 -28 L18 -24 L-18 -24 Z", s.shade)
    s.line("M-20.6 -14 L20.6 -14 M-24.6 -4 L24.6 -4 M-28.6 7 L28.6 7", s.shade, 1.2)
    for x in (-13.4, 13.4):
        s.fill(f"M{x - 5.4} 16 L{x - 4.6} 2 C{x - 4.6} -5 {x + 4.6} -5 {x + 4.6} 2 L{x + 5.4} 16 Z")
        bolt(s, x, 4, 10)
        s.area(f"M{x - 5.4} 12 L{x + 5.4} 12 L{x + 7} 22 L{x - 7} 22 Z", s.nature.water)
        s.line(f"M{x - 2} 14 L{x - 2.6} 20 M{x + 2} 14 L{x + 2.6} 20", s.paper, 0.9)
    s.area("M-34 -34 L-22 -34 L-18 -25 L-34 17 Z M34 -34 L22 -34 L18 -25 L34 17 Z", s.nature.leaf)
    s.ground(outdoors.level(20), s.nature.water)
    for x in (-13.4, 13.4):
        s.area(
            f"M{x - 9} 23 C{x - 10.6} 20.4 {x - 7.6} 19 {x - 6.4} 20 C{x - 6.4} 16.6 {x - 1.8} 16.4"
            f" {x - 1.4} 18.8 C{x - 0.6} 17.4 {x + 1.6} 17.6 {x + 1.8} 19 C{x + 3} 16.4"
            f" {x + 6.6} 17.4 {x + 6.2} 20 C{x + 8} 19.2 {x + 10} 21 {x + 8.6} 23 Z"
        )
    s.line("M-3.6 24 L-1.6 -23 M3.6 24 L1.6 -23", s.ink, 2.2)
    s.line(
        " ".join(
            f"M{-3.5 + 0.2 * k} {20 - 4.6 * k} L{3.5 - 0.2 * k} {20 - 4.6 * k}" for k in range(9)
        ),
        s.ink,
        2,
    )
    s.line("M-3.6 24 L-1.6 -23 M3.6 24 L1.6 -23", s.nature.wood, 1)
    s.line(
        " ".join(
            f"M{-3.5 + 0.2 * k} {20 - 4.6 * k} L{3.5 - 0.2 * k} {20 - 4.6 * k}" for k in range(9)
        ),
        s.nature.wood,
        0.9,
    )
    with s.at(0, 7, 80, 1.5):
        _salmon(s)
    outdoors.ripples(s, ((-16, 26), (16, 27), (0, 29)))


def _salmon(s: Mine) -> None:
    """It looks to the left, about (0, 0), 13 mm long."""
    s.area(
        "M-6 0 C-4 -2.8 1 -2.8 4 -0.4 L7 -2.6 L6.2 0 L7 2.6 L4 0.6 C1 2.8 -4 2.6 -6 0 Z",
        s.nature.rose,
    )
    s.fill("M-5 1.1 C-2.4 1.9 1.4 1.6 4 0.2 C1.4 2.4 -3 2.4 -5 1.1 Z", s.dusk(s.nature.rose))
    s.line("M-2 -1.6 C-1.3 -0.6 -1.3 0.6 -2 1.6 M0 -0.8 l1 0 M1 0.6 l1 0", "", THIN)
    s.fill(disc(-3.8, -0.5, 0.9), s.paper)
    s.fill(disc(-4, -0.5, 0.45))


@picture("dam", "dusk")
def bump(s: Mine) -> None:
    """Below the water: a salmon that knows now."""
    outdoors.sky(s)
    outdoors.sun(s, 0.6, -17, 6)
    s.fill("M-34 -14.6 L-34 -18.6 C-22 -22 -13 -18.4 -4 -14.6 Z", s.far.leaf)
    deep = mixed(s.nature.water, s.air, 0.75)
    s.ground(outdoors.level(-15), deep)
    s.fill(outdoors.level(6), mixed(s.nature.water, s.nature.gloom, 0.72))
    s.fill(outdoors.level(19), mixed(s.nature.water, s.nature.gloom, 0.5))
    s.area(outdoors.ridge(((-30, 27), (-16, 24), (0, 28), (12, 25), (30, 27))), s.far.sand)
    s.line("M-24 26 C-27 21 -21 19 -24 13 M-19 25 C-16 21 -21 18 -18.6 15", s.nature.leaf, 1.8)
    s.area("M34 -27 L9 -27 L9 -23 L12 -23 L4 34 L34 34 Z")
    s.line("M11 -13 L34 -13 M9.6 -2 L34 -2 M8 10 L34 10 M6.6 21 L34 21", s.shade, 1)
    s.line("M9 -29 L34 -29 M12 -29 L12 -27 M19 -29 L19 -27 M26 -29 L26 -27", "", 0.7)
    for y in (-7, 15.6):
        s.area(disc(20.6, y, 5.7), s.ink)
        bolt(s, 20.6, y, 8.6)
    with s.at(-9.4, 4, 0, 2.3, True):
        s.area(
            "M-6 -0.4 C-4 -3.4 1 -3 4 -0.4 L7 -2.6 L6.2 0 L7 2.6 L4 0.6 C1 3 -4 3 -6 0.4 Z",
            s.nature.rose,
        )
        s.fill("M-5 1.2 C-2.4 2 1.4 1.7 4 0.2 C1.4 2.6 -3 2.6 -5 1.2 Z", s.dusk(s.nature.rose))
        s.line("M-2 -1.8 C-1.3 -0.6 -1.3 0.8 -2 1.8 M0 -0.8 l1 0 M1 0.6 l1 0", "", THIN)
        s.line("M-4.6 -1.2 l1.2 1 m0 -1 l-1.2 1", "", 0.4)
        s.line("M-5.6 0.6 L-4.2 0.9", "", 0.4)
    star = (
        "M0 -1.6 L0.5 -0.5 L1.6 -0.4 L0.8 0.4 L1 1.6 L0 1 L-1 1.6 L-0.8 0.4 L-1.6 -0.4 L-0.5 -0.5 Z"
    )
    s.area(several(star, [moved(-2, -7.4), moved(4, -9), moved(0.6, -12)]), s.nature.sand, 0.6)
    s.line("M6.4 -1 L8 -4 M7 4 L9.4 4 M6 9 L7.6 11.4", s.paper, 1.1)
    s.line(several(disc(0, 0, 1), [moved(-24, 2), moved(-27, -3), moved(-22, -8)]), s.paper, 0.7)


@picture("dam", "night")
def nobody_knows(s: Mine) -> None:
    """On the crown of the dam; the police has no idea, either."""
    s.fill(FULL, s.nature.gloom)
    outdoors.stars(s, ((-8, -27), (4, -24), (-22, -10), (26, -14)))
    outdoors.moon(s, 19, -23, 4.4)
    s.fill(
        outdoors.edge(((-34, 0), (-22, -14), (-10, -3), (0, -10), (10, 0), (34, 0))), s.far.gloom
    )
    s.ground(
        "M-34 34 L-34 0 L-3 0 L-24 34 Z", mixed(s.nature.water, s.nature.gloom, 0.5), outlined=False
    )
    s.ground("M-2 0 L5 0 L34 26 L34 34 L-26 34 Z", s.far.stone)
    s.area("M5 0 L34 0 L34 26 Z", s.paper)
    s.area("M18.4 12.8 L18.4 6.4 A3.6 3.6 0 0 1 25.6 6.4 L25.6 18.6 Z", s.nature.steel)
    bolt(s, 22.9, 8.8, 6)
    s.line("M-2 0 L-26 34", "", 1.4)
    s.line("M-3 -4 L-30 18 M-3 -4 L-3 1 M-8 0 L-8 8.6 M-14.4 5 L-14.4 17 M-24 13 L-24 30", "", 1.2)
    him = folk.other(
        s, 15, 17, 13.4, "doubt", "officer", arms=LEFT, foot=10, gaze=(-0.8, 0.6), tilt=-9
    )
    s.fill(disc(-9.2, 29.4, 14, 2), s.shadow)
    with s.at(-10, 24.6, 0, 2.46):
        _salmon(s)
    s.fill(
        several("M0 -1.6 C-1 0 -0.9 1 0 1 C0.9 1 1 0 0 -1.6 Z", [moved(-17, 15), moved(-10, 13.4)]),
        s.nature.water,
    )
    # What his glass shows him is not how.
    s.area(disc(0.6, 17.4, 4.8), mixed(s.paper, s.far.stone, 0.6))
    s.line("M-2.4 16.6 C-2 15 -1 14 0.6 13.8", s.paper, 1)
    s.backed("M4.4 20.8 L8 24", s.nature.wood, 1.8)
    s.backed(disc(0.6, 17.4, 4.8), s.nature.sand, 1.1, 0.6)
    arm(s, him, LEFT, (9.6, 28.6), (8.8, 25), "fist", -40, RIGHT)
    s.line(
        "M-2.6 2 C-2.6 -2 3 -1.8 2.4 2 C2.2 4.4 -0.2 4.2 -0.2 6.8 M-0.2 9.4 l0 0.1", s.paper, 1.5
    )
