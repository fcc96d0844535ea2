"""`balance.yaml`: what of a game may not move beyond what.

In: a project's file. Out: for each game the games to play and its `Limit`s, each with its place;
every fault of the file at its place.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import Annotated, Any, Literal, cast

from pydantic import ConfigDict, Field, RootModel

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.faults import Faults, InvalidValue, shown
from generator.reading.models import Model, judged, open_file
from generator.reading.written import (
    Free,
    Several,
    Slug,
    Text,
    choice,
    count,
    count_within,
    text,
    written,
)
from generator.simulation.measures import SHARES, TITLES, What
from generator.workshop.comparing.play import Wanted

FILE = "balance.yaml"
#: What an engine's pack can say of its games, and this one's doesn't.
COUNTS_NONE = "the engine counts none"
#: So many games on each side at most: one more is a slip of the finger.
_MOST_GAMES = 10_000_000
_MOST_PLAYERS = 64
_NUMBER = r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)"
_AMOUNT = re.compile(rf"({_NUMBER}) *(%?)")
_RANGE = re.compile(rf"({_NUMBER})? *(%?) *\.\. *({_NUMBER})? *(%?)")


@dataclass(frozen=True)
class Amount:
    """How far something may move: `number` itself, or a part of what it was (or of all games)."""

    number: float
    percent: bool


@dataclass(frozen=True)
class Range:
    """Where something has to lie; shares of games in percent."""

    low: float
    high: float
    percent: bool


def _amount(value: Any) -> Amount:
    found = _AMOUNT.fullmatch(text(value))
    if found is None:
        raise InvalidValue(f"{shown(text(value))} is no amount", "such as 2%, or 1.5")
    return Amount(float(found[1]), bool(found[2]))


def _range(value: Any) -> Range:
    word = text(value)
    found = _RANGE.fullmatch(word)
    if found is None or not (found[1] or found[3]):
        raise InvalidValue(f"{shown(word)} is no range", "such as 45%..55%, 20..40 or ..1%")
    low, high = (float(one) if one else other for one, other in ((found[1], -inf), (found[3], inf)))
    if low > high:
        raise InvalidValue(f"{shown(word)} ends before it begins", f"{found[3]}..{found[1]}")
    return Range(low, high, bool(found[2] or found[4]))


def _players(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or not value:
        raise InvalidValue("needs a list", "[2, 4]")
    return tuple(map(count(1, _MOST_PLAYERS), value))


_AmountType = Annotated[
    Amount, *written(_amount, type=["string", "number"], pattern=f"^{_AMOUNT.pattern}$")
]
_RangeType = Annotated[Range, *written(_range, type="string", pattern=f"^{_RANGE.pattern}$")]
_Players = Annotated[
    tuple[int, ...],
    *written(_players, type="array", items={"type": "integer", "minimum": 1}, minItems=1),
]
_Kinds = tuple(TITLES)


class LimitModel(Model):
    """One thing that has to hold."""

    model_config = ConfigDict(title="limit")
    what: Annotated[str, *choice(_Kinds, "a measure")] = Field(
        description="What is measured: " + "; ".join(f"{k}: {t}" for k, t in TITLES.items()) + "."
    )
    of: Text | None = Field(
        None,
        description="Of which seat (from 0), place, reason, part, event or card; of each, unless "
        "said.",
    )
    players: Annotated[int, *count_within(1, _MOST_PLAYERS)] | None = Field(
        None, description="With so many players only."
    )
    moves: _AmountType | None = Field(
        None,
        description="How far it may move from OLD to NEW, up or down: 2% of all games for a share "
        "of games, else 2% of what it was, or a number such as 1.5.",
    )
    within: _RangeType | None = Field(
        None, description="Where it has to lie in NEW: 45%..55%, 20..40, ..1%."
    )


class GameModel(Model):
    """What is played of a game, and what has to hold."""

    model_config = ConfigDict(title="game of balance.yaml")
    games: Annotated[int, *count_within(1, _MOST_GAMES)] = Field(
        Wanted.games, description="How many games are played on each side."
    )
    seed: Annotated[int, *count_within(0, 999_999_999)] = Field(
        Wanted.seed, description="Another seed, other games."
    )
    players: _Players | None = Field(
        None, description="For which numbers of players: [2, 4]. As few as can play, unless said."
    )
    agents: Several | None = Field(
        None, description="Who plays: one for all, or one a seat. The game's best, unless said."
    )
    options: Free = Field({}, description="House rules of the engine, by name.")
    unsure: Annotated[str, *choice(("passes", "fails"))] = Field(
        "passes",
        description="What becomes of a limit that so many games can't tell of: its interval lies "
        "on both sides.",
    )
    hold: list[LimitModel] = Field(description="What has to hold.")


class BalanceModel(RootModel[dict[Slug, GameModel]]):
    """What may not move beyond what, game by game, as balance.yaml writes it."""

    model_config = ConfigDict(title="file of balance")


@dataclass(frozen=True)
class Limit:
    """One thing that has to hold; its place is a `Problem` with nothing found."""

    what: What
    of: str | None
    players: int | None
    moves: Amount | None
    within: Range | None
    place: Problem


@dataclass(frozen=True)
class Balance:
    """What has to hold of one game, and the games to play for it; `unsure` fails or passes."""

    wanted: Wanted
    limits: tuple[Limit, ...]
    unsure: Literal["passes", "fails"]


def load(project: Project, file: Path | None = None) -> dict[str, Balance]:
    """{game: what has to hold} of the project's balance.yaml, or of another file; nothing if there
    is none. Raises UserError with every fault of the file."""
    path = file or project.root / FILE
    if file is None and project.find_file(".", FILE) != path.resolve():
        return {}
    data, faults = open_file(path, project)
    model = judged(BalanceModel, data, faults)
    found, known = {}, list(project.catalogues())
    for slug, game in model.root.items() if model is not None else ():
        if slug not in known:  # a misspelt name would hold nothing, and nobody would see it
            faults.unknown((slug,), "a game of this project", known, at_key=True)
        found[slug] = Balance(
            Wanted(
                game.games,
                game.seed,
                game.players or (),
                game.agents or (),
                tuple(f"{name}={value}" for name, value in game.options.items()),
            ),
            tuple(_limit(slug, place, one, faults) for place, one in enumerate(game.hold)),
            cast(Literal["passes", "fails"], game.unsure),
        )
    faults.raise_all()
    return found


def _limit(slug: str, place: int, model: LimitModel, faults: Faults) -> Limit:
    """Raises nothing: what is wrong is noted."""
    loc = (slug, "hold", place)
    what = cast(What, model.what)
    if model.moves is None and model.within is None:
        faults.add(loc, "holds nothing", "moves: 2%, or within: 45%..55%")
    if what in SHARES and model.moves is not None and not model.moves.percent:
        faults.add((*loc, "moves"), "is no share of games", f"{model.moves.number:g}%")
    if model.within is not None and model.within.percent != (what in SHARES):
        expected = "percent, such as 45%..55%" if what in SHARES else "numbers, such as 20..40"
        faults.add((*loc, "within"), f"is not how {what!r} is measured", expected)
    return Limit(
        what, model.of, model.players, model.moves, model.within, faults.source.problem(loc, "")
    )


def refuse_unplayed(limits: Iterable[Limit], played: Collection[int]) -> None:
    """Raises UserError for limits that hold for a number of players with which nothing is
    played."""
    wrong = [
        replace(
            one.place,
            found=f"nothing is played with {one.players} players",
            expected=f"with {listed(list(map(str, sorted(played))))}",
            hint=f"players: [{', '.join(map(str, sorted({*played, one.players})))}] of the game",
        )
        for one in limits
        if one.players is not None and one.players not in played
    ]
    if wrong:
        raise UserError(wrong)


def refuse_unknown(limits: Iterable[Limit], known: Mapping[str, set[str]]) -> None:
    """Raises UserError for limits of what a game doesn't have: `known` are the names of each kind
    of measure."""
    wrong = [
        replace(
            one.place,
            found=f"there is no {one.what}" + (f" of {one.of!r}" if one.of is not None else ""),
            expected=listed(sorted(known.get(one.what, ()))) or COUNTS_NONE,
            hint=did_you_mean(one.of or "", sorted(known.get(one.what, ()))),
        )
        for one in limits
        if not known.get(one.what) or one.of is not None and one.of not in known[one.what]
    ]
    if wrong:
        raise UserError(wrong)
