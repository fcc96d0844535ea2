"""The people of the pictures: you, who are dark, and the others, who are white.

Everybody has a face, and a hat of their own: yours is a cap. People stand about their middle, and
are 8 mm high unless asked otherwise; shoulders are as wide as they are high.
"""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, several
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT, Figure, arm

#: Halves of a torso above its foot: with an arm that hangs down, and with none.
_WITH = {LEFT: "L-4.1 2.6 C-4.1 0.4 -2.8 -0.6 -1 -0.6",
         RIGHT: "L1 -0.6 C2.8 -0.6 4.1 0.4 4.1 2.6"}  # fmt: skip
_BARE = {LEFT: "L-2.45 2 L-2.55 0.8 C-2.45 -0.2 -1.9 -0.6 -1 -0.6",
         RIGHT: "L1 -0.6 C1.9 -0.6 2.45 -0.2 2.55 0.8 L2.45 2"}  # fmt: skip
#: Half the width of a torso at its foot, with an arm and without, and how low that foot is.
_WITH_FOOT, _BARE_FOOT, _FOOT = 4.1, 2.7, 4.0
_HEAD = disc(0, -2.4, 2.2)
#: What others wear, by its name.
_HATS = {
    "hat": "M-3.1 -3.5 L-1.9 -3.5 L-1.7 -5.4 C-1 -5.9 1 -5.9 1.7 -5.4 L1.9 -3.5 L3.1 -3.5 Z",
    "bonnet": "M-2.2 -3.1 C-2.3 -5.6 2.3 -5.6 2.2 -3.1 Z",
    "curls": "M-2.4 -2.6 C-3.6 -3.6 -2.6 -5 -1.7 -4.7 C-1.4 -5.9 0.6 -6 0.9 -5"
    " C2.2 -5.6 3.2 -3.8 2.4 -2.6 C1.4 -3.8 -1.2 -3.9 -2.4 -2.6 Z",
    "tuft": "M-2.1 -3.2 C-2.2 -4.6 -1.4 -5.2 -0.2 -5.1 L0.8 -6 L0.9 -5 C1.8 -4.8 2.2 -4 2.1 -3.2"
    " C1 -3.9 -0.6 -3.9 -2.1 -3.2 Z",
}
_CAP = "M-2.2 -3 C-2.3 -5.7 2.3 -5.7 2.2 -3 L3.5 -2.9 L3.3 -2.2 L-2.1 -2.6 Z"
#: How a mouth is drawn in each mood.
_MOUTHS = {
    "calm": "M-0.5 -1.2 L0.5 -1.2",
    "glad": "M-0.8 -1.5 C-0.4 -0.9 0.4 -0.9 0.8 -1.5",
    "sad": "M-0.7 -1 C-0.3 -1.6 0.3 -1.6 0.7 -1",
}
#: The smallest people whose faces are worth drawing, in mm.
_FACE = 7.4


def person(
    s: Sketch,
    x: float,
    y: float,
    size: float = 8.0,
    fill: str = "",
    hat: str = "",
    mood: str = "",
    arms: int | None = None,
    foot: float = _FOOT,
) -> Figure:
    """Head and shoulders; `hat`: hat, bonnet, curls or tuft; `mood`: calm, glad, sad, aghast;
    `arms`: the side whose arm is drawn by itself, 0 for both; `foot`: how far below the middle of
    somebody 8 mm high the body ends, if a frame or a wall hides its end."""
    colour = fill or s.shade
    with s.at(x, y, scale=size / 8):
        s.area(_body(arms, foot), colour)
        _sleeves(s, "", size, arms, foot)
        head(s, colour, hat, mood if size >= _FACE else "")
    return Figure(x, y, size / 8, colour, s.ink, s.ink)


def head(s: Sketch, fill: str, hat: str = "", mood: str = "") -> None:
    """A head with its hat and face, where it is on somebody 8 mm high."""
    s.area(_HEAD, fill)
    if hat:
        s.area(_HATS[hat], s.shade)
    if mood:
        _face(s, s.ink, mood)


def you(
    s: Sketch,
    x: float,
    y: float,
    size: float = 8.0,
    mood: str = "glad",
    arms: int | None = None,
    foot: float = _FOOT,
) -> Figure:
    """The player of the card: dark, with a light rim, so that it stands out by night, too; without
    a mood there are neither face nor cap."""
    cap = (_CAP,) if mood else ()
    body = _body(arms, foot)
    with s.at(x, y, scale=size / 8):
        for shape in (body, _HEAD, *cap):
            s.line(shape, LINEN, 1.8 * 8 / size)
        for shape in (body, _HEAD):
            s.area(shape, s.ink)
        _sleeves(s, s.shade, size, arms, foot)
        if mood:
            your_head(s, size, mood)
    return Figure(x, y, size / 8, s.ink, LINEN, s.shade)


