"""Forearms: from an elbow to the wrist of a hand that holds, in a sleeve with a cuff."""

from __future__ import annotations

import math

from generator.art.engraving import strand
from generator.art.outlines import Point, joined, outline
from generator.games.war.art.courts.figures import BOLD, PLAIN, Layer, shaded
from generator.games.war.art.courts.hands import put

#: The bare wrist, and the cuff below it; the wrist's middle is the origin, the arm goes down.
_WRIST = "M-1.25 -1.2 L1.25 -1.2 C1.2 .4 1.3 1.2 1.5 2.4 L-1.5 2.4 C-1.3 1.2 -1.2 .4 -1.25 -1.2 Z"
_CUFF = "M-2.2 1.2 C-.8 1.8 .8 1.8 2.2 1.2 L2.4 2.9 C.8 3.6 -.8 3.6 -2.4 2.9 Z"


def forearm(
    wrist: Point, elbow: Point, *, fill: str = "ink", cuff: str = "gold", half: float = 2.7
) -> list[Layer]:
    """A sleeve from the elbow, where it's twice `half` mm broad and rounded, to the wrist. It is
    cut loose from the robe by a light edge."""
    light = "ink" if fill != "ink" else "paper"
    dx, dy = elbow[0] - wrist[0], elbow[1] - wrist[1]
    long, lean = math.hypot(dx, dy), -math.degrees(math.atan2(dx, dy))
    swell = 0.86 * half + 0.35
    cloth = outline(
        f"M-2 2.6 C-.7 3.2 .7 3.2 2 2.6 C2.5 {0.45 * long} {swell} {0.62 * long} {half} {long} "
        f"C{half} {long + 1.3 * half} {-half} {long + 1.3 * half} {-half} {long} "
        f"C{-swell} {0.62 * long} -2.5 {0.45 * long} -2 2.6 Z"
    )
    creases = [
        f"M{x} 3.5 C{1.15 * x} {0.5 * long} {1.5 * x} {0.7 * long} {1.55 * x} {share * long}"
        for x, share in ((-1.2, 1.0), (-0.35, 0.8), (0.5, 1.05), (1.3, 0.86))
    ]
    # The cloth is wrinkled where the arm bends.
    bends = [
        f"M{-0.95 * half} {long - 0.4 + k} C{-0.3 * half} {long + 0.5 + k} {0.3 * half} "
        f"{long + 0.4 + k} {0.7 * half} {long - 0.2 + k}"
        for k in (0.5, 1.5)
    ]
    bare, band = outline(_WRIST), outline(_CUFF)
    layers = [
        Layer(cloth, None, "paper", 1.3),
        Layer(cloth, fill, "ink", BOLD),
        Layer(joined(strand(d, 0.4) for d in (*creases, *bends)), light),
        Layer(bare, "paper", "ink", PLAIN),
        shaded(bare, 0.36, lambda x, y: 0.1 + 0.07 * x),
        Layer(band, None, "paper", 0.9),
        Layer(band, cuff, "ink", 0.3),
        shaded(band, 0.5, lambda x, y: 0.1 + 0.04 * x, angle=90),
    ]
    return put(layers, *wrist, angle=lean)
