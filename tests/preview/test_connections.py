"""Who may hold a connection to the live preview, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from generator.preview import connections
from generator.preview.connections import Connection

#: Seconds, far more than anything here takes.
PATIENCE = 20.0
HALF = b"GET / HTTP/1.1\r\nHost: "
WHOLE = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"


async def said(scope: Any, receive: Any, send: Any) -> None:
    """An app that answers everything; what asks for events, never to the end."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x", "more_body": True})
    if scope["path"] == "/events":
        await asyncio.sleep(PATIENCE)
    await send({"type": "http.response.body", "body": b"."})


def served(attack: Callable[[int], Awaitable[None]]) -> None:
    """An attack on a port at which connections are ours."""

    async def run() -> None:
        config = uvicorn.Config(said, lifespan="off", log_level="critical")
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: Connection(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        try:
            await asyncio.wait_for(attack(server.sockets[0].getsockname()[1]), PATIENCE)
        finally:
            server.close()
            for task in state.tasks:
                task.cancel()

    asyncio.run(run())


async def asked(port: int, words: bytes) -> asyncio.StreamReader:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    reader.kept = writer  # type: ignore[attr-defined]
    writer.write(words)
    await writer.drain()
    return reader


async def closed(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the other side closes."""
    with suppress(ConnectionResetError):
        return await reader.read()
    return b""


def test_a_request_that_drips_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_PATIENCE", 0.3)

    async def attack(port: int) -> None:
        silent, half, again = [await asked(port, one) for one in (b"", HALF, WHOLE + HALF)]
        events = await asked(port, b"GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        assert await closed(silent) == b"" and await closed(half) == b""
        assert b"200 OK" in await closed(again)
        assert await events.readuntil(b"x\r\n"), "who waits for an answer stays"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(events.read(99), 0.5)

    served(attack)


def test_of_too_many_the_one_that_waits_longest_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_MOST", 4)
    monkeypatch.setattr(connections, "_PATIENCE", 10 * PATIENCE)  # so that nothing else ends one

    async def attack(port: int) -> None:
        events = await asked(port, b"GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        await events.readuntil(b"x\r\n")
        held = [await asked(port, HALF) for _ in range(30)]
        page = await asked(port, WHOLE)
        assert b"200 OK" in await page.readuntil(b"x")
        for one in held[:20]:
            assert await closed(one) == b""
        for stays in (events, held[-1]):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(stays.read(99), 0.3)

    served(attack)


def test_what_is_no_http_gets_no_answer() -> None:
    async def attack(port: int) -> None:
        for words in (b"\x16\x03\x01\x00\xa5\x01\x00\x00", b"GET /\r\n\r\n", HALF + b"\0\r\n\r\n"):
            assert await closed(await asked(port, words)) == b""

    served(attack)
