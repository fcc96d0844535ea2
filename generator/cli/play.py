"""`deckproof play`: a game in the terminal, against the agents."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from generator.cli import complete
from generator.cli.options import listed, takes_agents, takes_settings
from generator.cli.place import Place
from generator.cli.run import Run, takes_common
from generator.limits import alive, step


@click.command()
@click.argument("game", required=False, shell_complete=complete.games)
@click.option("--players", type=click.IntRange(2), help="Default: as few as can play.")
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Yours.")
@click.option("--seed", type=int, help="The shuffle (default: another one each time).")
@takes_agents
@takes_settings
@click.option(
    "--resume",
    type=Place(folders=False),
    help="Go on with a saved game, or with a transcript.",
)
@click.option("--save", type=Place(folders=False), help="Where to save on leaving.")
@takes_common
def play(
    run: Run,
    game: str | None,
    players: int | None,
    seat: int,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    resume: Path | None,
    save: Path | None,
) -> None:
    """Play a game here against the agents.

    GAME may be left out where there is only one to play.
    """
    from dataclasses import asdict
    from shutil import get_terminal_size
    from textwrap import fill

    from generator.workshop.simulate import open_table

    def say(line: str) -> None:
        """A line; on a terminal none is cut in the middle of a word."""
        if sys.stdout.isatty() and not run.json:
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            line = fill(line, get_terminal_size().columns, subsequent_indent=indent)
        click.echo(line, err=run.json)

    def ask() -> str | None:
        if sys.stdin.isatty():
            click.echo("> ", nl=False, err=run.json)
        answer = sys.stdin.readline()
        alive()  # what the game may take, it may take from answer to answer
        return answer or None

    session = open_table(
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
    table = session.table
    with step(f"{table.pack.slug}: play"):
        finished = session.run()
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
