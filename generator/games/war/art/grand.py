"""The great signs of two aces: the minters' gem, set in a lozenge of facets, and the keepers'
heart, edged with lace over crossed keys; and the miners' crossed picks. Signs are built as the ace
of spades is: in keylines, with a row inside the edge, an engraved field, a medal in the middle.

Origin: the sign's centre. Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.art import Colour, Items, ornament
from generator.art.chains import coin
from generator.art.outlines import (
    Point,
    closed,
    common,
    joined,
    mirrored,
    outline,
    outset,
    placed,
    symmetric,
    united,
)
from generator.art.rosettes import sheaf
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, moved, times, turned
from generator.games.war.art.edges import along, keylines, rays, within
from generator.games.war.art.suits import suit_path

#: Half of the gem's lozenge, wide and high, and how many facets stand on each of its sides.
_WIDE, _HIGH, _FACETS = 20.6, 23.0, 9


@ornament
def great_gem(*, ink: Colour, metal: Colour, paper: Colour) -> Items:
    """The great diamond, 38 mm high, coins inside its edge, in a lozenge of facets 45 x 51 mm.
    Words may stand between the two."""
    sign = suit_path("diamonds", 33.6)
    places = along(within(sign, 1.95), 2.65, share=4)
    coins = joined(paths.ellipse(x, y, 0.92) for x, y, _ in places)
    holes = joined(
        placed(paths.regular(0, 0, 0.45, 4, 45), times(moved(x, y), turned(angle)))
        for x, y, angle in places
    )
    return [
        *_setting(ink, metal, paper),
        *keylines(sign, ink, paper),
        Shape(coins, metal),
        Shape(holes, ink),
        *_field(within(sign, 3.4), 4.9, 14, ink, metal, paper),
        *_medal(3.7, ink, paper),
        *coin(0, 0, 2.8, metal, ink),
    ]


def _field(edge: Path, near: float, far: float, ink: str, metal: str, paper: str) -> list[Item]:
    """An engraved field: rays from `near` to its edge, and lace about a medal there."""
    radius = (near + 3.6) / 2 + 0.6
    swing = near + 1.2 - radius
    return [
        Shape(common(joined(rays(near, far)), edge), metal),
        Shape(edge, None, Stroke(metal, 0.25)),
        Shape(paths.ellipse(0, 0, near + 1.4), ink),
        *sheaf(metal, 0.13, 6, radius, swing, 20),
        *sheaf(paper, 0.15, 2, radius, swing, 20),
        Shape(paths.ellipse(0, 0, near + 1.4), None, Stroke(metal, 0.25)),
    ]


def _medal(radius: float, ink: str, paper: str) -> list[Item]:
    return [
        Shape(paths.ellipse(0, 0, radius), paper, Stroke(ink, 0.4)),
        Shape(paths.ellipse(0, 0, 0.9 * radius), None, Stroke(ink, 0.15)),
    ]


def _setting(ink: str, metal: str, paper: str) -> list[Item]:
    """The lozenge: points of cut stone along its sides, one half of each in the shade."""
    corners: list[Point] = [(0, -_HIGH), (_WIDE, 0), (0, _HIGH), (-_WIDE, 0)]
    edge: list[Point] = []
    shade: list[Path] = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        edge.append((ax, ay))
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        out = (by - ay) / long * 1.8, (ax - bx) / long * 1.8
        for k in range(_FACETS):
            # Between the coins at the corners.
            a, tip, b = (
                (ax + (bx - ax) * t, ay + (by - ay) * t)
                for t in (0.12 + 0.76 * step / _FACETS for step in (k, k + 0.5, k + 1))
            )
            point = tip[0] + out[0], tip[1] + out[1]
            edge += [a, point, b]
            shade.append(closed([point, b, tip]))
    lozenge = closed(corners)
    return [
        Shape(closed(edge), None, Stroke(paper, 1.4, "round", "round")),
        Shape(closed(edge), metal, Stroke(ink, 0.24, "round", "round")),
        Shape(joined(shade), ink),
        Shape(lozenge, paper, Stroke(ink, 0.5)),
        Shape(_lozenge(0.62), None, Stroke(ink, 0.15)),
        *(one for x, y in corners for one in _stud(x, y, ink, metal, paper)),
    ]


def _stud(x: float, y: float, ink: str, metal: str, paper: str) -> list[Item]:
    """A coin over a corner of the lozenge."""
    ring = paths.ellipse(x, y, 2.5)
    return [
        Shape(ring, None, Stroke(paper, 1.0)),
        Shape(ring, ink),
        *coin(x, y, 2.05, metal, ink),
    ]


def _lozenge(by: float) -> Path:
    """The lozenge, so much smaller to all sides."""
    share = 1 - by * (1 / _WIDE**2 + 1 / _HIGH**2) ** 0.5
    return closed(
        [(0, -_HIGH * share), (_WIDE * share, 0), (0, _HIGH * share), (-_WIDE * share, 0)]
    )


@ornament
def great_heart(*, ink: Colour, metal: Colour, paper: Colour) -> Items:
    """The great heart, 30 mm high, edged with lace; a keyhole in its middle and two keys behind.
    Words may stand along its upper edge."""
    sign = suit_path("hearts", 30)
    scallops = along(outset(sign, 1.7), 3.42, lowest=True)
    lace = united(outset(sign, 1.7), *(paths.ellipse(x, y, 1.9) for x, y, _ in scallops))
    beads = joined(
        placed(paths.ellipse(0, -0.75, 0.36), times(moved(x, y), turned(angle)))
        for x, y, angle in scallops
        if abs(x) > 1 or y > 0  # in the cleft the heart's own lines leave no room
    )
    row = [place for place in along(within(sign, 2.3), 2.2, lowest=True) if place[1] > -4.5]
    hearts = joined(placed(suit_path("hearts", 1.5), moved(x, y)) for x, y, _ in row)
    hole = symmetric("M0 -2 C.9 -2 1.4 -1.3 1.4 -.65 C1.4 -.1 1.1 .3 .65 .55 L1.15 2 L0 2")
    middle = moved(0, -2.2)
    field = placed(within(sign, 3.7), moved(0, 2.2))
    return [
        *_keys(ink, metal, paper),
        Shape(lace, None, Stroke(paper, 1.2)),
        Shape(lace, metal, Stroke(ink, 0.24)),
        Shape(beads, ink),
        *keylines(sign, ink, paper),
        Shape(within(sign, 0.9), None, Stroke(metal, 0.25)),
        Shape(hearts, paper),
        Group(
            (
                *_field(field, 4.7, 22, ink, metal, paper),
                *_medal(3.6, ink, paper),
                Shape(paths.ellipse(0, 0, 2.85), metal, Stroke(ink, 0.2)),
                Shape(hole, ink),
            ),
            middle,
        ),
    ]


def _keys(ink: str, metal: str, paper: str) -> list[Item]:
    """Two keys that cross, their bows above."""
    bow = placed(suit_path("hearts", 5.9), moved(0, -27))
    eye = placed(suit_path("hearts", 2.6), moved(0, -27.3))
    shaft = outline("M-.8 -24.6 L.8 -24.6 L.8 24.2 C.8 25.2 -.8 25.2 -.8 24.2 Z")
    bit = outline(
        "M.6 17.6 L5.2 17.6 L5.2 19.5 L4 19.5 L4 20.3 L5.2 20.3 L5.2 23.2 L3.1 23.2 L3.1 22.2 "
        "L2.2 22.2 L2.2 23.2 L.6 23.2 Z"
    )
    shade = outline("M.28 -23 L.28 24 L.8 24 L.8 -23 Z")
    edge = Stroke(ink, 0.26, "round", "round")
    key = (
        *_haloed((shaft, bit, bow), paper),
        *(Shape(one, metal, edge) for one in (bit, shaft, bow)),
        *(Shape(one, ink) for one in (eye, shade)),
    )
    return _crossed(key, 44)


def _haloed(paths: Iterable[Path], paper: str) -> Iterator[Shape]:
    """A rim of paper round these, so that what they are parts of stands off what lies behind."""
    return (Shape(one, None, Stroke(paper, 1.2, "round", "round")) for one in paths)


def _crossed(thing: tuple[Shape, ...], degrees: float) -> list[Item]:
    """A thing turned so far, over its mirror image."""
    other = tuple(Shape(mirrored(one.path), one.fill, one.stroke) for one in thing)
    return [Group(other, turned(-degrees)), Group(thing, turned(degrees))]


@ornament
def crossed_picks(*, ink: Colour, metal: Colour, paper: Colour) -> Items:
    """Two miners' picks that cross behind a medal of r 19, their heads above."""
    shaft = outline("M-.8 -24 L.8 -24 L1 25 C1 26 -1 26 -1 25 Z")
    head = symmetric("M0 -26.3 C2.6 -26.2 5.6 -24.6 7.6 -21.4 C5.4 -23.4 3 -24.2 0 -24.2")
    under = outline("M0 -25.1 C2.4 -25.1 5 -24.1 7.6 -21.4 C5.4 -23.4 3 -24.2 0 -24.2 Z")
    socket = outline("M-1.3 -26.7 L1.3 -26.7 L1.1 -23.3 L-1.1 -23.3 Z")
    cap = outline("M-1.2 23 L1.2 23 L1.2 24 L-1.2 24 Z")
    shade = outline("M.3 -23.3 L.3 23 L.9 23 L.8 -23.3 Z")
    edge = Stroke(ink, 0.26, "round", "round")
    pick = (
        *_haloed((shaft, head, socket), paper),
        *(Shape(one, metal, edge) for one in (shaft, cap, head, socket)),
        *(Shape(one, ink) for one in (under, shade)),
    )
    return _crossed(pick, 45)
