"""Inks with names of their own, as wished for: `--spot gold=Foil --spot cut=CutContour`.

In: a job whose wishes name colours of the deck's palette. Out: those colours with the names of
their inks, and the cut of each page as a line; a UserError for a colour that there isn't.
"""

from __future__ import annotations

from collections.abc import Iterable

from generator.colour import parts
from generator.deck import Card
from generator.drawing.drawing import Path
from generator.drawing.outlines import rounded
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.exports.job import Job
from generator.units import PT_PER_MM, Box, Size

#: What stands for the cut line among the wishes.
CUT = "cut"


def named(job: Job) -> dict[tuple[int, ...], str]:
    """{red, green, blue: the ink's name}. Raises UserError for what is no colour of the deck."""
    palette = job.material.deck.catalogue.palette
    found: dict[tuple[int, ...], str] = {}
    for colour, ink in job.spots.items():
        if colour == CUT:
            continue
        if colour not in palette:
            raise UserError(
                Problem(
                    f"{colour!r} is no colour of {job.game}",
                    key="--spot",
                    expected=f"colours: {listed([CUT, *palette])}",
                    hint=did_you_mean(colour, [CUT, *palette]),
                )
            )
        found[parts(palette[colour])] = ink
    return found


def refuse_unseen(job: Job, seen: Iterable[str]) -> None:
    """Raises UserError for an ink that nothing in the file is painted with."""
    there = set(seen)
    for colour, ink in job.spots.items():
        if ink not in there:
            raise UserError(
                Problem(f"{colour}={ink}: nothing here is painted in this colour", key="--spot")
            )


def cuts(cards: Iterable[Card], page: Size, trim: Box) -> list[Path]:
    """The cut of both pages of every copy, in points, y up."""
    found = []
    for card in cards:
        to_points = (PT_PER_MM, 0.0, 0.0, -PT_PER_MM, 0.0, page.h * PT_PER_MM)
        line = rounded(trim, card.stock.corner).path().through(to_points)
        found += [line] * (2 * card.copies)
    return found
