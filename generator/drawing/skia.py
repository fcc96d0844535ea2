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
    for segment in path.segments:
        verb, values = segment[0], [value * by for value in segment[1:]]
        if verb == "M":
            out.moveTo(*values)
        elif verb == "L":
            out.lineTo(*values)
        elif verb == "C":
            out.cubicTo(*values)
        else:
            out.close()
    return out


def dashes(lengths: tuple[float, ...], by: float) -> list[float]:
    """A stroke's dashes, `by` times as long, as many of them as gaps."""
    scaled = [length * by for length in lengths]
    return scaled * 2 if len(scaled) % 2 else scaled
