"""Which tag WeasyPrint was at when something broke it: it doesn't say, but the frames of what broke
hold the box or the drawing that they were at.

In: an exception, the document as WeasyPrint has read it, and its HTML. Out: the start tag as it
stands in that HTML, or "".
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from xml.etree.ElementTree import Element

#: What every fault lies in: no place.
_EVERYTHING = frozenset({"html", "body", "head", "style"})
#: Frames that are looked at: those of a long recursion all hold much the same.
_FRAMES = 200


def tag_at(error: BaseException, root: Element, html: str) -> str:
    """The innermost start tag that was looked at when the exception came; "" if there is none."""
    for element in _looked_at(error):
        name = str(element.tag).rpartition("}")[2].lower()
        if name not in _EVERYTHING and (tag := _start_tag(element, name, root, html)):
            return tag
    return ""


def _looked_at(error: BaseException) -> Iterator[Element]:
    """Elements of the frames, the innermost frame first."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    for frame in reversed(frames[-_FRAMES:]):
        for value in frame.f_locals.values():
            for one in (value, _held(value, "element"), _held(value, "_etree_node")):
                if isinstance(one, Element):
                    yield one


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
