"""`deckproof doctor`: fonts that nothing can use, and extras that are missing."""

from __future__ import annotations

import json
import shutil
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from click.testing import CliRunner
from user import ROOT

from generator.cli import cli
from generator.workshop import doctor

ANTON = ROOT / "fonts" / "anton" / "Anton-400.ttf"


def examined(folder: Path) -> dict[str, dict[str, str]]:
    """What the doctor says of a project, by what was found; fonts by their files."""
    there = ["doctor", "--json", "--project", str(folder)]
    found = json.loads(CliRunner().invoke(cli, there, catch_exceptions=False).output)
    return {one["found"].partition(" can't")[0]: one for one in found if not one["ok"]}


def test_a_font_that_nothing_can_use_is_named_with_what_helps(tmp_path: Path) -> None:
    folder = shutil.copytree(ROOT / "tests" / "projects" / "one-card", tmp_path / "mine")
    family = folder / "fonts" / "anton"
    family.mkdir(parents=True)
    shutil.copy(ANTON, family)
    shutil.copy(ANTON, family / "AntonBold.ttf")
    shutil.copy(ANTON, folder / "fonts" / "Loose.ttf")
    (family / "Anton-500.ttf").write_bytes(b"OTTO, as if")
    (family / "Anton-Regular.otf").write_bytes(b"OTTO")

    found = examined(folder)
    fonts = {file: (one["found"], one["fix"]) for file, one in found.items() if "font" in file}
    assert {file: fix for file, (_, fix) in fonts.items()} == {
        "fonts/Loose.ttf": "put it into fonts/FAMILY/, as Loose-400.ttf",
        "fonts/anton/Anton-500.ttf": "take the family's static TTF files",
        "fonts/anton/AntonBold.ttf": "call it AntonBold-400.ttf",
        "fonts/anton/Anton-Regular.otf": "take the family's static TTF files, or convert it",
    }
    assert "no 'cmap'" in fonts["fonts/anton/Anton-500.ttf"][0]


def test_an_extra_that_is_missing_is_named_with_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        if name in ("distributed", "numpy", "openpyxl", "pyarrow", "uvicorn"):
            raise metadata.PackageNotFoundError(name)
        return "1.0"

    monkeypatch.setattr(metadata, "version", version)
    found = {one.what: one for one in doctor._extras()}

    assert found["extra preview"].found == "no 'deckproof preview': lacks uvicorn"
    assert found["extra xlsx"].fix == "pip install openpyxl"
    assert not any(one.ok or one.needed for one in found.values())


def test_it_looks_for_what_the_package_asks_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    bare = [one.partition(">")[0].partition("[")[0] for one in asked["dependencies"]]
    extras = asked["optional-dependencies"]

    assert sorted(doctor._LIBRARIES) == sorted(bare)
    assert set(doctor._EXTRAS) == set(extras) - {"test", "build"}
    for name, (_, libraries) in doctor._EXTRAS.items():
        assert list(libraries) == [one.partition(">")[0] for one in extras[name]]
