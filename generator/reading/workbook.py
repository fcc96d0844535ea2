"""XLSX -> sheets of cells: what each cell shows, with bold and italic.

A formula counts as the value that was saved with it.
"""

from __future__ import annotations

import io
import warnings
from typing import Any

from generator.errors import EnvironmentLacks, Problem, UserError
from generator.reading.bare import bare
from generator.reading.cells import Run, Sheet, cell_of
from generator.reading.packed import unpacked
from generator.reading.shown import shown

#: Excel's date as each system writes it; ISO says the same to everybody.
_OF_THE_SYSTEM, _ISO = "mm-dd-yy", "yyyy-mm-dd"


def read_workbook(data: bytes, file: str) -> list[Sheet]:
    """Its sheets, hidden ones left out. Raises UserError, and EnvironmentLacks without openpyxl."""
    try:
        import openpyxl
    except ImportError:
        raise EnvironmentLacks(
            "reading XLSX needs openpyxl", "run 'pip install openpyxl', or save it as CSV or ODS"
        ) from None

    def opened(values: bool) -> list[Any]:
        with warnings.catch_warnings():  # of styles and rules that it doesn't know
            warnings.simplefilter("ignore")
            read = openpyxl.load_workbook(
                io.BytesIO(book.data), data_only=values, rich_text=True, keep_links=False
            )
        return [sheet for sheet in read.worksheets if sheet.sheet_state == "visible"]

    parts = unpacked(data, file, "an XLSX file")
    try:
        book = bare(parts, file)
        written = opened(values=False) if book.formulas else []
        shown_ones = opened(values=True)
    except UserError:
        raise
    except Exception:  # openpyxl lets whatever its zip and XML readers raise escape
        raise UserError(Problem("is not an XLSX file", file=file)) from None
    if not written:
        written = shown_ones
    return [_sheet(*both, file) for both in zip(written, shown_ones, strict=True)]


def _cells(sheet: Any) -> dict[tuple[int, int], Any]:
    """The cells that are there; asking openpyxl for rows would make all the others, too."""
    found: dict[tuple[int, int], Any] = sheet._cells
    return found


def _sheet(written: Any, sheet: Any, file: str) -> Sheet:
    found = Sheet(str(sheet.title))
    formulas = _cells(written)
    for (row, column), cell in sorted(_cells(sheet).items()):
        if cell.value is None:
            # Nobody has reckoned it; the value of one that gives no text is of another type.
            if cell.data_type == "n" and formulas[row, column].data_type == "f":
                found.unsaved.append((row, column))
            continue
        whole = cell_of(_runs(cell))
        if whole.text:
            found.put(file, row, column, whole)
    for one in sheet.merged_cells.ranges:
        found.merge(file, one.min_row, one.min_col, one.max_row, one.max_col)
    return found


def _runs(cell: Any) -> list[Run]:
    """What the cell shows, in its runs: those of a rich text, else the whole in its own font."""
    font = cell.font
    bold, italic = bool(font and font.b), bool(font and font.i)
    value = cell.value
    if not isinstance(value, list):  # openpyxl's rich text is a list
        code = cell.number_format
        text = shown(value, _ISO if code == _OF_THE_SYSTEM else code)
        return [Run(text, bold, italic)]
    runs = []
    for part in value:
        if isinstance(part, str):
            runs.append(Run(part, bold, italic))
        else:
            runs.append(Run(part.text, bool(part.font.b), bool(part.font.i)))
    return runs
