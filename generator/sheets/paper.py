"""Papers and printing defaults, read from templates/sheets/papers.yaml; sizes of one's own.

In: a project and a name such as "a4" or "150x200mm". Out: sizes in mm. The project's own file is
laid over the one that we ship, so it may add a paper or change a default.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.read import Loc, Source, read_yaml
from generator.units import UNITS, BadLength, Size, mm

_FILE = "papers.yaml"
_OWN_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*([a-z]*)")
#: A sheet has sides of this many mm, at least and at most: a larger number is a slip of the unit.
SMALLEST, LARGEST = 40.0, 2000.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper; `name` is fit for a file name."""

    name: str
    size: Size

    @property
    def title(self) -> str:
        """How people call it: A4, Letter, 150 x 200 mm."""
        if self.name[0].isdigit():
            return f"{self.size.w:g} x {self.size.h:g} mm"
        if self.name[-1].isdigit():
            return self.name.upper()
        return self.name.replace("-", " ").title()


@dataclass(frozen=True, slots=True)
class Mark:
    """Crop marks in mm: their length, how short they may get within the printer's reach, how far
    outside the bleed they start, how near that may get, and how thick they are."""

    length: float
    shortest: float
    offset: float
    nearest: float
    weight: float


@dataclass(frozen=True, slots=True)
class Printing:
    """How to print, in mm: the cards' distance from the paper's edge, what printers reach, the
    gutters to try (the first that costs no card is taken), bleed round the block of cards, the gap
    on each side of a fold line, the one between rows of cards of different sizes, crop marks. The
    values and their sources stand in papers.yaml."""

    margin: float
    reach: float
    gutters: tuple[float, ...]
    outer_bleed: float
    fold_gap: float
    band_gap: float
    mark: Mark


@dataclass(frozen=True)
class Papers:
    """What papers.yaml says."""

    by_name: dict[str, Paper]
    printing: Printing

    def find(self, name: str) -> Paper:
        """The paper of this name, or of an own size such as "150x200mm" or "5x7in". Raises
        UserError with the nearest name."""
        wanted = name.strip().lower()
        if wanted in self.by_name:
            return self.by_name[wanted]
        match = _OWN_SIZE.fullmatch(wanted)
        if match is not None:
            return _own(name, *match.groups())
        known = list(self.by_name)
        raise UserError(
            Problem(
                f"there is no paper {name!r}",
                expected=f"papers: {listed(known)}, or a size such as 150x200mm",
                hint=did_you_mean(wanted, known),
            )
        )


def _own(name: str, width: str, height: str, unit: str) -> Paper:
    if unit not in UNITS:
        found = f"{unit!r} is not a unit" if unit else f"the paper {name!r} has no unit"
        raise UserError(Problem(found, hint=f"did you mean '{width}x{height}mm'?"))
    size = Size(mm(width + unit), mm(height + unit))
    if not all(SMALLEST <= side <= LARGEST for side in (size.w, size.h)):
        raise UserError(
            Problem(
                f"a paper of {size.w:g} x {size.h:g} mm is out of range",
                expected=f"{SMALLEST:g} to {LARGEST:g} mm a side",
            )
        )
    return Paper(f"{size.w:g}x{size.h:g}mm", size)


def load(project: Project) -> Papers:
    """The papers and defaults of a project. Raises UserError with every fault of a file."""
    papers: dict[str, Paper] = {}
    values: dict[str, Any] = {}
    mark: dict[str, float] = {}
    for root in reversed(list(project.roots())):
        path = root / "templates" / "sheets" / _FILE
        if path.is_file():
            reader = _Reader(read_yaml(path, project.label(path)))
            papers |= reader.papers()
            values |= reader.printing()
            mark |= reader.mark()
            reader.done()
    return Papers(papers, Printing(**values, mark=Mark(**mark)))


class _Reader:
    """Values of one file; faults are collected and raised together by `done`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.faults: list[Problem] = []
        self.top = self._mapping((), source.data or {}, ("papers", "printing"))

    def done(self) -> None:
        if self.faults:
            raise UserError(sorted(self.faults, key=lambda fault: (fault.line, fault.column)))

    def papers(self) -> dict[str, Paper]:
        found: dict[str, Paper] = {}
        rows = self._mapping(("papers",), self.top.get("papers") or {})
        for name, row in rows.items():
            loc = ("papers", name)
            sides = self._mapping(loc, row, ("width", "height"))
            width, height = (self._side((*loc, side), sides) for side in ("width", "height"))
            if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
                self._fault(loc, f"{name!r} is no name for a paper", "small letters, digits, -")
            elif width is not None and height is not None:
                found[name] = Paper(name, Size(width, height))
        return found

    def printing(self) -> dict[str, Any]:
        """What the file says of `Printing`, without the marks."""
        row = self._mapping(("printing",), self.top.get("printing") or {}, _names(Printing))
        values: dict[str, Any] = {}
        for name in row:
            if name == "gutters":
                values[name] = self._lengths(("printing", name), row[name])
            elif name in _names(Printing) and name != "mark":
                values[name] = self._one(("printing", name), row[name], 0.0)
        return values

    def mark(self) -> dict[str, Any]:
        """What the file says of `Mark`."""
        loc: Loc = ("printing", "mark")
        printing = self.top.get("printing")
        row = printing.get("mark") if isinstance(printing, dict) else None
        row = self._mapping(loc, row or {}, _names(Mark))
        known = _names(Mark)
        return {name: self._one((*loc, name), row[name], 0.0) for name in row if name in known}

    def _mapping(self, loc: Loc, value: Any, known: tuple[str, ...] = ()) -> dict[str, Any]:
        if not isinstance(value, dict):
            self._fault(loc, "is not a list of keys and values", "key: value")
            return {}
        for key in value:
            if known and key not in known:
                fault = self.source.problem(
                    (*loc, key),
                    "is not a key here",
                    at_key=True,
                    expected=listed(known),
                    hint=did_you_mean(key, known),
                )
                self.faults.append(fault)
        return value

    def _side(self, loc: Loc, row: dict[str, Any]) -> float | None:
        side = str(loc[-1])
        if side not in row:
            self._fault(loc[:-1], f"has no {side}", "width and height")
            return None
        return self._one(loc, row[side], SMALLEST)

    def _lengths(self, loc: Loc, value: Any) -> tuple[float, ...]:
        if not isinstance(value, list) or not value:
            self._fault(loc, "is not a list of lengths", "[3mm, 0mm]")
            return ()
        found = [self._one((*loc, index), text, 0.0) for index, text in enumerate(value)]
        return tuple(length for length in found if length is not None)

    def _one(self, loc: Loc, value: Any, least: float) -> float | None:
        if not isinstance(value, str):
            self._fault(loc, "is not a length", "a number and a unit, such as 3mm")
            return None
        try:
            length = mm(value)
        except BadLength as error:
            self.faults.append(self.source.problem(loc, error.reason, hint=error.hint))
            return None
        if not least <= length <= LARGEST:
            self._fault(loc, f"{value} is out of range", f"{least:g}mm to {LARGEST:g}mm")
            return None
        return length

    def _fault(self, loc: Loc, found: str, expected: str) -> None:
        self.faults.append(self.source.problem(loc, found, expected=expected))


def _names(record: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(record))
