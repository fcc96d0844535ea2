"""Nodes of a layout + one card -> placed items: every kind of item, drawn.

Each `_verb` function turns one node into items; `Scene` holds what they share: the layout, the
card's names, the stamps drawn so far. All faults of a card are collected, not only the first.
"""

from __future__ import annotations

import hashlib
import math
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any

from generator import art
from generator.budgets import at_most, budget, raised_by
from generator.drawing import paths, typeset
from generator.drawing.bounds import path_extent
from generator.drawing.drawing import (
    IDENTITY,
    Gradient,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Shape,
    Stop,
    Stroke,
    TextRun,
    Use,
    moved,
    scaled,
    times,
    turned,
)
from generator.drawing.east_asian import is_wide
from generator.drawing.fonts import Font, Word
from generator.drawing.lettering import NoOutline, rimmed, silhouette
from generator.drawing.markup import BadMarkup, Span, parse
from generator.drawing.origin import DEFAULT_ROLE, Origin
from generator.drawing.typeset import DoesNotFit, Icon, MissingGlyph, Style
from generator.drawing.ways import Way
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.faces.edges import gone_on
from generator.faces.layout import IconSpec, Layout, Node
from generator.faces.parameters import convert, sound
from generator.faces.parameters import fault as unfit
from generator.faces.pictures import Bitmap, load_picture
from generator.faces.said import InWords, Said, is_markup, spans_of
from generator.faces.values import Blend, extent
from generator.faces.values import box as to_box
from generator.reading.faults import InvalidValue, shown
from generator.rules import registry
from generator.units import PT, Box, Size

#: Type that a layout doesn't size, and the leading that goes with any size.
_SIZE = 9 * PT
_LEADING = 1.25
#: The rim of letters whose style gives it no width.
_RIM = 0.25
#: Type that calls itself decorative is no larger than this: whoever can read it, will.
_MICROTEXT = 6 * PT


class _Elsewhere(Exception):
    """Faults of a node that stand in another file, such as an SVG: the rest is still drawn."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__()
        self.problems = problems


@dataclass
class Scene:
    """One face being drawn. `origins` learns which node made each item, by the item's `id`;
    `telling` is true inside a group that depends on the card."""

    layout: Layout
    size: Size
    names: Mapping[str, Any]
    language: str
    folders: Sequence[FilePath]
    stamps: dict[str, tuple[Item, ...]]
    problems: list[Problem] = field(default_factory=list)
    card: str = ""
    origins: dict[int, Origin] = field(default_factory=dict)
    telling: bool = False
    drawn: int = 0
    most: int = field(default_factory=lambda: budget("face-items"))
    said: Said | None = None

    def spend(self, node: Node, items: int = 1) -> None:
        """Counts what is painted. Raises UserError, which ends the face, for too much of it."""
        self.drawn += items
        if self.drawn > self.most:
            found = "makes too much of one face"
            told = InvalidValue(found, at_most("face-items"), raised_by("face-items"))
            raise UserError(node.place.problem(told, node.verb, self.card))

    def draw(self, nodes: Sequence[Node]) -> list[Item]:
        """The items of all nodes, in order; a fault is noted and the rest still drawn."""
        out: list[Item] = []
        for node in nodes:
            try:
                out.extend(self._node(node))
            except InvalidValue as invalid:
                self._note(node, invalid)
            except _Elsewhere as error:
                self.problems.extend(error.problems)
        return out

    def _note(self, node: Node, invalid: InvalidValue) -> None:
        """Notes a fault: at the card's words if they have it, once for each; else at the layout."""
        told = None
        if self.said is not None and isinstance(invalid, InWords):
            told = self.said.problem(invalid, self.names, node.place, self.card)
        if told is None:
            self.problems.append(node.place.problem(invalid, node.verb, self.card))
        elif not any(
            (one.file, one.line, one.column, one.key, one.code)
            == (told.file, told.line, told.column, told.key, told.code)
            for one in self.problems
        ):
            self.problems.append(told)

    def _node(self, node: Node) -> list[Item]:
        if node.loop is None:
            return self._once(node)
        name, values = node.loop
        outer = self.names
        out: list[Item] = []
        try:
            for value in values(outer):
                self.names = {**outer, name: value}
                out.extend(self._once(node))
        finally:
            self.names = outer
        return out

    def _once(self, node: Node) -> list[Item]:
        self.spend(node)
        if node.when is not None and not node.when(self.names):
            return []
        outer = self.telling
        self.telling = outer or node.tells
        try:
            items = _DRAW[node.verb](node, self)
            if node.verb not in _HOLDERS:
                role, decorative = _manner(node, self)
                origin = Origin(node.place, node.verb, role, decorative, self.telling)
                for item in items:
                    self.origins[id(item)] = origin
            if node.verb != "slot":
                items = _looks(items, node, self)
        finally:
            self.telling = outer
        return items

    def main(self, node: Node) -> Any:
        return node.main.get(self.names, self.layout.names)

    def option(self, node: Node, key: str, default: Any = None) -> Any:
        value = node.options.get(key)
        return default if value is None else value.get(self.names, self.layout.names)

    def stamp(self, key: str, draw: Callable[[], Sequence[Item]]) -> str:
        """The key, once what it stands for is drawn."""
        if key not in self.stamps:
            self.stamps[key] = tuple(draw())
        return key


