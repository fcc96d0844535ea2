"""Which files are finished pictures, or lists of them, and what reads each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from generator.errors import Problem, UserError
from generator.project import Project
from generator.reading.table import plain_name
from generator.workshop.finished import folder, orders, tabletop
from generator.workshop.finished.brought import Brought, place_in
from generator.workshop.finished.making import Finished, Wanted, make

#: What reads a file of that ending.
_READERS: dict[str, Callable[[Path], Brought]] = {
    ".json": tabletop.bring, ".xml": orders.bring_xml, ".cod": orders.bring_xml,
}  # fmt: skip


def is_finished(path: Path) -> bool:
    """Whether an import of that file or folder brings finished pictures, and no table. Raises
    UserError for a text file that can't be read."""
    return path.is_dir() or _reader(path) is not None


def import_finished(path: Path, project: Project, game: str | None, wanted: Wanted) -> Finished:
    """Makes a deck of a folder of pictures, or of a list of them. Raises UserError."""
    slug = game or plain_name(path.resolve().stem)
    if not slug:
        raise UserError(Problem("has no Latin letter", file=path.name, hint="name it with --game"))
    if path.is_dir():
        return make(folder.bring(path), project, slug, wanted, place_in(project, path))
    reader = _reader(path)
    assert reader is not None
    return make(reader(path), project, slug, wanted)


def _reader(path: Path) -> Callable[[Path], Brought] | None:
    if path.suffix.lower() == ".txt" and orders.is_list(path):
        return orders.bring_text
    return _READERS.get(path.suffix.lower())
