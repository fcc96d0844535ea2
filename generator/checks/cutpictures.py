"""Pictures for a cutting machine's own program read back: opaque where a piece is, nowhere else.

In: a PNG, its sheet and the size that it was told to have. Out: findings. What the program will cut
along is measured in the picture's opacity, and held against where the sheet's PDF has its pieces.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from PIL import Image, UnidentifiedImageError

from generator.checks.findings import Finding
from generator.checks.sheetfile import SheetFile
from generator.manifest import is_plain
from generator.units import Box, px_at

#: From this on a pixel is opaque, and an edge may be so many pixels off its place.
_OPAQUE, _PIXELS = 128, 1
#: So far round a piece nothing else is, in mm.
_ALONE = 0.4


def findings(folder: Path, pictures: Mapping[str, Any], sheet: SheetFile) -> Iterator[Finding]:
    """What is wrong with these pictures of a PDF's sheets."""
    for name, about in pictures.items():
        if not is_plain(folder, name):
            continue  # told already, as a file that is gone
        try:
            with Image.open(folder / name) as image:
                image.load()
        except (OSError, UnidentifiedImageError) as error:
            yield Finding("cut-mismatch", f"{name} can't be read: {error}", file=name)
            continue
        trims = [seen.box for seen in sheet.fronts(int(about["sheet"]))]
        yield from _judged(name, image, trims, about["mm"])


def _judged(
    name: str, image: Image.Image, trims: list[Box], size: list[float]
) -> Iterator[Finding]:
    dpi = float(image.info.get("dpi", (0.0, 0.0))[0])
    block = Box(min(t.x for t in trims), min(t.y for t in trims), *size)
    pixels = px_at(size[0], dpi), px_at(size[1], dpi)
    if image.size != pixels or any(not block.contains(trim, 0.05) for trim in trims):
        message = f"{name} has {image.width} x {image.height} pixels, not {pixels[0]} x {pixels[1]}"
        yield Finding("picture-size", message, file=name)
        return
    if image.mode != "RGBA":
        yield Finding("cut-mismatch", f"{name} is not transparent anywhere", file=name)
        return
    opaque = image.getchannel("A").point(lambda alpha: 255 if alpha >= _OPAQUE else 0)
    scale = image.width / size[0], image.height / size[1]
    for trim in trims:
        want = _pixels(trim, block, scale)
        near = trim.grown(_ALONE)
        around = _within(_pixels(near, block, scale), image)
        alone = not any(near.meets(other) for other in trims if other is not trim)
        found = _edges(opaque, around, alone)
        if found is None:
            yield Finding("cut-mismatch", f"{name}: nothing is where a piece lies", file=name)
            continue
        off = max(abs(edge - wanted) for edge, wanted in zip(found, want, strict=True))
        if off > _PIXELS:
            message = f"{name}: a piece's edge lies {off} pixels off its place"
            yield Finding("cut-mismatch", message, file=name)
    for trim in trims:
        opaque.paste(0, _within(_pixels(trim.grown(_ALONE), block, scale), image))
    if opaque.getbbox() is not None:
        yield Finding("cut-mismatch", f"{name} is opaque where no piece lies", file=name)


def _edges(
    opaque: Image.Image, around: tuple[int, int, int, int], alone: bool
) -> tuple[int, int, int, int] | None:
    """Left, top, right and bottom of what is opaque there. If the piece doesn't have its box for
    itself, as in a honeycomb, only the lines through its middle are looked at."""
    left, top, right, bottom = around
    if alone:
        box = opaque.crop(around).getbbox()
        return box and (left + box[0], top + box[1], left + box[2], top + box[3])
    x, y = (left + right) // 2, (top + bottom) // 2
    across = opaque.crop((left, y - 1, right, y + 2)).getbbox()
    down = opaque.crop((x - 1, top, x + 2, bottom)).getbbox()
    if across is None or down is None:
        return None
    return left + across[0], top + down[1], left + across[2], top + down[3]


def _pixels(box: Box, block: Box, scale: tuple[float, float]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom in the picture's pixels."""
    by_x, by_y = scale
    return (
        round((box.x - block.x) * by_x),
        round((box.y - block.y) * by_y),
        round((box.right - block.x) * by_x),
        round((box.bottom - block.y) * by_y),
    )


def _within(edges: tuple[int, int, int, int], image: Image.Image) -> tuple[int, int, int, int]:
    left, top, right, bottom = edges
    return max(0, left), max(0, top), min(image.width, right), min(image.height, bottom)
