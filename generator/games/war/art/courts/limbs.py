"""What hands are made of: bodies with one edge round all, and bent fingers whose roots run into
them without an edge. Drawn for the right side, mm; shaded where they lie, for the light stays when
a hand turns."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from generator.art.outlines import Point, joined, mirrored, outline, placed, rounded, united
from generator.drawing.drawing import Matrix, Path, Segment, moved, scaled, times, turned
from generator.games.war.art.courts.figures import FINE, PLAIN, Layer, lines, mail, shaded

#: A place on a finger's middle line, and half of its breadth there.
Joint = tuple[float, float, float]
#: From one line of shade to the next, mm.
_PITCH = 0.32
#: A fingernail half as wide as one, its root below.
_NAIL = "M-1 1 C-1.15 -.4 -.8 -1.2 0 -1.2 C.8 -1.2 1.15 -.4 1 1 C.4 1.45 -.4 1.45 -1 1 Z"


@dataclass(frozen=True)
class Part:
    """A part of a hand: its shape if it has one, the edge that is drawn, how wide, and how much of
    it lies in shade (0: none). A finger is shaded across, a body from the left to the right. `fill`
    is the ink of skin or glove; a `woven` part is of mail."""

    shape: Path | None
    edge: Path
    width: float = PLAIN
    shade: float = 1.0
    finger: bool = True
    fill: str = "paper"
    woven: bool = False

    def at(self, place: Matrix, flip: bool) -> Part:
        """The part, mirrored if wanted and moved to a place."""

        def there(path: Path) -> Path:
            return placed(mirrored(path) if flip else path, place)

        shape = None if self.shape is None else there(self.shape)
        return replace(self, shape=shape, edge=there(self.edge))


@dataclass(frozen=True)
class Hand:
    """What of a hand lies behind the thing it holds, what before it, and where its wrist is."""

    behind: tuple[Part, ...]
    front: tuple[Part, ...]
    wrist: Point

    def at(
        self, x: float, y: float, *, flip: bool = False, angle: float = 0.0, size: float = 1.0
    ) -> tuple[list[Layer], list[Layer]]:
        """Its layers behind the thing and before it, the hand's origin at a place, first sized and
        turned by `angle`."""
        place = times(moved(x, y), times(turned(angle), scaled(size)))
        behind, front = (
            [layer for one in parts for layer in _layers(one.at(place, flip))]
            for parts in (self.behind, self.front)
        )
        return behind, front


def finger(*joints: Joint, shade: float = 1.0, ends: int = 1) -> Part:
    """A finger through its joints, from its open root to its round tip; with two `ends`, the root
    is round, too, where the finger bends away."""
    middle = [(x, y) for x, y, _ in joints]
    left, right = [], []
    for k, (x, y, half) in enumerate(joints):
        ux, uy = _way(middle, k)
        left.append((x + half * uy, y - half * ux))
        right.append((x - half * uy, y + half * ux))
    edge = [
        ("M", *left[0]),
        *_through(left),
        _cap(left[-1], right[-1], _way(middle, len(joints) - 1), joints[-1][2]),
        *_through(right[::-1]),
    ]
    if ends == 2:
        ux, uy = _way(middle, 0)
        edge.append(_cap(right[0], left[0], (-ux, -uy), joints[0][2]))
    return Part(rounded([*edge, ("Z",)]), rounded(edge), shade=shade)


def body(*shapes: Path | str, shade: float = 1.0) -> Part:
    """Shapes as one, with one edge."""
    whole = united(*(outline(one) if isinstance(one, str) else one for one in shapes))
    return Part(whole, whole, shade=shade, finger=False)


def creases(*ds: Path | str) -> Part:
    """Knuckles, nails and folds of skin."""
    drawn = joined(outline(d) if isinstance(d, str) else d for d in ds)
    return Part(None, drawn, FINE, 0.0)


def nail(x: float, y: float, angle: float = 0.0, half: float = 0.3) -> Path:
    """A fingernail of 2 * `half` mm, `angle` degrees from pointing up."""
    return placed(outline(_NAIL), times(moved(x, y), times(turned(angle), scaled(half))))


def gloved(hand: Hand, fill: str) -> Hand:
    """The hand in a glove of an ink."""
    behind, front = (
        tuple(replace(one, fill=fill) for one in parts) for parts in (hand.behind, hand.front)
    )
    return replace(hand, behind=behind, front=front)


def _cap(start: Point, end: Point, way: Point, half: float) -> Segment:
    bow = 1.33 * half
    (ax, ay), (bx, by), (ux, uy) = start, end, way
    return ("C", ax + bow * ux, ay + bow * uy, bx + bow * ux, by + bow * uy, bx, by)


def _way(points: Sequence[Point], k: int) -> Point:
    (ax, ay), (bx, by) = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
    long = math.hypot(bx - ax, by - ay)
    return (bx - ax) / long, (by - ay) / long


def _through(points: Sequence[Point]) -> list[Segment]:
    """Cubics from the first point through all others."""
    last = len(points) - 1
    out: list[Segment] = []
    for k in range(last):
        (x0, y0), (x1, y1) = points[k], points[k + 1]
        (px, py), (nx, ny) = points[max(0, k - 1)], points[min(last, k + 2)]
        out.append(
            ("C", x0 + (x1 - px) / 6, y0 + (y1 - py) / 6, x1 - (nx - x0) / 6, y1 - (ny - y0) / 6,
             x1, y1)
        )  # fmt: skip
    return out


def _layers(one: Part) -> list[Layer]:
    edge = Layer(one.edge, None, "ink", one.width)
    if one.shape is None:
        return [edge]
    if one.woven:
        rings = lines(mail(one.shape, 0.95, 0.3), "paper")
        return [Layer(one.shape, "paper"), Layer(one.shape, "ink"), rings, edge]
    if not one.shade:
        return [Layer(one.shape, one.fill), edge]
    width, angle, bend = _shade(one)
    shadow = shaded(one.shape, _PITCH, width, angle=angle, bend=bend, step=0.3)
    return [Layer(one.shape, one.fill), shadow, edge]


def _shade(one: Part) -> tuple[Callable[[float, float], float], float, float]:
    """How wide its lines are, how they slant and bend."""
    assert one.shape is not None
    box = one.shape.bounds()
    assert box is not None
    if not one.finger:
        start, slope = box.x + 0.55 * box.w, 0.5 * one.shade / box.w
        return lambda x, y: min(0.19, 0.03 + slope * (x - start)), 0.0, 0.04
    if box.w > box.h:
        return lambda x, y: one.shade * (0.2 - 0.38 * (box.bottom - y) / box.h), 84.0, 0.0
    return lambda x, y: one.shade * (0.2 - 0.38 * (box.right - x) / box.w), -6.0, 0.0
