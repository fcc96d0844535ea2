"""The live gallery: a page in a browser that shows a project as it stands right now.

In: a `Stage`, which knows what to show, and the folders to watch. Out: a small web server behind
its `door`. When a file changes, the stage draws anew and the page swaps the pictures that differ.
Nothing that goes wrong stops it: a fault is a line on the page.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
    StreamingResponse,
)
from starlette.routing import Route

from generator.errors import DeckproofError
from generator.preview.connections import Connection
from generator.preview.door import HOST, App, Door, address, listening, policy
from generator.preview.watching import watch
from generator.processes import Stopped
from generator.rulebook import inert

__all__ = ["Live", "Stage", "listening"]

#: What a picture on the page may be painted at.
_DPI = (36.0, 600.0)
#: Of a page's number.
_DIGITS = 6
#: A picture's address names what it shows, so that a browser may keep it.
_KEPT = {"cache-control": "max-age=3600"}
#: A card and its back.
_ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">'
    '<rect x="5" y="2" width="9" height="12" rx="1.5" fill="#8a94a6"/>'
    '<rect x="2" y="2" width="9" height="12" rx="1.5" fill="#1a5fb4"/></svg>'
)
#: A rulebook is shown in a frame of our own page, and can do nothing there, nor anywhere else.
_BOOK = {
    "content-security-policy": f"{inert.POLICY}; frame-ancestors 'self'; sandbox",
    "x-frame-options": "SAMEORIGIN",
    "cache-control": "no-store",
}


class Stage(Protocol):
    """What the page shows."""

    def redraw(self) -> None:
        """Reads everything again; faults are part of what is told, never raised."""

    def as_plain(self) -> dict[str, Any]:
        """Games, faces with their versions, faults: plain data for the page."""

    def picture(self, game: str, face: str, dpi: float) -> bytes | None:
        """A face with its bleed as PNG, or None if there is no such face."""

    def built(self, game: str, face: str) -> bytes | None:
        """A face as the last build left it, as PNG, or None if it left none."""

    def things(self, game: str, face: str) -> list[dict[str, Any]] | None:
        """What lies where on a face, and where it is written; None if there is no such face."""

    def found(self, game: str) -> dict[str, Any] | None:
        """What `check` finds in a game as it is shown: plain data for the page; None if there is no
        such game."""

    def papers(self, game: str, paper: str) -> list[dict[str, Any]]:
        """The files that would be printed on that paper: name, title and pages of each. Raises
        UserError if they can't be made."""

    def sheet(self, game: str, paper: str, name: str, number: int, dpi: float) -> bytes | None:
        """A page of such a file as PNG, counted from 1, or None if there is none."""

    def book(self, game: str) -> bytes:
        """The rulebook as HTML that can only be read. Raises UserError if it can't be made."""


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

    def app(self, port: int, host: str = "", secret: str = "") -> App:
        """All addresses, behind a door."""

        def page(request: Request) -> Response:
            return HTMLResponse(self.page)

        async def events(request: Request) -> Response:
            return StreamingResponse(
                self._events(),
                media_type="text/event-stream",
                headers={"cache-control": "no-store"},
            )

        stage, routes = self.stage, [Route("/", page), Route("/events", events)]

        def at(
            path: str,
            answer: Callable[[Request], Response | None],
            headers: Mapping[str, str] | None = None,
        ) -> None:
            """What is at a path; a fault is answered as plain words, under those headers."""

            def told(request: Request) -> Response:
                try:
                    found = answer(request)
                except _Wrong as wrong:
                    return PlainTextResponse(str(wrong), 400)
                except Exception as error:
                    return PlainTextResponse(_one_line(error), 500, headers)
                if found is None:
                    return PlainTextResponse("there is no such thing here", 404)
                return found

            routes.append(Route(path, told))

        at("/face/{game}/{face}.png", lambda r: _png(stage.picture(**r.path_params, dpi=_dpi(r))))
        at("/built/{game}/{face}.png", lambda r: _png(stage.built(**r.path_params)))
        at("/things/{game}/{face}", lambda r: _json(stage.things(**r.path_params)))
        at("/found/{game}", lambda r: _json(stage.found(**r.path_params)))
        at("/papers/{game}/{paper}", lambda r: _json(stage.papers(**r.path_params)))
        at(
            "/sheet/{game}/{paper}/{name}/{number}.png",
            lambda r: _png(stage.sheet(**_numbered(r), dpi=_dpi(r))),
        )
        at(
            "/book/{game}.html",
            lambda r: Response(stage.book(**r.path_params), media_type="text/html", headers=_BOOK),
            _BOOK,
        )
        at("/icon.svg", lambda r: Response(_ICON, media_type="image/svg+xml"))
        served = Starlette(routes=routes)
        served.router.redirect_slashes = False  # a secret that isn't in them would be lost
        return Door(served, port, policy(self.page), host or HOST, secret)

    def serve(
        self,
        home: Path,
        folders: Sequence[str],
        door: socket.socket,
        say: Callable[[str], None],
        files: Callable[[], Sequence[Path]] = tuple,
        secret: str = "",
    ) -> None:
        """Serves until Ctrl+C; `say` hears the address once the page can be opened. Watched are the
        folders of those names in `home`, with all below them, and the `files` that there are at any
        moment. With a `secret` nothing is served but below an address that begins with it."""
        watching = partial(watch, home, folders, files, self.changed, self._unwatched)
        with contextlib.suppress(KeyboardInterrupt, Stopped):  # the way to stop it
            asyncio.run(self._run(watching, door, say, secret))

    async def _run(
        self,
        watching: Callable[[], Coroutine[Any, Any, None]],
        door: socket.socket,
        say: Callable[[str], None],
        secret: str,
    ) -> None:
        host, port = door.getsockname()[:2]
        asyncio.get_running_loop().set_exception_handler(_unheard)
        server = uvicorn.Server(
            uvicorn.Config(
                self.app(port, host, secret),
                log_level="critical",  # a request's faults are told to who sent it
                lifespan="off",
                http=Connection,
                ws="none",
                proxy_headers=False,
                server_header=False,
            )
        )
        watcher = asyncio.create_task(watching())
        serving = asyncio.create_task(server.serve([door]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        say(address(door, secret))
        while not (server.should_exit or serving.done()):
            await asyncio.sleep(0.1)
        await self.close()
        watcher.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watcher
        await serving

    async def _unwatched(self, error: Exception) -> None:
        """Tells why no change will be seen."""
        trouble = f"can't watch the files: {_one_line(error)}"
        await self._tell(json.dumps({"games": self._games, "trouble": trouble}))


class _Wrong(ValueError):
    """A request that asks for what can't be."""


def _numbered(request: Request) -> dict[str, Any]:
    """What a path says, its number as one."""
    number = request.path_params["number"]
    if not (number.isascii() and number.isdecimal() and len(number) <= _DIGITS):
        raise _Wrong("a page has a number")
    return {**request.path_params, "number": int(number)}


def _dpi(request: Request) -> float:
    try:
        dpi = float(request.query_params.get("dpi", 150))
    except ValueError:
        raise _Wrong("dpi is no number") from None
    if not _DPI[0] <= dpi <= _DPI[1]:
        raise _Wrong(f"dpi goes from {_DPI[0]:g} to {_DPI[1]:g}")
    return dpi


def _png(data: bytes | None) -> Response | None:
    return None if data is None else Response(data, media_type="image/png", headers=_KEPT)


def _json(data: Any) -> Response | None:
    return None if data is None else JSONResponse(data, headers={"cache-control": "no-store"})


def _one_line(error: BaseException) -> str:
    """What went wrong, for a page: its kind, unless it is told as a person's, and its words."""
    words = " ".join(str(error).split())
    if isinstance(error, DeckproofError):
        return words
    return f"{type(error).__name__}: {words[:300]}" if words else type(error).__name__


def _unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A connection that breaks in an odd way is nobody's news."""
