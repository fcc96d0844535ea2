"""Swords and a halberd. Things with a shaft stand upright at x = 0 of their own."""

from __future__ import annotations

from generator.art.outlines import outline
from generator.drawing import paths
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    drawn,
    part,
    shaded,
    staff,
)
from generator.games.war.art.courts.hands import put
from generator.games.war.art.courts.things import haft

#: Where a fist holds the sword that lies on a shoulder: x, y, mm; and its lean, degrees.
SLOPED_AT, SLOPED_LEAN = (9.7, -8.7), 20.0
#: That hand's wrist.
SLOPED_WRIST = (13.7, -6.3)


def sloped() -> list[Layer]:
    """A broad sword that leans on the shoulder: a guard that bends towards the blade, a pommel with
    a ring."""
    steel = outline("M-1.2 -2.9 L-1.05 -24.2 L0 -27.4 L1.05 -24.2 L1.2 -2.9 Z")
    shade = outline("M.45 -2.9 L.4 -25.9 L1.05 -24.2 L1.2 -2.9 Z")
    guard = outline(
        "M0 -3.4 C1.6 -3.4 2.6 -3.9 3.3 -5 C3.6 -5.6 4.6 -5.3 4.5 -4.6 C4.2 -3 2.6 -2.4 0 -2.4 "
        "C-2.6 -2.4 -4.2 -3 -4.5 -4.6 C-4.6 -5.3 -3.6 -5.6 -3.3 -5 C-2.6 -3.9 -1.6 -3.4 0 -3.4 Z"
    )
    layers = [
        Layer(guard, None, "paper", 0.9),
        part(steel, "paper", PLAIN),
        shaded(shade, 0.42, 0.17, angle=-30),
        Layer(outline("M-.4 -23.6 L-.45 -2.9 M.4 -23.6 L.45 -2.9"), None, "ink", FINE),
        *staff(0, -2.9, 4.2, 0.6),
        part(guard, "gold", PLAIN),
        part(paths.ellipse(0, 4.9, 1.3), "gold", PLAIN),
        Layer(paths.ellipse(0, 4.9, 0.62), None, "ink", FINE),
    ]
    return put(layers, *SLOPED_AT, angle=SLOPED_LEAN)


def sword() -> list[Layer]:
    """A sword upright, its hilt at y -17."""
    steel = "M-.95 -17.8 L-.95 -33.2 L0 -35.6 L.95 -33.2 L.95 -17.8 Z"
    return [
        part(steel, "paper", PLAIN),
        shaded("M.1 -17.8 L.1 -35 L.95 -33.2 L.95 -17.8 Z", 0.42, 0.16, angle=-30),
        Layer(outline("M0 -34.6 L0 -17.8"), None, "ink", FINE),
        part(
            "M-3.1 -18.6 C-2.6 -17.9 -1 -17.7 0 -17.7 C1 -17.7 2.6 -17.9 3.1 -18.6 "
            "L2.9 -16.9 "
            "L-2.9 -16.9 Z",
            "gold",
            PLAIN,
        ),
        *staff(0, -16.9, -5.6, 0.5),
        part(paths.ellipse(0, -5.0, 1.25), "gold", PLAIN),
        Layer(paths.ellipse(0, -5.0, 0.6), None, "ink", FINE),
    ]


def halberd() -> list[Layer]:
    """A halberd: spike, axe to the right, beak to the left, at y -35 to -24."""
    spike = "M-.7 -29 L0 -35.4 L.7 -29 Z"
    axe = (
        "M.6 -29.8 C1.6 -29.6 2.4 -30.4 2.9 -31.4 C3.6 -29 3.6 -26.4 2.9 -24 C2.4 "
        "-25 1.6 -25.8 "
        ".6 -25.6 Z"
    )
    beak = "M-.6 -29.4 C-1.8 -29.2 -2.9 -28.4 -3.5 -26.8 C-2.6 -27.4 -1.6 -27.2 -.6 -26.2 Z"
    return [
        *haft(0, -30, -3, 0.5),
        part(spike, "paper", PLAIN),
        Layer(outline("M0 -34 L0 -29.4"), None, "ink", 0.12),
        part(axe, "paper", PLAIN),
        shaded(axe, 0.4, lambda x, y: 0.04 + 0.07 * x, step=1),
        part(beak, "paper", PLAIN),
        part("M-.8 -30.1 L.8 -30.1 L.8 -25.2 L-.8 -25.2 Z", "gold", PLAIN),
        drawn("M-.8 -28.9 L.8 -28.9 M-.8 -26.4 L.8 -26.4", width=0.12),
    ]
