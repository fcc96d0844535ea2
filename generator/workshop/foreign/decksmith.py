"""A deck of DeckSmith -> a design: its YAML of elements in pixels, and the CSV beside it.

Elements stand at a place, or at an anchor of another one. How high a text becomes, only that tool
knows: where something hangs on a text, it is reckoned from the longest row, and said.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.catalogue.sizes import card_sizes
from generator.errors import Problem, UserError, listed
from generator.inputs import find
from generator.pictures import bitmaps
from generator.project import Project
from generator.reading.read import read_source
from generator.reading.table import Table, read_table
from generator.reading.verbatim import escaped
from generator.units import PT_PER_MM, Box, Size
from generator.workshop.columns import Columns, columns_of
from generator.workshop.finished import names
from generator.workshop.finished.fitting import Seen, card_size, fit
from generator.workshop.foreign.design import Design, files_of, lengths

_PERCENT = re.compile(r"%([^%\n]+)%")
_DOWN = {"top": 0.0, "center": 0.5, "middle": 0.5, "bottom": 1.0}
_ACROSS = {"left": 0.0, "center": 0.5, "right": 1.0}
#: How wide a letter is, and how high a line, in sizes of type, on the mean.
_LETTER, _LINE = 0.5, 1.2
#: A font's size where nobody tells it, in pixels.
_TYPE = 10.0


class _Strange(Exception):
    """An element that says something that we can't take over."""


def design(path: Path, project: Project) -> Design:
    """What a deck draws. Raises UserError for another YAML, and for one without its table."""
    data = read_source(path, path.name).data
    elements = data.get("elements") if isinstance(data, dict) else None
    if not isinstance(elements, list):
        found = "is no deck of another tool that we know"
        raise UserError(Problem(found, file=path.name, expected="'elements' as DeckSmith has them"))
    link = find(path.resolve().parent, ".", f"{path.stem}.csv")
    if link is None:
        raise UserError(Problem(f"needs its table {path.stem}.csv beside it", file=path.name))
    try:
        px = (round(_number(data.get("width"))), round(_number(data.get("height"))))
    except _Strange:
        px = (0, 0)
    if not (20 <= px[0] <= 20_000 and 20 <= px[1] <= 20_000):
        raise UserError(Problem("has no width and height in pixels", file=path.name))
    name, size, suits = card_size([Seen(px)], card_sizes(project))
    bleed = fit(px, size).bleed if suits else 0.0
    if not suits:
        size = Size(size.w, round(size.w * px[1] / px[0], 2))
    table = read_table(link, link.name)
    home = path.resolve().parent
    title = names.heading(home.name if path.stem == "deck" else path.stem)
    made = Design(title, home, link, size)
    made.notes.append(f"{px[0]} x {px[1]} pixels are taken for {name or 'a card'}")
    scale = (size.w + 2 * bleed) / px[0]
    columns = columns_of(table, project)
    drawn = _Deck(made, project, table, columns, px, scale, bleed)
    if "background_color" in data:
        made.items.append({"rect": "bleed", "fill": _colour(data["background_color"])})
    drawn.draw(elements)
    return made


def _number(written: Any) -> float:
    if not isinstance(written, (str, int, float)) or not re.fullmatch(
        r"-?\d{1,6}(\.\d{1,6})?", str(written)
    ):
        raise _Strange(f" with {str(written)[:30]!r} for a number")
    return float(written)


def _pair(written: Any) -> tuple[float, float]:
    if not isinstance(written, list) or len(written) != 2:
        raise _Strange(f" with {str(written)[:30]!r} for two numbers")
    return _number(written[0]), _number(written[1])


def _colour(written: Any) -> str:
    try:
        parts = [round(_number(one)) for one in written] if isinstance(written, list) else []
    except _Strange:
        parts = []
    if len(parts) not in (3, 4) or not all(0 <= one <= 255 for one in parts):
        return "#000000"
    return "none" if parts[3:] == [0] else "#{:02X}{:02X}{:02X}".format(*parts[:3])


