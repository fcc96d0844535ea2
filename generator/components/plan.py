"""A layout at any size -> Drawing; a large drawing -> tiles.

The engine is the cards': what a layout can say of a card, it can say of a coin or a board. Nothing
here knows any of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.catalogue import Catalogue
from generator.catalogue.records import CardStock
from generator.components.parts import Part
from generator.faces.drawing import Drawing, Group, Item, ink_box, moved
from generator.faces.fonts import Shelf
from generator.faces.layout import load_layout
from generator.faces.plan import draw
from generator.project import Project
from generator.units import Box


def plan_component(
    name: str, layout_name: str, stock: CardStock, values: Mapping[str, Any], project: Project,
    *, palette: Mapping[str, str], language: str = "en",
    stamps: dict[str, tuple[Item, ...]] | None = None,
) -> Drawing:  # fmt: skip
    """The layout drawn at the stock's size, its templates filled with `values`.

    `palette` overrides the layout's colours; `stamps` are shared with other drawings of one file.
    Raises UserError with everything that is wrong with layout or drawing.
    """
    layout = load_layout(layout_name, project, Shelf(project), stock, palette)
    folders = [root / "cards" for root in project.roots()]
    return draw(
        name, layout, stock, values, language, folders, {} if stamps is None else stamps, name
    )


def drawing_of(
    part: Part, catalogue: Catalogue, project: Project, stamps: dict[str, tuple[Item, ...]]
) -> Drawing:
    """A catalogue's component: its layout knows its `values`, and `count`, `title`, `edition`."""
    names = {
        "title": part.title, "count": part.count, "edition": catalogue.edition,
        "deck": {"title": catalogue.title, "tagline": catalogue.tagline, "ink": catalogue.ink},
        **part.values,
    }  # fmt: skip
    return plan_component(
        part.name, part.layout, part.stock, names, project, palette=catalogue.palette,
        language=catalogue.language, stamps=stamps,
    )  # fmt: skip


def pieces_of(part: Part, drawing: Drawing) -> list[Drawing]:
    """The drawing whole, or cut into tiles row by row, each with what its own bleed shows of its
    neighbours; an item goes to every tile that it touches and to no other."""
    if part.tile is None:
        return [drawing]
    found: list[Drawing] = []
    boxes = [(item, ink_box((item,), drawing.stamps)) for item in drawing.items]
    for index, name in enumerate(part.pieces):
        row, column = divmod(index, part.tiling[0])
        x, y = column * part.tile.w, row * part.tile.h
        shown = Box(x, y, part.tile.w, part.tile.h).grown(drawing.bleed)
        items = tuple(item for item, box in boxes if box is not None and _meet(box, shown))
        moved_here = (Group(items, moved(-x, -y)),)
        found.append(
            Drawing(name, part.tile, drawing.bleed, 0.0, moved_here, drawing.stamps)
        )
    return found


def _meet(one: Box, other: Box) -> bool:
    beside = one.x >= other.right or other.x >= one.right
    return not beside and one.y < other.bottom and other.y < one.bottom
