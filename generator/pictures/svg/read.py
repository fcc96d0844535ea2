"""SVG text -> a tree of elements that know their lines.

Nothing is fetched and nothing is expanded: a file that declares entities is refused, and so are
scripts, wherever they stand. In: bytes. Out: a `Tree`; a fault is a `Fault` at its element.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from generator.budgets import budget, over
from generator.errors import Problem, UserError
from generator.pictures.svg.limits import MOST_FAULTS

SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"


class Fault(Exception):
    """What can't be shown, and the element that asks for it."""

    def __init__(
        self, element: Element | None, found: str, hint: str = "", expected: str = ""
    ) -> None:
        super().__init__(found)
        self.element, self.found, self.hint, self.expected = element, found, hint, expected


@dataclass
class Tree:
    """A file as elements. `name` is what messages call the file."""

    name: str
    root: Element
    places: dict[Element, tuple[int, int]]
    ids: dict[str, Element]
    faults: dict[Problem, None] = field(default_factory=dict)

    def add(self, fault: Fault) -> None:
        """Notes a fault; raises all once there are many."""
        line, column = (0, 0) if fault.element is None else self.places[fault.element]
        found = fault.found
        if fault.element is not None:
            found = f"<{local(fault.element)}> {found}"
        told = Problem(found, self.name, line, column, expected=fault.expected, hint=fault.hint)
        self.faults[told] = None
        if len(self.faults) >= MOST_FAULTS:
            self.raise_all()

    def raise_all(self) -> None:
        """Raises UserError with every fault, in file order, if there is one."""
        if self.faults:
            raise UserError(sorted(self.faults, key=lambda one: (one.line, one.column)))

    def named(self, link: str, asker: Element) -> Element:
        """The element that `#id` means. Raises Fault."""
        if not link.startswith("#"):
            raise Fault(asker, f"refers to {link[:60]!r}, outside of this file", "copy it in")
        found = self.ids.get(link[1:])
        if found is None:
            raise Fault(asker, f"refers to {link!r}, which is not in this file")
        return found


def local(element: Element) -> str:
    """An element's name without its namespace."""
    return element.tag.rpartition("}")[2]


def known(element: Element) -> bool:
    """Whether an element is SVG's own, and not a drawing program's."""
    return element.tag.startswith(SVG)


def href(element: Element) -> str:
    """What it links to, or ""."""
    return (element.get("href") or element.get(_LINK) or "").strip()


def read(data: bytes, name: str) -> Tree:
    """The file as a tree. Raises UserError with a place."""
    reader = _Reader(name)
    root = reader.read(data)
    if local(root) != "svg":
        raise UserError(reader.problem(f"begins with <{local(root)}>", "<svg>", place=(1, 1)))
    if not known(root):  # no namespace at all: taken for what it calls itself
        if "}" in root.tag:
            raise UserError(reader.problem("is not SVG", f"xmlns={SVG[1:-1]!r}", place=(1, 1)))
        for element in root.iter():
            if "}" not in element.tag:
                element.tag = SVG + element.tag
    ids: dict[str, Element] = {}
    for element in root.iter():
        if key := element.get("id"):
            ids.setdefault(key, element)
    tree = Tree(name, root, reader.places, ids)
    for fault in _scripts(root):
        tree.add(fault)
    return tree


def _scripts(root: Element) -> Iterator[Fault]:
    for element in root.iter():
        if not known(element):
            continue
        if local(element) == "script":
            yield Fault(element, "can't be shown: nothing is run here")
        for key in element.attrib:
            if key.startswith("on"):
                yield Fault(element, f"has a script in {key!r}: nothing is run here")


class _Reader:
    def __init__(self, name: str) -> None:
        self.name = name
        self.places: dict[Element, tuple[int, int]] = {}
        self.builder = TreeBuilder()
        self.depth = 0
        self.most, self.deepest = budget("svg-elements"), budget("svg-depth")
        self.parser: Any = expat.ParserCreate(namespace_separator="}")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self.builder.data
        self.parser.EntityDeclHandler = self._entity
        self.parser.AttlistDeclHandler = self._attributes
        self.parser.SkippedEntityHandler = self._entity

    def problem(
        self, found: str, expected: str = "", hint: str = "", place: tuple[int, int] | None = None
    ) -> Problem:
        line, column = place or self._place()
        return Problem(
            found, file=self.name, line=line, column=column, expected=expected, hint=hint
        )

    def read(self, data: bytes) -> Element:
        try:
            self.parser.Parse(data, True)
        except expat.ExpatError as error:
            why = expat.ErrorString(error.code) or "it can't be read"
            place = (error.lineno, error.offset + 1)
            raise UserError(self.problem(f"is not XML: {why}", place=place)) from None
        except (LookupError, ValueError) as error:  # an encoding that nobody knows
            raise UserError(
                self.problem(f"can't be read: {error}", hint="save it as UTF-8")
            ) from None
        return self.builder.close()

    def _place(self) -> tuple[int, int]:
        return self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > self.deepest:
            found = "has too many elements inside each other"
            raise UserError(self._over("svg-depth", found))
        given = {_full(key): value for key, value in attributes.items()}
        element = self.builder.start(_full(tag), given)
        self.places[element] = self._place()
        if len(self.places) > self.most:
            raise UserError(self._over("svg-elements", "has too many elements"))

    def _over(self, cost: str, found: str) -> Problem:
        line, column = self._place()
        return over(cost, found, file=self.name, line=line, column=column)

    def _end(self, tag: str) -> None:
        self.depth -= 1
        self.builder.end(_full(tag))

    def _entity(self, *about: Any) -> None:
        raise UserError(
            self.problem(f"has an entity, {about[0]!r}", hint="save it as plain SVG, without any")
        )

    def _attributes(self, element: str, name: str, *about: Any) -> None:
        """A DOCTYPE that gives every element of a name something more."""
        found = f"gives every <{element}> the attribute {name!r}"
        raise UserError(self.problem(found, hint="save it as plain SVG, without any DOCTYPE"))


def _full(name: str) -> str:
    return f"{{{name}" if "}" in name else name
