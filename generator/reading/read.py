"""YAML -> plain values that know where they stand.

Reading only: nothing here judges what a key means. Every scalar stays the text that was written
(YAML 1.1 would turn `no` into False, `012` into 10 and `12:30` into 750); whoever wants a number
converts it. Duplicate keys, tabs and broken YAML are Problems with file, line and column.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import yaml

from generator.budgets import budget, over
from generator.errors import Problem, UserError
from generator.inputs import read_text

#: A PyYAML built without libyaml gives the same answers, seven times slower.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Loc = tuple[str | int, ...]
_PLAIN_NULLS = {"", "~", "null", "Null", "NULL"}


@dataclass(frozen=True)
class Spot:
    """Where a value stands that another file holds, which this one names: a table's. `name` is what
    a spreadsheet calls it: C7 'Cost', or, for a `row` whole, row 7."""

    file: str
    line: int
    column: int
    name: str
    row: bool = False


@dataclass
class Source:
    """One YAML file as plain values (dict, list, str, None) and the place of each.

    `keys[loc]` is where the key stands, `values[loc]` where its value begins, both as (line,
    column) counted from 1; `loc` is the path of keys and list positions from the root. `faults`
    are duplicate keys and the like: what can be read past, but not accepted. `spots[loc]` is where
    a value stands that was read from a table.
    """

    file: str
    data: Any
    keys: dict[Loc, tuple[int, int]] = field(default_factory=dict)
    values: dict[Loc, tuple[int, int]] = field(default_factory=dict)
    faults: list[Problem] = field(default_factory=list)
    most: int = field(default_factory=lambda: budget("yaml-values"))
    spots: dict[Loc, Spot] = field(default_factory=dict)

    def spot(self, loc: Loc) -> Spot | None:
        """Where in another file a value stands, or the nearest parent; None if it is in this."""
        while self.spots and loc and loc not in self.values:
            if loc in self.spots:
                return self.spots[loc]
            loc = loc[:-1]
        return None

    def place(self, loc: Loc, key: bool = False) -> tuple[int, int]:
        """(line, column) of a value, or of its key; of the nearest parent if it isn't there."""
        spot = self.spot(loc)
        if spot is not None:
            return spot.line, spot.column
        table = self.keys if key else self.values
        while loc:
            if loc in table:
                return table[loc]
            loc = loc[:-1]
            table = self.values
        return self.values.get((), (1, 1))

    def problem(self, loc: Loc, found: str, *, at_key: bool = False, **parts: str) -> Problem:
        """A Problem at the place of `loc`; the key's name is filled in unless given."""
        spot = self.spot(loc)
        if spot is not None:
            key = parts.pop("key", "")
            named = f"{spot.name}: {key}" if spot.row and key else spot.name
            return Problem(found, spot.file, spot.line, spot.column, named, **parts)
        line, column = self.place(loc, at_key)
        names = [part for part in loc if isinstance(part, str)]
        parts.setdefault("key", names[-1] if names else "")
        return Problem(found, file=self.file, line=line, column=column, **parts)


def read_yaml(path: Path, name: str | None = None) -> Source:
    """The file's values with their places.

    `name` is what messages call the file (default: its path). Raises UserError with every
    duplicate key, or with the one place where the YAML breaks.
    """
    return _faultless(read_source(path, name))


def read_source(path: Path, name: str | None = None) -> Source:
    """As `read_yaml`, but duplicate keys are left in `faults` for whoever collects more.
    Raises UserError for a file that can't be read at all."""
    label = name or str(path)
    return parse_source(read_text(path, label), label)


def parse_source(text: str, label: str) -> Source:
    """As `read_source`, from text."""
    source = Source(label, None)
    try:
        loader = _Loader(text)
        try:
            root = _Composer(loader, label).document()
        finally:
            loader.dispose()
    except yaml.YAMLError as error:
        raise UserError(_broken(error, label, text)) from None
    if root is not None:
        source.data = _plain(root, (), source)
    return source


def _faultless(source: Source) -> Source:
    if source.faults:
        raise UserError(source.faults)
    return source


#: What helps where YAML doesn't say it: these are what people write, mostly in sentences.
_HINTS = (
    (
        "mapping values are not allowed",
        "text with a colon and a blank in it stands in quotes; or the line above lacks its colon",
    ),
    ("unexpected end of stream", "a quote or bracket that opens here is never closed"),
    (
        "did not find expected key",
        "in single quotes, an apostrophe is written twice; or this line is indented otherwise",
    ),
)


