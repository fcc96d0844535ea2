"""Ink outside the safe zone: what a cut that is a little off would take away.

Held to it are all words, by the ink of their letters, and all symbols: shapes, ornaments and
pictures that depend on the card and are small. Grounds, frames and pictures that fill the face are
too large to be symbols; what is the same on every card tells nothing that could get lost; and what
runs to the end of the bleed bleeds on purpose. So nothing needs to be excused by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.checks.preflight.parts import Leaf, PlacedItem, cut, symbol_sized
from generator.checks.preflight.remarks import Remark, quoted
from generator.drawing.arcs import of_arcs
from generator.drawing.bounds import extent, ink_points, run_extent
from generator.drawing.drawing import Drawing, Shape, TextRun, box_through, ink_box
from generator.drawing.outlines import Outline
from generator.units import Box

#: So many mm are no fault: a letter's round overshoot, a line's half width.
_SLACK = 0.05
#: What ends this near to the end of the bleed, in mm, reaches it.
_REACHES = 0.5


def outside(drawing: Drawing, taken: Sequence[PlacedItem]) -> Iterator[Remark]:
    """Words and symbols of a face, taken apart, that come nearer to its trim than is safe."""
    if drawing.edge is not None:
        yield from _outside_edge(drawing, of_arcs(drawing.edge), taken)
        return
    zone = drawing.trim.grown(-drawing.safe)
    for part in taken:
        if not part.tells:
            for leaf in part.leaves:
                if isinstance(leaf.item, TextRun):
                    yield from _words(leaf, leaf.item, part, zone, drawing)
            continue
        rough = ink_box((part.item,), drawing.stamps)
        if rough is None or zone.contains(box_through(part.matrix, rough)):
            continue
        box = cut(extent(part.item, part.matrix, drawing.stamps), part.clip)
        if box is not None and symbol_sized(box, drawing) and not _bleeds(box, drawing):
            yield from _remark(part, box, zone, "its ink", drawing)


def _outside_edge(drawing: Drawing, edge: Outline, taken: Sequence[PlacedItem]) -> Iterator[Remark]:
    """The same of a face that is no rectangle: how near its outline the ink itself comes."""
    for part in taken:
        if part.tells:
            box = cut(extent(part.item, part.matrix, drawing.stamps), part.clip)
            if box is None or not symbol_sized(box, drawing) or _bleeds(box, drawing):
                continue
        for leaf in part.leaves:
            if isinstance(leaf.item, TextRun):
                what = quoted(leaf.item.text, part.origin)
            elif part.tells and isinstance(leaf.item, Shape):
                what = "its ink"
            else:
                continue
            points = [
                (x, y)
                for x, y in ink_points(leaf.item, leaf.matrix)
                if leaf.clip is None or leaf.clip.contains(Box(x, y, 0.0, 0.0))
            ]
            depth = min((edge.depth(x, y) for x, y in points), default=drawing.safe)
            over = drawing.safe - depth
            if over > _SLACK:
                yield Remark(
                    "outside-safe-zone",
                    drawing.name,
                    f"{what} goes {over:.2f} mm past the safe line ({depth:.2f} mm from the cut, "
                    f"{drawing.safe:g} mm are safe)",
                    over,
                    part.origin,
                    hint=f"move it {over:.2f} mm inwards, or make it smaller",
                )


def _words(
    leaf: Leaf, run: TextRun, part: PlacedItem, zone: Box, drawing: Drawing
) -> Iterator[Remark]:
    rough = ink_box((run,), drawing.stamps)
    if rough is not None and zone.contains(box_through(leaf.matrix, rough)):
        return
    box = cut(run_extent(run, leaf.matrix), leaf.clip)
    if box is not None:
        yield from _remark(part, box, zone, quoted(run.text, part.origin), drawing)


def _bleeds(box: Box, drawing: Drawing) -> bool:
    end = drawing.full.grown(-_REACHES)
    return (
        box.x <= end.x or box.y <= end.y or box.right >= end.right or box.bottom >= end.bottom
    ) and drawing.bleed > _REACHES


def _remark(part: PlacedItem, box: Box, zone: Box, what: str, drawing: Drawing) -> Iterator[Remark]:
    beyond = {
        "left": zone.x - box.x, "top": zone.y - box.y,
        "right": box.right - zone.right, "bottom": box.bottom - zone.bottom,
    }  # fmt: skip
    side = max(beyond, key=lambda name: beyond[name])
    over = beyond[side]
    if over <= _SLACK:
        return
    yield Remark(
        "outside-safe-zone",
        drawing.name,
        f"{what} goes {over:.2f} mm past the safe line at the {side} "
        f"({drawing.safe - over:.2f} mm from the trim, {drawing.safe:g} mm are safe)",
        over,
        part.origin,
        hint=f"move it {over:.2f} mm inwards, or make it smaller",
    )
