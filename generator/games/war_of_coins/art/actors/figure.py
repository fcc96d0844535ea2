"""How an actor is put together: parts about a place, in few colours and two widths of line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, mirrored, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import (
    Group,
    Item,
    Matrix,
    Path,
    Shape,
    Stroke,
    moved,
    scaled,
    times,
    turned,
)

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: Beyond this an actor is on another card.
_FAR = 24.0


class Figure:
    """Shapes collected about a place, leaning by `turn` degrees clockwise."""

    def __init__(
        self, x: float, y: float, paint: Paint, size: float = 1.0, turn: float = 0.0
    ) -> None:
        self.place: Matrix = times(moved(x, y), times(turned(turn), scaled(size)))
        self.seen = -_FAR < x < 63.5 + _FAR
        self.paint, self.ink, self.white = paint, paint.ink, paint.white
        self.items: list[Item] = []

    def shade(self, colour: str) -> str:
        """A coat where the light does not reach."""
        return mixed(colour, self.ink, 0.76)

    def lit(self, colour: str) -> str:
        """A coat where the light falls."""
        return mixed(colour, self.white, 0.56)

    def eye(self, x: float, y: float, size: float, iris: str, look: float = 0.0) -> None:
        """An eye as all animals have it: a round pupil in its iris, a glint at the upper left;
        `look` is how far to the right the pupil stands, in sizes."""
        self.fill(paths.ellipse(x, y, size), iris, 0.45)
        self.fill(paths.ellipse(x + look * size, y, 0.6 * size), self.ink, 0)
        self.fill(paths.ellipse(x + (look - 0.26) * size, y - 0.3 * size, 0.24 * size),
                  self.white, 0)  # fmt: skip

    def fill(self, path: Path | str, colour: str, line: float = 0.7) -> None:
        """A filled part; `line` 0 for none."""
        if not self.seen:
            return
        shape = placed(outline(path) if isinstance(path, str) else path, self.place)
        stroke = Stroke(self.ink, line, "round", "round") if line else None
        self.items.append(Shape(shape, colour, stroke))

    def draw(self, path: Path | str, width: float = 0.45, colour: str = "") -> None:
        """Open lines."""
        if not self.seen:
            return
        shape = placed(outline(path) if isinstance(path, str) else path, self.place)
        self.items.append(Shape(shape, None, Stroke(colour or self.ink, width, "round", "round")))

    def mark(self, body: Path | str, *marks: tuple[Path | str, str]) -> None:
        """Markings on a body, each a shape and its colour, cut off at its outline, which is drawn
        again over them."""
        if not self.seen:
            return
        cut = placed(outline(body) if isinstance(body, str) else body, self.place)
        shapes = tuple(
            Shape(placed(outline(one) if isinstance(one, str) else one, self.place), colour)
            for one, colour in marks
        )
        self.items.append(Group(shapes, clip=cut))
        self.items.append(Shape(cut, None, Stroke(self.ink, 0.7, "round", "round")))

    def done(self) -> list[Item]:
        """The items, or none if the actor is on another card."""
        return self.items if self.seen else []


def both(d: str) -> Path:
    right = outline(d)
    return joined([right, mirrored(right)])
