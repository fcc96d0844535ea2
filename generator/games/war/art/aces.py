"""The ace's medal: gold petals, a collar of lace, and rings round the suit.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.rosettes import pair, sheaf
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Shape, Stroke
from generator.units import Box


@ornament
def ace_petals(*, width: float, height: float, dark: Colour, light: Colour, paper: Colour) -> Items:
    """Nine pairs of eight-petalled waves that open outwards and fade; cut to width x height."""
    lines: list[Item] = []
    for step in range(9):
        t = step / 8
        ink = mixed(mixed(light, paper, 0.25), mixed(dark, paper, 0.85), t)
        lines += pair(ink, 0.13, 22 + 9.5 * t, 2.0 + 4.5 * t, 8)
    window = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    return [Group(tuple(lines), IDENTITY, window)]


@ornament
def ace_lace(*, width: float, height: float, ink: Colour, paper: Colour) -> Items:
    """The collar of lace round the medal, cut to width x height."""
    lines: list[Item] = [Shape(paths.ellipse(0, 0, 22.2), paper)]
    for step in range(4):
        t = step / 3
        lines += pair(mixed(ink, paper, 1 - 0.7 * t), 0.12, 19.2 + 2 * t, 1.2 + t, 24)
    window = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    return [Group(tuple(lines), IDENTITY, window)]


@ornament
def ace_rings(*, ink: Colour, paper: Colour) -> Items:
    """The medal's outer rings, r 18.0 to 13.95, open for words at r 14.4."""
    return [
        Shape(paths.ellipse(0, 0, 18.45), paper),
        Shape(paths.ellipse(0, 0, 18.0), None, Stroke(ink, 0.35)),
        *sheaf(ink, 0.13, 5, 17.0, 0.82, 54),
        Shape(paths.ellipse(0, 0, 16.0), None, Stroke(ink, 0.2)),
        Shape(paths.ellipse(0, 0, 13.95), None, Stroke(ink, 0.12)),
    ]


@ornament
def ace_gold(*, gold: Colour) -> Items:
    """The gold lace at the medal's heart; the same for all suits."""
    return sheaf(gold, 0.13, 10, 10.6, 3.0, 12, 0.62, 24)


@ornament
def ace_heart(*, ink: Colour) -> Items:
    """The suit's own lace over the gold."""
    return [
        *sheaf(ink, 0.12, 3, 10.6, 3.0, 12, 0.62, 24),
        *sheaf(ink, 0.12, 3, 8.2, 1.1, 36),
    ]
