"""What can go wrong with a game that is played: its code breaks, or it never ends.

In: an exception of an engine, and whose it is. Out: `EngineFault`, told at the line of the engine's
own file where it came from, with what plays the game again.
"""

from __future__ import annotations

import traceback
from pathlib import Path

from generator.errors import Problem, UserError
from generator.rules import GamePack

#: The code under which `check` reports it.
CODE = "engine-fault"


class Stuck(RuntimeError):
    """A game of an engine that doesn't end."""


class EngineFault(UserError):
    """The code of a game raised something that no rule asks for: one Problem, at its place."""


def engine_fault(error: BaseException, pack: GamePack, doing: str, again: str = "") -> EngineFault:
    """What an exception of a game's code is to a user: `doing` says what the code was asked for
    ("a game of 2 players"), `again` how to see it once more."""
    file, line = _place(error, pack)
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    found = f"the engine {pack.slug} broke in {doing}: {said}"
    return EngineFault(Problem(found, file, line, 1 if line else 0, hint=again, code=CODE))


def _place(error: BaseException, pack: GamePack) -> tuple[str, int]:
    """The innermost line of the game's own code that led to an exception; its file as the project
    knows it, or as Python imports it. Where no line of it was on the way, what it answered broke
    something of ours: then it is the engine as a whole, for nobody mends a line of ours."""
    frames = [(Path(f.filename), f.lineno or 0) for f in traceback.extract_tb(error.__traceback__)]
    own = [one for one in frames if pack.source and one[0].is_relative_to(pack.source)]
    if not own:
        return (place_of(pack), 0) if frames else ("", 0)
    file, line = own[-1]
    return _label(file, pack.home), line


def place_of(pack: GamePack) -> str:
    """How a game's own code is called where no line of it is meant: its file or folder."""
    if pack.source is None:
        return pack.slug
    return _label(pack.source, pack.home)


def _label(file: Path, home: Path | None) -> str:
    for root in (home, home.resolve()) if home is not None else ():
        if file.is_relative_to(root):
            return file.relative_to(root).as_posix()
    top = file.parent
    while (top / "__init__.py").is_file():
        top = top.parent
    return file.relative_to(top).as_posix()
