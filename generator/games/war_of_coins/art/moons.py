"""Full moons with their craters, and the night that one stands in behind a mask."""

from __future__ import annotations

from collections.abc import Sequence

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import closed, joined, without
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape, Stroke
from generator.games.war_of_coins.art.constellations import star as four_points
from generator.games.war_of_coins.art.curves import around
from generator.units import Box

#: Craters of a moon of radius 1: (x, y, radius).
CRATERS = (
    (-0.36, -0.42, 0.2), (0.3, -0.58, 0.13), (0.46, -0.1, 0.24), (-0.05, 0.02, 0.11),
    (-0.6, 0.16, 0.14), (0.1, 0.5, 0.17), (-0.28, 0.52, 0.09), (0.06, -0.82, 0.07),
    (0.74, 0.3, 0.1), (-0.72, -0.18, 0.07),
)  # fmt: skip
#: Stars about the moon behind a mask, on the card: (x, y, reach).
STARS = (
    (20.4, 9.6, 1.3), (29, 7.6, 0.9), (44, 8.2, 1.6), (55.4, 11.6, 1.1), (60, 21, 1.4),
    (59.6, 52, 1.2), (16.8, 57.4, 1.3), (54, 66.4, 1.0), (19, 64.6, 0.9), (10, 71.6, 1.1),
)  # fmt: skip


def moon(
    x: float,
    y: float,
    radius: float,
    white: str,
    shade: str,
    ink: str,
    craters: Sequence[tuple[float, float, float]] = CRATERS,
) -> list[Item]:
    """A full moon whose right limb and craters lie in `shade`; each crater's far wall is lit."""
    disc = paths.ellipse(x, y, radius)
    lit = paths.ellipse(x - 0.13 * radius, y - 0.1 * radius, radius)
    limb = without(disc, lit)
    pits = [paths.ellipse(x + radius * u, y + radius * v, radius * r) for u, v, r in craters]
    walls = [paths.arc(x + radius * u, y + radius * v, radius * r, 300, 510) for u, v, r in craters]
    far = Stroke(mixed(ink, shade, 0.4), 0.35, "round")
    return [
        Shape(disc, white),
        Shape(joined([limb, *pits]), shade),
        *([Shape(joined(walls), None, far)] if walls else []),
        Shape(disc, None, Stroke(ink, 0.6)),
    ]


@ornament
def moonlit_night(
    *,
    x: float,
    y: float,
    radius: float,
    sky: Colour,
    ray: Colour,
    halo: Colour,
    white: Colour,
    shade: Colour,
    star: Colour,
    ink: Colour,
) -> Items:
    """A night about a full moon at (x, y): beams, stars, and a ring of light round it; the moon is
    bare, as a face stands before it. Origin: the card's upper left corner."""
    step, far = 360 / 28, 110.0
    beams = joined(
        closed([(x, y), around(x, y, far, step * k), around(x, y, far, step * (k + 0.5))])
        for k in range(28)
    )
    box = paths.rectangle(Box(-3, -3, 69.5, 85))
    return [
        Shape(box, sky),
        Group((Shape(beams, ray),), clip=box),
        Shape(joined(four_points(*one) for one in STARS), star),
        Shape(paths.ellipse(x, y, radius + 2.4), halo),
        *moon(x, y, radius, white, shade, ink, ()),
    ]
