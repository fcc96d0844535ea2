"""Card sizes by name: templates/card-sizes.yaml, ours and then the project's own.

Names lie between publishers, so the mm decide. A project's file adds names and may change ours.
"""

from __future__ import annotations

from pydantic import ConfigDict, Field, RootModel

from generator.catalogue.model import CardSize
from generator.project import Project
from generator.reading.models import layers, read_model
from generator.reading.written import Slug, Text
from generator.units import Size


class NamedSize(CardSize):
    """A card's trimmed size, and who calls it so."""

    model_config = ConfigDict(title="card size")
    about: Text = Field("", description="Who calls it so.")


class CardSizesModel(RootModel[dict[Slug, NamedSize]]):
    """Card sizes by name, as templates/card-sizes.yaml writes them."""

    model_config = ConfigDict(title="table of card sizes")


def card_sizes(project: Project) -> dict[str, Size]:
    """{name: trimmed size in mm} of the rectangles that a project knows. Raises UserError for a
    file with faults."""
    rows = named_sizes(project).items()
    return {name: Size(row.width, row.height) for name, row in rows if row.shape is None}


def named_sizes(project: Project) -> dict[str, NamedSize]:
    """All sizes that a project knows, by name, whatever their shape. Raises UserError for a file
    with faults."""
    found: dict[str, NamedSize] = {}
    for path in layers(project, "templates", "card-sizes.yaml"):
        found |= read_model(CardSizesModel, path, project).root
    return found
