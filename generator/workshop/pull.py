"""`deckproof pull`: tables that are published somewhere -> the files that a catalogue reads.

In: the `url` beside `from` in a catalogue. Out: the file anew, if it holds a table and the deck can
still be read; else it stays as it was. Builds never go to the network: what they read is the file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator import catalogue
from generator.budgets import budget
from generator.catalogue import Catalogue
from generator.catalogue.table_model import TableModel
from generator.catalogue.tables import Link, linked_tables
from generator.errors import Problem, UserError
from generator.files import write_whole
from generator.project import Project
from generator.reading.faults import Faults
from generator.reading.models import judged
from generator.reading.read import Loc, Source, read_source
from generator.reading.table import parse_table
from generator.workshop.changes import Changes, between
from generator.workshop.download import download

#: Where Google keeps the sheet that a person sees; the same as a file lies elsewhere.
_GOOGLE = re.compile(r"https://docs\.google\.com/spreadsheets/d/([\w-]+)/(?:edit|view|htmlview)")


@dataclass(frozen=True)
class Pulled:
    """A table that was fetched: of which game, into which file, how many bytes, and what is new;
    None if the deck could not be read before."""

    game: str
    file: Path
    bytes: int
    changes: Changes | None


def pull_tables(project: Project, games: Sequence[str]) -> list[Pulled]:
    """Fetches every table of the games that has an address. Raises UserError for the first that
    can't be had; those before it are kept."""
    done = []
    for game in games:
        path = project.catalogue(game)
        source = read_source(path, project.label(path))
        for loc, link in linked_tables(source.data):
            if link.url:
                done.append(_pulled(game, source, loc, link, path, project))
    if not done:
        raise UserError(
            Problem(
                "no table has an address to be pulled from",
                expected="cards: {from: cards.csv, url: https://...}",
            )
        )
    return done


def _pulled(
    game: str, source: Source, loc: Loc, link: Link, path: Path, project: Project
) -> Pulled:
    _require_sound(source, loc)
    if len(link.files) != 1:
        raise UserError(source.problem((*loc, "url"), "is the address of one table", key="url"))
    (name,) = link.files
    google = _GOOGLE.match(link.url)
    if google:
        hint = f"https://docs.google.com/spreadsheets/d/{google[1]}/export?format=csv gives a file"
        found = "is a page to look at, not a file"
        raise UserError(source.problem((*loc, "url"), found, key="url", hint=hint))
    target = project.table(name) or _place_of(name, source, loc, project)
    data, kind = download(link.url, budget("table-bytes"))
    if kind == "text/html" or data.lstrip()[:14].lower().startswith((b"<!doctype html", b"<html")):
        raise UserError(
            Problem(
                "the server answers with a web page, not a table",
                file=link.url,
                hint="publish the sheet as CSV, and name that address",
            )
        )
    parse_table(data, target.suffix.lower(), link.url, link.sheet)
    before = target.read_bytes() if target.exists() else None
    old = _loaded(path, project)
    write_whole(target, data, project.root)
    try:
        new = catalogue.load(path, project)
    except UserError:
        if old is not None and before is not None:
            write_whole(target, before, project.root)
        raise
    return Pulled(game, target, len(data), between(old, new))


def _value(source: Source, loc: Loc) -> dict[str, Any]:
    value = source.data
    for part in loc:
        value = value[part]
    assert isinstance(value, dict)
    return value


def _require_sound(source: Source, loc: Loc) -> None:
    """Raises UserError for a table that is not well written: its address least of all."""
    faults = Faults(source)
    judged(TableModel, _value(source, loc), faults, loc)
    faults.raise_all()


def _place_of(name: str, source: Source, loc: Loc, project: Project) -> Path:
    """Where a table that isn't there yet will lie: in cards/."""
    folder = project.root / "cards"
    place = (folder / name).absolute()
    if ".." in Path(name).parts or Path(name).is_absolute() or not place.is_relative_to(folder):
        raise UserError(source.problem((*loc, "from"), "leads out of cards/", key="from"))
    return place


def _loaded(path: Path, project: Project) -> Catalogue | None:
    try:
        return catalogue.load(path, project)
    except UserError:
        return None
