"""Exports read back: by the command that made them, and again by `check --files`.

In: what the manifest tells of an export, its profile, the deck. Out: findings. A new family of
exports is read by a function here, named in `READERS`. Of `generator.exports` only the data is used
(`material`, `moulds`), and nothing of what writes files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from generator import profiles
from generator.checks.exports import (
    bundle,
    cockatrice,
    octgn,
    pages,
    pictures,
    playground,
    singles,
    tables,
    vassal,
)
from generator.checks.exports.likeness import Likeness
from generator.checks.exports.proof import Proof
from generator.checks.findings import Finding, from_problem
from generator.checks.game import Opened
from generator.errors import UserError
from generator.exports.material import Material
from generator.manifest import Entry, Manifest, Step
from generator.project import Project

#: What a person does with the files, in every export whose profile has steps.
_HOW_TO = "how-to.txt"
READERS: dict[str, Callable[[Proof], None]] = {
    "pictures": pictures.read_pictures,
    "pages": pages.read_pages,
    "order": pictures.read_order,
    "tabletop-simulator": tables.read_saved_object,
    "playingcards-io": tables.read_package,
    "grid": tables.read_grid,
    "singles": singles.read_listing,
    "tabletop-playground": playground.read_package,
    "cockatrice": cockatrice.read_set,
    "octgn": octgn.read_game,
    "vassal": vassal.read_module,
    "print-and-play": bundle.read_bundle,
}


def of_game(game: Opened, folder: Path, manifest: Manifest) -> Iterator[Finding]:
    """What is wrong with all exports of a game, in every ink that they were made in."""
    inks = {entry.ink for entry in manifest.of_kind("export")}
    for ink in sorted(inks):
        try:
            printed = game.in_ink(ink)
            material = Material.of(printed.deck, printed.drawings, game.project)
        except UserError as error:
            yield from (from_problem(problem, "export-form") for problem in error.problems)
            continue
        yield from findings(game.project, material, folder, manifest)


def findings(
    project: Project,
    material: Material,
    folder: Path,
    manifest: Manifest,
    only: Step | None = None,
    likeness: Likeness | None = None,
) -> Iterator[Finding]:
    """What is wrong with a game's exports, or with the one that step `only` made. `material` is the
    game's in the ink of these exports."""
    likeness = likeness or Likeness(material.all_drawings)
    for entry in manifest.of_kind("export"):
        if only in (None, entry.step) and entry.ink == material.deck.catalogue.ink:
            yield from _one(project, material, folder, entry, likeness)


def _one(
    project: Project,
    material: Material,
    folder: Path,
    entry: Entry,
    likeness: Likeness,
) -> Iterator[Finding]:
    try:
        profile = profiles.load(project, entry.form)
    except UserError as error:
        yield from (Finding("export-form", str(problem)) for problem in error.problems)
        return
    try:
        where = str(entry.about["where"])
    except KeyError:
        yield Finding("export-form", f"the manifest doesn't say where {entry.form} lies")
        return
    proof = Proof(material, profile, folder / where, where, likeness, entry.about)
    try:
        READERS[profile.family](proof)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        # Data of any shape may stand in a file that somebody changed.
        proof.fault("export-form", f"can't be read: {type(error).__name__}: {error}")
    if profile.steps:
        proof.data(_HOW_TO)
    yield from dict.fromkeys(proof.findings)
