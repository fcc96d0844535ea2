"""Containers: on a farm, a secret, a concert, and what is counted at night."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import company, land, outdoors
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes.kit import several


def _sheep(s: Mine, aside: float) -> None:
    """The upper half of a sheep, as a meadow's edge cuts it; it looks to the left, and its pupil is
    so many mm `aside`."""
    s.area("M-6 6 C-10 -4 -4 -9 0 -7 C3 -12 12 -11 13 -6 C19 -5 20 2 17 6 Z")
    s.area("M-11 -6.4 C-11 -10.4 -4 -16 0 -14.4 C4 -13 4 -6 0 -4 C-4 -2.4 -9.6 -3 -11 -6.4 Z",
           s.ink)  # fmt: skip
    s.area("M2 -13 C7 -16 9 -12 8.4 -9.4 C6 -8.6 3 -9.4 1.4 -11 Z", s.ink)
    s.fill(disc(-4, -10, 1.6), s.paper)
    s.fill(disc(aside - 4, -9.8, 0.8))
    s.area("M-2 -14 C-4 -17 -0.4 -19 1 -17.4 C2.6 -19.4 6 -17.4 4.6 -15 C4 -12.4 0 -12 -2 -14 Z")


@picture("container", "dawn")
def farm(s: Mine) -> None:
    """A barn, a cock on its roof, and a neighbour at the fence."""
    outdoors.sky(s)
    outdoors.sun(s, 14, 0, 9)
    s.fill(outdoors.ridge(((-30, 2), (-8, 4), (10, 0), (30, 5))), s.far.leaf)
    s.ground(outdoors.level(5), s.far.sand)
    s.area("M-34 6 L-34 -6.4 L-20 -15.4 L-6 -6.4 L-6 6 Z", s.nature.brick)
    s.line("M-36 -5.4 L-20 -15.8 L-4 -5.4", "", 2.4)
    s.area(bar(-26, -4.4, 12, 10.4, 0.2))
    s.line("M-26 -4.4 L-14 6 M-14 -4.4 L-26 6", s.nature.brick, 1.6)
    s.line(bar(-26, -4.4, 12, 10.4))
    put(s, land.container, 12.4, 15, 1.4)
    s.line("M-34 17 L34 15 M-34 23 L34 21", s.ink, 3.4)
    s.line("M-34 17 L34 15 M-34 23 L34 21", s.nature.wood, 2)
    for x in (-26, -2, 22):
        s.area(f"M{x} 34 L{x} 13 L{x + 3.4} 13 L{x + 3.4} 34 Z", s.nature.wood)
    # She chews, and wonders.
    with s.at(-14.6, 31, scale=1.24, mirrored=True):
        s.line("M-9.6 -4.6 L-13.4 -3.4 M-9.4 -4 L-12 -1.6", mixed(s.ink, s.nature.leaf, 0.2), 0.9)
        _sheep(s, -0.6)
    outdoors.tufts(s, ((9, 29), (18, 27)), 1.4)


@picture("container", "day")
def her_sister(s: Mine) -> None:
    """A secret, high in the mountains."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.55))
    outdoors.peak(s, 16, 4, 31, 25, s.nature.stone)
    outdoors.peak(s, -14, 4, 22, 22, mixed(s.nature.stone, s.paper, 0.7))
    outdoors.clouds(s, ((-1, -20.5, 0.7),))
    s.ground(outdoors.ridge(((-30, 3.2), (-8, 0.6), (12, 3.6), (30, 0))), s.nature.leaf)
    put(s, land.container, 15, 8, 0.6)
    put(s, land.container, 0, 9, 0.6)
    for x, flip in ((-12, True), (13, False)):
        with s.at(x, 31, mirrored=flip):
            _sheep(s, -0.6 if flip else 0.2)
    s.line("M-0.6 14.2 l0 -3.2 M-3.4 14.6 l-1.4 -3 M2.2 14.6 l1.4 -3", "", 0.9)


@picture("container", "dusk")
def concert(s: Mine) -> None:
    """All of them, from behind, and what they listen to."""
    outdoors.sky(s)
    outdoors.sun(s, 0, -7, 16)
    s.fill(outdoors.ridge(((-30, 0), (-18, -6), (-4, 0), (14, -6), (30, 0))), s.far.rose)
    s.ground(outdoors.level(2), s.far.leaf)
    for x, foot, size in ((-13.6, 0, 0.74), (16.6, 0, 0.74), (1.4, 8, 1.3)):
        put(s, land.container, x, foot, size)
    for y, k, xs in (
        (13, 0.66, (-22, -11, 0, 11, 22)),
        (20.6, 0.92, (-16.4, 0.4, 17)),
        (31, 1.24, (-24, -7, 10.4, 27)),
    ):
        for x in xs:
            with s.at(x, y, 0, k, x > 4):
                if x == 10.4:  # One has heard us.
                    company.sheep_that_turns(s)
                else:
                    company.sheep_from_behind(s)


@picture("container", "night")
def count_hashes(s: Mine) -> None:
    """A bed; in the bubble above it, something heavy jumps a fence."""
    s.fill(FULL, s.nature.gloom)
    s.line(
        several("M0 -34 L0 32", [moved(-31 + 6.2 * k, 0) for k in range(11)]),
        mixed(s.ink, s.nature.gloom, 0.16),
        1,
    )
    with s.at(2.4, 2, scale=0.88):  # clear of the plate with the code
        _counted(s)
    s.ground(outdoors.level(27), s.far.gloom)
    s.area(bar(-34, 4, 10, 26, 1), s.nature.wood)
    s.area(bar(24, 13, 10, 17, 1), s.nature.wood)
    s.area("M-24 15 C-24 11 -8 11 -7 15 L-7 21 L-24 21 Z")
    with s.at(-14.4, 13.4, -82, 0.92):
        company.sheep_face(s)
    s.area("M-10 20 C-8 13 6 12 24 16 L24 26 L-24 26 L-24 20.6 Z", s.nature.water)
    s.line("M-9 22 C-4 17 10 16 23 19", s.paper, 0.9)


def _counted(s: Mine) -> None:
    """Containers over a fence, in the bubble of whoever counts."""
    bubble = ("M-13 -2 C-26 -2 -28 -14 -18 -17 C-18 -27 -4 -30 2 -25 C10 -31 24 -27 23 -18"
              " C29 -15 27 -2 16 -3 C12 2 2 2 -2 -1 C-6 1 -10 1 -13 -2 Z")  # fmt: skip
    s.area(bubble)
    s.area(disc(-9.6, 5, 2))
    s.area(disc(-11.4, 9.4, 1.2))
    s.fill(
        "M-23.5 -6.8 C-10 -8.4 12 -9.4 25.4 -7.8 C23.9 -4.8 20.8 -2.6 16 -3 C12 2 2 2 -2 -1"
        " C-6 1 -10 1 -13 -2 C-18.5 -2 -22 -4.1 -23.5 -6.8 Z",
        s.nature.leaf,
    )
    s.line(bubble)
    s.line("M-6 -4 L-6 -10.6 M2 -4 L2 -10.6 M-8 -9 L4 -9 M-8 -6.4 L4 -6.4", s.nature.wood, 1.3)
    s.shadow = s.paper
    put(s, land.container, 0, -12, 0.7, -14)
    s.shadow = s.dusk(s.nature.leaf)
    put(s, land.container, 17, -5.4, 0.44, 6)
    put(s, land.container, -17, -6, 0.44)
