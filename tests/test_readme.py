"""Nothing in the README is unchecked: its commands run, its tables agree with the code."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generator.checks.findings import CODES
from generator.cli import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
#: Commands that set up or build everything: CI runs the one, a clone's build tests the other.
SET_UP = {"make decks", "make test"}


def console() -> list[list[str]]:
    """The commands of each console block, in order."""
    blocks = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    return [[line.removeprefix("$ ") for line in b.splitlines() if line.strip()] for b in blocks]


def test_the_table_of_codes_is_that_of_the_code() -> None:
    table = dict(re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", README, re.MULTILINE))

    assert {code: table.get(code) for code in CODES} == CODES


def test_the_house_in_the_readme_is_the_one_on_the_disk() -> None:
    told = set(re.findall(r"`((?:\w+/|\w+\.py))`", README.split("## How the house")[1]))

    for name in told:
        assert any((base / name).exists() for base in (ROOT, ROOT / "generator")), name


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target


def test_every_command_named_is_one_there_is() -> None:
    for word in re.findall(r"deckproof ([a-z]+)", README):
        assert word in COMMANDS, word


@pytest.mark.parametrize("block", [b for b in console() if not SET_UP & set(b)], ids=lambda b: b[0])
def test_the_commands_of_the_readme_run(block: list[str], tmp_path: Path) -> None:
    """Each block as a person would type it: in order, in one folder, with one result."""
    binaries = tmp_path / "bin"
    binaries.mkdir()
    (binaries / "deckproof").write_text(f'#!/bin/sh\nexec {sys.executable} -m generator "$@"\n')
    (binaries / "deckproof").chmod(0o755)
    environment = os.environ | {
        "PATH": f"{binaries}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }
    work = tmp_path / "work"
    work.mkdir()
    if any("--files" in command for command in block) and not any("build" in c for c in block):
        block = ["deckproof build war", *[c.replace("--files", "war --files") for c in block]]
    script = "set -e\n" + "\n".join(block)
    done = subprocess.run(
        ["sh", "-c", script], cwd=work, env=environment, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stdout + done.stderr
    shutil.rmtree(work)
