"""The names of things while a game is told: cards by their names, seats by their players.

In: what the catalogue calls each card, and who sits where. Out: words. Names never decide what may
be told: a narration reads a seat's view, public steps, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

#: Who the agents are at the table, in the order of their seats.
PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Jack")


def seated(players: int, you: int | None = None) -> tuple[str, ...]:
    """A name for each seat; `you` is the person's, if there is one."""
    named = (*PLAYERS, *(f"Player {seat + 1}" for seat in range(len(PLAYERS), players)))
    return tuple("you" if seat == you else named[seat] for seat in range(players))


def many(number: int, noun: str) -> str:
    """A number of things: "1 coin", "2 coins"."""
    return f"{number} {noun}" + ("" if number == 1 else "s")


@dataclass(frozen=True)
class Names:
    """Card names by id, and the players by seat; `texts` are what cards do, in a line each."""

    names: Mapping[str, str]
    seats: tuple[str, ...]
    texts: Mapping[str, str] = field(default_factory=dict)

    def card(self, card: str) -> str:
        """What a card is called; its id if it has no name."""
        return self.names.get(card, card)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards in a row, copies counted; "none" if there are none."""
        counted = Counter(map(self.card, cards))
        return ", ".join(f"{n} x {one}" if n > 1 else one for one, n in counted.items()) or "none"

    def who(self, seat: int) -> str:
        """The player of a seat."""
        return self.seats[seat]

    def starts(self, seat: int) -> str:
        """The player of a seat at the start of a sentence."""
        name = self.who(seat)
        return name[0].upper() + name[1:]

    def does(self, seat: int, you: str, others: str) -> str:
        """A sentence's beginning in the right person: "You take", "Ben takes"."""
        return f"You {you}" if self.who(seat) == "you" else f"{self.who(seat)} {others}"

    def says(self, seat: int, told: str) -> str:
        """What a player does, from what there is to do: "go to market" is "Ben goes to market"."""
        verb, space, rest = told.partition(" ")
        ending = "es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s"
        return self.does(seat, verb, verb + ending) + space + rest

    def own(self, seat: int) -> str:
        """Whose: "your", "Ben's"."""
        return "your" if self.who(seat) == "you" else f"{self.who(seat)}'s"
