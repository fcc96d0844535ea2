"""Cut paths as SVG and DXF, in mm: what a cutting machine follows on a printed sheet.

In: a `CutSheet`: a page with outlines to cut, lines to score and the machine's marks, in mm from
the page's top-left corner, y down. Out: text. Every piece is one closed path with true arcs, on the
layer "cut"; folds are on "fold" and registration marks on "registration", so that a program can
leave them out. The page is the drawing's canvas: put at the page's corner, cuts meet their cards.

DXF is written by hand in the form that every reader knows (R12: closed polylines with bulges): it
is fifty lines, and a library would be megabytes to say the same. The tests read it with ezdxf.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from generator.drawing.outlines import Outline, arc
from generator.sheets.marks import Line
from generator.units import Size

#: Layers and their colours: SVG's, and DXF's by number. Cutters sort by colour.
LAYERS = {"cut": ("#FF0000", 1), "fold": ("#0000FF", 5), "registration": ("#000000", 7)}
_HAIRLINE = 0.05
_LEAST = 1e-9
_DIGITS = 4
_MM = "4"


@dataclass(frozen=True)
class CutSheet:
    """What is cut on one page: `cuts` are named outlines, one a piece."""

    title: str
    page: Size
    cuts: tuple[tuple[str, Outline], ...]
    folds: tuple[Line, ...] = ()
    registration: tuple[Outline, ...] = ()


def svg(sheet: CutSheet) -> str:
    """The sheet as SVG: one unit is one mm, and so says the file."""
    w, h = _number(sheet.page.w), _number(sheet.page.h)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
        f'width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}">',
        f"<title>{escape(sheet.title)}</title>",
    ]
    for layer, (colour, _) in LAYERS.items():
        paths = list(_svg_paths(sheet, layer))
        if paths:
            lines.append(
                f'<g id="{layer}" inkscape:groupmode="layer" inkscape:label="{layer}" '
                f'fill="none" stroke="{colour}" stroke-width="{_HAIRLINE}">'
            )
            lines += [*paths, "</g>"]
    return "\n".join([*lines, "</svg>", ""])


def _svg_paths(sheet: CutSheet, layer: str) -> Iterator[str]:
    if layer == "cut":
        for name, outline in sheet.cuts:
            yield f'<path data-piece={quoteattr(name)} d="{_svg_outline(outline)}"/>'
    elif layer == "fold":
        for line in sheet.folds:
            x1, y1, x2, y2 = (_number(v) for v in (line.x1, line.y1, line.x2, line.y2))
            yield f'<path d="M{x1} {y1} L{x2} {y2}"/>'
    else:
        for outline in sheet.registration:
            yield f'<path d="{_svg_outline(outline)}"/>'


def _svg_outline(outline: Outline) -> str:
    first = outline.corners[0]
    out = [f"M{_number(first.x)} {_number(first.y)}"]
    for start, end in outline.pieces():
        to = f"{_number(end.x)} {_number(end.y)}"
        if abs(start.bulge) < _LEAST:
            out.append(f"L{to}")
            continue
        _, radius, _, _ = arc(start, end)
        r, large = _number(radius), int(abs(start.bulge) > 1 + _LEAST)
        out.append(f"A{r} {r} 0 {large} {int(start.bulge < 0)} {to}")
    return " ".join([*out, "Z"])


def dxf(sheet: CutSheet) -> str:
    """The sheet as DXF (R12), mm, y up from the page's bottom-left corner."""
    pairs: list[tuple[int, str]] = [
        (0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"),
        (9, "$INSUNITS"), (70, _MM), (9, "$MEASUREMENT"), (70, "1"),
        (9, "$EXTMIN"), (10, "0"), (20, "0"), (30, "0"),
        (9, "$EXTMAX"), (10, _number(sheet.page.w)), (20, _number(sheet.page.h)), (30, "0"),
        (0, "ENDSEC"), (0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LTYPE"), (70, "1"),
        (0, "LTYPE"), (2, "CONTINUOUS"), (70, "0"), (3, "Solid line"), (72, "65"), (73, "0"),
        (40, "0"), (0, "ENDTAB"), (0, "TABLE"), (2, "LAYER"), (70, str(len(LAYERS) + 1)),
    ]  # fmt: skip
    for layer, (_, colour) in {"0": ("", 7), **LAYERS}.items():
        pairs += [(0, "LAYER"), (2, layer), (70, "0"), (62, str(colour)), (6, "CONTINUOUS")]
    pairs += [(0, "ENDTAB"), (0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
    for _, outline in sheet.cuts:
        pairs += _dxf_outline(outline, "cut", sheet.page.h)
    for line in sheet.folds:
        y1, y2 = sheet.page.h - line.y1, sheet.page.h - line.y2
        pairs += [(0, "LINE"), (8, "fold")]
        pairs += [(10, _number(line.x1)), (20, _number(y1)), (30, "0")]
        pairs += [(11, _number(line.x2)), (21, _number(y2)), (31, "0")]
    for outline in sheet.registration:
        pairs += _dxf_outline(outline, "registration", sheet.page.h)
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code:3}\n{value}\n" for code, value in pairs)


def _dxf_outline(outline: Outline, layer: str, height: float) -> Iterator[tuple[int, str]]:
    yield from ((0, "POLYLINE"), (8, layer), (66, "1"), (70, "1"))
    yield from ((10, "0"), (20, "0"), (30, "0"))
    for corner in outline.corners:
        yield from ((0, "VERTEX"), (8, layer))
        yield from ((10, _number(corner.x)), (20, _number(height - corner.y)), (30, "0"))
        if abs(corner.bulge) >= _LEAST:
            yield 42, f"{corner.bulge:.9f}"
    yield from ((0, "SEQEND"), (8, layer))


def _number(value: float) -> str:
    text = f"{value:.{_DIGITS}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
