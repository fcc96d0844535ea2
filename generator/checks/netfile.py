"""A box's room inside, measured by the ticks of its folds in its PDF.

In: a sheet PDF and the name of a net on it. Out: width, height and depth in mm. The form's content
is run for its dashed ticks, each in line with a fold beyond one of its ends, and for the cut, which
is stroked last. Nothing of the code that computed the net is used.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pikepdf

from generator.drawing.drawing import IDENTITY, Matrix, apply, times
from generator.inputs import read_bytes
from generator.units import PT

_FORM = "/FormXob."
_OPERATORS = "q Q cm d m l S n W f B"
_SAME = 0.02
#: How long a tick is, mm: dashed lines of other lengths are ornaments.
_TICK = 5.5
Segment = tuple[float, float, float, float]


def room(path: Path, name: str) -> tuple[float, float, float]:
    """How wide, high and deep the box is inside; zeros if its ticks make no box."""
    ticks, cut = _drawn(path, name)
    # Walls stand side by side between upright folds: the first is the strip for glue's, from there
    # to the next is a side, as wide as the box is deep.
    xs = _places(line[0] for line in ticks if abs(line[0] - line[2]) < _SAME)
    # y runs up, as in the file: the lowest fold is at the feet of walls, then come their tops.
    ys = _places(line[1] for line in ticks if abs(line[1] - line[3]) < _SAME)
    if len(xs) < 2 or len(ys) < 2 or not cut:
        return 0.0, 0.0, 0.0
    right = max(max(line[0], line[2]) for line in cut)
    return right - xs[-1], ys[1] - ys[0], xs[1] - xs[0]


def _places(found: Iterable[float]) -> list[float]:
    """Different ones, from the least."""
    out: list[float] = []
    for one in sorted(found):
        if not out or one - out[-1] > _SAME:
            out.append(one)
    return out


def _drawn(path: Path, name: str) -> tuple[list[Segment], list[Segment]]:
    """Every straight dashed line of a form that is as long as a tick, and the straight lines of the
    path that is stroked last, in mm, y up."""
    with pikepdf.open(io.BytesIO(read_bytes(path, cost="output-bytes"))) as pdf:
        for page in pdf.pages:
            forms: Any = page.get("/Resources", {}).get("/XObject", {})
            if _FORM + name in forms:
                return _run(forms[_FORM + name])
    return [], []


def _run(form: Any) -> tuple[list[Segment], list[Segment]]:
    ctm: Matrix = IDENTITY
    dash = False
    saved: list[tuple[Matrix, bool]] = []
    points: list[tuple[float, float]] = []
    lines: list[Segment] = []
    found: list[Segment] = []
    last: list[Segment] = []
    for operands, operator in pikepdf.parse_content_stream(form, _OPERATORS):
        what = str(operator)
        if what == "q":
            saved.append((ctm, dash))
        elif what == "Q" and saved:
            ctm, dash = saved.pop()
        elif what == "cm":
            a, b, c, d, e, f = (float(value) for value in operands)
            ctm = times(ctm, (a, b, c, d, e, f))
        elif what == "d":
            dash = len(operands[0]) > 0
        elif what == "m":
            points = [apply(ctm, float(operands[0]), float(operands[1]))]
        elif what == "l" and points:
            points.append(apply(ctm, float(operands[0]), float(operands[1])))
            (x1, y1), (x2, y2) = points[-2:]
            lines.append((x1 * PT, y1 * PT, x2 * PT, y2 * PT))
        elif what in ("S", "n", "f", "B", "W"):
            if what == "S":
                last = lines
                found += lines if dash else []
            if what != "W":
                points, lines = [], []
    ticks = [
        line
        for line in found
        if abs(abs(line[2] - line[0]) + abs(line[3] - line[1]) - _TICK) < _SAME
    ]
    return ticks, last
