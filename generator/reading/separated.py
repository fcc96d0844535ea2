"""CSV and its sisters -> one sheet of cells.

The bytes may be UTF-8, UTF-16 or Windows-1252; commas, semicolons, tabs or bars may separate. Both
are found, not assumed: the separator is the one that gives the rows as many cells as the first.
"""

from __future__ import annotations

import codecs
import contextlib
import csv
import io
import re

from generator.budgets import budget, over
from generator.errors import Problem, UserError
from generator.reading.cells import MOST_CELL, Run, Sheet, cell_of

_SEPARATORS = {",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars"}
_NONE = "\x1f"
#: So many rows show which separator it is.
_SAMPLE = 60
#: And no more than so many letters.
_SAMPLE_LETTERS = 1_000_000


def read_separated(data: bytes, file: str) -> tuple[Sheet, list[str]]:
    """The sheet, and what was found out that isn't usual. Raises UserError."""
    text, encoding = _decoded(data, file)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    told = re.match(r"sep=([^\w\s\"]|\t)\n", text, re.IGNORECASE)  # how Excel is told
    text = text[told.end() :] if told else text
    separator = told[1] if told else _separator(text)
    notes = [] if encoding == "UTF-8" else [f"read as {encoding}"]
    if separator not in (",", _NONE):
        notes.append(f"{_SEPARATORS.get(separator, repr(separator))} separate its columns")
    sheet = Sheet("")
    for row, cells in enumerate(_rows(text, separator, file), 1):
        for column, written in enumerate(cells, 1):
            cell = cell_of([Run(written)])
            if cell.text:
                sheet.put(file, row, column, cell)
    return sheet, notes


def _rows(text: str, separator: str, file: str) -> list[list[str]]:
    """The cells of each row. Raises UserError for a quotation mark that is never closed: all rows
    after it would be one cell."""
    csv.field_size_limit(MOST_CELL)
    rows: list[list[str]] = []

    def read(strict: bool) -> list[list[str]]:
        rows.clear()
        for cells in csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=strict):
            if len(rows) >= budget("table-rows"):
                raise UserError(over("table-rows", "holds more rows", file=file))
            rows.append(cells)
        return rows

    try:
        return read(strict=True)
    except csv.Error as error:
        if "end of data" not in str(error) and "limit" not in str(error):
            # A mark inside of a cell, which every spreadsheet program reads past.
            with contextlib.suppress(csv.Error):
                return read(strict=False)
        raise UserError(
            Problem(
                "a quotation mark is never closed",
                file=file,
                line=len(rows) + 1,
                column=1,
                hint=f"or a cell has more than {MOST_CELL:,} characters",
            )
        ) from None


def _decoded(data: bytes, file: str) -> tuple[str, str]:
    """The text, and what it was written in."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        tries = [("utf-16", "UTF-16")]
    elif b"\0" in data[:2]:
        tries = [("utf-16-be" if data[:1] == b"\0" else "utf-16-le", "UTF-16")]
    else:
        tries = [("utf-8-sig", "UTF-8"), ("cp1252", "Windows-1252")]
    for encoding, called in tries:
        with contextlib.suppress(UnicodeDecodeError):
            text = data.decode(encoding)
            if "\0" not in text:
                return text, called
    known = " nor ".join(called for _, called in tries)
    raise UserError(
        Problem(
            f"is no text: neither {known}" if len(tries) > 1 else f"is not {known}",
            file=file,
            hint="save it as CSV in UTF-8",
        )
    )


def _separator(text: str) -> str:
    """The separator by which most of the first rows have as many cells as the very first; for a
    single column, one that no text holds."""
    best, most = _NONE, (0.0, 1)
    text = text[:_SAMPLE_LETTERS]
    for separator in _SEPARATORS:
        widths: list[int] = []
        try:
            for cells in csv.reader(io.StringIO(text, newline=""), delimiter=separator):
                if any(cell.strip() for cell in cells):
                    widths.append(len(cells))
                if len(widths) == _SAMPLE:
                    break
        except csv.Error:
            continue
        if not widths or max(widths) == 1:
            continue
        usual = max(set(widths), key=lambda width: (width > 1, widths.count(width), width))
        share = widths.count(usual) / len(widths)
        # Under a heading of one cell, a comma in a sentence separates nothing; over a table may
        # stand its title.
        if widths[0] == 1 and share < 0.7:
            continue
        found = (share, usual)
        if found > most:
            best, most = separator, found
    return best
