"""`deckproof new`: a project of one's own, of the same shape as ours, that works at once."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

from generator.errors import Problem, UserError
from generator.project import Project, shipped_root
from generator.reading.table import plain_name
from generator.reading.written import LONGEST_SLUG
from generator.rules import trust
from generator.workshop.schemas import lend_schemas

_IGNORED = """/output/
__pycache__/
.pytest_cache/
"""


_caches = shutil.ignore_patterns("__pycache__")


class _Full(Exception):
    """What the disk says of a file, past `copytree`, which would gather it of each file."""


def new_project(
    folder: Path, rules: bool = False, title: str = "", blank: bool = False
) -> list[Path]:
    """Makes the folder with a small working deck, with `rules` one with an engine of its own, with
    `blank` one of a single card; answers the files, all or none. `title` is the game's; files are
    called after it, but for those of an engine, which has its name already.

    Raises UserError if the folder has something in it already.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError(
            Problem(
                "is not an empty folder",
                file=str(folder),
                hint="name one that doesn't exist yet: nothing is overwritten",
            )
        )
    title = " ".join(title.split())
    if blank and not title:
        title = folder.absolute().name.replace("-", " ").replace("_", " ").title()
    slug = "garden" if rules or not title else _slug(title, folder)
    templates = shipped_root() / "templates"
    waiting = folder.with_name(f".{folder.name}.part")
    shutil.rmtree(waiting, ignore_errors=True)  # left by one that was killed
    try:
        _copy(templates / ("starter-blank" if blank else "starter"), waiting)
        if blank:
            _copy(templates / "starter" / ".github", waiting / ".github")
        if rules:
            _copy(templates / "starter-rules", waiting)
        if title:
            _call(waiting, "game" if blank else "garden", slug, title)
        lend_schemas(waiting)
        (waiting / "fonts").mkdir()
        (waiting / ".gitignore").write_text(_IGNORED, "utf-8")
        if folder.exists():
            folder.rmdir()
        waiting.rename(folder)
    except OSError as error:
        raise UserError(Problem(f"can't be made: {error.strerror}", file=str(folder))) from None
    except _Full as error:
        raise UserError(Problem(f"can't be made: {error}", file=str(folder))) from None
    except UserError as error:  # of a file where it waits
        raise UserError(replace(one, file=str(folder)) for one in error.problems) from None
    finally:
        shutil.rmtree(waiting, ignore_errors=True)
    project = Project.find(folder)
    return sorted(path for path in project.root.rglob("*") if path.is_file())


def _copy(tree: Path, to: Path) -> None:
    """Copies a folder into another. Raises _Full, and OSError."""
    shutil.copytree(tree, to, dirs_exist_ok=True, ignore=_caches, copy_function=_copy_file)


def _copy_file(old: str, new: str) -> None:
    try:
        shutil.copy2(old, new)
    except OSError as error:
        raise _Full(error.strerror) from None


def _slug(title: str, folder: Path) -> str:
    """The game's short name: of its title, else of the folder."""
    for written in (title, folder.absolute().name, "game"):
        found = plain_name(written)[:LONGEST_SLUG].strip("-")
        if found:
            return found
    raise AssertionError("'game' has letters")


def _call(folder: Path, old: str, slug: str, title: str) -> None:
    """Gives the game in a folder its name and its title: its files, and what they say."""
    catalogue = folder / "cards" / f"{old}.yaml"
    text = re.sub(rf"^game: {old}$", f"game: {slug}", catalogue.read_text("utf-8"), flags=re.M)
    quoted = json.dumps(title, ensure_ascii=False)
    text = re.sub(r"^title: .*$", lambda _: f"title: {quoted}", text, flags=re.M)
    text = text.replace("word: Untitled", f"word: {quoted}")
    text = text.replace(f"template: {old}.html.j2", f"template: {slug}.html.j2")
    catalogue.unlink()
    (folder / "cards" / f"{slug}.yaml").write_text(text, "utf-8")
    for book in folder.glob(f"templates/rulebooks/{old}.*"):
        book.rename(book.with_name(book.name.replace(old, slug, 1)))


def trust_what_we_wrote(folder: Path) -> bool:
    """Trusts the engine of a project that was just made: nobody but this program has written it.
    Whether that could be remembered; if not, 'deckproof trust' tells why."""
    try:
        trust.trust(folder)
    except UserError:
        return False
    return True
