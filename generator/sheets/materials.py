"""What decks are printed on: templates/sheets/materials.yaml, read.

In: a project (its own file goes before ours). Out: weights in g/m², and the board's thickness in
mm.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import ConfigDict, Field

from generator.project import Project
from generator.reading.figures import LengthFigure, NumberFigure, within
from generator.reading.models import Model, named_file, read_model

_Weight = Annotated[NumberFigure, *within(20, 2000)]


class WeightsModel(Model):
    """The weights of a kind of paper, in g/m²."""

    model_config = ConfigDict(title="kind of paper")
    lightest: _Weight = Field(description="The lightest that will do, in g/m².")
    heaviest: _Weight = Field(description="The heaviest that will do, in g/m².")


class MaterialsModel(Model):
    """What decks are printed on, as templates/sheets/materials.yaml writes it."""

    model_config = ConfigDict(title="file of materials")
    stiff: WeightsModel = Field(description="Paper stiff enough for a card by itself.")
    thin: WeightsModel = Field(description="Thin paper, to be glued to both faces of a board.")
    board: LengthFigure = Field(description="How thick the board is.")


@dataclass(frozen=True)
class Materials:
    """Paper stiff enough for a card by itself, thin paper to glue on a board, and the board: the
    lightest and heaviest in g/m², thickness in mm."""

    stiff: tuple[float, float]
    thin: tuple[float, float]
    board: float


def load(project: Project) -> Materials:
    """The materials of a project. Raises UserError with every fault of the file."""
    path = named_file(project, "templates/sheets", "materials", "file of materials")
    found = read_model(MaterialsModel, path, project)
    stiff, thin = found.stiff, found.thin
    return Materials((stiff.lightest, stiff.heaviest), (thin.lightest, thin.heaviest), found.board)
