"""`deckproof calibrate`: a printer measured, and its profile."""

from __future__ import annotations

from typing import Any

import click

from generator.cli.options import Figure
from generator.cli.run import Run, takes_common


@click.command()
@click.option("--paper", metavar="NAME", default="a4", show_default=True)
@click.option(
    "--duplex",
    type=click.Choice(["long-edge", "short-edge"]),
    help="The edge on which the paper is flipped (default: as the printer flips, else long-edge).",
)
@click.option(
    "--printer",
    metavar="NAME",
    help="With readings: store them under this name. Without: the sheet, corrected, to look at.",
)
@click.option("--across", type=Figure(), help="Reading of the scale in the middle, in mm.")
@click.option("--left", type=Figure(), help="Reading of the left scale, in mm.")
@click.option("--right", type=Figure(), help="Reading of the right scale, in mm.")
@click.option("--line", type=Figure(), help="Measured length of the long line, in mm.")
@click.option("--dx", metavar="LENGTH", help="Instead: backs land so far to the right.")
@click.option("--dy", metavar="LENGTH", help="Instead: backs land so far down.")
@click.option("--angle", metavar="DEGREES", help="Instead: backs are turned clockwise by this.")
@click.option("--scale", metavar="PERCENT", help="Instead: pages come out at this size.")
@click.option("--margin", metavar="LENGTH", help="What the printer can't print on at the edge.")
@click.option("--list", "show", is_flag=True, help="The printers that have a profile.")
@takes_common
def calibrate(run: Run, show: bool, printer: str | None, **measures: Any) -> None:
    """Make a sheet to measure a printer with.

    With readings, store them as the profile that --printer then corrects by.
    """
    from generator.workshop import calibrate as printers

    if show:
        known = printers.printers()
        run.answer({"printers": known})
        for name in known:
            run.say(name)
        return
    path = printers.calibrate(run.project, printer, **measures)
    run.answer({"file": str(path)})
    run.say(str(path))
