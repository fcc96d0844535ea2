"""What is written in a layout -> typed values: lengths, points, boxes, colours, choices.

A value may be a template over the card's fields ("{{ card.rank }}"): then it is converted for each
card, else once when the layout is read. A text that is nothing but one `{{ expression }}` keeps
the expression's own type, so that loops and sums need no detour through text.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, pairwise
from typing import Any, Literal

from jinja2 import StrictUndefined, TemplateError, TemplateSyntaxError, UndefinedError
from jinja2.exceptions import SecurityError

from generator import units
from generator.budgets import budget
from generator.colour import normal
from generator.errors import did_you_mean, listed
from generator.reading.faults import InvalidValue, shown
from generator.reading.sandbox import Guard
from generator.reading.spending import Overspent, metered
from generator.reading.written import LONGEST_MM
from generator.units import Box

#: Words that are no names to Jinja, even where something is called so.
_CONSTANTS = ("true", "false", "none")
_SOLE = re.compile(r"\s*\{\{((?:(?!\}\}).)*)\}\}\s*", re.DOTALL)


@lru_cache(maxsize=1)
def _environment() -> Guard:
    environment = Guard(undefined=StrictUndefined, keep_trailing_newline=False)
    for name in set(environment.globals) - {"range"}:
        del environment.globals[name]
    environment.globals.update(zip=zip, enumerate=enumerate)
    return environment


def _failed(error: Exception) -> InvalidValue:
    if isinstance(error, Overspent):
        return error.invalid()
    if isinstance(error, UndefinedError):
        return InvalidValue(
            f"can't be filled in: {error.message}", hint="card and deck hold the values"
        )
    if isinstance(error, SecurityError):
        return InvalidValue(f"does what a template may not: {error}")
    return InvalidValue(f"can't be filled in: {error}")


@lru_cache(maxsize=4096)
def template(text: str) -> Callable[[Mapping[str, Any]], Any]:
    """The text as a function of its names; raises InvalidValue for its syntax, and later
    for its sums."""
    environment = _environment()
    sole = _SOLE.fullmatch(text)
    try:
        if sole:
            return expression(sole[1])
        with metered():  # Jinja works out what is constant
            whole = environment.from_string(text)
    except TemplateSyntaxError as error:
        raise InvalidValue(f"is not a template: {error.message}", "values stand in {{ }}") from None

    def fill(names: Mapping[str, Any]) -> Any:
        try:
            with metered():
                return whole.render(names)
        except TemplateError as error:
            raise _failed(error) from None
        except Exception as error:  # whatever a sum in a layout can raise
            raise _failed(error) from None

    return fill


@lru_cache(maxsize=4096)
def expression(text: str) -> Callable[[Mapping[str, Any]], Any]:
    """A bare expression (`when`, `for`, `let`) as a function of its names. Raises InvalidValue."""
    environment = _environment()
    try:
        with metered():  # Jinja works out what is constant
            compiled = environment.compile_expression(text, undefined_to_none=False)
    except TemplateSyntaxError as error:
        raise InvalidValue(f"is not an expression: {error.message}") from None

    name = "" if text.strip().lower() in _CONSTANTS else text.strip()

    def value(names: Mapping[str, Any]) -> Any:
        if name in names:  # most of what a face shows is a field as it is
            return names[name]
        try:
            with metered():
                found = compiled(**names)
                if isinstance(found, StrictUndefined):
                    found._fail_with_undefined_error()
                if isinstance(found, Iterator):  # what it makes when asked is worked out here, too
                    found = tuple(islice(found, budget("face-items") + 1))
            return found
        except TemplateError as error:
            raise _failed(error) from None
        except Exception as error:  # whatever a sum in a layout can raise
            raise _failed(error) from None

    return value


def several(text: str) -> Callable[[Mapping[str, Any]], Iterable[Any]]:
    """As `expression`, for what `for` goes through; raises InvalidValue for what isn't several."""
    values = expression(text)

    def each(names: Mapping[str, Any]) -> Iterable[Any]:
        found = values(names)
        if not isinstance(found, Iterable):
            raise InvalidValue(f"{_shown(found)} is not several values", "a list, or range(3)")
        return found

    return each


@dataclass(frozen=True)
class Names:
    """What a layout knows by name: colours as "#RRGGBB", boxes in mm."""

    colours: Mapping[str, str]
    boxes: Mapping[str, Box]


#: Lengths of a layout lie within so many mm: the longest thing, and what hangs over its edge.
FARTHEST = 1.25 * LONGEST_MM
#: No other number of a layout is larger, whole or not, either way.
LARGEST = 1_000_000


def length(value: Any, names: Names) -> float:
    """mm. A number from an expression is refused like a bare number in YAML."""
    try:
        found = units.mm(str(value))
    except units.BadLength as error:
        raise InvalidValue(error.reason, hint=error.hint) from None
    return _within(found, -FARTHEST, FARTHEST, "mm")


