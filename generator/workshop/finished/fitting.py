"""What card a finished picture is for: its pixels against the card sizes that we know.

In: pictures' sizes in pixels. Out: the size that suits most of them, and of each picture how much
bleed it brings, whether it lies sideways, and what of it is lost. Proportions tell the bleed: a
border of one width on all sides changes them, and by how much says how wide it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.units import MM_PER_INCH, Size

#: A border of fewer mm is no bleed, but pixels that were rounded; one of more is another shape.
_NO_BLEED, _MOST_BLEED = 0.8, 6.5
#: Bleeds that people use, in mm, the commonest first, and how far a picture may stray from one.
_USUAL = (3.175, 3.0, 3.048, 2.0, 1.5875, 5.0)
_NEAR = 0.17
#: Resolutions that people export at: if one gives a size to the pixel, that is what is meant.
_DPI = (300.0, 600.0, 1200.0)
_PIXELS = 1.5
#: What a picture may cost that suits a size, and what it costs that others than the first few sizes
#: are rare.
_SUITS, _COMMON, _RARE = 2.0, 2, 0.2
#: A camera's 72 says nothing; a size is taken from a file's own dpi from here on.
_MEANT_DPI = 150.0
#: A picture that loses more than so many mm to the cut is told.
LOSES = 1.0


@dataclass(frozen=True)
class Seen:
    """A picture's width and height in pixels, upright, and the dpi that it states (0: none)."""

    px: tuple[int, int]
    dpi: float = 0.0


@dataclass(frozen=True)
class Fit:
    """How a picture is a card of some size: the bleed that it brings, in mm, whether it is to be
    turned by a quarter, and how many mm are cut off, both sides together."""

    bleed: float = 0.0
    sideways: bool = False
    lost: float = 0.0

    def dpi(self, px: tuple[int, int], size: Size) -> float:
        """The resolution in which it is printed."""
        w, h = (px[1], px[0]) if self.sideways else px
        full = 2 * self.bleed
        return min(w / (size.w + full), h / (size.h + full)) * MM_PER_INCH


def fit(px: tuple[int, int], size: Size, bleed: float | None = None) -> Fit:
    """A picture on a card of that size; its bleed is found out unless it is known."""
    width, height = px
    sideways = size.w != size.h and width != height and (width > height) != (size.w > size.h)
    if sideways:
        width, height = height, width
    shape = width / height
    if bleed is None:
        bleed = _border(shape, size)
    if bleed is None:
        return Fit(0.0, sideways, _lost(shape, size.w, size.h))
    return Fit(bleed, sideways, _lost(shape, size.w + 2 * bleed, size.h + 2 * bleed))


def _border(shape: float, size: Size) -> float | None:
    """The border that makes a card's proportions a picture's; None if none does."""
    if abs(shape - size.w / size.h) * size.h / 2 < 0.05:
        return 0.0
    if shape == 1.0 or size.w == size.h:
        return None
    border = (shape * size.h - size.w) / (2 * (1 - shape))
    if abs(border) < _NO_BLEED:
        return 0.0
    if not 0 < border < _MOST_BLEED:
        return None
    near = min(_USUAL, key=lambda usual: abs(usual - border))
    return near if abs(near - border) < _NEAR else round(border, 2)


def _lost(shape: float, width: float, height: float) -> float:
    """mm that are cut off of a picture that covers a box: of its width or of its height."""
    wide = height * shape
    return wide - width if wide >= width else width / shape - height


def card_size(
    pictures: Sequence[Seen], sizes: Mapping[str, Size], known: float | None = None
) -> tuple[str | None, Size, bool]:
    """(name, size, whether it suits most) of the card that the pictures are for. None is the name
    of a size that only their own dpi tells; `known` is the bleed that they have, if that is."""
    costs = {
        name: sum(_misfit(one, size, known) + (rank >= _COMMON) * _RARE for one in pictures)
        for rank, (name, size) in enumerate(sizes.items())
    }
    found = min(costs, key=lambda name: round(costs[name], 6))
    if costs[found] < _SUITS * len(pictures):
        return found, _upright(pictures, sizes[found]), True
    if all(one.dpi >= _MEANT_DPI for one in pictures):
        by = MM_PER_INCH / pictures[0].dpi
        width, height = pictures[0].px
        return None, Size(round(width * by, 2), round(height * by, 2)), True
    first = next(iter(sizes))
    return first, _upright(pictures, sizes[first]), False


def _upright(pictures: Sequence[Seen], size: Size) -> Size:
    """The size as most of the pictures lie."""
    wide = sum(one.px[0] > one.px[1] for one in pictures)
    return size.turned() if wide * 2 > len(pictures) and size.w != size.h else size


def _misfit(one: Seen, size: Size, known: float | None) -> float:
    """How ill a picture suits a size; under `_SUITS` it does."""
    found = fit(one.px, size, known)
    if found.lost > LOSES:
        return 4.0 + min(found.lost, 20.0) / 10
    if found.bleed == 0:
        cost = found.lost / 2
        bleeds: tuple[float, ...] = (0.0, *_USUAL) if size.w == size.h else (0.0,)
    else:
        cost = 0.4 if found.bleed in _USUAL[:3] else 0.8 if found.bleed in _USUAL else 2.5
        bleeds = (found.bleed,)
    width, height = sorted(one.px)
    low, high = sorted((size.w, size.h))
    for dpi in (one.dpi, *_DPI):
        for bleed in bleeds:
            by = dpi / MM_PER_INCH
            if (
                abs((low + 2 * bleed) * by - width) <= _PIXELS
                and abs((high + 2 * bleed) * by - height) <= _PIXELS
            ):
                return cost - 0.5
    return cost
