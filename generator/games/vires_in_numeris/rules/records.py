"""A game as text, and back: the setup, then one line a move or chance outcome.

Lines that begin with `#` are for readers. A replay takes chance from the record; where the record
ends, a game that was made from a seed goes on with that seed. A game that somebody guessed begins
in the middle of things: `midway` tells of what.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from generator.games.vires_in_numeris.rules import midway
from generator.games.vires_in_numeris.rules.chance import Luck, RecordedLuck, deal
from generator.games.vires_in_numeris.rules.moves import Move, parse
from generator.games.vires_in_numeris.rules.opening import (
    Opening,
    deck_cards,
    lay_out,
    regular,
    start,
)
from generator.games.vires_in_numeris.rules.options import settle
from generator.games.vires_in_numeris.rules.state import State
from generator.rules.contract import IllegalMove

TITLE: Final = "vires-in-numeris"
_PART: Final = re.compile(
    r"players|options|first|seed|deck|pool|part|banks|chains|trash|midway|(hand|front)-\d"
)


def write(state: State) -> str:
    """The whole game so far."""
    opening = state.opening
    usual = regular(opening.players, opening.house, opening.turn, opening.deck, None)
    lines = [
        TITLE,
        f"players {opening.players}",
        "options " + " ".join(f"{k}={v}" for k, v in opening.house.plain().items()),
        f"first {opening.turn}",
    ]
    if opening.seed is not None:
        lines.append(f"seed {opening.seed}")
    lines.append(" ".join(("deck", *opening.deck)))
    for name in ("pool", "part"):
        if getattr(opening, name) != getattr(usual, name):
            lines.append(f"{name} {getattr(opening, name)}")
    for name in ("banks", "chains"):
        if getattr(opening, name) != getattr(usual, name):
            lines.append(" ".join((name, *map(str, getattr(opening, name)))))
    if opening.trash:
        lines.append(" ".join(("trash", *opening.trash)))
    for name, piles in (("hand", opening.hands), ("front", opening.fronts)):
        for seat, pile in enumerate(piles):
            if pile:
                lines.append(" ".join((f"{name}-{seat}", *pile)))
    if opening.midway is not None:
        lines.append(f"midway {midway.write(opening.midway)}")
    lines.append("begin")
    lines += map(_entry, state.log)
    if state.outcome:
        who = " and ".join(f"seat {seat}" for seat in state.outcome.winners) or "nobody"
        scores = ", ".join(map(str, state.outcome.scores))
        lines.append(f"# {state.outcome.reason}: {who} wins, scores {scores}")
    return "\n".join(lines) + "\n"


def _entry(entry: Any) -> str:
    if isinstance(entry, Move):
        return str(entry)
    if isinstance(entry, bool):
        return f"chance: {'win' if entry else 'lose'}"
    return " ".join(("chance: deck", *entry))


def read(record: str, seed: int | None = None) -> State:
    """The state that `write` made `record` from; `seed` is for a record that names none. Raises
    ValueError with the line at fault."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(record.splitlines(), start=1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines or lines[0][1] != TITLE:
        raise ValueError(f"line 1: a record of this game begins with {TITLE!r}")
    texts = [line for _, line in lines]
    if "begin" not in texts:
        raise ValueError(f"line {lines[-1][0]}: no line 'begin' ends the setup")
    head = texts.index("begin")
    opening, luck = _setup(lines[1:head], seed)
    moves, outcomes = [], []
    for number, line in lines[head + 1 :]:
        if line.startswith("chance: "):
            outcomes.append(_outcome(line))
        else:
            moves.append((number, line))
    state = _at(lines[head][0], lambda: start(opening, RecordedLuck(outcomes, luck)))
    for number, line in moves:
        _at(number, partial(_play, state, line))
    if state.luck_at < len(outcomes):
        raise ValueError(f"line {lines[-1][0]}: more chance outcomes than the game asked for")
    return state


def _at(number: int, act: Callable[[], State]) -> State:
    try:
        return act()
    except (ValueError, IllegalMove) as error:
        raise ValueError(f"line {number}: {error}") from error


def _play(state: State, line: str) -> State:
    state.play(parse(line))
    return state


def _outcome(line: str) -> str | list[str]:
    words = line.split()[1:]
    return words[1:] if words[0] == "deck" else words[0]


def _setup(lines: list[tuple[int, str]], seed: int | None) -> tuple[Opening, Luck | None]:
    facts: dict[str, list[str]] = {}
    for number, line in lines:
        name, *words = line.split()
        if not _PART.fullmatch(name):
            raise ValueError(f"line {number}: {name!r} is no part of a setup")
        if name in facts:
            raise ValueError(f"line {number}: {name!r} stands twice")
        facts[name] = words
    last = lines[-1][0] if lines else 1
    try:
        return _opening(facts, seed)
    except (KeyError, IndexError, ValueError) as error:
        raise ValueError(f"line {last}: the setup is not complete or not right: {error}") from error


def _option(word: str) -> tuple[str, str | int]:
    name, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"{word!r} is not an option and its value")
    return name, int(value) if value.isdecimal() else value


def _opening(facts: dict[str, list[str]], seed: int | None) -> tuple[Opening, Luck | None]:
    options = dict(map(_option, facts["options"]))
    players, house, _ = settle(int(facts["players"][0]), options)
    first = int(facts["first"][0])
    if "seed" in facts:
        named = int(facts["seed"][0])
        if seed not in (None, named):
            raise ValueError(f"the game's seed is {named}, not {seed}")
        seed = named
    usual = regular(players, house, first, facts["deck"], seed)
    opening = Opening(
        players=players,
        house=house,
        turn=first,
        deck=usual.deck,
        pool=int(facts["pool"][0]) if "pool" in facts else usual.pool,
        banks=tuple(map(int, facts["banks"])) if "banks" in facts else usual.banks,
        chains=tuple(map(int, facts["chains"])) if "chains" in facts else usual.chains,
        hands=tuple(tuple(facts.get(f"hand-{seat}", ())) for seat in range(players)),
        fronts=tuple(tuple(facts.get(f"front-{seat}", ())) for seat in range(players)),
        trash=tuple(facts.get("trash", ())),
        part=facts["part"][0] if "part" in facts else usual.part,
        seed=seed,
    )
    if "midway" in facts:
        state = State(players, house, RecordedLuck(()), opening)
        lay_out(state, opening)
        opening = replace(opening, midway=midway.read(" ".join(facts["midway"]), state))
    luck = None if seed is None else deal(seed, players, deck_cards(players, house))[2]
    return opening, luck
