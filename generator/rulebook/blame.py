"""What WeasyPrint was at when something broke it: it doesn't say, but the frames of what broke hold
the box, the drawing or the words of a style that they were at.

In: an exception, the document as WeasyPrint has read it, and its HTML. Out: words as they stand in
that HTML, a start tag or a line of a style, or "".
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any, Protocol
from xml.etree.ElementTree import Element


class Word(Protocol):
    """A word of a style, as WeasyPrint's reader of styles has it."""

    source_line: int

    def serialize(self) -> str: ...


#: What every fault lies in: no place.
_EVERYTHING = frozenset({"html", "body", "head", "style"})
#: Frames that are looked at: those of a long recursion all hold much the same.
_FRAMES = 200


def words_at(error: BaseException, root: Element, html: str) -> str:
    """The innermost start tag, or line of a style, that was looked at when the exception came; ""
    if there is none."""
    for one in _looked_at(error):
        if isinstance(one, Element):
            name = str(one.tag).rpartition("}")[2].lower()
            found = "" if name in _EVERYTHING else _start_tag(one, name, root, html)
        else:
            found = _line(one, root)
        if found:
            return found
    return ""


def _looked_at(error: BaseException) -> Iterator[Element | Word]:
    """Elements, and words of styles, of the frames, the innermost frame first."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    for frame in reversed(frames[-_FRAMES:]):
        for value in frame.f_locals.values():
            for one in (value, _held(value, "element"), _held(value, "_etree_node")):
                if isinstance(one, Element):
                    yield one
            if isinstance(_held(value, "source_line"), int) and _held(value, "serialize"):
                yield value


def _line(word: Word, root: Element) -> str:
    """The line of a <style> on which a word of it stands."""
    written = word.serialize().strip()
    for style in root.iter("style"):
        lines = (style.text or "").splitlines()
        line = lines[word.source_line - 1] if 0 < word.source_line <= len(lines) else ""
        if written and written in line:
            return line.strip()
    return ""


def _held(value: Any, name: str) -> Any:
    """What a box or a node of a drawing has of that name; it may compute it, and break."""
    try:
        return getattr(value, name, None)
    except Exception:
        return None


def _start_tag(element: Element, name: str, root: Element, html: str) -> str:
    """Where an element began: it is the n-th of its name in both."""
    alike = [one for one in root.iter() if str(one.tag).rpartition("}")[2].lower() == name]
    at = next((n for n, one in enumerate(alike) if one is element), None)
    if at is None:  # of a drawing, which is read from a copy
        at = next((n for n, one in enumerate(alike) if one.attrib == element.attrib), None)
    tags = _Tags(name)
    tags.feed(html)
    return tags.found[at] if at is not None and at < len(tags.found) else ""


class _Tags(HTMLParser):
    """The start tags of one name, as they are written."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag == self._name:
            self.found.append(self.get_starttag_text() or "")

    handle_startendtag = handle_starttag
