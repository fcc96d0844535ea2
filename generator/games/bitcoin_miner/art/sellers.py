"""Who is paid: ten sellers in the hats of their trades."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.person import LAUGH, LINE, ROAR, THIN, TONGUE, WONDER, Person


def baker(p: Person) -> None:
    """A baker's tall white hat."""
    p.eyed = "small"
    p.skull("broad")
    p.area(
        "M-3.2 -2.2 L-3.2 -3.4 C-5 -3.7 -4.5 -5.9 -2.8 -5.6 C-2 -6.7 2 -6.7 "
        "2.8 -5.6 C4.5 -5.9 5 -3.7 3.2 -3.4 L3.2 -2.2 Z",
        p.white,
        LINE,
    )
    p.smile()


def farmer(p: Person) -> None:
    """A straw hat."""
    p.eyed = "tall"
    p.skull("long")
    p.area("M-2.8 -3 C-2.8 -7 2.8 -7 2.8 -3 Z", p.hot, LINE)
    p.area("M-5.2 -2.4 C-4 -3.6 4 -3.6 5.2 -2.4 C4 -1.6 -4 -1.6 -5.2 -2.4 Z", p.hot, LINE)
    p.smile()


def ice_seller(p: Person) -> None:
    """A folded paper cap."""
    p.eyed, p.browed = "lashed", p.mood != WONDER
    p.skull("round")
    p.area("M-4.2 -2 L-3 -5.6 L3 -5.6 L4.2 -2 Z", p.white, LINE)
    p.line("M-3.5 -3.6 L3.5 -3.6", p.hot, 0.9)
    p.smile()


def fisher(p: Person) -> None:
    """A captain's cap, and a beard."""
    p.between(2.9)
    p.skull("broad", ears=False)
    # It is ragged, and runs up to the cap.
    p.area(
        "M-3.75 -2 C-4.3 0.6 -4.5 2.4 -4.1 3.6 L-3.3 3.4 L-3.2 4.7 L-2.2 4.3 L-1.7 5.5 L-0.8 4.9 "
        "L0 6 L0.8 4.9 L1.7 5.5 L2.2 4.3 L3.2 4.7 L3.3 3.4 L4.1 3.6 C4.5 2.4 4.3 0.6 3.75 -2 "
        "L2.9 -1.8 C3 0.2 2.6 1.4 1.8 1.6 L-1.8 1.6 C-2.6 1.4 -3 0.2 -2.9 -1.8 Z",
        p.white,
        THIN,
    )
    p.area("M-4 -2.8 C-5.2 -5.8 5.2 -5.8 4 -2.8 Z", p.white, LINE)
    p.fill("M-4 -3 L4 -3 L4 -1.9 C2 -1.3 -2 -1.3 -4 -1.9 Z")
    p.eyes(-0.5)
    with p.at(p.turned, 0):
        p.area(
            "M-1.2 2.4 C-0.6 2.2 0.6 2.2 1.2 2.4 C0.9 3.7 -0.9 3.7 -1.2 2.4 Z",
            p.red if p.mood in (LAUGH, TONGUE, ROAR) else p.ink,
            THIN,
        )
        # The moustache hangs over the mouth, under the nose.
        p.area(
            "M0 1.3 C0.8 0.7 2.2 0.8 2.9 2.3 C2.1 2.9 0.8 2.9 0 2.2 C-0.8 2.9 -2.1 2.9 -2.9 2.3 "
            "C-2.2 0.8 -0.8 0.7 0 1.3 Z",
            p.white,
            THIN,
        )
        p.area(disc(0, 0.8, 0.75, 0.6), "", THIN)


