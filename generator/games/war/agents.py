"""Agents for War, where nobody ever decides anything: they all turn the next card."""

from __future__ import annotations

from random import Random
from typing import Any

from generator.rules.pack import Agent, Moves, View

_ABOUT = "turns the next card, which is all that can be done"


def _turn(view: View, moves: Moves, chance: Random) -> Any:
    return moves[0]


GREEDY = Agent("greedy", _ABOUT, _turn, blind=True)
HEURISTIC = Agent("heuristic", _ABOUT, _turn, blind=True)
AGENTS = (GREEDY, HEURISTIC)
