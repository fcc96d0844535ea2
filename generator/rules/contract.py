"""What every rules engine offers: a game, its states, its moves, its end.

An engine imports the standard library and `generator.rules` only. It never calls a random
generator on its own account: `Game.new` takes a seed (the one place where a generator is made)
or a deal order and chance outcomes, and from then on chance is handed in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol

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


class Refusal(NamedTuple):
    """Why a move is not legal now: a sentence, and the clause that refuses it."""

    reason: str
    clause: str = ""


class Move(NamedTuple):
    """One decision, the same shape in every game: what kind of thing, with which cards, by whom,
    at what. `target` is a seat, a card, or a word of the game.

    An engine may bring a class of its own with these fields first and a `str` that reads well; it
    may add fields with defaults.
    """

    kind: str
    cards: tuple[str, ...] = ()
    seat: int = 0
    target: int | str | None = None

    def __str__(self) -> str:
        target = self.target
        aim = (
            []
            if target is None
            else ["on", f"seat {target}" if isinstance(target, int) else target]
        )
        return " ".join([f"seat {self.seat}: {self.kind}", *self.cards, *aim])


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
    seat, a stable reason word, and the rulebook clause that ends the game so. `guard` is true if
    the program stopped a game that no rule had ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    clause: str = ""
    guard: bool = False


class State(Protocol):
    """A game under way. Mutable, so that simulation is fast; `copy` before you explore."""

    @property
    def stats(self) -> dict[str, Any]:
        """What is counted: "turns", "events" and "peaks" by name, and whatever else the engine
        tells."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None while chance decides and when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """None until the end."""

    def options(self) -> Sequence[Any]:
        """The legal moves in a fixed order; never empty before the end."""

    def legal_moves(self) -> Sequence[Any]:
        """The same as `options()`."""

    def refusal(self, move: Any) -> Refusal | None:
        """Why `move` is not legal now, or None if it is. Answers for anything at all: what is no
        move of this game is refused like any other."""

    def play(self, move: Any) -> None:
        """Plays `move` in place. Raises IllegalMove and changes nothing if it is not legal."""

    def copy(self) -> State:
        """An independent state at the same point."""

    def zones(self) -> Mapping[str, Sequence[str]]:
        """Zone name -> card ids, every card in exactly one zone."""

    def view(self, seat: int) -> Any:
        """All that `seat` may know, as plain data; hidden cards are not in it. `view["me"]` is the
        seat. Raises ValueError for a seat that nobody sits on."""

    def guess(self, seat: int, chance: Random) -> State:
        """A state that this one could be, as far as `seat` can know: the same view, and all that
        it doesn't show dealt anew. The guess draws all later chance from `chance`."""


def seated(seat: int, players: int) -> None:
    """Raises ValueError unless somebody sits there: -1 is not the last of them, True not one."""
    if type(seat) is not int or not 0 <= seat < players:
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
        all. Raises ValueError without either, and for a player count or option that the rules
        don't have."""

    def position(self, *args: Any, **kwargs: Any) -> Any:
        """Any table, to start from: which cards lie where, whose turn it is, and what else the
        game counts, as the engine's own parameters. Raises ValueError for cards that it doesn't
        have or has more often."""

    def moves(self, players: int) -> Sequence[Any]:
        """Every move that there can be in a game of so many players, in an order that never
        changes: for masks, and for tables of moves."""

    def transcript(self, state: Any) -> str:
        """The whole game as text, one readable line a move, enough to replay it."""

    def replay(self, record: str, seed: int | None = None) -> Any:
        """The state that `transcript` was made from. With the seed that the game had, chance goes
        on from there as it would have. Raises ValueError with the line at fault."""


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
        if not self.chosen:
            return resolved
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
