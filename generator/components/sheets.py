"""All drawn components of a catalogue as PDFs, on the sheets that cards lie on.

In: a catalogue's kit and a paper. Out: <sheet>-<paper>.pdf for each sheet that its components name:
exactly as many pieces as the catalogue counts, with crop marks, labels and rulers in the margin,
each placement told in the file as a card's is. A piece with tiles lies there as its tiles; with a
cutting machine, its cut paths lie beside the PDF.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from generator.components.bundle import Bundle
from generator.components.kit import Kit
from generator.components.shop import board_pdf
from generator.inks import inked
from generator.sheets import cutpictures, cutting
from generator.sheets.cutpictures import CutPicture
from generator.sheets.cutting import cut_sheets
from generator.sheets.writer import SheetCard, SheetReport, sheet_pdf

#: The paper of what goes to a print shop: none, its page is the thing itself.
SHOP = "shop"


@dataclass(frozen=True)
class Made:
    """One PDF of components: what lies where in it, and beside it the files to cut by: paths, or
    pictures for a machine that prints them itself."""

    bundle: Bundle
    report: SheetReport
    data: bytes = field(repr=False)
    cuts: cutting.Sheets
    pictures: dict[str, CutPicture]

    def beside(self) -> dict[str, bytes]:
        """All other files that belong to the PDF, by name."""
        pictures = {name: one.data for name, one in self.pictures.items()}
        return cutting.cut_files(self.cuts) | pictures

    def as_plain(self) -> dict[str, Any]:
        """For the manifest."""
        counts: dict[str, int] = {}
        for piece in self.bundle.pieces:
            counts[piece.drawing.name] = counts.get(piece.drawing.name, 0) + 1
        found = {
            "paper": self.bundle.job.paper.name, "pages": self.report.pages, "pieces": counts,
            "placements": self.report.placements,
        }  # fmt: skip
        if self.bundle.pieces[0].part.instead:
            found["instead"] = True
        if self.cuts:
            found["cuts"] = cutting.as_plain(self.cuts)
        if self.pictures:
            found["pictures"] = cutpictures.as_plain(self.pictures)
        return found


def kit_sheets(kit: Kit, paper: str) -> dict[str, Made]:
    """The sheets of a kit for one paper: {the PDF's name: what is in it}."""
    found: dict[str, Made] = {}
    for bundle in list(kit.bundles(paper)):  # all that can be wrong is wrong before a file
        name = f"{bundle.stem}-{bundle.job.paper.name}"
        if form := kit.options.form():
            name += f"-{form}"
        if kit.printer is not None:
            name += f"-for-{kit.printer.name}"
        stem = inked(name, kit.catalogue.ink)
        cards = (
            SheetCard(
                piece.drawing.name, piece.drawing, piece.back, f"{piece.copy}/{piece.part.count}"
            )
            for piece in bundle.pieces
        )
        data, report = sheet_pdf(bundle.job, cards)
        cuts: cutting.Sheets = {}
        if kit.machine is not None:
            cuts = cut_sheets(stem, bundle.job, report, bundle.outline, bundle.folds)
        drawn = {piece.drawing.name: piece.drawing for piece in bundle.pieces}
        pictures = cutpictures.cut_pictures(
            stem, bundle.job, report, drawn.__getitem__, bundle.outline
        )
        found[f"{stem}.pdf"] = Made(bundle, report, data, cuts, pictures)
    return found


def shop_boards(kit: Kit) -> dict[str, bytes]:
    """Each board whole, for a print shop: <component>-shop.pdf."""
    title = kit.catalogue.title_in_ink
    return {
        f"{inked(f'{part.name}-{SHOP}', kit.catalogue.ink)}.pdf": board_pdf(
            kit.drawing(part), f"{title} · {part.title}", kit.author, kit.font
        )
        for part in kit.parts
        if part.make == "board" and part.count
    }
