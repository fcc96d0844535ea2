"""What a catalogue says of a component's making, judged.

In: the `with:` of each component, whose keys stand in `model`. Out: a `DrawnComponent` for each
that is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from generator.budgets import at_most, budget, raised_by
from generator.catalogue import Catalogue, Component
from generator.catalogue.records import CardStock
from generator.components.copies import Rows, apart, judge
from generator.components.dials import COVER, DISC
from generator.components.model import (
    MODELS,
    TAKEN,
    BoardModel,
    DialModel,
    StandeeModel,
    TokenModel,
    TuckBoxModel,
    make_of,
    to_make,
)
from generator.drawing.outlines import SHAPES, Outline, shaped
from generator.errors import did_you_mean, listed
from generator.project import Project
from generator.reading.faults import Faults, InvalidValue
from generator.reading.models import judged
from generator.reading.read import Loc
from generator.units import Size

#: What else a sheet may be called.
_OTHER = f"another name than {' and '.join(TAKEN)}"
_SLACK = 1e-6
#: What a layout can say, and what it is told whatever `values` has: of flat components, and of
#: those that are drawn panel by panel.
_SAID = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_TOLD = {True: ("w", "h", "side", "deck"), False: ("w", "h", "panel", "deck")}
#: A fold nearer to a seam than this many mm would break it.
_OFF_SEAM = 5.0


@dataclass(frozen=True)
class DrawnComponent:
    """A component that is drawn: `count` pieces of `stock`, on the sheets called `sheet`. `tile` is
    the size of the tiles that it is cut into, None if it stays whole. `folds` are x in mm. A coin
    of a denomination is part `of` the component, and worth `worth` of it. A die or a box has the
    stock's size (0 mm: as usual) for its edge, or none. `back` is the layout of its other side, ""
    if it has none. A standee has feet `foot` mm deep, a dial a `window` so many degrees wide. `cut`
    is the colour of the line to cut along, "" for the usual one. A box `holds` other components,
    by name, beside the cards; `room` is the width, height and depth inside of one that isn't for
    the cards. `either`: sheets are made of its denominations, too; `instead`: it lies on those, to
    be printed instead of the component's others. Where each copy has values of its own, there is a
    part for all that are alike: these are the `copies` of the component, counted from 1, and
    `called` so, if not as all are."""

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
    back: str = ""
    foot: float = 0.0
    window: int = 0
    cut: str = ""
    holds: tuple[str, ...] = ()
    room: tuple[float, float, float] | None = None
    called: str = ""
    copies: tuple[int, ...] = ()
    either: bool = False
    instead: bool = False
    glued: bool = False

    @property
    def own_title(self) -> str:
        """What it is called by itself; on a sheet all copies have the component's title."""
        return self.called or self.title

    @property
    def for_cards(self) -> bool:
        """Whether the cards lie in it, if it is a box: not in one with a room of its own."""
        return self.room is None

    @property
    def is_flat(self) -> bool:
        """Whether its layout draws it whole, as a token or a board; others are folded or turned,
        and drawn panel by panel."""
        return self.make in ("token", "board")

    @property
    def piece(self) -> Size:
        """The size of what is cut out: the whole, or a tile of it."""
        return self.tile or self.stock.size

    @property
    def folded(self) -> Size:
        """How large the whole lies when it is folded: as wide as its widest part."""
        edges = (0.0, *sorted(self.folds), self.stock.size.w)
        return Size(max(after - before for before, after in pairwise(edges)), self.stock.size.h)

    @property
    def layers(self) -> int:
        """And how many layers of paper lie on each other then."""
        return len(self.folds) + 1

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
        if self.make == "dial":
            return (f"{self.name}-{DISC}", f"{self.name}-{COVER}")
        if self.tile is None:
            return (self.name,)
        columns, rows = self.tiling
        return tuple(f"{self.name}-{index}" for index in range(1, columns * rows + 1))


def parts(catalogue: Catalogue, project: Project) -> list[DrawnComponent]:
    """All components that are drawn, in order. Raises UserError with every fault of theirs."""
    reader = _Reader(catalogue, project)
    found = [
        part
        for component in catalogue.components.values()
        if component.params and (part := reader.part(component)) is not None
    ]
    reader.same_on_a_sheet(found)
    reader.told_apart(found)
    reader.faults.raise_all()
    return [one for part in found for one in apart(part, reader.rows.get(part.name, ()))]


