"""A script of nanDECK -> a design: the table that it LINKs, and its commonest directives.

TEXT, TEXTFONT, IMAGE, RECTANGLE, ROUNDRECT, ELLIPSE, CIRCLE and LINE become items of a layout, with
FONT, CARDSIZE, UNIT, LINKMULTI and labels understood. What is a matter of sheets is ours to say,
and all else is told by its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.colour import normal
from generator.errors import Problem, UserError, listed
from generator.inputs import find, read_bytes
from generator.project import Project
from generator.reading.table import Table, read_table
from generator.reading.verbatim import escaped
from generator.units import INCH, Box, Size
from generator.workshop.columns import Columns, columns_of
from generator.workshop.finished import names
from generator.workshop.foreign.design import Design, files_of, lengths

_LONGEST_LINE = 5000
_DIRECTIVE = re.compile(r"\s*(\[[^\]=]+\]|[A-Za-z]+)\s*=\s*(.*)")
_UNITS = {"CM": 10.0, "MM": 1.0, "INCH": INCH, "INCHES": INCH}
#: What our own sheets, exports and options say.
_OURS = {
    "PAGE", "MARGINS", "BORDER", "DPI", "DUPLEX", "PRINT", "GAP", "OFFSET", "CARDS", "SAVE",
    "SAVEPDF", "SAVEPAGES", "COPY", "FOLDER", "ORDER", "PDF", "DISPLAY", "LINKSEP", "LINKENCODE",
    "LINKFILL", "LINKTRIM", "BLEED", "CROP", "TAG", "FOOTER", "HEADER", "PRINTER", "RANDOM",
}  # fmt: skip
_ACROSS = {"LEFT": "left", "CENTER": "center", "RIGHT": "right"}
_DOWN = {"TOP": "top", "CENTER": "middle", "BOTTOM": "bottom"}
_SHAPES = {"RECTANGLE", "ROUNDRECT", "ELLIPSE", "CIRCLE"}


def is_script(path: Path) -> bool:
    """Whether a text file is a script: one that links a table."""
    return re.search(rb"^\s*LINK\s*=", read_bytes(path, path.name), re.M | re.I) is not None


def design(path: Path, project: Project) -> Design:
    """What a script draws. Raises UserError for one without a table, or whose table can't be
    read."""
    data = read_bytes(path, path.name, cost="text-bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    script = list(_lines(text, path.name))
    given = {key: fields for _, key, fields in script if key in ("LINK", "CARDSIZE", "LINKMULTI")}
    units = [fields[0].upper() for _, key, fields in script if key == "UNIT"]
    unit = _UNITS.get(units[0] if units else "CM", 10.0)
    named = given.get("LINK", [""])[0].replace("\\", "/").rpartition("/")[2]
    sheet = ""
    if "!" in named:
        named, _, sheet = named.partition("!")
    link = find(path.resolve().parent, ".", named)
    if link is None:
        found = f"links {named!r}, which is not beside it" if named else "links no table"
        raise UserError(Problem(found, file=path.name, expected="LINK=cards.csv"))
    size = Size(6 * 10.0, 9 * 10.0)
    if "CARDSIZE" in given:
        numbers = [_number(one) for one in given["CARDSIZE"][:2]]
        if len(numbers) == 2 and all(one is not None and one > 0 for one in numbers):
            size = Size(*(round(one * unit, 3) for one in numbers if one is not None))
    copies = given.get("LINKMULTI", [""])[0].strip("[]")
    table = read_table(link, named, sheet)
    found_columns = columns_of(table, project, copies)
    made = Design(names.heading(path.stem), link.parent, link, size, copies=copies, sheet=sheet)
    _Script(made, project, table, found_columns, unit).draw(script)
    return made


def _lines(text: str, name: str) -> Iterator[tuple[int, str, list[str]]]:
    """(line, directive or label, its fields), comments aside."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > _LONGEST_LINE:
            raise UserError(Problem("is too long", file=name, line=number, column=1))
        match = _DIRECTIVE.fullmatch(line)
        if match and not line.lstrip().startswith(";"):
            key = match[1] if match[1].startswith("[") else match[1].upper()
            yield number, key, _fields(match[2])
        elif re.fullmatch(r"\s*[A-Za-z]+\s*", line):
            yield number, line.strip().upper(), []


def _fields(written: str) -> list[str]:
    """Fields between commas; those in quotes and braces keep theirs."""
    out, buffer, quoted, deep = [], "", False, 0
    for letter in written:
        if letter == '"':
            quoted = not quoted
        elif letter == ";" and not quoted and buffer.endswith((" ", "\t")):
            break
        elif letter == "," and not quoted and deep == 0:
            out.append(buffer.strip())
            buffer = ""
        else:
            deep += {"{": 1, "}": -1}.get(letter, 0) if not quoted else 0
            buffer += letter
    return [*out, buffer.strip()]


