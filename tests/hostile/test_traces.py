"""What a command makes for itself alone goes with it, however it ends: no file stays in the
system's temporary folder, nobody lives on, and a terminal's Ctrl+C is told of in one line."""

from __future__ import annotations

import base64
import gc
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from test_signals import ROOT, alive, below

from generator.rulebook import pdf

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc who is there")

FONT = next((ROOT / "fonts" / "anton").glob("*.ttf"))
_BOOK = """<html lang="en"><title>A book</title><style>
@font-face {{ font-family: Own; src: url("data:font/ttf;base64,{}") }}
* {{ font-family: Own }}</style><p>A word."""
#: Two processes of a command's: each makes a folder and leaves it there; the second waits.
_LITTERING = """
import sys, tempfile, time
from generator import processes, wall
def litter(seconds):
    open(tempfile.mkdtemp(prefix="litter-") + "/file", "w").close()
    time.sleep(seconds)
def main(seconds):
    with processes.pool(2) as crew:
        list(crew.map(litter, [0, seconds]))
from generator import cli
cli.cli.main = lambda **options: (wall.go_behind("littering"), main(float(sys.argv[1])))[1]
cli.main()
"""


def begun(
    where: Path, *words: str, hangup: signal.Handlers = signal.SIG_DFL
) -> subprocess.Popen[str]:
    """A Python whose temporary folder is `where`, and who has a terminal's group for itself."""
    return subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(where)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, hangup),
        text=True,
    )


def wait(process: subprocess.Popen[str], until: Callable[[], object]) -> None:
    end = time.monotonic() + 30
    while not until() and time.monotonic() < end:
        assert process.poll() is None, process.stderr.read()  # type: ignore[union-attr]
        time.sleep(0.02)


def left(process: subprocess.Popen[str], workers: set[int], where: Path) -> list[object]:
    """Who, and what, outlives a process that has ended; it is killed."""
    end = time.monotonic() + 2
    while any(map(alive, workers)) and time.monotonic() < end:
        time.sleep(0.02)
    living = [worker for worker in workers if alive(worker)]
    for pid in living:
        os.kill(pid, signal.SIGKILL)
    return [*living, *where.iterdir()]


def test_what_workers_leave_goes_with_the_command(tmp_path: Path) -> None:
    process = begun(tmp_path, "-c", _LITTERING, "0")
    assert process.communicate(timeout=30) == ("", "")
    assert (process.returncode, list(tmp_path.iterdir())) == (0, [])


def test_what_nohup_has_turned_off_stops_no_worker_either(tmp_path: Path) -> None:
    process = begun(tmp_path, "-c", _LITTERING, "1.5", hangup=signal.SIG_IGN)
    wait(process, lambda: len(list(tmp_path.rglob("litter-*/file"))) == 2)
    os.killpg(process.pid, signal.SIGHUP)

    assert process.communicate(timeout=30) == ("", "")
    assert (process.returncode, list(tmp_path.iterdir())) == (0, [])


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_what_a_stopped_command_was_about_goes_with_it(name: str, tmp_path: Path) -> None:
    process = begun(tmp_path, "-c", _LITTERING, "60")
    wait(process, lambda: len(list(tmp_path.rglob("litter-*/file"))) == 2)
    workers = below(process.pid)
    os.killpg(process.pid, getattr(signal, name))
    assert process.communicate(timeout=30) == ("", "stopped\n")
    assert left(process, workers, tmp_path) == []


def test_a_book_leaves_no_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where Python never looks for rubbish: workers end without."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    gc.disable()
    try:
        pdf.make(_BOOK.format(base64.b64encode(FONT.read_bytes()).decode()))
        assert list(tmp_path.iterdir()) == []
    finally:
        gc.enable()


@pytest.mark.parametrize("late", [0.0, 0.2, 2.0])
def test_a_local_cluster_that_is_stopped_says_one_line(late: float, tmp_path: Path) -> None:
    """Its workers, which a terminal's Ctrl+C reaches, too, say nothing, nor does Python of what
    they shared."""
    pytest.importorskip("distributed")
    words = ("simulate", "war", "--games", "2000000", "--scheduler", "local", "--quiet")
    process = begun(tmp_path, "-m", "generator", *words)
    wait(process, lambda: [*tmp_path.rglob("dask-*")])
    time.sleep(late)
    workers = below(process.pid)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=30) == ("", "stopped\n")
    assert process.returncode == 130
    assert left(process, workers, tmp_path) == []
