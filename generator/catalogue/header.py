"""Everything of a catalogue but its cards: from plain text to a model that can be asked.

One fault must not hide the others. So what pydantic refuses is noted and cut out, and the rest is
judged on; `wounded` remembers the names that were cut, so that nobody reports a card for using a
field whose only fault is a typing error of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from generator.catalogue.model import CatalogueModel
from generator.reading.faults import Faults
from generator.reading.read import Loc

#: Sections whose entries have names of their own; a broken entry is cut out alone.
_NAMED = ("palette", "inks", "backs", "fields", "kinds", "variants", "components", "facts")
#: What stands in for a required key that is missing or broken, so that the rest can be judged.
_STAND_INS: dict[str, Any] = {
    "game": "game", "title": "Untitled", "players": "2", "backs": {}, "kinds": {}, "cards": [],
}  # fmt: skip


@dataclass(frozen=True)
class Header:
    """The judged model, and the names that were too broken to keep: ("fields", "rank"), or
    ("fields",) for a whole section."""

    model: CatalogueModel
    wounded: frozenset[Loc]

    def hurt(self, section: str, name: str = "") -> bool:
        """Whether a section, or one name of it, was cut out: then say no more about it."""
        return (section,) in self.wounded or (section, name) in self.wounded

    def hurt_at_all(self, section: str) -> bool:
        """Whether anything of a section was cut out."""
        return any(loc[0] == section for loc in self.wounded)

    def cut_names(self, section: str) -> frozenset[str]:
        """The names of a section that were cut out."""
        return frozenset(str(loc[1]) for loc in self.wounded if loc[0] == section and loc[1:])


def judge_header(data: dict[str, Any], faults: Faults) -> Header:
    """The model of `data`, its faults noted. `cards` is passed through unread."""
    data = {key: dict(value) if isinstance(value, dict) else value for key, value in data.items()}
    wounded: set[Loc] = set()
    first = True
    while True:
        try:
            return Header(CatalogueModel.model_validate(data), frozenset(wounded))
        except ValidationError as error:
            errors = error.errors(include_url=False)
        if first:  # what a later round finds is only the wound of the first
            faults.add_model_errors(CatalogueModel, errors)
            first = False
        for found in errors:
            wounded.add(_cut(data, found["loc"]))


def _cut(data: dict[str, Any], loc: Loc) -> Loc:
    """Takes the broken part at `loc` out of `data`; answers what was taken."""
    section = str(loc[0])
    inside = data.get(section)
    if section in _NAMED and len(loc) > 1 and isinstance(inside, dict):
        inside.pop(str(loc[1]), None)
        return loc[:2]
    data.pop(section, None)
    if section in _STAND_INS:
        data[section] = _STAND_INS[section]
    return (section,)
