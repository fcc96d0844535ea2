"""Where games are found: among ours, among installed packages, in a project's `rules/`.

In: the name that a catalogue gives as its `engine`. Out: its `GamePack`. Names can be listed
without running any code of a project; a project's own pack runs only if its folder is trusted. What
is wrong with an engine is told in one line, at the file and line where it is.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import EntryPoint, distributions
from pathlib import Path
from types import ModuleType
from typing import Any

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.rules import own, trust
from generator.rules.contract import Game
from generator.rules.pack import GamePack
from generator.rules.sound import sound

#: The entry point group of installed games: `name = "package.module"` (which has `PACK`) or
#: `name = "package.module:ITS_PACK"`.
GROUP = "deckproof.games"
_SHIPPED = "generator.games"


class NoEngine(UserError, KeyError):
    """There is no engine of that name."""

    def __str__(self) -> str:
        return str(self.problems[0])


def slugs() -> tuple[str, ...]:
    """The games that we ship."""
    return tuple(_shipped())


def names(home: Path | None = None) -> tuple[str, ...]:
    """Every engine that a catalogue of the project in `home` may name: ours, those of installed
    packages, those in its `rules/`. None of them is run."""
    local = own.names(home) if home is not None else ()
    return tuple(dict.fromkeys((*_shipped(), *(point.name for point in _installed()), *local)))


def pack(name: str, home: Path | None = None) -> GamePack:
    """One game, whole; `home` is the project that names it.

    Raises UserError: `NoEngine`, a KeyError too, if there is none of that name; under the code
    `engine-untrusted` if it is the project's own and may not run, `engine-broken` if it can't.
    """
    shipped = _shipped()
    if name in shipped:
        return _load(shipped[name])
    points = [point for point in _installed() if point.name == name]
    if points:
        return _installed_pack(name, points)
    file = own.file_of(home, name) if home is not None else None
    if home is None or file is None:
        known = names(home)
        raise NoEngine(
            Problem(
                f"there is no rules engine {name!r}",
                expected=f"engines: {listed(known)}",
                hint=did_you_mean(name, known),
                code=trust.BROKEN,
            )
        )
    return _own_pack(name, home, file)


def game(name: str, home: Path | None = None) -> Game:
    """The engine of one game. Raises as `pack`."""
    return pack(name, home).game


def from_outside(name: str | None) -> bool:
    """Whether an engine is none of ours: one that may be missing, broken or not trusted."""
    return name is not None and name not in _shipped()


def is_own(name: str, home: Path) -> bool:
    """Whether an engine is the project's own, and hidden by none of ours or of a package."""
    elsewhere = {*_shipped(), *(point.name for point in _installed())}
    return name not in elsewhere and name in own.names(home)


def mark(home: Path) -> str:
    """What all engines that aren't ours are made of, and whether the project's may run: a word that
    changes with them, "" if there are none. For builds, which redo what was made with others."""
    digest = sha256()
    points = _installed()
    for point in points:
        digest.update(f"{point.name} {point.value} {_dist(point)}\0".encode())
        for file in _sources(point.value):
            digest.update(file.read_bytes())
    local = own.names(home)
    if local:
        try:
            found = trust.snapshot(home)
            digest.update(f"{found.digest} {found.standing}".encode())
        except UserError as error:
            digest.update(str(error).encode())
    return digest.hexdigest()[:16] if points or local else ""


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


def fault_in_engine(error: BaseException, note: str = "") -> UserError | None:
    """An exception as what a person can act on, if it passed through an engine that isn't ours:
    named at the engine's innermost line. None for any other: that is a fault of ours."""
    if isinstance(error, UserError):
        return None
    place = None
    for frame, line in traceback.walk_tb(error.__traceback__):
        label = _label(frame.f_code.co_filename, str(frame.f_globals.get("__name__", "")))
        place = (label, line, 1) if label else place
    if isinstance(error, SyntaxError) and error.filename:
        label = own.label(error.filename) or error.filename
        place = (label, error.lineno or 0, error.offset or 1)
    if place is None:
        return None
    file, line, column = place
    told = f"{_told(error)} {note}".strip()
    return UserError(Problem(told, file, line, column, hint=_hint(error), code=trust.BROKEN))


@lru_cache(maxsize=1)
def _shipped() -> dict[str, str]:
    found: dict[str, str] = importlib.import_module(_SHIPPED).SHIPPED
    return found


@lru_cache(maxsize=64)
def _load(module: str) -> GamePack:
    loaded = importlib.import_module(module)
    return _placed(loaded.PACK, loaded)


def _placed(found: GamePack, module: ModuleType, home: Path | None = None) -> GamePack:
    """The pack with its home and source, and its ornaments by their whole names."""
    file = Path(str(module.__file__))
    package = module.__spec__.parent if module.__spec__ is not None else None
    ornaments = tuple(
        importlib.util.resolve_name(one, package) if package else one for one in found.ornaments
    )
    source = file.parent if file.name == "__init__.py" else file
    return replace(found, home=home, source=source, ornaments=ornaments)


