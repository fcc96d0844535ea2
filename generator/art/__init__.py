"""Ornaments: pure functions from parameters to drawn items, by the name a layout calls them.

A function takes keyword parameters with plain annotations (`float` in mm unless its name ends in
`_deg` or it is a count or ratio, `int`, `str`, `bool`, `Colour`) and returns items round its own
origin. It reads no file, asks no clock and rolls no dice, so that every build is the same.

    @ornament
    def rosette(*, radius: float, lobes: int, ink: Colour, width: float = 0.12) -> Items: ...

A layout then says `art: rosette` `with: {radius: 8mm, lobes: 12, ink: hearts}`. What several take
alike, such as the colours of a scene, has its names in one place: `@ornament(rest=NATURAL)` over
`def trade(*, size: float, **natural: Colour)`.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, NewType, overload

from generator.drawing.drawing import Item
from generator.errors import UserError
from generator.rules import registry

#: "#RRGGBB"; a layout may give the name of a colour in its palette.
Colour = NewType("Colour", str)
Items = Sequence[Item]

Ornament = Callable[..., Items]
#: Module -> its ornaments by name.
_ORNAMENTS: dict[str, dict[str, Ornament]] = {}
#: Ornament -> its parameters' own ranges.
_RANGES: dict[Ornament, Mapping[str, tuple[float, float]]] = {}


@dataclass(frozen=True)
class Ornaments:
    """The ornaments that one deck's layouts may call, by name. `lacking` says why those of its own
    engine aren't among them, if they aren't: a hint for who misses one."""

    known: Mapping[str, Ornament] = field(hash=False)
    lacking: str = ""

    def parameters(self, name: str) -> dict[str, tuple[str, bool]]:
        """{parameter: (type word, required)} of an ornament."""
        return parameters(self.known[name])


@overload
def ornament(function: Ornament, /) -> Ornament: ...
@overload
def ornament(
    *, rest: Sequence[str] = (), **ranges: tuple[float, float]
) -> Callable[[Ornament], Ornament]: ...
def ornament(
    function: Ornament | None = None,
    /,
    *,
    rest: Sequence[str] = (),
    **ranges: tuple[float, float],
) -> Ornament | Callable[[Ornament], Ornament]:
    """Makes a function known to layouts under its own name, with dashes for underscores. `ranges`
    hold for parameters that take less than others of their type: `@ornament(lobes=(1, 400))`.
    `rest` are the names of what the function takes by its `**`."""
    if function is None:
        return lambda decorated: _known(_spread(decorated, rest) if rest else decorated, ranges)
    return _known(function, ranges)


def _spread(function: Ornament, names: Sequence[str]) -> Ornament:
    """The function, with a parameter of each name for its `**` in its signature: whoever reads
    that sees no difference to one that names them all."""
    own = inspect.signature(function)
    *fixed, rest = own.parameters.values()
    each = (rest.replace(name=name, kind=inspect.Parameter.KEYWORD_ONLY) for name in names)
    function.__signature__ = own.replace(parameters=[*fixed, *each])  # type: ignore[attr-defined]
    return function


def _known(function: Ornament, ranges: Mapping[str, tuple[float, float]]) -> Ornament:
    _ORNAMENTS.setdefault(function.__module__, {})[function.__name__.replace("_", "-")] = function
    _RANGES[function] = ranges
    return function


def ranges(function: Ornament) -> Mapping[str, tuple[float, float]]:
    """{parameter: (least, most)} of what an ornament limits."""
    return _RANGES.get(function, {})


@lru_cache(maxsize=1)
def ours() -> Ornaments:
    """Every ornament of ours: the shared ones and each game's."""
    return Ornaments(dict(sorted(load(__name__, *registry.ornament_packages()).items())))


def of(engine: str | None, home: Path) -> Ornaments:
    """What layouts may call for a deck whose catalogue names that engine: ours, and those of its
    pack, if it is none of ours, can be loaded and may run."""
    if not registry.from_outside(engine):
        return ours()
    assert engine is not None
    try:
        packages = registry.pack(engine, home).ornaments
    except UserError as error:
        return Ornaments(ours().known, f"those of the engine {engine} are missing: {error}")
    try:
        own = load(*packages)
    except Exception as error:
        fault = registry.fault_in_engine(error)
        why = fault or f"{type(error).__name__}: {error}"
        return Ornaments(ours().known, f"those of the engine {engine} can't be loaded: {why}")
    return Ornaments(dict(sorted({**ours().known, **own}.items())))


def load(*packages: str) -> dict[str, Ornament]:
    """The ornaments of some modules, and of all modules in packages, by name. Raises ValueError if
    two modules have one of the same name, and whatever importing them raises."""
    for package in packages:
        inside = getattr(importlib.import_module(package), "__path__", ())
        for module in pkgutil.iter_modules(inside):
            importlib.import_module(f"{package}.{module.name}")
    found: dict[str, Ornament] = {}
    for module_name, made in _ORNAMENTS.items():
        if not f"{module_name}.".startswith(tuple(f"{package}." for package in packages)):
            continue
        for name, function in made.items():
            other = found.setdefault(name, function)
            if other is not function:
                raise ValueError(
                    f"two ornaments are called {name}: {other.__module__}, {module_name}"
                )
    return found


@lru_cache(maxsize=256)
def parameters(function: Ornament) -> dict[str, tuple[str, bool]]:
    """{parameter: (type word, required)} of an ornament."""
    found: dict[str, tuple[str, bool]] = {}
    for key, parameter in inspect.signature(function).parameters.items():
        annotation: Any = parameter.annotation
        word = annotation if isinstance(annotation, str) else annotation.__name__
        found[key] = (word, parameter.default is inspect.Parameter.empty)
    return found
