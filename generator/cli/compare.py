"""`deckproof compare`: two states of a game, on paper and in play, and what may not move."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.cli.options import (
    listed,
    takes_agents,
    takes_games,
    takes_jobs,
    takes_players,
    takes_seed,
    takes_settings,
)
from generator.cli.place import Place
from generator.cli.run import Run, bar, takes_common

if TYPE_CHECKING:
    from generator.workshop.comparing.play import Wanted


@click.command()
@click.argument("old")
@click.argument("new")
@takes_games
@click.option("--games", "count", type=click.IntRange(1), help="Games on each side (2000).")
@takes_players
@takes_seed
@takes_agents
@takes_settings
@takes_jobs
@click.option("--paper", default="a4", show_default=True, help="The paper whose sheets are told.")
@click.option("--no-play", is_flag=True, help="On paper alone; no engine is asked.")
@click.option(
    "--balance",
    type=Place(folders=False),
    help="Another file than the balance.yaml of NEW.",
)
@click.option(
    "--html",
    type=Place(folders=False),
    help="A page for people, with charts.",
)
@click.option("--junit", type=Place(folders=False), help="The limits as JUnit XML.")
@takes_common
def compare(
    run: Run,
    old: str,
    new: str,
    games: tuple[str, ...],
    count: int | None,
    players: int | None,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    jobs: int | None,
    paper: str,
    no_play: bool,
    balance: Path | None,
    html: Path | None,
    junit: Path | None,
) -> None:
    """Tell what changed from OLD to NEW, on paper and in play.

    Each is a folder with a project, a variant of the deck, or a git revision of this project. What
    may not move beyond what stands in balance.yaml; where it does, the exit code is 1.
    """
    from generator.cli import compared
    from generator.files import write_whole
    from generator.workshop import comparing
    from generator.workshop.comparing import answer

    def wanted(said: Wanted) -> Wanted:
        return replace(
            said,
            games=count or said.games,
            seed=said.seed if seed is None else seed,
            players=(players,) if players else said.players,
            agents=tuple(listed(agents)) or said.agents,
            settings=settings or said.settings,
        )

    with bar(run) as progress:
        asked = comparing.Asked(wanted, balance, (paper,), not no_play, html is not None, jobs)
        found = comparing.compare(run.project, old, new, games, asked, progress)
    if html is not None:
        from generator.workshop.comparing.page import page

        write_whole(html, page(found, f"deckproof compare {old} {new}"))
    if junit is not None:
        write_whole(junit, answer.junit(found).encode())
    run.answer(answer.as_plain(found))
    for one in found if not (run.json or run.quiet) else ():
        compared.show(one)
    for file in (html, junit):
        if file is not None:
            run.say(str(file))
    if comparing.fails(found):
        sys.exit(1)
