"""Small things in a sale besides the goods: bags, strings, tools, steam.

Lengths in mm, y down; each is drawn about its own origin, which its docstring names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.art.sketch import Sketch, bar, disc
from generator.games.bitcoin_miner.art.hands import LINE, THIN
from generator.games.bitcoin_miner.art.paid import Paid, pile


@dataclass(frozen=True)
class Colours:
    """What small things are made of."""

    paper: str
    wood: str
    iron: str
    gold: str
    sky: str
    skin: str


@dataclass(frozen=True)
class Prop:
    """A small thing at (x, y), turned; a string goes on to an `end`."""

    name: str
    x: float
    y: float
    turn: float = 0.0
    end: tuple[float, float] = (0.0, 0.0)


Drawn = Callable[[Sketch, Colours], None]


def _steam(s: Sketch, c: Colours) -> None:
    """Three wisps of steam over their foot."""
    s.line("M-4 0 C-5.4 -1.6 -2.8 -2.6 -4 -4.4 M0 -1 C-1.4 -2.6 1.2 -3.8 0 -5.8 "
           "M4 0 C2.6 -1.6 5.2 -2.6 4 -4.4", c.paper, 1)  # fmt: skip


def _noise(s: Sketch, c: Colours) -> None:
    """Three strokes of a sound to the right."""
    s.line("M0 -3 L2.6 -5 M0.6 0 L4 0 M0 3 L2.6 5", "", 0.7)


def _knife(s: Sketch, c: Colours) -> None:
    """A bread knife, pointing up from a hand, its edge to the right."""
    s.area(bar(-0.8, -3, 1.6, 6, 0.7), c.wood, THIN)
    s.area("M-0.9 -3 L-0.9 -13 C0.6 -12.4 1.3 -11 1.3 -9.4 L1.3 -3 Z", c.paper, THIN)


def _brush(s: Sketch, c: Colours) -> None:
    """A brush under a hand, its bristles down."""
    s.area(bar(-3.4, 0, 6.8, 1.8, 0.7), c.wood, THIN)
    s.area("M-3 1.8 L3 1.8 L2.6 3.6 L-2.6 3.6 Z", c.paper, THIN)


def _cloth(s: Sketch, c: Colours) -> None:
    """A cloth to polish with, under a hand."""
    s.area("M-2.4 -3 C0 -4.4 2 -3 3 -2 C2.2 0 3.4 2 2.4 3.6 C0.6 2.6 -1 4.4 -3 3 "
           "C-2.2 1 -3.4 -1 -2.4 -3 Z", c.sky, THIN)  # fmt: skip


def _scoop(s: Sketch, c: Colours) -> None:
    """A scoop, pointing up from a hand."""
    s.backed("M0 -1 L0 -5", c.iron, 0.8, 0.4)
    s.area("M-2.2 -5.6 C-2.2 -8.6 2.2 -8.6 2.2 -5.6 Z", c.iron, LINE)


def _pin(s: Sketch, c: Colours) -> None:
    """A rolling pin, pointing up from a hand."""
    s.backed("M0 1.4 L0 -9.2", c.wood, 0.9, 0.4)
    s.area(bar(-1.5, -8.2, 3, 6, 1), c.wood, LINE)


def _hammer(s: Sketch, c: Colours) -> None:
    """A hammer, pointing up from a hand."""
    s.backed("M0 2 L0 -7", c.wood, 1, 0.4)
    s.area("M-2.6 -8.4 L1.6 -8.4 C2.6 -8.2 3.2 -7.4 3.4 -6.4 L1.6 -6 L-2.6 -6 Z", c.gold, LINE)


def _spanner(s: Sketch, c: Colours) -> None:
    """A spanner, pointing up from a hand."""
    s.area("M-0.8 2.4 L-0.8 -4.6 C-2.8 -5.4 -2.8 -8 -1.1 -9 L-1.1 -6.7 L1.1 -6.7 L1.1 -9 "
           "C2.8 -8 2.8 -5.4 0.8 -4.6 L0.8 2.4 Z", c.iron, LINE)  # fmt: skip


def _wind(s: Sketch, c: Colours) -> None:
    """Breath that blows to the left."""
    s.line("M0 0 L-4.4 -0.8 M0.2 1.6 L-3.4 2 M-0.4 -1.8 L-3.6 -3.4", c.paper, 0.8)


def _fingers(s: Sketch, c: Colours) -> None:
    """Four fingers of who sells, bent over a neck that runs to the right."""
    s.backed("M-1.65 1.1 L-1.65 -0.9 M-0.55 1.2 L-0.55 -1.1 M0.55 1.2 L0.55 -1.1 "
             "M1.65 1.1 L1.65 -0.9", c.skin, 0.85, 0.3)  # fmt: skip


def _stick(s: Sketch, c: Colours) -> None:
    """A drumstick in a hand, its head to the right."""
    s.backed("M-2 0 L7 0", c.wood, 0.9, 0.35)
    s.area(disc(7.4, 0, 1.2), c.wood, THIN)


#: By name; strings are drawn to where they end, and the pile of what is paid as `paid` tells.
PROPS: dict[str, Drawn] = {
    one.__name__[1:]: one
    for one in (
        _steam, _noise, _knife, _brush, _cloth, _scoop, _pin, _hammer,
        _spanner, _wind, _fingers, _stick,
    )
}  # fmt: skip


def draw(s: Sketch, prop: Prop, colours: Colours, paid: Paid) -> None:
    """A small thing where it is."""
    if prop.name == "string":
        x, y = prop.end
        mx, my = (prop.x + x) / 2, (prop.y + y) / 2
        s.line(f"M{prop.x} {prop.y} Q{mx + 0.12 * (y - prop.y):.2f} {my + 2:.2f} {x} {y}", "", 0.6)
        return
    with s.at(prop.x, prop.y, prop.turn):
        if prop.name == "pile":
            pile(s, paid)
            return
        PROPS[prop.name](s, colours)
