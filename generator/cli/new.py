"""`deckproof new`: a project of one's own."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.place import Place
from generator.cli.run import Run, takes_budgets, takes_json, takes_quiet
from generator.project import Project

#: What to type first in a project with an engine, and what it does.
_WITH_RULES = (
    ("deckproof build", "cards, sheets and the rulebook, in output/"),
    ("deckproof check", "proves them against the engine"),
    ("deckproof simulate", "plays a thousand games"),
    ("deckproof play", "plays one with you"),
    ("deckproof simulate --claims", "settles a claim for the rulebook"),
    ("python -m pytest", "tries the engine against its contract and its rules"),
)


@click.command()
@click.argument("folder", type=Place())
@click.option("--rules", is_flag=True, help="With a rules engine of its own, in Python.")
@click.option("--title", default="", help="The game's title; its files are called after it.")
@click.option("--blank", is_flag=True, help="With a single card instead of a small deck.")
@takes_json
@takes_quiet
@takes_budgets
def new(folder: Path, rules: bool, title: str, blank: bool, as_json: bool, quiet: bool) -> None:
    """Make a project of your own, with a small working deck.

    With --rules it has an engine, too, which check, simulate and play ask. What this command writes
    there is trusted, until you change it. With --blank it has one card, and nothing to take out.
    """
    if rules and blank:
        raise click.UsageError("--rules brings an engine for its deck, and --blank has none.")
    from generator.workshop.starter import new_project, trust_what_we_wrote

    files = new_project(folder, rules, title, blank)
    run = Run(Project.find(folder), as_json, quiet)
    answer = {"folder": str(folder), "files": [str(file) for file in files]}
    if not rules:
        run.answer(answer)
        deck = "a deck of one card" if blank else "a deck of two kinds of cards"
        run.say(f"Made {folder} with {deck}. Now:")
        run.say(f"  cd {folder}")
        run.say("  deckproof build")
        return
    trusted = trust_what_we_wrote(folder)
    run.answer({**answer, "trusted": trusted})
    run.say(f"Made {folder} with a small game and its rules engine, rules/garden/.")
    if trusted:
        run.say("The engine is trusted just as it was written here. Once you change it, you are")
        run.say("asked, and 'deckproof trust' lets it run again. Now:")
    else:
        run.say("That it may run couldn't be remembered: 'deckproof trust' says why. Now:")
    run.say(f"  cd {folder}")
    for command, does in _WITH_RULES:
        run.say(f"  {command:<29}{does}")
