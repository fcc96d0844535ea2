"""Three kites: one with six corners over the peaks, a diamond over the waves, one on canes."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import Point, closed, joined, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import smooth
from generator.games.war_of_coins.art.silks.silk import Silk
from generator.units import Box

#: Where the marmot, the otter and the panda have hold of their kite's line.
MARMOT, OTTER, PANDA = (-16.7, 34.5), (-12.6, 41.8), (-9.4, 31.5)


def _streamer(x: float, top: float, long: float) -> Path:
    """A waving strip from (x, top) down, about 21 mm times `long`."""
    return outline(
        f"M{x} {top} C{x - 3} {top + 5.4 * long} {x + 4} {top + 9.4 * long} {x + 1} "
        f"{top + 15.4 * long} C{x} {top + 17.4 * long} {x - 1} {top + 19.4 * long} {x} "
        f"{top + 21.4 * long} L{x + 2.6} {top + 19.8 * long} C{x + 2} {top + 18.4 * long} "
        f"{x + 3} {top + 17 * long} {x + 3.8} {top + 15.4 * long} C{x + 6.6} "
        f"{top + 9.4 * long} {x - 0.4} {top + 5.4 * long} {x + 2.6} {top} Z"
    )


def _flown(one: Silk, streamers: list[Path], body: Path, inside: list[Item]) -> list[Item]:
    """A kite before its streamers."""
    return [
        *(Shape(strip, one.thread, Stroke(one.ink, 0.6, join="round")) for strip in streamers),
        *one.cut(body, inside),
    ]


def _bridle(one: Silk, ends: list[Point], knot: Point, line: list[Point]) -> list[Item]:
    """Thin strings, tied to the frame at `ends`, that meet in a knot before the kite, and the line
    from there down to whoever flies it."""
    strings = joined([*(paths.line(x, y, *knot) for x, y in ends), smooth([knot, *line])])
    # Pale with a dark edge, so that neither sky nor mountain hides it.
    return [
        Shape(strings, None, Stroke(one.ink, 1.4, "round", "round")),
        Shape(strings, None, Stroke(mixed(one.gold, "#FFFFFF", 0.25), 0.6, "round", "round")),
        Shape(joined(paths.ellipse(x, y, 0.75) for x, y in (*ends, knot)), one.ink),
    ]


def _rod(one: Silk, y: float, reach: float) -> list[Item]:
    """A golden cane across, its nodes marked, `reach` mm to both sides."""
    rod = paths.rectangle(Box(-reach, y - 1.15, 2 * reach, 2.3), 0.5)
    nodes = joined(
        paths.line(x * reach, y - 1.1, x * reach, y + 1.1) for x in (-0.74, -0.27, 0.2, 0.67)
    )
    return [
        Shape(rod, one.gold, Stroke(one.ink, 0.6)),
        Shape(nodes, None, Stroke(one.ink, 0.7)),
    ]


def _spar(one: Silk, path: Path) -> list[Item]:
    """A thin golden cane that shows through the silk."""
    return [
        Shape(path, None, Stroke(one.ink, 2.0, "round")),
        Shape(path, None, Stroke(one.gold, 0.9, "round")),
    ]


def six(one: Silk) -> list[Item]:
    """A fighter's kite with six corners on a spine and two bowed canes, aslant in the wind, a
    streamer at each lower corner; two strings meet below it."""
    body = closed([(0, -20.4), (14.6, -11.4), (14.6, 9.4), (0, 18.4), (-14.6, 9.4), (-14.6, -11.4)])
    inside: list[Item] = [
        one.field(),
        # The side that turns away from the light.
        Shape(closed([(11.4, -16), (17, -12), (17, 10), (0, 20), (0, 15.6), (11.4, 8.4)]),
              one.shade),
    ]  # fmt: skip
    spine = paths.line(0, -22.6, 0, 20.6)
    canes = outline("M-17.2 -10.8 C-10 -12.6 10 -12.6 17.2 -10.8 M-17.2 10 C-10 8.2 10 8.2 17.2 10")
    knobs = [(0, -22.6), (0, 20.6), (-17.2, -10.8), (17.2, -10.8), (-17.2, 10), (17.2, 10)]
    strips = [_streamer(-18.6, 10, 0.5), _streamer(15.8, 10, 0.84)]
    return [
        *_flown(one, strips, body, inside),
        *_spar(one, joined([spine, canes])),
        *(one.bead(x, y, 1.2) for x, y in knobs),
        *one.device(6.4, -1.4),
        *_bridle(one, [(-9, 8.8), (9, 8.8)], (-3, 25.4), [(-8.4, 31.6), MARMOT]),
        one.bead(*MARMOT, 0.8),
    ]


def wave(one: Silk) -> list[Item]:
    """A diamond on two crossed canes, streamers at its corners; two strings from its
    spine meet before it, and one leads down from there to whom the kite belongs."""
    body = closed([(0, -21), (18.4, -3.6), (0, 20), (-18.4, -3.6)])
    inside: list[Item] = [
        one.field(),
        # The edge that turns away from the light.
        Shape(
            closed([(0, -22), (20, -3.6), (0, 22), (0, 14.6), (13.4, -3.6), (0, -16)]), one.shade
        ),
    ]
    spine = paths.line(0, -22.4, 0, 21.4)
    spar = outline("M-20 -3.2 C-12 -5 12 -5 20 -3.2")
    strips = [_streamer(-20.4, -2.6, 0.62), _streamer(17.8, -2.6, 0.72), _streamer(-1.3, 20, 0.6)]
    bridle = [(0.0, 6.4), (0.0, 18.0)]
    return [
        *(Shape(strip, one.thread, Stroke(one.ink, 0.6, join="round")) for strip in strips),
        *one.cut(body, inside),
        *_spar(one, joined([spine, spar])),
        *(one.bead(x, y, 1.2) for x, y in ((-20, -3.2), (20, -3.2), (0, -22.4), (0, 21.4))),
        *one.device(6.6, -3.4),
        *_bridle(one, bridle, (-5.4, 27), [(-6.6, 34), OTTER]),
        one.bead(*OTTER, 0.8),
    ]


def cane(one: Silk) -> list[Item]:
    """A square kite between two canes, with a streamer from each corner."""
    body = symmetric("M0 -13.6 L17.2 -13 C16.4 -4 16 4 15.8 12 L0 12.4")
    inside: list[Item] = [
        one.field(),
        Shape(outline("M13 -14 C12.4 -5 12.2 4 12 13 L18 13 L18 -14 Z"), one.shade),
        *one.device(6.8, -0.6),
    ]
    strips = [_streamer(-15.4, 11.6, 0.38), _streamer(10.2, 11.6, 0.74)]
    return [
        *_flown(one, strips, body, inside),
        *_rod(one, -13.6, 19.6),
        *_rod(one, 12.2, 17.8),
        *_bridle(one, [(-8.4, 12.2), (8.4, 12.2)], (0, 23.4), [(-5.4, 28.8), PANDA]),
        one.bead(*PANDA, 0.8),
    ]
