"""The cut plan: one page after the sheets that says what to buy, how to print and where to cut.

In: a job and its grid. Out: the page as items in mm. Straight cuts come in the order that keeps
edges true: first all cuts one way through the whole sheet, then the strips across.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.faces import paths
from generator.faces.drawing import Item, Shape, Stroke
from generator.faces.fonts import Font
from generator.sheets.forms import run_at
from generator.sheets.imposition import sheets as sheets_for
from generator.sheets.marks import marks
from generator.sheets.paper import Paper, Printing
from generator.sheets.placement import Duplex, Grid
from generator.units import PT, Box

_EM = 9.5 * PT
_TITLE = 15 * PT
_LEFT = 16.0
_HOW = {
    Duplex.LONG_EDGE: "Print at 100 % (actual size), on both sides, flipped on the long edge.",
    Duplex.SHORT_EDGE: "Print at 100 % (actual size), on both sides, flipped on the short edge.",
    Duplex.NONE: "Print at 100 % (actual size), on one side: fronts for sleeves.",
    Duplex.FOLD: "Print at 100 % (actual size), on one side. Score and fold, glue, then cut.",
}


@dataclass(frozen=True)
class CutPlan:
    """What a job asks of a person: sheets of paper, straight cuts a sheet one way and the other."""

    sheets: int
    per_sheet: int
    down: tuple[float, ...]
    across: tuple[float, ...]

    @property
    def cuts(self) -> int:
        """Straight cuts a sheet: all downwards, then each across all strips at once."""
        return len(self.down) + len(self.across)


def cut_plan(grid: Grid, printing: Printing, copies: int, skipped: int = 0) -> CutPlan:
    """The plan of a job: x of each cut downwards and y of each cut across, in mm."""
    drawn = marks(grid, printing, printing.mark.length)
    return CutPlan(
        sheets_for(copies + skipped, grid.per_sheet), grid.per_sheet,
        tuple(line.x1 for line in drawn.top), tuple(line.y1 for line in drawn.left),
    )  # fmt: skip


def page(
    plan: CutPlan, grid: Grid, paper: Paper, title: str, copies: int, unit: str, font: Font
) -> tuple[Item, ...]:
    """The page: words above, a small sheet with its numbered cuts below."""
    size = paper.size
    sheets = f"{plan.sheets} sheet{'s' if plan.sheets > 1 else ''}"
    lines = [
        f"{copies} {unit} on {sheets} of {paper.title}, {plan.per_sheet} on a sheet.",
        "Paper: 200 to 300 g/m², matt; or ordinary paper glued to board of about 0.3 mm.",
        _HOW[grid.duplex],
        "Check the ruler of the first sheet: 50 mm must measure 50 mm. If it doesn't, the",
        "printer has scaled the page: choose “actual size” and print again.",
        f"{plan.cuts} straight cuts a sheet, {plan.cuts * plan.sheets} in all. Cut in this order,",
        "knife and ruler on the marks: first 1 to "
        f"{len(plan.down)} through the whole sheet, then {len(plan.down) + 1} to {plan.cuts} across.",
        "Lay several sheets together only if their marks meet when held against the light.",
    ]
    widest = max(font.shape(line).advance for line in lines) / font.upem
    em = min(_EM, (size.w - 2 * _LEFT) / widest)
    items: list[Item] = [run_at(font, _TITLE, _LEFT, 22.0, f"{title}: cut plan")]
    items += [run_at(font, em, _LEFT, 31.0 + k * em * 1.5, line) for k, line in enumerate(lines)]
    top = 31.0 + len(lines) * em * 1.5 + 6.0
    room = Box(_LEFT, top, size.w - 2 * _LEFT, size.h - top - 14)
    return (*items, *_small_sheet(plan, grid, font, room))


def _small_sheet(plan: CutPlan, grid: Grid, font: Font, room: Box) -> list[Item]:
    if room.h < 30:
        return []
    paper = grid.paper
    scale = min((room.w - 12) / paper.w, (room.h - 10) / paper.h)
    left = room.x + (room.w - paper.w * scale) / 2
    top = room.y + 6
    ink = Stroke("#000000", 0.2)
    items: list[Item] = [
        Shape(paths.rectangle(Box(left, top, paper.w * scale, paper.h * scale)), "#FFFFFF", ink)
    ]
    for spot in (*grid.fronts, *(grid.backs if grid.duplex is Duplex.FOLD else ())):
        trim = spot.trim
        box = Box(left + trim.x * scale, top + trim.y * scale, trim.w * scale, trim.h * scale)
        items.append(Shape(paths.rectangle(box), "#E9EDF2", None))
    number = 0
    em = 7 * PT
    for at in plan.down:
        number += 1
        x = left + at * scale
        items.append(Shape(paths.line(x, top - 2, x, top + paper.h * scale + 2), None, ink))
        nudge = -2.4 if number % 2 else 0.4
        items.append(run_at(font, em, x + nudge, top - 2.6, str(number)))
    for at in plan.across:
        number += 1
        y = top + at * scale
        items.append(Shape(paths.line(left - 2, y, left + paper.w * scale + 2, y), None, ink))
        nudge = 0.0 if number % 2 else 2.2
        items.append(run_at(font, em, left + paper.w * scale + 2.6, y + nudge, str(number)))
    return items
