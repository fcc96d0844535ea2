"""A hamster and his wheel: in the engine room, in bed, behind bars, below the table."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, home, indoors, outdoors, props
from generator.games.vires_in_numeris.art.hashrates.machines import bolt
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


@picture("hamster", "dawn")
def engine_room(s: Mine) -> None:
    """Somebody uses it: wheels, a belt, and what it drives."""
    s.fill(FULL, s.far.stone)
    s.line("M-30 -24 L30 -24 M22 -34 L22 30", s.paper, 2.4)
    s.ground(outdoors.level(24), s.far.brick)
    for k in range(5):
        s.fill(f"M{-30 + 14 * k} 24 l7 0 l-5 4 l-7 0 Z", s.nature.sand)
    s.line("M-30 28 L30 28", "", 0.7)
    s.line("M-8 3 L-20 24 M-8 3 L4 24", "", 2.4)
    s.area(disc(-8, 2, 19.4))
    s.line(disc(-8, 2, 17), "", THIN)
    for k in range(8):
        with s.at(-8, 2, 11 + 45 * k):
            s.line("M0 0 L0 -16.6", s.nature.steel, 1.4)
    with s.at(-7, 13.6, -6, 1.7):
        cast.running_hamster(s)
    s.line("M-20 -4 C-19 -9 -16 -12 -12 -13.4 M-22.6 -6 C-21.4 -11 -18.4 -15 -14 -16.4", "", 0.8)
    # The belt, and the dynamo.
    s.line("M-8 -1.4 L19 5.6 M-8 5.4 L19 13.4", "", 1.6)
    s.area(disc(-8, 2, 3.6), s.nature.wood)
    s.fill(disc(-8, 2, 1))
    s.area(bar(8.4, 1, 26, 23, 1.2), mixed(s.ink, s.nature.steel, 0.6))
    s.area(disc(18.6, 9.6, 7))
    bolt(s, 18.6, 9.6, 10)
    s.line("M11 20 L17 20", s.paper, 0.8)
    s.fill(disc(24, 20, 1.2), s.hot)
    s.line("M28 12 C34 12 32 4 34 0", "", 1.4)


@picture("hamster", "day")
def sleeps(s: Mine) -> None:
    """A shift that doesn't begin; two wait for it."""
    s.fill(FULL, mixed(s.nature.steel, s.paper, 0.5))
    outdoors.sun(s, 17, -22, 5, 12)
    s.ground(outdoors.level(18), s.nature.sand)
    with s.at(5, 24, scale=1.56):
        home.wheel(s, 12)
        s.area("M-8 -12.6 C-5 -6.6 5 -6.6 8 -12.6 C5 -9.6 -5 -9.6 -8 -12.6 Z", s.nature.rose)
    with s.at(4.2, 5.6, 5, 1.8):
        cast.sleeping_hamster(s)
        s.area("M-0.5 -4.2 C-0.3 -6.2 -2.5 -6.8 -4.5 -5.4 C-2.3 -9.4 3.5 -8.2 3.7 -3.6 Z",
               s.nature.water)  # fmt: skip
        s.area(disc(-4.7, -4.8, 1.1), s.nature.rose)
        s.backed("M-0.5 -4.4 L3.7 -3.6", s.paper, 1.1, 0.4)
    s.area("M-7.4 4 C-3 15 13 15 17.4 4 C12 11 -2 11 -7.4 4 Z", s.nature.rose)
    props.sleep(s, ((17.4, -8, 1.2), (20, -12.4, 1.5), (23, -17, 1.8)))
    put(s, lambda t: folk.miner(t, 0, 0, 15, "doubt", (0.9, 0.4)), -18.8, 19)
    put(s, lambda t: folk.miner(t, 0, 0, 15, "sad", (-0.9, 0.4)), 19.2, 19)


