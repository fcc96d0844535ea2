"""A deck of Squib -> a design: its table, its layouts in pixels, and what it draws with them.

The Ruby is read as text and never run: what is drawn from a table's columns and plain values is
taken over, all else is told by its line. Layouts may extend one another, with `+=` and `-=`, too.
A canvas with the proportions of a card and its bleed is taken for just that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import ImageColor

from generator.catalogue.sizes import card_sizes
from generator.errors import Problem, UserError, listed
from generator.inputs import find, read_text
from generator.pictures import bitmaps
from generator.project import Project
from generator.reading.table import Heading, Table, read_table
from generator.reading.verbatim import escaped
from generator.units import MM_PER_INCH, Box, Size, px_at
from generator.workshop.columns import Columns, columns_of
from generator.workshop.finished import names
from generator.workshop.finished.fitting import Seen, card_size, fit
from generator.workshop.foreign.design import Design, files_of, lengths
from generator.workshop.foreign.ruby import Call, Unknown, calls
from generator.workshop.foreign.ruby_blocks import Column
from generator.workshop.foreign.squib_places import Places, Strange, in_mm, shown

#: What the tool draws on where nobody says how large, in pixels, and how many an inch has.
_CANVAS, _DPI = ("825", "1125"), 300.0
#: Type is told in points of a screen with so many pixels an inch.
_SCREEN = 96.0
_STYLES = {"font", "font_size", "color", "fill_color", "stroke_color", "align", "valign", "spacing"}
#: A colour as a table may tell it.
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_OURS = {
    "save", "save_png", "save_pdf", "save_sheet", "save_svg", "save_json", "showcase", "hand",
    "hint", "set", "build", "enable_build", "disable_build", "enable_build_globally", "puts",
    "print", "p", "system", "build_groups", "font",
}  # fmt: skip
_TABLES = ("csv", "xlsx", "yaml")


def design(path: Path, project: Project) -> Design:
    """What a deck draws. Raises UserError for a script without a table or a deck."""
    script = list(calls(read_text(path, path.name)))
    table_call = next((one for one in script if _plain(one.name) in _TABLES[:2]), None)
    named = table_call.given.get("file") if table_call else None
    found = _home(path, named) if isinstance(named, str) else None
    if found is None:
        raise UserError(
            Problem(
                f"reads {named!r}, which is not beside it" if named else "reads no table",
                file=path.name,
                expected="csv file: 'deck.csv', there or in a folder above",
            )
        )
    home, link = found
    deck = next((one for one in script if one.name == "Squib::Deck.new"), Call(1, ""))
    dpi = _dpi(deck)
    canvas = _canvas(deck, dpi, path.name)
    if not (5 <= canvas.w <= 500 and 5 <= canvas.h <= 500):
        raise UserError(
            Problem("draws on a canvas that is no card", file=path.name, line=deck.line, column=1)
        )
    px = (px_at(canvas.w, dpi), px_at(canvas.h, dpi))
    _, size, suits = card_size([Seen(px, dpi)], card_sizes(project))
    bleed = fit(px, size).bleed if suits else 0.0
    explode = table_call.given.get("explode", "Qty") if table_call else "Qty"
    sheet = _sheet(link, table_call.given.get("sheet") if table_call else None)
    table = read_table(link, link.name, sheet)
    copies = explode if isinstance(explode, str) else "Qty"
    made = Design(
        names.heading(path.stem if path.stem != "deck" else home.name), home, link,
        size if suits else canvas, copies=copies, sheet=sheet, art=_art(home),
    )  # fmt: skip
    columns = columns_of(table, project, copies)
    places = Places(home, dpi, notes=made.notes)
    places.add(deck.given.get("layout"))
    drawn = _Deck(made, project, table, columns, canvas, bleed, dpi, places)
    drawn.draw(script)
    return made


def _home(path: Path, table: str) -> tuple[Path, Path] | None:
    """(folder, table): the script's folder or one of the two above it, from which people run it and
    from where its files have their names."""
    folder = path.resolve().parent
    for home in (folder, *folder.parents[:2]):
        link = find(home, ".", table)
        if link is not None:
            return home, link
    return None


def _sheet(link: Path, written: Any) -> str:
    """The name of a workbook's sheet, of which the script says the number, from 0; "" for the
    first."""
    if not isinstance(written, str) or not re.fullmatch(r"\d{1,3}", written) or int(written) == 0:
        return ""
    sheets = read_table(link, link.name).sheets
    return sheets[int(written)] if int(written) < len(sheets) else ""


def _art(home: Path) -> str:
    """The folder of the pictures, where the deck's config.yml names one."""
    config = find(home, ".", "config.yml")
    text = read_text(config, config.name) if config is not None else ""
    named = re.search(r"^img_dir:\s*['\"]?([\w][\w /.-]{0,100}?)['\"]?\s*$", text, re.M)
    return named[1] if named and ".." not in named[1] else "."


