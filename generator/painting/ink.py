"""Drawing -> the operators of a PDF content stream.

In: items of a drawing, in mm, y down, and a document's `Resources`. Out: lines of operators, and
the names of what they use. Text is written glyph by glyph in the document's subsets; HarfBuzz's
positions are kept to a thousandth of an em. No PDF library is known here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Protocol

from generator.colour import parts
from generator.drawing.drawing import (
    IDENTITY,
    MITRE_LIMIT,
    Drawing,
    Gradient,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Shape,
    Stroke,
    TextRun,
    Use,
)
from generator.painting import letters
from generator.units import PT_PER_MM, Box, Size

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
#: How a piece of a path is written, and what of its numbers is left out: zeros at their end.
_PIECES = {
    "M": "%.3f %.3f m", "L": "%.3f %.3f l", "C": "%.3f %.3f %.3f %.3f %.3f %.3f c", "Z": "h",
}  # fmt: skip
_ZEROS = re.compile(r"\.?0+(?= )")
#: How a number is written with so many digits after the point.
_PLACES = [f"%.{digits}f" for digits in range(7)]


class Encoder(Protocol):
    """Characters of one font as bytes of a document's subsets of it."""

    def __getitem__(self, character: str, /) -> tuple[str, bytes, float]:
        """(resource name of the subset, escaped byte, width in thousandths of an em)."""


class Resources(Protocol):
    """What a document holds for its content streams; forms and bitmaps go by its own names."""

    def encoder(self, font_key: str) -> Encoder:
        """The encoder of one font."""

    def stamp(self, drawing: Drawing, stamp: str) -> str:
        """The form of one of the drawing's stamps; its space is the drawing's mm."""

    def letter(self, drawing: Drawing, stamp: str) -> str | None:
        """The font whose one letter is this stamp, in the same space; None if its form is as
        good."""

    def bitmap(self, file: str, clear: bool) -> str:
        """The picture of a file, 1 x 1 large, with or without its white."""

    def layer(self, drawing: Drawing, group: Group) -> str:
        """The form of a group that lets through what lies below it."""

    def shaded(self, path: Path, gradient: Gradient) -> str:
        """The form of a path that is filled with a gradient."""

    def operand(self, name: str) -> str:
        """What stands before `Do` to paint a form or bitmap."""


def number(value: float, digits: int = 3) -> str:
    """A number as PDF wants it: plain decimals, no trailing zeros, no minus zero. Raises ValueError
    for what is none: a fault of ours, but never a file."""
    text = (_PLACES[digits] % value).rstrip("0").rstrip(".")
    if text[-1:] in ("f", "n"):  # inf, nan
        raise ValueError(f"{value} can't be painted")
    return "0" if text in ("-0", "") else text


def matrix_text(matrix: Matrix) -> str:
    """Six numbers for `cm`; slopes to six digits, so that a far corner stays put."""
    a, b, c, d, e, f = matrix
    slopes = " ".join(number(value, 6) for value in (a, b, c, d))
    return f"{slopes} {number(e, 4)} {number(f, 4)}"


def edges(box: Box, page: Size) -> tuple[float, float, float, float]:
    """Left, bottom, right, top of a box (mm, y down) of a page, in points, y up."""
    return (
        box.x * PT_PER_MM,
        (page.h - box.bottom) * PT_PER_MM,
        box.right * PT_PER_MM,
        (page.h - box.y) * PT_PER_MM,
    )