def _shares(anchor: Any) -> tuple[float, float]:
    """Where an anchor such as top-center lies in a box, in shares of it."""
    words = str(anchor).split("-")
    down = next((_DOWN[one] for one in words if one in ("top", "bottom")), 0.5)
    across = next((_ACROSS[one] for one in words if one in ("left", "right")), 0.5)
    return across, down


@dataclass
class _Deck:
    """One deck being read. Boxes are in its pixels."""

    design: Design
    project: Project
    table: Table
    columns: Columns
    px: tuple[int, int]
    scale: float
    bleed: float
    boxes: dict[str, Box] = field(default_factory=dict)
    guessed: set[str] = field(default_factory=set)

    def draw(self, elements: list[Any]) -> None:
        self.boxes["canvas"] = Box(0.0, 0.0, *map(float, self.px))
        left: list[str] = []
        reckoned: list[str] = []
        for number, one in enumerate(elements, 1):
            if not isinstance(one, dict):
                continue
            named = str(one.get("id", f"element {number}"))[:40]
            try:
                self._element(named, one)
            except _Strange as strange:
                left.append(f"{named}{strange}")
            relative = one.get("relative_to")
            if isinstance(relative, list) and relative and relative[0] in self.guessed:
                reckoned.append(named)
        if left:
            self.design.notes.append(f"not taken over: {listed(left, 8)}")
        if reckoned:
            told = f"{listed(reckoned, 8)} hang on a text, and may stand higher or lower"
            self.design.notes.append(told)

    def _element(self, name: str, one: dict[str, Any]) -> None:
        kind = str(one.get("type"))
        size = self._size(kind, one)
        x, y = _pair(one.get("position", ["0", "0"]))
        relative = one.get("relative_to")
        if isinstance(relative, list) and len(relative) == 2:
            parent = self.boxes.get(str(relative[0]))
            if parent is None:
                raise _Strange(f" beside {str(relative[0])[:30]!r}, which is not there")
            across, down = _shares(relative[1])
            x, y = x + parent.x + across * parent.w, y + parent.y + down * parent.h
        across, down = _shares(one.get("anchor", "top-left"))
        if kind == "text" and "width" not in one:
            size = (self._room(x, across), size[1])
        box = Box(x - across * size[0], y - down * size[1], *size)
        self.boxes[name] = box
        if kind == "text":
            self.guessed.add(name)
        drawn = {
            "text": self._text, "image": self._image, "rectangle": self._rectangle,
            "circle": self._ellipse, "ellipse": self._ellipse,
        }  # fmt: skip
        if kind not in drawn:
            raise _Strange(f", a {kind[:30]}")
        self.design.items.append(drawn[kind](one, self._mm(box)))

    def _room(self, x: float, across: float) -> float:
        """The width that a text without one has from its anchor to the edge of the card."""
        right = self.px[0] - x
        room = right if across == 0 else x if across == 1 else 2 * min(x, right)
        return max(room, 1.0)

    def _size(self, kind: str, one: dict[str, Any]) -> tuple[float, float]:
        if kind == "circle":
            radius = _number(one.get("radius"))
            return 2 * radius, 2 * radius
        if kind == "text":
            type_size = _number(one.get("font_size", str(_TYPE)))
            width = _number(one.get("width", str(self.px[0])))
            if width <= 0 or type_size <= 0:
                raise _Strange(" without room")
            longest = max((len(text) for text in self._rows(str(one.get("text", "")))), default=0)
            lines = max(1, math.ceil(longest * _LETTER * type_size / width))
            spacing = _number(one.get("line_spacing", "4"))
            return width, lines * (_LINE * type_size + spacing)
        if kind == "image":
            return self._image_size(one)
        if "size" not in one:
            raise _Strange(f", a {kind[:30]}")
        return _pair(one["size"])

    def _image_size(self, one: dict[str, Any]) -> tuple[float, float]:
        filters = one.get("filters")
        resize = filters.get("resize") if isinstance(filters, dict) else None
        own: tuple[float, float] | None = None
        for name in files_of(self._rows(str(one.get("path", "")))):
            try:
                w, h = bitmaps.size(str(self.design.home / name))
                own = float(w), float(h)
                break
            except (UserError, ValueError):
                continue
        if isinstance(resize, list) and len(resize) == 2:
            known = [_number(part) if part not in (None, "") else 0.0 for part in resize]
            shape = own[0] / own[1] if own else 1.0
            return known[0] or known[1] * shape, known[1] or known[0] / shape
        return own or (float(self.px[0]), float(self.px[1]))

    def _mm(self, box: Box) -> Box:
        by = self.scale
        return Box(box.x * by - self.bleed, box.y * by - self.bleed, box.w * by, box.h * by)

    def _rows(self, written: str) -> list[str]:
        """What a text with columns says, row by row."""
        headings = {one.words.casefold(): one for one in self.table.headings}

        def of_row(row: Any) -> str:
            def put(match: re.Match[str]) -> str:
                heading = headings.get(match[1].casefold())
                return row[heading].text if heading else match[0]

            return _PERCENT.sub(put, written)

        return [of_row(row) for row in self.table.rows]

    def _words(self, written: Any, literal: bool = False) -> str:
        text = "" if written is None else str(written)
        if "{{" in text or "{%" in text:
            raise _Strange(" with braces")
        known = {
            one.words.casefold(): name
            for name, one in (self.columns.known | self.columns.facts).items()
        }
        parts = _PERCENT.split(text)
        for at, part in enumerate(parts):
            name = known.get(part.casefold())
            if at % 2 and name is None:
                raise _Strange(f" with %{part[:30]}%, which is no column")
            parts[at] = f"{{{{ {name} or '' }}}}" if at % 2 else part if literal else escaped(part)
        return "".join(parts)

    def _text(self, one: Mapping[str, Any], box: Box) -> dict[str, Any]:
        pt = _number(one.get("font_size", str(_TYPE))) * self.scale * PT_PER_MM
        pt = min(max(pt, 1.0), 300.0)
        path = str(one.get("font_path") or "")
        family = re.split(r"[-_.]", path.replace("\\", "/").rpartition("/")[2])[0] or "Arial"
        variant = f"{path} {one.get('font_variant', '')}".lower()
        across, _ = _shares(one.get("anchor", "top-left"))
        usual = "left" if across == 0 else "right" if across == 1 else "center"
        align = str(one.get("align", usual)) if "width" in one else usual
        return {
            "text": self._words(one.get("text")), "box": lengths(box),
            "font": self.design.font(family, "bold" in variant, "italic" in variant, self.project),
            "size": f"{pt:.3g}pt", "floor": f"{min(pt, 5.0):.3g}pt",
            "colour": _colour(one.get("color", ["0", "0", "0"])),
            "align": align if align in ("left", "center", "right", "justify") else "left",
            "valign": "top",
        }  # fmt: skip

    def _image(self, one: Mapping[str, Any], box: Box) -> dict[str, Any]:
        picture = self._words(one.get("path"), literal=True)
        self.design.pictures |= files_of(self._rows(str(one.get("path", ""))))
        filters = one.get("filters")
        for name in filters if isinstance(filters, dict) else ():
            if name != "resize":
                self.design.notes.append(f"not taken over: the filter {str(name)[:30]}")
        return {"picture": picture, "box": self.design.placed(box), "fit": "stretch"}

    def _paint(self, one: Mapping[str, Any]) -> dict[str, Any]:
        paint: dict[str, Any] = {"fill": _colour(one["color"]) if "color" in one else "none"}
        if "outline_color" in one:
            width = _number(one.get("outline_width", "1")) * self.scale
            paint |= {
                "stroke": _colour(one["outline_color"]), "width": f"{min(width, 50.0):.3g}mm",
            }  # fmt: skip
        return paint

    def _rectangle(self, one: Mapping[str, Any], box: Box) -> dict[str, Any]:
        radius = _number(one.get("corner_radius", "0")) * self.scale
        paint = self._paint(one)
        if "stroke" not in paint and not radius:
            return {"rect": self.design.placed(box), **paint}
        rounded = {"radius": f"{radius:.3g}mm"} if radius > 0 else {}
        return {"rect": lengths(box), **paint, **rounded}

    def _ellipse(self, one: Mapping[str, Any], box: Box) -> dict[str, Any]:
        return {"ellipse": lengths(box), **self._paint(one)}
