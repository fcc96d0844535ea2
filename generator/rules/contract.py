"""What every rules engine offers: a game, its states, its moves, its end.

An engine imports the standard library and `generator.rules` only. It never calls a random
generator on its own account: `Game.new` takes a seed (the one place where a generator is made)
or a deal order and chance outcomes, and from then on chance is handed in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from generator.rules.ledger import Ledger


class IllegalMove(Exception):
    """A move that the rules refuse. The state is as it was before.

    `move` is what was refused, `reason` a sentence, `clause` the rulebook clause that refuses it.
    """

    def __init__(self, move: object, reason: str, clause: str = "") -> None:
        try:
            told = str(move)
        except (AttributeError, TypeError):  # made by hand, with fields that no move has
            told = repr(move)
        super().__init__(f"{told}: {reason}" + (f" ({clause})" if clause else ""))
        self.move = move
        self.reason = reason
        self.clause = clause


@dataclass(frozen=True)
class Option:
    """A house rule: its name, its default, the values it takes, and a sentence for players."""

    name: str
    default: Any
    values: tuple[Any, ...]
    help: str


@dataclass(frozen=True)
class Outcome:
    """How a game ended: winning seats (several if shared, none if nobody won), final scores by
    seat, a stable reason word, and the rulebook clause that ends the game so."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    clause: str = ""


class State(Protocol):
    """A game under way. Mutable, so that simulation is fast; `copy` before you explore."""

    stats: dict[str, Any]

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None while chance decides and when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """None until the end."""

    def options(self) -> Sequence[Any]:
        """The legal moves in a fixed order; never empty before the end."""

    def play(self, move: Any) -> None:
        """Plays `move` in place. Raises IllegalMove and changes nothing if it is not legal."""

    def copy(self) -> State:
        """An independent state at the same point."""

    def zones(self) -> Mapping[str, Sequence[str]]:
        """Zone name -> card ids, every card in exactly one zone."""

    def view(self, seat: int) -> Any:
        """All that `seat` may know, as plain data; hidden cards are not in it. Raises ValueError
        for a seat that nobody sits on."""


def seated(seat: int, players: int) -> None:
    """Raises ValueError unless somebody sits there: -1 is not the last of them."""
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat!r}; seats are 0 to {players - 1}")


class Game(Protocol):
    """One game's rules. Stateless: one value serves any number of games."""

    slug: str
    title: str
    players: range
    options: tuple[Option, ...]
    ledger: Ledger

    def composition(self, **options: Any) -> dict[str, int]:
        """{card id: copies} that the rules call for."""

    def card_facts(self) -> Mapping[str, Mapping[str, object]]:
        """{card id: {field: value}} of what the rules themselves know of each card, under the
        names that a catalogue uses; a catalogue that says otherwise is wrong."""

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Any] | None = None,
        **options: Any,
    ) -> Any:
        """A new game: from a seed, or from a deal order and chance outcomes with no generator at
        all. Raises ValueError for a player count or option that the rules don't have."""

    def transcript(self, state: Any) -> str:
        """The whole game as text, one readable line a move, enough to replay it."""

    def replay(self, record: str) -> Any:
        """The state that `transcript` was made from. Raises ValueError with the line at fault."""


@dataclass
class Options:
    """Chosen options over their defaults; unknown names and values are refused by name."""

    known: tuple[Option, ...]
    chosen: dict[str, Any] = field(default_factory=dict)

    def resolve(self) -> dict[str, Any]:
        """{name: value} of every option, each as its option lists it (1, not True).

        Raises ValueError for an unknown name or value.
        """
        resolved = {option.name: option.default for option in self.known}
        by_name = {option.name: option for option in self.known}
        for name, value in self.chosen.items():
            if name not in by_name:
                raise ValueError(f"no option {name!r}; there are {', '.join(by_name) or 'none'}")
            values = by_name[name].values
            if values and value not in values:
                choices = ", ".join(map(repr, values))
                raise ValueError(f"option {name}: {value!r} is not one of {choices}")
            resolved[name] = values[values.index(value)] if values else value
        return resolved