class Ink:
    """Writes one content stream: that of a drawing's form, or a piece of a page's own. What is
    placed `often` has its heavy stamps as letters (see `letters`)."""

    def __init__(self, resources: Resources, drawing: Drawing, often: bool = False) -> None:
        self.resources, self.drawing, self.often = resources, drawing, often
        self.out: list[bytes] = []
        #: Forms and bitmaps that the stream needs among its resources.
        self.used: set[str] = set()
        self.fill: str | None = None
        self.stroke: Stroke | None = None

    def put(self, text: str) -> None:
        self.out.append(text.encode("ascii"))

    def items(self, items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, TextRun):
                self._text(item)
            elif isinstance(item, Shape):
                self._shape(item)
            elif isinstance(item, Group):
                self._group(item)
            elif isinstance(item, Use):
                self._use(item)
            else:
                self._picture(item)

    def _set_fill(self, colour: str) -> None:
        if colour != self.fill:
            self.put(f"{_rgb(colour)} rg")
            self.fill = colour

    def _set_stroke(self, stroke: Stroke) -> None:
        if stroke == self.stroke:
            return
        dash = " ".join(number(length) for length in stroke.dash)
        self.put(
            f"{_rgb(stroke.colour)} RG {number(stroke.width, 4)} w {_CAPS[stroke.cap]} J "
            f"{_JOINS[stroke.join]} j {MITRE_LIMIT:g} M [{dash}] 0 d"
        )
        self.stroke = stroke

    def _shape(self, shape: Shape) -> None:
        stroke = shape.stroke if shape.stroke and shape.stroke.width > 0 else None
        fill = shape.fill
        if isinstance(fill, Gradient):
            if shape.path.segments:
                self.put(f"q {self._operand(self.resources.shaded(shape.path, fill))} Do Q")
            fill = None
        if fill is not None:
            self._set_fill(fill)
        if stroke is not None:
            self._set_stroke(stroke)
        if fill is None and stroke is None:
            return
        paint = "f" if stroke is None else "S" if fill is None else "B"
        self.out.append(_path(shape.path))
        self.put(paint)

    def _text(self, run: TextRun) -> None:
        if not run.text:
            return
        self._set_fill(run.colour)
        code = self.resources.encoder(run.font)
        per_em = 1000 / (run.size * run.stretch)
        self.out.append(b"BT")
        resource = ""
        at = 0.0
        parts: list[bytes] = []
        coded = map(code.__getitem__, run.text)
        for (name, escaped, width), pen in zip(coded, run.pens, strict=True):
            target = pen * per_em
            if name != resource:
                head, upright = _begun(name, run.size, run.stretch)
                if resource:
                    parts.append(b")] TJ")
                parts.append(head)
                x = number(run.x + pen, 4)
                parts.append(f"{upright} {x} {number(run.y, 4)} Tm [(".encode("ascii"))
                resource, at = name, target
            apart = at - target
            if apart > 0.5 or apart < -0.5:  # most letters stand where the last one's width leads
                shift = round(apart)
                parts.append(b")%d(" % shift)
                at -= shift
            parts.append(escaped)
            at += width
        parts.append(b")] TJ ET")
        self.out.append(b" ".join(parts[:2]) + b"".join(parts[2:]) if len(parts) > 2 else b"ET")

    def _group(self, group: Group) -> None:
        if group.opacity == 0.0:
            return
        if group.opacity != 1.0:
            self.put(f"q {self._operand(self.resources.layer(self.drawing, group))} Do Q")
            return
        self.put("q")
        fill, stroke = self.fill, self.stroke
        if group.matrix != IDENTITY:
            self.put(f"{matrix_text(group.matrix)} cm")
        if group.clip is not None:
            self.cut(group.clip)
        self.items(group.items)
        self.put("Q")
        self.fill, self.stroke = fill, stroke

    def cut(self, clip: Path) -> None:
        """Nothing is painted outside of a path from here on."""
        self.out.append(_path(clip))
        self.put("W n")

    def _use(self, use: Use) -> None:
        font = self.resources.letter(self.drawing, use.stamp) if self.often else None
        if font is not None:
            self.put(letters.shown(font, matrix_text(use.matrix)))
            return
        name = self.resources.stamp(self.drawing, use.stamp)
        self.put(f"q {matrix_text(use.matrix)} cm {self._operand(name)} Do Q")

    def _picture(self, picture: Picture) -> None:
        box = picture.box
        name = self.resources.bitmap(picture.file, picture.clear)
        place = matrix_text((box.w, 0, 0, -box.h, box.x, box.bottom))
        self.put(f"q {place} cm {self._operand(name)} Do Q")

    def _operand(self, name: str) -> str:
        self.used.add(name)
        return self.resources.operand(name)


@lru_cache(maxsize=1024)
def _rgb(colour: str) -> str:
    return " ".join(number(part / 255, 4) for part in parts(colour))


@lru_cache(maxsize=1024)
def _begun(font: str, size: float, stretch: float) -> tuple[bytes, str]:
    """The operator for a font and size, and how the matrix of its letters begins."""
    return f"{font} {number(size, 4)} Tf".encode("ascii"), f"{number(stretch, 4)} 0 0 -1"


@lru_cache(maxsize=8192)
def _path(path: Path) -> bytes:
    # Each number as `number` has it, but all of a path in one go: half of a PDF is such numbers.
    text = "\n".join([_PIECES[segment[0]] % segment[1:] for segment in path.segments])
    if "n" in text:  # inf, nan
        raise ValueError("a path that leads nowhere can't be painted")
    return _ZEROS.sub("", text).replace("-0 ", "0 ").encode("ascii")
