"""The parts that faces are put together from, by name: outlines, noses, brows, eyes, mouths, and
what life has left in them. In mm about the card's centre, as in `faces`."""

from __future__ import annotations

from dataclasses import dataclass

from generator.art.outlines import Point
from generator.drawing import paths
from generator.drawing.drawing import Path

#: From under the headgear to the chin: right halves of faces seen from the front, ...
FRONTS = {
    # A box of a jaw.
    "square": "M0 -28 L4.6 -28 C5.1 -25.6 5.35 -22.8 5.25 -20.6 L4.95 -17 C4.7 -15.3 3.4 -13.9 1.9 "
    "-13.7 L0 -13.6",
    # Broad in the cheeks, round below.
    "noble": "M0 -28 L4.7 -28 C5.1 -25.8 5.2 -23.4 5 -21 C4.8 -18 3 -14.4 0 -14.2",
    # Soft all the way down to a small chin.
    "almond": "M0 -28 L4 -28 C4.5 -26 4.65 -23.8 4.5 -21.8 C4.35 -19.4 3.4 -17 1.8 -15 "
    "C1.2 -14.3 .6 -14 0 -14",
    # Broad above, a point below.
    "heart": "M0 -28 L4.4 -28 C4.95 -25.6 4.95 -23.2 4.55 -21.2 C4.2 -19.2 3.3 -16.8 1.9 -15 "
    "C1.3 -14.3 .6 -13.9 0 -13.9",
}
#: ... and whole outlines of turned ones, which look right.
TURNED = {
    "gaunt": (
        "M-4.7 -28 L3.4 -28 C4 -26 4.3 -24.6 4.3 -23.4 C4.3 -22.7 3.9 -22.3 3.95 -21.7 "
        "C4.1 -21 4.75 -20.5 4.55 -19.6 C4.4 -18.9 3.5 -18.4 3.35 -17.4 C3.2 -15.8 2.4 -13.9 "
        "1.2 -13.9 C-.4 -13.9 -2 -14.8 -3 -16.4 C-3.7 -17.6 -4.7 -19.2 -4.8 -21 Z"
    ),
    "slender": (
        "M-4.3 -28 L3.2 -28 C3.7 -26 3.85 -24.4 3.7 -23 C3.65 -22.4 3.5 -22 3.5 -21.4 "
        "C3.5 -20.6 3.7 -20.2 3.65 -19.3 C3.55 -18.2 3.3 -17.3 3 -16.3 C2.75 -15.3 2.5 -14.9 "
        "2.4 -14.5 C2.1 -13.8 1.4 -13.7 .8 -13.8 C-.7 -13.9 -2.2 -15 -3.1 -16.5 "
        "C-3.9 -17.8 -4.3 -19.5 -4.4 -21 Z"
    ),
    # Round cheeks over a small chin.
    "boyish": (
        "M-4.9 -28 L3.5 -28 C4.05 -26 4.15 -24.4 3.9 -23.1 C3.8 -22.5 3.75 -22.1 3.95 -21.4 "
        "C4.35 -20.5 4.5 -19.3 4.25 -18.2 C4 -17 3.35 -16 2.7 -15.1 C2.3 -14.5 1.7 -14.1 1 -14.1 "
        "C-.9 -14.1 -2.7 -15 -3.9 -16.7 C-4.7 -17.9 -5.05 -19.4 -5.05 -21 Z"
    ),
    # Soft, with a high cheek.
    "maidenly": (
        "M-4.5 -28 L3.2 -28 C3.75 -26 3.85 -24.5 3.65 -23.3 C3.5 -22.6 3.45 -22.1 3.65 -21.4 "
        "C3.95 -20.6 3.95 -19.5 3.65 -18.5 C3.3 -17.3 2.75 -16.2 2.3 -15.1 C2 -14.4 1.6 -13.95 "
        "1 -13.9 C-.6 -13.9 -2.1 -14.9 -3.2 -16.5 C-4.1 -17.9 -4.6 -19.6 -4.65 -21.4 Z"
    ),
}
#: Noses of turned faces, looking right: bridge, tip, wing.
NOSES = {
    "straight": "M1.6 -22.6 C1.4 -21.4 2 -20.2 2.75 -19.1 C2.95 -18.6 2.5 -18.3 1.9 -18.45 "
    "C1.6 -18.55 1.5 -18.8 1.6 -19.1",
    "hooked": "M1.6 -22.6 C1.75 -21.7 2.6 -20.8 3.05 -19.5 C3.35 -18.6 3 -18.05 2.4 -18.3 "
    "C2.1 -18.5 1.7 -18.1 1.35 -18.4 C1.1 -18.7 1.15 -19.2 1.45 -19.5",
    # Short, and turned up.
    "snub": "M1.75 -21.5 C1.5 -20.8 1.9 -20.1 2.6 -19.65 C3.1 -19.3 2.95 -18.75 2.35 -18.7 "
    "C1.95 -18.65 1.7 -18.35 1.35 -18.45 C1 -18.55 .95 -19.05 1.25 -19.35",
    "fine": "M1.6 -22.7 C1.3 -21.6 1.75 -20.4 2.5 -19.3 C2.75 -18.85 2.45 -18.5 1.95 -18.55 "
    "C1.65 -18.6 1.5 -18.8 1.6 -19.1",
}
#: Noses from the front: lines of the right side that are mirrored, and lines that are not.
FRONT_NOSES = {
    "bulb": (
        "M1.15 -20 C2.3 -20.2 2.65 -18.6 1.6 -18.25 C1.2 -18.15 .95 -18.3 .75 -18.5",
        "M1 -22.2 C.75 -21.3 .9 -20.5 1.15 -20 M-.75 -18.5 C-.5 -17.8 .5 -17.8 .75 -18.5",
    ),
    "drooping": (
        "M.5 -18.5 C.75 -18 1.3 -18.2 1.25 -18.8 C1.2 -19.2 1 -19.4 .8 -19.4",
        "M.6 -22.8 C.4 -21.9 1.05 -21.2 .75 -20.4 C.65 -20 .75 -19.7 .8 -19.4 M-.5 -18.5 "
        "C-.4 -17.4 .4 -17.4 .5 -18.5",
    ),
    # A long ridge with edges at both sides, and broad wings.
    "roman": (
        "M.75 -22.9 C.35 -22.2 .55 -20.6 .75 -19.6 M1.05 -19.65 C1.85 -19.6 1.9 -18.4 1.1 -18.2 "
        "C.85 -18.15 .7 -18.25 .55 -18.35",
        "M-.55 -18.35 C-.3 -17.8 .3 -17.8 .55 -18.35",
    ),
    "fine": (
        "M.62 -19.3 C.95 -18.8 .8 -18.35 .35 -18.4",
        "M.95 -22.6 C.5 -21.6 .45 -20.3 .62 -19.3 M-.35 -18.4 C-.15 -18.2 .15 -18.2 .35 -18.4",
    ),
}  # fmt: skip
#: Brows of the right side: ways of strands, and how thick each is.
BROWS: dict[str, tuple[tuple[str, float], ...]] = {
    # Heavy over the eyes, with tufts.
    "hedge": (
        ("M4.8 -22 C4.1 -23.7 2.4 -23.6 .85 -22.2", 1.1), ("M3.6 -23 L4.7 -23.9", 0.34),
        ("M2.6 -23.1 L3.6 -24.2", 0.34), ("M1.7 -22.8 L2.5 -23.9", 0.3),
    ),
    "short": (("M3.9 -23.6 C3.2 -24.5 2.2 -24.5 1.4 -23.9", 0.62),),
    "plucked": (("M4 -22.8 C3.3 -24.5 2 -24.7 .9 -23.4", 0.34),),
    "raised": (("M4.1 -23.1 C3.3 -24.3 2 -24.4 .95 -23.6", 0.6),),
    "calm": (("M4.3 -22.9 C3.5 -24.2 2.1 -24.3 .95 -23.3", 0.5),),
    # Straight and heavy, drawn together.
    "stately": (
        ("M4.85 -21.9 C4.2 -23.3 2.6 -23.3 .85 -22.7", 1.0), ("M3.3 -22.9 L4.1 -23.6", 0.34),
        ("M2.2 -23 L2.9 -23.8", 0.3),
    ),
    "arched": (("M4.7 -22.8 C3.9 -24.4 2.5 -24.7 1 -23.1", 0.5),),
    "level": (("M3.95 -22.7 C3 -23.6 1.7 -23.4 .75 -22.8", 0.62),),
    "cocked": (("M3.9 -23.2 C3 -24.9 1.7 -24.7 .8 -23.3", 0.58),),
    "shaggy": (("M4.5 -23 C3.5 -25.1 1.9 -24.7 .75 -22.7", 1.3),),
    "beetling": (("M4 -23.4 C2.9 -24.2 1.9 -24 1 -22.9", 1.0),),
}  # fmt: skip


