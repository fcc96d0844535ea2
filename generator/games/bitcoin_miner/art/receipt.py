"""What a Transaction is: a slip of paper, torn off at both ends, on which money goes from one to
another.

Lengths in mm, y down; each drawing stands round its own origin, which its docstring names.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, opened
from generator.drawing.drawing import Shape, Stroke

#: Lines of the small pictures; the slip takes its own as a parameter.
LINE = 0.5


@ornament(teeth=(1, 400))
def torn_slip(
    *,
    width: float,
    height: float,
    teeth: int,
    depth: float,
    paper: Colour,
    ink: Colour,
    line: float = LINE,
) -> Items:
    """A slip, its origin at the top-left corner: `teeth` points at either end, `depth` deep."""
    step = width / teeth / 2
    top = [(step * k, 0.0 if k % 2 else depth) for k in range(2 * teeth + 1)]
    outline = closed(top + [(x, height - y) for x, y in reversed(top)])
    return [Shape(outline, paper, Stroke(ink, line, join="round"))]


@ornament
def pay_arrow(*, length: float, ink: Colour, weight: float = 1.1) -> Items:
    """An arrow to the right, its origin at the middle; the head is three times the shaft's
    `weight` high."""
    half, head = length / 2, 2.4 * weight
    shaft = opened([(-half, 0), (half - head + 0.1, 0)])
    tip = closed([(half, 0), (half - head, -1.5 * weight), (half - head, 1.5 * weight)])
    return [
        Shape(shaft, None, Stroke(ink, weight)),
        Shape(tip, ink, Stroke(ink, 0.2, join="round")),
    ]
