"""Lines to cut along, for those who ask: on the cards' own edges, or from paper's edge to edge.

Crop marks stay outside the bleed; these don't, and so they are never drawn unless they are wanted.
"""

from __future__ import annotations

from collections.abc import Iterable

from generator.faces import paths
from generator.faces.drawing import Item, Path, Shape, Stroke
from generator.sheets.marks import Marks
from generator.sheets.placement import Spot
from generator.units import PT, Box, Size

#: What can be asked for, and what each draws.
KINDS = {
    "corners": "the rounded corner of each card",
    "outline": "the whole outline of each card, with its rounded corners",
    "extended": "crop marks as far as the paper's edge, for guillotines",
}
#: Seen on light and on dark ground alike: a dark line with a light one beside it.
_DARK, _LIGHT = "#404040", "#FFFFFF"
_WIDTH = 0.25 * PT


def guides(
    kinds: Iterable[str], paper: Size, spots: Iterable[tuple[Spot, float]], marks: Marks
) -> list[Item]:
    """The lines of these kinds for the cards in these spots, each with its corner's radius in
    mm."""
    wanted = set(kinds)
    items: list[Item] = []
    for spot, corner in spots:
        if "outline" in wanted:
            items += _seen(paths.rectangle(spot.trim, corner))
        elif "corners" in wanted and corner > 0:
            items += _seen(_corners(spot.trim, corner))
    if "extended" in wanted:
        items.append(Shape(_extended(marks, paper), None, Stroke("#000000", _WIDTH)))
    return items


def _seen(path: Path) -> list[Item]:
    return [
        Shape(path, None, Stroke(_LIGHT, 3 * _WIDTH)),
        Shape(path, None, Stroke(_DARK, _WIDTH)),
    ]


def _corners(trim: Box, r: float) -> Path:
    path = Path(())
    for x, y, start in (
        (trim.x + r, trim.y + r, 180.0), (trim.right - r, trim.y + r, 270.0),
        (trim.right - r, trim.bottom - r, 0.0), (trim.x + r, trim.bottom - r, 90.0),
    ):  # fmt: skip
        path = path + paths.arc(x, y, r, start, start + 90)
    return path


def _extended(marks: Marks, paper: Size) -> Path:
    path = Path(())
    for line in marks.top:
        path = path + paths.line(line.x1, 0.0, line.x1, line.y2)
    for line in marks.bottom:
        path = path + paths.line(line.x1, line.y1, line.x1, paper.h)
    for line in marks.left:
        path = path + paths.line(0.0, line.y1, line.x2, line.y1)
    for line in marks.right:
        path = path + paths.line(line.x1, line.y1, paper.w, line.y1)
    return path
