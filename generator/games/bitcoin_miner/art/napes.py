"""Who pays, seen from behind: the eight buyers' heads from the back."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.person import LINE, THIN, Person

#: Hair down to the nape between both ears.
HAIR = (
    "M-3.8 1 C-4.8 -6.2 4.8 -6.2 3.8 1 C3.6 2 3 3 2.2 2.9 L1.1 3.6 L0 2.9 L-1.1 3.6 L-2.2 2.9 "
    "C-3 3 -3.6 2 -3.8 1 Z"
)


def fringe(p: Person) -> None:
    """Short hair with a whorl."""
    p.skull("round")
    p.area(HAIR, p.hot, LINE)
    p.line("M0.9 -2.2 C-0.6 -3.6 -1.8 -1.6 -0.4 -1 M1.9 -2.4 C2.2 -1 1.4 0 0.4 0.1", "", THIN)


def plaits(p: Person) -> None:
    """Parted, with two plaits."""
    p.skull("round")
    p.area(HAIR, p.hot, LINE)
    p.line("M0 -4.2 L0 2.9", "", THIN)
    for side in (-1, 1):
        p.area(disc(4.5 * side, 2.6, 0.95), p.hot, LINE)
        p.area(disc(4.3 * side, 0.6, 1.1), p.hot, LINE)


def curls(p: Person) -> None:
    """Curls all over."""
    p.skull("broad")
    for x, y in ((-3.4, 0.8), (3.4, 0.8), (-3.6, -1.4), (3.6, -1.4), (-1.2, 2.2), (1.2, 2.2),
                 (-2.4, -3.6), (2.4, -3.6), (0, -4.2), (-1.6, -0.8), (1.6, -0.8)):  # fmt: skip
        p.area(disc(x, y, 1.9), p.hot, LINE)
    p.fill(disc(0, -1.8, 1.5), p.hot)


def beard(p: Person) -> None:
    """Bald on top, a ring of hair from ear to ear; the beard shows on both sides of the jaw."""
    p.area("M-3.9 1 C-5 4 -3.4 5 -1.6 4.8 L1.6 4.8 C3.4 5 5 4 3.9 1 Z", p.hot, LINE)
    p.skull("round")
    p.area(
        "M-3.8 -1 C-2.8 0.4 2.8 0.4 3.8 -1 C4 1.4 3.2 3 2.2 2.9 L1.1 3.5 L0 2.9 L-1.1 3.5 "
        "L-2.2 2.9 C-3.2 3 -4 1.4 -3.8 -1 Z",
        p.hot,
        LINE,
    )


def bob(p: Person) -> None:
    """Hair to the shoulders, and a bow."""
    p.area(
        "M-4.4 3.4 C-5.2 -2 -4 -5 0 -5 C4 -5 5.2 -2 4.4 3.4 C2.4 4.3 -2.4 4.3 -4.4 3.4 Z",
        p.hot,
        LINE,
    )
    p.line("M-1.6 0 C-1.9 1.4 -1.9 2.4 -1.6 3.2 M1.6 0 C1.9 1.4 1.9 2.4 1.6 3.2", "", THIN)
    p.area("M0 -3.6 L-2.4 -5.2 L-2.4 -2 Z M0 -3.6 L2.4 -5.2 L2.4 -2 Z", p.white, THIN)


def cap(p: Person) -> None:
    """A cap, its strap at the back."""
    p.skull("fine")
    p.area("M-3.9 0.2 C-4.6 -6.4 4.6 -6.4 3.9 0.2 C1.8 1 -1.8 1 -3.9 0.2 Z", p.hot, LINE)
    p.area("M-1.7 0.6 C-1.7 -1.6 1.7 -1.6 1.7 0.6 Z", "", THIN)
    p.line("M-1.7 -0.1 L1.7 -0.1", p.ink, 0.6)
    p.fill(disc(0, -4.8, 0.6))


def bun(p: Person) -> None:
    """A bun."""
    p.skull("fine")
    p.area(HAIR, p.hot, LINE)
    p.area(disc(0, -4, 2), p.hot, LINE)
    p.line("M-1 -4.4 q1 -1 2 0", "", THIN)


def quiff(p: Person) -> None:
    """Short hair, the tip of a quiff over it."""
    p.area("M-2 -4 C0 -6.8 3.4 -6.8 5 -5.4 C3.8 -5.2 3.6 -4.4 3.6 -3 Z", p.hot, LINE)
    p.skull("long")
    p.area(HAIR, p.hot, LINE)
    p.line("M-1.6 -2.6 C-1.9 -1.4 -1.9 -0.4 -1.6 0.6 M1.2 -2.6 C1.5 -1.4 1.5 -0.6 1.2 0.4", "",
           THIN)  # fmt: skip


#: By the buyers' names.
NAPES: dict[str, Callable[[Person], None]] = {
    one.__name__: one for one in (fringe, plaits, curls, beard, bob, cap, bun, quiff)
}
