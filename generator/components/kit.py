"""All components of a catalogue as bundles: what lies together on the sheets of one PDF.

In: a catalogue, what a person asks for, a paper. Out: `Bundle`s: pieces in order, how large they
are, what is said beside them. Drawings are made once and serve every paper. A net that is too large
for the paper comes in halves, or on a larger paper, and a notice says why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import islice

from generator import art
from generator.catalogue import Catalogue
from generator.components import boxes, dials, dice, gaps, standees
from generator.components.boards import assembly_page
from generator.components.box_steps import box_steps
from generator.components.bundle import Bundle, Piece, placed
from generator.components.die_steps import die_steps
from generator.components.folding import Folder
from generator.components.measures import BoxMeasures, box_measures, die_measures
from generator.components.net_steps import NetSteps, Step
from generator.components.nets import Net
from generator.components.options import PartOptions, adapted, either_way, other_way
from generator.components.parts import DrawnComponent, parts, two_sided
from generator.components.piece_steps import piece_steps
from generator.components.plan import drawing_of, names_of, pieces_of
from generator.components.words import (
    BY_MACHINE,
    NET,
    ONE_SIDE,
    TOKENS,
    TWO_SIDES,
    ComponentWording,
    among_others,
    folded,
    half,
    half_of,
    pieces,
    tile_name,
    tiled,
    too_large,
)
from generator.drawing.drawing import IDENTITY, Drawing, Group, Item
from generator.drawing.fonts import Font
from generator.drawing.outlines import Outline
from generator.drawing.paths import rectangle
from generator.errors import Problem, UserError
from generator.project import Project
from generator.sheets import machines
from generator.sheets.cutlines import cut_guide
from generator.sheets.labels import label_font
from generator.sheets.marks import Line
from generator.sheets.paper import Paper, Papers, load
from generator.sheets.placement import Duplex, arrange
from generator.sheets.printer import Printer
from generator.sheets.shelves import Pile, Stack
from generator.sheets.words import Wording
from generator.sheets.writer import SheetJob
from generator.units import Size


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
        self.instead = either_way(self.parts)
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
        for one in self.parts:
            for part in (one, *(coin for coin in self.instead if coin.of == one.of)):
                if part.count:
                    by_sheet.setdefault(part.sheet, []).append(part)
        found = self._turned(self.papers.find(paper))
        for sheet, together in by_sheet.items():
            try:
                yield from self._bundled(sheet, together, found)
            except UserError as error:
                raise placed(error, together, self.catalogue.source) from None

    def _bundled(
        self, sheet: str, together: Sequence[DrawnComponent], paper: Paper
    ) -> Iterator[Bundle]:
        """What lies on the sheets of one name. Raises as `bundles`."""
        first = together[0]
        if first.make == "box":
            yield from self._box(together, paper)
        elif self._is_mixed(together):
            yield self._mixed(sheet, together, paper)
        elif first.make == "die":
            yield self._die(together, paper)
        else:
            yield self._flat(sheet, together, paper)

    def back(self, part: DrawnComponent) -> Drawing | None:
        """The other side of a token or board, or None if it has none."""
        return self.drawing(part, "back") if part.back else None

    def drawing(self, part: DrawnComponent, side: str = "front") -> Drawing:
        """A token or board as its layout draws it, or the layout of its "back"."""
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
        larger = (part for part in self.instead if part.worth > 1)
        for part in (*self.parts, *larger):
            if part.is_flat:
                yield from self._sides(part)
                continue
            values = names_of(part, self.catalogue)
            for net, bleed in self._whole_nets(part):
                for panel in net.panels:
                    layout = self._layout(part, panel.name)
                    yield part, self._folder.panel(part.name, net, panel, layout, bleed, values)

    def wholes(self) -> Iterator[tuple[DrawnComponent, Drawing]]:
        """As `faces`, but of boxes and dice the net that is cut out, in one. Raises as `faces`."""
        for part in self.parts:
            if part.is_flat:
                yield from self._sides(part)
                continue
            for net, bleed in self._whole_nets(part):
                yield part, self._net_drawing(part, net, bleed)

    def _whole_nets(self, part: DrawnComponent) -> list[tuple[Net, float]]:
        """The nets of what is folded or turned, however large the paper, and their bleeds."""
        size, bleed = part.stock.size, part.stock.bleed
        if part.make == "die":
            return [self._die_net(part)]
        if part.make == "standee":
            return [(standees.net(size, part.foot, mirrored=not part.back), bleed)]
        if part.make == "dial":
            return [(net, bleed) for net in dials.nets(size.w, part.window)]
        measures, _ = box_measures(self.project)
        return [(boxes.whole(self._inside(part, measures), measures), measures.bleed)]

    def _net_drawing(self, part: DrawnComponent, net: Net, bleed: float) -> Drawing:
        """A net as it is cut out, painted once."""
        name = f"{part.name}-{net.name}" if net.name else part.name
        if name not in self._nets:
            layouts = {panel.name: self._layout(part, panel.name) for panel in net.panels}
            self._nets[name] = self._folder.drawing(
                name, net, part.layout, bleed, names_of(part, self.catalogue), layouts, part.cut
            )
        return self._nets[name]

    @staticmethod
    def _layout(part: DrawnComponent, panel: str) -> str:
        """The layout of one panel of a net: a standee may have one for its back."""
        return part.back if panel == "back" and part.back else part.layout

    @staticmethod
    def _is_mixed(together: Sequence[DrawnComponent]) -> bool:
        """Whether these don't lie as pieces of one kind do."""
        kinds = {
            (part.make, part.stock.size, part.stock.bleed, part.shape, part.gap, part.tile)
            for part in together
        }
        return len(kinds) > 1 or together[0].make in ("standee", "dial")

    def _mixed(self, sheet: str, together: Sequence[DrawnComponent], paper: Paper) -> Bundle:
        """Pieces of several kinds in rows of one size, each with its own cut."""
        outlines: dict[str, Outline] = {}
        folds: dict[str, tuple[Line, ...]] = {}
        piles: dict[tuple[Size, float, gaps.Gaps], list[Piece]] = {}
        printing = gaps.mixed(self.papers.printing)
        for part in together:
            apart = gaps.among_others(part, printing)
            for piece, outline, lines in self._each(part):
                drawing = piece.drawing
                outlines[drawing.name], folds[drawing.name] = outline, lines
                piles.setdefault((drawing.size, drawing.bleed, apart), []).append(piece)
        sizes = tuple(
            Pile(size, bleed, len(pieces), apart) for (size, bleed, apart), pieces in piles.items()
        )
        first = sizes[0]
        if len(sizes) == 1:
            printing = replace(printing, gutters=first.gutters)
        job = SheetJob(
            self._title(together[0].title),
            self.catalogue.edition,
            paper,
            _duplex(together),
            first.size,
            first.bleed,
            sum(pile.copies for pile in sizes),
            printing,
            self.font,
            author=self.author,
            language=self.catalogue.language,
            unit="pieces",
            crops=False,
            machine=self.machine,
            printer=self.printer,
            piles=sizes if len(sizes) > 1 else (),
        )
        arranged = job.arranged()
        heaps = [iter(pieces) for pieces in piles.values()]
        order = arranged.order if isinstance(arranged, Stack) else [0] * job.copies
        lying = tuple(next(heaps[pile]) for pile in order)
        glued = [part.title for part in together if part.glued]
        how = _side(together).format(cut=among_others(glued))
        worded = self._worded(job, lying, how)
        return Bundle(sheet, worded, lying, outlines.__getitem__, folds.__getitem__)

    def _each(self, part: DrawnComponent) -> Iterator[tuple[Piece, Outline, tuple[Line, ...]]]:
        """Every piece of a part as it lies among others, with its cut and its folds."""
        if part.is_flat:
            for piece in self._pieces([part], gaps.shown(part, self.machine)):
                one = piece.drawing
                if part.shape == "square" and self.machine is None:
                    guide = cut_guide(part.outline.path(), part.cut)
                    items = (Group(one.items, IDENTITY, rectangle(one.full)), *guide)
                    piece = replace(piece, drawing=replace(one, items=items))
                yield piece, part.outline, ()
            return
        nets = self._whole_nets(part)
        for copy in range(1, part.count + 1):
            for net, bleed in nets:
                label = half_of(part.title, net.name)
                piece = Piece(part, label, self._net_drawing(part, net, bleed), copy)
                yield piece, net.outline, net.folds

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
        printing = replace(printing, gutters=gaps.alone(first, printing, self.machine))
        overlaps = overlap if first.tile is not None else 0.0
        bleed = max(first.stock.bleed, overlaps)
        if overlaps:
            printing = replace(printing, outer_bleed=overlaps)
        copies = sum(part.count * len(part.pieces) for part in together)
        extra: tuple[tuple[Item, ...], ...] = ()
        cut = TOKENS[first.shape].format(across=first.piece.w)
        if any(part.folds for part in together):
            cut = folded(cut, all(part.glued for part in together))
        how = _side(together).format(cut=cut)
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
            _duplex(together),
            first.piece,
            bleed,
            copies,
            printing,
            self.font,
            author=self.author,
            language=self.catalogue.language,
            unit="pieces",
            crops=first.shape == "square",
            snug=True,
            machine=self.machine,
            printer=self.printer,
            extra=extra,
            shape=first.shape,
            beside=piece_steps(together, self.machine, self.font, printing.margin),
        )
        lying = tuple(self._pieces(together, min(first.stock.bleed, job.grid().gutter / 2)))
        return Bundle(sheet, self._worded(job, lying, how), lying, first.outline)

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

    def _die(self, together: Sequence[DrawnComponent], paper: Paper) -> Bundle:
        net, bleed = self._die_net(together[0])
        steps = self._steps(net, bleed, die_steps(net, self.machine is not None))
        return self._net(together, together[0].sheet, net, bleed, paper, steps)

    def _die_net(self, part: DrawnComponent) -> tuple[Net, float]:
        """The net and its bleed."""
        measures = die_measures(self.project)
        return dice.net(measures, part.stock.size.w or None), measures.bleed

    def _inside(self, box: DrawnComponent, measures: BoxMeasures) -> boxes.Inside:
        """The room that a box has: what was asked for, or what all cards and what else it holds
        need."""
        if box.room is not None:
            return boxes.Inside(*box.room)
        held = [part for part in self.parts if part.of in box.holds]
        return boxes.inside(
            self.catalogue.largest,
            self.cards,
            measures,
            self.options.thickness,
            self.options.sleeved,
            sum(part.count * part.layers for part in held),
        )

    def _box(self, together: Sequence[DrawnComponent], paper: Paper) -> Iterator[Bundle]:
        """The box on one page, or each half on its own, or on a larger paper; all its copies, which
        may look otherwise."""
        part = together[0]
        measures, larger = box_measures(self.project)
        room = self._inside(part, measures)
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
                        made = box_steps(net, measures, part.for_cards, self.machine is not None)
                        steps = self._steps(net, measures.bleed, made)
                        yield self._net(together, stem, net, measures.bleed, paper, steps)
                    return
            if paper.name not in larger:
                size = whole[0].size
                raise UserError(
                    Problem(
                        f"{part.title}: {size.w:.0f} x {size.h:.0f} mm fits on no paper from "
                        f"{wanted.title} on",
                        hint=f"{'less room' if part.room else 'thinner cards'}, or a larger paper: "
                        "--paper 400x500mm",
                    )
                )
            paper = self._turned(self.papers.find(larger[paper.name]))

    def _steps(self, net: Net, bleed: float, steps: Sequence[Step]) -> NetSteps:
        """What is drawn beside a net."""
        return NetSteps(net, bleed, steps, self.font, self.papers.printing.margin)

    def _fits(self, size: Size, paper: Paper) -> bool:
        fence = None if self.machine is None else self.machine.fence(paper)
        try:
            arrange(paper, size, 0.0, Duplex.NONE, self.papers.printing, fence)
        except UserError:
            return False
        return True

    def _net(
        self,
        together: Sequence[DrawnComponent],
        stem: str,
        net: Net,
        bleed: float,
        paper: Paper,
        steps: NetSteps,
    ) -> Bundle:
        label = half(net.name) if net.name else ""
        lying = tuple(
            Piece(part, label or part.title, self._net_drawing(part, net, bleed), copy)
            for part in together
            for copy in range(1, part.count + 1)
        )
        drawing = lying[0].drawing
        # The ticks of folds lie beyond the colour, as far as the paper goes.
        printing = self.papers.printing
        printing = replace(printing, outer_bleed=max(printing.outer_bleed, drawing.bleed))
        job = SheetJob(
            self._title(together[0].title),
            self.catalogue.edition,
            paper,
            Duplex.NONE,
            net.size,
            drawing.bleed,
            len(lying),
            printing,
            self.font,
            author=self.author,
            language=self.catalogue.language,
            unit="pieces",
            crops=False,
            snug=True,
            machine=self.machine,
            printer=self.printer,
            beside=steps.beside,
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
        coming = iter(lying)
        on_sheets = [list(islice(coming, len(placed))) for _, placed in job.sheets()]
        names = [pieces(Counter(piece.label for piece in sheet)) for sheet in on_sheets]
        if lying[0].part.tile is not None:
            names = [", ".join(piece.label for piece in sheet) for sheet in on_sheets]
        if self.machine is not None:
            by_machine = BY_MACHINE.format(machine=self.machine.title)
            how = _side([piece.part for piece in lying]).format(cut=by_machine)
        others = other_way(lying[0].part, (*self.parts, *self.instead))
        wording: Callable[..., Wording] = partial(
            ComponentWording, names=names, how=how, more=len(job.extra), others=others
        )
        return replace(job, wording=wording)


def _side(parts: Sequence[DrawnComponent]) -> str:
    """On how many sides their sheet is printed, in words."""
    return TWO_SIDES if _duplex(parts) is not Duplex.NONE else ONE_SIDE


def _duplex(parts: Sequence[DrawnComponent]) -> Duplex:
    """How their sheet is printed: a token's back is printed behind it, a standee's beside it."""
    return Duplex.LONG_EDGE if any(map(two_sided, parts)) else Duplex.NONE
