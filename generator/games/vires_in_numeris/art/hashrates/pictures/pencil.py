"""Guessed by hand: a desk from above, a classroom, a windy hill, an attic."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, company, home, indoors, outdoors
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import folk, hands
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, THIN, several
from generator.games.vires_in_numeris.art.scenes.limbs import RIGHT, arm


def _sums(s: Mine, x: float, y: float, rows: int, colour: str = "") -> None:
    """Lines of somebody's sums, from their upper left corner."""
    way = ""
    for n in range(rows):
        left = x
        for word in (4.2, 2.6, 5.4, 3.4)[n % 3 : n % 3 + 3 - n % 2]:
            way += f"M{left} {y + 2.7 * n} l{word} 0 "
            left += word + 1.5
    s.line(way, colour, 0.7)


@picture("pencil", "dawn")
def two_days(s: Mine) -> None:
    """A desk from above: the margin counts suns and moons."""
    s.ground("M-30 -34 L30 -34 L30 32 L-30 32 Z", s.far.wood, outlined=False)
    s.line("M-30 -16 L30 -16 M-30 2 L30 2 M-30 20 L30 20", mixed(s.ink, s.far.wood, 0.25), THIN)
    indoors.beam_of_light(s, "M-6 -34 L30 -34 L30 -2 Z")
    s.area(disc(-19, -8, 6.4), s.nature.steel)
    s.line("M-24 -4 L-27.4 -0.8", "", 3.4)
    s.line("M-24 -4 L-27.4 -0.8", s.nature.steel, 1.8)
    s.area(disc(-19, -8, 4.8), mixed(s.nature.wood, s.ink, 0.55), THIN)
    with s.at(5, 0.6, 7):
        s.fill(bar(-15, -23, 34, 48), s.shadow)
        s.area(bar(-17, -25, 34, 48))
        s.line("M-9 -25 L-9 23", s.nature.rose, 0.8)
        for k, y in enumerate((-19, -11, -3, 5)):
            if k % 2:
                s.fill(several("M-1.6 -4.2 A4.4 4.4 0 1 0 3.4 2.2 A5.2 5.2 0 0 1 -1.6 -4.2 Z",
                               [(0.6, 0, 0, 0.6, -13, y)]))  # fmt: skip
            else:
                s.area(disc(-13, y, 1.7), s.nature.sand, 0.6)
                s.line(several("M0 -2.7 L0 -3.5 M0 2.7 L0 3.5 M2.7 0 L3.5 0 M-2.7 0 L-3.5 0",
                               [moved(-13, y)]), "", 0.6)  # fmt: skip
        _sums(s, -6, -20, 9)
        bolt(s, 1.4, 10, 13)
    for x, y, turn, pips in ((-20, 18, 12, 2), (-22.4, 26, -20, 1), (21.6, -24, 24, 3)):
        with s.at(x, y, turn):
            s.fill(bar(-3, -2.4, 7.6, 7.6, 1.6), s.shadow)
            s.area(bar(-3.8, -3.8, 7.6, 7.6, 1.6), LINEN)
            spots = ((0, 0), (-1.8, -1.8), (1.8, 1.8))[pips == 2 :][:pips]
            s.fill(several(disc(0, 0, 0.85), [moved(*spot) for spot in spots]))
    with s.at(10.4, 14.4, 42):
        hands.writes(s, lambda: home.pencil(s))


@picture("pencil", "day")
def wrong(s: Mine) -> None:
    """A classroom, and a bird that teaches."""
    indoors.room(s, 20, s.far.sand, s.nature.wood)
    board = mixed(s.ink, s.nature.leaf, 0.62)
    s.area(bar(-24, -17.4, 48, 32, 0.6), s.nature.wood)
    s.fill(bar(-22, -15.4, 44, 28), board)
    _sums(s, -19, -11.6, 3, s.paper)
    s.line("M-19 4 l5 0 M-19 6.4 l5 0", s.paper, 0.8)
    s.fill("M-10 -2 L1.6 -2 L1.6 12.6 L-10 12.6 Z", s.paper)
    bolt(s, -4.2, 5.2, 12)
    s.line("M-12.6 -4 L4.4 14 M4.4 -4 L-12.6 14", s.nature.rose, 1.9)
    s.line("M-12.6 -4 L4.4 14 M4.4 -4 L-12.6 14", s.paper, 1.0)
    s.area(bar(-25, 13.6, 50, 2.2, 0.4), s.nature.wood)
    put(s, cast.songbird, 15, 13.6, 2.9)
    s.backed("M0.4 0.4 L-3.6 2.4", s.nature.rose, 1, 0.5)
    # The front row.
    s.area("M-30 25 L30 25 L30 32 L-30 32 Z", s.nature.brick)
    with s.at(-18, 24.6, 90):
        home.pencil(s)
    s.area("M11 25 L12 20.6 L17 20.6 L18 25 Z", s.nature.water)
    s.fill(bar(12.6, 19.4, 3.8, 1.6, 0.4))


