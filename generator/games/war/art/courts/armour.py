"""What the sentinels wear: mail, plates over it, a surcoat."""

from __future__ import annotations

from generator.art.outlines import common, symmetric
from generator.drawing import paths
from generator.games.war.art.courts import cloths
from generator.games.war.art.courts.figures import (
    FINE,
    Layer,
    both,
    drawn_twice,
    part,
    shaded,
)
from generator.games.war.art.courts.torsos import Body, dressed
from generator.units import Box

#: The left half of the window.
_LEFT = Box(-21, -36, 21, 36)


def plate(body: Body) -> list[Layer]:
    """A gorget and plated arms over mail."""
    return [
        *dressed(body, cloths.chain_mail, cloths.plates),
        both("M0 -14.6 C3 -14.6 5.2 -13.6 6.6 -11.6 C5.6 -9.4 2.8 -7.6 0 -6.6", "gold"),
        shaded(
            "M.6 -14.4 C3 -14.4 5.2 -13.6 6.6 -11.6 C5.6 -9.4 2.8 -7.6 .6 -6.8 Z",
            0.46,
            lambda x, y: 0.04 + 0.035 * x,
            angle=62,
        ),
        *drawn_twice("M0 -13.2 C2.4 -13.2 4.4 -12.4 5.6 -11", width=FINE),
    ]


def surcoat(body: Body) -> list[Layer]:
    """A surcoat in two colours over mail, belted at the neck."""
    coat = symmetric("M0 -8.4 L5.8 -8.4 C6.9 -6.4 7.9 -3.4 8.2 0 L0 0")
    left = common(coat, paths.rectangle(_LEFT))
    return [
        *dressed(body, cloths.chain_mail),
        part(coat, "paper"),
        Layer(left, "gold"),
        Layer(coat, None, "ink", 0.3),
        shaded(coat, 0.62, lambda x, y: 0.1 + 0.012 * x, angle=82, step=1.5),
    ]
