"""The JSON Schema of a model, for editors that complete and underline.

It comes from the model that judges the file, so it can't tell another story.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def headed(schema: dict[str, Any], title: str) -> dict[str, Any]:
    """A schema with its dialect and title before all else."""
    rest = {key: value for key, value in schema.items() if key not in ("$schema", "title")}
    return {"$schema": _DIALECT, "title": title, **rest}


def model_schema(model: type[BaseModel], title: str) -> dict[str, Any]:
    """JSON Schema (draft 2020-12) of a file that `model` judges."""
    schema = model.model_json_schema(by_alias=True)
    _tidy(schema)
    return headed(schema, title)


def schema_text(schema: dict[str, Any]) -> str:
    """A schema as its file in templates/schemas/ holds it."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _tidy(node: Any) -> None:
    """Takes out titles that only repeat the key, defaults that say no more than "nothing", and
    `null` where an absent key is meant; refuses keys that aren't of their table's pattern."""
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
    if "patternProperties" in node:
        node.setdefault("additionalProperties", False)
    for part in node.get("properties", {}).values():
        if isinstance(part.get("title"), str):
            part.pop("title")
        if part.get("default") in ("", [], {}, False):
            part.pop("default")
        _tidy(part)
    for key, value in node.items():
        if key != "properties":
            _tidy(value)
