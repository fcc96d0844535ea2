"""The mine that Block cards and the board show: a shaft, galleries, what is found in them, carts.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.outlines import closed, joined, opened, rounded
from generator.art.sketch import Sketch, bar, disc
from generator.drawing import paths
from generator.drawing.drawing import Group, Shape, Stroke, scaled
from generator.games.bitcoin_miner.art.finds import bygone, deep, garden, lost, soil, stone
from generator.games.bitcoin_miner.art.finds.kit import FINDS, ROOTED, Ground
from generator.units import Box

#: Where finds are drawn.
PLACES = (soil, garden, lost, stone, bygone, deep)
#: How far a find reaches from its middle, as it is drawn.
REACH = 10.0
#: The wall of a chamber: its line in mm, and how far each of its corners lies, of the radius.
WALL = 0.45
HEWN = (1.0, 0.96, 0.99, 0.95, 0.98, 1.0, 0.95) * 2
#: What lies in a cart: lumps about its brim, and their radii, in mm.
LUMPS = ((-1.5, 0.0, 1.1), (1.4, 0.0, 1.2), (-0.1, -0.7, 1.3))
#: How wide the dim edge of a lit gallery is, and a post that holds it up, in mm.
DIM, POST = 1.7, 1.0
#: How far left of a chamber's middle its door stands, of the radius.
DOOR = 0.93
#: How far what is found there shines, of the radius.
GLOW = 0.66
#: How far its roof and its floor stray.
ROUGH = (0.0, 0.3, -0.1, 0.35)


@ornament
def mine_find(
    *,
    name: str,
    radius: float,
    chamber: float,
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
) -> Items:
    """What lies at a depth, by its name, in a circle of `radius`; what grows from the walls is cut
    to the `chamber` of a gallery, its radius, and to the posts at its door."""
    must_know(name, FINDS, "no find")
    natural = {
        "warm": warm, "cool": cool, "granite": granite, "leaf": leaf, "bark": bark,
        "flesh": flesh, "rose": rose, "gold": gold, "gem": gem,
    }  # fmt: skip
    ground = Ground(ink, paper, hot, natural)
    FINDS[name](ground)
    k = radius / REACH
    wall = None
    if name in ROOTED:
        door = -(DOOR * chamber - 0.5 * POST - 0.1) / k
        wall = closed([(max(door, x), y) for x, y in _hewn(0, (chamber - WALL / 2) / k)])
    return [Group(tuple(ground.items), scaled(k, k), wall)]


@ornament
def gallery(
    *,
    length: float,
    height: float,
    radius: float,
    light: Colour,
    glow: Colour,
    dim: Colour,
    wood: Colour,
    ink: Colour,
) -> Items:
    """A lit gallery to the right of the origin, the middle of its open mouth, and a hewn chamber of
    `radius` about a point `length` away: `light` within, `dim` along the walls and a `glow` in the
    chamber's middle, held up by posts and beams of `wood`; a cart stands on its rail."""
    wall, inner = _room(length, height, radius, 0.0), _room(length, height, radius, DIM)
    roof, floor = -height / 2, height / 2
    end = length - DOOR * radius
    props = []
    for x in (1.0, end):
        props += [
            paths.rectangle(Box(x - POST / 2, roof + 0.9, POST, height - 1.3)),
            paths.rectangle(Box(x - 1.5, roof + 0.2, 3, 1.1)),
        ]
    sleepers = [
        paths.rectangle(Box(3.2 + 2.6 * k, floor - 0.75, 1.3, 0.5))
        for k in range(int((end - 4.4) / 2.6) + 1)
    ]
    return [
        Shape(opened(wall), dim),
        Shape(closed(inner), light),
        Shape(disc(length, 0, GLOW * radius), glow),
        Shape(joined(sleepers), ink),
        Shape(opened([(0.0, floor - 0.95), (end, floor - 0.95)]), None, Stroke(ink, 0.3)),
        *_cart((1.0 + end) / 2, floor - 1.1, dim, wood, ink),
        Shape(rounded(joined(props).segments), wood, Stroke(ink, 0.3, join="round")),
        Shape(opened(wall), None, Stroke(ink, WALL, join="round")),
    ]


