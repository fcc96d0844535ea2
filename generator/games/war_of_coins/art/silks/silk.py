"""Silk that a ribbon is made of: its colours, its kind's pattern, its coin's device, its cords.

Origin: the middle of the word, which the layout sets in the plain lane. Lengths in mm. Cords run on
to the picture's upper or lower edge, where the bands cover their ends.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.colours import mixed
from generator.art.outlines import closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.emblems import placed_emblem
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

    def rows(self, reach: float, *heights: float, gap: float = 0.0) -> Shape:
        """The kind's pattern in rows, `reach` mm to both sides, but for `gap` mm about the
        middle."""
        sign, step = PATTERNS[self.pattern]
        count = int(2 * reach / step)
        first = -step * (count - 1) / 2
        places = [first + step * k for k in range(count)]
        signs = [sign(u, v) for v in heights for u in places if not gap or abs(u) > gap]
        return Shape(joined(signs), self.faint(0.7))

    def device(self, v: float, radius: float) -> list[Item]:
        """The coin's sign on a disc, `v` mm below the word."""
        return [
            Shape(paths.ellipse(0, v, radius + 0.7), self.silk),
            Shape(paths.ellipse(0, v, radius), self.thread),
            Shape(placed_emblem(self.name, 0, v, 0.72 * radius), self.silk),
        ]

    def rules(self, *heights: float) -> list[Item]:
        """Lines of thread across the whole width."""
        return [Shape(paths.line(-22, v, 22, v), None, Stroke(self.thread, 0.35)) for v in heights]

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
