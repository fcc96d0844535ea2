"""Large pieces on small paper: tiles, the strips by which they are glued, and how they go together.

In: a drawing and its part. Out: a `Drawing` a tile, row by row, and a page with the whole in small.
Without an overlap tiles meet edge to edge, each with what its bleed shows of its neighbours. With
one, a tile keeps a hatched strip beyond each seam that another tile is glued on: seams stay where
the layout expects them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from generator.components.board_views import BoardViews
from generator.components.folding import bare_strip
from generator.components.parts import DrawnComponent
from generator.components.step_blocks import StepWords, largest
from generator.components.words import GLUED_UNDER, assembly, tile_name
from generator.drawing import paths
from generator.drawing.drawing import (
    IDENTITY,
    Drawing,
    Group,
    Item,
    Shape,
    Stroke,
    Use,
    ink_box,
    moved,
)
from generator.drawing.fonts import Font
from generator.sheets.forms import text_form, text_forms
from generator.units import PT, Box, Size

_CUT = 0.18
#: Beyond a seam the picture goes on for so many mm, then the strip is bare.
_SHOWN = 1.5
_LABEL, _HEADING, _NAME = 7 * PT, 15 * PT, 13 * PT
#: From the picture of the whole to the names of its tiles.
_OFF = 7.0
_MARGIN = 10.0
#: How much of the page's height the whole may take, the best first; below it are the steps.
_SHARES = (0.5, 0.4, 0.3, 0.2, 0.1)
_BLACK, _WHITE = "#000000", "#FFFFFF"


def tiles(
    part: DrawnComponent, drawing: Drawing, overlap: float = 0.0, font: Font | None = None
) -> list[Drawing]:
    """The drawing cut into its tiles; an item goes to every tile that it touches and to no other.
    `overlap` is how wide the strips for glue are, in mm; `font` sets what they say."""
    assert part.tile is not None
    size, (columns, rows) = part.tile, part.tiling
    bleed = max(drawing.bleed, overlap)
    boxes = [(item, ink_box((item,), drawing.stamps)) for item in drawing.items]
    found: list[Drawing] = []
    for index, name in enumerate(part.pieces):
        row, column = divmod(index, columns)
        x, y = column * size.w, row * size.h
        shown = Box(x, y, size.w, size.h).grown(drawing.bleed)
        items = tuple(item for item, box in boxes if box is not None and box.meets(shown))
        here: list[Item] = [Group(items, moved(-x, -y))]
        if overlap and font is not None:
            edges = paths.rectangle(Box(0.0, 0.0, size.w, size.h).grown(drawing.bleed))
            here = [Group(tuple(here), IDENTITY, edges)]
            if column + 1 < columns:
                strip = Box(size.w, 0.0, overlap, size.h)
                here += _strip(strip, tile_name(index + 1, columns), font)
            if row + 1 < rows:
                strip = Box(0.0, size.h, size.w, overlap)
                here += _strip(strip, tile_name(index + columns, columns), font)
        found.append(Drawing(name, size, bleed, 0.0, tuple(here), drawing.stamps))
    return found


def _strip(box: Box, tile: str, font: Font) -> list[Item]:
    """A strip for glue beyond a seam, with the name of the tile that comes on it."""
    upright = box.h > box.w
    bare = (
        Box(box.x + _SHOWN, box.y, box.w - _SHOWN, box.h)
        if upright
        else Box(box.x, box.y + _SHOWN, box.w, box.h - _SHOWN)
    )
    out = bare_strip(bare, (GLUED_UNDER.format(tile=tile),), font, _LABEL)
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    # Cut on three sides: the fourth is the seam.
    around = corners if upright else [corners[1], corners[2], corners[3], corners[0]]
    return [*out, Shape(paths.polyline(around), None, Stroke(_BLACK, _CUT))]


def assembly_page(
    part: DrawnComponent, drawing: Drawing, overlap: float, paper: Size, font: Font
) -> tuple[Item, ...]:
    """The whole in small, with its seams, the names of its tiles and its folds, and what to do."""
    (columns, rows), whole = part.tiling, part.stock.size
    names = [tile_name(index, columns) for index in range(columns * rows)]
    heading, steps = assembly(part.title, whole, names, overlap, part.folds)
    width = paper.w - 2 * _MARGIN
    out: list[Item] = []
    y = _MARGIN
    title = next(form for form in text_forms(font, _HEADING, heading) if form.size.w <= width)
    out.append(Group(title.items, moved(_MARGIN, y)))
    y += title.size.h + 8
    views, words = BoardViews(part, paper, overlap).named(), StepWords(font, list(steps.values()))
    pictures = [views[name] for name in steps]
    beside = 2 * _OFF if rows > 1 else 0.0
    for share in _SHARES:
        scale = min((width - beside) / whole.w, (paper.h - y - _MARGIN) * share / whole.h)
        x = (paper.w + beside - whole.w * scale) / 2
        shown = Box(x, y, whole.w * scale, whole.h * scale)
        foot = shown.bottom + 2 * _OFF + _NAME
        blocks = largest(Box(_MARGIN, foot, width, paper.h - _MARGIN - foot), (), words)
        if blocks:
            break
    edge = paths.rectangle(Box(0.0, 0.0, whole.w, whole.h))
    picture = Group(tuple(opened(drawing.items, drawing.stamps)), IDENTITY, edge)
    small = (scale, 0.0, 0.0, scale, shown.x, shown.y)
    out.append(Group((picture, *_seams(part, len(names), scale)), small))
    out += _named(part, names, font, shown)
    for block in blocks:
        for index in block.steps:
            out += block.step(index, pictures[index](), words)
    return tuple(out)


def _seams(part: DrawnComponent, count: int, scale: float) -> list[Item]:
    """Seams and folds over the whole, in its own mm; `scale` is how small it is shown."""
    whole, tile, (columns, _) = part.stock.size, part.piece, part.tiling
    out: list[Item] = []
    for index in range(count):
        row, column = divmod(index, columns)
        box = Box(column * tile.w, row * tile.h, tile.w, tile.h)
        path = paths.rectangle(box)
        out.append(Shape(path, None, Stroke(_WHITE, 1.2 / scale)))
        out.append(Shape(path, None, Stroke(_BLACK, 0.4 / scale)))
    for x in part.folds:
        path = paths.line(x, -4 / scale, x, whole.h + 4 / scale)
        out.append(Shape(path, None, Stroke(_WHITE, 0.9 / scale)))
        out.append(Shape(path, None, Stroke(_BLACK, 0.4 / scale, dash=(2 / scale, 1.5 / scale))))
    return out


def _named(part: DrawnComponent, names: Sequence[str], font: Font, picture: Box) -> list[Item]:
    """The names of tiles off the picture, which they would hide: each under its tile, or where
    there are several rows as on a map, letters beside them and numbers below."""
    columns, rows = part.tiling
    below, beside = list(names), []
    if rows > 1:
        below = [name[1:] for name in names[:columns]]
        beside = [name[0] for name in names[::columns]]
    w, h = picture.w / columns, picture.h / rows
    at = [(name, picture.x + (k + 0.5) * w, picture.bottom + _OFF) for k, name in enumerate(below)]
    at += [(name, picture.x - _OFF, picture.y + (k + 0.5) * h) for k, name in enumerate(beside)]
    out: list[Item] = []
    for name, cx, cy in at:
        form = text_form(font, _NAME, name, ())
        out.append(Group(form.items, moved(cx - form.size.w / 2, cy - form.size.h / 2)))
    return out


def opened(items: Iterable[Item], stamps: Mapping[str, tuple[Item, ...]]) -> list[Item]:
    """The items with every stamp drawn where it stands, for a page's own content."""
    out: list[Item] = []
    for item in items:
        if isinstance(item, Use):
            out.append(Group(tuple(opened(stamps[item.stamp], stamps)), item.matrix))
        elif isinstance(item, Group):
            out.append(replace(item, items=tuple(opened(item.items, stamps))))
        else:
            out.append(item)
    return out
