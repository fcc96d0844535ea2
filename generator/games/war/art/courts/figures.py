"""How a court figure is put together: layers of outlines in named inks, painted in any suit.

A figure is drawn once, with inks by name ("ink", "paper", "gold", ...), and coloured for each
suit. Only its top half is drawn, in mm about the card's centre (y < 0); the other half is the same
turned. It is then enlarged by SCALE, lowered, and cut at the banknote's window.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from generator.art.engraving import Width, hatch, spans, strand, swell
from generator.art.outlines import (
    closed,
    common,
    flattened,
    inset,
    joined,
    mirrored,
    opened,
    outline,
    outset,
    rounded,
    symmetric,
    united,
)
from generator.art.outlines import contours as parted
from generator.drawing import paths
from generator.drawing.drawing import (
    IDENTITY,
    Group,
    Item,
    Matrix,
    Path,
    Shape,
    Stroke,
    moved,
    scaled,
    times,
    turned,
)
from generator.units import Box

#: The upper half of the banknote's window, and how much of its upper left corner an index takes
#: from a court, and from a Joker, whose index is a word: mm, as printed.
WINDOW = Box(-23.75, -37.55, 47.5, 37.55)
COURT_INDEX, JOKER_INDEX = (3.5, 15.6), (3.5, 30.8)
#: How much a figure is enlarged, and then lowered (mm), so that a tall crown has air over it.
SCALE, LOWERED = 1.07, 1.0
#: Widths of outlines: large parts, small parts, finest. What goes round a whole figure is heavier
#: than they are (`contour`), hatching is finer.
BOLD, PLAIN, FINE = 0.36, 0.24, 0.14
#: How much of a figure's contour shows outside of its parts, and of paper outside of that.
CONTOUR, CLEAR = 0.45, 0.42
#: Where the ground of a head ends and that of its crown begins.
CROWN = -26.0
#: Half of how wide a gap is that paper fills: between a crown's parts, and elsewhere.
GAP, NARROW = 1.3, 0.9


@dataclass(frozen=True)
class Layer:
    """One part: its outline, the ink inside, the ink and width of its edge, and where it stands."""

    path: Path
    fill: str | None = None
    line: str | None = None
    width: float = 0.0
    place: Matrix = IDENTITY


def part(path: Path | str, fill: str = "paper", width: float = BOLD) -> Layer:
    """A filled part with an outline in the suit's ink."""
    return Layer(outline(path) if isinstance(path, str) else path, fill, "ink", width)


def both(half: str, fill: str = "paper", width: float = BOLD) -> Layer:
    """A symmetric part, from its right half."""
    return part(symmetric(half), fill, width)


def pair(d: str, fill: str = "paper", width: float = BOLD) -> list[Layer]:
    """A part of the right side, and its mirror image."""
    right = outline(d)
    return [part(right, fill, width), part(mirrored(right), fill, width)]


def lines(path: Path, ink: str = "ink") -> Layer:
    """Engraved lines or any other shape without an edge."""
    return Layer(path, ink)


def drawn(*ds: str, width: float = PLAIN, ink: str = "ink") -> Layer:
    """Plain open lines."""
    return Layer(joined(outline(d) for d in ds), None, ink, width)


def drawn_twice(*ds: str, width: float = PLAIN, ink: str = "ink") -> list[Layer]:
    """Lines of the right side, and their mirror image."""
    right = joined(outline(d) for d in ds)
    return [Layer(right, None, ink, width), Layer(mirrored(right), None, ink, width)]


def strands_twice(width: float, *ds: str, ink: str = "ink") -> Layer:
    """Tapered strands of the right side, and their mirror image."""
    right = joined(strand(d, width) for d in ds)
    return lines(joined([right, mirrored(right)]), ink)


def shaded(
    shape: Path | str,
    pitch: float,
    width: Width | float,
    ink: str = "ink",
    *,
    angle: float = 0.0,
    bend: float = 0.0,
    step: float = 1.0,
    phase: float = 0.5,
) -> Layer:
    """Swelling lines inside a shape."""
    path = outline(shape) if isinstance(shape, str) else shape
    return lines(hatch(path, pitch, width, angle=angle, bend=bend, step=step, phase=phase), ink)


def painted(layers: Iterable[Layer], inks: Mapping[str, str]) -> list[Item]:
    """The layers as items, each ink by its name."""
    out: list[Item] = []
    for one in layers:
        stroke = Stroke(inks[one.line], one.width, "round", "round") if one.line else None
        shape = Shape(one.path, inks[one.fill] if one.fill else None, stroke)
        out.append(shape if one.place == IDENTITY else Group((shape,), one.place))
    return out


