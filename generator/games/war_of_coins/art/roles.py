"""The signs of kinds in the short tabs at a card's upper and lower edge: one colour, small.

Each lies in a square from -1 to 1. A ribbon's is the pattern of its silk, in a row.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, placed
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, moved, scaled
from generator.games.war_of_coins.art.curves import around
from generator.games.war_of_coins.art.emblems import emblem_path
from generator.games.war_of_coins.art.gate import small_gate
from generator.games.war_of_coins.art.picks import pick_path
from generator.games.war_of_coins.art.pouch import small_pouch
from generator.games.war_of_coins.art.silks.silk import PATTERNS
from generator.units import Box


def _sun() -> Path:
    """A disc in a ring of eight rays."""
    rays = [
        closed([around(0, 0, 0.7, a - 12), around(0, 0, 1.12, a), around(0, 0, 0.7, a + 12)])
        for a in range(0, 360, 45)
    ]
    return joined([paths.ellipse(0, 0, 0.52), *rays])


HALF_WIDTH = 7.5  # of a mark
SIZE = 0.74  # half a sign: a cut that is a millimetre off leaves it whole
REACH = 5.8  # how far its lines go to both sides
LINE = 0.45  # what the picture's edge covers of a mark
NEAR = 0.5  # from a sign to that edge

ROLES: dict[str, Callable[[], Path]] = {
    "exchange": _sun,
    "payment-gateway": small_gate,
    "merchant": small_pouch,
    "joker": lambda: emblem_path("mask"),
    "double-mining": lambda: joined([pick_path(2.3, -45), pick_path(2.3, 45)]),
}


def _sign(role: str) -> Path:
    """A kind's sign between two lines; a ribbon's pattern is a row of its own."""
    if role in PATTERNS:
        sign, step = PATTERNS[role]
        count = math.floor(REACH / (step * SIZE))
        return placed(joined(sign(step * k, 0) for k in range(-count, count + 1)), scaled(SIZE))
    if role not in ROLES:
        raise TypeError(f"{role!r} is no role: {', '.join([*ROLES, *PATTERNS])}")
    free = 2.4 * SIZE
    lines = [paths.rectangle(Box(x, -0.14, REACH - free, 0.28)) for x in (-REACH, free)]
    return joined([placed(ROLES[role](), scaled(SIZE)), *lines])


@ornament
def kind_mark(
    *, role: str, depth: float, fill: Colour, half: Colour, sign: Colour, ink: Colour
) -> Items:
    """A short tab from beyond the bleed to `depth` mm below the card's edge, its right half in
    another colour, with the sign of a kind. Origin: its middle, on the edge."""
    x, y, high = HALF_WIDTH, -3.6, depth + 3.6
    tab = paths.rectangle(Box(-x, y, 2 * x, high))
    middle = placed(_sign(role), moved(0, depth - LINE - SIZE - NEAR))
    return [
        Shape(tab, fill),
        Shape(paths.rectangle(Box(0, y, x, high)), half),
        Shape(tab, None, Stroke(ink, 0.6)),
        Shape(middle, sign),
    ]
