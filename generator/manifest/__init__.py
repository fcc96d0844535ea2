"""manifest.json: which files a game's output has, and from what they were made.

A step (cards, sheets on A4 ...) turns inputs into files. The manifest keeps a hash of the inputs of
each step, so that a build redoes only what changed, and a hash of each file, so that a check can
tell whether it is still the one that was written. It holds no times and no paths of a machine: the
same input gives the same manifest. What this machine didn't write (`generator.made`), or what is no
manifest at all, counts as an empty one for whoever writes: a build makes everything anew, and
nothing is removed because a stranger's manifest names it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from generator import made
from generator.errors import UserError
from generator.files import refuse_links_out, source_date, write_whole
from generator.inks import FULL_INK, inked
from generator.inputs import Stamp, digest, read_bytes, stamp, walked
from generator.project import LOCKS, Project

if TYPE_CHECKING:
    from generator.steps import About

NAME = "manifest.json"
#: Tables that every step is made from, beside the folders of each.
_TABLES = ("templates/card-sizes.yaml",)
_CATALOGUES = "cards"
#: The tables that lie beside it.
_BESIDE = "."
#: Libraries whose version changes what comes out.
_LIBRARIES = (
    "aggdraw", "cssselect2", "fonttools", "jinja2", "lxml", "markupsafe", "openpyxl", "pikepdf",
    "pillow", "pydyf", "pyphen", "pypdfium2", "pyyaml", "reportlab", "rl-accel", "skia-pathops",
    "tinycss2", "tinyhtml5", "uharfbuzz", "weasyprint",
)  # fmt: skip

#: Names of files: parts of letters, digits and a few signs, of which none begins with a dot.
_NAME = re.compile(r"[\w@+-][\w.@+ -]*(/[\w@+-][\w.@+ -]*)*")

_About = TypeVar("_About", bound="About")
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
    """A name such as we give our files: plain letters, parts that don't begin with a dot."""
    if len(name) > 1000 or not _NAME.fullmatch(name) or name == NAME:
        raise ValueError("is no name of a file that we make")
    return name


@dataclass(frozen=True)
class File:
    """A file that a step has made."""

    sha256: str
    bytes: int


@dataclass(frozen=True)
class Entry:
    """What a manifest says of one step: its fields, the hash of what it was made from, its files
    by their names below the game's folder, and `about`, which depends on its kind
    (`generator.steps`)."""

    kind: Kind
    inputs: str
    paper: str = ""
    form: str = ""
    ink: str = FULL_INK
    about: dict[str, Any] = field(default_factory=dict)
    files: dict[str, File] = field(default_factory=dict)

    @property
    def step(self) -> Step:
        """The step that it tells of."""
        return Step(self.kind, self.paper, self.form, self.ink)

    def told(self, model: type[_About]) -> _About | None:
        """`about`, if that is what this model says."""
        from generator import steps

        try:
            found = steps.told(self.kind, self.about)
        except (KeyError, ValueError):  # we wrote it when it was told otherwise
            return None
        return found if isinstance(found, model) else None

    def as_plain(self) -> dict[str, Any]:
        """For the file: all that isn't as usual, which none but a few fields are."""
        told = {
            "kind": self.kind, "paper": self.paper, "form": self.form, "ink": self.ink,
            "inputs": self.inputs, "about": self.about,
            "files": {name: vars(file) for name, file in self.files.items()},
        }  # fmt: skip
        usual = {"paper": "", "form": "", "ink": FULL_INK, "about": {}, "files": {}}
        return {
            key: value for key, value in told.items() if key not in usual or value != usual[key]
        }

    @classmethod
    def from_plain(cls, told: Mapping[str, Any]) -> Entry:
        """What `as_plain` wrote. Raises ValueError, TypeError, AttributeError for anything else."""
        files = {_inside(name): File(**file) for name, file in told.get("files", {}).items()}
        return cls(**{**told, "files": files})


