"""The people of the pictures: you in a blue jacket, the Baron, and citizens in light ones.

People stand about their middle and are 8 mm high unless asked otherwise, without their hats. What
they wear is in `wardrobe`, their faces in `faces`.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import bar, disc
from generator.games.vires_in_numeris.art.scenes import faces, wardrobe
from generator.games.vires_in_numeris.art.scenes.kit import LINEN
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT, Figure, arm, hand
from generator.games.vires_in_numeris.art.scenes.stage import Stage
from generator.games.vires_in_numeris.art.scenes.wardrobe import Build

#: How low a torso ends, on somebody 8 mm high.
_FOOT = 4.0
#: How far above that the neck is.
_NECK = -0.9
#: Heads are larger than life, for the sake of their faces.
_HEAD = 1.16
#: Which way somebody looks: right and down, from -1 to 1.
Gaze = tuple[float, float]


def other(
    s: Stage,
    x: float,
    y: float,
    size: float = 8.0,
    mood: str = "calm",
    who: str = "tuft",
    arms: int | None = None,
    foot: float = _FOOT,
    gaze: Gaze = (0, 0),
    tilt: float = 0.0,
) -> Figure:
    """Another player; `who`: one of the wardrobe. `mood`: one of `faces`;
    `arms`: the side whose arm is drawn by itself, 0 for both; `foot`: how far below the
    middle of somebody 8 mm high the body ends, if a frame or a wall hides its end; `tilt`: of the
    head."""
    look = wardrobe.looks(s)[who]
    with s.at(x, y, scale=size / 8):
        s.area(_body(look.build, arms, foot), look.cloth)
        s.fill(_shadow(look.build, arms, foot), s.dusk(look.cloth))
        wardrobe.dress(s, look, foot)
        _seams(s, look.build, size, arms, foot)
        with s.at(0, _NECK, tilt, _HEAD):
            faces.head(s, look, mood, gaze)
    return Figure(x, y, size / 8, look.cloth, LINEN, look.skin, look.build.broad)


def you(
    s: Stage,
    x: float,
    y: float,
    size: float = 8.0,
    mood: str = "glad",
    arms: int | None = None,
    foot: float = _FOOT,
    gaze: Gaze = (0, 0),
    tilt: float = 0.0,
    cap: bool = True,
) -> Figure:
    """The player of the card: in a blue jacket and a blue cap; under a helmet the `cap` is
    missing."""
    build = wardrobe.YOURS
    cloth = s.paints.jacket
    with s.at(x, y, scale=size / 8):
        s.area(_body(build, arms, foot), cloth)
        s.fill(_shadow(build, arms, foot), s.dusk(s.dusk(cloth)))
        wardrobe.your_dress(s, foot)
        _seams(s, build, size, arms, foot)
        with s.at(0, _NECK, tilt, _HEAD):
            faces.your_head(s, mood, gaze, cap)
    return Figure(x, y, size / 8, cloth, s.shade, s.paints.tan, build.broad)


def miner(
    s: Stage,
    x: float,
    y: float,
    size: float = 16.0,
    mood: str = "glad",
    gaze: Gaze = (0.6, 0.2),
) -> None:
    """You as a miner: a face under a helmet with a lamp; `size` high to where the frame cuts it."""
    k = size / 16
    with s.at(x, y, scale=k):
        body = "M-7.4 16 L-7.4 6.4 C-7.4 3.6 -4.4 2.6 0 2.6 C4.4 2.6 7.4 3.6 7.4 6.4 L7.4 16 Z"
        s.area(body, s.paints.jacket)
        s.fill("M-3 2.4 L0 6.6 L3 2.4 Z", s.shade)
        s.line("M0 6.6 L0 16", "", 0.5)
        with s.at(0, 3.8, scale=2):
            faces.your_head(s, mood, gaze, cap=False)
        s.area("M-5.2 -3 C-5.4 -10.6 5.4 -10.6 5.2 -3 Z", s.paints.accent)
        s.fill("M1.6 -8.6 C4 -7.6 4.8 -5.6 4.8 -3.4 L2.6 -3.4 Z", s.dusk(s.paints.accent))
        s.area(bar(-6.4, -3.8, 13, 1.9, 0.9), s.paints.accent)
        s.area(disc(0, -6, 1.8), LINEN)


def _edge(build: Build, hangs: bool, foot: float) -> list[tuple[float, float]]:
    """The right edge of a torso from the neck to its foot: two curves and a line; with the arm that
    hangs down, if it does."""
    wide, hip = build.broad, build.hip
    if hangs:
        return [(0.9, -0.6), (wide - 0.6, -0.5), (wide + 0.3, -0.3), (wide + 0.75, 1),
                (wide + 1.05, 2), (wide + 1.3, 3), (wide + 1.3, 4), (wide + 1.3, foot)]  # fmt: skip
    return [(0.9, -0.6), (1 + 0.55 * (wide - 1), -0.5), (wide - 0.1, -0.2), (wide, 0.8),
            (wide, 1.8), (hip, 2.2), (hip, 3.6), (hip, foot)]  # fmt: skip


def _body(build: Build, arms: int | None, foot: float) -> str:
    """A torso from shoulder to shoulder, with the arms that hang down."""
    left, right = (_edge(build, arms not in (0, side), foot) for side in (LEFT, RIGHT))
    order = (7, 6, 5, 4, 3, 2, 1, 0)
    points = [*(f"{-left[k][0]} {left[k][1]}" for k in order), *(f"{x} {y}" for x, y in right)]
    signs = ("M", "L", "C", "", "", "C", "", "", "L", "C", "", "", "C", "", "", "L")
    return " ".join(sign + point for sign, point in zip(signs, points, strict=True)) + " Z"


def _shadow(build: Build, arms: int | None, foot: float) -> str:
    """The right side of a torso, inside its outline."""
    wide, hip = build.broad, build.hip
    if arms in (0, RIGHT):
        return (f"M{wide - 1} 0 C{wide - 0.5} 0.1 {wide - 0.3} 0.4 {wide - 0.25} 0.9 C{wide - 0.2}"
                f" 1.8 {hip - 0.25} 2.2 {hip - 0.25} 3.6 L{hip - 0.25} {foot - 0.2} L{hip - 1.3}"
                f" {foot - 0.2} C{hip - 1.1} 2.4 {wide - 0.9} 1.4 {wide - 1} 0 Z")  # fmt: skip
    return (f"M{wide} 0.2 C{wide + 0.6} 0.8 {wide + 1} 2.4 {wide + 1.05} {foot - 0.2}"
            f" L{wide + 0.3} {foot - 0.2} L{wide + 0.05} 2.4 Z")  # fmt: skip


def _seams(s: Stage, build: Build, size: float, arms: int | None, foot: float) -> None:
    """What parts the arms that hang down from the torso."""
    x = build.broad
    hanging = " ".join(f"M{side * (x - 0.05)} {foot} L{side * (x - 0.2)} 1.9"
                       for side in (LEFT, RIGHT) if arms not in (0, side))  # fmt: skip
    if hanging:
        s.line(hanging, "", 0.45 * 8 / size)


def holds(s: Stage, who: Figure, side: int, x: float, y: float, cards: Callable[[], None]) -> None:
    """A Hand of cards, whose lower edge is at (x, y): the arm of this side behind it, and the hand
    before it."""
    k = who.k
    wrist = (x + side * 1.5 * k, y + 0.8 * k)
    shoulder = who.shoulder(side)
    elbow = (max(side * who.x + 3.7 * k, side * wrist[0] + 2.1 * k) * side,
             shoulder[1] + 0.72 * (wrist[1] - shoulder[1]))  # fmt: skip
    arm(s, who, side, elbow, wrist, "")
    cards()
    hand(s, who, wrist, -side * 52, "fist", -side)
