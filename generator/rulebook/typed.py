"""Numbers typed by hand in a rulebook template, where a fact should speak.

In: a template's source, or its name. Out: `TypedNumber`s with line and column. Only what a reader
would see counts: text between tags, and sentences or bare numbers handed to a macro. Template code,
attributes, comments, styles and scripts don't. An element with `data-plain="why"` may hold digits
that count nothing in the game (a year, a paper size).
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from html.parser import HTMLParser

from jinja2 import TemplateSyntaxError, nodes

from generator import kept
from generator.inputs import read_text
from generator.manifest import made_with
from generator.project import Project
from generator.reading.sandbox import Guard
from generator.rulebook.environment import PARTS
from generator.rulebook.spelling import NUMBER_WORDS, stated
from generator.rulebook.theme import FOLDER


@dataclass(frozen=True, order=True)
class TypedNumber:
    """A number typed by hand: where it stands, and the words in which it stands."""

    file: str
    line: int
    column: int
    text: str

    @property
    def number(self) -> int | None:
        """The whole number that it is: 5 for "5", 3 for "three new cards"; None for "2.5"."""
        found = stated(self.text)
        return found if found is not None else stated(self.text.partition(" ")[0])


#: What a game counts. After a number word, these make it a count: "three cards".
COUNTED = (
    "action", "board", "block", "card", "coin", "copy", "deal", "deck", "die", "event", "flip",
    "game", "hand", "hash", "joker", "kind", "merchant", "minute", "pile", "pip", "place", "player",
    "point", "rank", "ribbon", "round", "row", "seat", "set", "space", "step", "suit", "symbol",
    "time", "token", "transaction", "turn", "unit", "war",
)  # fmt: skip
_FORMS = {"copy": "copies", "die": "dice", "hash": "hashes"}
_NOUNS = "|".join(
    sorted((form for noun in COUNTED for form in {noun, _FORMS.get(noun, noun + "s")}), key=len)[
        ::-1
    ]
)
_WORDS = "|".join(word for word, number in NUMBER_WORDS.items() if 2 <= number <= 100)
#: Digits glued to a letter are a name (A4, d6), but x2 is a count.
_NUMBER = re.compile(
    r"(?<![A-WYZa-wyz\d])\d+(?:[.,]\d+)*"
    rf"|\b(?:{_WORDS})(?:\s+[\w-]+)?\s+(?:{_NOUNS})\b",
    re.IGNORECASE,
)

_CODE = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
_STRING = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"", re.DOTALL)
_BARE = re.compile(r"\{\{-?\s*(?:number\(\s*)?(\d+)\s*[,)}|-]")
#: Stands for template code in the text that is searched: neither a space nor part of a word.
_GAP = "\x00"
_INLINE = {"a", "abbr", "b", "cite", "dfn", "em", "i", "small", "span", "strong", "u"}
_VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}


def hand_typed_numbers(source: str, file: str = "") -> list[TypedNumber]:
    """Every number that a person typed into the visible text of a template, in reading order."""
    starts = [0, *(match.end() for match in re.finditer("\n", source))]

    def typed(at: int, text: str) -> TypedNumber:
        line = bisect_right(starts, at)
        return TypedNumber(file, line, at - starts[line - 1] + 1, " ".join(text.split()))

    found = [typed(at, text) for at, text in _in_code(source)]
    reader = _Visible(starts)
    reader.feed(_CODE.sub(_blank, source))
    reader.close()
    text, places = reader.seen()
    for match in _NUMBER.finditer(text):
        found.append(typed(places[match.start()], match.group()))
    return sorted(found)


def typed_in(project: Project, template: str) -> list[TypedNumber]:
    """The numbers typed by hand in a template, and in those that it extends, includes or imports,
    and they in turn: each file once, as far as they are found. So are the parts that every
    rulebook has, where a project brings its own."""
    found: list[TypedNumber] = []
    waiting, seen = [template, *PARTS], set()
    while waiting:
        name = waiting.pop(0)
        path = project.find_file(FOLDER, name)
        if name in seen or path is None:
            continue
        seen.add(name)
        source = read_text(path, project.label(path))
        numbers, called = _read(source, project.label(path))
        found += numbers
        waiting += called
    return found


@lru_cache(maxsize=128)
def _read(source: str, file: str) -> tuple[list[TypedNumber], list[str]]:
    """The numbers typed by hand in one file, and the templates that it may load. Each text is read
    once, and what it holds is kept: all games share most of their templates, and a preview asks at
    each save."""
    came_from = json.dumps(["numbers typed in", file, source, made_with()])
    known = kept.find(came_from)
    if known is not None:
        numbers, called = json.loads(known)
        return [TypedNumber(**one) for one in numbers], called
    found, called = hand_typed_numbers(source, file), _called_on(source)
    kept.keep(came_from, json.dumps([list(map(asdict, found)), called]))
    return found, called


def _called_on(source: str) -> list[str]:
    """The templates that a template may load: every name that stands in such a tag, in a list or a
    choice, too; and any other text that is a template's name, for a variable may hold it."""
    try:
        tree = Guard().parse(source)
    except TemplateSyntaxError:  # rendering tells it
        return []
    named: list[str] = []
    for tag in tree.find_all((nodes.Extends, nodes.Include, nodes.Import, nodes.FromImport)):
        for called in tag.iter_child_nodes(only=("template",)):
            named += _texts(called)
    return named + [text for text in _texts(tree) if text.endswith(".j2")]


