"""Games told in words: the table as one seat sees it, moves as things to do, what came of them.

Each game's module has `primer`, `table`, `option`, `heard`, `mark`, `since` and `closing`;
`telling` answers it. One may also have `account(state, before)`: what came of a move as data, for
an example of play. Names of cards and players come from `Words`, so one telling serves a terminal
and a rulebook. A move is told as something to do, its verb first: `Words.says` makes it a sentence.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Protocol, cast

from generator.simulation.telling.words import NAMES, Words, seated

__all__ = ["NAMES", "Telling", "Words", "seated", "telling"]


class Telling(Protocol):
    """How one game is told. `mark` notes where a state stands, `since` tells what has happened
    from there on, as far as `seat` may know."""

    def primer(self, view: Mapping[str, Any]) -> list[str]:
        """How the game goes and how it is won, for somebody who has never seen it."""

    def table(self, view: Mapping[str, Any], words: Words) -> list[str]:
        """What the seat of this view sees."""

    def option(self, move: Any, view: Mapping[str, Any], words: Words) -> str:
        """A move as something to do: "play the Seven of Hearts"."""

    def heard(self, move: Any, view: Mapping[str, Any], words: Words) -> str:
        """A move as the seat of this view hears of it when another makes it; "" for nothing."""

    def mark(self, state: Any, seat: int) -> Any:
        """A mark to tell from."""

    def since(self, state: Any, before: Any, seat: int, words: Words) -> list[str]:
        """What has happened since the mark, a sentence each."""

    def closing(self, state: Any, words: Words) -> list[str]:
        """How the final scores of a finished game come about, a line each."""


def telling(slug: str) -> Telling:
    """The telling of one game."""
    return cast(Telling, importlib.import_module(f"{__name__}.{slug.replace('-', '_')}"))
