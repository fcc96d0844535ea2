"""Games of a project played by its engines: what the commands `simulate` and `play` carry out.

In: a project, games and options as they were typed. Out: figures, documents of claims, charts, or
a session at a table. Nothing here prints.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.files import write_whole
from generator.inputs import read_text
from generator.limits import step
from generator.project import Project
from generator.rules.names import Names, seated
from generator.simulation import charts, claims, job, play, simulate_all, summary
from generator.simulation.patience import asked
from generator.workshop import cluster, recording
from generator.workshop.cluster.mark import mark
from generator.workshop.open_game import OpenGame, games_of

if TYPE_CHECKING:
    from generator.deck import Deck
    from generator.rules import GamePack, Words

Progress = Callable[[int, int, str], None]

#: Where the claims of a game are kept, under the project or what we ship.
CLAIMS = Path("templates") / "rulebooks" / "claims"


@dataclass(frozen=True)
class Simulated:
    """One game's figures, with what a person calls it, its cards, and what it counts."""

    title: str
    names: dict[str, str]
    words: Words
    figures: dict[str, Any]


def opened(project: Project, wanted: Sequence[str]) -> list[tuple[OpenGame, GamePack]]:
    """The named games with their engines, or all that have one. Raises UserError for a game that
    can't be played, or if there is none."""
    found = []
    for slug in games_of(project, tuple(wanted)):
        game = OpenGame(project, slug)
        with step(f"{slug}: engine"):
            pack = game.pack
        if pack is not None:
            found.append((game, pack))
        elif wanted:
            raise UserError(
                Problem(
                    f"{slug} has no rules engine, so it can't be played",
                    file=project.label(project.catalogue(slug)),
                    key="engine",
                    hint="generator/games/README.md tells how to write one",
                )
            )
    if not found:
        raise UserError("no game of this project has a rules engine, so none can be played")
    return found


def chosen(pack: GamePack, settings: Sequence[str]) -> dict[str, Any]:
    """Options of an engine from `name=value` as typed. Raises UserError with the nearest name."""
    by_name = {option.name: option for option in pack.game.options}
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or name not in by_name:
            raise UserError(
                Problem(
                    f"{pack.slug} has no option {name!r}"
                    if equals
                    else f"{setting!r} is not NAME=VALUE",
                    expected=f"options: {listed(list(by_name)) or 'none'}",
                    hint=did_you_mean(name, list(by_name)),
                )
            )
        values = by_name[name].values
        fitting = [value for value in values if str(value).lower() == text.lower()]
        if values and not fitting:
            raise UserError(
                Problem(
                    f"option {name}: {text!r} is no choice",
                    expected=f"choices: {', '.join(map(str, values))}",
                )
            )
        found[name] = fitting[0] if fitting else int(text) if text.isdecimal() else text
    return found


def simulate(
    project: Project,
    wanted: Sequence[str],
    *,
    games: int,
    players: int | None,
    seed: int,
    agents: Sequence[str],
    jobs: int | None,
    settings: Sequence[str],
    progress: Progress,
    record: Path | None = None,
    scheduler: str | None = None,
    notice: Callable[[str], None] = lambda line: None,
) -> list[Simulated]:
    """Plays games of each and answers their figures. Unless named, a game that isn't for so many
    players is left out. With `record`, each game of the only one is a row of that file. With a
    `scheduler`, workers of that Dask cluster play; `notice` hears where they can be watched.
    Raises UserError for what can't be played or recorded as asked."""
    tables = opened(project, wanted)
    if players is not None and not wanted:
        tables = [one for one in tables if players in one[1].game.players] or tables
    if record is not None and len(tables) > 1:
        raise UserError(
            Problem(
                "takes the games of one game",
                key="--record",
                expected=listed([pack.slug for _, pack in tables]),
                hint="name one",
            )
        )
    try:
        tasks = [
            job(pack, players, agents, seed, games, **chosen(pack, settings)) for _, pack in tables
        ]
        for (_, pack), task in zip(tables, tasks, strict=True):  # refuses what can't be dealt
            with step(f"{pack.slug}: deal"):
                pack.game.new(task.players, seed=seed, **dict(task.options))
    except ValueError as error:
        raise UserError(str(error)) from None
    heard = _named(progress, "games")
    with ExitStack() as stack:
        stack.enter_context(
            step(f"{', '.join(pack.slug for _, pack in tables)}: games", timed=False)
        )
        crew = stack.enter_context(cluster.crew(scheduler, jobs, mark)) if scheduler else None
        if crew is not None:
            notice(f"the workers can be watched at {crew.dashboard}")
        if record is not None:
            counted = [recording.record(tasks[0], record, jobs, heard, crew)]
        elif crew is not None:
            counted = cluster.simulate_all(tasks, crew, heard)
        else:
            counted = simulate_all(tasks, jobs, heard)
    found = []
    for (game, pack), task, one in zip(tables, tasks, counted, strict=True):
        with step(f"{pack.slug}: figures"):
            names = told_apart(game.deck)
            found.append(Simulated(game.catalogue.title, names, pack.words, summary(task, one)))
    return found


