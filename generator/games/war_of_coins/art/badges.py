"""The badge under the tab: what kind of card this is, by its outline alone.

A sun for exchanges, a square for gateways, a circle for merchants, a kite, lantern, banner or flag
for ribbons, a hexagon for mining, a horned mask for jokers. A disc at its foot says what the card
is counted among: a bow for ribbons, a coin for the market, a number for mining. Origin: the badge's
centre; `radius` (mm) is half its height.
Whatever lies behind, gold on gold or leaves on leaves, a line of `ivory` keeps them apart.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import outline, placed, symmetric, united
from generator.drawing import paths
from generator.drawing.drawing import Group, Matrix, Path, Shape, Stroke, moved, scaled, times
from generator.games.war_of_coins.art.actors.figure import both
from generator.games.war_of_coins.art.gate import small_gate
from generator.games.war_of_coins.art.picks import picks as crossed
from generator.games.war_of_coins.art.pouch import small_pouch
from generator.units import Box

#: The line round a badge.
IVORY = Colour("#FBF3DF")


def _edged(shape: Path, edge: str) -> Shape:
    """A line round the badge, half of it under the badge's own."""
    return Shape(shape, None, Stroke(edge, 1.7, join="round"))


@ornament
def sun_badge(
    *, radius: float, gold: Colour, red: Colour, white: Colour, ink: Colour, ivory: Colour = IVORY
) -> Items:
    """A burst of sixteen points with a star on a red disc."""
    burst = paths.star(0, 0, radius, 0.78 * radius, 16)
    return [
        _edged(burst, ivory),
        Shape(burst, gold, Stroke(ink, 0.5)),
        Shape(paths.ellipse(0, 0, 0.62 * radius), red, Stroke(ink, 0.5)),
        Shape(paths.star(0, 0, 0.42 * radius, 0.17 * radius, 5), white),
    ]


@ornament
def gate_badge(
    *,
    radius: float,
    white: Colour,
    red: Colour,
    gold: Colour,
    ink: Colour,
    ivory: Colour = IVORY,
) -> Items:
    """A square with a small red gate, a coin at its foot."""
    side = 1.8 * radius
    square = paths.rectangle(Box(-side / 2, -side / 2, side, side), 0.9)
    return [
        _edged(square, ivory),
        Shape(square, white, Stroke(ink, 0.6)),
        Shape(placed(small_gate(), times(moved(0, -0.1 * radius), scaled(0.62 * radius))), red),
        *_traded(radius, gold, ink, ivory),
    ]


@ornament
def pouch_badge(*, radius: float, gold: Colour, ink: Colour, ivory: Colour = IVORY) -> Items:
    """A gold circle with a pouch's black shape, a coin at its foot."""
    disc = paths.ellipse(0, 0, 0.96 * radius)
    return [
        _edged(disc, ivory),
        Shape(disc, gold, Stroke(ink, 0.6)),
        Shape(placed(small_pouch(), times(moved(0, -0.1 * radius), scaled(0.62 * radius))), ink),
        *_traded(radius, gold, ink, ivory),
    ]


#: Silk in a badge's box from -1 to 1: its body, what it hangs from or trails, and lines on it.
_SILKS: dict[str, tuple[str, str, str]] = {
    # A kite on its spars, the bow of its tail.
    "chunk": (
        "M0 -1.06 L.92 -.06 L0 1 L-.92 -.06 Z",
        "M0 1 L-.26 1.2 L-.2 1.32 L0 1.14 L.2 1.32 L.26 1.2 Z",
        "M0 -1 L0 -.48 M0 .46 L0 .96 M-.88 -.06 L-.54 -.06 M.54 -.06 L.88 -.06",
    ),
    # A lantern between its caps, a tassel below.
    "nonce": (
        "M-.5 -.76 L.5 -.76 C1.06 -.5 1.06 .48 .5 .74 L-.5 .74 C-1.06 .48 -1.06 -.5 -.5 -.76 Z",
        "M-.56 -1.02 L.56 -1.02 L.56 -.74 L-.56 -.74 Z M-.56 .72 L.56 .72 L.56 .98 L-.56 .98 Z "
        "M-.14 .98 L.14 .98 L.2 1.24 L-.2 1.24 Z",
        "M-.78 -.48 L.78 -.48 M-.78 .46 L.78 .46",
    ),
    # A banner on its rod, pointed below.
    "hashes": (
        "M-.74 -.84 L.74 -.84 L.74 .62 L0 1.1 L-.74 .62 Z",
        "M-.92 -1.06 L.92 -1.06 L.92 -.8 L-.92 -.8 Z",
        "M-.56 .52 L0 .88 L.56 .52",
    ),
    # A flag that flies from its pole.
    "blocks": (
        "M-.72 -.92 C-.3 -1.1 .2 -.74 1.06 -.94 L.76 -.2 L1.06 .54 C.2 .74 -.3 .38 -.72 .56 Z",
        "M-.92 -1.1 L-.7 -1.1 L-.7 1.2 L-.92 1.2 Z",
        "M-.5 -.72 C-.1 -.82 .3 -.58 .76 -.66 M-.5 .36 C-.1 .26 .3 .5 .76 .4",
    ),
}

