"""The net of a standee: a figure that stands on the table.

From the top: a foot, the back upside down, the fold over the head, the front, a foot. Folded over
the head the two sides are glued together and the feet folded out, to the front and behind. So the
back is the front seen through the paper, mirrored, unless it has a layout of its own.
"""

from __future__ import annotations

from generator.components.nets import Net, Panel
from generator.drawing.outlines import rounded
from generator.sheets.marks import Line
from generator.units import Box, Size


def net(figure: Size, foot: float, mirrored: bool) -> Net:
    """The net of a figure so large, with feet so deep, in mm. Its back is `mirrored`, or has a
    layout of its own."""
    w, h = figure.w, figure.h
    folds = (foot, foot + h, foot + 2 * h)
    panels = (
        Panel("foot", Box(0.0, 0.0, w, foot), 180),
        Panel("front" if mirrored else "back", Box(0.0, folds[0], w, h), 180, mirrored=mirrored),
        Panel("front", Box(0.0, folds[1], w, h)),
        Panel("foot", Box(0.0, folds[2], w, foot)),
    )
    whole = rounded(Box(0.0, 0.0, w, folds[2] + foot), 0.0)
    lines = tuple(Line(0.0, y, w, y) for y in folds)
    return Net(whole, lines, (), panels, (w, h, 0.0))
