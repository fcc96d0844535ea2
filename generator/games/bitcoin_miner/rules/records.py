"""A game as text and back: the deal or the table it began on, a line a move, how it ended.

Lines that begin with # are remarks. The end is not: a replay that ends otherwise is refused, so an
old record shows when a rule has changed.
"""

from __future__ import annotations

from typing import Any

from generator.games.bitcoin_miner.rules import moves, positions
from generator.games.bitcoin_miner.rules.cards import block_card, transaction_value
from generator.games.bitcoin_miner.rules.state import State
from generator.games.bitcoin_miner.rules.table import Deal
from generator.rules.contract import Game, IllegalMove, Options

_EVERY = ("players", "starter")
_DEAL = ("transactions", "blocks", "rolls")


def write(game: Game, state: State) -> str:
    """The whole game as text."""
    deal = state.deal
    lines = [
        f"game: {game.slug}",
        f"players: {deal.players}",
        *(f"{name}: {value}" for name, value in deal.options.items()),
        *_dealt_lines(deal),
        f"starter: {deal.starter}",
    ]
    for number in range(state.first_round, state.round + 1):
        lines.append(f"# round {number}")
        lines += map(str, state.round_moves(back=state.round - number))
    if state.outcome:
        lines.append(f"end: {_ending(state)}")
    return "\n".join(lines) + "\n"


def _dealt_lines(deal: Deal) -> list[str]:
    if deal.position is not None:
        return positions.lines(deal.position)
    return [
        f"transactions: {' '.join(deal.transactions)}",
        f"blocks: {' '.join(deal.blocks)}",
        f"rolls: {' '.join(map(str, deal.rolls)) or 'none'}",
    ]


def read(game: Game, record: str) -> State:
    """The game that `write` made the text from. ValueError names the line at fault."""
    head: dict[str, str] = {}
    state: State | None = None
    for number, line in enumerate(map(str.strip, record.splitlines()), start=1):
        if not line or line.startswith("#"):
            continue
        try:
            if line.startswith("seat "):
                state = state or _dealt(game, head)
                state.play(moves.read(line))
            elif line.startswith("end: "):
                state = state or _dealt(game, head)
                if line != f"end: {_ending(state)}":
                    raise ValueError(f"the game ends otherwise: {_ending(state)}")
            elif state:
                raise ValueError(f"{line!r} is not a move")
            else:
                _note(game, head, line)
        except (IllegalMove, ValueError) as error:
            raise ValueError(f"line {number}: {error}") from error
    return state or _dealt(game, head)


def _note(game: Game, head: dict[str, str], line: str) -> None:
    """Takes one fact of the deal into `head`."""
    name, colon, value = line.partition(": ")
    options = (option.name for option in game.options)
    known = ("game", *_EVERY, *_DEAL, *positions.NAMES, *options)
    if not colon or name not in known:
        raise ValueError(f"{line!r} is neither a move nor one of {', '.join(known)}")
    if name in head:
        raise ValueError(f"a second {name!r}")
    if name == "game" and value != game.slug:
        raise ValueError(f"a record of {value!r}, not of {game.slug!r}")
    _check(game, name, value)
    head[name] = value.strip()


def _check(game: Game, name: str, value: str) -> None:
    """Refuses a fact that can't be, whatever the others are."""
    if name == "transactions":
        for card in value.split():
            transaction_value(card)
    elif name == "blocks":
        for card in value.split():
            block_card(card)
    elif name in ("players", "starter", "rolls"):
        for word in value.split():
            if not word.isdecimal() and value != "none":
                raise ValueError(f"{word!r} is not a number")
    elif name in positions.NAMES:
        positions.read(name, value)
    elif name != "game":
        Options(game.options, _option(game, name, value)).resolve()


def _option(game: Game, name: str, value: str) -> dict[str, Any]:
    """{name: value} with the value in the option's own type."""
    default = next(option.default for option in game.options if option.name == name)
    return {name: int(value) if isinstance(default, int) and value.isdecimal() else value}


def _dealt(game: Game, head: dict[str, str]) -> State:
    """The first state of a record; its head ends on the line before."""
    begun = positions.NAMES if "hands" in head else _DEAL
    missing = [name for name in ("game", *_EVERY, *begun) if name not in head]
    if missing:
        raise ValueError(f"the head of the record lacks {', '.join(missing)}")
    players, starter = int(head["players"]), int(head["starter"])
    options: dict[str, Any] = {}
    for option in game.options:
        if option.name in head:
            options |= _option(game, option.name, head[option.name])
    if "hands" in head:
        table = {name: positions.read(name, head[name]) for name in positions.NAMES}
        if len(table["hands"]) != players:
            raise ValueError(f"{len(table['hands'])} hands for {players} players")
        placed: State = game.position(**table, starter=starter, **options)
        return placed
    rolls = [] if head["rolls"] == "none" else [int(face) for face in head["rolls"].split()]
    deck = [*head["transactions"].split(), *head["blocks"].split()]
    state: State = game.new(players, deck=deck, chance=rolls or [starter], **options)
    if state.starter != starter:
        raise ValueError(f"by the rolls seat {state.starter} starts, not seat {starter}")
    return state


def _ending(state: State) -> str:
    """Why the game ended, and everybody's coins; "not yet" before."""
    if state.outcome is None:
        return "not yet"
    return f"{state.outcome.reason}, coins {' '.join(map(str, state.coins))}"
