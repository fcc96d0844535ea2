"""The back of Vires In Numeris: a coin upright, a Block of a chain when it lies on its side.

Lengths in mm, origin at the card's centre, y down. Everything here is the same under a half turn
and must stay so: a back that isn't marks the card.
"""

from __future__ import annotations

import hashlib
import math

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, turned
from generator.games.vires_in_numeris.art.mined import Ends, digits, filled, lines, merged
from generator.units import Box

RIM, RIM_WIDTH = 24.4, 0.5  # radius and line of the coin's edge
TICKS = 256  # of the reeded edge: the 128 bits of the two halves of the hash, XORed, twice
LONG, SHORT, TICK_END = 20.4, 23.2, 24.2  # radii: a 1 begins at LONG, a 0 at SHORT
BANDS = ((0.0, 1.3), (-1.5, 0.55), (1.5, 0.55))  # of the bus: place across it, width
LANES, LANE_FIRST, LANE_STEP = 7, 4.4, 2.05  # traces on each side of the bus
REACH = (0.40, 0.57, 0.74, 0.90)  # of the way to the coin, by n div 4
ARM_HALF, ARM_LENGTH, BAND, GAP = 3.9, 10.6, 2.7, 0.75  # of a link of the knot


@ornament
def chain_bus(
    *, message: str, half_height: float, bleed: float, hot: Colour, trace: Colour, ground: Colour
) -> Items:
    """The power bus along the card and fourteen traces from each short edge; their lengths and
    ends spell the first fourteen digits of the SHA-256 of `message`. `half_height`: of the trim;
    everything runs `bleed` beyond it."""
    top = -half_height - bleed
    ends = Ends()
    routes: list[Path] = []
    for index, digit in enumerate(digits(message)[: 2 * LANES]):
        side, lane = divmod(index, LANES)
        x = (LANE_FIRST + LANE_STEP * lane) * (1 if side else -1)
        way = half_height - math.sqrt((RIM + RIM_WIDTH / 2) ** 2 - x * x)
        y = -half_height + REACH[digit // 4] * way
        routes.append(paths.line(x, top, x, y))
        ends.add(digit % 4, x, y)
    bus = [paths.rectangle(Box(x - width / 2, top, width, -RIM - top)) for x, width in BANDS]
    half: tuple[Item, ...] = (
        *lines(routes, trace, 0.3),
        *ends.shapes(trace, ground),
        *filled(bus, hot),
    )
    return [Group(half), Group(half, turned(180))]


@ornament
def chain_coin(*, message: str, hot: Colour, quiet: Colour, ring: Colour) -> Items:
    """The coin's edge, reeded with the bits of the SHA-256 of `message`, and the two rings between
    which the motto runs."""
    hashed = hashlib.sha256(message.encode()).digest()
    bits = [
        (a ^ b) >> shift & 1
        for a, b in zip(hashed[:16], hashed[16:], strict=True)
        for shift in range(7, -1, -1)
    ]
    half: list[Item] = []
    for wanted, start, colour in ((0, SHORT, quiet), (1, LONG, hot)):
        ticks = []
        for index, bit in enumerate(bits):
            if bit == wanted:
                angle = (index + 0.5) * math.tau / TICKS
                x, y = math.sin(angle), -math.cos(angle)
                ticks.append(paths.line(start * x, start * y, TICK_END * x, TICK_END * y))
        half += lines(ticks, colour, 0.3)
    return [
        Group(tuple(half)),
        Group(tuple(half), turned(180)),
        Shape(merged([paths.ellipse(0, 0, RIM)]), None, Stroke(hot, RIM_WIDTH)),
        Shape(merged([paths.ellipse(0, 0, r) for r in (19.9, 15.3)]), None, Stroke(ring, 0.25)),
    ]


@ornament
def solomons_knot(*, upright: Colour, lying: Colour, ground: Colour) -> Items:
    """Two links, each through the other. The upright one passes over at the top left and the
    bottom right; a quarter turn makes it the lying one: the coin becomes the chain."""
    link = paths.rectangle(Box(-ARM_HALF, -ARM_LENGTH, 2 * ARM_HALF, 2 * ARM_LENGTH), ARM_HALF)
    standing = Shape(merged([link]), None, Stroke(upright, BAND))
    flat = Shape(merged([link.through(turned(90))]), None, Stroke(lying, BAND))

    def over(x: float, y: float, colour: Colour, down: bool) -> list[Item]:
        """One band over the other at (x, y): a gap of ground, then the band once more."""
        wide, long = BAND + 2 * GAP, BAND + 0.1
        gap = Box(x - wide / 2, y - long / 2, wide, long)
        band = Box(x - BAND / 2, y - long / 2 - 0.15, BAND, long + 0.3)
        if not down:
            gap = Box(x - long / 2, y - wide / 2, long, wide)
            band = Box(x - long / 2 - 0.15, y - BAND / 2, long + 0.3, BAND)
        return [*filled([paths.rectangle(gap)], ground), *filled([paths.rectangle(band)], colour)]

    at = ARM_HALF
    return [
        standing,
        flat,
        *over(-at, -at, upright, True),
        *over(at, at, upright, True),
        *over(at, -at, lying, False),
        *over(-at, at, lying, False),
    ]