def _texts(node: nodes.Node) -> list[str]:
    constants = [node] if isinstance(node, nodes.Const) else node.find_all(nodes.Const)
    return [one.value for one in constants if isinstance(one.value, str)]


def _blank(match: re.Match[str]) -> str:
    """Template code as gaps of the same length; line ends stay, so that places stay right."""
    return re.sub(r"[^\n]", _GAP, match.group())


def _in_code(source: str) -> list[tuple[int, str]]:
    """Numbers that code would print as they stand: `{{ 27 }}`, `number(3)`, and those inside
    strings that are sentences (they have a space) or nothing but digits."""
    found = []
    for code in _CODE.finditer(source):
        if code.group().startswith("{#"):
            continue
        bare = _BARE.match(code.group())
        if bare:
            found.append((code.start() + bare.start(1), bare.group(1)))
        for string in _STRING.finditer(code.group()):
            words = string.group(1) if string.group(1) is not None else string.group(2)
            if not (" " in words.strip() or words.strip().isdigit()):
                continue
            for number in _NUMBER.finditer(words):
                found.append((code.start() + string.start() + 1 + number.start(), number.group()))
    return found


@dataclass
class _Visible(HTMLParser):
    """Collects what a reader sees, each character with its place in the source."""

    starts: list[int]
    _parts: list[tuple[int, str]] = field(default_factory=list)
    _open: list[tuple[str, bool]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=False)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._cut(tag)
        if tag not in _VOID:
            plain = any(name == "data-plain" and value for name, value in attrs)
            self._open.append((tag, plain or tag in {"style", "script"}))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._cut(tag)

    def handle_endtag(self, tag: str) -> None:
        self._cut(tag)
        for depth in range(len(self._open) - 1, -1, -1):
            if self._open[depth][0] == tag:
                del self._open[depth:]
                break

    def handle_data(self, data: str) -> None:
        if not any(hidden for _, hidden in self._open):
            self._parts.append((self._here(), data))

    def handle_entityref(self, name: str) -> None:
        self._parts.append((self._here(), " " if name in {"nbsp", "thinsp"} else _GAP))

    def _cut(self, tag: str) -> None:
        if tag not in _INLINE:
            self._parts.append((self._here(), _GAP))

    def _here(self) -> int:
        line, column = self.getpos()
        return self.starts[line - 1] + column

    def seen(self) -> tuple[str, list[int]]:
        """The visible text and the place of each of its characters."""
        places = [at + step for at, part in self._parts for step in range(len(part))]
        return "".join(part for _, part in self._parts), places
