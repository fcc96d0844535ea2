"""A sheet of a spreadsheet as cells of text that know where they stand.

Every reader of a kind of file (`separated`, `workbook`, `opendocument`) answers these; what a
column means is decided by who asks for a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.budgets import budget, over
from generator.errors import UserError

#: No cell of any spreadsheet program has more characters.
MOST_CELL = 32_767


@dataclass(frozen=True)
class Run:
    """A stretch of a cell's text in one style."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True)
class Cell:
    """What a cell shows, without blanks around it; its runs, if any of them is bold or italic."""

    text: str
    runs: tuple[Run, ...] = ()


EMPTY = Cell("")


@dataclass
class Sheet:
    """A sheet's cells by (row, column), both counted from 1; the empty ones are left out.
    `merged` are its merged ranges: first row, first column, last row, last column;
    `unsaved` are formulas without a value."""

    name: str
    cells: dict[tuple[int, int], Cell] = field(default_factory=dict)
    merged: list[tuple[int, int, int, int]] = field(default_factory=list)
    unsaved: list[tuple[int, int]] = field(default_factory=list)


def cell_of(runs: list[Run]) -> Cell:
    """A cell of these runs: neighbours of one style together, blanks at both ends gone."""
    joined: list[Run] = []
    for run in runs:
        text = run.text.replace("\r\n", "\n").replace("\r", "\n").replace("\xa0", " ")
        if joined and (joined[-1].bold, joined[-1].italic) == (run.bold, run.italic):
            joined[-1] = Run(joined[-1].text + text, run.bold, run.italic)
        elif text:
            joined.append(Run(text, run.bold, run.italic))
    while joined and not joined[0].text.strip():
        joined.pop(0)
    while joined and not joined[-1].text.strip():
        joined.pop()
    if not joined:
        return EMPTY
    joined[0] = Run(joined[0].text.lstrip(), joined[0].bold, joined[0].italic)
    joined[-1] = Run(joined[-1].text.rstrip(), joined[-1].bold, joined[-1].italic)
    plain = "".join(run.text for run in joined)
    styled = any(run.bold or run.italic for run in joined)
    return Cell(plain, tuple(joined) if styled else ())


def letter(column: int) -> str:
    """What a spreadsheet calls a column: 1 is A, 27 is AA."""
    name = ""
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(65 + rest) + name
    return name


def require_room(file: str, row: int, column: int) -> None:
    """Raises UserError for a cell beyond the largest table."""
    if row > budget("table-rows"):
        raise UserError(over("table-rows", "holds more rows", file=file))
    if column > budget("table-columns"):
        found = "holds more columns"
        raise UserError(over("table-columns", found, file=file, line=row, column=column))
