"""`deckproof import`: cards from a spreadsheet -> a catalogue that reads them from it.

In: a CSV, TSV, XLSX or ODS file, one row a card. Out: cards/<name>.yaml, which names the table and
says which column is what; the table stays where cards are changed. A file from outside of the
project is copied into it. Imported again, a table brings its new columns and kinds, and what came,
went and changed is told. With `copy` the cards are written into the catalogue once, and the table
is not read again. The catalogue is loaded before it is kept: what it can't hold is told by row and
column.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from generator import catalogue
from generator.catalogue import Catalogue
from generator.catalogue.tables import linked_tables, read_cards
from generator.deck import build
from generator.errors import Problem, UserError
from generator.files import write_through, write_whole
from generator.inputs import read_bytes
from generator.project import TABLE_SUFFIXES, Project
from generator.reading.read import Source, read_source
from generator.reading.table import Table, parse_table, plain_name
from generator.workshop.changes import Changes, between
from generator.workshop.columns import Columns, columns_of
from generator.workshop.finished.beside import Beside
from generator.workshop.foreign.records import Records
from generator.workshop.schemas import lend_schemas

_LAYOUT = "plain"
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 ]*")
#: So few different values make a choice ("one-of"), more are free text.
_FEW = 12


@dataclass(frozen=True)
class Look:
    """How the cards of a new catalogue look: the layout of their faces (and of their backs, with
    "-back"), the card as a catalogue writes it; the deck's title, and the heading of the column
    that counts copies, "" where both are found out; headings of columns that name pictures; the
    layout of the backs, where it is called otherwise."""

    layout: str = _LAYOUT
    card: str = "{size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}"
    title: str = ""
    copies: str = ""
    pictures: tuple[str, ...] = ()
    back: str = ""


_PLAIN_LOOK = Look()


@dataclass(frozen=True)
class Imported:
    """What an import has made: the catalogue, the table that it reads ("" for a copy), what was
    understood, in words, and what is new since the import before, if there was one."""

    path: Path
    table: str
    cards: int
    copies: int
    columns: Columns
    notes: tuple[str, ...]
    changes: Changes | None = None
    again: bool = False

    def lines(self, project: Project) -> list[str]:
        """What was done and understood, in words."""
        path = project.label(self.path)
        if self.changes is not None or self.again:
            first = f"{path} reads {self.table} as before."
        elif self.table:
            first = f"Made {path}, which reads {self.table} at each build."
        else:
            first = f"Made {path}."
        changes = self.changes.lines() if self.changes else []
        told = [self.columns.told(self.cards, self.copies), *self.notes, *changes]
        return [first, *(f"  {line}" for line in told), f"Now: deckproof build {self.path.stem}"]

    def as_plain(self, project: Project) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "catalogue": str(self.path),
            "table": self.table,
            "cards": self.cards,
            "copies": self.copies,
            "columns": {name: one.words for name, one in self.columns.known.items()},
            "facts": {name: one.words for name, one in self.columns.facts.items()},
            "notes": list(self.notes),
            **(self.changes.as_plain() if self.changes else {}),
        }


def import_cards(
    file: Path,
    project: Project,
    game: str | None = None,
    sheet: str = "",
    copy: bool = False,
    look: Look = _PLAIN_LOOK,
    records: Records | None = None,
) -> Imported:
    """Writes the catalogue, or brings it up to date; `records` are what a file holds that is no
    table itself. Raises UserError for a table that makes none, and for a catalogue that doesn't
    read this table."""
    slug = game or plain_name(file.stem)
    if not slug:
        raise UserError(Problem("has no Latin letter", file=file.name, hint="name it with --game"))
    data = records.rows if records else read_bytes(file, str(file), cost="table-bytes")
    suffix = ".csv" if records else file.suffix.lower()
    target = project.root / "cards" / f"{slug}.yaml"
    inside = _name_inside(file, project)
    name = inside or _name_for_copy(file)
    if target.exists() and not copy:
        fresh = data if inside is None else None
        return _again(target, name, data, suffix, fresh, sheet, project, file)
    table = parse_table(data, suffix, str(file), sheet)
    columns = columns_of(table, project, look.copies, look.pictures)
    if inside is None and not copy and columns.pictures and _lend_pictures(columns, file, project):
        columns = columns_of(table, project, look.copies, look.pictures)
    columns.notes += records.notes if records else ()
    if copy:
        _refuse_another(target, project)
        return _made(target, _copied(table, columns, slug, look), "", columns, project)
    beside = project.root / "cards" / name
    if inside is None and beside.exists() and read_bytes(beside, cost="table-bytes") == data:
        inside = name  # another deck reads it already
    if inside is None and beside.exists():
        raise UserError(
            Problem(
                "is there already",
                file=project.label(beside),
                hint=f"import that one, or give {file.name} another name",
            )
        )
    text = _linked(columns, name, sheet, slug, look)
    copied = None if inside is not None else (beside, data)
    if copied is not None:
        columns.notes.append(f"copied to {project.label(beside)}: change it there")
    return _made(target, text, name, columns, project, copied)


def _lend_pictures(columns: Columns, file: Path, project: Project) -> bool:
    """Copies the pictures that rows name and that lie beside a table from outside into cards/,
    under the names that they have in the table. Whether there were any."""
    beside, lent = Beside(file), False
    for name in columns.pictures:
        target = project.root / "cards" / name
        source = None if ".." in Path(name).parts or target.exists() else beside.at(name)
        if source is not None and target.suffix.lower() == source.suffix.lower():
            write_whole(target, read_bytes(source), project.root)
            lent = True
    return lent


def _refuse_another(target: Path, project: Project) -> None:
    if target.exists():
        raise UserError(
            Problem("is there already", file=project.label(target), hint="choose another --game")
        )


def _name_inside(file: Path, project: Project) -> str | None:
    """How a catalogue names a file of the project; None for one that lies outside."""
    path = file.absolute()
    for folder in (project.root / "cards", project.root):
        try:
            name = path.resolve().relative_to(folder.resolve()).as_posix()
        except ValueError:
            continue
        found = project.table(name)
        if found is not None and found.resolve() == path.resolve():
            return name
    return None


def _name_for_copy(file: Path) -> str:
    if file.suffix.lower() in TABLE_SUFFIXES:
        return file.name
    return f"{file.stem}.csv"


def _made(
    target: Path,
    text: str,
    name: str,
    columns: Columns,
    project: Project,
    copied: tuple[Path, bytes] | None = None,
) -> Imported:
    """Writes the catalogue, and the table beside it, if the deck can be loaded: until then nothing
    that lies in cards/ is a catalogue."""
    place, data = copied or (None, b"")
    first = not target.parent.exists()
    before = place.read_bytes() if place is not None and place.exists() else None
    if place is not None:
        write_whole(place, data, project.root)
    try:
        made = _tried(target, text, project)
    except BaseException:
        if place is not None and before is not None:
            write_whole(place, before, project.root)
        elif place is not None:
            place.unlink()
            if first:
                target.parent.rmdir()
        raise
    write_whole(target, text.encode(), project.root)
    lend_schemas(project.root)
    table = project.table(name) if name else None
    return _imported(target, project.label(table) if table else "", made, columns)


def _imported(target: Path, name: str, made: Catalogue, columns: Columns) -> Imported:
    cards = build(made)
    left_out = len(columns.table.rows) - len(cards.cards)
    notes = [*columns.table.notes, *columns.notes]
    if left_out > 0:
        notes.append(f"{left_out} row{'s' if left_out > 1 else ''} of no card left out")
    return Imported(target, name, len(cards.cards), cards.total, columns, tuple(notes))


def _tried(target: Path, text: str, project: Project) -> Catalogue:
    """The catalogue, read elsewhere. Raises UserError as if it lay in its place."""
    with TemporaryDirectory() as aside:
        tried = Path(aside) / target.name
        write_through(tried, text.encode())
        try:
            return catalogue.load(tried, project)
        except UserError as refused:
            raise UserError(
                replace(one, file=project.label(target)) if one.file == str(tried) else one
                for one in refused.problems
            ) from None


# A catalogue that reads its table


def _head(slug: str, first: str, look: Look) -> list[str]:
    title = _text(look.title) if look.title else slug.replace("-", " ").title()
    word = _text((look.title or title).upper())
    back = look.back or f"{look.layout}-back"
    return [
        "# yaml-language-server: $schema=../templates/schemas/catalogue.json",
        first,
        f"game: {slug}", f"title: {title}", "language: en", "players: 2-4",
        f"card: {look.card}", f"layout: {look.layout}",
        f"backs: {{main: {{layout: {back}, with: {{word: {word}}}}}}}",
    ]  # fmt: skip


def _linked(columns: Columns, name: str, sheet: str, slug: str, look: Look) -> str:
    told = "The cards stand in the table, which is read at each build; all else stands here."
    lines = _head(slug, f"# {told}", look)
    if columns.facts:
        lines += ["fields:", *(f"  {one}: {columns.types[one]}" for one in columns.facts)]
    lines += ["kinds:", *(f"  {kind}: {{}}" for kind in columns.kinds)]
    lines += ["cards:", f"  from: {_text(name)}"]
    if sheet or len(columns.table.sheets) > 1:
        lines.append(f"  sheet: {_text(columns.table.sheet)}")
    lines += ["  columns:", *_column_lines(columns, columns.known | columns.facts)]
    return "\n".join(lines) + "\n"


def _column_lines(columns: Columns, names: Iterable[str]) -> list[str]:
    both = columns.known | columns.facts
    return [f"    {name}: {_text(both[name].words)}" for name in names]


def _again(
    target: Path,
    name: str,
    data: bytes,
    suffix: str,
    fresh: bytes | None,
    sheet: str,
    project: Project,
    file: Path,
) -> Imported:
    """An import into a catalogue that is there: new columns and kinds go into it, a table from
    outside (`fresh`) takes the place of its copy. The sheet is the one that the catalogue names."""
    source = read_source(target, project.label(target))
    links = [(loc, link) for loc, link in linked_tables(source.data) if name in link.files]
    if not links:
        raise UserError(
            Problem(
                f"is there already, and doesn't read {file.name}",
                file=project.label(target),
                hint="choose another --game",
            )
        )
    loc, link = links[0]
    table = parse_table(data, suffix, str(file), sheet or link.sheet)
    columns = columns_of(table, project, _counted(source, loc))
    if fresh is not None and columns.pictures and _lend_pictures(columns, file, project):
        columns = columns_of(table, project, _counted(source, loc))
    old = _loaded(target, project)
    text = _grown(target.read_text("utf-8"), source, loc, columns)
    copied = None if fresh is None else (project.root / "cards" / name, fresh)
    done = _made(target, text, name, columns, project, copied)
    new = catalogue.load(target, project)
    since = between(old, new) if fresh is not None else Changes.since_build(new, project)
    return replace(done, changes=since, again=True)


def _counted(source: Source, link: tuple[str | int, ...]) -> str:
    """The heading of the copies, as the catalogue names it; "" if it doesn't."""
    written = source.data["cards"] if link == ("cards",) else source.data["cards"][link[1]]
    columns = written.get("columns")
    found = columns.get("copies") if isinstance(columns, dict) else ""
    return found if isinstance(found, str) else ""


