"""Words letter by letter: round a circle and along a path."""

from __future__ import annotations

import math

from generator.drawing.drawing import Group, Item, TextRun, moved, times, turned
from generator.drawing.fonts import Font, Word
from generator.drawing.letters import SOFT_HYPHEN, lettered
from generator.drawing.markup import Span
from generator.drawing.measuring import Style, measure
from generator.drawing.ways import Way
from generator.faces.items.scene import Scene, draws
from generator.faces.items.shapes import svg_path
from generator.faces.items.styles import letters_of, small_enough, style_of
from generator.faces.items.words import colours, icons, of_words
from generator.faces.layout import Node
from generator.faces.said import InWords
from generator.reading.faults import InvalidValue


@draws("ring")
def _ring(node: Node, scene: Scene) -> list[Item]:
    text = lettered(letters_of(node, scene)).replace(SOFT_HYPHEN, "")
    if not text:
        return []
    style, font, word = _one_line(text, node, scene)
    em = style.size / font.upem * style.stretch
    track = style.tracking * style.size
    cx, cy = scene.option(node, "centre")
    radius: float = scene.option(node, "radius")
    spread, inside = scene.option(node, "spread", False), scene.option(node, "inside", False)
    advances = [
        (after - pen) * em
        for pen, after in zip(word.pens, (*word.pens[1:], word.advance), strict=True)
    ]
    total = math.fsum(advances) + track * len(text)
    gap = (2 * math.pi * radius - math.fsum(advances)) / len(text) if spread else track
    if not spread and total > 2 * math.pi * radius:
        over = total - 2 * math.pi * radius
        raise InvalidValue(f"{text!r} is {over:.2f} mm longer than its circle")
    length_ = 2 * math.pi * radius if spread else total
    middle = math.radians(scene.option(node, "start", 0.0))
    sign = -1 if inside else 1
    out: list[Item] = []
    pen = -length_ / 2
    for glyph, character, advance in zip(word.glyphs, text, advances, strict=True):
        angle = middle + sign * (pen + gap / 2 + advance / 2) / radius
        if character != " ":
            run = TextRun(
                font.key,
                style.size,
                -advance / 2,
                radius if inside else -radius,
                character,
                (glyph,),
                (0.0,),
                advance,
                style.colour,
                style.stretch,
            )
            out.append(Group((run,), times(moved(cx, cy), turned(math.degrees(angle)))))
        pen += advance + gap
    return out


@draws("along")
def _along(node: Node, scene: Scene) -> list[Item]:
    text = lettered(letters_of(node, scene)).replace(SOFT_HYPHEN, "")
    if not text:
        return []
    style, font, word = _one_line(text, node, scene)
    try:
        way = Way(svg_path(scene.option(node, "way")))
    except ValueError as error:
        raise InvalidValue(str(error)) from None
    em = style.size / font.upem * style.stretch
    track = style.tracking * style.size
    total = word.advance * em + track * (len(text) - 1)
    over = total - way.length
    if over > 1e-6:
        fault = InWords(f"{text!r} is {over:.2f} mm longer than its path", code="text-overflow")
        fault.text = text
        raise fault
    start = {"left": 0.0, "right": way.length - total}.get(style.align, (way.length - total) / 2)
    left, top = scene.option(node, "at", (0.0, 0.0))
    ends = (*word.pens[1:], word.advance)
    out: list[Item] = []
    for index, (character, glyph) in enumerate(zip(text, word.glyphs, strict=True)):
        advance = (ends[index] - word.pens[index]) * em
        if character != " ":
            far = start + word.pens[index] * em + track * index + advance / 2
            x, y, angle = way.at(far)
            run = TextRun(
                font.key, style.size, -advance / 2, 0.0, character, (glyph,), (0.0,), advance,
                style.colour, style.stretch,
            )  # fmt: skip
            out.append(Group((run,), times(moved(left + x, top + y), turned(angle))))
    return out


def _one_line(text: str, node: Node, scene: Scene) -> tuple[Style, Font, Word]:
    """Words that are laid letter by letter: how, in which font, and where its pens stand."""
    style = style_of(node, scene)
    small_enough(style, node, scene)
    try:
        font = _font(text, style, scene)
        return style, font, font.shape(text)
    except ValueError as error:
        fault = of_words(error, (), style)
        fault.text = letters_of(node, scene)
        raise fault from None


def _font(text: str, style: Style, scene: Scene) -> Font:
    """The first of the style's fonts that has all the letters: words on a line are of one font.
    Raises ValueError if none has."""
    fonts = style.face.regular, *style.face.fallback
    for font in fonts:
        if font.covers(text):
            return font
    measure((Span(text),), style, colours(scene), icons(scene))  # tells which letter none has
    tried = ", ".join(dict.fromkeys(font.key for font in fonts))
    raise ValueError(f"no font has all letters of {text!r}: {tried}")
