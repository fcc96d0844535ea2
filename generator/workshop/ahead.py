"""One game checked by several processes: what its checks say, and its faces painted anew, come at
once and not after each other.

In: a game that nobody else is checked beside. Out: its report without files, and the game that has
its pictures. They are fresh paint: nothing that lies in the output is taken for them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache, partial

from generator.checks.findings import GameReport
from generator.errors import UserError
from generator.limits import step
from generator.processes import side_by_side
from generator.project import Project
from generator.workshop.anew import lying
from generator.workshop.checked import known, report
from generator.workshop.open_game import OpenGame

#: The pictures of so many faces are held in memory; those of a larger deck are painted one by one,
#: and those of a smaller one aren't worth a process.
_LEAST, _MOST = 20, 500
#: A process paints the faces in so many pieces: they differ in length.
_PIECES = 2


def checked(project: Project, slug: str, play: bool) -> tuple[OpenGame, GameReport]:
    """The game, painted, and what its checks say. Raises UserError as `report`."""
    _opened.cache_clear()  # a program that checks twice may have changed its deck meanwhile
    game, cores = _opened(project, slug), os.cpu_count() or 1
    found = known(game, play)
    try:
        faces = list(game.drawings)  # planned here, for all processes that are forked
    except UserError:
        faces = []  # the checks tell
    if cores < 2 or not _LEAST <= len(faces) <= _MOST:
        return game, found or report(game, play)
    size = -(-len(faces) // (cores * _PIECES))
    pieces = [tuple(faces[at : at + size]) for at in range(0, len(faces), size)]
    shares = pieces if found else [(), *pieces]
    for which, future in side_by_side(partial(_done, project, slug, play), shares, cores):
        try:
            done = future.result()
        except UserError:
            if not shares[which]:
                raise
            continue  # whoever compares paints it again, and tells what is wrong
        if isinstance(done, GameReport):
            found = done
        else:
            game.painted.hold(done)
    return game, found or report(game, play)


@lru_cache(maxsize=1)
def _opened(project: Project, slug: str) -> OpenGame:
    return OpenGame(project, slug, remember=True)


def _done(
    project: Project, slug: str, play: bool, faces: tuple[str, ...]
) -> GameReport | Mapping[str, bytes]:
    """In a process: some faces painted, or, without any, the report."""
    game = _opened(project, slug)
    with step(f"{slug}: {'cards' if faces else 'check'}"):
        if not faces:
            return report(game, play)
        there = partial(lying, game.folder)
        return {name: game.painted.of(name, there) for name in faces}
