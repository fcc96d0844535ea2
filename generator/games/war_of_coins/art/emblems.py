"""The signs of the twelve coins and of the joker: one colour, told apart even when blurred.

Each lies in a circle of radius 1 about the origin (corners may reach 1.15), y down. None follows a
real coin's logo. To add one, write a function that returns its outline and put its name into
`EMBLEMS`.
"""

from __future__ import annotations

import math
from functools import cache

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined, outline, symmetric, united, without
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, scaled
from generator.games.war_of_coins.art.curves import around, leaf, smooth
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


def _waves() -> Path:
    """Three waves, one below another, that thin out to both ends; the same either way up."""
    parts = []
    for y, reach in ((-0.54, 0.74), (0.0, 0.98), (0.54, 0.74)):
        shares = [-1 + k / 8 for k in range(17)]
        middle = [(u * reach, y + 0.15 * math.sin(2 * math.pi * u * reach / 0.92)) for u in shares]
        half = [0.15 * (1 - u**6) for u in shares]
        upper = [(px, py - wide) for (px, py), wide in zip(middle, half, strict=True)]
        lower = [(px, py + wide) for (px, py), wide in zip(middle, half, strict=True)]
        parts.append(smooth([*upper, *lower[-2:0:-1]], closed=True))
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
    """An old pine: three flat fans of needles, their tips apart, on a bent trunk."""
    fans = []
    for x, y, wide, high in (
        (0.12, -0.42, 0.56, 0.56),
        (-0.42, 0.06, 0.56, 0.4),
        (0.42, 0.38, 0.54, 0.38),
    ):
        tips = 9
        top = [
            (x - wide * far * math.cos(angle), y - high * far * math.sin(angle))
            for k in range(2 * tips - 1)
            for far, angle in ((0.72 if k % 2 else 1.0, math.pi * k / (2 * tips - 2)),)
        ]
        fans.append(paths.polyline([*top, (x + 0.4 * wide, y + 0.09), (x - 0.4 * wide, y + 0.09)],
                                   closed=True))  # fmt: skip
    trunk = outline(
        "M-.3 .98 C-.02 .72 .2 .56 .06 .24 C-.06 -.02 -.02 -.24 .06 -.46 L.2 -.46 C.16 -.24 .16 "
        "-.02 .26 .2 C.44 .6 .24 .72 .22 .98 Z"
    )
    hundred = [one.through(scaled(100)) for one in (*fans, trunk)]
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
    """A cash coin: a thin rim round a broad disc with a large square hole."""
    h = 0.36
    hole = paths.polyline([(-h, -h), (-h, h), (h, h), (h, -h)], closed=True)
    return paths.ring(0, 0, 1.0, 0.88) + paths.ellipse(0, 0, 0.78) + hole


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
    "layers": _layers, "waves": _waves, "canes": _canes, "drops": _drops,
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
