"""The preview's door: who is answered at all, and what stands on every answer.

Any page in the same browser can send requests here, so the server answers only to its own name
(a stranger's name that leads to this machine is told so), to nobody's page but its own, and says
with each answer that it is not to be framed, sniffed, embedded or scripted. On a network it answers
only under an address that begins with a secret: whoever doesn't have that is told nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import socket
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from generator.errors import Problem, UserError

#: Where the preview listens unless asked for elsewhere: then it is nobody else's business.
HOST = "127.0.0.1"
#: By what names a browser on this machine may call it.
_NAMES = (HOST, "localhost")
#: Listens on all addresses of this machine.
_EVERYWHERE = "0.0.0.0"
#: What every answer says, whatever it is.
_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
#: What a browser says of a link that somebody follows, whichever page it stands on.
_LINK = (["navigate"], ["document"])
#: To look at something is all that one can do.
_METHODS = ("GET", "HEAD")
#: A secret that a person can type on a phone: 12 of 31 signs that look like no other, 59 bits.
_SIGNS, _LENGTH = "abcdefghjkmnpqrstuvwxyz23456789", 12
#: An address that leads to no machine, to ask which of ours would be used for the network. Nothing
#: is sent to it.
_OUTSIDE = ("198.51.100.1", 9)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Door:
    """Lets in who asks for this server by its own name, from its own page or none, and with its
    secret if it has one; and puts the headers on every answer, whoever gives it. An answer may
    bring a header of its own instead."""

    def __init__(
        self, app: App, port: int, policy: str, host: str = HOST, secret: str = ""
    ) -> None:
        self._app, self._port, self._host, self._secret = app, port, host, secret
        self._headers = [
            (name.encode(), value.encode())
            for name, value in {**_HEADERS, "content-security-policy": policy}.items()
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def answer(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                own = {name.lower() for name, _ in given}
                given += [header for header in self._headers if header[0] not in own]
                message = {**message, "headers": given}
            await send(message)

        if scope["type"] != "http":
            return
        refused = self._refusal(scope)
        if refused:
            await _say(answer, 403, refused)
            return
        if scope["method"] not in _METHODS or _has_body(scope):
            await _say(answer, 405, "the preview is looked at, and takes nothing")
            return
        inner = self._behind(scope)
        if inner is None:
            await _say(answer, 404, "")
            return
        await self._app(inner, receive, answer)

    def _behind(self, scope: Scope) -> Scope | None:
        """The request without the secret; None if it has none or another."""
        if not self._secret:
            return scope
        first, _, rest = scope["path"].removeprefix("/").partition("/")
        if not hmac.compare_digest(first.encode("utf-8", "replace"), self._secret.encode()):
            return None
        path = f"/{rest}"
        return {**scope, "path": path, "raw_path": path.encode("utf-8", "replace")}

    def _hosts(self, scope: Scope) -> set[str]:
        """How this server may be called. Where it listens on every address, by that at which the
        request came in: a number, which no name of a stranger's can stand for."""
        names: Iterable[str] = (self._host,)
        if self._host == _EVERYWHERE:
            names = (str((scope.get("server") or ("",))[0]),)
        if HOST in names:
            names = _NAMES
        return {f"{name}:{self._port}" for name in names} | (
            set(names) if self._port == 80 else set()
        )

    def _refusal(self, scope: Scope) -> str:
        """Why a request isn't answered; "" if it is."""
        told: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            told.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
        hosts = self._hosts(scope)
        if [host.lower() for host in told.get("host", [])] not in [[host] for host in hosts]:
            return f"the preview answers only to {' and '.join(sorted(hosts))}"
        if not {f"http://{host}" for host in hosts}.issuperset(told.get("origin", [])):
            return "the preview answers to no other page"
        strange = not {"same-origin", "none"}.issuperset(told.get("sec-fetch-site", []))
        if strange and (told.get("sec-fetch-mode"), told.get("sec-fetch-dest")) != _LINK:
            return "the preview answers to no other page"
        return ""


def _has_body(scope: Scope) -> bool:
    """Whether the request goes on after its head; it may do so for ever."""
    told = {name.lower(): value for name, value in scope["headers"]}
    return b"transfer-encoding" in told or told.get(b"content-length", b"0") != b"0"


async def _say(send: Send, status: int, words: str) -> None:
    """An answer after which nothing more is heard."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": words.encode()})


def policy(page: str) -> str:
    """What the page may do: run its own script and style, ask this server, show its pictures and,
    in a frame, its rulebook."""
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
        "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


def new_secret() -> str:
    """Another one each time."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_LENGTH))


def on_network() -> str:
    """The address of this machine on its network. Raises UserError if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_OUTSIDE)
            found = str(asked.getsockname()[0])
        except OSError:
            found = _EVERYWHERE
    if found.startswith(("127.", "0.")):
        hint = "'--host ADDRESS' names one that this machine has"
        raise UserError(Problem("this machine is on no network", key="--host", hint=hint))
    return found


def listening(port: int, host: str = HOST) -> socket.socket:
    """A socket on `port` of an address of this machine, or on a free one for 0. Raises UserError.
    A name is as good as the first address that it stands for."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or str(error)
        if isinstance(error, (socket.gaierror, UnicodeError)) or _not_ours(error):
            found, hint = f"{host!r} is no address of this machine", "'--host' alone finds one"
            raise UserError(Problem(found, key="--host", hint=hint)) from None
        raise UserError(
            Problem(
                f"port {port} can't be had: {reason}",
                key="--port",
                hint="another number, or 0 for any free one",
            )
        ) from None
    return door


def address(door: socket.socket, secret: str = "") -> str:
    """What to open in a browser."""
    host, port = door.getsockname()[:2]
    if host == _EVERYWHERE:
        host = on_network()
    return f"http://{host}:{port}/" + (f"{secret}/" if secret else "")


def _not_ours(error: BaseException) -> bool:
    import errno

    return getattr(error, "errno", None) == errno.EADDRNOTAVAIL
