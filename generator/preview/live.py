"""The live gallery: a page in a browser that shows every face as the catalogue stands right now.

In: a `Stage`, which knows what to show, and the folders to watch. Out: a small web server on this
machine only. When a file changes, the stage draws anew and the page swaps the pictures that differ.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
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

from generator.errors import Problem, UserError

#: The only name that the server listens to: a preview is nobody else's business.
HOST = "127.0.0.1"
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
        self._plain = json.dumps(stage.as_plain())
        self._changed = asyncio.Condition()
        self._closing = False

    async def changed(self) -> None:
        """Draws anew and tells every open page."""
        await asyncio.to_thread(self.stage.redraw)
        async with self._changed:
            self._plain = json.dumps(self.stage.as_plain())
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

    def app(self) -> Starlette:
        """Three addresses: the page, what changes, and a face's picture."""

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
            data = self.stage.picture(names["game"], names["face"], dpi)
            if data is None:
                return Response("there is no such face", 404)
            return Response(data, media_type="image/png", headers={"cache-control": "max-age=3600"})

        return Starlette(
            routes=[
                Route("/", page),
                Route("/events", events),
                Route("/face/{game}/{face}.png", face),
            ]
        )

    def serve(
        self, folders: Sequence[Path], door: socket.socket, say: Callable[[str], None]
    ) -> None:
        """Serves until Ctrl+C; `say` hears the address once the page can be opened."""
        with contextlib.suppress(KeyboardInterrupt):  # the way to stop it
            asyncio.run(self._run(folders, door, say))

    async def _run(
        self, folders: Sequence[Path], door: socket.socket, say: Callable[[str], None]
    ) -> None:
        server = uvicorn.Server(uvicorn.Config(self.app(), log_level="warning", lifespan="off"))
        watching = asyncio.create_task(self._watch(folders))
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

    async def _watch(self, folders: Sequence[Path]) -> None:
        async for _ in watchfiles.awatch(*folders, debounce=200, step=50):
            await self.changed()


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
