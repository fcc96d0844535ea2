"""The agent `random`: any legal move, each as likely as the other."""

from __future__ import annotations

from random import Random
from typing import Any

from generator.simulation.agents.contract import Agent, Moves, View


def _any(view: View, moves: Moves, chance: Random) -> Any:
    return moves[int(chance.random() * len(moves))]


RANDOM = Agent("random", "plays any legal move, each as likely as the other", _any, blind=True)
