"""`deckproof layouts`: the faces that we ship for any deck, shown and copied."""

from __future__ import annotations

import click

from generator.cli.run import Run, takes_common


@click.command()
@click.argument("what", type=click.Choice(["copy"]), required=False)
@click.argument("name", required=False)
@click.option("--as", "as_", default="", metavar="NEW", help="Copy it under another name.")
@takes_common
def layouts(run: Run, what: str | None, name: str | None, as_: str) -> None:
    """The faces that we ship for any deck.

    Lists them, and paints a page that shows each on cards of several sizes. 'deckproof layouts copy
    NAME' puts one into the project's templates/faces/, to be changed there; no file that is there
    is overwritten.
    """
    from generator.workshop import layouts as workshop

    if what == "copy":
        if not name:
            raise click.UsageError("'copy' needs the name of a layout.")
        _copy(run, name, as_)
        return
    found = workshop.shipped(run.project)
    page = workshop.show(run.project)
    run.answer(
        {
            "layouts": [{"name": one.name, "about": one.about, "own": one.own} for one in found],
            "page": str(page),
        }
    )
    width = max(len(one.name) for one in found)
    for one in found:
        own = " (this project has its own)" if one.own else ""
        run.say(f"{one.name:<{width}}  {one.about}{own}")
    run.say(f"\nPictures of them: {page}")
    run.say("To use one, write 'layout: NAME' into a catalogue.")


def _copy(run: Run, name: str, as_: str) -> None:
    from generator.workshop import layouts as workshop

    target = workshop.copy(run.project, name, as_)
    parent = workshop.extended(run.project, target)
    run.answer({"layout": target.stem, "file": str(target), "extends": parent})
    run.say(f"Copied to {run.project.label(target)}: 'layout: {target.stem}' takes it from now on.")
    if parent:
        run.say(f"It extends {parent}, which is ours; copy that, too, to change what they share.")
