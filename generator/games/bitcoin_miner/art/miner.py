"""A small miner, from the boots up: who goes about a gallery differs in hair and clothes.

Lengths in mm, y down; the origin is on the ground under a miner, who looks to the right.
"""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.aside_kit import LINE, THIN, Scene

#: How many looks there are: each has its own hair and clothes.
LOOKS = 5
#: Upper arms and sleeves, and legs, are so wide.
SLEEVE, LEG = 1.5, 2.0
#: A body from its hips, the origin, to its shoulders.
BODY = "M-2.7 0 C-3.1 -3 -2.7 -6 -1.7 -6.6 L1.5 -6.6 C2.7 -6 2.9 -3 2.5 0 Z"
#: Where a body's head is.
HEAD = (0.3, -9.0)
#: A mouth and an eye, by how a miner feels.
EYES = {"calm": disc(1.2, 0.1, 0.4), "amazed": disc(1.3, -0.1, 0.55)}
MOUTHS = {
    "calm": "M0.6 1.3 C1.1 1.7 1.7 1.6 2 1.1",
    "asleep": "M0.6 0.2 C0.9 0.6 1.5 0.6 1.8 0.2 M1 1.5 L1.7 1.5",
}


def head(s: Scene, x: float, y: float, feels: str = "calm", helmet: bool = True) -> None:
    """A head about (x, y), with its `helmet` on or bare."""
    with s.at(x, y):
        if s.look == 1:  # a plait
            s.area("M-1.6 0.6 C-4.4 0.4 -5 3.6 -3.6 5.8 C-2.8 4.4 -1.8 3.4 -1 2 Z", s.hair, THIN)
        elif s.look == 4:  # curls
            s.area("M-1.4 -0.6 C-4 -0.8 -4.4 1.4 -3.2 1.8 C-4 3.2 -2 4 -1.2 2.6 Z", s.hair, THIN)
        s.area(disc(0, 0, 2.6), s.skin, LINE)
        if s.look == 2:  # a full beard
            s.area("M-2.5 0.4 C-2.8 4.6 2.2 4.8 2.6 0.8 C1.8 0.4 0.8 0.6 0.2 1 C-0.8 0.8 -1.2 -0.2 "
                   "-1.4 -0.6 L-2.5 -0.6 Z", s.hair, THIN)  # fmt: skip
        if feels in EYES:
            s.fill(EYES[feels])
        if feels == "amazed":
            s.fill(disc(1.3, 1.5, 0.55, 0.7))
        else:
            s.line(MOUTHS[feels], "", THIN)
        if s.look == 3:  # a moustache
            s.fill("M0 1.2 C0.8 0.3 2.2 0.4 2.9 1.7 C2 1.5 1 1.6 0 1.2 Z", s.hair)
        if helmet:
            hat(s)
        else:
            s.area("M-2.6 0.4 C-3.3 -4.2 2.3 -4.2 2.5 -1.5 C1 -1.9 -0.8 -1.9 -1.5 -0.7 C-1.6 0.2 "
                   "-2 0.7 -2.6 0.4 Z", s.hair, THIN)  # fmt: skip


def hat(s: Scene) -> None:
    """A helmet with its lamp, as it sits on a head about the origin."""
    s.area("M-3.2 -0.6 C-3 -4 2.7 -4.2 2.9 -0.8 L3.7 -0.4 L-3.2 -0.4 Z", s.gold, LINE)
    s.area(disc(2.4, -2.2, 0.9), s.paper, THIN)


def body(s: Scene, feels: str = "calm", helmet: bool = True) -> None:
    """A body with its head, without arms, up from its hips, the origin."""
    bib = s.look in (1, 3)
    s.area(BODY, s.paper if bib else s.cloth, LINE)
    if bib:
        s.area("M-2.6 0 L-2.6 -2.6 L-1.5 -2.8 L-1.5 -4.4 L1.3 -4.4 L1.3 -2.8 L2.5 -2.6 L2.5 0 Z",
               s.cloth, THIN)  # fmt: skip
        s.line("M-1.3 -4.4 L-1.5 -6.4 M1.1 -4.4 L1.2 -6.4", "", THIN)
    elif s.look == 2:  # a jersey
        s.line("M-2.3 -1.4 L2.1 -1.4 M-2.3 -3.2 L2.2 -3.2 M-2 -5 L1.9 -5", s.paper, 0.8)
    elif s.look == 4:  # a jacket with a band that shines
        s.line("M-2.4 -2.2 L2.2 -2.2", s.gold, 1.1)
        s.line("M0.6 -6.4 L0.5 0", "", THIN)
    else:
        s.line(
            "M-1.2 -6.4 L-0.9 -2.6 L-0.9 0 M1.1 -6.4 L1 -2.6 L1 0 M-2.6 -2.6 L2.5 -2.6", "", THIN
        )
    head(s, *HEAD, feels, helmet)


def trousers(s: Scene) -> str:
    """Their colour: dungarees are all of one cloth."""
    return s.cloth if s.look in (1, 3) else s.iron


def standing(s: Scene, lean: float, feels: str = "calm", helmet: bool = True) -> None:
    """A miner without arms who stands, leaning forward by so many degrees."""
    s.area("M-2.9 0 L-2.5 -5 L-0.2 -5 L-0.2 0 Z M0.2 0 L0 -5 L2.2 -5 L2.7 0 Z", trousers(s), LINE)
    s.fill("M-3.1 0.2 L-3.1 -1.3 L-0.2 -1.3 L0.3 0.2 Z M0 0.2 L0 -1.3 L2.8 -1.3 L3.6 0.2 Z")
    with s.at(0, -4.6, lean):
        body(s, feels, helmet)


def leg(s: Scene, way: str, x: float, y: float, turn: float = 0.0) -> None:
    """A leg that goes that way, its boot with the ankle at (x, y)."""
    s.backed(way, trousers(s), LEG, LINE)
    with s.at(x, y, turn):
        s.fill(bar(-1.4, -0.7, 3.4, 2.1, 0.6))


def arm(s: Scene, way: str, x: float, y: float) -> None:
    """A sleeve that goes that way, and the hand at (x, y) at its end."""
    s.backed(way, s.paper if s.look in (1, 3) else s.cloth, SLEEVE, LINE)
    s.area(disc(x, y, 1), s.skin, THIN)
