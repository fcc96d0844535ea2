"""Engraved lines: thin shapes that swell and thin as a burin cuts them, never plain strokes.

Lengths in mm, y down, angles in degrees clockwise. A width is a function of the place; where it
falls under `LEAST` there is no line at all.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence

from generator.art.outlines import Point, closed, flattened, joined, outline, simplified
from generator.drawing.drawing import Path

#: A thinner line would not print.
LEAST = 0.07

Width = Callable[[float, float], float]


def swell(points: Sequence[Point], widths: Sequence[float]) -> Path:
    """A line through `points` as a shape that is `widths[i]` wide at point i."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for index, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        ax, ay = points[max(0, index - 1)]
        bx, by = points[min(last, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = (by - ay) / length * width / 2, (ax - bx) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return closed([*simplified(left), *reversed(simplified(right))])


def strand(d: str, width: float, blunt: bool = False) -> Path:
    """A curve (SVG's `d`) as a strand: `width` in its middle, pointed at both ends; a blunt one
    begins at full width and is pointed at its end only."""
    [points] = flattened(outline(d), 0.006)
    if len(points) < 5:
        points = _denser(points)
    total = _lengths(points)
    widths = []
    for at in total:
        t = at / total[-1]
        widths.append(width * (math.cos(math.pi / 2 * t) if blunt else math.sin(math.pi * t)))
    return swell(points, widths)


def strands(width: float, *curves: str) -> Path:
    """Several strands as one shape."""
    return joined(strand(curve, width) for curve in curves)


def hatch(
    shape: Path,
    pitch: float,
    width: Width | float,
    *,
    angle: float = 0.0,
    bend: float = 0.0,
    step: float = 0.8,
    phase: float = 0.5,
) -> Path:
    """Parallel swelling lines inside a shape, cut at its edge.

    `pitch` lies between two lines, `angle` turns them (0: level, 90: upright), `bend` bows them
    (mm of sag at 1 mm from the origin), `step` is how often the width is asked for, `phase`
    (0..1) where the first line lies.
    """
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def straight(x: float, y: float) -> Point:
        u, v = cos * x + sin * y, cos * y - sin * x
        return u, v - bend * u * u

    def back(u: float, v: float) -> Point:
        v += bend * u * u
        return cos * u - sin * v, cos * v + sin * u

    contours = [[straight(x, y) for x, y in c] for c in flattened(shape, 0.006)]
    tops = [v for contour in contours for _, v in contour]
    rows = range(math.ceil(min(tops) / pitch - phase), int(max(tops) / pitch - phase) + 1)
    levels = [(row + phase) * pitch for row in rows]
    lines: list[Path] = []
    for level, inside in zip(levels, spans(contours, levels), strict=True):
        for start, end in inside:
            steps = max(2, math.ceil((end - start) / step))
            us = [start + (end - start) * k / steps for k in range(steps + 1)]
            points = [back(u, level) for u in us]
            widths = [width(x, y) if callable(width) else width for x, y in points]
            lines += _pieces(points, widths)
    return joined(lines)


def _pieces(points: Sequence[Point], widths: Sequence[float]) -> list[Path]:
    """The line, broken where it gets too thin to print; it runs out to nothing there."""
    out: list[Path] = []
    run: list[int] = []
    for index in range(len(points) + 1):
        if index < len(points) and widths[index] > LEAST:
            run.append(index)
            continue
        if run:
            first, last = max(0, run[0] - 1), min(len(points) - 1, run[-1] + 1)
            if last > first:
                chosen = range(first, last + 1)
                out.append(
                    swell(
                        [points[i] for i in chosen],
                        [widths[i] if widths[i] > LEAST else 0.0 for i in chosen],
                    )
                )
        run = []
    return out


def spans(
    contours: Sequence[Sequence[Point]], levels: Sequence[float]
) -> list[list[tuple[float, float]]]:
    """Where each of the level lines v = `levels`, which rise, lies inside the contours (nonzero
    rule), left to right."""
    crossings: list[list[tuple[float, int]]] = [[] for _ in levels]
    for contour in contours:
        u1, v1 = contour[-1]
        from_ = bisect_left(levels, v1)
        for u2, v2 in contour:
            to = bisect_left(levels, v2)
            # An edge meets the levels between its ends, and no others are looked at.
            for at in range(from_, to) if from_ < to else range(to, from_):
                u = u1 + (levels[at] - v1) * (u2 - u1) / (v2 - v1)
                crossings[at].append((u, 1 if v2 > v1 else -1))
            u1, v1, from_ = u2, v2, to
    return [_inside(sorted(met)) for met in crossings]


def _inside(crossings: Sequence[tuple[float, int]]) -> list[tuple[float, float]]:
    """The pieces of a line that lie inside, from where it crosses an edge and how that turns."""
    out: list[tuple[float, float]] = []
    winding, start = 0, 0.0
    for u, turn in crossings:
        if winding == 0:
            start = u
        winding += turn
        if winding == 0 and u - start > 0.02:
            out.append((start, u))
    return out


def _denser(points: Sequence[Point]) -> list[Point]:
    """Every piece cut in four, for widths that change along a straight line."""
    out = [points[0]]
    for (x1, y1), (x2, y2) in zip(points, points[1:], strict=False):
        out += [(x1 + (x2 - x1) * k / 4, y1 + (y2 - y1) * k / 4) for k in range(1, 5)]
    return out


def _lengths(points: Sequence[Point]) -> list[float]:
    total = [0.0]
    for (x1, y1), (x2, y2) in zip(points, points[1:], strict=False):
        total.append(total[-1] + math.hypot(x2 - x1, y2 - y1))
    return total
