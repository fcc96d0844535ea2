"""What the courts wear: cloth from the neck to the seam, top half."""

from __future__ import annotations

import math

from generator.art.engraving import strand, swell
from generator.art.outlines import (
    closed,
    common,
    joined,
    mirrored,
    opened,
    outline,
    placed,
    symmetric,
)
from generator.drawing import paths
from generator.drawing.drawing import Path, moved, times, turned
from generator.games.war.art.courts import cloths
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    drawn,
    drawn_twice,
    lines,
    pair,
    part,
    ring_chain,
    shaded,
    strands_twice,
)
from generator.games.war.art.courts.torsos import Body, dressed, sleeve

_CAPE = (
    "M0 -14.4 C3.4 -14.2 7 -12.2 12.2 -10 C14 -9.2 14.6 -7.6 14.4 -5.4 C11.6 -6.4 8.4 -6.2 "
    "6 -5.2 C3.6 -4.2 1.4 -3.6 0 -3.4"
)
#: Ermine tails: place, and which way they hang (degrees from straight down).
_TAILS = (
    (12.9, -7.6, -26), (11.1, -8.7, -24), (9.2, -9.8, -22), (10.2, -6.9, -18), (8.2, -7.9, -16),
    (7.2, -10.9, -18), (6.3, -8.9, -12), (7.0, -6.2, -10), (4.6, -7.3, -8), (5.0, -5.4, -6),
    (2.6, -6.2, -4), (3.0, -4.6, -4), (0.9, -4.9, 0),
)  # fmt: skip


def neck(half: float, lean: float, chin: Path) -> list[Layer]:
    """A neck from the chin, which is `lean` mm off the middle, into the collar; the face, whose
    outline is `chin`, throws its shadow on it."""
    left, right = lean - half, lean + half
    shape = outline(
        f"M{left} -18 L{right} -18 C{right} -16 {half} -15 {half} -13.6 "
        f"C{half} -12 {-half} -12 {-half} -13.6 C{-half} -15 {left} -16 {left} -18 Z"
    )
    return [
        Layer(shape, "paper", "ink", PLAIN),
        shaded(shape, 0.42, lambda x, y: 0.13 + 0.06 * x, bend=-0.03),
        lines(common(placed(chin, moved(0.25, 0.55)), shape)),
    ]


def ermine(body: Body) -> list[Layer]:
    """A velvet mantle with a cape of ermine over it."""
    drop = outline(
        "M0 -.75 C.35 -.3 .42 .25 .5 .75 L.18 .5 L0 .9 L-.18 .5 L-.5 .75 C-.42 .25 "
        "-.35 -.3 0 -.75 Z"
    )
    right = joined(drop.through(times(moved(x, y), turned(angle))) for x, y, angle in _TAILS)
    cape = symmetric(_CAPE)
    # Short hairs along the cape's hem, and deeper ones where it turns from the light.
    hairs = strands_twice(
        0.2,
        *(
            f"M{x} {y - 1.3} L{x + 0.12} {y - 0.15}"
            for x, y in ((0.55 + 0.7 * k, _hem(0.55 + 0.7 * k)) for k in range(19))
        ),
    )
    return [
        *dressed(body, cloths.velvet),
        part(cape, "paper"),
        shaded(cape, 0.5, lambda x, y: 0.014 * (x - 3.5), angle=24, step=1.5),
        hairs,
        lines(joined([right, mirrored(right)])),
        *ring_chain(
            [(x, -6.9 - 4.0 * (abs(x) / 7.6) ** 2) for x in (0.85 * k - 7.65 for k in range(19))],
            1.15,
        ),
    ]


def _hem(x: float) -> float:
    """How high the ermine cape's hem lies above a place right of its middle."""
    return -3.4 - 1.8 * min(1.0, x / 6) - 1.0 * max(0.0, min(1.0, (x - 6) / 4))


