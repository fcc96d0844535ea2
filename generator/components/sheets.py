"""All drawn components of a catalogue as PDFs, on the sheets that cards lie on.

In: a catalogue, a paper, a folder. Out: <sheet>-<paper>.pdf for each sheet that its components
name: exactly as many pieces as the catalogue counts, with crop marks, labels and rulers in the
margin, each placement told in the file as a card's is. A piece with tiles lies there as its tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from generator.catalogue import Catalogue
from generator.components.parts import Part, parts
from generator.components.plan import drawing_of, pieces_of
from generator.components.words import ComponentWording, pieces, tiled
from generator.faces.drawing import Drawing, Item
from generator.faces.fonts import Shelf
from generator.manifest import inked
from generator.project import Project
from generator.sheets.paper import Paper, Printing, load
from generator.sheets.placement import Duplex, arrange
from generator.sheets.words import Wording
from generator.sheets.writer import SheetCard, SheetJob, SheetReport, write_sheets

_LABEL_FONT = ("atkinson-hyperlegible-next", 400)


@dataclass(frozen=True)
class Piece:
    """One thing to be cut out: `part` it belongs to, `label` for people, `copy` from 1."""

    part: Part
    label: str
    drawing: Drawing
    copy: int


def component_files(
    catalogue: Catalogue, project: Project, paper: str, folder: Path
) -> list[Path]:
    """Writes the sheets of all drawn components; the files, none if there is no such component.

    Raises UserError with every fault of the components, or for a paper that can't hold a piece.
    """
    return list(component_reports(catalogue, project, paper, folder))


def component_reports(
    catalogue: Catalogue, project: Project, paper: str, folder: Path
) -> dict[Path, SheetReport]:
    """As `component_files`, with what lies where in each file."""
    papers = load(project)
    found: dict[Path, SheetReport] = {}
    by_sheet: dict[str, list[Part]] = {}
    for part in parts(catalogue, project):
        if part.count:
            by_sheet.setdefault(part.sheet, []).append(part)
    for sheet, together in by_sheet.items():
        size = papers.find(paper)
        path = folder / f"{inked(f'{sheet}-{size.name}', catalogue.ink)}.pdf"
        job, lying = _job(catalogue, project, together, size, papers.printing)
        cards = (
            SheetCard(piece.drawing.name, piece.drawing, None, f"{piece.copy}/{piece.part.count}")
            for piece in lying
        )
        found[path] = write_sheets(path, job, cards)
    return found


def _job(
    catalogue: Catalogue, project: Project, together: list[Part], paper: Paper, printing: Printing
) -> tuple[SheetJob, list[Piece]]:
    first = together[0]
    size, bleed = first.piece, first.stock.bleed
    if first.gap is not None:
        printing = replace(printing, gutters=(first.gap,))
    lying = list(_pieces(together, catalogue, project))
    per_sheet = arrange(paper, size, bleed, Duplex.NONE, printing).per_sheet
    job = SheetJob(
        f"{catalogue.title_in_ink} · {first.title}", catalogue.edition, paper, Duplex.NONE, size,
        bleed, len(lying), printing, Shelf(project).font(*_LABEL_FONT),
        author=", ".join(dict.fromkeys(credit.who for credit in catalogue.credits)),
        language=catalogue.language, wording=_wording(first, lying, per_sheet), unit="pieces",
    )  # fmt: skip
    return job, lying


def _wording(first: Part, lying: list[Piece], per_sheet: int) -> Callable[..., Wording]:
    """What the sheets say: which pieces lie on each, and how tiles become whole again."""
    labels = [piece.label for piece in lying]
    on_sheets = [labels[at : at + per_sheet] for at in range(0, len(labels), per_sheet)]
    if first.tile is None:
        return partial(ComponentWording, names=[pieces(Counter(sheet)) for sheet in on_sheets])
    names = [", ".join(sheet) for sheet in on_sheets]
    return partial(ComponentWording, names=names, how=tiled(*first.tiling))


def _pieces(
    together: list[Part], catalogue: Catalogue, project: Project
) -> Iterator[Piece]:
    """Every piece of the parts, in order; what they share is drawn once."""
    stamps: dict[str, tuple[Item, ...]] = {}
    for part in together:
        drawing = drawing_of(part, catalogue, project, stamps)
        cut = pieces_of(part, drawing)
        for copy in range(1, part.count + 1):
            for index, one in enumerate(cut, 1):
                label = part.title if part.tile is None else f"tile {index} of {len(cut)}"
                yield Piece(part, label, one, copy)

