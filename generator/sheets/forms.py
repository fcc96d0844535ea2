"""Labels and rulers as small drawings of known size, ready to be put where there is room.

In: a text or a ruler, a font, a size. Out: `Form`s, each with its width and height in mm and its
items drawn from (0, 0), y down. A thing has several forms (one line or more, captions beside or
below), best first; a sheet takes the first that fits.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import fsum

from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke, TextRun
from generator.drawing.fonts import Font
from generator.units import INCH, Size

_INK = "#000000"
#: Of the em: room above capitals for accents, below the baseline for descenders, line to line.
_ACCENT, _DESCENT, _LEADING = 0.06, 0.24, 1.25
_TICK_WEIGHT = 0.12
#: A ruler's ticks as parts of the longest, which is that of 10 mm or an inch: half way, others.
_MIDDLE, _SHORT = 0.7, 0.45
#: The longest tick: 1.6 mm, less where the type is tiny too.
_LONGEST, _LONG_EM = 1.6, 0.85
_GAP = 1.0
#: The captions of the double ruler are this part of the type size.
_CAPTION = 0.85


@dataclass(frozen=True, slots=True)
class Form:
    """One way to draw a thing: its size in mm and its items. `breaks` are the numbers of the words
    that begin a new line, so that another text of the same shape can be set alike."""

    size: Size
    items: tuple[Item, ...]
    breaks: tuple[int, ...] = ()


def text_forms(font: Font, em: float, text: str, lines: int = 3) -> Iterator[Form]:
    """The text on one line, then on two, and so on while it has words; `em` in mm."""
    words = settable(font, text).split(" ")
    for count in range(1, min(lines, len(words)) + 1):
        yield text_form(font, em, text, _even_breaks(font, words, count))


def text_form(font: Font, em: float, text: str, breaks: tuple[int, ...]) -> Form:
    """The text with new lines before the given words; a dot between words goes with the break."""
    words = settable(font, text).split(" ")
    edges = (0, *breaks, len(words))
    rows = [
        " ".join(words[first:last]).strip(" ·")
        for first, last in zip(edges, edges[1:], strict=False)
    ]
    baseline = (font.cap / font.upem + _ACCENT) * em
    runs = [
        run_at(font, em, 0.0, baseline + index * _LEADING * em, row)
        for index, row in enumerate(rows)
    ]
    height = baseline + (_DESCENT + (len(rows) - 1) * _LEADING) * em
    return Form(Size(max(run.width for run in runs), height), tuple(runs), breaks)


def settable(font: Font, text: str) -> str:
    """The text with what the font lacks replaced: letters without their accents, else "?"."""
    letters = [_letter(font, character) for character in unicodedata.normalize("NFC", text)]
    return " ".join("".join(letters).split())


@lru_cache(maxsize=4096)  # each page has a label of its own, of the same few letters
def _letter(font: Font, character: str) -> str:
    if font.has(character) and not unicodedata.combining(character):
        return character
    plain = unicodedata.normalize("NFKD", character)[0]
    return plain if font.has(plain) and plain.isascii() else "?"


def ruler_forms(font: Font, em: float) -> Iterator[Form]:
    """50 mm and 2 in along one line: captions at its end, or above and below it."""
    em *= _CAPTION
    tick, cap, drop = _tick(em), _cap(font, em), _DESCENT * em
    ticks = (_metric(-tick), _imperial(tick))
    middle = max(tick, cap + _GAP * 0.4)
    ends = [
        run_at(font, em, 2 * INCH + _GAP, middle - _GAP * 0.4, "50 mm"),
        run_at(font, em, 2 * INCH + _GAP, middle + _GAP * 0.4 + cap, "2 in"),
    ]
    width = 2 * INCH + _GAP + max(run.width for run in ends)
    yield _ruler(Size(width, 2 * middle), middle, ticks, ends)
    middle = cap + _GAP / 2 + tick
    captions = [
        _right(font, em, 2 * INCH, cap, "50 mm"),
        _right(font, em, 2 * INCH, 2 * middle, "2 in"),
    ]
    yield _ruler(Size(2 * INCH, 2 * middle + drop), middle, ticks, captions)


def metric_forms(font: Font, em: float) -> Iterator[Form]:
    """50 mm alone, for narrow places."""
    yield from _single(font, em, _metric(-_tick(em)), 50.0, "50 mm")


def imperial_forms(font: Font, em: float) -> Iterator[Form]:
    """2 in alone, for narrow places."""
    yield from _single(font, em, _imperial(-_tick(em)), 2 * INCH, "2 in")


def _single(font: Font, em: float, ticks: Path, length: float, caption: str) -> Iterator[Form]:
    tick, cap, drop = _tick(em), _cap(font, em), _DESCENT * em
    base = max(tick, cap)
    beside = run_at(font, em, length + _GAP, base, caption)
    for foot in (drop, 0.0):  # the first stands on the line of the other labels
        size = Size(length + _GAP + beside.width, base + foot)
        yield _ruler(size, base, (ticks,), [beside])
    low = tick + _GAP / 2 + cap
    below = _right(font, em, length, low, caption)
    yield _ruler(Size(length, low + drop), tick, (ticks,), [below])


def _tick(em: float) -> float:
    return min(_LONGEST, _LONG_EM * em)


def _ruler(size: Size, base: float, ticks: Iterable[Path], captions: list[TextRun]) -> Form:
    stroke = Stroke(_INK, _TICK_WEIGHT)
    shapes = [Shape(path.through((1, 0, 0, 1, 0, base)), None, stroke) for path in ticks]
    return Form(size, (*shapes, *captions))


def _metric(longest: float) -> Path:
    """A base line of 50 mm from (0, 0) with a tick a mm: above it if `longest` is negative."""
    parts = [1.0 if at % 10 == 0 else _MIDDLE if at % 5 == 0 else _SHORT for at in range(51)]
    return _ticks([(float(at), part * longest) for at, part in enumerate(parts)])


def _imperial(longest: float) -> Path:
    """A base line of 2 in with a tick every eighth."""
    parts = [1.0 if at % 8 == 0 else _MIDDLE if at % 4 == 0 else _SHORT for at in range(17)]
    return _ticks([(at * INCH / 8, part * longest) for at, part in enumerate(parts)])


def _ticks(ticks: list[tuple[float, float]]) -> Path:
    path = [paths.line(0.0, 0.0, ticks[-1][0], 0.0)]
    path += [paths.line(x, 0.0, x, y) for x, y in ticks]
    return Path(tuple(segment for part in path for segment in part.segments))


def _cap(font: Font, em: float) -> float:
    return font.cap / font.upem * em


def run_at(font: Font, em: float, x: float, y: float, text: str) -> TextRun:
    """One line of text in the labels' ink: its baseline begins at (x, y) mm."""
    word = font.shape(text)
    unit = em / font.upem
    pens = tuple(pen * unit for pen in word.pens)
    return TextRun(font.key, em, x, y, text, word.glyphs, pens, word.advance * unit, _INK)


def _right(font: Font, em: float, x: float, y: float, text: str) -> TextRun:
    """A run that ends at x."""
    return run_at(font, em, x - font.shape(text).advance * em / font.upem, y, text)


def _even_breaks(font: Font, words: list[str], lines: int) -> tuple[int, ...]:
    """Where to break so that the widest of so many lines is as narrow as can be."""
    widths = [font.shape(word).advance for word in words]
    space = font.shape(" ").advance

    def greedy(limit: float) -> tuple[int, ...]:
        breaks: list[int] = []
        used = 0.0
        for index, width in enumerate(widths):
            if index and used + space + width > limit:
                breaks.append(index)
                used = width
            else:
                used += width + (space if index else 0)
        return tuple(breaks)

    low, high = float(max(widths)), fsum(widths) + space * (len(words) - 1)
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (low, middle) if len(greedy(middle)) < lines else (middle, high)
    return greedy(high)
