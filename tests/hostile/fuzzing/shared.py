"""What no input changes, worked out once a process: what we ship, and what an unchanged file says.

Nothing here knows an answer that the code under attack would not give: each is kept by all that it
depends on, and what an input has changed is always read anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from fuzzing.home import SEED
from generator import files, inputs, project
from generator.project import Project, shipped_root
from generator.reading import read, sandbox
from generator.rulebook import words
from generator.workshop.open_game import OpenGame


def share() -> None:
    """From here on this process keeps what no input changes. Waits for clocks and disks are left
    out: an input is read once, and no machine fails meanwhile."""
    inputs._TICK = 0.0
    files._sync = lambda *_: None
    _ship()
    _parse_once()
    _compile_once()
    _inspect_once()


def _ship() -> None:
    """The folders that we ship hold what they held."""
    walked, shipped = inputs.walked, shipped_root()

    @lru_cache(maxsize=64)
    def ours(folder: Path) -> list[Path]:
        return list(walked(folder, shipped))

    def once(folder: Path, home: Path) -> Iterator[Path]:
        return iter(ours(folder)) if home == shipped else walked(folder, home)

    inputs.walked = once
    assert project.inputs is inputs


def _parse_once() -> None:
    """A file of ours or of the seed, with the very same text, has the same values. Catalogues are
    not among them: who reads one adds to it."""
    parse = read.parse_source
    known: dict[tuple[str, str], read.Source] = {}
    texts = {
        path.read_text("utf-8")
        for root in (SEED, shipped_root())
        for path in root.glob("templates/**/*.yaml")
    }

    def once(text: str, label: str) -> read.Source:
        if text not in texts:
            return parse(text, label)
        key = (text, label)
        if key not in known:
            known[key] = parse(text, label)
        return known[key]

    read.parse_source = once


def _compile_once() -> None:
    """A template of ours has the same code in each sandbox that is made in the same way."""
    compile_anew = sandbox.Guard.compile
    texts = {path.read_text("utf-8") for path in shipped_root().glob("templates/**/*.j2")}
    known: dict[tuple[object, ...], Any] = {}

    def once(self: sandbox.Guard, source: Any, *about: Any) -> Any:
        if source not in texts:
            return compile_anew(self, source, *about)
        key = (source, *about, self.autoescape, self.trim_blocks, self.keep_trailing_newline)
        if key not in known:
            known[key] = compile_anew(self, source, *about)
        return known[key]

    sandbox.Guard.compile = once


def _inspect_once() -> None:
    """A function takes what it took."""
    begin = words.Word.__init__
    known: dict[object, tuple[Any, Any]] = {}

    def once(self: words.Word, name: str, function: Any) -> None:
        within = getattr(function, "__func__", function)
        key = (getattr(within, "__code__", None), within is function)
        if key[0] is None or key not in known:
            begin(self, name, function)
            known[key] = self._signature, self._hints
        self._name, self._function = name, function
        self._signature, self._hints = known[key]

    words.Word.__init__ = once


def lent(folder: Path, *names: str) -> OpenGame:
    """The seed's game, of which these parts are those of the unchanged seed."""
    game = OpenGame(Project(folder, folder / "output"), "seed")
    for name, kept in _unchanged(folder).items():
        if name in names:
            game.__dict__[name] = kept
    return game


_KEPT: dict[Path, dict[str, Any]] = {}


def keep(folder: Path) -> None:
    """Opens the unchanged seed that lies in a folder; `lent` lends its parts."""
    game = OpenGame(Project(folder, folder / "output"), "seed")
    parts = ("catalogue", "deck", "faces", "drawings")
    _KEPT[folder] = {name: getattr(game, name) for name in parts}
    assert all(isinstance(getattr(OpenGame, name), cached_property) for name in parts)


def _unchanged(folder: Path) -> dict[str, Any]:
    return _KEPT[folder]
