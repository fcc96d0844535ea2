"""Crop marks and the fold line: where to cut, where to fold.

In: a grid and the rows and columns that hold cards. Out: lines in mm. Each cut line has a mark at
both ends of the block, outside the bleed; where a gutter separates cards there are two cut lines
and so two marks. A fold-over sheet also has short marks across the gap along the fold, because
after folding that is one end of the cuts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.faces import paths
from generator.faces.drawing import Item, Path, Shape, Stroke
from generator.sheets.imposition import Axis
from generator.sheets.paper import Printing
from generator.sheets.placement import Duplex, Grid
from generator.units import Box

_BLACK = "#000000"
_FOLD_DASH = (2.0, 1.5)
#: Cut lines nearer than this are one: neighbours without a gutter share it.
_SAME = 1e-3


@dataclass(frozen=True, slots=True)
class Line:
    """A straight mark from (x1, y1) to (x2, y2), left to right or top to bottom."""

    x1: float
    y1: float
    x2: float
    y2: float

    def box(self, clear: float = 0.0) -> Box:
        """The line's box with `clear` mm round it."""
        return Box(self.x1, self.y1, self.x2 - self.x1, self.y2 - self.y1).grown(clear)


@dataclass(frozen=True, slots=True)
class Reach:
    """Where the marks of two opposite sides begin and end, in mm from the edge of the paper:
    `inner` is the end near the cards."""

    inner: float
    outer: float


def reach(margin: float, bleed: float, printing: Printing, length: float) -> Reach:
    """The marks in a margin: a little outside the bleed, `length` long if there is room. They
    move nearer to the bleed before they leave the printer's reach."""
    mark = printing.mark
    free = margin - bleed - printing.reach - length
    offset = max(mark.nearest, min(mark.offset, free))
    inner = margin - bleed - offset
    return Reach(max(0.0, inner), max(0.0, inner - length))


@dataclass(frozen=True)
class Marks:
    """All lines of a sheet: `top`, `bottom`, `left`, `right` of the block, those `across` the gap
    of a fold, and the `fold` itself."""

    top: tuple[Line, ...]
    bottom: tuple[Line, ...]
    left: tuple[Line, ...]
    right: tuple[Line, ...]
    across: tuple[Line, ...] = ()
    fold: Line | None = None

    @property
    def cuts(self) -> tuple[Line, ...]:
        """Every crop mark."""
        return self.top + self.bottom + self.left + self.right + self.across

    def cut_items(self, printing: Printing) -> list[Item]:
        """All crop marks as one path."""
        return [Shape(_joined(self.cuts), None, Stroke(_BLACK, printing.mark.weight))]

    def fold_items(self, printing: Printing) -> list[Item]:
        """The fold line, dashed; nothing if there is none."""
        if self.fold is None:
            return []
        dashed = Stroke(_BLACK, printing.mark.weight, dash=_FOLD_DASH)
        return [Shape(_joined([self.fold]), None, dashed)]


def marks(
    grid: Grid,
    printing: Printing,
    length: float,
    columns: Iterable[int] | None = None,
    rows: Iterable[int] | None = None,
) -> Marks:
    """The marks of a sheet on which these columns and rows hold cards (default: all)."""
    size, paper = grid.lying, grid.paper
    xs = _cuts(grid.xs, size.w, range(grid.columns) if columns is None else columns)
    ys = _cuts(grid.ys, size.h, range(grid.rows) if rows is None else rows)
    x = reach(grid.xs[0], grid.outer[0], printing, length)
    y = reach(grid.ys[0], grid.outer[1], printing, length)
    across: list[Line] = []
    fold = None
    if grid.duplex is Duplex.FOLD:
        half = printing.fold_gap - grid.card_bleed - printing.mark.nearest
        if grid.axis is Axis.VERTICAL:
            middle = paper.w / 2
            fold = Line(middle, printing.reach, middle, paper.h - printing.reach)
            across = [Line(middle - half, at, middle + half, at) for at in ys if half > 0]
        else:
            middle = paper.h / 2
            fold = Line(printing.reach, middle, paper.w - printing.reach, middle)
            across = [Line(at, middle - half, at, middle + half) for at in xs if half > 0]
    return Marks(
        top=tuple(Line(at, y.outer, at, y.inner) for at in xs),
        bottom=tuple(Line(at, paper.h - y.inner, at, paper.h - y.outer) for at in xs),
        left=tuple(Line(x.outer, at, x.inner, at) for at in ys),
        right=tuple(Line(paper.w - x.inner, at, paper.w - x.outer, at) for at in ys),
        across=tuple(across),
        fold=fold,
    )


def _cuts(starts: tuple[float, ...], length: float, used: Iterable[int]) -> list[float]:
    """Both edges of each used row or column, in order, shared ones once."""
    edges = sorted(edge for index in used for edge in (starts[index], starts[index] + length))
    found: list[float] = []
    for edge in edges:
        if not found or edge - found[-1] > _SAME:
            found.append(edge)
    return found


def _joined(lines: Iterable[Line]) -> Path:
    return Path(
        tuple(
            segment
            for line in lines
            for segment in paths.line(line.x1, line.y1, line.x2, line.y2).segments
        )
    )
