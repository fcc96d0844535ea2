"""The twelve actors, one a coin: each comes once, on one card of its four.

An actor is a few shapes about its place (x, y), mm on the card; outlines 0.7, details 0.45.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.outlines import joined, mirrored, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Matrix, Path, Shape, Stroke, moved, scaled, times

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: Beyond this an actor is on another card.
_FAR = 24.0


class _Figure:
    """Shapes collected about a place."""

    def __init__(self, x: float, y: float, paint: Paint, size: float = 1.0) -> None:
        self.place: Matrix = times(moved(x, y), scaled(size))
        self.seen = -_FAR < x < 63.5 + _FAR
        self.ink = paint.ink
        self.items: list[Item] = []

    def fill(self, path: Path | str, colour: str, line: float = 0.7) -> None:
        """A filled part; `line` 0 for none."""
        shape = placed(outline(path) if isinstance(path, str) else path, self.place)
        stroke = Stroke(self.ink, line, "round", "round") if line else None
        self.items.append(Shape(shape, colour, stroke))

    def draw(self, path: Path | str, width: float = 0.45, colour: str = "") -> None:
        """Open lines."""
        shape = placed(outline(path) if isinstance(path, str) else path, self.place)
        self.items.append(Shape(shape, None, Stroke(colour or self.ink, width, "round", "round")))

    def done(self) -> list[Item]:
        """The items, or none if the actor is on another card."""
        return self.items if self.seen else []


def _both(d: str) -> Path:
    right = outline(d)
    return joined([right, mirrored(right)])


def tiger(x: float, y: float, paint: Paint) -> list[Item]:
    """A tiger's head from the front, its shoulders below, behind canes."""
    one = _Figure(x, y, paint)
    one.fill(symmetric("M0 4 C7 3 12.5 8 14 25 L0 25"), paint.gold)
    one.fill(
        _both(
            "M4 12 C7 13 9 15 10.5 18 C7.5 17.4 5 15.6 4 12 Z M6 19 C8.6 19.6 10.6 21.4 12 24 C8.8 23.6 7 22 6 19 Z"
        ),
        paint.ink,
        0,
    )
    one.fill(_both("M4.6 -7.4 C5.4 -11.6 9.6 -12 10.6 -8.6 C11.4 -5.8 9.8 -3.6 8 -3 Z"), paint.gold)
    one.fill(
        _both("M6.6 -7.2 C7.2 -9.4 9.2 -9.4 9.5 -7.4 C9.7 -6 8.8 -5 8 -4.8 Z"), paint.white, 0.45
    )
    one.fill(
        symmetric(
            "M0 -9.4 C6 -9.4 9.6 -5.4 9.8 -.6 C9.9 1.6 11 3 11.4 4.4 C9.8 4.6 9 5.6 8.2 6.8 C6 10 3.2 11.2 0 11.2"
        ),
        paint.gold,
    )
    one.fill(
        symmetric("M0 .6 C1.6 .6 2.4 2 4.6 2.6 C7.6 3.4 7.8 6 5.8 8 C4 9.8 1.8 10.4 0 10.4"),
        paint.white,
        0.45,
    )
    one.fill(
        _both("M1.9 -2.6 C2.8 -4.4 5.6 -4.4 6.6 -2.2 C5.2 -1 3.2 -1 1.9 -2.6 Z"), paint.light, 0.5
    )
    one.fill(joined(paths.ellipse(s * 4.2, -2.7, 0.95, 1.1) for s in (-1, 1)), paint.ink, 0)
    one.fill(symmetric("M0 2.2 C1.6 1.6 2.2 2.2 1.7 3 C1.2 3.8 .6 4.2 0 4.4"), paint.ink, 0)
    one.draw("M0 4.4 L0 5.8 M0 5.8 C-1 7.2 -2.8 7.2 -3.6 6 M0 5.8 C1 7.2 2.8 7.2 3.6 6", 0.55)
    one.fill(
        _both(
            "M.4 -9.2 C1 -7.6 1 -6 .4 -4.6 C.2 -6 .2 -7.6 .4 -9.2 Z M2.4 -8.9 C3.2 -7.4 3.2 -6.4 2.6 -5.2 C2.2 -6.4 2.2 -7.8 2.4 -8.9 Z M9.6 -1.6 C8.4 -1.4 7.4 -.6 7 .4 C8.2 .6 9.2 .2 9.8 -.2 Z M10.4 2.4 C9 2 7.8 2.4 7.2 3.2 C8.4 3.8 9.8 3.8 10.8 3.6 Z"
        ),
        paint.ink,
        0,
    )
    one.draw(_both("M3.4 4.8 L9.6 6.6 M3.4 5.6 L8.6 8.8"), 0.3)
    return one.done()


