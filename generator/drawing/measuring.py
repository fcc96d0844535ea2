"""Spans -> words measured in em, ready for any size.

In: spans of text and icons, and a style. Out: `Words`, paragraphs of words of pieces, each shaped
by HarfBuzz in the first of the style's fonts that has its letters. A letter that none of them has
raises `MissingGlyph`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import fsum
from typing import Any

from generator.drawing.east_asian import units
from generator.drawing.fonts import NOTHING, Font, Word
from generator.drawing.letters import SOFT_HYPHEN, held, lettered
from generator.drawing.markup import Span


class MissingGlyph(ValueError):
    """A `character` that no font of the style has."""

    def __init__(self, told: str, character: str) -> None:
        super().__init__(told)
        self.character = character


@dataclass(frozen=True)
class Face4:
    """The four fonts of a style, and those asked for letters that they lack."""

    regular: Font
    bold: Font | None = None
    italic: Font | None = None
    bold_italic: Font | None = None
    fallback: tuple[Font, ...] = ()

    def pick(self, bold: bool, italic: bool) -> Font:
        """The font for a span. Raises ValueError if the family has no such style."""
        if bold:
            found = self.bold_italic if italic else self.bold
        else:
            found = self.italic if italic else self.regular
        if found is None:
            wanted = " ".join(word for word, on in (("bold", bold), ("italic", italic)) if on)
            raise ValueError(f"the family of {self.regular.key} has no {wanted}")
        return found


@dataclass(frozen=True)
class Style:
    """How a text looks. `size`, `floor`, `leading` in mm (leading at full size), `tracking` in em,
    `gap` what is added to each space in em, `lines` the most lines allowed (0: any), `stretch` the
    width of letters and `narrowest` how far they may be condensed before the size shrinks."""

    face: Face4
    size: float
    floor: float
    leading: float
    colour: str
    align: str = "left"
    valign: str = "top"
    tracking: float = 0.0
    stretch: float = 1.0
    narrowest: float = 1.0
    hyphenate: bool = False
    balance: bool = False
    lines: int = 0
    gap: float = 0.0


@dataclass(frozen=True)
class Icon:
    """An inline picture: a stamp drawn in a box of `width` x `height` mm, set `em` high, and let
    down `drop` em below the baseline."""

    stamp: str
    width: float
    height: float
    em: float
    drop: float


@dataclass(slots=True)
class Piece:
    """An unbreakable bit of a word: text in one font and colour, `shaped`, or an icon. Width in
    em. `soft` are the places in the text where whoever wrote it lets it be parted."""

    text: str
    font: Font | None
    colour: str
    width: float
    icon: Icon | None = None
    shaped: Word = NOTHING
    soft: tuple[int, ...] = ()


@dataclass(slots=True)
class MeasuredWord:
    pieces: tuple[Piece, ...]
    width: float
    space: float  # the space that follows, in em
    hyphened: bool = False
    ends: bool = False  # a paragraph


@dataclass(frozen=True)
class Words:
    """Text measured in em, ready for any size: paragraphs of words."""

    paragraphs: tuple[tuple[MeasuredWord, ...], ...]


def measure(
    spans: Sequence[Span],
    style: Style,
    colours: Callable[[str], str],
    icons: Callable[[str], Icon],
) -> Words:
    """Spans as measured words. Raises MissingGlyph, or whatever `colours` and `icons` raise for
    an unknown name."""
    paragraphs: list[tuple[MeasuredWord, ...]] = []
    words: list[MeasuredWord] = []
    pieces: tuple[Piece, ...] = ()

    def end_word(space: float) -> None:
        nonlocal pieces
        if pieces:
            words.append(MeasuredWord(pieces, _width(pieces), space))
            pieces = ()
        elif words and space:
            last = words[-1]
            words[-1] = replace(last, space=max(last.space, space))

    for span in spans:
        colour = colours(span.colour) if span.colour else style.colour
        if span.icon:
            icon = icons(span.icon)
            width = icon.em * icon.width / icon.height
            pieces += (Piece("", None, colour, width, icon),)
            continue
        font = style.face.pick(span.bold, span.italic)
        space = _advance(font, " ", style) + style.gap
        known = _known(font, colour, style)
        for number, line in enumerate(held(lettered(span.text)).split("\n")):
            if number:
                end_word(0.0)
                paragraphs.append(_ended(words))
                words.clear()
            for index, chunk in enumerate(line.split(" ")):
                if index:
                    end_word(space)
                for at, unit in enumerate(known[chunk]):
                    if at:
                        end_word(0.0)
                    pieces += unit
    end_word(0.0)
    paragraphs.append(_ended(words))
    return Words(tuple(paragraphs))


def _width(pieces: tuple[Piece, ...]) -> float:
    return pieces[0].width if len(pieces) == 1 else fsum(piece.width for piece in pieces)


class _Chunks(dict[str, tuple[tuple[Piece, ...], ...]]):
    """Measured runs without spaces: the units between which a line may end, as their pieces."""

    def __init__(self, font: Font, colour: str, style: Style) -> None:
        super().__init__()
        self._set_in = font, colour, style

    def __missing__(self, chunk: str) -> tuple[tuple[Piece, ...], ...]:
        found = self[chunk] = tuple(
            tuple(_pieces(unit, *self._set_in)) if unit else () for unit in units(chunk)
        )
        return found


#: What was measured in this process, by all that it depends on: most words of a deck come again.
_MEASURED: dict[tuple[Any, ...], _Chunks] = {}
_MOST_MEASURED = 256


def _known(font: Font, colour: str, style: Style) -> _Chunks:
    key = font, colour, style.stretch, style.tracking, style.face.fallback
    chunks = _MEASURED.get(key)
    if chunks is None:
        if len(_MEASURED) >= _MOST_MEASURED:
            _MEASURED.clear()
        chunks = _MEASURED[key] = _Chunks(font, colour, style)
    return chunks


def _ended(words: list[MeasuredWord]) -> tuple[MeasuredWord, ...]:
    if not words:
        return ()
    *others, last = words
    return (*others, MeasuredWord(last.pieces, last.width, last.space, last.hyphened, ends=True))


def _advance(font: Font, text: str, style: Style) -> float:
    return font.shape(text).advance / font.upem * style.stretch + style.tracking * len(text)


def _pieces(chunk: str, font: Font, colour: str, style: Style) -> list[Piece]:
    if font.covers(chunk.replace(SOFT_HYPHEN, "")):
        return [set_in(font, chunk, colour, style)]
    out: list[Piece] = []
    run, current = "", font
    for character in chunk:
        if character == SOFT_HYPHEN:
            run += character
            continue
        use = _font_for(character, font, style)
        # Pictographs stand each alone: a shaper would join two letters of a flag.
        if run and (use is not current or character > "\uffff"):
            out.append(set_in(current, run, colour, style))
            run = ""
        run, current = run + character, use
    out.append(set_in(current, run, colour, style))
    return out


def set_in(font: Font, text: str, colour: str, style: Style) -> Piece:
    """Text in one font, without its soft hyphens, of which the piece keeps the places."""
    soft: tuple[int, ...] = ()
    if SOFT_HYPHEN in text:
        *parts, last = text.split(SOFT_HYPHEN)
        soft = tuple(accumulate(map(len, parts)))
        text = "".join(parts) + last
    width = _advance(font, text, style)
    return Piece(text, font, colour, width, shaped=font.shape(text), soft=soft)


def _font_for(character: str, font: Font, style: Style) -> Font:
    for candidate in (font, *style.face.fallback):
        if candidate.has(character):
            return candidate
    name = unicodedata.name(character, "unnamed")
    tried = ", ".join(dict.fromkeys(f.key for f in (font, *style.face.fallback)))
    told = f"no glyph for {character!r} (U+{ord(character):04X} {name}) in {tried}"
    raise MissingGlyph(told, character)
