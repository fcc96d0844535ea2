"""Faces that some eyes, or a grey printer, can't tell apart.

Two faces are a fault if people with full colour vision tell them apart and others can't: some block
of the face differs plainly, and under one of the three dichromacies (Machado and others 2009, see
`faces.vision`) or in grey none does. A different letter, sign or shape leaves a block that differs
for everybody, so only what hue alone tells is found. Fronts are compared with fronts, backs with
backs, across and inside kinds; a pair of kinds is told once, by its nearest pair of faces.

Faces of one tint (all blocks of the same mean hue: the cards of one layout, as a rule) are grouped
first, and only faces of different tints are compared, and of those the ones that an eye may take
for each other (`nearness`): five thousand pictures take seconds.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import cast

from PIL import Image, ImageChops

from generator.checks.preflight.limits import Limits
from generator.checks.preflight.nearness import are_near, grouped, near
from generator.checks.preflight.remarks import Remark, called
from generator.deck import Deck
from generator.errors import listed
from generator.painting.vision import EYES, seen_by
from generator.units import px_per_mm

#: Pixels across a block: as fine as a glance at arm's length.
_ACROSS = 4
#: So many faces are shown to an eye at once, and so many are kept as it has seen them.
_STRIP, _SEEN = 64, 256
#: A face's first impression: mean brightness in so many columns and rows. Most pairs differ there.
_CELLS = (4, 6)
#: So many faces of a tint are compared with so many of another.
_MEMBERS = 12
#: Tints are the same if no block's chroma (Cb or Cr) differs by more than this, 0 to 1. Colours
#: that differ plainly and are equally light differ by half as much in chroma.
_SAME_TINT, _CHROMA = 0.04, 0.5
#: A block's brightness, 0 to 255, may differ by so much more than its pixels do, for being rounded.
_ROUNDED = 2.0


@dataclass(frozen=True, slots=True)
class Glance:
    """A face's trim, very small. Thousands of them are kept, so they are packed."""

    size: tuple[int, int]
    packed: bytes

    @classmethod
    def of(cls, image: Image.Image) -> Glance:
        return cls(image.size, zlib.compress(image.tobytes(), 1))

    def image(self) -> Image.Image:
        """What was packed, RGB."""
        return Image.frombytes("RGB", self.size, zlib.decompress(self.packed))


@dataclass
class Tint:
    """Faces whose blocks have the same mean chroma, and that of each block: Cb and Cr by turns."""

    chroma: bytes
    names: list[str]


@dataclass(frozen=True, slots=True)
class Impression:
    """How bright the cells and the blocks of a face are to one eye."""

    cells: bytes
    blocks: bytes


@dataclass
class Pair:
    """The nearest two faces of two kinds: how much they differ (0 to 1) in full colour and to the
    eye that tells them apart least, and all eyes that don't."""

    one: str
    other: str
    full: float
    seen: float
    eyes: list[str]


def glance(face: Image.Image, dpi: float, limits: Limits) -> Glance:
    """A face's trim, painted at `dpi`, so small that a block has `_ACROSS` pixels a side."""
    scale = _ACROSS / limits.block / px_per_mm(dpi)
    size = max(1, round(face.width * scale)), max(1, round(face.height * scale))
    return Glance.of(face.resize(size, Image.Resampling.BOX))


def alike(small: Mapping[str, Glance], deck: Deck, limits: Limits) -> Iterator[Remark]:
    """Pairs of faces (name -> its `glance`, in the order of the deck) that hue alone tells
    apart."""
    tints = [*_tints(small, backs=False), *_tints(small, backs=True)]
    found: dict[tuple[str, str], Pair] = {}
    for eye, impressions in _impressions(small).items() if len(tints) > 1 else ():
        seen = lru_cache(maxsize=_SEEN)(partial(_seen, eye, small))
        for one, other in _candidates(tints, impressions, limits):
            gap = _gap(seen(one), seen(other))
            full = _gap(small[one].image(), small[other].image())
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


