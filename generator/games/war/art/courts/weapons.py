"""Swords and a halberd. Things with a shaft stand upright at x = 0 of their own."""

from __future__ import annotations

from generator.art.outlines import closed, joined, opened, outline
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

#: Where a fist holds the sword that goes behind the head: x, y, mm; and its lean, degrees.
RAISED_AT, RAISED_LEAN = (14.7, -17.3), 4.4
#: That hand's wrist.
RAISED_WRIST = (14.6, -13.2)


def blade_behind() -> list[Layer]:
    """A sword that goes behind the head, its hilt at the right, its point far out at the left."""
    tip = (-33.4, 0.0)
    upper, lower = (-4.4, -1.25), (-4.4, 1.25)
    blade = closed([upper, (-30.2, -0.85), tip, (-30.2, 0.85), lower])
    shade = closed([(-4.4, 0.0), tip, (-30.2, 0.85), lower])
    layers = [
        part(blade, "paper", PLAIN),
        shaded(shade, 0.4, 0.15, angle=52),
        Layer(opened([(-4.4, 0.0), (-31.6, 0.0)]), None, "ink", FINE),
    ]
    return put(layers, *RAISED_AT, angle=RAISED_LEAN)


def hilt() -> list[Layer]:
    """The hilt of that sword: a crossguard, a grip bound with wire that shows on both sides of the
    fist, a pommel."""
    guard = outline(
        "M-4.8 -3.2 C-4.3 -3.8 -3.3 -3.5 -3.3 -2.8 L-3.5 0 L-3.3 2.8 C-3.3 3.5 -4.3 3.8 -4.8 3.2 "
        "C-4.4 2.2 -4.3 1 -4.3 0 C-4.3 -1 -4.4 -2.2 -4.8 -3.2 Z"
    )
    grip = closed([(-3.6, -0.8), (4.4, -0.7), (4.4, 0.7), (-3.6, 0.8)])
    wire = joined(opened([(x, -0.75), (x + 0.3, 0.75)]) for x in (-3.2, 3.1, 3.6))
    layers = [
        part(grip, "gold", PLAIN),
        Layer(wire, None, "ink", FINE),
        Layer(guard, None, "paper", 1.0),
        part(guard, "gold", PLAIN),
        part(paths.ellipse(5.0, 0, 1.15), "gold", PLAIN),
        Layer(paths.ellipse(5.0, 0, 0.55), None, "ink", FINE),
    ]
    return put(layers, *RAISED_AT, angle=RAISED_LEAN)


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
