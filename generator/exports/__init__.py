"""Exports: print services, virtual tables, print and play.

`export` makes one target of one game. What a target wants stands in its profile
(templates/profiles/exports/); here is one module a family of targets. A new service of a family
that is here is a YAML file; a new family is a module with `export` and a line in `FAMILIES`.
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.exports import (
    bundle,
    cockatrice,
    grid,
    howto,
    octgn,
    order,
    pages,
    pcio,
    pictures,
    playground,
    singles,
    tabletop,
    vassal,
)
from generator.exports.job import Exporter, File, Job, Made, Printed

__all__ = ["FAMILIES", "Job", "Made", "Printed", "export"]

FAMILIES: dict[str, Exporter] = {
    "pictures": pictures.export,
    "pages": pages.export,
    "order": order.export,
    "tabletop-simulator": tabletop.export,
    "playingcards-io": pcio.export,
    "grid": grid.export,
    "singles": singles.export,
    "tabletop-playground": playground.export,
    "cockatrice": cockatrice.export,
    "octgn": octgn.export,
    "vassal": vassal.export,
    "print-and-play": bundle.export,
}


def export(job: Job) -> Made:
    """The export's files. Raises UserError for what the target can't take."""
    made = Made()
    for name, data in _files(job, made):
        made.files[name] = data
    return made


def _files(job: Job, made: Made) -> Iterator[File]:
    """The family's files, and how to use them if the profile says so."""
    yield from FAMILIES[job.profile.family](job, made)
    if job.profile.steps:
        yield howto.HOW_TO, howto.how_to(job, made).encode()
