"""Cards as records -> a table: a JSON list of cards, and a card database of Cockatrice.

In: a file with one record a card. Out: the same as CSV, one row a card, which an import reads like
any other table; and what was left out. Values in values become columns of their own ("stats
attack"), lists of plain values one text; what lies deeper is no matter of a cell.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from generator.errors import listed
from generator.inputs import read_bytes, read_text
from generator.reading.marked import read_json, read_xml

#: Records inside records, at most.
_DEEPEST = 1
#: What a card database says of its own program, and no card shows.
_ITS_OWN = {
    "name", "text", "set", "tablerow", "related", "reverse-related", "cipt", "upsidedown", "token",
    "layout", "side", "maintype", "coloridentity", "muid", "uuid",
}  # fmt: skip


@dataclass(frozen=True)
class Records:
    """A table as CSV, and what there is to say of it."""

    rows: bytes
    notes: tuple[str, ...]


def records(path: Path) -> Records | None:
    """The records of a file; None for one that holds something else. Raises UserError for a file
    that can't be read."""
    if path.suffix.lower() == ".json":
        return _of_json(read_json(read_text(path, path.name), path.name))
    if path.suffix.lower() == ".xml":
        root = read_xml(read_bytes(path, path.name, cost="text-bytes"), path.name)
        return _of_database(root) if root.tag == "cockatrice_carddatabase" else None
    return None


def _of_json(data: Any) -> Records | None:
    """A list of objects, or the longest one in an object that has no saved game in it."""
    if isinstance(data, dict) and "ObjectStates" not in data:
        lists = [one for one in data.values() if isinstance(one, list)]
        named = {key: one for key, one in data.items() if isinstance(one, dict)}
        if named and len(named) == len(data):
            lists.append([{"name": key, **one} for key, one in named.items()])
        data = max(lists, key=len, default=None)
    if not isinstance(data, list):
        return None
    cards = [one for one in data if isinstance(one, dict) and one]
    if not cards or 2 * len(cards) <= len(data):
        return None
    left: Counter[str] = Counter()
    rows = [dict(_flat(card, "", left)) for card in cards]
    notes = [f"no plain values, left out: {listed(list(left))}"] if left else []
    return _table(rows, notes)


def _flat(
    record: Mapping[str, Any], above: str, left: Counter[str], deep: int = 0
) -> Iterable[tuple[str, str]]:
    """(heading, text) of each value of a record."""
    for key, value in record.items():
        heading = f"{above} {key}".strip()
        if isinstance(value, dict) and deep < _DEEPEST:
            yield from _flat(value, heading, left, deep + 1)
        elif isinstance(value, list) and not any(isinstance(one, dict | list) for one in value):
            yield heading, ", ".join(_said(one) for one in value)
        elif isinstance(value, dict | list):
            left[heading] += 1
        else:
            yield heading, _said(value)


def _said(value: Any) -> str:
    if value is None:
        return ""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _of_database(root: Element) -> Records | None:
    rows = []
    for card in root.iter("card"):
        row = {
            "name": _text(card, "name"),
            "text": _text(card, "text"),
            "type": _text(card, "type"),
        }
        for one in (*card, *card.iterfind("prop/*")):
            if one.tag not in _ITS_OWN and not len(one) and not one.tag.startswith("format-"):
                row[one.tag] = (one.text or "").strip() or row.get(one.tag, "")
        found = card.find("set")
        row["set"] = (found.text or "").strip() if found is not None else ""
        url = (found.get("picurl") or found.get("picURL") or "") if found is not None else ""
        row["picture"] = re.sub(r"[?#].*", "", url).rpartition("/")[2]
        if row["name"]:
            rows.append(row)
    notes = ["a card database says no numbers of copies: one of each; add a column 'copies'"]
    return _table(rows, notes) if rows else None


def _text(card: Element, tag: str) -> str:
    lines = (card.findtext(tag) or "").strip().splitlines()
    return "\n".join(line.strip() for line in lines)


def _table(rows: list[dict[str, str]], notes: list[str]) -> Records:
    headings = dict.fromkeys(key for row in rows for key in row)
    filled = [key for key in headings if any(row.get(key) for row in rows)]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(filled)
    writer.writerows([row.get(key, "") for key in filled] for row in rows)
    return Records(out.getvalue().encode(), tuple(notes))
