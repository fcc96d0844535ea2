"""Commands that sit down at the table: thousands of games, or one of your own."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from generator.cli.options import listed, takes_agents, takes_games, takes_settings
from generator.cli.run import Run, bar, takes_common
from generator.errors import UserError


@click.command()
@takes_games
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True)
@click.option("--players", type=click.IntRange(1), help="Default: as few as can play.")
@click.option("--seed", type=int, help="Another seed, other games (default: 0).")
@takes_agents
@takes_settings
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes (default: one a core).")
@click.option(
    "--charts",
    type=click.Path(path_type=Path, file_okay=False),
    help="Also draw win shares and lengths as SVG into this folder.",
)
@click.option(
    "--claims", is_flag=True, help="Measure what rulebooks claim, and keep it for them (minutes)."
)
@takes_common
def simulate(
    run: Run,
    games: tuple[str, ...],
    count: int,
    players: int | None,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    jobs: int | None,
    charts: Path | None,
    claims: bool,
) -> None:
    """Play thousands of seeded games and tell what they show."""
    from generator.cli import scoreboard
    from generator.simulation.claims import SEED
    from generator.workshop import simulate as arena

    if claims:
        if players or agents or settings or charts:
            raise UserError(
                "--claims plays games of its own; leave out --players, --agents, --option, --charts"
            )
        measured = SEED if seed is None else seed
        with bar(run) as progress:
            settled = arena.settle(run.project, games, measured, jobs, progress)
        run.answer({document["game"]: document for _, document, _ in settled})
        for title, document, path in settled if not (run.json or run.quiet) else ():
            scoreboard.show_claims(document, title)
            run.say(f"Kept in {path}")
        return
    with bar(run) as progress:
        found = arena.simulate(
            run.project,
            games,
            games=count,
            players=players,
            seed=seed or 0,
            agents=listed(agents),
            jobs=jobs,
            settings=settings,
            progress=progress,
        )
    drawn = arena.draw(found, charts) if charts else []
    run.answer(scoreboard.lines([one.figures for one in found]))
    for one in found if not (run.json or run.quiet) else ():
        scoreboard.show(one.figures, one.title, one.names, one.words)
    for path in drawn:
        run.say(str(path))


@click.command()
@click.argument("game")
@click.option("--players", type=click.IntRange(2), help="Default: as few as can play.")
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Yours.")
@click.option("--seed", type=int, help="The shuffle (default: another one each time).")
@takes_agents
@takes_settings
@click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Go on with a saved game, or with a transcript.",
)
@click.option(
    "--save", type=click.Path(path_type=Path, dir_okay=False), help="Where to save on leaving."
)
@takes_common
def play(
    run: Run,
    game: str,
    players: int | None,
    seat: int,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    resume: Path | None,
    save: Path | None,
) -> None:
    """Play a game here against the agents."""
    from dataclasses import asdict
    from shutil import get_terminal_size
    from textwrap import fill

    from generator.workshop import simulate as arena

    def say(line: str) -> None:
        """A line; on a terminal none is cut in the middle of a word."""
        if sys.stdout.isatty() and not run.json:
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            line = fill(line, get_terminal_size().columns, subsequent_indent=indent)
        click.echo(line, err=run.json)

    def ask() -> str | None:
        if sys.stdin.isatty():
            click.echo("> ", nl=False, err=run.json)
        return sys.stdin.readline() or None

    sitting = arena.sit_down(
        run.project,
        game,
        players=players,
        seat=seat,
        seed=seed,
        agents=listed(agents),
        settings=settings,
        resume=resume,
        save=save,
        ask=ask,
        say=say,
    )
    finished = sitting.run()
    table = sitting.table
    run.answer(
        {
            "game": table.pack.slug,
            **asdict(table.seats),
            "moves": table.moves,
            "finished": finished,
            "outcome": asdict(table.state.outcome) if finished else None,
            "transcript": table.pack.game.transcript(table.state),
        }
    )
