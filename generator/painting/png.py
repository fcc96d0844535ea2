"""Drawing -> PNG: the Pillow painter.

Everything, letters too, is an outline (see `agg`) filled with anti-aliasing into a Pillow image, so
the picture needs no text engine and places each letter where the PDF does. Resolution is chosen
here and nowhere else; a canvas is whole pixels, and the drawing is scaled to fill it exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from PIL import Image, ImageChops

from generator.budgets import budget, over
from generator.drawing import fonts
from generator.drawing.drawing import (
    Drawing,
    Gradient,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Shape,
    TextRun,
    Use,
    box_through,
    ink_box,
    shared,
    times,
)
from generator.errors import UserError
from generator.painting import agg, lately
from generator.painting.pngfile import encoded
from generator.painting.shades import shades
from generator.pictures.bitmaps import reduced
from generator.units import MM_PER_INCH, Box, px_at


def paint(drawing: Drawing, dpi: float = 300, bleed: bool = False) -> Image.Image:
    """The drawing as an RGB image: its trim, or trim and bleed, at `dpi`, on white."""
    box = drawing.full if bleed else drawing.trim
    image, to_px = blank(box, dpi)
    Brushwork(image, drawing, dpi).paint(drawing.items, to_px)
    return image


def blank(box: Box, dpi: float) -> tuple[Image.Image, Matrix]:
    """White paper for a box of mm in whole pixels, and the matrix from mm to its pixels. Raises
    UserError for more pixels than one picture may have."""
    width, height = pixels(box.w, box.h, dpi)
    by_x, by_y = width / box.w, height / box.h
    to_px: Matrix = (by_x, 0.0, 0.0, by_y, -box.x * by_x, -box.y * by_y)
    return Image.new("RGB", (width, height), "white"), to_px


def pixels(width: float, height: float, dpi: float) -> tuple[int, int]:
    """So many mm in whole pixels. Raises UserError for more than one picture may have."""
    wide, high = max(1, px_at(width, dpi)), max(1, px_at(height, dpi))
    if wide * high > budget("painted-pixels"):
        found = f"{width:g} x {height:g} mm at {dpi:g} dpi are {wide:,} x {high:,} pixels"
        raise UserError(over("painted-pixels", found))
    return wide, high


def png_bytes(drawing: Drawing, dpi: float = 300, bleed: bool = False, like: bytes = b"") -> bytes:
    """`paint` as a PNG file; the same drawing gives the same bytes, unless a file `like` it holds
    the very same picture: then those. Without its bleed, a face that is no rectangle is transparent
    beyond its edge."""
    image = paint(drawing, dpi, bleed)
    if drawing.edge is not None and not bleed:
        image.putalpha(within_edge(drawing, image.size))
    data = encoded(image, dpi, like)
    lately.hold(data, image)
    return data


def within_edge(drawing: Drawing, size: tuple[int, int]) -> Image.Image:
    """How much of each pixel of a face that fills so many px lies within its edge (L)."""
    assert drawing.edge is not None
    mask = Image.new("RGB", size, "black")
    by_x, by_y = size[0] / drawing.size.w, size[1] / drawing.size.h
    edge = Shape(drawing.edge, "#FFFFFF")
    stencil = Drawing("edge", drawing.size, 0.0, 0.0, (edge,))
    Brushwork(mask, stencil, by_x * MM_PER_INCH).paint((edge,), (by_x, 0.0, 0.0, by_y, 0.0, 0.0))
    return mask.getchannel("R")


class Watcher(Protocol):
    """Looks over the painter's shoulder at what single items do to the picture."""

    def wants(self, item: Item) -> bool:
        """Whether it looks at this item."""

    def text(
        self, run: TextRun, ground: Image.Image, ink: Callable[[Box | None], Image.Image]
    ) -> None:
        """A run of text: the pixels on which it is about to be painted (RGB), and a function that
        paints how much of each its letters cover (L): all of them, or those that may come into a
        box of pixels."""

    def symbol(self, item: Item, before: Image.Image, after: Image.Image) -> None:
        """Any other item: the pixels round it (RGB), without and with it."""


