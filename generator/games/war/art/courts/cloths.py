"""Cloths, each with a weave of its own, cut to any shape: a trunk, or an arm that hangs from the
origin. All that repeats is counted from the shape's own middle and foot."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from generator.art.engraving import spans, strand
from generator.art.outlines import closed, common, flattened, joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Path, moved
from generator.games.war.art.courts.figures import FINE, Layer, lines, mail, part, shaded
from generator.games.war.art.suits import suit_path
from generator.units import Box


def _box(shape: Path) -> Box:
    box = shape.bounds()
    assert box is not None
    return box


def _rows(shape: Path, dx: float, dy: float) -> Iterator[tuple[float, float, int]]:
    """Places on a shape, `dx` apart in rows `dy` apart, every second row shifted by a half: x, y
    and the row's number."""
    box = _box(shape)
    for row in range(math.ceil(box.h / dy) + 1):
        y = box.y + dy * (row + 0.3)
        for k in range(math.floor(box.x / dx) - 1, math.ceil(box.right / dx) + 2):
            yield dx * (k + 0.5 * (row % 2)), y, row


def _sown(shape: Path, one: Path, dx: float, dy: float) -> Path:
    return common(joined(placed(one, moved(x, y)) for x, y, _ in _rows(shape, dx, dy)), shape)


def _whole(shape: Path, one: Path, reach: float, dx: float, dy: float) -> Path:
    """As `_sown`, without those that its edge would cut; each reaches so far from its middle."""
    flat = flattened(shape, 0.05)
    inside = lru_cache(maxsize=1)(lambda y: spans(flat, (y - reach, y + reach)))  # once a row
    return joined(
        placed(one, moved(x, y))
        for x, y, _ in _rows(shape, dx, dy)
        if all(any(a < x - reach and x + reach < b for a, b in pieces) for pieces in inside(y))
    )


def _falling(shape: Path, pitch: float, width: float, spread: float = 0.45) -> Path:
    """Folds that fall from the top of a shape and part towards its foot, broad and narrow ones."""
    box = _box(shape)
    top, foot = box.y, box.bottom
    count = math.ceil(0.5 * box.w / pitch)
    folds = []
    for k in range(-count, count + 1):
        x = pitch * k + 0.2
        start = top + 0.9 + 0.8 * ((k * 7) % 3)
        folds.append(
            strand(
                f"M{spread * x} {start} C{0.7 * x} {start + 0.3 * (foot - top)} {x} "
                f"{start + 0.6 * (foot - top)} {1.06 * x} {foot + 0.6}",
                width * (1.0, 0.5, 0.75)[k % 3] * (1.0 if x < 0 else 0.72),
            )
        )
    return common(joined(folds), shape)


def velvet(shape: Path) -> list[Layer]:
    """Plain velvet in heavy folds."""
    return [part(shape, "ink"), lines(_falling(shape, 1.75, 0.8), "paper")]


def check(shape: Path) -> list[Layer]:
    """A miner's check: broad bands and a gold thread beside each, alike to both sides of x = 0."""
    out = [part(shape, "ink")]
    for angle in (90, 0):
        out += [
            shaded(shape, 2.7, 0.8, "paper", angle=angle, step=6),
            lines(shaded(shape, 2.7, 0.26, angle=angle, step=6, phase=0.0).path, "gold"),
        ]
    return out


def serge(shape: Path) -> list[Layer]:
    """Dark serge with a few straight folds along it."""
    return [part(shape, "ink"), shaded(shape, 1.4, 0.2, "paper", angle=90, step=3)]


def scales(shape: Path) -> list[Layer]:
    """Coins sewn over one another like the scales of a fish."""
    one = strand("M-1.3 -1 C-1.4 1.5 1.4 1.5 1.3 -1", 0.46)
    hole = paths.regular(0, -0.35, 0.36, 4)
    return [
        part(shape, "ink"),
        lines(_sown(shape, one, 2.6, 1.9), "gold"),
        lines(_whole(shape, hole, 0.7, 2.6, 1.9), "paper"),
    ]


