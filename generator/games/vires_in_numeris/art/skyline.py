"""A night city of racks that runs round a box, and the cables that lead down from them.

It ends as it begins, so that it has no seam. Lengths in mm, y down; each drawing's docstring names
its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.sketch import Sketch, bar, disc

#: So far a round goes on beyond both of its ends.
BEYOND = 4.0
#: How high racks are, one after another, as shares of the highest; what stands on their roofs.
FAR = (0.72, 1.0, 0.58, 0.86, 0.66, 0.94, 0.5, 0.8)
NEAR = (0.5, 0.68, 0.4, 0.6, 0.34, 0.72, 0.46)
ROOFS = ("mast", "fan", "", "dish", "", "fan", "mast")
#: How wide a rack is with its gap, far and near, about so many mm.
FAR_STEP, NEAR_STEP = 7.6, 11.4
#: By how much racks are lower before what should be seen, and how far to either side of it; where
#: less than ROOM of their height is left, there are none.
LOWER, OPEN, ROOM = 0.66, 36.0, 0.55
#: Slots of a rack: how far from each to the next, and how high.
SLOT, TALL = 2.6, 1.5


@ornament(width=(60, 2000), height=(4, 100))
def far_racks(
    *, width: float, height: float, rack: Colour, slot: Colour, ink: Colour, low: float = 0.0
) -> Items:
    """The racks at the back of the city, up to `height`, lower about `low`; the origin is the
    ground's beginning."""
    s = Sketch(ink, rack, slot)
    count = max(8, round(width / FAR_STEP))
    step = width / count
    for k in range(-1, count + 2):
        x = step * (k - 0.3)
        view = _view(x + step / 2, low)
        if view < ROOM:
            continue
        tall = height * FAR[k % count % len(FAR)] * view
        s.fill(bar(x + 0.3, -tall, step - 0.6, tall + 1, 0.5), rack)
        for row in range(int((tall - 2) / 3.4)):
            if (k % count * 5 + row * 3) % 4:
                s.fill(bar(x + 1.4, 1.6 - tall + 3.4 * row, step - 2.8, 0.7, 0.3), slot)
    return s.items


@ornament(width=(60, 2000), height=(4, 100), drop=(0, 60))
def near_racks(
    *,
    width: float,
    height: float,
    drop: float,
    rack: Colour,
    slot: Colour,
    lamp: Colour,
    quiet: Colour,
    ink: Colour,
    low: float = 0.0,
) -> Items:
    """The racks before them, with lamps that are lit, `height` against the far ones' and lower
    about `low`; from each a cable leads `drop` down. The origin is the ground's beginning."""
    s = Sketch(ink, rack, lamp)
    count = max(6, round(width / NEAR_STEP))
    step = width / count
    cables = []
    for k in range(-1, count + 2):
        place = k % count
        x, wide = step * (k - 0.3) + 0.7, step - 1.4
        middle = x + wide / 2
        view = _view(middle, low)
        slots = max(2, round(height * NEAR[place % len(NEAR)] * view / SLOT))
        tall = SLOT * slots + 1.4
        if view > 0.9:
            _roof(s, ROOFS[place % len(ROOFS)], middle, -tall, quiet)
        if view >= ROOM:
            s.area(bar(x, -tall, wide, tall, 0.8), rack, 0.45)
        for row in range(slots if view >= ROOM else 0):
            y = 1.1 - tall + SLOT * row
            s.fill(bar(x + 1, y, wide - 2, TALL, 0.4), slot)
            if (place * 7 + row * 5) % 6 == 0:
                s.fill(_bolt(x + wide - 3, y + TALL / 2), lamp)
            for lit in range(3):
                on = (place * 3 + row * 5 + lit * 7) % 5
                s.fill(disc(x + 2 + 1.3 * lit, y + TALL / 2, 0.36), quiet if on else lamp)
        way = 0.3 * step * (1 if place % 2 else -1)
        cables.append(
            f"M{middle:.2f} 0 L{middle:.2f} {0.3 * drop:.2f} C{middle:.2f} {0.7 * drop:.2f} "
            f"{middle + way:.2f} {0.4 * drop:.2f} {middle + way:.2f} {drop:.2f}"
        )
    s.line(" ".join(cables), lamp, 0.55)
    s.fill(bar(-BEYOND, -0.4, width + 2 * BEYOND, 1.0), quiet)
    return s.items


def _view(x: float, low: float) -> float:
    """How much of its height a rack keeps at x, so that what stands about `low` is seen."""
    return 1 - LOWER * math.exp(-(((x - low) / OPEN) ** 4)) if low else 1.0


def _bolt(x: float, y: float) -> str:
    """A bolt in a slot: this machine works."""
    return (
        f"M{x + 0.4} {y - 0.7} L{x - 0.7} {y + 0.15} L{x - 0.1} {y + 0.15} L{x - 0.4} {y + 0.7} "
        f"L{x + 0.7} {y - 0.15} L{x + 0.1} {y - 0.15} Z"
    )


def _roof(s: Sketch, what: str, x: float, y: float, quiet: Colour) -> None:
    """What stands on a rack's roof."""
    if what == "mast":
        s.line(f"M{x} {y} L{x} {y - 5}", quiet, 0.4)
        s.fill(disc(x, y - 5, 0.7), s.hot)
    elif what == "fan":
        s.area(bar(x - 2, y - 1.6, 4, 1.8, 0.4), "", 0.4)
    elif what == "dish":
        s.line(f"M{x} {y} L{x} {y - 1.6} M{x - 2} {y - 3.6} C{x - 2} {y - 1} {x + 1.6} {y - 0.6} "
               f"{x + 2} {y - 1.6} M{x} {y - 2} L{x + 1.4} {y - 3.8}", quiet, 0.4)  # fmt: skip


@ornament(width=(60, 2000), height=(4, 200))
def stars_round(*, width: float, height: float, star: Colour) -> Items:
    """A sky of stars with four points, `width` x `height`; the origin is its upper left corner."""
    s = Sketch(star, star, star)
    count = max(6, round(width * height / 150))
    for k in range(count):
        x, y = width * ((k * 0.61803) % 1), height * ((k * 0.41421 + 0.13) % 1)
        r = (0.5, 0.8, 0.35, 0.95)[k % 4]
        b = 0.22 * r
        s.fill(
            f"M{x:.2f} {y - r:.2f} L{x + b:.2f} {y - b:.2f} L{x + r:.2f} {y:.2f} L{x + b:.2f} "
            f"{y + b:.2f} L{x:.2f} {y + r:.2f} L{x - b:.2f} {y + b:.2f} L{x - r:.2f} {y:.2f} "
            f"L{x - b:.2f} {y - b:.2f} Z"
        )
    return s.items
