"""Contrast of words and symbols to the ground on which they are really painted.

A watcher at the painter's shoulder: of each run of text it gets the pixels that lie there before
the run is painted, and how much of each its letters cover; of each symbol the pixels before and
after. Ratios are WCAG's. A run is judged by the worst tenth of its ink, since one unreadable letter
spoils a word; a symbol by its strongest tenth, since an outline is enough to see it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image, ImageChops

from generator.checks.preflight.limits import Limits
from generator.checks.preflight.parts import PlacedItem, symbol_sized
from generator.checks.preflight.remarks import Remark, quoted
from generator.colour import parts
from generator.drawing import fonts
from generator.drawing.bounds import scale_of
from generator.drawing.drawing import Drawing, Item, Picture, TextRun, box_through, ink_box
from generator.drawing.origin import Origin
from generator.painting.vision import colours_of, contrast, luminance, seen_by
from generator.units import PT, Box

#: The share of a run's ink that may have less contrast, and of a symbol's that must have it.
_TENTH = 0.1
#: A channel that changes by less than this, of 255, hasn't changed.
_CHANGE = 4
#: Ratios are told to a tenth; what is told as enough is enough.
_SLACK = 0.05
_BOLD = 700


class ContrastWatcher:
    """Watches one face being painted and collects remarks on it."""

    def __init__(
        self, drawing: Drawing, taken: Sequence[PlacedItem], limits: Limits, remarks: list[Remark]
    ) -> None:
        self.drawing, self.limits, self.remarks = drawing, limits, remarks
        self.scales: dict[int, float] = {}
        self.origins: dict[int, Origin | None] = {}
        self.opacities: dict[int, float] = {}
        for part in taken:
            if part.tells and not _is_margin(part):
                box = ink_box((part.item,), drawing.stamps)
                if box is not None and symbol_sized(box_through(part.matrix, box), drawing):
                    self.origins[id(part.item)] = part.origin
                    self.opacities[id(part.item)] = part.opacity
            if part.origin is not None and part.origin.decorative:
                continue
            for leaf in part.leaves:
                if isinstance(leaf.item, TextRun):
                    self.origins[id(leaf.item)] = part.origin
                    self.opacities[id(leaf.item)] = leaf.opacity
                    scale = scale_of(leaf.matrix)
                    self.scales[id(leaf.item)] = min(scale, self.scales.get(id(leaf.item), scale))

    def wants(self, item: Item) -> bool:
        return id(item) in self.origins

    def text(
        self, run: TextRun, ground: Image.Image, ink: Callable[[Box | None], Image.Image]
    ) -> None:
        mine, opacity = parts(run.colour), self.opacities[id(run)]

        def ratio_to(ground: Sequence[int]) -> float:
            return contrast(luminance(_seen(mine, ground, opacity)), luminance(ground))

        size = run.size * self.scales[id(run)]
        bold = fonts.by_key(run.font).weight >= _BOLD
        large = size >= (self.limits.large_bold if bold else self.limits.large_plain) - 1e-6
        needed = self.limits.large if large else self.limits.text
        _, plain = max(colours_of(ground))
        if ratio_to(plain) >= needed - _SLACK and _is_all_on(plain, ground, ink):
            return
        stencil = ink(None)
        strongest = stencil.getextrema()[1]
        if not isinstance(strongest, (int, float)) or strongest == 0:
            return
        letters = stencil.point([255 if cover * 2 >= strongest else 0 for cover in range(256)])
        under = Image.new("RGBA", ground.size)
        under.paste(ground, mask=letters)
        ratios = sorted(
            (ratio_to(colour[:3]), count) for count, colour in colours_of(under) if colour[3]
        )
        ratio = _at(ratios, _TENTH)
        if ratio < needed - _SLACK:
            self._remark(
                run,
                f"{quoted(run.text, self.origins[id(run)])} has a contrast of {ratio:.1f}:1 "
                f"to its ground, {needed - ratio:.1f} less than {size / PT:.3g} pt "
                f"{'bold ' if bold else ''}type needs ({needed:g}:1)",
                needed / ratio,
            )

    def symbol(self, item: Item, before: Image.Image, after: Image.Image) -> None:
        opacity = self.opacities[id(item)]
        if opacity != 1.0:
            after = Image.blend(before, after, opacity)
        changes = ImageChops.difference(before, after)
        red, green, blue = changes.split()
        changed = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        marked = changed.point([255 if value >= _CHANGE else 0 for value in range(256)])
        if marked.getbbox() is None:
            return
        greys = [
            seen_by("greyscale", image).getchannel(0).point(_COARSE) for image in (before, after)
        ]
        ratios = sorted(
            (_ratio(pixel[0], pixel[1]), count)
            for count, pixel in colours_of(Image.merge("RGB", (*greys, marked)))
            if pixel[2]
        )
        ratio = _at(ratios, 1 - _TENTH)
        needed = self.limits.symbols
        if ratio < needed - _SLACK:
            self._remark(
                item,
                f"a symbol has a contrast of {ratio:.1f}:1 to its ground, "
                f"{needed - ratio:.1f} less than symbols need ({needed:g}:1)",
                needed / ratio,
            )

    def _remark(self, item: Item, message: str, missing: float) -> None:
        self.remarks.append(
            Remark(
                "low-contrast",
                self.drawing.name,
                message,
                missing,
                self.origins[id(item)],
                hint="a darker or lighter colour, or a plain ground behind it",
            )
        )


def _is_all_on(
    plain: tuple[int, ...], ground: Image.Image, ink: Callable[[Box | None], Image.Image]
) -> bool:
    """Whether a run is found to lie on one colour: wherever on a flat ground its letters are, or
    because none of them touches what else is there, such as tails of the line above. Only letters
    near that need painting; where it fills half of the ground, no answer is sought."""
    other = ImageChops.difference(ground, Image.new(ground.mode, ground.size, plain)).getbbox()
    if other is None:
        return True
    left, top, right, bottom = other
    if 2 * (right - left) * (bottom - top) > ground.width * ground.height:
        return False
    letters = ink(Box(left, top, right - left, bottom - top))
    return letters.crop(other).getbbox() is None


def _is_margin(part: PlacedItem) -> bool:
    """Whether it only goes on beyond the cut, and tells nothing."""
    return all(isinstance(leaf.item, Picture) and leaf.item.margin for leaf in part.leaves)


def _seen(mine: Sequence[int], ground: Sequence[int], opacity: float) -> Sequence[int]:
    """What is seen of a colour that lets its ground through."""
    if opacity == 1.0:
        return mine
    mixed = zip(mine, ground, strict=False)
    return [round(under + (over - under) * opacity) for over, under in mixed]


def _at(ratios: list[tuple[float, int]], share: float) -> float:
    """The ratio below which this share of all pixels lies."""
    most = share * sum(count for _, count in ratios)
    passed = 0
    for ratio, count in ratios:
        passed += count
        if passed > most:
            return ratio
    return ratios[-1][0]


@cache
def _ratio(one: int, other: int) -> float:
    """The contrast of two greys."""
    return contrast(_GREY[one], _GREY[other])


#: Greys in steps of 4 of 255: a symbol's contrast needs no more.
_COARSE = [min(255, round(value / 4) * 4) for value in range(256)]
#: Luminance of the greys.
_GREY = [luminance((value, value, value)) for value in range(256)]