def _tints(small: Mapping[str, Glance], backs: bool) -> list[Tint]:
    """The tints of all fronts, or of all backs."""
    chroma: dict[str, bytes] = {}
    of_size: dict[tuple[int, int], list[str]] = defaultdict(list)
    for name, seen in small.items():
        if name.startswith("back-") == backs:
            _, *both = seen.image().reduce(_ACROSS).convert("YCbCr").split()
            chroma[name] = Image.merge("LA", both).tobytes()
            of_size[seen.size].append(name)
    groups = [
        group
        for names in of_size.values()
        for group in grouped({name: chroma[name] for name in names}, _SAME_TINT * 255)
    ]
    order = {name: at for at, name in enumerate(chroma)}
    groups.sort(key=lambda names: order[names[0]])
    return [Tint(chroma[names[0]], names) for names in groups]


def _candidates(
    tints: list[Tint], seen: Mapping[str, Impression], limits: Limits
) -> list[tuple[str, str]]:
    """Pairs of faces of different tints, both fronts or both backs, that are much alike to an eye
    at first sight; in the order of tints, then of faces."""
    most = limits.same * 255
    of = {
        name: (tint.names[0].startswith("back-"), which, member)
        for which, tint in enumerate(tints)
        for member, name in enumerate(tint.names[:_MEMBERS])
    }
    found = []
    for pair in near({name: seen[name].blocks for name in of}, most + _ROUNDED):
        one, other = sorted(pair, key=of.__getitem__)
        (back, mine, _), (also_back, its, _) = of[one], of[other]
        if back != also_back or mine == its:
            continue
        if are_near(tints[mine].chroma, tints[its].chroma, _CHROMA * limits.apart * 255):
            continue
        if are_near(seen[one].cells, seen[other].cells, most):
            found.append((one, other))
    return sorted(found, key=lambda one: (of[one[0]][:2], of[one[1]][:2], of[one[0]], of[one[1]]))


def _seen(eye: str, small: Mapping[str, Glance], name: str) -> Image.Image:
    return seen_by(eye, small[name].image())


def _impressions(small: Mapping[str, Glance]) -> dict[str, dict[str, Impression]]:
    """What each eye's first impression of each face is. Many are shown to it in one strip, since a
    picture costs a call, and each strip is made once for all eyes."""
    found: dict[str, dict[str, Impression]] = {eye: {} for eye in EYES}
    names = list(small)
    for start in range(0, len(names), _STRIP):
        part = {name: small[name].image() for name in names[start : start + _STRIP]}
        wide = max(image.width for image in part.values())
        strip = Image.new("RGB", (wide, sum(image.height for image in part.values())))
        places, top = {}, 0
        for name, image in part.items():
            strip.paste(image, (0, top))
            places[name] = (0, top, image.width, top := top + image.height)
        for eye, impressions in found.items():
            brightness = seen_by(eye, strip).convert("L")
            for name, place in places.items():
                impressions[name] = _impression(brightness.crop(place))
    return found


def _impression(brightness: Image.Image) -> Impression:
    cells = brightness.resize(_CELLS, Image.Resampling.BOX)
    return Impression(cells.tobytes(), brightness.reduce(_ACROSS).tobytes())


def _gap(one: Image.Image, other: Image.Image) -> float:
    """The difference of the block that differs most, 0 to 1: the mean of its pixels, of each pixel
    the channel that differs most."""
    if one.size != other.size:
        return 1.0
    red, green, blue = ImageChops.difference(one, other).split()
    far = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return _highest(far.reduce(_ACROSS)) / 255


def _highest(band: Image.Image) -> float:
    return cast("tuple[float, float]", band.getextrema())[1]


def _kind(name: str, deck: Deck) -> str:
    return name if name.startswith("back-") else deck[name].kind
