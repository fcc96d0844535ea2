"""What decks are printed on: templates/sheets/materials.yaml, read.

In: a project (its own file goes before ours). Out: weights in g/m², and the board's thickness in
mm.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.project import Project
from generator.sheets.figures import Figures

_WEIGHTS = ("lightest", "heaviest")


@dataclass(frozen=True)
class Materials:
    """Paper stiff enough for a card by itself, thin paper to glue on a board, and the board: the
    lightest and heaviest in g/m², thickness in mm."""

    stiff: tuple[float, float]
    thin: tuple[float, float]
    board: float


def load(project: Project) -> Materials:
    """The materials of a project. Raises UserError with every fault of the file."""
    figures = Figures(project, "templates/sheets", "materials", "file of materials")
    figures.keys(known=("stiff", "thin", "board"))
    found = {}
    for name in ("stiff", "thin"):
        figures.keys(name, known=_WEIGHTS)
        light, heavy = (figures.number(name, key, least=20, most=2000) for key in _WEIGHTS)
        found[name] = (light, heavy)
    board = figures.length("board")
    figures.done()
    return Materials(found["stiff"], found["thin"], board)