class _Reader:
    def __init__(self, catalogue: Catalogue, project: Project) -> None:
        self.catalogue, self.project = catalogue, project
        self.faults = Faults(catalogue.source)
        #: The values of each copy, by the component's name.
        self.rows: dict[str, Rows] = {}

    def part(self, component: Component) -> DrawnComponent | None:
        name, given = component.name, component.params
        above: Loc = ("components", name, "with")
        before = len(self.faults)
        try:
            make = to_make(make_of(given))
        except InvalidValue as invalid:
            self.faults.add_invalid((*above, "make"), invalid)
            return None
        model = judged(MODELS[make], given, self.faults, above)
        for key in ("layout", "back"):
            self._layout(name, key, given)
        if model is None:
            return None
        sheet = model.sheet or name
        if sheet in TAKEN:
            self._fault(name, "sheet", f"{sheet!r} can't be the name of a sheet", _OTHER)
        shape = model.shape if isinstance(model, TokenModel) else "square"
        size = Size(0.0, 0.0)
        if not isinstance(model, TuckBoxModel) and model.size is not None:
            size = _sized(model.size, shape)
        tile: Size | None = None
        folds: tuple[float, ...] = ()
        denominations: dict[int, Mapping[str, Any]] = {}
        if isinstance(model, BoardModel):
            tile = None if model.tile is None else _sized(model.tile)
            self._tiled(name, component.count, size, tile, model.fold)
        if isinstance(model, TokenModel):
            denominations = {worth: about or {} for worth, about in model.denominations.items()}
            if model.either and not denominations:
                found = "needs denominations to choose from"
                self._fault(name, "either", found, hint="add 'denominations', or leave it out")
            if model.glued and not model.fold:
                found = "needs a fold: what lies on itself is glued"
                self._fault(name, "glued", found, hint="add 'fold', or leave it out")
        self._sayable(name, make, model.values, denominations, model.each)
        if "each" in model.model_fields_set:
            self.rows[name] = model.each
            judge(model.each, component.count, model.values, (*above, "each"), self.faults)
            if denominations:
                found = "can't stand beside 'denominations': coins of one worth are alike"
                self._fault(name, "each", found, hint="make the other coins a component")
        if len(self.faults) > before:
            return None
        bleed, safe, corner, gap = self.catalogue.card.bleed, 0.0, 0.0, None
        if isinstance(model, TokenModel | BoardModel):
            bleed = bleed if model.bleed is None else model.bleed
            safe, corner, gap, folds = model.safe, model.corner, model.gap, model.fold
        elif isinstance(model, StandeeModel | DialModel):
            bleed = model.bleed
        return DrawnComponent(
            name,
            component.title,
            component.count,
            make,
            model.layout,
            CardStock(size, bleed, safe, corner, name),
            gap,
            sheet,
            tile,
            shape,
            folds,
            name,
            1,
            model.values,
            denominations,
            (model.back or "") if isinstance(model, TokenModel | StandeeModel) else "",
            model.foot if isinstance(model, StandeeModel) else 0.0,
            model.window if isinstance(model, DialModel) else 0,
            "" if isinstance(model, BoardModel) else self._colour(name, model.cut),
            self._held(name, model) if isinstance(model, TuckBoxModel) else (),
            model.room if isinstance(model, TuckBoxModel) else None,
            either=isinstance(model, TokenModel) and model.either,
            glued=isinstance(model, TokenModel) and model.glued,
        )

    def _sayable(
        self,
        name: str,
        make: str,
        values: Mapping[str, Any],
        denominations: Mapping[int, Mapping[str, Any]],
        each: Rows,
    ) -> None:
        """Each value has a name that a layout can say, and that isn't always something else; told
        where the name stands first."""
        first: dict[str, Loc] = {key: ("values", key) for key in values}
        for worth, about in denominations.items():
            first = {key: ("denominations", str(worth), key) for key in about} | first
        for index, row in enumerate(each):
            first = {key: ("each", index, key) for key in row} | first
        for key, where in first.items():
            loc: Loc = ("components", name, "with", *where)
            if not _SAID.fullmatch(key):
                plain = re.sub(r"\W+", "_", key)
                hint = f"did you mean {plain!r}?" if _SAID.fullmatch(plain) else ""
                found = f"{key!r} is no name that a layout can say"
                expected = "letters, digits and _, no digit first"
                self.faults.add(loc, found, expected, hint, at_key=True)
            elif key in _TOLD[make in ("token", "board")]:
                found = f"{key!r} is what every layout is told"
                self.faults.add(loc, found, hint="give the value another name", at_key=True)

    def _held(self, name: str, box: TuckBoxModel) -> tuple[str, ...]:
        """What a box of the cards' size holds besides: tokens and boards."""
        if box.holds and box.room is not None:
            found = "a box with a room of its own is not made larger for what it holds"
            self._fault(name, "holds", found, hint="leave one out")
        flat = [
            one.name
            for one in self.catalogue.components.values()
            if one.params and make_of(one.params) in ("token", "board")
        ]
        for index, other in enumerate(box.holds):
            if other in box.holds[:index]:
                self._fault(
                    name, "holds", f"names {other!r} twice", hint="all its copies lie in it"
                )
            elif other not in flat:
                found = f"there is no flat component {other!r}"
                hint = did_you_mean(other, flat)
                self._fault(name, "holds", found, f"components: {listed(flat)}", hint)
        return box.holds

    def _colour(self, name: str, cut: str | None) -> str:
        """A colour of the palette, in the deck's ink."""
        palette = self.catalogue.palette
        if cut is not None and cut not in palette:
            hint = did_you_mean(cut, tuple(palette))
            self._fault(name, "cut", f"the palette has no colour {cut!r}", hint=hint)
        return palette.get(cut or "", "")

    def _tiled(
        self, name: str, pieces: int, size: Size, tile: Size | None, folds: tuple[float, ...]
    ) -> None:
        """Tiles add up to the board, and no fold lies where they meet."""
        if tile is None:
            return
        count = round(size.w / tile.w) * round(size.h / tile.h)
        for cost, number, what in (
            ("tiles", count, "tiles"),
            ("pieces", count * pieces, "tiles, of all boards together"),
        ):
            if number > budget(cost):
                found = f"makes {number:,} {what}"
                self._fault(name, "tile", found, at_most(cost), raised_by(cost))
                return
        if not _divides(tile, size):
            self._fault(
                name,
                "tile",
                f"tiles of {tile.w:g} x {tile.h:g} mm don't add up",
                f"to {size.w:g} x {size.h:g} mm",
            )
        for x in folds:
            if abs(x / tile.w - round(x / tile.w)) * tile.w < _OFF_SEAM:
                self._fault(
                    name,
                    "fold",
                    f"a fold at {x:g} mm lies where tiles meet",
                    f"at least {_OFF_SEAM:g} mm off every seam",
                )

    def same_on_a_sheet(self, found: list[DrawnComponent]) -> None:
        """All but boxes and tiles may lie together; what has one size, shape, bleed and gap lies
        as closely as it does alone."""
        first: dict[str, DrawnComponent] = {}
        for part in found:
            other = first.setdefault(part.sheet, part)
            alike = (part.stock.size, part.tile) == (other.stock.size, other.tile)
            tiled = not alike and {part.tile, other.tile} != {None}
            if other is not part and (tiled or "box" in (part.make, other.make)):
                self._fault(
                    part.name,
                    "sheet",
                    f"{part.name} can't lie with {other.name}",
                    hint="give it a sheet of its own",
                )

    def told_apart(self, found: list[DrawnComponent]) -> None:
        """No piece is called as another component, or a piece of one, is."""
        called: dict[str, str] = {}
        for part in found:
            coins = (f"{part.name}-{worth}" for worth in part.denominations)
            for piece in dict.fromkeys((part.name, *part.pieces, *coins)):
                other = called.setdefault(piece, part.name)
                if other != part.name:
                    told = (
                        f"{piece!r} is what a piece of {_other(piece, part.name, other)} is called"
                    )
                    loc: Loc = ("components", part.name)
                    self.faults.add(loc, told, hint="rename one of the two", at_key=True)

    def _layout(self, name: str, key: str, given: Mapping[str, Any]) -> None:
        layout = given.get(key)
        if not isinstance(layout, str):  # the model says so
            return
        if self.project.find_file("templates/faces", f"{layout}.yaml") is None:
            known = self.project.names("templates/faces", ".yaml")
            self._fault(
                name,
                key,
                f"there is no layout {layout!r}",
                f"layouts: {listed(known)}",
                did_you_mean(layout, known),
            )

    def _fault(self, name: str, key: str, found: str, expected: str = "", hint: str = "") -> None:
        self.faults.add(("components", name, "with", key), found, expected, hint)


def _other(piece: str, name: str, other: str) -> str:
    """Of two components, the one that isn't called as the piece is."""
    return name if piece == other else other


def _sized(size: float | Size, shape: str = "square") -> Size:
    """A square (or what the shape makes of it) from one length, or width and height."""
    return across(size, shape) if isinstance(size, float) else size


def two_sided(part: DrawnComponent) -> bool:
    """Whether a back is printed behind it; a standee's lies beside its front."""
    return bool(part.back) and part.make == "token"


def across(width: float, shape: str) -> Size:
    """The size of a piece of this shape that is so wide."""
    return Size(width, width / SHAPES[shape])


def _divides(tile: Size, size: Size) -> bool:
    return all(
        abs(whole / part - round(whole / part)) < _SLACK
        for whole, part in ((size.w, tile.w), (size.h, tile.h))
    )
