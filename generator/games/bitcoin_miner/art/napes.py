"""Who pays, seen over a shoulder: the eight buyers' heads from behind, turned so far that an ear,
a cheek and the tip of the nose show."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.outlines import joined
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.person import LINE, THIN, Person

#: A head that looks away to the right: the nose is beyond the cheek.
TURNED_AWAY = (
    "M-3.8 -0.6 C-4 -5.3 3 -5.4 3.7 -1.6 C3.75 -1.1 3.7 -0.8 3.9 -0.4 L4.95 0.9 "
    "C5.05 1.5 4.5 1.7 3.95 1.6 C3.9 3 2.8 4.2 1.2 4.2 C-1.4 4.2 -3.7 2.6 -3.8 -0.6 Z"
)
#: Hair down to the nape and forward to the temple.
HAIR = (
    "M2.6 -3.8 C0.4 -5.9 -4.8 -5 -4.3 -0.4 C-4.2 1.8 -3.3 3.5 -2.5 3.2 L-1.6 4 L-0.7 3.2 "
    "L0.3 3.6 C0.9 2.6 1 1.6 1.1 0.4 L2.3 0 C2.5 -1.2 2.9 -1.8 3.5 -2.2 C3.3 -2.9 3 -3.4 2.6 -3.8 Z"
)


def _face(p: Person) -> None:
    """Skin, and the lashes of the one eye that shows."""
    p.area(TURNED_AWAY, "", LINE)
    p.line("M3 -0.5 L3.75 -0.7", "", THIN)


def _ear(p: Person) -> None:
    """The ear on this side, over the hair."""
    p.area(disc(1.7, 0.7, 1.05, 1.35), "", LINE)
    p.line("M2 0.2 q-0.7 0.5 -0.2 1.1", "", 0.2)


def fringe(p: Person) -> None:
    """Short hair with a whorl."""
    _face(p)
    p.area(HAIR, p.hot, LINE)
    p.line("M-0.6 -2.4 C-2.1 -3.8 -3.3 -2 -1.9 -1.2 M0.4 -2.6 C0.7 -1.2 -0.1 -0.2 -1.1 -0.1", "",
           THIN)  # fmt: skip
    _ear(p)


def plaits(p: Person) -> None:
    """Parted, with two plaits."""
    p.area(joined((disc(-4.4, 1.2, 1.1), disc(-4.8, 3.1, 0.95))), p.hot, LINE)
    _face(p)
    p.area(HAIR, p.hot, LINE)
    p.line("M0.2 -4.7 C-1.6 -3 -2.2 0 -1.6 3.2", "", THIN)
    _ear(p)
    p.area(disc(0.9, 4.9, 0.95), p.hot, LINE)
    p.area(disc(0.9, 3, 1.1), p.hot, LINE)


def curls(p: Person) -> None:
    """Curls all over."""
    _face(p)
    p.area(
        joined(
            disc(x, y, 1.9)
            for x, y in ((-3.4, 1), (-1.4, 2.2), (-3.9, -1.4), (-2.6, -3.7), (2.2, -3.5),
                         (-0.2, -4.4))
        ),
        p.hot,
        LINE,
    )  # fmt: skip
    p.fill(joined((disc(-0.9, -1, 2.9), disc(1, -2.6, 1.6))), p.hot)
    p.line("M-2.6 -1.6 C-2 -0.8 -1 -0.8 -0.5 -1.6 M-0.8 -3.4 C-0.2 -2.6 0.8 -2.6 1.3 -3.4 "
           "M-1.4 0.8 C-0.8 1.5 0 1.5 0.4 0.8", "", THIN)  # fmt: skip
    _ear(p)


def beard(p: Person) -> None:
    """Bald on top, a ring of hair behind the ears; the beard stands out from the jaw."""
    _face(p)
    p.area(
        "M-4.1 -1 C-2.6 -0.2 -0.6 -0.2 1 -0.6 L1.1 1.6 C1 2.6 0.8 3.2 0.3 3.6 L-0.7 3.2 L-1.6 4 "
        "L-2.5 3.2 C-3.4 3.4 -4.2 1.6 -4.1 -1 Z",
        p.hot,
        LINE,
    )
    p.area(
        "M1.7 1 C2.2 2 3 2.2 4.3 1.9 C5 3.2 4.6 5 2.8 5.4 C1.2 5.6 0.4 4.6 0.7 3.2 Z", p.hot, LINE
    )
    p.line("M-1.6 -3.6 C-0.8 -4 0.2 -4 1 -3.7", p.white, 0.5)
    _ear(p)


def bob(p: Person) -> None:
    """Hair to the shoulders, and a bow."""
    _face(p)
    p.area(
        "M2.8 -3.6 C0.4 -6.2 -5 -5 -4.6 0 C-4.7 1.6 -4.9 3 -4.6 4.2 C-2.8 5 0 5 1.9 4.3 "
        "C2.6 2.6 2.2 0.6 2.5 -0.8 C2.7 -1.6 3 -1.9 3.5 -2.2 C3.4 -2.8 3.2 -3.2 2.8 -3.6 Z",
        p.hot,
        LINE,
    )
    p.line("M-2.6 0 C-3 1.6 -3 2.8 -2.6 3.8 M0.4 0 C0.1 1.6 0.2 2.8 0.5 3.6", "", THIN)
    p.area("M-1.2 -3.6 L-3.6 -5.2 L-3.6 -2 Z M-1.2 -3.6 L1.2 -5.2 L1.2 -2 Z", p.white, THIN)


def cap(p: Person) -> None:
    """A cap with its peak before the brow, and short hair under it."""
    _face(p)
    p.area("M-3.7 -1 C-3.7 1.8 -3 3 -2.2 2.9 L-1.4 3.4 L-0.6 2.9 L0.3 3.2 C0.9 2.4 1 1.4 1.1 0.4 "
           "L2.3 0.2 L2.6 -1.4 Z", p.ink, LINE)  # fmt: skip
    p.area("M2.8 -2.4 C4.6 -2.6 6.2 -1.9 6.6 -1 L2.6 -1 Z", p.hot, LINE)
    p.area("M-4.2 -0.6 C-5 -6.6 3.4 -6.8 3.7 -1.2 C1.4 -0.5 -2 -0.3 -4.2 -0.6 Z", p.hot, LINE)
    p.line("M-0.4 -5.1 C-1.2 -3.6 -1.3 -2 -1 -0.6", "", THIN)
    p.fill(disc(-0.4, -5.2, 0.6))
    _ear(p)


def bun(p: Person) -> None:
    """A bun, and glasses."""
    p.area(disc(-2.2, -5, 1.9), p.hot, LINE)
    _face(p)
    p.area(HAIR, p.hot, LINE)
    p.line("M-3.1 -5.2 q0.9 -0.9 1.8 0 M-3.2 -2.6 C-2.6 -3.2 -1.8 -3.4 -1 -3.4", "", THIN)
    p.line("M1.8 -0.2 L4 -0.6 M3.9 -1.4 C4.8 -1.3 4.8 0.1 4.2 0.2", "", THIN)
    _ear(p)


def quiff(p: Person) -> None:
    """Short hair, a quiff over the brow."""
    _face(p)
    # Hair and quiff are one.
    p.area(
        "M3.5 -2.2 C3.8 -3.4 4.3 -4.4 5.6 -5 C4.6 -6.5 2.2 -6.6 0.8 -5.1 C-1.6 -5.7 -4.7 -4 "
        "-4.3 -0.4 C-4.2 1.8 -3.3 3.5 -2.5 3.2 L-1.6 4 L-0.7 3.2 L0.3 3.6 C0.9 2.6 1 1.6 1.1 0.4 "
        "L2.3 0 C2.5 -1.2 2.9 -1.8 3.5 -2.2 Z",
        p.hot,
        LINE,
    )
    p.line(
        "M1.6 -4 C2.2 -5 3 -5.4 4 -5.4 M-2.4 -2.8 C-2.7 -1.6 -2.7 -0.4 -2.4 0.6 "
        "M-0.2 -2.8 C-0.5 -1.6 -0.5 -0.6 -0.2 0.4",
        "",
        THIN,
    )
    _ear(p)


#: By the buyers' names.
NAPES: dict[str, Callable[[Person], None]] = {
    one.__name__: one for one in (fringe, plaits, curls, beard, bob, cap, bun, quiff)
}
