"""The structure tree of a tagged PDF.

A structure element is a dictionary with a type (`S`), a parent (`P`) and kids (`K`): other
elements, numbers of marked content (MCID) on its page (`Pg`), references to annotations. Asking a
PDF's objects is slow: who walks the tree again and again, and changes it, does so on `Element`s,
which know what their objects say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False, slots=True)
class Element:
    """An element and the object that it is in the PDF; what is changed here is changed there. Its
    `kids` are elements, numbers of marked content, and references to annotations; `page` counts
    from 0, once somebody has asked; the tree's root is of no kind."""

    object: Any
    kind: str
    kids: list[Any]
    parent: Element | None = field(default=None, repr=False)
    page: int | None = None

    def elements(self) -> Iterator[Element]:
        """Its kids that are elements."""
        return (kid for kid in self.kids if isinstance(kid, Element))

    def references(self) -> list[Any]:
        """Its kids that refer to annotations."""
        return [kid for kid in self.kids if not isinstance(kid, (int, Element))]

    def all_below(self) -> list[Element]:
        """All elements under it as they stand now, in reading order."""
        found: list[Element] = []
        waiting = list(self.elements())[::-1]
        while waiting:
            found.append(waiting.pop())
            waiting += list(found[-1].elements())[::-1]
        return found

    def all_above(self) -> Iterator[Element]:
        """All elements that it stands in, the nearest first."""
        above = self.parent
        while above is not None and above.kind:
            yield above
            above = above.parent

    def rename(self, kind: str) -> None:
        """It is of another kind now."""
        import pikepdf

        self.kind = kind
        self.object.S = pikepdf.Name(kind)

    def adopt(self, kids: list[Any]) -> None:
        """These are its kids now."""
        import pikepdf

        self.kids = kids
        objects = [kid.object if isinstance(kid, Element) else kid for kid in kids]
        self.object.K = pikepdf.Array(objects)
        for kid in self.elements():
            kid.parent = self
            kid.object.P = self.object


def read(root: Any) -> Element:
    """The whole tree of a PDF under its root."""
    return _read(root, "", None)


def _read(found: Any, kind: str, parent: Element | None) -> Element:
    kids = kids_of(found)
    element = Element(found, kind, kids, parent)
    for at, kid in enumerate(kids):
        if is_element(kid):
            kids[at] = _read(kid, str(kid.S), element)
    return element


def all_below(element: Any) -> Iterator[Any]:
    """All elements under an element (or the tree's root), in reading order."""
    for kid in kids_of(element):
        if is_element(kid):
            yield kid
            yield from all_below(kid)


def kids_of(element: Any) -> list[Any]:
    """An element's kids, of whatever kind."""
    import pikepdf

    found = element.get("/K", ())
    return list(found) if isinstance(found, pikepdf.Array) else [found] if found != () else []


def is_element(kid: Any) -> bool:
    """Whether a kid is an element."""
    return not isinstance(kid, int) and "/S" in kid


def is_reference(kid: Any) -> bool:
    """Whether a kid refers to an annotation."""
    return not isinstance(kid, int) and kid.get("/Type") == "/OBJR"


def keep_inside(element: Any, box: Sequence[float]) -> None:
    """Of a figure that runs over this box of its page, all in points, only what is shown lies where
    it is said to lie."""
    import pikepdf

    if "/BBox" in element.get("/A", {}):
        edges = [float(edge) for edge in element.A.BBox]
        inside = [max(edge, low) for edge, low in zip(edges[:2], box[:2], strict=True)]
        inside += [min(edge, high) for edge, high in zip(edges[2:], box[2:], strict=True)]
        if inside != edges:
            element.A.BBox = pikepdf.Array([round(edge, 3) for edge in inside])


def numbered(parents: Any) -> dict[int, Any]:
    """What a tree's `ParentTree` tells: of a page, the elements of its marked content by number; of
    an annotation, its element."""
    return {int(parents.Nums[at]): parents.Nums[at + 1] for at in range(0, len(parents.Nums), 2)}


def renumber(root: Any, parents: dict[int, Any]) -> None:
    """Writes down, in the tree's root, what belongs to what."""
    import pikepdf

    flat = [part for key in sorted(parents) for part in (key, parents[key])]
    root.ParentTree.Nums = pikepdf.Array(flat)
    root.ParentTreeNextKey = max(parents, default=-1) + 1


def number_of(instruction: Any) -> int | None:
    """The number of the marked content that begins with an instruction of a page."""
    if str(instruction.operator) != "BDC":
        return None
    properties = instruction.operands[1]
    return int(properties.MCID) if "/MCID" in properties else None
