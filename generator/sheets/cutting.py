"""The cut paths that belong to sheets: one closed path a piece, where the sheets' PDF has its trim.

In: the job that was printed, its report, and the outline of a piece. Out: an SVG and a DXF to lie
beside the PDF; sheets that are cut otherwise (the last one, as a rule) have their own, and then
each file's name says which sheets it cuts. A machine cuts from the front, so fronts are what
counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from generator.drawing.drawing import apply, moved, times, turned
from generator.drawing.outlines import Outline
from generator.errors import Problem, UserError
from generator.sheets.cutfiles import CutSheet, dxf, svg
from generator.sheets.marks import Line
from generator.sheets.placement import Duplex
from generator.sheets.writer import SheetJob, SheetReport
from generator.units import Size

#: By the stem of its files' names: what is cut, and the numbers of the sheets.
Sheets = dict[str, tuple[CutSheet, list[int]]]
#: The outline of the card with that id, and its folds.
Outlines = Callable[[str], Outline]
Folds = Callable[[str], Iterable[Line]]
#: So many runs of sheets stand in a file's name.
_SAID = 6


def cut_sheets(
    stem: str,
    job: SheetJob,
    report: SheetReport,
    outline: Outline | Outlines,
    folds: Iterable[Line] | Folds = (),
) -> Sheets:
    """What is cut of the sheet PDF with this stem: by the stem of the cut files, their paths and
    the numbers of the sheets that they cut.

    `outline` and `folds` (of each card, if they are not all alike) are those of one upright piece
    whose trim begins at (0, 0). Raises UserError for fold-over sheets, whose marks would lie inside
    the fold.
    """
    if job.duplex is Duplex.FOLD:
        raise UserError(
            Problem(
                "fold-over sheets can't be cut by a machine: after folding its marks are gone",
                hint="take --duplex long-edge, or none",
            )
        )
    fronts = fronts_by_sheet(report)
    alike: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for number, places in fronts.items():
        key = ((p["slot"], *p["trim"], outline_of(outline, p["card"])) for p in places)
        alike[tuple(key)].append(number)
    found: Sheets = {}
    for numbers in alike.values():
        which = "" if len(alike) == 1 else f"-{_called(numbers)}"
        sheet = cut_sheet(job, fronts[numbers[0]], outline, folds, numbers)
        found[f"{stem.removesuffix('-cut')}-cut{which}"] = (sheet, numbers)
    return found


def cut_files(to_cut: Sheets) -> dict[str, bytes]:
    """Each as SVG and as DXF, by name."""
    return {
        f"{stem}{ending}": drawn(sheet).encode()
        for stem, (sheet, _) in to_cut.items()
        for ending, drawn in ((".svg", svg), (".dxf", dxf))
    }


def as_plain(to_cut: Sheets) -> dict[str, list[int]]:
    """For the manifest: the numbers of the sheets that each file cuts."""
    return {
        f"{stem}{ending}": numbers
        for stem, (_, numbers) in to_cut.items()
        for ending in (".svg", ".dxf")
    }


def cut_sheet(
    job: SheetJob,
    places: list[dict[str, Any]],
    outline: Outline | Outlines,
    folds: Iterable[Line] | Folds,
    numbers: list[int],
) -> CutSheet:
    """What is cut on one sheet: the outline in each of its places."""
    machine, page = job.machine, job.paper.size
    larger = 0.0 if machine is None else machine.larger  # the paper lies in the middle of the page
    canvas = moved(larger / 2, larger / 2)
    cuts = []
    scored: list[Line] = []
    for place in places:
        size, angle = Size(*place["trim"][2:]), place["angle"]
        size = size.turned() if angle % 180 else size
        upright = times(turned(angle), moved(-size.w / 2, -size.h / 2))
        lie = times(canvas, times(moved(place["x"], place["y"]), upright))
        whole = outline_of(outline, place["card"])
        cuts.append((f"slot-{place['slot'] + 1}", whole.through(lie)))
        for line in folds(place["card"]) if callable(folds) else folds:
            ends = *apply(lie, line.x1, line.y1), *apply(lie, line.x2, line.y2)
            scored.append(Line(*ends))
    which = "sheet" if len(numbers) == 1 else "sheets"
    title = f"{job.title}: cut {which} {_told(numbers)} on {job.paper.title}"
    marks = () if machine is None else machine.registration(page)
    registration = tuple(mark.through(canvas) for mark in marks)
    page = Size(page.w + larger, page.h + larger)
    return CutSheet(title, page, tuple(cuts), tuple(scored), registration)


def fronts_by_sheet(report: SheetReport) -> dict[int, list[dict[str, Any]]]:
    """The placements of fronts by their sheet of paper, from 1."""
    found: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for place in report.placements:
        if place["side"] == "front":
            found[place["sheet"]].append(place)
    return found


def outline_of(outline: Outline | Outlines, card: str) -> Outline:
    """The outline of one card, if all are alike or not."""
    return outline if isinstance(outline, Outline) else outline(card)


def _called(numbers: list[int]) -> str:
    """`sheet-3`, `sheets-10-18`, `sheets-1-6_8`: what a file that cuts them is called."""
    if len(numbers) == 1:
        return f"sheet-{numbers[0]}"
    runs = list(_runs(numbers))
    said = [str(first) if first == last else f"{first}-{last}" for first, last in runs[:_SAID]]
    more = sum(last - first + 1 for first, last in runs[_SAID:])
    return "sheets-" + "_".join([*said, f"and-{more}-more"] if more else said)


def _told(numbers: list[int]) -> str:
    """`1 to 6, 8`: the same for people."""
    return ", ".join(
        str(first) if first == last else f"{first} to {last}" for first, last in _runs(numbers)
    )


def _runs(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of neighbours."""
    first = last = numbers[0]
    for number in numbers[1:]:
        if number != last + 1:
            yield first, last
            first = number
        last = number
    yield first, last
