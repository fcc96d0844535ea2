"""Faces in profile: one eye, one brow, a wing of the nose, lips, an ear. Drawn looking right;
what lies behind the jaw is under hair or mail."""

from __future__ import annotations

from dataclasses import replace

from generator.art.engraving import strand
from generator.art.outlines import common, joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import moved
from generator.games.war.art.courts.features import pupil
from generator.games.war.art.courts.figures import FINE, PLAIN, Layer, lines, part

#: Foreheads to chins.
OUTLINES = {
    # A round forehead, a nose that turns up a little, a small chin.
    "snub": (
        "M-4.4 -28 L3.0 -28 C3.65 -26.6 3.85 -24.9 3.5 -23.6 C3.3 -22.9 3.1 -22.5 3.2 -21.9 "
        "C3.5 -21.2 4.2 -20.5 4.85 -19.75 C5.15 -19.35 5 -18.9 4.5 -18.75 C4.1 -18.65 3.8 -18.5 "
        "3.7 -18.1 C4.05 -17.95 4.3 -17.6 4.1 -17.2 C3.95 -17 3.75 -16.95 3.6 -16.9 C3.9 -16.7 4 "
        "-16.35 3.8 -16.05 C3.5 -15.75 3.3 -15.7 3.25 -15.3 C3.4 -14.7 3.1 -14.1 2.4 -13.85 "
        "C1.4 -13.6 .1 -14.2 -.8 -14.8 C-2.4 -15.6 -4 -17 -4.6 -20 C-4.8 -23 -4.6 -26 -4.4 -28 Z"
    ),
    # A firm brow, a nose once broken, a square chin over a throat.
    "rugged": (
        "M-4.4 -28 L3.1 -28 C3.55 -26.8 3.8 -25.6 3.85 -24.6 C4 -24.1 3.95 -23.6 3.7 -23.1 "
        "C3.7 -22.7 4.1 -22.4 4.6 -21.7 C4.85 -21.3 4.75 -21 4.85 -20.6 L5.6 -19.2 "
        "C5.8 -18.75 5.45 -18.35 4.85 -18.35 "
        "C4.3 -18.35 4 -18.2 4 -17.8 L4.1 -16.6 C4.3 -16.4 4.25 -15.9 3.95 -15.7 "
        "C3.65 -15.55 3.65 -15.3 3.75 -15 C4.05 -14.5 4 -13.7 3.45 -13.35 C2.9 -13 2.2 -13 1.7 "
        "-12.9 L2.1 -11.4 L-.8 -12.6 C-2.4 -15.4 -4 -17 -4.6 -20 C-4.8 -23 -4.6 -26 -4.4 -28 Z"
    ),
    # Forehead and nose in one line, full lips, a round chin.
    "grecian": (
        "M-4.4 -28 L2.6 -28 C3.2 -26.6 3.5 -24.8 3.55 -23.4 C3.6 -22.6 3.62 -22.1 3.8 -21.5 "
        "C4.15 -20.5 4.6 -19.8 4.95 -19.2 C5.15 -18.75 4.85 -18.45 4.3 -18.4 C3.95 -18.35 3.72 "
        "-18.2 3.72 -17.9 C4.2 -17.75 4.5 -17.35 4.3 -17 C4.15 -16.8 3.95 -16.7 3.75 -16.65 "
        "C4.15 -16.5 4.25 -16 4 -15.7 C3.7 -15.4 3.45 -15.35 3.45 -14.95 C3.6 -14.4 3.5 -13.6 2.8 "
        "-13.35 C1.7 -13 .2 -13.7 -.9 -14.8 C-2.6 -16 -4 -17.4 -4.6 -20 C-4.8 -23 -4.6 -26 "
        "-4.4 -28 Z"
    ),
    # A beak.
    "eagle": (
        "M-4.4 -28 L3.3 -28 C3.85 -26.6 4.15 -25.2 4.1 -24 C4.05 -23.2 3.65 -22.8 3.75 -22.3 "
        "C4.5 -22 5.15 -21.4 5.4 -20.5 C5.6 -19.8 5.9 -19.1 6.05 -18.4 C6.1 -17.9 5.6 -17.75 5.1 "
        "-18.05 C4.5 -18.35 4.1 -18.2 3.95 -17.8 L3.9 -16.8 L3.6 -15 C2 -13.4 .2 -13.6 -.8 -14.6 "
        "C-2.4 -15.6 -4 -17 -4.6 -20 C-4.8 -23 -4.6 -26 -4.4 -28 Z"
    ),
}
#: Lips, where a beard does not hide them.
_LIPS = {
    "smile": "M4.2 -17.3 C3.6 -17.5 3.1 -17.2 2.2 -17.3 C2.9 -16.6 3.5 -16.15 3.85 -16.2 "
    "L3.6 -16.9 Z",
    # The lower one, under a moustache.
    "whiskered": "M4.2 -16.3 C3.6 -16.4 3.1 -16.1 2.7 -15.85 C3.2 -15.6 3.7 -15.55 4 -15.7 Z",
    # Two, a line of light between them.
    "content": "M4.35 -17.35 C3.8 -17.75 3.1 -17.35 2.2 -17.1 C2.9 -17 3.5 -16.9 3.9 -16.8 "
    "L4.45 -17 Z "
    "M3.9 -16.5 C3.4 -16.62 3 -16.7 2.6 -16.75 C3 -16.1 3.5 -15.7 4 -15.75 L4.3 -16.2 Z",
    "hidden": "",
}
#: A moustache swept back, and hairs in it.
_MOUSTACHE = (
    "M4.75 -18 C4 -18.5 3.1 -18.2 2.4 -17.6 C1.7 -17.1 .9 -16.9 .1 -17.4 C.4 -16.3 1.6 -15.7 "
    "2.9 -16.1 C4 -16.4 4.8 -17.1 4.75 -18 Z"
)
_COMBED = (
    "M4.4 -17.75 C3.4 -17.8 2.6 -17 1.2 -16.75", "M4.4 -17.25 C3.7 -17.2 3 -16.5 1.9 -16.3",
)  # fmt: skip
#: Jaws over a throat that shows, from the chin to the ear.
_JAWS = {"rugged": "M2.9 -13.2 C1.5 -13.1 .2 -13.7 -.9 -15.2 C-1.5 -16 -1.9 -17 -2.1 -18.2"}
#: How far eyes open, how much of the ball the lid hides, how heavy the lid is.
_EYES = {
    "open": (1.1, 0.0, 0.3), "lidded": (0.5, 0.4, 0.52), "serene": (0.95, 0.1, 0.42),
    "sharp": (0.7, 0.1, 0.44),
}  # fmt: skip
#: Folds under eyes.
_BAGS = {"lidded": "M.9 -20.05 C1.5 -19.65 2.3 -19.65 2.9 -20"}
#: Brows: a way from the inner to the outer end, and how thick.
_BROWS = {
    "short": ("M3.3 -23.7 C2.6 -24.6 1.6 -24.4 .7 -23.6", 0.5),
    "plucked": ("M3.3 -23.4 C2.6 -24.6 1.3 -24.5 0 -23", 0.42),
    "beetling": ("M4.2 -23.1 C3.2 -23.8 1.4 -24 .2 -22.9", 0.9),
    "bushy": ("M4.2 -23.1 C3.2 -24.4 1.2 -24.5 0 -22.8", 1.15),
}


