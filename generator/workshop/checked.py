"""A game's report as it was found before, while nothing that it hangs on is another.

In: a game. Out: its `GameReport`, without files. What lies in the output has no part in it, and is
looked at each time. Of a game whose engine isn't ours nothing is kept: what that says hangs on more
than we can see.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from generator import kept
from generator.budgets import VARIABLE
from generator.checks.findings import Finding, GameReport, LedgerLine
from generator.checks.pieces import Pieces
from generator.manifest import Inputs
from generator.rules import Ruling
from generator.rules.registry import from_outside, mark

if TYPE_CHECKING:
    from generator.workshop.open_game import OpenGame

#: The folders that a report is made from.
FOLDERS = (
    "templates/faces",
    "templates/sheets",
    "templates/components",
    "templates/rulebooks",
    "templates/profiles",
    "fonts",
)


def known(game: OpenGame, play: bool = False) -> GameReport | None:
    """The report that was found before, if nothing has changed. Raises UserError for sources that
    can't be read."""
    return _read(kept.find(came_from(game, Inputs(game.project), _asked(play))))


def report(game: OpenGame, play: bool = False) -> GameReport:
    """All that the checks of a game say of its sources, with `play` by playing, too: as it was
    found before, or found and kept. Raises UserError as `check_game`."""
    inputs = Inputs(game.project)
    sources = came_from(game, inputs, _asked(play))
    before = _read(kept.find(sources))
    if before is not None:
        return before
    from generator.checks.of_game import check_game

    pieces = pieces_of(game, inputs)
    known = len(pieces.told)
    found = check_game(game, play=play, remember=True, pieces=pieces)
    if not from_outside(game.catalogue.engine):
        written = json.dumps(asdict(found) | {"beyond": sorted(found.beyond)})
        if _read(written) == found and not inputs.changed(game.slug, Inputs(game.project)):
            kept.keep(sources, written)
            if len(pieces.told) > known:
                kept.keep(came_from(game, inputs, "pieces"), json.dumps(pieces.told))
    return found


def pieces_of(game: OpenGame, inputs: Inputs | None = None) -> Pieces:
    """What was found before of the same sources, piece by piece: a build leaves those of full ink
    to the first check that plays."""
    written = kept.find(came_from(game, inputs or Inputs(game.project), "pieces"))
    return Pieces(json.loads(written) if written else None)


def _asked(play: bool) -> str:
    """Which report it is."""
    return "check with playing" if play else "check"


def came_from(game: OpenGame, inputs: Inputs, what: str) -> str:
    """All that a report depends on. Messages may name the folder, and budgets say what is too much
    to look at."""
    project = game.project
    sources = inputs.whole(game.slug, FOLDERS, engines=mark(project.root))
    place = [str(project.root), str(project.output), game.slug, game.variant, game.ink]
    return json.dumps([what, sources, os.environ.get(VARIABLE, ""), *place])


def _read(written: str | None) -> GameReport | None:
    if written is None:
        return None
    told: dict[str, Any] = json.loads(written)
    return GameReport(
        **told
        | {
            "ledger": [
                LedgerLine(**one | {key: _tuples(one[key]) for key in ("expected", "found")})
                for one in told["ledger"]
            ],
            "rulings": tuple(Ruling(**one) for one in told["rulings"]),
            "findings": [Finding(**one) for one in told["findings"]],
            "beyond": set(told["beyond"]),
        }
    )


def _tuples(value: Any) -> Any:
    """What an engine answers has tuples where JSON has lists."""
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
