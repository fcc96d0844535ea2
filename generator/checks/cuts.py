"""Cut files read back: one closed path a piece, exactly where the printed sheet has its trim.

In: an SVG and a DXF, and the sheets that they cut. Out: findings. Both files are read as any
program reads them, and held against where the PDF itself says that its pieces lie. In mm from the
page's top-left corner, y down.
"""

from __future__ import annotations

import math
import xml.etree.ElementTree as tree
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

from generator.checks.findings import Finding
from generator.checks.sheetfile import NEAR, SheetFile
from generator.errors import UserError
from generator.inputs import read_text
from generator.manifest import is_plain
from generator.units import Box, Size

_SVG = "{http://www.w3.org/2000/svg}"
_CUT = "cut"
#: mm: how much larger than the paper a machine's page may be.
_MOST_LARGER = 13.0


@dataclass(frozen=True)
class Cut:
    """One path on the cut layer: its box, and whether it is closed."""

    box: Box
    closed: bool


def findings(
    folder: Path,
    names: Iterable[str],
    sheets: Iterable[int],
    sheet: SheetFile,
) -> Iterator[Finding]:
    """What is wrong with these files, which cut these sheets (from 1) of a PDF, each alike."""
    for number in sheets:
        fronts = sheet.fronts(number)
        trims = [seen.box for seen in fronts]
        paper = sheet.pages[fronts[0].page - 1] if fronts else None
        for name in names:
            path = folder / name
            if not is_plain(folder, name):
                continue  # told already, as a file that is gone
            try:
                cuts = svg_cuts(path) if path.suffix == ".svg" else dxf_cuts(path)
                if paper is not None:
                    cuts = list(_on_paper(cuts, canvas(path), paper))
            except (tree.ParseError, ValueError, IndexError, KeyError, UserError) as error:
                yield Finding("cut-mismatch", f"{name} can't be read: {error}", file=name)
                continue
            wrong = _compare(trims, cuts)
            if wrong:
                yield Finding("cut-mismatch", f"{name}, sheet {number}: {wrong}", file=name)


def _on_paper(cuts: Iterable[Cut], page: Size, paper: Size) -> Iterator[Cut]:
    """The cuts as they come to lie on the paper, which is in the middle of a page that may be
    declared larger. Raises ValueError for any other page."""
    wider, higher = page.w - paper.w, page.h - paper.h
    if abs(wider - higher) > NEAR or not -NEAR < wider < _MOST_LARGER + NEAR:
        raise ValueError(f"its page is {page.w:g} x {page.h:g} mm")
    for cut in cuts:
        box = cut.box
        yield replace(cut, box=Box(box.x - wider / 2, box.y - higher / 2, box.w, box.h))


def canvas(path: Path) -> Size:
    """The page of a cut file."""
    if path.suffix == ".svg":
        _, _, width, height = map(float, tree.fromstring(read_text(path)).attrib["viewBox"].split())
        return Size(width, height)
    lines = read_text(path).splitlines()
    pairs = [(int(lines[at]), lines[at + 1]) for at in range(0, len(lines) - 1, 2)]
    return Size(float(_after(pairs, "$EXTMAX", 10)), float(_after(pairs, "$EXTMAX", 20)))


def _compare(trims: list[Box], cuts: list[Cut]) -> str:
    """What the paths don't share with the pieces; "" if all is well."""
    if any(not cut.closed for cut in cuts):
        return "a path is not closed"
    if len(cuts) != len(trims):
        return f"{len(cuts)} paths for {len(trims)} pieces"
    left = [cut.box for cut in cuts]
    worst = 0.0
    for trim in trims:
        nearest = min(left, key=lambda box: _off(trim, box))
        worst = max(worst, _off(trim, nearest))
        left.remove(nearest)
    return f"a path lies {worst:.2f} mm off its piece" if worst > NEAR else ""


def _off(one: Box, other: Box) -> float:
    """How far the furthest two edges are apart."""
    return max(
        abs(one.x - other.x),
        abs(one.y - other.y),
        abs(one.right - other.right),
        abs(one.bottom - other.bottom),
    )


def svg_cuts(path: Path) -> list[Cut]:
    """The paths of the layer "cut". Raises ValueError if a unit is not a mm."""
    root = tree.fromstring(read_text(path))
    _, _, width, height = (float(value) for value in root.attrib["viewBox"].split())
    for side, length in (("width", width), ("height", height)):
        if root.attrib[side] != f"{length:g}mm" and root.attrib[side] != f"{length}mm":
            raise ValueError(f"{side} {root.attrib[side]} is not that of its viewBox in mm")
    found = []
    for group in root.iter(f"{_SVG}g"):
        if group.attrib.get("id") != _CUT:
            continue
        for element in group.iter(f"{_SVG}path"):
            drawn = element.attrib["d"]
            pen = BoundsPen(None)
            parse_path(drawn, pen)
            left, top, right, bottom = pen.bounds
            closed = drawn.rstrip().upper().endswith("Z")
            found.append(Cut(Box(left, top, right - left, bottom - top), closed))
    return found


def dxf_cuts(path: Path) -> list[Cut]:
    """The polylines of the layer "cut", turned over: DXF's y runs up from the page's foot."""
    lines = read_text(path).splitlines()
    pairs = [(int(lines[at]), lines[at + 1]) for at in range(0, len(lines) - 1, 2)]
    height = float(_after(pairs, "$EXTMAX", 20))
    if _after(pairs, "$INSUNITS", 70) != "4":
        raise ValueError("its unit is not the mm")
    found: list[Cut] = []
    points: list[tuple[float, float, float]] | None = None
    closed, entity, values = False, "", dict[int, str]()
    for code, value in [*pairs, (0, "EOF")]:
        if code != 0:
            values[code] = value
            continue
        if entity == "POLYLINE":
            points = [] if values.get(8) == _CUT else None
            closed = int(values.get(70, "0")) & 1 == 1
        elif entity == "VERTEX" and points is not None:
            bulge = float(values.get(42, "0"))
            points.append((float(values[10]), height - float(values[20]), bulge))
        elif entity == "SEQEND" and points:
            found.append(Cut(_bounds(points), closed))
            points = None
        entity, values = value, {}
    return found


def _after(pairs: list[tuple[int, str]], name: str, code: int) -> str:
    """The value with this code that follows a header's name."""
    at = pairs.index((9, name))
    return next(value for found, value in pairs[at + 1 :] if found == code)


def _bounds(points: list[tuple[float, float, float]]) -> Box:
    """The box of a closed line; a bulge is the tangent of a quarter of its arc's angle."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    for (x1, y1, bulge), (x2, y2, _) in zip(points, points[1:] + points[:1], strict=True):
        if not bulge:
            continue
        # Thirty-two points of the arc: a quarter of its angle each side of the chord's middle.
        angle = 4 * math.atan(bulge)
        radius = math.hypot(x2 - x1, y2 - y1) / 2 / math.sin(abs(angle) / 2)
        # Counter-clockwise as one looks at it; with y down, the centre lies left of the way.
        way = math.atan2(y2 - y1, x2 - x1)
        side = way - math.pi / 2 if bulge > 0 else way + math.pi / 2
        far = radius * math.cos(abs(angle) / 2)
        cx = (x1 + x2) / 2 + far * math.cos(side)
        cy = (y1 + y2) / 2 + far * math.sin(side)
        start = math.atan2(y1 - cy, x1 - cx)
        for step in range(1, 32):
            at = start - angle * step / 32
            xs.append(cx + radius * math.cos(at))
            ys.append(cy + radius * math.sin(at))
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
