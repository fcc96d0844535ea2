"""Planned faces, kept while nothing that they are planned from is another: a check shows what a
build has planned, and a second ink or a second command plans nothing anew.

In: a game that was just opened. Out: its faces as they were planned before, or what will keep them
once they are (`workshop.noted`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from generator import kept
from generator.drawing.packed import packed, unpacked
from generator.faces.carried import Carried, carried
from generator.faces.layout import Place
from generator.faces.plan import KEPT
from generator.reading.read import Source
from generator.workshop.noted import Noted

if TYPE_CHECKING:
    from generator.drawing.drawing import Drawing
    from generator.workshop.open_game import OpenGame


class Plans:
    """What is kept of one game in one ink. Made before anything of the game is read."""

    def __init__(self, game: OpenGame) -> None:
        """Raises UserError for sources that can't be read."""
        self._game, self._noted = game, Noted(game, "plans", kept.PLANS)

    def known(self) -> Carried | None:
        """The faces as they were planned."""
        written = self._noted.found()
        if written is None:
            return None
        found: Carried | None = unpacked(written, Carried, Place, Source)
        return found

    def keep(self, drawings: Mapping[str, Drawing]) -> None:
        """Keeps faces that were just planned, but those of a large deck."""
        if len(self._game.deck.cards) <= KEPT:
            self._noted.keep(lambda: packed(carried(drawings)))
