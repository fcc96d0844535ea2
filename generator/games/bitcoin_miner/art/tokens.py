"""Coins to be cut out: what stands round the figure, and the dots on the rim.

Lengths in mm, origin at the coin's centre, y down.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.outlines import rounded
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke

#: The line round the figure, by what a coin's shape is called.
FIELDS: dict[str, Path] = {
    "round": paths.ellipse(0, 0, 6.1),
    "five": paths.regular(0, 0, 6.25, 5),
    "ten": paths.star(0, 0, 6.2, 5.3, 10),
}


@ornament
def coin_field(*, shape: str, ink: Colour, line: float) -> Items:
    """A circle, a pentagon or a star with ten points within the white of a coin."""
    return [Shape(rounded(FIELDS[shape].segments), None, Stroke(ink, line, join="round"))]


@ornament
def rim_dots(*, count: int, radius: float, dot: float, ink: Colour) -> Items:
    """As many dots as the coin is worth, evenly round the rim, the first at the top."""
    out = []
    for k in range(count):
        angle = math.tau * k / count
        place = paths.ellipse(radius * math.sin(angle), -radius * math.cos(angle), dot)
        out.append(Shape(rounded(place.segments), ink))
    return out
