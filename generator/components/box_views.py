"""How a box is closed, in three small pictures of what one holds.

In: the box's measures inside. Out: items in mm that fit into `PICTURE`, y down. Printed sides are
tinted, bare ones white, and hatched where glue comes. Corners of the box are (right, up, near to
us) in its own mm.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from generator.components.box_pictures import BLACK, EDGE, GREY, PICTURE, PRINTED, WHITE
from generator.components.measures import BoxMeasures
from generator.components.nets import Net
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Path, Segment, Shape, Stroke
from generator.units import Box

#: A printed side away from the light, and where glue comes.
_SHADED, _GLUE = "#C6D1DD", "glue"
_HATCH, _HATCHED = 0.75, Stroke(GREY, 0.15)
#: A box on end is drawn no higher than so much of its width: what is folded is at its upper end.
_SHOWN = 0.55
_ARROW = Stroke(BLACK, 0.4, cap="round", join="round")
#: An arrow's head: how long it is, and how broad from its middle line.
_HEAD, _HALF_HEAD = 1.6, 0.75

Point = tuple[float, float]
Corner = tuple[float, float, float]


def tube(net: Net, measures: BoxMeasures) -> list[Item]:
    """The front lies face down, the sides stand, and the back comes down on the strip for glue."""
    wide, high, deep = net.inner
    glue, lift = measures.glue, math.radians(42.0)
    x, y = wide - wide * math.cos(lift), deep + wide * math.sin(lift)
    scene = _Scene(turn=30.0, tilt=32.0)
    scene.face(_wall((0, 0), (wide, 0), high), WHITE)
    scene.face(_wall((wide, 0), (wide, deep), high), WHITE)
    scene.face(_wall((wide, deep), (x, y), high), WHITE)
    scene.face(_wall((0, 0), (0, deep), high), PRINTED)
    scene.face(_wall((0, deep), (glue, deep), high), _GLUE)
    half = -high / 2
    scene.arrow(((x, y, half), (0.0, y, half), (glue / 2, deep + 4, half)))
    return scene.items()


def bottom(net: Net) -> list[Item]:
    """The box on its head: the hatched flap of the front is in, the bottom comes down on it."""
    wide, high, deep = _upper(net)
    lift = math.radians(70.0)
    up, back = high + deep * math.sin(lift), -deep + deep * math.cos(lift)
    scene = _Scene(turn=-28.0, tilt=34.0)
    scene.face([(0, high, -deep), (wide, high, -deep), (wide, up, back), (0, up, back)], WHITE)
    scene.face(_lying(wide, high, deep), _GLUE)
    _walls(scene, wide, high, deep)
    half = wide / 2
    scene.arrow(((half, up, back), (half, up + 3, 0.3 * deep), (half, high, -0.45 * deep)))
    return scene.items()


def closed(net: Net, measures: BoxMeasures) -> list[Item]:
    """The cards stand in the box, and the lid is on its way in with its tongue."""
    wide, high, deep = _upper(net)
    lift, fold = math.radians(80.0), math.radians(-5.0)
    up, back = high + deep * math.sin(lift), -deep + deep * math.cos(lift)
    tongue = measures.tongue
    tip_up, tip_back = up + tongue * math.sin(fold), back + tongue * math.cos(fold)
    scene = _Scene(turn=-28.0, tilt=34.0)
    scene.face([(0, high, -deep), (wide, high, -deep), (wide, up, back), (0, up, back)], WHITE)
    scene.face(
        [(0, up, back), (wide, up, back), (wide - 4, tip_up, tip_back), (4, tip_up, tip_back)],
        PRINTED,
    )
    scene.face(_lying(wide, high, deep), WHITE)
    for k in range(1, 6):
        scene.face([(2, high, -deep * k / 6), (wide - 2, high, -deep * k / 6)], WHITE)
    dust, taper = min(measures.dust * deep, wide / 3), min(measures.taper, deep / 4)
    for x, way in ((0.0, 1.0), (wide, -1.0)):
        tip = x + way * dust
        flap = [(x, 0.0), (tip, -taper), (tip, taper - deep), (x, -deep)]
        scene.face([(a, high, b) for a, b in flap], PRINTED)
    _walls(scene, wide, high, deep, measures.notch)
    half = wide / 2
    scene.arrow(
        (
            (half, tip_up, tip_back), (half, tip_up, tip_back + 10),
            (half, high + 1, -0.1 * deep),
        )
    )  # fmt: skip
    return scene.items()


def _upper(net: Net) -> tuple[float, float, float]:
    """Width, height and depth of the box as a picture shows it."""
    wide, high, deep = net.inner
    return wide, min(high, _SHOWN * wide), deep


def _walls(scene: _Scene, wide: float, high: float, deep: float, notch: float = 0.0) -> None:
    """The front, with its notch if there is one, and the side that is seen."""
    half = wide / 2
    rim: list[Corner] = [
        (half + notch * math.cos(at), high - notch * math.sin(at), 0.0)
        for at in (k * math.pi / 12 for k in range(13))
        if notch
    ]
    scene.face([(wide, 0, 0), (wide, 0, -deep), (wide, high, -deep), (wide, high, 0)], _SHADED)
    scene.face([(0, 0, 0), (wide, 0, 0), (wide, high, 0), *rim, (0, high, 0)], PRINTED)


def _wall(start: Point, end: Point, long: float) -> list[Corner]:
    """A wall of a tube that leads away from us, between two corners of its end."""
    (x1, y1), (x2, y2) = start, end
    return [(x1, y1, 0.0), (x2, y2, 0.0), (x2, y2, -long), (x1, y1, -long)]


def _lying(wide: float, high: float, deep: float) -> list[Corner]:
    """What closes the box at its upper end."""
    return [(0.0, high, 0.0), (wide, high, 0.0), (wide, high, -deep), (0.0, high, -deep)]


@dataclass
class _Scene:
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

    def _seen(self, corner: Corner) -> Point:
        x, y, z = corner
        turn, tilt = math.radians(self.turn), math.radians(self.tilt)
        right = x * math.cos(turn) + z * math.sin(turn)
        near = z * math.cos(turn) - x * math.sin(turn)
        return right, near * math.sin(tilt) - y * math.cos(tilt)

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
            out.append(Shape(face, WHITE if fill == _GLUE else fill))
            if fill == _GLUE:
                out.append(_hatched(face))
            out.append(Shape(face, None, EDGE))
        return [*out, *_arrow(*(put(one) for one in self._arrow))]


def _hatched(face: Path) -> Group:
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


def _arrow(start: Point, bend: Point, end: Point) -> list[Item]:
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
