"""Figures with where they come from: `size: 16mm`, or `size: {length: 16mm, mark: B, source: ...}`.

Marks say how sure a figure is: V seen or measured, V2 second hand, C computed from those, B
believed. A figure converts to the plain length in mm, or number; its mark and source are for
people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from pydantic import AfterValidator, ConfigDict, Field, Tag

from generator.reading.faults import InvalidValue
from generator.reading.models import Model
from generator.reading.written import BY_SHAPE, AnyLength, Text, choice, number, written

MARKS = ("V", "V2", "C", "B")
Mark = Annotated[str, *choice(MARKS, "a mark")]
Number = Annotated[float, *written(number(-1e9, 1e9), type="number")]

ABOUT_MARK = "How sure it is: V seen, V2 second hand, C computed from such, B believed."
ABOUT_SOURCE = "Where it comes from."


class _Sourced(Model):
    mark: Mark = Field("", description=ABOUT_MARK)
    source: Text = Field("", description=ABOUT_SOURCE)


class LengthWithSource(_Sourced):
    """A length, how sure it is, and where it comes from."""

    model_config = ConfigDict(title="length with its source")
    length: AnyLength = Field(description="A number and a unit, such as 3mm.")


class NumberWithSource(_Sourced):
    """A number, how sure it is, and where it comes from."""

    model_config = ConfigDict(title="number with its source")
    number: Number = Field(description="The number.")


if TYPE_CHECKING:  # what a figure becomes
    LengthFigure = float
    NumberFigure = float
else:
    LengthFigure = Annotated[
        Annotated[LengthWithSource, AfterValidator(lambda found: found.length), Tag("<mapping>")]
        | Annotated[AnyLength, Tag("<word>")],
        BY_SHAPE,
    ]
    NumberFigure = Annotated[
        Annotated[NumberWithSource, AfterValidator(lambda found: found.number), Tag("<mapping>")]
        | Annotated[Number, Tag("<word>")],
        BY_SHAPE,
    ]


def within(least: float, most: float, unit: str = "") -> Any:
    """The annotations of a figure from `least` to `most`, for messages in `unit`."""

    def judge(found: float) -> float:
        if not least <= found <= most:
            wrong = f"{found:g}{unit} is out of range"
            raise InvalidValue(wrong, f"{least:g}{unit} to {most:g}{unit}").for_pydantic()
        return found

    bounds: dict[str, Any] = {} if unit else {"minimum": least, "maximum": most}
    return AfterValidator(judge), Field(json_schema_extra=bounds)