def told_apart(deck: Deck) -> dict[str, str]:
    """Card names by id; where cards share a name, with the id behind it."""
    often = Counter(card.name for card in deck.families)
    return {
        card.id: card.name if often[card.name] == 1 else f"{card.name} ({card.id})"
        for card in deck.families
    }


def card_names(deck: Deck, pack: GamePack, seats: play.Seats) -> Names:
    """Cards by name, with what the game's narration says beside it, and names for the players."""
    facts = pack.game.card_facts()
    aside: Any = getattr(pack.narration, "aside", None)
    names, texts = {}, {}
    for card in deck.families:
        beside = aside(facts.get(card.id, {})) if aside else ""
        names[card.id] = f"{card.name} ({beside})" if beside else card.name
        if card.words.get("text"):
            texts[card.id] = " ".join(card.words["text"].split())
    return Names(names, seated(seats.players, seats.seat), texts)


def draw(simulated: Sequence[Simulated], folder: Path) -> list[Path]:
    """Writes both charts of each game as `<game>-wins.svg` and `<game>-lengths.svg`."""
    written = []
    for one in simulated:
        for name, text in charts.of(one.figures, one.title).items():
            path = folder / f"{one.figures['game']}-{name}.svg"
            write_whole(path, text.encode())
            written.append(path)
    return written


def settle(
    project: Project, wanted: Sequence[str], seed: int, jobs: int | None, progress: Progress
) -> list[tuple[str, dict[str, Any], Path]]:
    """Measures the claims of each game and keeps them for the rulebooks: title, document, file."""
    settled = []
    for game, pack in opened(project, wanted):
        slug = pack.slug
        with step(f"{slug}: claims", timed=False):
            document = claims.measure(pack, seed, jobs, _named(progress, slug))
        path = project.root / CLAIMS / f"{slug}.json"
        text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
        write_whole(path, text.encode(), project.root)
        settled.append((game.catalogue.title, document, path))
    return settled


def _named(progress: Progress, what: str) -> Callable[[int, int], None]:
    return lambda done, all_: progress(done, all_, what)


def _read(saved: Path) -> str:
    """The text of a saved game. Raises UserError."""
    return read_text(saved, key="--resume")


def open_table(
    project: Project,
    slug: str | None,
    *,
    players: int | None,
    seat: int,
    seed: int | None,
    agents: Sequence[str],
    settings: Sequence[str],
    resume: Path | None,
    save: Path | None,
    ask: play.Ask,
    say: play.Say,
) -> play.Session:
    """A session at a new game, without a seed at one that nobody has seen, or at a saved one.

    `slug` may be None where only one game can be played. Raises UserError for a wish that a saved
    game has settled already.
    """
    wishes = {"--players": players, "--seed": seed, "--option": settings or None}
    for option, wish in wishes.items() if resume else ():
        if wish is not None:
            raise UserError(
                Problem("is settled in a saved game", key=option, hint="leave it out, or --resume")
            )
    game, pack = _the_one(project, slug)
    others = agents or (pack.adviser.name,)
    with step(f"{pack.slug}: table"), asked(pack):
        if resume is None:
            options = chosen(pack, settings)
            shuffle = SystemRandom().randrange(10**6) if seed is None else seed
            table = play.fresh(pack, shuffle, players, seat, others, **options)
        else:
            text = _read(resume)
            table = play.resumed(pack, text, str(resume), seat, others)
        names = card_names(game.deck, pack, table.seats)
    return play.Session(table, game.catalogue.title, names, ask, say, save or resume)


def _the_one(project: Project, slug: str | None) -> tuple[OpenGame, GamePack]:
    """The game that is meant: the named one, or the only one. Raises UserError."""
    first, *others = opened(project, [slug] if slug is not None else ())
    if others:
        known = [game.slug for game, _ in (first, *others)]
        raise UserError(
            Problem("several games can be played", expected=listed(known), hint="name one")
        )
    return first