def swallow(x: float, y: float, paint: Paint) -> list[Item]:
    """A swallow in full flight to the left, tail forked."""
    one = _Figure(x, y, paint, 1.12)
    one.fill(
        "M3 1.4 C7 2.6 12 5.4 17 10.4 C12.6 8.8 9.4 8 6.6 7.6 C10 10 12.4 12.6 13.8 16 C9.6 12 5.4 8.6 .6 6 Z",
        paint.ink,
        0.5,
    )
    one.fill("M-2 -1 C0 -7.4 4.4 -12.6 11.6 -15.6 C9.4 -10.8 7.4 -5.4 6.4 2.4 Z", paint.dark)
    one.fill("M-1 3 C-4 7.6 -8.4 11 -14.6 12.4 C-10.4 8.6 -8 4.6 -6.4 -.2 Z", paint.dark)
    one.fill(
        "M-10.4 -3.4 C-8.6 -5.6 -5.4 -5.6 -3 -4 C1.6 -2.4 5.6 1 7.4 5 C5.6 7.4 2 7.2 -1.4 5 C-4.6 3.2 -7.4 .4 -8.4 -1.8 Z",
        paint.dark,
    )
    one.fill(
        "M-7.6 -1.2 C-5 -.6 -1.6 1.2 1 4 C2.6 5.4 4 6.2 5.6 6.2 C2.8 7.2 .4 6 -1.4 5 C-4.2 3.4 -6.6 1 -7.6 -1.2 Z",
        paint.white,
        0.45,
    )
    one.fill("M-9 -2.6 C-7.8 -2.8 -6.6 -2 -6 -1 C-7.2 -.6 -8 -1 -8.4 -1.8 Z", paint.accent, 0.3)
    one.fill(paths.ellipse(-6.6, -3.9, 0.55), paint.white, 0)
    one.fill("M-10.4 -3.4 L-12.4 -2.4 L-9.6 -2.3 Z", paint.ink, 0.2)
    one.draw(
        "M1.2 -5.6 C3 -8.8 5.4 -11.2 8.4 -13.2 M3 -3 C4.2 -6.4 6 -9.6 9 -12 M-5.4 5.4 C-7.4 7.8 -9.4 9.6 -12 10.8",
        0.4,
        paint.light,
    )
    return one.done()


def bee(x: float, y: float, paint: Paint) -> list[Item]:
    """A bee that flies to the left."""
    one = _Figure(x, y, paint, 1.15)
    for wing in (
        "M1 -2.6 C0 -9 5 -13.4 9.6 -11.6 C12 -8.6 7.6 -3.4 1 -2.6 Z",
        "M-.6 -2.8 C-4 -8 -2.6 -13 1.6 -13.6 C4.6 -11.6 3.4 -6 -.6 -2.8 Z",
    ):
        one.fill(wing, paint.white)
    one.draw("M1.4 -3.4 C3.4 -7 6 -9.6 8.8 -10.8 M-.4 -3.6 C-.8 -7.6 0 -10.8 1.4 -12.6", 0.35)
    body = outline("M-3 -1.6 C0 -4 6 -3.6 10 .2 L12.6 2.4 L9.4 2.6 C6 5 0 4.8 -3 2.2 Z")
    one.fill(body, paint.gold)
    stripes = "M1.2 -6 L4 -6 C5 -2 5 3 4 7 L1.4 7 C2.2 3 2 -2 1.2 -6 Z M6.2 -6 L8.4 -6 C9.4 -2 9.2 3 8.2 7 L6 7 C7 3 7 -2 6.2 -6 Z"
    one.items.append(
        Group(
            (Shape(placed(outline(stripes), one.place), paint.ink),), clip=placed(body, one.place)
        )
    )
    one.draw(body, 0.7)
    one.fill(paths.ellipse(-4.4, 0.2, 3.0, 2.8), paint.ink, 0)
    one.fill(paths.ellipse(-5.6, -0.3, 0.9), paint.white, 0)
    one.draw("M-5.6 -2.2 C-6.2 -4 -7.4 -4.8 -8.8 -4.8 M-4.2 -2.4 C-4.2 -4.4 -5 -5.6 -6.4 -6.2", 0.5)
    one.draw("M-1 3.6 L-2 5.6 M1.6 4.4 L1.2 6.6 M4.4 4.4 L4.8 6.4", 0.5)
    return one.done()