# Installed packages


def _installed() -> tuple[EntryPoint, ...]:
    return _points(tuple(sys.path))


@lru_cache(maxsize=4)
def _points(path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """The entry points of our group. A package whose metadata can't be read is passed over: it is
    no business of who doesn't name it."""
    found: dict[tuple[str, str], EntryPoint] = {}
    for distribution in distributions():
        try:
            for point in distribution.entry_points:
                if point.group == GROUP:
                    found.setdefault((point.name, point.value), point)
        except Exception:
            continue
    return tuple(found.values())


def _dist(point: EntryPoint) -> str:
    dist = point.dist
    return f"{dist.name} {dist.version}" if dist is not None else "an installed package"


def _sources(value: str) -> Iterator[Path]:
    """The Python files of an entry point's package, found without importing it."""
    top = value.partition(":")[0].strip().partition(".")[0]
    try:
        spec = importlib.util.find_spec(top)
    except (ImportError, ValueError, AttributeError):
        return
    if spec is None:
        return
    for folder in spec.submodule_search_locations or ():
        yield from sorted(Path(folder).rglob("*.py"))
    if not spec.submodule_search_locations and spec.origin and spec.origin.endswith(".py"):
        yield Path(spec.origin)


def _installed_pack(name: str, points: list[EntryPoint]) -> GamePack:
    if len(points) > 1:
        bringing = listed([_dist(point) for point in points])
        raise UserError(
            Problem(
                f"several installed packages bring the engine {name!r}: {bringing}",
                hint="uninstall all but one",
                code=trust.BROKEN,
            )
        )
    return _of_point(points[0], tuple(sys.path))


#: Top-level packages of installed games that were loaded, to know their faults from ours.
_FOREIGN: set[str] = set()


@lru_cache(maxsize=64)
def _of_point(point: EntryPoint, path: tuple[str, ...]) -> GamePack:
    label, key = _dist(point), f"engine {point.name}"
    try:
        module_name, _, attribute = (part.strip() for part in point.value.partition(":"))
        _FOREIGN.add(module_name.partition(".")[0])
        module = importlib.import_module(module_name)
        found: Any = module
        for part in filter(None, attribute.split(".")):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise UserError(
            Problem(
                f"can't be loaded: {_told(error)}",
                file=label,
                key=key,
                hint="install it again, or tell who wrote it",
                code=trust.BROKEN,
            )
        ) from error
    if isinstance(found, ModuleType):
        found = getattr(found, "PACK", None)
    rename = f"call its entry point {getattr(getattr(found, 'game', None), 'slug', '')}"
    return _placed(sound(found, point.name, label, key, rename), module)


# A project's own


#: Packs that were loaded, by the hash of all of `rules/`, the engine's file there, its name, and
#: the project's folder.
_OWN: dict[tuple[str, str, str, Path], GamePack] = {}


def _own_pack(name: str, home: Path, file: str) -> GamePack:
    found = trust.snapshot(home)
    label = f"{trust.FOLDER}/{file}"
    if file not in found.files:
        raise UserError(Problem("is gone", file=label, code=trust.BROKEN))
    found.require(label.removesuffix("__init__.py"))
    kept = (found.digest, file, name, home)
    if kept not in _OWN:
        try:
            module = own.load(found, file)
        except (Exception, SystemExit) as error:
            fault = fault_in_engine(error)
            if fault is None:
                told = Problem(_told(error), file=label, hint=_hint(error), code=trust.BROKEN)
                fault = UserError(told)
            raise fault from error
        pack = getattr(module, "PACK", None)
        stem = str(getattr(getattr(pack, "game", None), "slug", "")).replace("-", "_")
        rename = f"call it {trust.FOLDER}/{stem}" + ("/" if "/" in file else ".py")
        _OWN[kept] = _placed(sound(pack, name, label, "", rename), module, home)
    return _OWN[kept]


# Faults


def _label(path: str, module: str) -> str | None:
    local = own.label(path)
    if local is not None:
        return local
    return path if module.partition(".")[0] in _FOREIGN else None


def _told(error: BaseException) -> str:
    """An exception in one line."""
    if isinstance(error, SystemExit):
        return "it ends the program while it is loaded"
    if isinstance(error, SyntaxError):
        return f"is no Python: {error.msg}"
    lines = str(error).strip().splitlines()
    kind = type(error).__name__
    return f"{kind}: {lines[0]}" if lines else kind


def _hint(error: BaseException) -> str:
    if isinstance(error, ImportError):
        name = (error.name or "").removeprefix(f"{trust.FOLDER}.").partition(".")[0]
        if "no known parent package" in str(error) or name == trust.FOLDER:
            return _SEVERAL
        if isinstance(error, ModuleNotFoundError) and not name.startswith("_deckproof_"):
            return f"install {name}, or, if it is a file of the engine's own, {_SEVERAL}"
    return ""


_SEVERAL = (
    "an engine of several files is a folder, rules/NAME/__init__.py, whose files import each "
    "other with a dot: 'from .cards import CARDS'"
)
