"""`deckproof parts`: all that isn't cards, laid on paper."""

from __future__ import annotations

import click

from generator.cli.options import (
    length,
    places,
    takes_games,
    takes_ink,
    takes_machine,
    takes_printer,
)
from generator.cli.run import Run, each, takes_common


@click.command()
@takes_games
@click.option(
    "--paper",
    multiple=True,
    metavar="NAME",
    help="As for sheets, or shop: each board whole, for a print shop (default: all three).",
)
@click.option("--shape", type=click.Choice(["square", "hexagon", "disc"]), help="Of coins.")
@click.option("--coins", metavar="1,5,10", help="Coins in these denominations, worth the same.")
@click.option("--overlap", metavar="LENGTH", help="Strips by which a board's tiles are glued.")
@click.option("--thickness", metavar="LENGTH", help="Of one card, for the box: 0.33mm.")
@click.option("--sleeved", is_flag=True, help="A box for sleeved cards.")
@takes_printer
@takes_machine
@takes_ink
@takes_common
def parts(
    run: Run,
    games: tuple[str, ...],
    paper: tuple[str, ...],
    shape: str | None,
    coins: str | None,
    overlap: str | None,
    thickness: str | None,
    sleeved: bool,
    printer: str | None,
    machine: str | None,
    ink: str,
) -> None:
    """Coins, boards, dice, boxes: all that isn't cards, on sheets."""
    from generator.components.options import MOST_OVERLAP, MOST_THICKNESS, PartOptions
    from generator.workshop import tasks

    options = PartOptions(
        shape,
        places("--coins", coins),
        length("--overlap", overlap, MOST_OVERLAP) or 0.0,
        length("--thickness", thickness, MOST_THICKNESS),
        sleeved,
        machine,
    )
    each(run, games, tasks.parts(options, paper, ink, printer), ink=ink)
