"""Transcripts of War of Coins: a deal as text, and back.

In: a state, or lines. Out: lines, or a state. First `name: value` lines for the options and the
deal (or the situation), then `number. seat S: move | steps`. Reading plays the moves and compares
each line with what the rules make of it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from generator.games.war_of_coins.rules.moves import Move, Step
from generator.games.war_of_coins.rules.pack import names

if TYPE_CHECKING:
    from generator.games.war_of_coins.rules.game import WarOfCoins
    from generator.games.war_of_coins.rules.state import CoinsState


def story(game: WarOfCoins, state: CoinsState) -> list[tuple[Move, list[Step]]]:
    """Each move with the steps that followed from it."""
    again = _again(game, state)
    told = []
    for move in state.moves:
        again.trace = []
        again.play(move)
        told.append((move, again.trace))
    return told


def _again(game: WarOfCoins, state: CoinsState) -> CoinsState:
    """The state as it was before the first move."""
    start: dict[str, Any] = dict(state.start)
    if "deck" in start:
        return game.new(deck=names(start["deck"]), **state.house)
    return game.position(**start, **state.house)


def _line(number: int, move: Move, steps: list[Step]) -> str:
    told = "; ".join(map(str, steps))
    return f"{number}. seat {move.seat}: {move}" + (f" | {told}" if told else "")


def write(game: WarOfCoins, state: CoinsState) -> str:
    """The whole deal as text."""
    start: dict[str, Any] = dict(state.start)
    head = {name: json.dumps(value) for name, value in state.house.items()}
    if "deck" in start:
        head["deck"] = " ".join(names(start["deck"]))
    else:
        zones = start.pop("zones")
        head |= {name: json.dumps(value) for name, value in start.items()}
        head |= {zone: " ".join(cards) for zone, cards in zones.items()}
    told = enumerate(story(game, state), start=1)
    lines = [
        game.slug,
        *(f"{name}: {value}" for name, value in head.items()),
        *(_line(number, move, steps) for number, (move, steps) in told),
    ]
    return "\n".join(lines) + "\n"


def read(game: WarOfCoins, text: str) -> CoinsState:
    """Plays a transcript. Raises ValueError naming the first line that the rules don't bear out."""
    lines = text.splitlines()
    if not lines or lines[0] != game.slug:
        raise ValueError(f"line 1: expected {game.slug!r}")
    moves = next((n for n, line in enumerate(lines) if line.startswith("1. ")), len(lines))
    state = _read_start(game, lines[1:moves])
    for number, line in enumerate(lines[moves:], start=1):
        where = f"line {moves + number}"
        wanted = line.partition(": ")[2].partition(" | ")[0]
        move = next((option for option in state.options() if str(option) == wanted), None)
        if move is None:
            legal = ", ".join(map(str, state.options())) or "none: the deal is over"
            raise ValueError(f"{where}: {wanted!r} is not among the legal moves ({legal})")
        state.trace = []
        state.play(move)
        if (right := _line(number, move, state.trace)) != line:
            raise ValueError(f"{where}: the rules give {right!r}, not {line!r}")
    state.trace = None
    return state


def _read_start(game: WarOfCoins, lines: list[str]) -> CoinsState:
    zones: dict[str, list[str]] = {}
    values: dict[str, Any] = {}
    for number, line in enumerate(lines, start=2):
        name, colon, value = line.partition(":")
        if not colon:
            raise ValueError(f"line {number}: expected 'name: value', not {line!r}")
        if name in ("deck", "layout", "stock") or "-" in name:
            zones[name] = value.split()
        else:
            try:
                values[name] = json.loads(value)
            except json.JSONDecodeError:
                raise ValueError(f"line {number}: {value.strip()!r} is not a value") from None
    try:
        if not zones:
            raise ValueError("there is no deck, and no cards in zones")
        if "deck" in zones:
            return game.new(deck=zones.pop("deck"), **values)
        return game.position(zones, **values)
    except (TypeError, ValueError) as error:
        raise ValueError(f"lines 2 to {len(lines) + 1}: {error}") from None
