"""One profile's YAML -> a `Profile`, every fault at its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.catalogue.values import text
from generator.errors import listed
from generator.profiles.families import (
    FAMILIES,
    Convert,
    Family,
    count,
    length,
    number,
    several,
)
from generator.profiles.records import Fact, Product, Profile
from generator.reading.faults import Faults, Unfit
from generator.reading.read import Loc, Source
from generator.units import Size

#: How sure somebody is: seen, quoted by somebody who says where, computed from such, believed.
MARKS = ("V", "V2", "C", "B")
_KEYS = (
    "title", "family", "about", "steps", "sources", "products", "products-from", "only", "facts",
    "naming",
)  # fmt: skip
_PRODUCT = ("trim", "canvas", "bleed", "safe", "identity", "shape", "mark", "source")


class Reader:
    """The values of one file; faults are collected."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.faults = Faults(source)
        self.top = self._mapping((), source.data, _KEYS)
        base = self.top.get("products-from")
        self.base = base if isinstance(base, str) else None
        #: The products of the base that this target takes; none named are all.
        self.only = self._words("only")

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
            key: str(told)
            for key, told in self._mapping(("sources",), self.top.get("sources")).items()
        }
        return Profile(
            name,
            self._text(("title",), ""),
            family,
            self._text(("about",), ""),
            sources,
            self._products(sources),
            self._facts(FAMILIES[family], sources),
            self._naming(FAMILIES[family]),
            self.source.file,
            self._words("steps"),
        )

    def _products(self, sources: Mapping[str, str]) -> tuple[Product, ...]:
        found = []
        for name, row in self._mapping(("products",), self.top.get("products")).items():
            loc: Loc = ("products", name)
            row = self._mapping(loc, row, _PRODUCT)
            trim = self._pair((*loc, "trim"), row.get("trim"), length)
            canvas = self._pair((*loc, "canvas"), row.get("canvas"), count)
            mark, source = self._known(loc, row, sources)
            bleed = self._one((*loc, "bleed"), row.get("bleed"), number)
            safe = self._one((*loc, "safe"), row["safe"], number) if "safe" in row else None
            if trim is not None and canvas is not None and bleed is not None:
                if 2 * bleed >= min(canvas):
                    self.faults.add((*loc, "bleed"), f"{bleed:g} px leave nothing of the canvas")
                found.append(
                    Product(
                        name,
                        Size(*trim),
                        (int(canvas[0]), int(canvas[1])),
                        bleed,
                        safe,
                        str(row.get("identity", "")),
                        str(row.get("shape", "")),
                        mark,
                        source,
                    )
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
            found[name] = Fact(self._one((*loc, "value"), row.get("value"), convert), mark, source)
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
                self.faults.add(
                    loc, f"{pattern!r} can't be filled in", "in braces: " + listed(slots)
                )
            found[name] = pattern
        return found

    def _known(
        self, loc: Loc, row: Mapping[str, Any], sources: Mapping[str, str]
    ) -> tuple[str, str]:
        """The mark and the source of a row: no number without them."""
        mark = str(row.get("mark") or "")
        if mark not in MARKS:
            self.faults.add(
                (*loc, "mark"),
                f"{mark!r} is not a mark" if mark else "is missing",
                listed(MARKS),
                key="mark",
            )
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

    def _words(self, key: str) -> tuple[str, ...]:
        """A list of texts, if the file has it."""
        found: tuple[str, ...] | None = ()
        if key in self.top:
            found = self._one((key,), self.top[key], several)
        return found or ()

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
