"""Who pays: eight buyers, each with other hair and another jaw."""

from __future__ import annotations

from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.person import LAUGH, LINE, ROAR, THIN, TONGUE, Person


def fringe(p: Person) -> None:
    """Short hair, parted."""
    p.eyed, p.browed = "tall", False
    p.skull("round")
    p.area(
        "M-3.9 -0.4 C-4.4 -4.4 -1 -5.2 1 -4.8 C3.4 -4.6 4.4 -2.6 3.9 -0.4 "
        "C3 -1 2.4 -1.8 2 -2.6 C0.6 -1.4 -2.2 -1.2 -3.9 -0.4 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.smile()


def plaits(p: Person) -> None:
    """Two plaits."""
    p.eyed, p.browed = "lashed", False
    for side in (-1, 1):
        p.area(disc(4.3 * side, 0.6, 1.1), p.hot, LINE)
        p.area(disc(4.5 * side, 2.6, 0.95), p.hot, LINE)
    p.skull("round")
    p.area(
        "M-4 -0.2 C-4.2 -3.4 -2 -4.6 0 -4.6 C2 -4.6 4.2 -3.4 4 -0.2 C2.6 -0.8 0.8 -2 0 -3.2 "
        "C-0.8 -2 -2.6 -0.8 -4 -0.2 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.smile()


def curls(p: Person) -> None:
    """A head of curls."""
    p.eyed, p.browed = "tall", False
    for x, y, r in (
        (-3.4, -1.4, 1.9),
        (3.4, -1.4, 1.9),
        (-2.2, -3.6, 2),
        (2.2, -3.6, 2),
        (0, -4.2, 2),
    ):
        p.area(disc(x, y, r), p.hot, LINE)
    p.skull("broad")
    # They hang over the forehead, too.
    edge = (
        "M-3.7 -1.7 C-3.4 -0.7 -2 -0.7 -1.7 -1.9 C-1.2 -0.9 0.6 -0.9 1 -2 "
        "C1.4 -0.9 3.2 -0.5 3.7 -1.7"
    )
    p.fill(f"{edge} L3 -3.4 L-3 -3.4 Z", p.hot)
    p.line(edge, "", THIN)
    p.line("M-1.9 -3.6 C-1.5 -3 -0.8 -3 -0.4 -3.5 M0.9 -4 C1.3 -3.4 2 -3.4 2.4 -3.9", "", THIN)
    p.smile()


def beard(p: Person) -> None:
    """No hair above, much below."""
    p.bare = 3
    p.skull("broad")
    # It runs along the jaw from ear to ear, with a moustache, and leaves the mouth free.
    p.area(
        "M-3.75 -0.8 C-4.4 3.8 -2.4 5 0 5 C2.4 5 4.4 3.8 3.75 -0.8 L3 -0.6 "
        "C2.9 0.9 2.4 1.3 1.6 1.1 C0.9 0.5 0.3 0.5 0 0.9 C-0.3 0.5 -0.9 0.5 -1.6 1.1 "
        "C-2.4 1.3 -2.9 0.9 -3 -0.6 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.eyes(-0.8)
    p.nose(0.1)
    # It is filled, for a line would be lost in the beard.
    with p.at(p.turned, 0):
        p.area(
            "M-1.3 2 C-0.7 1.7 0.7 1.7 1.3 2 C0.9 3.3 -0.9 3.3 -1.3 2 Z",
            p.red if p.mood in (LAUGH, TONGUE, ROAR) else p.white,
            THIN,
        )


def bob(p: Person) -> None:
    """Hair to the chin, and a bow."""
    p.eyed, p.browed = "lashed", False
    p.area("M-4.4 3.2 C-5.2 -2 -4 -5 0 -5 C4 -5 5.2 -2 4.4 3.2 L2.8 3.4 L-2.8 3.4 Z", p.hot, LINE)
    p.skull("fine", ears=False)
    p.area("M-3.4 -0.4 C-3 -3.2 3 -3.2 3.4 -0.4 C2.4 -1.7 -2.4 -1.7 -3.4 -0.4 Z", p.hot, THIN)
    p.area("M2 -4.6 L-0.2 -6 L-0.2 -3.2 Z M2 -4.6 L4.2 -6 L4.2 -3.2 Z", p.white, THIN)
    p.smile()


def cap(p: Person) -> None:
    """A cap, its peak to one side."""
    p.eyed, p.browed = "small", False
    p.skull("fine")
    p.area("M-4 -1 C-4 -6.2 4 -6.2 4 -1 Z", p.hot, LINE)
    p.area("M-3 -2.6 C-4.6 -2.6 -5.8 -1.8 -6 -0.9 L-3.2 -1 Z", p.hot, LINE)
    p.fill(disc(0, -5, 0.6))
    p.smile()


def bun(p: Person) -> None:
    """A bun, and glasses."""
    p.area(disc(0, -5.2, 1.7), p.hot, LINE)
    p.skull("fine")
    p.area(
        "M-3.9 -0.6 C-4 -3.6 -2 -4.4 0 -4.4 C2 -4.4 4 -3.6 3.9 -0.6 C2.4 -2.8 "
        "-2.4 -2.8 -3.9 -0.6 Z",
        p.hot,
        LINE,
    )
    p.smile(glazed=True)
    with p.at(p.turned, 0):
        for x in (-1.6, 1.6):
            p.line(disc(x, 0, 1.3), "", THIN)
        p.line("M-0.4 -0.2 C-0.2 -0.5 0.2 -0.5 0.4 -0.2", "", THIN)


def quiff(p: Person) -> None:
    """A quiff."""
    p.skull("long")
    p.area(
        "M-3.8 -0.8 C-4.8 -4 -2.8 -5.2 -1 -4.8 C0.4 -6.6 3.4 -6.8 5 -5.4 C3.8 -5.2 3.6 -4.4 4 -3.4 "
        "C4.2 -2.4 4 -1.4 3.8 -0.8 C2.8 -2 1.4 -2.8 -0.4 -2.6 C-2 -2.4 -3 -1.8 -3.8 -0.8 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.smile()
