"""`deckproof trust`: lets the engines in a project's own `rules/` run, or no longer."""

from __future__ import annotations

import click

from generator.cli.run import Run, takes_common
from generator.errors import Problem, UserError


@click.command()
@click.option("--revoke", is_flag=True, help="Take it back: nothing of this folder runs any more.")
@takes_common
def trust(run: Run, revoke: bool) -> None:
    """Let this project's own Python run: this folder, this content.

    A project is data, and building one that somebody gave you runs nothing of it. Engines in its
    rules/ folder are programs, which can do what you can do: read them, then trust them. As soon as
    a file there changes, you are asked again.
    """
    from generator import rules
    from generator.rules import own
    from generator.rules import trust as trusting

    if run.project.lent:
        raise UserError(
            Problem(
                "is not a project: it has no cards/ folder",
                file=".",
                hint="go to the project's folder, or name it with --project",
            )
        )
    home = run.project.root
    if revoke:
        there = trusting.revoke(home)
        run.answer({"folder": str(home), "trusted": False, "was": there})
        run.say(f"{home} is no longer trusted." if there else f"{home} was not trusted.")
        return
    found = trusting.trust(home)
    engines = own.names(home)
    hidden = [name for name in engines if not rules.is_own(name, home)]
    run.answer(
        {
            "folder": str(found.home),
            "trusted": True,
            "sha256": found.digest,
            "engines": list(engines),
            "hidden": hidden,
            "files": [{"file": f"{trusting.FOLDER}/{name}", "bytes": len(data)}
                      for name, data in sorted(found.files.items())],
        }
    )  # fmt: skip
    total = sum(map(len, found.files.values()))
    run.say(f"Trusted: these files of {found.home} may run, as they are now ({total:,} bytes).")
    for name, data in sorted(found.files.items()):
        run.say(f"{len(data):>9,}  {trusting.FOLDER}/{name}")
    run.say(f"Engines: {', '.join(engines) or 'none'}. Once a file changes, you are asked again.")
    for name in hidden:
        click.echo(f"notice: {name} is never taken from {trusting.FOLDER}/: a game of ours or of "
                   "an installed package is called so", err=True)  # fmt: skip
