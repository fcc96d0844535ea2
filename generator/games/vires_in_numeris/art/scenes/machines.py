"""What HashRates come out of: the machines that guess, from a chip to a dam.

A machine stands about its own middle, 30 mm wide and 30 mm high, in mm, y down. Its bolt is hot:
every machine has one, for a HashRate is a HashRate.
"""

from __future__ import annotations

from generator.art.sketch import LINE, Sketch, bar, disc
from generator.drawing.drawing import moved, turned
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes.kit import THIN, Scene, several

#: The machines by the names that a catalogue gives them.
MACHINES: dict[str, Scene] = {}


def machine(drawn: Scene) -> Scene:
    """A machine, called as its function is, with hyphens."""
    MACHINES[drawn.__name__.replace("_", "-")] = drawn
    return drawn


#: Where the first, the second and the third of a row stand, and their sizes, by how many there
#: are; the farthest comes first.
ROWS = {
    1: ((0.6, 0.4, 0.9),),
    2: ((-13.0, 0.4, 0.46), (3.2, 2.4, 0.78)),
    3: ((-16.6, 2.0, 0.3), (-7.6, 1.8, 0.44), (6.0, 3.6, 0.64)),
}


def crowd(s: Sketch, machine: str, count: int) -> None:
    """A row of so many machines, 1 to 3; the nearest is the largest."""
    for x, y, size in ROWS[count]:
        with s.at(x, y, scale=size):
            MACHINES[machine](s)


def _bolt(s: Sketch, x: float, y: float, size: float) -> None:
    """The bolt of a HashRate, `size` mm high."""
    k = size / 2.6
    s.fill(several(BOLT, [(k, 0, 0, k, x, y)]), s.hot)


def _fan(s: Sketch, x: float, y: float, radius: float) -> None:
    """A ventilator with seven blades about a hub."""
    k = radius / 6
    s.area(disc(x, y, radius), s.ink)
    blade = "M0 -1.4 C1.8 -2 3.4 -3.4 3 -5 C1.6 -5.4 -0.6 -4 -1 -1.6 Z"
    with s.at(x, y, scale=k):
        s.fill(several(blade, [turned(360 / 7 * n) for n in range(7)]), s.paper)
        s.area(disc(0, 0, 1.7), s.paper, LINE)


@machine
def cpu(s: Sketch) -> None:
    """A bare chip: where all began."""
    s.fill(chip_outline(19, 1.2, 7, 2.3, 1.1, 3))
    s.line(bar(-7.6, -7.6, 15.2, 15.2, 0.8), s.paper, THIN)
    s.fill(disc(-5.8, -5.8, 0.8), s.hot)
    _bolt(s, 0, 0, 12.5)


@machine
def laptop(s: Sketch) -> None:
    """Somebody's laptop, and the cup of coffee that it takes to wait for it."""
    s.area(bar(-13, -11.4, 22, 15.4, 1.4), s.ink)
    s.fill(bar(-11.4, -9.8, 18.8, 12.2, 0.5), s.paper)
    _bolt(s, -2, -3.7, 9.6)
    s.area("M-13 4 L9 4 L13 10.6 L-17 10.6 Z", s.shade)
    keys = "M-11.8 5.6 L7.8 5.6 M-12.6 7.2 L8.6 7.2"
    s.line(keys, "", 0.8)
    s.line("M-4.6 9 L0.6 9", "", 0.9)
    s.line(disc(17.6, 6.2, 1.7), "", 0.9)
    s.area("M11.6 2.8 L17.4 2.8 L16.8 10.6 L12.2 10.6 Z")
    s.line("M13.4 0.8 C12.4 -0.8 14.4 -1.8 13.4 -3.6 M15.8 0.8 C14.8 -0.8 16.8 -1.8 15.8 -3.6")


