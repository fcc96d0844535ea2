"""A tally as plain data, for a file, and back.

In: a `Tally`. Out: lists, numbers and texts that JSON can hold; and the same tally from them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any

from generator.simulation.tally import Tally


def as_plain(counted: Tally) -> dict[str, Any]:
    """Every field by its name, in order; a count as a list of (what, how often)."""
    found: dict[str, Any] = {}
    for one in fields(counted):
        value = getattr(counted, one.name)
        if one.name == "peaks":
            found[one.name] = [[name, _listed(values)] for name, values in sorted(value.items())]
        else:
            found[one.name] = value if isinstance(value, int) else _listed(value)
    return found


def of_plain(data: dict[str, Any]) -> Tally:
    """The tally that `as_plain` told. Raises KeyError, TypeError or ValueError for else."""
    counted = Tally()
    for one in fields(counted):
        given = data[one.name]
        if one.name == "peaks":
            counted.peaks = {str(name): Counter(_counts(values)) for name, values in given}
        elif isinstance(getattr(counted, one.name), int):
            setattr(counted, one.name, int(given))
        else:
            getattr(counted, one.name).update(_counts(given))
    return counted


def _listed(counts: dict[Any, Any]) -> list[list[Any]]:
    return [[list(key) if isinstance(key, tuple) else key, n] for key, n in sorted(counts.items())]


def _counts(given: list[list[Any]]) -> dict[Any, Any]:
    return {tuple(key) if isinstance(key, list) else key: n for key, n in given}
