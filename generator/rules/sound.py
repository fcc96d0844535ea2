"""Whether what a module calls `PACK` is a game: the faults that an author can make, in words.

In: the value, the engine's name, and where it stands. Out: the pack, or a UserError with all that
is wrong with it. Whether the game obeys the contract when it is played is the conformance suite's
business; here is asked only whether it can be used at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.errors import Problem, UserError, listed
from generator.rules.contract import Game, Option
from generator.rules.ledger import Ledger
from generator.rules.pack import Agent, Claims, GamePack, Words
from generator.rules.trust import BROKEN

#: What every game has: the names in the contract's own class.
_VALUES = tuple(Game.__annotations__)
_METHODS = tuple(name for name in vars(Game) if not name.startswith("_") and name not in _VALUES)


def sound(found: Any, name: str, file: str, key: str, rename: str) -> GamePack:
    """`found` as the pack of the engine `name`; `file` and `key` are where messages say it stands,
    `rename` how it could be called as its game is. Raises UserError with every fault."""
    faults = [*_faults(found, name, rename)]
    if faults:
        raise UserError(
            Problem(what, file=file, key=key, hint=hint, code=BROKEN) for what, hint in faults
        )
    assert isinstance(found, GamePack)
    return found


def _faults(found: Any, name: str, rename: str) -> Iterator[tuple[str, str]]:
    """(what is wrong, what to do)."""
    write = "write PACK = GamePack(game=...), with GamePack from generator.rules"
    if found is None:
        yield "has no PACK", write
        return
    if not isinstance(found, GamePack):
        yield f"PACK is {_a(found)}, not a GamePack", write
        return
    game = found.game
    if isinstance(game, type):
        yield (
            f"PACK.game is the class {game.__name__}, not a game",
            f"write game={game.__name__}()",
        )
        return
    lacking = [one for one in _VALUES if not hasattr(game, one)]
    lacking += [f"{one}()" for one in _METHODS if not callable(getattr(game, one, None))]
    if lacking:
        yield f"PACK.game lacks {listed(lacking)}", "generator/rules/contract.py says what they do"
        return
    if game.slug != name:
        yield (
            f"PACK.game.slug is {game.slug!r}, but the engine is called {name!r}",
            f"write slug = {name!r}, or {rename}",
        )
    players = game.players
    if not (isinstance(players, range) and players and players[0] >= 1):
        wrong = "which is nobody" if isinstance(players, range) else "not a range"
        yield f"PACK.game.players is {players!r}, {wrong}", "write range(2, 5) for 2 to 4"
    if not _all_are(Option, game.options):
        yield f"PACK.game.options is {game.options!r}", "write a tuple of Option; () for none"
    if not isinstance(game.ledger, Ledger):
        yield (
            f"PACK.game.ledger is {_a(game.ledger)}, not a Ledger",
            "write Ledger('', ())",
        )
    if not _all_are(Agent, found.agents):
        yield f"PACK.agents is {found.agents!r}", "write a tuple of Agent; () for none"
    if not _all_are(str, found.ornaments):
        yield f"PACK.ornaments is {found.ornaments!r}", "write a tuple of names, such as ('.art',)"
    for part, kind in (("words", Words), ("claims", Claims)):
        value = getattr(found, part)
        if value is not None and not isinstance(value, kind):
            yield f"PACK.{part} is {_a(value)}, not {_a(kind)}", f"write {kind.__name__}(...)"


def _all_are(kind: type, values: Any) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)


def _a(value: Any) -> str:
    name = value.__name__ if isinstance(value, type) else type(value).__name__
    return f"an {name}" if name[0].lower() in "aeiou" else f"a {name}"
