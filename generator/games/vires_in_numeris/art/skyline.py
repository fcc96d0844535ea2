"""A night city of racks that runs round a box, and the cables that lead down from them.

It ends as it begins, so that it has no seam. Lengths in mm, y down; each drawing's docstring names
its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import Path
from generator.drawing.paths import svg_path

#: So far a round goes on beyond both of its ends.
BEYOND = 4.0
#: How high racks are, one after another, as shares of the highest; what stands on their roofs. In
#: a tuck box of the usual size the low ones stand before those who look over the city.
FAR = (0.72, 1.0, 0.58, 0.86, 0.66, 0.94, 0.5, 0.8)
NEAR = (0.62, 0.3, 0.3, 0.34, 0.46, 0.56, 0.72)
ROOFS = ("fan", "", "", "", "dish", "fan", "mast")
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
    racks: list[Path] = []
    slots: list[Path] = []
    count = max(8, round(width / FAR_STEP))
    step = width / count
    for k in range(-1, count + 2):
        x = step * (k - 0.3)
        view = _view(x + step / 2, low)
        if view < ROOM:
            continue
        tall = height * FAR[k % count % len(FAR)] * view
        racks.append(bar(x + 0.3, -tall, step - 0.6, tall + 1, 0.5))
        for row in range(int((tall - 2) / 3.4)):
            if (k % count * 5 + row * 3) % 4:
                slots.append(bar(x + 1.4, 1.6 - tall + 3.4 * row, step - 2.8, 0.7, 0.3))
    s.fill(_joined(racks), rack)
    s.fill(_joined(slots), slot)
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
    slots: list[Path] = []
    bolts: list[Path] = []
    lights: dict[bool, list[Path]] = {True: [], False: []}
    for k in range(-1, count + 2):
        place = k % count
        x, wide = step * (k - 0.3) + 0.7, step - 1.4
        middle = x + wide / 2
        view = _view(middle, low)
        rows = max(2, round(height * NEAR[place % len(NEAR)] * view / SLOT))
        tall = SLOT * rows + 1.4
        if view > 0.9:
            _roof(s, ROOFS[place % len(ROOFS)], middle, -tall, quiet)
        if view >= ROOM:
            s.area(bar(x, -tall, wide, tall, 0.8), rack, 0.45)
        for row in range(rows if view >= ROOM else 0):
            y = 1.1 - tall + SLOT * row
            slots.append(bar(x + 1, y, wide - 2, TALL, 0.4))
            if (place * 7 + row * 5) % 6 == 0:
                bolts.append(svg_path(_bolt(x + wide - 3, y + TALL / 2)))
            for lit in range(3):
                works = (place * 3 + row * 5 + lit * 7) % 5 == 0
                lights[works].append(disc(x + 2 + 1.3 * lit, y + TALL / 2, 0.36))
        way = 0.3 * step * (1 if place % 2 else -1)
        cables.append(
            f"M{middle:.2f} 0 L{middle:.2f} {0.3 * drop:.2f} C{middle:.2f} {0.7 * drop:.2f} "
            f"{middle + way:.2f} {0.4 * drop:.2f} {middle + way:.2f} {drop:.2f}"
        )
    s.fill(_joined(slots), slot)
    s.fill(_joined(lights[False]), quiet)
    s.fill(_joined([*lights[True], *bolts]), lamp)
    s.line(" ".join(cables), lamp, 0.55)
    s.fill(bar(-BEYOND, -0.4, width + 2 * BEYOND, 1.0), quiet)
    return s.items


def _joined(parts: list[Path]) -> Path:
    """All of these as one path, which is painted at once."""
    return Path(tuple(segment for part in parts for segment in part.segments))


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
        s.line(f"M{x} {y} L{x} {y - 1.8}", quiet, 0.5)
        with s.at(x, y - 2.4, 35):
            s.line("M0 0.6 L0 -2", quiet, 0.4)
            s.area("M-2.5 -0.2 A2.5 2.2 0 0 0 2.5 -0.2 Z", quiet, 0.45)
            s.fill(disc(0, -2, 0.6), s.hot)


@ornament(width=(60, 2000), height=(4, 200))
def stars_round(*, width: float, height: float, star: Colour) -> Items:
    """A sky of stars with four points, `width` x `height`; the origin is its upper left corner."""
    s = Sketch(star, star, star)
    count = max(6, round(width * height / 150))
    stars = []
    for k in range(count):
        x, y = width * ((k * 0.61803) % 1), height * ((k * 0.41421 + 0.13) % 1)
        r = (0.5, 0.8, 0.35, 0.95)[k % 4]
        b = 0.22 * r
        stars.append(
            f"M{x:.2f} {y - r:.2f} L{x + b:.2f} {y - b:.2f} L{x + r:.2f} {y:.2f} L{x + b:.2f} "
            f"{y + b:.2f} L{x:.2f} {y + r:.2f} L{x - b:.2f} {y + b:.2f} L{x - r:.2f} {y:.2f} "
            f"L{x - b:.2f} {y - b:.2f} Z"
        )
    s.fill(" ".join(stars))
    return s.items
