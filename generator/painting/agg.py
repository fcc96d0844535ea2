"""Paths, glyphs and strokes as outlines for Agg, and its canvas: the one door to it.

In: segments in mm or font units, and the matrix that will take them to pixels. Out: Agg paths whose
curves are cut into lines as finely as these pixels need. Strokes become outlines first
(skia-pathops), which gives round ends, mitres and dashes at any width.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

import aggdraw
import pathops
from PIL import Image

from generator.colour import parts
from generator.drawing import fonts, skia
from generator.drawing.drawing import MITRE_LIMIT, Matrix, Path, Segment, Stroke

#: Paths are kept in units of 1/40 mm (glyphs in font units), and curves cut into lines that stray
#: from them by a tenth of a pixel at most: finer, nobody can tell, and each line costs.
_FINE = 40.0
_STRAY_PX = 0.1
# What is made of a path is kept twice: by the path itself, which is found at once, and by what it
# says, for another card or the deck in another ink has the same line as a path of its own.
#: Without a pen, aggdraw swells every fill by a quarter pixel a side; a pen of no width stops it.
NO_PEN = aggdraw.Pen("black", 0, 0)
#: Paints on a picture of mode L how much of each pixel is covered.
COVER = aggdraw.Brush(255)


def canvas(image: Image.Image) -> Any:
    """A canvas over a copy of an image; what is painted is in the image once it is flushed."""
    return aggdraw.Draw(image)


def fill(canvas: Any, outline: Any, matrix: Matrix, brush: Any) -> None:
    """Fills an outline in units of 1/40 mm; the matrix takes mm to pixels."""
    finite(matrix)
    a, b, c, d, e, f = matrix
    canvas.settransform((a / _FINE, c / _FINE, e, b / _FINE, d / _FINE, f))
    canvas.path(outline, brush, NO_PEN)


@lru_cache(maxsize=256)
def brush(colour: str) -> Any:
    parts(colour)  # Agg would read "red" and "#f00", too
    return aggdraw.Brush(colour)


def finite(values: Iterable[float]) -> None:
    """Raises ValueError if one is endless or no number: a fault of ours, but never a picture."""
    if not math.isfinite(sum(values)):
        raise ValueError(f"{tuple(values)} can't be painted")


def stray(matrix: Matrix, fine: float = _FINE) -> float:
    """How far lines may stray from a curve, in units of which `fine` make one that `matrix` takes
    to pixels: by powers of two, so that one outline does for most sizes."""
    a, b, c, d, _, _ = matrix
    px = max(math.hypot(a, b), math.hypot(c, d)) / fine
    if not 0.0 < px < math.inf:  # nothing is seen of it, or it is refused
        return 1.0
    return 2.0 ** math.floor(math.log2(_STRAY_PX / px))


@lru_cache(maxsize=8192)
def outline(path: Path, stray: float) -> Any:
    """The path for Agg, in units of 1/40 mm."""
    return _traced(path.segments, _FINE, stray)


@lru_cache(maxsize=8192)
def _traced(segments: tuple[Segment, ...], scale: float, stray: float) -> Any:
    """Segments as an Agg path, times `scale`. Curves become lines here: `curveto` would copy the
    whole path each time, which makes a path of a thousand curves take seconds."""
    out = aggdraw.Path()
    x, y = 0.0, 0.0
    for segment in segments:
        values = [value * scale for value in segment[1:]]
        finite(values)
        verb = segment[0]
        if verb == "C":
            _curve(out, stray, x, y, *values)
        elif verb == "L":
            out.lineto(*values)
        elif verb == "M":
            out.moveto(*values)
        else:
            out.close()
            continue
        x, y = values[-2:]
    return out


def _curve(
    out: Any,
    stray: float,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    x3: float,
    y3: float,
) -> None:
    """A cubic as lines that stray by less than `stray`."""
    bend = max(abs(x0 - 2 * x1 + x2), abs(x1 - 2 * x2 + x3)) + max(
        abs(y0 - 2 * y1 + y2), abs(y1 - 2 * y2 + y3)
    )
    steps = min(60, math.ceil(math.sqrt(0.75 * bend / stray)) or 1)
    line = out.lineto
    for a, b, c, d in _cubic_shares(steps):
        line(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
    line(x3, y3)


@cache
def _cubic_shares(steps: int) -> list[tuple[float, float, float, float]]:
    """The shares of a cubic's four points in each point between its ends."""
    ways = [(step / steps, 1 - step / steps) for step in range(1, steps)]
    return [(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t) for t, u in ways]