def _loaded(target: Path, project: Project) -> Catalogue | None:
    """The catalogue as it was; None if it can't be read."""
    try:
        return catalogue.load(target, project)
    except UserError:
        return None


def _grown(text: str, source: Source, link: tuple[str | int, ...], columns: Columns) -> str:
    """The catalogue with the fields, kinds and columns that the table has and it lacks, each at the
    end of its section; a section in braces stays as it is."""
    data = source.data
    written = data["cards"] if link == ("cards",) else data["cards"][link[1]]
    named = {
        " ".join(str(one).split()).casefold() for one in (written.get("columns") or {}).values()
    }
    fields = data.get("fields") or {}
    facts = [
        name
        for name, heading in columns.facts.items()
        if name not in fields and heading.words.casefold() not in named
    ]
    kinds = [kind for kind in columns.kinds if kind not in (data.get("kinds") or {})]
    lines = text.splitlines()
    added: list[tuple[int, list[str]]] = []
    if facts and "fields" in data:
        added.append(
            (_end(source, ("fields",)), [f"  {one}: {columns.types[one]}" for one in facts])
        )
    elif facts:
        at = source.keys[("kinds",)][0] - 1
        added.append((at, ["fields:", *(f"  {one}: {columns.types[one]}" for one in facts)]))
    if kinds and written.get("kind") is None and "kind" in columns.known:
        added.append((_end(source, ("kinds",)), [f"  {kind}: {{}}" for kind in kinds]))
    if facts and "columns" in written:
        indent = " " * (source.place((*link, "columns"))[1] - 1)
        told = [f"{indent}{line.strip()}" for line in _column_lines(columns, facts)]
        added.append((_end(source, (*link, "columns")), told))
    for at, new in sorted(added, reverse=True):
        lines[at:at] = new
    return "\n".join(lines) + "\n"


