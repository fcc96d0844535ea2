"""A drawing on a service's canvas: painted so that the cut falls where the service cuts.

In: a drawing (mm), a canvas in px and the box of its trim there. Out: an RGB image. The trim is
scaled to its box exactly, side by side if need be; bleed that the drawing lacks (a service's inch
is not our millimetre) is grown from its outermost pixels.
"""

from __future__ import annotations

import io
import math

from PIL import Image

from generator.drawing.drawing import Drawing, Matrix
from generator.painting.png import Brushwork
from generator.painting.pngfile import encoded
from generator.profiles import Product
from generator.units import MM_PER_INCH, Box


def paint_on(drawing: Drawing, canvas: tuple[int, int], trim: Box) -> Image.Image:
    """The drawing on a canvas of these px, its trim filling the box `trim` (px; y down)."""
    by_x, by_y = trim.w / drawing.size.w, trim.h / drawing.size.h
    to_px: Matrix = (by_x, 0.0, 0.0, by_y, trim.x, trim.y)
    image = Image.new("RGB", canvas, "white")
    Brushwork(image, drawing, by_x * MM_PER_INCH).paint(drawing.items, to_px)
    reach = (
        max(0, math.ceil(trim.x - drawing.bleed * by_x - _HAIR)),
        max(0, math.ceil(trim.y - drawing.bleed * by_y - _HAIR)),
        min(canvas[0], math.floor(trim.right + drawing.bleed * by_x + _HAIR)),
        min(canvas[1], math.floor(trim.bottom + drawing.bleed * by_y + _HAIR)),
    )
    return _grown(image, reach)


#: Less than this part of a pixel is none.
_HAIR = 0.01


def _grown(image: Image.Image, reach: tuple[int, int, int, int]) -> Image.Image:
    """The image with what lies beyond `reach` (left, top, right, bottom) filled from its rim."""
    w, h = image.size
    left, top, right, bottom = reach
    if reach == (0, 0, w, h):
        return image
    for box, edge in (
        ((0, 0, left, h), (left, 0, left + 1, h)),
        ((right, 0, w, h), (right - 1, 0, right, h)),
        ((0, 0, w, top), (0, top, w, top + 1)),
        ((0, bottom, w, h), (0, bottom - 1, w, bottom)),
    ):
        size = (box[2] - box[0], box[3] - box[1])
        if min(size) > 0:
            strip = image.crop(edge).resize(size, Image.Resampling.NEAREST)
            image.paste(strip, box[:2])
    return image


def on_product(drawing: Drawing, product: Product, turned: bool) -> Image.Image:
    """The drawing as a service's product; a drawing that lies across it is turned by a quarter,
    clockwise."""
    w, h = product.canvas[::-1] if turned else product.canvas
    bleed = product.bleed
    image = paint_on(drawing, (w, h), Box(bleed, bleed, w - 2 * bleed, h - 2 * bleed))
    return image.transpose(Image.Transpose.ROTATE_270) if turned else image


def as_file(image: Image.Image, form: str, dpi: float | None = None, quality: int = 92) -> bytes:
    """The image as PNG or JPEG; the same image gives the same bytes."""
    if form != "jpg":
        return encoded(image, dpi)
    out = io.BytesIO()
    density = {"dpi": (dpi, dpi)} if dpi else {}
    image.save(out, "JPEG", quality=quality, subsampling=0, **density)
    return out.getvalue()
