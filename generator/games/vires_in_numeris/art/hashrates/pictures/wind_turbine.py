"""Turbines: in a calm, on a cliff, in a storm, far out at sea."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, company, land, outdoors, props
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import folk
from generator.games.vires_in_numeris.art.scenes.kit import several
from generator.games.vires_in_numeris.art.scenes.limbs import RIGHT, arm


@picture("wind-turbine", "dawn")
def calm(s: Mine) -> None:
    """A lake like a mirror; somebody holds up a wet finger."""
    outdoors.sky(s)
    outdoors.sun(s, -13, -3, 7)
    s.fill(outdoors.ridge(((-30, -5), (-20, -1), (0, 0), (14, -4), (30, -8)), 0), s.far.leaf)
    s.ground(outdoors.level(0), s.far.water, outlined=False)
    s.fill(
        "M-30 0 L30 0 L30 8 C14 4 4 0 0 0 C-10 0 -20 4 -30 6 Z", mixed(s.far.leaf, s.far.water, 0.5)
    )
    s.fill(disc(-13, 5, 7, 4), mixed(s.paper, s.far.water, 0.6))
    # What stands, and its image.
    pale = mixed(s.ink, s.far.water, 0.25)
    with s.at(9, 2.6, 180, 1.24, True):
        s.fill("M-1.4 0 L-0.7 -16 L0.7 -16 L1.4 0 Z M-6.2 0 L6.2 0 L6.2 -7 L-6.2 -7 Z", pale)
    with s.at(9, 1, scale=1.24):
        land.wind_turbine(s, 180)
        land.afloat(s)
    s.line("M17 15 L23 15 M12 22 L20 22 M-26 12 L-20 12", s.paper, 0.9)
    with s.at(-13, 24, scale=1.3):
        s.fill(disc(0, 2, 12, 2), pale)
        s.line("M-3 -2 L-3 -30", "", 1.2)
        s.area("M-2 -29 C0 -20 -1 -12 -1.4 -6 L9.4 -6 C5 -14 2 -22 -2 -29 Z")
        him = folk.other(
            s, 4.8, -6.4, 8.6, "doubt", "beanie", arms=0, foot=5, gaze=(0.9, -0.7), tilt=6
        )
        arm(s, him, RIGHT, (10.8, -4), (11.4, -9.8), "point", 4)
        s.area("M-10 -2.4 L12 -2.4 L9 3 L-7.4 3 Z", s.nature.wood)


@picture("wind-turbine", "day")
def nobody_wanted(s: Mine) -> None:
    """A cliff; all lose something, one wins."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.35))
    s.ground(outdoors.level(14), s.nature.water, outlined=False)
    outdoors.ripples(s, ((-22, 19), (-12, 24), (-24, 28), (-8, 17.4)))
    s.area("M34 2 L8 5 L2 8 L6 14 L1 20 L5 26 L0 34 L34 34 Z", s.nature.stone)
    s.area("M34 0 C20 2 10 3 1 7 C3 11 8 8 12 10 C18 8 24 12 34 9 Z", s.nature.leaf)
    s.line(
        "M10 14 l5 -1 M8 22 l6 2 M18 20 l6 -1 M14 29 l7 1", mixed(s.ink, s.nature.stone, 0.4), 0.8
    )
    with s.at(17.6, 4.4, scale=1.34):
        land.wind_turbine(s, 44)
    gust = "M-9 0 L4 0 C8 0 8 -4.6 5 -4.6 C3 -4.6 2.8 -2.2 4.6 -2.2"
    s.line(several(gust, [moved(-18, -11), moved(1, -24), moved(-16, 9)]), s.paper, 1.2)
    with s.at(-17, 24, 8, 1.3):
        props.boat(s)
    with s.at(-5, -12, -24):
        s.area(
            "M-5 1 L-2.8 1 L-2.4 -3.4 C-1 -4.4 2 -4.2 3 -3.2 L3 1 L5.4 1 L5 2.4 L-5 2.4 Z",
            s.nature.wood,
        )
    with s.at(-20, -2, 30, 1.2):
        s.area("M-4 -3 C-1 -4.4 1 -2 4 -3.4 L4 3 C1 4.4 -1 2 -4 3.4 Z")
        s.line("M-2.4 -1 L2.4 -1.2 M-2.4 0.8 L1 0.8", "", 0.6)
    with s.at(-4, 2, 24, 1.3):
        s.area("M-2 -3 L2 -3 L2 2 L4.6 3 C5.6 4 4.6 5.6 3.4 5.4 L-2 4 Z", s.nature.rose)
    put(s, cast.birds, 5.4, -6.6, 1.0, -20)


