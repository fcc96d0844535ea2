"""A game's sheets as somebody wants them: whole or in part, for one printer, with these guides.

In: a deck with its faces, a paper, and `SheetOptions`. Out: a `Product`: one PDF, and what is to be
cut beside it.
Faces are planned while the sheets are written: a large deck never lies in memory at once.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from generator.catalogue.records import CardStock
from generator.deck import Card, Deck
from generator.drawing.content import Contents
from generator.drawing.drawing import Drawing
from generator.drawing.fonts import Font
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces import Faces
from generator.inks import FULL_INK, inked
from generator.inputs import read_text
from generator.pictures.cutline import cut_line
from generator.product import Product
from generator.project import Project
from generator.sheets import cutpictures, cutplan, cutting, materials, patchlist, printer
from generator.sheets.cutlines import cut_out
from generator.sheets.cutting import Outlines, cut_sheets
from generator.sheets.guides import KINDS
from generator.sheets.imposition import sheets
from generator.sheets.labels import label_font
from generator.sheets.machines import Machine
from generator.sheets.paper import Paper, Papers, load
from generator.sheets.placement import Duplex
from generator.sheets.shelves import Pile, Stack
from generator.sheets.writer import SheetCard, SheetJob, SheetReport, sheet_pdf
from generator.steps import Sheets
from generator.units import Size

_MB = 1_000_000
#: The least resolution of --raster, and how much less is advised than would just do.
COARSEST, _SURE = 72, 0.9
#: mm: the most bleed that sheets may be asked for.
MOST_BLEED = 10.0
#: mm: bleed that is less by less is no less.
_NO_LESS = 0.01


@dataclass(frozen=True)
class SheetOptions:
    """How sheets should be. `skip`: places of a part-used first sheet, from 1. `cards`: only these
    ids. `empty`: places that hold no card on any sheet. `outer_bleed`: mm beyond the block of
    cards, if the paper has room. `changed_since`: an older manifest.json; only what changed since
    is printed. `printer`: a named profile. `guides`: of `guides.KINDS`. `marks`: both, fronts or
    none; `ticks`: those between cards. `max_mb`: the size that the file may have. With a `machine`,
    sheets are laid for it; then, and with `cut`, the cut paths lie beside the PDF."""

    duplex: str = "long-edge"
    raster: float | None = None
    printer: str | None = None
    skip: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    changed_since: Path | None = None
    guides: tuple[str, ...] = ()
    marks: str = "both"
    ticks: bool = True
    labels: bool = True
    cut_plan: bool = True
    max_mb: float | None = None
    machine: Machine | None = None
    cut: bool = False
    empty: tuple[int, ...] = ()
    outer_bleed: float | None = None

    @property
    def to_be_cut(self) -> bool:
        """Whether there are cut paths."""
        return self.cut or self.machine is not None

    def form(self) -> str:
        """Everything that is not as usual, in a word: "" if nothing is."""
        parts = []
        if self.duplex != "long-edge":
            parts.append(self.duplex)
        if self.machine is not None:
            parts.append(self.machine.name)
        elif self.cut:
            parts.append("cut")
        if self.printer:
            parts.append(f"for-{self.printer}")
        if self.changed_since:
            parts.append("patch")
        elif self.cards:
            parts.append("some")
        return "-".join(parts)

    def as_plain(self) -> dict[str, Any]:
        """For the manifest: what was asked for, and neither the duplex, the printer nor the cards
        tell, which stand there anyway."""
        told = {
            "raster": self.raster, "skip": list(self.skip), "guides": list(self.guides),
            "marks": self.marks, "ticks": self.ticks, "labels": self.labels,
            "cut_plan": self.cut_plan, "cut": self.cut, "empty": list(self.empty),
            "machine": self.machine.name if self.machine else None,
            "outer_bleed": self.outer_bleed,
        }  # fmt: skip
        usual: dict[str, Any] = {"marks": "both"}
        usual |= dict.fromkeys(("ticks", "labels", "cut_plan"), True)
        return {
            key: value
            for key, value in told.items()
            if (value != usual[key] if key in usual else value)
        }

    def name(self, paper: str) -> str:
        """What the file is called, without its ending."""
        return "-".join(filter(None, ("sheets", paper, self.form())))


def print_sheets(
    deck: Deck,
    faces: Faces,
    project: Project,
    paper: str,
    options: SheetOptions,
    ink: str = FULL_INK,
    measured: printer.Printer | None = None,
) -> Product:
    """The sheets, for the printer of the options, or for it as it was once `measured`. Raises
    UserError for an option that can't be had."""
    papers = load(project)
    sheet = papers.find(paper)
    if options.machine is not None:
        sheet = options.machine.paper(sheet)
    profile = measured or (printer.load(options.printer) if options.printer else None)
    if profile is not None:
        profile.suits(sheet, options.duplex)
    font = label_font(project)
    hashes: dict[str, str] = {}
    chosen, lists = _chosen(deck, faces, options)
    job = _job(deck, chosen, sheet, papers, font, options, profile)
    _check(job, options)
    extra = [patchlist.page(lists, job.title, sheet, font)] if lists is not None else []
    if options.cut_plan and options.machine is None and job.crops:
        extra.append(cutplan.page(job, materials.load(project)))
    job = replace(job, extra=tuple(extra))
    data, report = sheet_pdf(job, _in_order(job, deck, faces, chosen, hashes))
    _weigh(data, options, report)
    stem = inked(options.name(sheet.name), ink)
    outlines = _outlines(chosen, project)
    to_cut = cut_sheets(stem, job, report, outlines) if options.to_be_cut else {}
    about: dict[str, Any] = {
        "duplex": options.duplex, "pages": report.pages, "sheets": report.sheets,
        "per_sheet": report.per_sheet, "faces": hashes,
        "listed": {card.id: _line(card)._asdict() for card in chosen},
        "placements": report.placements,
    }  # fmt: skip
    if options.as_plain():
        about["options"] = options.as_plain()
    if profile is not None:
        about["printer"] = profile.as_plain()
    if to_cut:
        about["cuts"] = cutting.as_plain(to_cut)
    if len(chosen) < len(deck.cards):
        about["cards"] = {card.id: card.copies for card in chosen}
    pictures = cutpictures.cut_pictures(
        stem, job, report, lambda card: faces.front(deck[card]), outlines
    )
    if pictures:
        about["pictures"] = cutpictures.as_plain(pictures)
    notices = [f"{stem}: no room for {what}" for what in report.left_out]
    notices += _less_bleed(stem, job, options)
    if options.machine is not None:
        notices += [options.machine.settings, *cutpictures.sizes(pictures)]
    files = {f"{stem}.pdf": data, **cutting.cut_files(to_cut)}
    files |= {name: one.data for name, one in pictures.items()}
    return Product(files, about, tuple(notices))


