"""Tiles meet: what each shows beyond its edge is what its neighbour begins with.

In: a sheet PDF and where its tiles lie. Out: pairs that don't agree. Every tile is taken from a
picture of its page with a little of its bleed, turned upright, and its edge is laid over its
neighbour's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from generator.checks.sheetfile import Seen, SheetFile
from generator.inputs import read_bytes
from generator.units import PT_PER_INCH, Box, px_per_mm

_DPI = 100.0
#: How much of the bleed is compared, in mm, and how much edges may differ on average (of 255).
_SHOWN, _MOST = 1.2, 10.0


def apart(
    path: Path, sheet: SheetFile, pieces: Sequence[str], tiling: tuple[int, int]
) -> Iterator[tuple[str, str]]:
    """The pairs of neighbouring tiles that don't show the same along their seam."""
    first = {seen.card: seen for seen in reversed(sheet.seen) if seen.card in pieces}
    if len(first) < len(pieces):
        return  # counted elsewhere
    tiles = [_tile(path, first[name]) for name in pieces]
    columns, _ = tiling
    for index, name in enumerate(pieces):
        for step, across in ((1, True), (columns, False)):
            other = index + step
            if other >= len(pieces) or (across and other % columns == 0):
                continue
            if _differ(tiles[index], tiles[other], across):
                yield name, pieces[other]


def _tile(path: Path, seen: Seen) -> Image.Image:
    """A tile with `_SHOWN` mm of its bleed on all sides, upright."""
    import pypdfium2

    scale = px_per_mm(_DPI)
    document = pypdfium2.PdfDocument(read_bytes(path, cost="output-bytes"))
    try:
        page: Image.Image = document[seen.page - 1].render(scale=_DPI / PT_PER_INCH).to_pil()
    finally:
        document.close()
    box: Box = seen.box.grown(_SHOWN)
    edges = tuple(round(edge * scale) for edge in (box.x, box.y, box.right, box.bottom))
    tile = page.convert("RGB").crop(edges)  # type: ignore[arg-type]
    return tile.rotate(seen.angle, expand=True) if seen.angle else tile


def _differ(one: Image.Image, other: Image.Image, across: bool) -> bool:
    """Whether the strip about the seam looks different on both tiles."""
    wide = round(2 * _SHOWN * px_per_mm(_DPI))
    if across:
        height = min(one.height, other.height)
        ours = one.crop((one.width - wide, wide, one.width, height - wide))
        theirs = other.crop((0, wide, wide, height - wide))
    else:
        width = min(one.width, other.width)
        ours = one.crop((wide, one.height - wide, width - wide, one.height))
        theirs = other.crop((wide, 0, width - wide, wide))
    return max(ImageStat.Stat(ImageChops.difference(ours, theirs)).mean) > _MOST
