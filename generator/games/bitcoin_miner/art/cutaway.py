"""The mine that runs round a box: hills and turf, and galleries under them.

All of it ends as it begins, so that it has no seam. Lengths in mm, y down; each drawing's docstring
names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.sketch import Sketch, bar

#: So far a round goes on beyond both of its ends.
BEYOND = 4.0
#: How far the roof and the floor of a gallery stray, one after another; a roof has a corner every
#: so many mm.
ROUGH, CORNER = (0.0, 0.9, 0.3, 1.5, 0.5, 1.1), 4.2
#: How high a gallery's floor is in front of its wall.
FLOOR = 3.4
#: A sleeper lies under the rails every so many mm.
SLEEPER = 3.2


@ornament(width=(60, 2000))
def daylight_round(
    *, width: float, far: Colour, near: Colour, turf: Colour, leaf: Colour, bark: Colour,
    ink: Colour, bare_from: float = 0.0, bare_to: float = 0.0,
) -> Items:  # fmt: skip
    """Hills behind each other, trees on them but between `bare_from` and `bare_to`, and turf with
    tufts in front; the origin is the beginning of the ground, over which the hills rise 10 mm."""
    s = Sketch(ink, turf, far)
    for colour, waves, shift, high in ((far, 5, 0.4, 9.0), (near, 4, 2.2, 6.0)):
        points = []
        for k in range(-2, 74):
            angle = math.tau * k / 72
            rise = high * (0.62 + 0.38 * math.sin(waves * angle + shift))
            points.append(f"{width * k / 72:.2f} {-rise:.2f}")
        s.area(f"M{-BEYOND} 1 L{' L'.join(points)} L{width + BEYOND} 1 Z", colour, 0.35)
    count = max(4, round(width / 17))
    for k in range(-1, count + 1):
        x, size = width * (k + 0.36) / count, (1.0, 0.8, 1.15)[k % 3]
        if bare_from < x < bare_to:
            continue
        with s.at(x, -1.2, 0, size):
            s.area(bar(-0.5, -3, 1, 4), bark, 0.35)
            s.area("M0 -8.4 C2.6 -8.4 3 -5.6 2.6 -4.4 C2.2 -2.6 -2.2 -2.6 -2.6 -4.4 C-3 -5.6 -2.6 "
                   "-8.4 0 -8.4 Z", leaf, 0.35)  # fmt: skip
    blades = []
    tufts = max(8, round(width / 7.4))
    for k in range(-1, tufts + 1):
        x = width * (k + (0.2, 0.55, 0.35)[k % 3]) / tufts
        blades.append(
            f"L{x - 1.2:.2f} -0.7 L{x - 1:.2f} -1.9 L{x - 0.3:.2f} -1 L{x + 0.2:.2f} -2.4 "
            f"L{x + 0.6:.2f} -1 L{x + 1.4:.2f} -1.8 L{x + 1.3:.2f} -0.7"
        )
    s.area(
        f"M{-BEYOND} 1.4 L{-BEYOND} -0.7 {' '.join(blades)} L{width + BEYOND} -0.7 "
        f"L{width + BEYOND} 1.4 Z",
        turf,
        0.45,
    )
    return s.items


@ornament(width=(60, 2000), height=(4, 100), bays=(1, 100))
def gallery_round(
    *,
    width: float,
    height: float,
    bays: int,
    wall: Colour,
    lit: Colour,
    floor: Colour,
    shade: Colour,
    wood: Colour,
    ink: Colour,
) -> Items:
    """A gallery `height` high from its roof to its floor, held up by a frame between any two of its
    `bays` and lit in each, with rails on sleepers all along. The origin is the beginning of the
    rails."""
    s = Sketch(ink, wall, lit)
    corners = max(6, round(width / CORNER))
    left, right = -BEYOND, width + BEYOND
    roof = [
        (width * k / corners, -height + ROUGH[k % corners % len(ROUGH)])
        for k in range(-1, corners + 2)
    ]
    line = " L".join(f"{x:.2f} {y:.2f}" for x, y in roof)
    s.area(f"M{left} {FLOOR} L{left} {roof[0][1]:.2f} L{line} L{right} {FLOOR} Z", wall, 0.5)
    bay = width / bays
    for k in range(-1, bays + 2):
        x, half, knee = bay * k, 0.47 * bay, -0.42 * height
        s.fill(
            f"M{x - half} 0 L{x - half} {knee} C{x - 0.8 * half} {-0.86 * height} "
            f"{x + 0.8 * half} {-0.86 * height} {x + half} {knee} L{x + half} 0 Z",
            lit,
        )
    s.fill(bar(left, -1.6, right - left, FLOOR + 1.6), floor)
    s.line(f"M{left} -1.6 L{right} -1.6", "", 0.35)
    beam = 1.0 + 0.04 * height
    for k in range(-1, bays + 1):
        x = bay * (k + 0.5)
        s.area(bar(x - beam / 2, 0.6 - height, beam, height - 1.4), wood, 0.4)
        s.area(bar(x - 2.4 * beam, 0.2 - height, 4.8 * beam, beam, 0.3), wood, 0.4)
    for k in range(-2, round(width / SLEEPER) + 2):
        x = width * (k + 0.5) / round(width / SLEEPER)
        s.area(bar(x - 0.9, 0.3, 1.8, 1.3, 0.2), wood, 0.25)
    s.line(f"M{left} 0.2 L{right} 0.2", "", 0.6)
    s.area(f"M{left} {FLOOR + 0.6} L{left} 2.2 L{right} 2.2 L{right} {FLOOR + 0.6} Z", shade, 0.35)
    return s.items


@ornament(width=(2, 60), height=(2, 200))
def shaft(*, width: float, height: float, wall: Colour, wood: Colour, ink: Colour) -> Items:
    """A timbered shaft down from the origin, the middle of its mouth."""
    s = Sketch(ink, wall, wood)
    s.area(bar(-width / 2, 0, width, height), wall, 0.45)
    for x in (-width / 2, width / 2):
        s.area(bar(x - 0.6, -0.6, 1.2, height + 0.6), wood, 0.35)
    return s.items


@ornament(height=(2, 200))
def rungs(*, height: float, wood: Colour, ink: Colour, rung: float = 3.0) -> Items:
    """A ladder of wood down from the origin, the middle of its top."""
    s = Sketch(ink, wood, wood)
    lines = [f"M{x} 0 L{x} {height}" for x in (-1.9, 1.9)]
    steps = (rung * (k + 0.5) for k in range(int(height / rung)))
    lines += [f"M-1.9 {y:.2f} L1.9 {y:.2f}" for y in steps]
    s.backed(" ".join(lines), wood, 0.55, 0.3)
    return s.items
