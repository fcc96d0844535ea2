"""Whose rail and aid it is: six animals, each told by its outline as well as by its colour.

Lengths in mm, origin at the middle, y down; each fits a circle of 4.2 about it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, moved, times, turned
from generator.games.vires_in_numeris.art.mined import filled, lines, merged

#: How heavy an outline is, and a line inside.
_RIM, _FINE = 0.5, 0.36


@ornament
def owner_animal(*, who: str, fill: Colour, ink: Colour, paper: Colour, bill: Colour) -> Items:
    """The animal called `who`: its body in `fill`, outlines in `ink`, eyes in `paper`."""
    must_know(who, tuple(_ANIMALS), "no animal")
    return _ANIMALS[who](fill, ink, paper, bill)


def _body(parts: list[Path], fill: str, ink: str) -> list[Shape]:
    """Parts that are one body: their rims first, so that none shows where they meet."""
    rim = Stroke(ink, 2 * _RIM, join="round")
    return [Shape(merged(parts), ink, rim), *filled(parts, fill)]


def _eyes(x: float, y: float, r: float, ink: str, paper: str, to: float = 0.0) -> list[Shape]:
    """Two of them, so far from the middle, looking aside by `to`."""
    whites = [paths.ellipse(side * x, y, r) for side in (-1, 1)]
    pupils = [paths.ellipse(side * x + to, y + 0.05, 0.52 * r) for side in (-1, 1)]
    return [*filled(whites, paper), *filled(pupils, ink)]


def _tilted(x: float, y: float, rx: float, ry: float, angle: float) -> Path:
    return paths.ellipse(0, 0, rx, ry).through(times(moved(x, y), turned(angle)))


def _sheep(fill: str, ink: str, paper: str, bill: str) -> list[Shape]:
    """A cloud of wool, white as `paper`, about a dark face."""
    around = [(2.45 * sin(k * pi / 4.5), -0.35 - 2.3 * cos(k * pi / 4.5)) for k in range(9)]
    wool = [paths.ellipse(x, y, 1.22) for x, y in around]
    ears = [_tilted(side * 2.7, 0.0, 1.25, 0.62, side * 24) for side in (-1, 1)]
    return [
        *_body([*wool, paths.ellipse(0, -0.4, 2.6)], paper, ink),
        *_body(ears, ink, ink),
        *filled([_tilted(0, 1.0, 1.75, 2.65, 0)], ink),
        *filled([paths.ellipse(x, -1.35, 0.95) for x in (-0.95, 0.95)], paper),
        *filled([paths.ellipse(0, -1.75, 0.95)], paper),
        *_eyes(0.78, 0.35, 0.55, ink, paper),
        *lines([paths.svg_path("M-0.5 2.3 L0 2.65 L0.5 2.3")], paper, 0.28, "round"),
    ]


def _duck(fill: str, ink: str, paper: str, bill: str) -> list[Shape]:
    """As it swims in a bath."""
    body = paths.svg_path(
        "M-3.9 -0.9 C-3.1 -0.1 -1.6 0 -0.4 -0.3 L2.7 -0.6 C3.5 0.4 3.5 3.2 0.9 3.3 "
        "L-1.5 3.3 C-3.9 3.2 -4.3 1 -3.9 -0.9 Z"
    )
    beak = paths.svg_path("M2.3 -2.6 C3 -2.5 3.7 -2.2 4.1 -1.6 C3.5 -1.1 2.8 -1 2.1 -1.2 Z")
    wing = paths.svg_path("M-2.3 1 C-1.7 2.5 0.6 2.6 1.1 0.8")
    return [
        *_body([beak], bill, ink),
        *_body([body, paths.ellipse(0.7, -1.9, 1.85)], fill, ink),
        *lines([wing], ink, _FINE, "round"),
        *filled([paths.ellipse(1.25, -2.3, 0.36)], ink),
    ]


def _whale(fill: str, ink: str, paper: str, bill: str) -> list[Shape]:
    """With its flukes and its fountain up."""
    body = paths.svg_path(
        "M-4 1.1 C-4 -1.6 -1.2 -2.2 0.4 -1 C1.5 -0.2 2.5 -0.3 2.75 -1.5 "
        "C1.9 -1.8 1.5 -2.4 1.6 -3.1 C2.3 -3.1 2.8 -2.8 3.05 -2.3 "
        "C3.3 -2.9 3.8 -3.2 4.3 -3.1 C4.4 -2.3 4.1 -1.7 3.6 -1.4 "
        "C3.9 1.4 2.2 3 -0.6 3 C-2.7 3 -4 2.4 -4 1.1 Z"
    )
    belly = paths.svg_path(
        "M-3.98 1.2 C-2.6 1.9 -0.6 1.9 0.6 1.1 C0.5 2.3 -0.2 3 -0.8 3 C-2.8 3 -3.9 2.4 -3.98 1.2 Z"
    )
    fountain = paths.svg_path(
        "M-1.5 -2.2 V-3 M-1.5 -2.9 C-1.6 -3.6 -2.4 -3.7 -2.7 -3.1 "
        "M-1.5 -2.9 C-1.4 -3.6 -0.6 -3.7 -0.3 -3.1"
    )
    return [
        *lines([fountain], ink, 0.5, "round"),
        *_body([body], fill, ink),
        *filled([belly], paper),
        *lines([paths.svg_path("M-3.98 1.2 C-2.6 1.9 -0.6 1.9 0.6 1.1")], ink, _FINE, "round"),
        *filled([paths.ellipse(-2.2, 0.25, 0.4)], ink),
    ]


def _frog(fill: str, ink: str, paper: str, bill: str) -> list[Shape]:
    """All eyes and mouth."""
    bumps = [paths.ellipse(side * 2.05, -1.7, 1.55) for side in (-1, 1)]
    mouth = paths.svg_path("M-2.9 1 C-1.7 2.5 1.7 2.5 2.9 1")
    return [
        *_body([_tilted(0, 0.85, 3.95, 2.65, 0), *bumps], fill, ink),
        *_eyes(2.05, -1.75, 1.02, ink, paper),
        *lines([mouth], ink, 0.45, "round"),
        *filled([paths.ellipse(x, -0.15, 0.2) for x in (-0.5, 0.5)], ink),
    ]


def _crab(fill: str, ink: str, paper: str, bill: str) -> list[Shape]:
    """Its claws up."""
    claws, legs = [], []
    for way in (-1, 1):
        claw = paths.svg_path(
            "M0.3 1.5 C-1.3 1 -1.6 -0.9 -0.5 -1.6 L-0.1 -0.2 L1 -1.2 C1.7 -0.1 1.4 1.1 0.3 1.5 Z"
        )
        place = times(moved(way * 2.75, -1.75), (way * 0.86, 0.0, 0.0, 0.86, 0.0, 0.0))
        claws.append(claw.through(place))
        legs += [
            paths.polyline([(way * x, y), (way * (x + 1.1), y + 0.35), (way * (x + 1.3), y + 1.1)])
            for x, y in ((2.5, 1.5), (1.9, 2.3))
        ]
        legs.append(paths.polyline([(way * 2.2, 0.5), (way * 3.2, -0.6)]))
    stalks = [paths.line(x, -0.6, x, -1.7) for x in (-0.8, 0.8)]
    return [
        *lines([*legs, *stalks], ink, 0.62, "round"),
        *_body(claws, fill, ink),
        *_body([_tilted(0, 1.15, 2.75, 1.95, 0)], fill, ink),
        *filled([paths.ellipse(x, -1.75, 0.95) for x in (-0.8, 0.8)], ink),
        *_eyes(0.8, -1.75, 0.62, ink, paper),
        *lines([paths.svg_path("M-1.1 1.5 C-0.5 2.2 0.5 2.2 1.1 1.5")], ink, _FINE, "round"),
    ]


def _owl(fill: str, ink: str, paper: str, bill: str) -> list[Shape]:
    """Two great eyes between two tufts."""
    body = paths.svg_path(
        "M-3 -3.8 C-2.1 -2.9 -1 -2.9 0 -2.9 C1 -2.9 2.1 -2.9 3 -3.8 "
        "C3.4 -2.4 3.3 -1.2 3.3 0.4 C3.3 2.6 2 3.8 0 3.8 C-2 3.8 -3.3 2.6 -3.3 0.4 "
        "C-3.3 -1.2 -3.4 -2.4 -3 -3.8 Z"
    )
    beak = paths.polyline([(-0.55, -0.25), (0.55, -0.25), (0, 0.9)], closed=True)
    feathers = paths.svg_path("M-1.3 1.6 L-0.65 2.15 L0 1.6 L0.65 2.15 L1.3 1.6")
    return [
        *_body([body.through((0.9, 0.0, 0.0, 0.9, 0.0, 0.0))], fill, ink),
        *_eyes(1.3, -0.85, 1.2, ink, paper),
        *filled([beak], bill),
        *lines([feathers], paper, 0.4, "round"),
    ]


_ANIMALS: dict[str, Callable[[str, str, str, str], list[Shape]]] = {
    "sheep": _sheep, "duck": _duck, "whale": _whale, "frog": _frog, "crab": _crab, "owl": _owl,
}  # fmt: skip