@picture("wind-turbine", "dusk")
def last_seen(s: Mine) -> None:
    """A storm, and an umbrella where no umbrella should be."""
    s.fill(FULL, mixed(s.air, s.nature.gloom, 0.55))
    outdoors.clouds(
        s, ((-14, -22, 1.9), (17, -24, 1.7), (28, -15, 1.2)), mixed(s.air, s.nature.gloom, 0.3)
    )
    outdoors.rain(s, -4.4)
    wave = mixed(s.nature.water, s.nature.gloom, 0.6)
    s.area(
        "M-34 12 C-28 2 -20 2 -16 8 C-12 14 -4 12 0 6 C6 -2 14 0 18 8 C22 14 28 12 34 4 L34 34"
        " L-34 34 Z",
        wave,
    )
    s.shadow = mixed(s.ink, wave, 0.3)
    with s.at(-6, 18, -11, 1.3):
        land.wind_turbine(s, 76)
        # Caught by its handle.
        with s.at(9.4, -21.6, 40, 1.06):
            s.line("M0 -6 L0 3 C0 5 2.6 5 2.6 3", "", 0.9)
            s.area(
                "M0 -5 L-7 -9 C-5 -10 -3.6 -9.6 -2.6 -8 C-1.6 -9.6 1.6 -9.6 2.6 -8 C3.6 -9.6 5 -10"
                " 7 -9 Z",
                s.nature.rose,
            )
        land.afloat(s)
    s.area(
        "M-34 22 C-26 14 -18 14 -12 21 C-6 27 0 26 6 19 C12 13 20 14 24 21 C27 25 30 24 34 20 L34"
        " 34 L-34 34 Z",
        s.nature.water,
    )
    s.line(
        "M-31 22 C-26 17 -18 17 -14 23 M5 23 C12 17 20 18 22 23 M-22 28 C-18 25 -12 26 -9 29"
        " M10 29 C14 26 20 27 22 30",
        s.paper,
        1,
    )
    with s.at(22, 15, 14, 0.9):
        props.boat(s)


@picture("wind-turbine", "night")
def complains(s: Mine) -> None:
    """Five of them along the moon's path, and who was here first."""
    s.fill(FULL, s.air)
    outdoors.stars(s, ((-23, -12), (-4, -25), (24, -28), (26, -10), (-17, -5), (3, -29)))
    s.fill(disc(14, -19, 6.4), s.paper)
    s.ground(outdoors.level(0), mixed(s.nature.water, s.nature.gloom, 0.4), outlined=False)
    s.line("M-30 0 L30 0", "", 0.7)
    glitter = " ".join(
        f"M{11.6 - 1.3 * k + k % 2} {2 + 3.7 * k} L{16.4 + 1.3 * k - k % 3} {2 + 3.7 * k}"
        for k in range(7)
    )
    s.line(glitter, mixed(s.paper, s.nature.gloom, 0.55), 1.1)
    for x, y, size, turn in (
        (23.4, 1, 0.24, 10),
        (7, 2, 0.3, 40),
        (15.4, 6.2, 0.42, 70),
        (21.4, 20.4, 0.66, 100),
        (6, 27, 0.88, 24),
    ):
        with s.at(x, y, scale=size):
            land.wind_turbine(s, turn)
            land.afloat(s)
    # A buoy.
    s.area("M-30 34 L-26 20 L-10 20 L-6 34 Z", s.nature.brick)
    s.fill("M-28.3 28 L-7.7 28 L-6.7 32 L-29.3 32 Z", s.paper)
    s.area(bar(-27.4, 17.6, 18.8, 3, 0.8), s.nature.steel)
    with s.at(-18.6, 17.8, scale=1.1, mirrored=True):
        company.gull_that_shouts(s)
    s.line("M-3 -2 l3 -2.4 M-2.6 2.6 l4 0.4 M-3.4 6.4 l3.4 2.4", s.paper, 1)
