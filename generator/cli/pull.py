"""`deckproof pull`: published tables fetched into the project."""

from __future__ import annotations

import click

from generator.cli.options import takes_games
from generator.cli.run import Run, takes_common


@click.command()
@takes_games
@takes_common
def pull(run: Run, games: tuple[str, ...]) -> None:
    """Fetch the tables of cards that have an address.

    Where a catalogue says cards: {from: cards.csv, url: https://...}, the file is fetched anew. No
    other command uses the network, so builds stay as they are until you pull.
    """
    from generator.workshop.open_game import games_of
    from generator.workshop.pull import pull_tables

    pulled = pull_tables(run.project, games_of(run.project, games))
    run.answer(
        {
            "pulled": [
                {
                    "game": one.game,
                    "file": str(one.file),
                    "bytes": one.bytes,
                    **(one.changes.as_plain() if one.changes else {}),
                }
                for one in pulled
            ]
        }
    )
    for one in pulled:
        run.say(f"{run.project.label(one.file)}: {one.bytes:,} bytes")
        for line in one.changes.lines() if one.changes else []:
            run.say(f"  {line}")
