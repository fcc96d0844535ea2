"""Colours between colours, computed once so that no painter needs to blend."""

from __future__ import annotations

from generator.art import Colour
from generator.colour import parts


def mixed(one: str, other: str, share: float) -> Colour:
    """`share` of `one` and the rest of `other`, channel by channel: mixed(ink, paper, 0.3)."""
    both = zip(parts(one), parts(other), strict=True)
    return Colour(
        "#{:02X}{:02X}{:02X}".format(*(round(a * share + b * (1 - share)) for a, b in both))
    )
