"""What the houses carry: miners a maul, a lantern and a pick; minters scales, a coin and a pile
of them; keepers a sword, a key and a ledger; sentinels a sword, a hound and a halberd.

Things with a shaft stand upright at x = 0 of their own; others stand on the origin.
"""

from __future__ import annotations

import math

from generator.art.engraving import strand
from generator.art.outlines import closed, inset, joined, opened, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import moved
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    drawn,
    drawn_twice,
    lines,
    part,
    shaded,
    staff,
)
from generator.games.war.art.suits import suit_path
from generator.units import Box


def haft(x: float, top: float, bottom: float, half: float = 0.5) -> list[Layer]:
    """A plain wooden haft with grain."""
    wood = paths.rectangle(Box(x - half, top, 2 * half, bottom - top))
    grain = joined(
        strand(
            f"M{x + dx} {y} C{x + dx + 0.1} {y + 2} {x + dx - 0.1} {y + 4} {x + dx} {y + 5.5}", 0.16
        )
        for y, dx in ((top + 1, -0.15), (top + 6, 0.2), (top + 11, -0.1), (top + 16, 0.15))
        if y + 5.5 < bottom
    )
    return [part(wood, "gold", PLAIN), lines(grain)]


def maul() -> list[Layer]:
    """A sledge hammer, its head at y -33 to -28."""
    head = outline(
        "M-3 -33 L3 -33 C3.3 -31.4 3.3 -29.8 3 -28.2 L-3 -28.2 C-3.3 -29.8 -3.3 -31.4 -3 -33 Z"
    )
    bands = "M-2.2 -33 L-2.2 -28.2 M2.2 -33 L2.2 -28.2"
    return [
        *haft(0, -34.2, -3, 0.6),
        part(head, "paper", PLAIN),
        shaded(head, 0.42, lambda x, y: 0.16 + 0.035 * (y + 30) + 0.03 * x, step=1.5),
        drawn(bands, width=FINE),
    ]


def pick() -> list[Layer]:
    """A miner's pick; its iron at y -33 to -29."""
    iron = outline(
        "M-3.9 -29 C-3.2 -31.3 -1.7 -32.8 -.9 -33 L.9 -33 C1.7 -32.8 2.8 -31.6 3.2 -29.6 "
        "C2.4 -30.6 1.7 -31 .9 -31.1 L-.9 -31.1 C-1.9 -31 -3 -30.2 -3.9 -29 Z"
    )
    return [
        *haft(0, -33.6, -3, 0.5),
        part(iron, "paper", PLAIN),
        shaded(iron, 0.34, lambda x, y: 0.08 + 0.14 * (y + 33) / 3.4, angle=-12, step=1.5),
        part("M-.9 -33.8 L.9 -33.8 L.75 -30.4 L-.75 -30.4 Z", "gold", PLAIN),
    ]


def lantern() -> list[Layer]:
    """A miner's lantern on a staff, its flame behind bars; from y = -25 to -16."""
    flame = (
        "M0 -22.4 C.9 -21.2 1.2 -20.3 .8 -19.4 C.5 -18.8 -.5 -18.8 -.8 -19.4 "
        "C-1.2 -20.3 -.4 -21 0 -22.4 Z"
    )
    roof = "M0 -25 C1.1 -25 2.2 -24.2 2.5 -23 L0 -23"
    foot = "M0 -18.1 L2.2 -18.1 L1.4 -16.5 L0 -16.5"
    return [
        *haft(0, -16.8, -3, 0.5),
        both("M0 -23 L1.95 -23 L1.95 -18.1 L0 -18.1", "paper", PLAIN),
        part(flame, "gold", PLAIN),
        lines(paths.ellipse(0, -19.7, 0.28, 0.5)),
        *drawn_twice("M1.4 -23 L1.4 -18.1", width=FINE),
        both(roof, "gold", PLAIN),
        both(foot, "gold", PLAIN),
        shaded(symmetric(roof), 0.4, lambda x, y: 0.05 + 0.04 * x, angle=90),
        shaded(symmetric(foot), 0.4, lambda x, y: 0.06 + 0.05 * x, angle=90),
        part(paths.ellipse(0, -25.7, 0.75), "gold", PLAIN),
        lines(paths.ellipse(0, -25.7, 0.3)),
    ]


def block() -> list[Layer]:
    """A block of the chain, with a link on its top: 6 mm high."""
    top = "M0 -6.6 L3.2 -5.2 L0 -3.8 L-3.2 -5.2 Z"
    left, right = "M-3.2 -5.2 L0 -3.8 L0 -.1 L-3.2 -1.6 Z", "M3.2 -5.2 L0 -3.8 L0 -.1 L3.2 -1.6 Z"
    link = paths.ellipse(0, -5.2, 1.75, 0.72) + paths.ellipse(0, -5.2, 0.95, 0.3, hole=True)
    return [
        part(top, "paper", PLAIN),
        part(left, "paper", PLAIN),
        part(right, "paper", PLAIN),
        shaded(right, 0.42, lambda x, y: 0.14 + 0.03 * x, angle=-24),
        part(link, "gold", FINE),
    ]


