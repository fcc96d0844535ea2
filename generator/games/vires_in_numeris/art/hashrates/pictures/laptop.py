"""Somebody's laptop: at a café for ten thousand years, by the sea, under a mug, late at night."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import cast, home, indoors, outdoors, props
from generator.games.vires_in_numeris.art.hashrates.machines import bolt, shadow
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import folk, limbs
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


@picture("laptop", "dawn")
def ten_thousand_years(s: Mine) -> None:
    """A café, and a guest who still waits for his block."""
    outdoors.sky(s)
    outdoors.sun(s, -15, -4, 8)
    outdoors.skyline(
        s, 14, ((-30, 8, 14), (-22, 6, 20), (-16, 7, 12), (12, 7, 16), (19, 11, 22)), s.far.rose
    )
    s.ground(outdoors.level(14), s.far.stone)
    for k in range(6):  # An awning.
        x = -10.2 + 7.2 * k  # clear of the plate with the code
        s.area(f"M{x} -34 L{x + 7.2} -34 L{x + 7.2} -22 A3.6 3.6 0 0 1 {x} -22 Z",
               s.nature.brick if k % 2 else s.paper)  # fmt: skip
    s.line("M12 14.6 L20.6 14.6 L22.4 -0.6 M20 14.6 L22 27 M13.4 14.6 L12 27", "", 1.5)
    s.area(disc(-11, 9, 17, 2.6), s.nature.wood)
    s.line("M-11 11.4 L-11 26 M-17 27 L-5 27", "", 1.6)
    with s.at(-13.4, 9.4, scale=0.86):
        shadow(s, 9)
        home.laptop(s)
    put(s, props.empty_mug, -0.6, 9.4, 0.94)
    s.line("M-2.9 3 L-6 -5.2 M-2.9 3 L-6.2 -1.2 M-2.9 3 L-6.2 2.4 M-2.7 6 L-6.2 4"
           " M-5.2 -3 Q-4.6 -1 -5.2 -0.2 Q-4.4 1 -5.2 2.6 Q-4.4 3.6 -5 4.8"
           " M-4 0 Q-3.7 1 -4.1 1.4 Q-3.6 2 -4.1 2.8", "", 0.32)  # fmt: skip
    with s.at(14, 0):
        _guest(s)


def _guest(s: Mine) -> None:
    """He sits in profile, has good posture for his age, and an arm on the table."""
    _bone(s, "M0.6 13 L-7.4 14.4 L-6.4 25.4 L-8.8 26", 1.6)
    _bone(s, "M0.4 12.6 L-9.6 13 L-10 25.8 L-12.8 26.4", 1.6)
    s.area("M-3.4 10.4 C-4.6 12.4 -3.2 15 -0.4 15 C2.8 15 4.4 12.6 3.4 9.6 C2.4 11.2 -1 11.8 -3.4"
           " 10.4 Z")  # fmt: skip
    s.fill(disc(0.1, 13, 0.8))
    _bone(s, "M0.8 -3 C2.4 1 2.8 5 1.4 11", 1.5)
    s.line("M1 -1.4 L2.4 -1.8 M1.6 0.8 L3 0.6 M2 3.2 L3.2 3.2 M1.8 5.6 L3 5.8 M1.4 8 L2.6 8.4",
           "", THIN)  # fmt: skip
    ribs = " ".join(f"M2 {y} C-0.6 {y - 1.6} -3.8 {y - 1} {front} {y + 1}"
                    for y, front in ((0.9, -4.2), (3.5, -4.7), (6.1, -4.3)))  # fmt: skip
    _bone(s, f"{ribs} M-4.2 1.9 C-4.9 3.4 -5 5.4 -4.3 7.1", 0.95)
    _bone(s, "M2.4 0.4 L4.4 8.4 L-7.6 7.6", 1.5)
    _bone(s, "M-7.4 7.4 L-11 6.6 M-7.4 7.6 L-11.4 7.8 M-7.4 7.8 L-10.6 8.8", 0.7)
    s.area("M-4.6 -5.4 L-5 -1.9 C-3.4 -1 -0.8 -1.2 0.6 -2.6 L1.8 -5.4 Z")
    s.area("M-6 -9.4 C-6.6 -15.6 -2 -17.4 1.6 -16.6 C6.4 -15.6 7.4 -9.4 4.2 -6.6 C3 -5.4 2 -5.4"
           " 1.4 -4.4 L-5.2 -4.4 L-5.4 -6 L-6.8 -6.6 Z")  # fmt: skip
    s.fill(disc(-3, -9.4, 1.6, 1.9))
    s.fill("M-6.2 -7.9 L-4.6 -6.2 L-6.2 -6.3 Z")
    s.line("M-3.8 -4.4 L-3.8 -3 M-2.2 -4.4 L-2.2 -3 M-0.6 -4.4 L-0.6 -3 M-5 -3.7 L0.6 -3.7",
           "", THIN)  # fmt: skip
    s.line("M1.6 -9 C2.6 -9.6 3.2 -8.6 2.6 -7.6", "", THIN)


def _bone(s: Mine, way: str, wide: float) -> None:
    s.line(way, s.ink, wide + 1.3)
    s.line(way, s.paper, wide)


@picture("laptop", "day")
def seaside(s: Mine) -> None:
    """A beach from above a parasol's edge; the gull has a guess."""
    s.fill(FULL, s.nature.water)
    outdoors.ripples(s, ((-6, -27), (12, -24), (24, -15), (0, -17), (-22, -14), (15, -31)))
    s.fill(
        "M-30 -9 C-20 -13 -12 -6 -2 -10 C8 -14 18 -7 30 -12 L30 -7 C18 -3 8 -9 -2 -5 C-12 -1 -20"
        " -8 -30 -4 Z",
        s.paper,
    )
    s.ground(
        "M-30 -4 C-20 -8 -12 -1 -2 -5 C8 -9 18 -3 30 -7 L30 32 L-30 32 Z",
        s.nature.sand,
        outlined=False,
    )
    s.area("M-24 8 L12 1 L22 24 L-14 31 Z", s.nature.rose)
    s.line("M-20 9.2 L-10 30 M-12 7.6 L-2 28.6 M-4 6 L6 27 M4 4.4 L14 25.4", s.paper, 1.4)
    s.area(disc(22, -5, 4.6), s.paper)
    s.fill(
        "M22 -5 L22 -9.6 A4.6 4.6 0 0 1 26 -2.7 Z M22 -5 L18 -2.7 A4.6 4.6 0 0 1 18.6 -8.2 Z",
        s.nature.brick,
    )
    s.line(disc(22, -5, 4.6))
    put(s, home.laptop, 7.4, 22, 1.3, -6)
    put(s, cast.gull, -12, 24.6, 2.2, mirrored=True)
    s.area(
        "M-34 -20 C-26 -18 -18 -9 -15 2 L-19 3.4 C-21 1 -23 1.4 -25 4.4 C-27 3 -29 4 -32 8 Z",
        s.nature.brick,
    )
    s.line("M23 26 l1.4 -1.4 m1 3 l1.4 -1.4 M-22 26 l1.4 -1.4", s.shadow, 0.8)


