"""The types of the header's values that no other file has; the rest stand in `reading.written`.

Which key has which type stands in `model`.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import WithJsonSchema

from generator import colour
from generator.budgets import at_most, budget, raised_by
from generator.catalogue import entry_schema
from generator.catalogue.values import spelled_out
from generator.errors import did_you_mean
from generator.reading.faults import InvalidValue, shown
from generator.reading.patterns import compiled
from generator.reading.written import (
    LENGTH,
    WORD,
    count,
    matching,
    some_text,
    text,
    within_budget,
    written,
)
from generator.units import BadLength, mm

#: No card, bleed or corner is longer, in mm.
LONGEST_MM = 500.0

_FIELD = r"[a-z][a-z0-9_]*"
_LANGUAGE = r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"
_AGES = r"[0-9]{1,2}(\+|[-–][0-9]{1,2})"


def _length(value: Any) -> float:
    try:
        length = mm(text(value))
    except BadLength as error:
        raise InvalidValue(error.reason, hint=error.hint) from None
    if length < 0:
        raise InvalidValue(f"{text(value)!r} is less than nothing")
    if length > LONGEST_MM:
        raise InvalidValue(f"{shown(text(value))} is too long", f"at most {LONGEST_MM:.0f}mm")
    return length


def _colour(value: Any) -> str:
    word = text(value)
    found = colour.normal(word)
    if found is None:
        raise InvalidValue(f"{shown(word)} is not a colour", "#RGB or #RRGGBB, in quotes")
    return found


def _some_length(value: Any) -> float:
    length = _length(value)
    if length < 1:
        raise InvalidValue(f"{text(value)!r} is too small for a card", "at least 1mm")
    return length


def _span(value: Any) -> tuple[int, int]:
    word = text(value)
    match = re.fullmatch(r"([0-9]{1,4})(?: *[-–] *([0-9]{1,4}))?", word)
    if match is None:
        raise InvalidValue(f"{shown(word)} is not a number or a span", hint="write 2 or 2-6")
    least, most = int(match[1]), int(match[2] or match[1])
    if most < least:
        raise InvalidValue(f"{word!r} runs backwards", hint=f"write {most}-{least}")
    return least, most


def _players(value: Any) -> range:
    least, most = _span(value)
    if least < 1 or most > 100:
        raise InvalidValue(f"{text(value)!r} is not a number of players", "1..100")
    return range(least, most + 1)


def _minutes(value: Any) -> str:
    least, most = _span(value)
    return str(least) if least == most else f"{least}–{most}"


def _whole_span(value: Any) -> tuple[int, int]:
    word = text(value)
    match = re.fullmatch(r"(-?[0-9]{1,9}) *\.\. *(-?[0-9]{1,9})", word)
    if match is None:
        raise InvalidValue(f"{shown(word)} is not a span of whole numbers", hint="write 2..15")
    least, most = int(match[1]), int(match[2])
    if most < least:
        raise InvalidValue(f"{word!r} runs backwards", hint=f"write {most}..{least}")
    return least, most


def _values(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise InvalidValue("needs a list of values", hint="write [clubs, diamonds] or [2..10, J]")
    words = spelled_out(text(item) for item in value)
    if not words:
        raise InvalidValue("is an empty list", "at least one value")
    if len(words) > budget("field-values"):
        raise InvalidValue(
            f"has {len(words):,} values", at_most("field-values"), raised_by("field-values")
        )
    seen: set[str] = set()
    for word in words:
        if not word:
            raise InvalidValue("has an empty value")
        if word in seen:
            raise InvalidValue(f"{shown(word)} stands in it twice", hint="write each value once")
        seen.add(word)
    return tuple(words)


def _pattern(value: Any) -> re.Pattern[str]:
    return compiled(text(value))


def _fact(value: Any) -> int | str:
    word = some_text(value)
    return int(word) if re.fullmatch(r"0|-?[1-9][0-9]{0,8}", word) else word


def _nothing(value: Any) -> bool:
    if value not in (None, "", "true", "yes"):
        raise InvalidValue("takes no value here", hint="leave the place after the colon empty")
    return True


#: Shapes of cards that need no file.
CARD_SHAPES = ("round", "hexagon")


def _card_shape(value: Any) -> str:
    word = text(value)
    if word not in CARD_SHAPES and not word.lower().endswith(".svg"):
        raise InvalidValue(
            f"{shown(word)} is not a shape of card",
            f"{', '.join(CARD_SHAPES)} or an SVG file under cards/",
            did_you_mean(word, CARD_SHAPES),
        )
    return word


FieldName = Annotated[
    str,
    *written(
        matching(_FIELD, "is not a field's name", "small letters, digits and underscores", 64),
        type="string",
        pattern=f"^{_FIELD}$",
    ),
]
Colour = Annotated[
    str,
    *written(_colour, type="string", pattern=f"^{colour.PATTERN}$"),
]
Language = Annotated[
    str,
    *written(
        matching(_LANGUAGE, "is not a language", "a tag such as en or de"),
        type="string",
        pattern=f"^{_LANGUAGE}$",
    ),
]
Ages = Annotated[
    str,
    *written(
        matching(_AGES, "is not a span of ages", "such as 6+"),
        type="string",
        pattern=f"^{_AGES}$",
    ),
]
#: An address that a reader may follow, and a program can do nothing with but open it.
_ADDRESS = r"(https?://[^\s\\<>\"']+|mailto:[^\s\\<>\"']+)?"
Address = Annotated[
    str,
    *written(
        matching(_ADDRESS, "is not an address", "https://..., http://... or mailto:..."),
        type="string",
        pattern=f"^{_ADDRESS}$",
    ),
]
Length = Annotated[float, *written(_length, **LENGTH)]
CardLength = Annotated[float, *written(_some_length, **LENGTH)]
CardShape = Annotated[
    str, *written(_card_shape, type="string", pattern=r"^(round|hexagon|.+\.svg)$")
]
_SPAN_SCHEMA = {"type": ["integer", "string"], "pattern": "^[0-9]+([-–][0-9]+)?$"}
Players = Annotated[range, *written(_players, **_SPAN_SCHEMA)]
Minutes = Annotated[str, *written(_minutes, **_SPAN_SCHEMA)]
_SPAN_PATTERN = r"^-?[0-9]+\.\.-?[0-9]+$"
WholeSpan = Annotated[tuple[int, int], *written(_whole_span, type="string", pattern=_SPAN_PATTERN)]
ValueList = Annotated[tuple[str, ...], *written(_values, type="array", items=WORD, minItems=1)]
Pattern = Annotated[re.Pattern[str], *written(_pattern, type="string", format="regex")]
Empty = Annotated[bool, *written(_nothing, type="null")]
FactValue = Annotated[int | str, *written(_fact, type=["integer", "string"])]
TextLength = Annotated[int, *written(count(1, 10_000), type="integer", minimum=1)]
ComponentCount = Annotated[int, *within_budget(0, "pieces")]
Total = Annotated[int, *written(count(0, 999_999), type="integer", minimum=0)]
Conditions = Annotated[dict[str, Any], WithJsonSchema(entry_schema.CONDITIONS)]
