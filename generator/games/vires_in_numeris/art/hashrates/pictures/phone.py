"""A telephone: in a pocket, on a pasture, below a pan, in a queue."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, company, home, indoors, outdoors
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, THIN, several


@picture("phone", "dawn")
def pocket(s: Mine) -> None:
    """Trousers on their way to work, and a hole that smokes."""
    outdoors.sky(s)
    outdoors.skyline(s, 17, ((-30, 7, 30), (-22, 6, 38), (19, 6, 34), (25, 8, 27)), s.far.rose)
    s.ground(outdoors.level(17), s.far.stone)
    s.line("M-30 22 L30 22", s.paper, 0.8)
    jeans = s.nature.steel
    s.area("M-9 -12 L16 -13 L20 30 L8 33 L5 2 L-6 33 L-19 30 Z", jeans)
    s.area("M-34 -36 L34 -36 L26 -22 L17 -12 L-10 -11 L-14 -20 Z", s.nature.sand)
    s.line("M-11 -15.6 L19 -16.6", s.nature.wood, 3.2)
    s.line("M-12 -17.4 L20 -18.4 M-10.6 -13.6 L18 -14.6", "", THIN)
    s.area(bar(1, -19.4, 6.4, 6.4, 0.6), s.nature.sand)
    s.line(
        "M4.4 -12 C5.4 -8 5 -4 5 2 M-10 -4 L-15.6 28 M17.6 0 L18.4 26",
        mixed(s.ink, jeans, 0.4),
        THIN,
    )
    # The pocket, and what came through it.
    s.area("M6 -9 C10 -7.6 14 -8 17 -10 L18.4 5 C14.6 8 9.6 8 6.8 5 Z", mixed(s.ink, jeans, 0.12))
    s.line("M7 -7.4 C10 -6 14 -6.4 16.6 -8.2", s.nature.sand, 0.6)
    s.area("M8 0 C6 5 9 11 12.6 10.6 C17 10.6 19 5 16.6 0 C14.4 1.6 10.4 1.6 8 0 Z", s.ink)
    s.fill(
        "M9.4 2 C8.6 5.6 10.4 9.2 12.6 8.8 C15.6 8.6 17 5 15.6 2 C13.6 3.2 11.4 3.2 9.4 2 Z",
        s.nature.brick,
    )
    for x, y in ((8, 0), (16.6, -1)):
        s.line(f"M{x} {y} c-1.6 -2 1.6 -4 0 -6.4 c-1.4 -2 1.2 -3.6 0.4 -6", s.paper, 1.3)
    with s.at(15, 30.4, 16, 0.86):
        home.phone(s)
    s.line("M9 11 L8.2 14 M17 9.6 L17.6 12", "", 0.7)


@picture("phone", "day")
def password(s: Mine) -> None:
    """A pasture without an end; an arm that seeks, a sheep that asks."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.5))
    outdoors.clouds(s, ((-4, -21, 1), (22, -10, 0.8)))
    s.fill(
        outdoors.ridge(((-30, 2), (-16, -5), (0, 1), (14, -4), (30, 2))),
        mixed(s.nature.leaf, s.paper, 0.4),
    )
    s.fill(
        outdoors.ridge(((-30, 8), (-10, 6), (8, 2), (30, 8))),
        mixed(s.nature.leaf, s.nature.sand, 0.55),
    )
    s.ground(outdoors.ridge(((-30, 15), (0, 12), (30, 18))), s.nature.leaf)
    outdoors.tufts(s, ((-22, 20), (-4, 26), (0, 17)))
    put(s, cast.sheep, -20, 8.6, 0.5, mirrored=True)
    put(s, cast.sheep, -9, 5.8, 0.4)
    # An arm that holds it up.
    s.line("M-31 30 L-17 10", "", 9.4)
    s.line("M-31 30 L-17 10", s.nature.brick, 8)
    with s.at(-13.4, 9.4, 12):
        home.phone(s, 0.4)
    s.line("M-20 9.4 C-18 5 -16 3.6 -14 3.2", "", 4.4)
    s.line("M-20 9.4 C-18 5 -16 3.6 -14 3.2", LINEN, 3)
    s.area("M-21.4 4 C-18.4 2 -15 5.6 -15 9 L-16.4 13.6 L-23 10 Z", LINEN)
    # Whoever asks.
    with s.at(14, 33, scale=1.25):
        s.area("M-11 2 C-15 -4 -10 -10 -6 -8.4 C-4 -12 4 -12.6 6.4 -9.4 C12 -10 15 -4 13 2 Z")
        with s.at(-2, -14, -6, 1.14):
            company.sheep_face(s)
    s.area(
        "M1 -10.6 L24 -10.6 C26 -10.6 26 -0.6 24 -0.6 L10 -0.6 L7.6 3 L7 -0.6 L1 -0.6 C-1 -0.6 -1"
        " -10.6 1 -10.6 Z"
    )
    s.fill(several(disc(0, 0, 1.2), [moved(3.4 + 4.5 * k, -5.6) for k in range(4)]))
    s.line("M20.6 -7.6 L20.6 -3.6", "", 0.8)


