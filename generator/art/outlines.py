"""Outlines as an engraver plans them: whole from halves, united, inset, flattened, rounded.

All lengths in mm, y down. Outlines are written as in SVG's `d`, so that a shape can be drawn in
any vector program and pasted here. Closed results run clockwise, holes the other way.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

import pathops

from generator.drawing import paths, skia
from generator.drawing.drawing import Matrix, Path, Segment

Point = tuple[float, float]

#: pathops works in single precision: paths go through it in hundredths of a mm.
_FINE = 100.0
#: What lies so near to a thousandth is rounded to that one, however it is reckoned.
_SURE = 0.499
#: A double near this one has no digits after the point: adding it and taking it away again rounds
#: to a whole number.
_WHOLE = 1.5 * 2**52


def fine(value: float) -> float:
    """Rounded to a thousandth of a mm, so that the same drawing has the same bytes everywhere."""
    return round(value, 3) + 0.0


def rounded(segments: Iterable[Segment]) -> Path:
    """A path of these segments, each number rounded to 1/1000 mm."""
    # `fine`, written out, for it is done a million times a build; and where there is no doubt about
    # the third place, with plain sums, which take a fifth of the time that `round` does. What is
    # too large for them, or without end, is always in doubt.
    return Path(
        tuple(
            [
                (
                    s[0],
                    *[
                        whole / 1000.0
                        if -_SURE
                        < (exact := value * 1000.0) - (whole := exact + _WHOLE - _WHOLE)
                        < _SURE
                        else round(value, 3) + 0.0
                        for value in s[1:]
                    ],
                )
                for s in segments
            ]
        )
    )


def outline(d: str) -> Path:
    """A path from SVG's `d`, its numbers in mm."""
    return paths.svg_path(d)


def placed(path: Path, matrix: Matrix) -> Path:
    """The path, transformed and rounded."""
    return rounded(path.through(matrix).segments)


def closed(points: Sequence[Point]) -> Path:
    """A polygon, rounded."""
    return rounded(paths.polyline(points, closed=True).segments)


def opened(points: Sequence[Point]) -> Path:
    """A line through points, rounded."""
    return rounded(paths.polyline(points).segments)


def joined(parts: Iterable[Path]) -> Path:
    """Several paths as one, to be painted at once."""
    return Path(tuple(chain.from_iterable([part.segments for part in parts])))


@lru_cache(maxsize=256)
def symmetric(half: str) -> Path:
    """A closed outline from its right half: `half` goes from the axis x = 0 to the axis."""
    segments = list(paths.svg_path(half).segments)
    points = [segments[0][1:]] + [s[-2:] for s in segments[1:]]
    back: list[Segment] = []
    for index in range(len(segments) - 1, 0, -1):
        segment, (x, y) = segments[index], points[index - 1]
        if segment[0] == "C":
            x1, y1, x2, y2 = segment[1:5]
            back.append(("C", -x2, y2, -x1, y1, -x, y))
        else:
            back.append(("L", -x, y))
    return rounded([*segments, *back, ("Z",)])


def contours(path: Path) -> list[Path]:
    """The path's closed parts, one by one."""
    out: list[list[Segment]] = []
    for segment in path.segments:
        if segment[0] == "M":
            out.append([])
        out[-1].append(segment)
    return [Path(tuple(part)) for part in out]


def mirrored(path: Path) -> Path:
    """The path with left and right exchanged."""
    return path.through((-1.0, 0.0, 0.0, 1.0, 0.0, 0.0))


def flattened(path: Path, tolerance: float = 0.01) -> list[list[Point]]:
    """The contours of a path as points; curves are cut so that no piece strays by more."""
    contours: list[list[Point]] = []
    for segment in path.segments:
        verb = segment[0]
        if verb == "M":
            contours.append([(segment[1], segment[2])])
        elif verb == "L":
            contours[-1].append((segment[1], segment[2]))
        elif verb == "C":
            contours[-1].extend(_curve(contours[-1][-1], segment[1:], tolerance))
    return contours


