"""A line as an element asks for it: its ends, corners and dashes.

In: the element, its style and path, the width and the paint of the line, the matrix to the
picture's space. Out: a shape there, a stroke of ours where it can be one, else an outline that is
filled.
"""

from __future__ import annotations

import math
from itertools import pairwise
from xml.etree.ElementTree import Element

from generator.drawing.drawing import MITRE_LIMIT, Gradient, Matrix, Path, Shape, Stroke
from generator.pictures.svg import shapes
from generator.pictures.svg.limits import MOST_DASHES
from generator.pictures.svg.read import Fault
from generator.pictures.svg.style import Style
from generator.pictures.svg.values import length, numbers


def drawn(
    element: Element, style: Style, path: Path, width: float,
    paint: str | Gradient, ctm: Matrix, whole: float,
) -> Shape:  # fmt: skip
    """The line along a path; `whole` is what 100 % of a length are. Raises Fault for what can't be
    shown."""
    if style["vector-effect"] != "none":
        raise Fault(element, f"has the vector-effect {style['vector-effect'][:30]!r}")
    dash: tuple[float, ...] = ()
    written = style["stroke-dasharray"]
    if written != "none":
        dash = tuple(
            length(element, "stroke-dasharray", one, whole)
            for one in written.replace(",", " ").split()
        )
        if any(one < 0 for one in dash):
            raise Fault(element, "has a dash of less than nothing")
        dash = dash if any(dash) else ()
        if dash and len(dash) * _length(path) / sum(dash) > MOST_DASHES:
            raise Fault(element, f"has a line of more than {MOST_DASHES:,} dashes")
    offset = length(element, "stroke-dashoffset", style["stroke-dashoffset"], whole)
    cap, join = style["stroke-linecap"], style["stroke-linejoin"].partition("-")[0]
    join = "miter" if join == "arcs" else join
    if cap not in ("butt", "round", "square") or join not in ("miter", "round", "bevel"):
        raise Fault(element, f"has the ends {cap[:20]!r} and the corners {join[:20]!r}")
    limit = numbers(element, "stroke-miterlimit", style["stroke-miterlimit"])
    if len(limit) != 1 or limit[0] < 1:
        raise Fault(element, f"has the stroke-miterlimit {style['stroke-miterlimit'][:20]!r}")
    by = shapes.similar(ctm)
    plain = isinstance(paint, str) and not (dash and offset)
    plain = plain and all(dash)  # PDF readers don't agree where a dash of no length lies
    if by is not None and plain and (join != "miter" or limit[0] == MITRE_LIMIT):
        assert isinstance(paint, str)
        line = Stroke(paint, width * by, cap, join, tuple(one * by for one in dash))
        return Shape(path.through(ctm), None, line)
    line = Stroke("#000000", width, cap, join, dash)
    outline = shapes.stroked(path, line, limit[0], offset)
    return Shape(outline.through(ctm), paint)


def _length(path: Path) -> float:
    """The length of a path, that of a curve by its control points: never too short."""
    points = [one[index : index + 2] for one in path.segments for index in range(1, len(one), 2)]
    return sum(math.dist(before, after) for before, after in pairwise(points))