@machine
def home_pc(s: Sketch) -> None:
    """A grey box below a grey screen, and the cat that has found out how warm it is."""
    s.area(bar(-12, -4.6, 20, 15, 1.2), s.shade)
    s.area(bar(-10, -2.8, 16, 11.4, 1.6), s.ink)
    _bolt(s, -2, 2.9, 8.6)
    s.area("M-6 10.4 L2 10.4 L3.4 13.4 L-7.4 13.4 Z")
    s.area(bar(10.4, -3, 7.6, 16.4, 0.8))
    s.line("M12 -0.4 L16.4 -0.4 M12 1.8 L16.4 1.8 M12 8.6 L16.4 8.6 M12 10.4 L16.4 10.4")
    s.fill(disc(14.2, 5, 0.9), s.hot)
    # The cat sleeps on the screen, its tail over the edge.
    s.line("M7 -6 C10.4 -6 9.4 -2.4 8.6 0.6", "", 1.7)
    s.fill("M-9.4 -4.6 C-9.4 -10.4 -3 -11.8 1 -11 C6 -10.4 8 -7.6 7.8 -4.6 Z")
    s.fill("M-12.4 -5 C-13.6 -7.4 -12.8 -9.6 -12.4 -12 L-10.2 -10.2 L-7.8 -10.2 L-5.6 -12"
           " C-5.2 -9.6 -4.4 -7.4 -5.8 -5 C-7.4 -4 -10.8 -4 -12.4 -5 Z")  # fmt: skip
    s.line("M-11 -7.4 C-10.6 -6.8 -10 -6.8 -9.6 -7.4 M-8.4 -7.4 C-8 -6.8 -7.4 -6.8 -7 -7.4",
           s.paper, 0.5)  # fmt: skip


@machine
def graphics_card(s: Sketch) -> None:
    """A card with two fans: made for games, and never home for one."""
    s.area(bar(-17.6, -9, 2.2, 19, 0.4), s.ink)
    s.area(bar(-15.4, -7.4, 32, 14.4, 1.6), s.shade)
    for x in (-8.8, 9.8):
        _fan(s, x, -0.2, 5.6)
    _bolt(s, 0.5, -0.2, 9)
    s.fill(several(bar(-12, 7.4, 1.6, 3, 0), [moved(2.4 * k, 0) for k in range(8)]))
    s.line("M-14 -9.6 L15 -9.6", "", 0.9)


@machine
def mining_box(s: Sketch) -> None:
    """A box that can do one thing only, and as loudly as it can."""
    with s.at(-2.2, 0):
        s.area("M-11 -8 L-6 -12.4 L15 -12.4 L11 -8 Z")
        s.area("M11 -8 L15 -12.4 L15 7 L11 12 Z", s.ink)
        s.area(bar(-11, -8, 22, 20, 0.6), s.shade)
        _fan(s, 0, 2, 8.4)
        with s.at(0, 2):
            s.area(disc(0, 0, 3.6))
            _bolt(s, 0, 0, 5.6)
        s.fill(several(disc(0, 0, 0.7), [moved(x, y) for x in (-9.6, 9.6) for y in (-6.6, 10.6)]))
        s.line("M-6.6 -6.4 L-3 -6.4 M-1 -6.4 L0 -6.4", "", 0.9)
        for side, x in ((-1, -13.4), (1, 17.4)):
            s.line(f"M{x} -2 C{x + side * 1.6} 0 {x + side * 1.6} 3 {x} 5"
                   f" M{x + side * 2.4} -4 C{x + side * 5} -1 {x + side * 5} 4 {x + side * 2.4} 7",
                   s.hot, 0.9)  # fmt: skip


@machine
def server_rack(s: Sketch) -> None:
    """Six servers one above the other, one of them at work."""
    s.area(bar(-10.6, -15, 21.2, 29, 1.2), s.ink)
    s.fill("M-9 14 L-6 14 L-6 15.6 L-9 15.6 Z M6 14 L9 14 L9 15.6 L6 15.6 Z")
    for k in range(6):
        y = -13.2 + 4.4 * k
        s.fill(bar(-8.8, y, 17.6, 3.5, 0.5), s.paper if k in (2, 3) else s.shade)
        if k not in (2, 3):
            s.line(f"M0 {y + 1.1} L7 {y + 1.1} M0 {y + 2.4} L7 {y + 2.4}", s.ink, THIN)
            s.fill(disc(-6.8, y + 1.75, 0.75), s.hot if k % 2 else s.ink)
            s.fill(disc(-4.4, y + 1.75, 0.75), s.ink)
    s.fill(bar(-8.8, -4.4, 17.6, 7.9, 0.5), s.paper)
    _bolt(s, 0, -0.5, 8.4)
    s.line("M10.6 -8 C15 -8 15 0 13.6 4 C12.4 8 15 10 17 14 M-10.6 6 C-14 6 -12 12 -15 15.4", "", 1)


