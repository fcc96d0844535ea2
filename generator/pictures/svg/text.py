"""Words of an SVG as outlines, in fonts of ours.

In: a `<text>` and its style. Out: for each piece of it the path of its letters, in the element's
own units. A family that isn't ours is a fault: words in another font would be other words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from generator.drawing.drawing import Path, Segment, moved
from generator.drawing.fonts import Font, FontMissing, Shelf
from generator.errors import listed
from generator.pictures.svg.read import Fault, known, local
from generator.pictures.svg.style import Style, Styles
from generator.pictures.svg.values import View, length

_WEIGHTS = {"normal": 400, "bold": 700}
_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"


@dataclass
class Piece:
    """Letters of one style: their element, and their outline in the text's units."""

    element: Element
    style: Style
    path: Path


@dataclass
class _Chunk:
    """Pieces that stand as one at their anchor: from `start` to where the pen stops."""

    anchor: float
    start: float
    end: float
    pieces: list[Piece] = field(default_factory=list)

    def placed(self) -> list[Piece]:
        shift = moved(-self.anchor * (self.end - self.start), 0.0)
        return [Piece(one.element, one.style, one.path.through(shift)) for one in self.pieces]


class Typesetter:
    """Sets one `<text>` of a tree."""

    def __init__(self, styles: Styles, shelf: Shelf | None, port: View) -> None:
        self.styles, self.shelf, self.port = styles, shelf, port
        self.x = self.y = 0.0
        self.chunks: list[_Chunk] = []
        self.spaced = True  # whether a space here would be one too many

    def pieces(self, element: Element, style: Style) -> list[Piece]:
        """The words as outlines. Raises Fault."""
        self._chunk(element, style)
        self._read(element, style)
        return [piece for chunk in self.chunks for piece in chunk.placed()]

    def _chunk(self, element: Element, style: Style) -> None:
        anchor = style["text-anchor"]
        if anchor not in _ANCHORS:
            raise Fault(element, f"has the text-anchor {anchor[:20]!r}")
        self.chunks.append(_Chunk(_ANCHORS[anchor], self.x, self.x))

    def _read(self, element: Element, style: Style) -> None:
        for key in ("textLength", "rotate"):
            if element.get(key):
                raise Fault(element, f"has a {key}, which can't be shown")
        if not style["writing-mode"].startswith(("horizontal", "lr")):
            raise Fault(element, "is written downwards, which can't be shown")
        if style["baseline-shift"] not in ("baseline", "0"):
            raise Fault(element, "has a baseline-shift, which can't be shown")
        if style["text-decoration"].partition(" ")[0] != "none":
            raise Fault(element, "has a text-decoration, which can't be shown")
        self._place(element, style)
        self._words(element, style, element.text or "")
        for child in element:
            if known(child):
                kind = local(child)
                if kind in ("tspan", "a"):
                    inner = self.styles.of(child, style)
                    if inner["display"] != "none":
                        self._read(child, inner)
                elif kind not in ("title", "desc", "metadata"):
                    raise Fault(child, "can't be shown inside words")
            self._words(element, style, child.tail or "")

    def _place(self, element: Element, style: Style) -> None:
        """Moves the pen to where an element says that it begins."""
        size = _size(element, style)

        def one(key: str, whole: float) -> float | None:
            written = element.get(key, "").replace(",", " ").split()
            if len(written) > 1:
                raise Fault(element, f"places its letters one by one ({key})", "draw it as paths")
            return length(element, key, written[0], whole, size) if written else None

        x, y = one("x", self.port.w), one("y", self.port.h)
        self.x = self.x if x is None else x
        self.y = self.y if y is None else y
        self.x += one("dx", self.port.w) or 0.0
        self.y += one("dy", self.port.h) or 0.0
        if x is not None or y is not None:
            self._chunk(element, style)

    def _words(self, element: Element, style: Style, text: str) -> None:
        if element.get(_SPACE) == "preserve":
            text = re.sub(r"[\t\r\n]", " ", text)
        else:
            text = re.sub(r"\s+", " ", text)
            if self.spaced:
                text = text.lstrip(" ")
        if not text:
            return
        self.spaced = text.endswith(" ")
        font, size = self._font(element, style), _size(element, style)
        for character in text:
            if not font.covers(character):
                code = f"U+{ord(character):04X}"
                raise Fault(element, f"has {character!r} ({code}), which {font.key} lacks")
        try:
            word = font.shape(text)
        except ValueError as error:
            raise Fault(element, str(error)) from None
        letter = _spacing(element, style, "letter-spacing", size)
        space = _spacing(element, style, "word-spacing", size)
        y = self.y + _rise(element, style, font, size)
        em = size / font.upem
        segments: list[Segment] = []
        extra = 0.0
        for character, glyph, pen in zip(text, word.glyphs, word.pens, strict=True):
            at = (em, 0.0, 0.0, -em, self.x + pen * em + extra, y)
            segments.extend(font.outline(glyph).through(at).segments)
            extra += letter + (space if character == " " else 0.0)
        self.x += word.advance * em + extra
        chunk = self.chunks[-1]
        if character != " " or not self.spaced:
            chunk.end = self.x
        else:  # a space at a line's end takes no room
            chunk.end = self.x - font.shape(" ").advance * em - letter - space
        chunk.pieces.append(Piece(element, style, Path(tuple(segments))))

    def _font(self, element: Element, style: Style) -> Font:
        if self.shelf is None:
            raise Fault(element, "has words, which can't be set here", "draw them as paths")
        names = [name.strip(" '\"") for name in style["font-family"].split(",")]
        names = [name for name in names if name]
        ours = self.shelf.families()
        slugs = [re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") for name in names]
        family = next((slug for slug in slugs if slug in ours), None)
        if family is None:
            hint = f"use one of {listed(ours)}, or turn the words into paths"
            if not names:
                raise Fault(element, "names no font", hint)
            raise Fault(element, f"asks for the font {listed(names, 4)}, not one of ours", hint)
        weight = _WEIGHTS.get(style["font-weight"]) or _weight(element, style["font-weight"])
        try:
            return self.shelf.font(family, weight, style["font-style"] != "normal")
        except FontMissing as missing:
            raise Fault(element, str(missing), missing.expected) from None


def _weight(element: Element, text: str) -> int:
    if not text.isdecimal() or len(text) > 4:
        raise Fault(element, f"has the font-weight {text[:20]!r}", "100 to 900, normal or bold")
    return int(text)


def _size(element: Element, style: Style) -> float:
    return max(0.0, length(element, "font-size", style["font-size"], 16.0))


def _spacing(element: Element, style: Style, key: str, size: float) -> float:
    text = style[key]
    return 0.0 if text == "normal" else length(element, key, text, size, size)


def _rise(element: Element, style: Style, font: Font, size: float) -> float:
    """How far below their y letters have their baseline."""
    how = style["dominant-baseline"]
    if how in ("auto", "alphabetic", "baseline"):
        return 0.0
    cap = font.cap / font.upem * size
    if how in ("middle", "central"):
        return cap / 2
    if how in ("hanging", "text-before-edge"):
        return cap
    raise Fault(element, f"has the dominant-baseline {how[:20]!r}, which can't be shown")
