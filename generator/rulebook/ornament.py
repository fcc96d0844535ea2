"""Ornament of rulebooks: line-work as SVG path data, from parameters alone.

In: sizes in mm and a few counts. Out: the `d` of a path, y down, rounded to 1/1000 mm so that it
is the same on every machine. Colours and where it stands belong to templates/rulebooks/ornaments.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, sin

_STEPS = 14  # straight pieces a wave: fine enough at any size a page has


def rosette(
    cx: float, cy: float, radius: float, depth: float, petals: int, strands: int, swell: float = 0
) -> str:
    """Interlaced rings about (cx, cy): `strands` copies of a ring that waves `petals` times by
    `depth` round `radius`; `swell` (0..1) lets the depth itself come and go."""
    rings = []
    points = petals * _STEPS
    for strand in range(strands):
        turn = 2 * pi * strand / strands
        ring = []
        for step in range(points):
            angle = 2 * pi * step / points
            reach = depth * (1 - swell + swell * cos(2 * petals * angle))
            r = radius + reach * sin(petals * angle + turn)
            ring.append((cx + r * cos(angle), cy + r * sin(angle)))
        rings.append(_line(ring) + "Z")
    return "".join(rings)


def waves(
    width: float, middle: float, height: float, count: int, strands: int, turn: float = 0.5
) -> str:
    """A braid from x 0 to `width` about y `middle`: `strands` sines of `count` whole waves, every
    second one flatter, each `turn` half circles behind the one before. Tiles end to end."""
    lines = []
    points = count * _STEPS
    for strand in range(strands):
        reach = height / 2 * (0.97 if strand % 2 else 0.7)
        line = [
            (
                width * step / points,
                middle + reach * sin(2 * pi * count * step / points + strand * turn * pi),
            )
            for step in range(points + 1)
        ]
        lines.append(_line(line))
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


def _line(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points)
