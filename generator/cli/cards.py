"""`deckproof cards`: faces and backs as pictures."""

from __future__ import annotations

import click

from generator.cli.options import Figure, takes_games, takes_ink, takes_variant
from generator.cli.run import Run, each, takes_common

#: The eyes of `painting.vision`, told here so that the command needn't load it to say what it
#: takes.
EYES = ("protanopia", "deuteranopia", "tritanopia", "greyscale")


@click.command()
@takes_games
@click.option("--dpi", type=Figure(36, 2400), default=300, show_default=True)
@click.option("--bleed", is_flag=True, help="With the bleed, as print services want it.")
@click.option(
    "--simulate",
    "eye",
    type=click.Choice(EYES),
    help="As such an eye, or a grey printer, sees them; into a folder of their own.",
)
@click.option("--contact", is_flag=True, help="Instead the whole deck on one picture.")
@takes_variant
@takes_ink
@takes_common
def cards(
    run: Run,
    games: tuple[str, ...],
    dpi: float,
    bleed: bool,
    eye: str | None,
    contact: bool,
    variant: str | None,
    ink: str,
) -> None:
    """One PNG a distinct face and back."""
    from generator.workshop import tasks

    each(run, games, tasks.pictures(dpi, bleed, eye, contact, ink), variant, ink)