def number(value: Any, names: Names) -> float:
    try:
        found = float(value)
    except (TypeError, ValueError):
        raise InvalidValue(f"{_shown(value)} is not a number") from None
    except OverflowError:
        found = math.inf
    return _within(found, -LARGEST, LARGEST)


def whole(value: Any, names: Names) -> int:
    try:
        found = int(str(value))
    except ValueError:
        raise InvalidValue(f"{_shown(value)} is not a whole number") from None
    return int(_within(found, -LARGEST, LARGEST))


def _shown(value: Any) -> str:
    return shown(value) if isinstance(value, str) else repr(value)[:60]


def _within(found: float, least: float, most: float, unit: str = "") -> float:
    """The number, if it is one and lies in the range. Raises InvalidValue."""
    if least <= found <= most:
        return found
    told = f"{found:.10g}{unit}" if abs(found) < 1e12 else "a number of that size"
    raise InvalidValue(f"{told} is out of range", f"{least:.10g}{unit} to {most:.10g}{unit}")


@dataclass(frozen=True)
class Ranged:
    """A converter to a number of a `kind` from `least` to `most`: a length in mm, a plain number or
    a whole one."""

    kind: Literal["length", "number", "whole"]
    least: float
    most: float

    def __call__(self, value: Any, names: Names) -> float:
        if self.kind == "length":
            return _within(length(value, names), self.least, self.most, "mm")
        if self.kind == "whole":
            return int(_within(whole(value, names), self.least, self.most))
        return _within(number(value, names), self.least, self.most)


#: A length that can't be less than nothing: widths, radii.
extent = Ranged("length", 0.0, FARTHEST)
#: A size of type, or the step from line to line.
type_size = Ranged("length", 0.01, LONGEST_MM)
#: How much larger; `mirror` turns things over.
scale = Ranged("number", 0.0001, 10_000)
degrees = Ranged("number", -36_000, 36_000)
#: A part of something: all of it is 1.
share = Ranged("number", 0.0, 1.0)
#: A gradient goes through so many colours at most.
MOST_STOPS = 32


def flag(value: Any, names: Names) -> bool:
    if isinstance(value, bool):
        return value
    if value in ("yes", "true", "True"):
        return True
    if value in ("no", "false", "False"):
        return False
    raise InvalidValue(f"{value!r} is neither yes nor no")


def text(value: Any, names: Names) -> str:
    return "" if value is None else str(value)


def colour(value: Any, names: Names) -> str | None:
    """ "#RRGGBB", or None for `none`."""
    word = str(value)
    if word == "none":
        return None
    if word in names.colours:
        return names.colours[word]
    found = normal(word)
    if found is None:
        raise InvalidValue(
            f"{word!r} is not a colour",
            f"#RRGGBB, none, or one of {listed(sorted(names.colours))}",
            did_you_mean(word, sorted(names.colours)),
        )
    return found


@dataclass(frozen=True)
class Blend:
    """A gradient as a layout writes it: (share of the way, colour, opacity) of each stop; a linear
    one by its direction in degrees, a radial one by its centre in shares of the shape's box, and by
    how far it reaches in mm (None: the farthest corner)."""

    stops: tuple[tuple[float, str, float], ...]
    turn: float = 0.0
    centre: tuple[float, float] | None = None
    radius: float | None = None


_BLEND = "{linear: [colour, colour], turn: 90} or {radial: [colour, colour], centre: [0.5, 0.5]}"


def fill(value: Any, names: Names) -> str | Blend | None:
    """A colour, or a gradient from colour to colour."""
    if not isinstance(value, Mapping):
        return colour(value, names)
    kinds = [kind for kind in ("linear", "radial") if kind in value]
    options = {"linear": ("turn",), "radial": ("centre", "radius")}
    if len(kinds) != 1:
        raise InvalidValue("is no gradient", _BLEND)
    known = (kinds[0], *options[kinds[0]])
    _only(value, known, f"a {kinds[0]} gradient")
    written = value[kinds[0]]
    if not isinstance(written, (list, tuple)) or not 2 <= len(written) <= MOST_STOPS:
        raise InvalidValue("a gradient goes through two colours or more", _BLEND)
    stops = tuple(_stop(one, index, len(written), names) for index, one in enumerate(written))
    if any(after[0] < before[0] for before, after in pairwise(stops)):
        raise InvalidValue("the stops of a gradient lie out of order", "shares that rise")
    if kinds[0] == "linear":
        return Blend(stops, degrees(value.get("turn", 0), names))
    reach = extent(value["radius"], names) if "radius" in value else None
    return Blend(stops, 0.0, place(value.get("centre", (0.5, 0.5)), names), reach)


