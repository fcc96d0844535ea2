"""A painted PNG, or a part of it, again at a smaller width, for pages that show cards small.

In: the bytes of a PNG and how wide it shall be. Out: the bytes of another, whose colours are few.
"""

from __future__ import annotations

from PIL import Image

from generator.painting.lately import pixels
from generator.painting.pngfile import encoded
from generator.units import Box

#: All of a picture, in shares of its width and height.
WHOLE = Box(0.0, 0.0, 1.0, 1.0)
#: 64 tones a channel, none off by more than 2 of 255: where a picture was made smaller, edges have
#: thousands of tones between two inks, which nobody tells apart, and a file is a third larger.
_TONES = [round(round(tone * 63 / 255) * 255 / 63) for tone in range(256)]
#: So many colours show a drawing as well as all that its edges have, and its file is smaller by
#: two fifths again. A picture of more colours than a drawing's edges make may be a photograph,
#: which would show bands.
_INKS, _OF_A_DRAWING = 72, 4096


def smaller(data: bytes, width_px: int, dpi: float, part: Box = WHOLE) -> bytes:
    """A painted PNG, or a part of it in shares of its width and height, again at a smaller width,
    filtered as a photograph would be; its tones are rounded, and a drawing's colours are few."""
    image = pixels(data)
    across, down = image.size
    size = width_px, max(1, round(part.h * down * width_px / (part.w * across)))
    right, bottom = min(across, part.right * across), min(down, part.bottom * down)
    small = image.resize(
        size,
        Image.Resampling.LANCZOS,
        box=(part.x * across, part.y * down, right, bottom),
        reducing_gap=3.0,
    )
    return encoded(few_tones(small), dpi)


def few_tones(
    image: Image.Image, like: Image.Image | None = None, inks: int = _INKS
) -> Image.Image:
    """The picture with its tones rounded, and a drawing in few `inks`. What was made from a
    picture `like` it, by turning it, has more tones at its edges, and is a drawing if that is."""
    rounded = image.point(_TONES * len(image.getbands()))
    judged = rounded if like is None else like.point(_TONES * len(like.getbands()))
    return _few_colours(rounded, inks) if _is_drawing(judged) else rounded


def _is_drawing(image: Image.Image) -> bool:
    return image.mode in ("RGB", "RGBA") and image.getcolors(_OF_A_DRAWING) is not None


def _few_colours(image: Image.Image, inks: int) -> Image.Image:
    """A drawing in so many colours."""
    few = image.quantize(inks, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    # A colour is the mean of those that it stands for: rounded, paper is white again.
    return few.convert(image.mode).point(_TONES * len(image.getbands()))
