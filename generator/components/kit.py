"""All components of a catalogue as bundles: what lies together on the sheets of one PDF.

In: a catalogue, what a person asks for, a paper. Out: `Bundle`s: pieces in order, how large they
are, what is said beside them. Drawings are made once and serve every paper. A net that is too large
for the paper comes in halves, or on a larger paper, and a notice says why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from generator import art
from generator.catalogue import Catalogue
from generator.components import boxes, dice
from generator.components.boards import assembly_page
from generator.components.folding import Folder
from generator.components.measures import BoxMeasures, box_measures, die_measures
from generator.components.nets import Net
from generator.components.options import PartOptions, adapted
from generator.components.parts import DrawnComponent, parts
from generator.components.plan import drawing_of, names_of, pieces_of
from generator.components.words import (
    BY_MACHINE,
    NET,
    ONE_SIDE,
    TOKENS,
    TWO_SIDES,
    ComponentWording,
    half,
    pieces,
    tile_name,
    tiled,
    too_large,
)
from generator.drawing.drawing import Drawing, Item
from generator.drawing.fonts import Font
from generator.drawing.outlines import Outline
from generator.errors import Problem, UserError
from generator.project import Project
from generator.sheets import machines
from generator.sheets.labels import label_font
from generator.sheets.marks import Line
from generator.sheets.paper import Paper, Papers, load
from generator.sheets.placement import Duplex, arrange
from generator.sheets.printer import Printer
from generator.sheets.words import Wording
from generator.sheets.writer import SheetJob
from generator.units import Size


@dataclass(frozen=True)
class Piece:
    """One thing to be cut out: `part` it belongs to, `label` for people, `copy` from 1, and what is
    printed behind it."""

    part: DrawnComponent
    label: str
    drawing: Drawing
    copy: int
    back: Drawing | None = None


@dataclass(frozen=True)
class Bundle:
    """What lies on the sheets called `stem`: pieces of one size, and how they are cut."""

    stem: str
    job: SheetJob
    pieces: tuple[Piece, ...]
    outline: Outline
    folds: tuple[Line, ...] = ()


class Kit:
    """The components of one catalogue, drawn once. `notices` are for the person: what couldn't be
    done as wished, and what came of the paper that was asked for last."""

    def __init__(
        self,
        catalogue: Catalogue,
        project: Project,
        options: PartOptions | None = None,
        printer: Printer | None = None,
    ) -> None:
        """Raises UserError with every fault of the components."""
        self.catalogue, self.project = catalogue, project
        self.options = options or PartOptions()
        self.printer = printer
        self.parts, self._unheard = adapted(parts(catalogue, project), self.options)
        self.notices = list(self._unheard)
        name = self.options.machine
        self.machine = machines.load(project, name) if name else None
        self.cards = sum(card.copies for card in catalogue.cards)
        self._stamps: dict[str, tuple[Item, ...]] = {}
        self._drawn: dict[tuple[str, str], Drawing] = {}
        self._nets: dict[str, Drawing] = {}

    @cached_property
    def font(self) -> Font:
        return label_font(self.project)

    @cached_property
    def papers(self) -> Papers:
        found = load(self.project)
        if self.printer is None:
            return found
        return replace(found, printing=self.printer.within(found.printing))

    @cached_property
    def _folder(self) -> Folder:
        catalogue = self.catalogue
        ornaments = art.of(catalogue.engine, self.project.root)
        return Folder(
            self.project,
            catalogue.palette,
            ornaments,
            catalogue.language,
            self.font,
            self._stamps,
        )

    def bundles(self, paper: str) -> Iterator[Bundle]:
        """What lies on the sheets of that paper. Raises UserError for one that can't hold a
        piece."""
        self.notices = list(self._unheard)
        by_sheet: dict[str, list[DrawnComponent]] = {}
        for part in self.parts:
            if part.count:
                by_sheet.setdefault(part.sheet, []).append(part)
        found = self._turned(self.papers.find(paper))
        for sheet, together in by_sheet.items():
            first = together[0]
            if first.make == "box":
                yield from self._box(first, found)
            elif first.make == "die":
                yield self._die(first, found)
            else:
                yield self._flat(sheet, together, found)

    def drawing(self, part: DrawnComponent) -> Drawing:
        """A token or board as its layout draws it."""
        return self._side(part, "front")

    def back(self, part: DrawnComponent) -> Drawing | None:
        """Its other side, or None if it has none."""
        return self._side(part, "back") if part.back else None

    def _side(self, part: DrawnComponent, side: str) -> Drawing:
        if (part.name, side) not in self._drawn:
            drawing = drawing_of(part, self.catalogue, self.project, self._stamps, side)
            self._drawn[part.name, side] = drawing
        return self._drawn[part.name, side]

    def _sides(self, part: DrawnComponent) -> Iterator[tuple[DrawnComponent, Drawing]]:
        yield part, self.drawing(part)
        back = self.back(part)
        if back is not None:
            yield part, back

    def faces(self) -> Iterator[tuple[DrawnComponent, Drawing]]:
        """All that is printed, each part whole: tokens with both sides, boards, and boxes and dice
        panel by panel. Raises UserError with what is wrong with a layout."""
        for part in self.parts:
            if part.make in ("token", "board"):
                yield from self._sides(part)
                continue
            net, bleed = self._whole_net(part)
            values = names_of(part, self.catalogue)
            for panel in net.panels:
                yield part, self._folder.panel(part.name, net, panel, part.layout, bleed, values)

    def wholes(self) -> Iterator[tuple[DrawnComponent, Drawing]]:
        """As `faces`, but of boxes and dice the net that is cut out, in one. Raises as `faces`."""
        for part in self.parts:
            if part.make in ("token", "board"):
                yield from self._sides(part)
                continue
            net, bleed = self._whole_net(part)
            values = names_of(part, self.catalogue)
            yield part, self._folder.drawing(part.name, net, part.layout, bleed, values)

    def _whole_net(self, part: DrawnComponent) -> tuple[Net, float]:
        """The net of a box or a die, however large the paper, and its bleed."""
        if part.make == "die":
            return self._die_net(part)
        measures, _ = box_measures(self.project)
        return boxes.whole(self._inside(measures), measures), measures.bleed

    def art(self, part: DrawnComponent, net: Net, bleed: float) -> Drawing:
        """What is printed on a net of a die or box that somebody else cuts. Raises UserError with
        what is wrong with the layout."""
        values = names_of(part, self.catalogue)
        return self._folder.art(part.name, net, part.layout, bleed, values)

    def _turned(self, paper: Paper) -> Paper:
        return paper if self.machine is None else self.machine.paper(paper)

    def _flat(self, sheet: str, together: Sequence[DrawnComponent], paper: Paper) -> Bundle:
        """Tokens, or boards with their tiles. What isn't square lies as a honeycomb."""
        first, overlap = together[0], self.options.overlap
        printing = self.papers.printing
        printing = replace(printing, gutters=self._gutters(first, printing.gutters))
        overlaps = overlap if first.tile is not None else 0.0
        bleed = max(first.stock.bleed, overlaps)
        if overlaps:
            printing = replace(printing, outer_bleed=overlaps)
        copies = sum(part.count * len(part.pieces) for part in together)
        extra: tuple[tuple[Item, ...], ...] = ()
        how = _side(together).format(cut=TOKENS[first.shape])
        if first.tile is not None:
            how = tiled(*first.tiling, overlap)
            extra = tuple(
                assembly_page(part, self.drawing(part), overlap, paper.size, self.font)
                for part in together
            )
        job = SheetJob(
            self._title(first.title),
            self.catalogue.edition,
            paper,
            Duplex.LONG_EDGE if any(part.back for part in together) else Duplex.NONE,
            first.piece,
            bleed,
            copies,
            printing,
            self.font,
            author=self.author,
            language=self.catalogue.language,
            unit="pieces",
            crops=first.shape == "square",
            machine=self.machine,
            printer=self.printer,
            extra=extra,
            shape=first.shape,
        )
        lying = tuple(self._pieces(together, min(first.stock.bleed, job.grid().gutter / 2)))
        return Bundle(sheet, self._worded(job, lying, how), lying, first.outline)

    def _gutters(self, part: DrawnComponent, usual: tuple[float, ...]) -> tuple[float, ...]:
        """The gaps to try between pieces, if the catalogue names none. By hand hexagons are cut
        from each other; a machine cuts each by itself."""
        if part.gap is not None:
            return (part.gap,)
        if part.shape == "square":
            return usual
        if part.shape == "hexagon" and self.machine is None:
            return (0.0,)
        return (2 * part.stock.bleed, part.stock.bleed)

    def _pieces(self, together: Sequence[DrawnComponent], shown: float) -> Iterator[Piece]:
        """Every piece of the parts, in order; other shapes than squares show so much bleed."""
        for part in together:
            cut = pieces_of(
                part,
                self.drawing(part),
                self.options.overlap,
                self.font,
                self.machine is None,
                shown,
            )
            columns, behind = part.tiling[0], self.back(part)
            if behind is not None:
                (behind,) = pieces_of(part, behind, guide=False, shown=shown)
            for copy in range(1, part.count + 1):
                for index, one in enumerate(cut):
                    label = part.title if part.tile is None else f"tile {tile_name(index, columns)}"
                    yield Piece(part, label, one, copy, behind)

    def _die(self, part: DrawnComponent, paper: Paper) -> Bundle:
        return self._net(part, part.sheet, *self._die_net(part), paper)

    def _die_net(self, part: DrawnComponent) -> tuple[Net, float]:
        """The net and its bleed."""
        measures = die_measures(self.project)
        return dice.net(measures, part.stock.size.w or None), measures.bleed

    def _inside(self, measures: BoxMeasures) -> boxes.Inside:
        """The room that a box has for all cards."""
        return boxes.inside(
            self.catalogue.largest,
            self.cards,
            measures,
            self.options.thickness,
            self.options.sleeved,
        )

    def _box(self, part: DrawnComponent, paper: Paper) -> Iterator[Bundle]:
        """The box on one page, or each half on its own, or on a larger paper."""
        measures, larger = box_measures(self.project)
        room = self._inside(measures)
        whole, halves = (boxes.whole(room, measures),), boxes.halves(room, measures)
        wanted = paper
        while True:
            for nets, instead in ((whole, ""), (halves, "in two halves")):
                if all(self._fits(net.size, paper) for net in nets):
                    if paper is not wanted:
                        instead = f"{instead} on {paper.title}".strip()
                    if instead:
                        size = whole[0].size
                        self.notices.append(too_large(part.title, size, wanted.title, instead))
                    for net in nets:
                        stem = f"{part.sheet}-{net.name}" if net.name else part.sheet
                        yield self._net(part, stem, net, measures.bleed, paper)
                    return
            if paper.name not in larger:
                size = whole[0].size
                raise UserError(
                    Problem(
                        f"{part.title}: {size.w:.0f} x {size.h:.0f} mm fits on no paper from "
                        f"{wanted.title} on",
                        hint="thinner cards, or a larger paper: --paper 400x500mm",
                    )
                )
            paper = self._turned(self.papers.find(larger[paper.name]))

    def _fits(self, size: Size, paper: Paper) -> bool:
        fence = None if self.machine is None else self.machine.fence(paper)
        try:
            arrange(paper, size, 0.0, Duplex.NONE, self.papers.printing, fence)
        except UserError:
            return False
        return True

    def _net(self, part: DrawnComponent, stem: str, net: Net, bleed: float, paper: Paper) -> Bundle:
        name = f"{part.name}-{net.name}" if net.name else part.name
        if name not in self._nets:
            self._nets[name] = self._folder.drawing(
                name, net, part.layout, bleed, names_of(part, self.catalogue)
            )
        label = half(net.name) if net.name else part.title
        lying = tuple(
            Piece(part, label, self._nets[name], copy) for copy in range(1, part.count + 1)
        )
        job = SheetJob(
            self._title(part.title),
            self.catalogue.edition,
            paper,
            Duplex.NONE,
            net.size,
            bleed,
            len(lying),
            self.papers.printing,
            self.font,
            author=self.author,
            language=self.catalogue.language,
            unit="pieces",
            crops=False,
            snug=True,
            machine=self.machine,
            printer=self.printer,
        )
        return Bundle(stem, self._worded(job, lying, NET), lying, net.outline, net.folds)

    def _title(self, title: str) -> str:
        return f"{self.catalogue.title_in_ink} · {title}"

    @property
    def author(self) -> str:
        """All who are credited."""
        return ", ".join(dict.fromkeys(credit.who for credit in self.catalogue.credits))

    def _worded(self, job: SheetJob, lying: Sequence[Piece], how: str) -> SheetJob:
        """The job with what its sheets say: which pieces lie on each, and what to do."""
        per_sheet = job.grid().per_sheet
        on_sheets = [lying[at : at + per_sheet] for at in range(0, len(lying), per_sheet)]
        names = [pieces(Counter(piece.label for piece in sheet)) for sheet in on_sheets]
        if lying[0].part.tile is not None:
            names = [", ".join(piece.label for piece in sheet) for sheet in on_sheets]
        if self.machine is not None:
            by_machine = BY_MACHINE.format(machine=self.machine.title)
            how = _side([piece.part for piece in lying]).format(cut=by_machine)
        wording: Callable[..., Wording] = partial(
            ComponentWording, names=names, how=how, more=len(job.extra)
        )
        return replace(job, wording=wording)


def _side(parts: Sequence[DrawnComponent]) -> str:
    """On how many sides their sheet is printed, in words."""
    return TWO_SIDES if any(part.back for part in parts) else ONE_SIDE
