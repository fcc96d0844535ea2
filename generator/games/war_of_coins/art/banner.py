"""The ribbons: four things of silk that belong into the picture, each with a pattern of its own.

A chunk is a kite on its cord, a nonce a lantern, hashes a banner hung from a rod, blocks a flag on
a summit. Origin: the middle of the word, which the layout sets in the plain lane. Lengths in mm.
Cords and poles run on to the picture's upper or lower edge, where the bands cover their ends.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import closed, joined, opened, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import smooth
from generator.units import Box

LANE = 3.6  # half the plain lane
HANG = -48.0  # where cords begin: beyond the picture's upper edge
FALL = 60.0  # where cords and poles end: below the name bar's edge


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


class _Silk:
    """A piece of silk in the colours of its kind."""

    def __init__(self, pattern: str, silk: str, thread: str, gold: str, ink: str) -> None:
        self.pattern, self.silk, self.thread, self.gold, self.ink = pattern, silk, thread, gold, ink
        self.line = Stroke(ink, 0.8, "round", "round")
        self.shade = mixed(ink, silk, 0.3)

    def faint(self, share: float) -> str:
        """The thread, sunk into the silk."""
        return mixed(self.thread, self.silk, share)

    def rows(self, reach: float, *heights: float) -> Shape:
        """The kind's pattern in rows, `reach` mm to both sides."""
        sign, step = PATTERNS[self.pattern]
        count = int(2 * reach / step)
        first = -step * (count - 1) / 2
        signs = [sign(first + step * k, v) for v in heights for k in range(count)]
        return Shape(joined(signs), self.faint(0.7))

    def cord(self, path: Path, width: float = 0.7) -> list[Item]:
        """A golden cord in its outline."""
        return [
            Shape(path, None, Stroke(self.ink, width + 0.7, "round", "round")),
            Shape(path, None, Stroke(self.gold, width, "round", "round")),
        ]

    def cut(self, body: Path, inside: list[Item]) -> list[Item]:
        """The body with what lies on it, and its outline."""
        return [
            Shape(body, self.silk),
            Group(tuple(inside), clip=body),
            Shape(body, None, self.line),
        ]


def _kite(one: _Silk) -> list[Item]:
    """A shield kite with its moon; two streamers, and the cord down to whoever flies it."""
    body = symmetric(
        "M0 -14.2 C6 -14.2 12 -13.8 17.2 -12.6 C16.4 -4 16 4 15.6 12.2 C10 13 5 13 0 13"
    )
    streamers = [
        outline(
            f"M{x} 11.6 C{x - 3} {11.6 + 5.4 * long} {x + 4} {11.6 + 9.4 * long} {x + 1} "
            f"{11.6 + 15.4 * long} C{x} {11.6 + 17.4 * long} {x - 1} {11.6 + 19.4 * long} {x} "
            f"{11.6 + 21.4 * long} L{x + 2.6} {11.6 + 19.8 * long} C{x + 2} {11.6 + 18.4 * long} "
            f"{x + 3} {11.6 + 17 * long} {x + 3.8} {11.6 + 15.4 * long} C{x + 6.6} "
            f"{11.6 + 9.4 * long} {x - 0.4} {11.6 + 5.4 * long} {x + 2.6} 11.6 Z"
        )
        for x, long in ((-13.8, 1.0), (9.6, 0.74))  # the tab hangs below the right one
    ]
    spars = joined([paths.line(-18, -14, 16, 14), paths.line(18, -14, -16, 14)])
    moon = joined([paths.ellipse(0, -9, 3.0)])
    inside: list[Item] = [
        Shape(spars, None, Stroke(one.shade, 0.9)),
        Shape(outline("M-18 9.4 L18 9.4 L18 14 L-18 14 Z"), one.shade),
        Shape(paths.rectangle(Box(-20, -LANE - 0.6, 40, 2 * LANE + 1.2)), one.silk),
        Shape(moon, one.thread),
        one.rows(15, 7.0),
        *(Shape(paths.line(-20, v, 20, v), None, Stroke(one.thread, 0.35)) for v in (-5, 5)),
    ]
    return [
        *one.cord(smooth([(0, 12), (2.4, 26), (1, 42), (3, FALL)]), 0.4),
        *(
            Shape(streamer, one.thread, Stroke(one.ink, 0.6, join="round"))
            for streamer in streamers
        ),
        *one.cut(body, inside),
    ]


