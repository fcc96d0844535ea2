"""No more ink than the paper takes: colours of a press brought under a limit.

In: inks (cyan, magenta, yellow, black, 0..255 each), the most percent of all four together, and how
inks look. Out: inks within the limit that look as much like the first as can be: less of the three
colours, more black in their place. What is within the limit already stays as it is.

Colours are asked for many at once: a press' profile is slow to be asked, and quick to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from PIL import Image, ImageChops, ImageFilter

#: Steps in which black is tried, of 255; and points a side of the table for pictures.
_STEP, _POINTS = 3, 17

Colour = tuple[int, ...]
Many = Callable[[Sequence[Colour]], list[Colour]]


def limited(colours: Sequence[Colour], most: float, looks: Many) -> list[Colour]:
    """The inks, or the nearest that are within `most` percent; `looks` is how inks look."""
    limit = int(most / 100 * 255)
    tried = [_candidates(inks, limit) if sum(inks) > limit else [] for inks in colours]
    seen = iter(looks([inks for mine in tried for inks in mine]))
    found = []
    for inks, mine in zip(colours, tried, strict=True):
        if not mine:
            found.append(inks)
            continue
        first, *others = (next(seen) for _ in mine)
        far = [sum((a - b) ** 2 for a, b in zip(one, first, strict=True)) for one in others]
        found.append(mine[1 + far.index(min(far))])
    return found


def _candidates(inks: Colour, limit: int) -> list[Colour]:
    """The inks themselves, then mixtures within the limit with ever more black."""
    *colours, black = inks
    tried = [inks]
    for more in range(black, min(limit, 255) + 1, _STEP):
        share = (limit - more) / sum(colours)
        tried.append((*(int(one * share) for one in colours), more))
    return tried


def limited_picture(
    rgb: Image.Image, inks: Image.Image, most: float, converts: Many
) -> Image.Image:
    """A picture's `inks`, those of pixels that are over the limit mixed anew; `converts` is how
    colours of the `rgb` picture become inks within the limit."""
    over = _over(inks, most)
    if over.getbbox() is None:
        return inks
    steps = [round(255 * point / (_POINTS - 1)) for point in range(_POINTS)]
    nodes = converts([(r, g, b) for b, g, r in product(steps, repeat=3)])
    # Between points that are all within the limit there is nothing beyond it.
    flat = [part / 255 for node in nodes for part in node]
    table = ImageFilter.Color3DLUT(_POINTS, flat, channels=4, target_mode="CMYK")
    return Image.composite(rgb.filter(table), inks, over)


def _over(inks: Image.Image, most: float) -> Image.Image:
    """White where there may be too much ink: sums are of quarters, rounded down."""
    cyan, magenta, yellow, black = inks.split()
    pair, other = ImageChops.add(cyan, magenta, 2), ImageChops.add(yellow, black, 2)
    bound = int(most / 100 * 255 / 4) - 1
    return ImageChops.add(pair, other, 2).point([255 * (sum_ >= bound) for sum_ in range(256)])
