"""Curves that several pictures share: smooth lines through points, leaves, wavering numbers.

Lengths in mm, y down, angles in degrees clockwise. Nothing is left to chance: what should look
irregular follows the sine of its number, so that every build is the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.art.outlines import Point, rounded
from generator.drawing.drawing import Path, Segment


def wavering(index: int, pace: float = 1.7, phase: float = 0.0) -> float:
    """A number from -1 to 1 for the `index`-th thing; another `pace` gives another sequence."""
    return math.sin(pace * index + phase)


def smooth(points: Sequence[Point], *, closed: bool = False, tail: Sequence[Point] = ()) -> Path:
    """A smooth curve through `points` (Catmull and Rom), then straight on through `tail`.

    `closed` joins the end to the beginning: smoothly, or straight if there is a tail.
    """
    count = len(points)
    round_ = closed and not tail
    segments: list[Segment] = [("M", *points[0])]
    for i in range(count if round_ else count - 1):
        x0, y0 = points[(i - 1) % count] if round_ or i else points[0]
        x1, y1 = points[i]
        x2, y2 = points[(i + 1) % count]
        x3, y3 = points[(i + 2) % count] if round_ or i + 2 < count else points[-1]
        segments.append(
            (
                "C",
                x1 + (x2 - x0) / 6,
                y1 + (y2 - y0) / 6,
                x2 - (x3 - x1) / 6,
                y2 - (y3 - y1) / 6,
                x2,
                y2,
            )
        )
    segments += [("L", x, y) for x, y in tail]
    if closed:
        segments.append(("Z",))
    return rounded(segments)


def leaf(x: float, y: float, length: float, width: float, angle: float) -> Path:
    """A pointed leaf from (x, y), its widest place `width` across, towards `angle` (0: right)."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def at(u: float, v: float) -> Point:
        return x + cos * u - sin * v, y + sin * u + cos * v

    k = width * 0.66
    return rounded(
        [
            ("M", *at(0, 0)),
            ("C", *at(length * 0.3, -k), *at(length * 0.7, -k), *at(length, 0)),
            ("C", *at(length * 0.7, k), *at(length * 0.3, k), *at(0, 0)),
            ("Z",),
        ]
    )


def around(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at `angle` (0: right, 90: down) on a circle about (x, y)."""
    a = math.radians(angle)
    return x + radius * math.cos(a), y + radius * math.sin(a)
