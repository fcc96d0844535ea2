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
    """A folder of answers: so many are kept, and none of more letters."""

    name: str
    most: int
    largest: int


ANSWERS = Shelf("kept", 256, 4_000_000)
#: Whole books.
BOOKS = Shelf("books", 24, 12_000_000)


def keep(came_from: str, answer: str, shelf: Shelf = ANSWERS) -> None:
    """Keeps an answer, if there is a place for it."""
    if len(answer) > shelf.largest:
        return
    try:
        path = _record(came_from, shelf)
        write_private(path, _hash(answer) + answer)
        forget_oldest(path.parent, shelf.most)
    except (OSError, UserError):
        return


def find(came_from: str, shelf: Shelf = ANSWERS) -> str | None:
    """The answer that was kept."""
    try:
        path = _record(came_from, shelf)
        found = path.read_text("utf-8")
        os.utime(path)  # it has been asked for
    except (OSError, ValueError, UserError):
        return None
    answer = found[_HASH:]
    return answer if _hash(answer) == found[:_HASH] else None


def _record(came_from: str, shelf: Shelf) -> Path:
    home = data_home("keep what was found out in")
    return home / "deckproof" / shelf.name / _hash(came_from)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