def _looks(items: list[Item], node: Node, scene: Scene) -> list[Item]:
    """The items with what lies below them, a rim and a shadow, and as opaque as they shall be.
    What lies below comes from no line of the layout: it says nothing, so no check asks about it."""
    if node.verb in _WORDED:
        style = _styled(node, scene, ("outline", "rim"))
        if style.get("outline") is not None:
            items = [*rimmed(items, style["outline"], style.get("rim", _RIM)), *items]
    shadow = scene.option(node, "shadow")
    if shadow is not None and shadow.opacity > 0 and items:
        try:
            dark = silhouette(items, shadow.colour, scene.stamps)
        except NoOutline as none:
            hint = "give it to a rect behind it"
            raise InvalidValue(str(none), hint=hint) from None
        cast: Item = Group(tuple(dark), moved(*shadow.move), None, shadow.opacity)
        items = [cast, *items]
    opacity = scene.option(node, "opacity", 1.0)
    return items if opacity == 1.0 else [Group(tuple(items), opacity=opacity)]


def _painted(path: Path, node: Node, scene: Scene) -> list[Item]:
    colour = scene.option(node, "stroke")
    stroke = None
    if colour is not None:
        stroke = Stroke(
            colour,
            scene.option(node, "width", 0.25),
            scene.option(node, "cap", "butt"),
            scene.option(node, "join", "miter"),
            scene.option(node, "dash", ()),
        )
    fill = scene.option(node, "fill")
    if isinstance(fill, Blend):
        box = path_extent(path, IDENTITY)
        fill = None if box is None else _gradient(fill, box)
    return [Shape(path, fill, stroke)]


def _gradient(blend: Blend, box: Box) -> Gradient:
    """A layout's gradient over the box of a shape: its ends lie in the corners."""
    stops = tuple(Stop(*stop) for stop in blend.stops)
    if blend.centre is None:
        a, b, *_ = turned(blend.turn)
        x, y = box.centre
        far = abs(box.w * a) + abs(box.h * b) or 1.0
        start = moved(x - a * far / 2, y - b * far / 2)
        return Gradient(stops, times(start, times(turned(blend.turn), scaled(far))))
    x, y = box.x + blend.centre[0] * box.w, box.y + blend.centre[1] * box.h
    radius = blend.radius
    if radius is None:
        radius = math.hypot(max(x - box.x, box.right - x), max(y - box.y, box.bottom - y))
    return Gradient(stops, times(moved(x, y), scaled(radius or 1e-6)), radial=True)


def _rect(node: Node, scene: Scene) -> list[Item]:
    inset = scene.option(node, "inset", 0.0)
    box = scene.main(node).grown(-inset)
    if box.w < 0 or box.h < 0:
        raise InvalidValue(f"an inset of {inset:.4g}mm leaves nothing of it", "a smaller inset")
    return _painted(paths.rectangle(box, scene.option(node, "radius", 0.0)), node, scene)


def _ellipse(node: Node, scene: Scene) -> list[Item]:
    box: Box = scene.main(node)
    x, y = box.centre
    return _painted(paths.ellipse(x, y, box.w / 2, box.h / 2), node, scene)


def _circle(node: Node, scene: Scene) -> list[Item]:
    x, y = scene.main(node)
    return _painted(paths.ellipse(x, y, scene.option(node, "radius")), node, scene)


