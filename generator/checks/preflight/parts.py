"""A drawing taken apart: every item of its layout as it lies on the card.

In: a `Drawing`. Out: `PlacedItem`s in the order of painting: a line of text, an icon set in text,
an ornament, a shape, each with its place on the card, its clip and the layout line that wrote it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.drawing.drawing import (
    IDENTITY,
    Drawing,
    Group,
    Item,
    Matrix,
    Picture,
    Shape,
    TextRun,
    Use,
    box_through,
    shared,
    times,
)
from generator.drawing.origin import Origin
from generator.units import Box

#: A symbol is no larger than this share of the face's shorter side: what is larger is a picture, a
#: frame or a ground.
_SYMBOL = 0.4


@dataclass(frozen=True, slots=True)
class Leaf:
    """A shape, a run of text or a picture, with the matrix that places it on the card, the box of
    the clips round it, and how opaque the groups round it leave it."""

    item: Shape | TextRun | Picture
    matrix: Matrix
    clip: Box | None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class PlacedItem:
    """An item of the layout as it lies on the card: the matrix that places it, the box of the clips
    round it, its origin, the leaves that it is made of, and how opaque the groups round it leave
    it."""

    item: Item
    matrix: Matrix
    clip: Box | None
    origin: Origin | None
    leaves: tuple[Leaf, ...]
    opacity: float = 1.0

    @property
    def tells(self) -> bool:
        """Whether it may be a symbol: an icon in a line of text, or an ornament, picture or path
        whose shape or presence depends on the card. What is the same on every card tells nothing
        about any; rectangles, circles and lines are panels, pegs and rules."""
        if self.origin is None or isinstance(self.item, TextRun):
            return False
        verb = self.origin.verb
        return verb == "text" or (self.origin.telling and verb in ("art", "picture", "path"))


def cut(box: Box | None, clip: Box | None) -> Box | None:
    """What a clip leaves of a box."""
    if box is None or clip is None:
        return box
    left = shared(box, clip)
    return left if left.w > 0 and left.h > 0 else None


def taken_apart(drawing: Drawing) -> list[PlacedItem]:
    """Every item of the layout, groups opened, in the order of painting."""
    return list(_parts(drawing.items, IDENTITY, None, 1.0, drawing))


def written_by(drawing: Drawing) -> list[Origin | None]:
    """The layout line that wrote each of these items, in the same order."""
    return list(_origins(drawing.items, drawing))


def _origins(items: tuple[Item, ...], drawing: Drawing) -> Iterator[Origin | None]:
    for item in items:
        origin = drawing.origins.get(id(item))
        if origin is None and isinstance(item, Group):
            yield from _origins(item.items, drawing)
        else:
            yield origin


def _parts(
    items: tuple[Item, ...], matrix: Matrix, clip: Box | None, opacity: float, drawing: Drawing
) -> Iterator[PlacedItem]:
    for item in items:
        origin = drawing.origins.get(id(item))
        if origin is None and isinstance(item, Group):
            inner = times(matrix, item.matrix)
            left = opacity * item.opacity
            yield from _parts(item.items, inner, _within(item, inner, clip), left, drawing)
        else:
            leaves = tuple(_leaves((item,), matrix, clip, opacity, drawing))
            yield PlacedItem(item, matrix, clip, origin, leaves, opacity)


def _leaves(
    items: tuple[Item, ...], matrix: Matrix, clip: Box | None, opacity: float, drawing: Drawing
) -> Iterator[Leaf]:
    for item in items:
        if isinstance(item, Group):
            inner = times(matrix, item.matrix)
            left = opacity * item.opacity
            yield from _leaves(item.items, inner, _within(item, inner, clip), left, drawing)
        elif isinstance(item, Use):
            inner = times(matrix, item.matrix)
            yield from _leaves(drawing.stamps[item.stamp], inner, clip, opacity, drawing)
        else:
            yield Leaf(item, matrix, clip, opacity)


def _within(group: Group, matrix: Matrix, clip: Box | None) -> Box | None:
    bounds = group.clip.bounds() if group.clip is not None else None
    if bounds is None:
        return clip
    here = box_through(matrix, bounds)
    return here if clip is None else shared(here, clip)


def symbol_sized(box: Box, drawing: Drawing) -> bool:
    """Whether a box is small enough to be a symbol on this face."""
    return max(box.w, box.h) <= _SYMBOL * min(drawing.size.w, drawing.size.h)
