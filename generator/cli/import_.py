"""`deckproof import`: a catalogue made of a table."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.run import Run, takes_common


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
