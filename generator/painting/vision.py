"""What other eyes, and a grey printer, see of a picture.

The three dichromacies follow Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, at severity 1.0: a matrix on linear
RGB. (For the rare tritanopia the model is known to be rougher than for the other two.) Greyscale is
the relative luminance of WCAG 2.2. All are made ready as one table a view, so that a picture of any
size takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import cast

from PIL import Image, ImageFilter

Row = tuple[float, float, float]

#: Share of each linear channel in the luminance (WCAG 2.2, from sRGB's primaries).
LUMINANCE: Row = (0.2126, 0.7152, 0.0722)

#: Rows of what becomes of linear red, green and blue.
EYES: dict[str, tuple[Row, Row, Row]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": (LUMINANCE, LUMINANCE, LUMINANCE),
}

#: Colours a side of a table; between them it is interpolated. 99 of 100 colours err by 3 of 255 or
#: less; greys need far fewer for that.
_FINENESS, _GREY_FINENESS = 25, 9


def seen_by(eye: str, image: Image.Image) -> Image.Image:
    """An RGB picture as this eye (a key of `EYES`) sees it."""
    return image.filter(_table(eye))


def colours_of(image: Image.Image) -> list[tuple[int, tuple[int, ...]]]:
    """How many pixels of each colour a picture of several channels has."""
    found = image.getcolors(image.width * image.height) or []
    return cast("list[tuple[int, tuple[int, ...]]]", found)


def luminance(colour: Sequence[int]) -> float:
    """Relative luminance, 0 (black) to 1 (white), of a colour of 0 to 255 a channel."""
    return fsum(share * _LINEAR[part] for share, part in zip(LUMINANCE, colour, strict=True))


def contrast(one: float, other: float) -> float:
    """WCAG's contrast ratio of two luminances: 1 (none) to 21."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def _decoded(value: float) -> float:
    """sRGB's curve: a channel as it is stored, 0 to 1, to an amount of light, 0 to 1."""
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _coded(light: float) -> float:
    """The way back; it goes on below 0 and above 1, where colours lie that no screen shows."""
    size = abs(light)
    code = size * 12.92 if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055
    return float(code if light >= 0 else -code)


_LINEAR = [_decoded(value / 255) for value in range(256)]


@cache
def _table(eye: str) -> ImageFilter.Color3DLUT:
    rows = EYES[eye]
    size = _GREY_FINENESS if rows[0] == rows[1] else _FINENESS
    light = [_decoded(step / (size - 1)) for step in range(size)]
    table: list[float] = []
    for blue in light:
        for green in light:
            for red in light:
                table.extend(_coded(r * red + g * green + b * blue) for r, g, b in rows)
    return ImageFilter.Color3DLUT(size, table)
