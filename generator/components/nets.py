"""A net: a flat shape that becomes a thing when it is cut, folded and glued.

In mm from the net's top-left corner, y down, the printed side up. `panels` are what is decorated,
each with its own up; `glue` is where glue comes. What a box's or a die's net looks like is said in
`boxes` and `dice`; how a net is painted, in `folding`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from generator.drawing.drawing import Matrix, moved, scaled, times, turned
from generator.drawing.outlines import Outline
from generator.sheets.marks import Line
from generator.units import Box, Size

_SAME = 1e-6
_SIDES = ("top", "right", "bottom", "left")


@dataclass(frozen=True)
class Panel:
    """A decorated rectangle: `turn` degrees clockwise from the net's up to its own. `values` are
    names for its layout, besides `panel`. A `mirrored` one is seen as through the paper."""

    name: str
    box: Box
    turn: int = 0
    values: dict[str, int] = field(default_factory=dict)
    mirrored: bool = False

    @property
    def size(self) -> Size:
        """Width and height as one reads it."""
        size = Size(self.box.w, self.box.h)
        return size.turned() if self.turn % 180 else size

    @property
    def matrix(self) -> Matrix:
        """From the panel's own mm to the net's."""
        x, y = self.box.centre
        own = self.size
        here = times(moved(x, y), times(turned(self.turn), moved(-own.w / 2, -own.h / 2)))
        return times(here, scaled(-1.0, 1.0, own.w / 2)) if self.mirrored else here


@dataclass(frozen=True)
class Net:
    """`name` says which of several nets it is ("" if there is but one), `inner` how large the
    thing is inside: width, height, depth; `pin` are lines that mark where a pin goes through.
    `enclosed` are folds that end in notches at both ends, where no tick has room outside."""

    outline: Outline
    folds: tuple[Line, ...]
    glue: tuple[Outline, ...]
    panels: tuple[Panel, ...]
    inner: tuple[float, float, float]
    name: str = ""
    pin: tuple[Line, ...] = ()
    enclosed: tuple[Line, ...] = ()

    @property
    def size(self) -> Size:
        """Of the whole flat shape, which begins at (0, 0)."""
        box = self.outline.box
        return Size(box.w, box.h)

    def at_origin(self) -> Net:
        """The net moved so that it begins at (0, 0)."""
        box = self.outline.box
        shift = moved(-box.x, -box.y)
        return replace(
            self,
            outline=self.outline.through(shift),
            folds=_shifted(self.folds, box),
            enclosed=_shifted(self.enclosed, box),
            glue=tuple(glue.through(shift) for glue in self.glue),
            panels=tuple(
                replace(p, box=Box(p.box.x - box.x, p.box.y - box.y, p.box.w, p.box.h))
                for p in self.panels
            ),
        )

    def folded(self, panel: Panel) -> frozenset[str]:
        """Which sides of a panel, as one reads it, lie on a fold from end to end: top, right,
        bottom, left."""
        box = panel.box
        edges = (
            Line(box.x, box.y, box.right, box.y),
            Line(box.right, box.y, box.right, box.bottom),
            Line(box.x, box.bottom, box.right, box.bottom),
            Line(box.x, box.y, box.x, box.bottom),
        )
        turns = panel.turn // 90
        return frozenset(
            _SIDES[(k - turns) % 4]
            for k, edge in enumerate(edges)
            if any(_covers(fold, edge) for fold in self.folds)
        )

    def spread(self, panel: Panel, bleed: float, overlap: float) -> Box:
        """How far a panel's colour may run: over its edge by `bleed`, but where another panel
        begins, or begins nearer than that, only by `overlap` over that one's edge."""
        box = panel.box
        left = right = top = bottom = bleed
        for other in self.panels:
            near = other.box
            if other is panel:
                continue
            if near.y < box.bottom - _SAME and box.y < near.bottom - _SAME:
                left = _until(box.x - near.right, left, bleed, overlap)
                right = _until(near.x - box.right, right, bleed, overlap)
            if near.x < box.right - _SAME and box.x < near.right - _SAME:
                top = _until(box.y - near.bottom, top, bleed, overlap)
                bottom = _until(near.y - box.bottom, bottom, bleed, overlap)
        return Box(box.x - left, box.y - top, box.w + left + right, box.h + top + bottom)


def _shifted(lines: tuple[Line, ...], box: Box) -> tuple[Line, ...]:
    """Lines as they lie from the box's corner."""
    return tuple(Line(f.x1 - box.x, f.y1 - box.y, f.x2 - box.x, f.y2 - box.y) for f in lines)


def _until(gap: float, room: float, bleed: float, overlap: float) -> float:
    """How far colour may run at the side where a panel is so far away, if it could run as far as
    `room` there."""
    return max(0.0, gap) + overlap if abs(gap) < bleed else room


def _covers(fold: Line, edge: Line) -> bool:
    """Whether an edge lies on a fold; both are level or upright, from top left to bottom right."""
    level = abs(edge.y1 - edge.y2) < _SAME
    beside = (
        (fold.y1 - edge.y1, fold.y2 - edge.y2) if level else (fold.x1 - edge.x1, fold.x2 - edge.x2)
    )
    before = (
        (fold.x1 - edge.x1, edge.x2 - fold.x2) if level else (fold.y1 - edge.y1, edge.y2 - fold.y2)
    )
    return max(map(abs, beside)) < _SAME and max(before) < _SAME