@picture("pencil", "dusk")
def windy_hill(s: Mine) -> None:
    """The wind comes up the hill, and takes the sums."""
    outdoors.sky(s)
    outdoors.sun(s, 15, 2, 11)
    s.fill(outdoors.ridge(((-30, 8), (-14, 2), (4, 9), (30, 4))), s.far.rose)
    s.ground(outdoors.ridge(((-30, 25), (-8, 21), (12, 11), (30, 5))), s.far.leaf)
    for x, y, turn, size in ((4, 17, -13, 0.98), (21.6, 10.4, -20, 0.8)):
        put(s, home.easel, x, y, size, turn)
    gust = "M-9 0 L4 0 C8 0 8 -4.6 5 -4.6 C3 -4.6 2.8 -2.2 4.6 -2.2"
    s.line(several(gust, [moved(2, -19), moved(16, -25), (-1, 0, 0, 1, -18, 3)]), s.paper, 1.1)
    for x, y, turn, size in ((-20, -13, -24, 1.5), (-6.4, -8, 22, 1.25), (-14, 6, 60, 1),
                             (7, -27, 40, 0.9), (22, -17, -10, 0.8)):  # fmt: skip
        with s.at(x, y, turn, size):
            s.area("M-4 -5 C-1 -6.4 1 -4 4 -5.4 L4.4 4.4 C1 6 -1 3.6 -3.6 5 Z")
            s.line("M-2.4 -2.6 L1.6 -2.8 M-2.2 -0.4 L2.4 -0.6 M-2 1.8 L0.6 1.8", "", 0.6 / size)
    her = folk.other(
        s, -18.4, 22, 11, "wail", "bun", arms=RIGHT, foot=9, gaze=(0.8, -0.9), tilt=-10
    )
    arm(s, her, RIGHT, (-11, 21), (-9.6, 13), turn=8)


@picture("pencil", "night")
def tally(s: Mine) -> None:
    """An attic, a stub, and a mouse that has counted since supper."""
    s.fill(FULL, s.nature.gloom)
    wall = s.far.wood
    s.area("M-39 14 L4 -34 L43 10 L43 34 L-39 34 Z", wall)
    s.line("M-39 14 L4 -34 L43 10", s.ink, 3.6)
    s.line("M-39 14 L4 -34 L43 10", s.nature.wood, 2.2)
    s.area(disc(7, -15, 6.6), mixed(s.nature.gloom, s.ink, 0.8))
    outdoors.moon(s, 7, -15, 4.6)
    s.line("M7 -21.6 L7 -8.4 M0.4 -15 L13.6 -15")
    for x, y in ((-16, -1), (-3, -1), (-16, 8)):
        s.line(f"M{x} {y} l0 6 m2.2 -6 l0 6 m2.2 -6 l0 6 m2.2 -6 l0 6 m-8.2 -1 l9.6 -4", "", 0.9)
    s.line("M-3 8 l0 6 m2.2 -6 l0 6", "", 0.9)
    s.ground("M-30 22 L30 22 L30 32 L-30 32 Z", s.far.brick)
    indoors.beam_of_light(s, disc(19, 9, 12), 0.35)
    s.area(bar(16.4, 11, 5.2, 11, 0.4))
    s.area("M19 10.6 C16 8 18 5.4 19 2.6 C20.4 5.4 22 8 19 10.6 Z", s.nature.sand)
    s.area("M-26 22 L-22 18 L-7 18 L-9 24 L-27 24 Z", s.paper)
    bolt(s, -16.4, 21, 5)
    put(s, company.mouse_upright, 7, 23, 1.75)
    with s.at(-5.4, 15.4, 108):
        home.pencil(s, 8)
