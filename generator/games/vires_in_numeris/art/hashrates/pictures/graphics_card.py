"""Cards made for games: in an arcade, on a roof, below a nest, and after summer."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, company, indoors, outdoors, work
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes.kit import several


def _one_card(s: Mine, half: float) -> None:
    """A card with two fans about (0, 0), twice `half` long."""
    k = half / 16
    with s.at(0, 0, scale=k):
        work.card(s)


@picture("graphics-card", "dawn")
def arcade(s: Mine) -> None:
    """An arcade that has closed; one cabinet still works, but doesn't play."""
    s.fill(FULL, s.far.gloom)
    s.ground(outdoors.level(16), s.far.rose)
    indoors.boards(s, 16, 0, 20, s.shadow)
    for x in (-18.4, 24.0):
        s.area(
            f"M{x - 6.6} 18 L{x - 6.6} -12 L{x + 6.6} -12 L{x + 6.6} 18 Z",
            mixed(s.nature.gloom, s.paper, 0.6),
        )
        s.area(
            f"M{x - 7} 19 C{x - 7} -4 {x - 7} -14 {x} -15 C{x + 7} -14 {x + 7} -4 {x + 7} 19"
            f" C{x + 4} 16.6 {x + 2} 21 {x} 18.4 C{x - 3} 21 {x - 4} 17 {x - 7} 19 Z",
            s.far.steel,
        )
        s.line(
            f"M{x - 3} -8 C{x - 4} 2 {x - 3} 10 {x - 4} 15"
            f" M{x + 1.4} -6 C{x + 2.2} 4 {x + 1.4} 10 {x + 2.2} 14",
            mixed(s.ink, s.far.steel, 0.25),
            0.7,
        )
    with s.at(3.2, 1.4, scale=0.95):  # clear of the plate with the code
        _cabinet(s)


def _cabinet(s: Mine) -> None:
    """It is 30 mm wide."""
    s.fill(disc(1.4, 27.4, 14, 2), s.shadow)
    s.area("M-12 28 L-12 11 L-15 6 L-12.6 -22 L12.6 -22 L15 6 L12 11 L12 28 Z", s.nature.brick)
    s.fill("M9.6 -21.6 L12.2 -21.6 L14.6 6 L11.6 10.8 L11.6 27.6 L8.4 27.6 Z",
           s.dusk(s.nature.brick))  # fmt: skip
    s.area(bar(-13.6, -27, 27.2, 6, 1), s.nature.sand)
    s.fill(
        several(
            "M-1.6 1.6 L-1.6 -1.6 L0 -0.4 L1.6 -1.6 L1.6 1.6 Z",
            [moved(-7, -24), moved(0, -24), moved(7, -24)],
        )
    )
    s.area(bar(-10.4, -18.6, 20.8, 19, 1), s.ink)
    bolt(s, 0, -9, 14)
    s.area("M-15 6 L-12.4 1.6 L12.4 1.6 L15 6 Z", s.nature.steel)
    # Nobody plays but spiders.
    s.line("M10.2 -18.4 L4 -15.4 M10.2 -18.4 L7 -12 M6 -18.4 Q6.8 -17.4 6.4 -16.5 Q7.6 -16"
           " 8.3 -14.6 Q9.2 -15 10.2 -14.2 M3.2 -18.4 Q4.4 -17 4 -15.4 Q6 -14.6 7 -12.2"
           " Q8.6 -13 10.2 -11.6",
           s.paper, 0.4)  # fmt: skip
    s.line("M-6 4 L-6 -1.6", "", 1)
    s.fill(disc(-6, -2.4, 1.7), s.nature.rose)
    s.fill(several(disc(0, 0, 1.1), [moved(4, 3.8), moved(8, 3.8)]), s.nature.rose)
    with s.at(0, 19.6):
        _one_card(s, 10.6)


