"""Print services and virtual tables as data: templates/profiles/exports/*.yaml -> `Profile`.

In: a project and a name such as "thegamecrafter". Out: what that target wants, each number with
the mark of how sure it is (V seen, V2 quoted by somebody who says where, C computed from such,
B believed) and the tag of its source. `FAMILIES` says which facts a kind of target needs and of
which type each is; the values stand in the files alone. A project's own file goes before ours, so
a new service of a known family needs no code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from generator.catalogue.faults import Faults, Unfit
from generator.catalogue.read import Loc, Source, read_source
from generator.catalogue.values import text, whole
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.units import BadLength, Size, mm

FOLDER = "templates/profiles/exports"
MARKS = ("V", "V2", "C", "B")

Convert = Callable[[Any], Any]


@dataclass(frozen=True)
class Fact:
    """One thing known of a target: its value, how sure it is, and the tag of its source."""

    value: Any
    mark: str
    source: str


@dataclass(frozen=True)
class Product:
    """A card (or board, or token) that a service makes: trimmed size in mm; canvas in px, bleed
    included; `bleed` px from the canvas' edge to the cut, `safe` px from the cut inwards; what the
    service calls it; `shape` is a piece's outline, "" for cards."""

    name: str
    trim: Size
    canvas: tuple[int, int]
    bleed: float
    safe: float | None
    identity: str
    shape: str
    mark: str
    source: str


