"""Ornament of rulebooks: line-work as SVG path data, from parameters alone.

In: sizes in mm and a few counts. Out: the `d` of a path, y down, rounded to 1/1000 mm so that it
is the same on every machine. Colours and where it stands belong to templates/rulebooks/ornaments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import cos, hypot, pi, sin

#: Curves a wave or petal: with true slopes at their joints, four can't be told from a sine.
_CURVES = 4


@lru_cache(maxsize=64)  # in both books, and for a check
def rosette(
    cx: float, cy: float, radius: float, depth: float, petals: int, strands: int, swell: float = 0
) -> str:
    """Interlaced rings about (cx, cy): `strands` copies of a ring that waves `petals` times by
    `depth` round `radius`; `swell` (0..1) lets the depth itself come and go."""
    rings = []
    steps = petals * _CURVES
    for strand in range(strands):
        turn = 2 * pi * strand / strands

        def ring(step: float, turn: float = turn) -> tuple[float, float]:
            angle = 2 * pi * step / steps
            reach = depth * (1 - swell + swell * cos(2 * petals * angle))
            r = radius + reach * sin(petals * angle + turn)
            return cx + r * cos(angle), cy + r * sin(angle)

        rings.append(_smooth(ring, steps) + "Z")
    return "".join(rings)


@lru_cache(maxsize=64)
def waves(
    width: float, middle: float, height: float, count: int, strands: int, turn: float = 0.5
) -> str:
    """A braid from x 0 to `width` about y `middle`: `strands` sines of `count` whole waves, every
    second one flatter, each `turn` half circles behind the one before. Tiles end to end."""
    lines = []
    steps = count * _CURVES
    for strand in range(strands):
        reach = height / 2 * (0.97 if strand % 2 else 0.7)

        def line(step: float, strand: int = strand, reach: float = reach) -> tuple[float, float]:
            angle = 2 * pi * count * step / steps + strand * turn * pi
            return width * step / steps, middle + reach * sin(angle)

        lines.append(_smooth(line, steps))
    return "".join(lines)


def arrow(
    x1: float, y1: float, x2: float, y2: float, bend: float = 0, head: float = 2.2
) -> tuple[str, str]:
    """An arrow as two paths, shaft and head; `bend` pushes its middle to the left of its way."""
    length = hypot(x2 - x1, y2 - y1) or 1.0
    across = ((y2 - y1) / length, (x1 - x2) / length)
    mx, my = (x1 + x2) / 2 + across[0] * bend * 2, (y1 + y2) / 2 + across[1] * bend * 2
    reach = hypot(x2 - mx, y2 - my) or 1.0
    ux, uy = (x2 - mx) / reach, (y2 - my) / reach
    bx, by = x2 - ux * head, y2 - uy * head
    shaft = f"M{x1:.3f} {y1:.3f}Q{mx:.3f} {my:.3f} {bx:.3f} {by:.3f}"
    wing = head * 0.48
    left, right = (bx - uy * wing, by + ux * wing), (bx + uy * wing, by - ux * wing)
    return shaft, _line([(x2, y2), left, right]) + "Z"


def _smooth(curve: Callable[[float], tuple[float, float]], steps: int) -> str:
    """The curve from 0 to `steps` as cubics: each joint keeps the curve's own slope."""
    parts = []
    first = (0.0, 0.0)  # the handle that leaves the starting point
    for step in range(steps + 1):
        x, y = curve(step)
        (ax, ay), (bx, by) = curve(step - 0.001), curve(step + 0.001)
        dx, dy = (bx - ax) / 0.006, (by - ay) / 0.006  # a third of the slope: a cubic's handle
        if step == 0:
            parts.append(f"M{x:.3f} {y:.3f}")
            first = (x + dx, y + dy)
            continue
        sign = f"C{first[0]:.3f} {first[1]:.3f} " if step == 1 else "S"
        parts.append(f"{sign}{x - dx:.3f} {y - dy:.3f} {x:.3f} {y:.3f}")
    return "".join(parts)


def _line(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points)
