"""The `words:` section -> what stands on each card to be read.

In: judged cards, and words by field value, by kind and by card id; a card's own words go before
those of its kind. Out: ready text. A word may be a template over the card's facts, and over
`words.<field>`, the word for its value. Words can't change a fact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from generator.catalogue.model import WORD_KEYS, WordsModel
from generator.catalogue.records import CardFacts
from generator.catalogue.values import Field, Symbols, Value
from generator.errors import Problem
from generator.reading.expressions import Expression, expression, is_template
from generator.reading.faults import Faults, InvalidValue
from generator.reading.read import Loc
from generator.reading.verbatim import Verbatim, as_markup

_PLACE: Loc = ("words",)


def word_for(value: Value, words: Mapping[Value, str]) -> str | None:
    """How a value is read aloud: its word, or itself; None for nothing."""
    if value is None:
        return None
    if isinstance(value, Symbols):
        return ", ".join(words.get(symbol, symbol) for symbol in value)
    if value in words:
        return words[value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, Verbatim) else str(value)


def field_words(
    model: WordsModel, fields: Mapping[str, Field], ignored: Iterable[str], faults: Faults
) -> dict[str, dict[Value, str]]:
    """{field: {value: word}}, its faults noted."""
    out: dict[str, dict[Value, str]] = {}
    for name, words in model.fields.items():
        loc = (*_PLACE, "fields", name)
        if name not in fields:
            if name not in ignored:
                faults.unknown(loc, "a field of this deck", list(fields), at_key=True)
            continue
        out[name] = {}
        for written, word in words.items():
            try:
                out[name][fields[name].wording(written)] = word
            except InvalidValue as invalid:
                faults.add(
                    (*loc, written),
                    invalid.found,
                    invalid.expected,
                    invalid.hint,
                    key=name,
                    at_key=True,
                )
    return out


def field_titles(
    model: WordsModel,
    told: Mapping[str, str],
    fields: Mapping[str, Field],
    ignored: Iterable[str],
    faults: Faults,
) -> dict[str, str]:
    """{field: what it is called on cards}, over those that the headings of tables have told."""
    for name in model.titles:
        if name not in fields and name not in ignored:
            loc = (*_PLACE, "titles", name)
            faults.unknown(loc, "a field of this deck", list(fields), at_key=True)
    titles = {**told, **model.titles}
    return {name: title for name, title in titles.items() if title != usual_title(name)}


def usual_title(name: str) -> str:
    """What a field is called on cards if nobody says: `max_hp` is Max hp."""
    return name.replace("_", " ").capitalize()


def doubt_wordless(
    spoken: Mapping[str, Mapping[Value, str]], cards: Iterable[CardFacts], faults: Faults
) -> None:
    """Doubts a value on a card that has no word where other values of its field have one: it is
    printed as it is written. A number may stay a number."""
    used: dict[str, dict[str, None]] = {name: {} for name, words in spoken.items() if words}
    for card in cards:
        for name, values in used.items():
            value = card.facts.get(name)
            if isinstance(value, str):
                value = Symbols([value])
            if isinstance(value, Symbols):
                values |= dict.fromkeys(value)
    for name, values in used.items():
        for value in values:
            if value not in spoken[name] and not value.isdecimal():
                loc = (*_PLACE, "fields", name)
                faults.doubt(loc, "missing-words", f"no word for {value!r}, which cards show")


def card_words(
    model: WordsModel,
    told: Mapping[str, Mapping[str, str]],
    fields: Mapping[str, Field],
    kinds: Iterable[str],
    cards: Sequence[CardFacts],
    spoken: Mapping[str, Mapping[Value, str]],
    all_cards: bool,
    all_kinds: bool,
    faults: Faults,
    spoiled: dict[str, tuple[Problem, ...]] | None = None,
) -> dict[str, dict[str, str]]:
    """{card id: {word key: text}} for every card, its faults noted; `told` are those of tables.

    In a draft a template with faults spoils the cards that show it, and only them: `spoiled` learns
    those faults by the card's id. `all_cards` and `all_kinds` say that none was lost to an earlier
    fault: only then is a word for one that isn't there a fault of its own.
    """
    known = [*WORD_KEYS, *model.extra]
    filler = _Filler(fields, spoken, faults, spoiled)
    ids = {owner for card in cards for owner in _owners(card)}
    kinds = list(kinds)
    for section, words, there, complete in (
        ("kinds", model.kinds, kinds, all_kinds),
        ("cards", model.cards, ids, all_cards),
    ):
        for owner, texts in words.items():
            loc = (*_PLACE, section, owner)
            if owner not in there and section == "cards":
                # Not a fault of the file: whoever takes a card out shall see what the deck lacks.
                faults.doubt(loc, "unused-words", "there is no such card", sorted(there))
            elif owner not in there and complete:
                faults.unknown(loc, f"a {section[:-1]} of this deck", sorted(there), at_key=True)
            for key, written in texts.items():
                if key not in known:
                    faults.unknown((*loc, key), "a word that cards have", known, at_key=True)
                if is_template(written):
                    filler.prepare((*loc, key), written)
    return {card.id: filler.words(card, model, told) for card in cards}


def word_places(
    model: WordsModel,
    rows: Mapping[str, Loc],
    told: Mapping[str, Mapping[str, str]],
    cards: Iterable[CardFacts],
) -> dict[str, dict[str, Loc]]:
    """{card id: {word key: where it was written}}, as `card_words` chooses; `rows` are the places
    of tables' rows, which have told those words."""
    return {
        card.id: {
            **{key: (*_PLACE, "kinds", card.kind, key) for key in model.kinds.get(card.kind, {})},
            **{key: (*rows[card.id], key) for key in told.get(card.id, {})},
            **{
                key: (*_PLACE, "cards", owner, key)
                for owner in _owners(card)
                for key in model.cards.get(owner, {})
            },
        }
        for card in cards
    }


