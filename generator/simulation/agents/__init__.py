"""Agents: players without hands. `random` and `greedy` for every game, and one `heuristic` a game
that plays about as a sensible person would; a game may have more.

`find` answers an agent by game and name, `line_up` one for each seat.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from generator.simulation.agents.by_chance import RANDOM
from generator.simulation.agents.contract import Agent, Choose, Moves, View

__all__ = ["Agent", "Choose", "Moves", "View", "find", "line_up", "names"]


def _agents(slug: str) -> dict[str, Agent]:
    module = importlib.import_module(f"{__name__}.{slug.replace('-', '_')}")
    return {agent.name: agent for agent in (RANDOM, *module.AGENTS)}


def names(slug: str) -> tuple[str, ...]:
    """The agents that a game has."""
    return tuple(_agents(slug))


def find(slug: str, name: str) -> Agent:
    """One agent. Raises ValueError naming those there are."""
    known = _agents(slug)
    if name not in known:
        raise ValueError(f"{slug} has no agent {name!r}; there are {', '.join(known)}")
    return known[name]


def line_up(slug: str, players: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """The name of each seat's agent: one for all, or one a seat. Raises ValueError otherwise."""
    for name in wanted:
        find(slug, name)
    if len(wanted) == 1:
        return tuple(wanted) * players
    if len(wanted) != players:
        raise ValueError(f"{len(wanted)} agents for {players} players: name one, or one a seat")
    return tuple(wanted)
