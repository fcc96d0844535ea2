"""Engines in a project's `rules/`: found by their file names, imported from a trusted snapshot.

An engine is one file, `rules/NAME.py`, or one folder, `rules/NAME/` with an `__init__.py`; its name
may have dashes where the file has underscores. A folder's modules import each other relatively; a
file stands alone, and no engine reaches another. Each is imported under a name of its own that no
other project shares, from the bytes that were hashed: nothing is read twice, no bytecode is written
beside it, and compiled modules are not loaded.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from hashlib import sha256
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import decode_source
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType

from generator.errors import Problem, UserError
from generator.rules.trust import BROKEN, FOLDER, Snapshot

_INIT = "__init__.py"
_ASIDE = ("conftest", "tests")


def names(home: Path) -> tuple[str, ...]:
    """The engines that a project's `rules/` may hold, by file name alone: nothing is read."""
    found: dict[str, None] = {}
    for stem, _ in _engines(home):
        if not stem.startswith(("_", "test_")) and stem not in _ASIDE:
            found[stem.replace("_", "-")] = None
    return tuple(found)


def file_of(home: Path, name: str) -> str | None:
    """The file of an engine below `rules/` ("garden.py", "garden/__init__.py"), or None if there
    is none of that name. Raises UserError if there are two, or a folder without `__init__.py`."""
    found = [file for stem, file in _engines(home) if name in (stem, stem.replace("_", "-"))]
    if len(found) > 1:
        first, *others = (f"{FOLDER}/{file}" for file in found)
        raise UserError(
            Problem(
                f"is called like {', '.join(others)}",
                file=first,
                hint="keep one of them",
                code=BROKEN,
            )
        )
    if found and not (home / FOLDER / found[0]).is_file():
        folder = found[0].removesuffix(f"/{_INIT}")
        raise UserError(
            Problem(f"has no {_INIT}, so it is no engine", file=f"{FOLDER}/{folder}/", code=BROKEN)
        )
    return found[0] if found else None


def _engines(home: Path) -> Iterator[tuple[str, str]]:
    """(stem, file below `rules/`) of what looks like an engine."""
    try:
        entries = sorted(os.scandir(home / FOLDER), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        stem = entry.name.removesuffix(".py")
        if not stem.replace("-", "_").isidentifier() or stem.startswith("__"):
            continue
        if stem != entry.name and entry.is_file():
            yield stem, entry.name
        elif entry.is_dir():
            yield stem, f"{entry.name}/{_INIT}"


@dataclass(frozen=True)
class _Shelf:
    """One engine of a snapshot: `root` is its file, or its folder, below `rules/`."""

    snapshot: Snapshot
    root: str

    def file(self, parts: Sequence[str]) -> tuple[str, bool] | None:
        """The file of a module by its path within the engine, and whether it is a package (its
        file is then `__init__.py`, which needn't be there)."""
        files = self.snapshot.files
        if self.root.endswith(".py"):
            return (self.root, False) if not parts else None
        base = "/".join([self.root, *parts])
        if f"{base}/{_INIT}" in files or any(name.startswith(f"{base}/") for name in files):
            return f"{base}/{_INIT}", True
        return (f"{base}.py", False) if f"{base}.py" in files else None

    def path(self, file: str) -> str:
        return str(self.snapshot.home / FOLDER / file)


class _Served(MetaPathFinder, InspectLoader):
    """Finds and loads the modules of trusted engines, from memory alone."""

    def __init__(self) -> None:
        self.shelves: dict[str, _Shelf] = {}

    def _found(self, module: str) -> tuple[_Shelf, str, bool]:
        top, *parts = module.split(".")
        shelf = self.shelves[top]
        found = shelf.file(parts)
        if found is None:
            told = "/".join([f"{FOLDER}/{shelf.root}", *parts])
            raise ModuleNotFoundError(f"there is no {told}.py", name=module)
        return shelf, *found

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None for what isn't ours. What would be ours and isn't there is refused here, so that no
        other finder looks for it on the disk."""
        if fullname.partition(".")[0] not in self.shelves:
            return None
        shelf, file, package = self._found(fullname)
        spec = ModuleSpec(fullname, self, origin=shelf.path(file), is_package=package)
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(os.path.dirname(shelf.path(file)))
        return spec

    def is_package(self, fullname: str) -> bool:
        return self._found(fullname)[2]

    def get_source(self, fullname: str) -> str:
        shelf, file, _ = self._found(fullname)
        return decode_source(shelf.snapshot.files.get(file, b""))

    def get_code(self, fullname: str) -> CodeType:
        shelf, file, _ = self._found(fullname)
        data = shelf.snapshot.files.get(file, b"")
        code: CodeType = compile(data, shelf.path(file), "exec", dont_inherit=True)
        return code

    def get_data(self, path: str) -> bytes:
        """A file beside the engine's, for `pkgutil.get_data(__package__, "cards.csv")`."""
        for shelf in self.shelves.values():
            inside = shelf.snapshot.home / FOLDER
            if Path(path).is_relative_to(inside):
                name = Path(path).relative_to(inside).as_posix()
                if name in shelf.snapshot.files:
                    return shelf.snapshot.files[name]
        raise FileNotFoundError(path)


_SERVED = _Served()
_LOCK = RLock()


def load(snapshot: Snapshot, file: str) -> ModuleType:
    """The module of an engine, by its file below `rules/`. The snapshot must be trusted: this
    runs it. What it prints while it is imported goes to stderr. Raises whatever it raises."""
    root = file.removesuffix(f"/{_INIT}")
    stem = root.removesuffix(".py").replace("-", "_")
    home = sha256(os.fsencode(snapshot.home)).hexdigest()
    module = f"_deckproof_{home[:8]}_{snapshot.digest[:16]}_{stem}"
    with _LOCK:
        if _SERVED not in sys.meta_path:
            sys.meta_path.insert(0, _SERVED)
        if module in sys.modules:
            return sys.modules[module]
        _SERVED.shelves[module] = _Shelf(snapshot, root)
        try:
            with _no_bytecode(), redirect_stdout(sys.stderr):
                return importlib.import_module(module)
        except BaseException:
            for name in [one for one in sys.modules if one.partition(".")[0] == module]:
                del sys.modules[name]
            raise


@contextmanager
def _no_bytecode() -> Iterator[None]:
    """Without .pyc files, whatever else the engine imports."""
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = before


def label(path: str) -> str | None:
    """How messages name a file of an engine that was loaded here ("rules/garden.py"); None for any
    other file."""
    for shelf in _SERVED.shelves.values():
        if Path(path).is_relative_to(shelf.snapshot.home / FOLDER):
            return Path(path).relative_to(shelf.snapshot.home).as_posix()
    return None
