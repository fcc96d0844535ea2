"""`deckproof new`: a project of one's own, of the same shape as ours, that works at once."""

from __future__ import annotations

import shutil
from pathlib import Path

from generator.errors import Problem, UserError
from generator.project import Project, shipped_root
from generator.workshop.schemas import lend_schemas

_IGNORED = """/output/
"""


def new_project(folder: Path) -> list[Path]:
    """Makes the folder with a small working deck; answers the files, all or none.

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
    starter = shipped_root() / "templates" / "starter"
    waiting = folder.with_name(f".{folder.name}.part")
    try:
        shutil.copytree(starter, waiting)
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
