"""Sheets as pictures for a machine whose own program prints them: a PNG a sheet, fronts only.

In: the job that was printed, its report, each card's drawing and outline. Out: pictures as large as
the block of cards, transparent but for the cards themselves. The program cuts along what is opaque,
so a picture needs no cut file, and has its right size only if it is given that size there: a PNG
has pixels, no mm.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from generator.drawing.drawing import Drawing
from generator.drawing.outlines import Outline
from generator.sheets.cutting import Outlines, fronts_by_sheet, outline_of
from generator.sheets.writer import SheetJob, SheetReport
from generator.units import MM_PER_INCH, Box, Size


@dataclass(frozen=True)
class CutPicture:
    """The picture of one sheet (from 1) as PNG, and its size in mm."""

    sheet: int
    size: Size
    data: bytes = field(repr=False)


def cut_pictures(
    stem: str,
    job: SheetJob,
    report: SheetReport,
    front: Callable[[str], Drawing],
    outline: Outline | Outlines,
) -> dict[str, CutPicture]:
    """A picture a sheet by name, to lie beside the PDF with this stem; none unless the job's
    machine takes pictures."""
    machine = job.machine
    if machine is None or machine.pictures is None:
        return {}
    from generator.painting.cutout import CutFace, cut_out, transparent_png

    found: dict[str, CutPicture] = {}
    for number, places in fronts_by_sheet(report).items():
        box = _round(places)
        faces = []
        for place in places:
            cut = outline_of(outline, place["card"])
            drawing = front(place["card"])
            faces.append(CutFace(drawing, place["x"], place["y"], place["angle"], cut.path()))
        image = cut_out(faces, box, machine.pictures, machine.apart / 2)
        data = transparent_png(image, machine.pictures)
        found[f"{stem}-picture-{number}.png"] = CutPicture(number, Size(box.w, box.h), data)
    return found


def as_plain(pictures: dict[str, CutPicture]) -> dict[str, Any]:
    """For the manifest."""
    return {
        name: {"sheet": one.sheet, "mm": [round(one.size.w, 4), round(one.size.h, 4)]}
        for name, one in pictures.items()
    }


def sizes(pictures: dict[str, CutPicture]) -> list[str]:
    """What a person must know to print them as large as they are."""
    by_size: dict[str, list[str]] = defaultdict(list)
    for name, one in pictures.items():
        w, h = one.size.w, one.size.h
        cm = f"{w / 10:.3f} x {h / 10:.3f} cm"
        by_size[f"{cm} ({w / MM_PER_INCH:.3f} x {h / MM_PER_INCH:.3f} in)"].append(name)
    return [
        f"{names[0]}{f' and {len(names) - 1} more' if names[1:] else ''}: {size}"
        for size, names in by_size.items()
    ]


def _round(places: list[dict[str, Any]]) -> Box:
    """The box round all trims."""
    trims = [Box(*place["trim"]) for place in places]
    x, y = min(trim.x for trim in trims), min(trim.y for trim in trims)
    right, bottom = max(trim.right for trim in trims), max(trim.bottom for trim in trims)
    return Box(x, y, right - x, bottom - y)
