"""The signs of kinds in the short tabs at a card's upper and lower edge: one colour, small.

Each lies in a square from -1 to 1. A ribbon's is the pattern of its silk, in a row.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, placed
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, scaled
from generator.games.war_of_coins.art.curves import around
from generator.games.war_of_coins.art.emblems import emblem_path
from generator.games.war_of_coins.art.gate import small_gate
from generator.games.war_of_coins.art.pouch import small_pouch
from generator.games.war_of_coins.art.silks.silk import PATTERNS


def _sun() -> Path:
    """A disc in a ring of eight rays."""
    rays = [
        closed([around(0, 0, 0.7, a - 12), around(0, 0, 1.12, a), around(0, 0, 0.7, a + 12)])
        for a in range(0, 360, 45)
    ]
    return joined([paths.ellipse(0, 0, 0.52), *rays])


ROLES: dict[str, Callable[[], Path]] = {
    "exchange": _sun,
    "payment-gateway": small_gate,
    "merchant": small_pouch,
    "joker": lambda: emblem_path("mask"),
}


@ornament
def role_sign(*, role: str, radius: float, reach: float, fill: Colour) -> Items:
    """A kind's sign, `radius` mm to each side, between two lines that end `reach` mm from its
    middle; a ribbon's pattern goes as far without lines."""
    if role in PATTERNS:
        sign, step = PATTERNS[role]
        count = math.floor(reach / (step * radius))
        row = joined(sign(step * k, 0) for k in range(-count, count + 1))
        return [Shape(placed(row, scaled(radius)), fill)]
    if role not in ROLES:
        raise TypeError(f"{role!r} is no role: {', '.join([*ROLES, *PATTERNS])}")
    thin, free = 0.16, 2.2 * radius
    lines = [
        paths.polyline([(s * free, -thin), (s * reach, -thin), (s * reach, thin), (s * free, thin)],
                       closed=True)
        for s in (-1, 1)
    ]  # fmt: skip
    return [Shape(joined([placed(ROLES[role](), scaled(radius)), *lines]), fill)]
