"""Whether a picture shows a face: both at one size, compared pixel by pixel, block by block.

In: a picture cut out of an export, and the drawing it should show. Out: how far they differ. The
reference is painted anew from the drawing. Resampling and JPEG move single pixels a little, so
what counts is the mean over blocks of 2 mm: another card, or the same one a millimetre off, is
far beyond.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageChops

from generator.faces.drawing import Drawing
from generator.faces.png import paint

#: The reference's resolution, and a block of 2 mm in its pixels.
DPI = 150.0
BLOCK = 12
#: The most that the mean of a block may differ, of 255.
MOST = 24.0


class Likeness:
    """The faces of a game, painted once each when first asked for."""

    def __init__(self, drawings: Mapping[str, Drawing]) -> None:
        self.drawings = drawings
        self._painted: dict[str, Image.Image] = {}

    def far(self, shown: Image.Image, name: str) -> float:
        """How far a picture of a trimmed face is from the drawing `name`: the mean difference in
        the worst block and channel, 0..255."""
        if name not in self._painted:
            self._painted[name] = paint(self.drawings[name], DPI)
        face = self._painted[name]
        shown = shown.convert("RGB")
        if shown.width < face.width:
            face = face.resize(shown.size, Image.Resampling.BOX)
        elif shown.size != face.size:
            shown = shown.resize(face.size, Image.Resampling.BOX)
        block = max(2, round(BLOCK * face.width / self._painted[name].width))
        far = ImageChops.difference(shown, face).reduce(block)
        return float(max(high for _, high in far.getextrema()))

    def like(self, shown: Image.Image, name: str) -> bool:
        """Whether the picture shows the drawing."""
        return self.far(shown, name) <= MOST
