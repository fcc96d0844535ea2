"""Paths from SVG's basic shapes, and what skia-pathops does to them: strokes as outlines, the
even-odd rule as the nonzero one, clips joined and cut."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any
from xml.etree.ElementTree import Element

import pathops

from generator.drawing import paths, skia
from generator.drawing.drawing import Matrix, Path, Segment, Stroke
from generator.pictures.svg.read import Fault, local
from generator.pictures.svg.values import numbers
from generator.units import Box

#: Skia's curves are right to a fraction of a unit: paths are made so many units large for it.
_LARGE = 4000.0
#: Asks for a length by its attribute: (key, what stands for it, x, y or neither).
Measure = Callable[[str, str, str], float]


def outline(element: Element, measure: Measure) -> Path:
    """The path of a basic shape in its own units; empty if SVG draws none. Raises Fault."""
    return _SHAPES[local(element)](element, measure)


def _rect(element: Element, measure: Measure) -> Path:
    x, y = measure("x", "0", "x"), measure("y", "0", "y")
    w, h = measure("width", "0", "x"), measure("height", "0", "y")
    if w <= 0 or h <= 0:
        return Path(())
    auto = ("auto", None)
    given = [element.get(key) for key in ("rx", "ry")]
    rx = 0.0 if given[0] in auto else measure("rx", "0", "x")
    ry = 0.0 if given[1] in auto else measure("ry", "0", "y")
    rx, ry = (ry if given[0] in auto else rx), (rx if given[1] in auto else ry)
    rx, ry = min(max(rx, 0.0), w / 2), min(max(ry, 0.0), h / 2)
    if rx == ry or rx == 0 or ry == 0:
        return paths.rectangle(Box(x, y, w, h), min(rx, ry))
    wide = paths.rectangle(Box(0.0, 0.0, w / rx, h / ry), 1.0)
    return wide.through((rx, 0.0, 0.0, ry, x, y))


def _circle(element: Element, measure: Measure) -> Path:
    r = measure("r", "0", "")
    return paths.ellipse(measure("cx", "0", "x"), measure("cy", "0", "y"), r) if r > 0 else Path(())


def _ellipse(element: Element, measure: Measure) -> Path:
    rx, ry = element.get("rx", "auto"), element.get("ry", "auto")
    wide = measure("rx", "0", "x") if rx != "auto" else measure("ry", "0", "y")
    high = measure("ry", "0", "y") if ry != "auto" else wide
    if wide <= 0 or high <= 0:
        return Path(())
    return paths.ellipse(measure("cx", "0", "x"), measure("cy", "0", "y"), wide, high)


def _line(element: Element, measure: Measure) -> Path:
    return paths.line(
        measure("x1", "0", "x"), measure("y1", "0", "y"),
        measure("x2", "0", "x"), measure("y2", "0", "y"),
    )  # fmt: skip


def _poly(element: Element, measure: Measure) -> Path:
    found = numbers(element, "points", element.get("points", ""))
    if len(found) % 2:
        raise Fault(element, f"has {len(found)} numbers for its points, an odd one")
    points = list(zip(found[::2], found[1::2], strict=True))
    if not points:
        return Path(())
    return paths.polyline(points, closed=local(element) == "polygon")


def _path(element: Element, measure: Measure) -> Path:
    written = element.get("d", "").strip()
    if written in ("", "none"):
        return Path(())
    try:
        return _begun(paths.svg_path(written))
    except ValueError as error:
        raise Fault(element, f"has a d that can't be read: {error}") from None


def _begun(path: Path) -> Path:
    """The path with a move after each close that is not followed by one: not all painters know
    where they are then."""
    out: list[Segment] = []
    start: tuple[Any, ...] = (0.0, 0.0)
    for segment in path.segments:
        if segment[0] == "M":
            start = segment[1:]
        elif out and out[-1][0] == "Z" and segment[0] != "Z":
            out.append(("M", *start))
        out.append(segment)
    return Path(tuple(out)) if len(out) != len(path.segments) else path


_SHAPES: dict[str, Callable[[Element, Measure], Path]] = {
    "rect": _rect, "circle": _circle, "ellipse": _ellipse, "line": _line, "polyline": _poly,
    "polygon": _poly, "path": _path,
}  # fmt: skip
SHAPES = frozenset(_SHAPES)


def similar(matrix: Matrix) -> float | None:
    """How much larger a matrix makes things, if it keeps their shape."""
    a, b, c, d, _, _ = matrix
    wide, high = math.hypot(a, b), math.hypot(c, d)
    if abs(wide - high) > 1e-4 * max(wide, high) or abs(a * c + b * d) > 1e-4 * wide * high:
        return None
    return (wide + high) / 2


def stroked(path: Path, stroke: Stroke, limit: float, offset: float) -> Path:
    """The outline of a line; `limit` is its longest mitre in widths, `offset` how far into the
    dashes it begins."""
    by = _scale(path)
    line = skia.line(path, by)
    dash = skia.dashes(stroke.dash, by)
    cap, join = skia.CAPS[stroke.cap], skia.JOINS[stroke.join]
    if dash:
        line.stroke(stroke.width * by, cap, join, limit, dash, offset * by)
    else:
        line.stroke(stroke.width * by, cap, join, limit)
    return _segments(line, by)


def nonzero(path: Path) -> Path:
    """A path of the even-odd rule as one of the nonzero rule. Raises ValueError if Skia can't."""
    by = _scale(path)
    line = skia.line(path, by)
    line.fillType = pathops.FillType.EVEN_ODD
    try:
        line.simplify(fix_winding=True, keep_starting_points=False)
    except pathops.PathOpsError as error:
        raise ValueError("its outline can't be untangled") from error
    return _segments(line, by)


def joined(several: Sequence[Path]) -> Path:
    """What any of the paths covers. Raises ValueError if Skia can't."""
    return several[0] if len(several) == 1 else _together(several, pathops.PathOp.UNION)


def shared(one: Path, other: Path) -> Path:
    """What both paths cover. Raises ValueError if Skia can't."""
    return _together((one, other), pathops.PathOp.INTERSECTION)


def _together(several: Sequence[Path], how: Any) -> Path:
    by = min(_scale(path) for path in several)
    out = skia.line(several[0], by)
    try:
        for path in several[1:]:
            out = pathops.op(out, skia.line(path, by), how, fix_winding=True)
    except pathops.PathOpsError as error:
        raise ValueError("its clips can't be put together") from error
    return _segments(out, by)


def _scale(path: Path) -> float:
    box = path.bounds()
    side = 0.0 if box is None else max(box.w, box.h)
    return _LARGE / side if side > 0 else 1.0


def _segments(line: Any, by: float) -> Path:
    line.convertConicsToQuads()
    verbs = pathops.PathVerb
    out: list[Segment] = []
    x0 = y0 = 0.0
    for verb, points in line:
        flat = [value / by for point in points for value in point]
        if verb is verbs.MOVE:
            out.append(("M", *flat))
        elif verb is verbs.LINE:
            out.append(("L", *flat))
        elif verb is verbs.QUAD:
            x1, y1, x, y = flat
            third = 2 / 3
            out.append(
                (
                    "C", x0 + third * (x1 - x0), y0 + third * (y1 - y0),
                    x + third * (x1 - x), y + third * (y1 - y), x, y,
                )
            )  # fmt: skip
        elif verb is verbs.CUBIC:
            out.append(("C", *flat))
        else:
            out.append(("Z",))
            continue
        x0, y0 = flat[-2:]
    return Path(tuple(out))
