"""The merchants: six red things full of goods, no two alike, each bound with gold and sealed with
its coin's sign: a bag here, the others in `vessels`. They stand on the ground, a shadow and
something of the landscape before their feet.

Origin: the middle of the bag's foot. Lengths in mm; about 36 wide and 36 high. Outlines are right
halves: change a curve and both sides follow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import (
    closed,
    joined,
    mirrored,
    outline,
    symmetric,
    without,
)
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, moved, scaled
from generator.games.war_of_coins.art.curves import leaf, wavering
from generator.games.war_of_coins.art.emblems import placed_emblem
from generator.games.war_of_coins.art.slanted import CHEST_SEAL, chest_mat, chest_shadow, lying_coin
from generator.games.war_of_coins.art.vessels import (
    VESSELS,
    Lacquer,
    loose_persimmons,
    straw_mat,
)
from generator.units import Box


@dataclass(frozen=True)
class _Bag:
    """One bag: its outlines, where it is tied, and its seal."""

    body: str
    neck: str
    reach: float  # half the width of the foot, for the shadow
    tie: tuple[float, float]  # height and half the width of the band
    seal: tuple[float, float]  # height of its middle, radius
    pleats: tuple[float, ...]  # where folds of the body end, to both sides
    drop: float  # how far those folds reach below the band
    cords: str


_CORD = "M3.6 {0} c3.8 .2 2.6 6.8 4.6 9 c.6 .8 1.4 1.2 2.2 1.6"

BAGS = {
    "purse": _Bag(
        "M0 -25.4 L6 -25.4 C11 -22.4 16.6 -16.9 16.6 -8.4 C16.6 -2.9 13 0 9 0 L0 0",
        "M0 -36 C4.5 -34.6 9 -33.6 13.6 -34.8 C11.4 -33 8.2 -28.8 6.4 -25 L0 -25",
        15, (-24.8, 7.6), (-10.4, 8.2), (5.6, 8.6, 11.5), 7, _CORD.format(-23.8),
    ),
}  # fmt: skip


def _pleats(tops: tuple[float, ...], y1: float, y2: float, gather: float) -> Path:
    """Folds that fan out from the band: each from (x, y1) to (x * gather, y2), to both sides."""
    right = joined(
        outline(
            f"M{x * gather} {y2} C{x * gather} {(y1 + y2) / 2} {x} {(2 * y1 + y2) / 3} {x} {y1}"
        )
        for x in tops
    )
    return joined([right, mirrored(right)])


def _grass(reach: float) -> Path:
    """Loose blades before both sides of the foot, each from a root of its own."""
    return joined(
        leaf(
            s * (reach + 3.4 - 1.9 * k), 4.2 + 0.3 * (k % 2),
            6.4 + 2.2 * wavering(k, 2.3, s), 1.5, -90 + s * (16 - 5 * k) + 9 * wavering(k, 1.9, s),
        )
        for s in (-1, 1)
        for k in range(5 if s < 0 else 4)
    )  # fmt: skip


def _coins(gold: str, ink: str) -> list[Item]:
    """Two coins on the block before the chest, one partly on the other."""
    return [*lying_coin(-22.2, -3.9, 3.4, gold, ink), *lying_coin(-18.4, -2.4, 3.4, gold, ink)]


def _stones() -> Path:
    return closed(
        [(-26, 6), (-21, 0.6), (-17, 1.6), (-13.4, -1.6), (-9, 1.4), (-2, 2.2), (5, 1.0), (10,
         -1.4), (14, 0.8), (18, -0.4), (24, 6)]
    )  # fmt: skip


def _sack(bag: str, red: str, gold: str, ink: str) -> list[Item]:
    """A bag of silk, its folds and what it is tied with."""
    shape = BAGS[bag]
    line, shade = Stroke(ink, 0.7, join="round"), mixed(ink, red, 0.32)
    fold = Stroke(mixed(ink, red, 0.62), 0.4, "round")
    body = symmetric(shape.body)
    neck = symmetric(shape.neck)
    tie, wide = shape.tie
    lit = body.through((1, 0, 0, 1, -2.4, -1.4))
    items: list[Item] = [
        Shape(body, shade),
        Group((Shape(lit, red),), clip=body),
        Shape(_pleats(shape.pleats, tie + shape.drop, tie + 1, 0.45), None, fold),
        Shape(body, None, line),
        Shape(neck, red, line),
    ]
    tops = tuple(0.3 * wide * k for k in range(1, 5))
    items.append(Shape(_pleats(tops, tie - 7.4, tie - 1, 0.55), None, fold))
    cords = joined([outline(shape.cords), mirrored(outline(shape.cords))])
    items.append(Shape(cords, None, Stroke(ink, 2.2, "round")))
    items.append(Shape(cords, None, Stroke(gold, 1.1, "round")))
    band = paths.rectangle(Box(-wide, tie - 1.45, 2 * wide, 2.9), 1.45)
    return [*items, Shape(band, gold, Stroke(ink, 0.6))]


@ornament
def silk_pouch(
    *,
    name: str,
    red: Colour,
    gold: Colour,
    paper: Colour,
    ink: Colour,
    bag: str,
    before: str,
    ground: Colour,
    black: Colour,
) -> Items:
    """A red `bag` or vessel; `name` is the emblem on its seal. A shadow in `ground` lies about its
    foot, and `before` it grass, coins, stones or fruit on a mat, in `black` or
    `gold`."""
    if bag in BAGS:
        reach, seal, items = BAGS[bag].reach, BAGS[bag].seal, _sack(bag, red, gold, ink)
    elif bag in VESSELS:
        reach, seal, draw = VESSELS[bag]
        items = draw(Lacquer(red, gold, paper, ink))
    else:
        raise TypeError(f"{bag!r} is not a bag: {', '.join([*BAGS, *VESSELS])}")
    middle, radius = seal
    slanted = bag == "chest"
    sealed = (
        Shape(paths.ellipse(0, 0, radius), gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, 0, radius - 1.5), paper, Stroke(ink, 0.5)),
        Shape(placed_emblem(name, 0, 0, 0.6 * radius), ink),
    )
    items.append(Group(sealed, CHEST_SEAL if slanted else moved(0, middle)))
    lying = chest_shadow() if slanted else paths.ellipse(2.2, 0.2, reach + 3.2, 2.5)
    front: dict[str, Callable[[], list[Item]]] = {
        "grass": lambda: [Shape(_grass(reach), black)],
        "coins": lambda: _coins(gold, ink),
        "nothing": list,
        "stones": lambda: [Shape(_stones(), black)],
        "fruit": lambda: loose_persimmons(Lacquer(red, gold, paper, ink)),
    }
    if before not in front:
        raise TypeError(f"{before!r} does not lie before a bag: {', '.join(front)}")
    below = straw_mat(Lacquer(red, gold, paper, ink)) if before == "fruit" else []
    if slanted:
        below = chest_mat(Lacquer(red, gold, paper, ink))
    return [
        *below,
        Shape(lying, mixed(ink, ground, 0.6)),
        Group(tuple(items)),
        *front[before](),
    ]


def small_pouch() -> Path:
    """A tied purse with a coin's hole for a badge, in a square from -1 to 1: as round as it is, and
    with so small a neck, it is no goblet upside down."""
    body = symmetric("M0 -.5 L.16 -.5 C.66 -.36 .94 -.02 .94 .36 C.94 .8 .6 1 .3 1 L0 1")
    neck = symmetric("M0 -.96 C.1 -.88 .18 -1.04 .32 -.98 C.42 -.92 .52 -1 .68 -.94 C.54 -.8 .4 "
                     "-.7 .32 -.6 L0 -.6")  # fmt: skip
    body = without(body.through(scaled(100)), paths.rectangle(Box(-24, 4, 48, 48)))
    return joined([body.through(scaled(0.01)), neck])
