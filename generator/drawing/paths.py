"""Paths from plain measures, all in mm, y down: the alphabet of layouts and ornaments."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path

from generator.drawing.drawing import Path, Segment
from generator.units import Box

#: No path that is read leads farther from its origin, in its own units.
FARTHEST = 1e6
_NUMBER = re.compile(r"[0-9]+")
#: How far a cubic's control points stand off for a quarter circle of radius 1.
QUARTER = 4 / 3 * (math.sqrt(2) - 1)


def polyline(points: Sequence[tuple[float, float]], closed: bool = False) -> Path:
    """Straight lines through the points."""
    segments: list[Segment] = [("M", *points[0])]
    segments += [("L", x, y) for x, y in points[1:]]
    if closed:
        segments.append(("Z",))
    return Path(tuple(segments))


def line(x1: float, y1: float, x2: float, y2: float) -> Path:
    """One straight line."""
    return Path((("M", x1, y1), ("L", x2, y2)))


def rectangle(box: Box, radius: float = 0.0) -> Path:
    """A rectangle, clockwise; corners rounded by `radius`."""
    r = max(0.0, min(radius, box.w / 2, box.h / 2))
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if r == 0:
        return polyline([(x, y), (right, y), (right, bottom), (x, bottom)], closed=True)
    k = r * (1 - QUARTER)
    return Path(
        (
            ("M", x + r, y),
            ("L", right - r, y),
            ("C", right - k, y, right, y + k, right, y + r),
            ("L", right, bottom - r),
            ("C", right, bottom - k, right - k, bottom, right - r, bottom),
            ("L", x + r, bottom),
            ("C", x + k, bottom, x, bottom - k, x, bottom - r),
            ("L", x, y + r),
            ("C", x, y + k, x + k, y, x + r, y),
            ("Z",),
        )
    )


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, hole: bool = False) -> Path:
    """An ellipse or circle, clockwise; counter-clockwise for a hole."""
    ry = rx if ry is None else ry
    kx, ky = rx * QUARTER, ry * QUARTER * (-1 if hole else 1)
    ry = -ry if hole else ry
    return Path(
        (
            ("M", cx + rx, cy),
            ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
            ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
            ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
            ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
            ("Z",),
        )
    )


def ring(cx: float, cy: float, outer: float, inner: float) -> Path:
    """A disc with a round hole."""
    return ellipse(cx, cy, outer) + ellipse(cx, cy, inner, hole=True)


def arc(cx: float, cy: float, r: float, start: float, end: float) -> Path:
    """An open arc from `start` to `end` degrees, clockwise from 3 o'clock, as cubics."""
    steps = max(1, math.ceil(abs(end - start) / 45))
    step = math.radians((end - start) / steps)
    k = 4 / 3 * math.tan(step / 4) * r
    angle = math.radians(start)
    x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
    segments: list[Segment] = [("M", x, y)]
    for _ in range(steps):
        after = angle + step
        to_x, to_y = cx + r * math.cos(after), cy + r * math.sin(after)
        segments.append(
            (
                "C",
                x - k * math.sin(angle),
                y + k * math.cos(angle),
                to_x + k * math.sin(after),
                to_y - k * math.cos(after),
                to_x,
                to_y,
            )
        )
        x, y, angle = to_x, to_y, after
    return Path(tuple(segments))


def regular(cx: float, cy: float, r: float, corners: int, start: float = -90.0) -> Path:
    """A regular polygon; the first corner at `start` degrees (-90 is up)."""
    return (
        star(cx, cy, r, r, corners, start)
        if corners < 2
        else polyline(
            [
                (cx + r * math.cos(a), cy + r * math.sin(a))
                for a in (math.radians(start + 360 * k / corners) for k in range(corners))
            ],
            closed=True,
        )
    )


def star(
    cx: float, cy: float, outer: float, inner: float, points: int, start: float = -90.0
) -> Path:
    """A star or burst with `points` tips, the first at `start` degrees."""
    return polyline(
        [
            (cx + r * math.cos(a), cy + r * math.sin(a))
            for k in range(2 * points)
            for r, a in (((inner if k % 2 else outer), math.radians(start + 180 * k / points)),)
        ],
        closed=True,
    )


class SegmentPen(BasePen):  # type: ignore[misc]
    """Collects a fontTools drawing as segments; quadratic curves become cubics."""

    def __init__(self) -> None:
        super().__init__(None)
        self.segments: list[Segment] = []

    def _moveTo(self, point: tuple[float, float]) -> None:
        self.segments.append(("M", *point))

    def _lineTo(self, point: tuple[float, float]) -> None:
        self.segments.append(("L", *point))

    def _curveToOne(
        self, c1: tuple[float, float], c2: tuple[float, float], point: tuple[float, float]
    ) -> None:
        self.segments.append(("C", *c1, *c2, *point))

    def _closePath(self) -> None:
        self.segments.append(("Z",))

    def _endPath(self) -> None:
        pass

    def path(self) -> Path:
        """What was drawn. Raises ValueError if it leads farther than FARTHEST, or nowhere."""
        for _, *numbers in self.segments:
            for value in numbers:
                if not -FARTHEST <= value <= FARTHEST:  # what is no number is nowhere
                    raise ValueError(f"a path leads to {value:g}, beyond {FARTHEST:g}")
        return Path(tuple(self.segments))


def commands(text: str) -> int:
    """How many commands a path written as in SVG has, about: half as many as its numbers."""
    return sum(1 for _ in _NUMBER.finditer(text)) // 2


@lru_cache(maxsize=4096)
def svg_path(text: str) -> Path:
    """A path written as in SVG's `d` ("M0 0 L10 0 ... Z"). Raises ValueError if it is none, or
    leads farther than FARTHEST."""
    pen = SegmentPen()
    try:
        parse_path(text, pen)
    except Exception as error:  # fontTools lets IndexError, ValueError and TypeError escape
        raise ValueError(f"{text[:40]!r} is not an SVG path") from error
    if text.strip() and not pen.segments:
        raise ValueError(f"{text[:40]!r} is not an SVG path")
    return pen.path()
