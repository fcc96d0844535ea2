"""One game exported to one target, and read back at once: what the command calls.

In: an open game and a target's name. Out: the files under output/<game>/export/<target>/, noted in
the game's manifest, and what reading them back has found.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from generator import profiles
from generator.checks import exports as proofs
from generator.checks.exports.material import Material
from generator.checks.findings import Finding
from generator.exports import Job, export
from generator.exports.job import Printed
from generator.faces import fonts
from generator.manifest import Manifest, inked
from generator.press import OpenGame, Result, note
from generator.printing import Wishes

FOLDER = "export"


@dataclass(frozen=True)
class Exported:
    """What an export has made, and what was wrong with it when it was read back."""

    result: Result
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        return not any(finding.severity == "error" for finding in self.findings)


def export_game(
    game: OpenGame, target: str, icc: Path | None = None, base_url: str | None = None
) -> Exported:
    """Makes, notes and reads back one export. Raises UserError, with nothing written, for an
    unknown target or for what it can't take."""
    profile = profiles.load(game.project, target)
    material = Material.of(game.deck, game.drawings, game.project)
    folder = game.folder / FOLDER / inked(target, game.ink)
    made = export(
        Job(game.project, profile, material, folder, printed(game, material), icc, base_url)
    )
    about = {
        "target": target, "where": folder.relative_to(game.folder).as_posix(), "ink": game.ink,
        **made.about,
    }  # fmt: skip
    result = Result(made.files, about, made.notices)
    step = inked(f"{FOLDER}-{target}", game.ink)
    how = hashlib.sha256(icc.read_bytes()).hexdigest()[:16] if icc else ""
    note(game, step, result, icc=how, base_url=base_url or "")
    manifest = Manifest.read(game.folder, game.slug)
    found = proofs.findings(game.project, material, game.folder, manifest, only=step)
    return Exported(result, tuple(found))


def printed(game: OpenGame, material: Material) -> Printed:
    """The house's own PDFs as bytes, printed aside when somebody asks for them."""

    def aside(ink: str, make: Callable[[OpenGame], Result]) -> dict[str, bytes]:
        with tempfile.TemporaryDirectory() as folder:
            other = OpenGame(game.project, game.slug, game.variant, ink)
            other.folder = Path(folder)
            return {
                path.name: path.read_bytes()
                for path in make(other).files if path.suffix == ".pdf"
            }  # fmt: skip

    def sheets(paper: str, duplex: str, ink: str) -> bytes:
        [data] = aside(ink, lambda one: one.sheets(paper, Wishes(duplex=duplex))).values()
        return data

    def rulebook(paper: str) -> bytes | None:
        return next(iter(aside(game.ink, lambda one: one.rulebook(paper)).values()), None)

    return Printed(
        sheets, lambda paper, ink: aside(ink, lambda one: one.parts(paper)), rulebook,
        tuple(game.catalogue.inks), lambda: licences(game, material),
    )  # fmt: skip


def licences(game: OpenGame, material: Material) -> dict[str, bytes]:
    """The texts of the deck's licence and of its fonts' licences, by file name; what a project has
    as LICENSES/<licence>.txt or LICENSE* comes with it."""
    found: dict[str, bytes] = {}
    name = f"{'-'.join(game.catalogue.licence.split())}.txt"
    text = game.project.find_file("LICENSES", name) if game.catalogue.licence else None
    if text is not None:
        found[f"licences/{name}"] = text.read_bytes()
    else:
        for path in sorted(game.project.root.glob("LICEN[CS]E*")):
            if path.is_file():
                found[f"licences/{path.name}"] = path.read_bytes()
    used = {run.font for one in material.all_drawings.values() for run, _ in one.runs()}
    for key in sorted(used):
        path = fonts.by_key(key).path
        for licence in sorted(path.parent.glob("OFL*")):
            found[f"licences/{path.parent.name}-{licence.name}"] = licence.read_bytes()
    return found
