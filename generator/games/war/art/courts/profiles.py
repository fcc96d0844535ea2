"""Faces in profile: one eye, one brow, a wing of the nose, lips, an ear. Drawn looking right;
what lies behind the jaw is under hair or mail."""

from __future__ import annotations

from dataclasses import replace

from generator.art.engraving import strand
from generator.art.outlines import common, joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import moved
from generator.games.war.art.courts.figures import FINE, Layer, lines

OUTLINES = {
    "soft": (
        "M-4.4 -28 L3 -28 C3.5 -26.4 3.6 -24.8 3.3 -23.4 C3.2 -22.7 3 -22.3 3.05 -21.9 "
        "C3.4 -20.9 4.2 -20 4.95 -19.3 C5.2 -18.9 4.9 -18.5 4.3 -18.5 C4 -18.5 3.8 "
        "-18.4 3.75 -18.1 "
        "C4 -17.8 4.25 -17.5 4.1 -17.2 C3.95 -17 3.7 -16.95 3.55 -16.9 C3.9 -16.7 "
        "4 -16.4 "
        "3.85 -16.1 "
        "C3.65 -15.8 3.4 -15.7 3.4 -15.3 C3.5 -14.7 3.4 -14 2.7 -13.7 C1.6 -13.4 .2 -14 -.8 -14.8 "
        "C-2.4 -15.6 -4 -17 -4.6 -20 C-4.8 -23 -4.6 -26 -4.4 -28 Z"
    ),
    "stern": (
        "M-4.4 -28 L3.2 -28 C3.7 -26.4 3.9 -24.8 3.7 -23.2 C3.6 -22.6 3.3 -22.3 3.4 -21.9 "
        "C3.8 -21.1 4.4 -20.3 4.9 -19.65 C5.25 -19.15 5.05 -18.65 4.5 -18.55 C4.1 -18.5 "
        "3.85 -18.3 "
        "3.85 -17.9 "
        "C4.1 -17.5 4.2 -17.2 4.05 -17 L3.6 -16.8 C3.9 -16.6 4 -16.3 3.85 -16 "
        "C3.55 -15.6 3.5 -15.4 3.7 -15 C4 -14.3 3.8 -13.4 3 -13.1 C1.6 -12.8 .2 -13.6 -.8 -14.6 "
        "C-2.4 -15.6 -4 -17 -4.6 -20 C-4.8 -23 -4.6 -26 -4.4 -28 Z"
    ),
    "lady": (
        "M-4.4 -28 L2.6 -28 C3.2 -26.6 3.4 -25 3.15 -23.6 C3.05 -22.9 2.75 -22.4 2.85 -21.9 "
        "C3.1 -21 3.7 -20.2 4.25 -19.65 C4.55 -19.25 4.3 -18.9 3.75 -18.85 C3.5 -18.8 3.4 "
        "-18.6 3.4 -18.3 C3.7 -18.1 4 -17.7 3.85 -17.35 C3.75 -17.15 3.5 -17.05 3.35 -17 "
        "C3.7 -16.8 3.85 -16.4 3.65 -16.1 C3.4 -15.8 3.15 -15.7 3.1 -15.35 C3.15 -14.8 3.1 -14.1 "
        "2.4 -13.8 C1.4 -13.5 .1 -14.1 -.9 -15 C-2.6 -16 -4 -17.4 -4.6 -20 C-4.8 -23 -4.6 -26 "
        "-4.4 -28 Z"
    ),
    "eagle": (
        "M-4.4 -28 L3.3 -28 C3.8 -26.6 4.1 -25 3.95 -23.8 C3.85 -23 3.55 -22.7 3.65 -22.2 "
        "C4.2 -21.8 4.75 -21.2 5 -20.5 C5.2 -19.9 5.45 -19.4 5.6 -18.9 C5.7 -18.45 5.3 -18.25 4.8 "
        "-18.4 C4.3 -18.5 4 -18.3 3.9 -17.9 L3.9 -16.8 L3.6 -15 C2 -13.4 .2 -13.6 -.8 -14.6 "
        "C-2.4 -15.6 -4 -17 -4.6 -20 C-4.8 -23 -4.6 -26 -4.4 -28 Z"
    ),
}
#: Lips, where a beard does not hide them.
_LIPS = {
    "smile": "M4.1 -17.3 C3.6 -17.45 3.2 -17.2 2.5 -16.9 C3.1 -16.5 3.5 -16.2 3.85 -16.2 "
    "L3.6 -16.85 Z",
    "stern": "M4.05 -17.2 C3.6 -17.2 3.2 -17 2.8 -16.6 C3.2 -16.6 3.5 -16.3 3.85 -16.2 "
    "L3.6 -16.85 Z",
    "content": "M3.9 -17.4 C3.5 -17.65 2.9 -17.35 1.75 -17.6 C2.2 -16.6 3.2 -15.95 3.7 -16.15 "
    "L3.35 -16.95 Z",
    "hidden": "",
}


#: How far each outline's bridge of the nose stands before the usual, mm: the eye goes with it.
_BRIDGE = {"soft": -0.3, "stern": 0.35, "lady": -0.15, "eagle": 0.55}


def features(
    shape: str,
    eye: tuple[float, float, float],
    brow: tuple[float, float, float, float],
    mouth: str,
    freckled: bool,
) -> list[Layer]:
    """What lies in an outline: an eye (how far open, how much of its ball hidden, how heavy its
    lid), a brow (its outer end, middle and inner end above the usual, its thickness), lips."""
    wide, hidden, lid = eye
    _, middle, inner, thick = brow
    # An eye from the side is a wedge: its point lies towards the ear, its ball at the open end.
    top = -21.2 - 0.85 * wide
    arch = f"C1.1 {top + 0.25} 1.8 {top} 2.45 {top + 0.05}"
    white = outline(
        f"M.5 -20.95 {arch} C2.8 {top + 0.5} 2.75 -20.95 2.4 -20.65 C1.7 -20.5 1.1 -20.65 .5 "
        "-20.95 Z"
    )
    lash = outline(f"M.1 -20.75 L.5 -20.95 {arch} L2.95 {top + 0.2}")
    fold = outline(f"M.7 {top + 0.05} C1.3 {top - 0.35} 1.9 {top - 0.5} 2.5 {top - 0.4}")
    ball = common(paths.ellipse(2.42, -21.25 + 0.3 * hidden, 0.42, 0.62), white)
    hair = strand(
        f"M3.3 {-22.9 - inner} C2.6 {-23.6 - middle} 1.3 {-23.6 - middle} .2 -22.5", thick + 0.12
    )
    wing = outline("M3.4 -18.6 C3 -18.9 3.1 -19.6 3.6 -19.8")
    eyes = [
        Layer(white, "paper", "ink", FINE),
        lines(ball),
        Layer(lash, None, "ink", lid),
        Layer(fold, None, "ink", FINE),
        lines(hair),
    ]
    forward = moved(_BRIDGE[shape], 0)
    out = [replace(one, path=placed(one.path, forward)) for one in eyes]
    out.append(Layer(wing, None, "ink", 0.2))
    if _LIPS[mouth]:
        out.append(lines(outline(_LIPS[mouth])))
    if freckled:
        places = ((0.7, -19.3), (1.3, -19.0), (1.9, -19.4), (1.5, -18.5), (2.3, -18.8))
        out.append(lines(joined(paths.ellipse(x, y, 0.15) for x, y in places)))
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
