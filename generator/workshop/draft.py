"""`deckproof build --draft`: a deck on paper though some of its cards have faults.

Where a build stops, a draft prints: each faulty card carries its faults in words. It lies in a
folder of its own, no manifest names it, and DRAFT stands in its files' names, on every card, and in
the sheets' margins where the edition would: no check, no export and no build takes it for the real
thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from generator.errors import Problem, UserError
from generator.files import write_whole
from generator.limits import step
from generator.project import Project
from generator.workshop.open_game import PAPERS, OpenGame

if TYPE_CHECKING:
    from generator.catalogue import Catalogue
    from generator.faces.draft import DraftFaces

#: The folder of all drafts, which no game can be called, and the mark of their files and cards.
FOLDER, MARK = "_draft", "DRAFT"
_FAULTS = f"{MARK}-faults.txt"


@dataclass(frozen=True)
class Draft:
    """A game's draft: its files, how many distinct cards it has, and the faults of those that have
    any, by card id."""

    game: str
    files: tuple[Path, ...]
    distinct: int
    faulty: dict[str, tuple[Problem, ...]]

    @property
    def problems(self) -> list[Problem]:
        """All faults, each once; the same one of many cards as one."""
        from generator.faces.plan import together

        return together(one for told in self.faulty.values() for one in told)


class _DraftGame(OpenGame):
    @cached_property
    def catalogue(self) -> Catalogue:
        from generator import catalogue

        read = catalogue.load(self.project.catalogue(self.slug), self.project, draft=True)
        return replace(read, title=f"{read.title} ({MARK})", edition=MARK)

    @cached_property
    def faces(self) -> DraftFaces:
        from generator.faces.draft import DraftFaces

        return DraftFaces(self.deck, self.project)


def can_be_drafted(project: Project, slug: str) -> bool:
    """Whether nothing is wrong with a game but its cards."""
    try:
        return bool(_DraftGame(project, slug).deck.cards)
    except UserError:
        return False


def draft(
    project: Project,
    games: Sequence[str],
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> list[Draft]:
    """The sheets of each game, as far as they can be drawn. Raises UserError for a catalogue that
    is wrong beyond its cards."""
    made = []
    problems: list[Problem] = []
    for done, slug in enumerate(games):
        try:
            with step(f"{slug}: draft"):
                made.append(_draft(_DraftGame(project, slug)))
        except UserError as error:
            problems.extend(error.problems)
        progress(done + 1, len(games), slug)
    if problems:
        raise UserError(problems)
    return made


def _draft(game: _DraftGame) -> Draft:
    folder = game.project.output / FOLDER / game.slug
    files: dict[str, bytes] = {}
    for paper in PAPERS:
        files |= {f"{MARK}-{name}": data for name, data in game.sheets(paper).files.items()}
    deck, faulty = game.deck, game.faces.faulty
    order = [*(card.id for card in deck.cards), *faulty]
    told = {name: tuple(faulty[name]) for name in dict.fromkeys(order) if name in faulty}
    found = Draft(game.slug, (), len(deck.cards), told)
    lines = [str(problem) for problem in found.problems] or ["No card has a fault."]
    files[_FAULTS] = ("\n".join(lines) + "\n").encode()
    for name, data in files.items():
        write_whole(folder / name, data, game.project.output)
    return replace(found, files=tuple(folder / name for name in files))
