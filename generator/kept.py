"""What this machine has found out, kept to be told again: a costly answer by all that it came from.

In: a text that says everything that an answer depends on (hashes of sources, of our code, options).
Out: the text that was kept for it, or None. They lie in the person's own data folder, as what was
made does (`generator.made`): no folder that somebody shares has any part in them. A file that isn't
as it was written counts as none, and those that were last asked for longest ago are forgotten.
Answers of a kind that is large have a folder of their own, so that they push out no others.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from generator.errors import UserError
from generator.files import data_home, forget_oldest, write_private

#: The letters of a hash.
_HASH = 64


@dataclass(frozen=True)
class Shelf:
    """A folder of answers: so many are kept, and none of more bytes."""

    name: str
    most: int
    largest: int


ANSWERS = Shelf("kept", 256, 4_000_000)
#: Whole books.
BOOKS = Shelf("books", 24, 12_000_000)
#: The words of a game's books.
PAGES = Shelf("pages", 24, 12_000_000)
#: All faces of a deck in one ink.
PLANS = Shelf("plans", 40, 12_000_000)
#: All ornaments of a deck in one ink.
ORNAMENTS = Shelf("ornaments", 40, 12_000_000)


def keep(came_from: str, answer: str) -> None:
    """Keeps an answer, if there is a place for it."""
    keep_bytes(came_from, answer.encode(), ANSWERS)


def find(came_from: str) -> str | None:
    """The answer that was kept."""
    answer = find_bytes(came_from, ANSWERS)
    return None if answer is None else answer.decode()


def keep_bytes(came_from: str, answer: bytes, shelf: Shelf) -> None:
    """Keeps an answer on a shelf, if there is a place for it."""
    if len(answer) > shelf.largest:
        return
    try:
        path = _record(came_from, shelf)
        write_private(path, _hash(answer) + answer)
        forget_oldest(path.parent, shelf.most)
    except (OSError, UserError):
        return


def find_bytes(came_from: str, shelf: Shelf) -> bytes | None:
    """The answer that was kept on a shelf."""
    try:
        path = _record(came_from, shelf)
        found = path.read_bytes()
        os.utime(path)  # it has been asked for
    except (OSError, ValueError, UserError):
        return None
    answer = found[_HASH:]
    return answer if _hash(answer) == found[:_HASH] else None


def _record(came_from: str, shelf: Shelf) -> Path:
    home = data_home("keep what was found out in")
    return home / "deckproof" / shelf.name / _hash(came_from.encode()).decode()


def _hash(data: bytes) -> bytes:
    return sha256(data).hexdigest().encode()
