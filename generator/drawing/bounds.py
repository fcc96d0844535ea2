"""Where ink really lies: exact boxes of letters, lines and shapes, in mm.

Not line boxes and not control points: glyphs by their outlines, curves by their extremes, strokes
by half their width (mitres apart: their tips are counted as round).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from generator.drawing import fonts
from generator.drawing.drawing import (
    IDENTITY,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Segment,
    Shape,
    TextRun,
    Use,
    apply,
    box_through,
    joined,
    shared,
    times,
)
from generator.units import Box


def extent(item: Item, matrix: Matrix, stamps: Mapping[str, tuple[Item, ...]]) -> Box | None:
    """The upright box of all that an item paints under a matrix; None if it paints nothing. What
    a clip leaves is taken as the box of both."""
    if isinstance(item, TextRun):
        return run_extent(item, matrix)
    if isinstance(item, Shape):
        return _shape_extent(item, matrix)
    if isinstance(item, Picture):
        return box_through(matrix, item.box)
    inner = times(matrix, item.matrix)
    items = stamps[item.stamp] if isinstance(item, Use) else item.items
    box = joined(extent(one, inner, stamps) for one in items)
    if box is None or not isinstance(item, Group) or item.clip is None:
        return box
    cut = path_extent(item.clip, inner)
    box = None if cut is None else shared(box, cut)
    return box if box is not None and box.w > 0 and box.h > 0 else None


def run_extent(run: TextRun, matrix: Matrix) -> Box | None:
    """The box of a run's letters."""
    font = fonts.by_key(run.font)
    em = run.size / font.upem
    return joined(
        path_extent(
            font.outline(glyph),
            times(matrix, (em * run.stretch, 0.0, 0.0, -em, run.x + pen, run.y)),
        )
        for glyph, pen in zip(run.glyphs, run.pens, strict=True)
    )


def ink_points(item: TextRun | Shape, matrix: Matrix) -> Iterator[tuple[float, float]]:
    """Points on the outlines of a run's letters, or of a shape, as they lie: where each of their
    lines and curves ends, and where a curve is half way."""
    if isinstance(item, Shape):
        yield from _points(item.path.segments, matrix)
        return
    font = fonts.by_key(item.font)
    em = item.size / font.upem
    for glyph, pen in zip(item.glyphs, item.pens, strict=True):
        place = (em * item.stretch, 0.0, 0.0, -em, item.x + pen, item.y)
        yield from _points(font.outline(glyph).segments, times(matrix, place))


def _points(segments: Iterable[Segment], matrix: Matrix) -> Iterator[tuple[float, float]]:
    here = (0.0, 0.0)
    for segment in segments:
        values = segment[1:]
        if len(values) == 6:
            x = (here[0] + 3 * values[0] + 3 * values[2] + values[4]) / 8
            y = (here[1] + 3 * values[1] + 3 * values[3] + values[5]) / 8
            yield apply(matrix, x, y)
        if values:
            here = (values[-2], values[-1])
            yield apply(matrix, *here)


def path_extent(path: Path, matrix: Matrix) -> Box | None:
    """The box of a path's outline under a matrix."""
    a, b, c, d, _, _ = matrix
    if b == c == 0 or a == d == 0:  # no turn but by right angles: the box turns with it
        box = _upright_extent(path)
        return None if box is None else box_through(matrix, box)
    return _outline_extent(path.segments, matrix)


@lru_cache(maxsize=16384)
def _upright_extent(path: Path) -> Box | None:
    return _outline_extent(path.segments, IDENTITY)


def _shape_extent(shape: Shape, matrix: Matrix) -> Box | None:
    box = path_extent(shape.path, matrix)
    if box is None or (shape.fill is None and shape.stroke is None):
        return None
    return box if shape.stroke is None else box.grown(shape.stroke.width / 2 * scale_of(matrix))


def scale_of(matrix: Matrix) -> float:
    """How much larger a matrix makes things, on the average of all directions."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))


def _outline_extent(segments: Iterable[Segment], matrix: Matrix) -> Box | None:
    a, b, c, d, e, f = matrix
    xs: list[float] = []
    ys: list[float] = []
    x0, y0 = 0.0, 0.0
    for segment in segments:  # each point as `apply` has it
        if len(segment) == 1:
            continue
        x, y = segment[-2:]
        x3, y3 = a * x + c * y + e, b * x + d * y + f
        if len(segment) == 7:
            _, x, y, u, v, _, _ = segment
            xs += _extremes(x0, a * x + c * y + e, a * u + c * v + e, x3)
            ys += _extremes(y0, b * x + d * y + f, b * u + d * v + f, y3)
        x0, y0 = x3, y3
        xs.append(x0)
        ys.append(y0)
    if not xs:
        return None
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _extremes(p0: float, p1: float, p2: float, p3: float) -> list[float]:
    """The values of a cubic where it turns, if control points lie outside its ends at all."""
    low, high = (p0, p3) if p0 < p3 else (p3, p0)
    if low <= p1 <= high and low <= p2 <= high:
        return []
    a, b, c = p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0
    if abs(a) < 1e-12:
        turns = [-c / b] if abs(b) > 1e-12 else []
    else:
        root = b * b - 4 * a * c
        turns = [(-b + sign * math.sqrt(root)) / (2 * a) for sign in (1, -1)] if root >= 0 else []
    out = []
    for t in turns:
        if 0 < t < 1:
            u = 1 - t
            out.append(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3)
    return out
