"""Pictures in a box: bitmaps and SVGs."""

from __future__ import annotations

from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Picture, Use, moved, scaled, times
from generator.errors import UserError
from generator.faces.edges import gone_on
from generator.faces.items.scene import Elsewhere, Scene, draws
from generator.faces.layout import Node
from generator.faces.pictures import Bitmap, load_picture
from generator.reading.faults import InvalidValue
from generator.units import Box


@draws("picture")
def _picture(node: Node, scene: Scene) -> list[Item]:
    file = scene.main(node)
    if not file:
        return []
    shelf = scene.layout.shelf
    try:
        picture = load_picture(file, scene.folders, shelf, scene.option(node, "fill"))
    except UserError as error:
        raise Elsewhere(error.problems) from None
    beyond = scene.option(node, "bleed", 0.0)
    box: Box = scene.option(node, "box").grown(beyond)
    fit = scene.option(node, "fit", "contain")
    edge = scene.option(node, "edge", "none")
    width, height = picture.size if isinstance(picture, Bitmap) else picture.vector.size
    by_x, by_y = box.w / width, box.h / height
    if fit != "stretch":
        by_x = by_y = (min if fit == "contain" else max)(by_x, by_y)
    across, down = scene.option(node, "focus", (0.5, 0.5))
    x = box.x + _aside(box.w, width * by_x, across)
    y = box.y + _aside(box.h, height * by_y, down)
    clear = scene.option(node, "white", "paint") == "clear"
    item: Item
    if isinstance(picture, Bitmap):
        target = Box(x, y, width * by_x, height * by_y)
        item = Picture(picture.file, target, picture.size, clear)
    elif clear:
        raise InvalidValue("'white: clear' is for bitmaps", hint="an SVG has no white but its own")
    elif edge != "none":
        raise InvalidValue(f"'edge: {edge}' is for bitmaps", hint="draw an SVG as far as the bleed")
    else:
        name = scene.stamp(picture.name, lambda: picture.vector.items)
        item = Use(name, times(moved(x, y), scaled(by_x, by_y)))
    if fit == "cover":
        item = Group((item,), IDENTITY, paths.rectangle(box))
    if edge == "none":
        return [item]
    shown = box if fit == "cover" else Box(x, y, width * by_x, height * by_y)
    missing = -scene.layout.names.boxes["bleed"].x - beyond
    return [*gone_on([item], shown, missing, edge), item] if missing > 0 else [item]


def _aside(room: float, length: float, focus: float) -> float:
    """Where a picture of that length begins in its room: what is larger is shifted so that its
    focus comes as near to the middle as the edges allow; what is smaller stands in the middle."""
    if length <= room:
        return (room - length) / 2
    return min(0.0, max(room - length, room / 2 - focus * length))
