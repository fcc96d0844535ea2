"""The preview of a stranger's folder: it answers to its owner's browser alone, and outlives
whatever is sent to it or goes wrong in it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from generator.preview.live import Live
from generator.workshop.preview import live_page

ROOT = Path(__file__).parents[2]
PATIENCE = 60
CATALOGUE = "cards/garden.yaml"


@pytest.fixture
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    running = subprocess.Popen(
        [sys.executable, "-m", "generator", "preview", "--port", "0", "--project", str(folder)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert running.stdout is not None
    yield running, int(running.stdout.readline().split(":")[2].split("/")[0])
    running.kill()
    running.communicate()


def sent(port: int, request: str | bytes, patience: float = 2) -> str:
    """What the server answers to these bytes, until it closes or says nothing for so many s."""
    raw = request if isinstance(request, bytes) else request.replace("\n", "\r\n").encode("latin-1")
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(raw)
        line.settimeout(patience)
        answer = b""
        try:
            while part := line.recv(65536):
                answer += part
        except (TimeoutError, ConnectionError):
            pass
    return answer.decode("latin-1")


def asked(port: int, host: str, path: str = "/", more: str = "") -> str:
    request = f"GET {path} HTTP/1.1\nHost: {host}\nConnection: close\n{more}\n"
    return sent(port, request, PATIENCE)


class TestPreview:
    def test_the_server_answers_to_its_own_name_alone(
        self, folder: Path, server: tuple[subprocess.Popen[str], int]
    ) -> None:
        running, port = server
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"LOCALHOST:{port}"):
            assert asked(port, host).startswith("HTTP/1.1 200"), host
        title = "garden"
        for host in (f"evil.example:{port}", "evil.example", "", "127.0.0.1", "localhost:1",
                     f"localhost.evil.example:{port}", f"127.0.0.1:{port}@evil.example",
                     f"evil.example\nHost: 127.0.0.1:{port}"):  # fmt: skip
            for path in ("/", "/events", "/face/garden/bean.png"):
                answer = asked(port, host, path)
                two = "\n" in host  # is no HTTP, and gets no answer
                assert not answer if two else answer.startswith("HTTP/1.1 403"), (host, path)
                assert title not in answer.lower().replace("/face/garden", "")
        for more in ("Origin: https://evil.example\n", "Origin: null\n",
                     "Sec-Fetch-Site: cross-site\nSec-Fetch-Mode: no-cors\n"):  # fmt: skip
            assert asked(port, f"127.0.0.1:{port}", "/", more).startswith("HTTP/1.1 403"), more
        running.send_signal(signal.SIGINT)
        # On a busy machine its own patience may end before its last answers do.
        assert running.wait(PATIENCE) in (0, 130)
        assert running.stderr is not None and running.stderr.read() == ""

    def test_every_answer_is_wrapped(self, server: tuple[subprocess.Popen[str], int]) -> None:
        _, port = server
        for path in ("/", "/nowhere", "/face/garden/nobody.png", "/face/garden/bean.png?dpi=x"):
            answer = asked(port, f"127.0.0.1:{port}", path).lower()
            for header in (
                "content-security-policy: default-src 'none'; script-src 'sha256-",
                "x-frame-options: deny", "x-content-type-options: nosniff",
                "referrer-policy: no-referrer", "cross-origin-resource-policy: same-origin",
            ):  # fmt: skip
                assert header in answer, (path, header)
            assert "'unsafe-inline'" not in answer and "frame-ancestors 'none'" in answer

    def test_the_policy_lets_our_page_run_whole(self) -> None:
        """With hashes for its script and style, nothing may stand in an attribute."""
        page = live_page()
        assert not re.search(r"<[^>]*\s(style|on\w+)=", page.partition("<script>")[0])
        assert page.count("<script>") == page.count("<script") == 1
        assert page.count("<style>") == page.count("<style") == 1

    def test_a_page_of_the_projects_own_is_not_served(self, folder: Path) -> None:
        own = folder / "templates" / "gallery"
        own.mkdir(parents=True)
        for name in ("live.html", "live.css", "live.js"):
            (own / name).write_text("STRANGER", "utf-8")
        running = subprocess.Popen(
            [sys.executable, "-m", "generator", "preview", "--port", "0", "--project", str(folder)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        try:
            assert running.stdout is not None
            port = int(running.stdout.readline().split(":")[2].split("/")[0])
            page = asked(port, f"127.0.0.1:{port}")
            assert "EventSource" in page and "STRANGER" not in page
        finally:
            running.kill()
            running.communicate()

    def test_requests_that_are_none_leave_no_trace(
        self, server: tuple[subprocess.Popen[str], int]
    ) -> None:
        running, port = server
        here = f"Host: 127.0.0.1:{port}\n"
        chunked = f"POST / HTTP/1.1\n{here}Transfer-Encoding: chunked\n\n"
        for request in (
            chunked + "zz\nabc\n", chunked + "-1\n\n", chunked + "5\nab", chunked + "0" * 99999,
            f"GET /events HTTP/1.1\n{here}Transfer-Encoding: chunked\n\nZZ\n\n",
            f"GET /events HTTP/1.1\n{here}Content-Length: 5\nContent-Length: 6\n\n",
            f"GET / HTTP/1.1\n{here}Content-Length: -1\n\n", "GET / HTTP/9.9\n\n", "\x00\xff" * 99,
            f"GET /%00%ff%fe HTTP/1.1\n{here}Connection: close\n\n",
            f"GET /face/%2e%2e/%2e%2e%2fx.png HTTP/1.1\n{here}Connection: close\n\n",
            f"GET /face/garden/bean.png?dpi=nan HTTP/1.1\n{here}Connection: close\n\n",
            f"GET /face/garden/bean.png?dpi=1e999 HTTP/1.1\n{here}Connection: close\n\n",
            f"GET / HTTP/1.1\n{here}Upgrade: websocket\nConnection: Upgrade\n"
            "Sec-WebSocket-Key: x\nSec-WebSocket-Version: 13\n\n",
            f"GET / HTTP/1.1\n{here}X: {'x' * 200_000}\n\n",
        ):  # fmt: skip
            answer = sent(port, request)
            assert not answer or "x-content-type-options: nosniff" in answer.lower(), request[:60]
        assert asked(port, f"127.0.0.1:{port}").startswith("HTTP/1.1 200"), "it still stands"
        running.send_signal(signal.SIGINT)
        # On a busy machine its own patience may end before its last answers do.
        assert running.wait(PATIENCE) in (0, 130)
        assert running.stderr is not None and running.stderr.read() == ""


class Stumbling:
    """A stage on which everything goes wrong but the first and the last drawing."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = [
            RuntimeError("a library\nfell over"), RecursionError("too deep"), MemoryError(),
            OSError("gone"), UnicodeDecodeError("utf-8", b"x", 0, 1, "no"), KeyError("x"),
        ]  # fmt: skip
        self.drawn = -1
        self.odd: float = 1.0

    def redraw(self) -> None:
        self.drawn += 1
        if 0 < self.drawn <= len(self.errors):
            raise self.errors[self.drawn - 1]

    def as_plain(self) -> dict[str, Any]:
        return {"games": [{"slug": "a", "drawn": self.drawn, "size": self.odd}]}

    def picture(self, game: str, face: str, dpi: float) -> bytes | None:
        raise RuntimeError("can't\npaint")


