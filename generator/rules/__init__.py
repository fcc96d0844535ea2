"""Reference rules engines behind one contract, and the packs that games come in.

`game(name)` answers a game's engine, `pack(name)` all that is known of it, `slugs()` the games that
we ship. A catalogue that names no engine is checked against the totals that it declares
itself. To write an engine of your own, start from `generator/games/README.md`.
"""

from __future__ import annotations

from typing import Any

from generator.rules.contract import Game, IllegalMove, Option, Outcome, Refusal, State
from generator.rules.ledger import Evidence, Ledger, Row, Ruling
from generator.rules.pack import Agent, Claim, Claims, GamePack, Narration, Peak, Run, Words
from generator.rules.registry import NoEngine, game, is_own, module_of, names, pack, slugs

__all__ = [
    "Agent", "Claim", "Claims", "Evidence", "Game", "GamePack", "IllegalMove", "Ledger",
    "Narration", "NoEngine", "Option", "Outcome", "Peak", "Refusal", "Row", "Ruling", "Run",
    "State", "Words", "game", "is_own", "names", "pack", "slugs",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """The rules of a game that we ship by its name as Python writes it, loaded on first use."""
    try:
        return module_of(name)
    except KeyError:
        raise AttributeError(name) from None
