"""Planned faces on their way from one process to another.

In: drawings, by name. Out: the same drawings, which know again which line of a layout wrote each
item. That is kept by the `id` of items, and another process gives other ones: so it travels as
pairs of an item and its origin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from generator.drawing.drawing import Drawing, Group, Item, Use
from generator.drawing.origin import Origin


@dataclass(frozen=True)
class Carried:
    """Faces without their origins, and the origins of each face's items, both by its name. Pickled
    together, items of one are items of the other."""

    faces: dict[str, Drawing]
    origins: dict[str, list[tuple[Item, Origin]]]

    def drawings(self) -> dict[str, Drawing]:
        """The faces as they were planned."""
        return {
            name: replace(face, origins={id(item): one for item, one in self.origins[name]})
            for name, face in self.faces.items()
        }


def carried(drawings: Mapping[str, Drawing]) -> Carried:
    """What can be handed to another process."""
    return Carried(
        {name: replace(drawing, origins={}) for name, drawing in drawings.items()},
        {name: list(_origins(drawing)) for name, drawing in drawings.items()},
    )


def _origins(drawing: Drawing) -> Iterator[tuple[Item, Origin]]:
    opened: set[str] = set()
    for item in _all(drawing.items, drawing, opened):
        origin = drawing.origins.get(id(item))
        if origin is not None:
            yield item, origin


def _all(items: Iterable[Item], drawing: Drawing, opened: set[str]) -> Iterator[Item]:
    """Every item, those in groups and stamps too; each stamp is `opened` once."""
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from _all(item.items, drawing, opened)
        elif isinstance(item, Use) and item.stamp not in opened:
            opened.add(item.stamp)
            yield from _all(drawing.stamps[item.stamp], drawing, opened)
