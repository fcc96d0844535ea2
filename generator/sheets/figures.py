"""A small YAML file of figures, read with every fault at its place: machines, boxes, dice.

In: the file. Out: lengths, numbers and words by their path of keys. A figure may be written plain
(`size: 16mm`) or with where it comes from (`size: {length: 16mm, mark: B, source: ...}`): marks are
V seen or measured, V2 second hand, C computed from those, B believed. Faults are collected and
raised together by `done`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.read import Loc, read_yaml
from generator.units import BadLength, mm

MARKS = ("V", "V2", "C", "B")
#: A length beyond this many mm is a slip of the unit.
_MOST = 2000.0


class Figures:
    """The values of one file; a value that isn't there, or doesn't fit, is a fault."""

    def __init__(self, project: Project, folder: str, name: str, what: str) -> None:
        """Raises UserError, with the nearest name, if there is no such file."""
        path = project.find_file(folder, f"{name}.yaml")
        if path is None:
            known = sorted(project.names(folder, ".yaml"))
            raise UserError(
                Problem(
                    f"there is no {what} {name!r}",
                    expected=f"{what}s: {listed(known) or 'none'}",
                    hint=did_you_mean(name, known),
                )
            )
        self.source = read_yaml(Path(path), project.label(path))
        self.faults: list[Problem] = []

    def done(self) -> None:
        """Raises UserError with every fault so far."""
        if self.faults:
            raise UserError(sorted(self.faults, key=lambda fault: (fault.line, fault.column)))

    def get(self, *loc: str | int) -> Any:
        """What is written there, or None."""
        found: Any = self.source.data
        for key in loc:
            if isinstance(found, dict):
                found = found.get(key)
            elif isinstance(found, list) and isinstance(key, int) and key < len(found):
                found = found[key]
            else:
                return None
        return found

    def keys(self, *loc: str | int, known: Sequence[str] = ()) -> list[str]:
        """The keys of a mapping; one that isn't among the known is a fault."""
        found = self.get(*loc)
        if not isinstance(found, dict):
            if found is not None:
                self.fault(loc, "needs 'key: value' pairs below it")
            return []
        for key in found:
            if known and key not in known:
                self.faults.append(
                    self.source.problem(
                        (*loc, key),
                        "is not a key here",
                        at_key=True,
                        expected=listed(list(known)),
                        hint=did_you_mean(key, list(known)),
                    )
                )
        return list(found)

    def length(self, *loc: str | int, least: float = 0.0) -> float:
        """A length in mm."""
        written = self._figure(loc, "length")
        if written is None:
            return max(least, 1.0)
        try:
            found = mm(str(written))
        except BadLength as error:
            self.faults.append(self.source.problem(loc, error.reason, hint=error.hint))
            return max(least, 1.0)
        if not least <= found <= _MOST:
            self.fault(loc, f"{written} is out of range", f"{least:g}mm to {_MOST:g}mm")
        return found

    def number(self, *loc: str | int, least: float, most: float) -> float:
        """A plain number."""
        written = self._figure(loc, "number")
        try:
            found = float(written)
        except (TypeError, ValueError):
            if written is not None:
                self.fault(loc, f"{written!r} is not a number")
            return least
        if not least <= found <= most:
            self.fault(loc, f"{written} is out of range", f"{least:g} to {most:g}")
        return found

    def word(self, *loc: str | int, among: Sequence[str]) -> str:
        """One of these words."""
        found = self.get(*loc)
        if found not in among:
            self.fault(
                loc,
                f"{found!r} is not possible here" if found else "is missing",
                f"one of {', '.join(among)}",
                did_you_mean(str(found), among),
            )
            return among[0]
        return str(found)

    def text(self, *loc: str | int) -> str:
        """A text, "" if there is none."""
        found = self.get(*loc)
        return found if isinstance(found, str) else ""

    def fault(self, loc: Loc, found: str, expected: str = "", hint: str = "") -> None:
        """Notes a fault at a place of the file."""
        self.faults.append(self.source.problem(loc, found, expected=expected, hint=hint))

    def _figure(self, loc: Loc, kind: str) -> Any:
        """A figure as written, its source looked at and left aside; None if it is missing."""
        written = self.get(*loc)
        if isinstance(written, dict):
            self.keys(*loc, known=(kind, "mark", "source"))
            if "mark" in written:
                self.word(*loc, "mark", among=MARKS)
            written = written.get(kind)
        if written is None:
            self.fault(loc, f"has no {kind}")
        return written
