"""Clauses: the engine's rules as numbered sentences, and which of them a rulebook prints.

In: a game's pack, with its `clauses` ({id: sentence}) and `sections` ({id: heading}). Out:
`Clause`s in teaching order. An id reads `<game>-<section>.<rule>`; in print only the number behind
the last hyphen shows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from generator.errors import UserError, no_such
from generator.rules import GamePack


@dataclass(frozen=True)
class Clause:
    """One rule: `section` is the id of its section ("garden-2"), `number` what players see."""

    id: str
    section: str
    number: str
    sentence: str


@dataclass(frozen=True)
class Clauses:
    """All rules of a game by id, in the order a rulebook teaches them, and their headings."""

    by_id: Mapping[str, Clause]
    sections: Mapping[str, str]

    def __getitem__(self, clause: str) -> Clause:
        """One rule. Raises UserError with the nearest id."""
        if clause not in self.by_id:
            raise UserError(no_such("rule", clause, list(self.by_id), most=40))
        return self.by_id[clause]

    def of(self, section: str) -> list[Clause]:
        """The rules of one section, in order. Raises UserError with the nearest section."""
        found = [clause for clause in self.by_id.values() if clause.section == section]
        if not found:
            known = list(dict.fromkeys(clause.section for clause in self.by_id.values()))
            raise UserError(no_such("section", section, known))
        return found

    def heading(self, section: str) -> tuple[str, str]:
        """The number and the title of a section. Raises UserError with the nearest one."""
        self.of(section)
        return _number(section)[1], self.sections.get(section, "")

    def unprinted(self, html: str) -> list[str]:
        """The rules that a finished rulebook doesn't print."""
        printed = set(re.findall(r'data-clause="([^"]+)"', html))
        return [clause for clause in self.by_id if clause not in printed]


def gather(pack: GamePack | None) -> Clauses:
    """The rules of a game; none without one."""
    if pack is None:
        return Clauses({}, {})
    found = {}
    for name, sentence in pack.clauses.items():
        before, number = _number(name)
        chapter = number.partition(".")[0]
        found[name] = Clause(name, before + chapter, number, sentence)
    return Clauses(found, pack.sections)


def _number(id: str) -> tuple[str, str]:
    """The number of a rule or section, which is all behind the last hyphen of its id; first what
    stands before it."""
    before, hyphen, number = id.rpartition("-")
    return before + hyphen, number
