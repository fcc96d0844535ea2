"""What the great signs of the aces share: lines round them, a way inside
their edge, places along it, rays within.

Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from generator.art.engraving import strand
from generator.art.outlines import contours, flattened, inset, joined
from generator.drawing.drawing import Item, Path, Shape, Stroke


def within(sign: Path, by: float) -> Path:
    """The sign's largest part, so far inside its edge: a foot falls away."""
    return joined([max(contours(inset(sign, by)), key=_area)])


def _area(path: Path) -> float:
    box = path.bounds()
    return box.w * box.h if box is not None else 0.0


def along(
    way: Path, pitch: float, lowest: bool = False, share: int = 1
) -> list[tuple[float, float, float]]:
    """Places at equal distances along a closed way, about one pitch apart, from its highest point
    (or its lowest), each with the way's direction in degrees. Their number is a multiple of
    `share`: a way that mirrors itself has one in each of so many corners."""
    points = flattened(way, 0.02)[0]
    if points[0] != points[-1]:
        points.append(points[0])
    side = -1 if lowest else 1
    top = min(range(len(points) - 1), key=lambda k: side * points[k][1])
    ring = points[top:-1] + points[: top + 1]
    steps = [math.dist(a, b) for a, b in zip(ring, ring[1:], strict=False)]
    pitch = sum(steps) / (share * round(sum(steps) / (share * pitch)))
    out: list[tuple[float, float, float]] = []
    gone = 0.0
    for (ax, ay), (bx, by), step in zip(ring, ring[1:], steps, strict=False):
        while step and len(out) * pitch < gone + step - 1e-6:
            t = (len(out) * pitch - gone) / step
            out.append(
                (ax + t * (bx - ax), ay + t * (by - ay), math.degrees(math.atan2(by - ay, bx - ax)))
            )
        gone += step
    return out


def rays(inner: float, outer: float) -> Iterator[Path]:
    """Engraved rays about the origin, long and short in turns."""
    for k in range(72):
        angle = math.radians(5 * k)
        long = outer if k % 2 else 0.8 * outer
        yield strand(
            f"M{inner * math.sin(angle)} {-inner * math.cos(angle)} "
            f"L{long * math.sin(angle)} {-long * math.cos(angle)}",
            0.42 if k % 2 else 0.26,
        )


def keylines(sign: Path, ink: str, paper: str) -> list[Item]:
    """A sign with lines of paper, ink and paper round it."""
    rounds = [(paper, 3.4), (ink, 2.3), (paper, 1.5)]
    return [
        *(Shape(sign, None, Stroke(colour, wide, "round", "round")) for colour, wide in rounds),
        Shape(sign, ink),
    ]
