"""The twelve landscapes, one module each.

Every module has one `draw(left, paint)`: the items of a picture whose left edge lies at `left` mm
of an endless panorama, in card coordinates (mm, origin the trim's upper left corner, y down). Four
cards of a coin, laid side by side, make one landscape: it runs out over both sides of each card, so
that what the cut divides goes on at the edge of the next. It begins above the bleed, at TOP, and
the foot of the card covers it below y 80.6, so that shapes may run on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from generator.art import Colour
from generator.art.colours import mixed
from generator.art.outlines import Point
from generator.drawing.drawing import Path
from generator.games.war_of_coins.art.curves import smooth

WIDTH = 63.5  # of a card
MARGIN = 3.5  # what is drawn beyond each side: the bleed, and half a line
TOP = -4.0  # shapes that hang in from above begin here: beyond the bleed
FOOT = 82.0  # shapes that stand on the ground reach down to here


@dataclass(frozen=True)
class Paint:
    """The colours of one coin's picture: `ink` for outlines, `black` for shapes that are all dark;
    `accent` is one that only some need: lightning, lids."""

    main: Colour
    dark: Colour
    light: Colour
    ink: Colour
    black: Colour
    white: Colour
    gold: Colour
    accent: Colour

    def pale(self, share: float) -> Colour:
        """Main over light: 1 is main, 0 is light."""
        return mixed(self.main, self.light, share)

    def deep(self, share: float) -> Colour:
        """Dark over main: 1 is dark, 0 is main."""
        return mixed(self.dark, self.main, share)


def along(left: float, step: float, reach: float) -> Iterator[tuple[int, float]]:
    """(index, x on the card) of everything that stands each `step` mm of the panorama and, being
    `reach` mm wide to both sides, shows on this card or on its bleed."""
    first = int((left - MARGIN - reach) // step)
    last = int((left + WIDTH + MARGIN + reach) // step) + 1
    for index in range(first, last + 1):
        yield index, round(index * step - left, 6)


def crest(left: float, height: Callable[[float], float], step: float = 5.0) -> list[Point]:
    """A line across the card: `height` (y, mm) asked at each `step` mm of the panorama."""
    return [(x, height(x + left)) for _, x in along(left, step, 2 * step)]


def lit(line: Sequence[Point], middle: float, wide: float, deep: float) -> Path:
    """Ground below a crest that a light falls on, `wide` mm to each side of `middle`, in its middle
    `deep` mm down; its lower edge is one bow."""
    upper = [(x, y) for x, y in line if abs(x - middle) <= wide]
    (first, left), (last, right) = upper[0], upper[-1]
    shares = [(x - first) / (last - first) for x, _ in reversed(upper)]
    under = [
        (first + u * (last - first), left + u * (right - left) + 4 * deep * u * (1 - u))
        for u in shares
    ]
    return Path((*smooth(upper).segments, *smooth(under).segments[1:], ("Z",)))


def land(line: Sequence[Point]) -> Path:
    """All that lies below a crest."""
    (first, _), (last, _) = line[0], line[-1]
    return smooth(line, closed=True, tail=[(last, FOOT + 4), (first, FOOT + 4)])
