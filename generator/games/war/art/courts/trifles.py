"""What Jokers wear and hold: bells, a bauble, a rose. Things with a stalk stand upright at x = 0 of
their own."""

from __future__ import annotations

from generator.art.outlines import mirrored, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import moved, scaled, times, turned
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    drawn_twice,
    lines,
    part,
    staff,
)
from generator.units import Box


def bell(x: float, y: float, radius: float) -> list[Layer]:
    """A bell, seen from below, with its square clapper."""
    hole = 0.34 * radius
    square = paths.rectangle(Box(x - hole, y - hole, 2 * hole, 2 * hole))
    return [
        part(paths.ellipse(x, y, radius), "mid", PLAIN),
        Layer(paths.ellipse(x, y, 0.72 * radius), None, "ink", 0.13),
        lines(square),
    ]


def bauble() -> list[Layer]:
    """A fool's own fool: a small laughing head in a cap on a staff, its neck at y = -20."""
    horn = "M.2 -26.6 C2 -28.6 3.6 -27.6 3.5 -24.6 C2.9 -25.4 2.2 -25.4 1.7 -24.2 L0 -24.4 Z"
    return [
        *staff(0, -21, 0.6, 0.42),
        part("M-1.9 -20.4 L0 -19.2 L1.9 -20.4 L1.2 -21.6 L-1.2 -21.6 Z", "light", PLAIN),
        part(symmetric("M0 -25 L1.6 -24.8 C1.8 -22.6 1.2 -20.9 0 -20.8"), "paper", PLAIN),
        *(
            part(side, fill, PLAIN)
            for side, fill in ((outline(horn), "mid"), (mirrored(outline(horn)), "dark"))
        ),
        *bell(3.3, -23.7, 0.62),
        *bell(-3.3, -23.7, 0.62),
        *drawn_twice("M.4 -23.3 C.6 -23.7 1 -23.7 1.2 -23.3", width=0.16),
        lines(symmetric("M0 -22.5 L.9 -22.7 C.8 -21.8 .4 -21.6 0 -21.6")),
    ]


def rose() -> list[Layer]:
    """A rose that hangs its head, seen from its side, and lets a petal fall; its stem passes
    through the hand at x = 0."""
    stem = outline("M0 -11.8 C.3 -15 1.5 -20 1.6 -24.6 C1.7 -29.6 -.2 -31.2 -1.5 -28.9")
    leaf = outline("M1.3 -20.6 C.7 -22.3 -.7 -22.7 -1.9 -21.6 C-1.2 -20.2 .2 -19.8 1.3 -20.6 Z")
    hangs = times(moved(-1.65, -28.5), times(turned(8), scaled(0.88)))
    bud = symmetric("M0 0 C1.4 .6 2 3 1.7 4.7 C1.4 5.9 .6 6.6 0 7.4")
    petal = outline(
        "M-.1 .2 C-1.8 .2 -3.1 2 -2.8 4 C-2.7 4.8 -2.8 5.4 -3 5.8 C-2 6.3 -1 5.6 -.8 4.2 "
        "C-.7 2.8 -.5 1.2 -.1 .2 Z"
    )
    sepal = outline("M-.1 -.5 C-1.4 -.4 -2.4 .4 -2.7 1.9 C-1.7 1.5 -.8 1.3 -.1 1.1 Z")
    fallen = outline(
        "M-4.1 -20.9 C-3 -21.4 -2 -20.6 -2.1 -19.3 C-3.3 -18.9 -4.4 -19.7 -4.1 -20.9 Z"
    )
    calyx = paths.ellipse(0, -0.2, 0.85, 0.8)
    return [
        Layer(stem, None, "ink", 0.8),
        Layer(stem, None, "mid", 0.36),
        part(leaf, "mid", PLAIN),
        Layer(outline("M1.3 -20.6 L-1 -21.4"), None, "ink", FINE),
        part(bud.through(hangs), "mid", PLAIN),
        part(petal.through(hangs), "light", PLAIN),
        part(mirrored(petal).through(hangs), "light", PLAIN),
        part(sepal.through(hangs), "dark", FINE),
        part(mirrored(sepal).through(hangs), "dark", FINE),
        part(calyx.through(hangs), "dark", FINE),
        part(fallen, "light", PLAIN),
    ]
