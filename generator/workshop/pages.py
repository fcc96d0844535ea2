"""The words of a game's books, kept while nothing that they are composed from is another: a build
composes them for the PDFs, and its check asks of the same words whether they are true.

In: a game that was just opened. Out: the HTML of its books as it was composed before, or what will
keep it once it is. It lies and is found as planned faces are (`workshop.plans`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from generator import kept
from generator.manifest import Inputs
from generator.rules.registry import from_outside
from generator.workshop.checked import came_from

if TYPE_CHECKING:
    from generator.workshop.open_game import OpenGame


class Pages:
    """What is kept of one game's books. Made before anything of the game is read, for it is by the
    sources as they are then that its words are found again."""

    def __init__(self, game: OpenGame) -> None:
        """Raises UserError for sources that can't be read."""
        self._game, self._inputs = game, Inputs(game.project)
        self._came_from = came_from(game, self._inputs, "pages")
        self._told = False

    def known(self) -> dict[str, str] | None:
        """The HTML of the books by their names."""
        if self._is_foreign:
            return None
        written = kept.find_bytes(self._came_from, kept.PAGES)
        if written is None:
            return None
        found: dict[str, str] = json.loads(written)
        return found

    def keep(self, pages: Mapping[str, str]) -> None:
        """Keeps what was just composed, once, if nothing has changed meanwhile."""
        if self._told or self._is_foreign:
            return
        self._told = True
        if not self._inputs.changed(self._game.slug, Inputs(self._game.project)):
            kept.keep_bytes(self._came_from, json.dumps(pages).encode(), kept.PAGES)

    @property
    def _is_foreign(self) -> bool:
        return from_outside(self._game.catalogue.engine)
