"""The figures that nets are computed from: templates/components/box.yaml and die.yaml, read.

In: a project (its own files go before ours). Out: records in mm. The files hold each figure with
its source and how sure it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import ConfigDict, Field, field_validator

from generator.project import Project
from generator.reading.faults import InvalidValue
from generator.reading.figures import LengthFigure, NumberFigure, within
from generator.reading.models import Model, named_file, read_model
from generator.reading.written import LONGEST_MM, Text, count_within

_FOLDER = "templates/components"
_WHAT = "file of measures"
#: A die has faces for these numbers.
PIPS = range(1, 7)


@dataclass(frozen=True)
class BoxMeasures:
    """A tuck box's figures in mm; `dust` is a share of the depth."""

    card: float
    sleeved: float
    sleeve_width: float
    sleeve_height: float
    play_width: float
    play_height: float
    play_depth: float
    glue: float
    tongue: float
    tongue_corner: float
    dust: float
    taper: float
    notch: float
    ease: float
    bleed: float


class BoxModel(Model):
    """What a tuck box is computed from, as templates/components/box.yaml writes it."""

    model_config = ConfigDict(title="box")
    card: LengthFigure = Field(description="How thick one card is.")
    sleeved: LengthFigure = Field(description="How thick one card is in its sleeve.")
    sleeve_width: LengthFigure = Field(description="How much wider a sleeve is than its card.")
    sleeve_height: LengthFigure = Field(description="How much higher a sleeve is than its card.")
    play_width: LengthFigure = Field(description="Room beside the cards.")
    play_height: LengthFigure = Field(description="Room above the cards.")
    play_depth: LengthFigure = Field(description="Room before the cards.")
    glue: LengthFigure = Field(description="Width of the strip that closes the walls.")
    tongue: LengthFigure = Field(description="What is tucked in, beyond the lid.")
    tongue_corner: LengthFigure = Field(description="Radius of the tongue's corners.")
    dust: Annotated[NumberFigure, *within(0.1, 1.5)] = Field(
        description="Height of the dust flaps, as a share of the depth."
    )
    taper: LengthFigure = Field(description="How much narrower flaps are at their ends.")
    notch: LengthFigure = Field(description="Radius of the notch for the thumb.")
    ease: LengthFigure = Field(description="How much narrower lid and bottom are.")
    bleed: LengthFigure = Field(description="Colour beyond cuts and onto glue.")
    larger: dict[str, Text] = Field(
        {}, description="The paper to take instead, where a box doesn't fit: a4: a3."
    )


@dataclass(frozen=True)
class DieMeasures:
    """A die's figures in mm, and where in the net each face lies: {face: (column, row)}."""

    edge: float
    tab: float
    bleed: float
    faces: dict[int, tuple[int, int]]


class FaceModel(Model):
    """Where a face of the die lies in its net."""

    model_config = ConfigDict(title="face of a die")
    face: Annotated[int, *count_within(1, 6)] = Field(description="The face's pips.")
    column: Annotated[int, *count_within(0, 3)] = Field(description="Its column, from 0.")
    row: Annotated[int, *count_within(0, 2)] = Field(description="Its row, from 0.")


class DieModel(Model):
    """What a die is computed from, as templates/components/die.yaml writes it."""

    model_config = ConfigDict(title="die")
    edge: Annotated[LengthFigure, *within(5.0, LONGEST_MM, "mm")] = Field(
        description="The die's edge."
    )
    tab: Annotated[LengthFigure, *within(2.0, LONGEST_MM, "mm")] = Field(
        description="Width of the tabs for glue."
    )
    bleed: LengthFigure = Field(description="Colour beyond cuts and onto glue.")
    faces: list[FaceModel] = Field(
        description="The faces of the net, each once.",
        json_schema_extra={"minItems": len(PIPS), "maxItems": len(PIPS)},
    )

    @field_validator("faces")
    @classmethod
    def _each_once(cls, faces: list[FaceModel]) -> list[FaceModel]:
        if sorted(one.face for one in faces) != list(PIPS):
            raise InvalidValue("doesn't name each face once", "1 to 6").for_pydantic()
        return faces


def box_measures(project: Project) -> tuple[BoxMeasures, dict[str, str]]:
    """The figures of boxes, and the paper to take instead of one that is too small. Raises
    UserError with every fault of the file."""
    path = named_file(project, _FOLDER, "box", _WHAT)
    found = read_model(BoxModel, path, project).model_dump()
    larger = found.pop("larger")
    return BoxMeasures(**found), larger


def die_measures(project: Project) -> DieMeasures:
    """The figures of dice. Raises UserError with every fault of the file."""
    found = read_model(DieModel, named_file(project, _FOLDER, "die", _WHAT), project)
    faces = {one.face: (one.column, one.row) for one in found.faces}
    return DieMeasures(found.edge, found.tab, found.bleed, faces)
