"""How values are written in YAML, and what they become: the types that every model shares.

An annotation such as `Length` holds three things together: the Python type, the function that
makes it out of text (raising `InvalidValue`), and the JSON Schema that an editor shows. In: plain
text as the reader gives it. Out: text, whole numbers, ratios, lengths in mm.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from pydantic import Discriminator, PlainValidator, WithJsonSchema

from generator.budgets import BUDGETS, budget, raised_by
from generator.errors import did_you_mean, listed
from generator.reading.faults import InvalidValue, shown
from generator.reading.verbatim import Verbatim
from generator.units import BadLength, mm

#: A length beyond this many mm is a slip of the unit, on whatever lies on a table.
LONGEST_MM = 2000.0

_YES = {"yes": True, "true": True, "no": False, "false": False}
_WHOLE = re.compile(r"-?[0-9]{1,9}")
#: So many characters has a plain name at most.
LONGEST_SLUG = 64
_SLUG = r"[a-z0-9]+(-[a-z0-9]+)*"
_UNSIGNED = r"([0-9]+\.?[0-9]*|\.[0-9]+)"

#: JSON Schema of a value that is kept as text, whatever YAML would make of it.
WORD: dict[str, Any] = {"type": ["string", "number", "boolean"]}
#: JSON Schema of a length: a number with a unit, or 0 without one.
LENGTH: dict[str, Any] = {
    "type": ["string", "integer"],
    "pattern": rf"^(0|{_UNSIGNED} *(mm|cm|in|pt))$",
    "minimum": 0,
    "maximum": 0,
}
#: The same where a length may be less than nothing: places and shifts.
SHIFT: dict[str, Any] = {**LENGTH, "pattern": rf"^(0|[+-]?{_UNSIGNED} *(mm|cm|in|pt))$"}


def written(convert: Callable[[Any], Any], **schema: Any) -> Any:
    """An annotation: judged by `convert` (which raises InvalidValue), described by `schema`."""

    def judge(value: Any) -> Any:
        try:
            return convert(value)
        except InvalidValue as invalid:
            raise invalid.for_pydantic() from None

    return PlainValidator(judge), WithJsonSchema(schema)


def text(value: Any) -> str:
    """Text without blanks around it. Raises InvalidValue for nothing, lists and mappings."""
    if isinstance(value, Verbatim):
        return Verbatim(value.strip())
    if isinstance(value, str):
        return value.strip()
    if value is None:
        raise InvalidValue("is empty", hint="write a value, or leave the line out")
    shape = "a list" if isinstance(value, list) else "a mapping"
    raise InvalidValue(f"needs one value, not {shape}")


def some_text(value: Any) -> str:
    """Text that isn't empty. Raises InvalidValue."""
    word = text(value)
    if not word:
        raise InvalidValue("is empty")
    return word


def yes_no(value: Any) -> bool:
    """Yes or no, or as YAML has them elsewhere true or false. Raises InvalidValue."""
    word = text(value)
    if word.lower() not in _YES:
        raise InvalidValue(f"{shown(word)} is neither yes nor no", hint="write yes or no")
    return _YES[word.lower()]


def whole(value: Any, what: str = "a whole number") -> int:
    """A whole number of at most nine digits. Raises InvalidValue."""
    word = text(value)
    if not _WHOLE.fullmatch(word):
        hint = "a number of that size can't be right" if word.isdecimal() else ""
        raise InvalidValue(f"{shown(word)} is not {what}", hint=hint)
    return int(word)


def number(least: float, most: float) -> Callable[[Any], float]:
    """A converter to a number from `least` to `most`; what is endless or no number is in no
    range."""

    def convert(value: Any) -> float:
        word = text(value)
        try:
            found = float(word)
        except ValueError:
            raise InvalidValue(f"{shown(word)} is not a number") from None
        if not least <= found <= most:
            cut = word if len(word) <= 40 else f"{word[:39]}…"
            raise InvalidValue(f"{cut} is out of range", f"{least:.10g} to {most:.10g}")
        return found

    return convert


