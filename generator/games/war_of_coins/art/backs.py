"""The back: a lattice of circles (shippo), coins, the sea (seigaiha) and the signs of all twelve
coins; the same either way up. Two koi swim round its middle (`circling`).

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape, Stroke, turned
from generator.games.war_of_coins.art.emblems import EMBLEMS, emblem_path
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


@ornament
def sea_bed(
    *, width: float, height: float, rise: float, radius: float, main: Colour, line: Colour
) -> Items:
    """Scales of the sea across the foot of a field about the origin, and, turned by half a circle,
    across its top: `rise` mm high at the sides, less in the middle."""
    w, h = width / 2, height / 2
    count, rows = int(w / radius) + 1, int(rise / (0.56 * radius)) + 1
    if count * rows > _MOST_CIRCLES:
        raise ValueError(f"{count} x {rows} scales are too many: a larger radius")
    scales: list[Item] = []
    for row in range(rows):
        y = h - rise + radius + 0.56 * radius * row
        for k in range(-count, count + 1):
            x = (2 * k + row % 2) * radius
            if y - radius < h - rise * (0.5 + 0.5 * min(1.0, abs(x) / w) ** 2):
                continue
            scales += [
                Shape(
                    outline(f"M{x - r:.3f} {y} A{r:.3f} {r:.3f} 0 0 1 {x + r:.3f} {y} Z"),
                    main if r == radius else None,
                    Stroke(line, 0.32),
                )
                for r in (radius, 0.68 * radius, 0.36 * radius)
            ]
    field = paths.rectangle(Box(-w, -h, width, height))
    return [Group(tuple(scales), clip=field), Group(tuple(scales), turned(180), clip=field)]


@ornament
def twelve_signs(*, step: float, apart: float, size: float, ink: Colour) -> Items:
    """The signs of the twelve coins, `step` mm from each to the next, down the left of two columns
    `apart` mm from each other; down the right one, turned by half a circle, once more."""
    signs = [name for name in EMBLEMS if name != "mask"]
    first = -step * (len(signs) - 1) / 2
    column = joined(
        placed(emblem_path(name), (size, 0, 0, size, -apart / 2, first + step * k))
        for k, name in enumerate(signs)
    )
    return [Shape(column, ink), Group((Shape(column, ink),), turned(180))]
