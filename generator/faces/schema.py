"""The JSON Schema of a layout, from the grammar that reads it: what an editor completes.

Each converter of `values` has a shape here; whatever an item takes may also be a template over the
card's fields. What is named in another file (a palette's colours, a style of the parent layout) is
known to the reader alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator import art
from generator.faces import values
from generator.faces.grammar import (
    COMMON,
    FONT_KEYS,
    ICON_KEYS,
    LAYOUT_KEYS,
    STYLE,
    VERBS,
    Option,
    Verb,
)
from generator.faces.values import Choice, Convert, Ranged
from generator.reading.schema import headed
from generator.reading.written import SHIFT, WORD

Schema = dict[str, Any]

_DIGITS = r"([0-9]+\.?[0-9]*|\.[0-9]+)"
#: The shape of what each converter takes, by the converter's own name.
_SHAPES: dict[str, Schema] = {
    "length": {**SHIFT, "description": "A number and a unit: 3mm, 8pt, 0.125in."},
    "number": {"type": ["number", "string"], "pattern": f"^[+-]?{_DIGITS}$"},
    "whole": {"type": ["integer", "string"], "pattern": "^[+-]?[0-9]+$"},
    "flag": {"enum": [True, False, "yes", "no", "true", "false", "True", "False"]},
    "text": {"type": ["string", "number", "boolean", "null"]},
    "colour": {
        "type": "string",
        "pattern": "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|[^#].*)$",
        "description": "#RGB or #RRGGBB in quotes, none, or a name from a palette or `colours`.",
    },
}


def _filled(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _list_of(name: str, least: int, most: int | None = None) -> Schema:
    bounds = {"minItems": least} if most is None else {"minItems": least, "maxItems": most}
    return {"type": "array", "items": _filled(name), **bounds}


_SHARE: Schema = {"anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, _filled("template")]}
_STOPS: Schema = {
    "type": "array",
    "minItems": 2,
    "maxItems": values.MOST_STOPS,
    "items": {
        "anyOf": [
            _filled("colour"),
            {
                "type": "array",
                "prefixItems": [_filled("colour"), _SHARE, _SHARE],
                "minItems": 1,
                "maxItems": 3,
            },
        ]
    },
    "description": "Colours, or [colour, share of the way, opacity].",
}
_SHAPES |= {
    "place": {"type": "array", "items": _SHARE, "minItems": 2, "maxItems": 2},
    "fill": {
        "anyOf": [
            _filled("colour"),
            {
                "type": "object",
                "properties": {
                    "linear": _STOPS,
                    "turn": {**_filled("number"), "description": "0 leads right, 90 down"},
                },
                "required": ["linear"],
                "additionalProperties": False,
            },
            {
                "type": "object",
                "properties": {
                    "radial": _STOPS,
                    "centre": {**_filled("place"), "description": "shares of the shape's box"},
                    "radius": {**_filled("length"), "description": "default: the far corner"},
                },
                "required": ["radial"],
                "additionalProperties": False,
            },
        ],
    },
    "shadow": {
        "anyOf": [
            {"const": "none"},
            {
                "type": "object",
                "properties": {
                    "move": _filled("point"),
                    "colour": _filled("colour"),
                    "opacity": _SHARE,
                },
                "required": ["move"],
                "additionalProperties": False,
            },
        ],
    },
    "lengths": _list_of("length", 0),
    "point": _list_of("length", 2, 2),
    "points": _list_of("point", 1),
    "box": {
        "anyOf": [{"type": "string"}, _list_of("length", 4, 4)],
        "description": "A name from `boxes` (or trim, bleed, safe), or [x, y, width, height].",
    },
}

#: What is to be filled in for each card.
_TEMPLATE: Schema = {"type": "string", "pattern": r"\{[{%]", "description": "{{ expression }}"}
#: What an ornament's parameter takes, by the word of its annotation. A float is a length, or a
#: plain ratio, count or angle.
_PARAMETERS: dict[str, Schema] = {
    "Colour": _filled("colour"),
    "float": {"anyOf": [_filled("number"), _filled("length")]},
    "int": _filled("whole"),
    "bool": _filled("flag"),
    "str": _filled("text"),
}
_EXPRESSION: Schema = dict(WORD)
_ITEMS: Schema = {"type": "array", "items": _filled("item")}


def layout_schema() -> Schema:
    """The schema of templates/faces/*.yaml, for yaml-language-server and its like."""
    shapes: dict[str, Schema] = {
        "extends": {"type": "string"},
        "about": {"type": "string"},
        "colours": _named(_filled("colour")),
        "fonts": _named(_mapping(_options(FONT_KEYS), ("family",))),
        "fallback": {"type": "array", "items": {"type": "string"}},
        "styles": _named(_mapping({"extends": _STYLE_EXTENDS, **_options(STYLE)})),
        "boxes": _named(_filled("box")),
        "icons": _named(
            _mapping({"items": _ITEMS, **_options(ICON_KEYS)}, ("box", "items")),
        ),
        "let": _named(_EXPRESSION),
        "items": _ITEMS,
        "slots": _named(_ITEMS),
    }
    properties = {key: {**shapes[key], "description": about} for key, about in LAYOUT_KEYS.items()}
    return headed(
        {
            **_mapping(properties),
            "$defs": {
                "item": {"oneOf": [_filled(f"item-{name}") for name in VERBS]},
                **{f"item-{name}": _item(name, verb) for name, verb in VERBS.items()},
                **{f"ornament-{name}": _ornament(name) for name in art.ours().known},
                "template": _TEMPLATE,
                **{name: _or_template(shape) for name, shape in _SHAPES.items()},
            },
        },
        "Deckproof face layout",
    )


_STYLE_EXTENDS: Schema = {"type": "string", "description": "the style to start from"}


def _mapping(properties: Mapping[str, Schema], needed: tuple[str, ...] = ()) -> Schema:
    found: Schema = {"type": "object", "properties": dict(properties)}
    if needed:
        found["required"] = list(needed)
    return found | {"additionalProperties": False}


def _named(each: Schema) -> Schema:
    return {"type": "object", "additionalProperties": each}


def _or_template(shape: Schema) -> Schema:
    described = {key: value for key, value in shape.items() if key == "description"}
    plain = {key: value for key, value in shape.items() if key != "description"}
    return {**described, "anyOf": [plain, _filled("template")]}


def _takes(convert: Convert) -> Schema:
    """The shape of what a converter takes, templates included."""
    if isinstance(convert, Choice):
        return _or_template({"enum": list(convert.words)})
    if isinstance(convert, Ranged):
        return _filled(convert.kind)
    return {} if convert is values.anything else _filled(convert.__name__)


def _options(options: Mapping[str, Option]) -> dict[str, Schema]:
    return {
        key: {**_takes(option.convert), "description": option.about}
        for key, option in options.items()
    }


def _item(name: str, verb: Verb) -> Schema:
    main = _ITEMS if verb.children else _takes(verb.main)
    options = _options(verb.options)
    common: dict[str, Schema] = {
        "when": {**_EXPRESSION, "description": COMMON["when"]},
        "for": {
            **_named(_EXPRESSION),
            "minProperties": 1,
            "maxProperties": 1,
            "description": COMMON["for"],
        },
    }
    if name == "group":
        options["clip"] |= _clip()
    if name == "art":
        main = {"anyOf": [{"enum": list(art.ours().known)}, _filled("template")]}
        options["with"] |= {"type": "object"}
    found = _mapping(
        {name: {**main, "description": verb.about}, **options, **common}, (name, *verb.needs)
    )
    if name == "art":
        found["allOf"] = [_parameters_of(ornament) for ornament in art.ours().known]
    return found


def _clip() -> Schema:
    return {
        "anyOf": [
            _mapping({"rect": _filled("box"), "radius": _filled("length")}, ("rect",)),
            _mapping({"ellipse": _filled("box")}, ("ellipse",)),
            _mapping({"path": _filled("text")}, ("path",)),
        ]
    }


def _parameters_of(name: str) -> Schema:
    """That an item of this ornament takes the ornament's parameters."""
    then: Schema = {"properties": {"with": _filled(f"ornament-{name}")}}
    if any(required for _, required in art.ours().parameters(name).values()):
        then["required"] = ["with"]
    return {"if": {"properties": {"art": {"const": name}}, "required": ["art"]}, "then": then}


def _ornament(name: str) -> Schema:
    known = art.ours().parameters(name)
    properties = {key: _PARAMETERS[word] for key, (word, _) in known.items()}
    found = _mapping(properties, tuple(key for key, (_, required) in known.items() if required))
    about = (art.ours().known[name].__doc__ or "").strip().partition("\n")[0]
    return {"description": about, **found} if about else found