def _owners(card: CardFacts) -> tuple[str, ...]:
    """By which ids words may be given to a card, the last before the first: what its printings
    share, then its own."""
    return tuple(dict.fromkeys((card.card, card.id)))


class _Filler:
    """Fills the templates of words, card by card."""

    def __init__(
        self,
        fields: Mapping[str, Field],
        spoken: Mapping[str, Mapping[Value, str]],
        faults: Faults,
        spoiled: dict[str, tuple[Problem, ...]] | None,
    ) -> None:
        self._blank: dict[str, Any] = dict.fromkeys(fields)
        self._spoken = {name: spoken.get(name, {}) for name in fields}
        self._known = {*fields, "id", "kind", "copies", "words"}
        self._known |= {f"{name}_word" for name in fields}
        self._faults = faults
        self._spoiled = spoiled
        self._sound: dict[Loc, Expression] = {}
        self._unsound: dict[Loc, tuple[Problem, ...]] = {}

    def prepare(self, loc: Loc, written: str) -> None:
        """Judges the template at `loc`; one that is not sound is never filled."""
        before = len(self._faults)
        try:
            template = expression(written)
            template.check(self._known, self._blank)
            self._sound[loc] = template
        except InvalidValue as invalid:
            self._faults.add_invalid(loc, invalid)
            if self._spoiled is not None:
                self._unsound[loc] = self._faults.take(before)

    def words(
        self, card: CardFacts, model: WordsModel, told: Mapping[str, Mapping[str, str]]
    ) -> dict[str, str]:
        """The card's own words over those of its row, and those over its kind's, filled in."""
        out: dict[str, str] = {}
        view: dict[str, Any] | None = None
        for section, owner, texts in (
            ("kinds", card.kind, model.kinds.get(card.kind, {})),
            ("rows", card.id, told.get(card.id, {})),
            *(("cards", owner, model.cards.get(owner, {})) for owner in _owners(card)),
        ):
            for key, written in texts.items():
                if not is_template(written):
                    out[key] = written
                    continue
                loc = (*_PLACE, section, owner, key)
                self._spoil(card, self._unsound.get(loc, ()))
                if loc not in self._sound:
                    continue
                view = view or self._view(card)
                before = len(self._faults)
                try:
                    out[key] = self._sound[loc].fill(view)
                except InvalidValue as invalid:
                    self._faults.add_invalid(loc, invalid)
                    if self._spoiled is not None:
                        self._spoil(card, self._faults.take(before))
        return out

    def _spoil(self, card: CardFacts, problems: tuple[Problem, ...]) -> None:
        """Notes the faults of a card that only a draft has."""
        if problems and self._spoiled is not None:
            self._spoiled[card.id] = (*self._spoiled.get(card.id, ()), *problems)

    def _view(self, card: CardFacts) -> dict[str, Any]:
        spoken = {
            name: word_for(card.facts.get(name), words) for name, words in self._spoken.items()
        }
        spoken = {name: as_markup(word) for name, word in spoken.items()}
        view = self._blank | {name: as_markup(value) for name, value in card.facts.items()}
        view |= {f"{name}_word": word for name, word in spoken.items()}
        return view | {
            "id": card.id,
            "kind": card.kind,
            "copies": card.copies,
            "words": spoken,
        }