def bookseller(p: Person) -> None:
    """Glasses, and hair in a bun at the side."""
    p.skull("fine")
    p.area(
        "M-3.8 0 L-3.8 -2.4 C-3.8 -5 3.8 -5 3.8 -2.4 L3.8 0 C3 -2.2 -1 -1.4 -3.8 0 Z", p.hot, LINE
    )
    p.smile(glazed=True)
    with p.at(p.turned, 0):
        for x in (-1.65, 1.65):
            p.line(bar(x - 1.3, -1.1, 2.6, 2.2, 0.5), "", THIN)
        p.line("M-0.4 -0.2 L0.4 -0.2", "", THIN)


def referee(p: Person) -> None:
    """A sweatband."""
    p.browed = False
    p.skull("broad")
    p.area("M-3.8 -2 C-4 -6 4 -6 3.8 -2 Z", p.hot, LINE)
    p.area(
        "M-3.55 -3.2 C-1.6 -2.5 1.6 -2.5 3.55 -3.2 L3.9 -1.7 C1.8 -1 -1.8 -1 -3.9 -1.7 Z",
        p.white,
        THIN,
    )
    p.smile()


def flyer(p: Person) -> None:
    """A flyer's cap and goggles."""
    p.eyed, p.browed = "tall", False
    p.between(3)
    p.skull("round", ears=False)
    p.area(
        "M-4.2 1.8 L-4.2 -2.6 C-4.2 -7 4.2 -7 4.2 -2.6 L4.2 1.8 L3 0.9 L3 -1.5 C1.6 -2.1 -1.6 -2.1 "
        "-3 -1.5 L-3 0.9 Z",
        p.hot,
        LINE,
    )
    p.line("M-4.2 -3.9 L4.2 -3.9", "", 1)
    for x in (-1.6, 1.6):
        p.area(disc(x, -3.9, 1.4, 1.15), p.white, LINE)
        p.line(f"M{x - 0.6} -3.7 L{x + 0.2} -4.4", p.hot, THIN)
    p.smile()


def cobbler(p: Person) -> None:
    """A flat cap and a moustache."""
    p.eyed = "small"
    p.skull("long")
    p.area(
        "M-4.2 -1.8 C-5 -4.8 -1 -5.6 1.4 -5 C3.6 -4.6 4.6 -3.6 4.8 -2 C2 -2.8 -1 -2.6 -4.2 -1.8 Z",
        p.hot,
        LINE,
    )
    p.eyes(-0.3)
    p.nose(0.5)
    p.mouth(2.4)
    with p.at(p.turned, 0.5):
        p.fill(
            "M0 1.1 C-1 0.6 -2.2 1 -2.8 2.2 C-1.6 2.6 -0.6 2.4 0 1.7 C0.6 2.4 1.6 "
            "2.6 2.8 2.2 C2.2 1 1 0.6 0 1.1 Z"
        )


def rocker(p: Person) -> None:
    """Long hair and dark glasses."""
    p.area("M-4.6 4.2 L-4.4 -2 C-4 -5.6 4 -5.6 4.4 -2 L4.6 4.2 L2.6 3.4 L-2.6 3.4 Z", p.hot, LINE)
    p.skull("long", ears=False)
    with p.at(0.6 * p.turned, 0):
        p.fill("M-2.8 -0.8 L2.8 -0.8 L2.5 0.8 L0.6 0.8 L0 -0.1 L-0.6 0.8 L-2.5 0.8 Z")
    p.nose(1)
    p.mouth(2.2)


def cyclist(p: Person) -> None:
    """A helmet."""
    p.eyed = "small"
    p.skull("fine")
    p.area("M-4.4 -1.6 C-4.6 -6.6 4.6 -6.6 4.4 -1.6 C2 -2.6 -2 -2.6 -4.4 -1.6 Z", p.hot, LINE)
    p.line("M-1.6 -5 C-1.8 -4 -1.8 -3.4 -1.7 -2.7 M1.6 -5 C1.8 -4 1.8 -3.4 1.7 -2.7", "", 0.7)
    p.line("M-3.6 -1.4 L-2.4 3.4 M3.6 -1.4 L2.4 3.4", "", THIN)
    p.smile()
