"""A box that does one thing loudly: in a bedroom, over a fence, above a flock, in the snow."""

from __future__ import annotations

from dataclasses import replace

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import company, indoors, outdoors, work
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import folk
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT, arm, hand


def _waves(s: Mine, x: float, y: float, *radii: float) -> None:
    """Noise that goes to the left and to the right of something."""
    for r in radii:
        a, b = 0.72 * r, 0.7 * r
        s.line(
            f"M{x - a} {y - b} C{x - 1.1 * r} {y - b / 2} {x - 1.1 * r} {y + b / 2} {x - a} {y + b}"
            f" M{x + a} {y - b} C{x + 1.1 * r} {y - b / 2} {x + 1.1 * r} {y + b / 2} {x + a}"
            f" {y + b}",
            s.nature.brick,
            1.3,
        )


@picture("mining-box", "dawn")
def bedroom(s: Mine) -> None:
    """Five in the morning."""
    indoors.room(s, 10, s.far.sand, s.far.wood)
    s.line(several("M0 -34 L0 8.8", [moved(-31.5 + 7 * k, 0) for k in range(10)]), s.air, 1.6)
    _waves(s, 14, -7, 11.6, 16.6, 24)
    s.area(disc(-0.6, -21.8, 5))
    s.line("M-0.6 -25.2 L-0.6 -21.8 L1.2 -19", "", 0.9)
    s.area(bar(4.6, 6, 19, 26, 0.6), s.nature.wood)
    s.line("M4.6 14.6 L23.6 14.6", "", THIN)
    s.fill(disc(14, 11, 1))
    s.shadow = mixed(s.ink, s.nature.wood, 0.2)
    put(s, work.mining_box, 13, 6.4, 1.14, 4)
    # A bed, and somebody who was in it.
    s.area(bar(-34, -4, 8, 30, 1.4), s.nature.brick)
    with s.at(1.6, 0):
        _below_his_pillow(s)
    s.area("M-34 17 C-24 13 -10 13 -3 17 L1 34 L-34 34 Z", s.nature.steel)
    s.line("M-28 24 C-18 21 -10 21 -1 24", s.paper, 1)


def _below_his_pillow(s: Mine) -> None:
    """Somebody who sits before his pillow, and has folded both its ends about his ears."""
    cloth = mixed(s.nature.rose, s.paper, 0.3)
    s.area("M-28.4 -14 C-20 -11.4 -9.2 -11.4 -0.8 -14 C-2.4 -7 -2.4 2 -0.8 9 L-28.4 9"
           " C-26.8 2 -26.8 -7 -28.4 -14 Z", cloth)  # fmt: skip
    him = folk.other(s, -14.6, 5.4, 16, "wail", "tuft", arms=0, foot=8, gaze=(0.8, -0.3), tilt=-6)
    fold = ("M-11.4 -9.4 C-8 -8.4 -5.6 -6 -5.2 -2 C-4.8 2 -5.4 6 -6.8 10 C-9.4 11 -12 11.6"
            " -14.4 11.4 C-12.6 4 -12.4 -3 -11.4 -9.4 Z")  # fmt: skip
    s.area(several(fold, [moved(-14.6, 0), (-1, 0, 0, 1, -14.6, 0)]), cloth)
    s.line(
        "M-24 -6.4 C-23 -4.4 -22.6 -2.6 -22.6 -0.6 M-5.2 -6.4 C-6.2 -4.4 -6.6 -2.6 -6.6 -0.6",
        "",
        THIN,
    )
    for side in (LEFT, RIGHT):
        elbow, wrist = (-14.6 + side * 9.4, 13.4), (-14.6 + side * 8.6, 7.4)
        arm(s, him, side, elbow, wrist, "")
        hand(s, replace(him, k=0.72 * him.k), wrist, side * -10, "fist", side)  # fmt: skip