class TestTheWatcher:
    def test_it_survives_every_error_and_shows_it(self) -> None:
        stage = Stumbling()
        live = Live(stage, "<script>x()</script>")

        async def all_of_them() -> list[dict[str, Any]]:
            told = []
            for _ in (*stage.errors, None):
                await live.changed()
                told.append(json.loads(live._plain))
            stage.odd = float("nan")
            await live.changed()
            return [*told, json.loads(live._plain)]

        *bad, good, odd = asyncio.run(all_of_them())
        assert [one["trouble"].partition(":")[0] for one in bad] == [
            type(error).__name__ for error in stage.errors
        ]
        assert all("\n" not in one["trouble"] for one in bad)
        assert all(one["games"] == [{"slug": "a", "drawn": 0, "size": 1.0}] for one in bad)
        assert good == {"games": [{"slug": "a", "drawn": 7, "size": 1.0}]}
        assert "trouble" in odd and odd["games"] == good["games"], "no NaN reaches a browser"

    def test_a_folder_that_goes_and_comes_back_is_watched_again(
        self, folder: Path, server: tuple[subprocess.Popen[str], int]
    ) -> None:
        _, port = server
        stream = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        stream.sendall(f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        lines = (line for line in stream.makefile("rb") if line.startswith(b"data: "))

        def until(words: str) -> None:
            for _, line in zip(range(20), lines, strict=False):
                if words in line.decode():
                    return
            pytest.fail(f"{words!r} was never told")

        until("Tomato")
        (folder / "cards").rename(folder / "away")
        until("[]")
        (folder / "away").rename(folder / "cards")
        until("Tomato")
        path = folder / CATALOGUE
        path.write_bytes(b"\xff\xfe\x00" + path.read_bytes())
        until("cards/garden.yaml")
        path.write_bytes(path.read_bytes()[3:].replace(b"Tomato", b"Potato"))
        until("Potato")
        stream.close()
