"""The ribbons' silk banner, laid across the picture, with a pattern of its own for each kind.

Origin: the banner's centre; it lies level (the layout turns it), a swallow's tail at both ends.
Lengths in mm. The word on it is set by the layout, in the plain lane in the middle.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import Point, closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import smooth
from generator.units import Box

LEFT, RIGHT = -24.0, 23.0
HALF = 6.5  # half the width
LANE = 3.35  # half the plain lane
BOW = 1.8  # how far the long edges bow at the ends
CUT = 3.6  # depth of the swallow's tail
TAIL = 5.6  # from an end's points to the fold behind which silk lies in shade
EDGE = 5.0  # width of the cream edge, both sides and the outline together


def _sag(u: float) -> float:
    return BOW * (u / 30) ** 2


def _edge(v: float, start: float, end: float) -> list[Point]:
    return [
        (start + (end - start) * k / 6, v + _sag(start + (end - start) * k / 6)) for k in range(7)
    ]


def _outline() -> Path:
    top = _edge(-HALF, LEFT, RIGHT)
    low = _edge(HALF, RIGHT, LEFT)
    curve = smooth(top).segments
    back = smooth(low).segments
    right = ("L", RIGHT - CUT, _sag(RIGHT))
    left = ("L", LEFT + CUT, _sag(LEFT))
    return Path((*curve, right, ("L", *low[0]), *back[1:], left, ("Z",)))


def _bricks(u: float, v: float) -> Path:
    return closed(
        [(u - 1.1, v - 0.55), (u + 0.8, v - 0.55), (u + 1.1, v + 0.55), (u - 0.8, v + 0.55)]
    )


def _dots(u: float, v: float) -> Path:
    return paths.ellipse(u, v, 0.62)


def _hashes(u: float, v: float) -> Path:
    bars = [Box(u - 0.95, v - 0.5, 1.9, 0.3), Box(u - 0.95, v + 0.2, 1.9, 0.3)]
    slants = [
        closed([(x - 0.05, v - 1), (x + 0.25, v - 1), (x + 0.05, v + 1), (x - 0.25, v + 1)])
        for x in (u - 0.38, u + 0.38)
    ]
    return joined([*(paths.rectangle(bar) for bar in bars), *slants])


def _links(u: float, v: float) -> Path:
    square = [(u - 0.8, v - 0.8), (u + 0.8, v - 0.8), (u + 0.8, v + 0.8), (u - 0.8, v + 0.8)]
    hole = [(u - 0.45, v - 0.45), (u - 0.45, v + 0.45), (u + 0.45, v + 0.45), (u + 0.45, v - 0.45)]
    return joined(
        [closed(square), closed(hole), paths.rectangle(Box(u + 0.8, v - 0.18, 1.2, 0.36))]
    )


#: kind: its sign, and how far apart the signs stand.
PATTERNS: dict[str, tuple[Callable[[float, float], Path], float]] = {
    "chunk": (_bricks, 3.0),
    "nonce": (_dots, 2.2),
    "hashes": (_hashes, 2.7),
    "blocks": (_links, 2.8),
}


@ornament
def silk_banner(
    *, pattern: str, silk: Colour, thread: Colour, ivory: Colour, white: Colour, ink: Colour
) -> Items:
    """A banner of `silk`; `thread` draws its pattern and the rules beside the lane."""
    body = _outline()
    shadow = body.through((1, 0, 0, 1, 1.1, 1.3))
    sign, step = PATTERNS[pattern]
    rows: list[Path] = []
    room = RIGHT - LEFT - 2 * TAIL
    count = int(room / step)
    for v in (-4.95, 4.95):
        for k in range(count):
            u = LEFT + TAIL + (room - step * (count - 1)) / 2 + step * k
            rows.append(sign(u, v + _sag(u)))
    rules = joined(smooth(_edge(v, LEFT, RIGHT)) for v in (-LANE, LANE))

    def slanted(start: float, end: float) -> Path:
        """A strip across the banner, between two folds."""
        return closed([(start - 1.4, -9), (end - 1.4, -9), (end + 1.6, 10), (start + 1.6, 10)])

    tails = joined([slanted(LEFT - 9, LEFT + TAIL), slanted(RIGHT - TAIL, RIGHT + 9)])
    inside: list[Item] = [
        Shape(joined(rows), mixed(thread, silk, 0.5)),
        Shape(rules, None, Stroke(mixed(thread, silk, 0.8), 0.3)),
        Shape(tails, mixed(ink, silk, 0.45)),
        Shape(slanted(RIGHT - TAIL - 1.5, RIGHT - TAIL), mixed(silk, white, 0.55)),
    ]
    halo = Stroke(ivory, EDGE, join="round")
    return [
        Shape(shadow, None, halo),
        Shape(body, None, halo),
        Shape(shadow, ink, Stroke(ink, 0.7, join="round")),
        Shape(body, silk),
        Group(tuple(inside), clip=body),
        Shape(body, None, Stroke(ink, 0.7, join="round")),
    ]
