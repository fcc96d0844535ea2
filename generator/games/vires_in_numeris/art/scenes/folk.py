"""The people of the pictures: you in dark clothes and a cap, the Baron, and citizens in light ones.

People stand about their middle and are 8 mm high unless asked otherwise, without their hats;
shoulders are as wide as they are high. What they wear is in `wardrobe`, their faces in `faces`.
"""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.games.vires_in_numeris.art.scenes import faces, wardrobe
from generator.games.vires_in_numeris.art.scenes.kit import LINEN
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT, Figure, arm
from generator.games.vires_in_numeris.art.scenes.stage import Stage

#: Halves of a torso above its foot: with an arm that hangs down, and with none.
_WITH = {LEFT: "L-4.1 2.6 C-4.1 0.4 -2.8 -0.6 -1 -0.6",
         RIGHT: "L1 -0.6 C2.8 -0.6 4.1 0.4 4.1 2.6"}  # fmt: skip
_BARE = {LEFT: "L-2.45 2 L-2.55 0.8 C-2.45 -0.2 -1.9 -0.6 -1 -0.6",
         RIGHT: "L1 -0.6 C1.9 -0.6 2.45 -0.2 2.55 0.8 L2.45 2"}  # fmt: skip
#: Half the width of a torso at its foot, with an arm and without, and how low that foot is.
_WITH_FOOT, _BARE_FOOT, _FOOT = 4.1, 2.7, 4.0
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
    """Another player; `who`: one of the wardrobe. `mood`: calm, glad, sad, aghast, cross, sly or
    asleep; `arms`: the side whose arm is drawn by itself, 0 for both; `foot`: how far below the
    middle of somebody 8 mm high the body ends, if a frame or a wall hides its end; `tilt`: of the
    head."""
    look = wardrobe.looks(s)[who]
    with s.at(x, y, scale=size / 8):
        s.area(_body(arms, foot), look.cloth)
        s.fill(_shadow(arms, foot), s.dusk(look.cloth))
        wardrobe.dress(s, look, foot)
        _sleeves(s, s.ink, size, arms, foot)
        with s.at(0, -0.5, tilt, _HEAD):
            faces.head(s, look, mood, gaze)
    return Figure(x, y, size / 8, look.cloth, s.ink, s.ink, look.skin)


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
    """The player of the card: dark, with a light rim, so that it stands out by night, too; under a
    helmet the `cap` is missing."""
    body = _body(arms, foot)
    with s.at(x, y, scale=size / 8):
        s.line(body, LINEN, 1.8 * 8 / size)
        with s.at(0, -0.5, tilt, _HEAD):
            faces.your_rim(s, gaze, 1.8 * 8 / size, cap)
        s.area(body, s.ink)
        wardrobe.your_dress(s, foot)
        _sleeves(s, s.shade, size, arms, foot)
        with s.at(0, -0.5, tilt, _HEAD):
            faces.your_head(s, mood, gaze, cap)
    return Figure(x, y, size / 8, s.ink, LINEN, s.shade, s.paints.tan)


def miner(s: Stage, x: float, y: float, size: float = 16.0) -> None:
    """You as a miner: a face under a helmet with a lamp; `size` high to where the frame cuts it."""
    k = size / 16
    with s.at(x, y, scale=k):
        body = "M-7.4 16 L-7.4 6.4 C-7.4 3.6 -4.4 2.6 0 2.6 C4.4 2.6 7.4 3.6 7.4 6.4 L7.4 16 Z"
        s.line(body, LINEN, 1.8)
        s.area(body, s.ink)
        with s.at(0, 3.8, scale=2):
            faces.your_head(s, "glad", (0.6, 0.2), cap=False)
        s.area("M-5.2 -3 C-5.4 -10.6 5.4 -10.6 5.2 -3 Z", s.paints.accent)
        s.fill("M1.6 -8.6 C4 -7.6 4.8 -5.6 4.8 -3.4 L2.6 -3.4 Z", s.dusk(s.paints.accent))
        s.area(bar(-6.4, -3.8, 13, 1.9, 0.9), s.paints.accent)
        s.area(disc(0, -6, 1.8), LINEN)


def _body(arms: int | None, foot: float) -> str:
    """A torso from shoulder to shoulder, with the arms that hang down."""
    left, right = (arms is not None and arms != -side for side in (LEFT, RIGHT))
    low, end = (_BARE_FOOT if bare else _WITH_FOOT for bare in (left, right))
    halves = (_BARE if left else _WITH)[LEFT], (_BARE if right else _WITH)[RIGHT]
    return f"M{-low} {foot} {halves[0]} {halves[1]} L{end} {foot} Z"


def _shadow(arms: int | None, foot: float) -> str:
    """The right side of a torso, inside its outline."""
    if arms in (0, RIGHT):
        return f"M1.3 -0.3 C1.8 -0.2 2.2 0 2.3 0.8 L2.4 {foot - 0.2} L1.2 {foot - 0.2} Z"
    return f"M2.2 0 C3.2 0.3 3.8 1 3.85 2.6 L3.85 {foot - 0.2} L2.6 {foot - 0.2} L2.6 2.4 Z"


def _sleeves(s: Stage, colour: str, size: float, arms: int | None, foot: float) -> None:
    """What parts the arms that hang down from the torso."""
    hanging = " ".join(f"M{side * 2.5} {foot} L{side * 2.5} 2.3" for side in (LEFT, RIGHT)
                       if arms not in (0, side))  # fmt: skip
    if hanging:
        s.line(hanging, colour, 0.45 * 8 / size)


def holds(s: Stage, who: Figure, side: int, x: float, y: float) -> None:
    """The arm of this side about a Hand of cards, whose lower edge is at (x, y)."""
    k = who.k
    wrist = (x + side * 1.5 * k, y + 0.8 * k)
    shoulder = who.shoulder(side)
    elbow = (max(side * who.x + 3.7 * k, side * wrist[0] + 2.1 * k) * side,
             shoulder[1] + 0.72 * (wrist[1] - shoulder[1]))  # fmt: skip
    arm(s, who, side, elbow, wrist, "fist", -side * 52)