def length(least: float = 0.0, most: float = LONGEST_MM) -> Callable[[Any], float]:
    """A converter to a length in mm, from `least` to `most` mm."""

    def convert(value: Any) -> float:
        word = text(value)
        try:
            found = mm(word)
        except BadLength as error:
            raise InvalidValue(error.reason, hint=error.hint) from None
        if not least <= found <= most:
            raise InvalidValue(f"{shown(word)} is out of range", f"{least:g}mm to {most:g}mm")
        return found

    return convert


def count(least: int, most: int) -> Callable[[Any], int]:
    """A converter to a whole number from `least` to `most`."""

    def convert(value: Any) -> int:
        found = whole(value)
        if not least <= found <= most:
            raise InvalidValue(
                f"{found} is {'too few' if found < least else 'too many'}", f"{least}..{most}"
            )
        return found

    return convert


def within_budget(least: int, name: str) -> Any:
    """The annotations of a whole number from `least` to what a budget allows."""

    def convert(value: Any) -> int:
        try:
            return count(least, budget(name))(value)
        except InvalidValue as invalid:
            if invalid.found.endswith("too many"):
                raise InvalidValue(invalid.found, invalid.expected, raised_by(name)) from None
            raise

    most = BUDGETS[name].default
    return written(convert, type="integer", minimum=least, maximum=most)


def one_of(words: Sequence[str], what: str = "possible here") -> Callable[[Any], str]:
    """A converter that takes one of these words; another is not `what`."""

    def convert(value: Any) -> str:
        word = text(value)
        if word not in words:
            raise InvalidValue(
                f"{shown(word)} is not {what}",
                f"one of {listed(words, 40)}",
                did_you_mean(word, words),
            )
        return word

    return convert


def matching(pattern: str, wrong: str, expected: str, most: int = 1000) -> Callable[[Any], str]:
    """A converter that takes words of a pattern; another one `wrong`."""

    def convert(value: Any) -> str:
        word = text(value)
        if len(word) > most:
            raise InvalidValue(f"{shown(word)} is too long", f"at most {most} characters")
        if not re.fullmatch(pattern, word):
            raise InvalidValue(f"{shown(word)} {wrong}", expected)
        return word

    return convert


def several(value: Any) -> tuple[str, ...]:
    """A list of texts, at least one. Raises InvalidValue."""
    if not isinstance(value, list) or not value:
        raise InvalidValue("needs a list", "[one, two]")
    return tuple(text(item) for item in value)


def choice(words: Sequence[str], what: str = "possible here") -> Any:
    """The annotations of a word out of a few: `Annotated[str, *choice(("png", "jpg"))]`."""
    return written(one_of(words, what), type="string", enum=list(words))


def number_within(least: float, most: float) -> Any:
    """The annotations of a number from `least` to `most`."""
    return written(number(least, most), type="number", minimum=least, maximum=most)


def count_within(least: int, most: int) -> Any:
    """The annotations of a whole number from `least` to `most`."""
    return written(count(least, most), type="integer", minimum=least, maximum=most)


def length_within(least: float = 0.0, most: float = LONGEST_MM) -> Any:
    """The annotations of a length, from `least` to `most` mm; the schema knows its unit alone."""
    return written(length(least, most), **(LENGTH if least >= 0 else SHIFT))


def _shape(value: Any) -> str:
    return "<mapping>" if isinstance(value, dict) else "<word>"


#: Chooses between a mapping and a word by what is written. The tags stand in the locations of
#: errors, where `faults` takes them out.
BY_SHAPE = Discriminator(_shape)

Text = Annotated[str, *written(text, **WORD)]
SomeText = Annotated[str, *written(some_text, **WORD)]
AnyLength = Annotated[float, *length_within()]
Several = Annotated[tuple[str, ...], *written(several, type="array", items=WORD, minItems=1)]
Slug = Annotated[
    str,
    *written(
        matching(
            _SLUG, "is not a plain name", "small letters, digits and single hyphens", LONGEST_SLUG
        ),
        type="string",
        pattern=f"^{_SLUG}$",
    ),
]
#: Names and values that somebody else judges.
Free = dict[str, Any]
