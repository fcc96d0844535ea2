"""The table of a deck of finished pictures: a row a card, which a person may change in between.

In: cards with their pictures' fits, and the table of the import before. Out: CSV. What a person
wrote into the table stays, but for what the pictures and their names tell anew; columns of their
own stay, too.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.inputs import read_bytes
from generator.reading.table import parse_table

#: The columns that every such table has; words that some cards have follow.
COLUMNS = ("name", "copies", "kind", "picture", "bleed", "edge", "lies", "ground")

Row = dict[str, str]


@dataclass(frozen=True)
class Fresh:
    """A row as an import makes it: `told` are the columns that the pictures' own names tell,
    `anew` those to be told again because the picture is another."""

    row: Row
    told: frozenset[str]
    anew: bool


def read_rows(path: Path, label: str) -> list[Row]:
    """The rows of a table by its headings, capitals aside. Raises UserError."""
    table = parse_table(read_bytes(path, label, cost="table-bytes"), path.suffix.lower(), label)
    return [
        {one.words.casefold(): row[one].text for one in table.headings if row[one].text}
        for row in table.rows
    ]


def merged(fresh: Sequence[Fresh], before: Iterable[Row]) -> list[Row]:
    """Fresh rows with what a person has written since; a row is known by its picture, or by its
    name if it has none."""
    known = {_identity(row): row for row in before}
    out = []
    for one in fresh:
        old = known.get(_identity(one.row), {})
        kept = {
            name: value
            for name, value in old.items()
            if name not in one.told and not (one.anew and name in ("bleed", "lies", "ground"))
        }
        out.append(one.row | kept)
    return out


def _identity(row: Mapping[str, str]) -> tuple[str, str]:
    picture = row.get("picture", "")
    return picture, "" if picture else row.get("name", "")


def as_csv(rows: Sequence[Row]) -> bytes:
    """Rows as a file: the usual columns first, without those that nobody fills."""
    columns = [name for name in COLUMNS if any(row.get(name) for row in rows)]
    columns += dict.fromkeys(name for row in rows for name in row if name not in COLUMNS)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_inert(row.get(name, "")) for name in columns] for row in rows)
    return out.getvalue().encode()


def _inert(value: str) -> str:
    """A text that no spreadsheet takes for a formula; we read it without the blank."""
    return f" {value}" if value[:1] in ("=", "+", "-", "@") else value