@picture("hamster", "dusk")
def the_door(s: Mine) -> None:
    """Seen from inside the cage: one is off, and takes what is his."""
    outdoors.sky(s)
    outdoors.sun(s, 9, 2, 9)
    s.fill(outdoors.ridge(((-30, 4), (-12, -2), (6, 5), (20, 0), (30, 4))), s.far.leaf)
    s.ground(outdoors.level(10), s.far.sand)
    with s.at(15.8, 19.4, scale=1.5, mirrored=True):
        cast.hamster(s)
        # The stick lies over his shoulder, its end in a paw.
        for colour, wide in ((s.ink, 1.5), (s.nature.sand, 0.6)):
            s.line("M-2.6 -2 L7 -9.4", colour, wide)
        # A kerchief hangs from its end, full, and tied above in a knot with two ears.
        s.area("M6.4 -9.4 C2.6 -8 1.4 -4.4 3 -2.4 C4.6 -0.8 8.6 -0.8 10 -2.4 C11.4 -4.4 10 -8 6.4"
               " -9.4 Z", s.nature.rose)  # fmt: skip
        s.area("M6.4 -9.6 L3 -12.2 L5.6 -12.8 Z M6.4 -9.6 L7.4 -13 L9.8 -11.4 Z", s.nature.rose)
        s.area(disc(6.4, -9.4, 0.9), s.nature.rose)
        dots = ((4, -4.4), (6.4, -6.2), (6.6, -2.8), (8.8, -4.6))
        s.fill(several(disc(0, 0, 0.6), [moved(x, y) for x, y in dots]), s.paper)
        s.area(disc(-2.8, -1.8, 0.9), s.nature.wood)
    s.ground(outdoors.level(22), s.far.wood)
    # Bars, and a door between them.
    for x in (-25.4, -20.4, -14, -7, 0, 25.4):
        s.line(f"M{x} -34 L{x} 32", "", 1.5)
    s.line("M-34 -17 L0 -17 M0 -9 L25.4 -9 M0 24 L25.4 24 M0 -17 L34 -17", "", 1.5)
    s.line("M5.4 -34 L5.4 -9 M11 -34 L11 -9 M16.4 -34 L16.4 -9 M21.6 -34 L21.6 -9", "", 1.5)
    s.area("M25.4 -9 L34 -15 L34 30 L25.4 24 Z", s.nature.steel, 1.2)
    put(s, home.wheel, -12, 29.6, 1.24)
    with s.at(-12, 18.8, scale=1.26):
        cast.running_hamster(s)


@picture("hamster", "night")
def below_the_table(s: Mine) -> None:
    """Under the cloth there is a meeting."""
    s.fill(FULL, s.nature.gloom)
    s.ground(outdoors.level(14), s.far.gloom)
    indoors.boards(s, 14, 0, 26, s.shadow)
    for x in (-27, 20):
        s.area(f"M{x} -20 L{x + 7} -20 L{x + 5} 19 L{x + 2} 19 Z", s.nature.wood)
    s.area(
        "M-34 -34 L34 -34 L34 -12 C30 -7 26 -7 22 -12 C18 -7 13 -7 9 -12 C5 -7 0 -7 -4 -12 C-8 -7"
        " -13 -7 -17 -12"
        " C-21 -7 -26 -7 -34 -12 Z",
        s.nature.rose,
    )
    s.line("M-34 -17 L34 -17", s.paper, 1.2)
    s.line("M9 -12 L9 -26 M-4 -12 L-4 -28 M22 -12 L22 -28", mixed(s.ink, s.nature.rose, 0.25), 0.7)
    indoors.beam_of_light(s, disc(0, 13, 20), 0.36)
    for side in (-14.6, 14.6):
        put(s, home.wheel, side, 12.4, 0.6)
    # What the talk is about.
    with s.at(0, 2.6, scale=1.3):
        s.area("M-8.6 -3 C-8.6 -8.6 8.6 -8.6 8.6 -3 C8.6 2.2 3 3 -1.6 2.6 L-7 9.6 L-6 1.8"
               " C-7.8 0.6 -8.6 -1 -8.6 -3 Z")  # fmt: skip
        kit.coin(s, -3.4, -2.4, 3)
        s.line(kit.cross(4, -2.4, 4), "", 1.4)
    put(s, cast.hamster, -15, 28.4, 1.86, mirrored=True)
    put(s, cast.hamster, 15, 28.4, 1.86)