def coins(shape: Path) -> list[Layer]:
    """Brocade sown with coins."""
    ring = paths.ring(0, 0, 0.85, 0.5)
    return [
        part(shape, "ink"),
        lines(_sown(shape, ring, 3.1, 2.3), "gold"),
        lines(_sown(shape, paths.regular(0, 0, 0.28, 4), 3.1, 2.3), "paper"),
    ]


def hearts(shape: Path) -> list[Layer]:
    """Silk sown with small hearts."""
    return [
        part(shape, "ink"),
        lines(_sown(shape, suit_path("hearts", 1.35), 2.7, 2.1), "gold"),
    ]


def stars(shape: Path) -> list[Layer]:
    """A night sky: gold stars, and smaller ones between."""
    star = outline(
        "M0 -1 C.1 -.3 .3 -.1 1 0 C.3 .1 .1 .3 0 1 C-.1 .3 -.3 .1 -1 0 C-.3 -.1 -.1 -.3 0 -1 Z"
    )
    return [
        part(shape, "ink"),
        lines(_sown(shape, star, 3.0, 2.0), "gold"),
        lines(_sown(shape, paths.ellipse(1.5, -0.25, 0.2), 3.0, 2.0), "paper"),
    ]


def quilting(shape: Path) -> list[Layer]:
    """A quilted cloth."""
    return [
        part(shape, "gold"),
        shaded(shape, 2.2, 0.24, angle=40, step=3),
        shaded(shape, 2.2, 0.24, angle=-40, step=3),
    ]


def stripes(shape: Path, colours: tuple[str, str] = ("gold", "paper")) -> list[Layer]:
    """Stripes that fan out downwards, as if from a point far above."""
    box = _box(shape)
    out: list[Layer] = [part(shape, "ink")]
    x, y, far = 0.0, box.y - 18, 46.0
    for ink, first in ((colours[0], 0), (colours[1], 1)):
        wedges = []
        for k in range(-11, 12):
            if k % 2 == first:
                angle, half = math.radians(5.6 * k), 0.026
                wedges.append(
                    closed(
                        [
                            (x + r * math.sin(a), y + r * math.cos(a))
                            for r, a in (
                                (9.0, angle - half),
                                (far, angle - half),
                                (far, angle + half),
                                (9.0, angle + half),
                            )
                        ]
                    )
                )
        out.append(Layer(common(joined(wedges), shape), ink))
    return out


def linen(shape: Path) -> list[Layer]:
    """White linen, gathered into a few soft folds."""
    return [
        part(shape, "paper"),
        lines(_falling(shape, 1.25, 0.34, 0.6)),
        shaded(shape, 0.5, lambda x, y: min(0.09, 0.06 * (x - 1.2)), angle=0, bend=0.03),
    ]


def smock(shape: Path) -> list[Layer]:
    """A coloured shirt in a few deep folds."""
    return [part(shape, "tint"), lines(_falling(shape, 2.6, 0.36, 0.6))]


def chain_mail(shape: Path) -> list[Layer]:
    """Rings of mail."""
    return [part(shape, "ink"), Layer(mail(shape, 0.98, 0.26), "paper")]


def plates(shape: Path) -> list[Layer]:
    """Plates of steel, one over another down an arm, riveted in gold, over mail."""
    box = _box(shape)
    out = [part(shape, "paper"), shaded(shape, 0.46, lambda x, y: 0.13 + 0.07 * x, bend=0.05)]
    for k in range(4):
        y = box.y + 2.9 + 2.3 * k
        lap = outline(
            f"M-6 {y} C-3 {y + 1.5} 3 {y + 1.5} 6 {y} L6 {y - 1.0} C3 {y + 0.7} -3 {y + 0.7} "
            f"-6 {y - 1.0} Z"
        )
        out += [
            Layer(common(lap, shape), "paper", "ink", FINE),
            *(
                part(rivet, "gold", FINE)
                for x in (-1.5, 1.5)
                if (rivet := common(paths.ellipse(x, y + 0.35, 0.3), shape)).segments
            ),
        ]
    return out
