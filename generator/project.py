"""Where cards/, templates/, fonts/ and output/ are: the user's folder first, then what we ship.

A project is any folder with a `cards/` in it; the repository itself is one. Looking up a layout,
a font or a rulebook template tries the project, then the files that come with the package, so a
project of one's own needs no copy of anything.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath

from generator import inputs
from generator.errors import Problem, UserError, did_you_mean, listed

#: What a file of a table ends in.
TABLE_SUFFIXES = (".csv", ".tsv", ".xlsx", ".xlsm", ".ods")
#: How spreadsheet programs name what they lay beside a file that is open.
LOCKS = ("~$", ".~lock.")
_PACKAGE = Path(__file__).resolve().parent


def shipped_root() -> Path:
    """The folder whose cards/, templates/ and fonts/ we ship: inside an installed package
    `generator/shipped`, in a source checkout the repository itself."""
    installed = _PACKAGE / "shipped"
    return installed if installed.is_dir() else _PACKAGE.parent


def own_file(kind: str, name: str) -> Path:
    """A file that only we bring, such as "templates/gallery", "index.html.j2": pages of the tool
    itself are no matter of a project, and nothing in one takes their place."""
    return shipped_root() / kind / name


@dataclass(frozen=True)
class Project:
    """The folders of one run. `lent` says that the games that we ship stand for a folder that
    is no project yet: to read from, never to write into."""

    root: Path
    output: Path
    lent: bool = False

    @classmethod
    def find(cls, folder: Path | str | None = None, output: Path | str | None = None) -> Project:
        """The project in `folder` (default: the current one, or the nearest above it); what is made
        goes to `output` (default: output/ in the project).

        Where there is none, the games that we ship stand for it, with output/ in the current
        folder. Raises UserError if a named folder is no project.
        """
        try:
            here = Path(folder or Path.cwd()).absolute()
        except FileNotFoundError:
            raise UserError(
                Problem("the folder that you are in is gone", hint="cd to one")
            ) from None
        if folder is not None and not (here / "cards").is_dir():
            raise UserError(
                Problem(
                    "is not a project: it has no cards/ folder",
                    file=str(folder),
                    hint=f"'deckproof new {folder}' makes one",
                )
            )
        found = here if (here / "cards").is_dir() else _above(here)
        home = found or here
        if output is None:
            _refuse_foreign_output(home / "output", home)
        return cls(found or shipped_root(), Path(output or home / "output").absolute(), not found)

    @staticmethod
    def is_at(folder: str) -> bool:
        """Whether that is a folder with a project; a word that no folder can be called is none."""
        try:
            return (Path(folder) / "cards").is_dir()
        except (OSError, ValueError):
            return False

    def own(self, folder: Path) -> Project:
        """The project into which a person's new files go: this one, or `folder` if it is lent."""
        return Project(folder.absolute(), self.output) if self.lent else self

    def label(self, path: Path) -> str:
        """How messages name a file: relative to the project, or to what we ship."""
        for base in (self.root, self.root.resolve(), shipped_root()):
            if path.is_relative_to(base):
                return path.relative_to(base).as_posix()
        return str(path)

    def catalogues(self) -> dict[str, Path]:
        """{game: file} of every cards/*.yaml, in the order of their names. Raises UserError for a
        link that leads out of the project."""
        found = inputs.listed(self.root / "cards", self.root)
        return {path.stem: path for path in found if path.suffix == ".yaml"}

    def catalogue(self, game: str) -> Path:
        """The catalogue of one game. Raises UserError naming the games there are."""
        name = f"{game}.yaml"
        if PurePath(name).name == name and inputs.find(self.root, "cards", name) is not None:
            return self.root / "cards" / name
        found = self.catalogues()
        if game not in found:
            raise UserError(
                Problem(
                    f"there is no game {game!r} in {self.root / 'cards'}",
                    expected=f"games: {listed(list(found)) or 'none'}",
                    hint=did_you_mean(game, list(found)),
                )
            )
        return found[game]

    def roots(self) -> Iterator[Path]:
        """The project, then what we ship, if that is another folder."""
        yield self.root
        if shipped_root() != self.root:
            yield shipped_root()

    def find_file(self, kind: str, name: str) -> Path | None:
        """The first `kind`/`name` (such as "templates/faces", "garden.yaml"), or None.

        `name` must stay inside its folder: a path that climbs out of it is not found. Raises
        UserError for a link that leads out of the project, and for a pipe or a device.
        """
        return next(self.each_file(kind, name), None)

    def each_file(self, kind: str, name: str) -> Iterator[Path]:
        """Every such file: the project's, then ours. Raises UserError as `find_file`."""
        for root in self.roots():
            path = inputs.find(root, kind, name)
            if path is not None:
                yield path

    def files(self, kind: str) -> Iterator[Path]:
        """All files below a folder, the project's, then ours. Raises UserError for links that lead
        out of the project, and for what is no plain file."""
        for root in self.roots():
            yield from inputs.walked(root / kind, root)

    def table(self, name: str) -> Path | None:
        """A table by its name below the project's cards/, or beside that folder; None if there is
        none. Raises UserError as `find_file`."""
        found = inputs.find(self.root, "cards", name)
        return found or (inputs.find(self.root, ".", name) if "/" not in name else None)

    def tables(self) -> list[Path]:
        """The tables that lie beside cards/. What leads out of the project is none of them."""
        found = []
        for path in sorted(self.root.iterdir()):
            if path.suffix.lower() in TABLE_SUFFIXES and not path.name.startswith(LOCKS):
                with contextlib.suppress(UserError):
                    found += [path] if inputs.find(self.root, ".", path.name) else []
        return found

    def fonts(self) -> list[Path]:
        """Every fonts/FAMILY/*.ttf: the project's, then ours. Raises UserError as `files`."""
        return [
            path
            for root in self.roots()
            for path in inputs.walked(root / "fonts", root)
            if path.suffix == ".ttf" and path.parent.parent == root / "fonts"
        ]

    def names(self, kind: str, suffix: str) -> list[str]:
        """The stems of all files of a kind, for hints: project first, each name once."""
        found: dict[str, None] = {}
        for root in self.roots():
            there = [path.name for path in inputs.listed(root / kind, root)]
            stems = [name.removesuffix(suffix) for name in there if name.endswith(suffix)]
            found |= dict.fromkeys(sorted(stems))
        return list(found)


def _above(folder: Path) -> Path | None:
    """The nearest folder above this one that has catalogues and is the same person's: a cards/ of
    pictures is no project, and one that somebody else has put into /tmp isn't ours."""
    try:
        owner = folder.stat().st_uid
        for above in folder.parents:
            if above.stat().st_uid == owner and any((above / "cards").glob("*.yaml")):
                return above
    except OSError:
        pass  # a folder that we may not look into: what lies above it isn't ours either
    return None


#: The folders of a project that hold what somebody wrote.
_WRITTEN = ("cards", "templates", "fonts", "rules", "LICENSES")


def _refuse_foreign_output(output: Path, home: Path) -> None:
    """A folder from a stranger may say where its output goes only inside of itself, and only beside
    what it is made from."""
    try:
        within = inputs.inside(output, home).relative_to(home.resolve()).parts
        wrong = (
            "" if within and within[0] not in _WRITTEN else "is a link to what decks are made from"
        )
    except UserError:
        wrong = "is a link that leads out of the project"
    if wrong:
        hint = "remove it, or say where to write with --output"
        raise UserError(Problem(wrong, file=str(output), hint=hint))
