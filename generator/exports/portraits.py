"""Pictures of whole things, one a file, all of a game at one scale: for tables that take no sheets.

In: a job whose profile says how many px high the highest card is. Out: PNGs of trimmed faces, backs
and pieces by the keys of their drawings. Two targets that want the same picture share it.
"""

from __future__ import annotations

from PIL import Image

from generator.drawing.drawing import Drawing, Shape
from generator.drawing.outlines import shaped
from generator.exports.canvas import as_file
from generator.exports.grid import cell_image
from generator.exports.job import Job
from generator.exports.material import Piece
from generator.units import Size


class Portraits:
    """`cut` takes away what lies beyond a thing's outline, such as the corners round a coin."""

    def __init__(self, job: Job, cut: bool = False) -> None:
        self._job, self._cut = job, cut
        self._drawings = job.material.all_drawings
        self._pieces = {key: piece for piece in job.material.pieces for key in piece.sides}
        highest = max(group.size.h for group in job.material.groups)
        self._px = job.profile.number("picture-height") / highest

    def cell(self, size: Size) -> tuple[int, int]:
        """Width and height in px of a thing of so many mm."""
        most = self._job.profile.whole("side")
        by = min(self._px, most / max(size.w, size.h))
        return max(1, round(size.w * by)), max(1, round(size.h * by))

    def png(self, key: str) -> bytes:
        """The picture of a drawing."""
        drawing = self._drawings[key]
        cell = self.cell(drawing.size)
        same = (key, "portrait", cell, self._cut)
        painted = self._job.painted
        if same not in painted:
            image = cell_image(drawing, cell)
            if self._cut:
                image.putalpha(_within(drawing, self._pieces.get(key), cell))
            painted[same] = as_file(image, "png")
        return painted[same]


def _within(drawing: Drawing, piece: Piece | None, cell: tuple[int, int]) -> Image.Image:
    """A mask of these px: white inside of the thing's outline, black beyond."""
    shape = "square" if piece is None or piece.shape in ("box", "rounded") else piece.shape
    path = shaped(shape, drawing.size, drawing.corner).path()
    dark = Drawing("outline", drawing.size, 0.0, 0.0, (Shape(path, "#000000"),))
    return cell_image(dark, cell).convert("L").point([255 - grey for grey in range(256)])
