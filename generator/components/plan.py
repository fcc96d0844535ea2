"""A layout at any size -> Drawing; a large drawing -> tiles.

The engine is the cards': what a layout can say of a card, it can say of a coin or a board. Nothing
here knows any of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from generator import art
from generator.catalogue import Catalogue
from generator.catalogue.records import CardStock
from generator.components.boards import tiles
from generator.components.parts import DrawnComponent, across
from generator.drawing.drawing import IDENTITY, Drawing, Group, Item, moved
from generator.drawing.fonts import Font, Shelf
from generator.drawing.outlines import shaped
from generator.faces.load import load_layout
from generator.faces.plan import draw
from generator.project import Project
from generator.sheets.cutlines import cut_guide


def plan_component(
    name: str,
    layout_name: str,
    stock: CardStock,
    values: Mapping[str, Any],
    project: Project,
    *,
    palette: Mapping[str, str],
    ornaments: art.Ornaments | None = None,
    language: str = "en",
    stamps: dict[str, tuple[Item, ...]] | None = None,
) -> Drawing:
    """The layout drawn at the stock's size, its templates filled with `values`.

    `palette` overrides the layout's colours, `ornaments` are those that it may call (default:
    ours); `stamps` are shared with other drawings of one file.
    Raises UserError with everything that is wrong with layout or drawing.
    """
    layout = load_layout(layout_name, project, Shelf(project), stock, palette, ornaments)
    folders = [root / "cards" for root in project.roots()]
    return draw(
        name, layout, stock, values, language, folders, {} if stamps is None else stamps, name
    )


def names_of(part: DrawnComponent, catalogue: Catalogue) -> dict[str, Any]:
    """What a component's layout knows: its `values` and those of its copy, `title`, `count` (of all
    copies, whatever they have of their own), `shape`, `edition`, where it
    `folds` in mm, whether it is `for_cards` (a box with a room of its own isn't), and of the `deck`
    its title, tagline, ink, cards, players, minutes and ages, how many cards there are of a kind,
    by its name, as `kinds`, and likewise of its components as `parts`."""
    deck = {
        "title": catalogue.title, "tagline": catalogue.tagline, "ink": catalogue.ink,
        "cards": sum(card.copies for card in catalogue.cards), "players": catalogue.players_text,
        "minutes": catalogue.minutes.replace("-", "–"), "ages": catalogue.ages,
        "kinds": _counted(catalogue),
        "parts": {name: other.count for name, other in catalogue.components.items()},
    }  # fmt: skip
    return {
        "title": part.own_title,
        "count": catalogue.components[part.of].count if part.copies else part.count,
        "shape": part.shape,
        "edition": catalogue.edition,
        "folds": part.folds,
        "for_cards": part.for_cards,
        "deck": deck,
        **part.values,
    }


def _counted(catalogue: Catalogue) -> dict[str, int]:
    """How many cards there are of each kind."""
    counts: Counter[str] = Counter()
    for card in catalogue.cards:
        counts[card.kind] += card.copies
    return dict(counts)


def back_name(part: str) -> str:
    """What the drawing of a part's other side is called: no component can be."""
    return f"{part}.back"


def drawing_of(
    part: DrawnComponent,
    catalogue: Catalogue,
    project: Project,
    stamps: dict[str, tuple[Item, ...]],
    side: str = "front",
) -> Drawing:
    """A catalogue's component as its layout draws it, or the layout of its other `side`, "back":
    what `names_of` says, `side`, and `w` and `h`, its size in mm."""
    size = part.stock.size
    names = {**names_of(part, catalogue), "w": size.w, "h": size.h, "side": side}
    back = side == "back"
    return plan_component(
        back_name(part.name) if back else part.name,
        part.back if back else part.layout,
        part.stock,
        names,
        project,
        palette=catalogue.palette,
        ornaments=art.of(catalogue.engine, project.root),
        language=catalogue.language,
        stamps=stamps,
    )


def pieces_of(
    part: DrawnComponent,
    drawing: Drawing,
    overlap: float = 0.0,
    font: Font | None = None,
    guide: bool = True,
    shown: float | None = None,
) -> list[Drawing]:
    """What is laid on sheets: the drawing, or its tiles row by row (glued by strips `overlap` mm
    wide, whose words `font` sets), or its shape with `shown` mm of its bleed (default: all) and,
    with a `guide`, a line where to cut it."""
    if part.tile is not None:
        return tiles(part, drawing, overlap, font)
    if part.shape == "square":
        return [drawing]
    grown = drawing.trim.grown(drawing.bleed if shown is None else shown)
    size = across(grown.w, part.shape)
    x, y = drawing.trim.centre
    edge = shaped(part.shape, size).path().through(moved(x - size.w / 2, y - size.h / 2))
    inside = Group(drawing.items, IDENTITY, edge)
    along = cut_guide(part.outline.path(), part.cut) if guide else []
    return [replace(drawing, items=(inside, *along))]
