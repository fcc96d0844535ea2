"""`deckproof new`: a project of one's own, of the same shape as ours, that works at once."""

from __future__ import annotations

import shutil
from pathlib import Path

from generator.errors import Problem, UserError
from generator.project import Project, shipped_root
from generator.rules import trust
from generator.workshop.schemas import lend_schemas

_IGNORED = """/output/
__pycache__/
.pytest_cache/
"""


_caches = shutil.ignore_patterns("__pycache__")


def new_project(folder: Path, rules: bool = False) -> list[Path]:
    """Makes the folder with a small working deck, with `rules` one with an engine of its own;
    answers the files, all or none.

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
    templates = shipped_root() / "templates"
    waiting = folder.with_name(f".{folder.name}.part")
    shutil.rmtree(waiting, ignore_errors=True)  # left by one that was killed
    try:
        shutil.copytree(templates / "starter", waiting)
        if rules:
            own = templates / "starter-rules"
            shutil.copytree(own, waiting, dirs_exist_ok=True, ignore=_caches)
        lend_schemas(waiting)
        (waiting / "fonts").mkdir()
        (waiting / ".gitignore").write_text(_IGNORED, "utf-8")
        if folder.exists():
            folder.rmdir()
        waiting.rename(folder)
    except OSError as error:
        raise UserError(Problem(f"can't be made: {error.strerror}", file=str(folder))) from None
    finally:
        shutil.rmtree(waiting, ignore_errors=True)
    project = Project.find(folder)
    return sorted(path for path in project.root.rglob("*") if path.is_file())


def trust_what_we_wrote(folder: Path) -> bool:
    """Trusts the engine of a project that was just made: nobody but this program has written it.
    Whether that could be remembered; if not, 'deckproof trust' tells why."""
    try:
        trust.trust(folder)
    except UserError:
        return False
    return True
