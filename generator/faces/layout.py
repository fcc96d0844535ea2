"""A layout as it was read: colours, boxes, styles, icons and a tree of `Node`s."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from generator import art
from generator.catalogue.records import CardStock
from generator.drawing.drawing import Item
from generator.drawing.fonts import Font, Shelf
from generator.drawing.measuring import Face4
from generator.errors import Problem
from generator.faces import values
from generator.faces.values import Names
from generator.pictures.cutline import cut_line
from generator.reading.faults import InvalidValue
from generator.reading.read import Loc, Source
from generator.units import Box


@dataclass(frozen=True)
class Place:
    """Where a node was written, for messages."""

    source: Source
    loc: Loc

    def problem(self, invalid: InvalidValue, key: str = "", card: str = "") -> Problem:
        loc = (*self.loc, key) if key else self.loc
        found = f"card {card}: {invalid.found}" if card else invalid.found
        return self.source.problem(
            loc,
            found,
            expected=invalid.expected,
            hint=invalid.hint,
            card=card,
            code=invalid.code or "face",
        )


@dataclass(frozen=True)
class Value:
    """One option of an item: a constant, or a template with its converter."""

    constant: Any = None
    written: Any = None
    convert: values.Convert | None = None

    def get(self, names: Mapping[str, Any], known: Names) -> Any:
        if self.convert is None:
            return self.constant
        return self.convert(values.filled(self.written, names), known)


@dataclass(frozen=True)
class Node:
    """One item as written: its kind, its options, and the items inside it."""

    verb: str
    main: Value
    options: Mapping[str, Value]
    place: Place
    when: Callable[[Mapping[str, Any]], Any] | None = None
    loop: tuple[str, Callable[[Mapping[str, Any]], Iterable[Any]]] | None = None
    children: tuple[Node, ...] = ()
    #: What an ornament takes: {parameter: (type word, required)}.
    takes: Mapping[str, tuple[str, bool]] = field(default_factory=dict)

    @cached_property
    def constant(self) -> bool:
        """Whether nothing that is written of it hangs on the card."""
        return all(value.convert is None for value in (self.main, *self.options.values()))

    @cached_property
    def tells(self) -> bool:
        """Whether it is there, or what shape it has, depends on the card: it has a condition, or a
        template for what is drawn. Another colour or place alone tells nothing."""
        if self.when is not None or self.verb in ("group", "slot"):
            return self.when is not None
        if self.main.convert is not None:
            return True
        given = self.options["with"].written if "with" in self.options else None
        return any(
            values.has_template(value) and self.takes[key][0] != "Colour"
            for key, value in (given.items() if isinstance(given, dict) else ())
        )


@dataclass(frozen=True)
class IconSpec:
    """An inline picture: drawn in `box`, set `em` high, `drop` em below the baseline."""

    box: Box
    em: float
    drop: float
    nodes: tuple[Node, ...]


@dataclass
class Layout:
    """One layout, ready to be drawn for any card."""

    name: str
    names: Names
    faces: dict[str, Face4]
    styles: dict[str, dict[str, Value]]
    icons: dict[str, IconSpec]
    lets: list[tuple[str, Callable[[Mapping[str, Any]], Any], Place]]
    nodes: tuple[Node, ...]
    slots: dict[str, tuple[Node, ...]] = field(default_factory=dict)
    ornaments: art.Ornaments = field(default_factory=art.ours)
    fallback: list[str] = field(default_factory=list)
    shelf: Shelf | None = None
    last: tuple[Font, ...] = ()
    #: What constant shapes have drawn, the same for every card, by the `id` of their node.
    shapes: dict[int, list[Item]] = field(default_factory=dict)
    #: What was found of the looks of nodes that look the same on every card, likewise.
    looks: dict[tuple[str, int], Any] = field(default_factory=dict)

    def is_settled(self, node: Node) -> bool:
        """Whether how an item looks, by its options and its style, hangs on no card."""
        style = node.options.get("style")
        styled = self.styles.get(str(style.constant), {}) if style is not None else {}
        return all(value.convert is None for value in (*node.options.values(), *styled.values()))


def card_boxes(stock: CardStock, folders: Sequence[Path]) -> dict[str, Box]:
    """The boxes that every layout knows: trim, bleed and safe, in mm; of a card that is no
    rectangle safe is the largest box of the card's proportions in its middle that no cut takes.
    Raises UserError for an SVG that is no outline."""
    trim = Box(0.0, 0.0, stock.size.w, stock.size.h)
    safe = trim.grown(-stock.safe)
    if stock.shape is not None:
        safe = cut_line(stock, folders).inner(trim, stock.safe) or safe
    return {"trim": trim, "bleed": trim.grown(stock.bleed), "safe": safe}
