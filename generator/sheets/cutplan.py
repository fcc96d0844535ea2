"""The cut plan: one page after the sheets that says what to buy, how to print and where to cut.

In: a job. Out: the page as items in mm. Straight cuts come in the order that keeps edges true: of
one size, first all cuts down through the whole sheet, then the strips across; of several sizes,
first across, which parts the bands, then down each band. Sheets that are cut alike share a picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum

from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.drawing.fonts import Font
from generator.sheets.forms import run_at, settable
from generator.sheets.job import SheetJob
from generator.sheets.marks import Line, drawn
from generator.sheets.materials import Materials
from generator.sheets.pagehead import BELOW, ring, title, wrapped
from generator.sheets.placement import Duplex, Grid, Spot
from generator.sheets.shelves import Shelves
from generator.sheets.ticks import ticks
from generator.sheets.words import FLIPS
from generator.units import PT, Box, Size

_TITLE, _EM, _SMALL = 15 * PT, 9.5 * PT, 6.5 * PT
_LEFT, _LEADING = 16.0, 1.5
#: Round a small sheet: room for the numbers of cuts, from those to the lines, between two sheets.
_NUMBERS, _STEP, _APART = 5.0, 2.2, 10.0
#: More kinds of sheets than these are not drawn.
_MOST = 6
#: Small sheets, and cuts: those that come first, and the others.
_LINE, _FIRST = Stroke("#000000", 0.2), Stroke("#000000", 0.35)
_FOLD = Stroke("#000000", 0.2, dash=(2.0, 1.5))
_CARD = "#E3E9F0"
#: How the ticks in gutters outlast the first cuts.
_BETWEEN = (
    "Begin and end each cut at the edge of the cards: the margin holds the sheet together to the "
    "last. With a trimmer, which cuts from edge to edge, leave each gutter on one of its strips: "
    "its ticks show where to cut the other way.",
)


@dataclass(frozen=True)
class CutSheet:
    """Sheets that are cut alike: their numbers (from 1), what lies on them, the cuts in order, how
    many of them come first (one way through the whole sheet), and where they are folded before."""

    numbers: tuple[int, ...]
    cards: tuple[Box, ...]
    cuts: tuple[Line, ...]
    first: int
    fold: Line | None = None


def cut_sheets(job: SheetJob) -> list[CutSheet]:
    """All sheets of a job, those alike together."""
    found: dict[tuple[Line, ...], CutSheet] = {}
    number = 0
    for ground, placed in job.sheets():
        if not placed:
            continue
        number = placed[0].sheet + 1
        spots = [one.spot for one in placed]
        one = _cut_sheet(job, ground, spots, number)
        before = found.get(one.cuts)
        if before is not None:
            cards = max(before.cards, one.cards, key=len)
            one = CutSheet((*before.numbers, number), cards, one.cuts, one.first, one.fold)
        found[one.cuts] = one
    return list(found.values())


def _cut_sheet(
    job: SheetJob, ground: Grid | Shelves, spots: Sequence[Spot], number: int
) -> CutSheet:
    paper = ground.paper
    lines = drawn(ground, job.printing, job.printing.mark.length, spots)
    right, bottom = paper.w, paper.h
    if lines.fold is not None:  # two layers from here on: only one half is left to be cut
        upright = lines.fold.x1 == lines.fold.x2
        right, bottom = (lines.fold.x1, bottom) if upright else (right, lines.fold.y1)
    edges = _sorted(line.y1 for line in lines.left)
    across = [Line(0, at, right, at) for at in edges if at < bottom]
    cards = [spot.trim for spot in spots]
    if lines.fold is not None:
        backs = dict(zip(ground.fronts, ground.backs, strict=False))
        cards += [backs[spot].trim for spot in spots]
    if isinstance(ground, Grid):
        edges = _sorted(line.x1 for line in lines.top)
        down = [Line(at, 0, at, bottom) for at in edges if at < right]
        cuts, first = [*down, *across], len(down)
    else:
        cuts, first = [*across, *_down_bands(ground, spots, right)], len(across)
    return CutSheet((number,), tuple(cards), tuple(cuts), first, lines.fold)


def _down_bands(shelves: Shelves, spots: Sequence[Spot], right: float) -> Iterator[Line]:
    """The cuts down each band, a little beyond its cards."""
    for band in shelves.bands:
        trims = [spot.trim for spot in spots if band.holds(spot)]
        top = min((trim.y for trim in trims), default=0.0) - _STEP
        bottom = max((trim.bottom for trim in trims), default=0.0) + _STEP
        for at in _sorted(edge for trim in trims for edge in (trim.x, trim.right)):
            if at < right:
                yield Line(at, top, at, bottom)


def _sorted(edges: Iterator[float]) -> list[float]:
    """Edges in order, those of neighbours that share a cut once."""
    found: list[float] = []
    for edge in sorted(edges):
        if not found or edge - found[-1] > 1e-3:
            found.append(edge)
    return found


def page(job: SheetJob, materials: Materials) -> tuple[Item, ...]:
    """The page: words above, small sheets with their numbered cuts below."""
    size, font = job.paper.size, job.font
    sheets = cut_sheets(job)
    wide = size.w - 2 * _LEFT
    text = settable(font, f"{job.title}: cut plan")
    large = min(_TITLE, wide / _wide(font, 1.0, text))
    items: list[Item] = [*title(font, large, _LEFT, 22.0, wide, text)]
    em = min(_EM, wide / 48)
    y = 22.0 + BELOW + _LEADING * em
    items.append(run_at(font, em, _LEFT, y, _what(job, sheets)))
    column = _LEFT + 6.4 * em
    for number, (name, steps) in enumerate(_words(job, sheets, materials).items(), 1):
        y += 0.5 * _LEADING * em
        items += ring(font, em, _LEFT, y + _LEADING * em, number)
        items.append(run_at(font, em, _LEFT + 2.4 * em, y + _LEADING * em, name))
        for step in steps:
            for line in wrapped(font, em, size.w - _LEFT - column, step):
                y += _LEADING * em
                items.append(run_at(font, em, column, y, line))
    room = Box(_LEFT, y + 5.0, wide, size.h - y - 17.0)
    return (*items, *_pictures(sheets[:_MOST], size, font, room))


def _what(job: SheetJob, sheets: Sequence[CutSheet]) -> str:
    count = sum(len(one.numbers) for one in sheets)
    return f"{job.copies} {job.unit} on {_of(count, 'sheet')} of {job.paper.title}."


def _words(job: SheetJob, sheets: Sequence[CutSheet], materials: Materials) -> dict[str, list[str]]:
    """What to buy, how to print and how to cut, each in a few sentences."""
    count = sum(len(one.numbers) for one in sheets)
    cuts = sum(len(one.numbers) * len(one.cuts) for one in sheets)
    buy, how = _to_buy(job, count, materials)
    return {
        "Paper": buy,
        "Print": [
            how,
            "The ruler of the first sheet must measure 50 mm. If it doesn't, the printer has "
            "scaled the page: choose “actual size” and print again.",
        ],
        "Cut": [
            f"{_of(cuts, 'straight cut')} in all, with knife and ruler on the marks, in the order "
            "of the numbers: first through the whole sheet one way, then each strip the other way.",
            *(_BETWEEN if _has_ticks(job) else ()),
            "Sheets only go together under the knife if their marks meet when they are held "
            "against the light.",
        ],
    }


def _has_ticks(job: SheetJob) -> bool:
    """Whether there are marks between the cards, too."""
    off = job.printing.mark.ticks
    return job.ticks and any(
        ticks(ground, off, [one.spot for one in placed]) for ground, placed in job.sheets()
    )


def _to_buy(job: SheetJob, count: int, materials: Materials) -> tuple[list[str], str]:
    """Paper and board for so many sheets, and how to print them."""
    paper, sheets, boards = job.paper.title, _of(count, "sheet"), _of(count, "board")
    light, heavy = (f"{weight:g}" for weight in materials.stiff)
    thin, thick = (f"{weight:g}" for weight in materials.thin)
    board = f"{materials.board:g} mm"
    edge = FLIPS.get(job.duplex)
    if edge is not None:
        return [
            f"{sheets} of {paper}, {light} to {heavy} g/m², matt.",
            f"Or on board: {_of(2 * count, 'sheet')} of {thin} to {thick} g/m², each page on its "
            f"own, glued to both faces of {boards} of {board}.",
        ], f"At 100 % (actual size), on both sides, flipped on the {edge}."
    if job.duplex is Duplex.FOLD:
        return [
            f"{sheets} of {paper}, {thin} to {light} g/m². Folded, it is two layers.",
            f"Or with a board between the layers: {boards} of {board}, half of {paper} each.",
        ], "At 100 % (actual size), on one side. Score and fold on the dashed line, glue."
    return [
        f"{sheets} of {paper}, {thin} g/m² or more, for sleeves with an old card behind.",
        f"Or on board: glue them to {boards} of {board}, as large as the paper.",
    ], "At 100 % (actual size), on one side."


def _of(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _pictures(sheets: Sequence[CutSheet], paper: Size, font: Font, room: Box) -> Iterator[Item]:
    """Small sheets in as many columns as make them largest, each with its caption."""
    best = (0.0, 1, 1)
    for columns in range(1, len(sheets) + 1):
        rows = -(-len(sheets) // columns)
        wide = (room.w - (columns - 1) * _APART) / columns - _NUMBERS
        high = (room.h - (rows - 1) * _APART) / rows - 2 * _NUMBERS
        best = max(best, (min(wide / paper.w, high / paper.h, 0.75), columns, rows))
    scale, columns, rows = best
    if scale < 0.08:
        return
    wide, high = paper.w * scale + _NUMBERS, paper.h * scale + 2 * _NUMBERS
    left = room.x + (room.w - columns * wide - (columns - 1) * _APART) / 2
    for index, sheet in enumerate(sheets):
        row, column = divmod(index, columns)
        x, y = left + column * (wide + _APART), room.y + row * (high + _APART)
        yield from _small(sheet, paper, scale, font, x, y + 2 * _NUMBERS)


def _small(
    sheet: CutSheet, paper: Size, scale: float, font: Font, left: float, top: float
) -> Iterator[Item]:
    def box(one: Box) -> Box:
        return Box(left + one.x * scale, top + one.y * scale, one.w * scale, one.h * scale)

    caption = f"{'Sheet' if len(sheet.numbers) == 1 else 'Sheets'} {runs(sheet.numbers)}"
    yield run_at(font, _EM * 0.85, left, top - _NUMBERS - 1.5, caption)
    yield Shape(paths.rectangle(box(Box(0, 0, paper.w, paper.h))), "#FFFFFF", _LINE)
    for card in sheet.cards:
        yield Shape(paths.rectangle(box(card)), _CARD, None)
    if sheet.fold is not None:
        fold = sheet.fold
        ends = (
            left + fold.x1 * scale,
            top + fold.y1 * scale,
            left + fold.x2 * scale,
            top + fold.y2 * scale,
        )
        yield Shape(paths.line(*ends), None, _FOLD)
    upright: dict[float, list[tuple[int, Line]]] = {}
    across: list[tuple[int, Line]] = []
    for number, line in enumerate(sheet.cuts, 1):
        if line.x1 == line.x2:
            upright.setdefault(line.y1, []).append((number, line))
        else:
            across.append((number, line))
    for begin, cuts in upright.items():
        y = top + begin * scale
        wanted = [left + line.x1 * scale for _, line in cuts]
        widths = [_wide(font, _SMALL, str(number)) for number, _ in cuts]
        above = y - (_STEP if begin == 0 else 0.0)
        for (number, line), x, at, width in zip(
            cuts, wanted, spread(wanted, [w + 0.8 for w in widths]), widths, strict=True
        ):
            thick = _FIRST if number <= sheet.first else _LINE
            yield Shape(paths.line(x, y, x, top + line.y2 * scale), None, thick)
            yield Shape(paths.line(at, above - 0.3, x, y), None, _LINE)
            yield run_at(font, _SMALL, at - width / 2, above - 0.7, str(number))
    wanted = [top + line.y1 * scale for _, line in across]
    end = left + paper.w * scale
    cap = font.cap / font.upem * _SMALL
    spots = spread(wanted, [cap + 0.8] * len(across))
    for (number, line), y, at in zip(across, wanted, spots, strict=True):
        thick = _FIRST if number <= sheet.first else _LINE
        yield Shape(paths.line(left, y, left + line.x2 * scale, y), None, thick)
        if line.x2 == paper.w:
            yield Shape(paths.line(end, y, end + _STEP, at), None, _LINE)
            yield run_at(font, _SMALL, end + _STEP + 0.5, at + cap / 2, str(number))
        else:  # folded: the other half lies beneath
            x = left - _wide(font, _SMALL, str(number)) - _STEP - 0.5
            yield Shape(paths.line(left, y, left - _STEP, at), None, _LINE)
            yield run_at(font, _SMALL, x, at + cap / 2, str(number))


def spread(wanted: Sequence[float], widths: Sequence[float]) -> list[float]:
    """Centres as near to the wanted ones (in order) as things of these widths can be without
    touching: those in each other's way move apart together."""
    groups: list[tuple[list[int], float]] = []  # members, centre of their first
    for index, at in enumerate(wanted):
        groups.append(([index], at))
        while len(groups) > 1:
            (before, start), (last, begin) = groups[-2], groups[-1]
            reach = start + _length(widths, before)
            if reach + (widths[before[-1]] + widths[last[0]]) / 2 <= begin + 1e-9:
                break
            both = before + last
            offsets = [_length(widths, both[: k + 1]) for k in range(len(both))]
            middle = fsum(wanted[i] - offset for i, offset in zip(both, offsets, strict=True))
            groups[-2:] = [(both, middle / len(both))]
    found = [0.0] * len(wanted)
    for members, start in groups:
        for k, index in enumerate(members):
            found[index] = start + _length(widths, members[: k + 1])
    return found


def _length(widths: Sequence[float], members: Sequence[int]) -> float:
    """From the centre of the first to that of the last, side by side."""
    pairs = zip(members, members[1:], strict=False)
    return fsum((widths[one] + widths[two]) / 2 for one, two in pairs)


def _wide(font: Font, em: float, text: str) -> float:
    return font.shape(text).advance / font.upem * em


def runs(numbers: Sequence[int]) -> str:
    """`1 to 6, 8`: neighbours drawn together."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(
        f"{run[0]} to {run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in found
    )