def _number(written: str) -> float | None:
    return float(written) if re.fullmatch(r"-?\d+(\.\d+)?", written) else None


class _Strange(Exception):
    """A directive that says something that we can't take over."""


@dataclass
class _Script:
    """One script being read."""

    design: Design
    project: Project
    table: Table
    columns: Columns
    unit: float
    labels: dict[str, str] = field(default_factory=dict)
    face: dict[str, Any] = field(default_factory=dict)
    left: dict[str, list[int]] = field(default_factory=dict)

    def draw(self, script: list[tuple[int, str, list[str]]]) -> None:
        self._font(["Arial", "12"])
        ours: dict[str, None] = {}
        for number, key, fields in script:
            if key.startswith("["):
                self.labels[key.strip("[]").casefold()] = ",".join(fields)
            elif key in _OURS:
                ours[key] = None
            elif key == "FONT":
                self._font([self._filled(one) for one in fields])
            elif key not in ("LINK", "CARDSIZE", "UNIT", "LINKMULTI"):
                try:
                    self._item(key, fields)
                except _Strange as strange:
                    self.left.setdefault(f"{key}{strange}", []).append(number)
        for what, lines in self.left.items():
            where = listed([str(one) for one in lines], 8)
            self.design.notes.append(
                f"not taken over: {what} (line{'s' if len(lines) > 1 else ''} {where})"
            )
        if ours:
            self.design.notes.append(f"for sheets and files, ours say it: {listed([*ours])}")

    def _filled(self, written: str) -> str:
        """Labels put in; what is no label may be a column."""

        def put(match: re.Match[str]) -> str:
            found = self.labels.get(match[1].strip().casefold())
            return match[0] if found is None else found

        for _ in range(4):  # labels in labels
            written = re.sub(r"\[([^\[\]]+)\]", put, written)[:2000]
        return written

    def _font(self, fields: list[str]) -> None:
        name, size, style, colour = (*fields, "", "", "", "")[:4]
        points = _number(size) or 12.0
        points = min(max(points, 1.0), 300.0)
        bold, italic = "B" in style.upper(), "I" in style.upper()
        self.face = {
            "font": self.design.font(name, bold, italic, self.project),
            "size": f"{points:g}pt", "floor": f"{min(points, 5.0):g}pt",
            "colour": self._told(colour) or normal(colour[:7]) or "#000000",
        }  # fmt: skip

    def _told(self, colour: str) -> str:
        """A colour that the table tells, if each of its rows has one; else ""."""
        named = re.fullmatch(r"\[([^\[\]]+)\]", colour.strip())
        found = [
            one
            for one in self.table.headings
            if named and one.words.casefold() == named[1].casefold()
        ]
        if not found or not all(
            re.fullmatch(r"#[0-9A-Fa-f]{6}", row[found[0]].text) for row in self.table.rows
        ):
            return ""
        return self._words(colour.strip())

    def _item(self, key: str, fields: list[str]) -> None:
        fields = [self._filled(one) for one in fields]
        if key == "TEXT":
            item = self._text(fields)
        elif key == "TEXTFONT":
            self._font(fields[10:14] or ["Arial"])
            item = self._text(fields)
        elif key == "IMAGE":
            item = self._image(fields)
        elif key in _SHAPES:
            item = self._shape(key, fields)
        elif key == "LINE":
            item = self._line(fields)
        else:
            raise _Strange
        when = self._when(fields[0] if fields else "")
        self.design.items.append(item | ({"when": when} if when else {}))

    def _when(self, written: str) -> str:
        """The cards of a range as a condition; "" for all."""
        written = written.replace(" ", "")
        if not written or "{" in written or "(" in written:
            return ""
        parts = []
        for part in written.split(","):
            match = re.fullmatch(r"(\d{1,6})(?:-(\d{1,6}))?", part)
            if match is None:
                raise _Strange(f" for the cards {written!r}")
            low, high = int(match[1]), int(match[2] or match[1])
            if low <= 1 and high >= len(self.table.rows) and not self.design.copies:
                return ""
            parts.append(f"(first >= {low} and first <= {high})")
        return " or ".join(parts)

    def _mm(self, written: str, whole: float) -> float:
        """A length, or a share of the card's width or height."""
        written = written.strip()
        share = written.endswith("%")
        number = _number(written.rstrip("%"))
        if number is None or abs(number) > 10_000:
            raise _Strange(f" with a reckoned place, {written[:30]!r}")
        return number / 100 * whole if share else number * self.unit

    def _box(self, fields: list[str]) -> Box:
        if len(fields) < 4:
            raise _Strange(" without a place")
        size = self.design.size
        x, w = self._mm(fields[0], size.w), self._mm(fields[2], size.w)
        y, h = self._mm(fields[1], size.h), self._mm(fields[3], size.h)
        if w < 0 or h < 0:
            raise _Strange(" turned inside out")
        return Box(x, y, w, h)

    def _words(self, written: str, literal: Callable[[str], str] = escaped) -> str:
        """A text whose columns are values of ours; all else of it is `literal`."""
        if "{{" in written or "{%" in written or re.search(r"\{[^}]*\}", written):
            raise _Strange(" with an expression in braces")
        known = {
            one.words.casefold(): name
            for name, one in (self.columns.known | self.columns.facts).items()
        }
        out = written.replace("\\13\\", "\n")

        parts = re.split(r"\[([^\[\]]+)\]", out)
        for at, part in enumerate(parts):
            name = known.get(" ".join(part.split()).casefold())
            if at % 2 and name is None:
                raise _Strange(f" with [{part}], which is neither a column nor a label")
            parts[at] = f"{{{{ {name} or '' }}}}" if at % 2 else literal(part)
        return "".join(parts)

    def _text(self, fields: list[str]) -> dict[str, Any]:
        box = self._box(fields[2:6])
        across, down, angle = (*fields[6:9], "", "", "")[:3]
        wrapped = re.fullmatch(r"(?:WW|WORDWRAP)(.*)", down.strip().upper())
        down_word = wrapped[1] if wrapped else down.strip().upper()
        item: dict[str, Any] = {
            "text": self._words(fields[1]), "box": lengths(box), **self.face,
            "align": _ACROSS.get(across.strip().upper(), "center"),
            "valign": _DOWN.get(down_word, "top" if wrapped else "middle"),
        }  # fmt: skip
        if not wrapped:
            item["lines"] = 1
        return self._turned(item, box, angle)

    def _turned(self, item: dict[str, Any], box: Box, angle: str) -> dict[str, Any]:
        degrees = _number(angle.strip()) or 0.0
        if degrees % 360 == 0:
            return item
        x, y = (f"{round(value, 3):g}mm" for value in box.centre)
        return {"group": [item], "turn": f"{-degrees:g}", "about": [x, y]}  # theirs count leftwards

    def _image(self, fields: list[str]) -> dict[str, Any]:
        box = self._box(fields[2:6])
        angle, flags = (*fields[6:8], "", "")[:2]
        written = fields[1]
        picture = self._words(written, str).replace("\\", "/")
        self.design.pictures |= self._files(written)
        alone = re.fullmatch(r"\[([^\[\]]+)\]", written)
        if alone:
            self.design.shown[alone[1]] = None
        fit = "contain" if "P" in flags.upper() else "stretch"
        item = {"picture": picture, "box": self.design.placed(box), "fit": fit}
        return self._turned(item, box, angle)

    def _files(self, written: str) -> dict[str, None]:
        """The files that a picture may be, row by row."""
        headings = {one.words.casefold(): one for one in self.table.headings}

        def of_row(row: Any) -> str:
            return re.sub(
                r"\[([^\[\]]+)\]",
                lambda match: (
                    row[headings[match[1].casefold()]].text
                    if match[1].casefold() in headings
                    else ""
                ),
                written,
            )

        return files_of([of_row(row) for row in self.table.rows])

    def _colour(self, written: str) -> str:
        if written.strip().upper() == "EMPTY":
            return "none"
        found = normal(written.strip()[:7])
        if found is None:
            raise _Strange(f" in the colour {written[:30]!r}")
        return found

    def _shape(self, key: str, fields: list[str]) -> dict[str, Any]:
        box = self._box(fields[1:5])
        line, inner, third, fourth = (*fields[5:9], "", "", "", "")[:4]
        thick = fourth if key == "ROUNDRECT" and third.endswith("%") else third
        stroke = self._colour(line or "#000000")
        fill = self._colour(inner) if inner else stroke
        verb = "ellipse" if key in ("ELLIPSE", "CIRCLE") else "rect"
        item: dict[str, Any] = {verb: lengths(box), "fill": fill}
        if stroke == fill:
            return {**item, verb: self.design.placed(box)}
        width = (_number(thick) or 0.02) * self.unit if not thick.endswith("%") else 0.2
        item |= {"stroke": stroke, "width": f"{min(width, 50):g}mm"}
        if key == "ROUNDRECT":
            item["radius"] = f"{round(min(box.w, box.h) / 10, 2):g}mm"
        if self.design.placed(box) != "bleed" or fill == "none":
            return item
        return {"group": [{verb: "bleed", "fill": fill}, item]}

    def _line(self, fields: list[str]) -> dict[str, Any]:
        size = self.design.size
        if len(fields) < 5:
            raise _Strange(" without a place")
        x1, x2 = (self._mm(fields[index], size.w) for index in (1, 3))
        y1, y2 = (self._mm(fields[index], size.h) for index in (2, 4))
        colour, thick = (*fields[5:7], "", "")[:2]
        points = [[f"{round(v, 3):g}mm" for v in point] for point in ((x1, y1), (x2, y2))]
        width = min((_number(thick) or 0.02) * self.unit, 50)
        return {
            "line": points,
            "stroke": self._colour(colour or "#000000"),
            "width": f"{width:g}mm",
        }
