"""A volcano that rents out its heat: cut open, in a temper, in eruption, and sorry."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import land, outdoors, props
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture
from generator.games.vires_in_numeris.art.scenes import folk
from generator.games.vires_in_numeris.art.scenes.kit import several
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT, arm


def _lava(s: Mine) -> str:
    return mixed(s.nature.brick, s.hot, 0.6)


@picture("volcano", "dawn")
def still_asleep(s: Mine) -> None:
    """Cut open: works on top, and who sleeps below."""
    outdoors.sky(s)
    outdoors.sun(s, -19, -9, 5)
    s.area(
        "M-34 -1 L-12.6 -1 C-10 -8 -8.6 -16 -7 -25 L9 -25 C14 -14 23 -6 34 -3 L34 34 L-34 34 Z",
        s.far.wood,
    )
    s.fill("M9 -25 C14 -14 23 -6 34 -3 L34 4 C22 2 10 -8 4 -25 Z", mixed(s.ink, s.far.wood, 0.2))
    s.area(
        "M-2 -25 L4 -25 C3 -14 3.4 -8 5 -2 C20 0 28 10 25 20 C22 30 -20 30 -23 20 C-26 10 -18 0"
        " -3.6 -2 C-2 -8 -2 -14 -2 -25 Z",
        s.nature.sand,  # lit by who lies in it
    )
    s.area(disc(1, 16, 19.4, 10.4), _lava(s))
    s.fill("M14 9 C19.6 11 21.4 16 17.6 20.4 C14 24 6 25.6 -2 25.8 C10 24 18 16 14 9 Z",
           s.dusk(_lava(s)))  # fmt: skip
    s.line("M-11 14 C-9 16.6 -6 16.6 -4 14 M6 14 C8 16.6 11 16.6 13 14", "", 1.5)
    s.fill(disc(1, 20.6, 2.2, 1.8))
    s.fill(several(disc(0, 0, 2), [moved(-12, 18.8), moved(14, 18.8)]), s.nature.rose)
    # A nightcap, whose tip hangs beside his cheek.
    cap = ("M-10.4 9.4 C-9.4 2.4 -3 0.2 5 1 C14 2 21 5.4 22.4 13.6 C19.4 10.6 15.4 10 11.6 9.4"
           " Z")  # fmt: skip
    s.area(cap, s.nature.steel)
    s.line("M-3 2.6 C-4.4 4 -4.8 5 -4.8 6.4 M5 1.6 C5.4 3 5.4 4.6 5 6 M13 3.6 C14 5.4 14 7.4 13.4"
           " 9.2", s.paper, 1.3)  # fmt: skip
    s.line(cap)
    s.area("M-11.6 8.6 C-5 4.8 6 4.6 13 7.6 C13.8 8 13.4 10.6 12.4 10.4 C5 7.6 -4 8 -10.4 11.6"
           " C-11.6 12 -12.6 9.2 -11.6 8.6 Z")  # fmt: skip
    s.area(disc(22, 14.6, 2.3))
    props.sleep(s, ((1.4, -5, 1.1), (0.6, -11.6, 1.3), (1.4, -18.6, 1.5)))
    s.line("M-18 -1 L-18 8 C-18 12 -19 12 -19 14", s.ink, 2.8)
    s.line("M-18 -1 L-18 8 C-18 12 -19 12 -19 14", s.nature.steel, 1.4)
    s.shadow = mixed(s.ink, s.far.wood, 0.3)
    with s.at(-19.4, -1, scale=0.8):
        land.works(s)


@picture("volcano", "day")
def temper(s: Mine) -> None:
    """A street that leads up to him; all roofs wear helmets."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.45))
    s.area("M-34 10 C-18 6 -8 -6 -5 -17 L11 -17 C15 -6 24 6 34 9 L34 34 L-34 34 Z", s.nature.wood)
    s.fill("M11 -16.6 C15 -6 24 6 34 9 L34 22 L22 22 C16 8 10 -4 8.4 -14 Z", s.dusk(s.nature.wood))
    s.area(
        "M-5 -17 C-2 -15 7 -15 11 -17 C13 -12 10 -9 9.4 -12 C8 -7 5 -8 4 -11 C3 -6 -1 -7 -1.6 -11"
        " C-3 -8 -7 -10 -5 -17 Z",
        _lava(s),
    )
    s.line("M-6 -6 L0.6 -3 M12 -6 L5.4 -3", "", 1.9)
    s.fill(several(disc(0, 0, 1.5), [moved(-1.6, -0.4), moved(8, -0.4)]))
    s.line("M-1 6 C1 3.4 5 3.4 7.4 6", "", 1.6)
    smoke = mixed(s.nature.stone, s.ink, 0.75)
    s.area(
        "M-1 -17 C-6 -20 -3 -25 1 -24 C1 -30 10 -31 12 -26 C18 -27 20 -20 14 -19 C12 -16 8 -18 6"
        " -17 Z",
        smoke,
    )
    for side, x in ((-1, -9), (1, 15)):
        s.area(
            f"M{x} -4 C{x + side * 5} -3 {x + side * 5} -8 {x + side * 9} -7 C{x + side * 12} -6"
            f" {x + side * 10} -1 {x + side * 7} -2 C{x + side * 5} -1 {x + side * 3} -2 {x} -2 Z",
            smoke,
        )
    s.ground("M-34 22 C-16 17 20 17 34 22 L34 34 L-34 34 Z", s.nature.sand)
    s.fill("M0 19 C4 22 -4 26 -2 34 L12 34 C6 27 9 22 5 19 Z", s.paper)
    for left, foot, k, colour in (
        (-19, 27, 1.16, s.nature.rose),
        (22.8, 28, 1.24, s.nature.leaf),
        (-7.4, 20.6, 0.66, s.nature.steel),
        (12, 20.6, 0.62, s.nature.rose),
    ):
        with s.at(left, foot, scale=k):
            s.area(bar(-6, -8, 12, 9), colour if k < 1 else s.paper)
            if k > 1:
                bolt(s, 0, -3.4, 6)
            else:
                s.fill(bar(-1.4, -4, 2.8, 5))
            s.area(
                "M-7.4 -8 C-7.4 -15 7.4 -15 7.4 -8 Z",
                s.nature.water if colour != s.nature.steel else s.nature.leaf,
            )
            s.area(
                bar(-8.6, -9, 17.2, 2.2, 1),
                s.nature.water if colour != s.nature.steel else s.nature.leaf,
            )
            s.line("M0 -13 L0 -10.4", s.paper, 1)


