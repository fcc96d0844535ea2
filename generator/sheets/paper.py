"""Papers and printing defaults, read from templates/sheets/papers.yaml; sizes of one's own.

In: a project and a name such as "a4" or "150x200mm". Out: sizes in mm. The project's own file is
laid over the one that we ship, so it may add a paper or change a default.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import ConfigDict, Field

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.faults import InvalidValue
from generator.reading.models import Model, layers, read_model
from generator.reading.written import LENGTH, AnyLength, length, length_within, matching, written
from generator.units import UNITS, BadLength, Size, mm

_FILE = "papers.yaml"
_OWN_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*([a-z]*)")
#: A sheet has sides of this many mm, at least and at most: a larger number is a slip of the unit.
SMALLEST, LARGEST = 40.0, 2000.0
#: A mark is no longer, nor farther off, than a quarter of the smallest sheet; how thick it may be.
_LONGEST, _THICKEST = SMALLEST / 4, 2.0


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
    outside the bleed they start, how near that may get, how thick they are; and how far from the
    corners of the cards the ticks between these start."""

    length: float
    shortest: float
    offset: float
    nearest: float
    weight: float
    ticks: float


@dataclass(frozen=True, slots=True)
class Printing:
    """How to print, in mm: the cards' distance from the paper's edge, what printers reach, the
    gutters to try (the first that costs no card is taken), the least one if a machine cuts, bleed
    round the block of cards, the gap on each side of a fold line, the one between rows of cards of
    different sizes, crop marks. The values and their sources stand in papers.yaml."""

    margin: float
    reach: float
    gutters: tuple[float, ...]
    cut_gap: float
    outer_bleed: float
    fold_gap: float
    band_gap: float
    mark: Mark

    def apart(self, least: float) -> Printing:
        """The defaults with gutters of at least so many mm."""
        return replace(self, gutters=tuple(dict.fromkeys(max(g, least) for g in self.gutters)))


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
    try:
        size = Size(mm(width + unit), mm(height + unit))
    except BadLength as error:
        raise UserError(Problem(f"the paper {error.reason}", hint=error.hint)) from None
    if not all(SMALLEST <= side <= LARGEST for side in (size.w, size.h)):
        raise UserError(
            Problem(
                f"a paper of {size.w:g} x {size.h:g} mm is out of range",
                expected=f"{SMALLEST:g} to {LARGEST:g} mm a side",
            )
        )
    return Paper(f"{size.w:g}x{size.h:g}mm", size)


_LENGTHS = length(0.0, LARGEST)


def _gutters(value: Any) -> tuple[float, ...]:
    if not isinstance(value, list) or not value:
        raise InvalidValue("is not a list of lengths", "[3mm, 0mm]")
    return tuple(_LENGTHS(one) for one in value)


_NAME = r"[a-z][a-z0-9-]*"
PaperName = Annotated[
    str,
    *written(
        matching(_NAME, "is no name for a paper", "small letters, digits, -"),
        type="string",
        pattern=f"^{_NAME}$",
    ),
]
#: Ticks as near as 0.2 mm don't touch a card; nearer, a printer's dots would run together.
OffCorners = Annotated[float, *length_within(0.2, _LONGEST)]
Marked = Annotated[float, *length_within(0.0, _LONGEST)]
Thick = Annotated[float, *length_within(0.0, _THICKEST)]
Side = Annotated[float, *length_within(SMALLEST, LARGEST)]
Gutters = Annotated[tuple[float, ...], *written(_gutters, type="array", items=LENGTH, minItems=1)]


class PaperModel(Model):
    """A paper's size, upright."""

    model_config = ConfigDict(title="paper")
    width: Side = Field(description="Width, such as 210mm or 8.5in.")
    height: Side = Field(description="Height, such as 297mm or 11in.")


class MarkModel(Model):
    """Crop marks."""

    model_config = ConfigDict(title="crop mark")
    length: Marked | None = Field(None, description="How long they are.")
    shortest: Marked | None = Field(None, description="What the printer must reach of each.")
    offset: Marked | None = Field(None, description="How far outside the bleed they start.")
    nearest: Marked | None = Field(None, description="How near to the bleed they may get.")
    weight: Thick | None = Field(None, description="How thick they are.")
    ticks: OffCorners | None = Field(
        None, description="How far from cards' corners the ticks between cards start."
    )


class PrintingModel(Model):
    """How to print when nobody says otherwise."""

    model_config = ConfigDict(title="way to print")
    margin: AnyLength | None = Field(None, description="From the paper's edge to the cards.")
    reach: AnyLength | None = Field(None, description="Nearer to the edge no printer prints.")
    gutters: Gutters | None = Field(
        None, description="Between cards; the first that costs no card is taken."
    )
    cut_gap: AnyLength | None = Field(None, description="The least gutter if a machine cuts.")
    outer_bleed: AnyLength | None = Field(None, description="Bleed round the block of cards.")
    fold_gap: AnyLength | None = Field(None, description="From a fold line to the cards.")
    band_gap: AnyLength | None = Field(None, description="Between rows of cards of other sizes.")
    mark: MarkModel | None = Field(None, description="Crop marks.")


class PapersModel(Model):
    """Papers and printing defaults, as templates/sheets/papers.yaml writes them."""

    model_config = ConfigDict(title="table of papers")
    papers: dict[PaperName, PaperModel] | None = Field(None, description="Papers by name.")
    printing: PrintingModel | None = Field(None, description="How to print by default.")


def load(project: Project) -> Papers:
    """The papers and defaults of a project. Raises UserError with every fault of a file."""
    papers: dict[str, Paper] = {}
    values: dict[str, Any] = {}
    mark: dict[str, float] = {}
    for path in layers(project, "templates/sheets", _FILE):
        found = read_model(PapersModel, path, project)
        for name, row in (found.papers or {}).items():
            papers[name] = Paper(name, Size(row.width, row.height))
        if found.printing is not None:
            given = found.printing.model_dump(exclude_none=True)
            mark |= given.pop("mark", {})
            values |= given
    return Papers(papers, Printing(**values, mark=Mark(**mark)))
