"""Panels: in the desert, among sunflowers, in the rain, about the moon."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved, turned
from generator.games.vires_in_numeris.art.hashrates import company, land, outdoors
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


@picture("solar-panel", "dawn")
def desert(s: Mine) -> None:
    """Two that take the sun."""
    outdoors.sky(s, s.nature.rose)
    s.fill(disc(-2, 4, 20), s.air)
    s.fill(disc(-2, 4, 15), s.paper)
    s.area(
        outdoors.edge(
            (
                (-34, 4),
                (-30, -8),
                (-18, -8),
                (-15, 1),
                (-11, 4),
                (14, 4),
                (17, -4),
                (27, -4),
                (30, 2),
                (34, 2),
            )
        ),
        s.far.brick,
    )
    s.line("M-31 -3 L-17 -3 M16 0 L28 0", mixed(s.ink, s.far.brick, 0.3), 0.8)
    s.ground(outdoors.ridge(((-30, 10), (-12, 6), (10, 9), (30, 6))), s.far.sand)
    s.line("M-26 16 C-18 13 -10 17 -2 14 M8 17 C14 15 22 18 29 15", s.shadow, 0.8)
    with s.at(11.4, 24, scale=1.42):
        land.solar_panel(s)
    s.fill(disc(-12, 26.4, 9, 1.6), s.shadow)
    stem = "M-13 26 L-13 -2 M-13 14 C-22 14 -22 8 -22 4 M-13 9 C-3.4 9 -3.4 4 -3.4 0"
    s.line(stem, "", 8.4)
    s.line(stem, s.nature.leaf, 7)
    s.line("M-10.6 24 L-10.6 -1 M-10.4 10 C-4.8 9.4 -4.4 4.8 -4.4 1", s.dusk(s.nature.leaf), 1.9)
    s.line("M-14.4 24 L-14.4 0 M-12.4 24 L-12.4 0", mixed(s.ink, s.nature.leaf, 0.35), 0.6)
    s.area(
        "M-18.4 -0.4 L-7.6 -0.4 L-8.4 3.4 C-10 4.6 -12 4 -13 2 C-14 4 -16 4.6 -17.6 3.4 Z", s.ink
    )
    s.line("M-15.4 8 C-14 9.6 -12 9.6 -10.6 8", "", 0.9)
    s.line("M-17 1 L-15.6 2.4 M-11.4 1 L-10 2.4", s.paper, 0.6)


@picture("solar-panel", "day")
def flowers(s: Mine) -> None:
    """A field of sunflowers; one of them is not."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.5))
    outdoors.sun(s, 9, -23, 5.4, 14)
    s.fill(
        outdoors.ridge(((-30, -2), (-10, -6), (8, -3), (30, -8))),
        mixed(s.nature.leaf, s.paper, 0.5),
    )
    s.ground(outdoors.level(2), s.nature.leaf, outlined=False)

    def flower(x: float, y: float, k: float) -> None:
        with s.at(x, y, scale=k):
            s.line("M0 0 L0 24 M0 14 C-3 13 -6 11 -7 8 M0 17 C3 16 6 14 7 11", "", 2.6)
            s.line(
                "M0 0 L0 24 M0 14 C-3 13 -6 11 -7 8 M0 17 C3 16 6 14 7 11",
                mixed(s.ink, s.nature.leaf, 0.35),
                1.3,
            )
            s.area(
                several(
                    "M-2 -5 C-3.4 -9 0 -11.4 0 -11.4 C0 -11.4 3.4 -9 2 -5 Z",
                    [turned(30 * n) for n in range(12)],
                ),
                s.nature.sand,
                0.6 / k,
            )
            s.area(disc(0, 0, 5.4), s.nature.wood)
            s.fill(
                several(
                    disc(0, 0, 0.6),
                    [
                        moved(x1, y1)
                        for x1, y1 in ((-2, -1.6), (1.4, -2.2), (0, 0.6), (-2, 2.2), (2.4, 1.6))
                    ],
                )
            )

    for x, y, k in ((-24, 2, 0.52), (-10, 0, 0.5), (5, 1, 0.5), (19, -1, 0.52), (27, 3, 0.5)):
        flower(x, y, k)
    for x, y, k in ((-19, 10, 0.84), (22, 9, 0.86)):
        flower(x, y, k)
    s.line("M2 10 L2 34", "", 3)
    with s.at(2, 22, scale=1.62):
        land.solar_panel(s)
    for x, y, k in ((-21, 23, 1.06), (25, 25, 1.06), (-4, 30, 0.9)):
        flower(x, y, k)
    with s.at(-9, -14):
        s.line("M-8 4 C-6 1 -4 5 -2.4 2", "", 0.6)
        s.area(disc(0, 0, 3, 2.2), s.nature.sand)
        s.line("M-0.8 -2 L-0.8 2 M1 -2 L1 2", "", 0.9)
        s.area("M-0.4 -2 C-2.4 -5 0 -6.4 0.6 -2.2 Z M0.6 -2.2 C1 -6 4 -5.4 1.4 -2 Z", s.paper, 0.5)


