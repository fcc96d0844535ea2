"""What hangs on all sources of a game: kept while none of them is another, and found again.

In: a game that was just opened. Out: bytes that were kept of it before. They lie where compiled
templates lie (`generator.kept`), are found by all that a check's report hangs on, and are as good
as the code there: nobody else's folder has any part in them. Of a game whose engine isn't ours
nothing is kept: what that says hangs on more than we can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from generator import kept
from generator.kept import Shelf
from generator.manifest import Inputs
from generator.rules.registry import from_outside
from generator.workshop.checked import came_from

if TYPE_CHECKING:
    from generator.workshop.open_game import OpenGame


class Noted:
    """A game's sources, noted before anything of them is read: it is by them as they are then that
    what is made of them is found again. `what` names it."""

    def __init__(self, game: OpenGame, what: str, shelf: Shelf) -> None:
        """Raises UserError for sources that can't be read."""
        self._game, self._shelf, self._inputs = game, shelf, Inputs(game.project)
        self._came_from = came_from(game, self._inputs, what)

    def found(self) -> bytes | None:
        """What was kept of the same sources."""
        return None if self._is_foreign else kept.find_bytes(self._came_from, self._shelf)

    def keep(self, made: Callable[[], bytes]) -> None:
        """Keeps what was just made, if nothing has changed meanwhile."""
        game = self._game
        if self._is_foreign or self._inputs.changed(game.slug, Inputs(game.project)):
            return
        kept.keep_bytes(self._came_from, made(), self._shelf)

    @property
    def _is_foreign(self) -> bool:
        return from_outside(self._game.catalogue.engine)
