"""What lies in a game's output, whoever made it: files prove themselves.

In: a game, its folder, who makes its things anew. Out: findings, in the game's report. All that is
read here is believed only as far as it proves itself.
"""

from __future__ import annotations

from pathlib import Path

from generator.checks import anew, exports, files, parts, rulebook
from generator.checks.findings import GameReport
from generator.checks.game import Fresh, Opened
from generator.files import refuse_links_out
from generator.manifest import Manifest, is_plain


def add(
    report: GameReport,
    game: Opened,
    numbers: rulebook.Numbers | None,
    folder: Path,
    fresh: Fresh | None,
) -> None:
    """Adds to a game's report what there is to say of its files; `numbers` are what its books
    state, if they can be made. A manifest that this machine didn't write may say anything, and
    what can't be made sense of is its fault."""
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
        _read_back(report, game, numbers, folder, manifest)
    except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError):
        if not foreign:
            raise
        report.add([files.nonsense()])


def _read_back(
    report: GameReport,
    game: Opened,
    numbers: rulebook.Numbers | None,
    folder: Path,
    manifest: Manifest,
) -> None:
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
    if numbers is not None:
        report.add(rulebook.pdf_findings(built, numbers, folder, books))