def fur(body: Body) -> list[Layer]:
    """A coat of plain serge with a breast of check, under a collar of shaggy fur."""
    edge = "M0 -14.2 C4 -14.2 9 -12.6 12.2 -9.4"
    tufts = []
    for k in range(17):
        t = k / 16
        x = 12.6 * t
        y = -13.4 + 4.6 * t * t
        for row, (dx, dy, high) in enumerate(((0, 0, 2.2), (0.4, 1.5, 2.4), (-0.2, 3.1, 2.2))):
            lean = 0.5 + 0.9 * t + 0.1 * math.sin(5 * k + row)
            tufts.append(
                strand(
                    (
                        f"M{x + dx} {y + dy} C{x + dx + 0.2} {y + dy + 0.8} {x + dx + lean} "
                        f"{y + dy + 1.4} {x + dx + lean} {y + dy + high}"
                    ),
                    0.34,
                )
            )
    both_ = joined(tufts)
    collar = symmetric(f"{edge} C12.5 -8.6 12.3 -7.5 11.6 -6.6 C8.6 -7.9 4 -8.1 0 -7.2")
    breast = symmetric("M0 -9 L9.3 -9 C8.9 -6 8.5 -3 8.3 0.6 L0 0.6")
    return [
        part(body.trunk(), "ink"),
        *(one for side in (-1, 1) for one in sleeve(body, side, cloths.serge)),
        *cloths.check(breast),
        Layer(breast, None, "ink", 1.1),
        Layer(breast, None, "gold", 0.36),
        part(collar, "gold"),
        lines(common(joined([both_, mirrored(both_)]), collar)),
    ]


def brocade(body: Body) -> list[Layer]:
    """A mantle sown with coins, a wide collar, and a chain of office."""
    chain = ring_chain(
        [(x, -4.4 - 5.2 * (abs(x) / 9) ** 2.0) for x in (-9 + 18 * k / 18 for k in range(19))], 1.15
    )
    return [
        *dressed(body, cloths.coins),
        both("M0 -15 C4 -15 7.6 -13.8 10.6 -11.2 C9.6 -8.2 5 -6 0 -5.2", "paper"),
        strands_twice(
            0.3,
            *(
                f"M{x} {-13.6 + 0.02 * x * x} C{1.04 * x} -12 {1.06 * x} -10.6 {1.02 * x} "
                f"{-6.6 - 0.035 * x * x}"
                for x in (1.0, 2.4, 3.8, 5.2, 6.6, 8.0)
            ),
        ),
        *chain,
    ]


def striped(body: Body) -> list[Layer]:
    """Stripes under a pleated ruff."""
    return [*dressed(body, cloths.stripes), *ruff()]


def ruff() -> list[Layer]:
    """A pleated ruff."""
    wide, high, pleats, y = 8.8, 2.7, 26, -12.9
    edge = []
    for k in range(8 * pleats):
        t = 2 * math.pi * k / (8 * pleats)
        far = 1 + 0.05 * math.cos(pleats * t)
        edge.append((wide * far * math.cos(t), y + high * far * math.sin(t)))
    folds = []
    for k in range(2 * pleats):
        t = math.pi * (k + 0.5) / pleats
        near, far = (0.42, 0.80) if k % 2 else (0.36, 0.97)
        ends = [(wide * s * math.cos(t), y + high * s * math.sin(t)) for s in (near, far)]
        folds.append(swell(ends, [0.05, 0.034 * wide]))
    return [part(closed(edge), "paper"), lines(joined(folds))]


def apron(body: Body) -> list[Layer]:
    """A linen shirt, and a leather apron on straps with studs."""
    bib = symmetric("M0 -8.6 L4.9 -8.9 C5.4 -5.6 6.4 -2.6 7.4 0 L0 0")
    strap = "M3.5 -13 L5.2 -12.8 L5.4 -8.4 L4 -8.4 Z"
    return [
        *dressed(body, cloths.smock),
        both("M0 -13.4 L3.4 -13.6 L4.4 -11.6 L1.4 -10.2 L0 -11.6", "paper", PLAIN),
        part(bib, "ink"),
        shaded(bib, 0.7, 0.14, "gold", angle=84, step=2),
        *(part(side, "ink", FINE) for side in (outline(strap), mirrored(outline(strap)))),
        *(part(paths.ellipse(s * 4.7, -8.2, 0.5), "gold", FINE) for s in (1, -1)),
        Layer(opened([(-4.7, -7.2), (4.7, -7.2)]), None, "gold", 0.2),
    ]


