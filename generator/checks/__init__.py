"""Checks: where rules and printing meet.

`check_game` holds one game's catalogue, rules, rulebook and, if asked, its files against each other
and answers a `GameReport`; `check_games` does so for several side by side. A new check is a
function that yields `Finding`s, called from here, with its code in `findings.CODES`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from generator import catalogue, deck, rules
from generator.checks import composition, parts, playability, preflight, rulebook
from generator.checks.findings import Finding, GameReport, from_problem
from generator.errors import UserError
from generator.faces import Faces
from generator.project import Project

__all__ = ["Finding", "GameReport", "check_game", "check_games"]


def check_game(
    project: Project, slug: str, folder: Path | None = None, play: bool = False
) -> GameReport:
    """The report of one game; with `folder` its files are read back, too, and with `play` its rules
    are played (some seconds) and its other inks looked at as the full one always is.

    Raises UserError for a catalogue that can't be read: that is bad input, and nothing to check.
    """
    report = GameReport(slug)
    loaded = catalogue.load(project.catalogue(slug), project, rules.names(project.root))
    built = deck.build(loaded)
    report.title, report.edition = loaded.title, loaded.edition
    report.cards, report.distinct = built.total, len(built.cards)
    report.add(from_problem(doubt, "catalogue") for doubt in loaded.doubts)
    report.add(composition.declared(built))
    pack = rules.pack(loaded.engine, project.root) if loaded.engine else None
    if pack is not None:
        report.add(composition.against_engine(built, pack.game))
        for line, finding in composition.measured(built, pack.game):
            report.ledger.append(line)
            if finding is not None:
                report.findings.append(finding)
    in_inks = [built, *(deck.build(loaded.inked(ink)) for ink in loaded.inks)]
    for printed in in_inks:
        try:
            drawings = Faces(printed, project).all()
        except UserError as error:
            report.add(from_problem(problem, "face") for problem in error.problems)
            continue
        if play or printed is built:
            report.add(preflight.findings(printed, project, drawings))
    for printed in in_inks if play else in_inks[:1]:
        faults = list(parts.drawable(printed, project))
        report.add(faults or preflight.of_components(printed, project))
    report.add(rulebook.text_findings(built, project, pack))
    if pack is not None:
        report.add(playability.published(project, pack))
        if play:
            report.add(playability.findings(built, pack))
            report.games_played = playability.GAMES * len(pack.game.players)
    if folder is not None:
        _files(report, built, project, pack, folder)
    return report


def check_games(
    project: Project,
    games: Sequence[str],
    files: bool = False,
    play: bool = False,
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> list[GameReport]:
    """The reports of several games in their order, made in as many processes as there are cores;
    `progress` hears (games done, to do, the last one). Raises as `check_game`."""
    folders = [project.output / game if files else None for game in games]
    workers = min(os.cpu_count() or 1, len(games))
    if workers <= 1:
        return [check_game(project, *one, play) for one in zip(games, folders, strict=True)]
    with ProcessPoolExecutor(workers) as pool:
        waiting = {
            pool.submit(check_game, project, game, folder, play): game
            for game, folder in zip(games, folders, strict=True)
        }
        for done, future in enumerate(as_completed(waiting), 1):
            progress(done, len(games), waiting[future])
        return [future.result() for future in waiting]


def _files(
    report: GameReport,
    built: deck.Deck,
    project: Project,
    pack: rules.GamePack | None,
    folder: Path,
) -> None:
    from generator.checks import exports, files
    from generator.manifest import Manifest

    manifest = Manifest.read(folder, built.slug)
    report.add(files.present(built, folder, manifest))
    report.add(files.pictures(built, folder, manifest))
    report.add(files.sheets(built, folder, manifest))
    report.add(parts.findings(built, project, folder, manifest))
    report.add(parts.cut_paths(folder, manifest))
    report.add(exports.of_game(built, project, folder, manifest))
    books = [
        name
        for name in sorted(manifest.files())
        if name.startswith("rulebook")
        and name.endswith(".pdf")
        and "booklet" not in name
        and (folder / name).is_file()
    ]
    report.add(rulebook.pdf_findings(built, project, pack, folder, books))
    report.files_checked = len(manifest.files())
