"""Letters as shapes: their outline, the line round them, and the silhouette of anything.

For what lies below words and things: a line round letters, a shadow. The words stay text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from generator.drawing import fonts
from generator.drawing.drawing import (
    Group,
    Item,
    Path,
    Picture,
    Segment,
    Shape,
    Stroke,
    TextRun,
)


class NoOutline(ValueError):
    """A bitmap: nobody knows where the thing on it ends."""


def letters(run: TextRun) -> Path:
    """The outline of a run's letters, in mm."""
    font = fonts.by_key(run.font)
    em = run.size / font.upem
    segments: list[Segment] = []
    for glyph, pen in zip(run.glyphs, run.pens, strict=True):
        at = (em * run.stretch, 0.0, 0.0, -em, run.x + pen, run.y)
        segments.extend(font.outline(glyph).through(at).segments)
    return Path(tuple(segments))


def rimmed(items: Iterable[Item], colour: str, width: float) -> list[Item]:
    """What lies below words to put a rim of `width` mm round their letters."""
    out: list[Item] = []
    for item in items:
        if isinstance(item, TextRun):
            stroke = Stroke(colour, 2 * width, "round", "round")
            out.append(Shape(letters(item), colour, stroke))
        elif isinstance(item, Group):
            out.append(replace(item, items=tuple(rimmed(item.items, colour, width))))
    return out


def silhouette(
    items: Iterable[Item], colour: str, stamps: Mapping[str, tuple[Item, ...]]
) -> list[Item]:
    """All that the items cover, in one colour. Raises NoOutline for a bitmap."""
    out: list[Item] = []
    for item in items:
        if isinstance(item, Picture):
            raise NoOutline("a bitmap has no outline that a shadow could have")
        if isinstance(item, TextRun):
            out.append(Shape(letters(item), colour))
        elif isinstance(item, Shape):
            stroke = None if item.stroke is None else replace(item.stroke, colour=colour)
            out.append(Shape(item.path, None if item.fill is None else colour, stroke))
        elif isinstance(item, Group):
            out.append(replace(item, items=tuple(silhouette(item.items, colour, stamps))))
        else:
            inner = silhouette(stamps[item.stamp], colour, stamps)
            out.append(Group(tuple(inner), item.matrix))
    return out