@lru_cache(maxsize=8192)
def glyph(font_key: str, index: int, stray: float) -> Any:
    """A glyph's outline for Agg in font units, or None if it has no ink."""
    segments = fonts.by_key(font_key).outline(index).segments
    if not segments:
        return None
    return _traced(segments, 1.0, stray)


@lru_cache(maxsize=1024)
def _uncoloured(stroke: Stroke) -> Stroke:
    return replace(stroke, colour="")


def stroked(path: Path, stroke: Stroke, stray: float) -> Any:
    """The outline of a stroke, in units of 1/40 mm; one outline for all its colours."""
    return _stroked(path, _uncoloured(stroke), stray)


@lru_cache(maxsize=8192)
def _stroked(path: Path, stroke: Stroke, stray: float) -> Any:
    return _swollen(path.segments, stroke, stray)


@lru_cache(maxsize=8192)
def _swollen(segments: tuple[Segment, ...], stroke: Stroke, stray: float) -> Any:
    """The outline of a stroke along these segments."""
    finite([value * _FINE for segment in segments for value in segment[1:]])
    dash = skia.dashes(stroke.dash, _FINE)
    finite((stroke.width, *dash))
    line = skia.line(Path(segments), _FINE)
    cap, join = skia.CAPS[stroke.cap], skia.JOINS[stroke.join]
    line.stroke(stroke.width * _FINE, cap, join, MITRE_LIMIT, dash or None)
    return _retraced(line, stray)


def _retraced(line: Any, stray: float) -> Any:
    """A pathops path as an Agg path, its curves cut into lines."""
    out = aggdraw.Path()
    lineto = out.lineto
    verbs = pathops.PathVerb
    move, straight, quad, conic = verbs.MOVE, verbs.LINE, verbs.QUAD, verbs.CONIC
    flat = 4.0 * stray  # an arc that bends so little is one line
    x, y = 0.0, 0.0
    for verb, points in line:
        if verb is straight:
            x, y = points[0]
            lineto(x, y)
        elif verb is quad or verb is conic:
            (x1, y1), (x2, y2), *weight = points
            bend = abs(x - 2 * x1 + x2) + abs(y - 2 * y1 + y2)
            if bend > flat:
                for a, b, c in _arc(bend, stray, *weight):
                    lineto(a * x + b * x1 + c * x2, a * y + b * y1 + c * y2)
            x, y = x2, y2
            lineto(x, y)
        elif verb is move:
            x, y = points[0]
            out.moveto(x, y)
        elif verb is verbs.CUBIC:
            (x1, y1), (x2, y2), (x3, y3) = points
            _curve(out, stray, x, y, x1, y1, x2, y2, x3, y3)
            x, y = x3, y3
        else:
            out.close()
    return out


def _arc(bend: float, stray: float, weight: float = 1.0) -> Sequence[tuple[float, float, float]]:
    """The shares of a conic's three points in each point between its ends, for lines that stray by
    less than `stray` from one that bends so much: round ends and corners are such arcs, and one of
    weight 1 is a quadratic curve."""
    return _conic_shares(min(60, math.ceil(math.sqrt(0.25 * (bend * weight) / stray)) or 1), weight)


@lru_cache(maxsize=8192)
def _conic_shares(steps: int, weight: float) -> list[tuple[float, float, float]]:
    """The shares of a conic's three points in each point between its ends."""
    shares = []
    for step in range(1, steps):
        t, u = step / steps, 1 - step / steps
        a, b, c = u * u, 2 * u * t, t * t
        whole = 1 + (weight - 1) * b
        shares.append((a / whole, weight * b / whole, c / whole))
    return shares