def _cart(x: float, y: float, load: Colour, wood: Colour, ink: Colour) -> Items:
    """A laden cart, 6 mm wide, its wheels about (x, y) on the rail."""
    tub = [(x - 3, y - 4.2), (x + 3, y - 4.2), (x + 2.3, y - 0.9), (x - 2.3, y - 0.9)]
    wheels = [disc(x + dx, y - 0.8, 0.85) for dx in (-1.5, 1.5)]
    lumps = [disc(x + dx, y - 4.4 + dy, r) for dx, dy, r in LUMPS]
    return [
        Shape(rounded(joined(lumps).segments), load, Stroke(ink, 0.3)),
        Shape(closed(tub), wood, Stroke(ink, 0.35, join="round")),
        Shape(rounded(joined(wheels).segments), ink),
    ]


def _room(length: float, height: float, radius: float, inside: float) -> list[tuple[float, float]]:
    """The wall of a gallery from its mouth round to its mouth, so far inside of it."""
    half, around = height / 2 - inside, _hewn(length, radius - inside)
    door = [k for k, (x, y) in enumerate(around) if x < length and abs(y) < half + 0.3]
    way = around[door[-1] + 1 :] + around[: door[0]]
    last = length - math.sqrt(max(0.0, radius * radius - height * height / 4)) - 0.2
    steps = max(2, round(last / 4))
    roof = [(last * k / steps, -half + ROUGH[k % 4]) for k in range(steps + 1)]
    floor = [(last * k / steps, half - 0.5 * ROUGH[(k + 1) % 4]) for k in range(steps, -1, -1)]
    return [*roof, *way, *floor]


def _hewn(x: float, radius: float) -> list[tuple[float, float]]:
    """The wall of a chamber about (x, 0)."""
    corners = len(HEWN)
    angles = [math.tau * k / corners for k in range(corners)]
    return [
        (x + radius * r * math.cos(a), radius * r * math.sin(a))
        for a, r in zip(angles, HEWN, strict=True)
    ]


@ornament
def lantern(*, size: float, light: Colour, glow: Colour, ink: Colour) -> Items:
    """A miner's lantern in its glow, `size` high, hung up at the origin."""
    s = Sketch(ink, glow, light)
    k = size / 10
    with s.at(0, 0, scale=k):
        s.fill(disc(0, 6, 5.9), glow)
        s.line("M-2 3 C-2 -1 2 -1 2 3", "", 0.7)
        s.area(bar(-2.6, 3.4, 5.2, 5.6, 0.8), light)
        s.fill("M0 4.2 C1.6 5.8 1.5 8.2 0 8.2 C-1.5 8.2 -1.6 5.8 0 4.2 Z", glow)
        s.fill("M-2.9 3.6 L-1.8 2 L1.8 2 L2.9 3.6 Z M-3.2 8.8 L3.2 8.8 L3.2 10.4 L-3.2 10.4 Z")
    return s.items


@ornament
def headframe(*, height: float, ink: Colour, paper: Colour, metal: Colour) -> Items:
    """The tower over a shaft, `height` mm, with the wheel that the rope runs over; the origin is
    the middle of its foot."""
    s = Sketch(ink, paper, metal)
    k = height / 10
    with s.at(0, 0, scale=k):
        s.line("M-4.6 0 L-1 -8 M4.6 0 L1 -8 M-3.2 -3.4 L3.2 -3.4", "", 0.8)
        s.area(disc(0, -8, 2.3), metal)
        s.fill(disc(0, -8, 0.6))
    return s.items


