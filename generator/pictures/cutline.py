"""The cut round a card: a rectangle with its corners, a circle, a hexagon, or an SVG's outline.

In: a stock, and the folders in which pictures are looked for. Out: an `Outline` in mm from the
trim's top-left corner. An SVG holds one filled shape, closed and in one piece, wherever it lies and
however large it is: it is brought to the card's size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path as FilePath

from generator import inputs
from generator.catalogue.records import CardStock
from generator.drawing.arcs import of_arcs
from generator.drawing.bounds import path_extent
from generator.drawing.drawing import IDENTITY, Group, Item, Matrix, Path, Shape, Stroke, times
from generator.drawing.outlines import Outline, disc, hexagon, shaped
from generator.errors import Problem, UserError
from generator.pictures import svg
from generator.pictures.svg.shapes import joined, stroked
from generator.units import Box, Size

#: A card may be wider or higher than its outline's own proportions by so much of the whole.
_STRETCHED = 0.01


def cut_line(stock: CardStock, folders: Sequence[FilePath]) -> Outline:
    """The outline of cards of this stock. Raises UserError for an SVG that is no outline."""
    box = Box(0.0, 0.0, stock.size.w, stock.size.h)
    if stock.shape is None:
        return shaped("square", stock.size, stock.corner)
    if stock.shape == "round":
        return disc(*box.centre, box.w / 2)
    if stock.shape == "hexagon":
        return hexagon(box)
    for folder in folders:
        path = inputs.find(folder.parent, folder.name, stock.shape)
        if path is not None:
            return _of_svg(inputs.read_bytes(path), f"{folder.name}/{stock.shape}", stock.size)
    raise UserError(Problem(f"there is no outline {stock.shape!r}"))


def grown(path: Path, by: float) -> Path:
    """The path with so many mm round it; its corners become round."""
    if by <= 0:
        return path
    return joined([path, stroked(path, Stroke("#000000", 2 * by, join="round"), 4.0, 0.0)])


@lru_cache(maxsize=64)
def _of_svg(data: bytes, name: str, size: Size) -> Outline:
    shapes = list(_shapes(svg.convert(data, name, None).items, IDENTITY))
    filled = [path for path, shape in shapes if shape.fill is not None]
    if len(shapes) != 1 or len(filled) != 1:
        raise _fault(name, f"has {len(shapes)} shapes", "one, filled and without a line round it")
    own = path_extent(filled[0], IDENTITY)
    if own is None or own.w <= 0 or own.h <= 0:
        raise _fault(name, "has no area", "a closed shape")
    wide, high = size.w / own.w, size.h / own.h
    if abs(wide / high - 1) > _STRETCHED:
        fits = f"{size.w:g} x {size.w * own.h / own.w:.4g} mm or {size.h * own.w / own.h:.4g}"
        raise _fault(
            name,
            f"would be stretched to {size.w:g} x {size.h:g} mm",
            f"a card of its own proportions, such as {fits} x {size.h:g} mm",
        )
    matrix: Matrix = (wide, 0.0, 0.0, high, -own.x * wide, -own.y * high)
    try:
        return of_arcs(filled[0].through(matrix))
    except ValueError as error:
        raise _fault(name, str(error), "one closed line that doesn't cross itself") from None
    except UserError as error:
        raise UserError([replace(one, file=name) for one in error.problems]) from None


def _fault(name: str, found: str, expected: str) -> UserError:
    return UserError(Problem(f"as the outline of a card, it {found}", file=name, expected=expected))


def _shapes(items: Iterable[Item], matrix: Matrix) -> Iterator[tuple[Path, Shape]]:
    for item in items:
        if isinstance(item, Group):
            yield from _shapes(item.items, times(matrix, item.matrix))
        elif isinstance(item, Shape):
            yield item.path.through(matrix), item