def nugget() -> list[Layer]:
    """A nugget fresh from the rock, 5.8 mm broad, its foot at y -13."""
    rock = "M-2.9 -15.3 L-2.3 -17.4 L-.5 -18.6 L1.6 -18.1 L2.9 -16.4 L2.3 -14 L.3 -13 L-1.9 -13.5 Z"
    edges = (
        "M-2.3 -17.4 L-.5 -16.3 L1.6 -18.1 M-.5 -16.3 L-.8 -14.7 L-2.9 -15.3 M-.8 -14.7 L.3 -13 "
        "M-.8 -14.7 L2.9 -16.4"
    )
    glints = "M-.85 -20 L-1.1 -21.2 M.4 -20.2 L.55 -22 M1.65 -19.8 L2.3 -20.9"
    return [
        Layer(outline(rock), None, "paper", 1.1),
        part(rock, "gold", PLAIN),
        shaded("M-.8 -14.7 L2.9 -16.4 L2.3 -14 L.3 -13 Z", 0.4, 0.18, angle=40),
        drawn(edges, width=FINE),
        drawn(glints, width=0.26),
    ]


def scales() -> list[Layer]:
    """Scales on a post: beam at y -27, pans at y -19."""
    out = [*staff(0, -30.2, -2, 0.42), part(paths.ellipse(0, -31.2, 1.05), "gold", PLAIN)]
    out.append(
        part(
            (
                "M-3.6 -27.3 C-1.4 -28.6 1.4 -28.6 3.6 -27.3 L3.4 -26.7 C1.4 -27.7 -1.4 "
                "-27.7 -3.4 -26.7 Z"
            ),
            "gold",
            PLAIN,
        )
    )
    for s in (-1, 1):
        x = 2.4 * s
        out.append(
            drawn(f"M{s * 3.3} -27 L{x - 1.3} -20 M{s * 3.3} -27 L{x + 1.3} -20", width=FINE)
        )
        pan = f"M{x - 1.55} -20 L{x + 1.55} -20 C{x + 1.3} -18.3 {x - 1.3} -18.3 {x - 1.55} -20 Z"
        out += [part(pan, "gold", PLAIN), shaded(pan, 0.4, 0.12, angle=90)]
    out.append(part(paths.ellipse(-2.4, -20.9, 0.9), "paper", FINE))
    out.append(part("M1.6 -21.6 L3.2 -21.6 L3.2 -20 L1.6 -20 Z", "paper", FINE))
    return out


def coin() -> list[Layer]:
    """A coin held upright, face on, 6.8 mm across, with a clear square hole."""
    reeds = joined(
        opened(
            [
                (2.95 * math.cos(a), -3.4 + 2.95 * math.sin(a)),
                (3.35 * math.cos(a), -3.4 + 3.35 * math.sin(a)),
            ]
        )
        for a in (2 * math.pi * k / 44 for k in range(44))
    )
    return [
        Layer(paths.ellipse(0, -3.4, 3.4), None, "paper", 1.0),
        part(paths.ellipse(0, -3.4, 3.4), "gold", PLAIN),
        Layer(reeds, None, "ink", 0.12),
        Layer(paths.ellipse(0, -3.4, 2.8), None, "ink", FINE),
        Layer(paths.rectangle(Box(-1.35, -4.75, 2.7, 2.7)), None, "ink", FINE),
        lines(paths.rectangle(Box(-0.95, -4.35, 1.9, 1.9))),
    ]


def lock() -> list[Layer]:
    """A padlock whose case is a heart, held by its point."""
    case = placed(suit_path("hearts", 6.8), moved(0, -3.5))
    bow = outline(
        "M-2.3 -5.4 L-2.3 -7.6 C-2.3 -10.7 2.3 -10.7 2.3 -7.6 L2.3 -5.4 L1.3 -5.4 L1.3 -7.5 "
        "C1.3 -9.4 -1.3 -9.4 -1.3 -7.5 L-1.3 -5.4 Z"
    )
    hole = outline(
        "M0 -5.7 C.75 -5.7 1.05 -4.7 .45 -4.2 L.75 -2.7 L-.75 -2.7 L-.45 -4.2 "
        "C-1.05 -4.7 -.75 -5.7 0 -5.7 Z"
    )
    return [
        Layer(joined([case, bow]), None, "paper", 1.0),
        part(bow, "paper", PLAIN),
        part(case, "gold", PLAIN),
        Layer(inset(case, 0.5), None, "ink", FINE),
        lines(hole),
    ]


def pile() -> list[Layer]:
    """A pile of new coins, 7 mm high, the uppermost with its square hole."""
    out: list[Layer] = []
    for k, dx in enumerate((0.0, 0.3, -0.2, 0.1, -0.1)):
        low = -0.2 - 1.25 * k
        edge = (
            f"M{dx - 2.9} {low - 0.6} L{dx - 2.9} {low} C{dx - 2.6} {low + 0.75} "
            f"{dx + 2.6} "
            f"{low + 0.75} "
            f"{dx + 2.9} {low} L{dx + 2.9} {low - 0.6} Z"
        )
        out += [
            part(edge, "gold", PLAIN),
            shaded(edge, 0.42, lambda x, y: 0.1 + 0.02 * x, angle=90),
            part(paths.ellipse(dx, low - 0.75, 2.9, 0.8), "paper" if k == 4 else "gold", PLAIN),
        ]
    top = -0.2 - 1.25 * 4 - 0.75
    out += [
        Layer(paths.ellipse(-0.1, top, 2.2, 0.55), None, "ink", 0.12),
        lines(closed([(-0.9, top), (-0.1, top - 0.26), (0.7, top), (-0.1, top + 0.26)])),
    ]
    return out


