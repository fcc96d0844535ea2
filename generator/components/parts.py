"""What a catalogue says of a component's making, judged.

In: the `with:` of each component. Out: a `Part` for each that names a layout:

    coin:
      count: 280
      with:
        layout: my-coin          # of templates/faces/
        size: 19mm               # or [457.2mm, 228.6mm]
        bleed: 1mm               # default: the cards'
        safe: 1mm                # default: none
        corner: 9.5mm            # default: square
        gap: 2.6mm               # between pieces on a sheet; default: the sheets' own
        sheet: coins             # file name, and who lies together; default: the component's name
        tile: [152.4mm, 228.6mm] # cut into tiles of this size; default: whole
        values: {value: 1}       # names that the layout gets
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from generator.catalogue import Catalogue, Component
from generator.catalogue.faults import Unfit
from generator.catalogue.records import CardStock
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces import values
from generator.faces.values import Names
from generator.project import Project
from generator.units import Size

_KEYS = ("layout", "size", "bleed", "safe", "corner", "gap", "sheet", "tile", "values")
_LENGTHS = ("bleed", "safe", "corner", "gap")
#: Names that the sheets of cards and the rulebook have in an output folder.
_TAKEN = ("sheets", "rulebook")
_NO_NAMES = Names({}, {})
_SLACK = 1e-6


@dataclass(frozen=True)
class Part:
    """A component that is drawn: `count` pieces of `stock`, on the sheets called `sheet`. `tile` is
    the size of the tiles that it is cut into, None if it stays whole."""

    name: str
    title: str
    count: int
    layout: str
    stock: CardStock
    gap: float | None
    sheet: str
    tile: Size | None
    values: Mapping[str, Any] = field(hash=False)

    @property
    def piece(self) -> Size:
        """The size of what is cut out: the whole, or a tile of it."""
        return self.tile or self.stock.size

    @property
    def tiling(self) -> tuple[int, int]:
        """Columns and rows of tiles."""
        whole, piece = self.stock.size, self.piece
        return round(whole.w / piece.w), round(whole.h / piece.h)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The names of the pieces that make one of it, as sheets call them."""
        if self.tile is None:
            return (self.name,)
        columns, rows = self.tiling
        return tuple(f"{self.name}-{index}" for index in range(1, columns * rows + 1))


def parts(catalogue: Catalogue, project: Project) -> list[Part]:
    """All components that are drawn, in order. Raises UserError with every fault of theirs."""
    reader = _Reader(catalogue, project)
    found = [
        part
        for component in catalogue.components.values()
        if component.params and (part := reader.part(component)) is not None
    ]
    reader.same_on_a_sheet(found)
    if reader.problems:
        raise UserError(reader.problems)
    return found


class _Reader:
    def __init__(self, catalogue: Catalogue, project: Project) -> None:
        self.catalogue, self.project = catalogue, project
        self.problems: list[Problem] = []

    def part(self, component: Component) -> Part | None:
        given = component.params
        for key in given:
            if key not in _KEYS:
                self._fault(component.name, key, "is no key of a drawn component",
                            f"keys: {listed(_KEYS)}", did_you_mean(key, _KEYS))  # fmt: skip
        before = len(self.problems)
        layout = str(given.get("layout", ""))
        if self.project.find_file("templates/faces", f"{layout}.yaml") is None:
            known = self.project.names("templates/faces", ".yaml")
            found = f"there is no layout {layout!r}" if layout else "names no layout"
            self._fault(component.name, "layout", found, f"layouts: {listed(known)}",
                        did_you_mean(layout, known))  # fmt: skip
        lengths = {
            key: self._length(component.name, key, given[key]) for key in _LENGTHS if key in given
        }
        size = self._size(component.name, "size", given.get("size"))
        tile = self._size(component.name, "tile", given["tile"]) if "tile" in given else None
        sheet = str(given.get("sheet", component.name))
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", sheet) or sheet in _TAKEN:
            self._fault(component.name, "sheet", f"{sheet!r} can't be the name of a sheet",
                        "small letters, digits and single hyphens")  # fmt: skip
        shared = given.get("values", {})
        if not isinstance(shared, dict):
            self._fault(component.name, "values", "needs 'name: value' pairs below it")
        if tile is not None and not _divides(tile, size):
            self._fault(component.name, "tile", f"tiles of {tile.w:g} x {tile.h:g} mm don't add up",
                        f"to {size.w:g} x {size.h:g} mm")  # fmt: skip
        if len(self.problems) > before:
            return None
        stock = CardStock(
            size, lengths.get("bleed", self.catalogue.card.bleed), lengths.get("safe", 0.0),
            lengths.get("corner", 0.0), component.name,
        )  # fmt: skip
        return Part(
            component.name, component.title, component.count, layout, stock, lengths.get("gap"),
            sheet, tile, shared,
        )  # fmt: skip

    def same_on_a_sheet(self, found: list[Part]) -> None:
        """Pieces that lie together are cut together: one size, one bleed, one gap, one tile."""
        first: dict[str, Part] = {}
        for part in found:
            other = first.setdefault(part.sheet, part)
            for what, one, two in (
                ("size", part.stock.size, other.stock.size),
                ("bleed", part.stock.bleed, other.stock.bleed),
                ("gap", part.gap, other.gap), ("tile", part.tile, other.tile),
            ):  # fmt: skip
                if one != two:
                    self._fault(part.name, "sheet",
                                f"{part.name} has another {what} than {other.name}",
                                hint="give it a sheet of its own")  # fmt: skip

    def _length(self, name: str, key: str, written: Any) -> float:
        try:
            found = values.length(written, _NO_NAMES)
            if found < 0:
                raise Unfit(f"{written} is less than nothing")
        except Unfit as unfit:
            self._fault(name, key, unfit.found, unfit.expected, unfit.hint)
            return 0.0
        return found

    def _size(self, name: str, key: str, written: Any) -> Size:
        """A square from one length, or width and height."""
        sides = written if isinstance(written, list) else [written, written]
        try:
            if written is None:
                raise Unfit("has no size", "19mm, or [457.2mm, 228.6mm]")
            size = Size(*values.point(sides, _NO_NAMES))
            if min(size.w, size.h) < 1:
                raise Unfit(f"{size.w:g} x {size.h:g} mm is too small", "at least 1mm a side")
        except Unfit as unfit:
            self._fault(name, key, unfit.found, unfit.expected, unfit.hint)
            return Size(1.0, 1.0)
        return size

    def _fault(self, name: str, key: str, found: str, expected: str = "", hint: str = "") -> None:
        loc = ("components", name, "with")
        given = self.catalogue.components[name].params
        self.problems.append(
            self.catalogue.source.problem(
                (*loc, key) if key in given else loc, found, key=key, expected=expected, hint=hint
            )
        )


def _divides(tile: Size, size: Size) -> bool:
    return all(
        abs(whole / part - round(whole / part)) < _SLACK
        for whole, part in ((size.w, tile.w), (size.h, tile.h))
    )
