"""Silk that a ribbon is made of: its colours, its kind's pattern, its coin's device, its cords.

A kind is told by the thing and by its pattern alike: courses of bricks, dots, number signs, linked
squares. Origin: the middle of the coin's device. Lengths in mm. Cords run on to the picture's upper
or lower edge.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.emblems import placed_emblem
from generator.units import Box

HANG = -60.0  # where cords begin: beyond the picture's upper edge


#: What of a kind's pattern is shown: asked with the place of a sign, from the middle of the silk.
Keep = Callable[[float, float], bool]


def _grid(step: float, row: float) -> Iterator[tuple[float, float]]:
    """Places in rows, those of every second row between those of its neighbours; one lies at the
    origin."""
    for j in range(-5, 6):
        for k in range(-5, 6):
            yield step * (k + 0.5 * (j % 2)), row * j


def _bricks(keep: Keep) -> tuple[Path, float]:
    """The joints of a wall."""
    row, step = 4.6, 9.2
    beds = [paths.line(-24, row * (j - 0.5), 24, row * (j - 0.5)) for j in range(-5, 6)]
    heads = [paths.line(u, v - row / 2, u, v + row / 2) for u, v in _grid(step, row)]
    return joined([*beds, *heads]), 0.8


def _dots(keep: Keep) -> tuple[Path, float]:
    """Round spots."""
    return joined(paths.ellipse(u, v, 1.15) for u, v in _grid(5.4, 3.5) if keep(u, v)), 0.0


def _hashes(keep: Keep) -> tuple[Path, float]:
    """Number signs, leaning a little."""
    signs: list[Path] = []
    for u, v in _grid(5.9, 4.4):
        if keep(u, v):
            signs += [
                *(paths.line(u - 1.75, v + k, u + 1.75, v + k) for k in (-0.65, 0.65)),
                *(paths.line(u + k + 0.3, v - 1.75, u + k - 0.3, v + 1.75) for k in (-0.7, 0.7)),
            ]
    return joined(signs), 0.6


def _links(keep: Keep) -> tuple[Path, float]:
    """A chain of blocks; the coin's device is one of them."""
    blocks = [
        paths.rectangle(Box(u - half, -half, 2 * half, 2 * half), 0.3)
        for u in (-11.6, 11.6)
        for half in (3.7, 1.3)
    ]
    links = [paths.line(a, 0, b, 0) for a, b in ((-24, -15.3), (-7.9, 7.9), (15.3, 24))]
    return joined([*blocks, *links]), 1.0


#: kind: its pattern as a path, and how wide its lines are (0: it is filled).
PATTERNS: dict[str, Callable[[Keep], tuple[Path, float]]] = {
    "chunk": _bricks,
    "nonce": _dots,
    "hashes": _hashes,
    "blocks": _links,
}


class Silk:
    """A piece of silk in the colours of its kind."""

    def __init__(
        self, pattern: str, name: str, silk: str, thread: str, gold: str, ink: str
    ) -> None:
        self.pattern, self.name = pattern, name
        self.silk, self.thread, self.gold, self.ink = silk, thread, gold, ink
        self.line = Stroke(ink, 0.8, "round", "round")
        self.shade = mixed(ink, silk, 0.3)

    def faint(self, share: float) -> str:
        """The thread, sunk into the silk."""
        return mixed(self.thread, self.silk, share)

    def field(self, clear: float = 0.0, v: float = 0.0, keep: Keep = lambda u, v: True) -> Shape:
        """The kind's pattern over all of the silk, those of its signs that `keep` keeps, none
        within `clear` mm of a place `v` mm below the middle."""
        path, width = PATTERNS[self.pattern](
            lambda x, y: math.hypot(x, y - v) > clear and keep(x, y)
        )
        colour = self.faint(0.86)
        if width:
            return Shape(path, None, Stroke(colour, width, "round", "round"))
        return Shape(path, colour)

    def device(self, radius: float, v: float = 0.0) -> list[Item]:
        """The coin's sign on a disc in a ring, `v` mm below the middle."""
        return [
            Shape(paths.ellipse(0, v, radius + 1.5), self.silk),
            Shape(paths.ellipse(0, v, radius + 0.9), None, Stroke(self.thread, 0.5)),
            Shape(paths.ellipse(0, v, radius), self.thread),
            Shape(placed_emblem(self.name, 0, v, 0.72 * radius), self.silk),
        ]

    def bead(self, x: float, y: float, radius: float = 1.4) -> Shape:
        return Shape(paths.ellipse(x, y, radius), self.gold, Stroke(self.ink, 0.6))

    def tassel(self, x: float, y: float, long: float = 7.2, wide: float = 3) -> list[Item]:
        """Golden strands below a bead at (x, y), `wide` to both sides of the middle one."""
        count = int(wide)
        strands = joined(
            paths.line(x + 0.55 * k, y + 1.2, x + 0.9 * k, y + 1.2 + long)
            for k in range(-count, count + 1)
        )
        return [
            Shape(strands, None, Stroke(self.ink, 1.3, "round")),
            Shape(strands, None, Stroke(self.gold, 0.5, "round")),
            self.bead(x, y, 0.9 + 0.2 * wide),
        ]

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
