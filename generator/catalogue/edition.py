"""The edition mark: six hex digits that stand in sheet margins, on boxes and in manifests.

Two catalogues with the same content have the same mark, however they are written: comments, the
order of keys and families against single rows don't count; the order of the cards does. So do the
names of the records' classes: a record that is renamed gives every deck another mark.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from typing import Any

from generator.catalogue.values import Picture

#: The record's parts that are no content of the deck.
_APART = {"edition", "source", "place", "file"}
#: Parts that count only where they are given: a deck without them is what it was before them.
_IF_GIVEN = {"stock", "titles", "printing_of", "shape"}


def edition_mark(parts: dict[str, Any]) -> str:
    """The mark of a catalogue's parts, given by name."""
    parts = {name: part for name, part in parts.items() if part or name not in _IF_GIVEN}
    canon = json.dumps(_plain(parts), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canon.encode()).hexdigest()[:6]


def _plain(value: Any) -> Any:
    """The value as JSON has it."""
    if isinstance(value, Picture):
        return ["picture", value.name]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        shape: dict[str, Any] = {"is": type(value).__name__}
        for field in dataclasses.fields(value):
            part = getattr(value, field.name)
            if field.name not in _APART and not (field.name in _IF_GIVEN and part in (None, "")):
                shape[field.name] = _plain(part)
        return shape
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, range):
        return [value.start, value.stop]
    if isinstance(value, re.Pattern):
        return value.pattern
    return value
