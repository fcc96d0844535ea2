"""A game of a table class that is being tried."""

from __future__ import annotations

from typing import Any

from generator.rules import Ledger, kit


def game(table: Any, **parts: Any) -> Any:
    """A game for two of a table class, with no ledger to speak of."""
    parts = {"players": range(2, 3), "ledger": Ledger("none", ()), **parts}
    return kit.Game("try", "A Try", table, **parts)