def _line(node: Node, scene: Scene) -> list[Item]:
    return _painted(paths.polyline(scene.main(node)), node, scene)


def _polygon(node: Node, scene: Scene) -> list[Item]:
    return _painted(paths.polyline(scene.main(node), closed=True), node, scene)


def _path(node: Node, scene: Scene) -> list[Item]:
    items = _painted(_svg(scene.main(node)), node, scene)
    x, y = scene.option(node, "at", (0.0, 0.0))
    scale = scene.option(node, "scale", 1.0)
    if (x, y, scale) == (0.0, 0.0, 1.0):
        return items
    return [Group(tuple(items), times(moved(x, y), scaled(scale)))]


def _svg(text: str) -> Path:
    if paths.commands(text) > budget("path-commands"):
        found = f"{shown(text, 30)} is a path of too many commands"
        raise InvalidValue(found, at_most("path-commands"), raised_by("path-commands"))
    try:
        return paths.svg_path(text)
    except ValueError as error:
        raise InvalidValue(str(error)) from None


def _styled(node: Node, scene: Scene, keys: Sequence[str]) -> dict[str, Any]:
    """What the style of a text item says under some keys: the named one, with the item's own
    options over it."""
    known = scene.layout.styles
    name = scene.option(node, "style")
    if name is not None and name not in known:
        raise InvalidValue(
            f"there is no style {name!r}",
            f"styles: {listed(list(known))}",
            did_you_mean(name, list(known)),
        )
    options = dict(known[name]) if name else {}
    options.update(node.options)
    return {
        key: options[key].get(scene.names, scene.layout.names) for key in keys if key in options
    }


def _style(node: Node, scene: Scene) -> Style:
    """The style of a text item."""
    got = _styled(node, scene, _STYLE_KEYS)
    faces = scene.layout.faces
    font = got.pop("font", None) or next(iter(faces), "")
    if font not in faces:
        raise InvalidValue(
            f"there is no font {font!r}",
            f"fonts: {listed(list(faces)) or 'none'}",
            did_you_mean(str(font), list(faces)),
        )
    return _make_style(scene.layout, font, tuple(scene.layout.fallback), tuple(sorted(got.items())))


_STYLE_KEYS = (
    "font", "size", "floor", "leading", "colour", "align", "valign", "tracking", "stretch",
    "narrowest", "hyphenate", "balance", "lines", "gap",
)  # fmt: skip
_STYLES: dict[tuple[Any, ...], Style] = {}


def _make_style(
    layout: Layout, font: str, fallback: tuple[str, ...], got: tuple[tuple[str, Any], ...]
) -> Style:
    face = layout.faces[font]
    key = (face, fallback, layout.last, got)
    found = _STYLES.get(key)
    if found is None:
        options = dict(got)
        size = options.get("size", _SIZE)
        others = tuple(layout.faces[name].regular for name in fallback if name != font)
        others += tuple(one for one in layout.last if one not in others)
        stretch = options.get("stretch", 1.0)
        found = _STYLES[key] = Style(
            replace(face, fallback=others),
            size,
            options.get("floor", size),
            options.get("leading", size * _LEADING),
            options.get("colour") or "#000000",
            options.get("align", "left"),
            options.get("valign", "top"),
            options.get("tracking", 0.0),
            stretch,
            options.get("narrowest", stretch),
            options.get("hyphenate", False),
            options.get("balance", False),
            options.get("lines", 0),
            options.get("gap", 0.0),
        )
    return found


def _manner(node: Node, scene: Scene) -> tuple[str, bool]:
    """What a node's words are for, and whether they are decoration: by itself or by its style."""
    if node.verb not in _WORDED:
        return DEFAULT_ROLE, False
    style = scene.layout.styles.get(str(scene.option(node, "style")), {})

    def said(key: str, default: Any) -> Any:
        value = node.options.get(key) or style.get(key)
        return default if value is None else value.get(scene.names, scene.layout.names)

    return said("role", DEFAULT_ROLE), said("decorative", False)


def _small_enough(style: Style, node: Node, scene: Scene) -> None:
    if _manner(node, scene)[1] and style.size > _MICROTEXT + 1e-6:
        raise InvalidValue(
            f"type of {style.size / PT:.4g} pt is not decorative",
            f"decorative: yes for microtext of at most {_MICROTEXT / PT:.4g} pt",
        )


