"""Measured words -> lines -> text runs, in a box: wrapping, hyphens, alignment, shrink-to-fit.

All decisions about text are made here, once, at no resolution, from HarfBuzz advances (see
`measuring`). Sizes and lengths are mm. Text that does not fit at its floor raises
`DoesNotFit` with how much is missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import fsum

import pyphen

from generator.drawing.drawing import Item, Matrix, TextRun, Use
from generator.drawing.fonts import NOTHING, Font, Word
from generator.drawing.measuring import MeasuredWord, Piece, Style, Words, set_in
from generator.units import PT, Box

#: Descenders take this much of an em below the last baseline when we ask whether text fits.
DESCENT = 0.22
#: A hyphen leaves at least so many letters on either side.
KEPT = 3
#: The hyphen of a compound, with letters on either side: Nord-Ostsee, but not 2-3.
_COMPOUND = re.compile(r"(?<=[^\W\d_]{2})-(?=[^\W\d_]{2})")
#: A space of a justified line grows by so many em at most.
LOOSEST = 1.0
#: Shrinking goes in steps of a quarter point.
STEP = 0.25 * PT


class DoesNotFit(ValueError):
    """Text that overflows its box at the smallest size allowed; `over` says by how much."""


@lru_cache(maxsize=8)
def _hyphens(language: str) -> pyphen.Pyphen | None:
    found = pyphen.language_fallback(language.replace("-", "_"))
    return pyphen.Pyphen(lang=found) if found else None


def wrap(words: Words, width: float, style: Style, language: str) -> list[list[MeasuredWord]]:
    """Lines of words for a width in em: greedy, hyphenated if the style says so. A word wider
    than the line stands alone on it (and does not fit: `overflow` will say so)."""
    lines: list[list[MeasuredWord]] = []
    slack = width + 1e-9
    for paragraph in words.paragraphs:
        line: list[MeasuredWord] = []
        used = 0.0
        queue = list(reversed(paragraph))
        while queue:
            word = queue.pop()
            lead = line[-1].space if line else 0.0
            if used + lead + word.width <= slack:
                line.append(word)
                used += lead + word.width
                continue
            split = _split(word, slack - used - lead, style, language)
            if split is not None:
                head, tail = split
                line.append(head)
                queue.append(tail)
                lines.append(line)
                line, used = [], 0.0
                continue
            if line:
                lines.append(line)
                line, used = [], 0.0
                queue.append(word)  # once more, with a whole line for it
            else:
                line, used = [word], word.width
        lines.append(line)
    return lines


def _split(
    word: MeasuredWord, room: float, style: Style, language: str
) -> tuple[MeasuredWord, MeasuredWord] | None:
    """As much of a word as has room, with its hyphen, and the rest; None if it can't be parted so
    that it has. What is bold or of another font in it is parted like the rest."""
    before = fsum(piece.width for piece in word.pieces)
    for index in reversed(range(len(word.pieces))):
        piece, font = word.pieces[index], word.pieces[index].font
        before -= piece.width
        if font is None or before >= room:
            continue
        for at, hyphen in reversed(_parts(piece, style, language)):
            head = set_in(font, piece.text[:at] + hyphen, piece.colour, style)
            if before + head.width <= room:
                tail = replace(
                    set_in(font, piece.text[at:], piece.colour, style),
                    soft=tuple(place - at for place in piece.soft if place > at),
                )
                first, rest = word.pieces[:index], word.pieces[index + 1 :]
                width = fsum(one.width for one in (tail, *rest))
                return (
                    MeasuredWord((*first, head), before + head.width, 0.0, True),
                    MeasuredWord((tail, *rest), width, word.space, ends=word.ends),
                )
    return None


def _parts(piece: Piece, style: Style, language: str) -> list[tuple[int, str]]:
    """Where a piece may be parted, and what then ends its line: a hyphen where whoever wrote it
    lets it, or at a syllable; nothing after a hyphen that it has."""
    text = piece.text
    found = {at: "-" for at in piece.soft if 0 < at < len(text)}
    if style.hyphenate:
        hyphens = _hyphens(language)
        for at in hyphens.positions(text) if hyphens is not None and not found else ():
            around = text[max(0, at - KEPT) : at + KEPT]
            if len(around) == 2 * KEPT and around.isalpha():
                found[at] = "-"
        for match in _COMPOUND.finditer(text):
            found[match.end()] = ""
    return sorted(found.items())


def line_width(line: Sequence[MeasuredWord]) -> float:
    """A line's width in em, without the space after its last word."""
    if not line:
        return 0.0
    return fsum([word.width + word.space for word in line]) - line[-1].space


@dataclass(frozen=True)
class Setting:
    """A text as it will stand: lines, the size and stretch chosen, and the leading, in mm."""

    lines: list[list[MeasuredWord]]
    style: Style
    size: float
    leading: float

    def height(self) -> float:
        """From the top of the first line's capitals to below the last line's descenders."""
        font = self.style.face.regular
        cap = font.cap / font.upem * self.size
        return cap + (len(self.lines) - 1) * self.leading + DESCENT * self.size


def fit(
    words: Callable[[Style], Words], style: Style, width: float, height: float, language: str
) -> Setting:
    """The largest setting that fits `width` x `height` mm: first condensed as far as the style
    allows, then smaller, down to the floor. Raises DoesNotFit with the mm that are missing."""
    stretch = style.stretch
    while True:
        candidate = style if stretch == style.stretch else replace(style, stretch=stretch)
        measured = words(candidate)
        last = stretch <= min(style.narrowest, style.stretch) + 1e-9
        size = style.size
        while True:
            setting = _set(measured, candidate, size, width, language)
            over = _overflow(setting, width, height)
            if over is None:
                return _balanced(setting, measured, width, language) if style.balance else setting
            if not last or size <= style.floor + 1e-9:
                break
            size = max(style.floor, size - STEP)
        if last:
            raise DoesNotFit(over)
        stretch = max(style.narrowest, stretch - 0.02)


