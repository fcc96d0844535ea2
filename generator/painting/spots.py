"""Inks with names of their own: foil, white, varnish, the line where a cutter cuts.

In: a document in inks, the name of such an ink, and the four inks that stand for it where a machine
hasn't got it. Out: operators that paint in it (a Separation colour space), with what they need
among the resources of the stream they go into; and a line round each page's card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pikepdf

from generator.drawing.drawing import Path

#: Cyan, magenta, yellow, black: 0..255 each.
Inks = tuple[int, ...]
#: How a cut line looks on screens, how thick it is (pt), and what makes it print over all else.
_CUT: Inks = (0, 255, 0, 0)
_HAIRLINE, _OVER = 0.25, "/DeckproofOver"
_VERBS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def painted(pdf: pikepdf.Pdf, stream: Any, name: str, inks: Inks, stroke: bool) -> list[Any]:
    """The operators that choose a named ink for fills, or for strokes, in a page or form."""
    space, value = ("CS", "SCN") if stroke else ("cs", "scn")
    among = pikepdf.Name(_known(pdf, stream, name, inks))
    return [
        pikepdf.ContentStreamInstruction([among], pikepdf.Operator(space)),
        pikepdf.ContentStreamInstruction([1], pikepdf.Operator(value)),
    ]


def of(stream: Any) -> dict[str, Inks]:
    """{its name among resources: the inks that stand for it} of a page's or form's own inks."""
    found = {}
    for among, space in _spaces(stream).items():
        if isinstance(space, pikepdf.Array) and str(space[0]) == "/Separation":
            found[among] = tuple(round(float(part) * 255) for part in space[3].C1)
    return found


def names(pdf: pikepdf.Pdf) -> Iterator[str]:
    """The named inks that pages and forms paint with, each as often as it is chosen."""
    forms = [one for one in pdf.objects if isinstance(one, pikepdf.Stream)]
    for stream in (*pdf.pages, *(one for one in forms if one.get("/Subtype") == "/Form")):
        spaces = _spaces(stream)
        if not spaces:
            continue
        for operands, _ in pikepdf.parse_content_stream(stream, "cs CS"):
            space = spaces.get(str(operands[0]))
            if isinstance(space, pikepdf.Array) and str(space[0]) == "/Separation":
                yield str(space[1]).removeprefix("/")


def cut_lines(pdf: pikepdf.Pdf, name: str, outlines: Sequence[Path]) -> None:
    """Draws a line on each page, in points, y up, in an ink that prints over all else."""
    for page, outline in zip(pdf.pages, outlines, strict=True):
        chosen = painted(pdf, page, name, _CUT, stroke=True)
        states = _table(page, "/ExtGState")
        states[_OVER] = pikepdf.Dictionary(Type=pikepdf.Name.ExtGState, OP=True)
        path = "\n".join(
            " ".join([*(f"{value:.4f}" for value in segment[1:]), _VERBS[segment[0]]])
            for segment in outline.segments
        )
        ink = pikepdf.unparse_content_stream(chosen).decode("ascii")
        text = f"/Artifact BMC q {_OVER} gs\n{ink}\n{_HAIRLINE} w\n{path}\nS Q EMC\n"
        page.contents_add(text.encode("ascii"), prepend=False)


def without_cut_lines(pdf: pikepdf.Pdf) -> None:
    """Takes the lines that `cut_lines` drew off the pages: what lies below can be looked at."""
    for page in pdf.pages:
        kept: list[Any] = []
        begun, line = 0, False
        for instruction in pikepdf.parse_content_stream(page):
            what = str(instruction.operator)
            if what in ("BMC", "BDC"):
                begun, line = len(kept), False
            line = line or (what == "gs" and str(instruction.operands[0]) == _OVER)
            kept.append(instruction)
            if what == "EMC" and line:
                del kept[begun:]
                line = False
        page.Contents = pdf.make_stream(pikepdf.unparse_content_stream(kept))


def _known(pdf: pikepdf.Pdf, stream: Any, name: str, inks: Inks) -> str:
    """The ink's name among the stream's resources, put there if need be."""
    spaces = _table(stream, "/ColorSpace")
    for among, space in spaces.items():
        if str(space[1]) == f"/{name}":
            return str(among)
    tint = pikepdf.Dictionary(
        FunctionType=2,
        Domain=[0, 1],
        C0=[0, 0, 0, 0],
        C1=[round(part / 255, 4) for part in inks],
        N=1,
    )
    among = f"/Ink{len(spaces) + 1}"
    spaces[among] = pikepdf.Array(
        [pikepdf.Name.Separation, pikepdf.Name(f"/{name}"), pikepdf.Name.DeviceCMYK, tint]
    )
    return among


def _spaces(stream: Any) -> Any:
    resources = stream.get("/Resources", {})
    return resources.get("/ColorSpace", {})


def _table(stream: Any, key: str) -> Any:
    """A table among the resources of a page or form, made if there is none."""
    resources: Any = stream.Resources
    if key not in resources:
        resources[key] = pikepdf.Dictionary()
    return resources[key]
