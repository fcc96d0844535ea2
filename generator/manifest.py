"""manifest.json: which files a game's output has, and from what they were made.

A step (such as "cards" or "sheets-a4") turns inputs into files. The manifest keeps a hash of the
inputs of each step, so that a build redoes only what changed, and a hash of each file, so that a
check can tell whether it is still the one that was written. It holds no times and no paths of a
machine: the same input gives the same manifest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import metadata
from pathlib import Path
from typing import Any

from generator.files import write_whole
from generator.project import Project

NAME = "manifest.json"
#: The ink of a catalogue's palette as it stands.
FULL_INK = "full"
#: Libraries whose version changes what comes out.
_LIBRARIES = (
    "aggdraw", "pikepdf", "pillow", "reportlab", "skia-pathops", "uharfbuzz", "weasyprint",
)  # fmt: skip


def inked(name: str, ink: str) -> str:
    """What a step, a folder or a file's stem is called in another ink than the deck's own:
    "sheets-a4" is "sheets-a4-low-ink"."""
    return name if ink == FULL_INK else f"{name}-{ink}-ink"


def uninked(name: str, inks: Iterable[str]) -> tuple[str, str]:
    """A name that `inked` made, taken apart: ("sheets-a4", "low")."""
    for ink in inks:
        if ink != FULL_INK and name.endswith(inked("", ink)):
            return name.removesuffix(inked("", ink)), ink
    return name, FULL_INK


@dataclass
class Manifest:
    """What `output/<game>/manifest.json` says. File names are relative to its folder."""

    game: str
    title: str = ""
    edition: str = ""
    steps: dict[str, dict[str, Any]] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path, game: str) -> Manifest:
        """The manifest of a folder; an empty one if there is none that can be read."""
        try:
            data = json.loads((folder / NAME).read_text("utf-8"))
            return cls(data["game"], data["title"], data["edition"], data["steps"])
        except (OSError, ValueError, KeyError, TypeError):
            return cls(game)

    def write(self, folder: Path) -> None:
        data = {
            "game": self.game, "title": self.title, "edition": self.edition,
            "steps": dict(sorted(self.steps.items())),
        }  # fmt: skip
        write_whole(folder / NAME, (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())

    def record(
        self, step: str, inputs: str, folder: Path, files: Iterable[Path], **about: Any
    ) -> None:
        """Notes the files of a step, and what else `about` tells; files that the step had made
        before and no longer makes are removed, and the folders that this leaves empty."""
        entries = {}
        for path in sorted(files):
            data = path.read_bytes()
            entries[path.relative_to(folder).as_posix()] = {
                "sha256": hashlib.sha256(data).hexdigest(),
                "bytes": len(data),
            }
        for name in self.steps.get(step, {}).get("files", {}):
            if name not in entries and not any(
                name in other["files"] for key, other in self.steps.items() if key != step
            ):
                (folder / name).unlink(missing_ok=True)
                _swept((folder / name).parent, folder)
        self.steps[step] = {"inputs": inputs, **about, "files": entries}

    def forget(self, step: str, folder: Path) -> None:
        """Takes a step that is no more out of the manifest, and its files out of the folder."""
        self.record(step, "", folder, ())
        del self.steps[step]

    def inks(self) -> list[str]:
        """The inks in which there are files."""
        return list(dict.fromkeys(step.get("ink", FULL_INK) for step in self.steps.values()))

    def fresh(self, step: str, inputs: str, folder: Path) -> bool:
        """Whether a step's files are there, at their sizes, and made from these inputs."""
        known = self.steps.get(step)
        if known is None or known["inputs"] != inputs:
            return False
        for name, entry in known["files"].items():
            try:
                if (folder / name).stat().st_size != entry["bytes"]:
                    return False
            except OSError:
                return False
        return True

    def files(self) -> dict[str, dict[str, Any]]:
        """{file name: entry} of all steps."""
        return {name: e for step in self.steps.values() for name, e in step["files"].items()}


def _swept(inside: Path, folder: Path) -> None:
    """Removes a folder and those above it, up to `folder`, as far as they are empty."""
    while inside != folder and inside.is_dir() and not any(inside.iterdir()):
        inside.rmdir()
        inside = inside.parent


class Inputs:
    """Hashes of a project's inputs, each file read once."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self._folders: dict[str, str] = {}

    def of(self, game: str, folders: Iterable[str], **options: object) -> str:
        """The hash of a game's catalogue, the named folders (in the project and shipped), our
        code, the libraries and the options."""
        digest = hashlib.sha256(_code().encode())
        digest.update(self.project.catalogue(game).read_bytes())
        for name in ("cards", *folders):
            digest.update(self._folder(name).encode())
        digest.update(json.dumps(options, sort_keys=True, default=str).encode())
        return digest.hexdigest()[:16]

    def _folder(self, name: str) -> str:
        found = self._folders.get(name)
        if found is None:
            digest = hashlib.sha256()
            for root in self.project.roots():
                for path in sorted((root / name).rglob("*")):
                    # Catalogues stand for themselves: another game's change is none of ours.
                    if path.is_file() and not (name == "cards" and path.suffix == ".yaml"):
                        digest.update(f"{path.relative_to(root)}\0".encode())
                        digest.update(path.read_bytes())
            found = self._folders[name] = digest.hexdigest()
        return found


@lru_cache(maxsize=1)
def _code() -> str:
    digest = hashlib.sha256()
    package = Path(__file__).parent
    for path in sorted(package.rglob("*.py")):
        digest.update(path.read_bytes())
    for library in _LIBRARIES:
        try:
            digest.update(f"{library} {metadata.version(library)}".encode())
        except metadata.PackageNotFoundError:
            digest.update(f"{library} absent".encode())
    return digest.hexdigest()


def total_bytes(files: Mapping[str, Mapping[str, Any]]) -> int:
    """The size of a manifest's files together."""
    return sum(int(entry["bytes"]) for entry in files.values())