def _less_bleed(stem: str, job: SheetJob, options: SheetOptions) -> Iterator[str]:
    """That the block of cards has less bleed at its edge than was asked for, and why."""
    if options.outer_bleed is None:
        return
    arranged = job.arranged()
    if isinstance(arranged, Stack):
        grids = [band.grid for sheet in arranged.sheets for band in sheet.bands]
    else:
        grids = [arranged]
    got = min(side for grid in grids for side in grid.outer)
    marked = options.marks != "none" and options.machine is None
    room = (
        "the marks need room in the margin (--marks none)"
        if marked
        else "few printers reach farther"
    )
    if got < options.outer_bleed - _NO_LESS:
        yield (
            f"{stem}: {got:.2g} mm of bleed at the outer edge, not {options.outer_bleed:g}: the "
            f"cards have {job.bleed:g} mm, and {room}"
        )


def laid(deck: Deck, project: Project, paper: str) -> list[list[Card]]:
    """The cards of each sheet in their order, on sheets as usual; nothing is drawn. Raises
    UserError for a paper that there isn't, or that a card doesn't fit on."""
    papers, cards = load(project), list(deck.cards)
    sheet, font = papers.find(paper), label_font(project)
    job = _job(deck, cards, sheet, papers, font, SheetOptions(), None)
    arranged = job.arranged()
    piles = [iter([one for one in pile for _ in range(one.copies)]) for pile in _piled(cards)]
    order = arranged.order if isinstance(arranged, Stack) else [0] * job.copies
    copies = (next(piles[pile]) for pile in order)
    return [[next(copies) for _ in placed] for _, placed in job.sheets()]


def _outlines(cards: list[Card], project: Project) -> Outlines:
    """The cut round each card."""
    folders = [root / "cards" for root in project.roots()]
    lines = {stock: cut_line(stock, folders) for stock in {card.stock for card in cards}}
    found = {card.id: lines[card.stock] for card in cards}
    return found.__getitem__


#: The shapes of cards that lie as bees would lay them.
_HONEYCOMBS = {"round": "disc", "hexagon": "hexagon"}


def _honeycomb(cards: list[Card], options: SheetOptions) -> str:
    """The shape in which all these cards may lie closer; "square" if they lie in rows and columns:
    so they do either side of a fold, and as pictures, which are boxes and would hide each other."""
    stocks = {(card.stock.size, card.stock.bleed, card.stock.shape) for card in cards}
    if len(stocks) > 1 or options.duplex == Duplex.FOLD.value or options.raster:
        return "square"
    return _HONEYCOMBS.get(cards[0].stock.shape or "", "square")


