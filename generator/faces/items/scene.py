"""One face being drawn: `Scene` walks the nodes of a layout and hands each to who draws its verb.

A module beside this one draws each kind of item; `draws` says which. All faults of a card are
collected, not only the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any, TypeVar

from generator.budgets import at_most, budget, raised_by
from generator.drawing.drawing import Group, Item, Matrix, moved, scaled, times
from generator.drawing.lettering import NoOutline, rimmed, silhouette
from generator.drawing.origin import DEFAULT_ROLE, Origin
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces.layout import Layout, Node
from generator.faces.said import InWords, Said
from generator.reading.faults import InvalidValue
from generator.units import Size

Found = TypeVar("Found")

#: The rim of letters whose style gives it no width.
_RIM = 0.25
#: Verbs whose items come from the nodes inside them, verbs that set words, and verbs that draw
#: what is written of them and ask for nothing else.
HOLDERS = ("group", "slot")
WORDED = ("text", "ring", "along")
SHAPES = ("rect", "ellipse", "circle", "line", "polygon", "path")


class Elsewhere(Exception):
    """Faults of a node that stand in another file, such as an SVG: the rest is still drawn."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__()
        self.problems = problems


@dataclass
class Scene:
    """One face being drawn. `origins` learns which node made each item, by the item's `id`;
    `telling` is true inside a group that depends on the card."""

    layout: Layout
    size: Size
    names: Mapping[str, Any]
    language: str
    folders: Sequence[FilePath]
    stamps: dict[str, tuple[Item, ...]]
    problems: list[Problem] = field(default_factory=list)
    card: str = ""
    origins: dict[int, Origin] = field(default_factory=dict)
    telling: bool = False
    drawn: int = 0
    most: int = field(default_factory=lambda: budget("face-items"))
    most_letters: int = field(default_factory=lambda: budget("face-letters"))
    said: Said | None = None

    def spend(self, node: Node, items: int = 1) -> None:
        """Counts what is painted. Raises UserError, which ends the face, for too much of it."""
        self.drawn += items
        if self.drawn > self.most:
            found = "makes too much of one face"
            told = InvalidValue(found, at_most("face-items"), raised_by("face-items"))
            raise UserError(node.place.problem(told, node.verb, self.card))

    def draw(self, nodes: Sequence[Node]) -> list[Item]:
        """The items of all nodes, in order; a fault is noted and the rest still drawn."""
        out: list[Item] = []
        for node in nodes:
            try:
                out.extend(self._node(node))
            except InvalidValue as invalid:
                self._note(node, invalid)
            except Elsewhere as error:
                self.problems.extend(error.problems)
        return out

    def _note(self, node: Node, invalid: InvalidValue) -> None:
        """Notes a fault: at the card's words if they have it, once for each; else at the layout."""
        told = None
        if self.said is not None and isinstance(invalid, InWords):
            told = self.said.problem(invalid, self.names, node.place, self.card)
        if told is None:
            self.problems.append(node.place.problem(invalid, node.verb, self.card))
        elif not any(
            (one.file, one.line, one.column, one.key, one.code)
            == (told.file, told.line, told.column, told.key, told.code)
            for one in self.problems
        ):
            self.problems.append(told)

    def _node(self, node: Node) -> list[Item]:
        if node.loop is None:
            return self._once(node)
        name, values = node.loop
        outer = self.names
        out: list[Item] = []
        try:
            for value in values(outer):
                self.names = {**outer, name: value}
                out.extend(self._once(node))
        finally:
            self.names = outer
        return out

    def _once(self, node: Node) -> list[Item]:
        self.spend(node)
        if node.when is not None and not node.when(self.names):
            return []
        outer = self.telling
        self.telling = outer or node.tells
        try:
            items = self._drawn(node)
            if node.verb not in HOLDERS:
                origin = self._origin(node)
                for item in items:
                    self.origins[id(item)] = origin
            if node.verb != "slot":
                items = self._looks(items, node)
        finally:
            self.telling = outer
        return items

    def _drawn(self, node: Node) -> list[Item]:
        """The node's items. Those of a constant shape are the same on all cards, so that whoever
        paints or reads them does so once; but no face has an item twice, which may look otherwise
        where it is for the second time."""
        draw = _DRAWN[node.verb]
        if node.verb not in SHAPES or not node.constant:
            return draw(node, self)
        items = self.layout.shapes.get(id(node))
        if items is None:
            items = self.layout.shapes[id(node)] = draw(node, self)
        elif any(id(item) in self.origins for item in items):
            return draw(node, self)
        return items

    def _looks(self, items: list[Item], node: Node) -> list[Item]:
        """The items with what lies below them, a rim and a shadow, and as opaque as they shall be.
        What lies below comes from no line of the layout: it says nothing, and no check asks."""
        if node.verb in WORDED:
            style = self.settled("rim", node, self._rim)
            if style.get("outline") is not None:
                items = [*rimmed(items, style["outline"], style.get("rim", _RIM)), *items]
        shadow = self.option(node, "shadow")
        if shadow is not None and shadow.opacity > 0 and items:
            try:
                dark = silhouette(items, shadow.colour, self.stamps)
            except NoOutline as none:
                hint = "give it to a rect behind it"
                raise InvalidValue(str(none), hint=hint) from None
            cast: Item = Group(tuple(dark), moved(*shadow.move), None, shadow.opacity)
            items = [cast, *items]
        opacity = self.option(node, "opacity", 1.0)
        return items if opacity == 1.0 else [Group(tuple(items), opacity=opacity)]

    def main(self, node: Node) -> Any:
        return node.main.get(self.names, self.layout.names)

    def option(self, node: Node, key: str, default: Any = None) -> Any:
        value = node.options.get(key)
        return default if value is None else value.get(self.names, self.layout.names)

    def settled(self, what: str, node: Node, find: Callable[[Node], Found]) -> Found:
        """What `find` answers of a node's looks; asked once if they are the same on all cards."""
        key = what, id(node)
        found: Found | None = self.layout.looks.get(key)
        if found is None:
            found = find(node)
            if self.layout.is_settled(node):
                self.layout.looks[key] = found
        return found

    def stamp(self, key: str, draw: Callable[[], Sequence[Item]]) -> str:
        """The key, once what it stands for is drawn."""
        if key not in self.stamps:
            self.stamps[key] = tuple(draw())
        return key

    def resized(self, node: Node, matrix: Matrix, about: tuple[float, float] = (0, 0)) -> Matrix:
        """The matrix, larger, smaller or mirrored about a point as the node says."""
        scale = self.option(node, "scale", 1.0)
        mirror = self.option(node, "mirror", "")
        if scale == 1.0 and not mirror:
            return matrix
        by_x = -scale if mirror == "x" else scale
        by_y = -scale if mirror == "y" else scale
        return times(matrix, scaled(by_x, by_y, *about))

    def styled(self, node: Node, keys: Sequence[str]) -> dict[str, Any]:
        """What the style of a text item says under some keys: the named one, with the item's own
        options over it."""
        known = self.layout.styles
        name = self.option(node, "style")
        if name is not None and name not in known:
            raise InvalidValue(
                f"there is no style {name!r}",
                f"styles: {listed(list(known))}",
                did_you_mean(name, list(known)),
            )
        options = dict(known[name]) if name else {}
        options.update(node.options)
        return {
            key: options[key].get(self.names, self.layout.names) for key in keys if key in options
        }

    def manner(self, node: Node) -> tuple[str, bool]:
        """What a node's words are for, and whether they are decoration: by itself or its style."""
        if node.verb not in WORDED:
            return DEFAULT_ROLE, False
        return self.settled("manner", node, self._manner)

    def _manner(self, node: Node) -> tuple[str, bool]:
        style = self.layout.styles.get(str(self.option(node, "style")), {})

        def said(key: str, default: Any) -> Any:
            value = node.options.get(key) or style.get(key)
            return default if value is None else value.get(self.names, self.layout.names)

        return said("role", DEFAULT_ROLE), said("decorative", False)

    def _rim(self, node: Node) -> dict[str, Any]:
        return self.styled(node, ("outline", "rim"))

    def _origin(self, node: Node) -> Origin:
        """Where the items of a node come from; on most cards from the same."""
        return self.settled("telling" if self.telling else "origin", node, self._told)

    def _told(self, node: Node) -> Origin:
        return Origin(node.place, node.verb, *self.manner(node), self.telling)


#: Turns one node into items, for the card of the scene.
Draw = Callable[[Node, Scene], list[Item]]
_DRAWN: dict[str, Draw] = {}


def draws(verb: str) -> Callable[[Draw], Draw]:
    """Says that a function draws the nodes of a verb."""

    def note(draw: Draw) -> Draw:
        _DRAWN[verb] = draw
        return draw

    return note


def verbs() -> tuple[str, ...]:
    """The kinds of items that can be drawn: a test holds them against the grammar."""
    return tuple(_DRAWN)