@picture("graphics-card", "day")
def twigs(s: Mine) -> None:
    """A roof, and a chimney that isn't one."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.45))
    outdoors.clouds(s, ((-20, -8, 1), (20, -22, 0.9)))
    outdoors.poplars(s, ((-23, 22), (-16, 26)), 2)
    roof = s.nature.brick
    s.area("M-34 31 L10 5 L34 19 L34 34 L-34 34 Z", roof)
    tile = "M-2.4 0 C-2.4 2.6 2.4 2.6 2.4 0"
    spots = [(-12 + 6 * k + 3 * (j % 2), 19 + 4 * j) for j in range(4) for k in range(7)]
    s.line(
        several(tile, [moved(x, y) for x, y in spots if y > 8 + abs(x - 10) * 0.6]),
        mixed(s.ink, roof, 0.4),
        0.6,
    )
    s.line("M-34 31 L10 5 L34 19", "", 2.2)
    s.shadow = mixed(s.ink, roof, 0.2)
    with s.at(10, 8.4, scale=1.24):
        work.graphics_card(s)
    with s.at(10, -16.4, scale=1.5):
        cast.nest(s)
        s.line("M-6 -2.6 L-8.4 -4 M3 -3 L7.4 -4.6 M-2 -3 L-1 -5", s.nature.wood, 0.8)
    with s.at(-12, -0.6, 8, 1.22, True):
        company.bird_with_wings(s)
        s.line("M-8.6 -4.6 L-8 -1.2 L-9.6 2.4 M-8.2 -2.6 L-10 -3.4", s.nature.wood, 0.9)


@picture("graphics-card", "dusk")
def three_mouths(s: Mine) -> None:
    """So near that one hears them."""
    outdoors.sky(s)
    outdoors.sun(s, 3, -6, 17)
    s.line("M34 -5 C26 -9 19 -19 15 -34 M24.6 -12 C27 -16 25.6 -21 28 -27", s.far.wood, 2.2)
    leaf = "M0 0 C-1 -3 1 -6 4 -7 C5 -4 3 -1 0 0 Z"
    s.fill(
        several(leaf, [moved(x, y) for x, y in ((26, -10), (20, -17), (14.4, -24), (26, -20))]),
        s.far.leaf,
    )
    with s.at(0, 25.4):
        _one_card(s, 36)
    s.line("M-31 14.6 L31 14.6", "", 1.4)
    with s.at(-3, 14, scale=2.5):
        cast.nest_with_chicks(s)
    put(s, cast.songbird, 20, 14, 2.1)
    s.line("M9.4 3.4 C7.4 5 10 6.4 8 8", s.nature.rose, 1.6)


@picture("graphics-card", "night")
def have_flown(s: Mine) -> None:
    """An empty nest, and a moon with a V before it."""
    s.fill(FULL, s.nature.gloom)
    s.fill(disc(7, -9, 17), mixed(s.nature.gloom, s.paper, 0.75))
    s.fill(disc(7, -9, 14), s.paper)
    outdoors.stars(s, ((-20, -13), (-24, 0), (-14, -3), (26, -27), (27, 10)))
    bird = "M-2.6 -1.2 C-1.6 -2.4 -0.4 -1.4 0 0 C0.4 -1.4 1.6 -2.4 2.6 -1.2"
    s.line(
        several(
            bird,
            [moved(x, y) for x, y in ((-2, -15), (3.4, -18), (4, -11), (9.6, -20.4), (10.4, -7.4))],
        ),
        "",
        1,
    )
    outdoors.skyline(s, 32, ((-30, 9, 22), (-20, 6, 17), (20, 10, 20)), s.far.gloom)
    s.ground("M-15 34 L-15 21 L17 21 L17 34 Z", s.far.brick)
    s.area(bar(-17, 19, 36, 3, 0.3), s.far.stone)
    with s.at(1, 19, scale=1.02):
        work.graphics_card(s)
    with s.at(1, -1.6, scale=1.36):
        cast.nest(s)
    for x, y, turn, k in ((-19, 3.4, 30, 1.3), (21.6, 1.4, -30, 0.95)):
        with s.at(x, y, turn, k):
            _plume(s)


def _plume(s: Mine) -> None:
    """A dark bird's feather with a rim of moonlight, its quill down."""
    vane = ("M0.4 4.4 C-1.4 3.6 -2 1.6 -1.9 -0.6 L-1 -0.6 L-1.8 -1.6 C-1.6 -4.4 -0.4 -6.6 1.8 -7.8"
            " C2.5 -5.4 2.6 -3 2.2 -0.8 L1.3 -0.2 L2 0.4 C1.7 2.2 1.2 3.6 0.4 4.4 Z")  # fmt: skip
    s.line(f"{vane} M0.3 4 C0.2 5.4 0.3 6.6 0.8 7.8", s.paper, 1.1)
    s.line("M0.3 4 C0.2 5.4 0.3 6.6 0.8 7.8", s.ink, 0.4)
    s.fill(vane, s.ink)
    s.line("M1.5 -6.4 C0.4 -3 0 0.6 0.3 4", s.paper, 0.35)
