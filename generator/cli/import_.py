"""`deckproof import`: a deck made of a table, of finished pictures, or of another tool's files."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.run import Run, takes_common


@click.command(name="import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", help="The deck's short name (default: the file's).")
@click.option("--sheet", default="", help="The sheet to read (default: the first with a table).")
@click.option("--copy", is_flag=True, help="Write the cards into the catalogue, without a link.")
@click.option("--layout", default="", help="Of a table: the faces, such as picture-top.")
@click.option("--size", default="", help="Of pictures: the card, as poker or 63x88mm.")
@click.option("--bleed", default="", help="Of pictures: the bleed that they have, as 3mm or 0mm.")
@click.option("--edge", default="", help="Where they lack bleed: mirror (default), stretch, none.")
@takes_common
def import_(
    run: Run,
    file: Path,
    game: str | None,
    sheet: str,
    copy: bool,
    layout: str,
    size: str,
    bleed: str,
    edge: str,
) -> None:
    """Make a deck from a table, a folder of pictures, or another tool's files.

    A CSV, TSV, XLSX or ODS file has one row a card, and stays the source: it is read at each
    build. The usual headings of name, copies, text and so on are known; any other column becomes
    a fact of the cards. A file from outside of the project is copied into it. Import it again for
    its new columns, and to hear what changed.

    A JSON file with a list of cards, or a card database of Cockatrice, becomes such a table.

    A folder of PNG, JPEG or WebP files is a card a file: 'back.png' is the back of all, and
    'dragon-back.png' of one; '3x dragon.png', or a list in the folder, says how many. Bleed is
    found out, and made where it is missing.

    Saved objects of Tabletop Simulator, orders of MPC Autofill and decks of Cockatrice bring the
    pictures beside them; nanDECK, Squib and DeckSmith their table and a layout.

    Without a project here, this folder becomes one.
    """
    from generator.workshop.finished.work import Wanted
    from generator.workshop.foreign.doors import import_any

    project = run.project.own(Path.cwd())
    made = import_any(file, project, game, sheet, copy, Wanted(size, bleed, edge), layout)
    run.answer(made.as_plain(project))
    for line in made.lines(project):
        run.say(line)
