"""Signs of Vires In Numeris: the small pictures that tell a card's effect without a word.

Lengths in mm, origin at the sign's centre, y down; no sign is higher than 6. Each is a function of
its own with the same three colours: `ink` draws, `ground` is what lies behind it, `accent` is the
colour of what moves. People have their own, for `you` are dark and every `other` is white on light
cards and on dark ones. A new sign is a new function and a line under `icons` of the layout.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, moved, times, turned
from generator.games.vires_in_numeris.art.badges import BOLT, chip, mark_flip
from generator.games.vires_in_numeris.art.mined import filled, lines, merged
from generator.units import Box

LINE = 0.5  # outlines
BOLD = 0.8  # tick and cross
_BODY = "M-2 2.45 L-2 1.7 C-2 0.4 -1.1 -0.1 0 -0.1 C1.1 -0.1 2 0.4 2 1.7 L2 2.45 Z"
_SHIELD = "M0 -2.8 L2.3 -2 L2.3 0.1 C2.3 1.6 1.3 2.3 0 2.9 C-1.3 2.3 -2.3 1.6 -2.3 0.1 L-2.3 -2 Z"
_EYE = "M-2.8 0 C-1.6 -1.9 1.6 -1.9 2.8 0 C1.6 1.9 -1.6 1.9 -2.8 0 Z"
_BOWL = "M-2.6 0.35 L2.6 0.35 C2.6 1.8 1.7 2.65 0.9 2.65 L-0.9 2.65 C-1.7 2.65 -2.6 1.8 -2.6 0.35 Z"

_GLASS = ("M-1.5 -2.3 C-1.5 -0.9 -0.3 -0.6 -0.3 0 C-0.3 0.6 -1.5 0.9 -1.5 2.3 L1.5 2.3"
          " C1.5 0.9 0.3 0.6 0.3 0 C0.3 -0.6 1.5 -0.9 1.5 -2.3 Z")  # fmt: skip


def _outlined(path: Path, ink: Colour, ground: Colour | None = None) -> Shape:
    return Shape(merged([path]), ground, Stroke(ink, LINE, join="round"))


def _card(width: float, height: float) -> Path:
    return paths.rectangle(Box(-width / 2, -height / 2, width, height), 0.5)


_BODY_PARTS = (paths.ellipse(0, -1.5, 1.05), paths.svg_path(_BODY))


def _person(fill: Colour, rim: Colour) -> list[Item]:
    return [_outlined(part, rim, fill) for part in _BODY_PARTS]


@ornament
def sign_you(*, you: Colour, other: Colour, rim: Colour, halo: Colour) -> Items:
    """The player of the card: a dark figure, on a dark card with a light `rim`."""
    return _person(you, rim)


@ornament
def sign_opponent(*, you: Colour, other: Colour, rim: Colour, halo: Colour) -> Items:
    """Another player: the same figure in white."""
    return _person(other, you)


def _crowd(front: list[Item], you: Colour, other: Colour, halo: Colour) -> list[Item]:
    """Three people, two others behind whoever is in front; `halo` parts them."""
    behind: list[Item] = [Group(tuple(_person(other, you)), moved(x, -0.25)) for x in (-2.35, 2.35)]
    return [*behind, Shape(merged(_BODY_PARTS), halo, Stroke(halo, 1.3, join="round")), *front]


@ornament
def sign_others(*, you: Colour, other: Colour, rim: Colour, halo: Colour) -> Items:
    """Each other player: several figures, all white."""
    return _crowd(_person(other, you), you, other, halo)


@ornament
def sign_all(*, you: Colour, other: Colour, rim: Colour, halo: Colour) -> Items:
    """Everybody: you before the others."""
    return _crowd(_person(you, rim), you, other, halo)


@ornament
def sign_hashrate(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A HashRate: a chip with a bolt."""
    body = chip(3.7, 0.35, 3, 1.05, 0.45, 0.95)
    return [Shape(body, ink), *filled([paths.svg_path(BOLT)], ground)]