def _gutters(stock: CardStock, shape: str, by_hand: bool) -> tuple[float, ...]:
    """The gaps to try between cards that lie closer, the widest first. By hand hexagons may share
    their cuts."""
    none = (0.0,) if shape == "hexagon" and by_hand else ()
    return (2 * stock.bleed, stock.bleed, *none)


def _job(
    deck: Deck,
    chosen: list[Card],
    sheet: Paper,
    papers: Papers,
    font: Font,
    options: SheetOptions,
    profile: printer.Printer | None,
) -> SheetJob:
    catalogue, stock = deck.catalogue, chosen[0].stock
    printing = papers.printing if profile is None else profile.within(papers.printing)
    if options.cut and options.machine is None:
        printing = printing.apart(printing.cut_gap)
    if options.outer_bleed is not None:
        printing = replace(printing, outer_bleed=options.outer_bleed)
        if options.marks == "none" or options.machine is not None:  # no crop mark needs room
            unmarked = replace(printing.mark, shortest=0.0, nearest=0.0)
            printing = replace(printing, mark=unmarked)
    piles = tuple(
        Pile(pile[0].stock.size, pile[0].stock.bleed, sum(card.copies for card in pile))
        for pile in _piled(chosen)
    )
    job = SheetJob(
        catalogue.title_in_ink,
        deck.edition,
        sheet,
        Duplex(options.duplex),
        stock.size,
        stock.bleed,
        sum(card.copies for card in chosen),
        printing,
        font,
        author=", ".join(dict.fromkeys(credit.who for credit in catalogue.credits)),
        language=catalogue.language,
        dpi=options.raster,
        machine=options.machine,
        printer=profile,
        skip=tuple(sorted(set(options.skip))),
        guides=options.guides,
        marks_on=options.marks,
        ticks=options.ticks,
        labels=options.labels,
        piles=piles if len(piles) > 1 else (),
        empty=tuple(sorted(set(options.empty))),
        crops=not all(card.stock.shape for card in chosen),
    )
    shape = _honeycomb(chosen, options)
    if shape == "square":
        return job
    gutters = _gutters(stock, shape, by_hand=not options.to_be_cut)
    closer = replace(job, shape=shape, printing=replace(printing, gutters=gutters))
    return closer if _takes(closer) <= _takes(job) else job


def _takes(job: SheetJob) -> float:
    """How many sheets a job takes; endless if not even one card fits."""
    try:
        return sheets(job.copies + len(job.skip), job.grid().per_sheet)
    except UserError:
        return math.inf


def _piled(cards: list[Card]) -> list[list[Card]]:
    """Cards of one size and bleed together, in the order in which they come first."""
    found: dict[tuple[Size, float], list[Card]] = {}
    for card in cards:
        found.setdefault((card.stock.size, card.stock.bleed), []).append(card)
    return list(found.values())


def _in_order(
    job: SheetJob, deck: Deck, faces: Faces, cards: list[Card], hashes: dict[str, str]
) -> Iterator[SheetCard]:
    """Every copy in the order in which the sheets take them."""
    arranged = job.arranged()
    guide = job.machine is None
    if not isinstance(arranged, Stack):
        shown = job.bleed if job.shape == "square" else arranged.gutter / 2
        yield from _copies(deck, faces, cards, hashes, shown, guide)
        return
    piles = [
        _copies(deck, faces, pile, hashes, pile[0].stock.bleed, guide) for pile in _piled(cards)
    ]
    for pile in arranged.order:
        yield next(piles[pile])


def _check(job: SheetJob, options: SheetOptions) -> None:
    arranged = replace(job, skip=(), empty=()).arranged()
    per_sheet = len(arranged.sheets[0].fronts if isinstance(arranged, Stack) else arranged.places)
    for key, places in (("--skip", options.skip), ("--empty", options.empty)):
        for place in places:
            if not 1 <= place <= per_sheet:
                expected = f"1 to {per_sheet} on this paper"
                raise UserError(Problem(f"there is no place {place}", key=key, expected=expected))
    if len(set(options.empty)) >= per_sheet:
        raise UserError(Problem("leaves a sheet without any place", key="--empty"))
    if len({*options.skip, *options.empty}) >= per_sheet:
        raise UserError(
            Problem("skips every place of the first sheet", key="--skip", hint="use a fresh sheet")
        )
    for kind in options.guides:
        if kind not in KINDS:
            raise UserError(
                Problem(
                    f"{kind!r} is no kind of guide",
                    key="--guides",
                    expected=", ".join(KINDS),
                    hint=did_you_mean(kind, list(KINDS)),
                )
            )


