"""What a user does in these tests: types a command, and edits a file of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile

import warm

from generator.files import write_whole
from generator.manifest import Step
from generator.product import Product
from generator.staging import publish, staging
from generator.workshop.open_game import OpenGame, set_aside

ROOT = Path(__file__).parents[1]
#: The steps of a build in one ink.
STEPS = [
    "rulebook-a4", "rulebook-letter", "cards", "sheets-a4", "sheets-letter", "parts-a4",
    "parts-letter", "parts-shop", "check",
]  # fmt: skip


def written(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Files by name, written into a folder, in their order."""
    for name, data in files.items():
        write_whole(folder / name, data)
    return [folder / name for name in files]


def run(
    *arguments: str, folder: Path, answers: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """`deckproof` with these arguments in a folder, in a process of its own."""
    told = os.environ | {"PYTHONPATH": str(ROOT)} | environment
    if not warm.starts_alike(told):
        return subprocess.run(
            [sys.executable, "-m", "generator", *arguments],
            cwd=folder,
            input=answers,
            capture_output=True,
            text=True,
            env=told,
        )
    with TemporaryFile() as typed, TemporaryFile() as out, TemporaryFile() as err:
        typed.write(answers.encode())
        typed.seek(0)
        streams = [one.fileno() for one in (typed, out, err)]
        code = warm.run(arguments, str(folder), told, streams)
        out.seek(0)
        err.seek(0)
        printed = out.read().decode(), err.read().decode()
    return subprocess.CompletedProcess(["deckproof", *arguments], code, *printed)


def errors(done: subprocess.CompletedProcess[str]) -> list[str]:
    """The lines on stderr that are no notices."""
    return [one for one in done.stderr.splitlines() if not one.startswith("notice: ")]


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Puts `new` in the place of the first `old` of a file."""
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), "utf-8")


def keep(game: OpenGame, step: Step, product: Product) -> list[Path]:
    """Puts what was made of a game in its place, as a command does; the files."""
    with staging(game.folder.parent) as staged:
        finished = set_aside(game, step, product, staged)
        publish(staged / game.folder.name, game.place, [finished])
    return [game.folder / name for name in product.files]
