"""What guesses at home: a pencil, a chip, a laptop, a telephone, a computer, a stick, a heater, a
hamster."""

from __future__ import annotations

import math

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes.kit import THIN, EvenSketch, several
from generator.games.vires_in_numeris.art.scenes.machines import bolt, in_a_row, shadow


@in_a_row
def pencil(s: EvenSketch, k: int, count: int) -> None:
    """A pad full of sums on an easel, and a pencil that gets shorter."""
    shadow(s, 9)
    s.line("M-5 -6 L-8.4 0 M5 -6 L8.4 0 M0 -4 L0 -0.6", "", 1.1)
    s.area(bar(-8.4, -22, 16.8, 18.4, 0.8))
    s.fill(bar(-8.4, -22, 16.8, 2.6, 0.8))
    s.line("M-6.2 -16.6 L-0.6 -16.6 M-6.2 -14 L-2.4 -14 M-6.2 -8.8 L-1.4 -8.8 M-6.2 -6.4 L2.6 -6.4",
           "", THIN)  # fmt: skip
    bolt(s, 2.6, -12.6, 10)
    short = (0.0, 1.6, 3.2)[k]
    if k == count - 1:
        # Beside one pad, before the last of several: no frame cuts it.
        with s.at((9.6, 7.4, 6.4)[count - 1], -9 + short, 24):
            s.area(f"M-1.2 -7 L1.2 -7 L1.2 {2 - short} L0 {5 - short} L-1.2 {2 - short} Z", s.hot)
            s.fill(f"M-0.6 {3.6 - short} L0.6 {3.6 - short} L0 {5 - short} Z")
            s.line("M-1.2 -5 L1.2 -5", "", THIN)


@in_a_row
def cpu(s: EvenSketch, k: int, count: int) -> None:
    """A bare chip, where all began: by now it stands on a plinth."""
    shadow(s, 8.4)
    s.area(bar(-8, -1.8, 16, 1.8, 0.4))
    s.area(bar(-6.6, -6.4, 13.2, 4.6, 0.3), s.shade)
    s.line("M-3.4 -4.1 L3.4 -4.1", "", THIN)
    with s.at(0, -14.8):
        s.fill(chip_outline(12.6, 0.8, 5, 2.2, 1, 2))
        s.line(bar(-4.9, -4.9, 9.8, 9.8, 0.6), s.paper, THIN)
        bolt(s, 0, 0, 8.2)
    if k == 1 and count == 2:  # Dust has settled on the older one.
        s.line("M-2.8 -24.8 L2.8 -24.8 M-1.4 -26.4 L-0.6 -26.4 M1.4 -27 L2.2 -27", "", 0.6)
    if count == 3 and k != 1:
        side = k - 1
        s.line(f"M{11 * side} 0 L{11 * side} -8", "", 1.1)
        s.fill(disc(11 * side, -8.6, 1.2), s.hot)


@in_a_row
def laptop(s: EvenSketch, k: int, count: int) -> None:
    """Somebody's laptop, and the coffee that it takes to wait for it."""
    shadow(s, 9.6)
    s.area(bar(-8.2, -18.4, 16.4, 13.4, 1.2), s.ink)
    s.fill(bar(-6.8, -17, 13.6, 10.4, 0.5), s.paper)
    bolt(s, 0, -11.8, 8.4)
    s.area("M-8.2 -5 L8.2 -5 L10 0 L-10 0 Z", s.shade)
    s.line("M-7 -3.5 L7 -3.5 M-7.6 -2 L7.6 -2", "", 0.7)
    if count == 1:
        with s.at(13.2, 0.4):
            shadow(s, 2.6)
            s.line(disc(3, -4, 1.6), "", 0.8)
            s.area("M-2.6 -7 L2.8 -7 L2.2 0 L-2 0 Z")
            s.line("M-1 -8.8 C-2 -10.4 0 -11.4 -1 -13.2 M1.4 -8.8 C0.4 -10.4 2.4 -11.4 1.4 -13.2",
                   "", 0.5)  # fmt: skip
    elif count == 2 and k == 0:  # It was drunk in a hurry.
        with s.at(9.6, 1.6):
            s.fill("M0 1 C-3 0 -8 0.6 -8 1.8 C-8 3 -4 2.6 -2.6 3.4 C-1 4 1 3 0 1 Z", s.ink)
            s.area("M0 0.2 L5.4 -0.8 L5.4 3.4 L0 3 Z")
            s.line("M2.6 -0.4 C2.6 -2.6 5 -2.4 4.8 -0.8", "", 0.8)
    elif k == 1:  # And once more.
        for x, y in ((-2.6, 2.8), (2.6, 2.8), (0, -0.6)):
            s.area(f"M{x - 2} {y - 1} L{x + 2} {y - 1} L{x + 1.6} {y + 2} L{x - 1.6} {y + 2} Z")