def frog(x: float, y: float, paint: Paint) -> list[Item]:
    """A frog in its leap, up to the right, hind legs stretched."""
    one = _Figure(x, y, paint, 1.0)
    one.fill(
        "M-4 3 C-8.4 3 -11.4 5.6 -11.6 9.4 C-9.6 10 -9 11.6 -9.4 13.4 C-11 14.6 -13.4 15.2 -15.8 15 C-13.8 13.8 -12.4 12.4 -12 10.8 C-13.2 12 -14.8 12.8 -16.6 12.8 C-14.4 10.8 -13.6 8.6 -13 6 C-12 1.4 -8 -1.6 -3.6 -1 Z",
        paint.pale(0.75),
    )
    one.fill(
        "M0 5.6 C-3 8.6 -3.4 12.4 -1.6 15.6 C-3.4 16.2 -5.2 17.6 -6.2 19.4 C-4.4 18.8 -3 18.6 -1.6 18.8 C-2.2 19.6 -2.6 20.6 -2.6 21.8 C-.6 20 1.2 18 1.8 15.4 C.8 12.4 1.6 9.6 4.4 7.2 Z",
        paint.main,
    )
    one.fill(
        "M-7 4.4 C-6 -2 .6 -8.6 8 -10.6 C9.4 -13.4 12.8 -13.2 13.4 -10.4 C15.6 -9.2 16.2 -7 14.8 -5.2 C13.4 -3.4 10.6 -2.4 9.4 -1 C8.2 4 4.4 8.4 -.6 8.8 C-4.4 9.2 -7.4 7.6 -7 4.4 Z",
        paint.main,
    )
    one.fill(
        "M14.8 -5.2 C13.4 -3.4 10.6 -2.4 9.4 -1 C8.2 4 4.4 8.4 -.6 8.8 C2.6 5.6 5.4 2.4 6.6 -1.8 C8.6 -3.4 12 -3.6 14.8 -5.2 Z",
        paint.white,
        0.45,
    )
    one.fill(
        "M8.4 .4 C10.8 .2 13.4 1.6 14.6 4.2 C16 4.2 17.4 5 18.2 6.4 C16.8 6 15.8 6 15 6.4 C15.2 7.4 15 8.4 14.2 9.4 C13.8 7.8 13.2 6.6 12.2 5.8 C10.6 4.4 8.6 3.8 6.8 4 Z",
        paint.main,
    )
    one.fill(paths.ellipse(11.4, -10.4, 1.7), paint.white, 0.5)
    one.fill(paths.ellipse(11.8, -10.4, 0.8), paint.ink, 0)
    one.fill(
        joined(
            paths.ellipse(a, b, r)
            for a, b, r in (
                (2, -3.4, 1.0),
                (-1.6, 0.2, 1.2),
                (-3.6, 4.4, 0.9),
                (2.0, 1.6, 0.8),
                (5.2, -6.2, 0.8),
            )
        ),
        paint.dark,
        0,
    )
    one.draw("M14.6 -7.2 C12.8 -6 10.6 -6 8.8 -6.8", 0.45)
    return one.done()


def owl(x: float, y: float, paint: Paint) -> list[Item]:
    """An owl on a bough, looking at us."""
    one = _Figure(x, y, paint, 1.05)
    one.fill(
        "M-15 13.6 C-9 12.2 2 12.6 16 11.4 L16.2 13 C8 14.4 -6 15.6 -15 15.4 Z", paint.ink, 0.4
    )
    one.fill(
        symmetric(
            "M0 -11 C3 -11 4.4 -12.4 6.6 -13.6 C7 -11.6 7.4 -9.4 7.2 -7.4 C9.4 -2.6 9 5.4 5.4 11 L0 13"
        ),
        paint.gold,
    )
    one.fill(_both("M7.2 -4.6 C9.8 .6 9.4 7.4 5.4 12 C4 8 4 1.4 7.2 -4.6 Z"), paint.deep(0.8))
    one.fill(symmetric("M0 -1.6 C3.4 -1 4.6 4 3.2 9.4 L0 11.4"), paint.white, 0.45)
    one.draw(
        joined(
            outline(f"M{a} {b} c.5 .8 1.3 .8 1.8 0")
            for b, xs in (
                (1.6, (-1.9, 0.1)),
                (3.8, (-2.9, -0.9, 1.1)),
                (6.0, (-2.9, -0.9, 1.1)),
                (8.2, (-1.9, 0.1)),
            )
            for a in xs
        ),
        0.4,
    )
    one.fill(joined(paths.ellipse(s * 3.3, -5.6, 3.4) for s in (-1, 1)), paint.white, 0.5)
    one.fill(joined(paths.ellipse(s * 3.1, -5.5, 1.9) for s in (-1, 1)), paint.ink, 0)
    one.fill(joined(paths.ellipse(s * 3.1 - 0.6, -6.2, 0.6) for s in (-1, 1)), paint.white, 0)
    one.fill("M0 -4.6 L1.1 -3.6 L0 -1.2 L-1.1 -3.6 Z", paint.gold, 0.45)
    one.draw(
        "M-3.4 12 L-3.4 13.8 M-2.2 12.4 L-2.2 14 M3.4 12 L3.4 13.8 M2.2 12.4 L2.2 14",
        0.8,
        paint.gold,
    )
    return one.done()
