"""The signs of the twelve coins and of the joker: one colour, told apart even when blurred.

Each lies in a circle of radius 1 about the origin (corners may reach 1.15), y down. None follows a
real coin's logo. To add one, write a function that returns its outline and put its name into
`EMBLEMS`.
"""

from __future__ import annotations

from functools import cache

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined, outline, symmetric, united, without
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, scaled
from generator.games.war_of_coins.art.curves import around, leaf
from generator.units import Box


def _layers() -> Path:
    """A peak of three layers: a triangle cut by two bent slits."""

    def half_width(y: float) -> float:
        return 0.82 * (y + 0.98) / 1.68

    parts = []
    for top, top_middle, low, low_middle in (
        (-0.98, -0.98, -0.12, -0.40),
        (0.06, -0.22, 0.36, 0.08),
        (0.50, 0.24, 0.76, 0.50),
    ):
        a, b = half_width(top), half_width(low)
        points = [(-a, top), (0, top_middle), (a, top), (b, low), (0, low_middle), (-b, low)]
        parts.append(paths.polyline(points, closed=True))
    return joined(parts)


def _scallops() -> Path:
    """Three nested arcs: one above two."""
    parts = []
    for x, y, r in ((0.0, 0.04, 0.66), (-0.46, 0.66, 0.45), (0.46, 0.66, 0.45)):
        for outer, inner in ((1.0, 0.72), (0.44, 0.16)):
            high, low = r * outer, r * inner
            parts.append(
                outline(
                    f"M{x - high} {y} A{high} {high} 0 0 1 {x + high} {y} L{x + low} {y} "
                    f"A{low} {low} 0 0 0 {x - low} {y} Z"
                )
            )
    return joined(parts)


def _canes() -> Path:
    """Three segmented canes and a sprout."""
    parts = [leaf(0.56, -0.14, 0.5, 0.26, -62), leaf(0.52, -0.14, 0.42, 0.22, -150)]
    for x, segments in ((-0.56, 3), (0.0, 4), (0.56, 2)):
        for k in range(segments):
            y = 0.74 - 0.4 * k
            w = 0.19
            parts.append(
                outline(
                    f"M{x - w - 0.05} {y} L{x - w} {y - 0.08} L{x - w} {y - 0.26} "
                    f"L{x - w - 0.05} {y - 0.34} L{x + w + 0.05} {y - 0.34} L{x + w} {y - 0.26} "
                    f"L{x + w} {y - 0.08} L{x + w + 0.05} {y} Z"
                )
            )
    return joined(parts)


def _drops() -> Path:
    """Three drops of slanting rain."""
    return joined(
        outline(
            f"M{x + 0.42} {y - 0.62} C{x + 0.4} {y - 0.2} {x + 0.3} {y + 0.12} "
            f"{x + 0.06} {y + 0.3} "
            f"C{x - 0.12} {y + 0.42} {x - 0.34} {y + 0.26} {x - 0.28} {y + 0.04} "
            f"C{x - 0.2} {y - 0.22} {x + 0.14} {y - 0.36} {x + 0.42} {y - 0.62} Z"
        )
        for x, y in ((-0.42, -0.3), (0.34, -0.1), (-0.22, 0.62))
    )


def _crescent() -> Path:
    return outline("M.34 -.84 A.92 .92 0 1 0 .86 .52 A.72 .72 0 1 1 .34 -.84 Z")


def _eye() -> Path:
    """An open eye with three lashes."""
    lens = outline("M-.96 .18 C-.5 -.46 .5 -.46 .96 .18 C.5 .82 -.5 .82 -.96 .18 Z")
    white = outline("M-.7 .18 C-.38 -.22 .38 -.22 .7 .18 C.38 .58 -.38 .58 -.7 .18 Z")
    lashes = [
        outline("M-.06 -.9 L.06 -.9 L.06 -.52 L-.06 -.52 Z"),
        outline("M-.62 -.72 L-.52 -.8 L-.32 -.47 L-.43 -.4 Z"),
        outline("M.62 -.72 L.52 -.8 L.32 -.47 L.43 -.4 Z"),
    ]
    iris = without(paths.ellipse(0, 18, 30), paths.ellipse(9, 8, 9)).through(scaled(0.01))
    shell = without(lens.through(scaled(100)), white.through(scaled(100))).through(scaled(0.01))
    return joined([shell, iris, *lashes])


def _paw() -> Path:
    toes = [
        (-0.66, -0.1, 0.2, 0.27),
        (-0.25, -0.58, 0.21, 0.3),
        (0.25, -0.58, 0.21, 0.3),
        (0.66, -0.1, 0.2, 0.27),
    ]
    pad = symmetric("M0 .0 C.3 0 .36 .24 .54 .42 C.7 .6 .58 .82 .36 .8 C.22 .78 .14 .74 0 .74")
    return joined([*(paths.ellipse(*toe) for toe in toes), pad])


