"""The two discs of a dial: one with values round it, and one on it that shows one of them.

The cover has a window, a notch in its edge at the upper right that is open to the outside, so that
each disc is one closed cut. Both are turned about a pin through the crosses in their middle.
"""

from __future__ import annotations

import math

from generator.components.nets import Net, Panel
from generator.drawing.outlines import Corner, Outline, disc
from generator.sheets.marks import Line
from generator.units import Box

#: What the two discs are called.
DISC, COVER = "disc", "cover"
#: From the window's inner edge to the middle, as a share of the radius.
_INNER = 0.55
#: Where the window is, clockwise from the top.
_MIDDLE = math.pi / 4
#: Half the length of the cross for the pin, in mm.
_CROSS = 2.0


def nets(size: float, window: float) -> tuple[Net, Net]:
    """The disc and its cover, so wide in mm; the window is that many degrees of the circle wide."""
    box, r = Box(0.0, 0.0, size, size), size / 2
    pin = (Line(r - _CROSS, r, r + _CROSS, r), Line(r, r - _CROSS, r, r + _CROSS))
    inner = (size, size, 0.0)
    return (
        Net(disc(r, r, r), (), (), (Panel(DISC, box),), inner, DISC, pin),
        Net(_cover(r, window), (), (), (Panel(COVER, box),), inner, COVER, pin),
    )


def _cover(r: float, window: float) -> Outline:
    """A disc without a piece of its rim at the upper right: arcs and two straight sides. There its
    box stays that of the whole disc."""
    half = math.radians(window / 2)
    round_, into = (2 * math.pi - 2 * half) / 2, 2 * half

    def at(angle: float, radius: float, bulge: float) -> Corner:
        """A point clockwise from the window's middle."""
        x, y = math.sin(angle + _MIDDLE), math.cos(angle + _MIDDLE)
        return Corner(r + radius * x, r - radius * y, bulge)

    return Outline(
        (
            at(half, r, -math.tan(round_ / 4)),
            at(math.pi, r, -math.tan(round_ / 4)),
            at(-half, r, 0.0),
            at(-half, r * _INNER, -math.tan(into / 4)),
            at(half, r * _INNER, 0.0),
        )
    )
