"""What a catalogue says of a component's making, judged.

In: the `with:` of each component. Out: a `Part` for each that is drawn. `make` says what it is:

    make: token              # the default: a piece of one size, as often as `count` says
      layout: my-coin        # of templates/faces/
      size: 19mm             # or [457.2mm, 228.6mm]
      shape: square          # square (or any rectangle), hexagon or disc; a hexagon is `size` wide
      bleed: 1mm             # default: the cards'
      safe: 1mm              # default: none
      corner: 2mm            # of a square; default: sharp
      gap: 2mm               # between pieces on a sheet; default: the sheets' own, none between
                             # hexagons, which share cuts, twice the bleed or once between discs
      sheet: coins           # file name, and who lies together; default: the component's name
      values: {value: 1}     # names that the layout gets
      denominations: {5: {title: Coins of five, colour: blue}}   # what --coins may ask for
    make: board              # the default if it has tiles
      tile: [152.4mm, 228.6mm]   # cut into tiles of this size; default: whole
      fold: [228.6mm]            # where it folds, from its left edge: never where tiles meet
    make: die                # a net to fold; `size` is its edge
    make: box                # a tuck box for the deck; it computes its size itself
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from generator.catalogue import Catalogue, Component
from generator.catalogue.records import CardStock
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces import values
from generator.faces.values import Names
from generator.project import Project
from generator.reading.faults import Unfit
from generator.sheets.outlines import SHAPES, Outline, shaped
from generator.units import Size

_SHARED = ("make", "layout", "sheet", "values")
#: The keys of each kind of making.
_KEYS = {
    "token": (*_SHARED, "size", "shape", "bleed", "safe", "corner", "gap", "denominations"),
    "board": (*_SHARED, "size", "bleed", "safe", "corner", "gap", "tile", "fold"),
    "die": (*_SHARED, "size"),
    "box": _SHARED,
}
_LENGTHS = ("bleed", "safe", "corner", "gap")
#: Names that the sheets of cards and the rulebook have in an output folder.
_TAKEN = ("sheets", "rulebook")
_NO_NAMES = Names({}, {})
_SLACK = 1e-6
#: A fold nearer to a seam than this many mm would break it.
_OFF_SEAM = 5.0


@dataclass(frozen=True)
class Part:
    """A component that is drawn: `count` pieces of `stock`, on the sheets called `sheet`. `tile` is
    the size of the tiles that it is cut into, None if it stays whole. `folds` are x in mm. A coin
    of a denomination is part `of` the component, and worth `worth` of it. A die or a box has the
    stock's size (0 mm: as usual) for its edge, or none."""

    name: str
    title: str
    count: int
    make: str
    layout: str
    stock: CardStock
    gap: float | None
    sheet: str
    tile: Size | None
    shape: str
    folds: tuple[float, ...]
    of: str
    worth: int
    values: Mapping[str, Any] = field(hash=False)
    denominations: Mapping[int, Mapping[str, Any]] = field(hash=False)

    @property
    def piece(self) -> Size:
        """The size of what is cut out: the whole, or a tile of it."""
        return self.tile or self.stock.size

    @property
    def outline(self) -> Outline:
        """The cut round one piece, which begins at (0, 0)."""
        return shaped(self.shape, self.piece, self.stock.corner)

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
        name, given = component.name, component.params
        before = len(self.problems)
        make = str(given.get("make", "board" if "tile" in given else "token"))
        if make not in _KEYS:
            self._fault(
                name,
                "make",
                f"{make!r} is nothing that can be made",
                f"one of {', '.join(_KEYS)}",
                did_you_mean(make, list(_KEYS)),
            )
            return None
        for key in given:
            if key not in _KEYS[make]:
                self._fault(
                    name,
                    key,
                    "is no key of a drawn component",
                    f"keys of a {make}: {listed(_KEYS[make])}",
                    did_you_mean(key, _KEYS[make]),
                )
        layout, sheet = self._layout(name, given), self._sheet(name, given)
        lengths = {key: self._length(name, key, given[key]) for key in _LENGTHS if key in given}
        shape = str(given.get("shape", "square"))
        if shape not in SHAPES:
            self._fault(
                name,
                "shape",
                f"{shape!r} is no shape",
                f"one of {', '.join(SHAPES)}",
                did_you_mean(shape, list(SHAPES)),
            )
            shape = "square"
        size = Size(0.0, 0.0)
        if make in ("token", "board") or "size" in given:
            size = self._size(name, "size", given.get("size"), shape)
        tile = self._size(name, "tile", given["tile"]) if "tile" in given else None
        if tile is not None and not _divides(tile, size):
            self._fault(
                name,
                "tile",
                f"tiles of {tile.w:g} x {tile.h:g} mm don't add up",
                f"to {size.w:g} x {size.h:g} mm",
            )
        folds = self._folds(name, given, tile)
        shared = given.get("values", {})
        if not isinstance(shared, dict):
            self._fault(name, "values", "needs 'name: value' pairs below it")
        denominations = self._denominations(name, given)
        if len(self.problems) > before:
            return None
        bleed, gap = lengths.get("bleed", self.catalogue.card.bleed), lengths.get("gap")
        stock = CardStock(size, bleed, lengths.get("safe", 0.0), lengths.get("corner", 0.0), name)
        return Part(
            name,
            component.title,
            component.count,
            make,
            layout,
            stock,
            gap,
            sheet,
            tile,
            shape,
            folds,
            name,
            1,
            shared,
            denominations,
        )

    def same_on_a_sheet(self, found: list[Part]) -> None:
        """Pieces that lie together are cut together: one size, one bleed, one gap, one tile. Nets
        lie alone."""
        first: dict[str, Part] = {}
        for part in found:
            other = first.setdefault(part.sheet, part)
            if other is not part and {part.make, other.make} & {"box", "die"}:
                self._fault(
                    part.name,
                    "sheet",
                    f"{part.name} can't lie with {other.name}",
                    hint="give it a sheet of its own",
                )
                continue
            for what, one, two in (
                ("size", part.stock.size, other.stock.size),
                ("bleed", part.stock.bleed, other.stock.bleed),
                ("shape", part.shape, other.shape),
                ("gap", part.gap, other.gap),
                ("tile", part.tile, other.tile),
            ):
                if one != two:
                    self._fault(
                        part.name,
                        "sheet",
                        f"{part.name} has another {what} than {other.name}",
                        hint="give it a sheet of its own",
                    )

    def _layout(self, name: str, given: Mapping[str, Any]) -> str:
        layout = str(given.get("layout", ""))
        if self.project.find_file("templates/faces", f"{layout}.yaml") is None:
            known = self.project.names("templates/faces", ".yaml")
            found = f"there is no layout {layout!r}" if layout else "names no layout"
            self._fault(
                name, "layout", found, f"layouts: {listed(known)}", did_you_mean(layout, known)
            )
        return layout

    def _sheet(self, name: str, given: Mapping[str, Any]) -> str:
        sheet = str(given.get("sheet", name))
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", sheet) or sheet in _TAKEN:
            self._fault(
                name,
                "sheet",
                f"{sheet!r} can't be the name of a sheet",
                "small letters, digits and single hyphens",
            )
        return sheet

    def _folds(self, name: str, given: Mapping[str, Any], tile: Size | None) -> tuple[float, ...]:
        written = given.get("fold", [])
        written = written if isinstance(written, list) else [written]
        found = tuple(self._length(name, "fold", one) for one in written)
        for x in found:
            if tile is not None and abs(x / tile.w - round(x / tile.w)) * tile.w < _OFF_SEAM:
                self._fault(
                    name,
                    "fold",
                    f"a fold at {x:g} mm lies where tiles meet",
                    f"at least {_OFF_SEAM:g} mm off every seam",
                )
        return found

    def _denominations(self, name: str, given: Mapping[str, Any]) -> dict[int, Mapping[str, Any]]:
        written = given.get("denominations", {})
        found: dict[int, Mapping[str, Any]] = {}
        pairs = written.items() if isinstance(written, dict) else [("", None)]
        for worth, about in pairs:
            if not str(worth).isdecimal() or int(worth) < 2 or not isinstance(about, dict | None):
                self._fault(
                    name,
                    "denominations",
                    f"{worth!r} is no denomination"
                    if worth
                    else "needs 'number: {name: value}' pairs below it",
                    "such as 5: {colour: blue}",
                )
            else:
                found[int(worth)] = about or {}
        return found

    def _length(self, name: str, key: str, written: Any) -> float:
        try:
            found = values.length(written, _NO_NAMES)
            if found < 0:
                raise Unfit(f"{written} is less than nothing")
        except Unfit as unfit:
            self._fault(name, key, unfit.found, unfit.expected, unfit.hint)
            return 0.0
        return found

    def _size(self, name: str, key: str, written: Any, shape: str = "square") -> Size:
        """A square (or what the shape makes of it) from one length, or width and height."""
        try:
            if written is None:
                raise Unfit("has no size", "19mm, or [457.2mm, 228.6mm]")
            if isinstance(written, list):
                size = Size(*values.point(written, _NO_NAMES))
            else:
                size = across(values.length(written, _NO_NAMES), shape)
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


def across(width: float, shape: str) -> Size:
    """The size of a piece of this shape that is so wide."""
    return Size(width, width / SHAPES[shape])


def _divides(tile: Size, size: Size) -> bool:
    return all(
        abs(whole / part - round(whole / part)) < _SLACK
        for whole, part in ((size.w, tile.w), (size.h, tile.h))
    )