@dataclass
class Manifest:
    """What `output/<game>/manifest.json` says. File names are relative to its folder."""

    game: str
    title: str = ""
    edition: str = ""
    steps: dict[Step, Entry] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path, game: str) -> Manifest:
        """The manifest of a folder, whoever made it; an empty one if there is none that can be
        read. Only for checks, which believe the files and not the manifest."""
        from generator.manifest.believed import believed

        return cls._parsed(game, _raw(folder), believed)

    @classmethod
    def ours(cls, folder: Path, game: str) -> Manifest:
        """The manifest that this machine wrote into a folder; an empty one if it wrote none, or if
        what lies there isn't that."""
        return cls._parsed(game, bytes_of_ours(folder), json.loads)

    @classmethod
    def _parsed(cls, game: str, raw: bytes, read: Callable[[bytes], Any]) -> Manifest:
        try:
            data = read(raw)
            entries = [Entry.from_plain(told) for told in data["steps"].values()]
            return cls(game, data["title"], data["edition"], {one.step: one for one in entries})
        except (ValueError, TypeError, KeyError, AttributeError):  # or one of an older version
            return cls(game)

    def as_bytes(self) -> bytes:
        """The file, as `write` writes it."""
        data = {
            "game": self.game, "title": self.title, "edition": self.edition,
            "steps": {
                step.name: entry.as_plain()
                for step, entry in sorted(self.steps.items(), key=lambda one: one[0].name)
            },
        }  # fmt: skip
        return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()

    def write(self, folder: Path, aside: Path | None = None) -> None:
        """Writes it, whole, and remembers that we did. Raises UserError as `write_whole`."""
        raw = self.as_bytes()
        refuse_links_out(folder, folder.parent)
        made.remember(raw)
        write_whole(folder / NAME, raw, folder.parent, aside)

    def of_kind(self, *kinds: Kind) -> Iterator[Entry]:
        """The entries of these kinds, in the order of their names."""
        for step, entry in sorted(self.steps.items(), key=lambda one: one[0].name):
            if step.kind in kinds:
                yield entry

    def inks(self) -> list[str]:
        """The inks in which there are files."""
        return list(dict.fromkeys(step.ink for step in self.steps))

    def fresh(self, step: Step, inputs: str, folder: Path) -> bool:
        """Whether a step's files are there, byte for byte, and made from these inputs."""
        known = self.steps.get(step)
        if known is None or known.inputs != inputs:
            return False
        return all(lies(folder, name, entry) for name, entry in known.files.items())

    def files(self) -> dict[str, File]:
        """{file name: entry} of all steps."""
        return {name: file for entry in self.steps.values() for name, file in entry.files.items()}


def is_plain(folder: Path, name: str) -> bool:
    """Whether there is a plain file of that name in a game's folder; a link is none, nor is what a
    link leads to."""
    path = folder / name
    try:
        refuse_links_out(path.parent, folder.parent)
        return path.is_file() and not path.is_symlink()
    except (OSError, UserError):
        return False


def lies(folder: Path, name: str, entry: File) -> bool:
    """Whether the very file that was made lies in the folder: no link to it, and not another."""
    if not is_plain(folder, name):
        return False
    try:
        path = folder / name
        return path.stat().st_size == entry.bytes and digest(path) == entry.sha256
    except (OSError, UserError):
        return False


def bytes_of_ours(folder: Path) -> bytes:
    """The manifest that this machine wrote into a folder, as it lies there; none if it wrote none,
    or if what lies there isn't that."""
    raw = _raw(folder)
    return raw if made.here(raw) else b""


def _raw(folder: Path) -> bytes:
    """The bytes of a folder's manifest; none if there is no such plain file in it."""
    path = folder / NAME
    try:
        return b"" if path.is_symlink() else read_bytes(path, cost="text-bytes")
    except (OSError, UserError):
        return b""