@picture("mining-box", "day")
def over_the_fence(s: Mine) -> None:
    """Two gardens, and all that is between them."""
    s.fill(FULL, mixed(s.nature.water, s.paper, 0.4))
    outdoors.sun(s, 17, -23, 4, 12)
    s.area("M-34 4 L-34 -9 L-24 -17 L-8 -6 L-8 4 Z", s.nature.rose)
    s.line("M-36 -8 L-24 -18 L-6 -5", "", 2.4)
    s.ground(outdoors.level(4), s.nature.leaf)
    _waves(s, -14, 11.4, 13.6, 18)
    put(s, work.mining_box, -14.6, 22, 1.06, -4)
    boards = [moved(x, 0) for x in range(3, 34, 5)]
    s.area(several("M-2.6 34 L-2.6 7 L0 4 L2.6 7 L2.6 34 Z", boards[:1]), s.nature.sand)
    her = folk.other(s, 14.6, 5.4, 15.6, "smile", "curls", arms=0, foot=12)
    with s.at(14.6, -0.2, scale=0.92):
        company.muffs(s)
    arm(s, her, LEFT, (7, 11.4), (6.8, 16), "")
    arm(s, her, RIGHT, (22.2, 11.4), (22.4, 16), "")
    s.area(several("M-2.7 34 L-2.7 17 L0 14 L2.7 17 L2.7 34 Z", boards), s.nature.sand)
    s.line("M0 21 L34 21", s.nature.wood, 1.2)
    for x in (6.8, 22.4):
        hand(s, her, (x, 13.9), 180, "laid", RIGHT if x < 16 else LEFT)


@picture("mining-box", "dusk")
def flock(s: Mine) -> None:
    """Three who have had enough."""
    outdoors.sky(s)
    outdoors.sun(s, -3, -2, 11)
    s.fill(outdoors.ridge(((-30, 5), (-16, -2), (4, 4), (18, -4), (30, 1))), s.far.rose)
    s.ground(outdoors.ridge(((-30, 10), (-6, 5), (14, 1), (30, 5))), s.far.leaf)
    _waves(s, 15, -7, 10, 16)
    put(s, work.mining_box, 15, 2.4, 0.86)
    for x, y, k in ((0, 13.4, 0.92), (-16.6, 19.6, 1.16), (16.6, 20.4, 1.2)):
        with s.at(x, y, scale=k):
            s.area("M-12 16 C-14 8 -10 3 -6 4 C-3 1 3 1 6 4 C10 3 14 8 12 16 Z")
            company.sheep_face(s)
            company.muffs(s)


@picture("mining-box", "night")
def snowman(s: Mine) -> None:
    """He fills the picture, and looks at us."""
    s.fill(FULL, s.nature.gloom)
    outdoors.moon(s, 21, -24, 3.6)
    s.fill(outdoors.ridge(((-30, 8), (-10, 2), (10, 9), (30, 3))), s.far.gloom)
    outdoors.firs(s, ((-26, 12), (-19.6, 10), (27, 9)), 1.5)
    s.ground(outdoors.ridge(((-30, 16), (-6, 12), (14, 17), (30, 13))), mixed(s.paper, s.air, 0.8))
    _waves(s, -18, 11, 8.6, 12.4)
    put(s, work.mining_box, -18, 18.4, 0.72)
    outdoors.snow(s)
    s.line("M-2 18 L-12.6 8 M-9.6 11 L-12 13 M22 18 L29 7", "", 1.6)
    s.area(disc(10, 26, 16.4))
    s.fill("M24.8 20 C27 28 24 36 18 40 L8 40 C20 36 25 28 24.8 20 Z", s.dusk(s.paper))
    s.area(disc(10, 2, 11.4))
    s.fill("M18.4 -5.4 C22 -1 21.6 6 17.6 9.6 C14.4 12.6 9 13.6 4.6 11.8 C13 11.6 20 4 18.4 -5.4 Z",
           s.dusk(s.paper))  # fmt: skip
    s.fill(several(disc(0, 0, 1.6), [moved(5.4, -1.4), moved(13.4, -1.4)]))
    s.line("M5.4 9.4 C8 10.6 11 10.6 14 9", "", 1)
    s.fill(several(disc(0, 0, 1.5), [moved(9.4, 18), moved(9.4, 24)]))
    s.line("M-2 2 C-4 -16 24 -16 22 2", "", 2.6)
    for x in (-2, 22):
        s.area(bar(x - 3.6, -4.4, 7.2, 11.6, 3), s.nature.rose)
    s.area(
        "M9.4 2.6 C4 3 -1 4.6 -4.6 6.6 C0 7.6 6 7.8 9.6 7 C11 6 10.8 3 9.4 2.6 Z", s.nature.brick
    )
    s.area("M-1 12 C5 16.4 15 16.4 21 12 L22 15 C15 19.6 5 19.6 -1.4 15.4 Z", s.nature.rose)
