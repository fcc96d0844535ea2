"""What an agent is: a way to choose, from what one seat may see.

In: the seat's view (plain data, as `State.view` answers it), the legal moves, and a generator of
its own. Out: one of the moves. An agent never gets the state, so hidden cards can't reach it; it
remembers nothing, so a game can be taken back and resumed without asking it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

View = Mapping[str, Any]
Moves = Sequence[Any]
Choose = Callable[[View, Moves, Random], Any]


@dataclass(frozen=True)
class Agent:
    """A named way to choose. `about` says in a sentence how it plays; a `blind` agent doesn't look
    at its view, which then needn't be made."""

    name: str
    about: str
    choose: Choose
    blind: bool = False
