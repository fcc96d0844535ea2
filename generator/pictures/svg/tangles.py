"""How often the lines of some paths cross: what the work of untangling them grows with.

Counted are pairs of segments whose boxes overlap, cell by cell of a grid, so that counting itself
takes little; it stops once there are too many.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence

from generator.drawing.drawing import Path

#: Left, top, right, bottom.
_Box = tuple[float, float, float, float]
#: Neighbours of an outline touch: so many pairs a segment are no crossings.
_NEIGHBOURS = 4
#: Pairs that are looked at for each that may be found.
_LOOKS = 50
#: No grid has more cells a side.
_SIDE = 200


def crossings(several: Sequence[Path], most: int) -> int:
    """About how often the segments of the paths cross; `most + 1` for anything more."""
    boxes = [box for path in several for box in _boxes(path)]
    free = _NEIGHBOURS * len(boxes)
    left, top = (min((box[axis] for box in boxes), default=0.0) for axis in (0, 1))
    right, bottom = (max((box[axis] for box in boxes), default=0.0) for axis in (2, 3))
    side = max(1, min(_SIDE, math.isqrt(len(boxes)) // 2))
    wide, high = (right - left) / side or 1.0, (bottom - top) / side or 1.0

    cells: dict[tuple[int, int], list[_Box]] = defaultdict(list)
    found = looks = 0
    for box in boxes:
        x0, y0 = int((box[0] - left) / wide), int((box[1] - top) / high)
        x1, y1 = int((box[2] - left) / wide), int((box[3] - top) / high)
        for x in range(x0, x1 + 1):
            for y in range(y0, y1 + 1):
                beside = cells[x, y]
                looks += len(beside) + 1
                for one in beside:
                    a, b = max(one[0], box[0]), max(one[1], box[1])
                    if (
                        a < min(one[2], box[2])
                        and b < min(one[3], box[3])
                        and (int((a - left) / wide), int((b - top) / high)) == (x, y)
                    ):  # a pair that shares several cells counts in the first
                        found += 1
                beside.append(box)
        if found > free + most or looks > _LOOKS * (free + most):
            return most + 1
    return max(0, found - free)


def _boxes(path: Path) -> Iterator[_Box]:
    """The box of each segment, its handles in it, wherever they lie."""
    x = y = 0.0
    begun = (x, y)
    for segment in path.segments:
        xs, ys = (x, *segment[1::2]), (y, *segment[2::2])
        if segment[0] == "Z":
            xs, ys = (x, begun[0]), (y, begun[1])
        if segment[0] == "M":
            begun = (xs[-1], ys[-1])
        else:
            yield min(xs), min(ys), max(xs), max(ys)
        x, y = xs[-1], ys[-1]
