"""Lines too thin to print: strokes, and shapes so thin that they are lines."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from generator.checks.preflight.limits import Limits
from generator.checks.preflight.parts import Leaf, PlacedItem
from generator.checks.preflight.remarks import Remark
from generator.drawing.drawing import Drawing, Matrix, Shape
from generator.units import PT

_SLACK = 1e-4


def too_thin(drawing: Drawing, taken: Sequence[PlacedItem], limits: Limits) -> Iterator[Remark]:
    """Lines under the limit as they lie on the card, all scalings counted."""
    for part in taken:
        thinnest = min(
            (width for leaf in part.leaves if (width := _width(leaf)) is not None),
            default=limits.line,
        )
        if thinnest < limits.line - _SLACK:
            yield Remark(
                "thin-line",
                drawing.name,
                f"a line is {thinnest:.3f} mm ({thinnest / PT:.2g} pt) thin, "
                f"{limits.line - thinnest:.3f} mm less than prints ({limits.line / PT:.2g} pt)",
                limits.line - thinnest,
                part.origin,
                hint=f"make it at least {limits.line:.2f}mm",
            )


def _width(leaf: Leaf) -> float | None:
    """How thin a shape is in mm, if it is a line."""
    shape = leaf.item
    if not isinstance(shape, Shape):
        return None
    across = _least_scale(leaf.matrix)
    if shape.stroke is not None and shape.stroke.width > 0:
        return shape.stroke.width * across
    if shape.fill is not None and len(shape.path.segments) <= 6:
        box = shape.path.bounds()
        if box is not None and min(box.w, box.h) > 0:
            return min(box.w, box.h) * across
    return None


def _least_scale(matrix: Matrix) -> float:
    """By how much a matrix scales in the direction in which it scales least."""
    a, b, c, d, _, _ = matrix
    mean = (a * a + b * b + c * c + d * d) / 2
    area = a * d - b * c
    return math.sqrt(max(0.0, mean - math.sqrt(max(0.0, mean * mean - area * area))))
