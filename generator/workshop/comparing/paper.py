"""What two states of a game are on paper: cards come, gone and changed, sheets, rules, the book.

In: two sides. Out: a `Paper`, plain values; pictures are painted when somebody asks for them.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from generator.catalogue import CardFacts
from generator.deck import Card
from generator.rules import GamePack
from generator.workshop.comparing.book import told
from generator.workshop.comparing.sides import Side
from generator.workshop.sheets import laid

_DIGITS = re.compile(r"\d+(?:[.,]\d+)*")


@dataclass(frozen=True)
class Change:
    """What is otherwise: what it is called, before, and now; None where it wasn't or isn't."""

    what: str
    before: str | None
    now: str | None


@dataclass(frozen=True)
class ChangedCard:
    """A card on both sides. `looks` says that its face shows something else."""

    id: str
    name: str
    changes: tuple[Change, ...]
    looks: bool


@dataclass(frozen=True)
class Sheets:
    """One paper: how many sheets there are now, and which of them (from 1) were not printed like
    this before."""

    paper: str
    sheets: int
    again: tuple[int, ...]


@dataclass(frozen=True)
class Paper:
    """All of it. `backs` are those of both sides that look otherwise. `numbers` are sentences of
    the book in which only numbers are otherwise, `book` all other changes of it; `rules` are
    clauses and rows of the engine's ledger."""

    came: tuple[str, ...]
    went: tuple[str, ...]
    changed: tuple[ChangedCard, ...]
    backs: tuple[str, ...]
    sheets: tuple[Sheets, ...]
    rules: tuple[Change, ...]
    numbers: tuple[Change, ...]
    book: tuple[Change, ...]

    @property
    def is_empty(self) -> bool:
        """Whether both are the same on paper."""
        cards = self.came or self.went or self.changed or self.backs
        again = any(one.again for one in self.sheets)
        return not (cards or again or self.rules or self.numbers or self.book)


def paper(old: Side, new: Side, papers: tuple[str, ...], engines: bool = True) -> Paper:
    """The comparison; with `engines`, those of both sides are asked for their rules, and may have
    to be trusted. Raises UserError as a build does."""
    before, now = old.game.deck, new.game.deck
    known = {card.id for card in before.cards}
    packs = tuple(side.game.pack if engines else None for side in (old, new))
    whole = not any(side.game.variant for side in (old, new))  # a book is of the whole deck
    readable = whole and (engines or not _needs_engine(old, new))
    sentences = _sentences(old, new, packs) if readable else []
    return Paper(
        tuple(card.id for card in now.cards if card.id not in known),
        tuple(card.id for card in before.cards if card.id not in {c.id for c in now.cards}),
        tuple(_changed(old, new)),
        tuple(name for name, look in new.backs.items() if old.backs.get(name, look) != look),
        tuple(_sheets(old, new, name) for name in papers),
        tuple(_rules(*packs)),
        tuple(one for one in sentences if _is_number(one)),
        tuple(one for one in sentences if not _is_number(one)),
    )


def _needs_engine(old: Side, new: Side) -> bool:
    return any(side.game.catalogue.engine for side in (old, new))


def _changed(old: Side, new: Side) -> list[ChangedCard]:
    facts = {card.id: card for card in old.game.catalogue.cards}
    facts_now = {card.id: card for card in new.game.catalogue.cards}
    before = {card.id: card for card in old.game.deck.cards}
    found = []
    for card in new.game.deck.cards:
        was = before.get(card.id)
        if was is None:
            continue
        changes = _changes(facts[card.id], was, facts_now[card.id], card)
        looks = old.fronts[card.id] != new.fronts[card.id]
        if changes or looks:
            found.append(ChangedCard(card.id, card.name, changes, looks))
    return found


def _changes(facts: CardFacts, was: Card, facts_now: CardFacts, now: Card) -> tuple[Change, ...]:
    """Kind, copies, facts and words that are otherwise, in that order."""
    pairs: list[tuple[Mapping[str, Any], Mapping[str, Any]]] = [
        ({"kind": was.kind, "copies": was.copies}, {"kind": now.kind, "copies": now.copies}),
        (facts.facts, facts_now.facts),
        (was.words, now.words),
    ]
    return tuple(
        Change(name, _shown(one.get(name)), _shown(other.get(name)))
        for one, other in pairs
        for name in dict.fromkeys((*one, *other))
        if one.get(name) != other.get(name)
    )


def _shown(value: Any) -> str | None:
    if value is None:
        return None
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _sheets(old: Side, new: Side, name: str) -> Sheets:
    """Sheets count as the same if the same faces lie on them in the same order; collector numbers
    and the edition mark don't count."""

    def faces(side: Side) -> list[tuple[str, ...]]:
        sheets = laid(side.game.deck, side.game.project, name)
        return [
            tuple(f"{side.fronts[card.id]} {side.backs[card.back]}" for card in sheet)
            for sheet in sheets
        ]

    printed, now = Counter(faces(old)), faces(new)
    again = []
    for number, sheet in enumerate(now, 1):
        if printed[sheet]:
            printed[sheet] -= 1
        else:
            again.append(number)
    return Sheets(name, len(now), tuple(again))


def _rules(old: GamePack | None, new: GamePack | None) -> list[Change]:
    """Clauses in words, and what the ledger counts."""
    before, now = _stated(old), _stated(new)
    return [
        Change(name, before.get(name), now.get(name))
        for name in dict.fromkeys((*before, *now))
        if before.get(name) != now.get(name)
    ]


def _stated(pack: GamePack | None) -> dict[str, str]:
    if pack is None:
        return {}
    rows = {f"count {row.id}": f"{row.what}: {row.expected}" for row in pack.game.ledger.rows}
    return {**pack.clauses, **rows}


def _sentences(old: Side, new: Side, packs: tuple[GamePack | None, ...]) -> list[Change]:
    """Paragraphs, rows and headings of the rulebook that are otherwise."""
    before, now = (told(side, pack) for side, pack in zip((old, new), packs, strict=True))
    found: list[Change] = []
    matcher = difflib.SequenceMatcher(None, before, now, autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind == "equal":
            continue
        were, are = before[a:b], now[c:d]
        for place in range(max(len(were), len(are))):
            was = were[place] if place < len(were) else None
            has = are[place] if place < len(are) else None
            found.append(Change("", was, has))
    return found


def _is_number(change: Change) -> bool:
    """Whether nothing but numbers is otherwise."""
    if change.before is None or change.now is None:
        return False
    return _DIGITS.sub("#", change.before) == _DIGITS.sub("#", change.now)