def _letters(node: Node, scene: Scene) -> str:
    text: str = scene.main(node)
    if len(text) > budget("face-letters"):
        found = f"{shown(text, 30)} has {len(text):,} letters"
        raise InvalidValue(found, at_most("face-letters"), raised_by("face-letters"))
    return text


def _spans(node: Node, scene: Scene) -> tuple[Span, ...]:
    text = _letters(node, scene)
    if not text:
        return ()
    if not scene.option(node, "markup", True):
        return (Span(text),)
    try:
        return parse(text)
    except BadMarkup as error:
        fault = InWords(
            f"{error} in {shown(text)}",
            hint="\\* and \\{ stand for themselves",
            guilty=lambda words: not is_markup(words),
        )
        fault.text = text
        raise fault from None


def _text(node: Node, scene: Scene) -> list[Item]:
    spans = _spans(node, scene)
    if not spans:
        return []
    style = _style(node, scene)
    _small_enough(style, node, scene)
    box: Box = scene.option(node, "box")
    colours, icons = _colours(scene), _icons(scene)
    try:
        setting = typeset.fit(
            lambda candidate: typeset.measure(spans, candidate, colours, icons),
            style,
            box.w,
            box.h,
            scene.language,
        )
    except (DoesNotFit, MissingGlyph, InWords, ValueError) as error:
        fault = _of_words(error, spans, style)
        fault.text = _letters(node, scene)
        raise fault from None
    return typeset.place(setting, box, scene.option(node, "baseline"))


def _of_words(error: ValueError, spans: Sequence[Span], style: Style) -> InWords:
    """What went wrong with a text, as a fault that its words may have."""
    if isinstance(error, InWords):
        return error
    if isinstance(error, DoesNotFit):
        words = "".join(span.text for span in spans)
        return InWords(
            f"{words[:30] + '…' if len(words) > 30 else words!r} does not fit its box: {error} "
            f"at the floor of {style.floor / PT:.4g} pt",
            hint="shorten the text, or give it a larger box or a smaller floor",
            code="text-overflow",
        )
    if isinstance(error, MissingGlyph):
        character = error.character
        return InWords(
            str(error),
            hint=_what_has(character),
            code="missing-glyph",
            guilty=lambda words: character in words,
        )
    return InWords(str(error))


def _what_has(character: str) -> str:
    """What to do about a letter that no font has."""
    if not is_wide(character) and not unicodedata.name(character, "").startswith("HANGUL"):
        return "name a font that has it under 'fallback', or put one into fonts/"
    return (
        "put a TrueType font (.ttf) of that language into a folder of fonts/, such as "
        "fonts/noto-sans-jp/NotoSansJP-Regular.ttf: it is used where ours have no letter"
    )


def _colours(scene: Scene) -> Callable[[str], str]:
    known = scene.layout.names.colours

    def find(name: str) -> str:
        if name not in known:
            raise InWords(
                f"there is no colour {name!r}",
                f"colours: {listed(sorted(known))}",
                did_you_mean(name, sorted(known)),
                guilty=lambda words: any(span.colour == name for span in spans_of(words)),
            )
        return known[name]

    return find


def _icons(scene: Scene) -> Callable[[str], Icon]:
    known = scene.layout.icons

    def find(name: str) -> Icon:
        if name not in known:
            raise InWords(
                f"there is no icon {name!r}",
                f"icons: {listed(sorted(known)) or 'none'}",
                did_you_mean(name, sorted(known)),
                guilty=lambda words: any(span.icon == name for span in spans_of(words)),
            )
        spec: IconSpec = known[name]
        key = scene.stamp(f"icon-{scene.layout.name}-{name}", lambda: _icon(spec, scene))
        return Icon(key, spec.box.w, spec.box.h, spec.em, spec.drop)

    return find


def _icon(spec: IconSpec, scene: Scene) -> list[Item]:
    outer, scene.origins = scene.origins, {}  # wherever it stands, it comes from the text there
    try:
        return [Group(tuple(scene.draw(spec.nodes)), moved(-spec.box.x, -spec.box.y))]
    finally:
        scene.origins = outer


