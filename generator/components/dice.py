"""The net of a die: six squares in a cross, and seven tabs for glue.

The row of four goes round the die; the two other faces close it and carry six of the tabs, the end
of the row the seventh. Tabs have ends of 45 degrees, so that neighbours don't meet. The folds round
the face in the crossing end in the notches between arms: they are `enclosed`.
"""

from __future__ import annotations

from generator.components.measures import DieMeasures
from generator.components.nets import Net, Panel
from generator.drawing.outlines import Outline, polygon
from generator.sheets.marks import Line
from generator.units import Box

Point = tuple[float, float]
#: A square's sides, clockwise from the top: from which corner to which, as shares of the edge.
_SIDES: dict[str, tuple[Point, Point]] = {
    "up": ((0, 0), (1, 0)), "right": ((1, 0), (1, 1)),
    "down": ((1, 1), (0, 1)), "left": ((0, 1), (0, 0)),
}  # fmt: skip
_STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


def net(measures: DieMeasures, edge: float | None = None) -> Net:
    """The die's net; `edge` in mm, if not the usual one."""
    a, tab = edge or measures.edge, measures.tab
    cells = set(measures.faces.values())
    folds: dict[tuple[Point, Point], Line] = {}
    glue: list[Outline] = []
    around: dict[Point, list[Point]] = {}  # from a corner of the line along it to the next
    shared: dict[tuple[int, int], list[Line]] = {}  # a cell's edges that are another's, too
    row = max((sum(cell[1] == r for cell in cells), r) for r in range(3))[1]
    last = max(column for column, r in cells if r == row)
    for column, r in sorted(cells):
        for side, (one, two) in _SIDES.items():
            start = (a * (column + one[0]), a * (r + one[1]))
            end = (a * (column + two[0]), a * (r + two[1]))
            dx, dy = _STEPS[side]
            line = Line(*min(start, end), *max(start, end))
            if (column + dx, r + dy) in cells:
                folds[min(start, end), max(start, end)] = line
                shared.setdefault((column, r), []).append(line)
                continue
            points = [start, end]
            # Off the row every free side has a tab; on it, only the right end.
            if r != row or (side == "right" and column == last):
                points = [start, *_tab(start, end, dx, dy, tab), end]
                glue.append(polygon(points))
                folds[min(start, end), max(start, end)] = line
            around[start] = points[1:]
    panels = tuple(
        Panel(f"face-{face}", Box(a * column, a * r, a, a), values={"face": face})
        for face, (column, r) in measures.faces.items()
    )
    enclosed = tuple(line for own in shared.values() if len(own) == len(_SIDES) for line in own)
    return Net(
        polygon(_walk(around)), tuple(folds.values()), tuple(glue), panels, (a, a, a),
        enclosed=enclosed,
    ).at_origin()  # fmt: skip


def _tab(start: Point, end: Point, dx: int, dy: int, tab: float) -> list[Point]:
    """The two outer corners of a tab on a side that runs from start to end."""
    along = [
        (b - a) / max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        for a, b in zip(start, end, strict=True)
    ]
    out = (dx * tab, dy * tab)
    return [
        (start[0] + along[0] * tab + out[0], start[1] + along[1] * tab + out[1]),
        (end[0] - along[0] * tab + out[0], end[1] - along[1] * tab + out[1]),
    ]


def _walk(around: dict[Point, list[Point]]) -> list[Point]:
    """The pieces of the line, one after the other."""
    first = min(around)
    found: list[Point] = []
    here = first
    while True:
        piece = around[here]
        found += piece
        here = piece[-1]
        if here == first:
            return found
