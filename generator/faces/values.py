"""What is written in a layout -> typed values: lengths, points, boxes, colours, choices.

A value may be a template over the card's fields ("{{ card.rank }}"): then it is converted for each
card, else once when the layout is read. A text that is nothing but one `{{ expression }}` keeps
the expression's own type, so that loops and sums need no detour through text.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from jinja2 import StrictUndefined, TemplateError, TemplateSyntaxError, UndefinedError
from jinja2.exceptions import SecurityError

from generator import units
from generator.colour import normal
from generator.errors import did_you_mean, listed
from generator.reading.expressions import Sandbox
from generator.reading.faults import InvalidValue, shown
from generator.reading.written import LONGEST_MM
from generator.units import Box

_SOLE = re.compile(r"\s*\{\{((?:(?!\}\}).)*)\}\}\s*", re.DOTALL)


@lru_cache(maxsize=1)
def _environment() -> Sandbox:
    environment = Sandbox(undefined=StrictUndefined, keep_trailing_newline=False)
    for name in set(environment.globals) - {"range"}:
        del environment.globals[name]
    environment.globals.update(zip=zip, enumerate=enumerate)
    return environment


def _failed(error: Exception) -> InvalidValue:
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
        whole = environment.from_string(text)
    except TemplateSyntaxError as error:
        raise InvalidValue(f"is not a template: {error.message}", "values stand in {{ }}") from None

    def fill(names: Mapping[str, Any]) -> Any:
        try:
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
        compiled = environment.compile_expression(text, undefined_to_none=False)
    except TemplateSyntaxError as error:
        raise InvalidValue(f"is not an expression: {error.message}") from None

    def value(names: Mapping[str, Any]) -> Any:
        try:
            found = compiled(**names)
            if isinstance(found, StrictUndefined):
                found._fail_with_undefined_error()
            return found
        except TemplateError as error:
            raise _failed(error) from None
        except Exception as error:  # whatever a sum in a layout can raise
            raise _failed(error) from None

    return value


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
