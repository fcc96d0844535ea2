"""What isn't the project's fault: streams that are full or closed, a folder that is gone, no more
files to open. One line, and an exit code that says whose fault it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fuzzing.kinds import SEED

from generator.errors import MOST_TOLD, Problem, UserError

ROOT = Path(__file__).parents[2]


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A line of shell in a folder, in which `deckproof` is this one."""
    command = f'deckproof() {{ "{sys.executable}" -m generator "$@"; }}; {script}'
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=300,
    )  # fmt: skip


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a full device")
@pytest.mark.parametrize("words", ["explain face", "--help"])
def test_a_full_stdout_is_told(tmp_path: Path, words: str) -> None:
    done = shell(f"deckproof {words} >/dev/full", tmp_path)

    assert done.returncode == 3
    assert done.stderr == "standard output can't be written: No space left on device\n"


def test_closed_streams_are_no_fault(tmp_path: Path) -> None:
    done = shell(f"deckproof check --project '{SEED}' >&- 2>&- <&-", tmp_path)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    done = shell("mkdir gone; cd gone; rmdir ../gone; deckproof check", tmp_path)

    assert done.returncode == 2
    assert done.stderr == "the folder that you are in is gone; cd to one\n"


def test_no_more_files_to_open_is_told(tmp_path: Path) -> None:
    """However few there may be, down to those that Python itself needs."""
    for few in (7, 11):
        done = shell(f"ulimit -n {few}; deckproof check --project '{SEED}'", tmp_path)

        assert "Traceback" not in done.stderr or "generator/" not in done.stderr, done.stderr
        assert done.returncode in (0, 1, 2, 3)


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_no_new_process_imports_from_the_folder_it_stands_in(tmp_path: Path, method: str) -> None:
    """macOS, Windows and Python 3.14 don't fork: what they start looks for modules."""
    stranger = tmp_path / "stranger"
    (stranger / "multiprocessing").mkdir(parents=True)
    for name in ("multiprocessing/__init__.py", "signal.py", "pickle.py"):
        (stranger / name).write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    (tmp_path / "begin.py").write_text(
        "import multiprocessing, os\n"
        "from generator.processes import pool\n"
        "if __name__ == '__main__':\n"
        f"    multiprocessing.set_start_method({method!r})\n"
        f"    os.chdir({str(stranger)!r})\n"
        "    with pool(1) as crew: print(crew.submit(abs, -3).result())\n"
    )

    done = shell(f'"{sys.executable}" "{tmp_path}/begin.py"', tmp_path)

    assert (done.stdout, done.stderr, done.returncode) == ("3\n", "", 0)
    assert not (tmp_path / "ran").exists()


class TestMessages:
    """One line is one line, each fault is said once, and a flood is dammed."""

    def test_what_a_name_holds_is_only_shown(self) -> None:
        odd = "a\nb\x1b[31m\u202ec\x07\u2028"
        told = str(Problem(f"{odd!s} is odd", "cards/x.yaml", 3, 4, key=odd, hint=odd))

        assert told.isprintable()
        assert told.startswith("cards/x.yaml:3:4: a\\nb\\x1b[31m\\u202ec\\x07\\u2028: ")

    def test_letters_of_all_scripts_stay(self) -> None:
        assert str(Problem("Käse, 中文, क्षि, 🌱")) == "Käse, 中文, क्षि, 🌱"

    def test_at_most_fifty_of_a_file(self) -> None:
        many = [Problem("is wrong", "a.yaml", line, 1) for line in range(1, 70_001)]
        lines = str(UserError([*many, Problem("is wrong", "b.yaml", 1, 1)])).split("\n")

        assert len(lines) == MOST_TOLD + 2
        assert lines[50:] == ["a.yaml: and 69,950 more", "b.yaml:1:1: is wrong"]

    def test_each_is_said_once(self) -> None:
        assert str(UserError([Problem("is wrong", "a.yaml", 1, 1)] * 3)) == "a.yaml:1:1: is wrong"

    def test_a_long_part_is_cut(self) -> None:
        assert len(str(Problem("is " + "long " * 9999, key="k" * 9999))) < 900
