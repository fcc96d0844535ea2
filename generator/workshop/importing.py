"""`deckproof import`: cards from a spreadsheet -> a catalogue to go on with.

In: a CSV or XLSX file, one row a card, the first row its column names. Out: cards/<name>.yaml.
Columns `id`, `kind`, `copies` and the words (`name`, `text`, `note`, `type`, `label`, `flavour`)
mean what they mean in a catalogue; every other column becomes a field whose type is read off its
values. Capitals and spaces in column names don't matter. The catalogue is loaded before it is
kept: what it can't hold is told by row and column.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from dataclasses import dataclass, replace
from pathlib import Path

from generator import catalogue
from generator.errors import EnvironmentLacks, Problem, UserError
from generator.files import write_whole
from generator.inputs import read_bytes, read_text
from generator.project import Project
from generator.workshop.schemas import lend_schemas

_WORDS = ("name", "text", "note", "type", "label", "flavour")
#: So few different values make a choice ("one-of"), more are free text.
_FEW = 12
_LAYOUT = "plain"
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 ]*")


@dataclass(frozen=True)
class Table:
    """A spreadsheet: column names and rows of text, with the line of each row."""

    file: str
    columns: list[str]
    rows: list[tuple[int, list[str]]]

    def placed(self, problem: Problem, rows: dict[int, int]) -> Problem:
        """A problem of the catalogue where its cause stands: {its line: the table's row}."""
        named = {name: place for place, name in enumerate(self.columns, 1)}
        if problem.line not in rows:
            return replace(problem, file=self.file, line=1, column=named.get(problem.key, 1))
        row, place = rows[problem.line], named.get(problem.key) or named.get("name", 1)
        return replace(problem, file=self.file, line=row, column=place)


def import_cards(file: Path, project: Project, game: str | None = None) -> Path:
    """Writes the catalogue; answers its path. Raises UserError for a table that makes none, or if
    the catalogue is there already."""
    slug = game or re.sub(r"[^a-z0-9]+", "-", file.stem.lower()).strip("-")
    target = project.root / "cards" / f"{slug}.yaml"
    if target.exists():
        raise UserError(
            Problem("is there already", file=project.label(target), hint="choose another --game")
        )
    table = _read(file)
    text, rows = _catalogue(table, slug)
    first = not target.parent.exists()
    write_whole(target, text.encode(), project.root)
    try:
        catalogue.load(target, project)
    except UserError as refused:
        target.unlink()
        if first:
            target.parent.rmdir()
        raise UserError([table.placed(problem, rows) for problem in refused.problems]) from None
    lend_schemas(project.root)
    return target


def _read(file: Path) -> Table:
    if file.suffix.lower() == ".xlsx":
        lines = _xlsx(file)
    else:
        text = read_text(file)
        try:
            dialect: type[csv.Dialect] | csv.Dialect = csv.Sniffer().sniff(text[:4000], ",;\t")
        except csv.Error:
            dialect = csv.excel
        lines = [list(row) for row in csv.reader(io.StringIO(text), dialect)]
    filled = [(number, row) for number, row in enumerate(lines, 1) if any(c.strip() for c in row)]
    if len(filled) < 2:
        raise UserError(
            Problem("has no cards", file=str(file), expected="a row of names, then rows")
        )
    columns = [_column(name) for name in filled[0][1]]
    while columns and not columns[-1]:
        columns.pop()
    problems = []
    for place, name in enumerate(columns, 1):
        if not name or columns.index(name) != place - 1:
            found = f"{name!r} heads two columns" if name else "a column without a name"
            problems.append(Problem(found, file=str(file), line=filled[0][0], column=place))
    if "id" not in columns and "name" not in columns:
        problems.append(
            Problem(
                "needs a column 'id' or 'name'",
                file=str(file),
                line=1,
                column=1,
                expected=f"it has {', '.join(columns)}",
            )
        )
    rows = []
    for number, row in filled[1:]:
        cells = [cell.strip() for cell in row]
        if len(cells) > len(columns) and any(cells[len(columns) :]):
            problems.append(
                Problem(
                    "has more cells than there are columns",
                    file=str(file),
                    line=number,
                    column=len(columns) + 1,
                )
            )
        rows.append((number, (cells + [""] * len(columns))[: len(columns)]))
    if problems:
        raise UserError(problems)
    return Table(str(file), columns, rows)


def _column(written: str) -> str:
    """A column's name as a catalogue writes it: "Attack Value" is attack_value."""
    return _slug(written).replace("-", "_") or written.strip()


def _xlsx(file: Path) -> list[list[str]]:
    try:
        import openpyxl
    except ImportError:
        raise EnvironmentLacks(
            "reading XLSX needs openpyxl", "run 'pip install openpyxl', or save it as CSV"
        ) from None
    data = io.BytesIO(read_bytes(file))
    try:
        sheet = openpyxl.load_workbook(data, read_only=True, data_only=True).worksheets[0]
    except Exception:  # openpyxl lets whatever its zip and XML readers raise escape
        raise UserError(Problem("is not an XLSX file", file=str(file))) from None
    sheet.reset_dimensions()  # what a file says of its size may be too small: rows would vanish
    return [
        ["" if cell is None else str(cell) for cell in row]
        for row in sheet.iter_rows(values_only=True)
    ]


def _catalogue(table: Table, slug: str) -> tuple[str, dict[int, int]]:
    """The catalogue, and for each of its lines that is about one card the table's row."""
    fields = [c for c in table.columns if c not in ("id", "kind", "copies", *_WORDS)]
    words = [c for c in table.columns if c in _WORDS]
    cards, spoken = [], []
    kinds: dict[str, None] = {}
    ids: dict[str, int] = {}
    twice = []
    for number, row in table.rows:
        cell = dict(zip(table.columns, row, strict=True))
        card_id = cell.get("id") or _slug(cell.get("name", "")) or f"card-{number}"
        if ids.setdefault(card_id, number) != number:
            twice.append(
                Problem(
                    f"{card_id!r} is the card of row {ids[card_id]} already",
                    file=table.file,
                    line=number,
                    column=1,
                    hint="write it once, with its copies",
                )
            )
        kind = _slug(cell.get("kind", "")) or "card"
        kinds[kind] = None
        facts = [f"id: {_text(card_id)}", f"kind: {kind}"]
        if cell.get("copies", "1") not in ("", "1"):
            facts.append(f"copies: {_text(cell['copies'])}")
        facts += [f"{c}: {_text(cell[c])}" for c in fields if cell[c]]
        cards.append(f"  - {{{', '.join(facts)}}}")
        said = [f"{c}: {_text(cell[c])}" for c in words if cell[c]]
        if said:
            spoken.append((number, f"    {_text(card_id)}: {{{', '.join(said)}}}"))
    if twice:
        raise UserError(twice)
    title = slug.replace("-", " ").title()
    lines = [
        "# yaml-language-server: $schema=../templates/schemas/catalogue.json",
        f"# From {Path(table.file).name}: change what you like, it is not read again.",
        f"game: {slug}", f"title: {title}", "language: en", "players: 2-4",
        "card: {size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}", f"layout: {_LAYOUT}",
        f"backs: {{main: {{layout: {_LAYOUT}-back, with: {{word: {_text(title.upper())}}}}}}}",
    ]  # fmt: skip
    if fields:
        lines += ["fields:", *(f"  {c}: {_type(table, c)}" for c in fields)]
    may = f"{{may: [{', '.join(fields)}]}}"
    lines += ["kinds:", *(f"  {kind}: {may}" for kind in kinds), "cards:"]
    numbers = (number for number, _ in table.rows)
    rows = dict(enumerate(numbers, len(lines) + 1))
    lines += cards
    if spoken:
        lines += ["words:", "  cards:"]
        rows |= dict(enumerate((number for number, _ in spoken), len(lines) + 1))
        lines += (line for _, line in spoken)
    return "\n".join(lines) + "\n", rows


def _slug(written: str) -> str:
    """A name as an id: "Big Bär" is big-bar. Empty for a script that has no letters of ours."""
    plain = unicodedata.normalize("NFKD", written.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _type(table: Table, column: str) -> str:
    place = table.columns.index(column)
    values = [row[place] for _, row in table.rows if row[place]]
    if values and all(re.fullmatch(r"-?\d{1,6}", value) for value in values):
        numbers = [int(value) for value in values]
        return f"{{whole: {min(numbers)}..{max(numbers)}}}"
    different = list(dict.fromkeys(values))
    if different and len(different) <= _FEW and len(different) < len(values):
        return f"{{one-of: [{', '.join(_text(value) for value in different)}]}}"
    return "text"


def _text(value: str) -> str:
    """A text as YAML: plain where that is safe, else in double quotes."""
    if _PLAIN.fullmatch(value) and value == value.strip():
        return value
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