@picture("volcano", "dusk")
def woken(s: Mine) -> None:
    """The sea, an island, and too late to say sorry."""
    s.fill(FULL, mixed(s.air, s.nature.gloom, 0.6))
    dark = mixed(s.nature.gloom, s.air, 0.55)
    s.area("M-6 -8 C-13 -9 -17 -13.6 -12 -16.4 C-8.4 -18 -10.4 -22.6 -7 -24 C-10 -36 26 -36 25 -29"
           " C33 -28 32 -18 24 -17 C23 -11 18 -9 14 -8 Z", dark)  # fmt: skip
    s.area("M-3 -6 C-4 -12 -11 -10 -10.6 -16 C-10.4 -20 -5 -19.6 -4.4 -23 C-4 -28 2 -26 4.4 -30"
           " C8 -26 13.4 -28 14 -23 C14.6 -19.6 20 -20 20 -15.6 C20 -10 13 -12 12.4 -6 Z",
           s.nature.brick)  # fmt: skip
    s.fill("M0.4 -6 C0 -12 -4.4 -10.6 -4 -14.6 C-3.4 -17.4 0.4 -16.4 1.4 -19.4 C2.4 -22 4 -21.4 4.8"
           " -24 C6.4 -21.4 8.6 -22.4 9 -19.4 C10 -16.6 13.6 -17.4 13.4 -14 C13.2 -10.4 9.4 -12"
           " 9 -6 Z", s.nature.sand)  # fmt: skip
    body = "M-24 20 C-14 16 -7 4 -4.6 -7 L14 -7 C16.4 4 22 14 34 18 L34 24 L-24 24 Z"
    s.area(body, s.far.wood)
    s.fill("M14 -6.6 C16.4 4 22 14 34 18 L34 21 L24 21 C17 14 12 4 10.6 -6.6 Z",
           s.dusk(s.far.wood))  # fmt: skip
    s.area(
        "M-4.6 -7 C-2 -8.4 11 -8.4 14 -7 C16 -1 12.4 1 11.8 -3 C11 0.4 8.6 0.4 8 -3.4"
        " C7 -0.6 2.8 -0.6 2 -3.6 C1 1 -2.4 0.6 -2.6 -3 C-4 0.6 -7 -1 -4.6 -7 Z",
        _lava(s),
    )
    # He is awake.
    s.line("M-3.4 2 L2.4 4.4 M13 2 L7.4 4.4", "", 1.8)
    s.area(several(disc(0, 0, 2.5), [moved(-0.4, 6.6), moved(10.2, 6.6)]))
    s.fill(several(disc(0, 0, 1), [moved(-0.9, 7.4), moved(9.6, 7.4)]))
    s.area("M0.4 13.4 C2 11.4 8.4 11.4 10 13.4 C11.4 17.4 9 19.4 5.2 19.4 C1.4 19.4 -1 17.4 0.4"
           " 13.4 Z", s.ink)  # fmt: skip
    s.fill("M2.6 17.6 C3.4 15.8 7 15.8 7.8 17.6 C6.6 18.9 3.8 18.9 2.6 17.6 Z", _lava(s))
    s.ground(outdoors.level(20), s.far.water)
    outdoors.ripples(s, ((8, 28), (24, 24), (-2, 23.6), (20, 30)))
    for x, y, turn, k in ((-18.6, -1, -26, 0.86), (22, -5, 24, 0.86)):
        with s.at(x, y, turn, k):
            s.shadow = ""
            s.area(bar(3, -14, 2.8, 8.6, 0.2), s.nature.brick)
            s.area("M-6.4 0 L-6.4 -8.6 L-2 -11 L-2 -8.6 L2.4 -11 L2.4 -8.6 L6.4 -8.6 L6.4 0 Z")
            bolt(s, 0, -4.3, 6.4)
    for x, y in ((-16, -13), (17.4, -24), (20.6, 3)):
        s.area(disc(x, y, 1.4), _lava(s))
    # Who it was, and with what.
    with s.at(-4.4, 5.2, scale=0.86):
        _trumpeter(s)


