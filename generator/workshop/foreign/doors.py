"""What an import finds before it, and what reads that: tables, pictures, other tools' files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.table import plain_name
from generator.workshop.finished import folder, orders, tabletop
from generator.workshop.finished.brought import Brought, place_in
from generator.workshop.finished.making import make
from generator.workshop.finished.telling import Finished
from generator.workshop.finished.work import Wanted
from generator.workshop.foreign import decksmith, nandeck, squib
from generator.workshop.foreign.design import Design, write
from generator.workshop.foreign.records import records
from generator.workshop.importing import Imported, Look, import_cards
from generator.workshop.layouts import shipped

#: What brings finished pictures, and what a design, by the ending of a file.
_PICTURES: dict[str, Callable[[Path], Brought]] = {
    ".json": tabletop.bring, ".xml": orders.bring_xml, ".cod": orders.bring_xml,
}  # fmt: skip

_DESIGNS: dict[str, Callable[[Path, Project], Design]] = {
    ".rb": squib.design, ".yaml": decksmith.design, ".yml": decksmith.design,
}  # fmt: skip
_FOR_TABLES = ("--sheet", "--copy", "--layout")
#: Files that are called so by everybody: their folder names the deck.
_USUAL = ("deck", "layout", "order")


def import_any(
    path: Path,
    project: Project,
    game: str | None,
    sheet: str,
    copy: bool,
    wanted: Wanted,
    layout: str = "",
) -> Imported | Finished:
    """Makes a deck of whatever it is. `sheet`, `copy` and `layout`, that of the faces, are for
    tables, `wanted` for pictures. Raises UserError for what is none of it."""
    found = records(path)
    pictures, design = (None, None) if found is not None else _readers(path)
    tables = pictures is None and design is None
    for option, given, fits in (
        ("--sheet", sheet, tables),
        ("--copy", copy, tables),
        ("--layout", layout, tables),
        ("--size", wanted.size, pictures is not None),
        ("--bleed", wanted.bleed, pictures is not None),
        ("--edge", wanted.edge, pictures is not None),
    ):
        if given and not fits:
            what = "tables" if option in _FOR_TABLES else "finished pictures"
            raise UserError(Problem(f"is for {what}", file=path.name, key=option))
    if pictures is None and design is None:
        look = _look(layout, project) if layout else Look()
        return import_cards(path, project, game, sheet, copy, look, found)
    named = path.resolve()
    slug = game or plain_name(named.parent.name if named.stem in _USUAL else named.stem)
    if not slug:
        raise UserError(Problem("has no Latin letter", file=path.name, hint="name it with --game"))
    if design is not None:
        return write(design(path, project), project, slug)
    assert pictures is not None
    return make(
        pictures(path), project, slug, wanted, place_in(project, path) if path.is_dir() else None
    )


def _look(layout: str, project: Project) -> Look:
    """The cards with faces of that layout. Raises UserError if there is none."""
    names = project.names("templates/faces", ".yaml")
    if layout not in names:
        raise UserError(
            Problem(
                f"there is no layout {layout!r}",
                key="--layout",
                expected=f"for any deck: {listed([one.name for one in shipped(project)])}",
                hint=did_you_mean(layout, names),
            )
        )
    own = f"{layout}-back"
    return Look(layout, back=own if own in names else "plain-back")


def _readers(
    path: Path,
) -> tuple[Callable[[Path], Brought] | None, Callable[[Path, Project], Design] | None]:
    """What reads a file or folder; neither for a table."""
    suffix = path.suffix.lower()
    if path.is_dir():
        return folder.bring, None
    if suffix in _DESIGNS:
        return None, _DESIGNS[suffix]
    if suffix in (".txt", ".nde") and path.is_file():
        if nandeck.is_script(path):
            return None, nandeck.design
        if orders.is_list(path):
            return orders.bring_text, None
    return _PICTURES.get(suffix), None
