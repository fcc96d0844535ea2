"""A folder that a stranger hands us: what is typed there, and what lies there afterwards."""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from pathlib import Path

from click.testing import CliRunner, Result

from generator.cli import cli
from generator.errors import DeckproofError

CATALOGUE = "cards/garden.yaml"
#: What stands in every file of the canary.
SECRET = "the canary's own words"


def state(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Everything below a folder: mode and content."""
    return {
        str(path.relative_to(folder)): (
            path.lstat().st_mode,
            os.fsencode(os.readlink(path))
            if path.is_symlink()
            else path.read_bytes()
            if path.is_file()
            else b"",
        )
        for path in sorted(folder.rglob("*"))
    }


def typed(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--project", str(folder)])


def done(folder: Path, *words: str) -> str:
    result = typed(folder, *words)
    assert result.exception is None, result.exception
    return result.output


def told(folder: Path, *words: str) -> str:
    """What a command ends with that content stops: exit code 2, and no traceback."""
    result = typed(folder, *words)
    error = result.exception
    if isinstance(error, SystemExit):
        assert error.code in (1, 2), result.output
        return result.output
    assert isinstance(error, DeckproofError), repr(error)
    assert error.exit_code == 2
    return str(error)


def steps(folder: Path) -> list[str]:
    """What a build makes."""
    result = typed(folder, "build", "--json", "--quiet")
    assert result.exception is None, result.exception
    made_: list[str] = json.loads(result.stdout)["made"]
    return made_


def replaced(path: Path, target: Path) -> None:
    """Puts a link in the place of a file or folder."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def tells_nothing(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            assert SECRET.encode() not in data, path
            if zipfile.is_zipfile(path):
                with zipfile.ZipFile(path) as archive:
                    assert all(SECRET.encode() not in archive.read(n) for n in archive.namelist())
