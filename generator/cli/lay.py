"""Commands that lay things on paper: sheets of cards, and all that isn't cards."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from generator.cli.each import each
from generator.cli.options import (
    length,
    listed,
    places,
    takes_games,
    takes_ink,
    takes_machine,
    takes_variant,
)
from generator.cli.run import Run, takes_common


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
    type=click.FloatRange(72, 1200),
    metavar="DPI",
    help="Pictures instead of vectors, for printers that choke on these.",
)
@click.option("--printer", metavar="NAME", help="A printer measured with 'deckproof calibrate'.")
@click.option("--skip", metavar="1,2,5", help="Places of a part-used first sheet to leave empty.")
@click.option("--cards", "chosen", multiple=True, metavar="ID,...", help="Only these cards.")
@click.option(
    "--changed-since",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="MANIFEST",
    help="Only cards that changed since an older manifest.json, with a list of what to swap.",
)
@click.option("--guides", multiple=True, help="corners, outline or extended; repeatable.")
@click.option("--marks", type=click.Choice(["both", "fronts", "none"]), default="both")
@click.option("--labels/--no-labels", default=True, help="Words in the margins.")
@click.option("--cut-plan/--no-cut-plan", default=True, help="A last page on paper and cuts.")
@click.option("--max-mb", type=click.FloatRange(0.01, 2000), help="The size that a file may have.")
@takes_machine
@click.option("--cut", is_flag=True, help="Cut paths, too: SVG and DXF beside the PDF.")
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
    chosen: tuple[str, ...],
    machine: str | None,
    duplex: str | None,
    printer: str | None,
    **options: Any,
) -> None:
    """Sheets to print and cut, fronts and backs."""
    from generator.manifest import Step
    from generator.sheets import machines
    from generator.sheets.printer import flip_of
    from generator.workshop.open_game import PAPERS, OpenGame
    from generator.workshop.sheets import SheetOptions

    cutter = machines.load(run.project, machine) if machine else None
    wanted = SheetOptions(
        duplex or flip_of(printer),
        printer=printer,
        skip=places("--skip", skip),
        cards=tuple(listed(chosen)),
        machine=cutter,
        **options,
    )
    for name in paper or PAPERS:
        step = Step("sheets", name, wanted.form(), ink)
        each(run, games, variant, step, partial(OpenGame.sheets, paper=name, options=wanted), ink)


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
@click.option("--printer", metavar="NAME", help="A printer measured with 'deckproof calibrate'.")
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
    from generator.manifest import Step
    from generator.workshop.open_game import PAPERS, PART_PAPERS, OpenGame

    wanted = PartOptions(
        shape,
        places("--coins", coins),
        length("--overlap", overlap, MOST_OVERLAP) or 0.0,
        length("--thickness", thickness, MOST_THICKNESS),
        sleeved,
        machine,
    )
    for name in paper or (PAPERS if printer else PART_PAPERS):
        form = "-".join(filter(None, (machine, printer and f"for-{printer}")))
        step = Step("parts", name, form, ink)
        make = partial(OpenGame.parts, paper=name, options=wanted, printer=printer)
        each(run, games, None, step, make, ink)
