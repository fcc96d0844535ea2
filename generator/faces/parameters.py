"""What an ornament takes: one written parameter -> what its annotation asks for, within its range.

A float is a length with a unit, or a plain ratio or angle; a count is a whole number that isn't
less than nothing. Names tell the rest: what is the size of something isn't less than nothing
either. An ornament that takes less than that says so where it is made known
(`@ornament(lobes=(1, 400))`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from generator import art
from generator.drawing.drawing import Group, Item, Picture, Shape, TextRun, Use
from generator.errors import did_you_mean
from generator.faces import values
from generator.faces.values import FARTHEST, Names, Ranged
from generator.reading.faults import InvalidValue

#: Nothing is counted beyond this in an ornament.
MOST = 2000
#: Parameters that are sizes; and the smallest of those by which others are counted, in mm.
_EXTENTS = frozenset(
    {
        "band", "breadth", "core", "depth", "dot", "gap", "halo", "half_height", "height", "hole",
        "inner", "length", "line", "outer", "pitch", "radius", "side", "size", "weight", "width",
    }
)  # fmt: skip
_SEEN = frozenset({"radius", "size", "side", "pitch"})
_LEAST_SEEN = 0.05
#: An ornament that is drawn farther from its origin than this, in mm, is none.
_NOWHERE = 100_000.0
#: So many parameters are named to whoever gave odd ones.
_TOLD = 16


def convert(
    ornaments: art.Ornaments, name: str, key: str, value: Any, names: Names
) -> str | float | bool:
    """The value of an ornament's parameter. Raises InvalidValue."""
    taken = ornaments.parameters(name)
    word, _ = taken.get(key, ("", False))
    if value is None or not word:
        raise InvalidValue(f"{name} has no parameter {key!r}", hint=did_you_mean(key, list(taken)))
    return _converted(word, key, value, names, art.ranges(ornaments.known[name]).get(key))


def _converted(
    word: str, key: str, value: Any, names: Names, given: tuple[float, float] | None
) -> str | float | bool:
    if word == "Colour":
        found = values.colour(value, names)
        if found is None:
            raise InvalidValue("'none' is not a colour here")
        return found
    if word == "int":
        return Ranged("whole", *(given or (0, MOST)))(value, names)
    if word == "bool":
        return values.flag(value, names)
    if word != "float":
        return values.text(value, names)
    least = _LEAST_SEEN if key in _SEEN else 0.0 if key in _EXTENTS else -FARTHEST
    kind = "number" if _plain(value) else "length"
    return Ranged(kind, *(given or (least, FARTHEST)))(value, names)  # type: ignore[arg-type]


def _plain(value: Any) -> bool:
    """Ratios, counts and angles are written bare; lengths have a unit."""
    try:
        float(value)
    except (TypeError, ValueError):
        return False
    except OverflowError:
        return True
    return True


def sound(items: Sequence[Item]) -> None:
    """Raises ValueError if an ornament's items are endless, or beyond all that is ever painted."""
    for item in items:
        if isinstance(item, Group):
            _near(item.matrix)
            sound(item.items)
            if item.clip is not None:
                _path(item.clip.segments)
        elif isinstance(item, Shape):
            _path(item.path.segments)
            if item.stroke is not None:
                _near((item.stroke.width, *item.stroke.dash))
        elif isinstance(item, TextRun):
            _near((item.x, item.y, item.size, item.stretch))
        elif isinstance(item, Picture):
            _near((item.box.x, item.box.y, item.box.w, item.box.h))
        elif isinstance(item, Use):
            _near(item.matrix)


def _path(segments: Sequence[tuple[Any, ...]]) -> None:
    _near([number for segment in segments for number in segment[1:]])


def _near(numbers: Sequence[float]) -> None:
    if numbers and not (math.isfinite(sum(numbers)) and max(map(abs, numbers)) <= _NOWHERE):
        raise ValueError("these parameters lead nowhere")


def fault(name: str, given: Mapping[str, Any], error: Exception) -> InvalidValue:
    """What an ornament said to parameters that each are in their range, for the person who wrote
    them."""
    if isinstance(error, ValueError | TypeError):
        found = f"{name}: {' '.join(str(error).split())[:160]}"
    else:
        found = f"{name} can't be drawn so ({type(error).__name__})"
    names = list(given)
    more = f" and {len(names) - _TOLD} more" if len(names) > _TOLD + 1 else ""
    return InvalidValue(found, f"it takes {', '.join(names[:_TOLD] if more else names)}{more}")
