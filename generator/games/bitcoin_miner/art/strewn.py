"""What lies in the earth between the links of a Block card: prints of it, a shade of their layer.

Nothing of them has an outline or a colour of its own: whatever had was taken for a symbol.

Lengths in mm, y down, the origin in the middle of a thing, which is about 7 wide and 6 high.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.sketch import Sketch, disc
from generator.drawing.drawing import Item, Path

#: Width of lines.
LINE = 0.5
#: How far from its layer's colour a print is, to that of the grain; clouds are whiter than the air.
PRINT, CLOUD = 0.26, 0.66


class Earth(Sketch):
    """What is strewn so far: `ink` is that of prints, `paper` that of the layer."""

    def thing(self, shape: str | Path) -> None:
        self.fill(shape)

    def mark(self, shape: str, width: float = LINE) -> None:
        """A line of the print beside what is filled."""
        self.line(shape, "", width)

    def cut(self, shape: str) -> None:
        """A line in what is filled."""
        self.line(shape, self.paper, 0.4)


def cloud(s: Earth) -> None:
    s.thing("M-3 1.6 C-5 1.6 -5 -1 -2.8 -1 C-2.6 -3.4 0.6 -3.4 1 -1.6 C2.6 -2.6 4 -1.2 3.2 -0.4 "
            "C4.8 -0.2 4.4 1.6 3 1.6 Z")  # fmt: skip


def bird(s: Earth) -> None:
    s.mark("M-3.4 -1 C-2.4 -2.2 -1.2 -2 -0.6 -0.6 C0 -2 1.2 -2.2 2.2 -1 M1 2 C1.6 1.2 2.2 1.4 2.6 "
           "2.2 C3 1.4 3.6 1.2 4.2 2")  # fmt: skip


def worm(s: Earth) -> None:
    s.mark("M-3 1.6 C-2 -2 -0.6 -1.6 0 0.2 C0.6 2 2 1.8 3 -1.4", 1.3)


def pebbles(s: Earth) -> None:
    s.thing("M-3.4 0.6 C-3.4 -1.4 -0.8 -1.8 -0.4 0 C-0.2 1.8 -3 2 -3.4 0.6 Z M0.6 1.8 C0.8 0.8 2.4 "
            "0.8 2.6 1.8 C2.6 2.8 0.8 2.8 0.6 1.8 Z")  # fmt: skip
    s.thing("M0.6 -1.4 C0.8 -3 3.4 -2.8 3.4 -1.2 C3.4 0.2 0.8 0.2 0.6 -1.4 Z")


def shard(s: Earth) -> None:
    s.thing("M-3.2 -1.6 L0 -2.6 L3 -1.4 L1.8 0.4 L2.4 2 L-0.6 1.4 L-2.4 2.4 Z")
    s.cut("M-2.8 -0.2 L-1.6 -1 L-0.6 0.2 L0.6 -0.8 L1.8 0.2")


def bone(s: Earth) -> None:
    with s.at(0, 0, -28):
        s.thing("M-2 -0.6 C-1.8 -1.8 -3.6 -1.8 -3.5 -0.6 C-3.9 0.4 -3.4 1.6 -2.4 1.2 L-2 0.6 "
                "L2 0.6 C1.8 1.8 3.6 1.8 3.5 0.6 C3.9 -0.4 3.4 -1.6 2.4 -1.2 "
                "L2 -0.6 Z")  # fmt: skip


def snail_shell(s: Earth) -> None:
    s.thing(disc(0, 0, 2.7))
    s.cut("M2.6 0.7 C1.8 2.4 -1.7 2.1 -1.7 -0.2 C-1.7 -1.9 1.1 -1.7 0.9 0")


def fish(s: Earth) -> None:
    s.thing("M-3.6 0 C-2.8 -1.7 -0.8 -1.7 -0.2 -0.4 L2.2 -0.3 L3.6 -1.6 L3.2 0 L3.6 1.6 L2.2 0.3 "
            "L-0.2 0.4 C-0.8 1.7 -2.8 1.7 -3.6 0 Z")  # fmt: skip
    s.mark("M0.4 -1.4 L0.4 1.4 M1.4 -1.1 L1.4 1.1")
    s.cut("M-2.4 -0.4 L-2.3 -0.4")


def leaf(s: Earth) -> None:
    s.thing("M-2.4 2 C-3 -1 -0.6 -2.8 3 -2.6 C3.2 0.6 1 2.8 -2.4 2 Z")
    s.mark("M-3.2 2.8 L-2.2 1.9")
    s.cut("M-2 1.7 L1.8 -1.6 M-1 0.9 L-1.1 -0.8 M0.4 -0.4 L0.4 -1.6 M-1 0.9 L0.7 1.2 M0.4 -0.4 "
           "L1.8 -0.2")  # fmt: skip


def crystal(s: Earth) -> None:
    s.thing("M-3 2.4 L-2.4 -0.2 L-1.2 -1.6 L-0.6 0.4 L-0.4 -2 L1 -3.2 L1.8 -1.4 L1.6 0.6 L3 -0.4 "
            "L3.2 1.4 L2.4 2.4 Z")  # fmt: skip
    s.cut("M-0.6 0.4 L-0.8 2.2 M1 -3 L0.8 2.2 M1.6 0.6 L1.6 2.2")


def nugget(s: Earth) -> None:
    s.thing("M-3 0.8 L-1.8 -1.6 L0.6 -2.2 L2.8 -0.8 L2.4 1.6 L-0.4 2.2 Z")
    s.cut("M-1.6 -1.4 L0 -0.2 L2.6 -0.7 M0 -0.2 L-0.4 2")


Thing = Callable[[Earth], None]
#: What lies in each layer, from the air over the grass down.
STREWN: tuple[tuple[Thing, ...], ...] = (
    (cloud, bird), (worm, pebbles), (bone, shard, pebbles),
    (snail_shell, bone, leaf, shard), (fish, snail_shell, leaf, crystal),
    (crystal, nugget, pebbles),
)  # fmt: skip


#: Where the lanes of links are, above the room and, half turned, below it. Things lie half-way
#: between two that are bare, never on one: at a glance a lane has a link or nothing.
LANES = {"A": 24.6, "B": 34.8, "C": 45.0, "D": 55.2}
ABOVE, BELOW, ACROSS = 10.6, 78.2, 63.5
#: How large they are of what is drawn: half as wide as a link.
SMALL = 0.7
#: Where the layers of the earth begin, down from the grass, and how high the sky over it is where
#: something is in it.
ENDS, SKY = (0.0, 22.0, 58.0, 100.0, 142.0), 13.0


@ornament(card=(0, 999))
def strewn(
    *,
    card: int,
    links: str,
    surface: float,
    sky: Colour,
    first: Colour,
    second: Colour,
    third: Colour,
    fourth: Colour,
    fifth: Colour,
    white: Colour,
    ink: Colour,
) -> Items:
    """What lies in the five layers of earth of a Block card, its grass at `surface`, between two
    neighbouring lanes that none of its `links` (letters of the lanes) takes: one thing above the
    room and one below, at most; the `card`'s number says what and where. The origin is that of the
    card."""
    layers = (sky, first, second, third, fourth, fifth)
    lanes = list(LANES.items())
    gaps = [
        (x + right) / 2
        for (letter, x), (other, right) in itertools.pairwise(lanes)
        if letter not in links and other not in links
    ]
    if not gaps:
        return []
    items: list[Item] = []
    # Where the grass crosses the band, they lie under it.
    above = ABOVE if surface > SKY or surface < 3 else 14.6
    for n, y in enumerate((above, BELOW)):
        x = gaps[(card + n) % len(gaps)]
        layer = sum(y > surface + end for end in ENDS)
        things = STREWN[layer]
        thing = things[(card + 2 * n) % len(things)]
        tone, far = (white, CLOUD) if thing is cloud else (ink, PRINT)
        earth = Earth(mixed(tone, layers[layer], far), layers[layer], "")
        with earth.at(ACROSS - x if n else x, y, scale=SMALL):
            thing(earth)
        items += earth.items
    return items
