"""JSON Schema of what no fixed model describes: the cards' rows, and conditions on cards.

Their keys are the deck's own fields, so an editor gets the shape and the help; the loader says
which words are wrong.
"""

from __future__ import annotations

from typing import Any

_VALUE: dict[str, Any] = {"type": ["string", "number", "boolean", "null"]}
_FACT: dict[str, Any] = {
    "anyOf": [_VALUE, {"type": "array", "items": _VALUE}],
    "description": "A field's value, or a template such as {{ rank }}{{ suit }}.",
}
_AXIS: dict[str, Any] = {
    "anyOf": [
        {
            "type": "object",
            "description": "One field and its values, such as rank: [2..10, J].",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": {"type": "array", "items": _VALUE, "minItems": 1},
        },
        {
            "type": "array",
            "description": "Rows that set several fields together.",
            "minItems": 1,
            "items": {"type": "object", "additionalProperties": _FACT},
        },
    ]
}

CONDITIONS: dict[str, Any] = {
    "type": "object",
    "description": "Field, kind or id, and its value or a list of values; all must hold.",
    "minProperties": 1,
    "additionalProperties": {"anyOf": [_VALUE, {"type": "array", "items": _VALUE}]},
}

CARD: dict[str, Any] = {
    "type": "object",
    "description": "One card, or a family of cards made by 'each' or 'table'.",
    "properties": {
        "id": {
            "type": ["string", "number"],
            "description": "The card's stable name: letters, digits, dots, hyphens.",
        },
        "kind": {"type": "string", "description": "One of the deck's kinds."},
        "copies": {
            "type": ["integer", "string"],
            "description": "How many of this card; default 1.",
        },
        "printing-of": {
            "type": ["string", "number"],
            "description": "The card that this is one printing of: a number or a picture differs, "
            "and to the rules all are copies of it.",
        },
        "each": {
            "type": "array",
            "minItems": 1,
            "items": _AXIS,
            "description": "Every combination of these; the first varies slowest.",
        },
        "table": {
            "type": "object",
            "description": "One row a card.",
            "properties": {
                "columns": {"type": "array", "items": {"type": "string"}, "minItems": 1},
                "rows": {
                    "type": "array",
                    "minItems": 1,
                    "items": {"type": "array", "items": _FACT},
                },
            },
            "required": ["columns", "rows"],
            "additionalProperties": False,
        },
    },
    "additionalProperties": _FACT,
}


def cards(table: dict[str, Any]) -> dict[str, Any]:
    """What `cards:` may be: a list of cards, families and tables, or one table alone."""
    return {"anyOf": [{"type": "array", "minItems": 1, "items": {"anyOf": [table, CARD]}}, table]}
