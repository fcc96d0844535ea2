"""How a die is closed, in a small picture of its own net: a cube whose lid is still up.

In: a net of flat pieces that are joined by folds. Out: items of a `Scene`. One piece lies on the
table, its printed side down; all others rise from it, each by its angle from the one before.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from generator.components.flat_pictures import PRINTED, WHITE
from generator.components.nets import Net
from generator.components.scene import GLUE, SHADED, Corner, Point, Scene
from generator.drawing.drawing import Item
from generator.sheets.marks import Line

#: By how many degrees pieces are folded when the die is closed; how far its last face and the tabs
#: are in the picture.
_WHOLE, _LID, _TAB = 90.0, 24.0, 60.0
_SAME = 1e-6
#: How it is seen, in degrees.
_TURN, _TILT = -60.0, 32.0


def closing(net: Net) -> list[Item]:
    """A cube that lacks its lid, with glue on the tabs that the lid comes on; an arrow shows how
    this last face comes down."""
    flat = [*_faces(net), *_tabs(net)]
    whole = _folded(flat, net.folds, _WHOLE)
    far = max(range(len(net.panels)), key=lambda k: (whole[k].folds, k))
    # A tab that touches the lid's place with one corner only is behind a wall.
    high = whole[far].corners[0][1]
    hidden = {
        piece
        for piece, at_end in zip(flat, whole, strict=True)
        if piece.glue and sum(abs(corner[1] - high) < _SAME for corner in at_end.corners) < 2
    }
    own = {piece: _TAB for piece in flat if piece.glue} | {flat[far]: _LID}
    half = _folded(flat, net.folds, _WHOLE, own)
    seen = [one for piece, one in zip(flat, half, strict=True) if piece not in hidden]
    scene = Scene(turn=_TURN, tilt=_TILT)
    for one in sorted(seen, key=lambda one: _mean(one.corners, scene)):
        scene.face(one.corners, one.fill(scene))
    start, end = _centre(half[far].corners), _centre(whole[far].corners)
    bend = tuple((a + b) / 2 for a, b in zip(start, end, strict=True))
    scene.arrow((start, (bend[0], max(start[1], end[1]) + 0.25 * net.inner[1], bend[2]), end))
    return scene.items()


@dataclass(frozen=True)
class _Flat:
    """A piece of the net: its corners in the net's mm, and whether it is for glue."""

    corners: tuple[Point, ...]
    glue: bool

    @property
    def centre(self) -> Point:
        xs, ys = zip(*self.corners, strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def joins(self, fold: Line) -> bool:
        """Whether it ends at a fold."""
        ends = ((fold.x1, fold.y1), (fold.x2, fold.y2))
        return all(any(math.dist(end, one) < _SAME for one in self.corners) for end in ends)


@dataclass(frozen=True)
class _Piece:
    """A piece in space: its corners, the way that its bare side looks, and after how many folds it
    comes from the one on the table."""

    corners: tuple[Corner, ...]
    bare: Corner
    folds: int
    glue: bool

    def fill(self, scene: Scene) -> str:
        """What one sees of it: its bare side, or its printed one, which has glue on tabs."""
        if scene.closeness(self.bare) > 0:
            return WHITE
        if self.glue:
            return GLUE
        return PRINTED if self.bare[1] < _SAME else SHADED


@dataclass(frozen=True)
class _Frame:
    """Where a piece's mm lie in space: those of `start` at `origin`, x and y along two unit
    vectors; the third is the way that its bare side looks."""

    start: Point
    origin: Corner
    x: Corner
    y: Corner
    bare: Corner

    def at(self, point: Point) -> Corner:
        across, down = point[0] - self.start[0], point[1] - self.start[1]
        return _sum((1.0, self.origin), (across, self.x), (down, self.y))

    def beyond(self, fold: Line, centre: Point, degrees: float) -> _Frame:
        """The frame of a piece behind a fold, which rises by so much; its centre says which side of
        the fold is behind."""
        long = math.hypot(fold.x2 - fold.x1, fold.y2 - fold.y1)
        along = (fold.x2 - fold.x1) / long, (fold.y2 - fold.y1) / long
        out = -along[1], along[0]
        if (centre[0] - fold.x1) * out[0] + (centre[1] - fold.y1) * out[1] < 0:
            out = -out[0], -out[1]
        axis = _sum((along[0], self.x), (along[1], self.y))
        level = _sum((out[0], self.x), (out[1], self.y))
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        risen = _sum((cos, level), (sin, self.bare))
        start = fold.x1, fold.y1
        return _Frame(
            start,
            self.at(start),
            _sum((along[0], axis), (out[0], risen)),
            _sum((along[1], axis), (out[1], risen)),
            _sum((cos, self.bare), (-sin, level)),
        )


def _faces(net: Net) -> Iterator[_Flat]:
    for panel in net.panels:
        box = panel.box
        corners = (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)
        yield _Flat(corners, glue=False)


def _tabs(net: Net) -> Iterator[_Flat]:
    for glue in net.glue:
        yield _Flat(tuple((one.x, one.y) for one in glue.corners), glue=True)


def _folded(
    flat: Sequence[_Flat],
    folds: Sequence[Line],
    degrees: float,
    own: Mapping[_Flat, float] = MappingProxyType({}),
) -> list[_Piece]:
    """All pieces in space, in their order, each folded by so much or by what `own` says of it; the
    one with most folds lies on the table."""
    first = max(flat, key=lambda one: sum(one.joins(fold) for fold in folds) - one.glue)
    # Its printed side is down, so that we see the net mirrored.
    lying = _Frame(
        first.centre, (0.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 0.0, 1.0), (0.0, 1.0, 0.0)
    )
    found = {first: (lying, 0)}
    coming = deque([first])
    while coming:
        here = coming.popleft()
        frame, steps = found[here]
        for fold in filter(here.joins, folds):
            for piece in flat:
                if piece not in found and piece.joins(fold):
                    found[piece] = (
                        frame.beyond(fold, piece.centre, own.get(piece, degrees)),
                        steps + 1,
                    )
                    coming.append(piece)
    return [
        _Piece(tuple(map(frame.at, piece.corners)), frame.bare, steps, piece.glue)
        for piece in flat
        for frame, steps in [found[piece]]
    ]


def _sum(*parts: tuple[float, Corner]) -> Corner:
    """Vectors, each so many times, added."""
    x, y, z = (sum(times * way[k] for times, way in parts) for k in range(3))
    return x, y, z


def _centre(corners: Sequence[Corner]) -> Corner:
    return _sum(*((1 / len(corners), corner) for corner in corners))


def _mean(corners: Sequence[Corner], scene: Scene) -> float:
    return scene.closeness(_centre(corners))