def _pine() -> Path:
    """An old pine: three flat clouds of needles on a bent trunk."""
    clouds = [
        outline(f"M{x - w} {y} C{x - w} {y - 1.1 * h} {x + w} {y - 1.1 * h} {x + w} {y} Z")
        for x, y, w, h in (
            (0.1, -0.5, 0.46, 0.5),
            (-0.36, 0.02, 0.56, 0.42),
            (0.36, 0.36, 0.58, 0.42),
        )
    ]
    trunk = outline(
        "M-.2 .94 C-.04 .6 .16 .5 .06 .2 C.0 -.02 .02 -.3 .06 -.54 L.2 -.54 C.18 "
        "-.3 .2 -.06 .26 .16 "
        "C.36 .56 .16 .66 .14 .94 Z"
    )
    hundred = [one.through(scaled(100)) for one in (*clouds, trunk)]
    return united(*hundred).through(scaled(0.01))


def _star() -> Path:
    """Eight points, four of them long."""
    points = []
    for k in range(16):
        radius = 0.2 if k % 2 else (0.98, 0.48)[k // 2 % 2]
        points.append(around(0, 0, radius, 22.5 * k - 90))
    return paths.polyline(points, closed=True)


def _comb() -> Path:
    """Seven hexagons."""
    centres = [(0.0, 0.0), *(around(0, 0, 0.62, 60 * k) for k in range(6))]
    return joined(paths.regular(x, y, 0.315, 6) for x, y in centres)


def _feather() -> Path:
    """A feather, cut twice at its edge, the quill free below."""
    vane = outline(
        "M.5 -.96 C.78 -.3 .62 .3 -.12 .6 L-.22 .96 L-.32 .93 L-.26 .56 C-.62 .0 -.3 -.66 .5 -.96 Z"
    )
    rib = outline(
        "M.3 -.62 L.34 -.6 C.16 -.2 -.02 .14 -.15 .48 L-.21 .46 C-.1 .1 .1 -.24 .3 -.62 Z"
    )
    cuts = [outline("M.7 .12 L.16 .16 L.62 .3 Z"), outline("M-.6 -.02 L-.2 .2 L-.5 .14 Z")]
    out = vane.through(scaled(100))
    for cut in (rib, *cuts):
        out = without(out, cut.through(scaled(100)))
    return out.through(scaled(0.01))


def _cash() -> Path:
    """A cash coin: a ring round a disc with a square hole."""
    hole = paths.polyline([(-0.25, -0.25), (-0.25, 0.25), (0.25, 0.25), (0.25, -0.25)], closed=True)
    return paths.ring(0, 0, 0.96, 0.74) + paths.ellipse(0, 0, 0.58) + hole


def _mask() -> Path:
    """A horned head; eyes and mouth are cut out."""
    head = symmetric(
        "M0 -.44 L.3 -.44 C.42 -.62 .5 -.8 .46 -.96 C.74 -.8 .84 -.5 .68 -.2 "
        "C.72 .2 .5 .7 .24 .92 L0 .92"
    )
    holes = [
        outline("M.14 .0 C.26 -.16 .46 -.16 .54 .02 C.42 .14 .24 .14 .14 .0 Z"),
        outline("M-.14 .0 C-.26 -.16 -.46 -.16 -.54 .02 C-.42 .14 -.24 .14 -.14 .0 Z"),
        paths.rectangle(Box(-0.28, 0.46, 0.56, 0.16)),
    ]
    out = head.through(scaled(100))
    for hole in holes:
        out = without(out, hole.through(scaled(100)))
    return out.through(scaled(0.01))


EMBLEMS = {
    "layers": _layers, "scallops": _scallops, "canes": _canes, "drops": _drops,
    "crescent": _crescent, "eye": _eye, "paw": _paw, "pine": _pine, "star": _star, "comb": _comb,
    "feather": _feather, "cash": _cash, "mask": _mask,
}  # fmt: skip


@cache
def emblem_path(name: str) -> Path:
    """The outline of an emblem in a circle of radius 1."""
    if name not in EMBLEMS:
        raise TypeError(f"{name!r} is not an emblem: {', '.join(EMBLEMS)}")
    return EMBLEMS[name]()


def placed_emblem(name: str, x: float, y: float, radius: float) -> Path:
    """An emblem that fills a circle of `radius` mm about (x, y)."""
    return emblem_path(name).through((radius, 0.0, 0.0, radius, x, y))


@ornament
def emblem(*, name: str, radius: float, ink: Colour) -> Items:
    """A coin's sign in a circle of `radius` mm."""
    return [Shape(placed_emblem(name, 0, 0, radius), ink)]


@ornament
def roundel(*, name: str, radius: float, disc: Colour, sign: Colour, ink: Colour) -> Items:
    """A coin's sign on a disc with an ink outline 0.6 wide; the sign takes 0.7 of the radius."""
    return [
        Shape(paths.ellipse(0, 0, radius), disc, Stroke(ink, 0.6)),
        Shape(placed_emblem(name, 0, 0, 0.7 * radius), sign),
    ]