def quilt(body: Body) -> list[Layer]:
    """A quilted jacket with a row of coins for buttons."""
    out = [
        *dressed(body, cloths.quilting),
        both("M0 -13.6 C2.6 -13.6 4.4 -13.2 5.6 -12.4 L3.4 -9.2 L0 -6.8", "paper"),
        strands_twice(
            0.22, "M1.6 -12.8 C1.6 -11.6 1.4 -10.4 .8 -9", "M3.2 -12.6 C3.2 -11.8 3 -11 2.6 -10.2"
        ),
    ]
    for y in (-5.85, -4.15):
        out += [
            part(paths.ellipse(0, y, 0.7), "paper", PLAIN),
            Layer(paths.ellipse(0, y, 0.36), None, "ink", FINE),
        ]
    return out


def bodice(body: Body) -> list[Layer]:
    """A laced bodice under a kerchief."""
    lacing = joined(
        opened([(s * 1.3, y), (-s * 1.3, y + 1.5)]) for s in (-1, 1) for y in (-6.6, -5, -3.4, -1.8)
    )
    stays = symmetric("M0 -9.4 L3.4 -10.4 C5.6 -8 7.2 -4 7.8 0 L0 0")
    eyelets = joined(
        paths.ellipse(x, y, 0.2)
        for x, y in ((0.5, -7.3), (1.6, -7.75), (2.8, -8.15), (4.0, -8.5), (5.2, -8.8), (6.4, -9.1),
                     (7.5, -9.45), (8.6, -9.95))
    )  # fmt: skip
    return [
        *dressed(body, cloths.linen),
        part(stays, "ink"),
        *(shaded(stays, 1.5, 0.16, "gold", angle=angle, step=6) for angle in (52, -52)),
        Layer(stays, None, "gold", 0.22),
        both("M0 -8 L1.6 -8.4 L1.6 0 L0 0", "paper", FINE),
        Layer(lacing, None, "ink", 0.24),
        both("M0 -13.4 C3 -13.4 7.6 -12.8 10.4 -10.4 C8 -8.6 4 -8 0 -6.4", "paper"),
        strands_twice(
            0.26,
            *(
                f"M{0.55 * x + 0.1} -13 C{0.8 * x} {-12.2 + 0.012 * x * x} {x} "
                f"{-10.9 + 0.01 * x * x} {1.02 * x} {-8.3 + 0.5 * dip - 0.012 * x * x}"
                for x, dip in (
                    (0.9, 1.4),
                    (2.1, 0.6),
                    (3.3, 0.1),
                    (4.5, -0.3),
                    (5.7, -0.6),
                    (6.9, -1.1),
                    (8.1, -1.9),
                )
            ),
        ),
        # Lace: eyelets along the edge.
        lines(joined([eyelets, mirrored(eyelets)])),
    ]


def starry(body: Body) -> list[Layer]:
    """A mantle like the night sky, open over a bust."""
    return [*dressed(body, cloths.stars), *bust()]


#: Of a string round a neck seen from the side, from the throat round to the nape.
_STRING = tuple(
    (
        2.9 * (1 - t) ** 2 + 2 * 1.2 * t * (1 - t) - 4.6 * t * t,
        -11.2 * (1 - t) ** 2 - 2 * 5.6 * t * (1 - t) - 10.6 * t * t,
    )
    for t in (k / 10 for k in range(11))
)


