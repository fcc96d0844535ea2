"""Who may hold a connection to the preview: whoever asks for something, and waits for its answer.

What isn't HTTP gets no answer. A connection on which nobody asks for anything whole goes after some
seconds, however slowly its request drips; and of too many the one goes that has waited longest.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

#: Seconds in which a request must be there, all of its head.
_PATIENCE = 10.0
#: Connections at once: a browser holds six, and a system gives a process some hundreds of files.
_MOST = 96


class Connection(H11Protocol):
    """One of them. It `waits` while nothing is being answered on it."""

    _since = 0.0
    _timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        if len(self.connections) > _MOST:
            waiting = [one for one in self.connections if isinstance(one, Connection) and one.waits]
            last = min(waiting, key=lambda one: one._since)
            self.connections.discard(last)  # it is lost a little later
            last.transport.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        self.transport.close()  # uvicorn's own answer would lack our headers

    def _wait(self) -> None:
        self._since = self.loop.time()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(_PATIENCE, self._late)

    def _late(self) -> None:
        if self.waits:
            self.transport.abort()
