"""The JSON Schema of catalogues, for editors that complete and underline.

It comes from the model that judges them, so it can't tell another story. It is looser in one
respect: which values a field takes is known to the catalogue alone.
"""

from __future__ import annotations

import json
from typing import Any

from generator.catalogue.model import CatalogueModel


def catalogue_schema() -> dict[str, Any]:
    """JSON Schema (draft 2020-12) of a file of cards/."""
    schema = CatalogueModel.model_json_schema(by_alias=True)
    _tidy(schema)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Deckproof catalogue",
        **{key: value for key, value in schema.items() if key != "title"},
    }


def schema_text() -> str:
    """The schema as templates/schemas/catalogue.json holds it."""
    return json.dumps(catalogue_schema(), indent=2, ensure_ascii=False) + "\n"


def _tidy(node: Any) -> None:
    """Takes out titles that only repeat the key, defaults that say no more than "nothing", and
    `null` where an absent key is meant."""
    if isinstance(node, list):
        for item in node:
            _tidy(item)
    if not isinstance(node, dict):
        return
    arms = node.get("anyOf")
    if isinstance(arms, list) and {"type": "null"} in arms and node.get("default", 0) is None:
        arms.remove({"type": "null"})
        del node["default"]
        if len(arms) == 1:
            node.pop("anyOf")
            node.update(arms[0])
    for part in node.get("properties", {}).values():
        if isinstance(part.get("title"), str):
            part.pop("title")
        if part.get("default") in ("", [], {}, False):
            part.pop("default")
        _tidy(part)
    for key, value in node.items():
        if key != "properties":
            _tidy(value)