def _curve(start: Point, controls: Sequence[float], tolerance: float) -> list[Point]:
    (x0, y0), (x1, y1, x2, y2, x3, y3) = start, controls
    bend = max(
        math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
        math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
    )
    steps = max(1, min(40, math.ceil(math.sqrt(0.75 * bend / tolerance))))
    out: list[Point] = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        out.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return out


def simplified(points: Sequence[Point], tolerance: float = 0.012) -> list[Point]:
    """Fewer points, none of those dropped further than `tolerance` from the line (Douglas and
    Peucker). 0.012 mm is a seventh of a pixel at 300 dpi."""
    if len(points) < 3:
        return list(points)
    keep = {0, len(points) - 1}
    stack = [(0, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        (x1, y1), (x2, y2) = points[first], points[last]
        dx, dy = x2 - x1, y2 - y1
        length = math.hypot(dx, dy)
        between = points[first + 1 : last]
        offs = (
            [abs(dx * (y - y1) - dy * (x - x1)) / length for x, y in between]
            if length > 1e-9
            else [math.hypot(x - x1, y - y1) for x, y in between]
        )
        worst = max(offs)
        if worst > tolerance:
            at = first + 1 + offs.index(worst)
            keep.add(at)
            stack += [(first, at), (at, last)]
    return [points[index] for index in sorted(keep)]


def united(*parts: Path) -> Path:
    """The outline round all parts."""
    return _together(parts[0], joined(parts[1:]), pathops.PathOp.UNION)


def inset(path: Path, by: float) -> Path:
    """The outline `by` mm further in; parts thinner than twice that vanish."""
    edge = skia.line(path, _FINE)
    edge.stroke(2 * by * _FINE, skia.CAPS["butt"], skia.JOINS["round"], 4.0)
    edge.convertConicsToQuads()
    return _from_ops(pathops.op(skia.line(path, _FINE), edge, pathops.PathOp.DIFFERENCE))


def outset(path: Path, by: float) -> Path:
    """The outline `by` mm further out, round at its corners."""
    edge = skia.line(path, _FINE)
    edge.stroke(2 * by * _FINE, skia.CAPS["butt"], skia.JOINS["round"], 4.0)
    edge.convertConicsToQuads()
    return _from_ops(pathops.op(skia.line(path, _FINE), edge, pathops.PathOp.UNION))


def common(one: Path, other: Path) -> Path:
    """What lies within both."""
    return _together(one, other, pathops.PathOp.INTERSECTION)


def without(one: Path, other: Path) -> Path:
    """What lies within `one` and outside `other`."""
    return _together(one, other, pathops.PathOp.DIFFERENCE)


def _together(one: Path, other: Path, how: pathops.PathOp) -> Path:
    return _from_ops(pathops.op(skia.line(one, _FINE), skia.line(other, _FINE), how))


def _from_ops(path: pathops.Path) -> Path:
    path.convertConicsToQuads()
    verbs = pathops.PathVerb
    move, straight, quad, cubic = verbs.MOVE, verbs.LINE, verbs.QUAD, verbs.CUBIC
    out: list[Segment] = []
    x, y = 0.0, 0.0
    third = 2 / 3
    for verb, points in path:
        if verb is straight:
            [(x, y)] = points
            x, y = x / _FINE, y / _FINE
            out.append(("L", x, y))
        elif verb is quad:
            (x1, y1), (x2, y2) = points
            x1, y1, x2, y2 = x1 / _FINE, y1 / _FINE, x2 / _FINE, y2 / _FINE
            out.append(
                (
                    "C",
                    x + third * (x1 - x),
                    y + third * (y1 - y),
                    x2 + third * (x1 - x2),
                    y2 + third * (y1 - y2),
                    x2,
                    y2,
                )
            )
            x, y = x2, y2
        elif verb is cubic:
            flat = [value / _FINE for point in points for value in point]
            out.append(("C", *flat))
            x, y = flat[-2:]
        elif verb is move:
            [(x, y)] = points
            x, y = x / _FINE, y / _FINE
            out.append(("M", x, y))
        else:
            out.append(("Z",))
    return rounded(out)
