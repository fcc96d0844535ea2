"""Where games are found: among ours, among installed packages, in a project's `rules/`.

In: the name that a catalogue gives as its `engine`. Out: its `GamePack`. Names can be listed
without running any code of a project; a project's own pack runs only if its folder is trusted.
"""

from __future__ import annotations

import importlib
from dataclasses import replace
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from generator.rules.contract import Game
from generator.rules.pack import GamePack

#: The entry point group of installed games: `name = "package.module"`, which has `PACK`.
GROUP = "deckproof.games"
_SHIPPED = "generator.games"


def slugs() -> tuple[str, ...]:
    """The games that we ship."""
    return tuple(_shipped())


def names(home: Path | None = None) -> tuple[str, ...]:
    """Every engine that a catalogue of the project in `home` may name, ours first."""
    return tuple(dict.fromkeys((*_shipped(), *_installed())))


def pack(name: str, home: Path | None = None) -> GamePack:
    """One game, whole. Raises KeyError naming the engines there are."""
    shipped = _shipped()
    if name in shipped:
        return _load(shipped[name])
    installed = _installed()
    if name in installed:
        return _load(installed[name])
    raise KeyError(f"no rules engine {name!r}; there are {', '.join(names(home))}")


def game(name: str, home: Path | None = None) -> Game:
    """The engine of one game. Raises as `pack`."""
    return pack(name, home).game


def module_of(attribute: str) -> ModuleType:
    """The rules of a game that we ship by its name as Python writes it (`_` for `-`).

    Raises KeyError if there is none.
    """
    for slug, module in _shipped().items():
        if slug.replace("-", "_") == attribute:
            return importlib.import_module(f"{module}.rules")
    raise KeyError(attribute)


def ornament_packages() -> tuple[str, ...]:
    """The packages of ornaments of the games that we ship: any deck may use them."""
    return tuple(f"{module}.art" for module in _shipped().values())


def _shipped() -> dict[str, str]:
    found: dict[str, str] = importlib.import_module(_SHIPPED).SHIPPED
    return found


@lru_cache(maxsize=1)
def _installed() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


@lru_cache(maxsize=64)
def _load(module: str) -> GamePack:
    loaded = importlib.import_module(module)
    found: GamePack = loaded.PACK
    file = Path(str(loaded.__file__))
    return replace(found, source=file.parent if file.name == "__init__.py" else file)
