"""`deckproof schema`: JSON Schemas for editors."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.run import Run, takes_common

#: The sorts of YAML files that have a schema: a test holds them against `workshop.schemas`.
SORTS = (
    "catalogue", "component", "layout", "card-sizes", "papers", "materials", "box", "die",
    "printer", "machine", "preflight", "export", "balance",
)  # fmt: skip


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