def _broken(error: yaml.YAMLError, label: str, text: str) -> Problem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    what = getattr(error, "problem", None) or getattr(error, "reason", None) or "can't be read"
    if mark is not None:
        line, column = mark.line + 1, mark.column + 1
    else:
        before = text[: getattr(error, "position", 0)]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    hint = next((hint for words, hint in _HINTS if words in what), "")
    if "unexpected end of stream" in what and mark is not None:
        begun = getattr(error, "context_mark", None) or mark
        line, column = begun.line + 1, begun.column + 1
    if "cannot start any token" in what:
        written = text.splitlines()[line - 1][column - 1 : column] if mark is not None else ""
        hint = "indent with spaces, not tabs" if written == "\t" else "put the value in quotes"
    return Problem(f"is not YAML: {what}", file=label, line=line, column=column, hint=hint)


@dataclass(slots=True)
class _Node:
    """A value of the file before anybody asks what it means: text, None, a list, or pairs."""

    line: int
    column: int
    value: str | list[_Node] | list[tuple[_Node, _Node]] | None
    pairs: bool = False


class _Composer:
    """Parser events -> nodes, with the depth counted: PyYAML's own composer lets a file of many
    brackets overrun the stack."""

    def __init__(self, loader: Any, label: str) -> None:
        self._next = loader.get_event
        self._label = label
        self._anchors: dict[str, _Node | None] = {}  # None while it is being read
        self._deepest, self._longest = budget("yaml-depth"), budget("value-letters")

    def document(self) -> _Node | None:
        """The file's one document; None if it holds none."""
        self._next()  # the stream begins
        if isinstance(self._next(), yaml.StreamEndEvent):
            return None
        root = self._node(self._next(), 0)
        self._next()  # the document ends
        after = self._next()
        if not isinstance(after, yaml.StreamEndEvent):
            found, expected = "holds a second document", "one file, one document"
            raise self._refusal(after, Problem(found, expected=expected))
        return root

    def _node(self, event: Any, depth: int) -> _Node:
        mark = event.start_mark
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event)
        if isinstance(event, yaml.ScalarEvent):
            word = None if not event.style and event.value in _PLAIN_NULLS else event.value
            if len(event.value) > self._longest:
                found = f"is a text of {len(event.value):,} letters"
                raise self._refusal(event, over("value-letters", found))
            node = _Node(mark.line + 1, mark.column + 1, word)
        elif depth == self._deepest:
            raise self._refusal(event, over("yaml-depth", "is nested too deeply"))
        else:
            if event.anchor:
                self._anchors[event.anchor] = None
            pairs = isinstance(event, yaml.MappingStartEvent)
            node = _Node(
                mark.line + 1,
                mark.column + 1,
                self._pairs(depth + 1) if pairs else self._items(depth + 1),
                pairs,
            )
        if event.anchor:
            self._anchors[event.anchor] = node
        return node

    def _items(self, depth: int) -> list[_Node]:
        items: list[_Node] = []
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            items.append(self._node(event, depth))
        return items

    def _pairs(self, depth: int) -> list[tuple[_Node, _Node]]:
        pairs: list[tuple[_Node, _Node]] = []
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            key = self._node(event, depth)
            pairs.append((key, self._node(self._next(), depth)))
        return pairs

    def _alias(self, event: Any) -> _Node:
        name = event.anchor
        if event.anchor not in self._anchors:
            found, expected = f"'*{name}' stands for nothing", f"no '&{name}' before it"
            raise self._refusal(event, Problem(found, expected=expected))
        node = self._anchors[event.anchor]
        if node is None:
            raise self._refusal(event, Problem(f"'*{name}' stands inside itself"))
        return node

    def _refusal(self, event: Any, problem: Problem) -> UserError:
        mark = event.start_mark
        line, column = mark.line + 1, mark.column + 1
        return UserError(replace(problem, file=self._label, line=line, column=column))


def _plain(node: _Node, loc: Loc, source: Source) -> Any:
    source.values[loc] = (node.line, node.column)
    value = node.value
    if len(source.values) > source.most:
        place = source.values[loc]
        problem = over("yaml-values", "holds too much", file=source.file)
        raise UserError(replace(problem, line=place[0], column=place[1]))
    if not isinstance(value, list):
        return value
    if node.pairs:
        return _mapping(cast("list[tuple[_Node, _Node]]", value), loc, source)
    items = cast("list[_Node]", value)
    return [_plain(item, (*loc, index), source) for index, item in enumerate(items)]


def _mapping(pairs: list[tuple[_Node, _Node]], loc: Loc, source: Source) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key_node, value_node in pairs:
        place = (key_node.line, key_node.column)
        key = key_node.value
        if not isinstance(key, str):
            source.faults.append(Problem("a key must be a word", source.file, *place))
        elif key in data:
            first = source.keys[(*loc, key)]
            source.faults.append(
                Problem(
                    f"this key stands here twice, first on line {first[0]}",
                    source.file,
                    *place,
                    key=key,
                    hint="keep one of the two",
                )
            )
        else:
            source.keys[(*loc, key)] = place
            data[key] = _plain(value_node, (*loc, key), source)
    return data
