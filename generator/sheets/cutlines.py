"""Pieces that are no rectangles: what a sheet shows of them, and a fine line where to cut.

Crop marks can't show such a cut. In: a drawing as large as the box round its outline. Out: the same
drawing, cut off beyond its bleed, with the line.
"""

from __future__ import annotations

from dataclasses import replace

from generator.drawing.drawing import IDENTITY, Drawing, Group, Item, Path, Shape, Stroke
from generator.pictures.cutline import grown

#: The cut's line in mm, and the white beneath it, which shows it on dark ground.
CUT, BENEATH = 0.18, 0.4
#: The width of one in a colour, which has no white beneath it.
COLOURED = 0.3
_BLACK, _WHITE = "#000000", "#FFFFFF"


def cut_guide(path: Path, colour: str = "") -> list[Item]:
    """A fine line along the cut of a piece that crop marks can't show, black on white or in the one
    `colour`, which is told from what a slip of the scissors leaves of it."""
    if colour:
        return [Shape(path, None, Stroke(colour, COLOURED))]
    return [Shape(path, None, Stroke(_WHITE, BENEATH)), Shape(path, None, Stroke(_BLACK, CUT))]


def cut_out(drawing: Drawing, shown: float, guide: bool) -> Drawing:
    """A drawing with an edge as it lies on a sheet: with so many mm of its bleed round the edge,
    and with a `guide` the line. Any other drawing stays as it is."""
    if drawing.edge is None:
        return drawing
    inside = Group(drawing.items, IDENTITY, grown(drawing.edge, min(shown, drawing.bleed)))
    along = cut_guide(drawing.edge) if guide else []
    return replace(drawing, items=(inside, *along))
