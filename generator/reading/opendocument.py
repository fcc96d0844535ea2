"""ODS -> sheets of cells: the text that each cell shows, with bold and italic.

An OpenDocument spreadsheet keeps the text of every cell beside its value, as its program showed it,
so numbers, dates and formulas need no reckoning here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as Xml

from generator.budgets import budget
from generator.errors import Problem, UserError
from generator.reading.cells import MOST_CELL, Cell, Run, Sheet, cell_of
from generator.reading.packed import unpacked

_SPACE = "urn:oasis:names:tc:opendocument:xmlns:"
_TABLE, _TEXT, _STYLE = (f"{{{_SPACE}{name}:1.0}}" for name in ("table", "text", "style"))
_OFFICE = f"{{{_SPACE}office:1.0}}"
_FO = f"{{{_SPACE}xsl-fo-compatible:1.0}}"
#: Rows stand in groups and under headings, too.
_GROUPS = {f"{_TABLE}table-{name}" for name in ("row-group", "header-rows", "rows")}
_DEEPEST = 30


@dataclass(frozen=True)
class _Style:
    bold: bool = False
    italic: bool = False


def read_opendocument(data: bytes, file: str) -> list[Sheet]:
    """Its sheets, hidden ones left out. Raises UserError."""
    parts = unpacked(data, file, "an ODS file")
    try:
        root = Xml.fromstring(parts["content.xml"])
        body = root.find(f"{_OFFICE}body/{_OFFICE}spreadsheet")
        if body is None:
            raise ValueError("no sheets")
    except Exception:  # no such part, no XML
        raise UserError(Problem("is not an ODS file", file=file)) from None
    styles = _styles(root)
    hidden = {
        style.get(f"{_STYLE}name")
        for style in root.iter(f"{_STYLE}style")
        for about in style.iter(f"{_STYLE}table-properties")
        if about.get(f"{_TABLE}display") == "false"
    }
    return [
        _sheet(table, styles, file)
        for table in body.iter(f"{_TABLE}table")
        if table.get(f"{_TABLE}style-name") not in hidden
    ]


def _styles(root: Xml.Element) -> dict[str, _Style]:
    found = {}
    for style in root.iter(f"{_STYLE}style"):
        for about in style.iter(f"{_STYLE}text-properties"):
            found[style.get(f"{_STYLE}name", "")] = _Style(
                about.get(f"{_FO}font-weight") in ("bold", "600", "700", "800", "900"),
                about.get(f"{_FO}font-style") in ("italic", "oblique"),
            )
    return found


def _count(node: Xml.Element, name: str) -> int:
    written = node.get(f"{_TABLE}{name}", "1")
    return max(1, int(written)) if written.isdecimal() and len(written) < 9 else 1


def _sheet(table: Xml.Element, styles: dict[str, _Style], file: str) -> Sheet:
    sheet = Sheet(table.get(f"{_TABLE}name", ""))
    columns: list[str] = []
    for one in table.iter(f"{_TABLE}table-column"):
        style = one.get(f"{_TABLE}default-cell-style-name", "")
        columns += [style] * min(_count(one, "number-columns-repeated"), budget("table-columns"))
    row = 1
    for line in _rows(table, 0):
        times = _count(line, "number-rows-repeated")
        filled = _row(line, row, sheet, columns, styles, file)
        for again in range(1, min(times, budget("table-rows") + 1) if filled else 1):
            for column, cell in filled:
                sheet.put(file, row + again, column, cell)
        row += times
    return sheet


def _rows(node: Xml.Element, depth: int) -> Iterator[Xml.Element]:
    for child in node:
        if child.tag == f"{_TABLE}table-row":
            yield child
        elif child.tag in _GROUPS and depth < _DEEPEST:
            yield from _rows(child, depth + 1)


def _row(
    line: Xml.Element,
    row: int,
    sheet: Sheet,
    columns: list[str],
    styles: dict[str, _Style],
    file: str,
) -> list[tuple[int, Cell]]:
    """Puts the row's cells into the sheet; answers them."""
    filled: list[tuple[int, Cell]] = []
    column = 1
    for node in line:
        if node.tag not in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            continue
        times = _count(node, "number-columns-repeated")
        own = node.get(f"{_TABLE}style-name") or (
            columns[column - 1] if column <= len(columns) else ""
        )
        cell = cell_of(_shown(node, styles, styles.get(own, _Style())))
        if cell.text:
            for again in range(min(times, budget("table-columns") + 1)):
                sheet.put(file, row, column + again, cell)
                filled.append((column + again, cell))
        across, down = _count(node, "number-columns-spanned"), _count(node, "number-rows-spanned")
        if across > 1 or down > 1:
            sheet.merge(file, row, column, row + down - 1, column + across - 1)
        column += times
    return filled


def _shown(cell: Xml.Element, styles: dict[str, _Style], style: _Style) -> list[Run]:
    """The paragraphs of a cell, or its bare value if its program wrote no text."""
    runs: list[Run] = []
    for paragraph in cell.findall(f"{_TEXT}p"):
        if runs:
            runs.append(Run("\n", style.bold, style.italic))
        _add_runs(runs, paragraph, styles, style, 0)
    if not runs:
        kind = cell.get(f"{_OFFICE}value-type", "")
        value = cell.get(f"{_OFFICE}{kind}-value") or cell.get(f"{_OFFICE}value") or ""
        runs = [Run(value, style.bold, style.italic)]
    return runs


def _add_runs(
    runs: list[Run], node: Xml.Element, styles: dict[str, _Style], style: _Style, depth: int
) -> None:
    if depth > _DEEPEST:
        return

    def add(text: str) -> None:
        if text and len(runs) <= MOST_CELL:  # more are too many letters anyway
            runs.append(Run(text, style.bold, style.italic))

    add(node.text or "")
    for child in node:
        if child.tag == f"{_TEXT}s":
            many = child.get(f"{_TEXT}c", "1")
            add(" " * (int(many) if many.isdecimal() and len(many) < 4 else 1))
        elif child.tag == f"{_TEXT}tab":
            add(" ")
        elif child.tag == f"{_TEXT}line-break":
            add("\n")
        elif child.tag in (f"{_TEXT}span", f"{_TEXT}a"):
            own = styles.get(child.get(f"{_TEXT}style-name", ""), _Style())
            inner = _Style(own.bold or style.bold, own.italic or style.italic)
            _add_runs(runs, child, styles, inner, depth + 1)
        add(child.tail or "")
