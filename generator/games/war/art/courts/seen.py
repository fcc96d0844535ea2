"""What is seen of a card's drawing when the next card of a fan lies over it: contours that are
wholly below that one are left out.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from generator.art.outlines import contours, joined
from generator.drawing.drawing import Group, Item, Matrix, Path, Shape, apply, times, turned

#: Half of a poker card across and down, and how much its round corners take from their sum.
_ACROSS, _DOWN, _CORNER = 31.75, 44.45, 3.4


def beside(items: Sequence[Item], splay: float, reach: float) -> list[Item]:
    """The items without what the next card covers, which is turned `splay` degrees clockwise about
    a point `reach` mm below the middle."""
    return _seen(items, turned(-splay, 0, reach))


def _seen(items: Sequence[Item], under: Matrix) -> list[Item]:
    """Without what is covered by an upright card once the items have gone through a matrix."""
    out: list[Item] = []
    for item in items:
        if isinstance(item, Group):
            within = _seen(item.items, times(under, item.matrix))
            if within:
                out.append(replace(item, items=tuple(within)))
        elif isinstance(item, Shape):
            every = contours(item.path)
            line = item.stroke.width / 2 if item.stroke is not None else 0.0
            keep = line * math.hypot(*under[:2]) + 0.05
            kept = [part for part in every if not _covered(part, under, keep)]
            if kept:
                whole = len(kept) == len(every)
                out.append(item if whole else replace(item, path=joined(kept)))
        else:
            out.append(item)
    return out


def _covered(contour: Path, under: Matrix, by: float) -> bool:
    """Whether all of a contour lies `by` mm and more within the card: as that is convex, its points
    and those that bend it tell."""
    for segment in contour.segments:
        for k in range(1, len(segment), 2):
            x, y = apply(under, segment[k], segment[k + 1])
            x, y = abs(x) + by, abs(y) + by
            if x > _ACROSS or y > _DOWN or x + y > _ACROSS + _DOWN - _CORNER:
                return False
    return True
