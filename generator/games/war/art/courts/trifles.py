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
        *staff(0, -21, -2, 0.42),
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
    """A rose that hangs its head over the hand that holds it at y = -12."""
    stem = "M0 -9.8 C.2 -13 .6 -17 .3 -20.4 C0 -22.8 -1.6 -23.4 -2.2 -21.8"
    leaf = "M.35 -19.4 C.8 -20.5 1.7 -20.6 2.2 -19.7 C1.6 -18.8 .9 -18.7 .35 -19.4 Z"
    x, y = -2.25, -19.0
    petal = outline(
        "M0 0 C-1.5 -.5 -1.7 -2 -.7 -2.35 C-.3 -2.5 .3 -2.5 .7 -2.35 C1.7 -2 1.5 -.5 0 0 Z"
    )
    outer = [petal.through(times(moved(x, y), turned(72 * k + 36))) for k in range(5)]
    inner = [
        petal.through(times(times(moved(x, y), turned(72 * k)), scaled(0.66))) for k in range(5)
    ]
    heart = (
        f"M{x - 0.1} {y + 0.1} C{x + 0.3} {y + 0.2} {x + 0.4} {y - 0.4} {x - 0.1} {y - 0.45} "
        f"C{x - 0.7} {y - 0.4} {x - 0.6} {y + 0.5} {x} {y + 0.55}"
    )
    sepals = (
        "M-3.6 -20.7 C-3.2 -21.6 -2.8 -22.2 -2.2 -22.2 C-1.6 -22.2 -1.1 -21.6 -.8 -20.6 "
        "L-1.6 -21.1 L-2.2 -20.5 L-2.8 -21.1 Z"
    )
    return [
        Layer(outline(stem), None, "ink", 0.75),
        Layer(outline(stem), None, "mid", 0.35),
        part(leaf, "mid", PLAIN),
        Layer(outline("M.35 -19.4 L1.7 -19.65"), None, "ink", FINE),
        *(
            layer
            for one in outer
            for layer in (
                part(one, "mid", PLAIN),
                shaded(one, 0.4, lambda a, b: 0.07 + 0.05 * (a - x), angle=70),
            )
        ),
        *(part(one, "light", FINE) for one in inner),
        part(paths.ellipse(x, y, 0.75), "paper", FINE),
        Layer(outline(heart), None, "ink", FINE),
        part(sepals, "dark", FINE),
    ]
