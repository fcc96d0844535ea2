"""Playability: a few hundred games of each number of players, and what they say of the deck.

In: a deck, its pack, its project. Out: findings: games that don't end by a rule, more of a
component in use than is printed, cards that never did anything, a seat that is far ahead. And one
that needs no playing: figures in the rulebook that were measured with other rules.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator import kept, rules
from generator.checks import conformance
from generator.checks.apart import Say, Unheard, apart
from generator.checks.findings import Finding, from_problem
from generator.deck import Deck
from generator.errors import UserError, listed
from generator.inputs import read_text
from generator.manifest import made_with
from generator.project import Project
from generator.rules import GamePack, Peak
from generator.rules.registry import from_outside
from generator.simulation import Job, Tally, claims, job, simulate_all
from generator.simulation.faults import CODE as ENGINE_FAULT
from generator.simulation.faults import Stuck, engine_fault
from generator.simulation.kept import as_plain, of_plain
from generator.simulation.places import ordinal
from generator.simulation.statistics import Interval, parity, shares

#: Games of each number of players, from a seed that stays the same.
GAMES = 200
SEED = 0
#: So long none of an engine's games may end that isn't ours: some dozens are played between two
#: signs of life.
PATIENCE = 300.0
#: A seat is far ahead if even the lower end of its interval is so much above parity.
FAR = 0.10


@dataclass(frozen=True)
class Trial:
    """One number of players tried."""

    task: Job
    counted: Tally


def trials(
    pack: GamePack, games: int, heard: Callable[[int, int], None] | None = None
) -> list[Trial]:
    """Plays every number of players; `heard` is told (games done, to do)."""
    tasks = [job(pack, n, (), SEED, games) for n in pack.game.players]
    counted = simulate_all(tasks, progress=heard)
    return [Trial(task, one) for task, one in zip(tasks, counted, strict=True)]


def _trials_of_others(say: Say, slug: str, home: Path | None, games: int) -> None:
    """The same in a process of its own."""
    pack = rules.pack(slug, home)
    try:
        for trial in trials(pack, games, heard=lambda done, total: say(None)):
            say(trial)
    except (Stuck, UserError):
        raise
    except Exception as error:
        raise engine_fault(error, pack, "being tried") from None


def _known(pack: GamePack, games: int) -> list[Trial]:
    """The same of a game of ours: how its games go hangs on our code alone, so they are played once
    for all decks and all of their changes."""
    if pack is not rules.pack(pack.slug):  # somebody has made another of it
        return trials(pack, games)
    tasks = [job(pack, n, (), SEED, games) for n in pack.game.players]
    came_from = json.dumps(["played", made_with(), SEED, games, pack.slug])
    before = kept.find(came_from)
    if before is not None:
        told = [of_plain(one) for one in json.loads(before)]
        return [Trial(task, one) for task, one in zip(tasks, told, strict=True)]
    played = trials(pack, games)
    kept.keep(came_from, json.dumps([as_plain(trial.counted) for trial in played]))
    return played


def findings(deck: Deck, pack: GamePack, games: int = GAMES) -> Iterator[Finding]:
    """All that playing finds: whatever an engine does wrong is its finding, not our end."""
    try:
        yield from list(_played(deck, pack, games))
    except Stuck as error:
        yield Finding("game-endless", f"a game broke off: {error}")
    except Unheard as silence:
        yield conformance.unheard(pack, silence, "playing", PATIENCE)
    except UserError as error:
        for problem in error.problems:
            yield from_problem(problem, ENGINE_FAULT)
    except Exception as error:
        for problem in engine_fault(error, pack, "being tried").problems:
            yield from_problem(problem, ENGINE_FAULT)


def _played(deck: Deck, pack: GamePack, games: int) -> Iterator[Finding]:
    if from_outside(pack.slug):
        others = apart(_trials_of_others, pack.slug, pack.home, games, patience=PATIENCE)
        tried: list[Trial] = list(others)
    else:
        tried = _known(pack, games)
    file = deck.catalogue.source.file
    yield from endings(tried)
    yield from shortages(tried, printed(deck, pack), file, _counted_at(deck))
    yield from idle_cards(tried, deck)
    yield from seats_ahead(tried)


def endings(tried: Sequence[Trial]) -> Iterator[Finding]:
    """Games that a guard stopped: no fault, but nothing that players can do."""
    for trial in tried:
        capped = trial.counted.guarded
        if capped:
            yield Finding(
                "game-endless",
                f"{capped} of {trial.counted.games} games of {trial.task.players} players were "
                f"stopped after {max(trial.counted.turns):,} turns without an end by the rules",
                "error" if capped == trial.counted.games else "note",
                hint="the rulebook should say how players end such a game",
            )


def printed(deck: Deck, pack: GamePack) -> dict[str, int]:
    """How many of each thing that peaks count are really printed."""
    kinds: Counter[str] = Counter()
    for card in deck.cards:
        kinds[card.kind] += card.copies
    components = {name: part.count for name, part in deck.catalogue.components.items()}
    found = {}
    for peak, limit in pack.limits().items():
        name = pack.words.peaks.get(peak, Peak("")).printed or peak
        there = deck.total if name == "cards" else kinds.get(name, limit)
        found[peak] = components.get(name, there)
    return found


def _counted_at(deck: Deck) -> dict[str, tuple[int, int]]:
    """Where the catalogue says how many there are of each component."""
    catalogue = deck.catalogue
    return {
        name: catalogue.source.place(("components", name, "count")) for name in catalogue.components
    }


def shortages(
    tried: Sequence[Trial],
    there: Mapping[str, int],
    file: str = "",
    places: Mapping[str, tuple[int, int]] | None = None,
) -> Iterator[Finding]:
    """More of a thing in use at once than is printed: one finding a thing, for all tables."""
    games, words = sum(trial.counted.games for trial in tried), tried[0].task.pack.words
    for peak, limit in there.items():
        known = words.peaks.get(peak, Peak(""))
        seen = [(t.task.players, t.counted.peaks.get(peak, Counter[int]())) for t in tried]
        short = [(players, most) for players, most in seen if max(most, default=0) > limit]
        if not short:
            continue
        over = sum(n for _, most in short for value, n in most.items() if value > limit)
        tables = listed([str(players) for players, _ in short])
        yield Finding(
            "component-short",
            f"{words.peak(peak)}: up to "
            f"{max(max(most) for _, most in short)} at one time, and {limit} are printed; too few "
            f"in {over:,} of {games:,} games (at tables of {tables})",
            "note" if known.beyond else "error",
            file,
            *(places or {}).get(known.printed or peak, (0, 0)),
            hint=known.beyond,
        )


def idle_cards(tried: Sequence[Trial], deck: Deck) -> Iterator[Finding]:
    """Cards that did nothing for anybody in any of these games."""
    if tried[0].task.pack.uses is None:
        return
    games = sum(trial.counted.games for trial in tried)
    used: Counter[str] = Counter()
    for trial in tried:
        used.update(trial.counted.used)
    for card in deck.families:
        if not used[card.id]:
            what = tried[0].task.pack.words.used
            yield Finding(
                "card-unused",
                f"{card.name} was never {what} in {games:,} games",
                "warning",
                card.file,
                *card.place,
                card=card.id,
            )


def seats_ahead(tried: Sequence[Trial]) -> Iterator[Finding]:
    """Seats, or places in the turn order, that win far more than their part."""
    for trial in tried:
        players, counted = trial.task.players, trial.counted
        fair = parity(counted.wins, players, counted.games)
        for seat, won in enumerate(shares(counted.wins, players, counted.games)):
            if won.low > fair + FAR:
                yield _ahead(f"seat {seat}", won, fair, trial)
        for place, won in enumerate(shares(counted.places, players, counted.games)):
            if won.low > fair + FAR:
                yield _ahead(f"the {ordinal(place)} to play", won, fair, trial)


def _ahead(who: str, won: Interval, fair: float, trial: Trial) -> Finding:
    return Finding(
        "seat-ahead",
        f"{who} of {trial.task.players} players won {won.share:.0%} of {trial.counted.games} games "
        f"({won.low:.0%} to {won.high:.0%}); even would be {fair:.0%}",
        "warning",
    )


def published(project: Project, pack: GamePack) -> Iterator[Finding]:
    """The claims that the rulebook prints, if they were measured with other rules or agents."""
    path = project.find_file("templates/rulebooks", f"claims/{pack.slug}.json")
    if path is None:
        return
    file = project.label(path)
    try:
        stale = claims.is_stale(json.loads(read_text(path, file)), pack)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, UserError):
        yield Finding(
            "claims-stale",
            "isn't what 'simulate --claims' writes",
            "error",
            file,
            hint=f"run 'deckproof simulate {pack.slug} --claims'",
        )
        return
    if stale:
        yield Finding(
            "claims-stale",
            "was measured with other rules or agents than these",
            "warning",
            file,
            hint=f"run 'deckproof simulate {pack.slug} --claims'",
        )
