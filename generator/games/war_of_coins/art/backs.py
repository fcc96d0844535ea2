"""The back: a lattice of circles (shippo) and cash coins on the axis, the same either way up.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.units import Box

#: No quarter of a lattice has more circles on its grid.
_MOST_CIRCLES = 10_000


@ornament
def shippo(*, width: float, height: float, radius: float, ink: Colour, line: float = 0.5) -> Items:
    """Overlapping circles on a chequered grid whose step is their radius, a lozenge in each."""
    across, down = int(width / 2 / radius) + 1, int(height / 2 / radius) + 1
    if across * down > _MOST_CIRCLES:
        raise ValueError(f"{2 * across} x {2 * down} circles are too many: a larger radius")
    centres = [
        (i * radius, j * radius)
        for j in range(-down, down + 1)
        for i in range(-across, across + 1)
        if (i + j) % 2 == 0
    ]
    circles = joined(paths.ellipse(x, y, radius) for x, y in centres)
    lozenges = joined(paths.regular(x, y, 0.2 * radius, 4) for x, y in centres)
    return [Shape(circles, None, Stroke(ink, line)), Shape(lozenges, ink)]


@ornament
def cash_coin(
    *, radius: float, hole: float, band: float, gold: Colour, ink: Colour, red: Colour
) -> Items:
    """A coin with a square hole; `hole` is its side. With a `band` (the smaller of two rims, as a
    radius) words can run round it."""
    items: list[Item] = [
        Shape(paths.ellipse(0, 0, radius), gold, Stroke(ink, 0.9)),
        Shape(paths.ellipse(0, 0, radius - 0.12 * radius), None, Stroke(ink, 0.06 * radius)),
    ]
    if band:
        items.append(Shape(paths.ellipse(0, 0, band), None, Stroke(ink, 0.06 * radius)))
    square = paths.rectangle(Box(-hole / 2, -hole / 2, hole, hole))
    return [*items, Shape(square, red, Stroke(ink, 0.9))]