@in_a_row
def phone(s: EvenSketch, k: int, count: int) -> None:
    """A telephone that is warm, and at the end of its battery."""
    shadow(s, 7.4)
    s.area("M-7.4 0 L-5 -3.4 L5 -3.4 L7.4 0 Z", s.shade)
    s.area(bar(-6, -23.4, 12, 21, 1.8), s.ink)
    s.fill(bar(-4.8, -20.8, 9.6, 15.4, 0.4), s.paper)
    s.line("M-1.4 -22.1 L1.4 -22.1", s.paper, 0.6)
    s.fill(disc(0, -3.9, 0.8), s.paper)
    bolt(s, 0, -12, 9)
    s.line(bar(0.6, -20, 3.2, 1.7, 0.2), "", 0.35)
    s.fill(bar(0.9, -19.6, 0.6 + 0.9 * k, 0.9, 0), s.hot)
    if count == 1:
        s.line("M4 -1.6 C10 -1.6 8 3 12 2", "", 1)
        s.fill(bar(11.6, 0.4, 3.4, 3.2, 0.5))
        s.line("M15 1.2 L16.6 1.2 M15 2.8 L16.6 2.8", "", 0.6)
    elif k == 0:
        s.line("M-9 -14 C-8 -15.6 -10 -17 -9 -19 M9 -14 C8 -15.6 10 -17 9 -19", s.hot, 0.7)
    elif k == 2:  # This one rings.
        s.line("M-8 -18 C-9.4 -15 -9.4 -12 -8 -9 M8 -18 C9.4 -15 9.4 -12 8 -9", "", 0.7)


@in_a_row
def home_pc(s: EvenSketch, k: int, count: int) -> None:
    """A grey box below a grey screen, and one cat that has found out how warm they are."""
    shadow(s, 9.8)
    s.area("M-7.4 0 L-5.4 -2.6 L0 -2.6 L2 0 Z")
    s.area(bar(-10, -16.4, 14.6, 13.8, 1.1), s.shade)
    s.area(bar(-8.4, -14.8, 11.4, 10, 1.2), s.ink)
    bolt(s, -2.7, -9.8, 7.4)
    s.area(bar(5.8, -13, 4.4, 13, 0.6))
    s.line("M7 -11 L9 -11 M7 -9.6 L9 -9.6 M7 -3 L9 -3 M7 -1.8 L9 -1.8", "", THIN)
    s.fill(disc(8, -6.4, 0.7), s.hot)
    if k == count // 2:
        with s.at(-2.7, -16.6, scale=0.86 if count == 1 else 1.0):
            (_cat_awake if count == 2 else _cat_asleep)(s)
    elif count == 2:  # What it played with.
        s.area(disc(1, 3, 1.9), s.hot)
        s.line("M-0.4 2.2 C0.4 3.4 1.6 3.8 2.4 3.6 M0.4 1.6 C1 2.6 2 2.8 2.8 2.4"
               " M2.6 4 C6 5 7 2 10.4 3.2", "", THIN)  # fmt: skip


def _cat_asleep(s: EvenSketch) -> None:
    s.line("M7 -1 C10 -1 9.4 2.4 8.6 4.6", "", 1.4)
    s.fill("M-6.4 0 C-6.4 -5 -1 -6.6 2 -6 C6 -5.4 7.8 -3 7.6 0 Z")
    s.fill("M-9.4 -0.2 C-10.2 -2 -9.8 -4 -9.4 -6 L-7.6 -4.6 L-5.8 -4.6 L-4 -6"
           " C-3.6 -4 -3.2 -2 -4 -0.2 C-5.6 0.6 -8 0.6 -9.4 -0.2 Z")  # fmt: skip
    s.line("M-8.4 -2.2 C-8 -1.7 -7.6 -1.7 -7.2 -2.2 M-6.2 -2.2 C-5.8 -1.7 -5.4 -1.7 -5 -2.2",
           s.paper, 0.45)  # fmt: skip


def _cat_awake(s: EvenSketch) -> None:
    s.line("M4 -0.8 C8 -0.6 9 -3 7.6 -5.6", "", 1.4)
    s.fill("M-4 0 C-4.4 -4 -2 -6 0.4 -6.6 C3.4 -6 5.4 -3 5 0 Z")
    s.fill("M-3.6 -7 C-4.4 -8.6 -4 -10.6 -3.6 -12.6 L-1.8 -11.2 L0.6 -11.2 L2.4 -12.6"
           " C2.8 -10.6 3.2 -8.6 2.4 -7 C0.8 -5.8 -2 -5.8 -3.6 -7 Z")  # fmt: skip
    s.fill(several(disc(0, 0, 0.8), [moved(-2.1, -8.8), moved(0.9, -8.8)]), s.paper)


