"""Drawings set apart: what stands inside an <svg> is no matter of the page around it.

WeasyPrint looks for the style of each stroke of each drawing, makes a box of it, and throws all of
that away when it comes to draw, for a drawing knows no style but its own. Two elements in five of
our books are such strokes. While this module is at work, drawings in the page are empty, and each
has its strokes back once it is asked for.

This reaches inside of a library. It exchanges the function that takes drawings, and if that isn't
there as it is known here, drawings stay as they are: then a book takes longer.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any
from xml.etree.ElementTree import Element

_DRAWING = "{http://www.w3.org/2000/svg}svg"
#: The module that knows who takes which element, its table of them, and what they take.
_HTML, _TABLE = "weasyprint.html", "HTML_HANDLERS"
_TAKES = ("element", "box", "get_image_from_uri", "base_url")


@contextmanager
def drawings_apart(page: Element) -> Iterator[Callable[[], bool]]:
    """While it lasts, drawings of a page are empty until they are asked for. Answers what says, in
    the end, whether all went as it should: drawings of a page of which not one was asked for were
    asked for somewhere else, and found empty."""
    table: Any = getattr(sys.modules.get(_HTML), _TABLE, {})
    known = table.get(_DRAWING)
    if known is None or tuple(signature(known).parameters) != _TAKES:
        yield lambda: True
        return
    apart = {drawing: list(drawing) for drawing in _of_no_concern(page)}
    most = len(apart)

    def back(drawing: Element) -> None:
        drawing[:] = apart.pop(drawing, list(drawing))

    def taking(element: Element, box: Any, get_image_from_uri: Any, base_url: Any) -> Any:
        back(element)
        return known(element, box, get_image_from_uri, base_url)

    for drawing in apart:
        drawing[:] = []
    table[_DRAWING] = taking
    try:
        yield lambda: len(apart) < most or not most
    finally:
        table[_DRAWING] = known
        for drawing in list(apart):
            back(drawing)


def _of_no_concern(page: Element) -> Iterator[Element]:
    """The outermost drawings to no part of which a link leads."""
    targets = {link.get("href", "").removeprefix("#") for link in page.iter("a")}
    inner: set[Element] = set()
    for drawing in page.iter(_DRAWING):
        if drawing not in inner:
            inner.update(drawing.iter(_DRAWING))
            if targets.isdisjoint(part.get("id", "") or None for part in drawing.iter()):
                yield drawing
