"""The nets that the four houses weave: flat bands that pass over and under one another in turns.

A band is two lines side by side; where it passes under another its lines end at that one's edge.
One stretch of each kind of band is reckoned, then laid all over the field. Origin: the field's
centre; a half turn changes nothing. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from generator.art.outlines import Point, joined, placed, rounded
from generator.drawing.drawing import Path, Segment, moved, turned

#: Bands in the suit's tint, and those in gold.
Weave = tuple[Path, Path]
#: A line: t -> place, and whether a place of it lies under another band.
_Way = Callable[[float], Point]
_Under = Callable[[float, float], bool]

#: From mesh to mesh of hearts, and from coin to coin.
MESH, COINS = (7.917, 6.258), (9.5, 9.5 / 2)
#: From link to link of mail, and how blunt a link's corners are: 2 is an ellipse.
MAIL, _BLUNT = (8.8, 5.1), 3.0
#: Half a band's width, and the air beside a band that passes over another.
_HALF, _AIR = 0.33, 0.2


def grid(x: float, y: float, dx: float, dy: float, shift: float = 0.0) -> list[Point]:
    """Places within x and y of the centre, `dx` and `dy` apart, one of them in the centre; every
    second row is shifted by a share of `dx`."""
    rows, columns = math.ceil(y / dy) + 1, math.ceil(x / dx) + 1
    return [
        (dx * (column + shift * (row % 2)), dy * row)
        for row in range(-rows, rows + 1)
        for column in range(-columns - 1, columns + 1)
    ]


def laid(one: Path, places: list[Point]) -> Path:
    """A shape in each of these places."""
    return joined(placed(one, moved(*place)) for place in places)


@lru_cache(maxsize=8)
def woven(suit: str, x: float, y: float) -> Weave:
    """The net of a suit's house, at least so far from the centre both ways."""
    return _NETS[suit](x, y)


def _seen(way: _Way, under: _Under, length: float, longest: float, steps: int = 240) -> Path:
    """What shows of a line from t = 0, which must lie under a band, to `length`; in cubics that
    span at most `longest` of t."""

    def edge(seen: float, hidden: float) -> float:
        for _ in range(14):
            middle = (seen + hidden) / 2
            seen, hidden = (seen, middle) if under(*way(middle)) else (middle, hidden)
        return seen

    ts = [length * k / steps for k in range(steps + 1)]
    shows = [not under(*way(t)) for t in ts]
    out: list[Segment] = []
    start = ts[0]
    for k in range(1, steps + 1):
        if shows[k] and not shows[k - 1]:
            start = edge(ts[k], ts[k - 1])
        elif shows[k - 1] and (k == steps or not shows[k]):
            out += _cubics(way, start, ts[k] if shows[k] else edge(ts[k - 1], ts[k]), longest)
    return rounded(out)


def _cubics(way: _Way, start: float, end: float, longest: float) -> list[Segment]:
    pieces = math.ceil((end - start) / longest)
    step, tiny = (end - start) / pieces, 1e-4

    def slope(t: float) -> Point:
        (ax, ay), (bx, by) = way(t - tiny), way(t + tiny)
        return (bx - ax) / tiny / 6 * step, (by - ay) / tiny / 6 * step

    out: list[Segment] = [("M", *way(start))]
    for k in range(pieces):
        a, b = start + step * k, start + step * (k + 1)
        (ax, ay), (bx, by), (adx, ady), (bdx, bdy) = way(a), way(b), slope(a), slope(b)
        out.append(("C", ax + adx, ay + ady, bx - bdx, by - bdy, bx, by))
    return out


def _beside(way: _Way, far: float) -> _Way:
    """The line so far to the left of another."""

    def place(t: float) -> Point:
        (ax, ay), (bx, by) = way(t - 1e-4), way(t + 1e-4)
        x, y = way(t)
        share = far / math.hypot(bx - ax, by - ay)
        return x - (by - ay) * share, y + (bx - ax) * share

    return place


def _ring(rx: float, ry: float, start: float) -> _Way:
    """Round an ellipse, from an angle on; t in radians."""
    return lambda t: (rx * math.cos(start + t), ry * math.sin(start + t))


def _on(x: float, y: float, rx: float, ry: float) -> bool:
    """Whether a place is on or close to a band round an ellipse about the origin."""
    off = (x / rx) ** 2 + (y / ry) ** 2 - 1
    slope = 2 * math.hypot(x / rx**2, y / ry**2)
    return bool(abs(off) < slope * (_HALF + _AIR))


