"""The shape of a table that a catalogue reads its cards from: `cards: {from: cards.csv}`."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from generator.project import TABLE_SUFFIXES
from generator.reading.faults import InvalidValue, shown
from generator.reading.models import Model
from generator.reading.written import WORD, Slug, SomeText, Text, matching, text, written


def _file(value: Any) -> str:
    name = text(value)
    if not name.lower().endswith(TABLE_SUFFIXES):
        raise InvalidValue(f"{shown(name)} is not a table", ", ".join(TABLE_SUFFIXES))
    return name


def _files(value: Any) -> tuple[str, ...]:
    names = tuple(_file(one) for one in value) if isinstance(value, list) else (_file(value),)
    if not names:
        raise InvalidValue("is an empty list", "at least one table")
    return names


#: What `deckproof pull` fetches: nothing that could be read or changed on its way.
_URL = r"(https://[^\s\\<>\"'@]+)?"
TableFile = Annotated[str, *written(_file, **WORD)]
TableFiles = Annotated[
    tuple[str, ...],
    *written(_files, anyOf=[{"type": "string"}, {"type": "array", "items": {"type": "string"}}]),
]
SecureAddress = Annotated[
    str,
    *written(
        matching(_URL, "is not an address that is pulled", "https://...", 2000),
        type="string",
        pattern=f"^{_URL}$",
    ),
]


class RelatedModel(Model):
    """Another table, of which several rows may belong to one card: each becomes a line of text."""

    model_config = ConfigDict(title="related table")
    from_: TableFile = Field(alias="from", description="A table in cards/, or beside it.")
    sheet: Text = Field("", description="Its sheet; default: the first that holds a table.")
    by: SomeText = Field(description="The column that names the card, by its name or id.")
    line: Text = Field(
        "", description="What a row says, such as **{{ title }}**: {{ effect }}; default: all."
    )


def table_schema() -> dict[str, Any]:
    """The JSON Schema of a table, whole in itself."""
    schema = TableModel.model_json_schema(by_alias=True)
    schema["properties"]["with"]["additionalProperties"] = schema.pop("$defs")["RelatedModel"]
    return schema


class TableModel(Model):
    """Cards from a table, one row a card, read at each build."""

    model_config = ConfigDict(title="table")
    from_: TableFiles = Field(
        alias="from", description="A CSV, TSV, XLSX or ODS in cards/ or beside it, or several."
    )
    sheet: Text = Field("", description="Its sheet; default: the first that holds a table.")
    kind: Slug | None = Field(None, description="The kind of its cards, if no column tells it.")
    columns: dict[str, SomeText] = Field(
        {}, description="The column of a field or word, where it isn't called so: copies: Qty."
    )
    with_: dict[str, RelatedModel] = Field(
        {}, alias="with", description="A word, and the table whose rows make it."
    )
    url: SecureAddress = Field("", description="Where 'deckproof pull' fetches the table.")