def _chosen(
    deck: Deck, faces: Faces, options: SheetOptions
) -> tuple[list[Card], patchlist.Patch | None]:
    cards = list(deck.cards)
    if options.cards:
        known = [card.id for card in cards]
        for card_id in options.cards:
            if card_id not in known:
                raise UserError(
                    Problem(
                        f"{deck.catalogue.title} has no card {card_id!r}",
                        key="--cards",
                        expected=f"cards: {listed(known)}",
                        hint=did_you_mean(card_id, known),
                    )
                )
        cards = [card for card in cards if card.id in options.cards]
    if options.changed_since is None:
        return cards, None
    before, lines = _printed_before(options.changed_since)
    contents = Contents(deck.edition, faces.hashed)
    now = {
        card.id: contents.of_card(
            faces.front(card), faces.back(card.back), card.number, card.copies
        )
        for card in cards
    }
    changed = [card for card in cards if before.get(card.id) != now[card.id]]
    gone = [card_id for card_id in before if card_id not in now and not options.cards]
    if not changed:
        left = [lines[card_id].text for card_id in gone]
        raise UserError(
            Problem(
                f"{'nothing to print' if left else 'nothing'} has changed since",
                file=str(options.changed_since),
                key="--changed-since",
                hint=f"only take out, every copy: {'; '.join(left)}" if left else "",
            )
        )
    out = [card.id for card in changed if card.id in before] + gone
    return changed, patchlist.Patch(
        tuple(lines[card_id] for card_id in out), tuple(_line(card) for card in changed)
    )


def _line(card: Card) -> patchlist.Line:
    return patchlist.Line(card.number, card.id, card.name, card.copies)


def _printed_before(manifest: Path) -> tuple[dict[str, str], dict[str, patchlist.Line]]:
    """Card id -> face hash, and how a list tells of each card, from an older manifest. Raises
    UserError if it tells none."""
    try:
        steps = json.loads(read_text(manifest, key="--changed-since"))["steps"]
        for name, step in sorted(steps.items()):
            about = step.get("about", step)  # the first edition told it beside the step's fields
            if name.startswith("sheets-") and "cards" not in about and about.get("faces"):
                told = Sheets.model_validate(about)
                return told.faces, {
                    card_id: patchlist.Line(**told.listed[card_id].model_dump())
                    if card_id in told.listed
                    else patchlist.Line("", card_id, card_id, 1)
                    for card_id in told.faces
                }
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):  # of any shape
        pass
    raise UserError(
        Problem(
            "is no manifest with sheets in it",
            file=str(manifest),
            key="--changed-since",
            hint="keep the manifest.json of the build that you printed",
        )
    )


def _copies(
    deck: Deck,
    faces: Faces,
    cards: list[Card],
    hashes: dict[str, str],
    shown: float,
    guide: bool,
) -> Iterator[SheetCard]:
    """Copies of these cards; those that are no rectangles as `cut_out` has them."""
    backs: dict[str, Drawing] = {}
    contents = Contents(deck.edition, faces.hashed)
    for card in cards:
        front, back = faces.front(card), faces.back(card.back)
        hashes[card.id] = contents.of_card(front, back, card.number, card.copies)
        front = cut_out(front, shown, guide)
        back = backs.setdefault(card.back, cut_out(back, shown, guide=False))
        for position in range(card.first, card.last + 1):
            yield SheetCard(card.id, front, back, f"{position}/{deck.total}")


def _lighter(options: SheetOptions, share: float) -> str:
    """What makes a file so small a share of what it is. Vectors are lighter than pictures of them,
    as a rule, so pictures are no advice for a file that has none; coarser ones are for one that
    has: their bytes shrink at least as their resolution does."""
    if options.raster is None:
        return "simplify them, or print in parts: --cards ID,..."
    dpi = int(options.raster * share * _SURE)
    return f"try --raster {dpi}" if dpi >= COARSEST else "print in parts: --cards ID,..."


def _weigh(data: bytes, options: SheetOptions, report: SheetReport) -> None:
    if options.max_mb is None or len(data) <= options.max_mb * _MB:
        return
    taken = len(data) / _MB
    heaviest = sorted(report.weights.items(), key=lambda one: -one[1])[:3]
    found = ", ".join(f"{name} {weight / 1000:.0f} kB" for name, weight in heaviest)
    raise UserError(
        Problem(
            f"the sheets take {taken:.2f} MB, {taken - options.max_mb:.2f} too much",
            key="--max-mb",
            expected=f"heaviest drawings: {found}",
            hint=_lighter(options, options.max_mb / taken),
        )
    )
