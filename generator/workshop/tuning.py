"""`deckproof tune`: numbers of a game searched for those with which it goes as somebody wants it.

In: a game, knobs and aims as they were typed. Out: a `Tuned`: what was found, and where it would
have to be written. Nothing is changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from math import prod
from random import Random
from typing import Any, cast

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.limits import step
from generator.project import Project
from generator.rules import GamePack
from generator.simulation import job
from generator.simulation.games import Job
from generator.simulation.measures import SHARES, TITLES, Measure, What
from generator.simulation.tuning import Aim, Tried, search
from generator.simulation.varied import Numbers, can_vary, job_with
from generator.workshop.comparing.balance import COUNTS_NONE
from generator.workshop.comparing.play import as_printed, measurable, unheard
from generator.workshop.open_game import OpenGame
from generator.workshop.simulate import chosen, opened

#: So many values of one knob at most: one more is a slip of the finger.
_MOST_VALUES = 1_000
_KNOB = re.compile(r"(?P<of>[^.=]+)\.(?P<name>[^=]+)=(?P<values>.+)")
_SPAN = re.compile(r"(-?\d{1,9}) *\.\. *(-?\d{1,9})")
_AIM = re.compile(
    r"(?P<what>[a-z]+)(?:\.(?P<of>[^=]+))?="
    r"(?P<low>\d*\.?\d+|\d+)?(?P<percent> *%)? *\.\. *(?P<high>\d*\.?\d+|\d+)?(?P<share> *%)?"
)
_OPTION, _COPIES = "option", "copies"
_MINUTES = "minutes"


@dataclass(frozen=True)
class Knob:
    """A number that may be another: `of` is a card or "option", `name` its field, "copies" or the
    option; the first of the values is how it is now."""

    of: str
    name: str
    values: tuple[Any, ...]

    def __str__(self) -> str:
        return f"{self.of}.{self.name}"


@dataclass(frozen=True)
class Tuned:
    """What was found, best first: `settings[candidate]` has a value for each knob, and candidate 0
    is how the game is now. `places` say where each knob is written, "" for an option. `tried` of
    `possible` settings were played. Lengths count in turns; `pace` is seconds a turn, if it was
    said."""

    title: str
    task: Job
    knobs: tuple[Knob, ...]
    aims: tuple[Aim, ...]
    settings: tuple[tuple[Any, ...], ...]
    possible: int
    found: tuple[Tried, ...]
    places: tuple[str, ...]
    pace: float | None = None
    notices: tuple[str, ...] = ()


def tune(
    project: Project,
    wanted: Sequence[str],
    knobs: Sequence[str],
    aims: Sequence[str],
    *,
    games: int,
    players: int | None,
    seed: int,
    agents: Sequence[str],
    settings: Sequence[str],
    tries: int,
    pace: float | None,
    jobs: int | None,
    progress: Callable[[int, int, str], None],
) -> Tuned:
    """Searches. Raises UserError for a knob or an aim that can't be, and where several games could
    be meant."""
    tables = opened(project, wanted)
    if len(tables) > 1:
        known = [pack.slug for _, pack in tables]
        raise UserError(Problem("one game is tuned", expected=listed(known), hint="name it"))
    ((game, pack),) = tables
    printed, notices = as_printed(game)
    turned = tuple(_knob(one, game, pack, settings) for one in knobs)
    wanted_aims = tuple(_aim(one, pace) for one in aims)
    possible = prod(len(knob.values) for knob in turned)
    candidates = tuple(_candidates(turned, tries, seed))
    try:
        task = job(pack, players, agents, seed, games, **chosen(pack, settings))
        tasks = [_with(task, turned, values, printed) for values in candidates]
        for one in tasks:  # refuses what can't be dealt
            with step(f"{pack.slug}: deal"):
                one.pack.game.new(one.players, seed=seed, **dict(one.options))
    except ValueError as error:
        raise UserError(str(error)) from None
    _refuse_deaf(pack, turned)
    _refuse_strange(wanted_aims, task, measurable([pack], settings))
    with step(f"{pack.slug}: games", timed=False):
        found = search(tasks, wanted_aims, jobs, lambda done, all_: progress(done, all_, "games"))
    return Tuned(
        game.catalogue.title,
        task,
        turned,
        wanted_aims,
        candidates,
        possible,
        tuple(found),
        tuple(_place(game, knob) for knob in turned),
        pace,
        tuple(notices),
    )


def _knob(written: str, game: OpenGame, pack: GamePack, settings: Sequence[str]) -> Knob:
    found = _KNOB.fullmatch(written.strip())
    if found is None:
        raise _wrong("--knob", written, "is no knob", "melon.copies=2..6, melon.price=1..9 or "
                     "option.NAME=a,b")  # fmt: skip
    of, name = found["of"].strip(), found["name"].strip()
    if of == _OPTION:
        return _option_knob(written, name, found["values"], pack, settings)
    if not can_vary(pack):
        raise UserError(
            Problem(
                f"{written}: the engine {pack.slug} takes no numbers of cards but its own",
                key="--knob",
                hint="an engine made with the kit does; house rules of any are option.NAME=...",
            )
        )
    cards = {card.id: card for card in game.deck.families}
    composed, facts = pack.game.composition(), pack.game.card_facts()
    if of not in composed or of not in cards:
        known = [card for card in composed if card in cards]
        raise _wrong("--knob", written, f"there is no card {of!r}", listed(known),
                     did_you_mean(of, known))  # fmt: skip
    names = [_COPIES, *(name for name in facts.get(of, {}) if name in cards[of].facts)]
    if name not in names:
        raise _wrong("--knob", written, f"{of} has no {name!r} that the engine knows",
                     listed(names), did_you_mean(name, names))  # fmt: skip
    now = cards[of].copies if name == _COPIES else cards[of].facts[name]
    if type(now) is not int:
        raise _wrong("--knob", written, f"{name} of {of} is no number", "a fact that is one")
    values = _numbers("--knob", written, found["values"])
    if name == _COPIES and min(values) < 0:
        raise _wrong("--knob", written, "there are no fewer than no copies", "0 or more")
    return Knob(of, name, tuple(dict.fromkeys((now, *values))))


def _option_knob(
    written: str, name: str, values: str, pack: GamePack, settings: Sequence[str]
) -> Knob:
    span = _SPAN.fullmatch(values.strip())
    texts = [str(n) for n in _numbers("--knob", written, values)] if span else values.split(",")
    taken = [chosen(pack, [f"{name}={text.strip()}"])[name] for text in texts]
    default = next(option.default for option in pack.game.options if option.name == name)
    now = chosen(pack, settings).get(name, default)
    return Knob(_OPTION, name, tuple(dict.fromkeys((now, *taken))))


def _numbers(key: str, written: str, values: str) -> list[int]:
    span = _SPAN.fullmatch(values.strip())
    if span is not None:
        low, high = int(span[1]), int(span[2])
        if low > high:
            raise _wrong(key, written, "ends before it begins", f"{high}..{low}")
        if high >= low + _MOST_VALUES:
            raise _wrong(key, written, "has too many numbers", f"at most {_MOST_VALUES:,}")
        return list(range(low, high + 1))
    try:
        return [int(part) for part in values.split(",")]
    except ValueError:
        raise _wrong(key, written, "are no numbers", "such as 2..6, or 2,4,6") from None


def _aim(written: str, pace: float | None) -> Aim:
    found = _AIM.fullmatch(written.strip())
    example = "length=20..30, minutes=25..35, order.0=48%..52%"
    if found is None or not (found["low"] or found["high"]):
        raise _wrong("--aim", written, "is no aim", example)
    what, of = found["what"], found["of"] or ""
    low, high = float(found["low"] or "-inf"), float(found["high"] or "inf")
    share = bool(found["share"] or found["percent"])
    if low > high:
        raise _wrong("--aim", written, "ends before it begins", example)
    if what in (_MINUTES, "length") and share:
        raise _wrong("--aim", written, "is in another unit", example)
    if what == _MINUTES:
        if pace is None:
            raise _wrong("--aim", written, "needs the seconds that a turn takes", "--pace 20")
        return Aim(Measure("length", "turns"), low * 60 / pace, high * 60 / pace)
    if what == "length":
        return Aim(Measure("length", "turns"), low, high)
    if what not in TITLES:
        kinds = [*TITLES, _MINUTES]
        raise _wrong("--aim", written, f"{what!r} is not measured", listed(kinds),
                     did_you_mean(what, kinds))  # fmt: skip
    measure = Measure(cast(What, what), of)
    if not of:
        raise _wrong("--aim", written, "doesn't say of what", f"{what}.0=48%..52%")
    if (what in SHARES) != share:
        raise _wrong("--aim", written, "is in another unit", example)
    unit = 100 if what in SHARES else 1
    return Aim(measure, low / unit, high / unit)


def _wrong(key: str, written: str, found: str, expected: str, hint: str = "") -> UserError:
    return UserError(Problem(f"{written}: {found}", key=key, expected=expected, hint=hint))


def _refuse_strange(aims: Sequence[Aim], task: Job, known: Iterable[Measure]) -> None:
    """Raises UserError for aims of what the game doesn't have; an engine may leave out how it calls
    its endings and events, but a card or part that it doesn't name is never counted."""
    names: dict[str, list[str]] = {}
    for measure in sorted(known):
        names.setdefault(measure.what, []).append(measure.of)
    for aim in aims:
        what, of = aim.measure
        if what in ("wins", "order"):
            if of not in map(str, range(task.players)):
                raise _wrong("--aim", f"{what}.{of}", "there is no such seat",
                             f"0 to {task.players - 1}")  # fmt: skip
        elif of not in names.get(what, [of] if what in ("ending", "event") else ()):
            there = names.get(what, [])
            raise _wrong("--aim", f"{what}.{of}", f"there is no {what} of {of!r}",
                         listed(there) or COUNTS_NONE, did_you_mean(of, there))  # fmt: skip


