"""The Action's ornament: a square chip with 64 pins, one for each digit of the card's hash.

Lengths in mm, origin at the chip's centre, y down. The pins begin at the top left and run
clockwise, sixteen a side; each side is drawn as if it were the top one and then turned. So the
whole hash can be read back: how far a trace runs is n div 4, how it ends n mod 4.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.vires_in_numeris.art.mined import TOP, Ends, digits, filled, lines
from generator.units import Box

PINS = 16  # a side
PIN_WIDTH, PIN_LENGTH = 0.48, 0.85
TRACE, HOT_TRACE = 0.26, 0.5  # widths
STRAIGHT = 1.2  # a trace leaves the lid straight for so long, then slants
LANDING = 0.8  # and runs straight again for so long, and n div 4 steps more
TICK_AT, TICK_STEP, TICK_WIDTH = 6.4, 0.95, 0.9  # cross ticks of a trace that never ends
FAR = 30.0  # where such a trace has left every panel
CORNER = 0.9  # radius of the lid's corners


@dataclass(frozen=True)
class Fan:
    """How the traces of one side spread: pins stand `pitch` apart, traces `spread` times as far;
    `step` is the length of one step of n div 4."""

    pitch: float
    spread: float
    step: float


@ornament
def mined_chip(
    *,
    message: str,
    side: float,
    pitch: float,
    spread: float,
    step: float,
    spread_across: float,
    step_across: float,
    ink: Colour,
    trace: Colour,
    hot: Colour,
    ground: Colour,
    lid: Colour,
    hairline: Colour,
    dead: bool = False,
) -> Items:
    """A chip whose traces spell the SHA-256 of `message`.

    `side`: the lid's; `pitch`, `spread`, `step`: the fan of top and bottom, `..._across` that of
    left and right. `dead`: a chip that nobody mined, hatched.
    """
    upright, across = Fan(pitch, spread, step), Fan(pitch, spread_across, step_across)
    quiet, through, loud, pins = [], [], [], []  # type: list[Path], list[Path], list[Path], list[Path]
    ends = Ends()
    for index, digit in enumerate(digits(message)):
        turns, pin = divmod(index, PINS)
        fan = across if turns % 2 else upright
        u = (pin - (PINS - 1) / 2) * fan.pitch
        pins.append(_placed(_pin(u, side / 2), turns))
        points = _trace(u, side / 2, digit // 4, fan)
        route = paths.polyline([_turn(x, y, turns) for x, y in points])
        if digit // 4 < 3:
            quiet.append(route)
            ends.add(digit % 4, *_turn(*points[-1], turns))
            continue
        ticks = [_placed(tick, turns) for tick in _ticks(points[-1][0], side / 2, digit % 4)]
        (loud if digit == TOP else through).extend([route, *ticks])
    items: list[Item] = [
        *lines(quiet, trace, TRACE, "round"),
        *lines(through, trace if dead else ink, TRACE, "round"),
        *lines(loud, trace if dead else hot, TRACE if dead else HOT_TRACE, "round"),
        *ends.shapes(trace, ground),
        *filled(pins, ink),
    ]
    if dead:
        return items + _dead_lid(side, ink, lid)
    return items + _lid(side, lid, hairline, hot)


def _turn(x: float, y: float, turns: int) -> tuple[float, float]:
    """A point of the top side, carried to the side so many quarter turns on."""
    for _ in range(turns):
        x, y = -y, x
    return x, y


def _placed(path: Path, turns: int) -> Path:
    return Path(
        tuple(
            (s[0], *(v for i in range(1, len(s), 2) for v in _turn(s[i], s[i + 1], turns)))
            for s in path.segments
        )
    )


def _pin(u: float, edge: float) -> Path:
    """Reaches half a mm under the lid, so that no seam shows."""
    return paths.rectangle(Box(u - PIN_WIDTH / 2, -edge - PIN_LENGTH, PIN_WIDTH, PIN_LENGTH + 0.5))


def _trace(u: float, edge: float, reach: int, fan: Fan) -> list[tuple[float, float]]:
    """Straight out, outwards at 45 degrees to its lane, straight again."""
    lane = u * fan.spread
    slant = abs(lane - u)
    end = FAR if reach == 3 else edge + STRAIGHT + slant + LANDING + reach * fan.step
    return [(u, -edge), (u, -edge - STRAIGHT), (lane, -edge - STRAIGHT - slant), (lane, -end)]


def _ticks(lane: float, edge: float, count: int) -> list[Path]:
    return [
        paths.line(lane - TICK_WIDTH / 2, y, lane + TICK_WIDTH / 2, y)
        for y in (-edge - TICK_AT - TICK_STEP * k for k in range(count))
    ]


def _square(side: float, radius: float = 0.0) -> Path:
    return paths.rectangle(Box(-side / 2, -side / 2, side, side), radius)


def _lid(side: float, lid: Colour, hairline: Colour, hot: Colour) -> list[Item]:
    at = 2.5 - side / 2  # the dot of pin one
    return [
        Shape(_square(side, CORNER), lid),
        Shape(_square(side - 2.0, CORNER / 2), None, Stroke(hairline, 0.25)),
        Shape(paths.ellipse(at, at, 0.6), hot),
    ]


def _dead_lid(side: float, ink: Colour, lid: Colour) -> list[Item]:
    """White and hatched."""
    half = side / 2 - 0.3
    hatch = []
    for k in range(-8, 9):  # the lines x + y = 2 k, cut to the lid
        low, high = max(-half, 2 * k - half), min(half, 2 * k + half)
        if high - low > 0.05:
            hatch.append(paths.line(low, 2 * k - low, high, 2 * k - high))
    return [
        Shape(_square(side, CORNER), lid),
        *lines(hatch, ink, 0.25),
        Shape(_square(side - 0.6, CORNER - 0.3), None, Stroke(ink, 0.6)),
    ]
