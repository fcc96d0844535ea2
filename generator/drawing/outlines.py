"""Outlines to be cut: closed lines of straight pieces and arcs of circles.

In: measures in mm. Out: an `Outline`, which gives itself as a path to draw and as what a cutting
machine follows. Corners carry a bulge, as in DXF: the tangent of a quarter of the arc's angle from
this corner to the next, positive if the arc turns counter-clockwise as one looks at it; 0 is a
straight line. Y runs down, as everywhere on a sheet.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from generator.drawing import paths
from generator.drawing.drawing import Matrix, Path, Segment, apply
from generator.units import Box, Size

#: The bulge of a quarter of a circle and of half of one.
QUARTER, HALF = math.tan(math.pi / 8), 1.0
#: Shapes of pieces that a catalogue may name, with the width of each as a share of its height.
SHAPES = {"square": 1.0, "hexagon": math.sqrt(3) / 2, "disc": 1.0}
_LEAST = 1e-9
#: Arcs are taken for lines of so many radians where it is measured how deep a point lies.
_TURN = math.radians(2)
_ENDLESS = 1e6
#: No box inside an outline is smaller than this part of the card.
_SMALLEST = 0.02


@dataclass(frozen=True, slots=True)
class Corner:
    """A point of an outline, and how the line runs from it to the next."""

    x: float
    y: float
    bulge: float = 0.0


@dataclass(frozen=True)
class Outline:
    """A closed line, clockwise; the last corner leads back to the first."""

    corners: tuple[Corner, ...]

    def pieces(self) -> Iterator[tuple[Corner, Corner]]:
        """Each straight piece or arc: where it begins (with its bulge) and where it ends."""
        yield from zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)

    def through(self, matrix: Matrix) -> Outline:
        """Moved, turned or mirrored; lengths must stay as they are."""
        a, b, c, d, _, _ = matrix
        sign = 1.0 if a * d - b * c > 0 else -1.0
        moved = (Corner(*apply(matrix, p.x, p.y), sign * p.bulge) for p in self.corners)
        return Outline(tuple(moved))

    def path(self) -> Path:
        """The outline as a path to draw: arcs become cubics."""
        first = self.corners[0]
        segments: list[Segment] = [("M", first.x, first.y)]
        for start, end in self.pieces():
            if abs(start.bulge) < _LEAST:
                segments.append(("L", end.x, end.y))
                continue
            centre, radius, begin, sweep = arc(start, end)
            degrees = math.degrees(begin), math.degrees(begin + sweep)
            segments.extend(paths.arc(*centre, radius, *degrees).segments[1:])
        return Path((*segments, ("Z",)))

    def along(self, step: float) -> list[tuple[float, float]]:
        """Points on the outline, in order: its corners, and between them one every `step` mm at
        least; on arcs, finer still."""
        found: list[tuple[float, float]] = []
        for start, end in self.pieces():
            if abs(start.bulge) < _LEAST:
                parts = max(1, math.ceil(math.hypot(end.x - start.x, end.y - start.y) / step))
                for k in range(parts):
                    at = k / parts
                    found.append(
                        (start.x + (end.x - start.x) * at, start.y + (end.y - start.y) * at)
                    )
                continue
            (cx, cy), radius, begin, sweep = arc(start, end)
            fine = max(1, math.ceil(abs(sweep) * radius / step), math.ceil(abs(sweep) / _TURN))
            for k in range(fine):
                angle = begin + sweep * k / fine
                found.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
        return found

    @cached_property
    def _fine(self) -> list[tuple[float, float]]:
        return self.along(_ENDLESS)

    def depth(self, x: float, y: float) -> float:
        """How far inside the outline a point lies, in mm; less than 0 outside."""
        nearest, inside = math.inf, False
        points = self._fine
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
            dx, dy = x2 - x1, y2 - y1
            long = dx * dx + dy * dy
            at = 0.0 if long == 0 else max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / long))
            nearest = min(nearest, math.hypot(x - x1 - at * dx, y - y1 - at * dy))
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * dx:
                inside = not inside
        return nearest if inside else -nearest

    def inner(self, box: Box, safe: float) -> Box | None:
        """The largest box in the middle of this one and of its proportions that lies `safe` mm
        inside the outline; None if there is none."""

        def within(share: float) -> bool:
            w, h = box.w * share, box.h * share
            (x, y), k = box.centre, 8
            marks = [(2 * i / k - 1) / 2 for i in range(k + 1)]
            return all(
                self.depth(x + a * w, y + b * h) >= safe
                for at in marks
                for a, b in ((at, -0.5), (at, 0.5), (-0.5, at), (0.5, at))
            )

        low, high = 0.0, 1.0
        for _ in range(20):
            middle = (low + high) / 2
            low, high = (middle, high) if within(middle) else (low, middle)
        if low < _SMALLEST:
            return None
        (x, y), w, h = box.centre, box.w * low, box.h * low
        return Box(x - w / 2, y - h / 2, w, h)

    @property
    def box(self) -> Box:
        """The smallest box round it."""
        xs = [corner.x for corner in self.corners]
        ys = [corner.y for corner in self.corners]
        for start, end in self.pieces():
            if abs(start.bulge) < _LEAST:
                continue
            (cx, cy), radius, begin, sweep = arc(start, end)
            for quarter in range(-8, 9):
                angle = quarter * math.pi / 2
                if min(begin, begin + sweep) < angle < max(begin, begin + sweep):
                    xs.append(cx + radius * math.cos(angle))
                    ys.append(cy + radius * math.sin(angle))
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def arc(start: Corner, end: Corner) -> tuple[tuple[float, float], float, float, float]:
    """An arc's centre, radius, the angle at which it begins and how far it turns: radians,
    clockwise from 3 o'clock."""
    sweep = -4 * math.atan(start.bulge)
    chord = math.hypot(end.x - start.x, end.y - start.y)
    radius = chord / (2 * abs(math.sin(sweep / 2)))
    # The centre lies on the chord's normal, to the right of the way if the arc is clockwise.
    far = chord / 2 / math.tan(sweep / 2)
    ux, uy = (end.x - start.x) / chord, (end.y - start.y) / chord
    cx = (start.x + end.x) / 2 - far * uy
    cy = (start.y + end.y) / 2 + far * ux
    return (cx, cy), radius, math.atan2(start.y - cy, start.x - cx), sweep


