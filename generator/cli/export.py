"""`deckproof export`: files for print services and virtual tables."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.cli import complete
from generator.cli.options import takes_games, takes_ink, takes_variant
from generator.cli.place import Place
from generator.cli.run import Run, bar, few, takes_common, tell
from generator.errors import UserError

if TYPE_CHECKING:
    from generator.checks.findings import Finding


@click.command()
@takes_games
@click.option(
    "--to",
    "targets",
    multiple=True,
    metavar="NAME",
    help="Where to; repeatable.",
    shell_complete=complete.exports,
)
@click.option("--list", "show", is_flag=True, help="The services and tables that there are.")
@click.option(
    "--icc",
    type=Place(folders=False),
    help="Your press' ICC profile, for a PDF in its inks.",
)
@click.option(
    "--spot",
    "spots",
    multiple=True,
    metavar="COLOUR=INK",
    help="An ink of its own for a colour of the deck, or for the line of the cut: gold=Foil, "
    "cut=CutContour; repeatable.",
)
@click.option("--base-url", metavar="URL", help="Where a virtual table will find the pictures.")
@takes_variant
@takes_ink
@takes_common
def export(
    run: Run,
    games: tuple[str, ...],
    targets: tuple[str, ...],
    show: bool,
    icc: Path | None,
    spots: tuple[str, ...],
    base_url: str | None,
    variant: str | None,
    ink: str,
) -> None:
    """Files for print services and virtual tables.

    Each is opened again and compared with the cards before the command is done.
    """
    from generator import profiles
    from generator.errors import Problem, listed
    from generator.workshop.exports import export_games

    names = profiles.names(run.project)
    known = {name: profiles.load(run.project, name) for name in (names if show else targets)}
    if show:
        run.answer({name: asdict(profile) for name, profile in known.items()})
        for name, profile in known.items():
            run.say(f"{name:<20}{profile.title}: {profile.about}")
        return
    if not known:
        raise UserError(Problem("names no target", key="--to", expected=listed(names)))
    inks = dict(map(_spot, spots))
    made: dict[str, dict[str, list[str]]] = {}
    found: list[Finding] = []
    with bar(run) as progress:
        for slug, profile, exported in export_games(
            run.project, games, list(known.values()), variant, ink, icc, base_url, inks, progress
        ):
            made.setdefault(slug, {})[profile.name] = [str(path) for path in exported.files]
            for notice in exported.notices:
                tell(f"notice: {slug}: {profile.name}: {notice}", err=True)
            for finding in exported.findings:
                tell(f"{slug}: {finding}", err=True)
            found += exported.findings
    ok = not any(finding.severity == "error" for finding in found)
    run.answer({"ok": ok, "made": made, "findings": [asdict(finding) for finding in found]})
    for by_target in made.values():
        for files in by_target.values():
            run.say("\n".join(few(files)))
    run.point_to_explain((finding.code for finding in found), err=True)
    if not ok:
        sys.exit(1)


def _spot(written: str) -> tuple[str, str]:
    """A colour, and the name of its ink. Raises UserError for what is no such pair."""
    from generator.errors import Problem

    colour, _, ink = (part.strip() for part in written.partition("="))
    if not colour or not ink or len(ink) > 100 or not ink.isprintable():
        raise UserError(Problem(f"{written!r} is no ink", key="--spot", expected="COLOUR=INK"))
    return colour, ink