def within_window(
    items: Sequence[Item], index: tuple[float, float], over: Sequence[Item] = ()
) -> list[Item]:
    """The items enlarged, and those `over` them as they are, cut at the banknote's window without
    the corner of the index, and at the seam between the halves."""
    left, top, right, (wide, tall) = WINDOW.x, WINDOW.y, WINDOW.right, index
    window = closed(
        [(left + wide, top), (right, top), (right, 0), (left, 0), (left, top + tall),
         (left + wide, top + tall)]
    )  # fmt: skip
    return [
        Group(
            (Group(tuple(items), times(moved(0, LOWERED), scaled(SCALE))), *over), IDENTITY, window
        )
    ]


def contours(body: Sequence[Layer], held: Sequence[Layer]) -> list[Layer]:
    """The line round a whole figure and, half as heavy, round its hands and what they hold, on
    paper that cuts them loose from the ground; to be laid under both. Parts of a figure have a fill
    and an edge; hands, whose fingers run into them, have a fill that is no ink of lines."""
    trunk = _round(one for one in body if one.fill and one.line)
    hands = _round(one for one in held if one.fill and (one.line or one.fill != "ink"))
    whole = united(trunk, hands)
    # Of the ground in narrow gaps, as between a crown's points, nothing but crumbs would be left.
    # Lower down the paper follows the figure: it would eat the halo before a face.
    close, wide = (inset(outset(whole, CONTOUR + gap), gap - CLEAR) for gap in (NARROW, GAP))
    above = common(wide, paths.rectangle(Box(-8.5, -40.0, 17.0, 40.0 + CROWN)))
    clear = joined(one for one in parted(united(close, above)) if _broad(one))
    return [
        Layer(clear, "paper"),
        Layer(hands, None, "ink", CONTOUR),
        Layer(trunk, None, "ink", 2 * CONTOUR),
    ]


def _broad(path: Path) -> bool:
    """Whether more than a crumb of the ground would show through a hole of that outline."""
    box = path.bounds()
    return box is not None and min(box.w, box.h) > 2 * GAP


def _round(parts: Iterable[Layer]) -> Path:
    return united(
        *(one.path if one.place == IDENTITY else one.path.through(one.place) for one in parts)
    )


def fan(
    x: float, y: float, inner: float, outer: float, count: int, half: Callable[[int], float]
) -> Path:
    """`count` wedges round a point, from `inner` to `outer` mm; `half(k)` is half the angle of
    the k-th in radians."""
    wedges = []
    for k in range(count):
        angle, h = 2 * math.pi * k / count, half(k)
        corners = [(inner, angle - h), (outer, angle - h), (outer, angle + h), (inner, angle + h)]
        wedges.append(closed([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in corners]))
    return joined(wedges)


def ring_chain(points: Sequence[tuple[float, float]], size: float) -> list[Layer]:
    """Small gold links along points, each turned to its neighbours."""
    out: list[Layer] = []
    for index, (x, y) in enumerate(points):
        ax, ay = points[max(0, index - 1)]
        bx, by = points[min(len(points) - 1, index + 1)]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        oval = paths.ellipse(0, 0, 0.62 * size, 0.42 * size) + paths.ellipse(
            0, 0, 0.30 * size, 0.15 * size, hole=True
        )
        out.append(Layer(rounded(oval.segments), "gold", "ink", 0.15, (*turned(angle)[:4], x, y)))
    return out


def staff(x: float, top: float, bottom: float, half: float) -> list[Layer]:
    """A twisted gold shaft between two heights."""
    shaft = closed([(x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom)])
    twists = []
    y = top + 0.7
    while y < bottom - 0.4:
        twists.append(opened([(x - half, y + 0.5), (x + half, y - 0.3)]))
        y += 1.05
    return [part(shaft, "gold", PLAIN), Layer(joined(twists), None, "ink", FINE)]


def mail(shape: Path, pitch: float, thick: float) -> Path:
    """Rings of mail, `pitch` mm from one to the next, `thick` where they hang; cut to a shape."""
    box = shape.bounds()
    assert box is not None
    arc = [(-0.5, 0.0), (-0.36, 0.42), (0.0, 0.6), (0.36, 0.42), (0.5, 0.0)]
    one = swell(
        [(pitch * x, pitch * y) for x, y in arc], [thick * s for s in (0.3, 0.8, 1, 0.8, 0.3)]
    )
    flat = flattened(shape, 0.05)
    rings = []
    rows = range(math.floor(box.y / pitch) - 1, math.ceil(box.bottom / pitch) + 1)
    found = spans(flat, [row * pitch + half for row in rows for half in (0.0, 0.5 * pitch)])
    for row, upper, lower in zip(rows, found[::2], found[1::2], strict=True):
        y = row * pitch
        for column in range(math.floor(box.x / pitch), math.ceil(box.right / pitch) + 1):
            x = (column + 0.5 * (row % 2)) * pitch
            if any(left - pitch < x < right + pitch for left, right in (*upper, *lower)):
                rings.append(one.through(moved(x, y)))
    return common(joined(rings), shape)
