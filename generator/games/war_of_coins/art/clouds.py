"""Mist as flower cards draw it: long rounded bars, stacked, with one line of colour."""

from __future__ import annotations

from collections.abc import Sequence

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined, united
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


#: Puffs of a cloud by night along a card's foot: x, y and radius (mm), the far bank, then the near.
_FAR_PUFFS = (
    (-1, 70, 8.4),
    (10, 73, 6.6),
    (19.6, 70.4, 7.8),
    (30, 75, 6.0),
    (38.4, 77, 5.6),
    (45.6, 74.6, 6.4),
    (55.6, 68.6, 8.6),
    (66, 71.8, 8.0),
)
_NEAR_PUFFS = (
    (3, 80, 7.0), (14.6, 81, 6.2), (26, 79.6, 7.4), (37.6, 80.4, 6.8), (48.6, 79.8, 6.6),
    (60, 80, 7.6),
)  # fmt: skip


@ornament
def night_clouds(*, near: Colour, far: Colour, line: Colour, ink: Colour) -> Items:
    """Two banks of clouds by night across the foot of a picture, a curl of light in each puff;
    origin: the card's upper left corner."""
    items: list[Item] = []
    for puffs, colour, floor in ((_FAR_PUFFS, far, 73.0), (_NEAR_PUFFS, near, 80.0)):
        body = united(
            paths.rectangle(Box(-9, floor, 81.5, 90 - floor)),
            *(paths.ellipse(x, y, r) for x, y, r in puffs),
        )
        curls = joined(
            paths.arc(x + 0.3, y + 0.4, 0.56 * r, 165, 390 - 30 * (k % 2))
            for k, (x, y, r) in enumerate(puffs)
        )
        items += [
            Shape(body, colour, Stroke(ink, 0.7, join="round")),
            Shape(curls, None, Stroke(line, 0.5, "round")),
        ]
    return items