@ornament
def sign_coin(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A Coin: a disc with a rim and a slot."""
    slot = paths.rectangle(Box(-0.38, -1.05, 0.76, 2.1), 0.38)
    return [
        Shape(merged([paths.ellipse(0, 0, 2.55)]), None, Stroke(ink, 0.42)),
        *filled([paths.ellipse(0, 0, 1.95)], ink),
        *filled([slot], ground),
    ]


@ornament
def sign_block(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A Block: a plate with two links of a chain."""
    link = paths.rectangle(Box(-1.25, -0.85, 2.5, 1.7), 0.85)
    links = [link.through(moved(x, 0)) for x in (-1.05, 1.05)]
    return [*filled([_card(6.3, 4.4)], ink), *lines(links, ground, 0.42)]


@ornament
def sign_upright(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A card turned over and set upright: a Coin."""
    return [_outlined(_card(3.5, 5.0), ink, ground), *filled([paths.ellipse(0, 0, 1.1)], ink)]


@ornament
def sign_sideways(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A card turned over and laid on its side: a Block."""
    return [_outlined(_card(5.0, 3.5), ink, ground), *filled([paths.ellipse(0, 0, 1.1)], ink)]


@ornament
def sign_shield(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Protected: what follows can't be taken."""
    tick = paths.polyline([(-1.05, 0.05), (-0.3, 0.85), (1.1, -0.85)])
    return [*filled([paths.svg_path(_SHIELD)], ink), *lines([tick], ground, 0.6)]


@ornament
def sign_flip(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A coin is flipped."""
    return mark_flip(ink=ink, ground=ground, radius=2.6)


@ornament
def sign_tick(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """The flip is won."""
    return lines([paths.polyline([(-1.5, 0.1), (-0.4, 1.3), (1.6, -1.4)])], ink, BOLD)


@ornament
def sign_cross(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """The flip is lost."""
    k = 1.25
    return lines([paths.line(-k, -k, k, k), paths.line(-k, k, k, -k)], ink, BOLD)


@ornament
def sign_nothing(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """No effect."""
    return lines([paths.ellipse(0, 0, 2.2), paths.line(-1.5, 1.5, 1.5, -1.5)], ink, 0.65)


def _arrow(y: float, to: int, length: float) -> list[Path]:
    """Shaft and head as two fills; `to` is 1 for right, -1 for left."""
    shaft = Box(-length / 2 if to > 0 else 1.1 - length / 2, y - 0.3, length - 1.1, 0.6)
    tip = to * length / 2
    head = [(tip, y), (tip - to * 1.45, y - 1.1), (tip - to * 1.45, y + 1.1)]
    return [paths.rectangle(shaft), paths.polyline(head, closed=True)]


def _painted(parts: list[Path], colour: Colour) -> Items:
    """One fill each: where parts overlap, their directions may differ."""
    return [shape for part in parts for shape in filled([part], colour)]


@ornament
def sign_arrow(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """From left to right."""
    return _painted(_arrow(0, 1, 4.2), accent)


@ornament
def sign_swap(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Both ways."""
    return _painted(_arrow(-1.15, 1, 4.2) + _arrow(1.15, -1, 4.2), accent)


@ornament
def sign_bar(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Between two effects."""
    return lines([paths.line(0, -2.4, 0, 2.4)], ink, 0.25)


def _fan(front: Colour, ink: Colour, ground: Colour) -> list[Item]:
    """Three cards held at their feet; the one in front filled with `front`."""
    items: list[Item] = []
    for angle, fill in ((-20, ground), (20, ground), (0, front)):
        card = _card(2.7, 4.2).through(times(turned(angle, 0, 3.4), moved(0, 0.1)))
        items.append(_outlined(card, ink, fill))
    return items


@ornament
def sign_hand(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A Hand of cards."""
    return _fan(ground, ink, ground)


@ornament
def sign_shown(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A Hand that lies open: every card shows what it is."""
    items: list[Item] = []
    for x, angle in ((-1.75, -12), (0.0, 0), (1.75, 12)):
        there = times(moved(x, abs(angle) / 30), turned(angle))
        items.append(_outlined(_card(2.3, 4.4).through(there), ink, ground))
        items += filled([paths.ellipse(0, -0.7, 0.55).through(there)], ink)
    return items


@ornament
def sign_dropped(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """A Hand that is dropped: its cards fall, face down."""
    items: list[Item] = []
    for x, y, angle in ((-1.5, -1.0, -38), (1.6, -0.9, 30), (0.0, 1.5, 84)):
        card = _card(2.1, 3.4).through(times(moved(x, y), turned(angle)))
        items.append(Shape(merged([card]), ink, Stroke(ground, 0.35, join="round")))
    return items


@ornament
def sign_rates(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """The HashRates of a Hand."""
    bolt = paths.svg_path(BOLT).through((1.0, 0, 0, 1.0, 0, 0.1))
    return [*_fan(ink, ink, ground), *filled([bolt], ground)]


@ornament
def sign_card(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """One card, any card."""
    inner = paths.rectangle(Box(-1.05, -1.8, 2.1, 3.6), 0.2)
    return [*filled([_card(3.5, 5.0)], ink), *lines([inner], ground, 0.35)]


@ornament
def sign_eye(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Seen."""
    return [_outlined(paths.svg_path(_EYE), ink, ground), *filled([paths.ellipse(0, 0, 0.9)], ink)]


@ornament
def sign_pool(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """The Pool: a bowl with a HashRate in it."""
    body = chip(2.9, 0.3, 3, 0.85, 0.4, 0.75).through(moved(0, -0.8))
    bolt = paths.svg_path(BOLT).through((0.8, 0, 0, 0.8, 0, -1.05))
    return [
        Shape(body, ink),
        *filled([bolt], ground),
        _outlined(paths.svg_path(_BOWL), ink, ground),
    ]


@ornament
def sign_lock(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Locked: no card can be played."""
    shackle = Path(
        (
            ("M", -1.2, 0.0),
            ("L", -1.2, -1.1),
            *paths.arc(0, -1.1, 1.2, 180, 360).segments[1:],
            ("L", 1.2, 0.0),
        )
    )
    body = paths.rectangle(Box(-2.0, -0.4, 4.0, 3.0), 0.4)
    hole = [paths.ellipse(0, 0.8, 0.45), paths.rectangle(Box(-0.2, 0.8, 0.4, 0.95))]
    return [*lines([shackle], ink, 0.6), *filled([body], ink), *_painted(hole, ground)]


@ornament
def sign_price(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """What something costs: a tag on a string."""
    tag = paths.svg_path("M-2.4 0 L-1 -1.75 L2.5 -1.75 L2.5 1.75 L-1 1.75 Z")
    string = paths.svg_path("M-1 0 C-2 -0.4 -2.5 -1.3 -2.3 -2.6")
    return [
        _outlined(tag, ink, ink),
        *filled([paths.ellipse(-0.75, 0, 0.6)], ground),
        *lines([string], ink, 0.4),
    ]


@ornament
def sign_contrary(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Less if the flip is won and more if it is lost: a minus above a plus."""
    strokes = [(-0.9, -1, 0.9, -1), (-0.9, 0.6, 0.9, 0.6), (0, -0.3, 0, 1.5)]
    return lines([paths.line(*stroke) for stroke in strokes], ink, 0.6)


@ornament
def sign_over(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Your turn is over: an hourglass that has run out."""
    glass = paths.svg_path(_GLASS)
    sand = paths.svg_path("M-1.3 2.2 C-1 1.2 -0.5 0.9 0 0.7 C0.5 0.9 1 1.2 1.3 2.2 Z")
    caps = [paths.line(-1.75, y, 1.75, y) for y in (-2.5, 2.5)]
    return [_outlined(glass, ink, ground), *filled([sand], ink), *lines(caps, ink, 0.75)]


@ornament
def sign_least(*, ink: Colour, ground: Colour, accent: Colour) -> Items:
    """Who has the least: the lowest of three bars is solid."""
    tall = [paths.rectangle(Box(x, 2.3 - h, 1.2, h)) for x, h in ((-2.35, 4.4), (1.15, 3.6))]
    low = paths.rectangle(Box(-0.75, 0.65, 1.5, 1.85))
    return [*lines(tall, ink, 0.4), *filled([low], ink)]
