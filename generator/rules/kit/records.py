"""A game as text and back: a head that says how it began, then a line a move or outcome of chance.

cave                             the game
players: 2
option goal: 5                   a line an option
deck: gold-1 troll gold-2 ...    top first; or a line a part of a position
seat 0: dig
chance: 4                        what the move before it left to chance
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from generator.rules.contract import IllegalMove, Move

if TYPE_CHECKING:
    from generator.rules.kit.game import Game
    from generator.rules.kit.table import Table

_CHANCE = "chance: "
_MOVE = re.compile(r"seat \d+: ")
_COUNTED = ("moves", "first", "events", "peaks", "outcome")
_NUMBERS = ("turn", "turns", "so far")


def opening(table: Table, deck: tuple[str, ...]) -> tuple[str, ...]:
    """The head of a game that begins with a deal."""
    return (*_common(table), " ".join(["deck:", *deck]))


def head(table: Table) -> tuple[str, ...]:
    """The head of a game that begins where this table stands."""
    lines = [*_common(table)]
    lines += [" ".join([f"zone {name}:", *cards]) for name, cards in table._piles()]
    for name in table.declared_values:
        lines.append(f"value {name}: {json.dumps(table.__dict__[name])}")
    for (zone, seat), cards in table._known.items():
        lines.append(" ".join([f"known {zone} {seat}:", *cards]))
    so_far = dict(zip(_COUNTED, table._counted(), strict=True))
    now = zip(_NUMBERS, (table.seat, table.turns, so_far), strict=True)
    return (*lines, *(f"{name}: {json.dumps(number)}" for name, number in now))


def _common(table: Table) -> Iterator[str]:
    yield table.game.slug
    yield f"players: {len(table.seats)}"
    for name, chosen in table.rules.items():
        yield f"option {name}: {chosen}"


def write(table: Table) -> str:
    """The transcript."""
    lines = list(table._head)
    for entry in table._log:
        if isinstance(entry, Move):
            lines.append(str(entry))
        else:
            lines.append(_CHANCE + (str(entry) if isinstance(entry, int) else " ".join(entry)))
    return "\n".join(lines) + "\n"


def read(game: Game, record: str, seed: int | None) -> Any:
    """The table that a transcript tells of. Raises ValueError with the line at fault."""
    lines = record.splitlines()
    if not lines or lines[0] != game.slug:
        raise ValueError(f"line 1: expected {game.slug!r}")
    start = 1
    while start < len(lines) and not (
        lines[start].startswith(_CHANCE) or _MOVE.match(lines[start])
    ):
        start += 1
    chance = tuple(_outcome(line) for line in lines[start:] if line.startswith(_CHANCE))
    table = _begun(game, lines[1:start], chance, seed)
    at = start
    while at < len(lines):
        line = lines[at]
        if line.startswith(_CHANCE):
            if at + 1 > start + len(table._log):
                raise ValueError(f"line {at + 1}: nothing is left to chance here")
        else:
            try:
                table.play(_move(game, table, line))
            except (IllegalMove, ValueError) as error:
                raise ValueError(f"line {at + 1}: {error}") from None
        at += 1
    for number, ours in enumerate(write(table).splitlines()):
        if lines[number : number + 1] != [ours]:
            raise ValueError(f"line {number + 1}: the rules give {ours!r}")
    return table


def _outcome(line: str) -> int | tuple[str, ...]:
    told = line.removeprefix(_CHANCE)
    return int(told) if told.isascii() and told.isdecimal() else tuple(told.split())


def _move(game: Game, table: Table, line: str) -> Move:
    for move in table.options():
        if str(move) == line:
            return move
    known = game.told(len(table.seats))
    if line not in known:
        raise ValueError(f"{line!r} is not a move of this game")
    return known[line]


def _begun(game: Game, lines: list[str], chance: tuple[Any, ...], seed: int | None) -> Any:
    """The table as the head says."""
    fields: dict[str, str] = {}
    options: dict[str, Any] = {}
    parts: dict[str, dict[str, Any]] = {"zone": {}, "value": {}, "known": {}}
    for number, line in enumerate(lines, start=2):
        name, colon, told = line.partition(":")
        sort, _, of = name.partition(" ")
        try:
            if not colon or name in fields or of in parts.get(sort, {}):
                raise ValueError(f"{line!r} is no line of a game's head, or stands there twice")
            if sort == "option":
                options[of] = game.option_told(of, told.strip())
            elif sort in ("zone", "known"):
                parts[sort][of] = told.split()
            elif sort == "value":
                parts[sort][of] = json.loads(told)
            else:
                fields[name] = told.strip()
            if name in ("players", *_NUMBERS):
                json.loads(told)
        except ValueError as error:
            raise ValueError(f"line {number}: {error}") from None
    try:
        return _made(game, fields, options, parts, chance, seed)
    except (ValueError, OverflowError) as error:
        raise ValueError(f"lines 2 to {len(lines) + 1}: {error}") from None


def _made(
    game: Game,
    fields: dict[str, str],
    options: dict[str, Any],
    parts: dict[str, dict[str, Any]],
    chance: tuple[Any, ...],
    seed: int | None,
) -> Any:
    wanted = {"players", *(("deck",) if "deck" in fields else _NUMBERS)}
    if odd := wanted.symmetric_difference(fields):
        raise ValueError(f"not the lines that a game begins with: {', '.join(sorted(odd))}")
    players = json.loads(fields["players"])
    if "deck" in fields:
        if any(parts.values()):
            raise ValueError("a game begins with a deck or with zones, not with both")
        return game.new(players, seed, fields["deck"].split(), chance, **options)
    known: dict[str, dict[int, list[str]]] = {}
    for name, cards in parts["known"].items():
        zone, _, seat = name.rpartition(" ")
        if not (seat.isascii() and seat.isdecimal()):
            raise ValueError(f"known {name}: there is no seat {seat!r}")
        known.setdefault(zone, {})[int(seat)] = cards
    turn, turns, so_far = (json.loads(fields[name]) for name in _NUMBERS)
    return game.position(
        players, zones=parts["zone"], counters=parts["value"], turn=turn, turns=turns, known=known,
        so_far=so_far, seed=seed, chance=chance, **options,
    )  # fmt: skip