def _stop(written: Any, index: int, count: int, names: Names) -> tuple[float, str, float]:
    parts = list(written) if isinstance(written, (list, tuple)) else [written]
    if not 1 <= len(parts) <= 3:
        raise InvalidValue(f"{written!r} is no stop", "a colour, or [colour, share, opacity]")
    found = colour(parts[0], names)
    if found is None:
        raise InvalidValue(
            "'none' is no colour of a gradient", "[colour, share, 0] lets all through"
        )
    along = share(parts[1], names) if len(parts) > 1 else index / (count - 1)
    return along, found, share(parts[2], names) if len(parts) > 2 else 1.0


def _only(value: Mapping[Any, Any], known: tuple[str, ...], what: str) -> None:
    """Refuses a key that `what` has no option for."""
    for key in value:
        if key not in known:
            raise InvalidValue(
                f"{key!r} is no option of {what}",
                f"known: {listed(known)}",
                did_you_mean(str(key), known),
            )


@dataclass(frozen=True)
class Shadow:
    """What something casts: how far it lies off, its colour, how dense it is."""

    move: tuple[float, float]
    colour: str
    opacity: float


def shadow(value: Any, names: Names) -> Shadow | None:
    """{move: [x, y], colour: ..., opacity: ...}, or `none`."""
    if value == "none":
        return None
    known = ("move", "colour", "opacity")
    if not isinstance(value, Mapping) or "move" not in value:
        raise InvalidValue("is no shadow", "{move: [0.4mm, 0.4mm], colour: black, opacity: 0.4}")
    _only(value, known, "a shadow")
    dark = colour(value.get("colour", "#000000"), names)
    if dark is None:
        raise InvalidValue("'none' is no colour of a shadow", "shadow: none")
    return Shadow(point(value["move"], names), dark, share(value.get("opacity", 0.4), names))


def place(value: Any, names: Names) -> tuple[float, float]:
    """A point of a box as shares of its width and height, from its upper left corner."""
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise InvalidValue(f"{value!r} is no place in a box", "[0.5, 0.5] is its middle")
    return share(value[0], names), share(value[1], names)


def point(value: Any, names: Names) -> tuple[float, float]:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise InvalidValue(f"{value!r} is not a point", "[x, y] with units")
    return length(value[0], names), length(value[1], names)


def points(value: Any, names: Names) -> tuple[tuple[float, float], ...]:
    if not isinstance(value, (list, tuple)) or not value:
        raise InvalidValue(f"{value!r} is not a list of points", "[[x, y], ...] with units")
    return tuple(point(one, names) for one in value)


def lengths(value: Any, names: Names) -> tuple[float, ...]:
    if not isinstance(value, (list, tuple)):
        raise InvalidValue(f"{value!r} is not a list of lengths", "such as [1mm, 0.5mm]")
    found = tuple(extent(one, names) for one in value)
    if found and not any(found):
        raise InvalidValue("a line of nothing but dashes of no length", "such as [1mm, 0.5mm]")
    return found


def box(value: Any, names: Names) -> Box:
    """A named box or [x, y, width, height]."""
    if isinstance(value, (list, tuple)):
        if len(value) != 4:
            raise InvalidValue(f"{value!r} is not a box", "[x, y, width, height] with units")
        x, y = (length(one, names) for one in value[:2])
        w, h = (extent(one, names) for one in value[2:])
        return Box(x, y, w, h)
    word = str(value)
    if word not in names.boxes:
        raise InvalidValue(
            f"there is no box {word!r}",
            f"boxes: {listed(sorted(names.boxes))}",
            did_you_mean(word, sorted(names.boxes)),
        )
    return names.boxes[word]


@dataclass(frozen=True)
class Choice:
    """A converter that takes one of these words."""

    words: tuple[str, ...]

    def __call__(self, value: Any, names: Names) -> str:
        if str(value) not in self.words:
            raise InvalidValue(
                f"{str(value)!r} is not possible here",
                f"one of {', '.join(self.words)}",
                did_you_mean(str(value), self.words),
            )
        return str(value)


def choice(*words: str) -> Choice:
    """A converter that takes one of these words."""
    return Choice(words)


def anything(value: Any, names: Names) -> Any:
    return value


Convert = Callable[[Any, Names], Any]


def has_template(written: Any) -> bool:
    """Whether any text inside the value is to be filled in."""
    if isinstance(written, str):
        return "{{" in written or "{%" in written
    if isinstance(written, dict):
        return any(has_template(value) for value in written.values())
    if isinstance(written, list):
        return any(has_template(value) for value in written)
    return False


def filled(written: Any, names: Mapping[str, Any]) -> Any:
    """The value with every template in it filled in."""
    if isinstance(written, str):
        return template(written)(names) if has_template(written) else written
    if isinstance(written, dict):
        return {key: filled(value, names) for key, value in written.items()}
    if isinstance(written, list):
        return [filled(value, names) for value in written]
    return written


def check_templates(written: Any) -> None:
    """Raises InvalidValue if any template inside is broken."""
    if isinstance(written, str) and has_template(written):
        template(written)
    elif isinstance(written, dict):
        for value in written.values():
            check_templates(value)
    elif isinstance(written, list):
        for value in written:
            check_templates(value)
