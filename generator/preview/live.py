"""The live gallery: a page in a browser that shows every face as the catalogue stands right now.

In: a `Stage`, which knows what to show, and the folders to watch. Out: a small web server on this
machine only. When a file changes, the stage draws anew and the page swaps the pictures that differ.

Any page in the same browser can send requests here, so the server answers only to its own name
(a stranger's name that leads to this machine is told so), to nobody's page but its own, and says
with each answer that it is not to be framed, sniffed, embedded or scripted. Nothing that goes wrong
stops it: a fault is a line on the page.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import re
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import uvicorn
import watchfiles
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from generator.errors import DeckproofError, Problem, UserError
from generator.processes import Stopped

#: The only name that the server listens to: a preview is nobody else's business.
HOST = "127.0.0.1"
#: By what names a browser on this machine may call it.
_NAMES = (HOST, "localhost")
#: What every answer says, whatever it is.
_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
#: Seconds between two looks at whether the watched folders are still the same ones.
_LOOK = 1.0
#: What a picture on the page may be painted at.
_DPI = (36.0, 600.0)


class Stage(Protocol):
    """What the page shows."""

    def redraw(self) -> None:
        """Reads everything again; faults are part of what is told, never raised."""

    def as_plain(self) -> dict[str, Any]:
        """Games, faces with their versions, faults: plain data for the page."""

    def picture(self, game: str, face: str, dpi: float) -> bytes | None:
        """A face with its bleed as PNG, or None if there is no such face."""


class Live:
    """The server's state: a stage, and the pages that wait to hear of the next change."""

    def __init__(self, stage: Stage, page: str) -> None:
        self.stage, self.page = stage, page
        self._games: list[Any] = []
        self._plain = self._told(stage.redraw)
        self._changed = asyncio.Condition()
        self._closing = False

    async def changed(self) -> None:
        """Draws anew and tells every open page."""
        plain = await asyncio.to_thread(self._told, self.stage.redraw)
        await self._tell(plain)

    def _told(self, first: Callable[[], None]) -> str:
        """What the page is to show after `first`, as JSON; whatever goes wrong is part of it, and
        the faces that it has stay."""
        try:
            first()
            plain = self.stage.as_plain()
            told = json.dumps(plain, allow_nan=False)
        except Exception as error:
            return json.dumps({"games": self._games, "trouble": _one_line(error)})
        self._games = plain["games"]
        return told

    async def _tell(self, plain: str) -> None:
        async with self._changed:
            self._plain = plain
            self._changed.notify_all()

    async def close(self) -> None:
        """Lets every open page go, so that the server can stop."""
        async with self._changed:
            self._closing = True
            self._changed.notify_all()

    async def _events(self) -> AsyncIterator[str]:
        last = ""
        while not self._closing:
            if self._plain != last:
                last = self._plain
                yield f"data: {last}\n\n"
            async with self._changed:
                if self._plain == last and not self._closing:
                    await self._changed.wait()

    def app(self, port: int) -> ASGIApp:
        """Three addresses, behind a door: the page, what changes, and a face's picture."""

        def page(request: Request) -> Response:
            return HTMLResponse(self.page)

        async def events(request: Request) -> Response:
            return StreamingResponse(
                self._events(),
                media_type="text/event-stream",
                headers={"cache-control": "no-store"},
            )

        def face(request: Request) -> Response:
            try:
                dpi = float(request.query_params.get("dpi", 150))
            except ValueError:
                return Response("dpi is no number", 400)
            if not _DPI[0] <= dpi <= _DPI[1]:
                return Response(f"dpi goes from {_DPI[0]:g} to {_DPI[1]:g}", 400)
            names = request.path_params
            try:
                data = self.stage.picture(names["game"], names["face"], dpi)
            except Exception as error:
                return Response(_one_line(error), 500)
            if data is None:
                return Response("there is no such face", 404)
            return Response(data, media_type="image/png", headers={"cache-control": "max-age=3600"})

        pages = Starlette(
            routes=[
                Route("/", page),
                Route("/events", events),
                Route("/face/{game}/{face}.png", face),
            ]
        )
        return _Door(pages, port, _policy(self.page))

    def serve(
        self,
        folders: Sequence[Path],
        door: socket.socket,
        say: Callable[[str], None],
        files: Callable[[], Sequence[Path]] = tuple,
    ) -> None:
        """Serves until Ctrl+C; `say` hears the address once the page can be opened. Watched are the
        folders with all below them, and the `files` that there are at any moment."""
        with contextlib.suppress(KeyboardInterrupt, Stopped):  # the way to stop it
            asyncio.run(self._run(folders, door, say, files))

    async def _run(
        self,
        folders: Sequence[Path],
        door: socket.socket,
        say: Callable[[str], None],
        files: Callable[[], Sequence[Path]],
    ) -> None:
        asyncio.get_running_loop().set_exception_handler(_unheard)
        server = uvicorn.Server(
            uvicorn.Config(
                self.app(door.getsockname()[1]),
                log_level="critical",  # a request's faults are told to who sent it
                lifespan="off",
                http=_Plain,
                ws="none",
                proxy_headers=False,
                server_header=False,
            )
        )
        watching = asyncio.create_task(self._watch(folders, files))
        serving = asyncio.create_task(server.serve([door]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        say(f"http://{HOST}:{door.getsockname()[1]}/")
        while not (server.should_exit or serving.done()):
            await asyncio.sleep(0.1)
        await self.close()
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
        await serving

    async def _watch(self, folders: Sequence[Path], files: Callable[[], Sequence[Path]]) -> None:
        """Tells of every change, for ever: folders may go and come back, and watching may fail."""
        seen = _there(folders)
        stood = _states(files)
        while True:
            now = seen
            try:
                if seen:
                    looks = watchfiles.awatch(
                        *seen, debounce=200, step=50, rust_timeout=int(_LOOK * 1000),
                        yield_on_timeout=True,
                    )  # fmt: skip
                    async with contextlib.aclosing(looks):
                        async for changes in looks:
                            now = _there(folders)  # before drawing, which takes its time
                            stand = _states(files)
                            if changes or now != seen or stand != stood:
                                stood = stand
                                await self.changed()
                            if now != seen:
                                break
            except Exception as error:
                trouble = f"can't watch the files: {_one_line(error)}"
                await self._tell(json.dumps({"games": self._games, "trouble": trouble}))
            if now == seen:  # nothing to watch, or it failed: try again soon
                await asyncio.sleep(_LOOK)
                now = _there(folders)
                await self.changed()
            seen = now


class _Plain(H11Protocol):
    """What isn't HTTP gets no answer: uvicorn's own would lack our headers."""

    def send_400_response(self, msg: str) -> None:
        self.transport.close()


class _Door:
    """Lets in who asks for this server by its own name, from its own page or none, and puts the
    headers on every answer, whoever gives it."""

    def __init__(self, app: ASGIApp, port: int, policy: str) -> None:
        self._app = app
        self._hosts = {f"{name}:{port}" for name in _NAMES} | (set(_NAMES) if port == 80 else set())
        self._origins = {f"http://{host}" for host in self._hosts}
        self._headers = [
            (name.encode(), value.encode())
            for name, value in {**_HEADERS, "content-security-policy": policy}.items()
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [*message.get("headers", ()), *self._headers]
                message = {**message, "headers": given}
            await send(message)

        if scope["type"] != "http":
            return
        refused = self._refusal(scope)
        await (Response(refused, 403) if refused else self._app)(scope, receive, answer)

    def _refusal(self, scope: Scope) -> str:
        """Why a request isn't answered; "" if it is."""
        told: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            told.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
        if [host.lower() for host in told.get("host", [])] not in [[host] for host in self._hosts]:
            return f"the preview answers only to {' and '.join(sorted(self._hosts))}"
        if not self._origins.issuperset(told.get("origin", [])):
            return "the preview answers to no other page"
        if told.get("sec-fetch-site") in (["cross-site"], ["same-site"]) and told.get(
            "sec-fetch-mode"
        ) != ["navigate"]:
            return "the preview answers to no other page"
        return ""


def _policy(page: str) -> str:
    """What the page may do: run its own script and style, ask this server, show its pictures."""
    ours = {
        tag: " ".join(
            f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
            for text in re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        )
        for tag in ("script", "style")
    }
    return (
        f"default-src 'none'; script-src {ours['script'] or chr(39) + 'none' + chr(39)}; "
        f"style-src {ours['style'] or chr(39) + 'none' + chr(39)}; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _one_line(error: BaseException) -> str:
    """What went wrong, for a page: its kind, unless it is told as a person's, and its words."""
    words = " ".join(str(error).split())
    if isinstance(error, DeckproofError):
        return words
    return f"{type(error).__name__}: {words[:300]}" if words else type(error).__name__


def _there(folders: Sequence[Path]) -> dict[Path, int]:
    """The folders that there are, each with what tells it from another of the same name."""
    found = {}
    for folder in folders:
        with contextlib.suppress(OSError):
            if folder.is_dir():
                found[folder] = folder.stat().st_ino
    return found


def _states(files: Callable[[], Sequence[Path]]) -> dict[Path, tuple[int, int, int]]:
    """The files that there are, each with what a program that saves it changes."""
    found = {}
    with contextlib.suppress(OSError, UserError):
        for path in files():
            with contextlib.suppress(OSError):
                about = path.stat()
                found[path] = about.st_mtime_ns, about.st_size, about.st_ino
    return found


def _unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A connection that breaks in an odd way is nobody's news."""


def listening(port: int) -> socket.socket:
    """A socket on `port` of this machine, or on a free one for 0. Raises UserError."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((HOST, port))
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise UserError(
            Problem(
                f"port {port} can't be had: {reason}",
                key="--port",
                hint="another number, or 0 for any free one",
            )
        ) from None
    return door
