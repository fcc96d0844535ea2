"""Ornaments: drawings with parameters, drawn once for all cards that show them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from generator import art
from generator.drawing.drawing import Item, Use, moved, times, turned
from generator.errors import did_you_mean, listed
from generator.faces import drawn_before
from generator.faces.items.scene import Scene, draws
from generator.faces.layout import Node
from generator.faces.parameters import convert, sound
from generator.faces.parameters import fault as unfit
from generator.reading.faults import InvalidValue
from generator.rules import registry

#: Ornaments drawn in this process, by what they are drawn from: a deck in another ink, or read
#: again by a check, shows most of them once more.
_ORNAMENTS: dict[tuple[art.Ornament, str], tuple[Item, ...]] = {}
_KEPT = 2000
#: So many items of an ornament count as one of the face.
_STAMPED = 10


@draws("art")
def _art(node: Node, scene: Scene) -> list[Item]:
    name = scene.main(node)
    known = scene.layout.ornaments.known
    if name not in known:
        raise InvalidValue(
            f"there is no ornament {name!r}",
            f"ornaments: {listed(list(known), 40)}",
            scene.layout.ornaments.lacking or did_you_mean(name, list(known)),
        )
    given = scene.option(node, "with") or {}
    if not isinstance(given, Mapping):
        raise InvalidValue("needs 'key: value' pairs", f"what {name} takes")
    layout = scene.layout
    parameters = {}
    for key, value in given.items():
        try:
            parameters[key] = convert(layout.ornaments, name, key, value, layout.names)
        except InvalidValue as invalid:
            found = f"{key}: {invalid.found}"
            raise InvalidValue(found, invalid.expected, invalid.hint) from None
    written = repr(sorted(parameters.items())).encode()
    key = f"{name}-{hashlib.sha256(written).hexdigest()[:10]}"
    try:
        scene.stamp(key, lambda: _drawn(key, known[name], parameters))
    except Exception as error:  # one of the project's own may do anything
        theirs = registry.fault_in_engine(error)
        if theirs is not None:
            raise InvalidValue(f"{name}: {theirs}") from None
        raise unfit(name, layout.ornaments.parameters(name), error) from None
    scene.spend(node, len(scene.stamps[key]) // _STAMPED)
    x, y = scene.option(node, "at", (0.0, 0.0))
    matrix = moved(x, y)
    turn = scene.option(node, "turn", 0.0)
    if turn:
        matrix = times(matrix, turned(turn))
    matrix = scene.resized(node, matrix)
    return [Use(key, matrix)]


def _drawn(key: str, ornament: art.Ornament, parameters: Mapping[str, Any]) -> tuple[Item, ...]:
    kept = (ornament, key)
    if kept not in _ORNAMENTS:
        if len(_ORNAMENTS) >= _KEPT:
            _ORNAMENTS.clear()
        items = drawn_before.found(ornament, parameters)
        if items is None:
            items = tuple(ornament(**parameters))
            sound(items)
        _ORNAMENTS[kept] = items
    drawn_before.note(ornament, parameters, _ORNAMENTS[kept])
    return _ORNAMENTS[kept]