def polygon(points: Iterable[tuple[float, float]]) -> Outline:
    """Straight lines through the points."""
    return Outline(tuple(Corner(x, y) for x, y in points))


def rounded(box: Box, radius: float) -> Outline:
    """A rectangle with rounded corners, clockwise from the top edge's left end."""
    r = max(0.0, min(radius, box.w / 2, box.h / 2))
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    if r < _LEAST:
        return polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
    turn = -QUARTER
    return Outline(
        (
            Corner(left + r, top),
            Corner(right - r, top, turn),
            Corner(right, top + r),
            Corner(right, bottom - r, turn),
            Corner(right - r, bottom),
            Corner(left + r, bottom, turn),
            Corner(left, bottom - r),
            Corner(left, top + r, turn),
        )
    )


def disc(cx: float, cy: float, radius: float) -> Outline:
    """A circle: two halves."""
    return Outline((Corner(cx - radius, cy, -HALF), Corner(cx + radius, cy, -HALF)))


def hexagon(box: Box) -> Outline:
    """A hexagon as wide and as high as the box, with corners at the top and the bottom, or at the
    left and the right if the box is wider than high."""
    x, y = box.centre
    if box.w > box.h:
        upright = hexagon(Box(y - box.h / 2, x - box.w / 2, box.h, box.w))
        return polygon((-corner.y + 2 * x, corner.x) for corner in upright.corners)
    quarter = box.h / 4
    return polygon(
        [
            (x, box.y),
            (box.right, y - quarter),
            (box.right, y + quarter),
            (x, box.bottom),
            (box.x, y + quarter),
            (box.x, y - quarter),
        ]
    )


def shaped(shape: str, size: Size, corner: float = 0.0) -> Outline:
    """The outline of a piece of one of `SHAPES` whose box begins at (0, 0)."""
    box = Box(0.0, 0.0, size.w, size.h)
    if shape == "hexagon":
        return hexagon(box)
    if shape == "disc":
        return disc(*box.centre, size.w / 2)
    return rounded(box, corner)