def silk(body: Body) -> list[Layer]:
    """A mantle of silk sown with hearts, its hem of gold, open over the neck and bust of one seen
    from the side, who looks right; a string of beads hangs round her neck."""
    hem = "M6.8 -9.9 C6.3 -7.2 4 -4.4 0 -2.4 C-4 -4.4 -6.3 -7.2 -6.8 -9.9"
    shape = outline(
        "M-4.4 -17 L1.2 -15 C.9 -13.6 .8 -12.6 1.4 -11.9 C2.6 -11 4.8 -10.9 6.8 -9.9 "
        "C6.3 -7.2 4 -4.4 0 -2.4 C-4 -4.4 -6.3 -7.2 -6.8 -9.9 L-4.6 -11.4 Z"
    )
    return [
        *dressed(body, cloths.hearts),
        part(shape, "paper"),
        shaded(shape, 0.44, lambda x, y: min(0.2, 0.24 * (x - 1.4) / 5.4), bend=0.01),
        # The jaw's shadow on the neck.
        shaded(
            "M-4.4 -16.8 L1.4 -14.6 C.9 -13.4 .8 -12.6 1.4 -11.9 C-.6 -11.4 -3 -12 -4.6 -13.6 Z",
            0.42,
            lambda x, y: min(0.27, 0.25 - 0.085 * (y + 13.9)),
        ),
        drawn(hem, width=1.1),
        drawn(hem, width=0.64, ink="gold"),
        part(joined(paths.ellipse(x, y, 0.44) for x, y in _STRING), "gold", 0.18),
    ]


def bust() -> list[Layer]:
    """What a mantle leaves open at the breast, with a chain for a necklace."""
    shape = symmetric("M0 -13.4 L2 -13.4 C2.2 -12.1 4.4 -11.8 6.8 -10.2 C6.3 -7.4 4 -4.4 0 -2.4")
    return [
        part(shape, "paper"),
        shaded(shape, 0.44, lambda x, y: 0.24 * (x - 1.4) / 5.4, bend=0.01),
        *_necklace(),
    ]


def _necklace() -> list[Layer]:
    return ring_chain(
        [(x, -7.7 - 2.9 * (x / 4.1) ** 2) for x in (-4.1 + 8.2 * k / 10 for k in range(11))], 1.12
    )


#: Of the standing collar: its pleats, from its foot outwards, and the beads along its edge.
_PLEATS = (
    "M3.4 -9 C4 -11.6 5.2 -13.8 7 -15.9", "M4.8 -9.5 C5.6 -11.6 6.4 -13.2 7.5 -14.7",
    "M6.2 -9.8 C7 -11.2 7.4 -12.1 8 -13", "M2.6 -9.4 C2.9 -11 3.6 -12.4 4.6 -13.6",
)  # fmt: skip
_BEADS = ((7.75, -17.7), (8.25, -16.2), (8.6, -14.7), (8.8, -13.2), (8.85, -11.7), (8.75, -10.2))


def high_collar(body: Body) -> list[Layer]:
    """A mantle of coins with a clasp, open over a string of pearls, and a standing collar of white
    pleats, gold beads along its edge: nothing of it passes for hair."""
    wing = (
        "M2.6 -12.4 C4.2 -13.6 6.3 -16.8 8.1 -19.7 C9.4 -16.2 9.8 -12.6 9.4 -9.6 C6.6 -9.4 "
        "3.4 -8.4 1 -6.4 C3.3 -8 4 -10.4 2.6 -12.4 Z"
    )
    edge = joined(paths.ellipse(x, y, 0.4) for x, y in _BEADS)
    pearls = joined(
        paths.ellipse(2.9 * math.sin(a), -12 + 2.4 * math.cos(a), 0.42)
        for a in (math.radians(15 * k) for k in range(-5, 6))
    )
    return [
        *dressed(body, cloths.scales),
        *pair(wing, "paper"),
        strands_twice(0.42, *_PLEATS),
        part(joined([edge, mirrored(edge)]), "gold", FINE),
        lines(symmetric("M0 -13.6 L2.1 -13.6 L2.6 -12.4 C4 -10.4 3.3 -8 1 -6.4 L0 -5.6"), "paper"),
        *drawn_twice("M2.15 -14 C2.15 -13.2 2.3 -12.7 2.6 -12.4 C4 -10.4 3.3 -8 1 -6.4"),
        shaded(
            "M.3 -13.6 L2.1 -13.6 L2.5 -12.4 C3.8 -10.4 3.1 -8.2 1.2 -6.6 L.3 -6.2 Z",
            0.42,
            lambda x, y: 0.08 * (x - 0.8),
        ),
        part(pearls, "paper", 0.2),
        part(paths.ellipse(0, -5.4, 1.5), "gold", PLAIN),
        Layer(paths.ellipse(0, -5.4, 0.9), None, "ink", FINE),
    ]
