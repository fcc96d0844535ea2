"""One file from the network: the only place of Deckproof that goes there, and only for `pull`.

Only https, after each redirect, too; a certificate that the machine trusts; so many bytes and
seconds and no more. What comes is bytes, which the caller judges before it keeps them.
"""

from __future__ import annotations

import http.client
import ssl
import urllib.error
import urllib.request
from queue import Empty, Queue
from threading import Thread
from typing import IO
from urllib.parse import urlsplit

from generator.errors import Problem, UserError

#: Seconds for a whole file, and for any one answer of the server.
_SECONDS, _WAIT = 60.0, 15.0
_CHUNK = 64 * 1024
_REDIRECTS = 5


def download(url: str, most: int) -> tuple[bytes, str]:
    """The bytes at an address, at most so many, and what the server calls them. Raises UserError
    with what went wrong; nothing is sent but the request.

    A server may take long over a name, a handshake, or one letter of a header after the other, and
    nothing that waits for those can be told a time for them all: so they are waited for elsewhere.
    """
    _require_https(url, url)
    answered: Queue[tuple[bytes, str] | BaseException] = Queue(1)

    def fetch() -> None:
        try:
            answered.put(_fetched(url, most))
        except BaseException as error:  # whoever waits raises it
            answered.put(error)

    Thread(target=fetch, daemon=True).start()
    try:
        found = answered.get(timeout=_SECONDS)
    except Empty:
        raise UserError(Problem(f"takes more than {_SECONDS:.0f} seconds", file=url)) from None
    if isinstance(found, BaseException):
        raise found
    return found


def _fetched(url: str, most: int) -> tuple[bytes, str]:
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.HTTPSHandler(context=ssl.create_default_context()),
        urllib.request.HTTPErrorProcessor(),
        urllib.request.HTTPDefaultErrorHandler(),
        _Redirects(url),
    ):
        opener.add_handler(handler)
    request = urllib.request.Request(url, headers={"User-Agent": "deckproof", "Accept": "*/*"})
    try:
        with opener.open(request, timeout=_WAIT) as answer:
            data = _read(answer, url, most)
            return data, str(answer.headers.get_content_type())
    except urllib.error.HTTPError as error:
        found = " ".join(f"the server answers {error.code} {error.reason}".split())
        hint = "is the sheet published?" if error.code in (401, 403, 404, 410) else ""
        raise UserError(Problem(found, file=url, hint=hint)) from None
    except urllib.error.URLError as error:
        reason = error.reason
        told = getattr(reason, "verify_message", "") or getattr(reason, "strerror", "") or reason
        raise UserError(Problem(f"can't be fetched: {told}", file=url)) from None
    except (OSError, http.client.HTTPException, ValueError, OverflowError) as error:
        told = getattr(error, "strerror", "") or str(error) or type(error).__name__
        raise UserError(Problem(f"can't be fetched: {told}", file=url)) from None


def _read(answer: http.client.HTTPResponse, url: str, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    while part := answer.read1(_CHUNK):
        parts.append(part)
        size += len(part)
        if size > most:
            raise UserError(Problem(f"sends more than {most:,} bytes", file=url))
    return b"".join(parts)


def _require_https(url: str, first: str) -> None:
    try:
        parts = urlsplit(url)
        sound = parts.scheme == "https" and bool(parts.hostname) and (parts.port or 443) > 0
    except ValueError:  # brackets round nothing, a port that is none
        sound = False
    if not sound:
        found = "is not https" if url == first else f"leads to {url[:80]!r}, which is not https"
        raise UserError(Problem(found, file=first))


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Follows a server elsewhere, but only by https, and not for ever."""

    max_redirections = _REDIRECTS

    def __init__(self, first: str) -> None:
        self._first = first

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        _require_https(newurl, self._first)
        return super().redirect_request(req, fp, code, msg, headers, newurl)