@picture("solar-panel", "dusk")
def keeps_dry(s: Mine) -> None:
    """It rains, and it dreams; below it sits somebody small."""
    s.fill(FULL, mixed(s.air, s.nature.gloom, 0.5))
    outdoors.skyline(
        s,
        14,
        ((-30, 8, 14), (-21, 6, 20), (16, 7, 18), (24, 8, 12)),
        mixed(s.air, s.nature.gloom, 0.36),
    )
    # Somebody is at home.
    s.fill(bar(-20.3, 0.8, 4.6, 2.5), s.nature.sand)
    outdoors.rain(s, -1.4)
    s.ground(outdoors.level(14), mixed(s.far.stone, s.nature.gloom, 0.6))
    s.area(disc(-13, 25, 12, 2.8), s.far.water, 0.5)
    s.line(disc(-16, 24.6, 4, 1), s.paper, 0.6)
    s.area(
        "M2 -15 C-6 -15 -6 -25 1 -25 C3 -31 13 -31 16 -26.4 C24 -27 26 -16 18 -15 C14 -12.6 6"
        " -12.6 2 -15 Z"
    )
    s.area(disc(2.6, -9.6, 1.7))
    s.area(disc(0, -6, 1))
    with s.at(10, -20.6):
        s.area(disc(0, 0, 3), s.nature.sand, 0.6)
        s.line(several("M0 -4 L0 -5.4", [turned(45 * n) for n in range(8)]), "", 0.7)
    with s.at(0, 27, scale=1.24):
        s.line("M0 -8 L0 0 M-3.4 0 L3.4 0", "", 1.6)
        s.area("M-17.6 -9 L-13 -19 L17.6 -19 L13 -9 Z", s.ink)
        s.line("M-15.4 -14 L15 -14 M-7.4 -9 L-3 -19 M3 -9 L7.6 -19", s.nature.steel, THIN)
        s.area(disc(0, -14, 4.4))
        bolt(s, 0, -14, 6.4)
    put(s, company.mouse_upright, 10.4, 27.6, 1.06)
    s.line("M-19 16.4 l-1 2.6 M19.6 16 l1 3 M-14 17 l-0.6 2", s.paper, 0.9)


@picture("solar-panel", "night")
def one_a_week(s: Mine) -> None:
    """A station about the moon, and somebody with time."""
    s.fill(FULL, mixed(s.ink, s.nature.gloom, 0.45))
    outdoors.stars(s, ((-22, -8), (-9, -27), (24, -26), (-25, 20), (3, -21), (26, 14), (-15, 8)))
    s.fill(disc(17, 28, 25), mixed(s.paper, s.air, 0.55))
    s.fill(
        several(
            disc(0, 0, 1),
            [
                (3, 0, 0, 2.2, 12, 14),
                (2, 0, 0, 1.5, 22, 22),
                (4, 0, 0, 3, 6, 25),
                (1.4, 0, 0, 1, 25, 12),
            ],
        ),
        s.air,
    )
    s.shadow = s.air
    with s.at(4, -7, -18, 0.9):
        s.line("M-27 0 L27 0", s.paper, 1.5)
        for x in (-25, 12.4):
            s.area(bar(x, -9, 13, 18, 0.5), s.ink)
            s.line(
                f"M{x + 4.3} -9 L{x + 4.3} 9 M{x + 8.6} -9 L{x + 8.6} 9 M{x} -3 L{x + 13} -3"
                f" M{x} 3 L{x + 13} 3",
                s.nature.steel,
                0.6,
            )
            s.line(bar(x, -9, 13, 18, 0.5), s.nature.steel, 0.8)
        s.area(bar(-8, -6, 16, 12, 3), s.nature.steel)
        s.area(disc(0, 0, 4.6))
        bolt(s, 0, 0, 7.4)
        s.area("M-3 -6 L3 -6 L2 -9.6 L-2 -9.6 Z", s.nature.sand)
        s.area("M-4 -9.6 C-3 -14 3 -14 4 -9.6 Z")
    # Somebody in a suit, who yawns.
    s.line("M0 -1 C-4 3 3 7 -2 11 C-4 12.6 -5 12 -6 14", s.paper, 0.9)
    with s.at(-13, 21.4, -12, 1.3):
        s.line("M-3 6 L-5 10.4 M3 6 L4 10.6 M-4.4 1 L-8.4 4 M4.4 1 L7.4 -3.4", "", 4.6)
        s.line("M-3 6 L-5 10.4 M3 6 L4 10.6 M-4.4 1 L-8.4 4 M4.4 1 L7.4 -3.4", s.paper, 3.2)
        s.area(bar(-4.8, -1, 9.6, 8.4, 2.4))
        s.area(bar(-2.4, 2, 4.8, 3, 0.5), s.nature.steel, 0.5)
        s.area(disc(0, -5, 5))
        s.area("M-3.6 -5.4 C-3.6 -8.6 3.6 -8.6 3.6 -5.4 C3.6 -2.4 -3.6 -2.4 -3.6 -5.4 Z", s.ink)
        s.line("M-2.2 -6.2 L-1 -6 M2.2 -6.2 L1 -6", s.paper, 0.5)
        s.fill(disc(0, -4.4, 0.9), s.paper)
