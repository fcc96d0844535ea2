"""Mist as flower cards draw it: long rounded bars, stacked, with one line of colour."""

from __future__ import annotations

from collections.abc import Sequence

from generator.art import Colour, Items, ornament
from generator.art.outlines import united
from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.units import Box

BAR = 4.4  # height of a bar
PITCH = 4.0  # from bar to bar: a little less, so that they melt


def bank(
    x: float,
    y: float,
    bars: Sequence[tuple[float, float]],
    white: str,
    line: str,
    ink: str,
    accent: int = 1,
    width: float = 0.6,
) -> list[Item]:
    """Bars from (x, y) downwards, each (width, shift to the right); bar `accent` has the line."""
    shapes = [
        paths.rectangle(Box(x + shift, y + PITCH * k, wide, BAR), BAR / 2)
        for k, (wide, shift) in enumerate(bars)
    ]
    wide, shift = bars[accent]
    middle = y + PITCH * accent + BAR / 2
    return [
        Shape(united(*shapes), white, Stroke(ink, width)),
        Shape(
            paths.line(x + shift + 3.2, middle, x + shift + wide - 3.2, middle),
            None,
            Stroke(line, 0.5, "round"),
        ),
    ]


@ornament
def mist(*, white: Colour, line: Colour, ink: Colour) -> Items:
    """Banks of mist across the foot of a picture; origin: the card's upper left corner."""
    return [
        *bank(-10.0, 62.0, ((16, 18), (48, 0), (26, 12)), white, line, ink),
        *bank(36.0, 66.0, ((16, 12), (40, 0), (30, 8)), white, line, ink),
    ]
