"""Words in a box: marked up, with colours and icons, set as large as they fit."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Sequence

from generator.drawing import typeset
from generator.drawing.drawing import Group, Item, moved
from generator.drawing.east_asian import is_wide
from generator.drawing.fonts import Joined
from generator.drawing.letters import lettered
from generator.drawing.markup import BadMarkup, Span, parse
from generator.drawing.measuring import Icon, MissingGlyph, Style, measure
from generator.drawing.typeset import DoesNotFit
from generator.errors import did_you_mean, listed
from generator.faces.items.scene import Scene, draws
from generator.faces.items.styles import letters_of, small_enough, style_of
from generator.faces.layout import IconSpec, Layout, Node
from generator.faces.said import InWords, is_markup, spans_of
from generator.reading.faults import shown
from generator.units import PT, Box


@draws("text")
def _text(node: Node, scene: Scene) -> list[Item]:
    spans = _spans(node, scene)
    if not spans:
        return []
    style = style_of(node, scene)
    small_enough(style, node, scene)
    box: Box = scene.option(node, "box")
    known, drawn = colours(scene), icons(scene)
    try:
        setting = typeset.fit(
            lambda candidate: measure(spans, candidate, known, drawn),
            style,
            box.w,
            box.h,
            scene.language,
        )
    except (DoesNotFit, MissingGlyph, InWords, ValueError) as error:
        fault = of_words(error, spans, style)
        fault.text = letters_of(node, scene)
        raise fault from None
    return typeset.place(setting, box, scene.option(node, "baseline"))


def _spans(node: Node, scene: Scene) -> tuple[Span, ...]:
    text = letters_of(node, scene)
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


def of_words(error: ValueError, spans: Sequence[Span], style: Style) -> InWords:
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
    if isinstance(error, Joined):
        text = error.text
        return InWords(
            str(error),
            hint="letters stand one by one, from left to right, on a face: use a picture of words "
            "in Arabic, Hebrew, Devanagari or Thai",
            guilty=lambda words: any(text in lettered(span.text) for span in spans_of(words)),
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


def colours(scene: Scene) -> Callable[[str], str]:
    """Finds colours of the layout by name, for marked-up words. What it returns raises InWords."""
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


def icons(scene: Scene) -> Callable[[str], Icon]:
    """Finds icons of the layout by name, and draws each once. What it returns raises InWords."""
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
        key = f"icon-{scene.layout.name}-{name}"
        if _varies(spec.nodes, scene.layout):
            items = _icon(spec, scene)
            key += f"-{hashlib.sha256(repr(items).encode()).hexdigest()[:10]}"
            scene.stamp(key, lambda: items)
        else:
            scene.stamp(key, lambda: _icon(spec, scene))
        return Icon(key, spec.box.w, spec.box.h, spec.em, spec.drop)

    return find


def _varies(nodes: Sequence[Node], layout: Layout) -> bool:
    """Whether what these items draw may be another on another card."""
    for node in nodes:
        if node.when is not None or node.loop is not None or node.verb == "slot":
            return True
        if node.main.convert is not None or not layout.is_settled(node):
            return True
        if _varies(node.children, layout):
            return True
    return False


def _icon(spec: IconSpec, scene: Scene) -> list[Item]:
    outer, scene.origins = scene.origins, {}  # wherever it stands, it comes from the text there
    try:
        return [Group(tuple(scene.draw(spec.nodes)), moved(-spec.box.x, -spec.box.y))]
    finally:
        scene.origins = outer
