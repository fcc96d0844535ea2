"""How near pieces lie to each other on a sheet, read back from its PDF.

In: what is placed on it, and the catalogue's parts. Out: pairs that are nearer than the `gap` of
either, or that overlap. Rectangles and folded nets are measured by the boxes round them, discs from
centre to centre, hexagons by their outlines. In mm.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from generator.checks.readback import lying
from generator.checks.sheetfile import NEAR, Seen, SheetFile
from generator.components.parts import DrawnComponent


def too_near(
    sheet: SheetFile, parts: Iterable[DrawnComponent]
) -> Iterator[tuple[Seen, Seen, float, float]]:
    """Two fronts of a page, how far they are apart, and how far they should be at least."""
    flat = {piece: part for part in parts if part.is_flat for piece in part.pieces}
    widest = max((part.gap or 0.0 for part in flat.values()), default=0.0)
    by_page: dict[int, list[Seen]] = defaultdict(list)
    for seen in sheet.seen:
        if seen.side == "front":
            by_page[seen.page].append(seen)
    for placed in by_page.values():
        ordered = sorted(placed, key=lambda seen: seen.box.x)
        for index, one in enumerate(ordered):
            for other in ordered[index + 1 :]:
                if other.box.x - one.box.right > widest:
                    break
                both = (flat.get(one.card), flat.get(other.card))
                least = max((part.gap or 0.0) if part else 0.0 for part in both)
                if _boxes(one, other) < least - NEAR:
                    far = _between(one, other, flat)
                    if far < least - NEAR:
                        yield one, other, far, least


def _boxes(one: Seen, other: Seen) -> float:
    """How far the boxes are apart; less than 0 if they overlap."""
    a, b = one.box, other.box
    across = max(a.x - b.right, b.x - a.right)
    down = max(a.y - b.bottom, b.y - a.bottom)
    if across > 0 and down > 0:
        return math.hypot(across, down)
    return max(across, down)


def _between(one: Seen, other: Seen, flat: Mapping[str, DrawnComponent]) -> float:
    """How far the pieces themselves are apart, if both are of a shape that boxes tell little of."""
    shapes = {flat[seen.card].shape if seen.card in flat else "square" for seen in (one, other)}
    if shapes == {"disc"}:
        middles = math.hypot(one.x - other.x, one.y - other.y)
        return middles - (one.size.w + other.size.w) / 2
    if shapes == {"hexagon"}:
        outlines = {seen.card: flat[seen.card].outline for seen in (one, other)}
        a, b = lying(one, outlines), lying(other, outlines)
        return min(
            -inside.depth(corner.x, corner.y)
            for line, inside in ((a, b), (b, a))
            for corner in line.corners
        )
    return _boxes(one, other)
