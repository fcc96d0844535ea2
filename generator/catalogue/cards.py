"""The `cards:` list -> one record a distinct card.

In: entries, each a card or a family (`each`: every combination; `table`: one row a card). Out:
`CardFacts` in the order of writing, the first axis of a family varying slowest. Every value is
judged where it was written, once, however many cards it goes into.
"""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from generator.budgets import at_most, budget, raised_by
from generator.catalogue.records import CardFacts, Kind
from generator.catalogue.values import MISSING, Field, Value, Whole, spelled_out
from generator.errors import Problem, did_you_mean, listed
from generator.reading.expressions import expression, is_template
from generator.reading.faults import Faults, InvalidValue, a, shown
from generator.reading.read import Loc
from generator.reading.verbatim import Verbatim
from generator.reading.written import text

#: Pictures and forms of backs are named so: no card may be.
BACK = "back-"
#: An id becomes part of file names and of marks on the sheets.
_ID = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,62}[A-Za-z0-9_-])?")

_FAMILIES = ("each", "table")
_OWN = ("id", "kind", "copies")
_PRINTING = "printing-of"
#: What looks like a card's own business and belongs to its kind.
_OF_KIND = ("back", "layout", "card")
_BAD = object()

#: One written value: the field's name, what was written, where.
Cell = tuple[str, Any, Loc]


def fit_for_id(word: str) -> bool:
    """Whether a card may be called so: its pictures are."""
    return _ID.fullmatch(word) is not None and not word.startswith(BACK)


@dataclass
class _Entry:
    """One entry of `cards:`: the cells of each of its rows, then those that all rows share.
    `heads` says where each name of the rows' cells is first written."""

    loc: Loc
    rows: list[tuple[Loc, list[Cell]]]
    shared: list[Cell]
    heads: dict[str, Loc]
    helpers: frozenset[str] = frozenset()
    strays: list[str] = dataclasses.field(default_factory=list)