class Brushwork:
    """Paints items into one image. Agg works on a copy, so it is flushed before Pillow acts."""

    def __init__(
        self, image: Image.Image, drawing: Drawing, dpi: float, watcher: Watcher | None = None
    ) -> None:
        self.image = image
        self.drawing = drawing
        self.dpi, self.watcher = dpi, watcher
        self.canvas: Any = None

    def paint(self, items: tuple[Item, ...], matrix: Matrix) -> None:
        self._items(items, matrix)
        self._flush()

    def _agg(self) -> Any:
        if self.canvas is None:
            self.canvas = agg.canvas(self.image)
        return self.canvas

    def _flush(self) -> None:
        if self.canvas is not None:
            self.canvas.flush()
            self.canvas = None

    def _items(self, items: tuple[Item, ...], matrix: Matrix) -> None:
        for item in items:
            if self.watcher is not None and self.watcher.wants(item):
                self._watched(item, matrix, self.watcher)
            else:
                self._item(item, matrix)

    def _item(self, item: Item, matrix: Matrix) -> None:
        if isinstance(item, Shape):
            if isinstance(item.fill, Gradient):
                self._shade(item.path, matrix, item.fill)
            elif item.fill is not None:
                self._fill(agg.outline(item.path, agg.stray(matrix)), matrix, item.fill)
            if item.stroke is not None and item.stroke.width > 0:
                outline = agg.stroked(item.path, item.stroke, agg.stray(matrix))
                self._fill(outline, matrix, item.stroke.colour)
        elif isinstance(item, TextRun):
            self._text(item, matrix)
        elif isinstance(item, Picture):
            self._picture(item, matrix)
        elif isinstance(item, Use):
            self._items(self.drawing.stamps[item.stamp], times(matrix, item.matrix))
        elif item.clip is None and item.opacity == 1.0:
            self._items(item.items, times(matrix, item.matrix))
        else:
            self._layered(item, times(matrix, item.matrix))

    def _watched(self, item: Item, matrix: Matrix, watcher: Watcher) -> None:
        """Paints an item and shows the watcher what lay there and what came."""
        box = ink_box((item,), self.drawing.stamps)
        region = None if box is None else self._region(box_through(matrix, box))
        before = None
        if region is not None:
            before = self._crop(region)
        self._item(item, matrix)
        if before is None or region is None:
            return
        if isinstance(item, TextRun):
            at = times((1.0, 0.0, 0.0, 1.0, -region[0], -region[1]), matrix)
            watcher.text(item, before, partial(self._stencil, item, before.size, at))
        else:
            watcher.symbol(item, before, self._crop(region))

    def _crop(self, region: tuple[int, int, int, int]) -> Image.Image:
        """A part of the picture as it is now; Agg's copy needn't be flushed whole for that."""
        if self.canvas is None:
            return self.image.crop(region)
        left, top, right, bottom = region
        parts = len(self.image.mode)
        row = self.image.width * parts
        begin = memoryview(self.canvas.tobytes())[top * row + left * parts :]
        size, mode = (right - left, bottom - top), self.image.mode
        return Image.frombytes(mode, size, begin, "raw", mode, row)

    def _stencil(
        self, run: TextRun, size: tuple[int, int], matrix: Matrix, near: Box | None
    ) -> Image.Image:
        """How much of each pixel a run's letters cover, or those that may come into a box."""
        stencil = Image.new("L", size)
        white = replace(run if near is None else _near(run, matrix, near), colour="#FFFFFF")
        Brushwork(stencil, self.drawing, self.dpi).paint((white,), matrix)
        return stencil

    def _region(self, box: Box) -> tuple[int, int, int, int] | None:
        """The whole pixels of the image that a box in pixels touches, and one more on each side."""
        left, top = max(0, int(box.x) - 1), max(0, int(box.y) - 1)
        right = min(self.image.width, int(box.right) + 2)
        bottom = min(self.image.height, int(box.bottom) + 2)
        return (left, top, right, bottom) if left < right and top < bottom else None

    def _fill(self, outline: Any, matrix: Matrix, colour: str) -> None:
        agg.fill(self._agg(), outline, matrix, agg.brush(colour))

    def _text(self, run: TextRun, matrix: Matrix) -> None:
        font = fonts.by_key(run.font)
        canvas, brush = self._agg(), agg.brush(run.colour)
        a, b, c, d, e, f = matrix
        agg.finite((*matrix, run.size, run.stretch, run.x, run.y, *run.pens))
        em = run.size / font.upem
        x_em = em * run.stretch
        stray = agg.stray(times(matrix, (x_em, 0.0, 0.0, em, 0.0, 0.0)), 1.0)
        for glyph, pen in zip(run.glyphs, run.pens, strict=True):
            outline = agg.glyph(run.font, glyph, stray)
            if outline is None:
                continue
            x = run.x + pen
            canvas.settransform(
                (a * x_em, -c * em, a * x + c * run.y + e, b * x_em, -d * em, b * x + d * run.y + f)
            )
            canvas.path(outline, brush, agg.NO_PEN)

    def _picture(self, item: Picture, matrix: Matrix) -> None:
        self._flush()
        box = item.box
        agg.finite((*matrix, box.x, box.y, box.w, box.h))
        region = self._region(box_through(matrix, box))
        if region is None:
            return
        left, top, right, bottom = region
        # Downscaled first with a real filter: an affine resampling alone would alias.
        scale_x = abs(matrix[0]) + abs(matrix[2])
        scale_y = abs(matrix[1]) + abs(matrix[3])
        want = (max(1, round(box.w * scale_x)), max(1, round(box.h * scale_y)))
        source = reduced(item.file, item.clear, want)
        a, b, c, d, e, f = times(
            matrix, (box.w / source.width, 0.0, 0.0, box.h / source.height, box.x, box.y)
        )
        det = a * d - b * c
        inverse = (
            d / det, -c / det, (c * f - d * e) / det + (d * left - c * top) / det,
            -b / det, a / det, (b * e - a * f) / det + (a * top - b * left) / det,
        )  # fmt: skip
        if item.margin:  # of which a strip is seen
            source, inverse = _part(source, inverse, (right - left, bottom - top))
        # The edge of what is opaque stays sharp: beyond it the picture is clear.
        patch = source.convert("RGBA").transform(
            (right - left, bottom - top), Image.Transform.AFFINE, inverse, Image.Resampling.BICUBIC
        )
        self.image.paste(patch.convert("RGB"), (left, top), patch.getchannel("A"))

    def _shade(self, path: Path, matrix: Matrix, gradient: Gradient) -> None:
        """Fills a path with a gradient."""
        bounds = path.bounds()
        region = None if bounds is None else self._region(box_through(matrix, bounds))
        if region is None:
            return
        self._flush()
        inside = times((1.0, 0.0, 0.0, 1.0, -region[0], -region[1]), matrix)
        size = (region[2] - region[0], region[3] - region[1])
        mask = self._cover(path, inside, size)
        colours = shades(gradient, times(inside, gradient.matrix), size)
        if colours.mode == "RGBA":
            mask = ImageChops.multiply(mask, colours.getchannel("A"))
        self.image.paste(colours.convert("RGB"), region, mask)

    def _cover(self, path: Path, matrix: Matrix, size: tuple[int, int]) -> Image.Image:
        """How much of each pixel a path covers."""
        mask = Image.new("L", size, 0)
        stencil = agg.canvas(mask)
        agg.fill(stencil, agg.outline(path, agg.stray(matrix)), matrix, agg.COVER)
        stencil.flush()
        return mask

    def _layered(self, group: Group, matrix: Matrix) -> None:
        """Paints a group on a copy of what lies below, and lets its clip and opacity decide how
        much of that copy is seen."""
        box = ink_box(group.items, self.drawing.stamps)
        if box is None or group.opacity == 0.0:
            return
        box = box_through(matrix, box)
        if group.clip is not None:
            bounds = group.clip.bounds()
            if bounds is None:
                return
            box = shared(box_through(matrix, bounds), box)
        region = self._region(box)
        if region is None:
            return
        self._flush()
        inside = times((1.0, 0.0, 0.0, 1.0, -region[0], -region[1]), matrix)
        layer = self.image.crop(region)
        Brushwork(layer, self.drawing, self.dpi, self.watcher).paint(group.items, inside)
        mask = Image.new("L", layer.size, 255)
        if group.clip is not None:
            mask = self._cover(group.clip, inside, layer.size)
        if group.opacity != 1.0:
            mask = mask.point([round(cover * group.opacity) for cover in range(256)])
        self.image.paste(layer, region, mask)


