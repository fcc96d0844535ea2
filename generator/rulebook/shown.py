"""What a rulebook's templates see of the catalogue, the deck and the ledger: views with exactly the
attributes that are written here.

In: the records. Out: frozen `Record`s of texts, numbers and tuples. No path, no project, no place
in a file, no function: a row of the ledger doesn't say how it is measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.rulebook.views import Record, freeze
from generator.rules.ledger import Ledger

_CATALOGUE = (
    "slug", "engine", "title", "tagline", "language", "players", "minutes", "ages", "palette",
    "inks", "ink", "word_keys", "words", "field_words", "notice", "licence", "edition",
)  # fmt: skip
_CARD = (
    "id", "kind", "copies", "first", "last", "number", "layout", "back", "name", "facts", "words",
)  # fmt: skip
_FIELD = ("name", "values", "least", "most")
_KIND = ("name", "layout", "back", "needs", "may")
_VARIANT = ("name", "title", "total", "about")
_PART = ("what", "as_text", "count")
_COMPONENT = ("name", "count", "title", "about", "params")
_CREDIT = ("what", "who", "licence", "source", "url", "changes")
_STOCK = ("bleed", "safe", "corner", "size_name")
_ROW = ("id", "what", "expected", "lines", "status", "ruling")
_RULING = ("id", "lines", "question", "answer", "reason", "option")


def catalogue_view(catalogue: Any) -> Record:
    """The game as its catalogue tells it; `cards` are on the deck."""
    composition = getattr(catalogue, "composition", None)
    return Record(
        {
            **_picked(catalogue, _CATALOGUE),
            "card": stock_view(catalogue.card),
            "backs": tuple(catalogue.backs),
            "fields": _each(getattr(catalogue, "fields", {}), _FIELD),
            "kinds": _each(getattr(catalogue, "kinds", {}), _KIND),
            "variants": _each(getattr(catalogue, "variants", {}), _VARIANT),
            "components": _each(catalogue.components or {}, _COMPONENT),
            "credits": tuple(Record(_picked(one, _CREDIT)) for one in catalogue.credits),
            "composition": None if composition is None else Record(
                {
                    "total": composition.total,
                    "parts": tuple(Record(_picked(one, _PART)) for one in composition.parts),
                }
            ),
        }
    )  # fmt: skip


def deck_view(deck: Any, catalogue: Record, cards: Mapping[str, Record]) -> Record:
    """The deck: its cards in collector order, and how many there are with all copies."""
    return Record(
        {
            **_picked(deck, ("slug", "title", "edition", "variant", "total")),
            "catalogue": catalogue,
            "cards": tuple(cards[card.id] for card in deck.families),
            "backs": tuple(deck.backs),
        }
    )


def card_view(card: Any) -> Record:
    """One distinct card."""
    return Record({**_picked(card, _CARD), "stock": stock_view(card.stock)})


def stock_view(stock: Any) -> Record:
    """A piece of card, in mm."""
    size = Record({"w": stock.size.w, "h": stock.size.h})
    return Record({**_picked(stock, _STOCK), "size": size})


def ledger_view(ledger: Ledger) -> Record:
    """The quantities of the rules, and how open questions were settled."""
    return Record(
        {
            "source": ledger.source,
            "rows": tuple(Record(_picked(row, _ROW)) for row in ledger.rows),
            "rulings": tuple(Record(_picked(one, _RULING)) for one in ledger.rulings),
        }
    )


def _picked(record: Any, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: freeze(getattr(record, name)) for name in names if hasattr(record, name)}


def _each(records: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Record]:
    return {key: Record(_picked(record, names)) for key, record in records.items()}
