"""Two koi that swim round a coin, seen from above, each the other's turn by half a circle.

A fish is planned straight, `u` along it from its nose (0) to its tail (1) and `v` mm across, and is
then bent about the origin. Lengths in mm, angles in degrees clockwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, joined
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, turned
from generator.games.war_of_coins.art.curves import smooth

#: How far round a fish reaches, in degrees.
REACH = 150.0
#: (u, half the width) down the body; the widest place is 1.
_BODY = (
    (0.0, 0.0), (0.015, 0.3), (0.06, 0.62), (0.13, 0.82), (0.24, 0.97), (0.36, 1.0), (0.5, 0.9),
    (0.63, 0.68), (0.74, 0.43), (0.8, 0.3),
)  # fmt: skip
#: Outlines as (u, v): the tail's two lobes, a fin of the breast and one of the belly, each to the
#: outer side; spots on the body.
_TAIL = (
    (0.79, 0.26), (0.86, 0.5), (0.94, 1.02), (1.02, 1.2), (0.985, 0.6), (0.945, 0.0), (0.985, -0.6),
    (1.02, -1.2), (0.94, -1.02), (0.86, -0.5), (0.79, -0.26), (0.77, 0.0),
)  # fmt: skip
_BREAST = ((0.2, 0.8), (0.25, 1.5), (0.34, 1.95), (0.4, 1.85), (0.37, 1.3), (0.3, 0.85))
_BELLY = ((0.52, 0.72), (0.57, 1.1), (0.63, 1.3), (0.66, 1.1), (0.62, 0.62))
_BACK = ((0.3, 0.0), (0.38, 0.13), (0.48, 0.15), (0.6, 0.0), (0.48, -0.15), (0.38, -0.13))
_SPOTS = (
    ((0.05, 0.3), (0.12, 0.66), (0.19, 0.3), (0.2, -0.2), (0.13, -0.5), (0.06, -0.24)),
    ((0.27, 1.2), (0.35, 0.5), (0.42, 0.2), (0.5, 0.5), (0.52, 1.2), (0.4, 1.5)),
    ((0.32, -1.3), (0.37, -0.5), (0.46, -0.4), (0.5, -0.9), (0.46, -1.3)),
    ((0.6, 0.3), (0.66, 0.7), (0.74, 0.6), (0.77, -0.1), (0.7, -0.6), (0.63, -0.3)),
)


class _Bent:
    """A fish about the origin: its axis on a circle, from its nose at `start` on clockwise."""

    def __init__(self, radius: float, half: float, start: float, reach: float) -> None:
        self.radius, self.half, self.start, self.reach = radius, half, start, reach

    def at(self, u: float, v: float) -> Point:
        angle = math.radians(self.start + self.reach * u)
        sway = 0.35 * self.half * math.sin(2 * math.pi * u) * u
        r = self.radius + self.half * v + sway
        return r * math.cos(angle), r * math.sin(angle)

    def round(self, places: Sequence[tuple[float, float]]) -> Path:
        return smooth([self.at(u, v) for u, v in places], closed=True)

    def line(self, places: Sequence[tuple[float, float]]) -> Path:
        return smooth([self.at(u, v) for u, v in places])


def _width(u: float) -> float:
    """Half the body's width at u."""
    for (a, wide), (b, other) in pairwise(_BODY):
        if a <= u <= b:
            return wide + (other - wide) * (u - a) / (b - a)
    return 0.0


def _scales(fish: _Bent) -> Path:
    """Arcs in rows across the body behind its head."""
    rows = []
    for k in range(11):
        u = 0.24 + 0.045 * k
        wide = _width(u) - 0.1
        for j in range(-3, 4):
            v = (0.42 * j + (0.21 if k % 2 else 0)) * (0.4 + 0.6 * wide)
            if abs(v) + 0.16 < wide:
                arc = ((0.0, -0.17), (0.02, -0.13), (0.03, 0.0), (0.02, 0.13), (0.0, 0.17))
                rows.append(fish.line([(u + along, v + across) for along, across in arc]))
    return joined(rows)


@ornament
def koi_circle(*, radius: float, half: float, white: Colour, gold: Colour, ink: Colour) -> Items:
    """Two koi on a circle of `radius`, `half` mm from a body's axis to its widest place. The first
    swims over the top, its nose to the left."""
    fish = _Bent(radius, half, 270 - 0.52 * REACH, REACH)
    line, fine = Stroke(ink, 0.55, join="round"), Stroke(ink, 0.3, "round")
    body = fish.round([*_BODY, *((u, -v) for u, v in reversed(_BODY[1:]))])
    fins = [
        fish.round([(u, side * v) for u, v in one]) for one in (_BREAST, _BELLY) for side in (1, -1)
    ]
    rays = joined(
        fish.line([(0.22 + 0.02 * k, side * 0.95), (0.3 + 0.03 * k, side * (1.75 - 0.14 * k))])
        for k in range(3)
        for side in (1, -1)
    )
    combed = joined(
        fish.line([(0.82, 0.12 * k), (0.9, 0.3 * k), (0.96, 0.38 * k)]) for k in (-2, -1, 1, 2)
    )
    spots = Group(tuple(Shape(fish.round(one), gold) for one in _SPOTS), clip=body)
    eyes = joined(paths.ellipse(*fish.at(0.085, side * 0.56), 0.13 * half) for side in (1, -1))
    barbels = joined(
        fish.line([(0.02, side * 0.3), (-0.01, side * 0.62), (0.005, side * 0.92)])
        for side in (1, -1)
    )
    one: list[Item] = [
        Shape(barbels, None, Stroke(ink, 0.45, "round")),
        *(Shape(fin, gold, line) for fin in fins),
        Shape(rays, None, fine),
        Shape(fish.round(_TAIL), gold, line),
        Shape(combed, None, fine),
        Shape(body, white),
        spots,
        Shape(_scales(fish), None, fine),
        Shape(fish.line([(0.2, -0.72), (0.225, 0.0), (0.2, 0.72)]), None, fine),
        Shape(body, None, line),
        Shape(fish.round(_BACK), gold, Stroke(ink, 0.4, join="round")),
        Shape(eyes, ink),
    ]
    return [*one, Group(tuple(one), turned(180))]
