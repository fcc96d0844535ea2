"""The JSON Schema of a layout, from the grammar that reads it: what an editor completes."""

from __future__ import annotations

from typing import Any

from generator import art
from generator.faces.grammar import COMMON, LAYOUT_KEYS, STYLE, VERBS, Option, Verb

_ANY: dict[str, Any] = {"type": ["string", "number", "boolean", "array", "object", "null"]}


def layout_schema() -> dict[str, Any]:
    """The schema of templates/faces/*.yaml, for yaml-language-server and its like."""
    named = {"type": "object", "additionalProperties": _ANY}
    items = {"type": "array", "items": {"$ref": "#/$defs/item"}}
    properties: dict[str, Any] = {
        key: {**named, "description": about} for key, about in LAYOUT_KEYS.items()
    }
    properties["extends"] = {"type": "string", "description": LAYOUT_KEYS["extends"]}
    properties["about"] = {"type": "string", "description": LAYOUT_KEYS["about"]}
    properties["fallback"] = {
        "type": "array",
        "items": {"type": "string"},
        "description": LAYOUT_KEYS["fallback"],
    }
    properties["items"] = {**items, "description": LAYOUT_KEYS["items"]}
    properties["slots"] = {
        "type": "object",
        "additionalProperties": items,
        "description": LAYOUT_KEYS["slots"],
    }
    properties["fonts"] = {
        "type": "object",
        "description": LAYOUT_KEYS["fonts"],
        "additionalProperties": {
            "type": "object",
            "properties": dict.fromkeys(("family", "weight", "bold"), _ANY),
            "required": ["family"],
            "additionalProperties": False,
        },
    }
    properties["styles"] = {
        "type": "object",
        "description": LAYOUT_KEYS["styles"],
        "additionalProperties": {
            "type": "object",
            "properties": {
                "extends": {"type": "string", "description": "the style to start from"},
                **_options(STYLE),
            },
            "additionalProperties": False,
        },
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Deckproof face layout",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "$defs": {"item": {"oneOf": [_item(name, verb) for name, verb in VERBS.items()]}},
    }


def _options(options: dict[str, Option] | Any) -> dict[str, Any]:
    return {key: {**_ANY, "description": option.about} for key, option in options.items()}


def _item(name: str, verb: Verb) -> dict[str, Any]:
    main: dict[str, Any] = {**_ANY, "description": verb.about}
    if verb.children:
        main = {
            "type": "array",
            "items": {"$ref": "#/$defs/item"},
            "description": verb.about,
        }
    if name == "art":
        main = {
            "description": verb.about,
            "anyOf": [{"enum": list(art.ours().known)}, {"type": "string", "pattern": "\\{\\{"}],
        }
    common = {key: {**_ANY, "description": about} for key, about in COMMON.items()}
    return {
        "type": "object",
        "properties": {name: main, **_options(verb.options), **common},
        "required": [name, *verb.needs],
        "additionalProperties": False,
    }
