"""`deckproof import`: a catalogue made of a table."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.run import Run, takes_common


@click.command(name="import")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--game", help="The deck's short name (default: the file's).")
@click.option("--sheet", default="", help="The sheet to read (default: the first with a table).")
@click.option("--copy", is_flag=True, help="Write the cards into the catalogue, without a link.")
@takes_common
def import_(run: Run, file: Path, game: str | None, sheet: str, copy: bool) -> None:
    """Make a catalogue from a CSV, TSV, XLSX or ODS file: one row a card.

    The table stays the source: it is read at each build. The usual headings of name, copies, text
    and so on are known; any other column becomes a fact of the cards. A file from outside of the
    project is copied into it. Import it again for its new columns, and to hear what changed.
    Without a project here, this folder becomes one.
    """
    from generator.workshop.importing import import_cards

    project = run.project.own(Path.cwd())
    made = import_cards(file, project, game, sheet, copy)
    run.answer(made.as_plain(project))
    for line in made.lines(project):
        run.say(line)
