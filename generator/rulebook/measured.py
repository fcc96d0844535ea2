"""Text measured once: what WeasyPrint found out about a piece of text, kept until a book is set.

WeasyPrint sets the same line again and again: once for each height that it tries for balanced
columns, thrice in a row of flexible boxes, and once more for a page whose links lead to pages that
come later. Each time Pango shapes the text anew, a fifth of all the time. While this module is at
work, a piece of text in one style and one width is shaped once, and the strut of a style is found
once; whoever asks again gets what was found, as WeasyPrint's own functions answered it.

This reaches inside of a library. It exchanges two functions for ones that remember, where they are
called, and exchanges nothing if they aren't there as it knows them: then a book takes longer.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from inspect import signature
from typing import Any

#: The module that measures, and those that call it. Whoever sets a book has loaded them.
_MEASURES = "weasyprint.text.line_break"
_CALLERS = ("weasyprint.layout.inline", "weasyprint.layout.preferred")
#: What the function takes that fits text into a line; all but the context tell what it answers.
_SPLITTING = (
    "text", "style", "context", "max_width", "justification_spacing", "is_line_start", "minimum",
)  # fmt: skip


@contextmanager
def measured_once() -> Iterator[None]:
    """While it lasts, no text of a document is measured twice. One document at a time."""
    line_break, *callers = map(sys.modules.get, (_MEASURES, *_CALLERS))
    changed: list[tuple[Any, str, Any]] = []

    def exchange(name: str, takes: tuple[str, ...], remembering: Callable[[Any], Any]) -> None:
        known = getattr(line_break, name, None)
        if known is None or tuple(signature(known).parameters) != takes:
            return
        for module in callers:
            if getattr(module, name, None) is known:
                changed.append((module, name, known))
                setattr(module, name, remembering(known))

    exchange("split_first_line", _SPLITTING, _splitter({}))
    exchange("strut", ("style",), _strutter({}))
    try:
        yield
    finally:
        for module, name, known in changed:
            setattr(module, name, known)


def _splitter(found: dict[Any, Any]) -> Callable[[Any], Any]:
    """What remembers how much of a text fits into a line. The layout that is answered is
    changed when it is drawn, so each gets its own; the style is kept with the answer, so that no
    other comes to have its identity."""

    def remembering(known: Any) -> Any:
        def split_first_line(
            text: str,
            style: Any,
            context: Any,
            max_width: Any,
            justification_spacing: Any,
            is_line_start: bool = True,
            minimum: bool = False,
        ) -> Any:
            asked = (id(style), text, max_width, justification_spacing, is_line_start, minimum)
            if asked not in found:
                told = known(
                    text, style, context, max_width, justification_spacing, is_line_start, minimum
                )
                found[asked] = told, style
            (layout, *rest), _ = found[asked]
            return copy(layout), *rest

        return split_first_line

    return remembering


def _strutter(found: dict[int, Any]) -> Callable[[Any], Any]:
    """What remembers the height and the baseline of an empty line in a style."""

    def remembering(known: Any) -> Any:
        def strut(style: Any) -> Any:
            if id(style) not in found:
                found[id(style)] = known(style), style
            return found[id(style)][0]

        return strut

    return remembering