@in_a_row
def stick(s: EvenSketch, k: int, count: int) -> None:
    """A stick that guesses, in a hub of its own, and a little fan before it."""
    shadow(s, 8.4)
    s.area("M-8.4 0 L-8.4 -4.4 L-6.6 -6 L8.4 -6 L8.4 0 Z", s.ink)
    s.line("M-6.4 -2.4 L-3 -2.4", s.paper, 0.8)
    s.fill(disc(6, -2.4, 0.8), s.hot)
    s.area(bar(-3.4, -8.6, 6.8, 2.6, 0.2))
    s.area(bar(-5, -23, 10, 14.4, 1.4), s.shade)
    s.line("M-2 -21.2 L2 -21.2", "", 0.8)
    bolt(s, 0, -15, 8.4)
    if count == 1:
        with s.at(13.4, -8.4, scale=0.84):
            s.line("M0 0 L0 9.4 M-3 10 L3 10", "", 1.1)
            s.area(disc(0, 0, 4.6))
            s.line("M0 0 L0 -3.4 M0 0 L3 1.8 M0 0 L-3 1.8", "", 1.3)
        s.line("M9 -14 L7 -14 M9 -17 L6.6 -17 M9 -11 L7 -11", "", 0.6)
    elif k == count - 1:  # It gets hot.
        s.line("M-2 -25 C-3 -26.4 -1 -27.6 -2 -29 M2 -25 C1 -26.4 3 -27.6 2 -29", s.hot, 0.7)
    if count == 3 and k == 0:
        s.area("M-4.6 -20 L4.6 -22.4 L4.6 -20.4 L-4.6 -18 Z", "", THIN)


@in_a_row
def heater(s: EvenSketch, k: int, count: int) -> None:
    """A radiator that mines, and what hangs on it to dry."""
    shadow(s, 9.4)
    s.line("M-6.4 -2.4 L-6.4 0 M6.4 -2.4 L6.4 0", "", 1.3)
    for n in range(5):
        s.area(bar(-9.5 + 3.8 * n, -17.4, 3.8, 15, 1.7), s.shade)
    s.area(bar(-7, -14.4, 8, 9.6, 0.8))
    bolt(s, -3, -9.6, 7.4)
    rising = "M-6 -19.6 C-7.2 -21.4 -4.8 -22.8 -6 -24.8"
    if k < count - 1:
        s.line(several(rising, [moved(x, 0) for x in (0, 6, 12)]), s.hot, 0.7)
    else:  # A sock.
        sock = "M3.4 -18.6 L7 -18.6 L7 -11.6 L10.2 -10.4 C11.6 -9.6 11 -7.6 9.4 -7.8 L3.4 -9.4 Z"
        s.area(sock, s.paper)
        s.line("M3.4 -16.6 L7 -16.6 M3.4 -15.2 L7 -15.2", s.hot, 0.7)


@in_a_row
def hamster(s: EvenSketch, k: int, count: int) -> None:
    """A wheel and its hamster, who runs all night in any case; not all of them do."""
    shadow(s, 8.4)
    s.line("M0 -13.4 L-6.4 -1.6 M0 -13.4 L6.4 -1.6", "", 1.3)
    s.area(disc(0, -13.4, 9.8))
    s.line(disc(0, -13.4, 8.1), "", THIN)
    spokes = " ".join(
        f"M0 -13.4 L{8.1 * math.cos(a):.2f} {-13.4 + 8.1 * math.sin(a):.2f}"
        for a in (math.radians(30 + 60 * n + 9 * k) for n in range(6))
    )
    s.line(spokes, s.shade, 0.8)
    asleep, gone = count == 2 and k == 1, count == 3 and k == 2
    if not gone:
        with s.at(0, -9):
            _hamster(s, asleep)
    s.area(bar(-7.4, -5, 14.8, 5, 0.6), s.ink)
    bolt(s, 0, -2.5, 4.6)
    if gone:
        with s.at(-8, 1.8):
            shadow(s, 4.4, 0, 2.2)
            _hamster(s, False)


def _hamster(s: EvenSketch, asleep: bool) -> None:
    s.line("M-2.6 1.8 L-3.8 3 M1.8 1.8 L3.2 3", "", 0.9)
    s.area("M-4.8 1.4 C-5.2 -2 -2 -3.8 1 -3.4 C3 -3.8 5 -2.2 5.2 -0.4 C5.2 1.2 3.6 2.2 1.6 2.2"
           " L-3 2.2 C-4 2.2 -4.6 2 -4.8 1.4 Z", s.shade)  # fmt: skip
    s.area(disc(1.2, -3.2, 1), s.shade)
    s.line("M2.6 -1.4 L3.4 -1.4" if asleep else "M3 -1.6 L3 -1.4", "", 0.8)