@dataclass(frozen=True)
class Eye:
    """An eye of the right side, mm: its corners, how far its upper lid rises towards each and its
    lower one hangs, its ball's radius and how much lower than the middle that is, the upper lid's
    weight, how high the lid's fold lies above it (0: none), how long its outer lash is. The eye
    of a turned face that is `far` from us begins and ends so much further out."""

    inner: Point
    outer: Point
    top: tuple[float, float]
    low: float
    ball: float
    sunk: float = 0.0
    lid: float = 0.3
    fold: float = 0.0
    lash: float = 0.0
    far: Point = (0.4, -0.15)


EYES = {
    "deep": Eye((1.5, -21.0), (3.4, -20.9), (0.6, 0.7), 0.3, 0.42, 0.0, 0.5),
    "bright": Eye(
        (1.2, -20.9), (3.55, -20.85), (0.66, 0.8), 0.36, 0.52, -0.12, 0.55, 0.48, far=(0.3, 0.45)
    ),
    "dame": Eye((1.15, -20.9), (3.6, -21.15), (0.8, 0.95), 0.36, 0.52, -0.08, 0.5, 0.6, 0.6),
    "regal": Eye((1.4, -20.85), (3.9, -20.8), (0.62, 0.8), 0.36, 0.54, -0.1, 0.6, 0.5),
    "cat": Eye((1.0, -20.95), (3.75, -21.5), (0.85, 0.95), 0.38, 0.54, -0.1, 0.5, 0.5, 0.6),
    # Cast down.
    "cast": Eye((1.1, -20.85), (3.5, -20.75), (0.5, 0.6), 0.42, 0.5, 0.08, 0.46, 0.7, 0.5),
    "sly": Eye((1.1, -21.1), (3.4, -21.3), (0.85, 0.8), 0.4, 0.5, -0.08, 0.42, 0.4),
    "hawk": Eye(
        (1.15, -21.0), (3.3, -21.5), (0.7, 0.8), 0.38, 0.5, -0.1, 0.55, 0.42, far=(0.5, 0.55)
    ),
}
#: Mouths about (0, -16.9): filled lips, or lines.
MOUTHS = {
    # Small and full.
    "bud": (
        "M-1.65 -17.1 C-1.1 -17.1 -.5 -17.55 0 -17.25 C.5 -17.55 1.1 -17.1 1.65 -17.1 "
        "C1.1 -16.1 -1.1 -16.1 -1.65 -17.1 Z", "M-.5 -15.6 C-.2 -15.45 .2 -15.45 .5 -15.6",
    ),
    "stern": (
        "M-1.5 -16.6 C-.9 -17.05 -.3 -17.1 0 -17 C.3 -17.1 .9 -17.05 1.5 -16.6 "
        "C.8 -16.75 -.8 -16.75 -1.5 -16.6 Z", "M-.8 -16 C-.3 -15.8 .3 -15.8 .8 -16",
    ),
    # Full, and higher at one end.
    "smirk": (
        "M-2 -17.5 C-1.3 -17.3 -.6 -17.75 0 -17.35 C.5 -17.6 1 -17.2 1.6 -16.8 "
        "C.9 -15.95 -.9 -15.95 -2 -17.5 Z", "M-2.3 -17.9 C-2.5 -17.65 -2.45 -17.4 -2.25 -17.2 "
        "M-.4 -15.55 C-.1 -15.43 .2 -15.43 .5 -15.55",
    ),
    # Firm and kind: a thin lip over a full one, the corners a little up.
    "firm": (
        "M-2 -17.55 C-1.3 -17.35 -.5 -17.6 0 -17.35 C.5 -17.6 1.3 -17.35 2 -17.55 "
        "C1.3 -16.95 .6 -16.95 0 -16.9 C-.6 -16.95 -1.3 -16.95 -2 -17.55 Z "
        "M-1.2 -16.7 C-.5 -16.75 .5 -16.75 1.2 -16.7 C.7 -16.1 -.7 -16.1 -1.2 -16.7 Z",
        "",
    ),
    # Full, the corners lifted.
    "painted": (
        "M-1.75 -17.2 C-1.2 -17.15 -.5 -17.75 0 -17.4 C.5 -17.75 1.2 -17.15 1.75 -17.2 "
        "C1.2 -16.05 -1.2 -16.05 -1.75 -17.2 Z",
        "M-2 -17.55 C-2.1 -17.4 -2.1 -17.25 -1.95 -17.1 M2 -17.55 C2.1 -17.4 2.1 -17.25 1.95 -17.1 "
        "M-.5 -15.6 C-.2 -15.45 .2 -15.45 .5 -15.6",
    ),
    # A moustache waxed to points, a tuft on the chin.
    "dandy": (
        "M0 -17.6 C.7 -18.15 1.6 -17.95 2.2 -17.95 C2.7 -18 3 -18.4 2.9 -18.9 C3.4 -18.4 3.2 -17.5 "
        "2.4 -17.3 C1.5 -17.1 .6 -17.1 0 -17.35 C-.6 -17.1 -1.5 -17.1 -2.4 -17.3 "
        "C-3.2 -17.5 -3.4 -18.4 -2.9 -18.9 C-3 -18.4 -2.7 -18 -2.2 -17.95 C-1.6 -17.95 -.7 -18.15 "
        "0 -17.6 Z M-.9 -16.6 C-.4 -16.75 .4 -16.75 .9 -16.6 C.5 -16.15 -.5 -16.15 -.9 -16.6 Z "
        "M-.5 -15.5 L.5 -15.5 C.6 -14.9 .3 -14.2 0 -13.5 C-.3 -14.2 -.6 -14.9 -.5 -15.5 Z", "",
    ),
    # Closed, the corners lifted as of one who keeps a laugh to himself.
    "wry": (
        "M-2.1 -17.6 C-1.4 -17.15 -.5 -17.2 0 -17.05 C.5 -17.2 1.4 -17.15 2.1 -17.6 "
        "C1.4 -16.75 .6 -16.6 0 -16.65 C-.6 -16.6 -1.4 -16.75 -2.1 -17.6 Z",
        "M-2.4 -18.1 C-2.6 -17.8 -2.55 -17.5 -2.3 -17.25 M2.4 -18.1 C2.6 -17.8 2.55 -17.5 2.3 "
        "-17.25 M-.8 -15.75 C-.3 -15.5 .3 -15.5 .8 -15.75",
    ),
}  # fmt: skip
#: What life has left in a face, drawn as lines of the right side and mirrored, or as dots.
MARKS = {
    "forehead": (
        "M.2 -25.5 C1.2 -25.7 2 -25.6 2.8 -25.3",
        "M.2 -24.7 C1 -24.9 1.7 -24.8 2.3 -24.6",
    ),
    "bags": ("M1.4 -20.4 C2 -20 2.7 -20.1 3.1 -20.5", "M1.6 -20 C2.1 -19.7 2.5 -19.75 2.8 -19.9"),
    "cheekbone": ("M3.9 -19.6 C3.3 -19 2.7 -18.2 2.5 -17.2", "M4.1 -19 C3.6 -18.4 3.2 -17.8 3 -17"),
    # From the nose to the mouth, and under the eyes.
    "furrows": (
        "M2.3 -19 C2.8 -18.6 2.95 -18 2.85 -17.5",
        "M1.7 -20.1 C2.3 -19.7 3.1 -19.8 3.7 -20.2",
    ),
    "scar": (
        "M2.7 -25.4 C2.9 -24.7 2.9 -24 2.8 -23.2",
        "M2.4 -20.3 C2.6 -19.5 2.4 -18.6 1.9 -17.9",
    ),
}
DOTS = {
    "freckles": ((1.6, -19.8), (2.2, -19.5), (2.8, -19.9), (2.4, -19.0), (3.1, -19.3)),
    "mole": ((2.7, -18.4),),
}


def pupil(x: float, y: float, across: float, high: float, glint: Point) -> Path:
    """An eye's ball, half as wide and high as told, with a spot of light in it: so many mm off its
    middle."""
    spot = paths.ellipse(x + glint[0], y + glint[1], 0.31 * across, hole=True)
    return paths.ellipse(x, y, across, high) + spot
