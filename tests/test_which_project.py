"""Which project a command works on: the one here, the one above, or the games that we ship; and it
says so where that isn't the current folder."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from user import ROOT

from generator.cli import cli
from generator.project import Project, shipped_root


def cards(*more: str) -> Result:
    return CliRunner().invoke(cli, ["cards", "--dpi", "40", *more], catch_exceptions=False)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT / "tests" / "projects" / "one-card", tmp_path / "mine"))


def test_from_a_subfolder_the_project_above_is_found_and_named(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(mine / "templates" / "faces")
    made = cards()

    assert made.stderr == f"notice: this is the project in {mine}\n"
    assert list((mine / "output").rglob("*-only.png"))
    assert json.loads(cards("--json").output)["made"]
    assert "notice" not in cards("--quiet").output

    monkeypatch.chdir(mine)
    assert cards().stderr == ""


def test_a_folder_of_pictures_above_is_no_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "holiday.jpg").write_bytes(b"")
    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path / "below")
    found = Project.find()

    assert (found.lent, found.root) == (True, shipped_root())
    assert found.output == tmp_path / "below" / "output"
    assert "the games that we ship" in CliRunner().invoke(cli, ["export", "--list"]).stderr


def test_a_project_that_somebody_else_put_above_is_not_ours(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = mine / "templates"
    whose = Path.stat

    def stat(path: Path, **how: bool) -> object:
        found = whose(path, **how)
        return type("Stat", (), {"st_uid": found.st_uid + (path == mine), "st_mode": found.st_mode})

    monkeypatch.chdir(below)
    assert Project.find().root == mine
    monkeypatch.setattr(Path, "stat", stat)
    assert Project.find().lent
