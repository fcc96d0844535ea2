"""Three lanterns: a barrel, one with a roof, one round as the moon."""

from __future__ import annotations

from generator.art.outlines import joined, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.silks.silk import HANG, Keep, Silk
from generator.units import Box


def _lit(
    one: Silk, top: float, foot: float, body: Path, inside: list[Item], long: float = 7.2
) -> list[Item]:
    """A lantern on its cord from its top, a tassel `long` mm below its foot."""
    return [
        *one.cord(paths.line(0, HANG, 0, top)),
        *one.cord(paths.line(0, foot, 0, foot + 4)),
        *one.tassel(0, foot + 4.2, long),
        *one.cut(body, inside),
    ]


def _round(one: Silk, wide: float, high: float) -> list[Item]:
    """The shade on both sides of a round lantern; its light middle is `wide` mm to each side at
    the top and the foot."""
    bow, out = wide + 3.4, wide + 11
    return [
        Shape(outline(f"M{s * wide} {-high} C{s * bow} {-0.45 * high} {s * bow} {0.45 * high} "
                      f"{s * wide} {high} L{s * out} {high} L{s * out} {-high} Z"), one.shade)
        for s in (-1, 1)
    ]  # fmt: skip


def _whole(wide: float, high: float) -> Keep:
    """Only dots that a round lantern so wide and high to each side shows whole."""
    return lambda u, v: (u / wide) ** 2 + (v / high) ** 2 < 1


def _ribs(one: Silk, half: float, heights: tuple[float, ...]) -> Shape:
    ribs = joined(
        outline(f"M{-half} {0.55 * v} C{-0.64 * half} {v} {0.64 * half} {v} {half} {0.55 * v}")
        for v in heights
    )
    return Shape(ribs, None, Stroke(one.shade, 0.45))


def _cap(one: Silk, half: float, y: float) -> Shape:
    box = paths.rectangle(Box(-half, y, 2 * half, 2.6), 0.6)
    return Shape(box, one.gold, Stroke(one.ink, 0.6, join="round"))


def barrel(one: Silk) -> list[Item]:
    """A broad lantern with ribs."""
    body = symmetric(
        "M0 -13 L10.4 -13 C16.4 -10.6 18.8 -5.4 18.8 0 C18.8 5.4 16.4 10.6 10.4 13 L0 13"
    )
    inside: list[Item] = [
        *_round(one, 14.8, 13),
        _ribs(one, 18.8, (-9, -4.5, 4.5, 9)),
        one.field(9.6, keep=_whole(17.4, 12.2)),
        *one.device(6.4),
    ]
    return [*_lit(one, -15, 15, body, inside, 4.4), _cap(one, 8.4, -15.2), _cap(one, 8.4, 12.6)]


def palace(one: Silk) -> list[Item]:
    """A lantern of six sides under a roof with turned-up corners, from which tassels hang."""
    body = symmetric("M0 -9 L15.4 -9 L17.2 0 L15.4 9.6 L0 9.6")
    roof = symmetric(
        "M0 -19 L3.6 -18.4 C6.6 -13.6 12 -10.8 20.6 -12 C20.2 -9.8 18.4 -8.4 15.8 -8 L0 -8"
    )
    tiles = joined(
        outline(f"M{s * 0.9 * k} -18 C{s * 1.3 * k} -14 {s * 2.2 * k} -11 {s * 3.4 * k} -8.4")
        for k in (0, 1.6, 3, 4)
        for s in (-1, 1)
    )
    inside: list[Item] = [
        Shape(outline("M11.4 -10 L13 0 L11.4 10 L20 10 L20 -10 Z M-11.4 -10 L-13 0 L-11.4 10 "
                      "L-20 10 L-20 -10 Z"), one.shade),
        one.field(9.2, 0.4, lambda u, v: abs(u) < 14.6 and -6 < v < 8),
        *one.device(6.2, 0.4),
    ]  # fmt: skip
    flower = joined([*(paths.ellipse(x, -20.4, 1.5, 1.1) for x in (-1.7, 1.7))])
    return [
        *(item for s in (-1, 1) for item in one.tassel(s * 19.4, -8.6, 5.6, 1)),
        *_lit(one, -19, 11.4, body, inside),
        Shape(flower, one.gold, Stroke(one.ink, 0.6)),
        Shape(roof, one.gold, Stroke(one.ink, 0.8, join="round")),
        Shape(tiles, None, Stroke(one.ink, 0.4, "round")),
        _cap(one, 13.4, 9.2),
    ]


def moon(one: Silk) -> list[Item]:
    """A lantern as round as the full moon."""
    body = paths.ellipse(0, 0, 18.6, 16.8)
    inside: list[Item] = [
        *_round(one, 13, 17),
        _ribs(one, 19, (-14.6, -9.6, -4.8, 4.8, 9.6, 14.6)),
        one.field(10.2, keep=_whole(17.0, 15.2)),
        *one.device(7.0),
    ]
    return [*_lit(one, -17, 17, body, inside), _cap(one, 6.4, -18.4), _cap(one, 6.4, 15.8)]
