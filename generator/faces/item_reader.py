"""Items of a layout as written -> `Node`s: kinds, options, conditions and loops, all checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from generator import art
from generator.errors import Problem, did_you_mean, listed
from generator.faces import values
from generator.faces.grammar import (
    COMMON,
    VERBS,
    Option,
    Verb,
)
from generator.faces.layout import Layout, Node, Place, Value
from generator.faces.noting import Noting
from generator.faces.parameters import convert
from generator.reading.faults import InvalidValue, a
from generator.reading.read import Loc, Source


class ItemReader(Noting):
    """Reads items. `ornaments` are those that they may call."""

    def __init__(self, ornaments: art.Ornaments, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.ornaments = ornaments

    def nodes(self, source: Source, loc: Loc, layout: Layout) -> tuple[Node, ...]:
        """The items of a list as written; those with faults are noted and left out."""
        written: Any = source.data
        for part in loc:
            written = written[part]
        if not isinstance(written, list):
            self.add(source, loc, "needs a list of items, each beginning with '- '")
            return ()
        found = [self._node(source, (*loc, i), one, layout) for i, one in enumerate(written)]
        return tuple(node for node in found if node is not None)

    def _node(self, source: Source, loc: Loc, written: Any, layout: Layout) -> Node | None:
        if not isinstance(written, dict):
            self.add(source, loc, "is not an item", expected=f"one of {', '.join(VERBS)}")
            return None
        verbs = [key for key in written if key in VERBS]
        if len(verbs) != 1:
            found = (
                "says two things at once: " + ", ".join(verbs) if verbs else "is no kind of item"
            )
            self.add(
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
                self.add(source, loc, f"{a(name)} needs {need!r}", key=name)
        main = (
            Value()
            if verb.children
            else self._value(source, (*loc, name), written[name], Option(verb.main, ""), layout)
        )
        children = self.nodes(source, (*loc, name), layout) if verb.children else ()
        found_options = self.options(source, loc, options, verb.options, layout)
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

    def options(
        self,
        source: Source,
        loc: Loc,
        written: Mapping[str, Any],
        known: Mapping[str, Option],
        layout: Layout,
    ) -> dict[str, Value]:
        """The options as written, of those that are known; others are noted."""
        found = {}
        for key, value in written.items():
            if key not in known:
                self.unknown(source, (*loc, key), "possible here", [*known, *COMMON])
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
            self.invalid(source, loc, invalid)
            return Value()

    def _when(
        self, source: Source, loc: Loc, written: Mapping[str, Any]
    ) -> Callable[[Mapping[str, Any]], Any] | None:
        if "when" not in written:
            return None
        try:
            return values.expression(str(written["when"]))
        except InvalidValue as invalid:
            self.invalid(source, (*loc, "when"), invalid)
            return None

    def _loop(
        self, source: Source, loc: Loc, written: Mapping[str, Any]
    ) -> tuple[str, Callable[[Mapping[str, Any]], Iterable[Any]]] | None:
        if "for" not in written:
            return None
        loop = written["for"]
        if not isinstance(loop, dict) or len(loop) != 1:
            self.add(
                source, (*loc, "for"), "needs one name and an expression", expected="{i: range(3)}"
            )
            return None
        [(name, text)] = loop.items()
        try:
            return name, values.several(str(text))
        except InvalidValue as invalid:
            self.invalid(source, (*loc, "for"), invalid)
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
                self.add(
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
            self.add(
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
            self.add(source, (*loc, "with"), "needs 'key: value' pairs below it")
            return
        for key, value in given.items():
            if key not in parameters:
                self.unknown(
                    source, (*loc, "with", key), f"a parameter of {word}", list(parameters)
                )
            elif not values.has_template(value):
                try:
                    convert(self.ornaments, word, key, value, layout.names)
                except InvalidValue as invalid:
                    self.invalid(source, (*loc, "with", key), invalid)
        for key, (_, required) in parameters.items():
            if required and key not in given:
                self.add(source, loc, f"{word} needs {key!r}", key="with")
