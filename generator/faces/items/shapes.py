"""Rectangles, ellipses, lines, polygons and paths, filled and outlined."""

from __future__ import annotations

import math

from generator.budgets import at_most, budget, raised_by
from generator.drawing import paths
from generator.drawing.bounds import path_extent
from generator.drawing.drawing import (
    IDENTITY,
    Gradient,
    Group,
    Item,
    Path,
    Shape,
    Stop,
    Stroke,
    moved,
    scaled,
    times,
    turned,
)
from generator.faces.items.scene import Scene, draws
from generator.faces.layout import Node
from generator.faces.values import Blend
from generator.reading.faults import InvalidValue, shown
from generator.units import Box


def _painted(path: Path, node: Node, scene: Scene) -> list[Item]:
    colour = scene.option(node, "stroke")
    stroke = None
    if colour is not None:
        stroke = Stroke(
            colour,
            scene.option(node, "width", 0.25),
            scene.option(node, "cap", "butt"),
            scene.option(node, "join", "miter"),
            scene.option(node, "dash", ()),
        )
    fill = scene.option(node, "fill")
    if isinstance(fill, Blend):
        box = path_extent(path, IDENTITY)
        fill = None if box is None else _gradient(fill, box)
    return [Shape(path, fill, stroke)]


def _gradient(blend: Blend, box: Box) -> Gradient:
    """A layout's gradient over the box of a shape: its ends lie in the corners."""
    stops = tuple(Stop(*stop) for stop in blend.stops)
    if blend.centre is None:
        a, b, *_ = turned(blend.turn)
        x, y = box.centre
        far = abs(box.w * a) + abs(box.h * b) or 1.0
        start = moved(x - a * far / 2, y - b * far / 2)
        return Gradient(stops, times(start, times(turned(blend.turn), scaled(far))))
    x, y = box.x + blend.centre[0] * box.w, box.y + blend.centre[1] * box.h
    radius = blend.radius
    if radius is None:
        radius = math.hypot(max(x - box.x, box.right - x), max(y - box.y, box.bottom - y))
    return Gradient(stops, times(moved(x, y), scaled(radius or 1e-6)), radial=True)


@draws("rect")
def _rect(node: Node, scene: Scene) -> list[Item]:
    inset = scene.option(node, "inset", 0.0)
    box = scene.main(node).grown(-inset)
    if box.w < 0 or box.h < 0:
        raise InvalidValue(f"an inset of {inset:.4g}mm leaves nothing of it", "a smaller inset")
    return _painted(paths.rectangle(box, scene.option(node, "radius", 0.0)), node, scene)


@draws("ellipse")
def _ellipse(node: Node, scene: Scene) -> list[Item]:
    box: Box = scene.main(node)
    x, y = box.centre
    return _painted(paths.ellipse(x, y, box.w / 2, box.h / 2), node, scene)


@draws("circle")
def _circle(node: Node, scene: Scene) -> list[Item]:
    x, y = scene.main(node)
    return _painted(paths.ellipse(x, y, scene.option(node, "radius")), node, scene)


@draws("line")
def _line(node: Node, scene: Scene) -> list[Item]:
    return _painted(paths.polyline(scene.main(node)), node, scene)


@draws("polygon")
def _polygon(node: Node, scene: Scene) -> list[Item]:
    return _painted(paths.polyline(scene.main(node), closed=True), node, scene)


@draws("path")
def _path(node: Node, scene: Scene) -> list[Item]:
    items = _painted(svg_path(scene.main(node)), node, scene)
    x, y = scene.option(node, "at", (0.0, 0.0))
    scale = scene.option(node, "scale", 1.0)
    if (x, y, scale) == (0.0, 0.0, 1.0):
        return items
    return [Group(tuple(items), times(moved(x, y), scaled(scale)))]


def svg_path(text: str) -> Path:
    """The path that SVG commands describe. Raises InvalidValue for others and for too many."""
    if paths.commands(text) > budget("path-commands"):
        found = f"{shown(text, 30)} is a path of too many commands"
        raise InvalidValue(found, at_most("path-commands"), raised_by("path-commands"))
    try:
        return paths.svg_path(text)
    except ValueError as error:
        raise InvalidValue(str(error)) from None
