"""Which Deckproof this is, to the last line of what decides how a game goes, or what is made.

Out: one line of text. Where two machines say the same, the same game of the same run ends the same,
or the same files are made of the same project.
"""

from __future__ import annotations

import platform
import sys
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from generator.errors import EnvironmentLacks, Problem
from generator.manifest import made_with

_PACKAGE = Path(__file__).parents[2]
#: The rooms whose code decides how a game goes, and what of it is told.
_ROOMS = ("rules", "simulation", "games", "workshop/cluster")


@lru_cache(maxsize=1)
def mark() -> str:
    """For games: version, a hash of the code that plays them, and Python's version."""
    digest = sha256()
    for room in _ROOMS:
        for path in sorted((_PACKAGE / room).rglob("*.py")):
            digest.update(f"{path.relative_to(_PACKAGE).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return _line(digest.hexdigest())


@lru_cache(maxsize=1)
def whole_mark() -> str:
    """For what is made: the same with a hash of all code, of the libraries, and of what of a
    machine may change a byte."""
    from generator.rulebook import pdf

    try:
        pango = f"Pango {pdf.pango()}"
    except EnvironmentLacks:
        pango = "no Pango"
    parts = (made_with(), pango, sys.platform, platform.machine())
    return _line(sha256("\0".join(parts).encode()).hexdigest())


def _line(digest: str) -> str:
    try:
        told = version("deckproof")
    except PackageNotFoundError:  # run from its sources
        told = "of no version"
    python = ".".join(map(str, sys.version_info[:2]))
    return f"Deckproof {told} ({digest[:12]}) on Python {python}"


def other(worker: str, there: str, here: str) -> Problem:
    """A worker is another Deckproof than `here`."""
    return Problem(f"is {there}", key=f"worker {worker}", expected=here, hint="install the same")