def _trumpeter(s: Mine) -> None:
    """In a boat: from his lips his horn points at the crater; his fist is about its neck."""
    him = folk.other(s, -14, 18.6, 11, "aghast", "tuft", arms=0, foot=9, gaze=(0.6, -0.5))
    s.area("M-28 26 L0 26 L-4 32 L-24 32 Z", s.nature.wood)
    s.fill("M-25.6 29 L-2.4 29 L-4.4 31.6 L-23.6 31.6 Z", s.dusk(s.nature.wood))
    arm(s, him, LEFT, (-23.4, 18.6), (-22, 12.8), turn=-12)
    with s.at(-12.3, 16, -28):
        s.area("M0.6 -1.1 L9 -2 L15 -5 L15 5 L9 2 L0.6 1.1 Z", s.nature.sand)
        s.fill("M1 0.3 L9 0.8 L14.6 1.6 L14.6 4.5 L9 1.6 L1 0.7 Z", s.dusk(s.nature.sand))
        s.area(bar(-0.5, -1.6, 1.5, 3.2, 0.5), s.nature.sand)
    arm(s, him, RIGHT, (-6, 23), (-6.6, 17), "fist", -12, LEFT)


@picture("volcano", "night")
def regrets(s: Mine) -> None:
    """In the snow, his smoke but a wisp; and before him works with a paper on their door."""
    s.fill(FULL, s.nature.gloom)
    outdoors.snow(s, 12)
    smoke = mixed(s.nature.stone, s.ink, 0.75)
    s.area("M-5.2 -12 C-10 -17 -1.6 -19.6 -5 -25.6 C1.4 -23 4.4 -19.4 1 -16 C-0.4 -14.6 -0.8 -13.6"
           " -0.8 -12 Z", smoke)  # fmt: skip
    rock = mixed(s.nature.wood, s.nature.gloom, 0.62)
    s.area("M-34 19 C-23 13 -13 0 -10.6 -12 L5.4 -12 C7.8 0 18 13 34 19 L34 34 L-34 34 Z", rock)
    s.fill("M5.2 -11.6 C7.6 0 18 13 34 19 L34 27 L22 27 C12 18 4 4 2 -11.6 Z", s.dusk(rock))
    s.area(
        "M-10.6 -12 C-8 -13.6 2.8 -13.6 5.4 -12 C7.2 -6.4 4.4 -4.6 3.6 -7.4 C2.4 -4.4 0 -4.6"
        " -0.8 -7 C-2 -3.4 -5 -3.6 -5.6 -7 C-7 -4.6 -8.8 -5 -9.4 -7.4 C-10.6 -5.4 -13 -6.6"
        " -10.6 -12 Z"
    )
    s.fill(disc(-2.6, -12, 6.4, 1.1))
    s.line("M-9.6 3.6 C-8 6 -5.2 6 -3.6 3.6 M0.4 3.6 C2 6 4.8 6 6.4 3.6", "", 1.6)
    s.line("M-10.2 0 L-4.8 -1.6 M6.8 0 L1.4 -1.6 M-5 14.6 C-3.4 11.8 -0.2 11.8 1.4 14.6", "", 1.5)
    tear = "M0 -1.6 C-1 0 -0.9 1 0 1 C0.9 1 1 0 0 -1.6 Z"
    s.fill(several(tear, [(1.7, 0, 0, 1.7, -7.4, 10.4), (1.4, 0, 0, 1.4, -9.4, 16.4)]),
           s.nature.water)  # fmt: skip
    s.ground(outdoors.ridge(((-30, 23), (-10, 21), (30, 25))), s.paper)
    s.area("M6 34 L6 9 L12 4 L12 9 L18 4 L18 9 L24 4 L24 9 L34 9 L34 34 Z", s.nature.brick)
    s.area("M5.2 9 L12 3.2 L12 6.4 L6 11.4 Z M12 9 L18 3.2 L18 6.4 L13 10.6 Z"
           " M18 9 L24 3.2 L24 6.4 L19 10.6 Z", "", 0.6)  # fmt: skip
    s.area(disc(9.8, 17.2, 3.4))
    bolt(s, 9.8, 17.2, 5.4)
    s.area(bar(14, 12.4, 11.4, 20, 0.4), s.nature.wood)
    with s.at(19.7, 21, -4, 0.96):
        s.area(bar(-4.6, -6, 9.2, 13, 0.3))
        s.fill(disc(0, -4.6, 0.8), s.nature.rose)
        s.line("M-2.8 -2 L2.8 -2 M-2.8 0.4 L2.8 0.4 M-2.8 2.8 L1 2.8", "", 0.6)
        s.line("M-1 5.2 L2.8 5.2", "", 1.2)
