"""As much Ruby as a deck of Squib is written in, read and never run: calls with `key: value`s.

In: a script's text. Out: its calls in order, each with its line; loops over lists of words are
written out. A value that is neither a word, a number nor a column of a table is `Unknown`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

_OPEN, _CLOSE = "([{", ")]}"
_CALL = re.compile(
    r"(?:(\w+)\s*=\s*)?((?:Squib(?:::Deck)?\.)?[a-z_]\w*|Squib::Deck\.new)\b\s*(.*)", re.S
)
_PAIR = re.compile(r"\s*(?::?(\w+)\s*=>|(\w+):(?!:))\s*(.*)", re.S)
_LOOP = re.compile(
    r"(?:%w[(\[{]([^)\]}]*)[)\]}]|\[([^\[\]]*)\])\.each\s*(?:do|\{)\s*\|\s*(\w+)\s*\|(.*)", re.S
)
_COLUMN = re.compile(r"\w+\s*(?:\[\s*(?::(\w+)|(['\"])(.*?)\2)\s*\]|\.([A-Za-z_]\w*))")
_MOST_STATEMENTS, _LONGEST = 5000, 5000


@dataclass(frozen=True)
class Column:
    """A column of the deck's table, by its heading."""

    heading: str


@dataclass(frozen=True)
class Unknown:
    """What only running the script would tell."""

    written: str


@dataclass(frozen=True)
class Call:
    """A call: what it is stored in ("" for nothing), its name, its arguments."""

    line: int
    stored: str
    name: str
    given: dict[str, Any] = field(default_factory=dict)
    first: Any = None


def calls(text: str) -> Iterator[Call]:
    """Every call of a script; a statement of another kind is a call without a name."""
    for count, (line, statement) in enumerate(_unrolled(list(_statements(text)))):
        if count >= _MOST_STATEMENTS:
            return
        yield from _call(line, statement)


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """(line, statement), without comments; an open bracket or a comma at its end goes on."""
    buffer, start, deep = "", 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("__END__"):
            break
        plain, more = _without_comment(line)
        start = number if not buffer.strip() else start
        buffer += plain + "\n"
        deep = max(0, deep + more)
        if buffer.strip() and deep == 0 and not re.search(r"[,+\\|&]\s*$|\|\|\s*$", plain):
            yield start, buffer.strip()
            buffer = ""
    if buffer.strip():
        yield start, buffer.strip()


def _without_comment(line: str) -> tuple[str, int]:
    """A line up to its comment, and how many brackets it leaves open; braces of blocks aside."""
    quote, deep = "", 0
    for at, letter in enumerate(line):
        if quote:
            quote = "" if letter == quote and line[at - 1 : at] != "\\" else quote
        elif letter in "'\"":
            quote = letter
        elif letter == "#":
            return line[:at], deep
        elif letter in _OPEN:
            deep += 1
        elif letter in _CLOSE:
            deep -= 1
    return line, deep


def _unrolled(statements: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Loops over lists of words, written out; one level deep."""
    at = 0
    while at < len(statements):
        line, statement = statements[at]
        at += 1
        loop = _LOOP.match(statement) if len(statement) <= _LONGEST else None
        if loop is None:
            yield line, statement
            continue
        written = loop[1].split() if loop[1] is not None else re.findall(r"\w[\w ]*", loop[2])
        body = [(line, one) for one in [re.sub(r"(\bend|\})\s*$", "", loop[4]).strip()] if one]
        if not re.search(r"(\bend|\})\s*$", statement):
            while at < len(statements) and not re.fullmatch(r"end|\}", statements[at][1]):
                body.append(statements[at])
                at += 1
            at += 1
        for word in written[:200]:
            for inner, one in body:
                yield (
                    inner,
                    re.sub(rf"(?<![\w'\"]){re.escape(loop[3])}(?![\w'\"])", f"'{word}'", one),
                )


def _call(line: int, statement: str) -> Iterator[Call]:
    if re.fullmatch(r"(require|require_relative)\b.*|end|\}|else", statement, re.S):
        return
    match = _CALL.fullmatch(statement) if len(statement) <= _LONGEST else None
    if match is None:
        yield Call(line, "", "", first=Unknown(statement[:60]))
        return
    rest = re.sub(r"\s*\bdo(\s*\|[^|]*\|)?\s*$", "", match[3]).strip()
    if rest.startswith("(") and rest.endswith(")"):
        rest = rest[1:-1]
    if rest[:1] in ("=", ".", "[", "+"):
        yield Call(line, "", "", first=Unknown(statement[:60]))
        return
    given: dict[str, Any] = {}
    first = None
    for part in _split(rest):
        pair = _PAIR.fullmatch(part)
        if pair:
            given[pair[1] or pair[2]] = value(pair[3].strip())
        elif part.strip() and first is None:
            first = value(part.strip())
    yield Call(line, match[1] or "", match[2], given, first)


def _split(written: str) -> list[str]:
    """Parts between commas, outside of brackets and quotes."""
    out, buffer, quote, deep = [], "", "", 0
    for letter in written:
        if quote:
            quote = "" if letter == quote and not buffer.endswith("\\") else quote
        elif letter in "'\"":
            quote = letter
        elif letter in _OPEN:
            deep += 1
        elif letter in _CLOSE:
            deep -= 1
        if letter == "," and not quote and deep == 0:
            out.append(buffer)
            buffer = ""
        else:
            buffer += letter
    return [*out, buffer]


def value(written: str) -> Any:
    """A text, a number as a text, a list of them, a `Column`, or `Unknown`."""
    quoted = re.fullmatch(r"(['\"])((?:(?!\1).)*)\1", written, re.S)
    if quoted and "#{" not in quoted[2]:
        plain = quoted[2].replace("\\n", "\n") if quoted[1] == '"' else quoted[2]
        return plain.replace("\\'", "'").replace('\\"', '"')
    if re.fullmatch(r":\w+|-?\d[\d_]*(\.\d+)?|true|false", written):
        return written.removeprefix(":").replace("_", "" if written[0].isdigit() else "_")
    if re.fullmatch(r"-?[\d.]+\.(in|cm|mm|pt|inches)", written):
        return re.sub(r"\.(?=[a-z])", "", written).replace("inches", "in")
    if re.fullmatch(r"-?\d+\.\.\.?-?\d+", written):
        return written
    if written.startswith("[") and written.endswith("]"):
        return [value(one.strip()) for one in _split(written[1:-1]) if one.strip()]
    column = _COLUMN.fullmatch(written)
    if column:
        return Column(column[1] or column[3] or column[4])
    return Unknown(written[:60])
