"""Playability: a few hundred games of each number of players, and what they say of the deck.

In: a deck, its engine, its project. Out: findings: games that don't end by a rule, more of a
component in use than is printed, cards that never did anything, a seat that is far ahead. And one
that needs no playing: figures in the rulebook that were measured with other rules.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.checks.findings import Finding
from generator.deck import Deck
from generator.errors import listed
from generator.project import Project
from generator.rules import Game
from generator.simulation import Job, Tally, claims, glossary, job, simulate_all
from generator.simulation.reading import USED, limits
from generator.simulation.statistics import Interval, parity, shares

#: Games of each number of players, from a seed that stays the same.
GAMES = 200
SEED = 0
AGENT = "heuristic"
#: A seat is far ahead if even the lower end of its interval is so much above parity.
FAR = 0.10

#: Reasons that are a guard's and not a rule's.
_CAPPED = {"capped", "turn-cap"}
#: What a peak is printed as, if not as the component or the kind of card of the same name.
_PRINTED_AS = {"hashrates-locked": "hashrate"}
#: Peaks that the rules let grow beyond what is printed, and how.
_MAY_EXCEED = {"space": "further Blocks lie beside the board"}
_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Trial:
    """One number of players tried."""

    task: Job
    counted: Tally


def trials(engine: Game, games: int = GAMES, jobs: int | None = None) -> list[Trial]:
    """Plays every number of players."""
    tasks = [job(engine.slug, n, (AGENT,), SEED, games) for n in engine.players]
    return [
        Trial(task, counted) for task, counted in zip(tasks, simulate_all(tasks, jobs), strict=True)
    ]


def findings(deck: Deck, engine: Game, games: int = GAMES) -> Iterator[Finding]:
    """All that playing finds."""
    try:
        tried = trials(engine, games)
    except Exception as error:  # whatever an engine does wrong is its finding, not our end
        notes = "; ".join(getattr(error, "__notes__", ()))
        yield Finding("game-endless", f"a game broke off: {error} {notes}".strip())
        return
    file = deck.catalogue.source.file
    yield from endings(tried)
    yield from shortages(tried, printed(deck, engine), file, _counted_at(deck))
    yield from idle_cards(tried, deck, file)
    yield from seats_ahead(tried)


def endings(tried: Sequence[Trial]) -> Iterator[Finding]:
    """Games that a guard stopped: no fault, but nothing that players can do."""
    for trial in tried:
        capped = sum(trial.counted.outcomes[reason] for reason in _CAPPED)
        if capped:
            yield Finding(
                "game-endless",
                f"{capped} of {trial.counted.games} games of {trial.task.players} players were "
                f"stopped after {max(trial.counted.turns):,} turns without an end by the rules",
                "error" if capped == trial.counted.games else "note",
                hint="the rulebook should say how players end such a game",
            )


def printed(deck: Deck, engine: Game) -> dict[str, int]:
    """How many of each thing that peaks count are really printed."""
    kinds: Counter[str] = Counter()
    for card in deck.cards:
        kinds[card.kind] += card.copies
    components = {name: part.count for name, part in deck.catalogue.components.items()}
    found = {}
    for peak, limit in limits(engine).items():
        name = _PRINTED_AS.get(peak, peak)
        found[peak] = components.get(name, kinds.get(name, limit))
    if "pot" in found:
        found["pot"] = deck.total
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
    games = sum(trial.counted.games for trial in tried)
    for peak, limit in there.items():
        seen = [(t.task.players, t.counted.peaks.get(peak, Counter[int]())) for t in tried]
        short = [(players, most) for players, most in seen if max(most, default=0) > limit]
        if not short:
            continue
        over = sum(n for _, most in short for value, n in most.items() if value > limit)
        tables = listed([str(players) for players, _ in short])
        yield Finding(
            "component-short",
            f"{glossary.peak(tried[0].task.slug, peak)}: up to "
            f"{max(max(most) for _, most in short)} at one time, and {limit} are printed; too few "
            f"in {over:,} of {games:,} games (at tables of {tables})",
            "note" if peak in _MAY_EXCEED else "error",
            file,
            *(places or {}).get(_PRINTED_AS.get(peak, peak), (0, 0)),
            hint=_MAY_EXCEED.get(peak, ""),
        )


def idle_cards(tried: Sequence[Trial], deck: Deck, file: str = "") -> Iterator[Finding]:
    """Cards that did nothing for anybody in any of these games."""
    games = sum(trial.counted.games for trial in tried)
    used: Counter[str] = Counter()
    for trial in tried:
        used.update(trial.counted.used)
    for card in deck.cards:
        if not used[card.id]:
            what = USED.get(tried[0].task.slug, "used")
            yield Finding(
                "card-unused",
                f"{card.name} was never {what} in {games:,} games",
                "warning",
                file,
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
                yield _ahead(f"the {_PLACES[place]} to play", won, fair, trial)


def _ahead(who: str, won: Interval, fair: float, trial: Trial) -> Finding:
    return Finding(
        "seat-ahead",
        f"{who} of {trial.task.players} players won {won.share:.0%} of {trial.counted.games} games "
        f"({won.low:.0%} to {won.high:.0%}); even would be {fair:.0%}",
        "warning",
    )


def published(project: Project, engine: Game) -> Iterator[Finding]:
    """The claims that the rulebook prints, if they were measured with other rules or agents."""
    path = project.find_file("templates/rulebooks", f"claims/{engine.slug}.json")
    if path is None:
        return
    file = project.label(path)
    try:
        stale = claims.is_stale(json.loads(path.read_text("utf-8")))
    except (ValueError, KeyError, TypeError, OSError):
        yield Finding(
            "claims-stale",
            "isn't what 'simulate --claims' writes",
            "error",
            file,
            hint=f"run 'deckproof simulate {engine.slug} --claims'",
        )
        return
    if stale:
        yield Finding(
            "claims-stale",
            "was measured with other rules or agents than these",
            "warning",
            file,
            hint=f"run 'deckproof simulate {engine.slug} --claims'",
        )
