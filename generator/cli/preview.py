"""`deckproof preview`: a deck shown while it is being written."""

from __future__ import annotations

import sys

import click

from generator.cli.options import takes_games
from generator.cli.run import Run, takes_common

#: Where the preview is, unless asked for elsewhere.
PORT = 8765


@click.command()
@takes_games
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help="Of this machine; 0 takes any free one.",
)
@click.option(
    "--host",
    metavar="[ADDRESS]",
    is_flag=False,
    flag_value="",
    help="Serve other devices of this network, too, under an address with a secret in it: at this "
    "machine's own address there unless another one of its addresses is named.",
)
@takes_common
def preview(run: Run, games: tuple[str, ...], port: int, host: str | None) -> None:
    """A gallery in the browser that follows what you save."""
    from generator.workshop.open_game import games_of
    from generator.workshop.preview import preview as serve

    for_all = () if not games else tuple(games_of(run.project, games))

    def say(address: str) -> None:
        run.answer({"url": address})
        run.say(f"Open {address} in a browser; Ctrl+C stops.")
        if host is not None:
            run.say("Any device on this network can; who has the address sees the deck.")
            utf = (sys.stdout.encoding or "").lower().startswith("utf")
            if sys.stdout.isatty() and utf and not (run.quiet or run.json):
                from generator.painting.qr import as_lines

                for line in as_lines(address):
                    click.secho(line, fg="bright_white", bg="black")

    serve(run.project, for_all, port, say, host)
