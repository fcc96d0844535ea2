"""Gradients as pixels.

In: a `Gradient` and the matrix from its space to pixels. Out: an image of colours. Pillow has no
gradients at an angle, but it turns pictures: a ramp, and a cone of 255 discs, are made once and
laid where they belong.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from generator.colour import parts
from generator.drawing.drawing import Gradient, Matrix, Stop

#: The cone's half side in pixels, and how far it goes beyond the circle.
_CONE, _RIM = 256, 1.02


def shades(gradient: Gradient, matrix: Matrix, size: tuple[int, int]) -> Image.Image:
    """The gradient on so many pixels: RGB, or RGBA if it lets anything through."""
    inverse = _inverse(matrix)
    if inverse is None:
        way = Image.new("L", size, 255)  # it has no width: all lies behind its end
    elif gradient.radial:
        way = _cone_through(inverse, size, gradient.focus)
    else:
        way = _ramp_through(inverse, size)
    clear = any(stop.opacity != 1.0 for stop in gradient.stops)
    tables = zip(*(_at(gradient.stops, step / 255) for step in range(256)), strict=True)
    bands = [way.point(list(table)) for table in tables]
    return Image.merge("RGBA", bands) if clear else Image.merge("RGB", bands[:3])


def _inverse(matrix: Matrix) -> Matrix | None:
    a, b, c, d, e, f = matrix
    det = a * d - b * c
    if abs(det) < 1e-12:
        return None
    return d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det


def _ramp_through(inverse: Matrix, size: tuple[int, int]) -> Image.Image:
    """How far along it each pixel lies, 0 to 255."""
    a, _, c, _, e, _ = inverse
    corners = [a * x + c * y + e for x in (0, size[0]) for y in (0, size[1])]
    low, high = min(corners), max(corners)
    span = max(high - low, 1e-9)
    rows = 250 / span  # the ramp's rows 3 to 253 are what the pixels see
    ramp = Image.linear_gradient("L").convert("F")
    laid = ramp.transform(
        size, Image.Transform.AFFINE,
        (0.0, 0.0, 128.0, a * rows, c * rows, (e - low) * rows + 3.0),
        Image.Resampling.BILINEAR,
    )  # fmt: skip
    # A row's middle has its number: the value at row y is y - 1/2.
    scale = 255 / rows
    return laid.point(lambda value: value * scale + ((low - 2.5 / rows) * 255 + 0.5)).convert("L")


def _cone_through(
    inverse: Matrix, size: tuple[int, int], focus: tuple[float, float]
) -> Image.Image:
    to_cone = _CONE / _RIM
    a, b, c, d, e, f = (value * to_cone for value in inverse)
    return _cone(focus).transform(
        size, Image.Transform.AFFINE, (a, c, e + _CONE, b, d, f + _CONE),
        Image.Resampling.BICUBIC, fillcolor=255,
    )  # fmt: skip


@lru_cache(maxsize=16)
def _cone(focus: tuple[float, float]) -> Image.Image:
    """The circle of radius 1 with how far from the focus to the rim each place lies."""
    image = Image.new("L", (2 * _CONE, 2 * _CONE), 255)
    canvas = ImageDraw.Draw(image)
    unit = _CONE / _RIM
    for step in range(254, -1, -1):
        share = (step + 0.5) / 255
        x, y = (_CONE + part * (1 - share) * unit for part in focus)
        r = share * unit
        canvas.ellipse((x - r - 0.5, y - r - 0.5, x + r - 0.5, y + r - 0.5), fill=step)
    return image


def _at(stops: tuple[Stop, ...], offset: float) -> tuple[int, int, int, int]:
    """The colour there, and how opaque it is."""
    before = stops[0]
    for after in stops:
        if offset < after.offset:
            if after is before:
                return _mixed(before, before, 0.0)
            return _mixed(before, after, (offset - before.offset) / (after.offset - before.offset))
        before = after
    return _mixed(before, before, 0.0)


def _mixed(one: Stop, other: Stop, share: float) -> tuple[int, int, int, int]:
    red, green, blue = (
        round(mine + (theirs - mine) * share)
        for mine, theirs in zip(parts(one.colour), parts(other.colour), strict=True)
    )
    opacity = one.opacity + (other.opacity - one.opacity) * share
    return red, green, blue, round(opacity * 255)
