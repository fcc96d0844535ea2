"""Where in a document something can be changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def places(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each value inside nested mappings and lists, by keys and indices."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield (*at, key)
            yield from places(value, (*at, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield (*at, index)
            yield from places(value, (*at, index))
