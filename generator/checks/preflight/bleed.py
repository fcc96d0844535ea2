"""Art that stops short of the bleed: a cut half a millimetre off would leave a strip of its ground.

Looked for on the painted face: a flat strip along an edge, equally deep all along, and from there
to the trim another colour. What runs out at an angle or ends in a point leaves no such strip; lines
that run along an edge let the ground through again before the trim. Nobody cuts along a fold.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageChops

from generator.checks.preflight.parts import cut, taken_apart
from generator.checks.preflight.remarks import Remark
from generator.drawing.bounds import extent
from generator.drawing.drawing import Drawing
from generator.drawing.origin import Origin
from generator.units import Box, px_per_mm

#: The face at the trim is what lies this far inside it, in mm.
_INSIDE = 0.3
#: A strip is a fault from this length on, in mm, if it is equally deep to within `_EVEN` mm.
_LONG, _EVEN = 4.0, 0.3
#: What ends so near to the end of the bleed, in mm, ends there.
_ROUNDED = 0.02
#: Colours differ if a channel does by more than this, of 255.
_DIFFERS = 24

_TURNS = {
    "top": None, "right": Image.Transpose.ROTATE_90,
    "bottom": Image.Transpose.ROTATE_180, "left": Image.Transpose.ROTATE_270,
}  # fmt: skip


def short(drawing: Drawing, image: Image.Image, dpi: float) -> Iterator[Remark]:
    """Edges of a face, painted with its bleed, where the art ends before the bleed does."""
    if drawing.bleed <= 0:
        return
    scale = px_per_mm(dpi)
    edge = round(drawing.bleed * scale)
    rows = edge + max(1, round(_INSIDE * scale))
    width, height = image.size
    strips = {
        "top": (edge, 0, width - edge, rows), "bottom": (edge, height - rows, width - edge, height),
        "left": (0, edge, rows, height - edge), "right": (width - rows, edge, width, height - edge),
    }  # fmt: skip
    for side, turn in _TURNS.items():
        if side in drawing.folds:
            continue
        strip = image.crop(strips[side])
        strip = strip if turn is None else strip.transpose(turn)
        found = _longest(strip.size, strip.tobytes(), drawing.bleed * scale, scale)
        if found is not None:
            length, beyond = found
            who = _who(drawing, side, beyond)
            if who is None and _is_picture(drawing, side):
                continue  # what ends there is something that the picture shows
            missing = drawing.bleed - beyond
            where = (
                f"{beyond:.1f} mm beyond the trim"
                if beyond > 0.05
                else "at the trim"
                if beyond > -0.05
                else f"{-beyond:.1f} mm before the trim"
            )
            yield Remark(
                "short-bleed",
                drawing.name,
                f"the art at the {side} edge stops {where} over {length:.0f} mm; "
                f"{missing:.1f} mm are missing to the end of the bleed ({drawing.bleed:g} mm)",
                missing,
                who,
                hint="let it run to the box 'bleed'",
            )


def _who(drawing: Drawing, side: str, beyond: float) -> Origin | None:
    """The layout line of the topmost item that ends there, and not where the bleed does."""
    for part in reversed(taken_apart(drawing)):
        box = cut(extent(part.item, part.matrix, drawing.stamps), part.clip)
        ends = _beyond(box, drawing)[side] if box is not None else drawing.bleed
        if ends < drawing.bleed - _ROUNDED and abs(ends - beyond) <= _EVEN:
            return part.origin
    return None


def _is_picture(drawing: Drawing, side: str) -> bool:
    """Whether a picture runs out to the end of the bleed there."""
    for part in taken_apart(drawing):
        if part.origin is None or part.origin.verb != "picture":
            continue
        box = cut(extent(part.item, part.matrix, drawing.stamps), part.clip)
        if box is not None and _beyond(box, drawing)[side] >= drawing.bleed - _EVEN:
            return True
    return False


def _beyond(box: Box, drawing: Drawing) -> dict[str, float]:
    """How far a box reaches beyond each edge of the trim, in mm."""
    return {
        "top": -box.y, "left": -box.x,
        "right": box.right - drawing.size.w, "bottom": box.bottom - drawing.size.h,
    }  # fmt: skip


@lru_cache(maxsize=64)  # most faces of a deck have the same edges
def _longest(
    size: tuple[int, int], pixels: bytes, deep: float, scale: float
) -> tuple[float, float] | None:
    """(length, how far beyond the trim the art ends), in mm, of the longest flat strip in a picture
    (RGB) whose top row is the bleed's end, whose last lies inside the trim."""
    width, height = size
    strip = Image.frombytes("RGB", size, pixels)
    outer = strip.crop((0, 0, width, 1))
    far = _far(strip, outer.resize(strip.size))
    if max(far[-width:]) <= _DIFFERS:
        return None
    beside = _far(outer, ImageChops.offset(outer, 1, 0))
    give = max(1.0, _EVEN * scale)
    best: tuple[float, float] | None = None
    start, low, high = 0, float(height), 0.0
    for column in range(width + 1):
        rows = _flat_rows(far[column::width]) if column < width else None
        if rows is not None:
            wider = min(low, rows), max(high, rows)
            goes_on = column == start or beside[column] <= _DIFFERS
            if goes_on and wider[1] - wider[0] <= give:
                low, high = wider
                continue
        length = (column - start) / scale
        if length >= _LONG and (best is None or length > best[0]):
            best = length, (deep - (low + high) / 2) / scale
        if rows is None:
            start, low, high = column + 1, float(height), 0.0
        else:
            start, low, high = column, rows, rows
    return best


def _far(one: Image.Image, other: Image.Image) -> bytes:
    """By how much two pictures differ, pixel by pixel: the channel that differs most."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).tobytes()


def _flat_rows(far: bytes) -> float | None:
    """How many rows, to a fraction, have the colour of the bleed's end, by how far each is from it;
    None if any does again before the trim, or all do."""
    inside = [row for row, value in enumerate(far) if value > _DIFFERS]
    if not inside or inside[-1] + 1 != len(far) or len(far) - inside[0] != len(inside):
        return None
    first = inside[0]
    return first + 1 - min(1.0, far[first] / far[-1])