def _lantern(one: _Silk) -> list[Item]:
    """A broad lantern with ribs, on a cord; a tassel below."""
    body = symmetric(
        "M0 -11 L11.4 -11 C16.6 -8.6 18.6 -4.6 18.6 0 C18.6 4.6 16.6 8.6 11.4 11 L0 11"
    )
    ribs = joined(
        outline(f"M-18.6 {0.55 * v} C-12 {v} 12 {v} 18.6 {0.55 * v}") for v in (-8.6, -5, 5, 8.6)
    )
    caps = joined(paths.rectangle(Box(-8.4, y, 16.8, 2.6), 0.6) for y in (-13.2, 10.6))
    strands = joined(paths.line(0.55 * k, 18.4, 0.9 * k, 25.6) for k in range(-3, 4))
    inside: list[Item] = [
        Shape(outline("M14.6 -11 C18 -4 18 4 14.6 11 L20 11 L20 -11 Z"), one.shade),
        Shape(outline("M-14.6 -11 C-18 -4 -18 4 -14.6 11 L-20 11 L-20 -11 Z"), one.shade),
        one.rows(11, -6.9, 6.9),
        Shape(ribs, None, Stroke(one.faint(0.55), 0.3)),
    ]
    return [
        *one.cord(paths.line(0, HANG, 0, -13)),
        *one.cord(paths.line(0, 13, 0, 17)),
        Shape(strands, None, Stroke(one.ink, 1.3, "round")),
        Shape(strands, None, Stroke(one.gold, 0.5, "round")),
        Shape(paths.ellipse(0, 17.2, 1.5), one.gold, Stroke(one.ink, 0.6)),
        *one.cut(body, inside),
        Shape(caps, one.gold, Stroke(one.ink, 0.6, join="round")),
    ]


def _hung(one: _Silk) -> list[Item]:
    """A banner that hangs from a rod by two cords; its foot is cut in three points."""
    body = closed(
        [(-16.4, -9), (16.4, -9), (16.8, 9.6), (11.2, 13.2), (5.6, 9.6), (0, 13.2), (-5.6, 9.6),
         (-11.2, 13.2), (-16.8, 9.6)]
    )  # fmt: skip
    hem = opened(
        [(-16.8, 8.2), (-11.2, 11.8), (-5.6, 8.2), (0, 11.8), (5.6, 8.2), (11.2, 11.8), (16.8, 8.2)]
    )
    knobs = joined(paths.ellipse(x, -9.8, 1.5) for x in (-19.4, 19.4))
    inside: list[Item] = [
        Shape(paths.rectangle(Box(-18, -9, 36, 1.9)), one.shade),
        one.rows(15.4, -5.7, 6.1),
        *(Shape(paths.line(-18, v, 18, v), None, Stroke(one.thread, 0.35)) for v in (-4, 4)),
        Shape(hem, None, Stroke(one.thread, 0.7, join="round")),
        Shape(joined(paths.line(x, -9, x, 12) for x in (-15.5, 15.5)), None,
              Stroke(one.thread, 0.5)),
    ]  # fmt: skip
    return [
        *one.cord(paths.line(0, HANG, 0, -19)),
        *one.cord(opened([(-15, -10), (0, -19), (15, -10)])),
        Shape(paths.ellipse(0, -19, 1.4), one.gold, Stroke(one.ink, 0.6)),
        *one.cut(body, inside),
        Shape(paths.rectangle(Box(-19, -10.9, 38, 2.2), 1), one.gold, Stroke(one.ink, 0.6)),
        Shape(knobs, one.gold, Stroke(one.ink, 0.6)),
    ]


def _flag(one: _Silk) -> list[Item]:
    """A flag that flies to the right of its pole, a swallow's tail at its end."""
    body = outline(
        "M-18.6 -10 C-11 -12 -5 -8.4 3 -9.6 C9 -10.6 14 -11.4 20.4 -9.8 L16.4 -.4 L20.4 9.4 "
        "C14 8 9 8.6 3 9.6 C-5 10.8 -11 7.2 -18.6 9.2 Z"
    )
    inside: list[Item] = [
        Shape(outline("M-19 -14 L-15.6 -14 L-15.6 14 L-19 14 Z"), one.shade),
        Shape(outline("M15.2 -14 L17 -14 C16.2 -5 16.2 5 17 14 L15.2 14 Z"), one.shade),
        one.rows(13, -6.4, 6.4),
        *(Shape(paths.line(-19, v, 21, v), None, Stroke(one.thread, 0.35)) for v in (-4.2, 4.2)),
    ]
    pole = paths.rectangle(Box(-20.2, -13.4, 1.9, 36.8), 0.4)
    return [
        Shape(pole, one.gold, Stroke(one.ink, 0.6)),
        *one.cut(body, inside),
        Shape(paths.ellipse(-19.25, -14.6, 1.9), one.gold, Stroke(one.ink, 0.6)),
    ]


#: kind: what is drawn of it.
THINGS: dict[str, Callable[[_Silk], list[Item]]] = {
    "chunk": _kite,
    "nonce": _lantern,
    "hashes": _hung,
    "blocks": _flag,
}


@ornament
def silk_banner(*, pattern: str, silk: Colour, thread: Colour, gold: Colour, ink: Colour) -> Items:
    """A ribbon's thing of `silk`, by its kind; `thread` draws its pattern and the rules beside the
    lane."""
    if pattern not in THINGS:
        raise TypeError(f"{pattern!r} is not a ribbon: {', '.join(THINGS)}")
    return THINGS[pattern](_Silk(pattern, silk, thread, gold, ink))
