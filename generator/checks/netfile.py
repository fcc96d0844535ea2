"""A box's room inside, measured by the ticks of its folds in its PDF.

In: a sheet PDF and the name of a net on it. Out: width, height and depth in mm. The form's content
is run for its dashed ticks alone: each begins at an end of a fold and leads away from the net.
Nothing of the code that computed the net is used.
"""

from __future__ import annotations

import io
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
_TICK = 3.0
Segment = tuple[float, float, float, float]


def room(path: Path, name: str) -> tuple[float, float, float]:
    """How wide, high and deep the box is inside; zeros if its ticks make no box."""
    ticks = dashed(path, name)
    upright = [line for line in ticks if abs(line[0] - line[2]) < _SAME]
    if not upright:
        return 0.0, 0.0, 0.0
    # y runs up, as in the file: ticks at feet lead down.
    foot, top = min(line[1] for line in upright), max(line[1] for line in upright)
    xs = sorted(line[0] for line in upright if abs(line[1] - foot) < _SAME)
    level = [line for line in ticks if abs(line[1] - foot) + abs(line[3] - foot) < _SAME]
    if len(xs) < 2 or not level:
        return 0.0, 0.0, 0.0
    # From the strip for glue to the first edge is a side: it is as wide as the box is deep. From
    # the last edge to where the tick at the foot begins is a wall.
    return max(line[0] for line in level) - xs[-1], top - foot, xs[1] - xs[0]


def dashed(path: Path, name: str) -> list[Segment]:
    """Every straight dashed line of a form that is as long as a tick, in mm, y up."""
    with pikepdf.open(io.BytesIO(read_bytes(path, cost="output-bytes"))) as pdf:
        for page in pdf.pages:
            forms: Any = page.get("/Resources", {}).get("/XObject", {})
            if _FORM + name in forms:
                return _run(forms[_FORM + name])
    return []


def _run(form: Any) -> list[Segment]:
    ctm: Matrix = IDENTITY
    dash = False
    saved: list[tuple[Matrix, bool]] = []
    points: list[tuple[float, float]] = []
    lines: list[Segment] = []
    found: list[Segment] = []
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
            if what == "S" and dash:
                found += lines
            if what != "W":
                points, lines = [], []
    return [
        line
        for line in found
        if abs(abs(line[2] - line[0]) + abs(line[3] - line[1]) - _TICK) < _SAME
    ]
