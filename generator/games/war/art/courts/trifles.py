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
    shaded,
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
    """A rose that hangs its head, seen from its side; its stem passes through the hand at x = 0."""
    stem = outline("M0 -11.8 C.2 -13 .6 -17 .6 -21 C.6 -24.2 -.4 -25.9 -1.7 -25.4")
    leaf = outline("M.5 -18.6 C-.2 -20.1 -1.6 -20.4 -2.6 -19.4 C-1.8 -18.3 -.6 -18 .5 -18.6 Z")
    bloom = times(times(moved(-1.7, -25.2), turned(190)), scaled(0.84))
    cup = outline(
        "M-2.1 -3.5 C-1.8 -5 1.8 -5 2.1 -3.5 C2.3 -1.6 1.2 -.2 0 0 C-1.2 -.2 -2.3 -1.6 -2.1 -3.5 Z"
    )
    wing = outline("M0 .1 C-2 0 -3.3 -1.4 -3.3 -3.3 C-1.5 -3.2 .5 -1.7 .9 0 C.6 .1 .3 .15 0 .1 Z")
    swirl = outline(
        "M-1.5 -3.6 C-1.2 -4.4 1.2 -4.4 1.5 -3.6 C1.2 -2.9 -.8 -2.9 -.9 -3.5 C-.6 -3.95 .5 -3.95 "
        ".6 -3.5 C.4 -3.3 0 -3.3 -.1 -3.5"
    )
    sepals = outline(
        "M-.5 .5 L.5 .5 C1 .2 1.6 -.5 1.9 -1.4 C1.2 -1 .8 -.9 .5 -.9 L0 -1.7 L-.5 -.9 "
        "C-.8 -.9 -1.2 -1 -1.9 -1.4 C-1.6 -.5 -1 .2 -.5 .5 Z"
    )
    flower = [
        part(cup.through(bloom), "light", PLAIN),
        Layer(swirl.through(bloom), None, "ink", FINE),
        part(mirrored(wing).through(bloom), "mid", PLAIN),
        part(wing.through(bloom), "mid", PLAIN),
        shaded(wing.through(bloom), 0.42, lambda a, b: 0.2 + 0.08 * (a + 2), angle=70),
        part(sepals.through(bloom), "dark", FINE),
    ]
    return [
        Layer(stem, None, "ink", 0.8),
        Layer(stem, None, "mid", 0.36),
        part(leaf, "mid", PLAIN),
        Layer(outline("M.5 -18.6 L-1.8 -19.35"), None, "ink", FINE),
        *flower,
    ]
