"""Commands that make things: everything at once, cards, rulebooks."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Literal

import click

from generator.cli.each import each
from generator.cli.options import takes_games, takes_ink, takes_variant
from generator.cli.run import Run, bar, takes_common
from generator.errors import UserError
from generator.project import Project

#: The eyes of `faces.vision`, told here so that the command needn't load it to say what it takes.
EYES = ("protanopia", "deuteranopia", "tritanopia", "greyscale")
#: So many findings of a game a build tells itself; `check` tells all.
_SHOWN = 5


@click.command()
@takes_games
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes (default: one a core).")
@click.option(
    "--ink",
    "inks",
    multiple=True,
    metavar="NAME",
    help="Also print in this ink, such as low (a third of the ink); kept up to date from then on.",
)
@takes_common
def build(run: Run, games: tuple[str, ...], jobs: int | None, inks: tuple[str, ...]) -> None:
    """Make everything that changed, from cards to rulebooks.

    Cards, sheets, components, rulebooks, the report of the checks, and a page that shows it all.
    """
    from generator.workshop.build import build as build_all
    from generator.workshop.open_game import games_of

    wanted = games_of(run.project, games)
    with bar(run) as progress:
        built = build_all(run.project, wanted, progress, jobs, inks)
    for notice in built.notices:
        click.echo(f"notice: {notice}", err=True)
    if built.problems:
        raise UserError(built.problems)
    run.answer(
        {
            "made": built.made,
            "kept": built.kept,
            "errors": {game: len(found) for game, found in built.findings.items()},
            "gallery": str(built.gallery) if built.gallery else None,
        }
    )
    run.say(_what_lies_where(run.project, wanted, len(built.made), built.kept))
    for game, found in built.findings.items():
        for finding in found[:_SHOWN]:
            click.echo(f"error {finding}", err=True)
        if len(found) > _SHOWN:
            more = f"{len(found) - _SHOWN} more; 'deckproof check {game}' tells all"
            click.echo(f"error {game}: {more}", err=True)
    if built.lacking:
        raise UserError(built.lacking)
    if any(built.findings.values()):
        sys.exit(1)


def _what_lies_where(project: Project, games: list[str], made: int, kept: int) -> str:
    here = Path.cwd()
    output = (
        project.output.relative_to(here) if project.output.is_relative_to(here) else project.output
    )
    lines = [f"Made {made} steps, {kept} were up to date. In {output}/:"]
    lines.append("  index.html                  all faces and files; open it in a browser")
    for game in games:
        lines.append(f"  {game + '/':<27} sheets-a4.pdf, sheets-letter.pdf, rulebook.pdf, cards/")
    lines += [
        "Print the sheets at 100 % (actual size), double-sided, flipped on the long edge, on stiff",
        "paper; the ruler at the sheet's edge must measure 50 mm. Then cut along the marks.",
    ]
    return "\n".join(lines)


@click.command()
@takes_games
@click.option("--dpi", type=click.FloatRange(36, 2400), default=300, show_default=True)
@click.option("--bleed", is_flag=True, help="With the bleed, as print services want it.")
@click.option(
    "--simulate",
    "eye",
    type=click.Choice(EYES),
    help="As such an eye, or a grey printer, sees them; into a folder of their own.",
)
@click.option("--contact", is_flag=True, help="Instead the whole deck on one picture.")
@takes_variant
@takes_ink
@takes_common
def cards(
    run: Run,
    games: tuple[str, ...],
    dpi: float,
    bleed: bool,
    eye: str | None,
    contact: bool,
    variant: str | None,
    ink: str,
) -> None:
    """One PNG a distinct face and back."""
    from generator.manifest import Step
    from generator.workshop.open_game import OpenGame

    step, options = Step("cards", form=eye or "", ink=ink), {"dpi": dpi, "bleed": bleed}
    make = partial(OpenGame.cards, dpi=dpi, bleed=bleed)
    if contact:
        step, options = Step("contact", form=eye or "", ink=ink), {}
        make = partial(OpenGame.contact, eye=eye)
    elif eye:
        make = partial(OpenGame.seen, eye=eye, dpi=dpi, bleed=bleed)
    each(run, games, variant, step, make, ink, **options)


@click.command()
@takes_games
@click.option(
    "--format",
    "form",
    type=click.Choice(["pdf", "html", "booklet"]),
    default="pdf",
    show_default=True,
)
@click.option("--paper", multiple=True, type=click.Choice(["a4", "letter"]), help="Default: both.")
@takes_common
def rulebook(
    run: Run,
    games: tuple[str, ...],
    form: Literal["pdf", "html", "booklet"],
    paper: tuple[str, ...],
) -> None:
    """The rulebook to read, or to fold as a booklet."""
    from generator.manifest import Step
    from generator.workshop.open_game import PAPERS, OpenGame

    for name in (paper or PAPERS)[: 1 if form == "html" else None]:
        step = Step("rulebook", name, "" if form == "pdf" else form)
        each(run, games, None, step, partial(OpenGame.rulebook, paper=name, form=form))
