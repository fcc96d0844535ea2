"""Ornaments: pure functions from parameters to drawn items, by the name a layout calls them.

A function takes keyword parameters with plain annotations (`float` in mm unless its name ends in
`_deg` or it is a count or ratio, `int`, `str`, `bool`, `Colour`) and returns items round its own
origin. It reads no file, asks no clock and rolls no dice, so that every build is the same.

    @ornament
    def rosette(*, radius: float, lobes: int, ink: Colour, width: float = 0.12) -> Items: ...

A layout then says `art: rosette` `with: {radius: 8mm, lobes: 12, ink: hearts}`.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NewType

from generator.drawing.drawing import Item
from generator.rules import registry

#: "#RRGGBB"; a layout may give the name of a colour in its palette.
Colour = NewType("Colour", str)
Items = Sequence[Item]

_ORNAMENTS: dict[str, Callable[..., Items]] = {}


def ornament(function: Callable[..., Items]) -> Callable[..., Items]:
    """Makes a function known to layouts under its own name, with dashes for underscores.

    Raises ValueError if another module has an ornament of that name.
    """
    name = function.__name__.replace("_", "-")
    other = _ORNAMENTS.get(name, function)
    if other.__module__ != function.__module__:
        raise ValueError(
            f"two ornaments are called {name}: {other.__module__}, {function.__module__}"
        )
    _ORNAMENTS[name] = function
    return function


@lru_cache(maxsize=1)
def ornaments() -> dict[str, Callable[..., Items]]:
    """{name: function} of every ornament of ours: the shared ones and each game's."""
    for package in (__name__, *registry.ornament_packages()):
        load(package)
    return dict(sorted(_ORNAMENTS.items()))


def load(package: str) -> None:
    """Makes the ornaments of a package's modules known."""
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        importlib.import_module(f"{package}.{module.name}")


@lru_cache(maxsize=256)
def parameters(name: str) -> dict[str, tuple[str, bool]]:
    """{parameter: (type word, required)} of an ornament."""
    found: dict[str, tuple[str, bool]] = {}
    for key, parameter in inspect.signature(ornaments()[name]).parameters.items():
        annotation: Any = parameter.annotation
        word = annotation if isinstance(annotation, str) else annotation.__name__
        found[key] = (word, parameter.default is inspect.Parameter.empty)
    return found
