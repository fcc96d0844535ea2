"""The ticket at the foot of a Transaction, on which the coins lie that were paid.

Lengths in mm, y down.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined
from generator.art.sketch import disc
from generator.drawing.drawing import Shape, Stroke

#: Points that each torn end has, and how deep they are.
TEETH, DEPTH = 5, 0.7
#: Holes along which the stub is torn off, and their radius.
HOLES, HOLE = 6, 0.2


@ornament
def ticket(
    *, width: float, height: float, stub: float, paper: Colour, ink: Colour, line: float = 0.4
) -> Items:
    """A strip of a roll, its origin at the top-left corner, torn off at both ends; beyond its
    `stub` runs a row of holes."""
    step = height / TEETH / 2
    torn = [(0.0 if k % 2 else DEPTH, step * k) for k in range(2 * TEETH + 1)]
    outline = closed([(width - x, y) for x, y in torn] + list(reversed(torn)))
    apart = height / HOLES
    holes = joined(disc(stub, apart * (k + 0.5), HOLE) for k in range(HOLES))
    return [Shape(outline, paper, Stroke(ink, line, join="round")), Shape(holes, ink)]
