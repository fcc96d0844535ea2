"""Components read back: as many as the rules call for, boxes that hold all, tiles that meet.

In: a deck and its folder; the manifest says with which options its components were made. Out:
findings. Only the files are believed: pieces are counted and measured, and what lies between them;
a box's room by the fold lines that are printed, tiles by what a picture of each shows beyond its
edge. In mm.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pikepdf

from generator.checks import cutpictures, cuts, nearness, netfile, tilefile
from generator.checks.findings import Finding, from_problem
from generator.checks.game import Opened
from generator.checks.readback import Expected, back_faults
from generator.checks.sheetfile import NEAR, SheetFile, read
from generator.components.boxes import HALVES
from generator.components.kit import Kit
from generator.components.measures import box_measures
from generator.components.options import PartOptions
from generator.components.parts import DrawnComponent, two_sided
from generator.components.plan import back_name
from generator.deck import Deck
from generator.errors import UserError, listed
from generator.manifest import Entry, Manifest, is_plain
from generator.sheets.printer import Printer
from generator.units import Size


def findings(game: Opened, folder: Path, manifest: Manifest) -> Iterator[Finding]:
    """All that is wrong with the components' files."""
    for entry in manifest.of_kind("parts"):
        if "sheets" in entry.about:
            yield from _on_sheets(game, folder, entry)
        else:
            yield from _whole(game, folder, entry)


def cut_paths(folder: Path, manifest: Manifest) -> Iterator[Finding]:
    """Cut files of cards' sheets, and pictures to cut, against these."""
    for entry in manifest.of_kind("sheets"):
        for pdf in entry.files:
            if entry.about.get("cuts") and pdf.endswith(".pdf") and is_plain(folder, pdf):
                yield from _cuts(folder, entry.about, read(folder / pdf, _printer(entry)))


def _kit(game: Opened, entry: Entry) -> Kit:
    """What should be there, in the ink and with the options that it was made with. Raises UserError
    if the catalogue no longer has it."""
    options, inked = entry.about.get("options", {}), game.in_ink(entry.ink)
    if not options:
        return inked.kit
    return Kit(inked.catalogue, game.project, PartOptions.from_plain(options))


def _printer(entry: Entry) -> Printer | None:
    """The printer that a step's files were made for: they are judged as it prints them."""
    about = entry.about
    return Printer.from_plain(about["printer"]) if "printer" in about else None


def _on_sheets(game: Opened, folder: Path, entry: Entry) -> Iterator[Finding]:
    try:
        kit = _kit(game, entry)
    except UserError as error:
        yield from (from_problem(problem, "stale-file") for problem in error.problems)
        return
    files: dict[str, SheetFile] = {}
    for name, about in entry.about["sheets"].items():
        if is_plain(folder, name):
            try:
                files[name] = read(folder / name, _printer(entry))
            except pikepdf.PdfError:
                yield Finding("changed-file", f"{name} can't be read as a PDF", file=name)
                continue
            yield from _cuts(folder, about, files[name])
    placed: dict[str, int] = defaultdict(int)
    for name, sheet in files.items():
        for piece, count in sheet.counts("front").items():
            placed[piece] += count
        yield from _sizes(kit, name, sheet)
        yield from _backs(kit, name, sheet)
        yield from _near(kit, name, sheet)
    whole = len(files) == len(entry.about["sheets"])
    for part in kit.parts:
        if whole and part.make != "box":
            yield from _counted(part, placed)
        elif whole and part.count:
            yield from _box(kit, part, folder, files)
        if part.tile is not None:
            yield from _tiles(part, folder, files)
    if whole:
        yield from _worth(game.deck, kit, placed)


def _counted(part: DrawnComponent, placed: Mapping[str, int]) -> Iterator[Finding]:
    for piece in part.pieces:
        found = placed.get(piece, 0)
        if found != part.count:
            code = "component-short" if found < part.count else "placed-count"
            yield Finding(code, f"{found} x {piece} on its sheets, not {part.count}")


def _worth(deck: Deck, kit: Kit, placed: Mapping[str, int]) -> Iterator[Finding]:
    """Coins in denominations add up to what the box says."""
    sums: dict[str, int] = defaultdict(int)
    for part in kit.parts:
        if kit.options.coins and part.denominations:
            sums[part.of] += part.worth * placed.get(part.name, 0)
    for name, found in sums.items():
        count = deck.catalogue.components[name].count
        if found != count:
            code = "component-short" if found < count else "placed-count"
            yield Finding(code, f"{name}: pieces worth {found} on the sheets, not {count}")


def _sizes(kit: Kit, name: str, sheet: SheetFile) -> Iterator[Finding]:
    """Tokens and tiles have the size that the catalogue gives; nothing leaves the paper."""
    want = {piece: part.piece for part in kit.parts if part.is_flat for piece in part.pieces}
    for one in sheet.seen:
        size = want.get(one.card, one.size)
        if abs(one.size.w - size.w) > NEAR or abs(one.size.h - size.h) > NEAR:
            yield Finding(
                "card-size",
                f"{name}, page {one.page}: {one.card} is {one.size.w:.2f} x {one.size.h:.2f} mm, "
                f"not {size.w:g} x {size.h:g}",
                file=name,
            )
        page, box = sheet.pages[one.page - 1], one.box
        if min(box.x, box.y, page.w - box.right, page.h - box.bottom) < -NEAR:
            message = f"{name}, page {one.page}: {one.card} reaches over the edge of the paper"
            yield Finding("card-size", message, file=name)


