"""Crop marks and ticks as a page shows them, cut by cut.

In: the marks of all cuts, as lines. Out: items in mm. Most cuts of a sheet have the same marks,
each at its own place. So a cut's marks are drawn from zero and then moved to it: what is written
alike takes next to no room in a packed file.
"""

from __future__ import annotations

from collections.abc import Iterable

from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Matrix, Path, Shape, Stroke, moved
from generator.sheets.guides import seen
from generator.sheets.marks import Line

_BLACK = "#000000"

#: Whether a cut runs down the page, and its x or y in mm.
_Cut = tuple[bool, float]


def cut_items(crops: Iterable[Line], ticks: Iterable[Line], weight: float) -> list[Item]:
    """Crop marks, so many mm thick, on bare paper; ticks, to be seen on the bleed of any card."""
    marked, ticked = _by_cut(crops), _by_cut(ticks)
    items: list[Item] = []
    for cut in marked | ticked:
        drawn: list[Item] = []
        if cut in marked:
            drawn.append(Shape(marked[cut], None, Stroke(_BLACK, weight)))
        if cut in ticked:
            drawn += seen(ticked[cut])
        items.append(Group(tuple(drawn), _to(cut)))
    return items


def _by_cut(lines: Iterable[Line]) -> dict[_Cut, Path]:
    """The lines of each cut as a path that lies at zero."""
    found: dict[_Cut, Path] = {}
    for line in lines:
        down = line.x1 == line.x2
        cut = (down, line.x1 if down else line.y1)
        ends = (0, line.y1, 0, line.y2) if down else (line.x1, 0, line.x2, 0)
        drawn = paths.line(*ends)
        found[cut] = found[cut] + drawn if cut in found else drawn
    return found


def _to(cut: _Cut) -> Matrix:
    down, at = cut
    return moved(at, 0) if down else moved(0, at)
