"""Three lanterns: a barrel, one with a roof, one round as the moon."""

from __future__ import annotations

from generator.art.outlines import joined, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.silks.silk import HANG, Silk
from generator.units import Box


def _lit(one: Silk, top: float, foot: float, body: Path, inside: list[Item]) -> list[Item]:
    """A lantern on its cord from its top, a tassel below its foot."""
    return [
        *one.cord(paths.line(0, HANG, 0, top)),
        *one.cord(paths.line(0, foot, 0, foot + 4)),
        *one.tassel(0, foot + 4.2),
        *one.cut(body, inside),
    ]


def _cap(one: Silk, half: float, y: float) -> Shape:
    box = paths.rectangle(Box(-half, y, 2 * half, 2.6), 0.6)
    return Shape(box, one.gold, Stroke(one.ink, 0.6, join="round"))


def barrel(one: Silk) -> list[Item]:
    """A broad lantern with ribs."""
    body = symmetric(
        "M0 -13 L10.4 -13 C16.4 -10.6 18.8 -5.4 18.8 0 C18.8 5.4 16.4 10.6 10.4 13 L0 13"
    )
    ribs = joined(outline(f"M-18.8 {0.55 * v} C-12 {v} 12 {v} 18.8 {0.55 * v}") for v in (-5, 5))
    inside: list[Item] = [
        Shape(outline("M14.8 -13 C18.4 -5 18.4 5 14.8 13 L22 13 L22 -13 Z"), one.shade),
        Shape(outline("M-14.8 -13 C-18.4 -5 -18.4 5 -14.8 13 L-22 13 L-22 -13 Z"), one.shade),
        one.rows(11, -8.2, gap=4.6),
        one.rows(11, 7.4),
        one.rows(8, 9.8),
        Shape(ribs, None, Stroke(one.faint(0.55), 0.3)),
        *one.device(-8.6, 3.3),
    ]
    return [*_lit(one, -15, 15, body, inside), _cap(one, 8.4, -15.2), _cap(one, 8.4, 12.6)]


def palace(one: Silk) -> list[Item]:
    """A lantern of six sides under a roof with turned-up corners, from which tassels hang."""
    body = symmetric("M0 -9 L15.4 -9 L17.2 0 L15.4 9.6 L0 9.6")
    roof = symmetric(
        "M0 -19 L3.6 -18.4 C6.6 -13.6 12 -10.8 20.6 -12 C20.2 -9.8 18.4 -8.4 15.8 -8 L0 -8"
    )
    tiles = joined(
        outline(f"M{s * 0.9 * k} -18 C{s * 1.3 * k} -14 {s * 2.2 * k} -11 {s * 3.4 * k} -8.4")
        for k in (2, 3, 4)
        for s in (-1, 1)
    )
    inside: list[Item] = [
        Shape(outline("M13.4 -10 L15.2 0 L13.4 10 L20 10 L20 -10 Z M-13.4 -10 L-15.2 0 L-13.4 10 "
                      "L-20 10 L-20 -10 Z"), one.shade),
        one.rows(12, -6.2, 6.6),
        *one.rules(-4.6, 4.8),
    ]  # fmt: skip
    flower = joined([*(paths.ellipse(x, -20.4, 1.5, 1.1) for x in (-1.7, 1.7))])
    return [
        *(item for s in (-1, 1) for item in one.tassel(s * 19.4, -8.6, 5.6, 1)),
        *_lit(one, -19, 11.4, body, inside),
        Shape(flower, one.gold, Stroke(one.ink, 0.6)),
        Shape(roof, one.gold, Stroke(one.ink, 0.8, join="round")),
        Shape(tiles, None, Stroke(one.ink, 0.4, "round")),
        *one.device(-12.4, 3.2),
        _cap(one, 13.4, 9.2),
    ]


def moon(one: Silk) -> list[Item]:
    """A lantern as round as the full moon."""
    body = paths.ellipse(0, 0, 18.6, 16.8)
    ribs = joined(
        outline(f"M-19 {0.5 * v} C-12 {v} 12 {v} 19 {0.5 * v}") for v in (-14.6, -5, 5, 10, 14.6)
    )
    inside: list[Item] = [
        Shape(outline("M13 -17 C19 -8 19 8 13 17 L24 17 L24 -17 Z"), one.shade),
        Shape(outline("M-13 -17 C-19 -8 -19 8 -13 17 L-24 17 L-24 -17 Z"), one.shade),
        one.rows(12, 7.0),
        one.rows(13, -7.0, gap=5.4),
        one.rows(9, -10.8, gap=5.2),
        Shape(ribs, None, Stroke(one.faint(0.55), 0.3)),
        *one.device(-9.6, 4.0),
    ]
    return [*_lit(one, -17, 17, body, inside), _cap(one, 6.4, -18.4), _cap(one, 6.4, 15.8)]
