"""A file of a spreadsheet -> a table: headings, and rows of cells below them.

In: CSV, TSV, XLSX or ODS. Out: a `Table`, whose rows and columns have the numbers and letters that
the spreadsheet shows. A title above the headings is passed over, headings in two rows are joined
where cells are merged, a column without a heading is called by its letter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.inputs import read_bytes
from generator.reading.cells import EMPTY, Cell, Sheet, letter
from generator.reading.opendocument import read_opendocument
from generator.reading.separated import read_separated
from generator.reading.workbook import read_workbook

#: So many rows show how wide a table is.
_SAMPLE = 30


@dataclass(frozen=True)
class Heading:
    """What stands over a column: the column, from 1, and its words, no two alike."""

    column: int
    words: str

    @property
    def plain(self) -> str:
        """As a name: "Attack Value" is attack_value; "" for letters that have no Latin likeness."""
        return plain_name(self.words).replace("-", "_")

    @property
    def bare(self) -> str:
        """Its words without capitals and blanks, whatever letters they have."""
        return "".join(self.words.casefold().split())


@dataclass(frozen=True)
class Row:
    """A row of the table: its number, and its filled cells by their columns."""

    number: int
    cells: dict[int, Cell]

    def __getitem__(self, heading: Heading) -> Cell:
        return self.cells.get(heading.column, EMPTY)


@dataclass(frozen=True)
class Table:
    """`file` is what messages call it, `sheet` its sheet ("" in a text file), `sheets` all that
    there are. `notes` tell what was found out rather than written."""

    file: str
    sheet: str
    sheets: tuple[str, ...]
    top: int
    headings: tuple[Heading, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...]

    def named(self, row: int, heading: Heading | None = None) -> str:
        """What a spreadsheet calls a cell, and its heading: Main!C7 'Qty'; or a row."""
        sheet = f"{self.sheet}!" if self.sheet else ""
        if heading is None:
            return f"{sheet}{row}" if sheet else f"row {row}"
        words = heading.words if len(heading.words) <= 30 else heading.words[:29] + "…"
        return f"{sheet}{letter(heading.column)}{row} {words!r}"

    def problem(
        self, found: str, row: int, heading: Heading | None = None, **parts: str
    ) -> Problem:
        """A Problem at a cell or a row."""
        column = heading.column if heading else 1
        named = self.named(row, heading)
        return Problem(found, file=self.file, line=row, column=column, key=named, **parts)


def plain_name(written: str) -> str:
    """Words as a name: "Big Bär" is big-bar. "" for a script that has no letters of ours."""
    plain = unicodedata.normalize("NFKD", written.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def read_table(path: Path, label: str = "", sheet: str = "") -> Table:
    """The table in a file, on its named sheet or on the first that holds one. Raises UserError,
    and EnvironmentLacks where a library is missing."""
    label = label or str(path)
    return parse_table(
        read_bytes(path, label, cost="table-bytes"), path.suffix.lower(), label, sheet
    )


def parse_table(data: bytes, suffix: str, label: str, sheet: str = "") -> Table:
    """As `read_table`, from bytes; `suffix` says what they are."""
    notes: list[str] = []
    if suffix in (".xlsx", ".xlsm"):
        sheets = read_workbook(data, label)
    elif suffix == ".ods":
        sheets = read_opendocument(data, label)
    else:
        _require_text(data, label)
        one, notes = read_separated(data, label)
        sheets = [one]
    names = tuple(one.name for one in sheets if one.cells)
    chosen = _chosen(sheets, sheet, label)
    if sheet == "" and len(names) > 1:
        notes.append(
            f"{len(names)} sheets, {listed(names)}; {chosen.name!r} is read, --sheet takes another"
        )
    return _table(chosen, names, label, notes)


def _require_text(data: bytes, label: str) -> None:
    for start, what in ((b"PK\x03\x04", "a packed file"), (b"\xd0\xcf\x11\xe0", "an old XLS file")):
        if data.startswith(start):
            hint = "save it as XLSX, ODS or CSV, with the ending that it is"
            raise UserError(Problem(f"is {what}, not text", file=label, hint=hint))


def _chosen(sheets: list[Sheet], wanted: str, label: str) -> Sheet:
    if not sheets:
        raise UserError(Problem("has no sheet to be seen", file=label))
    if not wanted:
        return next((one for one in sheets if _filled_rows(one) > 1), sheets[0])
    for one in sheets:
        if one.name.strip() == wanted.strip():
            return one
    names = [one.name for one in sheets]
    if names == [""]:
        raise UserError(Problem("has no sheets: it is a text file", file=label, key=wanted))
    raise UserError(
        Problem(
            f"has no sheet {wanted!r}",
            file=label,
            expected=f"sheets: {listed(names)}",
            hint=did_you_mean(wanted, names),
        )
    )


def _filled_rows(sheet: Sheet) -> int:
    return len({row for row, _ in sheet.cells})


def _table(sheet: Sheet, names: tuple[str, ...], label: str, notes: list[str]) -> Table:
    rows: dict[int, dict[int, Cell]] = {}
    for (row, column), cell in sheet.cells.items():
        rows.setdefault(row, {})[column] = cell
    order = sorted(rows)
    if len(order) < 2:
        key = sheet.name
        raise UserError(
            Problem("has no cards", file=label, key=key, expected="a row of headings, then rows")
        )
    upper = _heading_row(rows, order, notes)
    above, top = _two_rows(sheet, rows, upper)
    written = {column: _one_line(cell) for column, cell in {**above, **rows[top]}.items()}
    groups = _grouped(sheet, above, top) if top > upper else []  # else a title stands there
    for first, last, group in groups:
        for column in range(first, last + 1):
            if column in rows[top]:
                written[column] = f"{group} {_one_line(rows[top][column])}"
    body = [row for row in order if row > top]
    _fill_down(sheet, rows, top, body)
    if not body:
        raise UserError(Problem("has no cards", file=label, key=sheet.name, line=top, column=1))
    _require_values(sheet, written, label)
    headings = _headings(sheet, written, rows, top, body, label, notes)
    return Table(
        label,
        sheet.name,
        names if names != ("",) else (),
        top,
        headings,
        tuple(Row(number, rows[number]) for number in body),
        tuple(notes),
    )


def _one_line(cell: Cell) -> str:
    return " ".join(cell.text.split())


def _heading_row(rows: dict[int, dict[int, Cell]], order: list[int], notes: list[str]) -> int:
    """The first row, or the first of more than one cell below a title."""
    first = rows[order[0]]
    if len(first) == 1:
        for row in order[1:_SAMPLE]:
            if len(rows[row]) > 1:
                titles = [_one_line(cell) for cell in first.values()]
                notes.append(f"row {order[0]}, {titles[0]!r}, is taken for a title")
                return row
    return order[0]


def _spans(sheet: Sheet, row: int) -> list[tuple[int, int, int, int]]:
    """The merged ranges of more than one column that begin in a row."""
    return [one for one in sheet.merged if one[0] == row == one[2] and one[3] > one[1]]


def _two_rows(
    sheet: Sheet, rows: dict[int, dict[int, Cell]], top: int
) -> tuple[dict[int, Cell], int]:
    """The upper row of headings and the number of the lower, if merged cells span several columns
    above headings of their own; else no upper row."""
    spans = _spans(sheet, top)
    below = rows.get(top + 1, {})
    grouped = {column for _, first, _, last in spans for column in range(first, last + 1)}
    if not grouped or not all(column in below for column in grouped):
        return {}, top
    alone = set(rows[top]) - grouped
    if any(column in below for column in alone):
        return {}, top
    return {column: rows[top][column] for column in alone}, top + 1


def _grouped(sheet: Sheet, above: dict[int, Cell], top: int) -> list[tuple[int, int, str]]:
    """Columns under one merged heading of the upper row: the first, the last, its words."""
    found = []
    for row, start, _, last in _spans(sheet, top - 1):
        cell = sheet.cells.get((row, start))
        if cell is not None and start not in above:
            found.append((start, last, _one_line(cell)))
    return found


def _fill_down(
    sheet: Sheet, rows: dict[int, dict[int, Cell]], top: int, body: Iterable[int]
) -> None:
    """What is merged over several rows of the body holds for each of them."""
    there = set(body)
    for first, column, last, _ in sheet.merged:
        cell = sheet.cells.get((first, column))
        if cell is not None and first > top:
            for row in range(first + 1, min(last, first + len(rows)) + 1):
                if row in there:
                    rows[row].setdefault(column, cell)


def _require_values(sheet: Sheet, written: dict[int, str], label: str) -> None:
    """Raises UserError for formulas without a value: what they would show, nobody has reckoned."""
    problems = [
        Problem(
            "is a formula that was saved without its value",
            file=label,
            line=row,
            column=column,
            key=f"{sheet.name}!{letter(column)}{row}",
            hint="open the file in a spreadsheet program and save it",
        )
        for row, column in sheet.unsaved
        if column in written
    ]
    if problems:
        raise UserError(problems[:10])


def _headings(
    sheet: Sheet,
    written: dict[int, str],
    rows: dict[int, dict[int, Cell]],
    top: int,
    body: list[int],
    label: str,
    notes: list[str],
) -> tuple[Heading, ...]:
    """A heading for every column that has one, or holds anything."""
    used = {column: row for row in reversed(body) for column in rows[row]}
    last = max(written)
    beyond = [(row, column) for column, row in used.items() if column > last]
    if beyond and not sheet.name:
        row, column = min(beyond)
        raise UserError(
            Problem(
                "has more cells than there are columns",
                file=label,
                line=row,
                column=column,
                hint="is the first row one of headings? A text that holds a separator needs quotes",
            )
        )
    merged = {
        column: written[first]
        for _, first, _, to in _spans(sheet, top)
        for column in range(first + 1, to + 1)
        if first in written
    }
    found: list[Heading] = []
    taken: set[str] = set()
    bare: list[str] = []
    twice: list[str] = []
    for column in sorted({*written, *used}):
        words = written.get(column) or merged.get(column) or ""
        if not words:
            words = f"column {letter(column)}"
            bare.append(letter(column))
        plain, number = words, 2
        while words.casefold() in taken:
            words, number = f"{plain} {number}", number + 1
        if words != plain and column in written:
            twice.append(f"{letter(column)} is {words!r}")
        taken.add(words.casefold())
        found.append(Heading(column, words))
    if twice:
        notes.append(f"headings stand over several columns: {listed(twice, 4)}")
    if bare:
        notes.append(f"no heading over {listed(bare)}")
    return tuple(found)
