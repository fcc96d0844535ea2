"""Which files are finished pictures, or lists of them, and what reads each."""

from __future__ import annotations

from pathlib import Path

from generator.errors import Problem, UserError
from generator.project import Project
from generator.reading.table import plain_name
from generator.workshop.finished import folder
from generator.workshop.finished.brought import place_in
from generator.workshop.finished.making import Finished, Wanted, make


def is_finished(path: Path) -> bool:
    """Whether an import of that file or folder brings finished pictures, and no table."""
    return path.is_dir()


def import_finished(path: Path, project: Project, game: str | None, wanted: Wanted) -> Finished:
    """Makes a deck of a folder of pictures, or of a list of them. Raises UserError."""
    slug = game or plain_name(path.resolve().stem)
    if not slug:
        raise UserError(Problem("has no Latin letter", file=path.name, hint="name it with --game"))
    return make(folder.bring(path), project, slug, wanted, place_in(project, path))
