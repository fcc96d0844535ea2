"""Facts: the numbers that a rulebook may state, each under the id that its template uses.

In: the deck (with its catalogue) and, if the game has one, its engine. Out: id -> value, and the
HTML that states it. The ledger's rows come first; the catalogue adds what any deck can count:
`cards-total`, `cards-distinct`, `cards-<kind>`, `<component>-count`, `players-least`,
`players-most`, and those that it tells itself under `facts:`. Reading a finished rulebook against
these facts belongs to `proof.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from generator.errors import Problem, UserError, no_such
from generator.rulebook.spelling import figures, is_english, spelled
from generator.rules import Game

Value = int | str | tuple[int, ...]


@dataclass(frozen=True)
class Facts:
    """All facts of one game. `least_players` turns a player count into a place in a tuple."""

    values: Mapping[str, Value]
    least_players: int = 1
    language: str = "en"

    def value(self, fact: str, index: int | None = None, players: int | None = None) -> int | str:
        """One fact's value. A tuple needs `index` (from 0) or, where it has one entry a player
        count, `players`. Raises UserError with the nearest id, or for a place that isn't there.
        """
        found = self.row(fact)
        if not isinstance(found, tuple):
            return found
        place = players - self.least_players if players is not None else index
        if place is None:
            raise UserError(
                Problem(
                    f"fact {fact!r} has several values: {', '.join(map(str, found))}",
                    hint="say which: index=0 is the first, players=3 the one for three",
                )
            )
        if not 0 <= place < len(found):
            raise UserError(
                Problem(
                    f"fact {fact!r} has no value for "
                    + (f"players={players}" if players is not None else f"index={index}"),
                    expected=f"it has {len(found)} values: {', '.join(map(str, found))}",
                )
            )
        return found[place]

    def row(self, fact: str) -> Value:
        """One fact's value, whole. Raises UserError with the nearest id."""
        if fact not in self.values:
            raise UserError(no_such("fact", fact, list(self.values), most=40))
        return self.values[fact]

    def span(
        self,
        fact: str,
        *,
        words: bool = False,
        cap: bool = False,
        index: int | None = None,
        players: int | None = None,
    ) -> Markup:
        """The fact as HTML that `proof.fact_spans` can read back."""
        value = self.value(fact, index, players)
        label = fact
        if isinstance(self.row(fact), tuple):
            place = players - self.least_players if players is not None else index
            label = f"{fact}[{place}]"
        return Markup('<span class="fact" data-fact="{}">{}</span>').format(
            label, self.written(value, words=words, cap=cap)
        )

    def written(self, value: Value, *, words: bool = False, cap: bool = False) -> str:
        """A value as text: digits (1,000), or words, or words with a capital; in a book of another
        language than English digits alone."""
        if isinstance(value, tuple):
            return ", ".join(self.written(item, words=words) for item in value)
        text = str(value)
        if isinstance(value, int):
            spell = (words or cap) and is_english(self.language)
            text = spelled(value) if spell else figures(value, self.language)
        return text[:1].upper() + text[1:] if cap else text


def gather(deck: Any, engine: Game | None) -> Facts:
    """The facts of a deck: the engine's ledger, what the catalogue tells, and what it counts.
    Raises UserError for one that both the engine and the catalogue tell."""
    players = deck.catalogue.players
    values: dict[str, Value] = {}
    if engine is not None:
        values.update({row.id: row.expected for row in engine.ledger.rows})
    own = getattr(deck.catalogue, "facts", {})
    if twice := values.keys() & own.keys():
        found = "is a number of the engine's ledger already"
        hint = "give yours another name, or take it out"
        raise UserError(
            deck.catalogue.source.problem(("facts", name), found, at_key=True, hint=hint)
            for name in own
            if name in twice
        )
    values.update(own)
    kinds: dict[str, int] = {}
    for card in deck.cards:
        kinds[card.kind] = kinds.get(card.kind, 0) + card.copies
    counted: dict[str, Value] = {
        "cards-total": deck.total,
        "cards-distinct": len(deck.families),
        "players-least": players[0],
        "players-most": players[-1],
        **{f"cards-{kind}": count for kind, count in kinds.items()},
        **{
            f"{name}-count": component.count
            for name, component in (deck.catalogue.components or {}).items()
        },
    }
    for name, value in counted.items():
        values.setdefault(name, value)
    return Facts(values, players[0], getattr(deck.catalogue, "language", "en"))
