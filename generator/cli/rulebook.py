"""`deckproof rulebook`: the rules to read."""

from __future__ import annotations

from typing import Literal

import click

from generator.cli.options import takes_games
from generator.cli.run import Run, each, takes_common


@click.command()
@takes_games
@click.option(
    "--format",
    "form",
    type=click.Choice(["pdf", "html", "booklet"]),
    default="pdf",
    show_default=True,
)
@click.option("--paper", multiple=True, type=click.Choice(["a4", "letter"]), help="Default: both.")
@takes_common
def rulebook(
    run: Run,
    games: tuple[str, ...],
    form: Literal["pdf", "html", "booklet"],
    paper: tuple[str, ...],
) -> None:
    """The rulebook, and rulings where a game has them, to read or to fold as a booklet."""
    from generator.workshop import tasks

    each(run, games, tasks.rulebooks(paper, form))
