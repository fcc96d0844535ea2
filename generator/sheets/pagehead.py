"""How pages that tell how to print and cut look: a title over a double rule, as on a banknote, and
steps with their numbers in rings. Items in mm."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.drawing.fonts import Font
from generator.sheets.forms import run_at

_INK = "#000000"
#: The two rules: how far each lies below the title's baseline, and how thick it is.
_RULES = ((2.6, 0.7), (3.7, 0.2))
#: From the title's baseline to where words may begin.
BELOW = 4.6


def title(font: Font, em: float, x: float, y: float, width: float, text: str) -> Iterator[Item]:
    """The title with its baseline at y, and the rules below it, `width` mm long."""
    yield run_at(font, em, x, y, text)
    for drop, thick in _RULES:
        yield Shape(paths.line(x, y + drop, x + width, y + drop), None, Stroke(_INK, thick))


def ring(font: Font, em: float, x: float, y: float, number: int) -> Iterator[Item]:
    """A number in a ring, on the line of words with its baseline at y; the ring's left edge is at
    x, and it is `RING` times the type size across."""
    radius, cap = RING * em / 2, font.cap / font.upem * em
    small, text = 0.8 * em, str(number)
    yield Shape(paths.ellipse(x + radius, y - cap / 2, radius), None, Stroke(_INK, 0.3))
    wide = font.shape(text).advance / font.upem * small
    yield run_at(font, small, x + radius - wide / 2, y - 0.1 * cap, text)


#: A ring's width as a multiple of the type size.
RING = 1.5


def parted(text: str) -> list[str]:
    """The words between which a line may end: a number stays with what it counts."""
    return re.split(r"(?<!\d) ", text)


def wrapped(font: Font, em: float, width: float, text: str) -> list[str]:
    """The words in lines that are no wider, as long as each word fits by itself."""
    lines: list[str] = []
    for word in parted(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.shape(longer).advance / font.upem * em <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
