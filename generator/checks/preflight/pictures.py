"""Pictures with too few pixels for their size on the card."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.checks.preflight.limits import Limits
from generator.checks.preflight.parts import PlacedItem
from generator.checks.preflight.remarks import Remark
from generator.drawing.drawing import Drawing, Picture
from generator.units import MM_PER_INCH


def too_coarse(drawing: Drawing, taken: Sequence[PlacedItem], limits: Limits) -> Iterator[Remark]:
    """Pictures whose pixels per inch, in the worse direction, are under the limit."""
    for part in taken:
        for leaf in part.leaves:
            picture = leaf.item
            if not isinstance(picture, Picture) or picture.margin:
                continue
            a, b, c, d, _, _ = leaf.matrix
            width = picture.box.w * math.hypot(a, b)
            height = picture.box.h * math.hypot(c, d)
            dpi = min(picture.px[0] / width, picture.px[1] / height) * MM_PER_INCH
            if dpi < limits.picture * 0.999:
                more = limits.picture / dpi
                yield Remark(
                    "low-resolution",
                    drawing.name,
                    f"{_name(picture)} has {dpi:.0f} dpi at {width:.1f} x {height:.1f} mm,"
                    f" {limits.picture - dpi:.0f} less than needed ({limits.picture:g} dpi)",
                    more,
                    part.origin,
                    hint=f"it needs {math.ceil(picture.px[0] * more)} x "
                    f"{math.ceil(picture.px[1] * more)} pixels, or a smaller box",
                )


def _name(picture: Picture) -> str:
    return "a picture in an SVG" if picture.file.startswith("data:") else Path(picture.file).name