class CardReader:
    """Reads all entries of one catalogue. `broken` is True once a card could not be kept: then
    nobody should report that a card is missing."""

    def __init__(
        self,
        fields: Mapping[str, Field],
        kinds: Mapping[str, Kind],
        ignored: frozenset[str],
        kinds_known: bool,
        faults: Faults,
        draft: bool = False,
    ) -> None:
        self.fields = fields
        self.kinds = kinds
        self.ignored = ignored  # fields too broken to judge values by
        self.kinds_known = kinds_known
        self.faults = faults
        self._copies = Whole("number of copies", 1, budget("card-copies"))
        self._most = budget("cards")
        self.broken = False
        self._values: dict[tuple[str, Loc], Any] = {}
        self._names = frozenset((*_OWN, _PRINTING, *fields))
        self._blank: dict[str, Any] = dict.fromkeys((*fields, *ignored))
        self._seen: dict[str, tuple[str, Loc]] = {}
        self._same: set[Loc] = set()
        self._half: Mapping[str, Any] = {}
        #: In a draft, a card that could not be kept is a card all the same, with its faults.
        self.draft = draft
        self.spoiled: dict[str, tuple[Problem, ...]] = {}
        #: {card id: {name: where its value was written}}.
        self.places: dict[str, dict[str, Loc]] = {}

    def read(self, entries: Iterable[tuple[Loc, Any]]) -> tuple[CardFacts, ...]:
        """All cards that could be read, each entry with its place; the faults of the others are
        noted."""
        cards: list[CardFacts] = []
        for loc, written in entries:
            before = len(self.faults)
            entry = self._entry(loc, written)
            if entry is None:
                self.broken = True
                if self.draft:
                    self._half = {}
                    cards.append(self._spoiled(loc, self.faults.take(before)))
                continue
            if len(cards) + len(entry.rows) > self._most:
                self._refuse("cards", entry.loc, f"makes more than {self._most:,} cards")
                break
            for at, cells in entry.rows:
                before = len(self.faults)
                card = self._card(entry, at, cells)
                if card is None:
                    self.broken = True
                    card = self._spoiled(at, self.faults.take(before)) if self.draft else None
                if card is not None:
                    cards.append(card)
        if not self.broken and sum(card.copies for card in cards) > budget("deck-copies"):
            total = sum(card.copies for card in cards)
            self._refuse("deck-copies", ("cards",), f"are {total:,} with all copies")
        self._printings(cards)
        return tuple(cards)

    def _printings(self, cards: Sequence[CardFacts]) -> None:
        """Printings of one card stand together, are of one kind, and none has the card's id."""
        told: set[str] = set()
        before: CardFacts | None = None
        first: dict[str, CardFacts] = {}
        for card in cards:
            if card.printing_of and card.printing_of not in told:
                name = card.printing_of
                begun = first.setdefault(name, card)
                found = ""
                if name.lower() in self._seen:
                    found, hint = f"{name!r} is the id of a card", "give the printed cards others"
                elif begun is not card and before is not None and before.card != name:
                    found, hint = f"printings of {name!r} stand apart", "put them in one row"
                elif begun.kind != card.kind:
                    found = f"printings of {name!r} are {a(begun.kind)} and {a(card.kind)}"
                    hint = "copies of one card are of one kind"
                if found:
                    told.add(name)
                    at = self.places[card.id][_PRINTING]
                    self.faults.add(at, found, hint=hint, key=_PRINTING)
            before = card

    def _refuse(self, cost: str, loc: Loc, found: str, key: str = "cards") -> None:
        """Notes that the deck is beyond a budget."""
        self.faults.add(loc, found, at_most(cost), raised_by(cost), key=key)
        self.broken = True

    # Families -> rows of cells

    def _entry(self, loc: Loc, written: Any) -> _Entry | None:
        if not isinstance(written, dict):
            self.faults.add(
                loc,
                "needs 'key: value' pairs",
                hint="such as - {id: 2C, kind: number}",
                key="cards",
            )
            return None
        families = [key for key in _FAMILIES if key in written]
        if len(families) == 2:
            self.faults.add(
                (*loc, "table"), "an entry has 'each' or 'table', not both", at_key=True
            )
            return None
        shared = [
            (key, value, (*loc, key)) for key, value in written.items() if key not in _FAMILIES
        ]
        if not families:
            rows: list[tuple[Loc, list[Cell]]] | None = [(loc, [])]
        elif families == ["each"]:
            rows = self._product((*loc, "each"), written["each"])
        else:
            rows = self._table((*loc, "table"), written["table"])
        if rows is None:
            return None
        heads = {name: at for _, cells in reversed(rows) for name, _, at in cells}
        if families == ["table"]:
            columns = enumerate(written["table"]["columns"])
            heads = {name: (*loc, "table", "columns", index) for index, name in columns}
        return self._checked(_Entry(loc, rows, shared, heads))

    def _checked(self, entry: _Entry) -> _Entry | None:
        """The entry, if its names are known, and each is given once."""
        used: set[str] = set()
        for _, value, loc in entry.shared:
            if is_template(value):
                try:
                    used |= expression(value).names
                except InvalidValue as invalid:
                    self.faults.add_invalid(loc, invalid)
                    return None
        known = self._names | self.ignored
        wanted = used - known  # a template that misspells a helper is told so when it is filled
        entry.helpers = frozenset(
            name
            for name in entry.heads
            if name not in known
            and (name in wanted or any(did_you_mean(word, [name]) for word in wanted))
        )
        for name, loc in entry.heads.items():
            if name not in known and name not in entry.helpers:
                self._stray(entry, name, loc, "is not a field of this deck, nor used by a template")
        for name, _, loc in entry.shared:
            if name in entry.heads:
                self.faults.add(loc, "is given twice, here and in each row", at_key=True)
                return None
            if name not in known:
                self._stray(entry, name, loc, "is not a field of this deck")
        return entry

    def _stray(self, entry: _Entry, name: str, loc: Loc, found: str) -> None:
        known = [*_OWN, *self.fields]
        hint = did_you_mean(name, [*known, _PRINTING])
        if name in _OF_KIND:
            hint = f"'{name}:' stands in the card's kind; a single card may have a kind of its own"
        self.faults.add(loc, found, f"fields: {listed(known)}", hint, key=name, at_key=True)
        entry.strays.append(name)

    def _product(self, loc: Loc, axes: Any) -> list[tuple[Loc, list[Cell]]] | None:
        if not isinstance(axes, list) or not axes:
            self.faults.add(loc, "needs a list of axes", hint="such as - rank: [2..10, J, Q, K, A]")
            return None
        choices = [self._axis((*loc, index), axis) for index, axis in enumerate(axes)]
        size = 1
        for choice in choices:
            size *= len(choice) if choice else 0
        if any(choice is None for choice in choices):
            return None
        if size > self._most:
            found = f"makes {size:,} cards" if size < 10**12 else "makes cards without end"
            self._refuse("cards", loc, found, "each")
            return None
        place = loc[:-1]
        return [
            (place, [cell for cells in row for cell in cells])
            for row in itertools.product(*(choice for choice in choices if choice))
        ]

    def _axis(self, loc: Loc, axis: Any) -> list[list[Cell]] | None:
        """The choices of one axis, each the cells that it sets."""
        if isinstance(axis, dict) and len(axis) == 1:
            ((name, values),) = axis.items()
            return self._column_of_values(name, values, (*loc, name))
        if isinstance(axis, list) and axis and all(isinstance(row, dict) and row for row in axis):
            return [
                [(name, value, (*loc, index, name)) for name, value in row.items()]
                for index, row in enumerate(axis)
            ]
        self.faults.add(
            loc,
            "an axis is one field with its values, or a list of rows",
            hint="such as rank: [2..10, J], or [{suit: clubs, letter: C}]",
            key="each",
        )
        return None

    def _column_of_values(self, name: str, values: Any, loc: Loc) -> list[list[Cell]] | None:
        if not isinstance(values, list) or not values:
            self.faults.add(loc, "needs a list of values", hint="such as [2..10, J]")
            return None
        out: list[list[Cell]] = []
        for index, value in enumerate(values):
            try:
                words = spelled_out([value]) if isinstance(value, str) else [value]
            except InvalidValue as invalid:
                self.faults.add_invalid((*loc, index), invalid)
                return None
            out.extend([(name, word, (*loc, index))] for word in words)
        return out

    def _table(self, loc: Loc, table: Any) -> list[tuple[Loc, list[Cell]]] | None:
        if not isinstance(table, dict) or set(table) != {"columns", "rows"}:
            self.faults.add(loc, "needs the keys 'columns' and 'rows', and no others")
            return None
        columns, rows = table["columns"], table["rows"]
        if (
            not isinstance(columns, list)
            or not columns
            or not all(isinstance(name, str) for name in columns)
        ):
            self.faults.add((*loc, "columns"), "needs a list of fields")
            return None
        for index, name in enumerate(columns):
            if name in columns[:index]:
                self.faults.add((*loc, "columns", index), f"{shown(name)} stands in it twice")
                return None
        if not isinstance(rows, list) or not rows:
            self.faults.add((*loc, "rows"), "needs a list of rows")
            return None
        out: list[tuple[Loc, list[Cell]]] = []
        for index, row in enumerate(rows):
            place = (*loc, "rows", index)
            if not isinstance(row, list) or len(row) != len(columns):
                short = isinstance(row, list)
                found = f"has {len(row)} values for {len(columns)}" if short else "is not a list"
                self.faults.add(place, found, f"columns: {listed(columns)}")
                self.broken = True
                continue
            out.append(
                (
                    place,
                    [
                        (name, value, (*place, at))
                        for at, (name, value) in enumerate(zip(columns, row, strict=True))
                        if value is not None
                    ],
                )
            )
        return out

    # A row of cells -> a card

    def _card(self, entry: _Entry, loc: Loc, cells: list[Cell]) -> CardFacts | None:
        view = self._blank.copy()
        places: dict[str, Loc] = {}
        late: list[Cell] = []
        sound = True
        for cell in itertools.chain(cells, entry.shared):
            name, written, at = cell
            if is_template(written):
                late.append(cell)
                continue
            value = self._convert(name, written, at)
            sound &= value is not _BAD
            view[name] = None if value is _BAD else value
            places[name] = at
        for name, written, at in late:
            value = self._filled(name, written, at, view, entry.helpers) if sound else _BAD
            sound &= value is not _BAD
            view[name] = None if value is _BAD else value
            places[name] = at
        self._half = view
        if not self._complete(entry, loc, view, places) or not sound:
            return None
        identity = str(view["id"])
        if not self._fresh(identity, places["id"]):
            return None
        self.places[identity] = places
        return self._made(identity, view["kind"], view, loc)

    def _made(self, identity: str, kind: str, view: Mapping[str, Any], loc: Loc) -> CardFacts:
        facts = {name: view[name] for name in self.fields if view.get(name) is not None}
        place, spot = self.faults.source.place(loc), self.faults.source.spot(loc)
        file = spot.file if spot else ""
        copies, of = view.get("copies") or 1, view.get(_PRINTING) or ""
        return CardFacts(identity, kind, copies, facts, place, file, of)

    def _spoiled(self, loc: Loc, problems: Sequence[Problem]) -> CardFacts:
        """What can be kept of a card with faults, under its own id if it has a new one."""
        view = self._half
        identity = str(view.get("id") or "")
        if not identity or identity.lower() in self._seen:
            identity = f"faulty-{len(self.spoiled) + 1}"
        told = view.get("kind")
        kind = str(told) if told in self.kinds else next(iter(self.kinds))
        self._seen[identity.lower()] = (identity, loc)
        self.places[identity] = {}
        self.spoiled[identity] = tuple(problems) or (
            self.faults.source.problem(loc, "has a fault that another card was told of"),
        )
        return self._made(identity, kind, view, loc)

    def _convert(self, name: str, written: Any, loc: Loc) -> Any:
        """The value of one cell, or _BAD; from memory if the same cell was read before."""
        key = (written if isinstance(written, str) else "", loc)
        value = self._values.get(key)
        if value is None:
            try:
                value = self._value(name, written)
            except InvalidValue as invalid:
                if invalid.code == MISSING and isinstance(written, Verbatim):
                    # A table may come before its pictures: the card has none until then.
                    self.faults.add_doubt(loc, invalid)
                    return None
                self.faults.add_invalid(loc, invalid, key=name)
                value = _BAD
            self._values[key] = value
        return value

    def _value(self, name: str, written: Any) -> Value:
        if name in self.fields:
            return self.fields[name].convert(written)
        if name in self.ignored:
            return str(written)
        word = text(written)
        if name in ("id", _PRINTING):
            if not _ID.fullmatch(word):
                raise InvalidValue(
                    f"{shown(word)} is not fit for a file name",
                    "letters, digits, and . _ - inside; at most 64",
                )
            if word.startswith(BACK):
                raise InvalidValue(f"{shown(word)} begins like a picture of a back")
        elif name == "copies":
            return self._copies.convert(word)
        elif name == "kind" and self.kinds_known and word not in self.kinds:
            known = list(self.kinds)
            raise InvalidValue(
                f"{shown(word)} is not a kind", f"kinds: {listed(known)}", did_you_mean(word, known)
            )
        return word

    def _filled(
        self, name: str, written: str, loc: Loc, view: dict[str, Any], helpers: frozenset[str]
    ) -> Any:
        try:
            template = expression(written)
            template.check(view.keys() | {"kind", "copies"} | helpers)
            word = template.fill(view)
        except InvalidValue as invalid:
            self.faults.add_invalid(loc, invalid, key=name)
            return _BAD
        return self._convert(name, word, loc)

    def _complete(
        self, entry: _Entry, loc: Loc, view: dict[str, Any], places: dict[str, Loc]
    ) -> bool:
        """Whether the card has an id, a kind, and the fields of that kind."""
        needed = {name: f"every card has {a(name)}" for name in ("id", "kind")}
        kind = self.kinds.get(view.get("kind") or "")
        if kind is not None:
            needed |= {name: f"{a(kind.name)} card needs it" for name in kind.needs}
        sound = kind is not None
        for name, reason in needed.items():
            if name in places:
                continue
            sound = False
            misspelt = any(did_you_mean(stray, [name]) for stray in entry.strays)
            if not misspelt and name not in self.ignored:
                self.faults.add(loc, "is missing", reason, key=name)
        if kind is None:
            return False
        for name, at in places.items():
            if name in self.fields and not kind.takes(name):
                self.faults.add(
                    at,
                    f"{a(kind.name)} card doesn't carry it",
                    f"it carries {listed([*kind.needs, *kind.may]) or 'no fields'}",
                    key=name,
                    at_key=True,
                )
                sound = False
        return sound

    def _fresh(self, identity: str, loc: Loc) -> bool:
        """Whether the id is new, also to a file system that doesn't tell a from A."""
        if identity.lower() not in self._seen:
            self._seen[identity.lower()] = (identity, loc)
            return True
        first, first_loc = self._seen[identity.lower()]
        line = self.faults.source.place(first_loc)[0]
        if first_loc == loc:
            hint = "let it use a field that differs"
            if loc not in self._same:
                self.faults.add(loc, f"gives two cards the id {identity!r}", hint=hint, key="id")
            self._same.add(loc)
        elif first == identity:
            found = f"{identity!r} is the id of two cards, the first on line {line}"
            self.faults.add(loc, found, key="id")
        else:
            found = f"{identity!r} and {first!r} on line {line} differ only in case"
            self.faults.add(loc, found, key="id")
        return False
