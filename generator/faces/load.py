"""templates/faces/*.yaml -> a `Layout`: names resolved, items checked, every fault at its place.

In: one layout's name. Out: the layout, with whatever it `extends` already merged: the parent's
items come first, and a child fills the parent's slots.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator import art
from generator.catalogue.records import CardStock
from generator.drawing.fonts import Font, FontMissing, Shelf
from generator.drawing.measuring import Face4
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces import values
from generator.faces.grammar import (
    FONT_KEYS,
    ICON_DROP,
    ICON_EM,
    ICON_KEYS,
    LAYOUT_KEYS,
    STYLE,
    WEIGHT,
)
from generator.faces.item_reader import ItemReader
from generator.faces.layout import IconSpec, Layout, Place, Value, card_boxes
from generator.faces.values import Names
from generator.project import Project
from generator.reading.faults import InvalidValue
from generator.reading.read import Loc, Source, read_yaml


def load_layout(
    name: str,
    project: Project,
    shelf: Shelf,
    stock: CardStock,
    palette: Mapping[str, str],
    ornaments: art.Ornaments | None = None,
) -> Layout:
    """The layout of that name for cards of this stock; `palette` overrides its colours, and
    `ornaments` are those that it may call (default: ours).

    Raises UserError with every fault of the layout and of those it extends.
    """
    problems: list[Problem] = []
    layout = _Reader(project, shelf, stock, palette, ornaments or art.ours(), problems).read(
        name, ()
    )
    if problems:
        raise UserError(problems)
    assert layout is not None
    return layout


class _Reader(ItemReader):
    def __init__(
        self,
        project: Project,
        shelf: Shelf,
        stock: CardStock,
        palette: Mapping[str, str],
        ornaments: art.Ornaments,
        problems: list[Problem],
    ) -> None:
        super().__init__(ornaments, problems)
        self.project, self.shelf, self.stock, self.palette = project, shelf, stock, palette
        self.folders = [root / "cards" for root in project.roots()]

    def read(self, name: str, above: tuple[str, ...]) -> Layout | None:
        path = self.project.find_file("templates/faces", f"{name}.yaml")
        if path is None:
            known = self.project.names("templates/faces", ".yaml")
            self.problems.append(
                Problem(
                    f"there is no layout {name!r}",
                    file=f"templates/faces/{name}.yaml",
                    expected=f"layouts: {listed(known)}",
                    hint=did_you_mean(name, known),
                )
            )
            return None
        try:
            source = read_yaml(path, self.project.label(path))
        except UserError as error:
            self.problems.extend(error.problems)
            return None
        if source.faults:
            self.problems.extend(source.faults)
        return self._layout(name, source, above)

    def _layout(self, name: str, source: Source, above: tuple[str, ...]) -> Layout | None:
        data = source.data
        if not isinstance(data, dict):
            self.problems.append(source.problem((), "is not a layout: it needs 'items'"))
            return None
        for key in data:
            if key not in LAYOUT_KEYS:
                self.unknown(source, (key,), "a key of a layout", list(LAYOUT_KEYS))
        names = Names(dict(self.palette), card_boxes(self.stock, self.folders))
        layout = Layout(name, names, {}, {}, {}, [], (), ornaments=self.ornaments, shelf=self.shelf)
        layout.last = self.shelf.own()
        parent = data.get("extends")
        if parent is not None:
            if parent in (*above, name):
                self.add(source, ("extends",), f"{parent!r} extends this layout in turn")
                return None
            base = self.read(str(parent), (*above, name))
            if base is None:
                return None
            layout = base
            layout.name = name
        self._colours(source, layout)
        self._boxes(source, layout)
        self._fonts(source, layout)
        self._styles(source, layout)
        self._lets(source, layout)
        self._icons(source, layout)
        items = self.nodes(source, ("items",), layout) if "items" in data else ()
        for slot in self.section(source, "slots"):
            layout.slots[slot] = self.nodes(source, ("slots", slot), layout)
        layout.nodes = (*layout.nodes, *items)
        return layout

    def section(self, source: Source, key: str) -> dict[str, Any]:
        found = source.data.get(key)
        if found is None:
            return {}
        if not isinstance(found, dict):
            self.add(source, (key,), "needs 'name: value' pairs below it")
            return {}
        return found

    def _colours(self, source: Source, layout: Layout) -> None:
        colours = dict(layout.names.colours)
        for name, written in self.section(source, "colours").items():
            if name in self.palette:
                continue
            try:
                found = values.colour(written, Names(colours, {}))
            except InvalidValue as invalid:
                self.invalid(source, ("colours", name), invalid)
                continue
            colours[name] = found or "#FFFFFF"
        layout.names = Names(colours, layout.names.boxes)

    def _boxes(self, source: Source, layout: Layout) -> None:
        boxes = dict(layout.names.boxes)
        for name, written in self.section(source, "boxes").items():
            try:
                boxes[name] = values.box(written, Names({}, boxes))
            except InvalidValue as invalid:
                self.invalid(source, ("boxes", name), invalid)
        layout.names = Names(layout.names.colours, boxes)

    def _fonts(self, source: Source, layout: Layout) -> None:
        for name, written in self.section(source, "fonts").items():
            loc: Loc = ("fonts", name)
            if not isinstance(written, dict) or "family" not in written:
                self.add(source, loc, "needs a family", expected="{family: lexend, weight: 500}")
                continue
            for key in written:
                if key not in FONT_KEYS:
                    self.unknown(source, (*loc, key), "a key of a font", list(FONT_KEYS))
            try:
                layout.faces[name] = self._face(written)
            except FontMissing as missing:
                self.add(source, loc, missing.reason, expected=missing.expected, hint=missing.hint)
            except InvalidValue as invalid:
                self.invalid(source, loc, invalid)
        written = source.data.get("fallback") or layout.fallback
        if not isinstance(written, list):
            self.add(source, ("fallback",), "is no list", expected="names of fonts: [one, other]")
            return
        layout.fallback = [str(name) for name in written]
        for index, name in enumerate(layout.fallback):
            if name not in layout.faces:
                self.add(
                    source,
                    ("fallback", index),
                    f"{name!r} is not a font of this layout",
                    expected=f"fonts: {listed(list(layout.faces))}",
                )

    def _face(self, written: Mapping[str, Any]) -> Face4:
        family = str(written["family"])
        weight = int(WEIGHT(written.get("weight", 400), Names({}, {})))
        slanted = values.flag(written.get("italic", False), Names({}, {}))
        regular = self.shelf.font(family, weight, slanted)

        def optional(weight: int, italic: bool) -> Font | None:
            try:
                return self.shelf.font(family, weight, italic)
            except FontMissing:
                return None

        if "bold" in written:
            bold_weight = int(WEIGHT(written["bold"], Names({}, {})))
            bold: Font | None = self.shelf.font(family, bold_weight, slanted)
        else:
            bold_weight = 700
            bold = optional(700, slanted)
        # What *italic* marks stands out from the rest: in italics it is upright.
        other = not slanted
        return Face4(regular, bold, optional(weight, other), optional(bold_weight, other))

    def _styles(self, source: Source, layout: Layout) -> None:
        for name, written in self.section(source, "styles").items():
            loc: Loc = ("styles", name)
            if not isinstance(written, dict):
                self.add(source, loc, "needs 'key: value' pairs below it")
                continue
            base: dict[str, Value] = {}
            parent = written.get("extends")
            if parent is not None:
                if not isinstance(parent, str) or parent not in layout.styles:
                    self.add(
                        source,
                        (*loc, "extends"),
                        f"there is no style {parent!r} above",
                        expected=f"styles: {listed(list(layout.styles))}",
                    )
                else:
                    base = dict(layout.styles[parent])
            options = {k: v for k, v in written.items() if k != "extends"}
            layout.styles[name] = base | self.options(source, loc, options, STYLE, layout)

    def _lets(self, source: Source, layout: Layout) -> None:
        for name, written in self.section(source, "let").items():
            try:
                found = values.expression(str(written))
            except InvalidValue as invalid:
                self.invalid(source, ("let", name), invalid)
                continue
            layout.lets.append((name, found, Place(source, ("let", name))))

    def _icons(self, source: Source, layout: Layout) -> None:
        for name, written in self.section(source, "icons").items():
            loc: Loc = ("icons", name)
            try:
                if not isinstance(written, dict) or not {"box", "items"} <= written.keys():
                    raise InvalidValue("an icon needs a box and items")
                for key in written.keys() - {"items", *ICON_KEYS}:
                    self.unknown(source, (*loc, key), "a key of an icon", ["items", *ICON_KEYS])
                box = values.box(written["box"], layout.names)
                if not (box.w > 0 and box.h > 0):
                    raise InvalidValue("the box of an icon has no size", "[0mm, 0mm, 4mm, 4mm]")
                layout.icons[name] = IconSpec(
                    box,
                    ICON_EM(written.get("em", "0.9"), layout.names),
                    ICON_DROP(written.get("drop", "0.12"), layout.names),
                    self.nodes(source, (*loc, "items"), layout),
                )
            except InvalidValue as invalid:
                self.invalid(source, loc, invalid)
