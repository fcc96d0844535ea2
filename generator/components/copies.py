"""Values for each copy of a component: its `each`, judged, and the parts that come of it.

In: the `each` of a component's `with:`, one mapping a copy, and the part that all copies have in
common. Out: a part for every set of values that differs, so that equal copies are drawn once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from generator.errors import did_you_mean
from generator.reading.faults import Faults, InvalidValue
from generator.reading.read import Loc
from generator.reading.written import some_text

if TYPE_CHECKING:
    from generator.components.parts import DrawnComponent

#: What an entry may say besides names for the layout: what its copy is called.
TITLE = "title"

Rows = Sequence[Mapping[str, Any]]


def judge(rows: Rows, count: int, values: Mapping[str, Any], loc: Loc, faults: Faults) -> None:
    """Notes what is wrong with the entries at `loc`: there are as many as copies, and all of them
    set the same names, or such as `values` has for the others."""
    if not rows:
        faults.add(loc, "is an empty list", "an entry a copy")
        return
    if len(rows) != count:
        found = f"has {_entries(len(rows))} for {_copies(count)}"
        faults.add(loc, found, "an entry a copy", "without 'count:' there are as many as entries")
    known = {*rows[0], *values, TITLE}
    for index, row in enumerate(rows):
        strays = [name for name in row if name not in known]
        for name in strays:
            found = "is set for this copy and not for the first"
            hint = did_you_mean(name, sorted(known)) or f"give the others one in 'values: {name}'"
            faults.add((*loc, index, name), found, hint=hint, at_key=True)
        for name in rows[0]:
            if name not in {*row, *values, TITLE} and not did_you_mean(name, strays):
                hint = f"write it, or give a usual one in 'values: {name}'"
                faults.add((*loc, index), f"has no {name!r}, as the first copy has", hint=hint)
        if TITLE in row:
            try:
                some_text(row[TITLE])
            except InvalidValue as invalid:
                faults.add_invalid((*loc, index, TITLE), invalid)


def apart(part: DrawnComponent, rows: Rows) -> list[DrawnComponent]:
    """The part once for each entry that differs from those before: called after the first copy that
    looks so, and printed as often as there are such copies. All alike, or none, are the part
    itself."""
    if not rows:
        return [part]
    alike: dict[str, list[int]] = {}
    for number, row in enumerate(rows, 1):
        alike.setdefault(json.dumps(row, sort_keys=True), []).append(number)
    found = []
    for copies in alike.values():
        own = dict(rows[copies[0] - 1])
        found.append(
            replace(
                part,
                name=part.name if len(alike) == 1 else f"{part.name}.{copies[0]}",
                called=str(own.pop(TITLE, "")).strip(),
                count=len(copies),
                copies=tuple(copies),
                values={**part.values, **own},
            )
        )
    return found


def _entries(count: int) -> str:
    return f"{count:,} {'entry' if count == 1 else 'entries'}"


def _copies(count: int) -> str:
    return f"{count:,} {'copy' if count == 1 else 'copies'}"
