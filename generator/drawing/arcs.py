"""A path of cubics as an outline of lines and true arcs, as cutting machines follow them.

In: a closed path in mm. Out: an `Outline` that is nowhere further from it than `NEAR`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from generator.budgets import budget, over
from generator.drawing.drawing import Path
from generator.drawing.outlines import Corner, Outline
from generator.errors import UserError

#: The most that an arc may be off its curve, in mm.
NEAR = 0.003
_SAME = 1e-6
#: A curve is halved no more often than this.
_HALVED = 12

Point = tuple[float, float]


@lru_cache(maxsize=64)
def of_arcs(path: Path) -> Outline:
    """The outline, clockwise. Raises ValueError, in words for a person, for a path that isn't one
    closed line without crossings, and UserError for one of too many corners."""
    moves = sum(segment[0] == "M" for segment in path.segments)
    if moves != 1 or path.segments[0][0] != "M":
        raise ValueError("is in several pieces, or has holes")
    if path.segments[-1][0] != "Z":
        raise ValueError("isn't closed")
    corners = _without_doubles(_corners(path))
    if len(corners) < 2:
        raise ValueError("has no area")
    if len(corners) > budget("outline-corners"):
        raise UserError(over("outline-corners", f"has {len(corners):,} corners"))
    found = Outline(tuple(corners))
    points = found.along(math.inf)
    if _crosses(points):
        raise ValueError("crosses itself")
    return found if _area(points) > 0 else _turned_round(found)


def _corners(path: Path) -> Iterator[Corner]:
    first = here = (0.0, 0.0)
    for segment in path.segments:
        values = segment[1:]
        if segment[0] == "M":
            first = here = (values[0], values[1])
        elif segment[0] == "L":
            yield Corner(*here)
            here = (values[0], values[1])
        elif segment[0] == "C":
            ends = here, (values[0], values[1]), (values[2], values[3]), (values[4], values[5])
            yield from _arcs(*ends, _HALVED)
            here = ends[3]
        else:
            yield Corner(*here)
            here = first


def _arcs(p0: Point, p1: Point, p2: Point, p3: Point, more: int) -> Iterator[Corner]:
    """A cubic as arcs: one if it does, else those of its halves."""
    seen = [_at(p0, p1, p2, p3, k / 8) for k in range(1, 8)]
    bulge = _bulge(p0, seen[3], p3)
    if more == 0 or _follows(p0, p3, bulge, seen):
        yield Corner(*p0, bulge)
        return
    a, b, c = _mid(p0, p1), _mid(p1, p2), _mid(p2, p3)
    d, e = _mid(a, b), _mid(b, c)
    middle = _mid(d, e)
    yield from _arcs(p0, a, d, middle, more - 1)
    yield from _arcs(middle, e, c, p3, more - 1)


def _bulge(p0: Point, through: Point, p3: Point) -> float:
    """The bulge of the arc through three points: half of what the middle one sees is missing."""
    ax, ay = p0[0] - through[0], p0[1] - through[1]
    bx, by = p3[0] - through[0], p3[1] - through[1]
    cross, dot = ax * by - ay * bx, ax * bx + ay * by
    sees = math.atan2(abs(cross), dot)
    bulge = math.tan((math.pi - sees) / 2)
    return math.copysign(bulge, cross) if bulge > _SAME else 0.0


def _follows(p0: Point, p3: Point, bulge: float, seen: list[Point]) -> bool:
    """Whether the arc runs through all the points, as nearly as need be."""
    chord = math.dist(p0, p3)
    if chord < _SAME:
        return all(math.dist(p0, one) < NEAR for one in seen)
    ux, uy = (p3[0] - p0[0]) / chord, (p3[1] - p0[1]) / chord
    if abs(bulge) * chord / 2 < NEAR / 2:
        return all(abs((x - p0[0]) * -uy + (y - p0[1]) * ux) < NEAR for x, y in seen)
    if abs(bulge) > 1:  # more than half a circle is better in two
        return False
    # From the chord's middle, the centre lies across the way, on the side that the arc turns to.
    radius = chord * (1 + bulge * bulge) / (4 * abs(bulge))
    far = math.copysign(radius - abs(bulge) * chord / 2, bulge)
    cx = (p0[0] + p3[0]) / 2 + far * uy
    cy = (p0[1] + p3[1]) / 2 - far * ux
    return all(abs(math.dist((cx, cy), one) - radius) < NEAR for one in seen)


def _at(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
        a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1],
    )


def _mid(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _without_doubles(corners: Iterator[Corner]) -> list[Corner]:
    """The corners, those that lie where the next one does left out."""
    found = list(corners)
    ends = [*found[1:], *found[:1]]
    return [
        one
        for one, end in zip(found, ends, strict=True)
        if math.dist((one.x, one.y), (end.x, end.y)) > _SAME
    ]


def _area(points: list[Point]) -> float:
    ends = [*points[1:], points[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, ends, strict=True)) / 2


def _turned_round(outline: Outline) -> Outline:
    pieces = list(outline.pieces())
    return Outline(tuple(Corner(end.x, end.y, -start.bulge) for start, end in reversed(pieces)))


def _crosses(points: list[Point]) -> bool:
    """Whether the closed line meets itself anywhere but at its corners."""
    lines = list(zip(points, [*points[1:], points[0]], strict=True))
    for index, (a, b) in enumerate(lines):
        low, high = min(a[0], b[0]), max(a[0], b[0])
        last = len(lines) - (index == 0)
        for c, d in lines[index + 2 : last]:
            if max(c[0], d[0]) < low or min(c[0], d[0]) > high:
                continue
            if _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0:
                return True
    return False


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