@picture("laptop", "dusk")
def coffee(s: Mine) -> None:
    """A mug lies on the keyboard; what was in it stands half up the screen."""
    s.fill(FULL, s.far.sand)
    indoors.tiles(s, 6, 10, mixed(s.paper, s.far.sand, 0.5))
    s.ground(outdoors.level(6), s.far.rose)
    check = [moved(x, y) for x in range(-30, 30, 12) for y in range(12, 36, 12)]
    s.fill(several(bar(0, 0, 6, 6), check), mixed(s.paper, s.far.rose, 0.4))
    s.fill(several(bar(6, -6, 6, 6), check), mixed(s.paper, s.far.rose, 0.4))
    s.line("M-30 6 L30 6")
    with s.at(3.6, 3, scale=0.88):  # clear of the plate with the code
        _drowned(s)


def _drowned(s: Mine) -> None:
    """The laptop, and the mug on it."""
    brown = mixed(s.ink, s.paints.deep, 0.18)
    pale = mixed(s.paper, brown, 0.3)
    s.fill(disc(3, 25.6, 27, 2.6), s.shadow)
    # The screen is an aquarium.
    s.area(bar(-17, -24.4, 38, 29.4, 2.2), s.ink)
    s.fill(bar(-14.4, -21.8, 32.8, 24.2, 0.6), s.paper)
    wave = ("M-14.4 -9 C-12 -11 -9 -11 -6.6 -9 C-4 -7 -1 -7 1.6 -9 C4 -11 7 -11 9.8 -9"
            " C12.4 -7 15.6 -7 18.4 -9")  # fmt: skip
    with s.at(3, -11.4, 14):
        bolt(s, 0, 0, 16)
    s.fill(f"{wave} L18.4 2.4 L-14.4 2.4 Z", brown)
    s.line(wave, pale, 0.9)
    s.line(several(disc(0, 0, 1), [moved(-10, -4.6), moved(-7.4, -1), moved(12.4, -3.4)]),
           pale, 0.6)  # fmt: skip
    # The keyboard, and what lies on it.
    s.area("M-17 5 L21 5 L26 22 L-22 22 Z", s.nature.steel)
    s.area("M-22 22 L26 22 L26 24.6 C26 25.4 25.4 25.8 24.6 25.8 L-20.6 25.8 C-21.4 25.8 -22 25.4"
           " -22 24.6 Z", s.dusk(s.nature.steel))  # fmt: skip
    for row in range(3):
        y, half = 7.4 + 4.2 * row, 16.4 + 1.3 * row
        step = 2 * half / 9
        keys = [moved(2 - half + step * k, y) for k in range(9)]
        s.area(several(bar(0.3, 0, step - 0.8, 3.1, 0.5), keys), s.paper, THIN)
    pool = ("M8 9.8 C4 8.6 -1 8.8 -3.4 10.4 C-7 9.4 -11.4 10.8 -11.2 13 C-15.4 13.4 -16.4"
            " 17 -12.6 18.4 C-10.6 19.2 -9.4 19 -9.2 20.6 L-9.2 27 C-9.2 29 -6.4 29 -6.4 27"
            " L-6.4 21 C-6 19.2 -3.4 18.8 -1.6 19.4 C2 20.4 7 20.2 10 18.8 Z")  # fmt: skip
    s.area(pool, brown)
    s.line("M-12.4 15.8 C-11.4 14.8 -10 14.6 -8.6 14.6 M-6 12.6 C-4.4 11.6 -2.4 11.4 -0.4 11.4"
           " M-7.8 22 L-7.8 26.4", pale, 0.9)  # fmt: skip
    s.area(several(disc(0, 0, 1.1, 0.9), [moved(-17.6, 17.4), moved(-1, 22.6)]), brown, THIN)
    with s.at(13.8, 14, 7):
        s.line(disc(4.6, 7.4, 4), s.ink, 3.4)
        s.line(disc(4.6, 7.4, 4), s.nature.brick, 2)
        s.area("M-7.6 -6.8 L10 -5.8 C12 -4 12 4 10 5.8 L-7.6 6.8 Z", s.nature.brick)
        s.fill("M-7 2.4 L11.3 2 C11.2 3.6 10.6 4.8 9.8 5.4 L-7 6.3 Z", s.dusk(s.nature.brick))
        s.line("M-3 -4.4 L7 -3.8", s.paper, 1.1)
        s.area(disc(-7.6, 0, 2.8, 6.8), s.paper)
        s.fill(
            "M-8.4 6 C-9.8 4.8 -10 1 -9.6 -0.6 C-8.4 -1.4 -7 -0.4 -6.2 2 C-6.4 4.6 -7.2 5.8 -8.4 6"
            " Z",
            brown,
        )


