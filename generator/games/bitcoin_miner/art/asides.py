"""What goes on in a gallery beside the find: miners and their gear.

Lengths in mm; see `aside_kit` for how large scenes are.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art import aside_animals, aside_people, aside_work
from generator.games.bitcoin_miner.art.aside_kit import (
    ASIDES,
    LINE,
    ON_RAILS,
    ROOF,
    THIN,
    Scene,
    aside,
    tub,
)
from generator.games.bitcoin_miner.art.miner import LOOKS, arm, standing

#: Where more scenes are drawn.
PLACES = (aside_animals, aside_people, aside_work)
#: What hangs or flies, and has a small shadow.
HANGING = (
    "bucket", "canary", "canary-asleep", "lamp", "spider", "spider-up", "hanging-bat",
    "sleeping-bat", "rope-down",
)  # fmt: skip
#: How much larger scenes are shown than they are drawn.
LARGER = 1.4


def _joist(s: Scene) -> None:
    """A joist under the roof that something hangs from."""
    s.area(bar(-4.4, ROOF, 8.8, 2.4, 0.4), s.wood, LINE)
    s.line(f"M-3 {ROOF + 1.1} L-0.6 {ROOF + 0.9} M1.2 {ROOF + 1.4} L3.2 {ROOF + 1.2}", "", THIN)


def _hook(s: Scene) -> None:
    """A joist with an iron ring in it."""
    _joist(s)
    s.line(disc(0, ROOF + 3.3, 0.9), "", 0.5)


@aside
def pick(s: Scene) -> None:
    """A miner with his pick on his shoulder, on his way to work."""
    with s.at(1.5, 0):
        _with_pick(s)


def _with_pick(s: Scene) -> None:
    with s.at(-5.4, -16.2, -47):
        s.area("M-4.4 1 C-2.4 -1.4 2.4 -1.4 4.4 1 C2.2 0.2 -2.2 0.2 -4.4 1 Z", s.iron, LINE)
    s.backed("M-5.6 -16.4 L1.6 -9.4", s.wood, 0.7, LINE)
    with s.at(-4.9, -15.7, -47):
        s.area(bar(-0.9, -1.4, 1.8, 1.9, 0.3), s.iron, THIN)
    arm(s, "M-2 -10 L-3.4 -7.2", -3.6, -5.8)
    standing(s, 2)
    s.backed("M0.6 -10.4 L4.4 -6.7", s.wood, 0.7, LINE)
    arm(s, "M1.5 -9.8 L4.2 -9.2", 3.4, -7.8)


@aside
def shovel(s: Scene) -> None:
    """A miner with a shovel, and a heap."""
    s.area("M1.6 0.4 C2.4 -2.4 4.4 -3.4 5.4 -3 C6.8 -2.4 7.4 -0.6 7.8 0.4 Z", s.fur, LINE)
    with s.at(-1.6, 0):
        standing(s, -3)
        s.backed("M4 -10.6 L3.4 -2", s.wood, 0.6, 0.3)
        s.line("M3.2 -10.8 L4.8 -10.6", "", 0.9)
        s.area("M2.2 -3.4 L4.8 -3.2 L4.6 -0.8 C4 0.4 2.8 0.2 2.2 -1 Z", s.iron, LINE)
        arm(s, "M1.4 -9.8 L3.6 -9.3", 3.9, -9)
        arm(s, "M-1.2 -9.2 L3.4 -6.6", 3.8, -6.2)


@aside
def wagon(s: Scene) -> None:
    """A laden wagon on its rail."""
    s.line("M-5.8 0 L5.8 0", "", 0.5)
    s.area("M-4.6 -7 C-4.4 -9 -2 -9.4 -1.4 -8.2 C-0.8 -10.4 2 -10 2.2 "
           "-8.6 C3.4 -9.4 4.8 -8.2 4.6 -7 Z",
           s.gold, LINE)  # fmt: skip
    s.line("M-2.6 -8 L-1.8 -7.4 M0.6 -9 L1.2 -8.2", "", THIN)
    tub(s)


@aside
def bucket(s: Scene) -> None:
    """A bucket on its way up."""
    _joist(s)
    s.backed(f"M0 -12.8 L0 {ROOF + 3}", s.rope, 0.5, 0.25)
    # The rope runs over a wheel.
    s.area(disc(0, ROOF + 3.4, 1.9), s.iron, LINE)
    s.fill(disc(0, ROOF + 3.4, 0.5))
    s.line("M-3.6 -8.6 C-3 -14 3 -14 3.6 -8.6", "", 0.6)
    s.area("M-3 -8.6 C-2.6 -10.8 -0.6 -10.6 -0.2 -9.8 C0.6 -11.4 3 -10.6 3 -8.6 Z", s.gem, LINE)
    s.area("M-4 -8.8 L4 -8.8 L3 -2.4 L-3 -2.4 Z", s.wood, LINE)
    s.area("M-3.8 -7.6 L3.8 -7.6 L3.6 -6.4 L-3.6 -6.4 Z M-3.3 -4.4 L3.3 "
           "-4.4 L3.1 -3.3 L-3.1 -3.3 Z",
           s.iron, THIN)  # fmt: skip


@aside
def bucket_tipped(s: Scene) -> None:
    """A bucket that fell over: what was in it rolls out."""
    s.area("M1.2 0.4 C1.6 -2 3 -3.4 4.2 -2.6 C5.4 -3.4 7 -2 7.4 0.4 Z", s.gem, LINE)
    with s.at(-0.8, -3.4, 80):
        s.line("M-3.6 -3.8 C-6 -6.6 -1 -9.4 3.6 -3.8", "", 0.6)
        s.area("M-3.6 -3.8 L3.6 -3.8 L2.7 4.6 L-2.7 4.6 Z", s.wood, LINE)
        s.area("M-3.5 -2.4 L3.5 -2.4 L3.4 -1.2 L-3.4 -1.2 Z M-3 2 L3 2 L2.9 3.1 L-2.9 3.1 Z",
               s.iron, THIN)  # fmt: skip
        s.area(disc(0, -3.8, 3.6, 1.3), s.dark, LINE)
    for x, k in ((6.8, 1.2), (3.6, 1.6)):
        s.area(f"M{x - k} 0.4 L{x - 0.8 * k} {-0.7 * k} L{x} {-1.4 * k} L{x + 0.9 * k} {-0.6 * k} "
               f"L{x + k} 0.4 Z", s.gem, LINE)  # fmt: skip


@aside
def canary(s: Scene) -> None:
    """A canary in its cage: as long as it sings, all is well."""
    _hook(s)
    with s.at(0, -2):
        _cage(s)
        s.area("M-1.8 -7.6 C-2.6 -11 1.8 -12 2 -9.4 L3.1 -9 L2 -8.4 C2 -6.6 -0.6 -5.6 -1.8 -6.8 "
               "L-3.6 -5.6 Z", s.gold, THIN)  # fmt: skip
        s.fill(disc(1, -9.4, 0.35))
        s.line("M-3 -5.8 L3 -5.8", "", 0.5)
        s.line("M-2.6 -4 L-2.6 -14 M2.6 -4 L2.6 -14 M0 -12 L0 -14.6", "", 0.25)


@aside
def canary_asleep(s: Scene) -> None:
    """A canary fast asleep, a cloth over its cage."""
    _hook(s)
    with s.at(0, -2):
        _cage(s)
        s.area("M-2.6 -6.6 C-3 -10.2 2.4 -10.6 2.6 -7.6 C2.7 -5.4 -0.6 -5 -1.8 -5.4 L-3.6 -4.6 Z",
               s.gold, THIN)  # fmt: skip
        s.area("M-2.3 -7.6 C-1 -8.4 0.3 -7.8 0.2 -6.6 C-0.6 -5.7 -1.8 -5.8 -2.9 -5.3 Z",
               s.lamplight, THIN)  # fmt: skip
        s.fill("M2.4 -8.2 L3.7 -7.4 L2.5 -6.9 Z")
        s.line("M0.9 -8.3 L1.9 -8.1", "", THIN)
        s.line("M-2.8 -4 L-2.8 -12 M2.8 -4 L2.8 -12", "", 0.25)
        s.area(
            "M-5.3 -9.6 C-5.8 -17.4 5.8 -17.4 5.3 -9.6 C4.2 -8.2 2.6 -11 0.9 -9.6 "
            "C-0.8 -8.2 -1.8 -11 -3 -9.8 C-4 -8.8 -4.8 -9 -5.3 -9.6 Z",
            s.cloth,
            LINE,
        )
        s.line("M-3.4 -11.4 C-3.2 -13.2 -2.4 -14.4 -1.4 -14.9 M1.2 -11.2 L1 -13.4", "", THIN)


@aside
def canary_out(s: Scene) -> None:
    """A canary on top of its cage, whose door is open; it sings for all."""
    s.area(bar(-5.4, -1.6, 10.8, 1.8, 0.5), s.wood, LINE)
    s.area("M-4.8 -1.6 L-4.8 -7.6 C-4.8 -13 4.8 -13 4.8 -7.6 L4.8 -1.6 Z", s.paper, LINE)
    s.line("M-2.4 -1.8 L-2.4 -10.8 M0 -1.8 L0 -11.4 M2.4 -1.8 L2.4 -10.8", "", THIN)
    s.fill("M-1.9 -1.8 L-1.9 -7 L1.9 -7 L1.9 -1.8 Z", s.dark)
    s.area("M1.9 -1.6 L1.9 -7 L4.9 -6 L4.9 -0.4 Z", s.paper, LINE)
    s.line("M3.4 -1.2 L3.4 -6.2", "", THIN)
    s.line("M-1 -12 L-1 -11 M0.6 -12 L0.6 -11", "", 0.5)
    s.area("M-2.6 -13.4 C-3.4 -17.6 1.6 -19.6 2.6 -16.6 L4.2 -17.2 L2.9 -15.8 L4 -15 L2.5 -15 "
           "C2 -12 -1.2 -11 -2.6 -12.6 L-5.4 -11.2 L-4.6 -13.6 Z", s.gold, LINE)  # fmt: skip
    s.area("M-1.9 -13.4 C-1.2 -15 0.6 -15 1 -14 C0.4 -12.8 -0.8 -12.6 -1.9 -13.4 Z", s.lamplight,
           THIN)  # fmt: skip
    s.fill(disc(1.2, -16.6, 0.45))
    s.line("M6 -19 L6 -22 L8.2 -22.6 L8.2 -19.6", "", 0.45)
    s.fill(disc(5.4, -19, 0.75, 0.6))
    s.fill(disc(7.6, -19.6, 0.75, 0.6))


def _cage(s: Scene) -> None:
    """A cage that hangs under the hook, its floor at the foot of a scene."""
    s.line(f"M0 -15.4 L0 {ROOF + 6}", "", 0.5)
    s.area("M-4.4 -4 L-4.4 -10.6 C-4.4 -16 4.4 -16 4.4 -10.6 L4.4 -4 Z", s.paper, LINE)
    s.area(bar(-4.9, -4.4, 9.8, 1.6, 0.5), s.wood, LINE)


@aside
def lamp(s: Scene) -> None:
    """A lantern on a hook."""
    _hook(s)
    s.line(f"M0 -15 L0 {ROOF + 4}", "", 0.5)
    for radius, share in ((7.4, 0.3), (5.8, 0.55), (4.2, 0.85)):
        s.fill(disc(0, -8.4, radius), mixed(s.gold, s.paper, share))
    s.line("M-2.4 -12 C-2.4 -16 2.4 -16 2.4 -12", "", 0.6)
    s.area(bar(-3, -11.6, 6, 6.6, 0.8), s.gold, LINE)
    s.fill("M0 -10.8 C1.9 -8.8 1.7 -5.9 0 -5.9 C-1.7 -5.9 -1.9 -8.8 0 -10.8 Z", s.paper)
    s.fill(
        "M-3.5 -11.4 L-2.2 -13.4 L2.2 -13.4 L3.5 -11.4 Z M-3.8 -5.2 "
        "L3.8 -5.2 L3.8 -3.4 L-3.8 -3.4 Z"
    )


@aside
def gear(s: Scene) -> None:
    """A crate with a helmet on it, a pick against it: somebody has a rest."""
    with s.at(3.6, -5.6, 14):
        s.line("M0 5.6 L0 -7", "", 1.2)
        s.line("M0 5.4 L0 -7", s.wood, 0.6)
        s.area("M-4 -5.4 C-2 -8 2 -8 4 -5.4 C2 -6.6 -2 -6.6 -4 -5.4 Z", s.iron, LINE)
    s.area(bar(-6, -6, 8.4, 6.2), s.wood, LINE)
    s.line("M-6 -3.9 L2.4 -3.9 M-6 -1.8 L2.4 -1.8 M-4.4 -6 L-4.4 0 M0.8 -6 L0.8 0", "", THIN)
    s.area("M-5.2 -6.4 C-5 -10.6 1.2 -10.8 1.4 -6.6 L2.2 -6 L-5.4 -6 Z", s.gold, LINE)
    s.area(disc(0.6, -8.4, 1), s.paper, THIN)


@aside
def lunch(s: Scene) -> None:
    """A crate laid for lunch: bread with cheese, something hot, and an apple left for later."""
    s.area(bar(-5, -6, 10, 6.2), s.wood, LINE)
    s.line("M-5 -3.9 L5 -3.9 M-5 -1.8 L5 -1.8 M-3.4 -6 L-3.4 0 M3.4 -6 L3.4 0", "", THIN)
    s.area("M-5.6 -6.6 L5.6 -6.6 L5.6 -4.4 L3.8 -3 L1.9 -4.4 L0 -3 L-1.9 -4.4 L-3.8 -3 L-5.6 -4.4 "
           "Z", s.paper, LINE)  # fmt: skip
    s.fill("M-4.7 -6.3 L-2.9 -6.3 L-2.9 -4.4 L-3.8 -3.7 L-4.7 -4.4 Z M-0.9 -6.3 L0.9 -6.3 "
           "L0.9 -4.4 L0 -3.7 L-0.9 -4.4 Z M2.9 -6.3 L4.7 -6.3 L4.7 -4.4 L3.8 -3.7 L2.9 -4.4 Z",
           s.hot)  # fmt: skip
    s.area("M-4.4 -6.7 L-4.4 -7.9 L0.8 -7.9 L0.8 -6.7 Z", s.fur, LINE)
    s.area("M-4.8 -8 L1.2 -8 L-0.2 -9 L-4 -9 Z", s.gold, THIN)
    s.area("M-4.6 -8.9 C-4.6 -11 1 -11 1 -8.9 Z", s.fur, LINE)
    s.line("M4.4 -9 C6.2 -9.4 6.2 -7.2 4.4 -7.4", "", 0.5)
    s.area("M2 -10 L4.6 -10 L4.4 -6.7 L2.2 -6.7 Z", s.gem, LINE)
    s.line("M2.8 -11 C2.2 -12 3.4 -12.6 2.8 -13.8 M4.2 -11.4 C3.6 -12.4 4.8 -13 4.2 -14.2", "", 0.4)
    s.area(disc(6.6, -1.1, 1.3, 1.2), s.hot, THIN)
    s.line("M6.6 -2.2 L7.1 -3.2", "", 0.4)


@aside
def rope_coil(s: Scene) -> None:
    """Rope, coiled, and a shovel that stands in the ground."""
    # Not as dark on white paper as a rope that hangs: its turns would be one black lump.
    hemp = mixed(s.paper, s.wood, 0.7)
    with s.at(1.9, 0):
        s.backed("M3.4 -2 L4.6 -15.4", s.wood, 0.8, LINE)
        s.backed("M3 -15.6 L6.2 -15.3", s.wood, 0.7, LINE)
        s.area("M1 -6 L5.8 -5.6 L5.4 -1 C4.4 0.4 1.8 0.2 0.6 -1.4 Z", s.iron, LINE)
        for y in (-1.4, -3.2, -5):
            s.area(bar(-6.4, y - 1, 8, 2.4, 1.2), hemp, LINE)
            s.line(" ".join(f"M{x} {y + 0.8} l0.8 -1.2" for x in (-4.8, -3, -1.2, 0.4)), "", THIN)
        s.area(disc(-2.4, -6, 4, 1.5), hemp, LINE)
        s.fill(disc(-2.4, -6, 2.2, 0.7))
        s.backed("M-6 -3 C-8 -2.4 -7.8 0 -6 0", hemp, 0.8, LINE)


@aside
def barrow(s: Scene) -> None:
    """A barrow with what has been dug."""
    s.area("M-3.4 -5.4 C-2.4 -8 0 -8.4 1 -7 C2.4 -8.2 4 -7 4.2 -5.4 Z", s.fur, LINE)
    s.line("M-5.8 -6.2 L-3 -3.4 M-2.6 -2 L-3.4 0", "", 1.1)
    s.area("M-4.6 -5.6 L5.6 -5.6 L3.6 -1.6 L-2.8 -1.6 Z", s.wood, LINE)
    s.area(disc(4.4, -1.5, 1.7), s.iron, LINE)
    s.fill(disc(4.4, -1.5, 0.5))


@aside
def cluster(s: Scene) -> None:
    """A pick that has found crystals."""
    for x, turn, long in ((-3.4, -22, 6.4), (3.4, 22, 7), (-0.2, 0, 10.4)):
        with s.at(x, 0, turn):
            s.area(
                f"M-1.7 0.4 L-1.7 {2.4 - long} L0 {-long} L1.7 {2.4 - long} L1.7 0.4 Z", s.gem, LINE
            )
            s.fill(
                f"M0.2 0 L0.2 {2.6 - long} L0.2 {0.7 - long} L1.4 {2.6 - long} L1.4 0 Z", s.paper
            )


@ornament(look=(0, LOOKS - 1))
def gallery_scene(
    *,
    name: str,
    mirrored: bool,
    ink: Colour,
    paper: Colour,
    hot: Colour,
    skin: Colour,
    cloth: Colour,
    wood: Colour,
    iron: Colour,
    rope: Colour,
    leaf: Colour,
    gold: Colour,
    gem: Colour,
    fur: Colour,
    shade: Colour,
    look: int = 0,
) -> Items:
    """What goes on in a gallery, by its name, its `shade` on the ground; the origin is on the
    ground under its middle. It looks to the right, `mirrored` to the left. Miners differ by their
    `look`."""
    scenes = ASIDES | ON_RAILS
    must_know(name, scenes, "no scene")
    colours = {
        "skin": skin, "cloth": cloth, "wood": wood, "iron": iron, "rope": rope, "leaf": leaf,
        "gold": gold, "gem": gem, "fur": fur, "dark": shade,
    }  # fmt: skip
    scene = Scene(ink, paper, hot, colours, look)
    with scene.at(0, 0, scale=LARGER, mirrored=mirrored):
        scene.fill(disc(0, 0.1, 3.8 if name in HANGING else 6, 0.9), shade)
        scenes[name](scene)
    return scene.items
