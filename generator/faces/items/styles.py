"""How words are set: a text item's style, from its name and the item's own options."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from generator.budgets import at_most, raised_by
from generator.drawing.measuring import Style
from generator.errors import did_you_mean, listed
from generator.faces.items.scene import Scene
from generator.faces.layout import Layout, Node
from generator.reading.faults import InvalidValue, shown
from generator.units import PT

#: Type that a layout doesn't size, and the leading that goes with any size.
_SIZE = 9 * PT
_LEADING = 1.25
#: Type that calls itself decorative is no larger than this: whoever can read it, will.
_MICROTEXT = 6 * PT
_STYLE_KEYS = (
    "font", "size", "floor", "leading", "colour", "align", "valign", "tracking", "stretch",
    "narrowest", "hyphenate", "balance", "lines", "gap",
)  # fmt: skip
#: Styles made in this process, by what they are made of.
_STYLES: dict[tuple[Any, ...], Style] = {}


def style_of(node: Node, scene: Scene) -> Style:
    """The style of a text item."""
    return scene.settled("style", node, partial(_style_of, scene))


def _style_of(scene: Scene, node: Node) -> Style:
    got = scene.styled(node, _STYLE_KEYS)
    faces = scene.layout.faces
    font = got.pop("font", None) or next(iter(faces), "")
    if font not in faces:
        raise InvalidValue(
            f"there is no font {font!r}",
            f"fonts: {listed(list(faces)) or 'none'}",
            did_you_mean(str(font), list(faces)),
        )
    return _make_style(scene.layout, font, tuple(scene.layout.fallback), tuple(sorted(got.items())))


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


def small_enough(style: Style, node: Node, scene: Scene) -> None:
    """Raises InvalidValue if words that call themselves decoration are large enough to be read."""
    if scene.manner(node)[1] and style.size > _MICROTEXT + 1e-6:
        raise InvalidValue(
            f"type of {style.size / PT:.4g} pt is not decorative",
            f"decorative: yes for microtext of at most {_MICROTEXT / PT:.4g} pt",
        )


def letters_of(node: Node, scene: Scene) -> str:
    """The words of a text item. Raises InvalidValue for too many."""
    text: str = scene.main(node)
    if len(text) > scene.most_letters:
        found = f"{shown(text, 30)} has {len(text):,} letters"
        raise InvalidValue(found, at_most("face-letters"), raised_by("face-letters"))
    return text
