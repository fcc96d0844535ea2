"""Card sizes by name: templates/card-sizes.yaml, ours and then the project's own.

Names lie between publishers, so the mm decide. A project's file adds names and may change ours.
"""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, ValidationError

from generator.catalogue.model import CardSize
from generator.catalogue.written import Text
from generator.project import Project
from generator.reading.faults import Faults
from generator.reading.read import read_source
from generator.units import Size


class NamedSize(CardSize):
    """A row of card-sizes.yaml."""

    about: Text = Field("", description="Who calls it so.")


def card_sizes(project: Project) -> dict[str, Size]:
    """{name: trimmed size in mm} that a project knows. Raises UserError for a file with faults."""
    found: dict[str, Size] = {}
    for root in reversed(list(project.roots())):
        path = root / "templates" / "card-sizes.yaml"
        if path.is_file():
            found |= _read(path, project.label(path))
    return found


def _read(path: Path, label: str) -> dict[str, Size]:
    source = read_source(path, label)
    faults = Faults(source)
    rows = source.data
    if not isinstance(rows, dict):
        faults.add((), "needs 'name: {width: ..., height: ...}' rows")
        rows = {}
    found: dict[str, Size] = {}
    for name, row in rows.items():
        try:
            size = NamedSize.model_validate(row)
            found[name] = Size(size.width, size.height)
        except ValidationError as error:
            faults.add_model_errors(NamedSize, error.errors(include_url=False), above=(name,))
    faults.raise_all()
    return found
