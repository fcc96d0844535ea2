"""Coins to be cut out: the cards' coin, larger, with a reeded edge.

Lengths in mm, origin at the coin's centre, y down.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, placed, rounded
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, moved, times, turned
from generator.games.bitcoin_miner.art.receipt import slot

#: The line round figure or slots, by what a coin's shape is called.
FIELDS: dict[str, Path] = {
    "round": paths.ellipse(0, 0, 6.1),
    "five": paths.regular(0, 0, 6.2, 5),
    "ten": paths.star(0, 0, 6.1, 5.1, 10),
}
#: The slot of a coin worth one, and each of several.
ALONE, AMONG = 6.4, 2.2


@ornament
def coin_field(*, shape: str, paper: Colour, ink: Colour, line: float) -> Items:
    """A circle, a pentagon or a star with ten points in the middle of a coin."""
    return [Shape(rounded(FIELDS[shape].segments), paper, Stroke(ink, line, join="round"))]


@ornament(count=(12, 400))
def reeds(*, count: int, inner: float, outer: float, ink: Colour, line: float) -> Items:
    """The reeds of a coin's edge: `count` short lines from one radius out to another."""
    cuts = []
    for k in range(count):
        angle = math.tau * (k + 0.5) / count
        u, v = math.cos(angle), math.sin(angle)
        cuts.append(paths.line(inner * u, inner * v, outer * u, outer * v))
    return [Shape(rounded(joined(cuts).segments), None, Stroke(ink, line))]


@ornament(worth=(1, 24))
def slots(*, worth: int, radius: float, ink: Colour) -> Items:
    """As many slots as the coin is worth: one in the middle, or all in a ring from the top."""
    if worth == 1:
        return [Shape(slot(ALONE), ink)]
    around = (times(turned(360 * k / worth), moved(0, -radius)) for k in range(worth))
    return [Shape(placed(slot(AMONG), there), ink) for there in around]


@ornament
def gem_face(*, edge: float, paper: Colour, ink: Colour, line: float) -> Items:
    """A face of a die that is cut as a gem: the eight-cornered table, and the edges that run from
    it to the sides; the origin is the middle."""
    half = edge / 2
    near, wide = 0.82 * half, 0.5 * half
    table = [
        (-wide, -near), (wide, -near), (near, -wide), (near, wide),
        (wide, near), (-wide, near), (-near, wide), (-near, -wide),
    ]  # fmt: skip
    edges = [
        paths.line(x, y, x * half / max(abs(x), abs(y)), y * half / max(abs(x), abs(y)))
        for x, y in table
    ]
    return [
        Shape(rounded(joined(edges).segments), None, Stroke(ink, line)),
        Shape(closed(table), paper, Stroke(ink, line, join="round")),
    ]
