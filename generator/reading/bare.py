"""A workbook with nothing in it but what a table is read from: its sheets, cells, styles and merged
ranges.

A library that reads workbooks reads all that spreadsheet programs ever put into one, and much of
that costs far more than it is long: a comment on a million cells, a name made of brackets, merged
columns. So what no table needs is taken out before any library sees it.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from xml.parsers import expat

from generator.budgets import budget, over
from generator.errors import UserError

#: What stays: of each kind of part, by its outermost element, the elements in that; None is all.
_KEPT: dict[str, frozenset[str] | None] = {
    "Types": None,
    "sst": None,
    "styleSheet": None,
    "Relationships": None,
    "workbook": frozenset({"workbookPr", "sheets"}),
    "worksheet": frozenset({"sheetData", "mergeCells"}),
    "chartsheet": frozenset(),
}
#: Whose links to other parts stay: the ends of their types.
_LINKS = {
    "officeDocument", "worksheet", "chartsheet", "dialogsheet", "xlMacrosheet", "sharedStrings",
    "styles",
}  # fmt: skip
_RANGE = re.compile(r"\$?([A-Z]{1,3})\$?([0-9]{1,7}):\$?([A-Z]{1,3})\$?([0-9]{1,7})", re.ASCII)


@dataclass(frozen=True)
class Bare:
    """The file that is left, and whether a cell of it has a formula."""

    data: bytes
    formulas: bool


class _NotKept(Exception):
    pass


def bare(parts: Mapping[str, bytes], file: str) -> Bare:
    """The workbook of these parts. Raises UserError if it merges more cells than a table has, and
    ValueError or expat's error for what isn't well-formed."""
    archive = io.BytesIO()
    merged, formulas = 0, False
    with zipfile.ZipFile(archive, "w") as packed:
        for name, data in parts.items():
            part = _Part(data)
            try:
                part.read()
            except _NotKept:
                continue
            merged += part.merged
            formulas = formulas or part.formulas
            packed.writestr(name, part.rest())
    if merged > budget("table-cells"):
        raise UserError(over("table-cells", "merges more cells", file=file))
    return Bare(archive.getvalue(), formulas)


class _Part:
    """One part, read through once: `rest` is what stays of it."""

    def __init__(self, data: bytes) -> None:
        self.merged, self.formulas = 0, False
        self._data = data
        self._root = ""
        self._depth = 0
        self._cuts: list[tuple[int, int]] = []
        self._from: int | None = None
        self._parser = expat.ParserCreate(namespace_separator="}")
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end

    def read(self) -> None:
        self._parser.Parse(self._data, True)

    def rest(self) -> bytes:
        kept, at = [], 0
        for begin, end in self._cuts:
            kept.append(self._data[at:begin])
            at = end
        return b"".join([*kept, self._data[at:]])

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        tag = name.rpartition("}")[2]
        if self._depth == 0:
            if tag not in _KEPT:
                raise _NotKept
            self._root = tag
        elif self._depth == 1:
            self._cut_until_here()
            if not self._stays(tag, attributes):
                self._from = self._parser.CurrentByteIndex
        elif tag == "mergeCell" and self._root == "worksheet":
            self.merged += _area(attributes.get("ref", ""))
        elif tag == "f" and self._root == "worksheet":
            self.formulas = True
        self._depth += 1

    def _end(self, name: str) -> None:
        self._depth -= 1
        if self._depth == 0:
            self._cut_until_here()

    def _cut_until_here(self) -> None:
        if self._from is not None:
            self._cuts.append((self._from, self._parser.CurrentByteIndex))
            self._from = None

    def _stays(self, tag: str, attributes: dict[str, str]) -> bool:
        if self._root == "Relationships":
            return attributes.get("Type", "").rpartition("/")[2] in _LINKS
        kept = _KEPT[self._root]
        return kept is None or tag in kept


def _area(ref: str) -> int:
    """How many cells a range has, such as "B2:C4". Raises ValueError."""
    corners = _RANGE.fullmatch(ref)
    if corners is None:
        raise ValueError(f"{ref[:40]!r} is no range")
    left, top, right, bottom = corners.groups()
    return (abs(_column(right) - _column(left)) + 1) * (abs(int(bottom) - int(top)) + 1)


def _column(letters: str) -> int:
    number = 0
    for one in letters:
        number = number * 26 + ord(one) - ord("A") + 1
    return number
