"""Planned faces on their way from one process to another.

In: drawings, by name. Out: the same drawings, which know again which line of a layout wrote each
item. That is kept by the `id` of items, and another process gives other ones: so it travels as
pairs of an item and its origin. What their texts are set in is loaded again, too: a run has but the
key of its font, and no layout is read for faces that are planned already.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from generator.drawing.drawing import Drawing, Group, Item, TextRun, Use
from generator.drawing.fonts import FontMissing, Shelf, Style, by_key
from generator.drawing.origin import Origin


@dataclass(frozen=True)
class Carried:
    """Faces without their origins, and the origins of each face's items, both by its name; and the
    style of each font by its key. Pickled together, items of one are items of the other."""

    faces: dict[str, Drawing]
    origins: dict[str, list[tuple[Item, Origin]]]
    fonts: dict[str, Style]

    def drawings(self, shelf: Shelf) -> dict[str, Drawing] | None:
        """The faces as they were planned; None if a font of theirs is gone from the shelf, or has
        another key in this process."""
        try:
            if any(shelf.font(*style).key != key for key, style in self.fonts.items()):
                return None
        except FontMissing:
            return None
        return {
            name: replace(face, origins={id(item): one for item, one in self.origins[name]})
            for name, face in self.faces.items()
        }


def carried(drawings: Mapping[str, Drawing]) -> Carried:
    """What can be handed to another process."""
    origins: dict[str, list[tuple[Item, Origin]]] = {}
    keys: dict[str, None] = {}
    for name, drawing in drawings.items():
        pairs = origins[name] = []
        for item in _all(drawing.items, drawing, set()):
            origin = drawing.origins.get(id(item))
            if origin is not None:
                pairs.append((item, origin))
            if isinstance(item, TextRun):
                keys[item.font] = None
    return Carried(
        {name: replace(drawing, origins={}) for name, drawing in drawings.items()},
        origins,
        {key: by_key(key).style for key in keys},
    )


def _all(items: Iterable[Item], drawing: Drawing, opened: set[str]) -> Iterator[Item]:
    """Every item, those in groups and stamps too; each stamp is `opened` once."""
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from _all(item.items, drawing, opened)
        elif isinstance(item, Use) and item.stamp not in opened:
            opened.add(item.stamp)
            yield from _all(drawing.stamps[item.stamp], drawing, opened)