def _refuse_deaf(pack: GamePack, knobs: Sequence[Knob]) -> None:
    """Raises UserError for facts that the engine never asks for: they would turn nothing."""
    facts = tuple(
        (knob.of, knob.name, knob.values[-1])
        for knob in knobs
        if knob.of != _OPTION and knob.name != _COPIES
    )
    deaf = unheard(pack, Numbers((), facts))
    if deaf:
        card, name = deaf[0]
        raise UserError(
            Problem(
                f"the engine never asks for {name} of {card}, and plays with a number of its own",
                key="--knob",
                hint="a table of the kit asks with self.fact(card, name)",
            )
        )


def _candidates(knobs: Sequence[Knob], tries: int, seed: int) -> Iterator[tuple[Any, ...]]:
    """How it is now, then all other settings, or so many of them by chance."""
    now = tuple(knob.values[0] for knob in knobs)
    yield now
    possible = prod(len(knob.values) for knob in knobs)
    if possible <= tries:
        yield from islice(product(*(knob.values for knob in knobs)), 1, None)
        return
    chance, seen = Random(seed), {now}
    while len(seen) < tries:
        one = tuple(chance.choice(knob.values) for knob in knobs)
        if one not in seen:
            seen.add(one)
            yield one


def _with(task: Job, knobs: Sequence[Knob], values: Sequence[Any], printed: Numbers) -> Job:
    """The run with this setting over the numbers that are printed."""
    copies, options = dict(printed.copies), dict(task.options)
    facts = {(card, name): value for card, name, value in printed.facts}
    for knob, value in zip(knobs, values, strict=True):
        if knob.of == _OPTION:
            options[knob.name] = value
        elif knob.name == _COPIES:
            copies[knob.of] = value
        else:
            facts[knob.of, knob.name] = value
    numbers = Numbers(tuple(copies.items()), tuple((*key, value) for key, value in facts.items()))
    return job_with(replace(task, options=tuple(options.items())), numbers)


def _place(game: OpenGame, knob: Knob) -> str:
    if knob.of == _OPTION:
        return ""
    card = next(card for card in game.deck.families if card.id == knob.of)
    return f"{card.file}:{card.place[0]}:{card.place[1]}"
