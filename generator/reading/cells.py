"""A sheet of a spreadsheet as cells of text that know where they stand.

Every reader of a kind of file (`separated`, `workbook`, `opendocument`) answers these; what a
column means is decided by who asks for a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

from generator.budgets import budget, over
from generator.errors import Problem, UserError

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
    _merged: int = 0

    def put(self, file: str, row: int, column: int, cell: Cell) -> None:
        """Puts a cell that isn't empty into its place. Raises UserError for one beyond the largest
        table, and for one that is too long."""
        rows, columns, cells = self._most
        if row > rows:
            raise UserError(over("table-rows", "holds more rows", file=file))
        if column > columns:
            found = "holds more columns"
            raise UserError(over("table-columns", found, file=file, line=row, column=column))
        if len(self.cells) >= cells:
            raise UserError(over("table-cells", "holds more cells", file=file, key=self.name))
        if len(cell.text) > MOST_CELL:
            found = f"has more than {MOST_CELL:,} characters"
            raise UserError(Problem(found, file=file, line=row, column=column, key=self.name))
        self.cells[row, column] = cell

    def merge(self, file: str, row: int, column: int, last_row: int, last_column: int) -> None:
        """Notes a merged range. Raises UserError once they have more cells than a table."""
        self._merged += (last_row - row + 1) * (last_column - column + 1)
        if self._merged > self._most[2]:
            raise UserError(over("table-cells", "merges more cells", file=file, key=self.name))
        self.merged.append((row, column, last_row, last_column))

    @cached_property
    def _most(self) -> tuple[int, int, int]:
        return budget("table-rows"), budget("table-columns"), budget("table-cells")


def cell_of(runs: list[Run]) -> Cell:
    """A cell of these runs: neighbours of one style together, blanks at both ends gone."""
    joined: list[Run] = []
    for (bold, italic), alike in groupby(
        (run for run in runs if run.text), key=lambda run: (run.bold, run.italic)
    ):
        text = "".join(run.text for run in alike)
        text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\xa0", " ")
        joined.append(Run(text, bold, italic))
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
