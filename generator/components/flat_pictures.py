"""How a net is printed, scored and cut, in three small pictures.

In: a net, and where it lies on its page. Out: items in mm that fit into `PICTURE`, with its
top-left corner at (0, 0), y down. The net is shown as it lies on the page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from generator.components.nets import Net
from generator.drawing import paths
from generator.drawing.drawing import (
    IDENTITY,
    Item,
    Matrix,
    Path,
    Shape,
    Stroke,
    apply,
    moved,
    times,
    turned,
)
from generator.sheets.marks import Line
from generator.units import Box, Size

#: The room of one picture, mm.
PICTURE = Size(24.0, 18.0)
#: Printed sides are tinted as on cut plans; the lines of all pictures.
BLACK, GREY, WHITE, PRINTED = "#000000", "#8A8A8A", "#FFFFFF", "#E3E9F0"
EDGE = Stroke(BLACK, 0.2, join="round")
BOLD, THIN = Stroke(BLACK, 0.45, join="round"), Stroke(BLACK, 0.15)
_FAINT, _PALE = Stroke(GREY, 0.2), Stroke(GREY, 0.15, dash=(0.6, 0.5))
_DASHED = Stroke(BLACK, 0.25, dash=(0.9, 0.6))
#: White paper round a net that is scored or cut, in the net's mm: scissors have room on it.
_ROUND = 24.0
#: The ruler that a fold is scored along: how far it goes beyond the fold, and how broad it is.
_BEYOND, _BROAD = 9.0, 16.0
#: Round a net that is shorter than so many mm all three are smaller, too.
_SHORT = 150.0


@dataclass(frozen=True)
class FlatPictures:
    """The pictures of one net, which lies in the box `at` of a `paper`, turned by `angle`."""

    net: Net
    paper: Size
    at: Box
    angle: int

    def printed(self) -> list[Item]:
        """The net on its sheet, which is stiff, with the ruler at its foot."""
        return printed_sheet(self.paper, self._net, moved(self.at.x, self.at.y))

    def scored(self) -> list[Item]:
        """A ruler along the longest fold, from beyond its one end to beyond the other, and a point
        that goes along it."""
        place = self._close
        fold = max(self._folds, key=lambda one: (round(_long(one), 3), -self._off_middle(one)))
        along = Line(fold.x1, fold.y1, fold.x2, fold.y2)
        beyond, broad = _BEYOND * self._share, _BROAD * self._share
        level = abs(along.y1 - along.y2) < abs(along.x1 - along.x2)
        if level:
            ruler = Box(fold.x1 - beyond, fold.y1, _long(fold) + 2 * beyond, broad)
            drawn = Line(fold.x1 - beyond / 2, fold.y1, fold.x2 + beyond / 2, fold.y1)
        else:
            ruler = Box(fold.x1 - broad, fold.y1 - beyond, broad, _long(fold) + 2 * beyond)
            drawn = Line(fold.x1, fold.y1 - beyond / 2, fold.x1, fold.y2 + beyond / 2)
        tip = apply(place, 0.4 * fold.x1 + 0.6 * fold.x2, 0.4 * fold.y1 + 0.6 * fold.y2)
        return [
            self._sheet(),
            Shape(self._net.through(place), PRINTED, _FAINT),
            Shape(_joined(self._folds, place), None, _DASHED),
            Shape(paths.rectangle(ruler).through(place), WHITE, EDGE),
            Shape(_joined([drawn], place), None, BOLD),
            *pen(*tip),
        ]

    def cut(self) -> list[Item]:
        """The net's outline, heavy, and scissors on their way along it."""
        corners = [apply(self._lying, one.x, one.y) for one in self.net.outline.corners]
        pieces = zip(corners, (*corners[1:], corners[0]), strict=True)
        # The longest cut that lies lowest on the page: scissors come from its left.
        level = [(a, b) for a, b in pieces if abs(a[1] - b[1]) < 1e-6 and a[0] > b[0]]
        right, left = max(level, key=lambda one: (round(one[0][0] - one[1][0], 3), one[0][1]))
        tip = apply(self._close, (right[0] + 3 * left[0]) / 4, left[1])
        return [
            self._sheet(),
            Shape(self._net.through(self._close), PRINTED, BOLD),
            Shape(_joined(self._folds, self._close), None, _PALE),
            *scissors(*tip),
        ]

    @cached_property
    def _lying(self) -> Matrix:
        """From the net's own mm to those of its box on the page."""
        size = self.net.size
        turn = turned(self.angle, size.w / 2, size.h / 2)
        return times(moved((self.at.w - size.w) / 2, (self.at.h - size.h) / 2), turn)

    @cached_property
    def _net(self) -> Path:
        return self.net.outline.path().through(self._lying)

    @cached_property
    def _folds(self) -> tuple[Line, ...]:
        found = []
        for fold in self.net.folds:
            one = apply(self._lying, fold.x1, fold.y1)
            first, last = sorted((one, apply(self._lying, fold.x2, fold.y2)))
            found.append(Line(*first, *last))
        return tuple(found)

    @property
    def _share(self) -> float:
        return min(1.0, max(self.at.w, self.at.h) / _SHORT)

    @cached_property
    def _around(self) -> Box:
        return Box(0.0, 0.0, self.at.w, self.at.h).grown(_ROUND * self._share)

    @property
    def _close(self) -> Matrix:
        """From the mm of the net's box to those of a picture that it fills."""
        return fitted(self._around)

    def _sheet(self) -> Shape:
        return Shape(paths.rectangle(self._around).through(self._close), WHITE, _FAINT)

    def _off_middle(self, line: Line) -> float:
        x, y = (line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2
        return math.dist((x, y), (self.at.w / 2, self.at.h / 2))


def fitted(box: Box) -> Matrix:
    """Into the middle of a picture, as large as it can be."""
    scale = min(PICTURE.w / box.w, PICTURE.h / box.h)
    x, y = (PICTURE.w - box.w * scale) / 2, (PICTURE.h - box.h * scale) / 2
    return (scale, 0.0, 0.0, scale, x - box.x * scale, y - box.y * scale)


def _long(line: Line) -> float:
    return math.hypot(line.x2 - line.x1, line.y2 - line.y1)


def _joined(lines: Iterable[Line], place: Matrix) -> Path:
    """Lines as one path."""
    drawn = (paths.line(line.x1, line.y1, line.x2, line.y2).through(place) for line in lines)
    return Path(tuple(segment for path in drawn for segment in path.segments))


def printed_sheet(paper: Size, lying: Path, at: Matrix = IDENTITY) -> list[Item]:
    """A sheet of stiff paper with the ruler at its foot, and what is printed on it, placed so in mm
    from its top-left corner."""
    whole = Box(0.0, 0.0, paper.w, paper.h)
    place = fitted(whole)
    sheet = paths.rectangle(whole).through(place)
    return [
        Shape(sheet.through(moved(0.4, 0.4)), BLACK),
        Shape(sheet, WHITE, EDGE),
        Shape(lying.through(times(place, at)), PRINTED, EDGE),
        foot_ruler(paper.h - 10, place),
    ]


def foot_ruler(y: float, place: Matrix) -> Shape:
    """The ruler of 50 mm at the foot of a sheet, so many mm from its top."""
    lines = [Line(8.0, y, 58.0, y)]
    lines += [Line(x, y - 8, x, y) for x in (8.0, 20.5, 33.0, 45.5, 58.0)]
    return Shape(_joined(lines, place), None, THIN)


def pen(x: float, y: float) -> list[Item]:
    """A pen whose point is at (x, y), from the upper right."""
    body = [(1.0, -0.55), (9.0, -0.55), (9.0, 0.55), (1.0, 0.55)]
    here = times(moved(x, y), turned(-50))
    point = paths.polyline([(0.0, 0.0), (1.0, -0.55), (1.0, 0.55)], closed=True)
    return [
        Shape(paths.polyline(body, closed=True).through(here), WHITE, EDGE),
        Shape(point.through(here), BLACK, EDGE),
    ]


def scissors(x: float, y: float) -> list[Item]:
    """Scissors that have cut as far as (x, y), from the left."""
    out: list[Item] = []
    for way in (1.0, -1.0):
        blade = paths.polyline([(1.9, -0.7 * way), (-2.2, 0.1 * way), (-1.8, 0.7 * way)], True)
        handle = paths.ellipse(-3.2, 0.85 * way, 1.05, 0.6)
        here = moved(x, y)
        out.append(Shape(handle.through(here), WHITE, Stroke(BLACK, 0.3)))
        out.append(Shape(blade.through(here), BLACK, Stroke(WHITE, 0.1, join="round")))
    return out
