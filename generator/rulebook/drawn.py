"""A component in a rulebook: its own drawing as SVG, with as much detail as can be seen.

In: a `Drawing` and how small it is shown. Out: elements of an SVG in the drawing's own mm. Words
are outlines, as on cards: they are part of the picture, and nobody reads the rules from them. The
HTML holds all of it, so a book whose component is drawn anew is another book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from markupsafe import Markup, escape

from generator.drawing.drawing import (
    IDENTITY,
    Drawing,
    Gradient,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Shape,
    TextRun,
    Use,
)
from generator.drawing.fonts import by_key
from generator.errors import Problem, UserError

#: A page shows no point nearer to its place than this many mm.
_FINE = 0.02
#: And no line that is thinner: many of them would only darken a small picture.
_HAIR = 0.04


def as_svg(
    drawing: Drawing, scale: float, least: float = 0.0, unique: Callable[[], str] = lambda: "clip"
) -> Markup:
    """The drawing's items as SVG elements, to be shown at `scale`; words lower than `least` mm on
    the page are left out, and so are lines that nobody would see. `unique` names each clip: no two
    on a page may be called alike. Raises UserError for what only a painter can show."""
    return Markup("").join(_Writer(drawing, scale, least, unique).items(drawing.items))


class _Writer:
    def __init__(
        self, drawing: Drawing, scale: float, least: float, unique: Callable[[], str]
    ) -> None:
        self.drawing, self.least, self.hair = drawing, least / scale, _HAIR / scale
        self.unique = unique
        self.digits = next(n for n in range(6) if 10**-n * scale <= _FINE)

    def items(self, items: Iterable[Item]) -> list[Markup]:
        return [self.item(item) for item in items]

    def item(self, item: Item) -> Markup:
        if isinstance(item, Shape):
            return self.shape(item)
        if isinstance(item, TextRun):
            return self.text(item) if item.size >= self.least else Markup("")
        if isinstance(item, Use):
            return self.moved(item.matrix, self.drawing.stamps[item.stamp])
        if isinstance(item, Picture):
            raise self.not_drawn("pictures")
        return self.placed(item.matrix, self.seen(item))

    def seen(self, group: Group) -> Markup:
        """What a group shows of its items, in its own space."""
        inside = Markup("").join(self.items(group.items))
        if not inside:
            return inside
        if group.opacity != 1.0:
            glass = Markup('<g opacity="{}">{}</g>')
            inside = glass.format(_number(group.opacity, 3), inside)
        if group.clip is not None:
            name, outline = self.unique(), self.path(group.clip, {})
            cut = Markup('<clipPath id="{0}">{1}</clipPath><g clip-path="url(#{0})">{2}</g>')
            inside = cut.format(name, outline, inside)
        return inside

    def moved(self, matrix: Matrix, items: Iterable[Item]) -> Markup:
        return self.placed(matrix, Markup("").join(self.items(items)))

    def placed(self, matrix: Matrix, inside: Markup) -> Markup:
        if matrix == IDENTITY or not inside:
            return inside
        numbers = " ".join(_number(part, 4) for part in matrix)
        return Markup('<g transform="matrix({})">{}</g>').format(numbers, inside)

    def shape(self, shape: Shape) -> Markup:
        if isinstance(shape.fill, Gradient):
            raise self.not_drawn("gradients")
        told = {"fill": shape.fill or "none"}
        stroke = shape.stroke
        if stroke is not None and stroke.width < self.hair:
            stroke = None
        if stroke is None and shape.fill is None:
            return Markup("")
        if stroke is not None:
            told |= {"stroke": stroke.colour, "stroke-width": _number(stroke.width, 3)}
            told |= {"stroke-linecap": stroke.cap} if stroke.cap != "butt" else {}
            told["stroke-linejoin"] = stroke.join
            if stroke.dash:
                told["stroke-dasharray"] = " ".join(_number(part, 3) for part in stroke.dash)
        return self.path(shape.path, told)

    def text(self, run: TextRun) -> Markup:
        font = by_key(run.font)
        em = run.size / font.upem
        outline = Path(())
        for glyph, pen in zip(run.glyphs, run.pens, strict=True):
            place = (em * run.stretch, 0.0, 0.0, -em, run.x + pen, run.y)
            outline += font.outline(glyph).through(place)
        return self.path(outline, {"fill": run.colour})

    def path(self, path: Path, told: dict[str, str]) -> Markup:
        words = "".join(
            f"{letter}{' '.join(_number(part, self.digits) for part in points)}"
            for letter, *points in path.segments
        )
        attributes = Markup("").join(
            Markup(' {}="{}"').format(name, value) for name, value in told.items()
        )
        return Markup('<path d="{}"{}/>').format(escape(words), attributes)

    def not_drawn(self, what: str) -> UserError:
        found = f"a book can't draw {self.drawing.name!r}: it has {what}"
        return UserError(Problem(found, expected="plain shapes and words"))


def _number(value: float, digits: int) -> str:
    """As few characters as tell it."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text
