"""Ornaments of faces in a book: the word that draws a sign as it stands on the cards.

In: an ornament's name and its parameters, as a layout writes them after `with:`. Out: SVG about the
ornament's own origin, in mm, rounded to 1/1000 mm so that it is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from math import sqrt
from typing import Any

from markupsafe import Markup

from generator import art
from generator.drawing.drawing import IDENTITY, Group, Item, Matrix, Path, Shape, Stroke, times
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces.parameters import convert, sound
from generator.faces.parameters import fault as unfit
from generator.faces.values import Names
from generator.reading.faults import InvalidValue


def drawn_art(ornaments: art.Ornaments, palette: Mapping[str, str]) -> Callable[..., Markup]:
    """The word for an ornament of a deck's faces, small, in a drawing."""
    names = Names(palette, {})
    clips = count(1)

    def art_drawing(name: str, /, **given: object) -> Markup:
        """Its shapes, about the origin; a colour is one of the palette or "#RRGGBB"."""
        try:
            items = _items(ornaments, name, given, names)
            return Markup("").join(_drawn(name, items, IDENTITY, clips))
        except InvalidValue as invalid:
            raise UserError(
                Problem(invalid.found, expected=invalid.expected, hint=invalid.hint)
            ) from None

    return art_drawing


def _items(
    ornaments: art.Ornaments, name: str, given: Mapping[str, Any], names: Names
) -> tuple[Item, ...]:
    """What an ornament is made of. Raises InvalidValue."""
    if name not in ornaments.known:
        known = list(ornaments.known)
        raise InvalidValue(
            f"there is no ornament {name!r}",
            f"ornaments: {listed(known, 40)}",
            ornaments.lacking or did_you_mean(name, known),
        )
    parameters = {key: convert(ornaments, name, key, given[key], names) for key in given}
    try:
        items = tuple(ornaments.known[name](**parameters))
        sound(items)
    except Exception as error:
        raise unfit(name, ornaments.parameters(name), error) from None
    return items


def _drawn(
    name: str, items: Iterable[Item], matrix: Matrix, clips: Iterator[int]
) -> Iterator[Markup]:
    """Its flat shapes as SVG, groups opened; of a group that is cut, one of SVG with a clip path,
    called after the next of `clips`. Raises InvalidValue."""
    for item in items:
        if isinstance(item, Shape) and isinstance(item.fill, str | None):
            yield _shape(item, matrix)
        elif isinstance(item, Group) and item.opacity == 1:
            placed = times(matrix, item.matrix)
            inside = Markup("").join(_drawn(name, item.items, placed, clips))
            if item.clip is None:
                yield inside
                continue
            cut = f"cut-{next(clips)}"
            yield Markup(
                '<clipPath id="{}"><path d="{}"/></clipPath><g clip-path="url(#{})">{}</g>'
            ).format(cut, _data(item.clip.through(placed)), cut, inside)
        else:
            raise InvalidValue(f"{name} is more than flat shapes", "a sign of plain colours")


def _shape(shape: Shape, matrix: Matrix) -> Markup:
    a, b, c, d, _, _ = matrix
    line = _line(shape.stroke, sqrt(abs(a * d - b * c))) if shape.stroke else Markup("")
    return Markup('<path d="{}" fill="{}"{}/>').format(
        _data(shape.path.through(matrix)), shape.fill or "none", line
    )


def _line(stroke: Stroke, scale: float) -> Markup:
    """How a path is stroked, as attributes, its width in mm times `scale`."""
    return Markup(' stroke="{}" stroke-width="{}" stroke-linecap="{}" stroke-linejoin="{}"').format(
        stroke.colour, _mm(stroke.width * scale), stroke.cap, stroke.join
    )


def _data(path: Path) -> str:
    return "".join(
        segment[0] + " ".join(_mm(number) for number in segment[1:]) for segment in path.segments
    )


def _mm(number: float) -> str:
    return f"{round(number, 3) + 0.0:g}"
