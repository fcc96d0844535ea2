"""Chains of round links, seen in turn from the face and from the edge, and the coins they hold.

Chains run along x, centred on the origin. Lengths in mm.
"""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, placed
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Path, Shape, Stroke, moved, turned
from generator.units import Box

#: No chain has more links.
_MOST_LINKS = 4000


@lru_cache(maxsize=16)
def link(size: float) -> Path:
    """A link from the face, 1.24 x 0.84 of `size`, with its hole."""
    outer = Box(-0.62 * size, -0.42 * size, 1.24 * size, 0.84 * size)
    hole = Box(-0.32 * size, -0.14 * size, 0.64 * size, 0.28 * size)
    return paths.rectangle(outer, 0.42 * size) + paths.rectangle(hole, 0.14 * size).through(
        (-1.0, 0.0, 0.0, 1.0, 0.0, 0.0)  # mirrored, so that it runs the other way: a hole
    )


def _links(length: float, size: float) -> tuple[int, float]:
    """How many links a chain of that length has, and from one to the next, mm."""
    count = max(1, round(length / (1.59 * size)))
    if count > _MOST_LINKS:
        raise ValueError(f"a chain of {count} links")
    return count, length / count


def chain(length: float, size: float, metal: str, ink: str) -> list[Item]:
    """A chain `length` mm long: links `size` x 1.24 wide, joined by links seen from the edge."""
    count, pitch = _links(length, size)
    bar = paths.rectangle(Box(-0.42 * size, -0.085 * size, 0.84 * size, 0.17 * size), 0.08 * size)
    joint = (Shape(bar, metal, Stroke(ink, 0.1 * size)), Shape(bar, metal))
    ring = (Shape(link(size), metal, Stroke(ink, 0.1 * size)), Shape(link(size), metal))
    start = -length / 2 + pitch / 2
    return [
        *(Group(joint, moved(start + pitch * (k + 0.5), 0)) for k in range(-1, count)),
        *(Group(ring, moved(start + pitch * k, 0)) for k in range(count)),
    ]


def interlocked(length: float, size: float, metal: str, ink: str) -> list[Item]:
    """A chain `length` mm long whose links pass through one another: between two from the face lies
    one from the edge over their ends, its own in their holes. For a ground of `ink`."""
    count, pitch = _links(length, size)
    wide, hole = 1.38 * size, 0.9 * size
    ring = paths.rectangle(Box(-wide / 2, -0.45 * size, wide, 0.9 * size), 0.45 * size)
    gap = paths.rectangle(Box(-hole / 2, -0.21 * size, hole, 0.42 * size), 0.21 * size).through(
        (-1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    )
    long = pitch - hole + 0.32 * size
    bar = paths.rectangle(Box(-long / 2, -0.12 * size, long, 0.24 * size), 0.12 * size)
    start = (pitch - length) / 2
    rings = joined(placed(ring + gap, moved(start + pitch * k, 0)) for k in range(count))
    bars = joined(placed(bar, moved(start + pitch * (k + 0.5), 0)) for k in range(-1, count))
    return [
        Shape(rings, metal),
        Shape(bars, None, Stroke(ink, 0.14 * size)),
        Shape(bars, metal),
    ]


@ornament
def chain_run(*, length: float, size: float, metal: Colour, ink: Colour) -> Items:
    """A straight chain."""
    return chain(length, size, metal, ink)


@ornament
def chain_sash(
    *, width: float, height: float, size: float, metal: Colour, ink: Colour, line: Colour
) -> Items:
    """A solid band with a chain of whole links along it and a rule near both edges."""
    band = Box(-width / 2, -height / 2, width, height)
    rules = [
        Shape(paths.line(-width / 2, y, width / 2, y), None, Stroke(line, 0.2))
        for y in (-height / 2 + 0.45, height / 2 - 0.45)
    ]
    links = Group(tuple(interlocked(width, size, metal, ink)), IDENTITY, paths.rectangle(band))
    return [Shape(paths.rectangle(band), ink), *rules, links]


def coin(x: float, y: float, radius: float, metal: str, ink: str) -> list[Item]:
    """A coin with a square hole at (x, y): disc, inner rule, hole."""
    edge = max(0.12, min(0.3, 0.11 * radius))
    hole = 0.30 * radius
    square = paths.rectangle(Box(x - hole, y - hole, 2 * hole, 2 * hole))
    return [
        Shape(paths.ellipse(x, y, radius), metal, Stroke(ink, edge)),
        Shape(paths.ellipse(x, y, 0.74 * radius), None, Stroke(ink, 0.6 * edge)),
        Shape(square, ink),
    ]


@ornament
def bullion_coin(*, radius: float, metal: Colour, ink: Colour, marks: int = 0) -> Items:
    """A coin with a square hole, and if wanted small lozenges between hole and rim."""
    out = coin(0, 0, radius, metal, ink)
    far, tall, wide = 0.54 * radius, 0.11 * radius, 0.075 * radius
    mark = closed([(0, -far - tall), (wide, -far), (0, -far + tall), (-wide, -far)])
    out += [Group((Shape(mark, ink),), turned(360 * k / marks)) for k in range(marks)]
    return out


@ornament
def chain_border(
    *,
    width: float,
    height: float,
    band: float,
    size: float,
    metal: Colour,
    ink: Colour,
    line: Colour,
) -> Items:
    """A chain round a rectangle whose middle line is `width` x `height`: a dark band between
    rules, chains along its sides, coins in its corners."""
    corner = 1.08 * size
    middle = Box(-width / 2, -height / 2, width, height)
    out: list[Item] = [
        Shape(paths.rectangle(middle, 2.0), None, Stroke(ink, band)),
        Shape(paths.rectangle(middle.grown(band / 2), 2.0 + band / 2), None, Stroke(line, 0.3)),
        Shape(paths.rectangle(middle.grown(-band / 2), 0.8), None, Stroke(line, 0.2)),
    ]
    across = interlocked(width - 2 * corner - 1.5, size, metal, ink)
    down = interlocked(height - 2 * corner - 1.5, size, metal, ink)
    for half in (0, 180):
        out += [
            Group(
                tuple(across), (*turned(half)[:4], 0.0, math.cos(math.radians(half)) * -height / 2)
            ),
            Group(
                tuple(down),
                (*turned(half + 90)[:4], math.cos(math.radians(half)) * -width / 2, 0.0),
            ),
        ]
    for sx in (-1, 1):
        for sy in (-1, 1):
            place = moved(sx * width / 2, sy * height / 2)
            # A setting about each coin, so that the rules end on it alike.
            setting = Shape(paths.ellipse(0, 0, corner + 0.45), ink, Stroke(line, 0.25))
            out.append(Group((setting, *coin(0, 0, corner, metal, ink)), place))
    return out