#: The nose's wing: a hook that rises from its underside.
_WINGS = {
    "snub": "M4.2 -18.55 C3.75 -18.2 3.2 -18.3 3.05 -18.8 C2.95 -19.2 3.05 -19.6 3.3 -19.95",
    "rugged": "M4.7 -18.2 C4.1 -17.75 3.3 -17.9 3.1 -18.6 C3 -19.1 3.2 -19.6 3.6 -19.85",
    "grecian": "M4.1 -18.3 C3.65 -18.05 3.2 -18.25 3.1 -18.7 C3 -19.1 3.1 -19.45 3.35 -19.75",
    "eagle": "M4.5 -18.2 C3.95 -17.9 3.4 -18.1 3.3 -18.6 C3.2 -19 3.3 -19.4 3.6 -19.75",
}
#: How far each outline's bridge of the nose stands before the usual, mm: the eye goes with it.
_BRIDGE = {"snub": -0.35, "rugged": 0.35, "grecian": 0.15, "eagle": 0.6}


def features(shape: str, eye: str, brow: str, mouth: str, freckled: bool) -> list[Layer]:
    """What lies in an outline: an eye, a brow, the nose's wing, lips."""
    wide, hidden, lid = _EYES[eye]
    # An eye from the side is a wedge: its point lies towards the ear, its ball at the open end.
    top = -21.1 - 0.85 * wide
    arch = f"C1.0 {top + 0.25} 1.75 {top} 2.45 {top + 0.05}"
    white = outline(
        f"M.3 -20.9 {arch} C2.85 {top + 0.5} 2.8 -20.9 2.45 -20.55 C1.7 -20.35 1.0 -20.5 .3 -20.9 Z"
    )
    lash = outline(f"M-.15 -20.75 L.3 -20.9 {arch} L3.0 {top + 0.2}")
    fold = outline(f"M.6 {top - 0.05} C1.2 {top - 0.5} 1.9 {top - 0.6} 2.5 {top - 0.5}")
    ball = common(pupil(2.42, -21.2 + 0.3 * hidden, 0.5, 0.74, (-0.05, -0.18)), white)
    hair = strand(*_BROWS[brow])
    wing = strand(_WINGS[shape], 0.34)
    eyes = [
        Layer(white, "paper", "ink", FINE),
        lines(ball),
        Layer(lash, None, "ink", lid),
        Layer(fold, None, "ink", FINE),
        lines(hair),
        *([lines(strand(_BAGS[eye], 0.3))] if eye in _BAGS else []),
    ]
    forward = moved(_BRIDGE[shape], 0)
    out = [replace(one, path=placed(one.path, forward)) for one in eyes]
    out.append(lines(wing))
    if _LIPS[mouth]:
        out.append(lines(outline(_LIPS[mouth])))
    if shape in _JAWS:
        out.append(lines(strand(_JAWS[shape], 0.3)))
    if mouth == "whiskered":
        out.append(part(_MOUSTACHE, "gold", PLAIN))
        out.append(lines(joined(strand(d, 0.22) for d in _COMBED)))
    if freckled:
        places = ((0.7, -19.3), (1.3, -19.0), (1.9, -19.4), (1.5, -18.5), (2.3, -18.8))
        out.append(lines(joined(paths.ellipse(x, y, 0.17) for x, y in places)))
    return out


def ear(x: float, y: float) -> list[Layer]:
    """An ear of a head that looks right; its middle at (x, y)."""
    rim = outline(
        "M.35 -1.45 C-.5 -2.05 -1.35 -1.3 -1.2 -.3 C-1.1 .5 -.85 1.5 -.2 1.75 C.35 1.85 .5 1.3 .45 "
        ".8 C.4 .3 .85 -.9 .35 -1.45 Z"
    )
    folds = outline(
        "M.1 -.95 C-.4 -1.35 -.85 -.85 -.75 -.2 M-.1 -.4 C.15 -.1 -.4 .2 -.35 .6 "
        "C-.3 .9 0 .95 .1 .8"
    )
    at = moved(x, y)
    return [
        Layer(placed(rim, at), "paper", "ink", 0.24),
        Layer(placed(folds, at), None, "ink", FINE),
    ]
