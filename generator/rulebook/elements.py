"""Walking the structure tree of a tagged PDF.

A structure element is a dictionary with a type (`S`), a parent (`P`) and kids (`K`): other
elements, numbers of marked content (MCID) on its page (`Pg`), references to annotations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def all_below(element: Any) -> Iterator[Any]:
    """All elements under an element (or the tree's root), in reading order."""
    for kid in kids_of(element):
        if is_element(kid):
            yield kid
            yield from all_below(kid)


def all_above(element: Any) -> Iterator[Any]:
    """The elements that an element stands in, the nearest first."""
    while "/S" in (element := element.P):
        yield element


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
