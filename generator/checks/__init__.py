"""Checks: where rules and printing meet.

`check_game` holds one game's catalogue, rules, rulebook and, if asked, its files against each other
and answers a `GameReport`. A new check is a function that yields `Finding`s, called from here, with
its code in `findings.CODES`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from generator.checks import (
    composition,
    conformance,
    parts,
    playability,
    preflight,
    rulebook,
    words,
)
from generator.checks.findings import Finding, GameReport, from_problem
from generator.checks.game import Fresh, Opened
from generator.errors import UserError
from generator.files import refuse_links_out
from generator.manifest import Manifest
from generator.rules import GamePack
from generator.rules.registry import fault_in_engine, from_outside
from generator.rules.trust import BROKEN

__all__ = ["Finding", "GameReport", "Opened", "check_game"]


def check_game(
    game: Opened, folder: Path | None = None, play: bool = False, fresh: Fresh | None = None
) -> GameReport:
    """The report of one game; with `folder` its files are read back, too, and compared with what
    `fresh` makes anew; with `play` its rules are played (some seconds) and its other inks looked at
    as the full one always is.

    Raises UserError for a catalogue that can't be read: that is bad input, and nothing to check.
    """
    report = GameReport(game.slug)
    loaded, built = game.catalogue, game.deck
    report.title, report.edition = loaded.title, loaded.edition
    report.cards, report.distinct = built.total, len(built.cards)
    report.add(from_problem(doubt, "catalogue") for doubt in loaded.doubts)
    report.add(composition.declared(built))
    report.add(words.missing(built))
    pack = _engine(report, game)
    if pack is not None and play and from_outside(pack.slug):
        faults, answers = conformance.findings(pack)
        report.add(faults, beyond=True)
        pack = pack if answers else None  # whatever asked it now would wait for ever
    if pack is not None:
        with _telling_on_the_engine(report):
            report.rulings = tuple(pack.game.ledger.rulings)
            report.add(composition.against_engine(built, pack))
            for line, finding in composition.measured(built, pack):
                report.ledger.append(line)
                if finding is not None:
                    report.findings.append(finding)
    in_inks = [game, *(game.in_ink(ink) for ink in loaded.inks)]
    for printed in in_inks:
        try:
            drawings = printed.drawings
        except UserError as error:
            report.add(from_problem(problem, "face") for problem in error.problems)
            continue
        if play or printed is game:
            looked = preflight.findings(printed.deck, game.project, drawings)
            report.add(looked, beyond=printed is not game)
    for printed in in_inks if play else in_inks[:1]:
        undrawn = list(parts.drawable(printed))
        report.add(
            undrawn or preflight.of_components(printed.deck, printed.kit),
            beyond=printed is not game,
        )
    report.add(rulebook.typed_numbers(built, game.project))
    pages = _rendered(report, game, pack)
    if pages is not None:
        with _telling_on_the_engine(report):
            report.add(rulebook.text_findings(built, game.project, pack, pages))
    if pack is not None:
        with _telling_on_the_engine(report):
            report.add(playability.published(game.project, pack))
        if play:
            with _telling_on_the_engine(report):
                report.add(playability.findings(built, pack), beyond=True)
            report.games_played = playability.GAMES * len(pack.game.players)
    if folder is not None:
        _files(report, game, pages, folder, fresh)
    return report


def _engine(report: GameReport, game: Opened) -> GamePack | None:
    """The engine that the catalogue names. One that may not run, or can't, is a finding: all that
    needs no engine is checked all the same."""
    try:
        return game.pack
    except UserError as error:
        report.add(from_problem(problem, BROKEN) for problem in error.problems)
        return None


@contextmanager
def _telling_on_the_engine(report: GameReport) -> Iterator[None]:
    """What goes wrong in an engine that isn't ours is its finding, not our end."""
    try:
        yield
    except Exception as error:
        fault = fault_in_engine(error)
        if fault is None:
            raise
        report.add(from_problem(problem, BROKEN) for problem in fault.problems)


def _rendered(report: GameReport, game: Opened, pack: GamePack | None) -> rulebook.Pages | None:
    """The books' HTML, once for all that is asked of it; None, and findings, if its templates
    can't be filled in. Without its engine a rulebook never can: that has been told already."""
    with _telling_on_the_engine(report):
        try:
            return rulebook.rendered(game.deck, game.project, pack)
        except UserError as error:
            if pack is not None or not game.catalogue.engine:
                report.add(from_problem(problem, "rulebook") for problem in error.problems)
    return None


def _files(
    report: GameReport,
    game: Opened,
    pages: rulebook.Pages | None,
    folder: Path,
    fresh: Fresh | None,
) -> None:
    """What lies in the output, whoever made it: files prove themselves. A manifest that this
    machine didn't write may say anything, and what can't be made sense of is its fault."""
    from generator.checks import anew, files
    from generator.manifest import Manifest, is_plain

    refuse_links_out(folder, folder.parent)
    manifest = Manifest.read(folder, game.slug)
    found = report.as_built()
    foreign = bool(manifest.steps) and not Manifest.ours(folder, game.slug).steps
    report.files_checked = len(manifest.files())
    report.add(files.present(game.deck, folder, manifest))
    manifest = files.without(manifest, lambda name: not is_plain(folder, name))
    if foreign:
        report.add([files.made_elsewhere()])
    try:
        if fresh is not None:
            differing = list(anew.findings(fresh, folder, manifest, found))
            report.add(differing)
            # What isn't what the sources make may be anything: nobody reads a bomb to its end.
            altered = {one.file for one in differing if one.code == "altered-file"}
            manifest = files.without(manifest, lambda name: name in altered)
        _read_back(report, game, pages, folder, manifest)
    except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError):
        if not foreign:
            raise
        report.add([files.nonsense()])


def _read_back(
    report: GameReport,
    game: Opened,
    pages: rulebook.Pages | None,
    folder: Path,
    manifest: Manifest,
) -> None:
    from generator.checks import exports, files
    from generator.manifest import is_plain

    built = game.deck
    report.add(files.pictures(built, folder, manifest))
    shaped = any(stock.shape for stock in built.stocks)
    report.add(files.sheets(built, folder, manifest, game.drawings if shaped else None))
    report.add(parts.findings(game, folder, manifest))
    report.add(parts.cut_paths(folder, manifest))
    report.add(exports.of_game(game, folder, manifest))
    books = [
        name
        for entry in manifest.of_kind("rulebook")
        for name in entry.files
        if name.endswith(".pdf") and entry.form != "booklet" and is_plain(folder, name)
    ]
    if pages is not None:
        report.add(rulebook.pdf_findings(built, pages, folder, books))
