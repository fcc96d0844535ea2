"""A stick and the mice that it warms: at tea, behind the wall, on a shelf, by a snowy night."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import company, home, indoors, outdoors
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import hands
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


@picture("stick", "dawn")
def hotter_than_tea(s: Mine) -> None:
    """Tea for one, so near that a finger is large."""
    s.fill(FULL, s.far.sand)
    s.fill(
        several(
            "M0 -3 L1.8 0 L0 3 L-1.8 0 Z",
            [moved(-25 + 9 * k + 4.5 * (j % 2), -26 + 8 * j) for k in range(8) for j in range(6)],
        ),
        s.air,
    )
    s.ground(outdoors.level(14), s.far.wood)
    s.line("M-30 20 L30 20", s.shadow, THIN)
    # The cup, and somebody behind it.
    put(s, company.mouse_upright, 21, 8, 1.9)
    with s.at(4.4, 0):
        s.area(disc(15.6, 18.4, 14.6, 3), s.nature.steel)
        s.area("M3 1 L27 1 C27 11 22 17.4 15 17.4 C8 17.4 3 11 3 1 Z")
        s.fill("M22 2.6 L26.6 1.4 C26.6 10.6 21.8 17 15 17 C13.6 17 12.4 16.8 11.2 16.4"
               " C18.4 15.6 22 9.6 22 2.6 Z", s.dusk(s.paper))  # fmt: skip
        s.line("M5 6 C9 8 21 8 25 6", s.nature.rose, 1.2)
        s.area(disc(15, 1, 12, 2.6), mixed(s.nature.wood, s.nature.brick, 0.5))
    s.line(several("M0 0 C-2 -2.6 2 -5 0 -8", [moved(5, -6), moved(9, -10)]), s.paper, 1.3)
    with s.at(-2.6, 28.6, scale=0.62):
        home.stick(s)
    s.line("M-6.6 12.6 l-1.8 -2.6 M-2.6 11.4 l0 -3.4 M1.4 12.6 l1.8 -2.6", s.hot, 1.2)
    # For comparison: a finger.
    with s.at(-9.4, 16.6, 5, 1.3):
        hands.points(s, 0, 0)


@picture("stick", "day")
def with_heating(s: Mine) -> None:
    """A home behind the skirting board."""
    s.fill(FULL, s.nature.brick)
    indoors.bricks(
        s,
        tuple((-30 + 8 * k + 4 * (j % 2), -34 + 4.4 * j) for k in range(8) for j in range(15)),
        mixed(s.ink, s.nature.brick, 0.25),
    )
    s.area("M-21 26 L-21 -2 C-21 -26 21 -26 21 -2 L21 26 Z", s.nature.sand)
    s.fill(
        several(
            disc(0, 0, 0.9),
            [moved(-15 + 6 * k + 3 * (j % 2), -10 + 6 * j) for k in range(6) for j in range(5)],
        ),
        s.nature.rose,
    )
    s.ground("M-21 19 L21 19 L21 32 L-21 32 Z", s.nature.wood, outlined=False)
    s.line("M-21 19 L21 19")
    s.area(disc(0, 24, 17, 3.4), s.nature.rose)
    s.area(bar(-8, -13, 9, 7.4, 0.3), s.nature.wood)
    s.fill(bar(-6.8, -11.8, 6.6, 5), s.paper)
    s.fill("M-6 -7.6 L-6 -9.4 L-1 -10.6 L-1 -7.6 Z", s.nature.sand)
    s.fill(disc(-2.6, -8.6, 0.5))
    put(s, home.stick, 11.6, 24, 0.98)
    s.line("M16.6 23 C22 24 22 18 26 18", "", 1.1)
    s.line(several("M0 0 C-1.6 -2 1.6 -4 0 -6.4", [moved(8, -2), moved(15, -2)]), s.paper, 1.1)
    # An armchair out of a matchbox; somebody has put up his feet.
    s.area(bar(-18, 3.4, 6, 17, 1.4), s.nature.leaf)
    s.area(bar(-16, 14.6, 14, 8, 1), s.nature.leaf)
    put(s, company.mouse_upright, -9.4, 15.6, 1.3, 14, mirrored=True)
    s.area(bar(-14, 11.6, 9, 4, 1.4), s.nature.leaf)
    s.line("M-3.6 14 L1.4 17.4", "", 2)
    s.area("M-1 18 L4 18 L3.4 23 L-0.4 23 Z", s.nature.steel)
    s.area(bar(-31, 26, 62, 6), s.paper)
    s.line("M-31 28 L31 28", "", THIN)


@picture("stick", "dusk")
def a_friend(s: Mine) -> None:
    """A shelf, high up; two toast what there is."""
    s.fill(FULL, s.far.wood)
    dark = mixed(s.ink, s.far.wood, 0.24)
    s.fill(bar(-30, -34, 60, 50), dark)
    indoors.books(
        s,
        14,
        (
            (-33, 9.4, 34, s.far.brick),
            (-23, 4, 28, s.far.leaf),
            (-18.4, 4.6, 31, s.far.steel),
            (17, 5, 33, s.far.rose),
            (22.6, 3.4, 29, s.far.sand),
            (26, 7, 34, s.far.leaf),
        ),
    )
    s.ground("M-30 14 L30 14 L30 19 L-30 19 Z", s.nature.wood)
    s.area(bar(-30, 19, 60, 3), mixed(s.ink, s.nature.wood, 0.2))
    indoors.books(
        s,
        34,
        (
            (-33, 11, 9.6, s.far.steel),
            (-14, 6, 8, s.far.sand),
            (4, 8, 9, s.far.brick),
            (19, 7, 8.4, s.far.steel),
        ),
    )
    indoors.beam_of_light(s, disc(0, 0, 15), 0.22)
    put(s, home.stick, 0, 14.4, 1.06)
    put(s, company.mouse_upright, 15.4, 14.6, 1.2)
    put(s, company.mouse_upright, -15.4, 14.6, 1.2, mirrored=True)
    s.line("M11.4 9.6 L4.4 -10 M-11.4 9.6 L-4.4 -10", s.nature.sand, 0.9)
    s.area(
        "M1.6 -14 L7 -13.4 L6 -9.4 L2.6 -9.4 Z M-7 -13.4 L-1.6 -14 L-2.6 -9.4 L-6 -9.4 Z",
        s.nature.sand,
    )
    s.fill(
        several(
            disc(0, 0, 0.5), [moved(3.6, -12), moved(5.2, -11), moved(-3.4, -11), moved(-5.4, -12)]
        ),
        s.nature.brick,
    )


@picture("stick", "night")
def all_the_family(s: Mine) -> None:
    """A snowy night, and one round window with light."""
    s.fill(FULL, s.nature.gloom)
    s.line(
        several("M-30 0 L30 0", [moved(0, y) for y in range(-28, 32, 7)]),
        mixed(s.ink, s.nature.gloom, 0.25),
        THIN,
    )
    s.area(disc(0, 2, 21.6), s.nature.wood)
    s.area(disc(0, 2, 18.6), s.nature.sand)
    s.fill("M-17 9.4 L17 9.4 C14 17 7 20.6 0 20.6 C-7 20.6 -14 17 -17 9.4 Z", s.nature.brick)
    s.line("M-17 9.6 L17 9.6", "", 0.7)
    s.shadow = mixed(s.ink, s.nature.brick, 0.2)
    indoors.beam_of_light(s, disc(0, 0, 11), 0.5)
    put(s, home.stick, 0, 9.6, 0.86)
    for x, y, size, flip in (
        (-12.4, 11, 0.86, True),
        (12.4, 11, 0.86, False),
        (-6.6, 18, 0.66, True),
        (6.8, 18, 0.66, False),
        (0.6, 19, 0.5, False),
        (-1.2, -10, 0.44, True),
    ):
        put(s, company.mouse_upright, x, y, size, mirrored=flip)
    s.line(disc(0, 2, 18.6))
    s.area(
        "M-23 20 C-20 16.6 -16 19 -13 18 C-8 16.6 -4 19.6 0 19 C5 18 9 20 13 18 C17 17 21 17 23 20"
        " L23 24 L-23 24 Z"
    )
    s.area(bar(-24, 23, 48, 3, 0.5), s.nature.wood)
    s.area(
        "M-14 -17 C-12 -21 -6 -21.6 0 -22.4 C7 -22 12 -20 14.6 -16.6 C10 -17.6 6 -18.8 0 -18.8 C-6"
        " -18.8 -10 -18 -14 -17 Z"
    )
    outdoors.snow(s)
