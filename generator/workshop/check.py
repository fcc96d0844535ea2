"""Several games checked, side by side: what `deckproof check` carries out."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed

from generator.checks import GameReport, check_game
from generator.processes import pool
from generator.project import Project
from generator.workshop.open_game import OpenGame


def check_games(
    project: Project,
    games: Sequence[str],
    files: bool = False,
    play: bool = False,
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> list[GameReport]:
    """The reports of several games in their order, made in as many processes as there are cores;
    with `files` what lies in output/ is read back. `progress` hears (games done, to do, the last
    one). Raises UserError as `check_game`."""
    workers = min(os.cpu_count() or 1, len(games))
    if workers <= 1:
        return [_checked(project, game, files, play) for game in games]
    with pool(workers) as crew:
        waiting = {crew.submit(_checked, project, game, files, play): game for game in games}
        for done, future in enumerate(as_completed(waiting), 1):
            progress(done, len(games), waiting[future])
        return [future.result() for future in waiting]


def _checked(project: Project, slug: str, files: bool, play: bool) -> GameReport:
    game = OpenGame(project, slug)
    return check_game(game, game.folder if files else None, play)
