"""What a shell completes besides commands and options: games, exports, codes of findings.

In: Click's context of the half-written line. Out: the names that go on as it does; none, rather
than a message, where the project can't be read.
"""

from __future__ import annotations

from collections.abc import Iterable

import click

from generator.errors import DeckproofError
from generator.project import Project


def games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The project's games that aren't on the line yet."""
    taken = ctx.params.get(param.name or "") or ()
    return sorted(_going_on(incomplete, (one for one in _catalogues(ctx) if one not in taken)))


def exports(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The print services and virtual tables that the project knows."""
    from generator import profiles

    try:
        return _going_on(incomplete, profiles.names(_project(ctx)))
    except (DeckproofError, OSError):
        return []


def codes(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The codes of findings."""
    from generator.checks.findings import CODES

    return _going_on(incomplete, CODES)


def topics(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """What `deckproof help` tells of."""
    from generator.workshop.reference import REFERENCES

    return _going_on(incomplete, (one.topic for one in REFERENCES))


def _project(ctx: click.Context) -> Project:
    return Project.find(ctx.params.get("folder"))


def _catalogues(ctx: click.Context) -> list[str]:
    try:
        return list(_project(ctx).catalogues())
    except (DeckproofError, OSError):
        return []


def _going_on(incomplete: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]