@dataclass(frozen=True)
class _Hashed:
    """What files had in them, as one hash, and the stamp of each."""

    sha256: str
    stamps: Mapping[Path, Stamp]


class Inputs:
    """Hashes of a project's inputs, each file read once."""

    def __init__(self, project: Project) -> None:
        self.project = project
        #: What others have found out about the project, to find it out once a run.
        self.known: dict[str, str] = {}
        self._found: dict[str, _Hashed] = {}

    def of(self, game: str, folders: Iterable[str], **options: object) -> str:
        """The hash of a game's catalogue, the named folders (in the project and shipped), our
        code, the libraries and the options."""
        return self.whole(game, folders, **options)[:16]

    def whole(self, game: str, folders: Iterable[str], **options: object) -> str:
        """The same, with all its digits."""
        found = hashlib.sha256(made_with().encode())
        for name in (f"{_CATALOGUES}/{game}.yaml", *_TABLES, _CATALOGUES, _BESIDE, *folders):
            found.update(self._of(name).sha256.encode())
        found.update(f"{source_date()}".encode())  # it stands in what is made
        found.update(json.dumps(options, sort_keys=True, default=str).encode())
        return found.hexdigest()

    def files(self) -> set[Path]:
        """All that was hashed so far."""
        return {path for one in self._found.values() for path in one.stamps}

    def changed(self, game: str, now: Inputs) -> str:
        """What of all that a game was found to be made from is another in `now`, or was for a
        while; "" if nothing is."""
        for name, then in self._found.items():
            if name.startswith(f"{_CATALOGUES}/") and name != f"{_CATALOGUES}/{game}.yaml":
                continue
            try:
                found = now._of(name)
            except UserError:
                return name
            if found != then:
                paths = sorted(found.stamps.items() ^ then.stamps.items())
                return self.project.label(paths[0][0]) if paths else name
        return ""

    def _of(self, name: str) -> _Hashed:
        """A file or a folder of the project, and the same of ours."""
        if name not in self._found:
            all_, stamps = hashlib.sha256(os.fsencode(name) + b"\0"), {}
            for root, path in self._files(name):
                stamps[path] = stamp(path)
                all_.update(os.fsencode(path.relative_to(root)) + b"\0")
                all_.update(self._digest(path).encode())
            self._found[name] = _Hashed(all_.hexdigest(), stamps)
        return self._found[name]

    def _digest(self, path: Path) -> str:
        """The hash of a file. What messages call it is looked for only if there is one to write:
        that takes as long as the hash."""
        try:
            return digest(path)
        except UserError:
            return digest(path, self.project.label(path))

    def _files(self, name: str) -> Iterator[tuple[Path, Path]]:
        """(root, file) of each that counts."""
        if name == _BESIDE:
            yield from ((self.project.root, path) for path in self.project.tables())
            return
        for root in self.project.roots():
            path = root / name
            if path.suffix == ".yaml":
                if path.is_file():
                    yield root, path
                continue
            for file in walked(path, root):
                # Catalogues stand for themselves: another game's change is none of ours.
                # What is told of a folder goes into nothing that is made of it.
                catalogue = name == _CATALOGUES and file.suffix == ".yaml"
                aside = file.name == "README.md" or file.name.startswith(LOCKS)
                if not (catalogue or aside):
                    yield root, file


@lru_cache(maxsize=1)
def made_with() -> str:
    """Our code, and the libraries whose versions change what comes out, as one hash."""
    found = hashlib.sha256()
    package = Path(__file__).parents[1]
    for path in sorted(package.rglob("*.py")):
        found.update(path.read_bytes())
    found.update(f"python {sys.version_info[:2]} zlib {zlib.ZLIB_RUNTIME_VERSION}".encode())
    for library in _LIBRARIES:
        try:
            found.update(f"{library} {metadata.version(library)}".encode())
        except metadata.PackageNotFoundError:
            found.update(f"{library} absent".encode())
    return found.hexdigest()
