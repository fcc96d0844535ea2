"""What a user does in these tests: types a command, and edits a file of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(
    *arguments: str, folder: Path, answers: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """`deckproof` with these arguments in a folder, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "generator", *arguments],
        cwd=folder,
        input=answers,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | environment,
    )


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Puts `new` in the place of the first `old` of a file."""
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), "utf-8")
