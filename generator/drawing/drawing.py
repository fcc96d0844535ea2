"""A face as a flat list of placed items: the plan that a painter follows without thinking.

Space: mm, origin at the trim's top-left corner, x to the right, y down; the bleed lies at negative
coordinates and beyond the trim. Angles are degrees, clockwise. Fills follow the nonzero rule: a
hole runs the other way round than its outline. Colours are "#RRGGBB".
"""

from __future__ import annotations

import copyreg
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from generator.drawing.origin import Origins
from generator.units import Box, Size

#: (a, b, c, d, e, f): x' = a x + c y + e, y' = b x + d y + f.
Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

#: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",).
Segment = tuple[Any, ...]


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that applies `inner` first, then `outer`."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def moved(x: float, y: float) -> Matrix:
    """A shift by (x, y) mm."""
    return (1.0, 0.0, 0.0, 1.0, x, y)


def turned(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """A clockwise turn about (x, y). Quarter turns are exact."""
    quarters = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
    degrees = degrees % 360 % 360  # a hair under nothing is 360 the first time
    cos, sin = (
        quarters.get(int(degrees), (0.0, 0.0))
        if degrees % 90 == 0
        else (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    )
    return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def scaled(by_x: float, by_y: float | None = None, x: float = 0.0, y: float = 0.0) -> Matrix:
    """A scaling about (x, y); -1 mirrors."""
    by_y = by_x if by_y is None else by_y
    return (by_x, 0.0, 0.0, by_y, x - by_x * x, y - by_y * y)


def apply(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """A point through a matrix."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


@dataclass(frozen=True, slots=True, eq=False)
class Path:
    """An outline or a line: segments as above. Compared by identity, so painters can cache."""

    segments: tuple[Segment, ...]

    def bounds(self) -> Box | None:
        """The box of all end and control points, or None for an empty path."""
        return _bounds(self)

    def through(self, matrix: Matrix) -> Path:
        """The same path, transformed."""
        a, b, c, d, e, f = matrix
        out: list[Segment] = []
        for segment in self.segments:  # each point as `apply` has it
            if len(segment) == 3:
                verb, x, y = segment
                out.append((verb, a * x + c * y + e, b * x + d * y + f))
            elif len(segment) == 7:
                verb, x1, y1, x2, y2, x, y = segment
                out.append(
                    (
                        verb,
                        a * x1 + c * y1 + e,
                        b * x1 + d * y1 + f,
                        a * x2 + c * y2 + e,
                        b * x2 + d * y2 + f,
                        a * x + c * y + e,
                        b * x + d * y + f,
                    )
                )
            else:
                out.append(segment)
        return Path(tuple(out))

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)


@lru_cache(maxsize=16384)
def _bounds(path: Path) -> Box | None:
    xs: list[float] = []
    ys: list[float] = []
    for segment in path.segments:
        xs.extend(segment[1::2])
        ys.extend(segment[2::2])
    if not xs:
        return None
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


#: A mitre longer than this many widths is cut off.
MITRE_LIMIT = 4.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line: colour, width in mm, ends (butt, round, square), corners (miter, round, bevel),
    dash lengths in mm."""

    colour: str
    width: float
    cap: str = "butt"
    join: str = "miter"
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """A colour of a gradient at `offset`, 0 to 1; `opacity` likewise."""

    offset: float
    colour: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Gradient:
    """A fill that goes from colour to colour, and stays what it is before its first stop and after
    its last.

    It has a space of its own, and `matrix` leads from there to the path's: a linear one goes from
    x = 0 to x = 1, a radial one from `focus` to the circle of radius 1 about the origin. Offsets of
    `stops` rise.
    """

    stops: tuple[Stop, ...]
    matrix: Matrix
    radial: bool = False
    focus: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Shape:
    """A path, filled and then stroked."""

    path: Path
    fill: str | Gradient | None = None
    stroke: Stroke | None = None


@dataclass(frozen=True, slots=True)
class TextRun:
    """One line of text in one font, size and colour.

    `font` is a key of `faces.fonts`, `size` the em in mm, (x, y) the start of the baseline.
    `glyphs` are glyph ids, one a character of `text`, and `pens` their x from the run's start in
    mm; `width` is the run's whole advance. `stretch` widens glyphs (0.92 condenses).
    """

    font: str
    size: float
    x: float
    y: float
    text: str
    glyphs: tuple[int, ...]
    pens: tuple[float, ...]
    width: float
    colour: str
    stretch: float = 1.0


@dataclass(frozen=True, slots=True)
class Picture:
    """A bitmap in a box: a file's path, or a `data:` URI. `px` is its size in pixels; `clear` lets
    what lies below show through its white; a `margin` only goes on beyond the cut."""

    file: str
    box: Box
    px: tuple[int, int]
    clear: bool = field(default=False, repr=False)
    margin: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class Group:
    """Items under a transform, cut to a clip path (in the group's own space). They are painted
    together, and then as one let through what lies below them: `opacity` 1 hides it, 0 shows it."""

    items: tuple[Item, ...]
    matrix: Matrix = IDENTITY
    clip: Path | None = None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Use:
    """A named stamp, placed: what repeats is drawn once."""

    stamp: str
    matrix: Matrix = IDENTITY


Item = Shape | TextRun | Picture | Group | Use


def _made(part: Any) -> tuple[type, tuple[Any, ...]]:
    kind = type(part)
    return kind, tuple([getattr(part, name) for name in kind.__slots__])


# Drawings go from process to process and are kept, as calls of their parts' classes: what `pickle`
# does with a frozen dataclass of slots by itself takes twice the time.
for _kind in (Path, Stroke, Stop, Gradient, Shape, TextRun, Picture, Group, Use):
    copyreg.pickle(_kind, _made)


@dataclass(frozen=True)
class Drawing:
    """One face or back, complete: trim size, bleed and corner radius in mm, items in order. What
    must not be lost stays `safe` mm inside the trim. A card that is no rectangle is cut along its
    `edge`, and the trim is the box round that. At its `folds` (top, right, bottom, left) a panel of
    a net isn't cut, but goes on in another.

    `origins` tells by the `id` of an item which line of the layout wrote it; items inside a stamp
    or a group come from where that comes from, unless they stand there themselves.
    """

    name: str
    size: Size
    bleed: float
    corner: float
    items: tuple[Item, ...]
    stamps: Mapping[str, tuple[Item, ...]] = field(default_factory=dict)
    origins: Origins = field(default_factory=dict, compare=False, repr=False)
    safe: float = 0.0
    edge: Path | None = field(default=None, compare=False, repr=False)
    folds: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    @property
    def trim(self) -> Box:
        return Box(0.0, 0.0, self.size.w, self.size.h)

    @property
    def full(self) -> Box:
        """Trim and bleed."""
        return self.trim.grown(self.bleed)

    def text(self) -> str:
        """All words of the drawing, a run a line, in the order of painting."""
        return "\n".join(run.text for run, _ in self.runs())

    def runs(self) -> Iterator[tuple[TextRun, Matrix]]:
        """Every text run with the matrix that places it."""
        for item, matrix in self.placed():
            if isinstance(item, TextRun):
                yield item, matrix

    def placed(self) -> Iterator[tuple[Shape | TextRun | Picture, Matrix]]:
        """Every leaf item with the matrix that places it, groups and stamps opened."""
        yield from _leaves(self.items, IDENTITY, self.stamps)


def _leaves(
    items: Iterable[Item], matrix: Matrix, stamps: Mapping[str, tuple[Item, ...]]
) -> Iterator[tuple[Shape | TextRun | Picture, Matrix]]:
    for item in items:
        if isinstance(item, Group):
            yield from _leaves(item.items, times(matrix, item.matrix), stamps)
        elif isinstance(item, Use):
            yield from _leaves(stamps[item.stamp], times(matrix, item.matrix), stamps)
        else:
            yield item, matrix


def joined(boxes: Iterable[Box | None]) -> Box | None:
    """The smallest box round all boxes."""
    real = [box for box in boxes if box is not None]
    if len(real) < 2:
        return real[0] if real else None
    left, top = min([b.x for b in real]), min([b.y for b in real])
    right, bottom = max([b.x + b.w for b in real]), max([b.y + b.h for b in real])
    return Box(left, top, right - left, bottom - top)


def shared(one: Box, other: Box) -> Box:
    """What two boxes share; of no width or height where they don't meet."""
    left, top = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Box(left, top, max(0.0, right - left), max(0.0, bottom - top))


def box_through(matrix: Matrix, box: Box) -> Box:
    """The upright box round a transformed box."""
    a, b, c, d, e, f = matrix
    left, top, right, bottom = box.x, box.y, box.x + box.w, box.y + box.h
    # Each corner as `apply` has it, in one go: this is asked for every item of every face.
    xs = (
        a * left + c * top + e,
        a * right + c * top + e,
        a * left + c * bottom + e,
        a * right + c * bottom + e,
    )
    ys = (
        b * left + d * top + f,
        b * right + d * top + f,
        b * left + d * bottom + f,
        b * right + d * bottom + f,
    )
    x, y = min(xs), min(ys)
    return Box(x, y, max(xs) - x, max(ys) - y)


def ink_box(items: Iterable[Item], stamps: Mapping[str, tuple[Item, ...]]) -> Box | None:
    """A box that holds all that the items paint: generous for text (1 em up, 0.4 em down) and for
    strokes (mitres reach four widths); a clip cuts it."""
    return joined(_item_box(item, stamps) for item in items)


def _item_box(item: Item, stamps: Mapping[str, tuple[Item, ...]]) -> Box | None:
    if isinstance(item, Shape):
        box = item.path.bounds()
        if box is None or item.stroke is None:
            return box
        reach = 4.0 if item.stroke.join == "miter" else 1.0
        return box.grown(item.stroke.width / 2 * reach)
    if isinstance(item, TextRun):
        width = item.width + item.size * 0.3
        return Box(item.x - item.size * 0.15, item.y - item.size * 1.1, width, item.size * 1.5)
    if isinstance(item, Picture):
        return item.box
    inner = ink_box(item.items if isinstance(item, Group) else stamps[item.stamp], stamps)
    if inner is not None and isinstance(item, Group) and item.clip is not None:
        cut = item.clip.bounds()
        if cut is None:
            return None
        inner = shared(inner, cut)
    return None if inner is None else box_through(item.matrix, inner)
