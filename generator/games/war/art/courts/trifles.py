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
    """A rose that hangs its head, seen from its side; its stem passes through the hand at x = 0."""
    stem = outline("M0 -11.8 C.2 -13 .8 -17 .8 -20.6 C.8 -23.6 .4 -26.4 -1.3 -25.8")
    leaf = outline("M.8 -19 C0 -20.8 -1.7 -21.2 -2.9 -19.9 C-2 -18.5 -.5 -18.2 .8 -19 Z")
    bloom = times(times(moved(-1.2, -25.4), turned(-158)), scaled(0.84))
    behind = symmetric("M0 -5.2 C.6 -5.9 2.5 -5.4 2.3 -3.2 L0 -2.6")
    heart = outline("M-1.5 -2.6 C-1.9 -4.9 1.9 -4.9 1.5 -2.6 Z")
    swirl = outline(
        "M-1.2 -3.4 C-.9 -4.2 .9 -4.2 1.1 -3.5 C.9 -2.9 -.6 -2.9 -.6 -3.4 C-.4 -3.8 .4 -3.7 .4 -3.4"
    )
    wing = outline("M0 .1 C-2.1 .1 -3.4 -1.6 -3 -3.9 C-1.9 -3.8 -.6 -2.8 0 -1.2 Z")
    front = symmetric("M0 .1 C1.5 -.3 2.1 -1.7 1.7 -2.9 C1.2 -2.5 .6 -2.3 0 -2.3")
    sepals = symmetric("M0 .7 L.5 .6 C1.1 .2 1.8 -.6 2 -1.6 C1.3 -1.2 .9 -1 .5 -.9 L0 -1.7")
    flower = [
        part(behind.through(bloom), "mid", PLAIN),
        part(heart.through(bloom), "light", PLAIN),
        Layer(swirl.through(bloom), None, "ink", FINE),
        part(wing.through(bloom), "mid", PLAIN),
        part(mirrored(wing).through(bloom), "mid", PLAIN),
        part(front.through(bloom), "light", PLAIN),
        part(sepals.through(bloom), "dark", FINE),
    ]
    return [
        Layer(stem, None, "ink", 0.8),
        Layer(stem, None, "mid", 0.36),
        part(leaf, "mid", PLAIN),
        Layer(outline("M.8 -19 L-2 -19.8"), None, "ink", FINE),
        *flower,
    ]
