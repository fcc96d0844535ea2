"""What Jokers wear and hold: bells, a bauble, a rose. Things with a stalk stand upright at x = 0 of
their own."""

from __future__ import annotations

from generator.art.outlines import mirrored, outline, symmetric
from generator.drawing import paths
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
        *staff(0, -21, -4, 0.42),
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
    """A rose that hangs its head over the hand that holds it at y = -11."""
    stem = "M0 -5 C.2 -12 .6 -17 .2 -20 C-.1 -22.4 -1.4 -23.2 -2.2 -21.6"
    leaf = "M.3 -18.6 C.9 -19.9 2 -20 2.6 -18.9 C1.9 -17.9 1 -17.8 .3 -18.6 Z"
    return [
        Layer(outline(stem), None, "ink", 0.75),
        Layer(outline(stem), None, "mid", 0.35),
        part(leaf, "mid", PLAIN),
        Layer(outline("M.3 -18.6 L2 -18.9"), None, "ink", FINE),
        part("M-3.9 -19.4 C-4.2 -21.4 -3.2 -22.4 -2.2 -22.2 C-1.1 -22 -.6 -21 -1 -19.2 Z", "dark"),
        part(
            "M-4.1 -19.6 C-4.4 -18 -3.4 -16.6 -2.4 -16.6 C-1.4 -16.7 -.7 -17.9 -.8 -19.4 "
            "C-1.4 -20.2 -3.4 -20.4 -4.1 -19.6 Z",
            "light",
            PLAIN,
        ),
        Layer(
            outline(
                "M-3.4 -19.6 C-3.4 -18.2 -2.8 -17.4 -2.4 -17.2 M-1.6 -19.6 C-1.6 -18.6 -1.9 "
                "-17.6 -2.4 -17.2"
            ),
            None,
            "ink",
            FINE,
        ),
        part(
            "M-2.9 -14.6 C-2.3 -15.2 -2.1 -14.3 -2.4 -13.8 C-2.8 -13.6 -3.2 -14 -2.9 -14.6 Z",
            "light",
            FINE,
        ),
    ]
