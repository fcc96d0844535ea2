"""As much Ruby as a deck of Squib is written in, read and never run: calls with `key: value`s.

In: a script's text. Out: its calls in order, each with its line; loops over lists of words are
written out. A value that is neither a word, a number nor a column of a table, as it is or with a
simple block over it, is `Unknown`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from generator.workshop.foreign.ruby_blocks import in_block

_OPEN, _CLOSE = "([{", ")]}"
_CALL = re.compile(
    r"(?:\w+\s*=\s*)?((?:Squib(?:::Deck)?\.)?[a-z_]\w*|Squib::Deck\.new)\b\s*(.*)", re.S
)
_PAIR = re.compile(r"\s*(?::?(\w+)\s*=>|(\w+):(?!:))\s*(.*)", re.S)
_WORDS = r"%w[(\[{]([^)\]}]*)[)\]}]|\[([^\[\]]*)\]"
_LIST = re.compile(rf"(\w+)\s*=\s*(?:{_WORDS})")
_LOOP = re.compile(rf"(?:{_WORDS}|(\w+))\.each\s*(?:do|\{{)\s*\|\s*(\w+)\s*\|(.*)", re.S)
_COLUMN = re.compile(r"\w+\s*(?:\[\s*(?::(\w+)|(['\"])(.*?)\2)\s*\]|\.([A-Za-z_]\w*))")
_BLOCK = re.compile(r"\bdo(\s*\|[^|]*\|)?\s*$")
_MOST_STATEMENTS, _LONGEST = 5000, 5000


@dataclass(frozen=True)
class Unknown:
    """What only running the script would tell."""

    written: str


@dataclass(frozen=True)
class Call:
    """A call: its name, its arguments by name, and the first of the others."""

    line: int
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
        goes_on = re.search(r"[,+\\|&]\s*$", plain) and not _BLOCK.search(plain)
        if buffer.strip() and deep == 0 and not goes_on:
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
    """Loops over lists of words, written out; one level deep. A list may have a name."""
    at = 0
    lists: dict[str, list[str]] = {}
    while at < len(statements):
        line, statement = statements[at]
        at += 1
        short = statement if len(statement) <= _LONGEST else ""
        named = _LIST.fullmatch(short)
        if named is not None:
            lists[named[1]] = _listed(named[2], named[3])
            continue
        loop = _LOOP.match(short)
        if loop is None or (loop[3] is not None and loop[3] not in lists):
            yield line, statement
            continue
        words = lists[loop[3]] if loop[3] is not None else _listed(loop[1], loop[2])
        ended = re.search(r"(\bend|\})\s*$", statement) is not None
        inside = re.sub(r"(\bend|\})\s*$", "", loop[5]) if ended else loop[5]
        body = [(line + count - 1, one) for count, one in _statements(inside)]
        deep = 0 if ended else 1
        while deep and at < len(statements):
            deep += _deeper(statements[at][1])
            if deep:
                body.append(statements[at])
            at += 1
        for word in words[:200]:
            for inner, one in body:
                yield inner, _with(one, loop[4], word)


def _listed(words: str | None, values: str | None) -> list[str]:
    return words.split() if words is not None else re.findall(r"\w[\w ]*", values or "")


def _deeper(statement: str) -> int:
    """By how many blocks it is deeper behind a statement."""
    if re.fullmatch(r"end|\}", statement):
        return -1
    opens = re.match(r"(if|unless|case|begin|def|while)\b", statement)
    return 1 if opens or _BLOCK.search(statement) else 0


def _with(statement: str, name: str, word: str) -> str:
    """A statement of a loop, for one word."""
    said = re.sub(rf"#\{{\s*{re.escape(name)}\s*\}}", word, statement)
    return re.sub(rf"(?<![\w'\"]){re.escape(name)}(?![\w'\":])", f"'{word}'", said)


def _call(line: int, statement: str) -> Iterator[Call]:
    if re.fullmatch(r"(require|require_relative)\b.*|end|\}|else", statement, re.S):
        return
    match = _CALL.fullmatch(statement) if len(statement) <= _LONGEST else None
    if match is None:
        yield Call(line, "", first=Unknown(statement[:60]))
        return
    rest = _BLOCK.sub("", match[2]).strip()
    if rest.startswith("(") and rest.endswith(")"):
        rest = rest[1:-1]
    if rest[:1] in ("=", ".", "[", "+"):
        yield Call(line, "", first=Unknown(statement[:60]))
        return
    given: dict[str, Any] = {}
    first = None
    for part in _split(rest):
        pair = _PAIR.fullmatch(part)
        if pair:
            given[pair[1] or pair[2]] = value(pair[3].strip())
        elif part.strip() and first is None:
            first = value(part.strip())
    yield Call(line, match[1], given, first)


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
    column, block = _column(written), ""
    if column is None:
        before, mapped, block = written.partition(".map")
        column = _column(before.strip()) if mapped else None
    if column is None:
        return Unknown(written[:60])
    return in_block(column, block, written[:60])


def _column(written: str) -> str | None:
    """The heading of a column that a script names."""
    found = _COLUMN.fullmatch(written)
    return found[1] or found[3] or found[4] if found else None