def _near(run: TextRun, matrix: Matrix, box: Box) -> TextRun:
    """A run with those of its letters only that may touch a pixel of a box."""
    font = fonts.by_key(run.font)
    em = run.size / font.upem
    reach = box.grown(1.0)
    found = []
    for glyph, pen in zip(run.glyphs, run.pens, strict=True):
        bounds = font.outline(glyph).bounds()
        if bounds is None:
            continue
        lies = times(matrix, (em * run.stretch, 0.0, 0.0, -em, run.x + pen, run.y))
        letter = box_through(lies, bounds)
        across = letter.x <= reach.right and letter.right >= reach.x
        if across and letter.y <= reach.bottom and letter.bottom >= reach.y:
            found.append((glyph, pen))
    glyphs, pens = tuple(glyph for glyph, _ in found), tuple(pen for _, pen in found)
    return replace(run, glyphs=glyphs, pens=pens)


def _part(
    source: Image.Image, inverse: Matrix, size: tuple[int, int]
) -> tuple[Image.Image, Matrix]:
    """What is needed of a picture for so many pixels, and the matrix from them to it, as Pillow
    writes matrices."""
    a, b, c, d, e, f = inverse
    corners = [(x, y) for x in (0, size[0]) for y in (0, size[1])]
    across = [a * x + b * y + c for x, y in corners]
    down = [d * x + e * y + f for x, y in corners]
    left, top = max(0, int(min(across)) - 4), max(0, int(min(down)) - 4)
    right = max(left + 1, min(source.width, int(max(across)) + 5))
    bottom = max(top + 1, min(source.height, int(max(down)) + 5))
    part = source.crop((left, top, right, bottom))
    return part, (a, b, c - left, d, e, f - top)
