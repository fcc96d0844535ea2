"""The words of a game's books, kept while nothing that they are composed from is another: a build
composes them for the PDFs, and its check asks of the same words whether they are true.

In: a game that was just opened. Out: the HTML of its books as it was composed before, or what will
keep it once it is (`workshop.noted`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from generator import kept
from generator.workshop.noted import Noted

if TYPE_CHECKING:
    from generator.workshop.open_game import OpenGame


class Pages:
    """What is kept of one game's books. Made before anything of the game is read."""

    def __init__(self, game: OpenGame) -> None:
        """Raises UserError for sources that can't be read."""
        self._noted = Noted(game, "pages", kept.PAGES)

    def known(self) -> dict[str, str] | None:
        """The HTML of the books by their names."""
        written = self._noted.found()
        if written is None:
            return None
        found: dict[str, str] = json.loads(written)
        return found

    def keep(self, pages: Mapping[str, str]) -> None:
        """Keeps what was just composed."""
        self._noted.keep(lambda: json.dumps(pages).encode())