def _canvas(deck: Call, dpi: float, name: str) -> Size:
    """What is drawn on, in mm."""
    width, height = (
        deck.given.get(key, usual) for key, usual in zip(("width", "height"), _CANVAS, strict=True)
    )
    try:
        return Size(in_mm(width, dpi), in_mm(height, dpi))
    except Strange as strange:
        found = f"draws on a canvas{strange}"
        raise UserError(Problem(found, file=name, line=deck.line, column=1)) from None


def _dpi(deck: Call) -> float:
    written = deck.given.get("dpi")
    fits = isinstance(written, str) and re.fullmatch(r"\d{2,4}", written)
    return float(str(written)) if fits else _DPI


def _plain(name: str) -> str:
    return name.removeprefix("Squib.")


@dataclass
class _Deck:
    """One deck being read."""

    design: Design
    project: Project
    table: Table
    columns: Columns
    canvas: Size
    bleed: float
    dpi: float
    places: Places
    left: dict[str, list[int]] = field(default_factory=dict)
    unread: dict[str, None] = field(default_factory=dict)

    def draw(self, script: list[Call]) -> None:
        ours: dict[str, None] = {}
        for call in script:
            name = _plain(call.name)
            if name in _TABLES or call.name == "Squib::Deck.new":
                continue
            if name == "use_layout":
                self.places.add(call.given.get("file"))
            elif name in _OURS:
                ours[name] = None
                sprue = call.given.get("sprue")
                if isinstance(sprue, str):
                    self.design.notes.append(
                        f"the sprue {sprue} isn't read: our sheets place cards"
                    )
            else:
                try:
                    self._item(name, call)
                except Strange as strange:
                    what = f"{name}{strange}" if name else str(strange).strip()
                    self.left.setdefault(what, []).append(call.line)
        for what, lines in self.left.items():
            where = listed([str(one) for one in dict.fromkeys(lines)], 8)
            self.design.notes.append(
                f"not taken over: {what} (line{'s' if len(set(lines)) > 1 else ''} {where})"
            )
        for written in self.unread:
            self.design.notes.append(f"printed without what Ruby makes of it: {written}")
        if ours:
            self.design.notes.append(f"for sheets and files, ours say it: {listed([*ours])}")

    # Calls

    def _item(self, name: str, call: Call) -> None:
        drawn = {
            "text": self._text, "png": self._picture, "svg": self._picture, "rect": self._rect,
            "ellipse": self._ellipse, "circle": self._circle, "line": self._line,
            "background": self._background,
        }  # fmt: skip
        if name not in drawn:
            raise Strange("" if name else f" {shown(call.first)}")
        given = dict(call.given)
        layout = given.pop("layout", None)
        if layout is not None and not isinstance(layout, str):
            raise Strange(f" with the layout {shown(layout)}")
        given = self._styled({} if layout is None else self.places.place(layout), given)
        item = drawn[name](given)
        when = self._when(given.get("range", "all"))
        self.design.items.append(item | ({"when": when} if when else {}))

    def _styled(self, place: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
        """What a call says over its layout; a style that only Ruby can tell stays the layout's."""
        unknown = {
            key: one
            for key, one in given.items()
            if key in _STYLES
            and (isinstance(one, Unknown) or (isinstance(one, Column) and one.unread))
        }
        self.unread |= {f"{key}: {shown(one)}": None for key, one in unknown.items()}
        return place | {key: one for key, one in given.items() if key not in unknown}

    def _when(self, written: Any) -> str:
        if written == "all":
            return ""
        match = re.fullmatch(r"(\d{1,6})(?:\.\.(\.?)(\d{1,6}))?", str(written))
        if not isinstance(written, str) or match is None:
            raise Strange(f" for the cards {shown(written)}")
        low = int(match[1]) + 1
        high = int(match[3]) + (0 if match[2] else 1) if match[3] else low
        return f"first >= {low} and first <= {high}"

    def _length(self, given: Mapping[str, Any], key: str, usual: float | None = None) -> float:
        if key not in given:
            if usual is None:
                raise Strange(f" without {key}")
            return usual
        return in_mm(given[key], self.dpi)

    def _box(self, given: Mapping[str, Any]) -> Box:
        """The box of a call in mm of the trimmed card; as large as the canvas unless it says."""
        x, y = self._length(given, "x", 0.0), self._length(given, "y", 0.0)
        sized = {
            key: value for key, value in given.items() if value not in ("native", "deck", "scale")
        }
        w = self._length(sized, "width", self.canvas.w - x)
        h = self._length(sized, "height", self.canvas.h - y)
        if w <= 0 or h <= 0:
            raise Strange(" without room")
        return Box(x - self.bleed, y - self.bleed, w, h)

    def _words(self, written: Any, literal: bool = False) -> str:
        if isinstance(written, Column):
            wanted = " ".join(written.heading.split()).casefold()
            for name, one in (self.columns.known | self.columns.facts).items():
                if wanted in (one.words.casefold(), one.plain):
                    return self._made_of(name, written, literal)
            raise Strange(f" with {written.heading!r}, which is no column")
        if not isinstance(written, str) or "{{" in written or "{%" in written:
            raise Strange(f" with {shown(written)}")
        return written if literal else escaped(written)

    def _made_of(self, name: str, column: Column, literal: bool) -> str:
        """A field as the script prints its values."""
        if column.unread and literal:
            raise Strange(f" with {column.unread}")
        if column.unread:
            self.unread[column.unread] = None
        cased = f"({name} or '')|{column.case}" if column.case else f"{name} or ''"
        before, after = (one if literal else escaped(one) for one in (column.before, column.after))
        said = f"{before}{{{{ {cased} }}}}{after}" if column.shown else before
        if "{" in column.before + column.after:
            raise Strange(f" with {shown(column.before + column.after)}")
        if (before or after) and (literal or column.if_any):
            return f"{{% if {name} %}}{said}{{% endif %}}"
        return said

    def _colour(self, given: Mapping[str, Any], key: str, usual: str) -> str:
        written = given.get(key, usual)
        if isinstance(written, Column):
            return self._coloured(written)
        if not isinstance(written, str):
            raise Strange(f" in the colour {shown(written)}")
        try:
            found = ImageColor.getrgb(written.replace("_", ""))
        except ValueError:
            if written in ("transparent", "#0000"):
                return "none"
            raise Strange(f" in the colour {written[:30]!r}") from None
        if len(found) > 3 and found[3] == 0:
            return "none"
        return "#{:02X}{:02X}{:02X}".format(*found[:3])

    def _coloured(self, column: Column) -> str:
        """A colour that the table tells, if each of its rows has one as we write them."""
        heading = self._heading(column)
        values = [row[heading].text for row in self.table.rows] if heading is not None else [""]
        if column.changed or column.unread or not all(map(_COLOUR.fullmatch, values)):
            raise Strange(f" in the colour that {shown(column)} tells")
        return self._words(column)

    def _heading(self, column: Column) -> Heading | None:
        wanted = " ".join(column.heading.split()).casefold()
        return next(
            (one for one in self.table.headings if wanted in (one.words.casefold(), one.plain)),
            None,
        )

    def _text(self, given: dict[str, Any]) -> dict[str, Any]:
        box = self._box(given)
        words = self._words(given.get("str", ""))
        font = given.get("font", "Arial 36")
        match = re.fullmatch(r"(.*?)[\s,]*(\d+(?:\.\d+)?)?", font if isinstance(font, str) else "")
        named, points = (match[1], match[2]) if match else ("", None)
        size = given.get("font_size", points or "36")
        if not re.fullmatch(r"\d+(\.\d+)?", str(size)):
            raise Strange(f" in the size {shown(size)}")
        pt = min(max(float(str(size)) * _SCREEN / self.dpi, 1.0), 300.0)
        bold, italic = (re.search(rf"\b{one}\b", named, re.I) for one in ("bold", "italic"))
        family = re.sub(r"\b(bold|italic|semi|heavy|light)\b", "", named, flags=re.IGNORECASE)
        family = " ".join(family.split()) or "Arial"
        font_name = self.design.font(family, bold is not None, italic is not None, self.project)
        align = given.get("align", "left")
        if str(given.get("justify")).lower() in ("true", "yes"):
            align = "justify"
        return self._turned(
            {
                "text": words, "box": lengths(box),
                "font": font_name,
                "size": f"{pt:.3g}pt", "floor": f"{min(pt, 5.0):.3g}pt",
                "colour": self._colour(given, "color", "black"),
                "align": align if align in ("left", "center", "right", "justify") else "left",
                "valign": valign
                if (valign := given.get("valign", "top")) in ("top", "middle", "bottom")
                else "top",
            },
            box,
            given,
        )  # fmt: skip

    def _turned(self, item: dict[str, Any], box: Box, given: Mapping[str, Any]) -> dict[str, Any]:
        """An item turned about its upper left corner, by radians."""
        angle = given.get("angle", "0")
        if not re.fullmatch(r"-?\d*\.?\d+", str(angle)):
            raise Strange(f" turned by {shown(angle)}")
        if not float(angle):
            return item
        about = [f"{round(value, 3):g}mm" for value in (box.x, box.y)]
        return {"group": [item], "turn": f"{float(angle) * 57.29578:.4g}", "about": about}

    def _picture(self, given: dict[str, Any]) -> dict[str, Any]:
        written = given.get("file")
        if written is None:
            raise Strange(" without a file")
        picture = self._words(written, literal=True)
        if isinstance(written, Column) and not written.changed:
            self.design.shown[written.heading] = None
        files = self._files(written)
        self.design.pictures |= files
        box = self._sized(self._box(given), given, [*files])
        both = {"width", "height"} <= given.keys() and "scale" not in given.values()
        fit_word = "stretch" if both else "contain"
        item: dict[str, Any] = {"picture": picture, "box": self.design.placed(box), "fit": fit_word}
        return self._turned(item, box, given)

    def _sized(self, box: Box, given: Mapping[str, Any], files: list[str]) -> Box:
        """As large as the first file is by itself, where nobody says how large it shall be."""
        if any(given.get(key, "native") != "native" for key in ("width", "height")) or not files:
            return box
        try:
            w, h = bitmaps.size(str(self.design.home / self.design.art / files[0]))
        except (UserError, ValueError):  # an SVG, or not there
            return box
        return Box(box.x, box.y, w / self.dpi * MM_PER_INCH, h / self.dpi * MM_PER_INCH)

    def _files(self, written: Any) -> dict[str, None]:
        if isinstance(written, str):
            return files_of([written])
        heading = self._heading(written)
        if heading is None:
            return {}
        return files_of([written.of(row[heading].text) for row in self.table.rows])

    def _paint(self, given: Mapping[str, Any]) -> dict[str, Any]:
        fill = self._colour(given, "fill_color", "#0000")
        stroke = self._colour(given, "stroke_color", "black")
        width = self._length(given, "stroke_width", 2.0 * MM_PER_INCH / self.dpi)
        paint: dict[str, Any] = {"fill": fill}
        if stroke != "none" and width > 0:
            paint |= {"stroke": stroke, "width": f"{round(min(width, 50.0), 3):g}mm"}
        return paint

    def _rect(self, given: dict[str, Any]) -> dict[str, Any]:
        box, paint = self._box(given), self._paint(given)
        radius = self._length(given, "radius", 0.0)
        item: dict[str, Any] = {"rect": lengths(box), **paint}
        if "stroke" not in paint and not radius:
            item["rect"] = self.design.placed(box)
        return item | ({"radius": f"{round(radius, 3):g}mm"} if radius > 0 else {})

    def _ellipse(self, given: dict[str, Any]) -> dict[str, Any]:
        return {"ellipse": lengths(self._box(given)), **self._paint(given)}

    def _circle(self, given: dict[str, Any]) -> dict[str, Any]:
        x, y = self._length(given, "x", 0.0), self._length(given, "y", 0.0)
        radius = self._length(given, "radius", 100 * MM_PER_INCH / self.dpi)
        at = [f"{round(value - self.bleed, 3):g}mm" for value in (x, y)]
        return {"circle": at, "radius": f"{round(radius, 3):g}mm", **self._paint(given)}

    def _line(self, given: dict[str, Any]) -> dict[str, Any]:
        points = [
            [
                f"{round(self._length(given, key) - self.bleed, 3):g}mm"
                for key in (f"x{end}", f"y{end}")
            ]
            for end in (1, 2)
        ]
        paint = {key: one for key, one in self._paint(given).items() if key != "fill"}
        return {"line": points, **paint}

    def _background(self, given: dict[str, Any]) -> dict[str, Any]:
        return {"rect": "bleed", "fill": self._colour(given, "color", "black")}
