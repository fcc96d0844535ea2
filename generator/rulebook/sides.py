"""Pages of a book two by two on the sides of sheets, and all that hangs on them along.

In: an open tagged PDF, and which of its pages lies where. Out: the same PDF with those sides as its
pages. Content stays where its reader finds it: in the pages themselves, not in forms, whose marked
content few readers follow. So structure, its order, links and outline are those of the book, and a
screen reader reads page after page, however they are folded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from generator.rulebook.elements import (
    all_below,
    is_reference,
    keep_inside,
    kids_of,
    number_of,
    numbered,
    renumber,
)

if TYPE_CHECKING:
    import pikepdf

#: What is added to a pattern's name on the left half of a side, and on the right one. A pattern
#: lies where its page does, wherever it paints, so each half has its own.
_HALVES = ("-left", "-right")


@dataclass(frozen=True)
class _Place:
    """Where a page went: its side, how far it moved in pt, how many pieces of marked content stand
    before its own, and which box of it is shown."""

    side: pikepdf.Page
    right: float
    up: float
    before: int
    shows: tuple[float, ...]


def two_up(
    pdf: pikepdf.Pdf, sides: Sequence[tuple[int | None, int | None]], width: float, height: float
) -> None:
    """Makes sides of `width` and `height` (pt) out of a book's pages, each centred in its half and
    never scaled. `sides` are pages from 1, left and right; None is blank."""
    import pikepdf

    pages = list(pdf.pages)
    tree = pdf.Root.StructTreeRoot
    parents = numbered(tree.ParentTree)
    follows = int(tree.ParentTreeNextKey)
    shared = pages[0].get("/Resources", pikepdf.Dictionary())
    resources = pikepdf.Dictionary(shared)
    resources.Pattern = pikepdf.Dictionary()
    places: dict[Any, _Place] = {}
    for at, halves in enumerate(sides):
        side = pdf.add_blank_page(page_size=(width, height))
        side.obj.Resources = resources
        marked: list[Any] = []
        content = b""
        for half, number in enumerate(halves):
            if number is None:
                continue
            page = pages[number - 1]
            place = _placed(page, side, half * width / 2, width / 2, height, len(marked))
            places[page.objgen] = place
            content += _moved_content(page, place, _HALVES[half])
            marked.extend(parents.pop(int(page.obj.StructParents)))
            for name, pattern in shared.get("/Pattern", pikepdf.Dictionary()).items():
                if name + _HALVES[half] not in resources.Pattern:
                    resources.Pattern[name + _HALVES[half]] = _moved_pattern(pdf, pattern, place)
        side.obj.Contents = pdf.make_stream(content)
        side.obj.StructParents = follows + at
        side.obj.Tabs = pikepdf.Name.S
        parents[follows + at] = pikepdf.Array(marked)
    renumber(tree, parents)
    _move_elements(tree, places)
    _move_links(pages, places)
    for target in _targets(pdf):
        _move_target(target, places)
    del pdf.pages[: len(pages)]


def _placed(
    page: pikepdf.Page, side: pikepdf.Page, left: float, width: float, height: float, before: int
) -> _Place:
    x0, y0, x1, y1 = (float(edge) for edge in page.trimbox)
    right = left + (width - (x1 - x0)) / 2 - x0
    up = (height - (y1 - y0)) / 2 - y0
    shows = tuple(float(edge) for edge in page.mediabox)
    return _Place(side, round(right, 3), round(up, 3), before, shows)


def _moved_content(page: pikepdf.Page, place: _Place, half: str) -> bytes:
    """A page's instructions for its half of a side, cut at the page's edge."""
    import pikepdf

    x0, y0, x1, y1 = (float(edge) for edge in page.mediabox)
    moved = []
    for instruction in pikepdf.parse_content_stream(page):
        operator = str(instruction.operator)
        number = number_of(instruction)
        operands = list(instruction.operands)
        if number is not None:
            operands[1] = pikepdf.Dictionary(MCID=number + place.before)
        elif operator in ("scn", "SCN") and isinstance(operands[-1], pikepdf.Name):
            operands[-1] = pikepdf.Name(str(operands[-1]) + half)
        else:
            moved.append(instruction)
            continue
        moved.append(pikepdf.ContentStreamInstruction(operands, instruction.operator))
    begin = f"q 1 0 0 1 {place.right} {place.up} cm {x0} {y0} {x1 - x0} {y1 - y0} re W n\n"
    content: bytes = pikepdf.unparse_content_stream(moved)
    return begin.encode("ascii") + content + b"\nQ\n"


def _moved_pattern(pdf: pikepdf.Pdf, pattern: Any, place: _Place) -> Any:
    """A pattern as it is, for a page that has moved."""
    import pikepdf

    if isinstance(pattern, pikepdf.Stream):
        made: Any = pdf.make_stream(pattern.read_bytes())
        for key, value in pattern.items():
            if key not in ("/Length", "/Filter", "/DecodeParms"):
                made[key] = value
    else:
        made = pikepdf.Dictionary(pattern)
    *turned, x, y = (float(part) for part in pattern.get("/Matrix", (1, 0, 0, 1, 0, 0)))
    made.Matrix = pikepdf.Array([*turned, x + place.right, y + place.up])
    return made


def _move_elements(tree: Any, places: dict[Any, _Place]) -> None:
    """Each element is told of its side: where it lies, and the numbers of its content there."""
    import pikepdf

    for element in all_below(tree):
        if "/Pg" not in element:
            continue
        place = places[element.Pg.objgen]
        element.Pg = place.side.obj
        kids = kids_of(element)
        element.K = pikepdf.Array(
            [kid + place.before if isinstance(kid, int) else kid for kid in kids]
        )
        for kid in kids:
            if is_reference(kid):
                kid.Pg = places[kid.Pg.objgen].side.obj
        if "/BBox" in element.get("/A", {}):
            keep_inside(element, place.shows)
            element.A.BBox = _moved_edges(element.A.BBox, place)


def _move_links(pages: list[pikepdf.Page], places: dict[Any, _Place]) -> None:
    """Links lie on the sides that their words lie on."""
    import pikepdf

    for page in pages:
        place = places[page.objgen]
        for annotation in page.get("/Annots", ()):
            annotation.Rect = _moved_edges(annotation.Rect, place)
            if "/P" in annotation:
                annotation.P = place.side.obj
            side = place.side.obj
            side.Annots = pikepdf.Array([*side.get("/Annots", ()), annotation])


def _moved_edges(edges: Any, place: _Place) -> Any:
    import pikepdf

    by = (place.right, place.up)
    return pikepdf.Array([round(float(edge) + by[at % 2], 3) for at, edge in enumerate(edges)])


def _targets(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """The places in pages that names and the outline lead to: [page, /XYZ, x, y, zoom]."""
    names = pdf.Root.get("/Names", {}).get("/Dests", {}).get("/Names", ())
    yield from list(names)[1::2]
    waiting = [pdf.Root.Outlines] if "/Outlines" in pdf.Root else []
    while waiting:
        item = waiting.pop()
        if "/Dest" in item:
            yield item.Dest
        waiting += [item[key] for key in ("/First", "/Next") if key in item]


def _move_target(target: Any, places: dict[Any, _Place]) -> None:
    place = places[target[0].objgen]
    target[0] = place.side.obj
    target[2] = round(float(target[2]) + place.right, 3)
    target[3] = round(float(target[3]) + place.up, 3)
