"""Commands that start something: a project, a deck from a table, schemas, a printer profile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from generator.cli.run import Run, takes_common
from generator.project import Project

#: The sorts of YAML files that have a schema: a test holds them against `workshop.schemas`.
SORTS = (
    "catalogue", "component", "layout", "card-sizes", "papers", "materials", "box", "die",
    "printer", "machine", "preflight", "export",
)  # fmt: skip


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
@click.option("--quiet", "-q", is_flag=True, help="Say nothing but errors.")
def new(folder: Path, as_json: bool, quiet: bool) -> None:
    """Make a project of your own, with a small working deck."""
    from generator.workshop.starter import new_project

    files = new_project(folder)
    run = Run(Project.find(folder), as_json, quiet)
    run.answer({"folder": str(folder), "files": [str(file) for file in files]})
    run.say(f"Made {folder} with a deck of two kinds of cards. Now:")
    run.say(f"  cd {folder}")
    run.say("  deckproof build")


@click.command(name="import")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--game", help="The deck's short name (default: the file's).")
@takes_common
def import_(run: Run, file: Path, game: str | None) -> None:
    """Make a catalogue from a CSV or XLSX file: one row a card.

    The first row names the columns: id or name, then kind, copies, text, note, type, label and
    flavour, as far as you have them; any other column becomes a fact of the cards. Without a
    project here, this folder becomes one.
    """
    from generator.workshop.importing import import_cards

    project = run.project.own(Path.cwd())
    path = import_cards(file, project, game)
    run.answer({"catalogue": str(path)})
    run.say(f"Made {project.label(path)}. Now: deckproof build {path.stem}")


@click.command()
@click.argument("which", type=click.Choice([*SORTS, "all"]), default="all")
@takes_common
def schema(run: Run, which: str) -> None:
    """Write the JSON Schemas of your YAML files, for editors.

    They go to templates/schemas/; the first line of a file names its own. With --json they go to
    stdout, and nothing is written.
    """
    from generator.workshop.schemas import schemas, write_schemas

    wanted = SORTS if which == "all" else (which,)
    if run.json:
        made = schemas(wanted)
        run.answer(made if which == "all" else made[which])
        return
    for path in write_schemas(run.project.own(Path.cwd()), wanted):
        run.say(str(path))


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
@click.option("--across", type=float, help="Reading of the scale in the middle, in mm.")
@click.option("--left", type=float, help="Reading of the left scale, in mm.")
@click.option("--right", type=float, help="Reading of the right scale, in mm.")
@click.option("--line", type=float, help="Measured length of the long line, in mm.")
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
    from generator.workshop import calibrate as calibrating

    if show:
        known = calibrating.printers()
        run.answer({"printers": known})
        for name in known:
            run.say(name)
        return
    path = calibrating.calibrate(run.project, printer, **measures)
    run.answer({"file": str(path)})
    run.say(str(path))
