"""Terminals and files that don't take UTF-8 get the nearest letters, and JSON loses none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from user import run

from generator.cli import cli
from generator.cli.streams import plainer


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("ascii", 'Bar "fox": 2-6, ss x ->?'),
        ("cp1252", "Bär “fox”: 2–6, ß × ->?"),
        ("utf-8", "Bär “fox”: 2–6, ß × →\u6f22"),
    ],
)
def test_the_nearest_letters_are_written(encoding: str, text: str) -> None:
    assert plainer("Bär “fox”: 2–6, ß × →\u6f22", encoding) == text


def test_no_command_fails_for_letters_that_nobody_can_read(tmp_path: Path) -> None:
    CliRunner().invoke(cli, ["new", str(tmp_path / "b"), "--blank", "--title", "Bär – Öl"])
    checked = run("check", "--quick", folder=tmp_path / "b", PYTHONIOENCODING="ascii")
    told = run("check", "--quick", "--json", folder=tmp_path / "b", PYTHONIOENCODING="ascii")

    assert (checked.returncode, told.returncode) == (0, 0), checked.stderr + told.stderr
    assert json.loads(told.stdout)["games"]["bar-ol"]["title"] == "Bär – Öl"
    assert "proved  Bar - Ol: no errors" in checked.stdout
