"""How tiles become a board, in small pictures of the board's own tiles and folds.

In: a board's part. Out: items in mm that fit into `PICTURE`, with its top-left corner at (0, 0), y
down. Printed sides are tinted, backs white.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from generator.components.flat_pictures import (
    BLACK,
    BOLD,
    EDGE,
    PRINTED,
    THIN,
    WHITE,
    fitted,
    foot_ruler,
    pen,
    scissors,
)
from generator.components.parts import DrawnComponent
from generator.components.scene import SHADED, Scene, arrow, hatched
from generator.drawing import paths
from generator.drawing.drawing import Item, Matrix, Path, Segment, Shape, Stroke, apply
from generator.units import Box, Size

#: So many sheets are shown one behind the other, and how far each shows behind the one before.
_SHEETS, _BEHIND = 3, 10.0
#: Of a tile's shorter side: how far off one is that is being laid, and how broad tape is.
_OFF, _TAPE = 0.4, 0.14
_CROP = 14.0
_RULER = 24.0
#: A seam is no dashed line: those are folds.
_SEAM = Stroke(BLACK, 0.15)
#: How far the last leaf is folded over, in degrees.
_LIFT = 110.0


@dataclass(frozen=True)
class BoardViews:
    """The pictures of one board, whose tiles lie on sheets of a `paper` and are glued by strips
    `overlap` mm wide, if that isn't 0."""

    part: DrawnComponent
    paper: Size
    overlap: float

    def named(self) -> dict[str, Callable[[], list[Item]]]:
        """How each picture is drawn, by its name."""
        return {
            "printed": self.printed, "cut": self.cut, "glued": self.glued, "laid": self.laid,
            "taped": self.taped, "scored": self.scored, "folded": self.folded,
        }  # fmt: skip

    def printed(self) -> list[Item]:
        """As many sheets as there are tiles, or a few, with the ruler at their foot."""
        count = min(_SHEETS, len(self.part.pieces))
        far = (count - 1) * _BEHIND
        place = fitted(Box(0.0, 0.0, self.paper.w + far, self.paper.h + far))
        out: list[Item] = []
        for k in range(count - 1, -1, -1):
            sheet = Box(k * _BEHIND, (count - 1 - k) * _BEHIND, self.paper.w, self.paper.h)
            out.append(_box(sheet, place, WHITE, EDGE))
        tile = self._on_sheet(0.0, far)
        return [
            *out,
            _box(tile, place, PRINTED, EDGE),
            foot_ruler(far + self.paper.h - 10, place),
        ]

    def cut(self) -> list[Item]:
        """A tile on its sheet, between its marks, and scissors on their way along it."""
        place = fitted(Box(0.0, 0.0, self.paper.w, self.paper.h))
        tile = self._on_sheet(0.0, 0.0)
        out: list[Item] = [
            _box(Box(0.0, 0.0, self.paper.w, self.paper.h), place, WHITE, EDGE),
            _box(tile, place, PRINTED, BOLD),
        ]
        if self.overlap:
            strip = Box(tile.right, tile.y, self.overlap, tile.h)
            path = paths.rectangle(strip).through(place)
            out += [Shape(path, WHITE), hatched(path), Shape(path, None, BOLD)]
        marks: list[Segment] = []
        for x, way in ((tile.x, -1), (tile.right, 1)):
            for y, down in ((tile.y, -1), (tile.bottom, 1)):
                marks += paths.line(x + 4 * way, y, x + _CROP * way, y).segments
                marks += paths.line(x, y + 4 * down, x, y + _CROP * down).segments
        tip = apply(place, tile.x + 0.3 * tile.w, tile.bottom)
        return [*out, Shape(Path(tuple(marks)).through(place), None, THIN), *scissors(*tip)]

    def glued(self) -> list[Item]:
        """The first tile, with glue on its strip."""
        place = fitted(Box(0.0, 0.0, self.part.piece.w + self.overlap, self.part.piece.h))
        return self._first(place)

    def laid(self) -> list[Item]:
        """All tiles lie but the last, which is on its way: to the edge of the one before, or on
        that one's strip."""
        tile, tiles = self.part.piece, list(self._tiles())
        off = _OFF * min(tile.w, tile.h)
        if self.overlap:
            tiles = tiles[:2]
        last = tiles[-1]
        side = last.x > 0
        moving = Box(last.x + off * side, last.y + off * (not side), last.w, last.h)
        place = fitted(Box(0.0, 0.0, max(t.right for t in [*tiles, moving]), moving.bottom))
        if self.overlap:
            out = self._first(place)
        else:
            out = [_box(one, place, PRINTED, EDGE) for one in tiles[:-1]]
        out.append(_box(moving, place, PRINTED, EDGE))
        x, y = moving.centre
        start, end = (
            apply(place, x, y),
            apply(place, x - 1.6 * off * side, y - 1.6 * off * (not side)),
        )
        bend = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - (2.5 if side else 0.0)
        return [*out, *arrow(start, bend, end)]

    def taped(self) -> list[Item]:
        """The board's back, with tape over all seams."""
        place = fitted(self._whole)
        return list(self._back(place))

    def scored(self) -> list[Item]:
        """The board's back, with a ruler along a fold, and a pen that goes along it."""
        # Seen from behind, left is right.
        whole, x = self._whole, self._whole.w - self.part.folds[0]
        room = Box(0.0, -_RULER / 2, whole.w, whole.h + _RULER)
        place = fitted(room)
        ruler = Box(x - _RULER, room.y, _RULER, room.h)
        tip = apply(place, x, 0.6 * whole.h)
        return [
            *self._back(place),
            _box(ruler, place, WHITE, EDGE),
            Shape(paths.line(x, 0.0, x, whole.h).through(place), None, BOLD),
            *pen(*tip),
        ]

    def folded(self) -> list[Item]:
        """All leaves lie but the last, which comes over them, the print inside."""
        whole, edges = self._whole, (0.0, *sorted(self.part.folds))
        lift, long = math.radians(180.0 - _LIFT), whole.w - edges[-1]
        scene = Scene(turn=18.0, tilt=38.0)
        for left, right in zip(edges, edges[1:], strict=False):
            scene.face(
                [(left, 0, 0), (right, 0, 0), (right, 0, -whole.h), (left, 0, -whole.h)], PRINTED
            )
        hinge = edges[-1]
        x, y = hinge - long * math.cos(math.pi - lift), long * math.sin(lift)
        scene.face([(hinge, 0, 0), (x, y, 0), (x, y, -whole.h), (hinge, 0, -whole.h)], PRINTED)
        half = -whole.h / 2
        far = hinge - 0.6 * long
        scene.arrow(((x, y, half), ((x + far) / 2 - 0.2 * long, y, half), (far, 0.0, half)))
        return scene.items()

    @property
    def _whole(self) -> Box:
        size = self.part.stock.size
        return Box(0.0, 0.0, size.w, size.h)

    def _tiles(self) -> Iterator[Box]:
        tile, (columns, _) = self.part.piece, self.part.tiling
        for index in range(len(self.part.pieces)):
            row, column = divmod(index, columns)
            yield Box(column * tile.w, row * tile.h, tile.w, tile.h)

    def _on_sheet(self, x: float, y: float) -> Box:
        """A tile in the middle of a sheet that begins there."""
        tile = self.part.piece
        if (tile.w > tile.h) != (self.paper.w > self.paper.h):
            tile = tile.turned()
        return Box(x + (self.paper.w - tile.w) / 2, y + (self.paper.h - tile.h) / 2, tile.w, tile.h)

    def _first(self, place: Matrix) -> list[Item]:
        """The first tile with its strip."""
        tile = next(self._tiles())
        columns, _ = self.part.tiling
        strip = (
            Box(tile.right, 0.0, self.overlap, tile.h) if columns > 1
            else Box(0.0, tile.bottom, tile.w, self.overlap)
        )  # fmt: skip
        path = paths.rectangle(strip).through(place)
        return [
            Shape(path, WHITE),
            hatched(path),
            Shape(path, None, EDGE),
            _box(tile, place, PRINTED, EDGE),
        ]

    def _back(self, place: Matrix) -> Iterator[Item]:
        yield _box(self._whole, place, WHITE, EDGE)
        tile, (columns, rows) = self.part.piece, self.part.tiling
        whole, broad = self._whole, _TAPE * min(tile.w, tile.h)
        for k in range(1, columns):
            x = k * tile.w
            if not self.overlap:
                yield _box(Box(x - broad / 2, 0.0, broad, whole.h), place, SHADED)
            yield Shape(paths.line(x, 0.0, x, whole.h).through(place), None, _SEAM)
        for k in range(1, rows):
            y = k * tile.h
            if not self.overlap:
                yield _box(Box(0.0, y - broad / 2, whole.w, broad), place, SHADED)
            yield Shape(paths.line(0.0, y, whole.w, y).through(place), None, _SEAM)


def _box(box: Box, place: Matrix, fill: str, stroke: Stroke | None = None) -> Shape:
    return Shape(paths.rectangle(box).through(place), fill, stroke)
