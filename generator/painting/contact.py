"""A contact sheet: a whole deck on one picture, each face with its id below it.

In: labels and faces, painted large. Out: one image, the faces in rows, filtered down as a
photograph would be: fine engraving shimmers if it is drawn small.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from generator.drawing.drawing import Drawing, Item, Shape, TextRun
from generator.drawing.fonts import Font
from generator.drawing.paths import rectangle
from generator.painting.png import paint, within_edge
from generator.units import Box, Size

#: Pixels per inch of the sheet, and what is round the faces, in mm.
DPI = 100.0
_GAP, _LABEL, _MARGIN = 3.0, 5.0, 6.0
_TYPE = 2.5  # mm, the size of labels
_TABLE, _INK = "#E9E7E2", "#23282E"
#: A sheet is about this many times as wide as it is high.
_ASPECT = 1.4


def contact_sheet(
    labels: Sequence[str],
    faces: Iterable[Image.Image],
    sizes: Sequence[Size],
    font: Font,
    title: str,
) -> Image.Image:
    """All faces, each as large as its size in mm says whatever its pixels, with their labels, under
    a title. They are asked for one by one."""
    size = Size(max(one.w for one in sizes), max(one.h for one in sizes))
    wide, high = size.w + _GAP, size.h + _LABEL + _GAP
    columns = max(1, min(len(labels), round(math.sqrt(len(labels) * _ASPECT * high / wide))))
    rows = math.ceil(len(labels) / columns)
    head = 2 * _TYPE + _GAP
    sheet = Size(2 * _MARGIN + columns * wide - _GAP, 2 * _MARGIN + head + rows * high - _GAP)
    items: list[Item] = [
        Shape(rectangle(Box(0, 0, sheet.w, sheet.h)), _TABLE),
        _line(title, font, 2 * _TYPE, _MARGIN, _MARGIN + 1.5 * _TYPE),
    ]
    places = []
    for index, label in enumerate(labels):
        row, column = divmod(index, columns)
        x, y = _MARGIN + column * wide, _MARGIN + head + row * high
        places.append((x, y))
        items.append(_line(label, font, _TYPE, x, y + size.h + 0.72 * _LABEL))
    image = paint(Drawing("contact", sheet, 0.0, 0.0, tuple(items)), DPI)
    scale = image.width / sheet.w
    for (x, y), face, one in zip(places, faces, sizes, strict=True):
        pixels = max(1, round(one.w * scale)), max(1, round(one.h * scale))
        small = face.resize(pixels, Image.Resampling.LANCZOS)
        image.paste(small, (round(x * scale), round(y * scale)))
    return image


def rows(shown: Sequence[tuple[str, Sequence[Drawing]]], font: Font) -> Image.Image:
    """Faces in rows, each row under its label, with round corners as they are cut; 150 dpi."""
    dpi = 1.5 * DPI
    heights = [max(face.size.h for face in faces) for _, faces in shown]
    widths = [sum(face.size.w + _GAP for face in faces) - _GAP for _, faces in shown]
    label = 2 * _TYPE + _GAP / 2
    sheet = Size(
        2 * _MARGIN + max(widths), 2 * _MARGIN + sum(heights) + len(shown) * (label + _GAP) - _GAP
    )
    items: list[Item] = [Shape(rectangle(Box(0, 0, sheet.w, sheet.h)), _TABLE)]
    y, tops = _MARGIN, []
    for (told, _), height in zip(shown, heights, strict=True):
        items.append(_line(told, font, 1.4 * _TYPE, _MARGIN, y + 1.2 * _TYPE))
        tops.append(y + label)
        y += label + height + _GAP
    image = paint(Drawing("rows", sheet, 0.0, 0.0, tuple(items)), dpi)
    scale = image.width / sheet.w
    for (_, faces), top in zip(shown, tops, strict=True):
        x = _MARGIN
        for face in faces:
            painted = paint(face, 2 * dpi)
            pixels = round(face.size.w * scale), round(face.size.h * scale)
            small = painted.resize(pixels, Image.Resampling.LANCZOS)
            cut = Image.new("L", pixels, 0)
            box = (0, 0, pixels[0] - 1, pixels[1] - 1)
            if face.edge is None:
                ImageDraw.Draw(cut).rounded_rectangle(box, face.corner * scale, 255)
            else:
                cut = within_edge(face, pixels)
            image.paste(small, (round(x * scale), round(top * scale)), cut)
            x += face.size.w + _GAP
    return image


def _line(text: str, font: Font, size: float, x: float, y: float) -> TextRun:
    """A line of text; letters that the font lacks are left out."""
    shown = "".join(letter for letter in text if font.has(letter))
    word, em = font.shape(shown), size / font.upem
    pens = tuple(pen * em for pen in word.pens)
    return TextRun(font.key, size, x, y, shown, word.glyphs, pens, word.advance * em, _INK)
