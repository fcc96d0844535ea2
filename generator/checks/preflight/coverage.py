"""How much ink a face takes: C + M + Y + K of each pixel, with full grey replacement.

The naive conversion: black takes all that the three colours share. Without a profile of the press
no figure is exact; this one is what print shops' limits are usually compared with.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from generator.checks.preflight.limits import Limits
from generator.checks.preflight.remarks import Remark
from generator.drawing.drawing import Drawing
from generator.painting.vision import colours_of
from generator.units import px_per_mm

#: A place is a patch of this many mm²: anti-aliased edges are no places.
_PATCH = 1.0


@lru_cache(maxsize=65536)
def ink(colour: tuple[int, ...]) -> float:
    """The ink of a colour in percent: 0 for white, 100 for black or a pure cyan, at most 300."""
    most = max(colour)
    if most == 0:
        return 100.0
    return 100.0 * ((255 - most) / 255 + sum((most - part) / most for part in colour))


def too_much(drawing: Drawing, image: Image.Image, dpi: float, limits: Limits) -> Iterator[Remark]:
    """Faces with places that take more ink than a print service allows, if it says so."""
    if limits.ink is None:
        return
    colours = ((ink(colour), count) for count, colour in colours_of(image))
    over = [(amount, count) for amount, count in colours if amount > limits.ink]
    area = sum(count for _, count in over) / px_per_mm(dpi) ** 2
    if area >= _PATCH:
        worst = max(amount for amount, _ in over)
        yield Remark(
            "ink-limit",
            drawing.name,
            f"{area:.0f} mm² take up to {worst:.0f} % ink, {worst - limits.ink:.0f} more than the "
            f"{limits.ink:.0f} % that may be",
            worst,
            hint="a lighter dark, or black with less colour in it",
        )