#: A bow of ribbon, in a box from -1 to 1.
_BOW = (
    "M0 -.42 C-.3 -.74 -.74 -.98 -1.12 -.9 C-1.2 -.5 -1.2 0 -1.12 .42 C-.8 .46 -.5 .3 -.24 "
    ".12 L-.86 1 L-.4 .94 L-.16 1.24 L0 .66 L.16 1.24 L.4 .94 L.86 1 L.24 .12 C.5 .3 .8 .46 "
    "1.12 .42 C1.2 0 1.2 -.5 1.12 -.9 C.74 -.98 .3 -.74 0 -.42 Z M-.78 -.42 C-.6 -.4 -.42 -.3 "
    "-.3 -.18 C-.42 -.06 -.6 .02 -.78 .04 Z M.78 -.42 L.78 .04 C.6 .02 .42 -.06 .3 -.18 C.42 "
    "-.3 .6 -.4 .78 -.42 Z"
)


def _foot(radius: float, fill: str, ink: str, ivory: str) -> tuple[list[Shape], Matrix]:
    """A disc at a badge's foot, as wide as that of mining units, and where a sign of 1 mm lies
    on it: what the card is counted among."""
    at = 1.2 * radius
    disc = paths.ellipse(0, at, 2.4)
    return [_edged(disc, ivory), Shape(disc, fill, Stroke(ink, 0.6))], moved(0, at)


def _traded(radius: float, gold: str, ink: str, ivory: str) -> list[Shape]:
    """At the foot of a badge of the market: a coin with a square hole."""
    disc, at = _foot(radius, gold, ink, ivory)
    hole = paths.rectangle(Box(-0.75, -0.75, 1.5, 1.5))
    return [*disc, Shape(placed(hole, at), ivory, Stroke(ink, 0.5))]


@ornament
def silk_badge(
    *,
    radius: float,
    kind: str,
    fill: Colour,
    thread: Colour,
    ink: Colour,
    ivory: Colour = IVORY,
) -> Items:
    """A small kite (`chunk`), lantern (`nonce`), banner (`hashes`) or flag (`blocks`); its letter
    is set by the layout. A bow on a disc at its foot says that it is a ribbon."""
    body, rest, lines = (placed(outline(d), scaled(radius)) for d in _SILKS[kind])
    disc, at = _foot(radius, ivory, ink, ivory)
    bow = placed(outline(_BOW), times(at, scaled(1.36)))
    return [
        _edged(united(body, rest), ivory),
        disc[0],
        Shape(rest, ink, Stroke(ink, 0.5, join="round")),
        Shape(body, fill),
        Shape(lines, None, Stroke(thread, 0.5)),
        Shape(body, None, Stroke(ink, 0.6, join="round")),
        disc[1],
        Shape(bow, ink),
    ]


def _numeral(units: int) -> Path:
    """As many strokes between two bars, 2 high: a Roman number, the same either way up."""
    wide, step = 0.52, 0.86
    across = step * (units - 1) / 2
    strokes = [Box(step * k - across - wide / 2, -1, wide, 2) for k in range(units)]
    bars = [Box(-across - wide, y, 2 * (across + wide), 0.46) for y in (-1, 0.54)]
    return united(
        *(paths.rectangle(box).through(scaled(100)) for box in (*strokes, *bars))
    ).through(scaled(0.01))


def _count(units: int, radius: float, fill: str, ink: str) -> list[Shape]:
    """On a disc at a badge's foot how many mining units it counts."""
    foot, disc = radius + 0.3, 0.54 * radius
    numeral = placed(_numeral(units), (0.54 * disc, 0, 0, 0.54 * disc, 0, foot))
    return [Shape(paths.ellipse(0, foot, disc), ink), Shape(numeral, fill)]


@ornament
def pick_badge(
    *, radius: float, picks: int, fill: Colour, ink: Colour, ivory: Colour = IVORY
) -> Items:
    """A hexagon with one pick, or with two crossed; on a disc at its foot how many units it
    counts."""
    hexagon = paths.regular(0, 0, radius, 6)
    disc, numeral = _count(picks, radius, fill, ink)
    return [
        _edged(hexagon, ivory),
        _edged(disc.path, ivory),
        Shape(hexagon, fill, Stroke(ink, 0.6)),
        Group(tuple(crossed(picks, 1.24 * radius, ink, fill)), moved(0, -0.17 * radius)),
        disc,
        numeral,
    ]


@ornament
def mask_badge(
    *,
    radius: float,
    units: int,
    face: Colour,
    eyes: Colour,
    gold: Colour,
    ink: Colour,
    ivory: Colour = IVORY,
) -> Items:
    """A goblin's horned mask; on a disc at its foot how many mining units it counts."""
    head = symmetric(
        "M0 -.54 L.36 -.54 C.56 -.66 .62 -.86 .52 -1.1 C.94 -.96 1.1 -.5 .84 -.14 C.9 .34 .66 .8 "
        ".34 1 L0 1"
    )
    horns = both(
        "M.36 -.54 C.56 -.66 .62 -.86 .52 -1.1 C.94 -.96 1.1 -.5 .84 -.14 C.74 -.36 .6 -.48 "
        ".36 -.54 Z"
    )
    slits = both("M.12 .1 C.26 -.14 .5 -.2 .7 -.08 C.6 .2 .32 .26 .12 .1 Z")
    brows = both("M.06 .02 C.24 -.24 .5 -.36 .78 -.3 L.72 -.14 C.5 -.2 .28 -.12 .12 .1 Z")
    size = (0.88 * radius, 0, 0, radius, 0, 0)
    disc, numeral = _count(units, radius, gold, ink)
    return [
        _edged(placed(head, size), ivory),
        _edged(disc.path, ivory),
        Shape(placed(head, size), face),
        Shape(placed(horns, size), gold, Stroke(ink, 0.3, join="round")),
        Shape(placed(head, size), None, Stroke(ink, 0.6, join="round")),
        Shape(placed(slits, size), eyes, Stroke(ink, 0.2)),
        Shape(placed(brows, size), ink),
        disc,
        numeral,
    ]
