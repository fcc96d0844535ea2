"""What a catalogue is once it is read and judged: plain frozen records.

Nothing here reads or judges. Lengths are in mm. Every record can be trusted: the loader raises
before it makes one that is wrong.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from generator.catalogue.values import Field, Value
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.inks import FULL_INK
from generator.reading.read import Loc, Source
from generator.units import Size


@dataclass(frozen=True)
class CardStock:
    """The card as a piece of paper, in mm: trimmed size, bleed outside the trim, safe zone inside
    it, corner radius. `shape` is its outline if it is no rectangle: "round", "hexagon", or an SVG
    file under cards/."""

    size: Size
    bleed: float
    safe: float
    corner: float
    size_name: str
    shape: str | None = None


@dataclass(frozen=True)
class Back:
    """A card back: its layout and the parameters that the layout gets."""

    name: str
    layout: str
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Kind:
    """A kind of card: face layout, back, the fields each card needs and those it may have, and the
    stock if it is not the deck's."""

    name: str
    layout: str
    back: str
    needs: tuple[str, ...]
    may: tuple[str, ...]
    stock: CardStock | None = None

    def takes(self, name: str) -> bool:
        return name in self.needs or name in self.may


@dataclass(frozen=True)
class CardFacts:
    """One distinct card's facts. `facts` has every field that the card carries; `place` is the
    (line, column) of its row, in the table `file`, or in the catalogue itself if that is "".
    `printing_of` is the id of the card that this is one printing of, "" for most: a number or a
    picture differs, and to the rules they are copies of one card."""

    id: str
    kind: str
    copies: int
    facts: dict[str, Value]
    place: tuple[int, int]
    file: str = ""
    printing_of: str = ""

    @property
    def card(self) -> str:
        """What the rules call it."""
        return self.printing_of or self.id


@dataclass(frozen=True)
class Filter:
    """A condition on cards: for every name (a field, `kind` or `id`) the values that pass."""

    conditions: tuple[tuple[str, tuple[Value, ...]], ...]

    def matches(self, card: CardFacts) -> bool:
        return all(
            (card.facts.get(name) if name not in ("id", "kind") else getattr(card, name)) in values
            or (name == "id" and card.card in values)
            for name, values in self.conditions
        )


@dataclass(frozen=True)
class Variant:
    """A named part of the deck: a card belongs to it if any filter of `keep` matches. `total` is
    the number of cards that it claims to have."""

    name: str
    title: str
    keep: tuple[Filter, ...]
    total: int | None
    about: str = ""

    def keeps(self, card: CardFacts) -> bool:
        return any(condition.matches(card) for condition in self.keep)


@dataclass(frozen=True)
class Part:
    """One line of the composition as the box states it: "13 ranks x 4 suits", 52 suited cards."""

    what: str
    as_text: str
    count: int
    where: Filter


@dataclass(frozen=True)
class Composition:
    """What the box claims: all cards, and how they come together."""

    total: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Component:
    """Something else in the box: coins, a board, a die."""

    name: str
    count: int
    title: str
    about: str
    params: dict[str, Any]


@dataclass(frozen=True)
class Credit:
    """Whose work a thing is."""

    what: str
    who: str
    licence: str
    source: str
    url: str
    changes: str


@dataclass(frozen=True)
class Rulebook:
    """The rulebook's template (a file of templates/rulebooks/) and its parameters."""

    template: str
    params: dict[str, Any]


@dataclass(frozen=True)
class Catalogue:
    """One game's deck: facts and words, and what it claims to hold.

    `words[card id]` has the card's words ready to print; `field_words[field][value]` the word for
    a value (for one symbol of a set). `doubts` are what `check` shall tell, such as words for
    a card that isn't there. `edition` is six hex digits that change with the content and
    not with comments, key order or formatting. `players` is a range: 2 in catalogue.players.
    `palette` is that of `ink`; `inks` has what every other ink changes in it. `facts` are numbers
    and words of the rulebook that nothing else counts. `titles` are what fields are called on
    cards, as far as the catalogue or its tables say. `places[card id]` says of each fact and word
    of a card where in `source` it was written. `spoiled[card id]` are the faults of a card that
    only a draft has.
    """

    slug: str
    engine: str | None
    title: str
    tagline: str
    language: str
    players: range
    minutes: str
    ages: str
    card: CardStock
    palette: dict[str, str]
    backs: dict[str, Back]
    fields: dict[str, Field]
    kinds: dict[str, Kind]
    cards: tuple[CardFacts, ...]
    word_keys: tuple[str, ...]
    words: dict[str, dict[str, str]]
    field_words: dict[str, dict[Value, str]]
    variants: dict[str, Variant]
    composition: Composition | None
    components: dict[str, Component]
    rulebook: Rulebook | None
    credits: tuple[Credit, ...]
    notice: str
    licence: str
    edition: str
    source: Source = field(repr=False, compare=False)
    doubts: tuple[Problem, ...] = field(default=(), repr=False, compare=False)
    inks: dict[str, dict[str, str]] = field(default_factory=dict)
    ink: str = FULL_INK
    facts: dict[str, int | str] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    places: dict[str, dict[str, Loc]] = field(default_factory=dict, repr=False, compare=False)
    spoiled: dict[str, tuple[Problem, ...]] = field(default_factory=dict, repr=False, compare=False)

    def inked(self, ink: str) -> Catalogue:
        """The same deck, of the same edition, in another of its inks. Raises UserError for one
        that it doesn't have."""
        if ink == self.ink:
            return self
        assert self.ink == FULL_INK, "an ink changes the palette itself, not another ink"
        known = [FULL_INK, *self.inks]
        if ink not in self.inks:
            raise UserError(
                Problem(
                    f"{self.slug} has no ink {ink!r}",
                    expected=f"inks: {listed(known)}",
                    hint=did_you_mean(ink, known),
                )
            )
        return replace(self, palette={**self.palette, **self.inks[ink]}, ink=ink)

    def stock_of(self, kind: str) -> CardStock:
        """The piece of paper that cards of this kind are."""
        return self.kinds[kind].stock or self.card

    @property
    def stocks(self) -> tuple[CardStock, ...]:
        """Every stock that the deck has cards of."""
        return tuple(dict.fromkeys(self.stock_of(card.kind) for card in self.cards))

    @property
    def largest(self) -> Size:
        """As wide and as high as the widest and the highest cards: what holds them all."""
        sizes = [stock.size for stock in self.stocks]
        return Size(max(size.w for size in sizes), max(size.h for size in sizes))

    @property
    def title_in_ink(self) -> str:
        """The title, and in which ink if it is not the full one: for sheets and file titles."""
        return self.title if self.ink == FULL_INK else f"{self.title} · {self.ink} ink"

    @property
    def players_text(self) -> str:
        """`2` or `2–6`."""
        first, last = self.players[0], self.players[-1]
        return str(first) if first == last else f"{first}–{last}"
