"""Who is let in by the preview's door, on this machine and on a network."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from click.testing import CliRunner

from generator.cli import cli
from generator.errors import UserError
from generator.painting.qr import as_lines
from generator.preview.door import Door, listening, new_secret
from generator.preview.live import Live

SECRET = "abcdefghjkmn"


class Silent:
    """A stage with nothing on it."""

    def redraw(self) -> None:
        pass

    def as_plain(self) -> dict[str, Any]:
        return {"games": [{"slug": "hidden"}]}

    def sheet(self, **asked: Any) -> None:
        pass


def answer(
    path: str,
    host: str,
    at: str = "192.168.1.5",
    secret: str = SECRET,
    method: str = "GET",
    **more: str,
) -> tuple[int, str]:
    """What comes of a request, which came in at that address of this machine, with `more`
    headers."""
    door = Live(Silent(), "<script>ours()</script>").app(8765, "0.0.0.0", secret)  # type: ignore[arg-type]
    assert isinstance(door, Door)
    told: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(),
        "query_string": b"", "root_path": "", "server": (at, 8765), "client": ("x", 1),
        "scheme": "http", "http_version": "1.1",
        "headers": [
            (b"host", host.encode()),
            *((name.replace("_", "-").encode(), value.encode()) for name, value in more.items()),
        ],
    }  # fmt: skip
    asyncio.run(door(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in told[0]["headers"]}
    assert headers["x-frame-options"] == "DENY" and "default-src 'none'" in str(headers)
    return told[0]["status"], b"".join(one.get("body", b"") for one in told).decode()


def test_on_a_network_nothing_is_served_without_the_secret() -> None:
    status, page = answer(f"/{SECRET}/", "192.168.1.5:8765")
    assert (status, "ours()" in page) == (200, True)
    near = (SECRET[:-1], f"x{SECRET}", f"/{SECRET}", SECRET.upper(), "\ufffd")
    for path in ("/", "/events", "/face/a/b.png", *(f"/{one}/" for one in near)):
        assert answer(path, "192.168.1.5:8765") == (404, "")


@pytest.mark.parametrize(
    "host", ["evil.example:8765", "192.168.1.6:8765", "192.168.1.5", "localhost:8765", ""]
)
def test_with_it_the_server_answers_to_the_address_that_was_asked_alone(host: str) -> None:
    """A stranger's name that leads here isn't an address."""
    status, page = answer(f"/{SECRET}/", host)
    assert status == 403 and "ours()" not in page
    assert answer(f"/{SECRET}/", "localhost:8765", at="127.0.0.1")[0] == 200


def local(path: str = "/", method: str = "GET", **more: str) -> int:
    """The status of a request of this machine's own browser."""
    return answer(path, "localhost:8765", "127.0.0.1", "", method, **more)[0]


def test_one_can_only_look() -> None:
    """What has a body may go on for ever, and nothing here takes one."""
    assert local() == local(method="HEAD") == local(content_length="0") == 200
    for method in ("POST", "PUT", "OPTIONS", "TRACE", "CONNECT", "get", "A" * 9000):
        assert local(method=method) == 405
    assert local(content_length="5") == local(content_length="x") == 405
    assert local(transfer_encoding="chunked") == 405


def test_another_page_may_lead_here_and_nothing_more() -> None:
    def told(site: str, mode: str = "navigate", dest: str = "document") -> int:
        return local(sec_fetch_site=site, sec_fetch_mode=mode, sec_fetch_dest=dest)

    assert told("cross-site") == told("same-site") == told("none") == 200
    assert told("same-origin", "cors", "empty") == told("same-origin", dest="iframe") == 200
    for dest in ("iframe", "frame", "embed", "object", "image", "script", ""):
        assert told("cross-site", dest=dest) == told("same-site", dest=dest) == 403
    assert told("cross-site", "no-cors") == told("cross-site", "nested-navigate") == 403
    assert told("of another kind", "cors") == 403


def test_a_number_of_a_page_is_one() -> None:
    for number in ("9" * 5000, "-1", "1e3", "x", "%EF%BC%91", "1" * 7):
        assert local(f"/sheet/a/a4/b.pdf/{number}.png") == 400
    assert local("/sheet/a/a4/b.pdf/1.png/") == local("/icon.svg/") == 404


def test_secrets_differ_and_can_be_typed() -> None:
    found = {new_secret() for _ in range(50)}
    assert len(found) == 50
    assert all(len(one) == 12 and one.isascii() and one == one.lower() for one in found)


def test_an_address_that_this_machine_lacks_is_told(tmp_path: Any) -> None:
    for host in ("198.51.100.77", "no such name.example"):
        with pytest.raises(UserError, match="is no address of this machine"):
            listening(0, host)
    (tmp_path / "cards").mkdir()
    words = ["preview", "--host", "198.51.100.77", "--project", str(tmp_path)]
    found = CliRunner().invoke(cli, words)
    assert "--host: '198.51.100.77' is no address" in str(found.exception)


def test_a_phone_can_read_the_address_from_the_terminal() -> None:
    lines = as_lines("http://192.168.178.45:8765/abcdefghjkmn/")
    assert {len(line) for line in lines} == {len(lines[0])} and len(lines[0]) in (33, 37)
    corner = ["▄▄▄▄▄", "█   █", "█▄▄▄█"]
    for start in (3, len(lines[0]) - 8):
        assert [line[start : start + 5] for line in lines[1:4]] == corner
    assert lines[-5].startswith("██ ▄▄▄▄▄") or lines[-6].startswith("██ ▄▄▄▄▄")
