"""The books of one game, each set by a process of its own: they come at once and not after each
other.

In: a game that nobody else is made beside. Out: nothing; the game has its books when it is asked
for them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from generator.errors import DeckproofError
from generator.limits import step
from generator.processes import side_by_side
from generator.project import Project
from generator.workshop.open_game import OpenGame, opened

if TYPE_CHECKING:
    from generator.rulebook.pdf import Pdf


def set_ahead(game: OpenGame, paper: str, workers: int) -> None:
    """Sets the books that must be set for a paper, if they are several. What goes wrong is told by
    who asks for them."""
    from generator.rulebook import pdf

    try:
        due = game.unset(paper)
        if len(due) < 2:
            return
        for setting in due:
            for subject in setting.subjects():
                game.pictures.paint(subject)  # here, once: the cards, made next, are these, too
        pdf.load_ahead()
    except DeckproofError:
        return
    work = partial(_set, game.project, game.slug, game.ink, paper)
    for which, future in side_by_side(work, range(len(due)), workers):
        if future.exception() is None:
            due[which].hold(future.result())


def _set(project: Project, slug: str, ink: str, paper: str, which: int) -> Pdf:
    """In a process: one of the books that must be set."""
    with step(f"{slug}: rulebook"):
        return opened(project, slug, ink).unset(paper)[which].set()
