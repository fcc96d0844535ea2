"""A game's cards as the facts have them, and what its ledger says of a wrong deck."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

from generator.rules import Evidence, Game

FACTS = Path(__file__).parents[1] / "facts"


def printed(game: Game) -> list[dict[str, object]]:
    """The cards of the facts' table, with the fields that they have."""
    with (FACTS / f"{game.slug}.csv").open(newline="") as file:
        return [
            {name: value for name, value in row.items() if value} | {"copies": int(row["copies"])}
            for row in csv.DictReader(file)
        ]


def failing(
    game: Game, cards: list[dict[str, object]], parts: Mapping[str, int] | None = None
) -> set[str]:
    """The rows of the ledger that such cards would break; `parts` lie in the box beside them."""
    evidence = Evidence(cards, parts or {}, game)
    return {row.id for row in game.ledger.rows if row.found(evidence) != row.expected}
