"""Which Deckproof this is, to the last line of what decides how a game goes.

Out: one line of text. Where two machines say the same, the same game of the same run ends the same.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

_PACKAGE = Path(__file__).parents[2]
#: The rooms whose code decides how a game goes, and what of it is told.
_ROOMS = ("rules", "simulation", "games", "workshop/cluster")


@lru_cache(maxsize=1)
def mark() -> str:
    """Version, a hash of the code, and Python's version."""
    digest = sha256()
    for room in _ROOMS:
        for path in sorted((_PACKAGE / room).rglob("*.py")):
            digest.update(f"{path.relative_to(_PACKAGE).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    try:
        told = version("deckproof")
    except PackageNotFoundError:  # run from its sources
        told = "of no version"
    python = ".".join(map(str, sys.version_info[:2]))
    return f"Deckproof {told} ({digest.hexdigest()[:12]}) on Python {python}"
