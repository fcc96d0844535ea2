"""Whether what a module calls `PACK` is a game: the faults that an author can make, in words.

In: the value, the engine's name, and where it stands. Out: the pack, or a UserError with all that
is wrong with it. Whether the game obeys the contract when it is played is the conformance suite's
business; here is asked only whether it can be used at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from generator.errors import Problem, UserError, listed
from generator.rules.contract import Game, Option
from generator.rules.ledger import Ledger, Row, Ruling, Status
from generator.rules.pack import Agent, Claims, GamePack, Narration, Words
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
    if found is GamePack:
        yield "PACK is the class GamePack itself", write
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
    else:
        yield from _ledger(game.ledger)
    if not _all_are(Agent, found.agents):
        yield f"PACK.agents is {found.agents!r}", "write a tuple of Agent; () for none"
    if not _all_are(str, found.ornaments):
        yield f"PACK.ornaments is {found.ornaments!r}", "write a tuple of names, such as ('.art',)"
    for part, kind in (("words", Words), ("claims", Claims)):
        value = getattr(found, part)
        if value is not None and not isinstance(value, kind):
            yield f"PACK.{part} is {_a(value)}, not {_a(kind)}", f"write {kind.__name__}(...)"

    for part in ("clauses", "sections"):
        value = getattr(found, part)
        if not isinstance(value, Mapping) or not all(
            isinstance(word, str) for pair in value.items() for word in pair
        ):
            yield f"PACK.{part} is {_a(value)} that names no words", _PAIRS
    for part in ("uses", "starter", "batch"):
        value = getattr(found, part)
        if value is not None and not callable(value):
            yield f"PACK.{part} is {_a(value)}, not a function", "leave it out, or write a function"
    if found.narration is not None:
        lacking = [one for one in _TOLD if not callable(getattr(found.narration, one, None))]
        if lacking:
            yield (
                f"PACK.narration lacks {listed([f'{one}()' for one in lacking])}",
                "write a module with these functions, or leave it out",
            )


_PAIRS = "write a dict of texts by id, such as {'garden-1.1': 'Deal four cards to each.'}"
#: What a narration tells.
_TOLD = tuple(name for name in vars(Narration) if not name.startswith("_"))


def _ledger(ledger: Ledger) -> Iterator[tuple[str, str]]:
    """What no ledger can have."""
    for name in ("rows", "rulings"):
        if not isinstance(getattr(ledger, name), (tuple, list)):
            yield f"PACK.game.ledger.{name} is {_a(getattr(ledger, name))}", "write a tuple"
            return
    for row in ledger.rows:
        if not isinstance(row, Row):
            yield f"PACK.game.ledger has {row!r} among its rows", "write Row(...)"
        elif row.status not in get_args(Status):
            yield (
                f"row {row.id!r} of the ledger has the status {row.status!r}",
                f"write one of {listed(get_args(Status))}",
            )
        elif not callable(row.found):
            yield (
                f"row {row.id!r} of the ledger is found by {_a(row.found)}",
                "write a function of what is seen, such as lambda seen: seen.count(kind='plant')",
            )
    for ruling in ledger.rulings:
        if not isinstance(ruling, Ruling):
            yield f"PACK.game.ledger has {ruling!r} among its rulings", "write Ruling(...)"


def _all_are(kind: type, values: Any) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)


def _a(value: Any) -> str:
    name = value.__name__ if isinstance(value, type) else type(value).__name__
    return f"an {name}" if name[0].lower() in "aeiou" else f"a {name}"
