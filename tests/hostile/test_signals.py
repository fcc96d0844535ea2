"""A command that is stopped says one line, ends with the signal's code, leaves nobody behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc who is there")

ROOT = Path(__file__).parents[2]
COMMANDS = {
    "simulate": ["simulate", "war", "war-of-coins", "--games", "2000000"],
    "build": ["build", "war", "vires-in-numeris"],
    "check": ["check", "war", "vires-in-numeris", "war-of-coins", "bitcoin-miner"],
}
CODES = {"SIGINT": 130, "SIGTERM": 143, "SIGHUP": 129, "SIGKILL": -9}


def below(pid: int) -> set[int]:
    """The processes under one."""
    found: set[int] = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found |= {int(entry.name)} | below(int(entry.name))
    return found


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def _hears_all() -> None:
    """A suite that nohup started would hand on that SIGHUP is ignored."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.mark.parametrize("name", CODES)
@pytest.mark.parametrize("command", COMMANDS)
def test_stopped_at_work(command: str, name: str, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "generator", *COMMANDS[command], "--output", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=_hears_all,
        text=True,
    )
    workers: set[int] = set()
    try:
        until = time.monotonic() + 20
        all_there = 1 + min(2, len(os.sched_getaffinity(0)))  # behind its wall, and the pool
        while len(workers) < all_there and time.monotonic() < until:
            time.sleep(0.05)
            workers = below(process.pid)
            assert process.poll() is None, process.stderr.read()  # type: ignore[union-attr]
        assert workers
        time.sleep(0.2)
        workers = below(process.pid)
        number = getattr(signal, name)
        if name == "SIGINT":  # a terminal sends it to all of them
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        _, told = process.communicate(timeout=20)
        assert process.returncode == CODES[name]
        assert told.splitlines() == ([] if name == "SIGKILL" else ["stopped"])
        until = time.monotonic() + 2
        while any(map(alive, workers)) and time.monotonic() < until:
            time.sleep(0.05)
        assert not [worker for worker in workers if alive(worker)]
    finally:
        for pid in (process.pid, *workers):
            if alive(pid):
                os.kill(pid, signal.SIGKILL)


def wait_until_it_listens(process: subprocess.Popen[str]) -> None:
    """Python catches SIGINT from its start, SIGTERM only where somebody asks for it."""
    caught, until = 0, time.monotonic() + 20
    while not caught and process.poll() is None and time.monotonic() < until:
        status = Path(f"/proc/{process.pid}/status").read_text()
        (mask,) = (line.split()[1] for line in status.splitlines() if line.startswith("SigCgt:"))
        caught = int(mask, 16) >> (signal.SIGTERM - 1) & 1
        time.sleep(0.005)


def test_stopped_at_any_moment(tmp_path: Path) -> None:
    """From the first moment that it listens to the last: never a traceback."""
    for at in range(12):
        process = subprocess.Popen(
            [sys.executable, "-m", "generator", "simulate", "war", "--games", "3000"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )
        wait_until_it_listens(process)
        time.sleep(at * 0.07)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=20)
        assert process.returncode in (0, 130, -2)
        assert told in ("", "stopped\n")


def test_a_worker_hears_nothing_before_it_knows_what_to_do_with_it() -> None:
    """It leaves Ctrl+C to its command, from its first moment on."""
    told = subprocess.run(
        [sys.executable, "-c", _HIT_AT_BIRTH], cwd=ROOT, capture_output=True, text=True, timeout=20
    )
    assert (told.returncode, told.stdout, told.stderr) == (0, "42\n", "")


_HIT_AT_BIRTH = """
import os, signal
from multiprocessing.util import register_after_fork
from generator.processes import listen, pool
listen()
register_after_fork(listen, lambda _: os.kill(os.getpid(), signal.SIGINT))
with pool(1) as crew:
    print(crew.submit(int, "42").result())
"""


def test_a_fault_of_what_is_being_stopped_is_no_fault() -> None:
    """A library may lose the signal on its way and break on what it left half done."""
    told = subprocess.run(
        [sys.executable, "-c", _LOST_ON_ITS_WAY],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=20,
    )
    assert (told.returncode, told.stdout, told.stderr) == (130, "", "stopped\n")


_LOST_ON_ITS_WAY = """
import os, signal
from generator import cli
def lost(**options):
    try:
        os.kill(os.getpid(), signal.SIGINT)
    finally:
        raise RuntimeError("half done")
cli.cli.main = lost
cli.main()
"""