def _shaped(text: str, style: Style, scene: Scene) -> Word:
    """Words in one font, glyph by glyph. Raises InvalidValue for a letter that it lacks."""
    font = style.face.regular
    if not font.covers(text):
        try:
            typeset.measure((Span(text),), style, _colours(scene), _icons(scene))
        except MissingGlyph as missing:
            fault = _of_words(missing, (), style)
            fault.text = text
            raise fault from None
    return font.shape(text)


def _one_line(text: str, node: Node, scene: Scene) -> tuple[Style, Font, Word]:
    """Words that are laid letter by letter: how, in which font, and where its pens stand."""
    style = _style(node, scene)
    _small_enough(style, node, scene)
    return style, style.face.regular, _shaped(text, style, scene)


def _ring(node: Node, scene: Scene) -> list[Item]:
    text = _letters(node, scene)
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


def _along(node: Node, scene: Scene) -> list[Item]:
    text = _letters(node, scene)
    if not text:
        return []
    style, font, word = _one_line(text, node, scene)
    try:
        way = Way(_svg(scene.option(node, "way")))
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


def _picture(node: Node, scene: Scene) -> list[Item]:
    file = scene.main(node)
    if not file:
        return []
    shelf = scene.layout.shelf
    try:
        picture = load_picture(file, scene.folders, shelf, scene.option(node, "fill"))
    except UserError as error:
        raise _Elsewhere(error.problems) from None
    beyond = scene.option(node, "bleed", 0.0)
    box: Box = scene.option(node, "box").grown(beyond)
    fit = scene.option(node, "fit", "contain")
    edge = scene.option(node, "edge", "none")
    width, height = picture.size if isinstance(picture, Bitmap) else picture.vector.size
    by_x, by_y = box.w / width, box.h / height
    if fit != "stretch":
        by_x = by_y = (min if fit == "contain" else max)(by_x, by_y)
    across, down = scene.option(node, "focus", (0.5, 0.5))
    x = box.x + _aside(box.w, width * by_x, across)
    y = box.y + _aside(box.h, height * by_y, down)
    clear = scene.option(node, "white", "paint") == "clear"
    item: Item
    if isinstance(picture, Bitmap):
        target = Box(x, y, width * by_x, height * by_y)
        item = Picture(picture.file, target, picture.size, clear)
    elif clear:
        raise InvalidValue("'white: clear' is for bitmaps", hint="an SVG has no white but its own")
    elif edge != "none":
        raise InvalidValue(f"'edge: {edge}' is for bitmaps", hint="draw an SVG as far as the bleed")
    else:
        name = scene.stamp(picture.name, lambda: picture.vector.items)
        item = Use(name, times(moved(x, y), scaled(by_x, by_y)))
    if fit == "cover":
        item = Group((item,), IDENTITY, paths.rectangle(box))
    if edge == "none":
        return [item]
    shown = box if fit == "cover" else Box(x, y, width * by_x, height * by_y)
    missing = -scene.layout.names.boxes["bleed"].x - beyond
    return [*gone_on([item], shown, missing, edge), item] if missing > 0 else [item]


def _aside(room: float, length: float, focus: float) -> float:
    """Where a picture of that length begins in its room: what is larger is shifted so that its
    focus comes as near to the middle as the edges allow; what is smaller stands in the middle."""
    if length <= room:
        return (room - length) / 2
    return min(0.0, max(room - length, room / 2 - focus * length))


