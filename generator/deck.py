"""A catalogue's cards in print order, each with its collector number and its words.

In: a `Catalogue` and, if wanted, the name of a variant. Out: a `Deck`. Distinct cards stand once,
with their copies; collector numbers count the copies, so that card 17/54 is the seventeenth piece
of cardboard. Nothing here knows how a card looks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from generator.catalogue import Back, CardFacts, Catalogue
from generator.catalogue.records import CardStock
from generator.catalogue.values import Picture, Value
from generator.catalogue.words import usual_title, word_for
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.reading.verbatim import as_markup

#: What is read as a number, alone on a card.
_NUMERIC = re.compile(r"[-+−]?[0-9][0-9.,/]{0,5}[-+%×x]?")


@dataclass(frozen=True)
class Card:
    """One distinct card of a deck.

    `first` and `last` are the collector positions of its first and last copy, counted from 1;
    `number` is how they are printed: "17/54", "1–64/106". `printing_of` is the card that the rules
    know it as: most often itself (see `Deck.families`). `back` is a key of the deck's backs,
    `stock` the piece of paper. `place` is its row's (line, column) in `file`, the catalogue
    or a table that it names.
    """

    id: str
    printing_of: str
    kind: str
    copies: int
    first: int
    last: int
    number: str
    layout: str
    back: str
    stock: CardStock
    facts: dict[str, Value]
    words: dict[str, str]
    place: tuple[int, int]
    file: str
    _view: dict[str, Any] = field(repr=False, compare=False)

    @property
    def name(self) -> str:
        """What the card is called: its word `name`, or its id."""
        return self.words.get("name", self.id)

    def view(self) -> dict[str, Any]:
        """All that a layout may use, as one flat mapping: every field of the deck (None if the
        card lacks it), `<field>_word`, every word (None if it has none; `name` falls back to the
        id), id, kind, copies, number, first, last, back, layout, edition, and `deck`. For layouts
        that know no field by name, `facts` are those that the card has and `pictures` its
        pictures' files."""
        return dict(self._view)


@dataclass(frozen=True)
class Deck:
    """Distinct cards in collector order. `total` counts copies; `variant` is None for all. A back
    that cards of two stocks have is two backs here, the second named after its size: `main`,
    `main-mini`; `back_stocks` says how large each is."""

    slug: str
    title: str
    edition: str
    variant: str | None
    catalogue: Catalogue = field(repr=False)
    cards: tuple[Card, ...]
    total: int
    backs: dict[str, Back]
    back_stocks: dict[str, CardStock] = field(repr=False)

    @property
    def stocks(self) -> tuple[CardStock, ...]:
        """Every stock that it has cards of; one in most decks."""
        return tuple(dict.fromkeys(card.stock for card in self.cards))

    def copies(self) -> Iterator[tuple[Card, int]]:
        """(card, which copy of it, from 0) for every piece of cardboard in print order."""
        for card in self.cards:
            for index in range(card.copies):
                yield card, index

    @cached_property
    def families(self) -> tuple[Card, ...]:
        """The cards that rules and books speak of: as `cards`, but printings of one card, which
        differ by what the rules don't ask about, are one with all their copies. It has the facts
        and words that they share."""
        printed: dict[str, list[Card]] = {}
        for card in self.cards:
            printed.setdefault(card.printing_of, []).append(card)
        return tuple(_family(name, cards, self.total) for name, cards in printed.items())

    def __getitem__(self, card_id: str) -> Card:
        """The printed card with this id. Raises KeyError."""
        card = self._by_id.get(card_id)
        if card is None:
            raise KeyError(f"no card {card_id!r} in {self.slug}")
        return card

    @cached_property
    def _by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}


def _family(name: str, cards: list[Card], total: int) -> Card:
    """Printings of one card, in their order, as that card."""
    head, last = cards[0], cards[-1].last
    if name == head.id:
        return head
    facts: dict[str, Value] = _shared([card.facts for card in cards])
    words: dict[str, str] = _shared([card.words for card in cards])
    copies, number = sum(card.copies for card in cards), _number(head.first, last, total)
    told = {"id": name, "copies": copies, "number": number, "last": last}
    view = {**head.view(), **told, "name": as_markup(words.get("name", name))}
    view |= dict.fromkeys((head.facts.keys() - facts) | (head.words.keys() - words - {"name"}))
    return replace(
        head, id=name, copies=copies, last=last, number=number, facts=facts, words=words, _view=view
    )


def _shared(mappings: list[dict[str, Any]]) -> dict[str, Any]:
    """What all of them say."""
    head, *others = mappings
    return {
        key: value
        for key, value in head.items()
        if all(key in other and other[key] == value for other in others)
    }


def _number(first: int, last: int, total: int) -> str:
    """Collector numbers of a card's copies: 17/54, 1–64/106."""
    return f"{first}/{total}" if first == last else f"{first}–{last}/{total}"


