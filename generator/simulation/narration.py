"""How games are told: a game's own narration, or a plain one for a game that brings none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.rules import GamePack, Narration
from generator.rules.names import Names


class Plain:
    """Any game in its engine's own words: the view as it stands, moves as they print."""

    def primer(self, view: Mapping[str, Any]) -> list[str]:
        """Nothing is known but the rules themselves."""
        return ["The rules are the engine's: r lists what it says of them."]

    def table(self, view: Mapping[str, Any], names: Names) -> list[str]:
        """Everything in the view, a line each; cards by name."""
        return [
            f"{key.replace('_', ' ').replace('-', ' ')}: {_shown(value, names)}"
            for key, value in view.items()
            if key not in ("me", "outcome") and value not in (None, (), [], {})
        ]

    def option(self, move: Any, view: Mapping[str, Any], names: Names) -> str:
        """The move as it prints, without its seat; cards by name."""
        told = str(move).partition(f"seat {move.seat}: ")[2] or str(move)
        for card in move.cards:
            told = told.replace(card, names.card(card))
        return told

    def announced(self, move: Any, view: Mapping[str, Any], names: Names) -> str:
        """What kind of move it was, with the cards that the others may have seen: none."""
        return str(move.kind)

    def mark(self, state: Any, seat: int) -> None:
        """Nothing is marked."""

    def since(self, state: Any, mark: None, seat: int, names: Names) -> list[str]:
        """The table says it all."""
        return []

    def closing(self, state: Any, names: Names) -> list[str]:
        """The scores say it all."""
        return []


PLAIN: Narration = Plain()


def narration(pack: GamePack) -> Narration:
    """How a game is told."""
    return pack.narration or PLAIN


def _shown(value: Any, names: Names) -> str:
    if isinstance(value, str):
        return names.card(value)
    if isinstance(value, Mapping):
        return "; ".join(f"{key} {_shown(part, names)}" for key, part in value.items())
    if isinstance(value, (tuple, list, frozenset, set)):
        if all(isinstance(part, str) for part in value):
            return names.cards(value)
        piles = any(isinstance(part, (tuple, list)) for part in value)  # one a seat, say
        return (" | " if piles else ", ").join(_shown(part, names) for part in value)
    return str(value)
