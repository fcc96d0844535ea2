"""What is found in the mine, in its place: on the ground, half dug out, on a stone, or hanging.

Lengths in mm, y down.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.sketch import LINE, bar, disc
from generator.drawing.bounds import extent
from generator.drawing.drawing import IDENTITY, Group, Item, joined, moved, scaled, times
from generator.games.bitcoin_miner.art.finds import (
    bygone,
    caves,
    deep,
    garden,
    lost,
    soil,
    stone,
    water,
)
from generator.games.bitcoin_miner.art.finds.kit import FINDS, STAGES, Ground
from generator.units import Box

#: The colour of a floor that there isn't.
NOWHERE = Colour("")
#: Where finds are drawn.
PLACES = (soil, garden, lost, stone, bygone, caves, water, deep)
#: How much of a find that is half dug out lies in the ground, and of a slab.
SUNK, SLAB_SUNK = 0.13, 0.05
#: How much larger a slab is than what is on it, and how much of the room's height it takes.
SLAB, SLAB_HIGH = 1.26, 0.93
#: The outlines of stones that finds are on, for half their width and their height, up to where
#: they go into the ground; and the cracks in them, each a line.
STONES = {
    "slab": (
        ("L", -1.02, -0.34), ("L", -0.84, -0.78), ("L", -0.5, -0.95), ("L", 0.1, -1),
        ("L", 0.66, -0.92), ("L", 0.94, -0.6), ("L", 1, -0.2),
    ),
    "boulder": (
        ("C", -1.13, -0.34, -1.04, -0.84, -0.56, -0.96),
        ("C", -0.2, -1.05, 0.44, -1.03, 0.72, -0.88),
        ("C", 1.04, -0.7, 1.14, -0.3, 0.98, -0.04),
    ),
    "slate": (
        ("L", -1.03, -0.44), ("L", -0.94, -0.46), ("L", -0.95, -0.84), ("L", -0.36, -0.9),
        ("L", -0.33, -1), ("L", 0.86, -0.96), ("L", 0.9, -0.62), ("L", 1.02, -0.6), ("L", 1, -0.1),
    ),
}  # fmt: skip
CRACKS = {
    "slab": (
        ((0.66, -0.92), (0.6, -0.84), (0.7, -0.76)), ((-1.02, -0.34), (-0.9, -0.3), (-0.86, -0.22)),
    ),
    "boulder": (
        ((-0.86, -0.5), (-0.84, -0.56)), ((-0.78, -0.66), (-0.75, -0.71)),
        ((0.9, -0.3), (0.91, -0.36)), ((0.82, -0.2), (0.83, -0.26)),
    ),
    "slate": (
        ((-0.94, -0.46), (-0.72, -0.48)), ((0.9, -0.62), (0.66, -0.6)), ((1, -0.28), (0.82, -0.26)),
        ((-1, -0.18), (-0.8, -0.2)),
    ),
}  # fmt: skip
#: The height of a plinth.
PLINTH = 6.4
#: Finds aren't drawn larger than so many times their size, or their lines would be beams.
LARGEST = 2.1
#: How wide a large find's outline is.
OUTLINE = 0.72
#: Where the rail is over the ground, which hides the upper ends of what hangs.
RAIL = -45.1
#: How far roots and water reach below the ground, and water beyond what stands on its shore.
ROOTS, WET, SHORE = 4.6, 2.4, 8.0
#: Half the height of a shadow.
SHADOW = 1.5


@ornament
def mine_find(
    *,
    name: str,
    width: float,
    height: float,
    ink: Colour,
    paper: Colour,
    hot: Colour,
    warm: Colour,
    cool: Colour,
    granite: Colour,
    leaf: Colour,
    bark: Colour,
    flesh: Colour,
    rose: Colour,
    gold: Colour,
    gem: Colour,
    floor: Colour = NOWHERE,
    shade: Colour = NOWHERE,
) -> Items:
    """What lies at a depth, by its name, as large as width x height allow: about the origin, or,
    with the colours of a `floor` and of the `shade` on it, as it is found there, the origin on the
    ground under its middle."""
    must_know(name, FINDS, "no find")
    natural = {
        "warm": warm, "cool": cool, "granite": granite, "leaf": leaf, "bark": bark,
        "flesh": flesh, "rose": rose, "gold": gold, "gem": gem,
    }  # fmt: skip

    def found(bold: float) -> tuple[Item, ...]:
        ground = Ground(ink, paper, hot, natural, bold)
        FINDS[name](ground)
        return tuple(ground.items)

    if floor == NOWHERE:
        return [_fitted(found, Box(-width / 2, -height / 2, width, height))[0]]
    place = Ground(ink, paper, hot, natural)
    stage = STAGES.get(name, "stands")
    _STAGED[stage](place, found, (width, height), (floor, shade))
    return place.items


Size = tuple[float, float]
#: Of the floor, and of the shade on it.
Colours = tuple[Colour, Colour]
#: A find whose outlines are so many times as wide as they say.
_Found = Callable[[float], tuple[Item, ...]]
#: Draws a place with a find in it, which is so large.
_Staged = Callable[[Ground, _Found, Size, Colours], None]


def _fitted(found: _Found, box: Box, low: bool = False) -> tuple[Group, float]:
    """A find as large as fits a box, in its middle or `low`, at its foot, and half its width
    there."""
    all_of_it = joined(extent(item, IDENTITY, {}) for item in found(1.0))
    assert all_of_it is not None
    k = min(box.w / all_of_it.w, box.h / all_of_it.h, LARGEST)
    share = 1.0 if low else 0.5
    there = moved(
        box.x + box.w / 2 - k * (all_of_it.x + all_of_it.w / 2),
        box.y + share * box.h - k * (all_of_it.y + share * all_of_it.h),
    )
    drawn = found(min(1.0, OUTLINE / (LINE * k)))
    return Group(drawn, times(there, scaled(k, k))), k * all_of_it.w / 2


def _stands(s: Ground, found: _Found, size: Size, colours: Colours) -> None:
    width, height = size
    group, half = _fitted(found, Box(-width / 2, -height, width, height + 0.5), low=True)
    s.fill(disc(0, -0.1, half + 1, SHADOW), colours[1])
    s.items.append(group)


def _dug(s: Ground, found: _Found, size: Size, colours: Colours) -> None:
    width, height = size
    group, half = _fitted(found, Box(-width / 2, -height, width, height / (1 - SUNK)), low=True)
    s.fill(disc(0, 0, half + 2, SHADOW + 0.5), colours[1])
    above = bar(-width, -2 * height, 2 * width, 2 * height + 0.8)
    s.items.append(Group((group,), IDENTITY, above))
    _mound(s, half + 1.6, colours)


def _mound(s: Ground, half: float, colours: Colours) -> None:
    """Earth thrown up before what is dug out, so far to either side."""
    h = half
    s.area(
        f"M{-h} 2.2 C{-1.03 * h} 1 {-0.86 * h} 0.3 {-0.68 * h} 0.1 C{-0.6 * h} -1.5 {-0.28 * h} "
        f"-1.7 {-0.16 * h} -0.6 C{-0.02 * h} -1.8 {0.28 * h} -1.8 {0.36 * h} -0.3 C{0.5 * h} -0.9 "
        f"{0.72 * h} -0.7 {0.76 * h} 0.5 C{0.9 * h} 0.7 {1.02 * h} 1.2 {h} 2.2 "
        f"C{0.7 * h} 3.1 {-0.7 * h} 3.1 {-h} 2.2 Z",
        colours[0],
        0.45,
    )
    dashes = ((-0.5, 0.9), (0.08, 0.6), (0.52, 1.2))
    s.line(" ".join(f"M{x * h - 0.6} {y} L{x * h + 0.6} {y}" for x, y in dashes), colours[1], 0.5)


def _stone(kind: str) -> _Staged:
    """How finds are shown that are on a stone of that kind."""

    def staged(s: Ground, found: _Found, size: Size, colours: Colours) -> None:
        h = SLAB_HIGH * size[1]
        width, height = size[0] / SLAB, h / SLAB
        group, half = _fitted(found, Box(-width / 2, -h / 2 - height / 2, width, height))
        w = max(half, 0.42 * height) * SLAB + 0.6
        s.fill(disc(0, 0, w + 1, SHADOW), colours[1])
        foot = 0.6 + SLAB_SUNK * h
        edge = " ".join(
            letter
            + " ".join(f"{w * x:.2f} {h * y:.2f}" for x, y in zip(at[::2], at[1::2], strict=True))
            for letter, *at in STONES[kind]
        )
        s.area(f"M{-w} {foot} {edge} L{0.96 * w} {foot} Z", s.cool)
        lines = (" L".join(f"{w * x:.2f} {h * y:.2f}" for x, y in crack) for crack in CRACKS[kind])
        s.line(" ".join(f"M{line}" for line in lines), "", 0.5)
        s.items.append(group)
        _mound(s, w + 1.6, colours)

    return staged


def _plinth(s: Ground, found: _Found, size: Size, colours: Colours) -> None:
    width, height = size
    above = Box(-width / 2, -height, width, height - PLINTH + 0.6)
    group, half = _fitted(found, above, low=True)
    half = max(half + 1.4, 9.0)
    s.fill(disc(0, 0, half + 2, SHADOW), colours[1])
    s.area(bar(-half, 1.4 - PLINTH, 2 * half, PLINTH - 0.6), colours[1], 0.55)
    s.line(bar(1.6 - half, 3.6 - PLINTH, 2 * half - 3.2, PLINTH - 4.4), "", 0.3)
    s.area(bar(-half - 1, -PLINTH, 2 * half + 2, 2.4, 0.4), colours[0], 0.55)
    s.items.append(group)


def _hangs(s: Ground, found: _Found, size: Size, colours: Colours) -> None:
    width, height = size
    group, half = _fitted(found, Box(-width / 2, RAIL, width, height + 0.6))
    s.fill(disc(0, -0.1, 0.8 * half, 0.8 * SHADOW), colours[1])
    s.items.append(group)


def _rooted(s: Ground, found: _Found, size: Size, colours: Colours) -> None:
    width, height = size
    s.fill(disc(0, -0.1, 0.32 * width, SHADOW), colours[1])
    box = Box(-width / 2, -height, width, height + ROOTS)
    s.items.append(_fitted(found, box, low=True)[0])


def _floats(s: Ground, found: _Found, size: Size, _colours: Colours) -> None:
    width, height = size[0] + SHORE, size[1]
    box = Box(-width / 2, -height, width, height + WET)
    s.items.append(_fitted(found, box, low=True)[0])


def _spans(s: Ground, found: _Found, size: Size, _colours: Colours) -> None:
    width = size[0] + SHORE
    s.items.append(_fitted(found, Box(-width / 2, RAIL, width, -RAIL + WET))[0])


def _flies(s: Ground, found: _Found, size: Size, colours: Colours) -> None:
    width, height = size
    group, half = _fitted(found, Box(-width / 2, 0.5 - height, width, height - 5))
    s.fill(disc(0, -0.1, 0.6 * half, 0.7 * SHADOW), colours[1])
    s.items.append(group)


_STAGED: dict[str, _Staged] = {
    "stands": _stands, "dug": _dug, "rooted": _rooted, "slab": _stone("slab"),
    "boulder": _stone("boulder"), "slate": _stone("slate"), "plinth": _plinth, "floats": _floats,
    "hangs": _hangs, "spans": _spans, "flies": _flies,
}  # fmt: skip