def _set(words: Words, style: Style, size: float, width: float, language: str) -> Setting:
    lines = wrap(words, width / size, style, language)
    return Setting(lines, style, size, style.leading * size / style.size)


def _overflow(setting: Setting, width: float, height: float) -> str | None:
    widest = max((line_width(line) for line in setting.lines), default=0.0) * setting.size
    if widest > width + 1e-6:
        return f"{widest - width:.2f} mm too wide"
    if setting.style.lines and len(setting.lines) > setting.style.lines:
        more = len(setting.lines) - setting.style.lines
        lines = "lines" if more > 1 else "line"
        return f"{more} {lines} too many, {more * setting.leading:.2f} mm too high"
    if setting.height() > height + 1e-6:
        return f"{setting.height() - height:.2f} mm too high"
    return None


def _balanced(setting: Setting, words: Words, width: float, language: str) -> Setting:
    """The same number of lines, as even as a narrower box makes them."""
    if len(setting.lines) < 2:
        return setting
    low, high = width / 2, width
    best = setting
    for _ in range(6):
        middle = (low + high) / 2
        trial = _set(words, setting.style, setting.size, middle, language)
        fits = (
            len(trial.lines) <= len(setting.lines)
            and max(line_width(line) for line in trial.lines) * trial.size <= middle + 1e-6
            and _hyphens_in(trial) <= _hyphens_in(setting)
        )
        if fits:
            best, high = trial, middle
        else:
            low = middle
    return best


def _hyphens_in(setting: Setting) -> int:
    return sum(word.hyphened for line in setting.lines for word in line)


def place(setting: Setting, box: Box, baseline: float | None = None) -> list[Item]:
    """The setting as items in the box; `baseline` pins the first line, else the style's valign:
    capitals touch the top, the middle is that of the capitals, descenders stay in the bottom."""
    style, size = setting.style, setting.size
    font = style.face.regular
    cap = font.cap / font.upem * size
    block = cap + (len(setting.lines) - 1) * setting.leading
    if baseline is not None:
        y = baseline
    elif style.valign == "middle":
        y = box.y + (box.h - block) / 2 + cap
    elif style.valign == "bottom":
        y = box.bottom - DESCENT * size - block + cap
    else:
        y = box.y + cap
    out: list[Item] = []
    for line in setting.lines:
        width = line_width(line) * size
        # Tracking stands after each letter; the last one's would push centred text to the left.
        trail = style.tracking * size
        left = {
            "left": box.x,
            "center": box.x + (box.w - width + trail) / 2,
            "right": box.right - width + trail,
            "justify": box.x,
        }[style.align]
        more = _justified(line, box.w - width + trail, size) if style.align == "justify" else 0.0
        out.extend(_line(line, style, size, left, y, more))
        y += setting.leading
    return out


def _justified(line: Sequence[MeasuredWord], room: float, size: float) -> float:
    """What each space of a line takes more, in mm, so that the line fills its room; nothing on a
    paragraph's last line, and where words would stand too far apart."""
    gaps = sum(1 for word in line[:-1] if word.space)
    if not gaps or line[-1].ends or room <= 0:
        return 0.0
    more = room / gaps
    return more if more <= LOOSEST * size else 0.0


def _line(
    line: Sequence[MeasuredWord], style: Style, size: float, x: float, y: float, more: float = 0.0
) -> list[Item]:
    """One line as as few runs as possible: words of one font and colour join with their spaces,
    which are `more` mm wider than they are."""
    out: list[Item] = []
    run: list[tuple[str, float, Word]] = []  # each with where it begins in the run
    colour = ""
    start = x
    font: Font | None = None
    track, em, blank = style.tracking * size, 0.0, NOTHING

    def flush(end: float) -> None:
        if not run or font is None:
            return
        if track:
            pens = [
                at + far * em + track * k for _, at, word in run for k, far in enumerate(word.pens)
            ]
        else:
            pens = [at + far * em for _, at, word in run for far in word.pens]
        out.append(
            TextRun(
                font.key,
                size,
                start,
                y,
                "".join([text for text, _, _ in run]),
                tuple([glyph for _, _, word in run for glyph in word.glyphs]),
                tuple(pens),
                end - start,
                colour,
                style.stretch,
            )
        )
        run.clear()

    pen = x
    for index, word in enumerate(line):
        for piece in word.pieces:
            if piece.icon is not None:
                flush(pen)
                icon = piece.icon
                scale = icon.em * size / icon.height
                top = y + icon.drop * size - icon.em * size
                matrix: Matrix = (scale, 0.0, 0.0, scale, pen, top)
                out.append(Use(icon.stamp, matrix))
                font = None
            elif piece.font is not None:
                if piece.font is not font or piece.colour != colour or not run:
                    flush(pen)
                    start, font, colour = pen, piece.font, piece.colour
                    em = size / font.upem * style.stretch
                    blank = _blank(font)
                run.append((piece.text, pen - start, piece.shaped))
            pen += piece.width * size
        if index + 1 < len(line) and word.space:
            if run:
                run.append((" ", pen - start, blank))
            pen += word.space * size + more
    flush(pen)
    return out


@lru_cache(maxsize=256)
def _blank(font: Font) -> Word:
    """A space, which stands where it begins."""
    [glyph] = font.shape(" ").glyphs
    return Word((glyph,), (0,), 0)
