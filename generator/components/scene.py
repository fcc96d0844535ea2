"""A thing that one holds, drawn from its faces as it is folded.

In: faces by their corners (right, up, near to us), in the thing's own mm. Out: items in mm that fit
into `PICTURE`, y down. Printed sides are tinted, bare ones white, and hatched where glue comes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from generator.components.flat_pictures import BLACK, EDGE, GREY, PICTURE, WHITE
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Path, Segment, Shape, Stroke
from generator.units import Box

#: A printed side away from the light, and where glue comes.
SHADED, GLUE = "#C6D1DD", "glue"
_HATCH, _HATCHED = 0.75, Stroke(GREY, 0.15)
_ARROW = Stroke(BLACK, 0.4, cap="round", join="round")
#: An arrow's head: how long it is, and how broad from its middle line.
_HEAD, _HALF_HEAD = 1.6, 0.75

Point = tuple[float, float]
Corner = tuple[float, float, float]


@dataclass
class Scene:
    """Faces seen from in front, after a `turn` about the upright axis and a `tilt` to us, in
    degrees; what is added later hides what was there."""

    turn: float
    tilt: float
    _faces: list[tuple[list[Point], str]] = field(default_factory=list)
    _arrow: list[Point] = field(default_factory=list)

    def face(self, corners: Iterable[Corner], fill: str) -> None:
        self._faces.append(([self._seen(corner) for corner in corners], fill))

    def arrow(self, corners: Sequence[Corner]) -> None:
        """From the first corner to the last, bent to the one between."""
        self._arrow = [self._seen(corner) for corner in corners]

    def closeness(self, corner: Corner) -> float:
        """How far a corner is to us, in mm along our view."""
        tilt = math.radians(self.tilt)
        _, near = self._turned(corner)
        return near * math.cos(tilt) + corner[1] * math.sin(tilt)

    def _turned(self, corner: Corner) -> Point:
        """How far right and how near to us, after the turn."""
        x, _, z = corner
        turn = math.radians(self.turn)
        right = x * math.cos(turn) + z * math.sin(turn)
        return right, z * math.cos(turn) - x * math.sin(turn)

    def _seen(self, corner: Corner) -> Point:
        tilt = math.radians(self.tilt)
        right, near = self._turned(corner)
        return right, near * math.sin(tilt) - corner[1] * math.cos(tilt)

    def items(self) -> list[Item]:
        """All of it in the middle of a picture."""
        points = [point for face, _ in self._faces for point in face] + self._arrow
        left, top = min(x for x, _ in points), min(y for _, y in points)
        wide, high = max(x for x, _ in points) - left, max(y for _, y in points) - top
        scale = min(PICTURE.w / wide, PICTURE.h / high)
        x, y = (PICTURE.w - wide * scale) / 2, (PICTURE.h - high * scale) / 2

        def put(point: Point) -> Point:
            return x + (point[0] - left) * scale, y + (point[1] - top) * scale

        out: list[Item] = []
        for corners, fill in self._faces:
            face = paths.polyline([put(one) for one in corners], closed=True)
            out.append(Shape(face, WHITE if fill == GLUE else fill))
            if fill == GLUE:
                out.append(hatched(face))
            out.append(Shape(face, None, EDGE))
        return [*out, *arrow(*(put(one) for one in self._arrow))]


def hatched(face: Path) -> Group:
    box = face.bounds()
    assert box is not None
    return Group((Shape(_hatching(box), None, _HATCHED),), IDENTITY, face)


def _hatching(box: Box) -> Path:
    """Lines from lower left to upper right all over a box."""
    lines: list[Segment] = []
    x = box.x - box.h
    while x < box.right:
        lines += paths.line(x, box.bottom, x + box.h, box.y).segments
        x += _HATCH
    return Path(tuple(lines))


def arrow(start: Point, bend: Point, end: Point) -> list[Item]:
    """A bent arrow on a white seam."""
    long = math.dist(bend, end)
    ux, uy = (end[0] - bend[0]) / long, (end[1] - bend[1]) / long
    neck = end[0] - _HEAD * ux, end[1] - _HEAD * uy
    # A quadratic bow as a cubic.
    first = (start[0] + 2 * (bend[0] - start[0]) / 3, start[1] + 2 * (bend[1] - start[1]) / 3)
    second = (neck[0] + 2 * (bend[0] - neck[0]) / 3, neck[1] + 2 * (bend[1] - neck[1]) / 3)
    bow = Path((("M", *start), ("C", *first, *second, *neck)))
    sides = [(neck[0] - way * _HALF_HEAD * uy, neck[1] + way * _HALF_HEAD * ux) for way in (1, -1)]
    head = paths.polyline([end, *sides], closed=True)
    seam = Stroke(WHITE, 1.2, cap="round", join="round")
    return [
        Shape(bow, None, seam),
        Shape(head, WHITE, Stroke(WHITE, 0.8, join="round")),
        Shape(bow, None, _ARROW),
        Shape(head, BLACK),
    ]
