"""`deckproof simulate`: thousands of games, and what they show."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.options import (
    listed,
    takes_agents,
    takes_games,
    takes_jobs,
    takes_players,
    takes_scheduler,
    takes_seed,
    takes_settings,
)
from generator.cli.place import Place
from generator.cli.run import Run, bar, takes_common, tell
from generator.errors import UserError


@click.command()
@takes_games
@click.option("--games", "count", type=click.IntRange(1), help="Default: 1000.")
@takes_players
@takes_seed
@takes_agents
@takes_settings
@takes_jobs
@click.option(
    "--charts",
    type=Place(files=False),
    help="Also draw win shares and lengths as SVG into this folder.",
)
@click.option(
    "--record",
    type=Place(folders=False),
    help="Also write a row a game into this file (.parquet, .csv or .jsonl); a stopped run "
    "goes on.",
)
@takes_scheduler
@click.option(
    "--claims", is_flag=True, help="Measure what rulebooks claim, and keep it for them (minutes)."
)
@takes_common
def simulate(
    run: Run,
    games: tuple[str, ...],
    count: int | None,
    players: int | None,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    jobs: int | None,
    charts: Path | None,
    record: Path | None,
    scheduler: str | None,
    claims: bool,
) -> None:
    """Play thousands of seeded games and tell what they show."""
    from generator.cli import scoreboard
    from generator.simulation.claims import SEED
    from generator.workshop import simulate as workshop

    if claims:
        if count or players or agents or settings or charts or record or scheduler:
            raise UserError(
                "--claims plays games of its own; leave out --games, --players, --agents, "
                "--option, --charts, --record, --scheduler"
            )
        measured = SEED if seed is None else seed
        with bar(run) as progress:
            settled = workshop.settle(run.project, games, measured, jobs, progress)
        run.answer({document["game"]: document for _, document, _ in settled})
        for title, document, path in settled if not (run.json or run.quiet) else ():
            scoreboard.show_claims(document, title)
            run.say(f"Kept in {path}")
        return
    with bar(run) as progress:
        found = workshop.simulate(
            run.project,
            games,
            games=count or 1000,
            players=players,
            seed=seed or 0,
            agents=listed(agents),
            jobs=jobs,
            settings=settings,
            progress=progress,
            record=record,
            scheduler=scheduler,
            notice=lambda line: (
                None if run.json or run.quiet else tell(f"notice: {line}", err=True)
            ),
        )
    drawn = workshop.draw(found, charts) if charts else []
    run.answer(scoreboard.lines([one.figures for one in found]))
    for one in found if not (run.json or run.quiet) else ():
        scoreboard.show(one.figures, one.title, one.names, one.words)
    if record is not None:
        run.say(f"Recorded in {record}")
    for path in drawn:
        run.say(str(path))
