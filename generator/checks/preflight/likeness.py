"""Faces that some eyes, or a grey printer, can't tell apart.

Two faces are a fault if people with full colour vision tell them apart and others can't: some block
of the face differs plainly, and under one of the three dichromacies (Machado and others 2009, see
`faces.vision`) or in grey none does. A different letter, sign or shape leaves a block that differs
for everybody, so only what hue alone tells is found. Fronts are compared with fronts, backs with
backs, across and inside kinds; a pair of kinds is told once, by its nearest pair of faces.

Faces of one tint (all blocks of the same mean hue: the cards of one layout, as a rule) are grouped
first, and only faces of different tints are compared: a deck of a thousand takes seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import cast

from PIL import Image, ImageChops

from generator.checks.preflight.limits import Limits
from generator.checks.preflight.remarks import Remark, called
from generator.deck import Deck
from generator.errors import listed
from generator.painting.vision import EYES, seen_by
from generator.units import px_per_mm

#: Pixels across a block: as fine as a glance at arm's length.
_ACROSS = 4
#: A face's first impression: mean brightness in so many columns and rows. Most pairs differ there.
_CELLS = (4, 6)
#: So many faces of a tint are compared with so many of another.
_MEMBERS = 12
#: Tints are the same if no block's chroma (Cb or Cr) differs by more than this, 0 to 1. Colours
#: that differ plainly and are equally light differ by half as much in chroma.
_SAME_TINT, _CHROMA = 0.04, 0.5


@dataclass
class Tint:
    """Faces whose blocks have the same mean chroma, and that chroma as a picture."""

    chroma: Image.Image
    names: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Impression:
    """A face as one eye sees it, small, and the brightness of its cells."""

    image: Image.Image
    cells: bytes


@dataclass
class Pair:
    """The nearest two faces of two kinds: how much they differ (0 to 1) in full colour and to the
    eye that tells them apart least, and all eyes that don't."""

    one: str
    other: str
    full: float
    seen: float
    eyes: list[str]


def glance(face: Image.Image, dpi: float, limits: Limits) -> Image.Image:
    """A face's trim, painted at `dpi`, so small that a block has `_ACROSS` pixels a side."""
    scale = _ACROSS / limits.block / px_per_mm(dpi)
    size = max(1, round(face.width * scale)), max(1, round(face.height * scale))
    return face.resize(size, Image.Resampling.BOX)


def alike(small: Mapping[str, Image.Image], deck: Deck, limits: Limits) -> Iterator[Remark]:
    """Pairs of faces (name -> its `glance`, in the order of the deck) that hue alone tells
    apart."""
    apart = [
        pair
        for backs in (False, True)
        for pair in combinations(_tints(small, backs), 2)
        if _most(pair[0].chroma, pair[1].chroma) > _CHROMA * limits.apart
    ]
    found: dict[tuple[str, str], Pair] = {}
    for eye in EYES if apart else ():
        seen = {name: _impression(image) for name, image in _all_seen(eye, small).items()}
        for one, other in _candidates(apart, seen, limits.same):
            gap = _gap(seen[one].image, seen[other].image)
            full = _gap(small[one], small[other])
            if gap <= limits.same and full > limits.apart:
                low, high = sorted((_kind(one, deck), _kind(other, deck)))
                pair = found.setdefault((low, high), Pair(one, other, full, gap, []))
                if gap < pair.seen:
                    pair.one, pair.other, pair.full, pair.seen = one, other, full, gap
                if eye not in pair.eyes:
                    pair.eyes.append(eye)
    for pair in found.values():
        yield Remark(
            "alike-kinds",
            pair.other,
            f"only its hue tells it from {called(pair.one)}: in {listed(pair.eyes)} no "
            f"{limits.block:g} mm of it differ by more than {pair.seen:.0%} "
            f"({pair.full:.0%} in full colour, over {limits.same:.0%} is needed)",
            limits.same - pair.seen,
            hint="give each a letter, a sign or a lightness of its own",
        )


def _tints(small: Mapping[str, Image.Image], backs: bool) -> list[Tint]:
    """The tints of all fronts, or of all backs."""
    tints: list[Tint] = []
    for name, image in small.items():
        if name.startswith("back-") == backs:
            _, *chroma = image.reduce(_ACROSS).convert("YCbCr").split()
            found = Tint(Image.merge("LA", chroma))
            tint = next((t for t in tints if _most(t.chroma, found.chroma) <= _SAME_TINT), found)
            if tint is found:
                tints.append(tint)
            tint.names.append(name)
    return tints


def _candidates(
    apart: list[tuple[Tint, Tint]], seen: Mapping[str, Impression], same: float
) -> Iterator[tuple[str, str]]:
    """Pairs of faces of different tints that are much alike to an eye at first sight."""
    most = same * 255
    for one, other in apart:
        for mine, theirs in product(one.names[:_MEMBERS], other.names[:_MEMBERS]):
            cells = zip(seen[mine].cells, seen[theirs].cells, strict=True)
            if all(abs(a - b) <= most for a, b in cells):
                yield mine, theirs


def _all_seen(eye: str, images: Mapping[str, Image.Image]) -> dict[str, Image.Image]:
    """Many small pictures as one eye sees them: in one strip, since a picture costs a call."""
    strip = Image.new(
        "RGB",
        (max(image.width for image in images.values()), sum(i.height for i in images.values())),
    )
    places, top = {}, 0
    for name, image in images.items():
        strip.paste(image, (0, top))
        places[name] = (0, top, image.width, top := top + image.height)
    strip = seen_by(eye, strip)
    return {name: strip.crop(place) for name, place in places.items()}


def _impression(image: Image.Image) -> Impression:
    cells = image.convert("L").resize(_CELLS, Image.Resampling.BOX)
    return Impression(image, cells.tobytes())


def _gap(one: Image.Image, other: Image.Image) -> float:
    """The difference of the block that differs most, 0 to 1: the mean of its pixels, of each pixel
    the channel that differs most."""
    if one.size != other.size:
        return 1.0
    red, green, blue = ImageChops.difference(one, other).split()
    far = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return _highest(far.reduce(_ACROSS)) / 255


def _most(one: Image.Image, other: Image.Image) -> float:
    """The largest difference of any pixel in any channel, 0 to 1."""
    if one.size != other.size:
        return 1.0
    return max(_highest(band) for band in ImageChops.difference(one, other).split()) / 255


def _highest(band: Image.Image) -> float:
    return cast("tuple[float, float]", band.getextrema())[1]


def _kind(name: str, deck: Deck) -> str:
    return name if name.startswith("back-") else deck[name].kind
