"""What lies in the output folder against the manifest and the deck.

In: a deck and its folder. Out: findings: each file there and unchanged, each PNG at its size, each
sheet read back card by card. Only the files themselves are believed, not what we meant to write.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from generator.checks import readback
from generator.checks.findings import Finding
from generator.deck import Deck
from generator.drawing.drawing import Drawing
from generator.inks import FULL_INK
from generator.manifest import NAME, Entry, Manifest, Step, is_plain, lies
from generator.sheets.printer import Printer
from generator.units import px_at

#: Files that a build is expected to leave; the others are checked if they are there.
_EXPECTED = ("sheets-a4.pdf", "sheets-letter.pdf", "check.json")


def present(deck: Deck, folder: Path, manifest: Manifest) -> Iterator[Finding]:
    """Every file that the manifest names is there and unchanged, and no other lies about."""
    known = manifest.files()
    for name in _EXPECTED:
        if name not in known:
            yield Finding("missing-file", f"{name} was never made", hint="run 'deckproof build'")
    if not any(name.startswith("rulebook") for name in known):
        yield Finding("missing-file", "the rulebook was never made", hint="run 'deckproof build'")
    for name, entry in known.items():
        path = folder / name
        if not path.is_file():
            yield Finding("missing-file", f"{name} is gone", file=name, hint="build it again")
        elif not lies(folder, name, entry):
            yield Finding(
                "changed-file",
                f"{name} is not what the build wrote",
                file=name,
                hint="build it again",
            )
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if (path.is_symlink() or path.is_file()) and name != NAME and name not in known:
            yield Finding("unknown-file", f"no build accounts for {name}", "warning", name)
    if manifest.edition and manifest.edition != deck.edition:
        yield Finding(
            "stale-file",
            f"the files are of edition {manifest.edition}, the catalogue is {deck.edition}",
            hint="run 'deckproof build'",
        )


def without(manifest: Manifest, told: Callable[[str], bool]) -> Manifest:
    """The manifest without the files that are `told` of already: links, what is no plain file, what
    isn't what it should be. Nothing else opens them."""
    steps = {
        step: replace(
            entry, files={name: file for name, file in entry.files.items() if not told(name)}
        )
        for step, entry in manifest.steps.items()
    }
    return replace(manifest, steps=steps)


def made_elsewhere() -> Finding:
    """That these files, which may be sound, came from another machine."""
    return Finding(
        "made-elsewhere",
        "this machine didn't make these files",
        "note",
        NAME,
        hint="'deckproof build' makes them anew",
    )


def nonsense() -> Finding:
    """That somebody else's manifest says what no build writes."""
    return Finding(
        "changed-file",
        f"{NAME} isn't what a build writes",
        file=NAME,
        hint="build it again",
    )


def pictures(deck: Deck, folder: Path, manifest: Manifest) -> Iterator[Finding]:
    """One PNG a distinct face and back in each ink, at the pixels that stock and dpi give."""
    if Step("cards") not in manifest.steps:
        yield Finding("missing-file", "no card pictures were made", hint="run 'deckproof build'")
    for entry in manifest.of_kind("cards"):
        if "eye" not in entry.about:  # not as an eye sees them
            in_ink = "" if entry.ink == FULL_INK else f" in {entry.ink} ink"
            yield from _pictures(deck, folder, entry, in_ink)


def _pictures(deck: Deck, folder: Path, entry: Entry, in_ink: str) -> Iterator[Finding]:
    from PIL import Image

    stocks = {card.id: card.stock for card in deck.cards} | deck.back_stocks
    seen = set()
    for name in entry.files:
        path = folder / name
        if not is_plain(folder, name):
            continue
        shown = Path(name).stem.split("-", 1)[1]
        seen.add(shown)
        stock = stocks.get(shown, deck.catalogue.card)
        grown = 2 * stock.bleed if entry.about["bleed"] else 0.0
        want = tuple(
            px_at(side + grown, entry.about["dpi"]) for side in (stock.size.w, stock.size.h)
        )
        try:
            with Image.open(path, formats=("PNG",)) as image:
                image.load()
                size = image.size
        except Exception:  # each reader has errors of its own, and bombs theirs
            yield Finding("changed-file", f"{name} can't be read as a picture", file=name)
            continue
        if size != want:
            yield Finding(
                "picture-size",
                f"{name} is {size[0]} x {size[1]} px, not {want[0]} x {want[1]}",
                file=name,
            )
    for card in deck.cards:
        if card.id not in seen:
            yield Finding("missing-file", f"there is no picture of {card.id}{in_ink}", card=card.id)
    for name in deck.backs:
        if name not in seen:
            yield Finding("missing-file", f"there is no picture of the back {name}{in_ink}")


def sheets(
    deck: Deck, folder: Path, manifest: Manifest, drawings: Mapping[str, Drawing] | None = None
) -> Iterator[Finding]:
    """Every sheet PDF, read back: copies of each card, the back behind each front, sizes. Sheets of
    some cards only are held against those, sheets for a printer as it will print them; `drawings`
    are needed for cards that are no rectangles."""
    for entry in manifest.of_kind("sheets"):
        about = entry.about
        printer = Printer.from_plain(about["printer"]) if "printer" in about else None
        for name in entry.files:
            if name.endswith(".pdf") and is_plain(folder, name):
                yield from readback.sheet_findings(
                    deck, folder / name, name, printer, about.get("cards"), drawings
                )
