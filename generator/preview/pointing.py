"""What lies where on a face, and which line of which file wrote it: for whoever points at it.

In: a drawing. Out: its things in the order of painting, each with its box in mm from the trim's
top-left corner.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from generator.drawing.bounds import extent
from generator.drawing.drawing import (
    IDENTITY,
    Drawing,
    Group,
    Item,
    Matrix,
    TextRun,
    box_through,
    joined,
    shared,
    times,
)
from generator.drawing.origin import Origin
from generator.units import Box

#: A thing thinner than this many mm is still pointed at.
_FINGER = 0.8
#: Verbs that name what they show, as words would.
_NAMED = ("art", "picture")
_TEMPLATE = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
_NAME = re.compile(r"(?<![\w.'\"])[A-Za-z_]\w*")


@dataclass(frozen=True)
class Thing:
    """One item of a layout on a face: its `verb`, where it is written, what it says (or which
    picture it names), and of which of the card's facts and words its template is made."""

    verb: str
    file: str
    line: int
    text: str
    names: tuple[str, ...]
    box: Box

    def as_plain(self) -> dict[str, Any]:
        """As the page gets it: `box` is [x, y, width, height], rounded to 0.01 mm."""
        box = self.box
        return {
            "verb": self.verb,
            "place": f"{self.file}:{self.line}",
            "text": self.text,
            "box": [round(value, 2) for value in (box.x, box.y, box.w, box.h)],
        }


def things(drawing: Drawing) -> list[Thing]:
    """All that is painted and comes from a line of a layout. What a loop writes, or a group shows
    twice, is several things of one line."""
    found: dict[tuple[int, Matrix], list[tuple[Origin, Box, str]]] = {}
    for origin, matrix, box, text in _walked(drawing, drawing.items, IDENTITY, None):
        found.setdefault((id(origin), matrix), []).append((origin, box, text))
    return [_thing(together) for together in found.values()]


def _thing(together: Sequence[tuple[Origin, Box, str]]) -> Thing:
    origin = together[0][0]
    source, loc = origin.place.source, origin.place.loc
    box = joined(box for _, box, _ in together)
    assert box is not None
    wide = max(0.0, _FINGER - box.w) / 2
    high = max(0.0, _FINGER - box.h) / 2
    box = Box(box.x - wide, box.y - high, box.w + 2 * wide, box.h + 2 * high)
    words = " ".join(text for _, _, text in together if text)
    line, _ = source.place(loc)
    written = _written(source.data, loc, origin.verb)
    inside = " ".join(_TEMPLATE.findall(written))
    names = tuple(dict.fromkeys(_NAME.findall(inside)))
    named = written if origin.verb in _NAMED and not inside else ""
    return Thing(origin.verb, source.file, line, words or named, names, box)


def _walked(
    drawing: Drawing, items: Sequence[Item], matrix: Matrix, cut: Box | None
) -> Iterator[tuple[Origin, Matrix, Box, str]]:
    """Each item that a line wrote, under the matrix of the group that it lies in, cut as that."""
    for item in items:
        origin = drawing.origins.get(id(item))
        if origin is not None:
            box = extent(item, matrix, drawing.stamps)
            if box is not None and cut is not None:
                box = shared(box, cut)
            if box is not None and (box.w > 0 or box.h > 0):
                yield origin, matrix, box, _said(item)
        elif isinstance(item, Group):
            inner, clip = times(matrix, item.matrix), cut
            bounds = item.clip.bounds() if item.clip is not None else None
            if bounds is not None:
                clip = box_through(inner, bounds)
                clip = clip if cut is None else shared(clip, cut)
            yield from _walked(drawing, item.items, inner, clip)


def _said(item: Item) -> str:
    if isinstance(item, TextRun):
        return item.text
    if isinstance(item, Group):
        return "".join(_said(one) for one in item.items)
    return ""


def _written(data: Any, loc: Sequence[str | int], verb: str) -> str:
    """What an item says after its verb, as it is written."""
    try:
        for part in loc:
            data = data[part]
        return str(data[verb])
    except (KeyError, IndexError, TypeError):
        return ""
