"""Whether a picture shows a face: both at one size, compared pixel by pixel, block by block.

In: a picture cut out of an export, and the drawing it should show. Out: how far they differ. The
reference is painted anew from the drawing. Resampling and JPEG move single pixels a little, so both
are brought to one middling resolution, and what counts is the mean over blocks of 1 mm. Measured
over all faces of the four decks at 409 to 825 px of width, as PNG and JPEG, on whole and on half
pixels: a face against its own picture stays below 30, against the next card it is above 43 even
where two cards differ in their small number alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image, ImageChops

from generator.drawing.drawing import Drawing
from generator.painting.png import paint
from generator.units import px_at, px_per_mm

#: The resolution at which the reference is painted, and that at which pictures are compared.
DPI, COMPARED_DPI = 300.0, 125.0
#: The side of a block in mm.
BLOCK_MM = 1.0
#: The most that the mean of a block may differ, of 255.
MOST = 36.0
#: The same where colours went through a press profile and back.
MOST_PRESSED = 64.0


class Likeness:
    """The faces of a game, painted once each when first asked for; `seen` is how the world sees
    them (through a press, for instance)."""

    def __init__(
        self,
        drawings: Mapping[str, Drawing],
        seen: Callable[[Image.Image], Image.Image] = lambda image: image,
        most: float = MOST,
    ) -> None:
        self.drawings = drawings
        self.most = most
        self._seen = seen
        self._small: dict[str, Image.Image] = {}

    def far(self, shown: Image.Image, name: str) -> float:
        """How far a picture of a trimmed face is from the drawing `name`: the mean difference in
        the worst block and channel, 0..255."""
        if name not in self._small:
            size = self.drawings[name].size
            small = (px_at(size.w, COMPARED_DPI), px_at(size.h, COMPARED_DPI))
            self._small[name] = _sized(self._seen(paint(self.drawings[name], DPI)), small)
        face = self._small[name]
        size_px = (min(shown.width, face.width), min(shown.height, face.height))
        difference = ImageChops.difference(_sized(shown, size_px), _sized(face, size_px))
        fine = px_per_mm(COMPARED_DPI) * size_px[0] / face.width
        worst = 0.0
        for channel in difference.reduce(max(2, round(BLOCK_MM * fine))).split():
            high = channel.getextrema()[1]
            assert isinstance(high, (int, float))
            worst = max(worst, float(high))
        return worst


def _sized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    image = image.convert("RGB")
    return image if image.size == size else image.resize(size, Image.Resampling.HAMMING)
