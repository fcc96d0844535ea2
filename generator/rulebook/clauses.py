"""Clauses: the engine's rules as numbered sentences, and which of them a rulebook prints.

In: an engine, whose module (or the package round it) has `CLAUSES: {id: sentence}` and may have
`SECTIONS: {id: heading}`. Out: `Clause`s in teaching order. An id reads `<game>-<section>.<rule>`;
in print only the number behind the last hyphen shows.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from generator.errors import Problem, UserError, did_you_mean, listed


@dataclass(frozen=True)
class Clause:
    """One rule: `section` is the id of its section ("war-2"), `number` what players see."""

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
            raise UserError(
                Problem(
                    f"there is no rule {clause!r}",
                    expected=f"rules: {listed(list(self.by_id), 40) or 'none'}",
                    hint=did_you_mean(clause, list(self.by_id)),
                )
            )
        return self.by_id[clause]

    def of(self, section: str) -> list[Clause]:
        """The rules of one section, in order. Raises UserError with the nearest section."""
        found = [clause for clause in self.by_id.values() if clause.section == section]
        if not found:
            known = list(dict.fromkeys(clause.section for clause in self.by_id.values()))
            raise UserError(
                Problem(
                    f"there is no section {section!r}",
                    expected=f"sections: {listed(known) or 'none'}",
                    hint=did_you_mean(section, known),
                )
            )
        return found

    def unprinted(self, html: str) -> list[str]:
        """The rules that a finished rulebook doesn't print."""
        printed = set(re.findall(r'data-clause="([^"]+)"', html))
        return [clause for clause in self.by_id if clause not in printed]


def gather(engine: Any | None) -> Clauses:
    """The rules of an engine; none without an engine."""
    sentences: Mapping[str, str] = _table(engine, "CLAUSES")
    found = {}
    for name, sentence in sentences.items():
        number = name.rpartition("-")[2]
        section = name[: -len(number)] + number.partition(".")[0]
        found[name] = Clause(name, section, number, sentence)
    return Clauses(found, _table(engine, "SECTIONS"))


def _table(engine: Any | None, name: str) -> Mapping[str, str]:
    if engine is None:
        return {}
    for module in _modules(type(engine).__module__):
        table = getattr(module, name, None)
        if isinstance(table, Mapping):
            return table
    return {}


def _modules(name: str) -> Iterator[Any]:
    """The module of that name, then the packages round it, innermost first."""
    while name:
        if name in sys.modules:
            yield sys.modules[name]
        name = name.rpartition(".")[0]
