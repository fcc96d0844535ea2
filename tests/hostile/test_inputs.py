"""What bytes hang on is an input of the step that makes them: what changes them makes it due."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from user import ROOT, STEPS

from generator import manifest
from generator.manifest import Inputs
from generator.project import Project
from generator.workshop.starter import new_project

#: Libraries that a build imports and that change no byte of what it makes.
HARMLESS = {
    "annotated-types", "brotli", "cffi", "click", "markdown-it-py", "mdurl", "numpy", "pycparser",
    "pydantic", "pydantic-core", "pygments", "regex", "rich", "setuptools", "typing-extensions",
    "typing-inspection", "webencodings",
}  # fmt: skip


@pytest.fixture
def garden(tmp_path: Path) -> Project:
    """The project that `deckproof new` makes."""
    folder = tmp_path / "garden"
    new_project(folder)
    return Project.find(folder)


def inputs(project: Project) -> str:
    """The inputs of a step, with what is asked once a process asked anew."""
    manifest.made_with.cache_clear()
    try:
        return Inputs(project).of("garden", ())
    finally:
        manifest.made_with.cache_clear()


def test_a_step_reads_nothing_that_its_inputs_do_not_hash(garden: Project) -> None:
    """An audit hook sees each file that Python opens while a step is made."""
    script = ROOT / "tests" / "hostile" / "what_is_read.py"
    done = subprocess.run(
        [sys.executable, str(script), str(garden.root), "garden"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    said = json.loads(done.stdout)
    assert set(said["files"]) == set(STEPS)
    assert all(said["files"][name] for name in STEPS if name != "parts-shop")
    unhashed = {
        name: missed
        for name, read in said["files"].items()
        if (missed := sorted(set(read) - set(said["hashed"][name])))
    }
    assert not unhashed
    assert set(said["libraries"]) - HARMLESS <= {*manifest._LIBRARIES}


@pytest.mark.parametrize("what", ["python", "zlib", "SOURCE_DATE_EPOCH", "a library"])
def test_what_else_changes_bytes_is_an_input(
    what: str, garden: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = inputs(garden)
    assert inputs(garden) == before
    if what == "python":
        monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    elif what == "zlib":
        monkeypatch.setattr(manifest.zlib, "ZLIB_RUNTIME_VERSION", "99")
    elif what == "a library":
        monkeypatch.setattr(manifest.metadata, "version", lambda name: "99")
    else:
        monkeypatch.setenv(what, "99")
    after = inputs(garden)
    monkeypatch.undo()
    assert after != before


@pytest.mark.parametrize("library", ["fonttools", "jinja2", "pyphen", "pydyf", "tinycss2"])
def test_libraries_that_change_bytes_are_inputs(
    library: str, garden: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = inputs(garden)
    version = metadata.version
    monkeypatch.setattr(
        manifest.metadata, "version", lambda name: "0" if name == library else version(name)
    )
    assert inputs(garden) != before


def test_card_sizes_and_the_date_are_inputs(
    garden: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    seen = {inputs(garden)}
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    seen.add(inputs(garden))
    sizes = garden.root / "templates" / "card-sizes.yaml"
    sizes.write_text("mine: {width: 60mm, height: 90mm}")
    seen.add(inputs(garden))
    assert len(seen) == 3
