"""Options that several commands take, and what their words mean."""

from __future__ import annotations

from math import isfinite
from typing import Any

import click

from generator.cli import complete
from generator.errors import UserError


class Figure(click.FloatRange):
    """A number of a range, and never NaN, which lies outside none that Click knows."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        found = float(super().convert(value, param, ctx))
        if not isfinite(found):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return found


class Address(click.types.StringParamType):
    """Where a cluster is; an unset variable of a script is no address, and no wish for none."""

    name = "address"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not str(value).strip():
            self.fail("an address can't be empty.", param, ctx)
        return str(value)


takes_games = click.argument("games", nargs=-1, metavar="[GAME]...", shell_complete=complete.games)
takes_variant = click.option("--variant", help="A named part of the deck, such as the short deck.")

takes_agents = click.option(
    "--agents",
    multiple=True,
    metavar="NAME,...",
    help="random, or an agent that the game brings (ours: greedy, heuristic); one for all, or one "
    "a seat. Default: its best.",
)
takes_players = click.option(
    "--players", type=click.IntRange(1), help="Default: as few as can play."
)
takes_seed = click.option("--seed", type=int, help="Another seed, other games (default: 0).")
takes_jobs = click.option(
    "--jobs", type=click.IntRange(1, 64), help="Processes (default: one a core)."
)
takes_scheduler = click.option(
    "--scheduler",
    type=Address(),
    metavar="ADDRESS",
    help="Have the Dask cluster at this address (tcp://HOST:8786) do it, or a local one.",
)
takes_settings = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="A house rule of the game; may be given several times.",
)
takes_ink = click.option(
    "--ink",
    default="full",
    show_default=True,
    metavar="NAME",
    help="Colours to print with: full, low (a third of the ink) or another of the catalogue's.",
)
takes_printer = click.option(
    "--printer", metavar="NAME", help="A printer measured with 'deckproof calibrate'."
)
takes_machine = click.option(
    "--machine",
    metavar="NAME[:KEY=VALUE,...]",
    help="Lay the sheets for a cutting machine, silhouette or cricut, and write its cut paths. "
    "silhouette:marks=4,inset=16mm,length=7mm,thickness=1mm chooses its registration marks, "
    "larger=13mm a page declared larger than the paper.",
)


def length(option: str, written: str | None, most: float) -> float | None:
    """A length in mm of at most so many. Raises UserError."""
    from generator.errors import Problem
    from generator.units import BadLength, mm

    if written is None:
        return None
    try:
        found = mm(written)
    except BadLength as error:
        raise UserError(Problem(error.reason, key=option, hint=error.hint)) from None
    if not 0 <= found <= most:
        raise UserError(
            Problem(f"{written} is out of range", key=option, expected=f"0mm to {most:g}mm")
        )
    return found


def places(option: str, written: str | None) -> tuple[int, ...]:
    """Numbers with commas between. Raises UserError."""
    from generator.errors import Problem

    try:
        return tuple(int(part) for part in (written or "").split(",") if part.strip())
    except ValueError:
        raise UserError(
            Problem(f"{written!r} are not numbers", key=option, expected="such as 1,2,5")
        ) from None


def listed(names: tuple[str, ...]) -> list[str]:
    """Names given one by one, or several with commas or spaces."""
    return " ".join(names).replace(",", " ").split()
