"""One thing made of each game, and noted in its manifest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from generator.cli.run import Run, bar, few

if TYPE_CHECKING:
    from generator.workshop.open_game import OpenGame, Result


def each(
    run: Run,
    games: tuple[str, ...],
    variant: str | None,
    step: str,
    make: Callable[[OpenGame], Result],
    ink: str = "full",
    **options: object,
) -> None:
    """Makes one thing of each game and notes it in the game's manifest. A game that can't be
    opened, or lacks the variant or the ink, is told before anything is made."""
    from generator.manifest import inked
    from generator.workshop import open_game as press

    made: dict[str, list[str]] = {}
    wanted = press.games(run.project, games)
    opened = [press.OpenGame(run.project, slug, variant, ink) for slug in wanted]
    for game in opened:
        game.deck  # noqa: B018  (reading it is what finds the faults)
    with bar(run) as progress:
        for done, slug in enumerate(wanted, 1):
            game = opened.pop(0)
            result = make(game)
            press.note(game, inked(step, ink), result, **options)
            made[slug] = [str(path) for path in result.files]
            for notice in result.notices:
                click.echo(f"notice: {slug}: {notice}", err=True)
            progress(done, len(wanted), f"{slug} {step}")
    run.answer({"made": made})
    for files in made.values():
        run.say("\n".join(few(files)))
