"""What HashRates come out of: who guesses, from a pencil to a dam, and how one, two or three of
them stand.

A machine stands on its own foot, about 20 mm wide and 24 mm high, in mm, y down; y is 0 where it
touches the ground. Its bolt is hot: every machine has one, for a HashRate is a HashRate. Machines
of a picture stand clear of each other, and each number of them has a detail of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import disc
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes.kit import EvenSketch, several

#: Draws so many machines, 1 to 3.
Machines = Callable[[EvenSketch, int], None]
#: Draws the machine of a row with this index, of so many.
Unit = Callable[[EvenSketch, int, int], None]
#: The machines by the names that a catalogue gives them.
MACHINES: dict[str, Machines] = {}
#: Where the ground bears them: 0 of a machine, in mm below the middle of the picture.
FLOOR = 10.6
#: The middles of a row's machines and their size, by how many there are.
ROWS = {
    1: ((2.6,), 1.0),  # clear of the tab
    2: ((-9.8, 9.8), 0.84),
    3: ((-13.5, 0.0, 13.5), 0.62),
}


def machine(drawn: Machines) -> Machines:
    """A picture of machines, called as its function is, with hyphens."""
    MACHINES[drawn.__name__.replace("_", "-")] = drawn
    return drawn


def in_a_row(drawn: Unit) -> Unit:
    """Machines that stand in a row on one floor, with a gap between them."""

    def row(s: EvenSketch, count: int) -> None:
        middles, size = ROWS[count]
        for k, x in enumerate(middles):
            with s.at(x, FLOOR, scale=size):
                drawn(s, k, count)

    MACHINES[drawn.__name__.replace("_", "-")] = row
    return drawn


def shadow(s: EvenSketch, half: float, x: float = 0.0, y: float = 0.0) -> None:
    """What a thing that is twice `half` wide throws on the ground, to its right."""
    s.fill(disc(x + 0.12 * half, y, 1.12 * half, 1.3), s.shadow)


def bolt(s: EvenSketch, x: float, y: float, high: float) -> None:
    """The bolt of a HashRate, so many mm high."""
    k = high / 2.6
    s.fill(several(BOLT, [(k, 0, 0, k, x, y)]), s.hot)