@picture("laptop", "night")
def still_no_block(s: Mine) -> None:
    """Somebody in the light of three screens, asleep."""
    s.fill(FULL, s.nature.gloom)
    indoors.lamp(s, 12, -20, 14, 17)
    with s.at(0, 6.4):
        me = folk.you(s, 0, -4.4, 21, "asleep", foot=8, tilt=-6)
    # The table is before him.
    s.ground(outdoors.level(8), s.far.wood)
    # His arms are folded: one hand lies on the other elbow.
    s.area("M-13 10.4 C-13.4 4.6 -9 3.2 -4 4.8 L10 8 L9 13 L-9 13 C-11.6 13 -12.8 12.4 -13 10.4 Z",
           s.paints.jacket)  # fmt: skip
    s.area("M13 10.4 C13.4 4.6 9 3.2 4 4.8 L-2.8 7.4 L-2 12.8 L9 13 C11.6 13 12.8 12.4 13 10.4 Z",
           s.paints.jacket)  # fmt: skip
    limbs.hand(s, me, (-2.4, 10), -86, "laid", limbs.RIGHT)
    for left, foot, turn in ((-17, 25, -5), (17, 25, 5), (0, 27.4, 0)):
        put(s, home.laptop, left, foot, 0.84, turn)
    for x, y in (
        (-24.6, 10.4),
        (-18.4, 10.4),
        (-21.5, 3.6),
        (18.4, 10.4),
        (24.6, 10.4),
        (21.5, 3.6),
    ):
        put(s, props.empty_mug, x, y, 0.94)
    props.sleep(s, ((-7, -10, 1.6), (-11, -15, 2.2)), s.paper)
