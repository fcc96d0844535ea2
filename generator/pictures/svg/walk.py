"""The walk through an SVG: every element that is drawn, as items in the space of the picture.

In: bytes, and the fonts that words may use. Out: a `Vector`: items whose longer side is 100 units.
All transforms are worked into the paths, so that painters meet plain shapes; a line stays a line
where its transform keeps shapes, else it becomes an outline. All faults of a file are told at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from xml.etree.ElementTree import Element

from generator.budgets import at_most, budget, raised_by
from generator.drawing.bounds import extent, path_extent
from generator.drawing.drawing import (
    IDENTITY,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Shape,
    joined,
    moved,
    scaled,
    times,
)
from generator.drawing.fonts import Shelf
from generator.drawing.paths import rectangle
from generator.pictures import bitmaps
from generator.pictures.svg import shapes, strokes
from generator.pictures.svg.limits import MOST_CROSSINGS
from generator.pictures.svg.paints import UNSAID, Colours, Paints, link
from generator.pictures.svg.read import Fault, Tree, href, known, local, read
from generator.pictures.svg.style import FIRST, Style, Styles
from generator.pictures.svg.tangles import crossings
from generator.pictures.svg.text import Typesetter
from generator.pictures.svg.values import View, fitted, length, share, transform, view_box
from generator.units import Box

#: The longer side of a converted picture.
SIDE = 100.0
#: No view box is narrower or lower, in its own units.
_LEAST = 1e-3
#: What hangs over the picture's edge by less is left there.
_SLACK = 0.01
_QUIET = frozenset(
    {
        "defs", "script", "symbol", "clipPath", "linearGradient", "radialGradient", "mask",
        "filter", "pattern", "marker", "title", "desc", "metadata", "style", "view", "animate",
        "animateMotion", "animateTransform", "set", "stop", "mpath", "cursor", "color-profile",
    }
)  # fmt: skip
#: Properties that ask for what isn't shown, unless they have this value.
_REFUSED = {"filter": "none", "mask": "none", "mix-blend-mode": "normal"}
_MARKERS = ("marker-start", "marker-mid", "marker-end")
_OPEN: Style = {**FIRST, "color": UNSAID, "fill": UNSAID}
#: Elements that are drawn, or hold what is.
_DRAWN = shapes.SHAPES | {"g", "a", "text", "image", "use", "svg", "switch"}
_HINTS = {"foreignObject": "save it without HTML inside"}
_Inside = Callable[[], list[Item]]


@dataclass(frozen=True)
class Vector:
    """A converted picture: its items, its size (the longer side is 100), the colours that it
    names itself, and whether it leaves a colour open."""

    items: tuple[Item, ...]
    size: tuple[float, float]
    own: frozenset[str]
    open_: bool


def convert(data: bytes, name: str, shelf: Shelf | None, colour: str | None = None) -> Vector:
    """An SVG as items. With a colour, what has none of its own takes it; a picture of one colour
    takes it whole. Raises UserError with every fault, at its line."""
    tree = read(data, name)
    found = _Walk(tree, shelf, Colours()).whole()
    if colour is None:
        return found
    every = len(found.own | ({"#000000"} if found.open_ else set())) == 1
    again = _Walk(tree, shelf, Colours(colour, every)).whole()
    return replace(again, own=found.own, open_=found.open_ or every)


class _Walk:
    def __init__(self, tree: Tree, shelf: Shelf | None, colours: Colours) -> None:
        self.tree, self.shelf, self.colours = tree, shelf, colours
        self.parents = {child: parent for parent in tree.root.iter() for child in parent}
        self.drawn = self.commands = self.crossings = 0
        self.used: list[Element] = []
        self.most_drawn, self.most_commands = budget("svg-elements"), budget("svg-commands")
        self.deepest = budget("svg-depth")

    def whole(self) -> Vector:
        """The whole picture. Raises UserError."""
        tree, root = self.tree, self.tree.root
        items: list[Item] = []
        size = (SIDE, SIDE)
        try:
            self.styles = Styles(tree)
            self.paints = Paints(tree, self.colours, self.style_of)
            view, port = self._ports(root)
            by = SIDE / max(port.w, port.h)
            size = (port.w * by, port.h * by)
            matrix, _ = fitted(root, view, port)
            ctm = times(scaled(by), times(moved(-port.x, -port.y), matrix))
            style = self.styles.of(root, _OPEN)
            items = self._affected(
                root, style, ctm, view, lambda: self._children(root, style, ctm, view)
            )
        except Fault as fault:
            tree.add(fault)
        except RecursionError:  # brackets in brackets of a style
            tree.add(Fault(root, "has something in it that nests too deeply"))
        tree.raise_all()
        frame = Box(0.0, 0.0, *size)
        box = joined(extent(item, IDENTITY, {}) for item in items)
        if box is not None and not frame.grown(_SLACK).contains(box):
            items = [Group(tuple(items), clip=rectangle(frame))]
        return Vector(tuple(items), size, frozenset(self.colours.own), self.colours.open_)

    def _ports(self, root: Element) -> tuple[View, View]:
        """What the root shows, and the room that it has, in user units."""
        view = view_box(root, _LEAST)
        sides = []
        for key in ("width", "height"):
            written = root.get(key, "").strip()
            plain = written and not written.endswith("%") and written != "auto"
            sides.append(length(root, key, written, 0.0) if plain else None)
        w, h = sides
        if w is not None and h is not None:
            if w < _LEAST or h < _LEAST:
                raise Fault(root, f"is {w:g} x {h:g} large")
            port = View(0.0, 0.0, w, h)
            return view or port, port
        if view is None:
            raise Fault(root, "has no viewBox", 'give it one, such as viewBox="0 0 100 100"')
        return view, View(0.0, 0.0, view.w, view.h)

    def style_of(self, element: Element) -> Style:
        """The properties of an element where it is written (not where it is used)."""
        line = [element]
        while line[-1] in self.parents:
            line.append(self.parents[line[-1]])
        style: Style = _OPEN
        for one in reversed(line):
            style = self.styles.of(one, style)
        return style

    def _children(self, element: Element, style: Style, ctm: Matrix, port: View) -> list[Item]:
        out: list[Item] = []
        for child in element:
            out.extend(self._element(child, style, ctm, port))
        return out

    def _element(self, element: Element, above: Style, ctm: Matrix, port: View) -> list[Item]:
        """The items of one element; a fault of it is noted, and the rest still looked at."""
        try:
            return self._items(element, above, ctm, port)
        except Fault as fault:
            self.tree.add(fault)
        except ValueError as error:  # Skia gave up, or a number left all bounds
            self.tree.add(Fault(element, f"can't be drawn: {error}"))
        return []

    def _items(self, element: Element, above: Style, ctm: Matrix, port: View) -> list[Item]:
        kind = local(element)
        if not known(element) or kind in _QUIET:
            return []
        self.drawn += 1
        if self.drawn > self.most_drawn:
            self._enough("svg-elements", "is one of too many that are drawn", element)
        style = self.styles.of(element, above)
        if style["display"] == "none":
            return []
        if kind not in _DRAWN:
            raise Fault(element, "can't be shown", _HINTS.get(kind, ""))
        ctm = times(ctm, transform(element, "transform", style["transform"]))
        if abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]) < 1e-12:
            return []

        def inside() -> list[Item]:
            if kind in shapes.SHAPES:
                return self._shape(element, style, ctm, port)
            if kind == "text":
                return self._text(element, style, ctm, port)
            if kind == "image":
                return self._image(element, style, ctm, port)
            if kind == "use":
                return self._use(element, style, ctm, port)
            if kind == "svg":
                return self._nested(element, element, style, ctm, port)
            if kind == "switch":
                return self._switch(element, style, ctm, port)
            return self._children(element, style, ctm, port)

        return self._affected(element, style, ctm, port, inside)

    def _enough(self, cost: str, found: str, element: Element) -> None:
        self.tree.add(Fault(element, found, raised_by(cost), at_most(cost)))
        self.tree.raise_all()

    def _spend(self, commands: int, element: Element) -> None:
        self.commands += commands
        if self.commands > self.most_commands:
            self._enough("svg-commands", "has a path of too many commands", element)

    def _tangled(self, element: Element, *several: Path) -> None:
        """Spends what it takes to untangle the paths."""
        self.crossings += crossings(several, MOST_CROSSINGS)
        if self.crossings > MOST_CROSSINGS:
            found = "has lines that cross too often to be untangled"
            self.tree.add(Fault(element, found, "save it as a PNG"))
            self.tree.raise_all()

    def _nonzero(self, element: Element, path: Path) -> Path:
        self._tangled(element, path)
        return shapes.nonzero(path)

    def _shared(self, element: Element, one: Path, other: Path) -> Path:
        self._tangled(element, one, other)
        return shapes.shared(one, other)

    # What a whole element suffers.

    def _affected(
        self, element: Element, style: Style, ctm: Matrix, port: View, inside: _Inside
    ) -> list[Item]:
        for key, harmless in _REFUSED.items():
            if style[key] != harmless:
                raise Fault(element, f"has a {key}, which can't be shown", "save it as a PNG")
        opacity = share(element, "opacity", style["opacity"])
        items = inside()
        if not items or opacity == 0:
            return []
        if style["clip-path"] != "none":
            box = joined(extent(item, IDENTITY, {}) for item in items)
            clip = self._clip(element, style, ctm, port, box)
            if clip is None or not clip.segments:
                return []
            items = [Group(tuple(items), clip=clip)]
        return [Group(tuple(items), opacity=opacity)] if opacity < 1 else items

    def _clip(
        self, element: Element, style: Style, ctm: Matrix, port: View, seen: Box | None
    ) -> Path | None:
        """The clip of an element in the picture's space; None leaves nothing."""
        linked = link(element, "clip-path", style["clip-path"])
        if linked is None:
            raise Fault(element, f"has the clip-path {style['clip-path'][:40]!r}", "a <clipPath>")
        server = self.tree.named(linked[0], element)
        if local(server) != "clipPath":
            raise Fault(element, f"is clipped by a <{local(server)}>", "a <clipPath>")
        if server in self.used:
            raise Fault(server, "refers to itself")
        own = self.style_of(server)
        inner = times(ctm, transform(server, "transform", own["transform"]))
        if server.get("clipPathUnits") == "objectBoundingBox":
            a, b, c, d, e, f = ctm
            det = a * d - b * c
            back = (d / det, -b / det, -c / det, a / det,
                    (c * f - d * e) / det, (b * e - a * f) / det)  # fmt: skip
            box = None
            if local(element) in shapes.SHAPES:
                box = path_extent(self._outline(element, port), IDENTITY)
            elif seen is not None:
                box = path_extent(rectangle(seen), back)
            if box is None:
                return None
            inner = times(inner, (box.w, 0.0, 0.0, box.h, box.x, box.y))
        self.used.append(server)
        try:
            parts = [
                part
                for child in server
                if known(child)
                for part in self._clip_parts(child, own, inner, port)
            ]
            self._tangled(server, *parts)
            out = shapes.joined(parts) if parts else None
            if out is not None and own["clip-path"] != "none":
                other = self._clip(server, own, ctm, port, seen)
                out = None if other is None else self._shared(server, out, other)
        finally:
            self.used.pop()
        return out

    def _clip_parts(self, child: Element, above: Style, ctm: Matrix, port: View) -> list[Path]:
        kind = local(child)
        style = self.styles.of(child, above)
        if kind in _QUIET or style["display"] == "none" or style["visibility"] != "visible":
            return []
        ctm = times(ctm, transform(child, "transform", style["transform"]))
        if kind == "use":
            target = self.tree.named(href(child), child)
            if local(target) not in (*shapes.SHAPES, "text"):
                raise Fault(child, f"clips with a <{local(target)}>", "shapes alone can clip")
            x, y = self._at(child, port)
            parts = self._clip_parts(target, style, times(ctm, moved(x, y)), port)
        elif kind in shapes.SHAPES:
            path = self._outline(child, port)
            path = self._nonzero(child, path) if style["clip-rule"] == "evenodd" else path
            parts = [path.through(ctm)] if path.segments else []
        elif kind == "text":
            found = Typesetter(self.styles, self.shelf, port).pieces(child, style)
            parts = [piece.path.through(ctm) for piece in found if piece.path.segments]
        else:
            raise Fault(child, "can't clip", "shapes, text and use can")
        if parts and style["clip-path"] != "none":
            other = self._clip(child, style, ctm, port, None)
            self._tangled(child, *parts)
            whole = shapes.joined(parts)
            parts = [] if other is None else [self._shared(child, whole, other)]
        return parts

    # Kinds of elements.

    def _outline(self, element: Element, port: View) -> Path:
        path = shapes.outline(element, lambda key, default, axis: self._measure(
            element, key, default, axis, port
        ))  # fmt: skip
        self._spend(len(path.segments), element)
        return path

    def _measure(self, element: Element, key: str, default: str, axis: str, port: View) -> float:
        return length(element, key, element.get(key) or default, _whole(axis, port))

    def _at(self, element: Element, port: View) -> tuple[float, float]:
        x = self._measure(element, "x", "0", "x", port)
        return x, self._measure(element, "y", "0", "y", port)

    def _shape(self, element: Element, style: Style, ctm: Matrix, port: View) -> list[Item]:
        path = self._outline(element, port)
        if not path.segments or style["visibility"] != "visible":
            return []
        if local(element) in ("path", "line", "polyline", "polygon"):
            for key in _MARKERS:
                if style[key] != "none":
                    raise Fault(element, f"has a {key}, which can't be shown", "draw it as a path")
        return self._painted(element, style, path, ctm, port)

    def _painted(
        self, element: Element, style: Style, path: Path, ctm: Matrix, port: View
    ) -> list[Item]:
        box = path_extent(path, IDENTITY)
        fill = self.paints.read(element, "fill", style, box, ctm, port)
        line = self.paints.read(element, "stroke", style, box, ctm, port)
        width = length(element, "stroke-width", style["stroke-width"], _whole("", port))
        if width <= 0:
            line = None
        inside: Item | None = None
        if fill is not None:
            filled = self._nonzero(element, path) if style["fill-rule"] == "evenodd" else path
            inside = _faded(Shape(filled.through(ctm), fill[0]), fill[1])
        if line is None:
            return [] if inside is None else [inside]
        edge = strokes.drawn(element, style, path, width, line[0], ctm, _whole("", port))
        if edge.stroke is None:  # an outline
            self._spend(len(edge.path.segments), element)
        around = _faded(edge, line[1])
        if inside is None:
            return [around]
        words = style["paint-order"].split()
        first = words.index("stroke") if "stroke" in words else 2
        if "stroke" in words and first < (words.index("fill") if "fill" in words else 2):
            return [around, inside]
        return [inside, around]

    def _text(self, element: Element, style: Style, ctm: Matrix, port: View) -> list[Item]:
        out: list[Item] = []
        for piece in Typesetter(self.styles, self.shelf, port).pieces(element, style):
            self._spend(len(piece.path.segments), piece.element)
            if piece.path.segments and piece.style["visibility"] == "visible":
                out.extend(self._painted(piece.element, piece.style, piece.path, ctm, port))
        return out

    def _image(self, element: Element, style: Style, ctm: Matrix, port: View) -> list[Item]:
        file = href(element)
        if not file.startswith("data:"):
            raise Fault(element, f"refers to {file[:60]!r}, outside of this file", "embed it")
        try:
            size = bitmaps.size(file)
        except ValueError as error:
            raise Fault(element, f"holds what can't be shown: {error}") from None
        x, y = self._at(element, port)
        w = self._measure(element, "width", str(size[0]), "x", port)
        h = self._measure(element, "height", str(size[1]), "y", port)
        if w <= 0 or h <= 0 or style["visibility"] != "visible":
            return []
        frame = View(x, y, w, h)
        matrix, cut = fitted(element, View(0.0, 0.0, *map(float, size)), frame)
        box = Box(matrix[4], matrix[5], size[0] * matrix[0], size[1] * matrix[3])
        clip = rectangle(Box(x, y, w, h)) if cut else None
        return [Group((Picture(file, box, size),), ctm, clip)]

    def _use(self, element: Element, style: Style, ctm: Matrix, port: View) -> list[Item]:
        if not href(element):
            return []
        target = self.tree.named(href(element), element)
        if target in self.used or target is self.tree.root or len(self.used) >= self.deepest:
            raise Fault(element, "refers to what it stands in")
        ctm = times(ctm, moved(*self._at(element, port)))
        self.used.append(target)
        try:
            if local(target) in ("symbol", "svg"):
                inner = self.styles.of(target, style)
                return self._nested(target, element, inner, ctm, port)
            return self._element(target, style, ctm, port)
        finally:
            self.used.pop()

    def _nested(
        self, element: Element, sized: Element, style: Style, ctm: Matrix, port: View
    ) -> list[Item]:
        """An `<svg>` or a `<symbol>` within its own frame; `sized` says how large that is."""
        x, y = self._at(element, port) if element is sized else (0.0, 0.0)
        w, h = (
            length(
                sized, key,
                (sized.get(key) or element.get(key) or "100%").replace("auto", "100%"),
                whole,
            )
            for key, whole in (("width", port.w), ("height", port.h))
        )  # fmt: skip
        if w <= 0 or h <= 0:
            return []
        frame = View(x, y, w, h)
        view = view_box(element, _LEAST)
        matrix = moved(x, y) if view is None else fitted(element, view, frame)[0]
        items = self._children(element, style, times(ctm, matrix), view or View(0.0, 0.0, w, h))
        clip = rectangle(Box(x, y, w, h)).through(ctm)
        if style["overflow"] in ("visible", "auto") or not items:
            return items
        return [Group(tuple(items), clip=clip)]

    def _switch(self, element: Element, style: Style, ctm: Matrix, port: View) -> list[Item]:
        for child in element:
            asks = child.get("requiredExtensions") or child.get("requiredFeatures", "").strip()
            languages = child.get("systemLanguage", "en").replace(" ", "").split(",")
            if known(child) and not asks and any(one[:2] == "en" for one in languages):
                return self._element(child, style, ctm, port)
        return []


def _whole(axis: str, port: View) -> float:
    """What 100 % are of a length along an axis."""
    if axis == "x":
        return port.w
    return port.h if axis == "y" else math.hypot(port.w, port.h) / math.sqrt(2)


def _faded(item: Item, opacity: float) -> Item:
    return item if opacity == 1 else Group((item,), opacity=opacity)
