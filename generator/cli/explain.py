"""`deckproof explain`: what a finding means, what it looks like, how to fix it."""

from __future__ import annotations

from dataclasses import asdict
from shutil import get_terminal_size
from textwrap import fill

import click

from generator.cli import complete
from generator.cli.run import Run, takes_common


@click.command()
@click.argument("code", required=False, shell_complete=complete.codes)
@takes_common
def explain(run: Run, code: str | None) -> None:
    """What a finding means, an example, and how to fix it.

    CODE is the word in brackets at a finding's end; without one, all codes are listed.
    """
    from generator.checks.explanations import every, explained

    if code is None:
        found = every()
        run.answer([asdict(one) for one in found])
        width = max(len(one.code) for one in found)
        for one in found:
            run.say(f"{one.code:<{width}}  {one.means}")
        return
    one = explained(code)
    run.answer(asdict(one))
    width = min(get_terminal_size().columns, 100)
    run.say(fill(f"{one.code}: {one.means}.", width))
    run.say("\n" + fill(one.about, width))
    run.say(f"\nFor example:\n  {one.example}\n")
    run.say(fill(f"To fix it: {one.fix}", width))
