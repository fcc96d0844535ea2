"""Faults of a layout, noted where they were written while the rest is still read."""

from __future__ import annotations

from generator.errors import Problem, did_you_mean, listed
from generator.reading.faults import InvalidValue
from generator.reading.read import Loc, Source


class Noting:
    """Something that reads and notes faults: `problems` has them all."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems

    def add(
        self,
        source: Source,
        loc: Loc,
        found: str,
        *,
        expected: str = "",
        hint: str = "",
        key: str | None = None,
    ) -> None:
        named = {} if key is None else {"key": key}
        self.problems.append(
            source.problem(loc, found, at_key=False, expected=expected, hint=hint, **named)
        )

    def invalid(self, source: Source, loc: Loc, invalid: InvalidValue) -> None:
        self.add(source, loc, invalid.found, expected=invalid.expected, hint=invalid.hint)

    def unknown(self, source: Source, loc: Loc, what: str, known: list[str]) -> None:
        word = str(loc[-1])
        self.problems.append(
            source.problem(
                loc,
                f"is not {what}",
                at_key=True,
                expected=f"known: {listed(known, 40)}",
                hint=did_you_mean(word, known),
            )
        )
