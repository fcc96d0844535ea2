"""`deckproof build`: everything at once, and only what changed."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from generator.cli.options import takes_games, takes_jobs, takes_scheduler
from generator.cli.run import Run, bar, takes_common, tell
from generator.errors import UserError, told
from generator.project import Project

#: What each game has; what else ends so are its components, on the same papers.
_KNOWN = {"sheets-a4.pdf", "rulebook-a4.pdf"}
#: So many findings of a game a build tells itself; `check` tells all.
_SHOWN = 5


@click.command()
@takes_games
@takes_jobs
@click.option(
    "--ink",
    "inks",
    multiple=True,
    metavar="NAME",
    help="Also print in this ink, such as low (a third of the ink); kept up to date from then on.",
)
@click.option(
    "--draft",
    is_flag=True,
    help="Sheets only, though cards have faults: these carry them in words. Never for play.",
)
@takes_scheduler
@takes_common
def build(
    run: Run,
    games: tuple[str, ...],
    jobs: int | None,
    inks: tuple[str, ...],
    draft: bool,
    scheduler: str | None,
) -> None:
    """Make everything that changed, from cards to rulebooks.

    Cards, sheets, components, rulebooks, the report of the checks, and a page that shows it all.
    """
    if draft:
        if scheduler:
            raise UserError("a draft is made here; leave out --scheduler")
        _draft(run, games)
        return
    from generator.workshop.build import build as build_all
    from generator.workshop.cluster.orders import makers
    from generator.workshop.draft import can_be_drafted
    from generator.workshop.open_game import games_of

    wanted = games_of(run.project, games)
    with bar(run) as progress, makers(scheduler, jobs) as crew:
        if crew is not None and not (run.json or run.quiet):
            tell(f"notice: the workers can be watched at {crew.dashboard}", err=True)
        built = build_all(run.project, wanted, progress, jobs, inks, crew)
    for notice in built.notices:
        tell(f"notice: {notice}", err=True)
    if built.problems:
        # A fault without a file was asked for on the command line, and one of a file that isn't
        # the project's is the disk's: a draft would have it too.
        in_files = any(one.file and not Path(one.file).is_absolute() for one in built.problems)
        drafts = [game for game in built.stopped if in_files and can_be_drafted(run.project, game)]
        if drafts and not run.quiet:
            anyway = f"'deckproof build {' '.join(drafts)} --draft'"
            click.echo(f"notice: {anyway} prints all other cards meanwhile", err=True)
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
            tell(f"error {finding}", err=True)
        if len(found) > _SHOWN:
            more = f"{len(found) - _SHOWN} more; 'deckproof check {game}' tells all"
            tell(f"error {game}: {more}", err=True)
    shown = [finding for found in built.findings.values() for finding in found[:_SHOWN]]
    if shown:
        from generator.checks.findings import CODES

        codes = (code for finding in shown for code in CODES if f"[{code}]" in finding)
        run.point_to_explain(codes, err=True)
    if built.lacking:
        raise UserError(built.lacking)
    if shown:
        sys.exit(1)


def _draft(run: Run, games: tuple[str, ...]) -> None:
    """Prints what can be printed, and says which cards have faults. Exits with 1 if any has."""
    from generator.workshop.draft import draft
    from generator.workshop.open_game import games_of

    with bar(run) as progress:
        made = draft(run.project, games_of(run.project, games), progress)
    run.answer(
        {
            one.game: {
                "ready": False,
                "files": [str(file) for file in one.files],
                "faulty": {name: [str(p) for p in told] for name, told in one.faulty.items()},
            }
            for one in made
        }
    )
    for one in made:
        run.say(f"Draft of {one.game}, not ready for play:")
        run.say("\n".join(f"  {file}" for file in one.files))
        if one.faulty:
            cards = sum(not name.startswith("back-") for name in one.faulty)
            some = f"{cards} of {one.distinct} cards" if cards else "backs"
            run.say(f"  {some} can't be drawn and carry their faults instead.")
        else:
            run.say(f"  No card has a fault: 'deckproof build {one.game}' makes the deck.")
        for line in told(one.problems):
            tell(f"error {line}", err=True)
    if any(one.faulty for one in made):
        sys.exit(1)


def _what_lies_where(project: Project, games: list[str], made: int, kept: int) -> str:
    here = Path.cwd()
    output = (
        project.output.relative_to(here) if project.output.is_relative_to(here) else project.output
    )
    lines = [f"Made {made} steps, {kept} were up to date. In {output}/:"]
    lines.append("  index.html                  all faces and files; open it in a browser")
    for game in games:
        there = (project.output / game / "rulebook.pdf").is_file()
        book = "rulebook.pdf, " if there else ""
        lines.append(f"  {game + '/':<27} sheets-a4.pdf, sheets-letter.pdf, {book}cards/")
        parts = sorted(path.name for path in (project.output / game).glob("*-a4.pdf"))
        others = [name for name in parts if name not in _KNOWN]
        if others:
            lines.append(f"  {'':<27} {', '.join(others)}")
    lines += [
        "Print the sheets at 100 % (actual size), double-sided, flipped on the long edge, on stiff",
        "paper; the ruler at the sheet's edge must measure 50 mm. Then cut along the marks.",
    ]
    return "\n".join(lines)