@ornament
def ladder(*, width: float, height: float, rung: float, ink: Colour, line: float) -> Items:
    """A ladder down from the origin, the middle of its top, with a rung every `rung` mm."""
    half = width / 2
    rails = [paths.line(x, 0, x, height) for x in (-half, half)]
    rungs = [
        paths.line(-half, rung * (k + 0.5), half, rung * (k + 0.5))
        for k in range(int(height // rung))
    ]
    return [Shape(rounded(joined([*rails, *rungs]).segments), None, Stroke(ink, line, "round"))]


@ornament
def cart(*, width: float, height: float, ink: Colour, wood: Colour, metal: Colour) -> Items:
    """A mine's cart, `width` over its rim and `height` from the rails to it; the origin is on the
    rails, under its middle."""
    s = Sketch(ink, wood, metal)
    half, wheel = width / 2, 0.15 * height
    foot = -1.3 * wheel
    for side in (-1, 1):
        s.area(bar(side * 0.52 * half - 1.1, foot - 0.6, 2.2, wheel), metal, 0.6)
    s.area(
        f"M{-half + 1.4} {-height + 3} L{half - 1.4} {-height + 3} L{half - 5.4} {foot}"
        f" L{-half + 5.4} {foot} Z",
        wood,
        0.8,
    )
    s.line(f"M{-half + 3} {(foot - height + 3) / 2} L{half - 3} {(foot - height + 3) / 2}", "", 0.4)
    s.area(bar(-half, -height, width, 3.4, 1.2), metal, 0.8)
    for side in (-1, 1):
        s.area(disc(side * 0.52 * half, -wheel, wheel), metal, 0.8)
        s.fill(disc(side * 0.52 * half, -wheel, 0.3 * wheel))
    s.line(f"M{-half - 1.6} 0.4 L{half + 1.6} 0.4", "", 0.8)
    for k in range(-3, 4):
        s.fill(bar(k * half / 3.2 - 1.4, 0.8, 2.8, 1.2, 0.3))
    return s.items


@ornament
def niche(
    *,
    width: float,
    height: float,
    wall: float,
    light: Colour,
    dim: Colour,
    wood: Colour,
    grain: Colour,
    ink: Colour,
) -> Items:
    """A lit hall in the rock, width x height with a `wall` of rock all round, its roof on two
    posts; the rock itself is what lies below. The origin is the upper left corner."""
    outer, inner = (_hall(width, height, wall + inset) for inset in (0.0, 2.0))
    right, floor = width - wall, height - wall
    props = [
        *(
            paths.rectangle(Box(x, wall + 1.4, 2.2, floor - wall - 1.4))
            for x in (wall, right - 2.2)
        ),
        paths.rectangle(Box(wall - 1.4, wall - 0.4, right - wall + 2.8, 2.4), 0.5),
    ]
    chips = [
        paths.polyline([(x - 0.9, y + 0.3), (x, y - 0.5), (x + 1, y + 0.2)])
        for k in range(11)
        for x, y in (
            (4 + (width - 8) * k / 10, 0.45 * wall + ROUGH[k % 4]),
            (4 + (width - 8) * k / 10, floor + 0.5 * wall + ROUGH[(k + 2) % 4]),
        )
    ]
    cracks = Shape(rounded(joined(chips).segments), None, Stroke(grain, 0.35, "round", "round"))
    return [
        Shape(closed(outer), dim, Stroke(ink, 0.7, join="round")),
        Shape(closed(inner), light),
        Shape(rounded(joined(props).segments), wood, Stroke(ink, 0.45, join="round")),
        cracks,
    ]


def _hall(width: float, height: float, inset: float) -> list[tuple[float, float]]:
    """A hall with a rough roof, so far inside of a rectangle."""
    right, bottom = width - inset, height - inset
    return [
        *((inset + (right - inset) * k / 8, inset + ROUGH[k % 4]) for k in range(9)),
        (right, bottom),
        (inset, bottom),
    ]
