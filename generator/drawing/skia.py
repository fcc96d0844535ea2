"""Paths as skia-pathops takes them: for strokes as outlines, and for what paths cover together."""

from __future__ import annotations

from typing import Any

import pathops

from generator.drawing.drawing import Path

#: How a stroke's ends and corners are called.
CAPS = {
    "butt": pathops.LineCap.BUTT_CAP,
    "round": pathops.LineCap.ROUND_CAP,
    "square": pathops.LineCap.SQUARE_CAP,
}
JOINS = {
    "miter": pathops.LineJoin.MITER_JOIN,
    "round": pathops.LineJoin.ROUND_JOIN,
    "bevel": pathops.LineJoin.BEVEL_JOIN,
}


def line(path: Path, by: float) -> Any:
    """The path as Skia's, `by` times as large. Its numbers must be finite."""
    out = pathops.Path()
    straight, curved = out.lineTo, out.cubicTo
    for verb, *values in path.segments:
        if verb == "L":
            x, y = values
            straight(x * by, y * by)
        elif verb == "C":
            x1, y1, x2, y2, x, y = values
            curved(x1 * by, y1 * by, x2 * by, y2 * by, x * by, y * by)
        elif verb == "M":
            x, y = values
            out.moveTo(x * by, y * by)
        else:
            out.close()
    return out


def dashes(lengths: tuple[float, ...], by: float) -> list[float]:
    """A stroke's dashes, `by` times as long, as many of them as gaps."""
    scaled = [length * by for length in lengths]
    return scaled * 2 if len(scaled) % 2 else scaled
