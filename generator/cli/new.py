"""`deckproof new`: a project of one's own."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.run import Run, takes_json, takes_quiet
from generator.project import Project


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@takes_json
@takes_quiet
def new(folder: Path, as_json: bool, quiet: bool) -> None:
    """Make a project of your own, with a small working deck."""
    from generator.workshop.starter import new_project

    files = new_project(folder)
    run = Run(Project.find(folder), as_json, quiet)
    run.answer({"folder": str(folder), "files": [str(file) for file in files]})
    run.say(f"Made {folder} with a deck of two kinds of cards. Now:")
    run.say(f"  cd {folder}")
    run.say("  deckproof build")