def _links(x: float, y: float) -> Weave:
    """Links of a chain, level ones and upright ones in turns, each through its four neighbours; a
    gold thread in each."""
    pitch, rx, ry = 5.94, 4.72, 2.6

    def under(px: float, py: float) -> bool:
        if px * py < 0:
            return _on(abs(px) - pitch, py, ry, rx)
        return _on(px, abs(py) - pitch, ry, rx)

    start = math.acos(1.2 / rx)
    while not under(*_ring(rx, ry, start)(0.0)):
        start += 0.01
    even = grid(x, y, 2 * pitch, pitch, 0.5)
    odd = [(px + pitch, py) for px, py in even]
    edges, thread = _banded(_ring(rx, ry, start), under, 2 * math.pi, 1.9)
    return (
        joined([laid(edges, even), laid(placed(edges, turned(90)), odd)]),
        joined([laid(thread, even), laid(placed(thread, turned(90)), odd)]),
    )


def _coins(x: float, y: float) -> Weave:
    """Rims of coins, each through its four neighbours, a gold thread in each."""
    dx, dy = COINS
    radius = 0.86 * dy

    def under(px: float, py: float) -> bool:
        near = math.degrees(math.atan2(py, px)) % 90 > 45
        return near and _on(abs(px) - dx / 2, abs(py) - dy, radius, radius)

    start = math.radians(45) + math.acos(math.hypot(dx / 2, dy) / 2 / radius)
    edges, thread = _banded(_ring(radius, radius, start), under, 2 * math.pi, 1.6)
    places = grid(x, y, dx, dy, 0.5)
    return laid(edges, places), laid(thread, places)


def _lace(x: float, y: float) -> Weave:
    """Ribbons that sway and cross their neighbours twice at every bend, a gold thread in each."""
    dx, dy = MESH
    gap, turn = dx / 2, math.pi / dy
    swing = 0.72 * gap
    cross = math.acos(gap / 2 / swing) / turn

    def ribbon(t: float) -> Point:
        t += cross
        return gap / 2 + swing * math.cos(turn * t), t

    def under(px: float, py: float) -> bool:
        row = round(py / dy)
        beside = (-gap / 2 if row % 2 else 1.5 * gap) - swing * math.cos(turn * py)
        lean = math.hypot(1, swing * turn * math.sin(turn * py))
        return py > row * dy and abs(px - beside) < (_HALF + _AIR) * lean

    edges, thread = _banded(ribbon, under, 2 * dy, 3.2)
    places = grid(x, y, dx, 2 * dy)
    back = [(-px, -py) for px, py in places]
    half = turned(180)
    return (
        joined([laid(edges, places), laid(placed(edges, half), back)]),
        joined([laid(thread, places), laid(placed(thread, half), back)]),
    )


def _banded(way: _Way, under: _Under, length: float, longest: float) -> Weave:
    """A band's two edges, and the thread along its middle."""
    edges = [_seen(_beside(way, far), under, length, longest) for far in (-_HALF, _HALF)]
    return joined(edges), _seen(way, under, length, longest)


def _mail(x: float, y: float) -> Weave:
    """Links of mail, upright with round corners, each through its four neighbours; a gold thread
    in each."""
    dx, dy = MAIL
    rx, ry = 0.4 * dx, 0.79 * dy

    def link(t: float) -> Point:
        cos, sin = math.cos(start + t), math.sin(start + t)
        far = (abs(cos) ** _BLUNT + abs(sin) ** _BLUNT) ** (-1 / _BLUNT)
        return rx * far * cos, ry * far * sin

    def on(px: float, py: float) -> bool:
        across, up = abs(px) / rx, abs(py) / ry
        off = across**_BLUNT + up**_BLUNT - 1
        slope = _BLUNT * math.hypot(across ** (_BLUNT - 1) / rx, up ** (_BLUNT - 1) / ry)
        return bool(abs(off) < slope * (_HALF + _AIR))

    def under(px: float, py: float) -> bool:
        # Two links cross twice: at one place this is over, at the other under.
        if px * py > 0:
            return abs(py) * rx < abs(px) * ry and on(abs(px) - dx / 2, abs(py) - dy)
        return abs(py) * rx > abs(px) * ry and on(abs(px) - dx / 2, abs(py) - dy)

    start = 0.0
    while not under(*link(0.0)):
        start += 0.005
    edges, thread = _banded(link, under, 2 * math.pi, 0.4)
    places = grid(x, y, dx, dy, 0.5)
    return laid(edges, places), laid(thread, places)


_NETS: dict[str, Callable[[float, float], Weave]] = {
    "clubs": _links, "diamonds": _coins, "hearts": _lace, "spades": _mail,
}  # fmt: skip