def hammer() -> list[Layer]:
    """A minter's small hammer."""
    head = "M-2.9 -31.9 L1.7 -31.9 L2.6 -31.2 L2.6 -29.6 L1.7 -28.9 L-2.9 -28.9 Z"
    return [
        *haft(0, -33, -3, 0.45),
        part(head, "paper", PLAIN),
        shaded(head, 0.4, lambda x, y: 0.14 + 0.05 * (y + 30.4), step=1.5),
        drawn("M-1.9 -31.9 L-1.9 -28.9 M1.5 -31.8 L1.5 -29", width=FINE),
    ]


def key() -> list[Layer]:
    """A private key, its bow on top."""
    bits = "M.5 -26.2 L2.7 -26.2 L2.7 -24.6 L1.8 -24.6 L1.8 -24 L2.7 -24 L2.7 -22.4 L.5 -22.4 Z"
    ring = paths.ring(0, -31.4, 2.7, 1.3)
    return [
        part(bits, "gold", PLAIN),
        part("M-.6 -28.8 L.6 -28.8 L.6 -3 L-.6 -3 Z", "gold", PLAIN),
        Layer(outline("M0 -27 L0 -9"), None, "ink", FINE),
        part("M-1.5 -28.9 L1.5 -28.9 L1.5 -27.9 L-1.5 -27.9 Z", "gold", PLAIN),
        part(ring, "gold", PLAIN),
        Layer(paths.ellipse(0, -31.4, 2.0), None, "ink", FINE),
    ]


def ledger() -> list[Layer]:
    """A ledger with clasps, upright, 8 mm high."""
    cover = "M-3.1 -8.6 L2.5 -8.6 L2.5 0 L-3.1 0 Z"
    return [
        part("M2.5 -8.2 L3.2 -7.9 L3.2 .3 L-2.4 .3 L-3.1 0 L2.5 0 Z", "paper", PLAIN),
        part(cover, "ink", PLAIN),
        Layer(paths.rectangle(Box(-2.6, -8.1, 4.6, 7.6)), None, "gold", 0.2),
        part("M-3.1 -8.6 L-1.9 -8.6 L-1.9 0 L-3.1 0 Z", "gold", FINE),
        drawn("M2.8 -7.9 L2.8 .1", width=0.12),
        part("M1.5 -6.7 L3.3 -6.7 L3.3 -6 L1.5 -6 Z", "gold", FINE),
        part("M1.5 -2.6 L3.3 -2.6 L3.3 -1.9 L1.5 -1.9 Z", "gold", FINE),
    ]


def quill() -> list[Layer]:
    """A long goose quill, its point down: a bent shaft, barbs split here and there."""
    inner = outline(
        "M.4 -16.5 C-1 -17.1 -2.2 -18.7 -2.4 -20.9 L-1.1 -20.2 L-2.4 -22.2 C-2.4 -24.7 -1.7 -27.1 "
        "-.4 -29.2 L.3 -27.9 L.3 -30.2 C1.5 -31.9 3.1 -33.2 5.2 -34.1 C2.6 -29.3 1 -23.3 .4 -16.5 Z"
    )
    outer = outline(
        "M.4 -16.5 C1 -23.3 2.6 -29.3 5.2 -34.1 C5.4 -31.7 5.1 -29.3 4.4 -27.2 L3 -26.6 L4 -26 "
        "C3.5 -24 3 -22.3 2.6 -21 L1.5 -20.2 L2.2 -19.7 C1.8 -18.4 1.2 -17.3 .4 -16.5 Z"
    )
    shaft = outline("M5.2 -34.1 C2.6 -29.3 1 -23.3 .4 -16.5 L-1.2 -10.6")
    return [
        part(inner, "paper", PLAIN),
        part(outer, "paper", PLAIN),
        shaded(inner, 0.5, 0.13, angle=42, step=1.2),
        shaded(outer, 0.5, 0.2, angle=-62, step=1.2),
        Layer(shaft, None, "ink", 0.56),
        Layer(shaft, None, "paper", 0.22),
    ]


def sceptre() -> list[Layer]:
    """A sceptre with an orb, for a suit sign on top."""
    return [
        *staff(0, -28.2, -3, 0.42),
        part(paths.ellipse(0, -29.6, 1.45), "gold", PLAIN),
        part("M-1.3 -28.3 L1.3 -28.3 L.9 -27.5 L-.9 -27.5 Z", "gold", FINE),
        Layer(outline("M-1.4 -29.9 C-.6 -29.4 .6 -29.4 1.4 -29.9"), None, "ink", FINE),
    ]
