"""All drawn components of a catalogue as PDFs, on the sheets that cards lie on.

In: a catalogue, a paper, a folder. Out: <sheet>-<paper>.pdf for each sheet that its components
name: exactly as many pieces as the catalogue counts, with crop marks, labels and rulers in the
margin, each placement told in the file as a card's is. A piece with tiles lies there as its tiles;
with a cutting machine, its cut paths lie beside the PDF.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.catalogue import Catalogue
from generator.components.kit import Bundle, Kit
from generator.components.shop import write_board
from generator.manifest import inked
from generator.project import Project
from generator.sheets import cutpictures
from generator.sheets.cutpictures import CutPicture
from generator.sheets.cutting import cut_sheets, write_cuts
from generator.sheets.writer import SheetCard, SheetReport, write_sheets

#: The paper of what goes to a print shop: none, its page is the thing itself.
SHOP = "shop"


@dataclass(frozen=True)
class Made:
    """One PDF of components: what lies where in it, and beside it the files to cut by: paths, or
    pictures for a machine that prints them itself."""

    bundle: Bundle
    report: SheetReport
    cuts: dict[Path, list[int]]
    pictures: dict[Path, CutPicture]

    @property
    def beside(self) -> tuple[Path, ...]:
        """All files that belong to the PDF."""
        return (*self.cuts, *self.pictures)

    def told(self) -> dict[str, Any]:
        """For the manifest."""
        counts: dict[str, int] = {}
        for piece in self.bundle.pieces:
            counts[piece.drawing.name] = counts.get(piece.drawing.name, 0) + 1
        found = {
            "paper": self.bundle.job.paper.name, "pages": self.report.pages, "pieces": counts,
            "placements": self.report.placements,
        }  # fmt: skip
        if self.cuts:
            found["cuts"] = {path.name: sheets for path, sheets in self.cuts.items()}
        if self.pictures:
            found["pictures"] = cutpictures.told(self.pictures)
        return found


def write_kit(kit: Kit, paper: str, folder: Path) -> dict[Path, Made]:
    """Writes the sheets of a kit for one paper: {PDF: what is in it}."""
    found: dict[Path, Made] = {}
    for bundle in list(kit.bundles(paper)):  # all that can be wrong is wrong before a file
        name = f"{bundle.stem}-{bundle.job.paper.name}"
        if kit.machine is not None:
            name += f"-{kit.machine.name}"
        if kit.printer is not None:
            name += f"-for-{kit.printer.name}"
        path = folder / f"{inked(name, kit.catalogue.ink)}.pdf"
        cards = (
            SheetCard(piece.drawing.name, piece.drawing, None, f"{piece.copy}/{piece.part.count}")
            for piece in bundle.pieces
        )
        report = write_sheets(path, bundle.job, cards)
        cuts = {}
        if kit.machine is not None:
            cuts = write_cuts(cut_sheets(path, bundle.job, report, bundle.outline, bundle.folds))
        drawn = {piece.drawing.name: piece.drawing for piece in bundle.pieces}
        pictures = cutpictures.write_pictures(
            path, bundle.job, report, drawn.__getitem__, bundle.outline
        )
        found[path] = Made(bundle, report, cuts, pictures)
    return found


def write_shop(kit: Kit, folder: Path) -> list[Path]:
    """Writes each board whole, for a print shop: <component>-shop.pdf."""
    found = []
    for part in kit.parts:
        if part.make == "board" and part.count:
            path = folder / f"{inked(f'{part.name}-{SHOP}', kit.catalogue.ink)}.pdf"
            write_board(
                path,
                kit.drawing(part),
                f"{kit.catalogue.title_in_ink} · {part.title}",
                kit.author,
                kit.font,
            )
            found.append(path)
    return found


def component_files(catalogue: Catalogue, project: Project, paper: str, folder: Path) -> list[Path]:
    """Writes the sheets of all drawn components; the files, none if there is no such component.

    Raises UserError with every fault of the components, or for a paper that can't hold a piece.
    """
    return list(write_kit(Kit(catalogue, project), paper, folder))


def component_reports(
    catalogue: Catalogue, project: Project, paper: str, folder: Path
) -> dict[Path, SheetReport]:
    """As `component_files`, with what lies where in each file."""
    made = write_kit(Kit(catalogue, project), paper, folder)
    return {path: one.report for path, one in made.items()}
