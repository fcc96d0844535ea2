"""Where a worker's projects lie: one folder that is put right after each input, and a canary."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath

from fuzzing import judge

SEED = Path(__file__).parents[1] / "seed"
#: What a file is told apart by, without reading it: when it was last changed, and its size.
_Stood = tuple[int, int, int]


class Home:
    """Where a worker's projects lie, beside the canary that none of them may touch."""

    def __init__(self, folder: Path) -> None:
        """`folder` is empty, or that of an earlier worker."""
        self.folder = folder
        self.canary = folder / "canary"
        if not self.canary.exists():
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copytree(SEED, self.canary)
            (self.canary / "secret.txt").write_text("the canary's own words", "utf-8")
        self.before = judge.tree_of(self.canary)
        self.root = folder / "project"
        self._seed = {
            path.relative_to(SEED).as_posix(): path.read_bytes()
            for path in sorted(SEED.rglob("*"))
            if path.is_file()
        }
        self._stood: dict[str, _Stood] = {}
        self._folders = _FOLDERS
        os.environ["XDG_DATA_HOME"] = str(folder / "data")
        os.environ["XDG_CONFIG_HOME"] = str(folder / "config")
        os.environ["HOME"] = str(folder)
        os.environ["DECKPROOF_TRACEBACK"] = "1"  # so that a fault of ours comes as it is

    def also(self, files: Mapping[str, bytes]) -> None:
        """These files are part of the seed from here on."""
        self._seed |= files
        above = {one.as_posix() for name in files for one in PurePath(name).parents}
        self._folders = self._folders | (above - {"."})

    def project(self, changed: Mapping[str, bytes]) -> Path:
        """The seed project with these files changed: what the last input left is put right, and
        what nobody has touched stays as it lies."""
        if self.root.is_symlink() or self.root.is_file():
            self.root.unlink()
        self.root.mkdir(exist_ok=True)
        there = dict(self._below(self.root, ""))
        for name, stood in there.items():
            if name not in self._seed or stood != self._stood.get(name):
                _remove(self.root / name)
        for name, data in self._seed.items():
            if name not in changed and there.get(name) != self._stood.get(name, ()):
                _write(self.root / name, data)
                self._stood[name] = _standing(os.lstat(self.root / name))
        for name, data in changed.items():
            _remove(self.root / name)
            _write(self.root / name, data)
        return self.root

    def _below(self, folder: Path, above: str) -> Iterator[tuple[str, _Stood]]:
        """Every file below a folder by its name, and how it stands; of folders those that the seed
        doesn't have, with all that lies in them."""
        with os.scandir(folder) as entries:
            for entry in entries:
                name = above + entry.name
                if entry.is_dir(follow_symlinks=False) and name in self._folders:
                    yield from self._below(folder / entry.name, f"{name}/")
                else:
                    yield name, _standing(entry.stat(follow_symlinks=False))


def _standing(about: os.stat_result) -> _Stood:
    return about.st_ctime_ns, about.st_size, about.st_mode


_FOLDERS = {path.relative_to(SEED).as_posix() for path in SEED.rglob("*") if path.is_dir()}


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    elif os.path.lexists(path):
        path.unlink()


def _write(path: Path, data: bytes) -> None:
    for folder in reversed(path.parents):
        if folder.is_symlink() or folder.is_file():
            folder.unlink()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
