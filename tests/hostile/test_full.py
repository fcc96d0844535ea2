"""A disk that takes no more: a line that names the place as its owner knows it, and nothing half
done. What isn't the cards' fault is never blamed on them."""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from user import ROOT, run

from generator.errors import UserError
from generator.rulebook import pdf
from generator.staging import stage
from generator.workshop.starter import new_project

ANTON = ROOT / "fonts" / "anton" / "Anton-400.ttf"

#: Python would keep what it translates of a module, also the half of it that there is room for.
ENVIRONMENT = {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}


@contextmanager
def files_of(most: int) -> Iterator[None]:
    """While it lasts, no file of this process, and of those that it begins, has more bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    sys.dont_write_bytecode = True
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        sys.dont_write_bytecode = False


def test_a_new_project_says_what_the_disk_says(tmp_path: Path) -> None:
    """Whether it refuses what is copied or what is written: here the schemas are largest."""
    folder = tmp_path / "new"
    for most in (100, 10_000):
        with files_of(most), pytest.raises(UserError) as told:
            new_project(folder)
        assert str(told.value).startswith(f"{folder}: can't be ")
        assert str(told.value).endswith(": File too large")
    assert list(tmp_path.iterdir()) == []


def test_what_can_not_be_staged_is_named_by_its_place(tmp_path: Path) -> None:
    place = tmp_path / "output" / "one"
    with files_of(100), pytest.raises(UserError) as told:
        stage(tmp_path / ".staged-1" / "one", {"cards/back.png": bytes(101)}, place)
    assert str(told.value) == f"{place}/cards/back.png: can't be written: File too large"


def test_a_build_on_a_full_disk_offers_no_draft(tmp_path: Path) -> None:
    """It wouldn't fit either."""
    folder = shutil.copytree(ROOT / "tests" / "projects" / "one-card", tmp_path / "mine")
    words = (sys.executable, "-m", "generator", "build", "--jobs", "1")
    with files_of(3_000):
        done = subprocess.run(
            words,
            cwd=folder,
            env=ENVIRONMENT | {"XDG_DATA_HOME": str(tmp_path / "data")},
            capture_output=True,
            text=True,
        )
    lines = done.stderr.splitlines()
    assert done.returncode == 2
    assert lines and all("can't be written: File too large" in line for line in lines)
    assert not (folder / "output").exists()


def test_a_book_whose_temporary_files_do_not_fit_is_not_blamed() -> None:
    with files_of(2_000), pytest.raises(UserError) as told:
        pdf.make(f'<style>@font-face {{ font-family: Own; src: url("{_font()}") }}</style><p>A')
    assert not isinstance(told.value, pdf.Unset)
    told_of = f"{tempfile.gettempdir()}: can't be written: File too large; make room there"
    assert str(told.value).startswith(told_of)


def _font() -> str:
    from base64 import b64encode

    return f"data:font/ttf;base64,{b64encode(ANTON.read_bytes()).decode()}"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no limit is asked for files")
def test_a_machine_without_room_for_a_pool_is_told_of() -> None:
    """It lacks something: standard output, which nobody wrote to yet, is well."""
    done = subprocess.run(
        [sys.executable, "-c", _POOL], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr == "this machine lacks something: File too large\n"


_POOL = """
import resource
from generator import cli, processes
def main(**options):
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    with processes.pool(1):
        pass
cli.cli.main = main
cli.main()
"""


def test_a_machine_without_a_temporary_folder_is_told_of() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _NOWHERE], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True
    )
    assert done.returncode == 3
    assert done.stderr.startswith("this machine lacks something: No usable temporary directory ")


_NOWHERE = """
import tempfile
from generator import cli
tempfile._candidate_tempdir_list = lambda: ["/nowhere"]
cli.cli.main = lambda **options: tempfile.mkdtemp()
cli.main()
"""


def test_the_doctor_knows_where_things_are_kept(tmp_path: Path) -> None:
    kept = tmp_path / "data" / "deckproof" / "books" / "one"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(bytes(3 * 2**20))
    told = run("doctor", folder=tmp_path, XDG_DATA_HOME=str(tmp_path / "data")).stdout
    assert f"kept for later: 3 MiB in {tmp_path}/data/deckproof;" in told
