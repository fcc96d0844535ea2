"""A sheet of paper to draw a small scene on: areas, lines and fills, moved, turned and scaled.

Outlines are written as in SVG's `d`, in mm, y down.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from generator.art.outlines import rounded
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, moved, scaled, times, turned
from generator.units import Box

#: Width of outlines.
LINE = 0.7


class Sketch:
    """What is drawn of a scene so far: `ink` draws, `paper` fills, `hot` is what changes; `shade`
    fills what lies in shadow, as `paper` does where none is named."""

    def __init__(self, ink: str, paper: str, hot: str, shade: str = "") -> None:
        self.ink, self.paper, self.hot, self.shade = ink, paper, hot, shade or paper
        self.items: list[Item] = []

    @contextmanager
    def at(
        self, x: float, y: float, turn: float = 0.0, scale: float = 1.0, mirrored: bool = False
    ) -> Iterator[None]:
        """What is drawn inside stands about (x, y), turned clockwise by so many degrees; first it
        is scaled, and mirrored left to right."""
        outside, self.items = self.items, []
        yield
        there = times(
            moved(x, y), times(turned(turn), scaled(-scale if mirrored else scale, scale))
        )
        outside.append(Group(tuple(self.items), there))
        self.items = outside

    def fill(self, shape: str | Path, colour: str = "") -> None:
        """A shape in one colour, in ink if none is named."""
        self.items.append(Shape(_path(shape), colour or self.ink))

    def line(self, shape: str | Path, colour: str = "", width: float = LINE) -> None:
        """A line with round ends and corners."""
        stroke = Stroke(colour or self.ink, width, cap="round", join="round")
        self.items.append(Shape(_path(shape), None, stroke))

    def backed(self, shape: str | Path, colour: str, width: float, rim: float = LINE) -> None:
        """A line in a colour with a `rim` of ink on both sides."""
        self.line(shape, "", width + 2 * rim)
        self.line(shape, colour, width)

    def area(self, shape: str | Path, fill: str = "", width: float = LINE) -> None:
        """A shape with an outline in ink, filled with paper or another colour."""
        stroke = Stroke(self.ink, width, cap="round", join="round")
        self.items.append(Shape(_path(shape), fill or self.paper, stroke))


def _path(shape: str | Path) -> Path:
    return paths.svg_path(shape) if isinstance(shape, str) else rounded(shape.segments)


def disc(x: float, y: float, radius: float, height: float | None = None) -> Path:
    """A circle, or an ellipse of that half height."""
    return paths.ellipse(x, y, radius, height)


def bar(x: float, y: float, w: float, h: float, radius: float = 0.0) -> Path:
    """A rectangle from its upper left corner."""
    return paths.rectangle(Box(x, y, w, h), radius)