def _end(source: Source, section: tuple[str | int, ...]) -> int:
    """The number of lines up to the end of a section. Raises UserError for one in braces."""
    last = max(
        place[0]
        for loc, place in source.values.items()
        if loc[: len(section)] == section and len(loc) > len(section)
    )
    first = source.keys[section][0]
    if source.values[section][0] == first:
        raise UserError(
            Problem(
                "the table has new columns or kinds, and this section stands in braces",
                file=source.file,
                line=first,
                column=source.keys[section][1],
                key=str(section[-1]),
                hint="write it as a list of lines, then import again",
            )
        )
    return last


# A catalogue that holds its cards


def _copied(table: Table, columns: Columns, slug: str, look: Look) -> str:
    """The catalogue with every card and word in it."""
    entries, words = read_cards(table, columns.known | columns.facts, columns.kinds)
    lines = _head(
        slug, f"# From {Path(table.file).name}: change what you like, it is not read again.", look
    )
    if columns.facts:
        lines.append("fields:")
        for name in columns.facts:
            values = [str(entry[name]) for entry in entries if name in entry]
            lines.append(f"  {name}: {_fixed_type(values, columns.types[name])}")
    may = f"{{may: [{', '.join(columns.facts)}]}}"
    lines += ["kinds:", *(f"  {kind}: {may}" for kind in columns.kinds), "cards:"]
    for entry in entries:
        facts = ", ".join(f"{name}: {_text(str(value))}" for name, value in entry.items())
        lines.append(f"  - {{{facts}}}")
    if any(words.values()):
        lines += ["words:", "  cards:"]
        for identity, said in words.items():
            told = ", ".join(f"{key}: {_text(str(text))}" for key, text in said.items())
            lines += [f"    {_text(identity)}: {{{told}}}"] if told else []
    return "\n".join(lines) + "\n"


def _fixed_type(values: list[str], told: str) -> str:
    """The type that these values have, and no others: nobody adds a row."""
    if told.startswith("{whole"):
        numbers = [int(value) for value in values]
        return f"{{whole: {min(numbers)}..{max(numbers)}}}"
    different = list(dict.fromkeys(values))
    if told == "text" and len(different) <= _FEW and len(different) < len(values):
        return f"{{one-of: [{', '.join(_text(value) for value in different)}]}}"
    return told


def _text(value: str) -> str:
    """A text as YAML: plain where that is safe, else in double quotes."""
    if _PLAIN.fullmatch(value) and value == value.strip() and value.lower() not in ("null", "none"):
        return value
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
