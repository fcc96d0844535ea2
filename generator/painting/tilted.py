"""A painted PNG again, tilted: what a page shows aslant is drawn aslant.

Many readers of PDF (all that are built on Poppler) turn a picture dot by dot, and its lines become
stairs. So a picture that stands tilted is turned here, finely, and lies upright in the page.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from generator.drawing.drawing import box_through, turned
from generator.painting.lately import pixels
from generator.painting.pngfile import encoded
from generator.painting.smaller import few_tones
from generator.units import Box, Size, px_at

#: It is turned at so many times the resolution that it gets, from one about as fine, and made
#: smaller after that: nearer to what is drawn than finer ways that take twice the time.
_FINE = 2
#: So many dots of its edge are repeated round it: a clip at its edge meets no paper.
_ROUND = 4
_PAPER = "#FFFFFF"
#: Slanted lines pack badly: there are fewer inks than in upright pictures, and zlib tries harder.
_INKS, _EFFORT = 40, 8


def tilted(
    data: bytes,
    size: Size,
    degrees: float,
    dpi: float,
    high_mm: float,
    hidden: Sequence[tuple[float, float]] = (),
) -> bytes:
    """A painted PNG as it fills its `size` in mm, tilted clockwise about its middle: opaque, as
    wide as the box round that, and all of it down to `high_mm`, with white paper beside it. Its
    tones are rounded, and a drawing's colours are few. What lies between the corners `hidden` (mm
    from the middle of what is not yet tilted) stays white: something else lies on it."""
    box = box_through(turned(degrees), Box(0.0, 0.0, size.w, size.h))
    wide, high = (max(1, px_at(side, dpi)) for side in (box.w, min(box.h, high_mm)))
    image = pixels(data)
    times = max(1, round(image.width / px_at(size.w, _FINE * dpi)))
    small = image.convert("RGB").reduce(times)
    across, down = small.size
    if hidden:
        corners = [((x / size.w + 0.5) * across, (y / size.h + 0.5) * down) for x, y in hidden]
        ImageDraw.Draw(small).polygon(corners, fill=_PAPER)
    ground = _edged(small)
    # From a dot of the turned picture to the one of `ground` that shows there.
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    to_mm_x, to_mm_y = box.w / (wide * _FINE), min(box.h, high_mm) / (high * _FINE)
    to_px_x, to_px_y = across / size.w, down / size.h
    a, b = to_px_x * cos * to_mm_x, to_px_x * sin * to_mm_y
    d, e = -to_px_y * sin * to_mm_x, to_px_y * cos * to_mm_y
    middle_x, middle_y = box.w / 2 / to_mm_x, box.h / 2 / to_mm_y
    c = ground.width / 2 - a * middle_x - b * middle_y
    f = ground.height / 2 - d * middle_x - e * middle_y
    fine = ground.transform(
        (wide * _FINE, high * _FINE),
        Image.Transform.AFFINE,
        (a, b, c, d, e, f),
        Image.Resampling.BILINEAR,
        fillcolor=_PAPER,
    )
    return encoded(few_tones(fine.reduce(_FINE), small, _INKS), dpi, effort=_EFFORT)


def _edged(image: Image.Image) -> Image.Image:
    """The picture with its outermost dots repeated round it."""
    w, h = image.size
    out = image.resize((w + 2 * _ROUND, h + 2 * _ROUND), Image.Resampling.NEAREST)
    out.paste(image.crop((0, 0, w, 1)).resize((w, _ROUND)), (_ROUND, 0))
    out.paste(image.crop((0, h - 1, w, h)).resize((w, _ROUND)), (_ROUND, h + _ROUND))
    out.paste(image, (_ROUND, _ROUND))
    left, right = (out.crop((x, 0, x + 1, h + 2 * _ROUND)) for x in (_ROUND, w + _ROUND - 1))
    out.paste(left.resize((_ROUND, out.height)), (0, 0))
    out.paste(right.resize((_ROUND, out.height)), (w + _ROUND, 0))
    return out
