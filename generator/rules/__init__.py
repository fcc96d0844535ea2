"""Reference rules engines, one a game, behind the contract of `generator.rules.contract`.

`game("war")` answers a game's engine, `slugs()` the games that have one. A catalogue that names
no engine is checked against the totals that it declares itself.
"""

from __future__ import annotations

import importlib
from typing import Any

from generator.rules.contract import Game, IllegalMove, Option, Outcome, State
from generator.rules.ledger import Evidence, Ledger, Row, Ruling

__all__ = [
    "Evidence", "Game", "IllegalMove", "Ledger", "Option", "Outcome", "Row", "Ruling", "State",
    "game", "slugs",
]  # fmt: skip

_MODULES = {
    "war": "generator.rules.war",
    "war-of-coins": "generator.rules.war_of_coins",
    "vires-in-numeris": "generator.rules.vires_in_numeris",
    "bitcoin-miner": "generator.rules.bitcoin_miner",
}


def __getattr__(name: str) -> Any:
    """`rules.war_of_coins` and its like, loaded on first use."""
    if f"{__name__}.{name}" in _MODULES.values():
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(name)


def slugs() -> tuple[str, ...]:
    """The games that have an engine."""
    return tuple(_MODULES)


def game(slug: str) -> Game:
    """The engine of one game. Raises KeyError naming the games there are."""
    if slug not in _MODULES:
        raise KeyError(f"no rules engine {slug!r}; there are {', '.join(_MODULES)}")
    found: Game = importlib.import_module(_MODULES[slug]).GAME
    return found
