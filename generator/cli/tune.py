"""`deckproof tune`: which numbers make a game go as it should."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING, Any

import click

from generator.cli.options import (
    Figure,
    listed,
    takes_agents,
    takes_games,
    takes_jobs,
    takes_players,
    takes_seed,
    takes_settings,
)
from generator.cli.run import Run, bar, takes_common

if TYPE_CHECKING:
    from generator.simulation.statistics import Interval
    from generator.simulation.tuning import Aim
    from generator.workshop.tuning import Tuned


@click.command()
@takes_games
@click.option(
    "--knob",
    "knobs",
    multiple=True,
    required=True,
    metavar="CARD.FIELD=VALUES",
    help="A number that may be another: melon.copies=2..6, melon.price=1,3,5 or option.NAME=a,b.",
)
@click.option(
    "--aim",
    "aims",
    multiple=True,
    required=True,
    metavar="WHAT=LOW..HIGH",
    help="What is wanted: length=20..30 (turns), minutes=25..35, order.0=48%..52%, wins.1=...",
)
@click.option("--pace", type=Figure(0.1, 3600), help="Seconds a turn takes, for aims in minutes.")
@click.option("--games", "count", type=click.IntRange(1), default=2000, show_default=True,
              help="Games for each setting that is told.")  # fmt: skip
@click.option("--tries", type=click.IntRange(1, 10_000), default=64, show_default=True,
              help="Settings that are tried; of more, so many by chance.")  # fmt: skip
@takes_players
@takes_seed
@takes_agents
@takes_settings
@takes_jobs
@takes_common
def tune(
    run: Run,
    games: tuple[str, ...],
    knobs: tuple[str, ...],
    aims: tuple[str, ...],
    pace: float | None,
    count: int,
    tries: int,
    players: int | None,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    jobs: int | None,
) -> None:
    """Search numbers of a game for those with which it goes as you want it.

    Says what it found, best first, and changes nothing.
    """
    from generator.workshop import tuning

    with bar(run) as progress:
        found = tuning.tune(
            run.project,
            games,
            knobs,
            aims,
            games=count,
            players=players,
            seed=seed or 0,
            agents=listed(agents),
            settings=settings,
            tries=tries,
            pace=pace,
            jobs=jobs,
            progress=progress,
        )
    run.answer(_plain(found))
    if not (run.json or run.quiet):
        _show(found)


def _plain(found: Tuned) -> dict[str, Any]:
    return {
        "game": found.task.slug,
        "players": found.task.players,
        "agents": list(found.task.agents),
        "tried": len(found.settings),
        "possible": found.possible,
        "notices": list(found.notices),
        "found": [
            {
                "setting": dict(
                    zip(map(str, found.knobs), found.settings[one.candidate], strict=True)
                ),
                "as_it_is": one.candidate == 0,
                "within": one.within,
                "games": one.games,
                "aims": [
                    {
                        "what": aim.measure.what,
                        "of": aim.measure.of,
                        "wanted": [
                            None if isinf(bound) else bound for bound in (aim.low, aim.high)
                        ],
                        **_bounds(told),
                    }
                    for aim, told in zip(found.aims, one.found, strict=True)
                ],
            }
            for one in found.found
        ],
    }


def _bounds(told: Interval) -> dict[str, float]:
    bounds = zip(("value", "low", "high"), told, strict=True)
    return {key: round(value, 6) for key, value in bounds}


def _show(found: Tuned) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    from generator.workshop.comparing.figures import named

    console = Console(highlight=False)
    task = found.task
    console.print()
    run_of = f"{len(found.settings):,} of {found.possible:,} settings, {task.players} players"
    console.rule(f"[bold]{escape(found.title)}[/]  {escape(run_of)}", align="left")
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for knob in found.knobs:
        in_two_lines = f"{knob.of}.\n{knob.name}"  # so that many knobs fit, and none is cut off
        table.add_column(escape(in_two_lines), justify="right", no_wrap=True)
    for aim in found.aims:
        table.add_column(escape(named(aim.measure, {})), justify="right")
    table.add_column("", no_wrap=True)
    for one in found.found:
        measured = [
            _told(found, aim, interval) for aim, interval in zip(found.aims, one.found, strict=True)
        ]
        standing = "[green]within[/]" if one.within else "beyond"
        table.add_row(
            *(escape(str(value)) for value in found.settings[one.candidate]),
            *map(escape, measured),
            standing + (", now" if one.candidate == 0 else ""),
        )
    console.print(table)
    console.print(
        f"Each in {task.games:,} games that the search hasn't seen; brackets are 95 % intervals."
    )
    best = found.found[0]
    if not best.within:
        console.print("None of them is within what is wanted; this is as near as they come.")
    if best.candidate == 0:
        console.print("Nothing that was tried is nearer than it is now.")
    for knob, place, value in zip(
        found.knobs, found.places, found.settings[best.candidate], strict=True
    ):
        if value != knob.values[0]:
            told = f"{knob}: {knob.values[0]} → {value}"
            console.print(escape(f"{place}: {told}" if place else told))
    if best.candidate:
        console.print("Nothing was changed: write it there if you want it.")
    for notice in found.notices:
        console.print(f"[yellow]{escape(notice)}[/]")


def _told(found: Tuned, aim: Aim, interval: Interval) -> str:
    """A figure with its interval; lengths in minutes, if a turn's were said."""
    if aim.measure.what == "length" and found.pace is not None:
        value, low, high = (part * found.pace / 60 for part in interval)
        return f"{value:.1f} min ({low:.1f} to {high:.1f})"
    from generator.workshop.comparing.figures import between

    return between(aim.measure.what, interval)
