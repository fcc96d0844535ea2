"""A print-and-play ZIP, read back: nothing missing, nothing harmed, and on its sheets the deck.

The checksums are checked as `sha256sum -c` would; every sheet of cards and every sheet of
components is read placement by placement, as those in the output folder are.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections import Counter
from pathlib import Path

import pikepdf

from generator.checks import readback, sheetfile
from generator.checks.exports.proof import Proof

_CHECKSUMS, _INSTRUCTIONS, _LICENCES = "checksums.txt", "instructions.txt", "licences/"


def read_bundle(proof: Proof) -> None:
    """The package and all that is in it."""
    slug = proof.material.deck.slug
    name = proof.profile.naming["package"].format(game=slug)
    root = proof.profile.naming["folder"].format(game=slug) + "/"
    inside = proof.packed(name)
    if inside is None:
        return
    for entry in inside:
        if not entry.startswith(root):
            proof.fault("export-form", f"{entry} lies outside of {root}", name)
    files = {entry.removeprefix(root): data for entry, data in inside.items()}
    _checksums(proof, files, name)
    if _INSTRUCTIONS not in files:
        proof.fault("missing-file", f"there is no {_INSTRUCTIONS}", name)
    if proof.material.deck.catalogue.licence and not any(f.startswith(_LICENCES) for f in files):
        proof.fault("missing-file", "there is no licence's text", name, severity="warning")
    called = Counter(file.rpartition("/")[2] for file in files)
    for file in sorted(file for file, times in called.items() if times > 1):
        proof.fault("export-form", f"{file} is there twice, and one hides the other", name)
    with tempfile.TemporaryDirectory() as folder:
        for paper in proof.profile.words("papers"):
            _paper(proof, files, paper, name, Path(folder))


def _checksums(proof: Proof, files: dict[str, bytes], name: str) -> None:
    sums = {}
    for line in files.get(_CHECKSUMS, b"").decode("utf-8", "replace").splitlines():
        digest, _, file = line.partition("  ")
        sums[file] = digest
    for file, data in files.items():
        if file != _CHECKSUMS and sums.pop(file, "") != hashlib.sha256(data).hexdigest():
            proof.fault("export-form", f"{file} isn't what {_CHECKSUMS} says", name)
    for file in sums:
        proof.fault("missing-file", f"{file} is in {_CHECKSUMS} and not in the package", name)


def _paper(proof: Proof, files: dict[str, bytes], paper: str, name: str, folder: Path) -> None:
    """The files of one paper."""
    mine = {
        file: data
        for file, data in files.items()
        if file.lower().startswith(f"{paper.lower()}/") and file.endswith(".pdf")
    }
    cards = [file for file in mine if file.partition("/")[2].startswith("cards-")]
    inks = proof.about.get("inks", ["full"])
    wanted = len(inks) * len(proof.profile.words("duplex"))
    proof.count(f"files of cards for {paper}", len(cards), wanted, name)
    placed: Counter[str] = Counter()
    for file, data in mine.items():
        path = folder / "sheet.pdf"
        path.write_bytes(data)
        if file in cards:
            where = f"{name}: {file}"
            deck, drawings = proof.material.deck, proof.material.drawings
            for finding in readback.sheet_findings(deck, path, where, drawings=drawings):
                proof.fault("export-face", finding.message, name, finding.card)
            continue
        try:
            if file.endswith((f"/rulebook-{paper}.pdf", f"/rulings-{paper}.pdf")):
                with pikepdf.open(path) as pdf:
                    pages = len(pdf.pages)
                if not pages:
                    proof.fault("export-form", f"{file} has no pages", name)
            else:
                placed.update(sheetfile.read(path).counts("front"))
        except pikepdf.PdfError as error:
            proof.fault("export-form", f"{file} is no PDF: {error}", name)
    for piece in proof.material.pieces:
        for tile in piece.tiles:
            proof.count(f"{tile} on {paper}", placed[tile], piece.count * len(inks), name)
    for thing in proof.material.folded:
        nets = [
            count
            for tile, count in placed.items()
            if tile == thing.name or tile.startswith(f"{thing.name}-")
        ]
        found = min(nets, default=0)
        proof.count(f"{thing.name} on {paper}", found, thing.count * len(inks), name)