def your_head(s: Sketch, size: float, mood: str) -> None:
    """Your cap, and your face if you are large enough, where they are on somebody 8 mm high."""
    s.fill(_CAP)
    s.line("M-2 -3 L3.2 -2.6", s.shade, 0.5 * 8 / size)
    if size >= _FACE:
        _face(s, LINEN, mood)


def _body(arms: int | None, foot: float) -> str:
    """A torso from shoulder to shoulder, with the arms that hang down."""
    left, right = (arms is not None and arms != -side for side in (LEFT, RIGHT))
    low, end = (_BARE_FOOT if bare else _WITH_FOOT for bare in (left, right))
    halves = (_BARE if left else _WITH)[LEFT], (_BARE if right else _WITH)[RIGHT]
    return f"M{-low} {foot} {halves[0]} {halves[1]} L{end} {foot} Z"


def _sleeves(s: Sketch, colour: str, size: float, arms: int | None, foot: float) -> None:
    """What parts the arms that hang down from the torso."""
    hanging = " ".join(f"M{side * 2.5} {foot} L{side * 2.5} 2.5" for side in (LEFT, RIGHT)
                       if arms not in (0, side))  # fmt: skip
    if hanging:
        s.line(hanging, colour, 0.4 * 8 / size)


def other(
    s: Sketch,
    x: float,
    y: float,
    size: float = 8.0,
    mood: str = "calm",
    hat: str = "tuft",
    arms: int | None = None,
    foot: float = _FOOT,
) -> Figure:
    """Another player: white."""
    return person(s, x, y, size, LINEN, hat, mood, arms, foot)


def _face(s: Sketch, colour: str, mood: str) -> None:
    """Two eyes and a mouth; whoever is aghast has an open one."""
    s.fill(several(disc(0, 0, 0.36, 0.44), [moved(-0.8, -2.1), moved(0.8, -2.1)]), colour)
    if mood == "aghast":
        s.fill(disc(0, -1, 0.45, 0.55), colour)
    else:
        s.line(_MOUTHS[mood], colour, 0.35)


def holds(s: Sketch, who: Figure, side: int, x: float, y: float) -> None:
    """The arm of this side about a Hand of cards, whose lower edge is at (x, y)."""
    k = who.k
    wrist = (x + side * 1.5 * k, y + 0.8 * k)
    shoulder = who.shoulder(side)
    elbow = (max(side * who.x + 3.7 * k, side * wrist[0] + 2.1 * k) * side,
             shoulder[1] + 0.72 * (wrist[1] - shoulder[1]))  # fmt: skip
    arm(s, who, side, elbow, wrist, "fist", -side * 52)


def banker(s: Sketch, x: float, y: float) -> None:
    """A face with a moustache under a top hat, 12 mm high; (x, y) is between its eyes."""
    with s.at(x, y):
        s.area(disc(0, 0.5, 3.4))
        s.fill("M-4.4 -1.1 L4.4 -1.1 L4.4 -2 L2.7 -2 L2.7 -4.7 L-2.7 -4.7 L-2.7 -2 L-4.4 -2 Z")
        s.fill("M0 1.5 C1.4 0.7 2.2 2.7 3.4 1.9 C3 3.7 1 3.5 0 2.5"
               " C-1 3.5 -3 3.7 -3.4 1.9 C-2.2 2.7 -1.4 0.7 0 1.5 Z")  # fmt: skip
        s.line("M-1.4 0 L-1.4 0.3 M1.4 0 L1.4 0.3", "", 0.8)


def miner(s: Sketch, x: float, y: float, size: float = 16.0) -> None:
    """A miner: a bearded face under a helmet with a lamp; `size` high to where the
    frame cuts the body."""
    k = size / 16
    with s.at(x, y, scale=k):
        s.area(
            "M-7.4 12 L-7.4 6.4 C-7.4 3.6 -4.4 2.6 0 2.6 C4.4 2.6 7.4 3.6 7.4 6.4 L7.4 12 Z", s.ink
        )
        s.area("M-4.2 -3 L4.2 -3 L4.2 0.6 C4.2 3.4 2.4 5 0 5 C-2.4 5 -4.2 3.4 -4.2 0.6 Z")
        s.fill(
            "M-4.2 0.6 C-2.4 1.6 -1.6 0.4 0 0.4 C1.6 0.4 2.4 1.6 4.2 0.6 C4.2 4.2 2.2 6.4 0 6.4"
            " C-2.2 6.4 -4.2 4.2 -4.2 0.6 Z"
        )
        s.line("M-1.2 2.4 L1.2 2.4", s.paper, 0.6)
        s.fill(several(disc(0, 0, 0.6), [moved(-1.7, -1.2), moved(1.7, -1.2)]))
        s.area("M-5 -3.2 C-5 -10.4 5 -10.4 5 -3.2 Z", s.shade)
        s.area(bar(-6.2, -3.8, 12.4, 1.7, 0.85), s.shade)
        s.area(disc(0, -6, 1.8), s.hot)
