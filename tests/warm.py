"""Processes that are begun warm: they have read Python, our code and its libraries already.

A command spends half a second of computing on its imports, and tests type hundreds of commands. So
one server a test run reads all that once, and forks a process for each command that a test types: a
process of its own, with the folder, the environment and the streams of a fresh one, that runs
`generator.__main__.main` and ends by itself. Whoever wants to see the beginning, too (imports,
signals that come early, an environment that Python reads), runs Python.

This file is three programs: what tests import; the server; and, for shells, what stands in their
PATH as `deckproof`, which needs nothing that takes time to load.
"""

from __future__ import annotations

import json
import os
import socket
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

HERE = os.path.abspath(__file__)
ROOT = os.path.dirname(os.path.dirname(HERE))
#: What a command may come to load; what is lacking here is lacking there, too, and told there.
ROOMS = (
    "checks", "checks.anew", "cli.build", "cli.cards", "cli.check", "cli.export", "cli.new",
    "cli.play", "cli.rulebook", "cli.sheets", "cli.simulate", "exports", "faces", "painting.png",
    "painting.pdf", "preview.gallery", "rulebook.book", "simulation", "workshop.anew",
    "workshop.build", "workshop.exports", "workshop.sheets", "workshop.starter", "workshop.tasks",
)  # fmt: skip
#: Variables that Python itself, or the system, reads when a process begins.
_READ_AT_ONCE = ("PYTHON", "LC_", "LANG", "LD_")
_servers: list[str] = []


def starts_alike(environment: Mapping[str, str]) -> bool:
    """Whether Python would begin in that environment as the server did."""
    return _read_at_once(environment) == _read_at_once(_environment())


def run(
    arguments: Sequence[str],
    folder: str,
    environment: Mapping[str, str],
    streams: Sequence[int],
    server: str = "",
) -> int:
    """The exit code of `deckproof` with these arguments, as `subprocess` gives it; `streams` are
    its standard input, output and errors."""
    asked = json.dumps([list(arguments), folder, dict(environment)]).encode()
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(server or _server())
        socket.send_fds(connection, [len(asked).to_bytes(4, "big")], streams)
        connection.sendall(asked)
        return os.waitstatus_to_exitcode(int.from_bytes(_read(connection, 4), "big"))


def put_in_path(folder: Path) -> None:
    """Writes a `deckproof` for shells into a folder."""
    script = f'#!/bin/sh\nexec {sys.executable} -I -S {HERE} ask {_server()} "$@"\n'
    (folder / "deckproof").write_text(script, "utf-8")
    (folder / "deckproof").chmod(0o755)


def _environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": ROOT}


def _read_at_once(environment: Mapping[str, str]) -> dict[str, str]:
    return {key: text for key, text in environment.items() if key.startswith(_READ_AT_ONCE)}


def _server() -> str:
    """The address of this test run's server, begun when it is first asked for; it ends with the
    run."""
    if not _servers:
        import subprocess
        import tempfile

        address = os.path.join(tempfile.mkdtemp(prefix="deckproof-warm-"), "server")
        here, there = socket.socketpair()
        subprocess.Popen(
            [sys.executable, HERE, "serve", address, str(there.fileno())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[there.fileno()],
            env=_environment(),
        )
        there.close()
        _read(here, 1)
        _servers.append(address)
        os.set_inheritable(here.detach(), False)  # open while this process lives
    return _servers[0]


def _read(connection: socket.socket, length: int) -> bytes:
    data = b""
    while len(data) < length:
        more = connection.recv(length - len(data))
        if not more:
            raise EOFError("the other side is gone")
        data += more
    return data


def _serve(address: str, owner: socket.socket) -> None:
    """Forks a process for each command that is asked for, until the owner is gone."""
    import gc
    import select
    import shutil
    from contextlib import suppress
    from importlib import import_module

    for room in ROOMS:
        import_module(f"generator.{room}")
    with suppress(ImportError, OSError):
        import_module("weasyprint")
    gc.collect()
    gc.freeze()
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(address)
        door.listen()
        owner.sendall(b".")
        while owner not in select.select([door, owner], [], [])[0]:
            connection, _ = door.accept()
            if not os.fork():
                door.close()
                owner.close()
                _keep(connection)
                return
            connection.close()
            with suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass
    shutil.rmtree(os.path.dirname(address), ignore_errors=True)


def _keep(connection: socket.socket) -> None:
    """Runs one command in a process of its own, and tells how that ended."""
    head, streams, _, _ = socket.recv_fds(connection, 4, 3)
    arguments, folder, environment = json.loads(_read(connection, int.from_bytes(head, "big")))
    child = os.fork()
    if not child:
        connection.close()
        _become(arguments, folder, environment, streams)
        return
    for stream in streams:
        os.close(stream)
    _, status = os.waitpid(child, 0)
    connection.sendall(status.to_bytes(4, "big"))
    os._exit(0)


def _become(
    arguments: list[str], folder: str, environment: dict[str, str], streams: list[int]
) -> None:
    """Makes this process a `deckproof` that was just begun, and runs it."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    from generator import __main__

    sys.argv = [__main__.__file__, *arguments]
    sys.path[0] = folder
    vars(sys.modules["__main__"])["__package__"] = "generator"  # by which Click knows its name
    __main__.main()


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        _serve(sys.argv[2], socket.socket(fileno=int(sys.argv[3])))
    else:
        sys.exit(run(sys.argv[3:], os.getcwd(), os.environ, (0, 1, 2), sys.argv[2]) & 255)
