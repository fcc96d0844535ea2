"""`deckproof sheets`: cards laid on paper, to print and to cut."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from generator.cli.options import (
    Figure,
    length,
    listed,
    places,
    takes_games,
    takes_ink,
    takes_machine,
    takes_printer,
    takes_variant,
)
from generator.cli.place import Place
from generator.cli.run import Run, bar, each, few, takes_common
from generator.errors import Problem, UserError

if TYPE_CHECKING:
    from generator.workshop.sheets import SheetOptions


@click.command()
@takes_games
@click.option(
    "--paper",
    multiple=True,
    metavar="NAME",
    help="a4, letter, a3, tabloid, legal or WxHmm; may be given several times "
    "(default: a4 and letter).",
)
@click.option(
    "--duplex",
    type=click.Choice(["long-edge", "short-edge", "none", "fold"]),
    help="How backs come behind fronts (default: as the printer flips, else long-edge).",
)
@click.option(
    "--raster",
    type=Figure(72, 1200),
    metavar="DPI",
    help="Pictures instead of vectors, for printers that choke on these.",
)
@takes_printer
@click.option("--skip", metavar="1,2,5", help="Places of a part-used first sheet to leave empty.")
@click.option("--empty", metavar="1,2,5", help="Places to leave empty on every sheet.")
@click.option("--outer-bleed", metavar="LENGTH", help="Bleed round the block of cards (1.5mm).")
@click.option("--cards", "chosen", multiple=True, metavar="ID,...", help="Only these cards.")
@click.option(
    "--changed-since",
    type=Place(folders=False),
    metavar="MANIFEST",
    help="Only cards that changed since an older manifest.json, with a list of what to swap.",
)
@click.option("--guides", multiple=True, help="corners, outline or extended; repeatable.")
@click.option("--marks", type=click.Choice(["both", "fronts", "none"]), default="both")
@click.option("--ticks/--no-ticks", default=True, help="Ticks between cards, where cuts cross.")
@click.option("--labels/--no-labels", default=True, help="Words in the margins.")
@click.option("--cut-plan/--no-cut-plan", default=True, help="A last page on paper and cuts.")
@click.option("--max-mb", type=Figure(0.01, 2000), help="The size that a file may have.")
@takes_machine
@click.option("--cut", is_flag=True, help="Cut paths, too: SVG and DXF beside the PDF.")
@click.option("--together", is_flag=True, help="All these games on the same sheets.")
@takes_variant
@takes_ink
@takes_common
def sheets(
    run: Run,
    games: tuple[str, ...],
    paper: tuple[str, ...],
    variant: str | None,
    ink: str,
    skip: str | None,
    empty: str | None,
    outer_bleed: str | None,
    chosen: tuple[str, ...],
    together: bool,
    **options: Any,
) -> None:
    """Sheets to print and cut, fronts and backs."""
    from generator.workshop import tasks
    from generator.workshop.sheets import MOST_BLEED

    options |= {
        "skip": places("--skip", skip),
        "empty": places("--empty", empty),
        "outer_bleed": length("--outer-bleed", outer_bleed, MOST_BLEED),
        "cards": tuple(listed(chosen)),
    }
    if together:
        if variant:
            raise UserError(Problem("is of no use with --together", key="--variant"))
        _together(run, games, paper, tasks.sheet_options(run.project, **options), ink)
        return
    each(run, games, tasks.sheets(run.project, paper, ink, **options), variant, ink)


def _together(
    run: Run, games: tuple[str, ...], papers: tuple[str, ...], options: SheetOptions, ink: str
) -> None:
    """Makes the sheets of several games, and says what reading them back has found."""
    from generator.workshop.together import print_together

    with bar(run) as progress:
        made = print_together(run.project, games, papers, options, ink, progress)
    for notice in made.notices:
        click.echo(f"notice: {notice}", err=True)
    for finding in made.findings:
        click.echo(f"{finding.file}: {finding.message} [{finding.code}]", err=True)
    files = [str(file) for file in made.files]
    run.answer({"ok": made.ok, "made": {"+".join(made.games): files}})
    run.say("\n".join(few(files)))
    if not made.ok:
        sys.exit(1)