def build(catalogue: Catalogue, variant: str | None = None) -> Deck:
    """The whole deck, or one of its variants. Raises UserError for a variant it doesn't have."""
    rows = catalogue.cards
    if variant is not None:
        if variant not in catalogue.variants:
            known = list(catalogue.variants)
            raise UserError(
                Problem(
                    f"{catalogue.slug} has no variant {variant!r}",
                    expected=f"variants: {listed(known) or 'none'}",
                    hint=did_you_mean(variant, known),
                )
            )
        rows = tuple(row for row in rows if catalogue.variants[variant].keeps(row))
    total = sum(row.copies for row in rows)
    about = {
        "slug": catalogue.slug, "title": catalogue.title, "tagline": catalogue.tagline,
        "edition": catalogue.edition, "language": catalogue.language, "total": total,
        "distinct": len(rows), "variant": variant, "ink": catalogue.ink,
    }  # fmt: skip
    blank: dict[str, Any] = {"deck": about, "edition": catalogue.edition}
    for name in catalogue.fields:
        blank[name] = blank[f"{name}_word"] = None
    blank |= dict.fromkeys(catalogue.word_keys)
    cards: list[Card] = []
    backs = _backs(catalogue)
    position = 0
    for row in rows:
        cards.append(_card(catalogue, row, position + 1, total, blank, backs))
        position += row.copies
    used = {card.back: card.stock for card in cards}
    order = [key for name in catalogue.backs for (of, _), key in backs.items() if of == name]
    names = {key: of for (of, _), key in backs.items()}
    return Deck(
        catalogue.slug,
        catalogue.title,
        catalogue.edition,
        variant,
        catalogue,
        tuple(cards),
        total,
        {key: catalogue.backs[names[key]] for key in order if key in used},
        used,
    )


def _facts(
    catalogue: Catalogue, row: CardFacts, view: dict[str, Any]
) -> tuple[dict[str, Any], ...]:
    """What a card has of the deck's fields, in their order, pictures apart: for each its `name`,
    its `title` to be read, its `value`, the `word` for it, whether that is `numeric` (7, 1/2, 3+),
    and `letters`, how many the longer of title and word has."""
    found = []
    for name, field_ in catalogue.fields.items():
        if name not in row.facts or isinstance(field_, Picture):
            continue
        title = catalogue.titles.get(name, usual_title(name))
        word = view[f"{name}_word"]
        letters = max(len(title), len(word))
        told = {"name": name, "title": as_markup(title), "value": view[name], "word": word}
        numeric = _NUMERIC.fullmatch(word) is not None
        found.append({**told, "numeric": numeric, "letters": letters})
    return tuple(found)


def _backs(catalogue: Catalogue) -> dict[tuple[str, CardStock], str]:
    """What each back is called on each stock that it is printed on: the first has its own name,
    others are named after their size."""
    found: dict[tuple[str, CardStock], str] = {}
    taken = set(catalogue.backs)
    for kind in catalogue.kinds.values():
        one = kind.back, catalogue.stock_of(kind.name)
        if one in found:
            continue
        key = kind.back
        if any(name == kind.back for name, _ in found):
            key = plain = f"{kind.back}-{one[1].size_name.replace(' ', '')}"
            number = 2
            while key in taken:
                key, number = f"{plain}-{number}", number + 1
        taken.add(key)
        found[one] = key
    return found


def _card(
    catalogue: Catalogue,
    row: CardFacts,
    first: int,
    total: int,
    blank: dict[str, Any],
    backs: dict[tuple[str, CardStock], str],
) -> Card:
    kind, stock = catalogue.kinds[row.kind], catalogue.stock_of(row.kind)
    last = first + row.copies - 1
    number = _number(first, last, total)
    words = catalogue.words[row.id]
    given: dict[str, Any] = {**row.facts, **words, "name": words.get("name", row.id)}
    view = {**blank, **{name: as_markup(value) for name, value in given.items()}}
    for name, value in row.facts.items():
        view[f"{name}_word"] = as_markup(word_for(value, catalogue.field_words.get(name, {})))
    view |= {
        "facts": _facts(catalogue, row, view),
        "pictures": tuple(
            str(value)
            for name, value in row.facts.items()
            if isinstance(catalogue.fields[name], Picture)
        ),
        "id": row.id,
        "kind": row.kind,
        "copies": row.copies,
        "number": number,
        "first": first,
        "last": last,
        "layout": kind.layout,
        "back": kind.back,
    }
    return Card(
        row.id,
        row.card,
        row.kind,
        row.copies,
        first,
        last,
        number,
        kind.layout,
        backs[kind.back, stock],
        stock,
        row.facts,
        words,
        row.place,
        row.file or catalogue.source.file,
        view,
    )
