"""A computer with a cat: from the stair, by day, at the table's edge, and without her."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import (
    cast,
    company,
    home,
    indoors,
    outdoors,
)
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


@picture("home-pc", "dawn")
def something_warm(s: Mine) -> None:
    """She sits on the stair, and below something glows."""
    dark = s.nature.gloom
    s.fill(FULL, mixed(dark, s.air, 0.62))
    s.area("M-30 -34 L30 -34 L30 -10 L12 -4 L-8 -4 L-30 -12 Z", mixed(dark, s.air, 0.82))
    s.ground("M-30 12 L-8 4 L14 4 L30 10 L30 32 L-30 32 Z", mixed(dark, s.air, 0.45))
    # A window, and the first light in it.
    s.area(bar(6, -37, 15, 19, 0.4), s.nature.rose)
    s.fill("M8 -18.4 A5.4 5.4 0 0 1 18.8 -18.4 Z", s.nature.sand)
    s.line("M13.5 -37 L13.5 -18 M6 -24.5 L21 -24.5", "", 0.9)
    s.line(bar(6, -37, 15, 19, 0.4))
    # The glow is as warm as what makes it.
    s.fill(disc(9, 2, 17), mixed(s.nature.sand, mixed(dark, s.air, 0.62), 0.34))
    s.fill(disc(9, 2, 13), mixed(s.nature.sand, mixed(dark, s.air, 0.62), 0.7))
    s.area("M-2 15 L1.4 8 L22 8 L25.4 15 Z", s.nature.wood)
    put(s, home.home_pc, 11.4, 10.4, 1.34)
    # The stair that leads down to it.
    for k in range(4):
        y, half = 11.6 + 4.6 * k, 13 + 7 * k
        colour = mixed(s.nature.wood, s.air, 0.45 + 0.18 * k)
        s.area(
            f"M{-4 - half} {y} L{half - 4} {y} L{half - 1} {y + 5} L{-7 - half} {y + 5} Z",
            colour,
        )
        s.line(f"M{-4 - half} {y + 1.6} L{-4 + half} {y + 1.6}", "", THIN)
    with s.at(-12, 30.6, scale=1.62):
        company.cat_from_behind(s, s.nature.sand)
    # What she hears.
    s.line("M-3.6 -9.4 C-5.4 -7.4 -5.4 -4.4 -3.6 -2.4 M-6.6 -11.2 C-9.4 -8 -9.4 -3.8 -6.6 -0.6",
           s.paper, 1)  # fmt: skip


@picture("home-pc", "day")
def keeps_her_warm(s: Mine) -> None:
    """So near that nothing else is seen."""
    s.fill(FULL, s.nature.leaf)
    s.fill(
        several(
            disc(0, 0, 1.6),
            [moved(-28 + 9 * k + 4.5 * (j % 2), -30 + 8 * j) for k in range(8) for j in range(8)],
        ),
        mixed(s.nature.leaf, s.paper, 0.6),
    )
    indoors.beam_of_light(s, "M10 -34 L34 -34 L34 -6 L-6 32 L-34 32 Z", 0.3)
    s.ground(outdoors.level(25), s.nature.wood)
    s.fill("M-24 25 L-19 20 L15 20 L20 25 Z")
    s.area(bar(-23, -11, 42, 31, 3), s.nature.steel)
    s.fill("M16.4 -10.6 C18 -10.4 18.6 -9.6 18.6 -8 L18.6 17 C18.6 19 17.6 19.6 16 19.6 L-20 19.6"
           " C-21.6 19.6 -22.4 18.8 -22.6 17.4 L12 17.4 C15 17.4 16.4 16 16.4 13 Z",
           s.dusk(s.nature.steel))  # fmt: skip
    s.area(bar(-18.6, -6.8, 33.4, 21.6, 3), s.nature.gloom)
    bolt(s, -2, 4, 15)
    s.line("M-17 17.4 L-12 17.4 M10 17.4 L14 17.4", "", 0.9)
    s.area(bar(22, -4, 12, 29, 1), s.nature.steel)
    s.line("M24 0 L30 0 M24 3 L30 3", "", 0.7)
    s.fill(disc(25, 9, 1.2), s.hot)
    with s.at(-3, -10.6, scale=2.3, mirrored=True):
        cast.cat_asleep(s)
    s.line(
        several("M0 0 C-1.6 -2 1.6 -4 0 -6.4", [moved(-7, -26.6), moved(2, -27), moved(10, -24.6)]),
        s.paper,
        1.1,
    )


@picture("home-pc", "dusk")
def pushed(s: Mine) -> None:
    """It falls."""
    s.fill(FULL, s.far.rose)
    s.line(several("M0 -34 L0 32", [moved(-31.5 + 9 * k, 0) for k in range(8)]), s.far.sand, 2.4)
    s.ground(outdoors.level(26), s.far.brick)
    s.area("M-34 9 L6 9 L6 12 L-34 12 Z", s.nature.wood)
    s.area(bar(0, 12, 3.4, 15, 0.2), s.nature.wood)
    s.shadow = mixed(s.ink, s.nature.wood, 0.3)
    put(s, home.home_pc, -17.6, 9, 0.8)
    with s.at(-2, 9, scale=1.3):
        company.cat_that_pushes(s)
    brown = mixed(s.ink, s.paints.deep, 0.1)
    s.area("M8.4 16 C5.4 17.2 3.6 19.4 3.6 22.4 C3.6 25.2 7 25.2 7.2 22.8 C7.4 21.2 8.8 21.4 8.8 23"
           " L8.8 26.2 C8.8 28.8 12.4 28.8 12.4 26.2 L12.4 24.4 C12.4 23 13.6 22.8 16.6 21.8 Z",
           brown)  # fmt: skip
    pale = mixed(s.paper, brown, 0.4)
    s.line("M6.8 19.4 C6 20.2 5.5 21.2 5.5 22.4 M10.6 22.8 L10.6 26", pale, 0.8)
    drop = "M0 -2 C1.5 0 1.5 1.4 0 1.4 C-1.5 1.4 -1.5 0 0 -2 Z"
    s.area(several(drop, [moved(5.2, 28.2), moved(15, 27)]), brown, THIN)
    with s.at(19.6, 9.4, 216, 1.75):
        s.line(disc(3, -4, 1.8), "", 0.9)
        s.area("M-2.8 -7 L2.8 -7 L2.2 0 L-2.2 0 Z", s.nature.steel)
        s.line("M-2.6 -5 L2.6 -5", s.paper, 0.8)
    s.line("M14 1 L14 -6 M19 0 L19 -9 M24 2 L24 -5", s.paper, 1.2)


@picture("home-pc", "night")
def takes_over(s: Mine) -> None:
    """Through the flap goes a tail; in the chair sits somebody else."""
    indoors.room(s, 21, s.far.gloom, s.far.brick)
    with s.at(1.2, 5):
        s.area(bar(-27, -16, 17, 32.4, 0.4), s.far.wood)
        s.area(bar(-25, 0.4, 13, 15, 0.6), s.nature.sand)
        # Her rump between two hind paws, dark before the light of the street; the tail is inside.
        s.fill("M-23.4 15 C-23.8 9 -21.8 6 -18.6 6 C-15.4 6 -13.2 9 -13.6 15 L-17.2 15 C-17.2 13.6"
               " -18 12.6 -18.6 12.6 C-19.2 12.6 -19.8 13.6 -19.8 15 Z")  # fmt: skip
        s.area("M-25 0.4 L-12 0.4 L-9.4 5.4 L-22.4 5.4 Z", s.nature.wood)
        s.line("M-18.6 9.6 C-14 12 -12 9 -13.4 5 C-14.6 1.4 -13 -2.4 -9.6 -3.4", s.ink, 2.2)
        s.fill(disc(-12.2, -8, 0.8))
    indoors.beam_of_light(s, disc(10, 3, 16), 0.2)
    indoors.table(s, 16, s.nature.wood, 2, -5, 30)
    s.area("M-5 16.2 L-1.4 12.2 L30 12.2 L30 16.2 Z", s.nature.wood)
    s.line("M-2 18 L-2 30 M24.6 18 L24.6 30", "", 1.8)
    put(s, home.home_pc, 12.4, 13.9, 1.3)
    # A chair, and its back towards us.
    s.line("M8 24 L8 30 M1 31 L15 31", "", 1.8)
    with s.at(7, 27.4, scale=1.62, mirrored=True):
        company.mouse_upright(s, s.paper)
    s.area("M0 24 C-0.4 19.6 16.4 19.6 16 24 L15 29.6 L1 29.6 Z", s.nature.rose)
