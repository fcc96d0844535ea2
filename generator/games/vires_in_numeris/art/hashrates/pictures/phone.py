"""A telephone: in a pocket, on a pasture, below a pan, in a queue."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, company, home, indoors, outdoors
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import hands
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


@picture("phone", "dawn")
def pocket(s: Mine) -> None:
    """Trousers on their way to work; what is in their pocket can be seen through it."""
    outdoors.sky(s)
    outdoors.skyline(s, 24, ((-30, 7, 40), (22, 8, 44)), s.far.rose)
    jeans, seam = mixed(s.ink, s.nature.steel, 0.3), s.nature.sand
    s.area("M-21 -36 L24 -36 C25 -20 28 -6 38 6 L38 36 L-35 36 L-35 6 C-25 -6 -22 -20 -21 -36 Z",
           jeans)  # fmt: skip
    s.fill("M20.6 -18 L24.6 -18 C26 -10 29 -3 36 6 L36 36 L21 36 C25 18 24 0 20.6 -18 Z",
           s.dusk(jeans))  # fmt: skip
    s.line("M-24 -10 L1 -4 L25.6 -10", "", THIN)
    s.line("M-24 -8.4 L1 -2.4 L25.6 -8.4", seam, THIN)
    s.area("M-22.6 -26.6 L24 -26.6 L24.8 -17.4 L-23.6 -17.4 Z", jeans)
    s.line("M-22 -25 L23.6 -25 M-22.8 -19 L24 -19", seam, THIN)
    s.area(bar(13.4, -28, 3.8, 12.2, 0.6), s.nature.steel)
    s.area(bar(-15.6, -28, 3.8, 12.2, 0.6), s.nature.steel)
    with s.at(2, 27.4, 3):
        _long_phone(s)
    # The pocket, and the hole that was burnt into it.
    cloth = s.nature.steel
    s.area("M-16.6 -1 L20 -1 L18.8 21.4 L1.8 31.6 L-15.4 21.4 Z", cloth)
    s.fill("M-16.2 -0.6 L19.6 -0.6 L19.5 1 L-16.1 1 Z", s.dusk(cloth))
    s.line("M-15.8 2.4 L19 2.4 M-14.8 0.6 L-13.8 20.6 L1.8 29.8 L17.2 20.6 L18.2 0.6", seam, THIN)
    hole = ("M-5.8 12.8 L-2.8 10.6 L0.4 11.8 L3.4 10 L6.6 11 L9.6 13.4 L8.8 16.4 L10 19.6 L7.6 23"
            " L3.8 24.6 L1.2 23.6 L-2.4 24.8 L-5 22.4 L-4.6 19.6 L-6.6 16.4 Z")  # fmt: skip
    s.line(hole, s.nature.wood, 4.4)
    s.line(hole, mixed(s.ink, s.nature.wood, 0.6), 2.4)
    for x, y, k in ((-4.6, 13.4, 1.2), (1.6, 12.2, 1.7), (8, 13.2, 1.1)):
        with s.at(x, y, scale=k):
            s.area("M-2.6 0 C-3.8 -3 -1.4 -4.4 -0.8 -8.4 C1 -6.6 1 -5.4 1.2 -4.4 C1.8 -4.8 1.8"
                   " -5.4 1.8 -6 C3.6 -3.6 3.4 -1.4 2.6 0 Z", s.hot, 0.6 / k)  # fmt: skip
            s.fill("M-1.3 0 C-2 -1.6 -0.4 -2.6 -0.2 -4.4 C1.4 -3 1.6 -1.4 1.2 0 Z", seam)
    s.area(hole, s.paper, 0.8)
    bolt(s, 1.8, 17.6, 10)
    for x, y, k in ((-12, 13, 0.9), (15.2, 12, 0.8)):
        with s.at(x, y, scale=k):
            s.line("M0 0 c-2.6 -3 2.6 -5.6 0 -9 c-2.2 -3 2 -5 0.6 -8", s.paper, 1.5)


def _long_phone(s: Mine) -> None:
    """The upper end of a telephone, 15 mm wide, whose foot is at (0, 0)."""
    s.area(bar(-7.6, -50, 15.2, 40, 2.2), s.ink)
    s.fill(bar(-6.2, -46.4, 12.4, 36, 0.6), s.paper)
    s.line("M-1.8 -48.2 L1.8 -48.2", s.paper, 0.7)
    s.line(bar(-4.6, -40.6, 8.6, 4.8, 0.7), "", 0.7)
    s.fill(bar(-3.6, -39.6, 6.6, 2.8), s.hot)
    s.fill(bar(4.4, -39.2, 1.2, 2))


@picture("phone", "day")
def password(s: Mine) -> None:
    """A pasture without an end; an arm that seeks, a sheep that asks."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.5))
    outdoors.clouds(s, ((9, -23, 1), (24, -11, 0.7)))
    s.fill(
        outdoors.ridge(((-30, 2), (-16, -5), (0, 1), (14, -4), (30, 2))),
        mixed(s.nature.leaf, s.paper, 0.4),
    )
    s.fill(
        outdoors.ridge(((-30, 8), (-10, 6), (8, 2), (30, 8))),
        mixed(s.nature.leaf, s.nature.sand, 0.55),
    )
    s.ground(outdoors.ridge(((-30, 15), (0, 12), (30, 18))), s.nature.leaf)
    outdoors.tufts(s, ((-4, 26),))
    put(s, cast.sheep, 23, 8.4, 0.42)
    with s.at(-12.6, 8, 9, 0.96):
        hands.holds_up(s, lambda: put(s, _in_hand, 0, 7))
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


def _in_hand(s: Mine) -> None:
    with s.at(0, 0, scale=1.24):
        home.phone(s, 0.3)


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