@dataclass(frozen=True)
class Fit:
    """A product for a size; `turned` by a quarter if the drawing lies across it."""

    product: Product
    turned: bool

    @property
    def cut(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the cut on the canvas, in px."""
        (w, h), bleed = self.product.canvas, self.product.bleed
        return bleed, bleed, w - bleed, h - bleed


@dataclass(frozen=True)
class Profile:
    """A target: its family, products, facts, and how its files are named. `file` is the profile's
    own, for messages."""

    name: str
    title: str
    family: str
    about: str
    sources: Mapping[str, str]
    products: tuple[Product, ...]
    facts: Mapping[str, Fact]
    naming: Mapping[str, str]
    file: str

    def number(self, name: str) -> float:
        value: float = self.facts[name].value
        return value

    def whole(self, name: str) -> int:
        value: int = self.facts[name].value
        return value

    def word(self, name: str) -> str:
        value: str = self.facts[name].value
        return value

    def words(self, name: str) -> tuple[str, ...]:
        value: tuple[str, ...] = self.facts[name].value
        return value

    def fit(self, size: Size, shape: str = "") -> Fit | None:
        """The nearest product for a trimmed size, upright before turned, or None if none is as
        near as `trim-tolerance`."""
        allowed = self.number("trim-tolerance")
        near = sorted(
            (max(abs(product.trim.w - w), abs(product.trim.h - h)), turned, index)
            for index, product in enumerate(self.products)
            for turned, (w, h) in ((False, (size.w, size.h)), (True, (size.h, size.w)))
            if product.shape == shape
        )
        if not near or near[0][0] > allowed:
            return None
        return Fit(self.products[near[0][2]], near[0][1])

    @property
    def believed(self) -> list[str]:
        """The names of what nobody has seen in a source: facts and products marked B."""
        return [name for name, fact in self.facts.items() if fact.mark == "B"] + [
            product.name for product in self.products if product.mark == "B"
        ]


def _number(written: Any) -> float:
    word = text(written)
    try:
        number = float(word)
    except ValueError:
        raise Unfit(f"{word!r} is not a number") from None
    if not 0 <= number < 1e6:
        raise Unfit(f"{word!r} can't be right", "0..1000000")
    return number


def _length(written: Any) -> float:
    try:
        return mm(text(written))
    except BadLength as error:
        raise Unfit(error.reason, hint=error.hint) from None


def _count(written: Any) -> int:
    number = whole(written)
    if number < 0:
        raise Unfit(f"{number} is less than nothing")
    return number


def _one_of(*words: str) -> Convert:
    def convert(written: Any) -> str:
        word = text(written)
        if word not in words:
            raise Unfit(f"{word!r} is not known here", listed(words), did_you_mean(word, words))
        return word

    return convert


def _several(written: Any) -> tuple[str, ...]:
    if not isinstance(written, list) or not written:
        raise Unfit("needs a list", "[one, two]")
    return tuple(text(item) for item in written)


@dataclass(frozen=True)
class Family:
    """What a kind of target needs: facts and their types, file names and what may stand in their
    braces, and whether it makes products of given sizes."""

    needs: Mapping[str, Convert]
    naming: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    products: bool = False


_CARD = ("number", "card", "back")
_MB = {"most-file-mb": _number}
FAMILIES: dict[str, Family] = {
    "pictures": Family(
        {
            "format": _one_of("png", "jpg"), "colour": _one_of("RGB"), "dpi": _number,
            "trim-tolerance": _length, "order": _one_of("fronts-then-backs", "card-by-card"),
            "backs": _one_of("each", "shared"), "most-cards-a-call": _count, **_MB,
        },
        {"front": _CARD, "back": _CARD, "shared-back": ("back",), "piece": ("piece",)},
        products=True,
    ),
    "pages": Family(
        {
            "dpi": _number, "trim-tolerance": _length, "page-order": _one_of("face-then-back"),
            "pdf-version": text, "standard": _one_of("PDF/X-1a:2003"), "most-ink": _number,
            "ink-slack": _number, "black-text-below": _count, "grey-within": _count,
            "black-text-up-to": _length,
            "intent": _one_of("perceptual", "relative", "saturation", "absolute"),
        },
        {"pages": ("game",)},
        products=True,
    ),
    "order": Family(
        {
            "format": _one_of("png", "jpg"), "colour": _one_of("RGB"), "dpi": _number,
            "trim-tolerance": _length, "stock": text, "foil": _one_of("true", "false"),
            "source-type": text, "first-slot": _count, "most-cards": _count, **_MB,
        },
        {"front": _CARD, "back": _CARD, "shared-back": ("back",), "order": ("game",)},
        products=True,
    ),
    "tabletop-simulator": Family(
        {
            "colour": _one_of("RGB"), "side": _count, "columns": _count, "rows": _count,
            "cell-height": _count, "piece-dpi": _number, "card-height": _number,
            "card-is": _length, "tile-height": _number, "tile-thickness": _number,
            "thumbnail": _count, "card-key": _count,
        },
        {"sheet": ("back", "index", "hash"), "picture": ("name", "hash"), "book": ("hash",),
         "object": ("game",), "thumbnail": ("game",)},
    ),
    "playingcards-io": Family(
        {
            "schema-version": _count, "card-height": _number, "pile-rim": _number,
            "picture-height": _count, "quality": _count, "table-width": _number,
            "table-height": _number, "most-widgets": _count, **_MB,
        },
        {"package": ("game",)},
    ),
    "grid": Family(
        {"colour": _one_of("RGB"), "side": _count, "most-cells": _count, "cell-height": _count,
         "piece-dpi": _number},
        {"sheet": ("back", "index"), "back": ("back",), "picture": ("name",), "grid": ("game",)},
    ),
    "print-and-play": Family(
        {"papers": _several, "duplex": _several, "inks": _several},
        {"package": ("game",), "folder": ("game",)},
    ),
}  # fmt: skip


def names(project: Project) -> list[str]:
    """Every target that a project knows, by name."""
    return sorted(project.names(FOLDER, ".yaml"))


def load(project: Project, name: str) -> Profile:
    """The target of this name. Raises UserError with the nearest name, or with every fault of its
    file."""
    path = project.find_file(FOLDER, f"{name}.yaml")
    known = names(project)
    if path is None or name not in known:
        raise UserError(
            Problem(
                f"there is no export {name!r}",
                key="--to",
                expected=f"exports: {listed(known)}",
                hint=did_you_mean(name, known),
            )
        )
    source = read_source(path, project.label(path))
    reader = _Reader(source)
    profile = reader.profile(name)
    base = reader.base
    if base is not None:
        if base == name or project.find_file(FOLDER, f"{base}.yaml") is None:
            reader.faults.unknown(("products-from",), "an export with products", known, key=base)
        else:
            borrowed = load(project, base).products
            profile = replace(profile, products=(*profile.products, *borrowed))
    if FAMILIES.get(profile.family, Family({})).products and not (profile.products or base):
        reader.faults.add((), "has no products", "products:, or products-from:", key="products")
    reader.faults.raise_all()
    return profile


_KEYS = (
    "title", "family", "about", "sources", "products", "products-from", "facts", "naming"
)  # fmt: skip
_PRODUCT = ("trim", "canvas", "bleed", "safe", "identity", "shape", "mark", "source")


class _Reader:
    """The values of one file; faults are collected."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.faults = Faults(source)
        self.top = self._mapping((), source.data, _KEYS)
        base = self.top.get("products-from")
        self.base = base if isinstance(base, str) else None

    def profile(self, name: str) -> Profile:
        for key in ("title", "family"):
            if key not in self.top:
                self.faults.add((), "is missing", key=key)
        family = str(self.top.get("family", ""))
        if family not in FAMILIES:
            if "family" in self.top:
                self.faults.unknown(("family",), "a family of exports", list(FAMILIES), key=family)
            self.faults.raise_all()
        sources = {
            key: str(told) for key, told in self._mapping(("sources",), self.top.get("sources"))
            .items()
        }  # fmt: skip
        return Profile(
            name, self._text(("title",), ""), family, self._text(("about",), ""), sources,
            self._products(sources), self._facts(FAMILIES[family], sources),
            self._naming(FAMILIES[family]), self.source.file,
        )  # fmt: skip

    def _products(self, sources: Mapping[str, str]) -> tuple[Product, ...]:
        found = []
        for name, row in self._mapping(("products",), self.top.get("products")).items():
            loc: Loc = ("products", name)
            row = self._mapping(loc, row, _PRODUCT)
            trim = self._pair((*loc, "trim"), row.get("trim"), _length)
            canvas = self._pair((*loc, "canvas"), row.get("canvas"), _count)
            mark, source = self._known(loc, row, sources)
            bleed = self._one((*loc, "bleed"), row.get("bleed"), _number)
            safe = self._one((*loc, "safe"), row["safe"], _number) if "safe" in row else None
            if trim is not None and canvas is not None and bleed is not None:
                if 2 * bleed >= min(canvas):
                    self.faults.add((*loc, "bleed"), f"{bleed:g} px leave nothing of the canvas")
                found.append(
                    Product(
                        name, Size(*trim), (int(canvas[0]), int(canvas[1])), bleed, safe,
                        str(row.get("identity", "")), str(row.get("shape", "")), mark, source,
                    )  # fmt: skip
                )
        return tuple(found)

    def _facts(self, family: Family, sources: Mapping[str, str]) -> dict[str, Fact]:
        rows = self._mapping(("facts",), self.top.get("facts"), tuple(family.needs))
        found = {}
        for name, convert in family.needs.items():
            if name not in rows:
                self.faults.add(("facts",), "is missing", key=name)
                continue
            loc: Loc = ("facts", name)
            row = self._mapping(loc, rows[name], ("value", "mark", "source"))
            mark, source = self._known(loc, row, sources)
            found[name] = Fact(
                self._one((*loc, "value"), row.get("value"), convert), mark, source
            )
        return found

    def _naming(self, family: Family) -> dict[str, str]:
        rows = self._mapping(("naming",), self.top.get("naming"), tuple(family.naming))
        found = {}
        for name, slots in family.naming.items():
            loc: Loc = ("naming", name)
            if name not in rows:
                self.faults.add(("naming",), "is missing", key=name)
                continue
            pattern = self._text(loc, "")
            try:
                told = pattern.format_map(dict.fromkeys(slots, "x"))
                if told.startswith("/") or ".." in told.split("/") or "\\" in told:
                    self.faults.add(loc, f"{pattern!r} leads out of its folder")
            except (KeyError, ValueError, IndexError, AttributeError):
                self.faults.add(loc, f"{pattern!r} can't be filled in",
                                "in braces: " + listed(slots))  # fmt: skip
            found[name] = pattern
        return found

    def _known(
        self, loc: Loc, row: Mapping[str, Any], sources: Mapping[str, str]
    ) -> tuple[str, str]:
        """The mark and the source of a row: no number without them."""
        mark = str(row.get("mark") or "")
        if mark not in MARKS:
            self.faults.add((*loc, "mark"), f"{mark!r} is not a mark" if mark else "is missing",
                            listed(MARKS), key="mark")  # fmt: skip
        tags = str(row.get("source") or "").split()
        if not tags:
            self.faults.add(loc, "is missing", "a tag of 'sources:'", key="source")
        for tag in tags:
            if tag not in sources:
                self.faults.unknown((*loc, "source"), "a source", list(sources), key=tag)
        return mark, " ".join(tags)

    def _mapping(self, loc: Loc, value: Any, known: tuple[str, ...] = ()) -> dict[str, Any]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.faults.add(loc, "needs 'key: value' pairs below it")
            return {}
        for key in value:
            if known and key not in known:
                self.faults.unknown((*loc, key), "a key here", known, at_key=True, most=len(known))
        return value

    def _pair(self, loc: Loc, value: Any, convert: Convert) -> tuple[float, float] | None:
        if not isinstance(value, list) or len(value) != 2:
            self.faults.add(loc, "needs width and height", "[63.5mm, 88.9mm] or [822, 1122]")
            return None
        sides = [self._one((*loc, index), side, convert) for index, side in enumerate(value)]
        if None in sides or min(sides) <= 0:
            return None
        return sides[0], sides[1]

    def _one(self, loc: Loc, value: Any, convert: Convert) -> Any:
        try:
            return convert(value)
        except Unfit as unfit:
            self.faults.add_unfit(loc, unfit)
            return None

    def _text(self, loc: Loc, default: str) -> str:
        value: Any = self.top
        for part in loc:
            value = value.get(part) if isinstance(value, dict) else None
        if value is None:
            return default
        return str(self._one(loc, value, text) or default)
