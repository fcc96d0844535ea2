"""manifest.json: which files a game's output has, and from what they were made.

A step (cards, sheets on A4 ...) turns inputs into files. The manifest keeps a hash of the inputs of
each step, so that a build redoes only what changed, and a hash of each file, so that a check can
tell whether it is still the one that was written. It holds no times and no paths of a machine: the
same input gives the same manifest. What is no manifest of ours is read as an empty one: the next
build makes everything anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from generator.files import write_whole
from generator.inks import FULL_INK, inked
from generator.project import Project

NAME = "manifest.json"
#: Libraries whose version changes what comes out.
_LIBRARIES = (
    "aggdraw", "pikepdf", "pillow", "reportlab", "skia-pathops", "uharfbuzz", "weasyprint",
)  # fmt: skip

Kind = Literal["cards", "contact", "sheets", "parts", "rulebook", "check", "export"]


@dataclass(frozen=True, order=True)
class Step:
    """One thing that is made of a game: of which `kind`, on which `paper` ("" if on none), in which
    `form` if not the usual one ("fold-for-officejet", "booklet", an export's target), in which
    `ink`."""

    kind: Kind
    paper: str = ""
    form: str = ""
    ink: str = FULL_INK

    @property
    def name(self) -> str:
        """What it is called, unique in the game: "sheets-a4", "sheets-a4-fold-low-ink"."""
        return inked("-".join(filter(None, (self.kind, self.paper, self.form))), self.ink)


def _inside(name: str) -> str:
    path = PurePosixPath(name)
    if path.is_absolute() or not path.parts or ".." in path.parts or "\\" in name or ":" in name:
        raise ValueError("leads out of the folder")
    return name


class File(BaseModel):
    """A file that a step has made."""

    sha256: str
    bytes: int


class Entry(BaseModel):
    """What a manifest says of one step: its fields, the hash of what it was made from, its files
    by their names below the game's folder, and `about`, which depends on its kind."""

    model_config = ConfigDict(extra="forbid")

    kind: Kind
    paper: str = ""
    form: str = ""
    ink: str = FULL_INK
    inputs: str
    about: dict[str, Any] = Field(default_factory=dict)
    files: dict[Annotated[str, AfterValidator(_inside)], File] = Field(default_factory=dict)

    @property
    def step(self) -> Step:
        """The step that it tells of."""
        return Step(self.kind, self.paper, self.form, self.ink)


class _Written(BaseModel):
    game: str
    title: str
    edition: str
    steps: dict[str, Entry]


@dataclass
class Manifest:
    """What `output/<game>/manifest.json` says. File names are relative to its folder."""

    game: str
    title: str = ""
    edition: str = ""
    steps: dict[Step, Entry] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path, game: str) -> Manifest:
        """The manifest of a folder; an empty one if there is none that can be read."""
        try:
            data = _Written.model_validate_json((folder / NAME).read_bytes())
        except (OSError, ValidationError):
            return cls(game)
        steps = {entry.step: entry for entry in data.steps.values()}
        return cls(game, data.title, data.edition, steps)

    def write(self, folder: Path) -> None:
        """Writes it, whole."""
        data = {
            "game": self.game, "title": self.title, "edition": self.edition,
            "steps": {
                step.name: entry.model_dump(exclude_defaults=True)
                for step, entry in sorted(self.steps.items(), key=lambda one: one[0].name)
            },
        }  # fmt: skip
        write_whole(folder / NAME, (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())

    def note(
        self, step: Step, inputs: str, folder: Path, files: Mapping[str, File], **about: Any
    ) -> None:
        """Notes the files of a step, which were written, and what else `about` tells; files that
        the step had made before and no longer makes are removed, and the folders that this leaves
        empty."""
        before = self.steps.get(step)
        for name in before.files if before else ():
            if name not in files and not any(
                name in other.files for key, other in self.steps.items() if key != step
            ):
                (folder / name).unlink(missing_ok=True)
                _swept((folder / name).parent, folder)
        self.steps[step] = Entry(
            kind=step.kind,
            paper=step.paper,
            form=step.form,
            ink=step.ink,
            inputs=inputs,
            about=about,
            files=dict(files),
        )

    def forget(self, step: Step, folder: Path) -> None:
        """Takes a step that is no more out of the manifest, and its files out of the folder."""
        self.note(step, "", folder, {})
        del self.steps[step]

    def of_kind(self, *kinds: Kind) -> Iterator[Entry]:
        """The entries of these kinds, in the order of their names."""
        for step, entry in sorted(self.steps.items(), key=lambda one: one[0].name):
            if step.kind in kinds:
                yield entry

    def inks(self) -> list[str]:
        """The inks in which there are files."""
        return list(dict.fromkeys(step.ink for step in self.steps))

    def fresh(self, step: Step, inputs: str, folder: Path) -> bool:
        """Whether a step's files are there, at their sizes, and made from these inputs."""
        known = self.steps.get(step)
        if known is None or known.inputs != inputs:
            return False
        for name, entry in known.files.items():
            try:
                if (folder / name).stat().st_size != entry.bytes:
                    return False
            except OSError:
                return False
        return True

    def files(self) -> dict[str, File]:
        """{file name: entry} of all steps."""
        return {name: file for entry in self.steps.values() for name, file in entry.files.items()}


def written(folder: Path, files: Mapping[str, bytes]) -> dict[str, File]:
    """Writes files by their names below a folder, one by one, each whole; what to note of them.
    Raises as `write_whole`."""
    noted = {}
    for name in files:
        data = files[name]
        write_whole(folder / name, data)
        noted[name] = File(sha256=hashlib.sha256(data).hexdigest(), bytes=len(data))
    return dict(sorted(noted.items()))


def _swept(inside: Path, folder: Path) -> None:
    """Removes a folder and those above it, up to `folder`, as far as they are empty."""
    while inside != folder and inside.is_dir() and not any(inside.iterdir()):
        inside.rmdir()
        inside = inside.parent


class Inputs:
    """Hashes of a project's inputs, each file read once."""

    def __init__(self, project: Project) -> None:
        self.project = project
        #: What others have found out about the project, to find it out once a run.
        self.known: dict[str, str] = {}
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
                    # What is told of a folder goes into nothing that is made of it.
                    catalogue = name == "cards" and path.suffix == ".yaml"
                    if path.is_file() and not catalogue and path.name != "README.md":
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
