"""One thing made of each game, and noted in its manifest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from generator.cli.run import Run, bar, few
from generator.inks import FULL_INK

if TYPE_CHECKING:
    from generator.manifest import Step
    from generator.product import Product
    from generator.workshop.open_game import OpenGame


def each(
    run: Run,
    games: tuple[str, ...],
    variant: str | None,
    step: Step,
    make: Callable[[OpenGame], Product],
    ink: str = FULL_INK,
    **options: object,
) -> None:
    """Makes one thing of each game and notes it in the game's manifest. A game that can't be
    opened, or lacks the variant or the ink, is told before anything is made."""
    from generator.workshop.open_game import OpenGame, games_of, keep

    made: dict[str, list[str]] = {}
    wanted = games_of(run.project, games)
    opened = [OpenGame(run.project, slug, variant, ink) for slug in wanted]
    for game in opened:
        game.deck  # noqa: B018  (reading it is what finds the faults)
    with bar(run) as progress:
        for done, slug in enumerate(wanted, 1):
            game = opened.pop(0)
            product = make(game)
            made[slug] = [str(path) for path in keep(game, step, product, **options)]
            for notice in product.notices:
                click.echo(f"notice: {slug}: {notice}", err=True)
            progress(done, len(wanted), f"{slug} {step.name}")
    run.answer({"made": made})
    for files in made.values():
        run.say("\n".join(few(files)))