@machine
def container(s: Sketch) -> None:
    """A farm in a container on a meadow, and the one who lives beside it."""
    s.line("M-20 10.4 L20 10.4", "", 0.9)
    s.area("M-16 -8 L-12.6 -11 L14.6 -11 L11.6 -8 Z")
    s.area(bar(-16, -8, 27.6, 17, 0.4), s.shade)
    s.line(" ".join(f"M{-14 + 2 * k} -6 L{-14 + 2 * k} 7" for k in range(5)), "", THIN)
    s.area(bar(-4, -6, 13.6, 13, 0.6))
    _bolt(s, 2.8, 0.5, 10.6)
    s.area("M11.6 -8 L14.6 -11 L14.6 6 L11.6 9 Z", s.ink)
    s.fill("M-15 9 L-12 9 L-12 10.4 L-15 10.4 Z M7 9 L10 9 L10 10.4 L7 10.4 Z")
    # A sheep with its ears shut.
    with s.at(14.6, 8.2, scale=1.1):
        s.line("M-2.6 2 L-2.6 5 M2 2 L2 5", "", 1)
        s.area(
            "M-4.4 1.6 C-6.4 0.4 -5 -2.6 -3.2 -2 C-2.4 -4 0.4 -4 1 -2.4 C3 -3.4 4.6 -1.4 3.6 0"
            " C4.6 1.8 2.6 3.2 1.4 2.4 C0 3.6 -1.8 3.4 -2.4 2.4 C-3.4 3 -4.4 2.6 -4.4 1.6 Z",
        )
        s.fill(disc(-5, -1.8, 1.7, 2.1))
        s.line("M-3.8 -3 L-2.4 -3.8", "", 1)
    s.line("M-18 10.4 L-18.6 8.4 M-17.4 10.4 L-17 8 M-19.4 13 L-15 13 M2 13.4 L7 13.4", "", 0.7)


@machine
def dam(s: Sketch) -> None:
    """A dam in the mountains: cheap power, and far from any neighbour."""
    s.area("M-19 13.4 L-19 0 L-11 -13.6 L-4.4 -5 L0 -8 L5 -3 L10.6 -11 L19 0 L19 13.4 Z", s.shade)
    s.area("M-11 -13.6 L-14.2 -8.4 L-12.2 -9.4 L-10.8 -7.4 L-9.4 -8.8 L-7.4 -8.9 Z")
    s.area("M10.6 -11 L7.9 -7.2 L9.8 -7.8 L11.2 -5.8 L13.7 -7 Z")
    s.area("M-14.4 -0.6 L14.4 -0.6 L10 13.4 L-10 13.4 Z")
    s.area(bar(-16.6, -2.8, 33.2, 2.6, 0.4), s.ink)
    s.line("M-12 2 L-8.8 13 M12 2 L8.8 13", "", THIN)
    for x in (-6, 6):
        s.fill(f"M{x - 2} 4.6 L{x + 2} 4.6 L{x + 2.4} 13 L{x - 2.4} 13 Z")
        s.line(f"M{x - 0.7} 6.4 L{x - 0.9} 12.4 M{x + 0.8} 7.4 L{x + 1} 12.4", s.paper, 0.5)
    _bolt(s, 0, 6.4, 10)
    wave = (
        "M-19 15 C-17 13 -15.6 13 -13.6 15 C-11.6 16.6 -10.2 16.6 -8.2 15 C-6.2 13 -4.8 13 -2.8 15"
    )
    s.line(wave + " C-0.8 16.6 0.6 16.6 2.6 15 C4.6 13 6 13 8 15 C10 16.6 11.4 16.6 13.4 15"
           " C15.4 13.2 17 13 19 15", "", 1.2)  # fmt: skip
