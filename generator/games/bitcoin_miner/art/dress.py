"""What people wear over their shirts: drawn on a body `b` broad from its middle to a shoulder and
`t` tall, the origin between its hips.

Lengths in mm, y down.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.choosing import must_know
from generator.art.outlines import joined
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.person import Person

THIN = 0.35


def _apron(p: Person, b: float, t: float) -> None:
    x, w = 0.5 * b, 0.7 * b
    p.area(
        f"M{-w} 6 L{-w} {-0.3 * t} L{-x} {-0.36 * t} L{-x} {-0.72 * t} L{x} {-0.72 * t} "
        f"L{x} {-0.36 * t} L{w} {-0.3 * t} L{w} 6 Z",
        p.white,
        THIN,
    )
    p.line(
        f"M{-x} {-0.72 * t} L{-0.7 * x} {-t + 0.3} M{x} {-0.72 * t} L{0.7 * x} {-t + 0.3} "
        f"M{-w} {-0.34 * t} L{w} {-0.34 * t}",
        "",
        THIN,
    )


def _bib(p: Person, b: float, t: float) -> None:
    """Dungarees."""
    x, w = 0.46 * b, 0.74 * b
    straps = " ".join(f"M{side * x} {-0.6 * t} L{0.62 * side * b} {-0.98 * t}" for side in (-1, 1))
    p.backed(straps, p.hot, 1.1, 0.5 * THIN + 0.1)
    p.area(
        f"M{-w} 6 L{-w} {-0.3 * t} L{-x} {-0.36 * t} L{-x} {-0.66 * t} L{x} {-0.66 * t} "
        f"L{x} {-0.36 * t} L{w} {-0.3 * t} L{w} 6 Z",
        p.hot,
        THIN,
    )
    p.fill(joined(disc(0.8 * side * x, -0.58 * t, 0.5) for side in (-1, 1)), p.white)


def _collar(p: Person, b: float, t: float) -> None:
    p.area(
        f"M-2.4 {-t - 0.1} L0 {2.2 - t} L2.4 {-t - 0.1} L3.6 {1.3 - t} L0.6 {4.4 - t} L0 {3.4 - t} "
        f"L-0.6 {4.4 - t} L-3.6 {1.3 - t} Z",
        p.white,
        THIN,
    )
    p.line(f"M0 {4.4 - t} L0 4", "", THIN)
    p.fill(joined(disc(1, -k * t, 0.4) for k in (0.58, 0.42, 0.26)))


def _stripes(p: Person, b: float, t: float) -> None:
    _bands(p, b, t)
    _neckline(p, t)


def _bands(p: Person, b: float, t: float) -> None:
    bands = ((0.24, 0.7 * b), (0.42, 0.69 * b), (0.6, 0.76 * b), (0.78, 0.9 * b))
    p.line(" ".join(f"M{0.9 - x} {-up * t} L{x - 0.9} {-up * t}" for up, x in bands), p.white, 1.3)


def _neckline(p: Person, t: float) -> None:
    p.area(
        f"M-2.6 {-t - 0.1} C-2 {1.9 - t} 2 {1.9 - t} 2.6 {-t - 0.1} L1.6 {-t - 0.2} "
        f"C1 {0.7 - t} -1 {0.7 - t} -1.6 {-t - 0.2} Z",
        p.white,
        THIN,
    )


def _dot(p: Person, b: float, t: float) -> None:
    """A shirt with a badge on its chest."""
    p.area(disc(0, -0.52 * t, 1.9), p.white, THIN)
    _neckline(p, t)


def _scarf(p: Person, b: float, t: float) -> None:
    """A jacket, and a scarf that blows."""
    p.line(f"M0 {2 - t} L0 4 M-3.4 {-0.3 * t} L-1.6 {-0.3 * t} M3.4 {-0.3 * t} L1.6 {-0.3 * t}",
           "", THIN)  # fmt: skip
    p.area(
        f"M-2 {1 - t} C-4.4 {1.6 - t} -5.8 {-0.6 - t} -8 {0.8 - t} L-7.4 {3.6 - t} "
        f"C-5.6 {2.2 - t} -3.8 {4 - t} -1.4 {2.6 - t} Z",
        p.red,
        THIN,
    )
    p.area(f"M-3.2 {-t - 0.9} C-3.6 {2.4 - t} 3.6 {2.4 - t} 3.2 {-t - 0.9} C1.6 {0.3 - t} "
           f"-1.6 {0.3 - t} -3.2 {-t - 0.9} Z", p.red, THIN)  # fmt: skip


def _vest(p: Person, b: float, t: float) -> None:
    """An open vest over a white shirt."""
    p.area(f"M-1.9 {-t - 0.1} L-2.8 6 L2.8 6 L1.9 {-t - 0.1} C1 {1.4 - t} -1 {1.4 - t} "
           f"-1.9 {-t - 0.1} Z", p.white, THIN)  # fmt: skip
    p.line(f"M-1.9 {-t} L-4 {-0.72 * t} L-2.4 {-0.5 * t} M1.9 {-t} L4 {-0.72 * t} L2.4 {-0.5 * t}",
           "", THIN)  # fmt: skip


def _oilskin(p: Person, b: float, t: float) -> None:
    """A raincoat, its hood down behind the neck."""
    p.area(
        f"M-4.2 {0.4 - t} C-3.6 {-2.6 - t} 3.6 {-2.6 - t} 4.2 {0.4 - t} C2.6 {3 - t} 1 {2.6 - t} "
        f"0 {3.4 - t} C-1 {2.6 - t} -2.6 {3 - t} -4.2 {0.4 - t} Z",
        p.white,
        THIN,
    )
    p.line(f"M0 {3.4 - t} L0 4", "", THIN)
    p.fill(joined(disc(x, -k * t, 0.6) for x in (-1.5, 1.5) for k in (0.62, 0.42, 0.22)))


def muffler(p: Person, t: float) -> None:
    """A scarf round the neck, over whatever is worn, one end hanging down."""
    p.area(f"M-3.4 {0.6 - t} L-1 {0.6 - t} L-1.6 {7 - t} L-4.2 {6.6 - t} Z", p.red, THIN)
    p.line(f"M-3.9 {5.2 - t} L-1.5 {5.5 - t}", p.white, 0.7)
    p.area(
        f"M-3.8 {-t - 0.8} C-4.2 {2.6 - t} 4.2 {2.6 - t} 3.8 {-t - 0.8} C1.6 {0.3 - t} "
        f"-1.6 {0.3 - t} -3.8 {-t - 0.8} Z",
        p.red,
        THIN,
    )


#: By what layouts and costumes call it.
DRESSES: dict[str, Callable[[Person, float, float], None]] = {
    "apron": _apron, "bib": _bib, "collar": _collar, "stripes": _stripes, "dot": _dot,
    "scarf": _scarf, "vest": _vest, "oilskin": _oilskin,
}  # fmt: skip


def dress(p: Person, wears: str, b: float, t: float) -> None:
    """What somebody wears, on a body so broad and tall."""
    must_know(wears, DRESSES, "no clothes called")
    DRESSES[wears](p, b, t)


def back(p: Person, wears: str, b: float, t: float) -> None:
    """The same from behind: stripes go round, straps of dungarees cross, all else is plain."""
    must_know(wears, DRESSES, "no clothes called")
    if wears == "stripes":
        _bands(p, b, t)
    elif wears == "bib":
        x, w = 0.62 * b, 0.74 * b
        straps = " ".join(
            f"M{-side * x} {-0.98 * t} L{0.6 * side * w} {-0.36 * t}" for side in (-1, 1)
        )
        p.backed(straps, p.hot, 1.1, 0.5 * THIN + 0.1)
        p.area(f"M{-w} 6 L{-w} {-0.36 * t} L{w} {-0.36 * t} L{w} 6 Z", p.hot, THIN)
