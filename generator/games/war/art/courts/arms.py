"""Forearms: from the elbow to the wrist of a hand that holds, in the sleeve's own cloth; and cuffs
about wrists."""

from __future__ import annotations

import math

from generator.art.outlines import Point, outline
from generator.drawing import paths
from generator.drawing.drawing import Matrix, Path, moved, times, turned
from generator.games.war.art.courts.figures import Layer, shaded
from generator.games.war.art.courts.hands import put

#: The cuff; the wrist's middle is the origin, the arm goes down.
_CUFF = "M-2.35 1.0 C-.8 1.6 .8 1.6 2.35 1.0 L2.6 2.7 C.8 3.4 -.8 3.4 -2.6 2.7 Z"
#: A deeper one with a hem, and where its buttons are.
_DEEP = "M-2.4 1.2 C-.8 1.8 .8 1.8 2.4 1.2 L3.1 4.1 C1 5 -1 5 -3.1 4.1 Z"
_HEM = "M-2.3 .4 C-.8 1 .8 1 2.3 .4 L2.5 1.5 C.8 2.1 -.8 2.1 -2.5 1.5 Z"
_BUTTONS = (-1.5, 0.0, 1.5)
#: The cuff of a gauntlet, which flares over the sleeve.
_FLARE = (
    "M-2.0 -.2 C-.8 .3 .8 .3 2.0 -.2 C2.2 1.4 2.8 2.8 3.7 4.1 C2.4 5 1.2 5.3 0 5.3 "
    "C-1.2 5.3 -2.4 5 -3.7 4.1 C-2.8 2.8 -2.2 1.4 -2.0 -.2 Z"
)


def _lean(wrist: Point, elbow: Point) -> float:
    return -math.degrees(math.atan2(elbow[0] - wrist[0], elbow[1] - wrist[1]))


def along(wrist: Point, elbow: Point) -> Matrix:
    """Where a forearm's own cloth lies: upright, its wrist at the origin, the elbow below."""
    return times(moved(*wrist), turned(_lean(wrist, elbow)))


def forearm(wrist: Point, elbow: Point, half: float) -> Path:
    """A forearm upright below its wrist, 2 * `half` mm broad and rounded at the elbow."""
    long = math.dist(wrist, elbow)
    return outline(
        f"M-2.2 2 C-.7 2.6 .7 2.6 2.2 2 C2.6 {0.45 * long} {half} {0.62 * long} {half} {long} "
        f"C{half} {long + 1.3 * half} {-half} {long + 1.3 * half} {-half} {long} "
        f"C{-half} {0.62 * long} -2.6 {0.45 * long} -2.2 2 Z"
    )


def cuff(wrist: Point, elbow: Point, fill: str) -> list[Layer]:
    """The cuff of a sleeve over a bare wrist."""
    band = outline(_CUFF)
    layers = [
        Layer(band, fill, "ink", 0.3),
        shaded(band, 0.5, lambda x, y: 0.1 + 0.04 * x, angle=90),
    ]
    return put(layers, *wrist, angle=_lean(wrist, elbow))


def buttoned(wrist: Point, elbow: Point) -> list[Layer]:
    """A deep dark cuff with a pale hem and three buttons in a row across it."""
    band, hem = outline(_DEEP), outline(_HEM)
    layers = [
        Layer(band, "dark", "ink", 0.3),
        shaded(band, 0.5, lambda x, y: 0.13 - 0.05 * x, "mid", angle=90),
        Layer(hem, "paper", "ink", 0.24),
        *(Layer(paths.ellipse(x, 2.75 - 0.05 * x * x, 0.4), "mid", "ink", 0.16) for x in _BUTTONS),
    ]
    return put(layers, *wrist, angle=_lean(wrist, elbow))


def flared(wrist: Point, elbow: Point, fill: str) -> list[Layer]:
    """The cuff of a gauntlet, stitched along its hem."""
    bell = outline(_FLARE)
    seam = "M-3.1 3.6 C-2 4.3 -1 4.55 0 4.55 C1 4.55 2 4.3 3.1 3.6"
    layers = [
        Layer(bell, fill, "ink", 0.3),
        shaded(bell, 0.5, lambda x, y: 0.05 + 0.07 * x, angle=90),
        Layer(outline(seam), None, "ink", 0.14),
        Layer(outline("M-2.0 .8 C-.8 1.3 .8 1.3 2.0 .8"), None, "ink", 0.14),
    ]
    return put(layers, *wrist, angle=_lean(wrist, elbow))
