"""The library's verbs: what a script calls instead of the commands of the same names.

They do what `deckproof build`, `check` and `simulate` do, and answer what those print. Nothing is
printed and nothing ends the process: what a person got wrong is a `UserError` with a `Problem` for
each fault, what the machine lacks an `EnvironmentLacks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from generator.errors import UserError
from generator.inks import FULL_INK
from generator.project import Project
from generator.workshop.open_game import OpenGame, games_of

if TYPE_CHECKING:
    from generator.checks.findings import GameReport
    from generator.workshop.build import Built
    from generator.workshop.simulate import Simulated

#: Hears (things done, things to do, the last one).
Progress = Callable[[int, int, str], None]


def open_game(
    project: Project | Path | str, slug: str, *, variant: str | None = None, ink: str = FULL_INK
) -> OpenGame:
    """One game of a project (or of a folder), its catalogue and deck read and judged.

    `.catalogue` is what the YAML file says (`Catalogue`); `.deck` its distinct cards in collector
    order with their copies (`Deck`), the `variant`'s alone if one is named; `.drawings` every
    distinct face by card id, then every back as "back-" and its name (`Drawing`: items in mm from
    the trim's top-left corner, y down), planned on first use; `.pack` its rules engine and all
    that goes with it (`rules.GamePack`), or None. `.cards()`, `.sheets(paper)`, `.parts(paper)` and
    `.rulebook(paper)` answer a `Product`, whose `.files` are bytes by name; nothing is written.

    Raises UserError for a folder that is no project, a game, variant or ink that isn't there, and
    with every fault of a catalogue. `.drawings` raises it for faults of a layout.

    >>> from generator import open_game
    >>> game = open_game("my-game", "market")
    >>> game.catalogue.title, game.catalogue.players
    ('Market Day', range(2, 5))
    >>> [(card.id, card.number, card.copies) for card in game.deck.cards[4:7]]
    [('good5', '5/16', 1), ('bell', '6/16', 1), ('favour1', '7–8/16', 2)]
    >>> face = game.drawings["favour1"]
    >>> face.size.w, face.size.h, face.bleed
    (44.45, 63.5, 2.0)
    >>> [name for name in game.drawings if name.startswith("back-")]
    ['back-main', 'back-main-mini', 'back-bell']
    >>> game.pack is None
    True
    """
    game = OpenGame(_project(project), slug, variant, ink)
    game.deck  # noqa: B018  (reading it is what finds the faults)
    return game


def build(
    project: Project | Path | str,
    games: str | Iterable[str] = (),
    *,
    inks: Sequence[str] = (),
    jobs: int | None = None,
    progress: Progress = lambda done, total, what: None,
) -> Built:
    """Makes all that changed of the games, of all if none is named, in the project's `output`.

    What is printed is printed in `inks`, too. Steps run in `jobs` processes, one a core unless
    said: where Python starts processes anew (macOS, Windows), call it under
    `if __name__ == "__main__":`.

    Answers a `Built`: `.made` the steps that were done ("garden/sheets-a4"), `.kept` how many were
    up to date, `.findings` by game the errors that its check found, a line each, `.notices`
    sentences for the person, `.gallery` the page that shows it all.

    Raises UserError with the faults of every game that can't be made, or whose engine can't be
    asked; all else is made first.

    >>> from generator import Project, build
    >>> project = Project.find("my-game", output="made")
    >>> built = build(project, "market", jobs=1)
    >>> built.findings
    {'market': []}
    >>> (project.output / "market" / "sheets-a4.pdf").is_file()
    True
    >>> build(project, "market", jobs=1).made
    []
    """
    from generator.workshop.build import build as build_games

    project = _project(project)
    built = build_games(project, _games(project, games), progress, jobs, inks)
    if built.problems or built.lacking:
        raise UserError([*built.problems, *built.lacking])
    return built


def check(
    project: Project | Path | str,
    games: str | Iterable[str] = (),
    *,
    files: bool = False,
    play: bool = True,
    progress: Progress = lambda done, total, what: None,
) -> list[GameReport]:
    """The report of each game, of all if none is named, as `deckproof check` makes it: with `files`
    also of what lies in `output`, without `play` in less time, for no games are played.

    A `GameReport` has `.game`, `.ok` (no finding is an error), `.findings` (each with `.code`,
    `.severity`, `.message`, `.file`, `.line`, `.column`, `.card`, `.hint`; lines count from 1),
    `.ledger` (a line a row, with `.expected` and `.found`) and `.as_json()`.

    Raises UserError for a catalogue that can't be read: that is bad input, and nothing to check.

    >>> from generator import check
    >>> [report] = check("my-game", play=False)
    >>> report.game, report.ok, report.cards, report.distinct
    ('market', True, 16, 11)
    >>> report.findings
    []
    """
    from generator.workshop.check import check_games

    project = _project(project)
    return check_games(project, _games(project, games), files, play, progress)


def simulate(
    project: Project | Path | str,
    games: str | Iterable[str] = (),
    *,
    count: int = 1000,
    players: int | None = None,
    seed: int = 0,
    agents: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    jobs: int | None = None,
    progress: Progress = lambda done, total, what: None,
) -> list[Simulated]:
    """Plays `count` games of each, of all that have an engine if none is named, and tells what they
    show. The same `seed` gives the same figures in any number of `jobs` (processes, one a core
    unless said).

    `players` is as few as can play unless said; `agents` one for all seats or one a seat (the
    game's own best unless said); `options` are house rules of the engine by name.

    A `Simulated` has `.title`, `.names` of cards by id, and `.figures`, the document of
    `deckproof simulate --json`: `figures["turns"]["mean"]`; `figures["wins"][seat]["share"]` with
    `"low"` and `"high"` of its 95 % interval; `figures["outcomes"][reason]`, shares that add up to
    1; `figures["peaks"][component]`; `figures["events"][event]`.

    Raises UserError for a game without an engine, and for players, agents or options that it
    doesn't have.

    >>> from generator import Project, simulate
    >>> ours = Project.find()  # here is no cards/, so these are the games that are shipped
    >>> first, *others = simulate(ours, count=20, players=2, seed=7, jobs=1)
    >>> first.figures["games"], len(first.figures["wins"])
    (20, 2)
    >>> round(sum(first.figures["outcomes"].values()), 3)
    1.0
    """
    from generator.workshop.simulate import simulate as play_games

    project = _project(project)
    return play_games(
        project,
        (games,) if isinstance(games, str) else tuple(games),
        games=count,
        players=players,
        seed=seed,
        agents=agents,
        jobs=jobs,
        settings=[f"{name}={value}" for name, value in (options or {}).items()],
        progress=progress,
    )


def _project(project: Project | Path | str) -> Project:
    return project if isinstance(project, Project) else Project.find(project)


def _games(project: Project, games: str | Iterable[str]) -> list[str]:
    """A game's name alone is one game, and no list of letters."""
    return games_of(project, (games,) if isinstance(games, str) else tuple(games))
