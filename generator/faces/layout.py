"""templates/faces/*.yaml -> a `Layout`: names resolved, items checked, every fault at its place.

In: one layout's name. Out: its colours, boxes, styles, icons and a tree of `Node`s, with whatever
it `extends` already merged: the parent's items come first, and a child fills the parent's slots.
Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from generator import art
from generator.catalogue.records import CardStock
from generator.drawing.fonts import Font, FontMissing, Shelf
from generator.drawing.typeset import Face4
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces import values
from generator.faces.grammar import (
    COMMON,
    FONT_KEYS,
    ICON_DROP,
    ICON_EM,
    ICON_KEYS,
    LAYOUT_KEYS,
    STYLE,
    VERBS,
    WEIGHT,
    Option,
    Verb,
)
from generator.faces.parameters import convert
from generator.faces.values import Names
from generator.pictures.cutline import cut_line
from generator.project import Project
from generator.reading.faults import InvalidValue, a
from generator.reading.read import Loc, Source, read_yaml
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
    loop: tuple[str, Callable[[Mapping[str, Any]], Any]] | None = None
    children: tuple[Node, ...] = ()
    #: What an ornament takes: {parameter: (type word, required)}.
    takes: Mapping[str, tuple[str, bool]] = field(default_factory=dict)

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


def load_layout(
    name: str,
    project: Project,
    shelf: Shelf,
    stock: CardStock,
    palette: Mapping[str, str],
    ornaments: art.Ornaments | None = None,
) -> Layout:
    """The layout of that name for cards of this stock; `palette` overrides its colours, and
    `ornaments` are those that it may call (default: ours).

    Raises UserError with every fault of the layout and of those it extends.
    """
    problems: list[Problem] = []
    layout = _Reader(project, shelf, stock, palette, ornaments or art.ours(), problems).read(
        name, ()
    )
    if problems:
        raise UserError(problems)
    assert layout is not None
    return layout


def card_boxes(stock: CardStock, folders: Sequence[Path]) -> dict[str, Box]:
    """The boxes that every layout knows: trim, bleed and safe, in mm; of a card that is no
    rectangle safe is the largest box of the card's proportions in its middle that no cut takes.
    Raises UserError for an SVG that is no outline."""
    trim = Box(0.0, 0.0, stock.size.w, stock.size.h)
    safe = trim.grown(-stock.safe)
    if stock.shape is not None:
        safe = cut_line(stock, folders).inner(trim, stock.safe) or safe
    return {"trim": trim, "bleed": trim.grown(stock.bleed), "safe": safe}


class _Reader:
    def __init__(
        self,
        project: Project,
        shelf: Shelf,
        stock: CardStock,
        palette: Mapping[str, str],
        ornaments: art.Ornaments,
        problems: list[Problem],
    ) -> None:
        self.project, self.shelf, self.stock = project, shelf, stock
        self.palette, self.ornaments, self.problems = palette, ornaments, problems
        self.folders = [root / "cards" for root in project.roots()]

    def read(self, name: str, above: tuple[str, ...]) -> Layout | None:
        path = self.project.find_file("templates/faces", f"{name}.yaml")
        if path is None:
            known = self.project.names("templates/faces", ".yaml")
            self.problems.append(
                Problem(
                    f"there is no layout {name!r}",
                    file=f"templates/faces/{name}.yaml",
                    expected=f"layouts: {listed(known)}",
                    hint=did_you_mean(name, known),
                )
            )
            return None
        try:
            source = read_yaml(path, self.project.label(path))
        except UserError as error:
            self.problems.extend(error.problems)
            return None
        if source.faults:
            self.problems.extend(source.faults)
        return self._layout(name, source, above)

    def _layout(self, name: str, source: Source, above: tuple[str, ...]) -> Layout | None:
        data = source.data
        if not isinstance(data, dict):
            self.problems.append(source.problem((), "is not a layout: it needs 'items'"))
            return None
        for key in data:
            if key not in LAYOUT_KEYS:
                self._unknown(source, (key,), "a key of a layout", list(LAYOUT_KEYS))
        names = Names(dict(self.palette), card_boxes(self.stock, self.folders))
        layout = Layout(name, names, {}, {}, {}, [], (), ornaments=self.ornaments, shelf=self.shelf)
        layout.last = self.shelf.own()
        parent = data.get("extends")
        if parent is not None:
            if parent in (*above, name):
                self._add(source, ("extends",), f"{parent!r} extends this layout in turn")
                return None
            base = self.read(str(parent), (*above, name))
            if base is None:
                return None
            layout = base
            layout.name = name
        self._colours(source, layout)
        self._boxes(source, layout)
        self._fonts(source, layout)
        self._styles(source, layout)
        self._lets(source, layout)
        self._icons(source, layout)
        items = self._nodes(source, ("items",), layout) if "items" in data else ()
        for slot in self._section(source, "slots"):
            layout.slots[slot] = self._nodes(source, ("slots", slot), layout)
        layout.nodes = (*layout.nodes, *items)
        return layout

    def _add(
        self,
        source: Source,
        loc: Loc,
        found: str,
        *,
        expected: str = "",
        hint: str = "",
        key: str | None = None,
    ) -> None:
        named = {} if key is None else {"key": key}
        self.problems.append(
            source.problem(loc, found, at_key=False, expected=expected, hint=hint, **named)
        )

    def _invalid(self, source: Source, loc: Loc, invalid: InvalidValue) -> None:
        self._add(source, loc, invalid.found, expected=invalid.expected, hint=invalid.hint)

    def _unknown(self, source: Source, loc: Loc, what: str, known: list[str]) -> None:
        word = str(loc[-1])
        self.problems.append(
            source.problem(
                loc,
                f"is not {what}",
                at_key=True,
                expected=f"known: {listed(known, 40)}",
                hint=did_you_mean(word, known),
            )
        )

    def _section(self, source: Source, key: str) -> dict[str, Any]:
        found = source.data.get(key)
        if found is None:
            return {}
        if not isinstance(found, dict):
            self._add(source, (key,), "needs 'name: value' pairs below it")
            return {}
        return found

    def _colours(self, source: Source, layout: Layout) -> None:
        colours = dict(layout.names.colours)
        for name, written in self._section(source, "colours").items():
            if name in self.palette:
                continue
            try:
                found = values.colour(written, Names(colours, {}))
            except InvalidValue as invalid:
                self._invalid(source, ("colours", name), invalid)
                continue
            colours[name] = found or "#FFFFFF"
        layout.names = Names(colours, layout.names.boxes)

    def _boxes(self, source: Source, layout: Layout) -> None:
        boxes = dict(layout.names.boxes)
        for name, written in self._section(source, "boxes").items():
            try:
                boxes[name] = values.box(written, Names({}, boxes))
            except InvalidValue as invalid:
                self._invalid(source, ("boxes", name), invalid)
        layout.names = Names(layout.names.colours, boxes)

    def _fonts(self, source: Source, layout: Layout) -> None:
        for name, written in self._section(source, "fonts").items():
            loc: Loc = ("fonts", name)
            if not isinstance(written, dict) or "family" not in written:
                self._add(source, loc, "needs a family", expected="{family: lexend, weight: 500}")
                continue
            for key in written:
                if key not in FONT_KEYS:
                    self._unknown(source, (*loc, key), "a key of a font", list(FONT_KEYS))
            try:
                layout.faces[name] = self._face(written)
            except FontMissing as missing:
                self._add(source, loc, missing.reason, expected=missing.expected, hint=missing.hint)
            except InvalidValue as invalid:
                self._invalid(source, loc, invalid)
        written = source.data.get("fallback") or layout.fallback
        if not isinstance(written, list):
            self._add(source, ("fallback",), "is no list", expected="names of fonts: [one, other]")
            return
        layout.fallback = [str(name) for name in written]
        for index, name in enumerate(layout.fallback):
            if name not in layout.faces:
                self._add(
                    source,
                    ("fallback", index),
                    f"{name!r} is not a font of this layout",
                    expected=f"fonts: {listed(list(layout.faces))}",
                )

    def _face(self, written: Mapping[str, Any]) -> Face4:
        family = str(written["family"])
        weight = int(WEIGHT(written.get("weight", 400), Names({}, {})))
        slanted = values.flag(written.get("italic", False), Names({}, {}))
        regular = self.shelf.font(family, weight, slanted)

        def optional(weight: int, italic: bool) -> Font | None:
            try:
                return self.shelf.font(family, weight, italic)
            except FontMissing:
                return None

        if "bold" in written:
            bold_weight = int(WEIGHT(written["bold"], Names({}, {})))
            bold: Font | None = self.shelf.font(family, bold_weight, slanted)
        else:
            bold_weight = 700
            bold = optional(700, slanted)
        # What *italic* marks stands out from the rest: in italics it is upright.
        other = not slanted
        return Face4(regular, bold, optional(weight, other), optional(bold_weight, other))

    def _styles(self, source: Source, layout: Layout) -> None:
        for name, written in self._section(source, "styles").items():
            loc: Loc = ("styles", name)
            if not isinstance(written, dict):
                self._add(source, loc, "needs 'key: value' pairs below it")
                continue
            base: dict[str, Value] = {}
            parent = written.get("extends")
            if parent is not None:
                if not isinstance(parent, str) or parent not in layout.styles:
                    self._add(
                        source,
                        (*loc, "extends"),
                        f"there is no style {parent!r} above",
                        expected=f"styles: {listed(list(layout.styles))}",
                    )
                else:
                    base = dict(layout.styles[parent])
            options = {k: v for k, v in written.items() if k != "extends"}
            layout.styles[name] = base | self._options(source, loc, options, STYLE, layout)

    def _lets(self, source: Source, layout: Layout) -> None:
        for name, written in self._section(source, "let").items():
            try:
                found = values.expression(str(written))
            except InvalidValue as invalid:
                self._invalid(source, ("let", name), invalid)
                continue
            layout.lets.append((name, found, Place(source, ("let", name))))

    def _icons(self, source: Source, layout: Layout) -> None:
        for name, written in self._section(source, "icons").items():
            loc: Loc = ("icons", name)
            try:
                if not isinstance(written, dict) or not {"box", "items"} <= written.keys():
                    raise InvalidValue("an icon needs a box and items")
                for key in written.keys() - {"items", *ICON_KEYS}:
                    self._unknown(source, (*loc, key), "a key of an icon", ["items", *ICON_KEYS])
                layout.icons[name] = IconSpec(
                    values.box(written["box"], layout.names),
                    ICON_EM(written.get("em", "0.9"), layout.names),
                    ICON_DROP(written.get("drop", "0.12"), layout.names),
                    self._nodes(source, (*loc, "items"), layout),
                )
            except InvalidValue as invalid:
                self._invalid(source, loc, invalid)

    def _nodes(self, source: Source, loc: Loc, layout: Layout) -> tuple[Node, ...]:
        written: Any = source.data
        for part in loc:
            written = written[part]
        if not isinstance(written, list):
            self._add(source, loc, "needs a list of items, each beginning with '- '")
            return ()
        found = [self._node(source, (*loc, i), one, layout) for i, one in enumerate(written)]
        return tuple(node for node in found if node is not None)

    def _node(self, source: Source, loc: Loc, written: Any, layout: Layout) -> Node | None:
        if not isinstance(written, dict):
            self._add(source, loc, "is not an item", expected=f"one of {', '.join(VERBS)}")
            return None
        verbs = [key for key in written if key in VERBS]
        if len(verbs) != 1:
            found = (
                "says two things at once: " + ", ".join(verbs) if verbs else "is no kind of item"
            )
            self._add(
                source,
                loc,
                found,
                key="",
                expected=f"one of {', '.join(VERBS)}",
                hint=did_you_mean(next(iter(written), ""), list(VERBS)),
            )
            return None
        name = verbs[0]
        verb = VERBS[name]
        options = {k: v for k, v in written.items() if k != name and k not in COMMON}
        place = Place(source, loc)
        for need in verb.needs:
            if need not in options:
                self._add(source, loc, f"{a(name)} needs {need!r}", key=name)
        main = (
            Value()
            if verb.children
            else self._value(source, (*loc, name), written[name], Option(verb.main, ""), layout)
        )
        children = self._nodes(source, (*loc, name), layout) if verb.children else ()
        found_options = self._options(source, loc, options, verb.options, layout)
        if name == "slot":
            children = layout.slots.get(str(written[name]), ())
        self._check_names(source, loc, name, verb, written, layout)
        return Node(
            name,
            main,
            found_options,
            place,
            self._when(source, loc, written),
            self._loop(source, loc, written),
            children,
            self._takes(written) if name == "art" else {},
        )

    def _takes(self, written: Mapping[str, Any]) -> Mapping[str, tuple[str, bool]]:
        """What the ornament takes that an item names, as far as it names one there is."""
        word = str(written["art"])
        return self.ornaments.parameters(word) if word in self.ornaments.known else {}

    def _options(
        self,
        source: Source,
        loc: Loc,
        written: Mapping[str, Any],
        known: Mapping[str, Option],
        layout: Layout,
    ) -> dict[str, Value]:
        found = {}
        for key, value in written.items():
            if key not in known:
                self._unknown(source, (*loc, key), "possible here", [*known, *COMMON])
                continue
            found[key] = self._value(source, (*loc, key), value, known[key], layout)
        return found

    def _value(
        self, source: Source, loc: Loc, written: Any, option: Option, layout: Layout
    ) -> Value:
        try:
            if values.has_template(written):
                values.check_templates(written)
                return Value(written=written, convert=option.convert)
            return Value(option.convert(written, layout.names))
        except InvalidValue as invalid:
            self._invalid(source, loc, invalid)
            return Value()

    def _when(
        self, source: Source, loc: Loc, written: Mapping[str, Any]
    ) -> Callable[[Mapping[str, Any]], Any] | None:
        if "when" not in written:
            return None
        try:
            return values.expression(str(written["when"]))
        except InvalidValue as invalid:
            self._invalid(source, (*loc, "when"), invalid)
            return None

    def _loop(
        self, source: Source, loc: Loc, written: Mapping[str, Any]
    ) -> tuple[str, Callable[[Mapping[str, Any]], Any]] | None:
        if "for" not in written:
            return None
        loop = written["for"]
        if not isinstance(loop, dict) or len(loop) != 1:
            self._add(
                source, (*loc, "for"), "needs one name and an expression", expected="{i: range(3)}"
            )
            return None
        [(name, text)] = loop.items()
        try:
            return name, values.expression(str(text))
        except InvalidValue as invalid:
            self._invalid(source, (*loc, "for"), invalid)
            return None

    def _check_names(
        self,
        source: Source,
        loc: Loc,
        name: str,
        verb: Verb,
        written: Mapping[str, Any],
        layout: Layout,
    ) -> None:
        """Words that must name something of this layout, as far as they are constant."""
        for key, known, what in (
            ("style", list(layout.styles), "style"),
            ("font", list(layout.faces), "font"),
        ):
            word = written.get(key)
            if not isinstance(word, str) or key not in verb.options or values.has_template(word):
                continue
            if word not in known:
                self._add(
                    source,
                    (*loc, key),
                    f"there is no {what} {word!r}",
                    expected=f"{what}s: {listed(known) or 'none'}",
                    hint=did_you_mean(word, known),
                )
        if name != "art" or values.has_template(written["art"]):
            return
        ornaments = list(self.ornaments.known)
        word = str(written["art"])
        if word not in ornaments:
            self._add(
                source,
                (*loc, "art"),
                f"there is no ornament {word!r}",
                expected=f"ornaments: {listed(ornaments, 40)}",
                hint=self.ornaments.lacking or did_you_mean(word, ornaments),
            )
            return
        given = written.get("with") or {}
        parameters = self.ornaments.parameters(word)
        if isinstance(given, str) and values.has_template(given):
            return
        if not isinstance(given, dict):
            self._add(source, (*loc, "with"), "needs 'key: value' pairs below it")
            return
        for key, value in given.items():
            if key not in parameters:
                self._unknown(
                    source, (*loc, "with", key), f"a parameter of {word}", list(parameters)
                )
            elif not values.has_template(value):
                try:
                    convert(self.ornaments, word, key, value, layout.names)
                except InvalidValue as invalid:
                    self._invalid(source, (*loc, "with", key), invalid)
        for key, (_, required) in parameters.items():
            if required and key not in given:
                self._add(source, loc, f"{word} needs {key!r}", key="with")
