"""One colour as another eye sees it, reckoned apart from what the tool paints with: sRGB to linear
light, a matrix, and back."""

from __future__ import annotations

from generator.painting.vision import EYES


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _coded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    part = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)


def seen_colour(eye: str, colour: tuple[int, ...]) -> tuple[int, ...]:
    """A colour of 0 to 255 a channel through a matrix of `EYES`."""
    linear = [_linear(value) for value in colour]
    return tuple(
        _coded(sum(share * part for share, part in zip(row, linear, strict=True)))
        for row in EYES[eye]
    )