def _backs(kit: Kit, name: str, sheet: SheetFile) -> Iterator[Finding]:
    """Behind each token with two sides lies its other one."""
    if not sheet.two_sided:
        return
    expected = {
        part.name: Expected(part.count, part.name, back_name(part.name) if two_sided(part) else "")
        for part in kit.parts
    }
    for code, message, piece in back_faults(sheet, expected):
        yield Finding(code, f"{name}, {message}", file=name, card=piece)


def _near(kit: Kit, name: str, sheet: SheetFile) -> Iterator[Finding]:
    """No two pieces are nearer than the gap that either has in the catalogue."""
    for one, other, far, least in nearness.too_near(sheet, kit.parts):
        how = f"are {far:.2f} mm apart, not {least:g}" if far > -NEAR else "overlap"
        message = f"{name}, page {one.page}: {one.card} and {other.card} {how}"
        yield Finding("pieces-near", message, file=name, card=one.card)


def _box(
    kit: Kit, part: DrawnComponent, folder: Path, files: Mapping[str, SheetFile]
) -> Iterator[Finding]:
    """The box, by the lines that are printed to be folded, has its room, or holds all cards and
    what else lies in it."""
    held = [one for one in kit.parts if one.of in part.holds and one.count]
    need = part.room or _stack(kit, held)
    lying = "its room" if part.room else "the cards"
    stacked = listed([lying, *dict.fromkeys(one.of for one in held)])
    found: dict[str, str] = {}
    for name, sheet in files.items():
        for seen in sheet.seen:
            if seen.card in (part.name, *(f"{part.name}-{half}" for half in HALVES)):
                found.setdefault(seen.card, name)
    if not found:
        yield Finding("component-short", f"{part.name} is on no sheet")
    for net, name in found.items():
        room = netfile.room(folder / name, net)
        ways = zip(("wide", "high", "deep"), (lying, lying, stacked), room, need, strict=True)
        for way, what, has, wants in ways:
            if has + NEAR < wants:
                message = f"{name}: {net} is {has:.1f} mm {way} inside, {what} {wants:.1f} mm"
                yield Finding("box-too-small", message, file=name)
        wide, high, _ = room
        for one in {one.of: one for one in held}.values():
            size = one.folded
            if not _lies_in(size, Size(wide, high)):
                message = (
                    f"{name}: {net} is {wide:.1f} x {high:.1f} mm inside, "
                    f"{one.of} {size.w:.1f} x {size.h:.1f} mm{' folded' if one.folds else ''}"
                )
                yield Finding("box-too-small", message, file=name)


def _stack(kit: Kit, held: Sequence[DrawnComponent]) -> tuple[float, float, float]:
    """How wide, high and deep all cards are, and on them what the box holds besides. Only cards lie
    in sleeves."""
    measures, _ = box_measures(kit.project)
    options, card = kit.options, kit.catalogue.largest
    each = options.thickness or (measures.sleeved if options.sleeved else measures.card)
    bare = measures.card if options.sleeved else each
    wider, higher = (
        (measures.sleeve_width, measures.sleeve_height) if options.sleeved else (0.0, 0.0)
    )
    layers = sum(one.count * one.layers for one in held)
    return card.w + wider, card.h + higher, kit.cards * each + layers * bare


def _lies_in(size: Size, room: Size) -> bool:
    """Whether what is so large lies flat in a room, upright or turned by a quarter."""
    return any(
        w <= room.w + NEAR and h <= room.h + NEAR for w, h in ((size.w, size.h), (size.h, size.w))
    )


def _tiles(part: DrawnComponent, folder: Path, files: Mapping[str, SheetFile]) -> Iterator[Finding]:
    for name, sheet in files.items():
        if any(seen.card in part.pieces for seen in sheet.seen):
            for one, other in tilefile.apart(folder / name, sheet, part.pieces, part.tiling):
                message = f"{name}: {one} and {other} don't show the same where they meet"
                yield Finding("tiles-apart", message, file=name)


def _whole(game: Opened, folder: Path, entry: Entry) -> Iterator[Finding]:
    """Boards for a print shop: one page, the board and its bleed."""
    try:
        boards = [part for part in _kit(game, entry).parts if part.make == "board"]
    except UserError:
        return  # told with the sheets
    for name in entry.files:
        part = next((one for one in boards if name.startswith(f"{one.name}-")), None)
        if part is None or not is_plain(folder, name):
            continue
        sheet = read(folder / name)
        size, bleed = part.stock.size, part.stock.bleed
        want = Size(size.w + 2 * bleed, size.h + 2 * bleed)
        page = sheet.pages[0]
        if abs(page.w - want.w) > NEAR or abs(page.h - want.h) > NEAR:
            message = f"{name} is {page.w:.2f} x {page.h:.2f} mm, not {want.w:g} x {want.h:g}"
            yield Finding("card-size", message, file=name)
        if [seen.card for seen in sheet.seen] != [part.name]:
            yield Finding("placed-count", f"{name} doesn't show the {part.name} once", file=name)


def _cuts(folder: Path, about: Mapping[str, Any], sheet: SheetFile) -> Iterator[Finding]:
    for name, numbers in about.get("cuts", {}).items():
        yield from cuts.findings(folder, [name], numbers, sheet)
    yield from cutpictures.findings(folder, about.get("pictures", {}), sheet)
