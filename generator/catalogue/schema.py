"""The JSON Schema of catalogues.

It is looser than the reader in one respect: which values a field takes is known to the catalogue
alone. What a component's `with:` takes is handed in, for components are judged after the deck.
"""

from __future__ import annotations

from typing import Any

from generator.catalogue.model import CatalogueModel
from generator.reading.schema import model_schema


def catalogue_schema(component: dict[str, Any] | None = None) -> dict[str, Any]:
    """JSON Schema (draft 2020-12) of a file of cards/; `component` is that of a component's
    `with:`, without which anything may stand there."""
    schema = model_schema(CatalogueModel, "Deckproof catalogue")
    if component is not None:
        inner = {key: value for key, value in component.items() if key not in ("$schema", "title")}
        schema["$defs"] |= inner.pop("$defs")
        given = schema["$defs"]["ComponentModel"]["properties"]["with"]
        schema["$defs"]["ComponentDrawing"] = inner
        schema["$defs"]["ComponentModel"]["properties"]["with"] = {
            "$ref": "#/$defs/ComponentDrawing",
            "description": given["description"],
        }
    return schema
