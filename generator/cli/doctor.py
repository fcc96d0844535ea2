"""`deckproof doctor`: what this machine has and lacks."""

from __future__ import annotations

import sys

import click

from generator.cli.run import Run, takes_common


@click.command()
@takes_common
def doctor(run: Run) -> None:
    """What this machine lacks, and how to fix it."""
    from generator.workshop.doctor import examine

    found = list(examine(run.project))
    run.answer([vars(one) for one in found])
    for one in found:
        mark = "ok" if one.ok else "LACKS" if one.needed else "note"
        run.say(f"{mark:>5}  {one.what}: {one.found}")
        if not one.ok and one.fix:
            run.say(f"       fix: {one.fix}")
    if any(one.needed and not one.ok for one in found):
        sys.exit(3)