def _art(node: Node, scene: Scene) -> list[Item]:
    name = scene.main(node)
    known = scene.layout.ornaments.known
    if name not in known:
        raise InvalidValue(
            f"there is no ornament {name!r}",
            f"ornaments: {listed(list(known), 40)}",
            scene.layout.ornaments.lacking or did_you_mean(name, list(known)),
        )
    given = scene.option(node, "with") or {}
    if not isinstance(given, Mapping):
        raise InvalidValue("needs 'key: value' pairs", f"what {name} takes")
    layout = scene.layout
    parameters = {}
    for key, value in given.items():
        try:
            parameters[key] = convert(layout.ornaments, name, key, value, layout.names)
        except InvalidValue as invalid:
            found = f"{key}: {invalid.found}"
            raise InvalidValue(found, invalid.expected, invalid.hint) from None
    written = repr(sorted(parameters.items())).encode()
    key = f"{name}-{hashlib.sha256(written).hexdigest()[:10]}"
    try:
        scene.stamp(key, lambda: _drawn(key, known[name], parameters))
    except Exception as error:  # one of the project's own may do anything
        theirs = registry.fault_in_engine(error)
        if theirs is not None:
            raise InvalidValue(f"{name}: {theirs}") from None
        raise unfit(name, layout.ornaments.parameters(name), error) from None
    scene.spend(node, len(scene.stamps[key]) // _STAMPED)
    x, y = scene.option(node, "at", (0.0, 0.0))
    matrix = moved(x, y)
    turn = scene.option(node, "turn", 0.0)
    if turn:
        matrix = times(matrix, turned(turn))
    matrix = _scaled(node, scene, matrix)
    return [Use(key, matrix)]


#: Ornaments drawn in this process, by what they are drawn from: a deck in another ink, or read
#: again by a check, shows most of them once more.
_ORNAMENTS: dict[tuple[art.Ornament, str], tuple[Item, ...]] = {}
_KEPT = 2000
#: So many items of an ornament count as one of the face.
_STAMPED = 10


def _drawn(key: str, ornament: art.Ornament, parameters: Mapping[str, Any]) -> tuple[Item, ...]:
    kept = (ornament, key)
    if kept not in _ORNAMENTS:
        if len(_ORNAMENTS) >= _KEPT:
            _ORNAMENTS.clear()
        items = tuple(ornament(**parameters))
        sound(items)
        _ORNAMENTS[kept] = items
    return _ORNAMENTS[kept]


def _scaled(
    node: Node, scene: Scene, matrix: Matrix, about: tuple[float, float] = (0, 0)
) -> Matrix:
    scale = scene.option(node, "scale", 1.0)
    mirror = scene.option(node, "mirror", "")
    if scale == 1.0 and not mirror:
        return matrix
    by_x = -scale if mirror == "x" else scale
    by_y = -scale if mirror == "y" else scale
    return times(matrix, scaled(by_x, by_y, *about))


def _group(node: Node, scene: Scene) -> list[Item]:
    centre = (scene.size.w / 2, scene.size.h / 2)
    about = scene.option(node, "about", centre)
    matrix = moved(*scene.option(node, "move", (0.0, 0.0)))
    turn = scene.option(node, "turn", 0.0)
    if turn:
        matrix = times(matrix, turned(turn, *about))
    matrix = _scaled(node, scene, matrix, about)
    before = scene.drawn
    items = tuple(scene.draw(node.children))
    clip = scene.option(node, "clip")
    group = Group(items, matrix, _clip(clip, scene) if clip else None)
    plain = group.clip is None and matrix == moved(0.0, 0.0)
    if scene.option(node, "half-turn", False):
        scene.spend(node, scene.drawn - before)
        return [*(items if plain else (group,)), Group((group,), turned(180, *centre))]
    return list(items) if plain else [group]


def _clip(written: Any, scene: Scene) -> Path:
    names = scene.layout.names
    if isinstance(written, dict):
        if "rect" in written:
            return paths.rectangle(
                to_box(written["rect"], names), extent(written.get("radius", "0"), names)
            )
        if "ellipse" in written:
            found = to_box(written["ellipse"], names)
            return paths.ellipse(*found.centre, found.w / 2, found.h / 2)
        if "path" in written:
            return _svg(str(written["path"]))
    raise InvalidValue(f"{written!r} is not a clip", "{rect: BOX}, {ellipse: BOX} or {path: ...}")


def _slot(node: Node, scene: Scene) -> list[Item]:
    return scene.draw(scene.layout.slots.get(scene.main(node), ()))


#: Verbs whose items come from the nodes inside them, and verbs that set words.
_HOLDERS = ("group", "slot")
_WORDED = ("text", "ring", "along")

_DRAW: dict[str, Callable[[Node, Scene], list[Item]]] = {
    "rect": _rect, "ellipse": _ellipse, "circle": _circle, "line": _line, "polygon": _polygon,
    "path": _path, "text": _text, "ring": _ring, "along": _along, "picture": _picture, "art": _art,
    "group": _group, "slot": _slot,
}  # fmt: skip


@lru_cache(maxsize=1)
def verbs() -> tuple[str, ...]:
    """The kinds of items that can be drawn: a test holds them against the grammar."""
    return tuple(_DRAW)
