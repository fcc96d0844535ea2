"""Planned faces, kept while nothing that they are planned from is another: a check shows what a
build has planned, and a second ink or a second command plans nothing anew.

In: a game that was just opened. Out: its faces as they were planned before, or what will keep them
once they are. They lie where compiled templates lie (`generator.kept`), are found by all that a
check's report hangs on, and are as good as the code there: nobody else's folder has any part in
them. Of a game whose engine isn't ours, which may draw, nothing is kept.
"""

from __future__ import annotations

import pickle
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import TYPE_CHECKING

from generator import kept
from generator.faces.carried import Carried, carried
from generator.faces.plan import KEPT
from generator.manifest import Inputs
from generator.rules.registry import from_outside
from generator.workshop.checked import came_from

if TYPE_CHECKING:
    from generator.drawing.drawing import Drawing
    from generator.workshop.open_game import OpenGame


class Plans:
    """What is kept of one game in one ink. Made before anything of the game is read, for it is by
    the sources as they are then that its faces are found again."""

    def __init__(self, game: OpenGame) -> None:
        """Raises UserError for sources that can't be read."""
        self._game, self._inputs = game, Inputs(game.project)
        self._came_from = came_from(game, self._inputs, "plans")

    def known(self) -> Carried | None:
        """The faces as they were planned."""
        if self._is_foreign:
            return None
        written = kept.find(self._came_from)
        if written is None:
            return None
        found: Carried = pickle.loads(zlib.decompress(b64decode(written)))
        return found

    def keep(self, drawings: Mapping[str, Drawing]) -> None:
        """Keeps faces that were just planned, if nothing has changed meanwhile."""
        game = self._game
        if self._is_foreign or len(game.deck.cards) > KEPT:
            return
        if not self._inputs.changed(game.slug, Inputs(game.project)):
            packed = zlib.compress(pickle.dumps(carried(drawings)), 1)
            kept.keep(self._came_from, b64encode(packed).decode("ascii"))

    @property
    def _is_foreign(self) -> bool:
        return from_outside(self._game.catalogue.engine)
