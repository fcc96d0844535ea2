"""What lies about an ace's medal: gold petals.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.rosettes import pair
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item
from generator.units import Box


@ornament(petals=(2, 60))
def ace_petals(
    *, petals: int, width: float, height: float, dark: Colour, light: Colour, paper: Colour
) -> Items:
    """Nine pairs of waves of so many `petals`, opening and fading; cut to width x height."""
    lines: list[Item] = []
    for step in range(9):
        t = step / 8
        ink = mixed(mixed(light, paper, 0.25), mixed(dark, paper, 0.85), t)
        lines += pair(ink, 0.13, 24.6 + 11.4 * t, 2.2 + 5.0 * t, petals)
    window = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    return [Group(tuple(lines), IDENTITY, window)]
