"""Faces cut out in one picture: transparent all round them, for programs that print and cut.

Such a program takes the edge of what is opaque for the cut. So a face's colour runs a little over
its outline, where nobody sees it, and the outline alone says what shows: no pixel at the edge is
mixed with white.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from generator.drawing.drawing import Drawing, Matrix, Path, Shape, Stroke, moved, times, turned
from generator.painting.png import Brushwork, blank
from generator.painting.pngfile import encoded
from generator.units import Box, Size

_TURNS = {
    90: Image.Transpose.ROTATE_270,
    180: Image.Transpose.ROTATE_180,
    270: Image.Transpose.ROTATE_90,
}


@dataclass(frozen=True)
class CutFace:
    """A face with its middle at (x, y), turned by 0, 90, 180 or 270 degrees clockwise; `outline` is
    its cut, in mm of the face itself."""

    drawing: Drawing
    x: float
    y: float
    angle: int
    outline: Path

    @property
    def matrix(self) -> Matrix:
        """From the face's own mm to those of the picture."""
        size = self.drawing.size
        own = times(turned(self.angle), moved(-size.w / 2, -size.h / 2))
        return times(moved(self.x, self.y), own)


def cut_out(faces: Sequence[CutFace], box: Box, dpi: float, over: float) -> Image.Image:
    """What lies in the box, as an RGBA image at `dpi`; colour runs `over` mm beyond outlines."""
    image, _ = blank(box, dpi)
    painted: dict[tuple[str, int], Image.Image] = {}
    for face in faces:
        key = face.drawing.name, face.angle
        if key not in painted:
            painted[key] = _painted(face, dpi, over)
        one = painted[key]
        x = (face.x - box.x) / box.w * image.width - one.width / 2
        y = (face.y - box.y) / box.h * image.height - one.height / 2
        image.paste(one, (round(x), round(y)), one)
    outlines = (Shape(face.outline.through(face.matrix), "#FFFFFF") for face in faces)
    image.putalpha(_stencil(tuple(outlines), box, dpi))
    return image


def transparent_png(image: Image.Image, dpi: float) -> bytes:
    """An RGBA picture as a PNG file. What doesn't show is black, which packs better."""
    clear = Image.new("RGBA", image.size)
    clear.paste(image, mask=image.getchannel("A").point(lambda alpha: 255 if alpha else 0))
    return encoded(clear, dpi)


def _painted(face: CutFace, dpi: float, over: float) -> Image.Image:
    """A face as it lies, opaque within its outline and `over` mm beyond."""
    drawing = face.drawing
    box = drawing.trim.grown(min(over, drawing.bleed))
    image, to_px = blank(box, dpi)
    Brushwork(image, drawing, dpi).paint(drawing.items, to_px)
    beyond = Stroke("#FFFFFF", 2 * over, join="round") if over else None
    image.putalpha(_stencil((Shape(face.outline, "#FFFFFF", beyond),), box, dpi))
    return image.transpose(_TURNS[face.angle]) if face.angle in _TURNS else image


def _stencil(shapes: tuple[Shape, ...], box: Box, dpi: float) -> Image.Image:
    """White shapes on black: how opaque each pixel is."""
    mask, to_px = blank(box, dpi)
    mask.paste("#000000", (0, 0, *mask.size))
    stencil = Drawing("stencil", Size(box.w, box.h), 0.0, 0.0, shapes)
    Brushwork(mask, stencil, dpi).paint(shapes, to_px)
    return mask.getchannel("R")
