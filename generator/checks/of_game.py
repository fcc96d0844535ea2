"""All checks of one game.

`check_game` holds its catalogue, rules, rulebook and, if asked, its files against each other and
answers a `GameReport`. A new check is a function that yields `Finding`s, called from here, or from
`of_files` if it reads what lies in the output, with its code in `findings.CODES`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from generator.checks import composition, playability, preflight, rulebook, words
from generator.checks.findings import Finding, GameReport, from_problem
from generator.checks.game import Fresh, Opened
from generator.checks.pieces import Pieces
from generator.drawing.drawing import Drawing
from generator.errors import UserError
from generator.rules import GamePack
from generator.rules.registry import fault_in_engine, from_outside
from generator.rules.trust import BROKEN


def check_game(
    game: Opened,
    folder: Path | None = None,
    play: bool = False,
    fresh: Fresh | None = None,
    remember: bool = False,
    pieces: Pieces | None = None,
) -> GameReport:
    """The report of one game; with `folder` its files are read back, too, and compared with what
    `fresh` makes anew; with `play` its rules are played (some seconds) and its other inks looked at
    as the full one always is; with `remember` faces that were looked at before aren't painted again
    for that. What `pieces` tell isn't looked for again, and they learn the rest.

    Raises UserError for a catalogue that can't be read: that is bad input, and nothing to check.
    """
    pieces = pieces or Pieces()
    report = _of_sources(game, play, remember, pieces)
    if folder is not None:
        with_files(report, game, folder, fresh, pieces)
    return report


def with_files(
    report: GameReport, game: Opened, folder: Path, fresh: Fresh | None, pieces: Pieces
) -> None:
    """Adds to a report without files what `check_game` says of them."""
    from generator.checks import of_files

    pack = _engine(GameReport(game.slug), game)
    of_files.add(report, game, _of_books(game, pack, pieces).numbers, folder, fresh)


def _of_sources(game: Opened, play: bool, remember: bool, pieces: Pieces) -> GameReport:
    """The report of all but files."""
    report = GameReport(game.slug)
    loaded, built = game.catalogue, game.deck
    report.title, report.edition = loaded.title, loaded.edition
    report.cards, report.distinct = built.total, len(built.cards)
    report.add(from_problem(doubt, "catalogue") for doubt in loaded.doubts)
    report.add(composition.declared(built))
    report.add(words.missing(built))
    pack = _engine(report, game)
    if pack is not None and play and from_outside(pack.slug):
        from generator.checks import conformance

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
    in_inks = {loaded.ink: game, **{ink: game.in_ink(ink) for ink in loaded.inks}}
    for ink, printed in in_inks.items():
        look = play or printed is game
        found, drawn = _of_faces(printed, ink, look, remember, pieces)
        report.add(found, beyond=drawn and printed is not game)
    for ink, printed in in_inks.items():
        if play or printed is game:
            find = partial(_of_parts, printed, remember)
            found = pieces.findings(f"parts in {ink} ink", find)
            report.add(found, beyond=printed is not game)
    report.add(_of_books(game, pack, pieces).findings)
    if pack is not None:
        with _telling_on_the_engine(report):
            report.add(playability.published(game.project, pack))
        if play:
            with _telling_on_the_engine(report):
                report.add(playability.findings(built, pack), beyond=True)
            report.games_played = playability.GAMES * len(pack.game.players)
    return report


def _of_faces(
    printed: Opened, ink: str, look: bool, remember: bool, pieces: Pieces
) -> tuple[list[Finding], bool]:
    """What keeps the faces of an ink from being drawn, and False; or, if they are to be looked at,
    what is seen on them, and True."""
    planned: list[Iterator[Drawing]] = []

    def faults() -> list[dict[str, Any]] | None:
        try:
            planned.append(printed.plans())
        except UserError as error:
            return [asdict(from_problem(problem, "face")) for problem in error.problems]
        return None

    def seen() -> Iterator[Finding]:
        faces = planned.pop() if planned else printed.plans()
        return preflight.findings(printed.deck, printed.project, faces, remember)

    undrawn = pieces.plain(f"faults in {ink} ink", faults)
    if undrawn is not None:
        return [Finding(**one) for one in undrawn], False
    return pieces.findings(f"faces in {ink} ink", seen) if look else [], True


def _of_parts(printed: Opened, remember: bool) -> Iterable[Finding]:
    """What keeps the components of an ink from being drawn, or what is seen on them."""
    undrawn = list(undrawn_parts(printed))
    return undrawn or preflight.of_components(printed.deck, printed.kit, remember)


@dataclass(frozen=True)
class _Books:
    """What is wrong with the books before they are printed, and the numbers in their text, if that
    can be made."""

    findings: list[Finding]
    numbers: rulebook.Numbers | None


def _of_books(game: Opened, pack: GamePack | None, pieces: Pieces) -> _Books:
    """The books, rendered once for all that is asked of them."""

    def find() -> list[Any]:
        report = GameReport(game.slug)
        report.add(rulebook.typed_numbers(game.deck, game.project))
        pages = _rendered(report, game, pack)
        if pages is None:
            return [list(map(asdict, report.findings)), None]
        with _telling_on_the_engine(report):
            report.add(rulebook.text_findings(game.deck, game.project, pack, pages))
        return [list(map(asdict, report.findings)), rulebook.numbers(pages)]

    findings, numbers = pieces.plain("books", find)
    return _Books([Finding(**one) for one in findings], numbers)


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
            return game.pages() or rulebook.rendered(game.deck, game.project, pack)
        except UserError as error:
            if pack is not None or not game.catalogue.engine:
                report.add(from_problem(problem, "rulebook") for problem in error.problems)
    return None


def undrawn_parts(game: Opened) -> Iterator[Finding]:
    """What keeps the components from being drawn."""
    try:
        list(game.kit.bundles("a4"))
    except UserError as error:
        yield from (from_problem(problem, "face") for problem in error.problems)
