"""Conditions on cards, as variants and the composition write them.

In: {field, kind or id: a value or a list of values}. Out: a `Filter` over judged cards. A set of
symbols is compared as a whole; a condition without a value asks for cards that lack the field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.catalogue.header import Header
from generator.catalogue.records import (
    CardFacts,
    Composition,
    Filter,
    Kind,
    Part,
    Variant,
)
from generator.catalogue.values import Field, SetOf, Value, spelled_out
from generator.errors import did_you_mean, listed
from generator.reading.faults import Faults, InvalidValue, shown
from generator.reading.read import Loc
from generator.reading.written import text


class FilterReader:
    """Reads the conditions of one catalogue."""

    def __init__(
        self,
        header: Header,
        fields: Mapping[str, Field],
        kinds: Mapping[str, Kind],
        cards: Sequence[CardFacts],
        all_cards: bool,
        faults: Faults,
    ) -> None:
        self.header = header
        self.fields = fields
        self.kinds = kinds
        self.cards = cards
        self.all_cards = all_cards
        self.faults = faults
        self._ids = list(dict.fromkeys(name for card in cards for name in (card.id, card.card)))

    def variants(self) -> dict[str, Variant]:
        """The named parts of the deck. One that keeps no card is a fault."""
        out: dict[str, Variant] = {}
        for name, model in self.header.model.variants.items():
            loc: Loc = ("variants", name, "keep")
            before = len(self.faults)
            keep = tuple(self.read(rule, (*loc, at)) for at, rule in enumerate(model.keep))
            out[name] = Variant(name, model.title, keep, model.total, model.about)
            judged = self.all_cards and len(self.faults) == before
            if judged and not any(out[name].keeps(card) for card in self.cards):
                self.faults.add(loc, "keeps no card of this deck")
        return out

    def composition(self) -> Composition | None:
        """What the box claims."""
        model = self.header.model.composition
        if model is None:
            return None
        parts = tuple(
            Part(
                part.what,
                part.as_,
                part.count,
                self.read(part.where, ("composition", "parts", at, "where")),
            )
            for at, part in enumerate(model.parts)
        )
        return Composition(model.total, parts)

    def read(self, written: Mapping[str, Any], loc: Loc) -> Filter:
        """One filter, its faults noted."""
        if not written:
            self.faults.add(loc, "needs a condition", hint="such as {kind: number}")
        return Filter(
            tuple(
                (name, self._values(name, wanted, (*loc, name))) for name, wanted in written.items()
            )
        )

    def _values(self, name: str, wanted: Any, loc: Loc) -> tuple[Value, ...]:
        if name not in self.fields and name not in ("id", "kind"):
            known = ["kind", "id", *self.fields]
            if not self.header.hurt("fields", name):
                self.faults.add(
                    loc,
                    "is not a field of this deck",
                    f"fields: {listed(known)}",
                    did_you_mean(name, known),
                    at_key=True,
                )
            return ()
        field = self.fields.get(name)
        several = isinstance(wanted, list) and not isinstance(field, SetOf)
        out: list[Value] = []
        for at, item in enumerate(wanted if several else [wanted]):
            try:
                if item is None and field is not None:
                    out.append(None)
                    continue
                for word in spelled_out([item]) if isinstance(item, str) else [item]:
                    out.append(self._value(name, field, word))
            except InvalidValue as invalid:
                self.faults.add_invalid((*loc, at) if several else loc, invalid, key=name)
        return tuple(out)

    def _value(self, name: str, field: Field | None, written: Any) -> Value:
        if field is not None:
            return field.convert(written)
        word = text(written)
        known = list(self.kinds) if name == "kind" else self._ids
        lost = self.header.hurt("kinds", word) if name == "kind" else not self.all_cards
        if word not in known and not lost:
            noun = "a kind" if name == "kind" else "a card of this deck"
            raise InvalidValue(
                f"{shown(word)} is not {noun}",
                f"{name}s: {listed(known)}",
                did_you_mean(word, known),
            )
        return word
