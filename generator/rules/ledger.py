"""The ledger: every quantity that a game's rules state, derive or leave open.

In: nothing but a game's source text, read by a person. Out: `Row`s that `check` measures, and
`Ruling`s that the rulebook prints. A row knows what the rules say (`expected`) and how to
measure what we really have (`found`); it never knows how a card looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from generator.rules.contract import Game

Status = Literal["stated", "derived", "assumed"]


@dataclass(frozen=True)
class Evidence:
    """What a row may look at: the printed deck's claims, and the engine.

    `cards` holds one mapping a distinct card: its facts as the catalogue has them, always with
    `id` (str), `copies` (int) and `kind` (str). `components` counts what else is printed, by name
    ("coin", "board", "die"). `game` is the engine.
    """

    cards: Sequence[Mapping[str, object]]
    components: Mapping[str, int]
    game: Game

    def count(self, **facts: object) -> int:
        """Copies of all cards whose facts have these values; numbers and text compare as text."""
        return sum(
            int(str(card["copies"]))
            for card in self.cards
            if all(str(card.get(name)) == str(value) for name, value in facts.items())
        )


def printed(component: str) -> Callable[[Evidence], int]:
    """A row's measurement: how many of a component there are in the box."""
    return lambda evidence: evidence.components.get(component, 0)


@dataclass(frozen=True)
class Row:
    """One quantity of the rules.

    `id` is a word that rulebook templates use (`cards-each`), `expected` what the rules call for,
    `lines` the source lines ("64", "88-91"), `found` the measurement that `check` compares with it.
    `ruling` says, for an assumed or contradictory quantity, how we settled it and why.
    """

    id: str
    what: str
    expected: int | str | tuple[int, ...]
    lines: str
    status: Status
    found: Callable[[Evidence], object]
    ruling: str = ""


@dataclass(frozen=True)
class Ruling:
    """A contradiction or gap of the source, and how we settle it, in words for players.

    `question` is what the source leaves open, `answer` what we play, `reason` why; `option` names
    the engine option that plays it the other way, if there is one.
    """

    id: str
    lines: str
    question: str
    answer: str
    reason: str
    option: str = ""


@dataclass(frozen=True)
class Ledger:
    """All rows and rulings of one game, and the source they cite."""

    source: str
    rows: tuple[Row, ...]
    rulings: tuple[Ruling, ...] = field(default=())

    def __getitem__(self, row_id: str) -> Row:
        """The row with this id; KeyError names the ids there are."""
        for row in self.rows:
            if row.id == row_id:
                return row
        raise KeyError(f"no ledger row {row_id!r}; there are {', '.join(r.id for r in self.rows)}")

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)
