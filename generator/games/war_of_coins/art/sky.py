"""What stands behind a landscape: a sky in flat steps, or rays. Origin: upper left of its box."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape
from generator.games.war_of_coins.art.curves import around
from generator.units import Box

#: Height (mm) of each step from the top, and how much of the coin's colour is in it.
STEPS = ((7.0, 0.55), (5.0, 0.36), (3.4, 0.18))


@ornament
def stepped_sky(*, width: float, height: float, main: Colour, light: Colour) -> Items:
    """A light sky that darkens towards the top in three flat steps."""
    items: list[Item] = [Shape(paths.rectangle(Box(0, 0, width, height)), light)]
    y = 0.0
    for high, share in STEPS:
        items.append(Shape(paths.rectangle(Box(0, y, width, high)), mixed(main, light, share)))
        y += high
    return items


@ornament
def rays(
    *, width: float, height: float, x: float, y: float, ground: Colour, ray: Colour, count: int = 28
) -> Items:
    """`count` rays from (x, y) over a ground, as wide as the gaps between them."""
    step = 360 / count
    far = width + height
    wedges = [
        closed([(x, y), around(x, y, far, step * k), around(x, y, far, step * (k + 0.5))])
        for k in range(count)
    ]
    box = paths.rectangle(Box(0, 0, width, height))
    return [Shape(box, ground), Group((Shape(joined(wedges), ray),), clip=box)]
