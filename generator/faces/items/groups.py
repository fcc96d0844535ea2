"""Items together: moved, turned, scaled, mirrored, clipped; and a layout's slots."""

from __future__ import annotations

from typing import Any

from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, moved, times, turned
from generator.faces.items.scene import Scene, draws
from generator.faces.items.shapes import svg_path
from generator.faces.layout import Node
from generator.faces.values import box as to_box
from generator.faces.values import extent
from generator.reading.faults import InvalidValue


@draws("group")
def _group(node: Node, scene: Scene) -> list[Item]:
    centre = (scene.size.w / 2, scene.size.h / 2)
    about = scene.option(node, "about", centre)
    matrix = moved(*scene.option(node, "move", (0.0, 0.0)))
    turn = scene.option(node, "turn", 0.0)
    if turn:
        matrix = times(matrix, turned(turn, *about))
    matrix = scene.resized(node, matrix, about)
    before = scene.drawn
    items = tuple(scene.draw(node.children))
    clip = scene.option(node, "clip")
    group = Group(items, matrix, _clip(clip, scene) if clip else None)
    plain = group.clip is None and matrix == moved(0.0, 0.0)
    if scene.option(node, "half-turn", False):
        scene.spend(node, scene.drawn - before)
        return [*(items if plain else (group,)), Group((group,), turned(180, *centre))]
    return list(items) if plain else [group]


def _clip(written: Any, scene: Scene) -> Path:
    names = scene.layout.names
    if isinstance(written, dict):
        if "rect" in written:
            return paths.rectangle(
                to_box(written["rect"], names), extent(written.get("radius", "0"), names)
            )
        if "ellipse" in written:
            found = to_box(written["ellipse"], names)
            return paths.ellipse(*found.centre, found.w / 2, found.h / 2)
        if "path" in written:
            return svg_path(str(written["path"]))
    raise InvalidValue(f"{written!r} is not a clip", "{rect: BOX}, {ellipse: BOX} or {path: ...}")


@draws("slot")
def _slot(node: Node, scene: Scene) -> list[Item]:
    return scene.draw(scene.layout.slots.get(scene.main(node), ()))
