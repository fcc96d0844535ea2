"""Crop marks and the fold line: where to cut, where to fold.

In: a grid, or shelves of several sizes, and which slots hold cards. Out: lines in mm. Each cut line
has a mark at both ends of its block, outside the bleed; where a gutter parts cards there are two
cut lines and so two marks. A fold-over sheet also has short marks across the gap along the fold,
because after folding that is one end of the cuts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.sheets.imposition import Axis
from generator.sheets.paper import Printing
from generator.sheets.placement import Duplex, Grid, Spot
from generator.sheets.shelves import Shelves
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
    of a fold, and the `fold` itself; on shelves, those in the gaps `between` two sizes."""

    top: tuple[Line, ...]
    bottom: tuple[Line, ...]
    left: tuple[Line, ...]
    right: tuple[Line, ...]
    across: tuple[Line, ...] = ()
    fold: Line | None = None
    between: tuple[Line, ...] = ()

    @property
    def cuts(self) -> tuple[Line, ...]:
        """Every crop mark."""
        return self.top + self.bottom + self.left + self.right + self.across + self.between

    def fold_items(self, printing: Printing) -> list[Item]:
        """The fold line, dashed; nothing if there is none."""
        if self.fold is None:
            return []
        dashed = Stroke(_BLACK, printing.mark.weight, dash=_FOLD_DASH)
        fold = paths.line(self.fold.x1, self.fold.y1, self.fold.x2, self.fold.y2)
        return [Shape(fold, None, dashed)]


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


def drawn(
    ground: Grid | Shelves, printing: Printing, length: float, spots: Iterable[Spot] | None = None
) -> Marks:
    """The marks of a page on which these spots hold cards (default: all), as one looks at it."""
    if isinstance(ground, Shelves):
        return _of_shelves(ground, printing, length, None if spots is None else list(spots))
    if spots is None:
        return marks(ground, printing, length)
    slots = [divmod(spot.slot, ground.columns) for spot in spots]
    columns, rows = {column for _, column in slots}, {row for row, _ in slots}
    return marks(ground, printing, length, columns, rows)


def _of_shelves(
    shelves: Shelves, printing: Printing, length: float, spots: list[Spot] | None
) -> Marks:
    """Each band has marks at its four sides; where two bands meet, the gap is shared by both."""
    found: list[Marks] = []
    blocks = [band.grid.block for band in shelves.bands]
    tops, bottoms, between = list[Line](), list[Line](), list[Line]()
    inside = replace(printing, reach=0.0)  # within the page a printer reaches everywhere
    for index, band in enumerate(shelves.bands):
        slots = [
            divmod(spot.slot - band.first, band.grid.columns)
            for spot in spots or ()
            if band.holds(spot)
        ]
        if spots is not None and not slots:
            continue
        columns = None if spots is None else {column for _, column in slots}
        rows = None if spots is None else {row for row, _ in slots}
        own = marks(band.grid, printing, length, columns, rows)
        found.append(own)
        block, bleed = blocks[index], band.grid.outer[1]
        if index:
            half = (block.y - blocks[index - 1].bottom) / 2
            between += _upright(own.top, block.y, -half, bleed, inside, length)
        else:
            tops += _upright(own.top, block.y, -block.y, bleed, printing, length)
        if index + 1 < len(blocks):
            half = (blocks[index + 1].y - block.bottom) / 2
            between += _upright(own.bottom, block.bottom, half, bleed, inside, length)
        else:
            room = shelves.paper.h - block.bottom
            bottoms += _upright(own.bottom, block.bottom, room, bleed, printing, length)
    return Marks(
        tuple(tops),
        tuple(bottoms),
        tuple(line for one in found for line in one.left),
        tuple(line for one in found for line in one.right),
        tuple(line for one in found for line in one.across),
        next((one.fold for one in found), None),
        tuple(between),
    )


def _upright(
    lines: Iterable[Line],
    block: float,
    room: float,
    bleed: float,
    printing: Printing,
    length: float,
) -> list[Line]:
    """Marks off a block's edge at y = `block`, in the room above (less than 0) or below it."""
    mark = printing.mark
    away, wide = (-1.0 if room < 0 else 1.0), abs(room)
    if not printing.reach:
        length = min(max(mark.shortest, length), wide - bleed - mark.nearest)
    ends = reach(wide, bleed, printing, length)
    near, far = block + away * (wide - ends.inner), block + away * (wide - ends.outer)
    return [Line(line.x1, min(near, far), line.x1, max(near, far)) for line in lines]


def _cuts(starts: tuple[float, ...], length: float, used: Iterable[int]) -> list[float]:
    """Both edges of each used row or column, in order, shared ones once."""
    edges = sorted(edge for index in used for edge in (starts[index], starts[index] + length))
    found: list[float] = []
    for edge in edges:
        if not found or edge - found[-1] > _SAME:
            found.append(edge)
    return found
