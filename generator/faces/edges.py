"""What lies beyond a picture that ends at the cut: its edge, made to go on to the end of the bleed.

In: items that fill a box, and how far they shall go on. Out: the same items as often as it takes,
mirrored at the edges of the box or pulled out of them, cut to what lies beyond.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Matrix, Picture, scaled, times
from generator.units import Box

#: What is made reaches under the picture by so many mm: no hair of paper shows between them.
_UNDER = 0.1
#: So much of a picture's edge, in mm, is pulled out to the end of the bleed.
_RIM = 0.2


def gone_on(items: Sequence[Item], box: Box, far: float, way: str) -> list[Item]:
    """What lies round a box that the items fill, `far` mm wide, to be painted before them. `way` is
    mirror or stretch."""
    inner = tuple(_margin(item) for item in items)
    across = _ways(box.x, box.right, far, way)
    down = _ways(box.y, box.bottom, far, way)
    out: list[Item] = []
    for x, (left, right, by_x) in enumerate(across):
        for y, (top, bottom, by_y) in enumerate(down):
            if (x, y) != (1, 1):
                cut = paths.rectangle(Box(left, top, right - left, bottom - top))
                matrix: Matrix = times(_along_x(*by_x), _along_y(*by_y))
                out.append(Group((Group(inner, matrix),), IDENTITY, cut))
    return out


def _margin(item: Item) -> Item:
    if isinstance(item, Picture):
        return replace(item, margin=True)
    if isinstance(item, Group):
        return replace(item, items=tuple(_margin(one) for one in item.items))
    return item


#: From where to where something is seen on one axis, and how it comes there: by a factor, about a
#: place that stays.
_Way = tuple[float, float, tuple[float, float]]


def _ways(low: float, high: float, far: float, way: str) -> tuple[_Way, _Way, _Way]:
    """What lies before a span, in it and after it."""
    before, after = (low - far, low + _UNDER), (high - _UNDER, high + far)
    if way == "mirror":
        return (*before, (-1.0, low + _UNDER)), (low, high, (1.0, 0.0)), (
            *after, (-1.0, high - _UNDER)
        )  # fmt: skip
    factor = (far + _UNDER) / _RIM
    # The rim's outer end comes to the bleed's, its inner end to where the picture covers it.
    stays = (low - far - factor * low) / (1 - factor)
    other = (high + far - factor * high) / (1 - factor)
    return (*before, (factor, stays)), (low, high, (1.0, 0.0)), (*after, (factor, other))


def _along_x(factor: float, about: float) -> Matrix:
    return scaled(factor, 1.0, about, 0.0)


def _along_y(factor: float, about: float) -> Matrix:
    return scaled(1.0, factor, 0.0, about)