@picture("phone", "dusk")
def fried_egg(s: Mine) -> None:
    """A camp, and what there is for supper."""
    outdoors.sky(s)
    outdoors.sun(s, 0, -3, 12)
    outdoors.firs(s, ((-24, 6), (21, 5)), 2.4)
    s.ground(outdoors.ridge(((-30, 7), (0, 4), (30, 7))), s.far.leaf)
    s.area("M-24 13 L-12.6 -8 L0 13 Z", s.far.sand)
    s.area("M-12.6 -8 L-16 13 L-8.4 13 Z", mixed(s.ink, s.far.sand, 0.5))
    s.shadow = mixed(s.ink, s.far.leaf, 0.2)
    s.fill(disc(6, 27.4, 24, 3), s.shadow)
    for x, turn in ((-4, -2), (14, 2)):
        with s.at(x, 28.6, turn, 0.98):
            home.phone(s, 0.3)
    s.line("M21 6.6 L32 1", "", 4.4)
    s.line("M21 6.6 L32 1", s.nature.wood, 2.6)
    s.area("M-13 3 L23 3 L19 9.4 L-9 9.4 Z", s.ink)
    s.area(disc(5, 3, 18, 3.6), mixed(s.ink, s.nature.steel, 0.55))
    s.area(
        "M-8 2.4 C-8 0 -3 0.6 -1 -0.4 C3 -1.6 5 0.4 9 -0.2 C14 -0.4 17 2 13 3.4 C10 5.6 5 4.2 2 5"
        " C-2 5.8 -8 5 -8 2.4 Z"
    )
    s.area("M-1 2 C-1 -2.6 8.6 -2.6 8.6 2 C7 4 1 4 -1 2 Z", s.nature.sand)
    s.line("M0.8 0.8 C1.4 -0.2 2.4 -0.6 3.4 -0.6", s.paper, 0.7)
    s.line(
        several("M0 0 C-2 -2.6 2 -5 0 -8", [moved(-6, -3), moved(4, -5), moved(14, -3)]),
        s.paper,
        1.2,
    )


@picture("phone", "night")
def queue(s: Mine) -> None:
    """A corridor, and one socket."""
    indoors.room(s, 10, s.far.rose, s.far.stone)
    s.fill(bar(-30, 2, 60, 8), s.far.brick)
    s.line("M-30 2 L30 2 M-30 10 L30 10", "", 0.7)
    s.area(disc(10, -18, 6.6))
    s.line("M10 -18 L10 -22.4 M10 -18 L13 -16", "", 0.9)
    indoors.socket(s, -20.4, -4, 1.9)
    for k, (x, y, size) in enumerate(
        ((20.4, 12.6, 0.62), (13.6, 14.6, 0.72), (5.6, 17.4, 0.84), (-4, 21, 1.0), (-16, 25.4, 1.2))
    ):
        with s.at(x, y, (2, -4, 3, -2, 0)[k], size):
            s.fill(disc(1, 2.6, 7, 1.2), s.shadow)
            s.line("M-2.6 0 L-2.8 2.4 L-4.4 2.4 M2.6 0 L2.6 2.4 L1 2.4", "", 1.2)
            if k < 4:
                s.line("M-6 -6 L-8.4 -3", "", 1.2)
            home.phone(s, 0.14 + 0.16 * (4 - k) if k < 4 else 0.9)
    s.line("M-22.4 9 C-26 6 -26 -3 -24 -4", "", 1.1)
    s.fill(bar(-25.6, -6, 4.6, 4, 0.8))
    put(s, cast.cat_asleep, 17, 27, 1.15)
